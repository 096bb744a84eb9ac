"""Where text leaves: nothing foreign in it is an order to the terminal, and our own orders are."""

from __future__ import annotations

import json
import logging
import sys

from companion.app.logs import logged
from companion.system.logs import LOG
from companion.system.outlet import Outlet, complain, outlets, replacing, write_codes
from companion.system.paper import Paper
from tests.cli.running import Stream

TITLE = "\x1b]0;x\a"
SEEN = "\\u001b]0;x\\u0007"


def standard(monkeypatch):
    out, err = Stream(is_terminal=True), Stream()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    return out, err


def test_whoever_prints_while_a_command_runs_prints_what_is_visible(monkeypatch):
    out, err = streams = standard(monkeypatch)
    with outlets():
        print(f"a {TITLE}")
        sys.stdout.writelines([f"b {TITLE}\n", "c\n"])
        sys.stderr.write(f"d {TITLE}\n")
        assert (sys.stdout.isatty(), sys.stdout.encoding) == (True, "utf-8")
    assert (sys.stdout, sys.stderr) == streams
    assert (out.written(), err.written()) == (f"a {SEEN}\nb {SEEN}\nc\n", f"d {SEEN}\n")


def test_a_command_within_another_is_let_out_once(monkeypatch):
    streams = standard(monkeypatch)
    with outlets(), outlets():
        print(TITLE)
        write_codes(sys.stdout, "\x1b[H")
    assert streams[0].written() == f"{SEEN}\n\x1b[H"


def test_a_stream_that_the_shell_closed_stays_closed(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    with outlets():
        complain("nobody hears this")
        assert sys.stderr is None


def test_letters_that_a_terminal_does_not_have_are_told_by_their_number_and_json_keeps_its_value(monkeypatch):
    out = Stream(encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    with outlets():
        print(json.dumps({"name": "Ёж 🦔"}, ensure_ascii=False))
        replacing(sys.stdout)
        print("Ёж")
    row, page = out.written().splitlines()
    assert (json.loads(row), page) == ({"name": "Ёж 🦔"}, "??")


def test_paper_colours_what_was_made_visible(monkeypatch):
    streams = standard(monkeypatch)
    monkeypatch.setenv("TERM", "xterm")
    with outlets():
        paper = Paper(sys.stdout)
        paper.write(f"Anna{TITLE} \u202egoes\nforged", "turn")
        paper.whole(f"rm {TITLE}\nforged")
        paper.draw([f"| {TITLE} |\rforged"], [f"pile{TITLE}"])
        paper.begin(f"{TITLE}> ")
    assert streams[0].written() == (
        f"\x1b[1mAnna{SEEN} \\u202egoes forged\x1b[0m\nrm {SEEN}\\nforged\n\n| {SEEN} |\\rforged\n    pile{SEEN}\n\n{SEEN}> "
    )


def test_paper_is_safe_on_any_stream_and_keeps_spaces_together():
    out = Stream()
    paper = Paper(out)
    paper.write(f"{TITLE} {paper.kept('facedown play')}")
    assert out.written() == f"{SEEN} facedown play\n"


def test_a_complaint_is_one_line_and_its_places_come_below(monkeypatch):
    streams = standard(monkeypatch)
    complain(f"{TITLE}\nfacedown: all is well", "a\nb")
    assert streams[1].written() == f"facedown: {SEEN}\\nfacedown: all is well\na\nb\n"


def test_an_outlet_takes_what_a_stream_takes():
    out = Stream()
    assert Outlet(out).write("a\x1b") == 2


def test_a_message_in_a_log_is_one_line_whatever_it_names(tmp_path):
    with logged(str(tmp_path / "log")):
        LOG.warning("%s cannot be played: %s", f"a{TITLE}\u202e.ogg", "why\nERROR forged")
        try:
            int(TITLE)
        except ValueError as fault:
            LOG.error("%s fell", "a\nERROR forged", exc_info=fault)
    first, second, third, *places = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert (first, second, third) == (
        f"WARNING a{SEEN}\\u202e.ogg cannot be played: why\\nERROR forged",
        "ERROR a\\nERROR forged fell",
        "ValueError",
    )
    assert places
    assert logging.getLogger("facedown") is LOG
