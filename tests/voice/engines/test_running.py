"""An outside program is given its text on standard input and is gone after it, however it behaves."""

from __future__ import annotations

import json
from threading import Thread

import pytest

from companion.voice.engines.port import Errand, Mute
from companion.voice.engines.running import run, stamp
from tests.voice.engines.standins import FAILS, HANGS, NOTHING, WRAPPED, Pipes, program

ECHO = 'tell(words=sys.argv[1:], text=sys.stdin.read(), utf8=os.environ["PYTHONUTF8"])'


class Rendering(Thread):
    """In a thread of its own, as speech is rendered; what comes of it is looked at after it has ended."""

    def __init__(self, command, errand):
        super().__init__()
        self._command, self._errand, self.why = command, errand, ""

    def run(self):
        try:
            run(self._command, "Anna plays.", self._errand, seconds=60)
        except Mute as fault:
            self.why = str(fault)


def test_the_text_is_read_from_standard_input_and_never_is_an_argument(tmp_path):
    text = '-v ru --version "; rm -rf $HOME` Анна\u202f: «é»'
    run([str(program(tmp_path, "echo", ECHO)), "-x"], text, Errand())
    assert json.loads((tmp_path / "called.json").read_text(encoding="utf-8")) == {"words": ["-x"], "text": text + "\n", "utf8": "1"}


def test_a_program_that_fails_is_mute_and_its_last_words_are_told(tmp_path):
    with pytest.raises(Mute, match=r"^failing ended with 3 \(no such voice\)$"):
        run([str(program(tmp_path, "failing", FAILS))], "Anna plays.", Errand())


def test_last_words_that_quote_what_was_to_be_said_are_not_told(tmp_path):
    echoes = "print('cannot say:', input().upper(), file=sys.stderr); sys.exit(3)"
    with pytest.raises(Mute, match=r"^echoing ended with 3$"):
        run([str(program(tmp_path, "echoing", echoes))], "Anna plays.", Errand())


def test_a_program_that_reads_nothing_does_not_hold_anybody_up(tmp_path):
    run([str(program(tmp_path, "deaf", "sys.exit(0)"))], "Anna plays. " * 100_000, Errand())


@pytest.mark.parametrize("name", ["missing", "no\0name"])
def test_a_program_that_is_not_there_is_mute(name, tmp_path):
    with pytest.raises(Mute, match="cannot be started"):
        run([f"{tmp_path}/{name}"], "Anna plays.", Errand())


def test_what_is_no_program_is_mute(tmp_path):
    (tmp_path / "text").write_text("no program", encoding="utf-8")
    with pytest.raises(Mute, match=r"text cannot be started \(Permission denied\)"):
        run([str(tmp_path / "text")], "Anna plays.", Errand())


@pytest.mark.parametrize("text", [HANGS, WRAPPED], ids=["itself", "through another program"])
def test_a_program_that_hangs_is_ended_from_another_thread_with_all_that_it_started(text, tmp_path):
    pipes, errand = Pipes(tmp_path), Errand()
    rendering = Rendering([str(program(tmp_path, "hanging", text)), "more"], errand)
    rendering.start()
    pipes.wait_until_it_runs()
    errand.call_off()
    pipes.wait_until_it_is_gone()
    rendering.join()
    assert rendering.why == "hanging was called off"


def test_a_program_that_takes_longer_than_anybody_waits_is_ended(tmp_path):
    Pipes(tmp_path)  # at one of which it waits for somebody who never comes
    slow = program(tmp_path, "slow", HANGS)
    with pytest.raises(Mute, match=r"^slow took longer than 0\.05 seconds$"):
        run([str(slow)], "Anna plays.", Errand(), seconds=0.05)


def test_what_was_called_off_before_never_begins(tmp_path):
    errand = Errand()
    errand.call_off()
    with pytest.raises(Mute, match=r"^missing was called off$"):  # nobody has seen that it is not there
        run([str(tmp_path / "missing")], "Anna plays.", errand)


def test_an_errand_that_is_called_off_between_begin_and_start_is_ended_at_once():
    errand, ended = Errand(), []
    errand.call_off()
    with errand.ended_by(lambda: ended.append("at once")):
        assert ended == ["at once"]


def test_what_was_over_before_it_was_called_off_is_not_ended():
    errand, ended = Errand(), []
    with errand.ended_by(lambda: ended.append("too late")):
        pass
    errand.call_off()
    assert (errand.is_off, ended) == (True, [])


def test_a_file_has_another_stamp_once_it_is_another_one(tmp_path):
    file = tmp_path / "voice"
    assert stamp(file) == ""
    file.write_bytes(b"one")
    one = stamp(file)
    assert stamp(file) == one
    file.write_bytes(b"other")
    assert stamp(file) != one


def test_a_program_may_write_nothing_and_end_well(tmp_path):
    run([str(program(tmp_path, "silent", NOTHING))], "Anna plays.", Errand())
