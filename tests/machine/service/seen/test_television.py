"""The television sleeps while the table is empty and wakes at the next card or touch; time passes as the tests let it."""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from types import SimpleNamespace

import pytest

from companion.machine.computer import Ran
from companion.machine.service.power import Remote, Television
from companion.machine.this_computer import ThisComputer
from companion.pages.watching import Moment, TableWatched
from tests.machine.simulated import MadeUp

AFTER = 600.0
RESTING = Moment(0.0, "end", "en", is_shown=True, is_stirred=False, is_playing=False)
# As cec-ctl 1.22 tells it, and later ones; of what it says about the driver only this is looked at.
DRIVER = "Driver Info:\n\tDriver Name                : vc4_hdmi\n\tPhysical Address           : {}\n\tLogical Addresses          : 1 \n\n"
SENT = "\nTransmit from Playback Device 1 to {}:\n{} (0x00)\n\tSequence: 7 Tx Timestamp: 12.3s\n"
REFUSED = "\tTx, Not Acknowledged (4), Max Retries\n"
SILENCE = SENT.format("all (4 to 15)", "REQUEST_ACTIVE_SOURCE") + "\tTx, OK, Rx, Timeout\n"
SHOWS = (
    "\nTransmit from Playback Device 1 to all (4 to 15):\nREQUEST_ACTIVE_SOURCE (0x85)\n    Received from {}:\n    ACTIVE_SOURCE (0x82):\n"
    "\tphys-addr: {}\n\tSequence: 7 Tx Timestamp: 12.3s Rx Timestamp: 12.4s\n"
)


def table(*, is_over=False, is_paused=False):
    return TableWatched(1, SimpleNamespace(is_paused=is_paused), None, is_taken_up=False, is_over=is_over, is_kept=True)


def watched(*moments, lies=None):
    """What the television is told, each with the time of the moment."""
    told, now = [], [0.0]
    watcher = Television(AFTER, lambda order: told.append((now[0], order)), lies)
    for moment in moments:
        now[0] = moment.now
        watcher.watch(moment)
    return told


def at(seconds, moment=RESTING, **how):
    return replace(moment, now=float(seconds), **how)


def test_it_sleeps_after_so_long_without_anybody_and_wakes_with_the_first_touch():
    moments = [at(0), at(599), at(600), at(601), at(5000), at(5001, is_stirred=True), at(5600), at(5601)]
    assert watched(*moments) == [(600.0, "standby"), (5001.0, "wake"), (5601.0, "standby")]


def test_whoever_touches_something_in_time_is_never_interrupted():
    assert watched(*(at(second, is_stirred=second % 500 == 0) for second in range(0, 5000, 50))) == []


@pytest.mark.parametrize("resting", [table(is_over=True), table(is_paused=True)], ids=("over", "paused"))
def test_beside_a_match_that_is_over_or_paused_it_sleeps_as_well(resting):
    assert watched(at(0, table=resting), at(600, table=resting)) == [(600.0, "standby")]


@pytest.mark.parametrize("page", ["table", "menu"])
def test_while_a_match_is_played_it_never_sleeps_however_long_people_think(page):
    """Also where a page lies over it, which is no pause."""
    assert watched(*(at(second, table=table(), page=page) for second in range(0, 9000, 300))) == []


def test_a_match_that_goes_on_by_itself_wakes_it():
    assert watched(at(0), at(600), at(601, table=table(), is_playing=True)) == [(600.0, "standby"), (601.0, "wake")]


def test_the_time_counts_from_the_end_of_the_match():
    over = table(is_over=True)
    assert watched(at(0, table=table()), at(4000, table=table()), at(4001, table=over), at(4599, table=over), at(4600, table=over)) == [
        (4600.0, "standby")
    ]


def test_a_card_that_is_laid_or_taken_while_it_sleeps_wakes_it():
    lying = {0.0: 1, 700.0: 1, 800.0: 2, 1500.0: 1}
    now = [0.0]

    def moments():
        for seconds in (0.0, 600.0, 700.0, 800.0, 1400.0, 1500.0):
            now[0] = seconds
            yield at(seconds, table=table(is_over=True))

    def lies():
        return lying[max(one for one in lying if one <= now[0])]

    told = []
    watcher = Television(AFTER, told.append, lies)
    for moment in moments():
        watcher.watch(moment)
    assert told == ["standby", "wake", "standby", "wake"]


def test_the_mat_is_looked_at_twice_a_second_and_not_below_a_page_that_listens_itself():
    looks = []
    moments = [at(tenth / 10, page="pause", table=table(is_paused=True)) for tenth in range(100)]
    watched(*moments, *(at(20 + tenth / 10, page="enrol") for tenth in range(100)), at(40, table=table()), lies=lambda: looks.append(1))
    assert len(looks) == 20


# What is said to it.


class Cec(MadeUp):
    """Its `cec-ctl` answers each message as the television would."""

    def __init__(self, **answers):
        super().__init__()
        self.answers = {"request-active-source": SILENCE, "standby": SENT.format("TV (4 to 0)", "STANDBY"), "address": "1.0.0.0"} | answers
        self.answers.setdefault("image-view-on", SENT.format("TV", "IMAGE_VIEW_ON") + SENT.format("all", "ACTIVE_SOURCE"))

    def run(self, *words, seconds=4.0):
        self.ran.append(" ".join(words))
        (message,) = (name for name in ("request-active-source", "standby", "image-view-on") if f"--{name}" in words)
        match self.answers[message]:
            case Exception() as fault:
                raise fault
            case Ran() as ran:
                return ran
            case text:
                return Ran(0, ("" if "--skip-info" in words else DRIVER.format(self.answers["address"])) + text)


def told_to(cec, *orders):
    remote = Remote("/dev/cec1", "Facedown", cec)
    for order in orders:
        remote.carry_out(order)
    return cec.ran


FIRST = "cec-ctl --device /dev/cec1 --playback --osd-name Facedown "


def test_it_is_sent_to_sleep_and_woken_as_the_source_that_it_was():
    assert told_to(Cec(address="2.1.0.0"), "standby", "wake") == [
        FIRST + "--request-active-source",
        FIRST + "--skip-info --to 0 --standby",
        FIRST + "--to 0 --image-view-on --active-source phys-addr=2.1.0.0",
    ]


def test_what_was_not_put_to_sleep_is_not_woken():
    assert told_to(Cec(), "wake", "wake") == []
    assert len(told_to(Cec(), "standby", "wake", "wake")) == 3


def test_somebody_elses_picture_stays():
    """Someone looks at another source while the table stands there: neither standby nor, later, a change of the picture."""
    assert told_to(Cec(**{"request-active-source": SHOWS.format("Playback Device 2 (8)", "3.0.0.0")}), "standby", "wake") == [
        FIRST + "--request-active-source"
    ]
    assert told_to(Cec(**{"request-active-source": SHOWS.format("TV (0)", "0.0.0.0")}), "standby", "wake") == [
        FIRST + "--request-active-source"
    ]


def test_our_own_picture_does_not_keep_it_awake():
    asked = told_to(Cec(**{"request-active-source": SHOWS.format("Playback Device 1 (4)", "1.0.0.0")}), "standby")
    assert [one.partition("--")[2] for one in asked][-1].endswith("--standby")


FAILURES = {
    "no program": (Ran(None, err="No such file", is_missing=True), "there is no program cec-ctl; install it: sudo apt install v4l-utils"),
    "no right": (Ran(None, err="Permission denied"), "cec-ctl cannot be started (Permission denied)"),
    "no device": (
        Ran(1, err="Failed to open /dev/cec1: No such file or directory\n"),
        "Failed to open /dev/cec1: No such file or directory",
    ),
    "no word": (Ran(-11), "cec-ctl ended with -11"),
    "hangs": (Ran(None, is_late=True), "cec-ctl did not end within 15 seconds"),
    "anything": (ValueError("embedded null byte"), "ValueError"),
}


@pytest.mark.parametrize(("fault", "why"), FAILURES.values(), ids=FAILURES)
def test_what_fails_is_told_in_the_log_once_and_again_after_it_went_well(caplog, fault, why):
    cec = Cec(**{"request-active-source": fault})
    remote = Remote("/dev/cec1", "Facedown", cec)
    with caplog.at_level(logging.INFO, "facedown"):
        for _ in range(3):
            remote.carry_out("standby")
            remote.carry_out("wake")
        cec.answers["request-active-source"] = SILENCE
        remote.carry_out("standby")
        cec.answers["request-active-source"] = fault
        remote.carry_out("standby")
    complaint = f"the television does not obey (/dev/cec1): {why}"
    assert [one.getMessage() for one in caplog.records] == [complaint, "the television was sent to sleep", complaint]


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({"standby": SENT.format("TV", "STANDBY") + REFUSED}, "it did not take the message (Tx, Not Acknowledged (4), Max Retries)"),
        ({"address": "f.f.f.f"}, "no television is connected there"),
        ({"address": "?"}, "it does not say where on its line we are"),
        ({"standby": "\nAdapter is unconfigured, please configure it first.\n"}, "no address could be had on its line"),
    ],
)
def test_a_message_that_did_not_arrive_is_no_sleep_though_the_program_ends_well(caplog, answers, why):
    with caplog.at_level(logging.INFO, "facedown"):
        asked = told_to(Cec(**answers), "standby", "wake")
    assert [one.getMessage() for one in caplog.records] == [f"the television does not obey (/dev/cec1): {why}"]
    assert "image-view-on" not in asked[-1]


def test_the_real_program_is_run_in_a_thread_of_its_own(tmp_path, monkeypatch):
    """A stand-in for it, found on the path like any other."""
    log, fifo = tmp_path / "asked", tmp_path / "done"
    os.mkfifo(fifo)
    program = tmp_path / "cec-ctl"
    program.write_text(
        f'#!/bin/sh\necho "$@" >> {log}\n'
        'case "$*" in\n'
        f'*request*) printf "\\tPhysical Address           : 1.0.0.0\\n" ;;\n'
        f'*standby*) echo "Sequence: 1" ;;\n'
        f'*image*) printf "Sequence: 1\\nSequence: 2\\n"; echo done > {fifo} ;;\n'
        "esac\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    remote = Remote("/dev/cec0", "Facedown", ThisComputer())
    remote.put("standby")
    remote.put("wake")
    assert fifo.read_text() == "done\n"  # waits for it
    of_us = "--device /dev/cec0 --playback --osd-name Facedown"
    assert log.read_text().splitlines() == [
        f"{of_us} --request-active-source",
        f"{of_us} --skip-info --to 0 --standby",
        f"{of_us} --to 0 --image-view-on --active-source phys-addr=1.0.0.0",
    ]
