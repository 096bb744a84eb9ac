"""What is remembered of falls, also by the program that was started again; and how a fault of our own is named."""

from __future__ import annotations

import json
import logging

import pytest

from companion.cards.decks.files import find
from companion.machine.service import falls
from companion.machine.service.falls import Falls, boot_of
from companion.pages.watching import Moment
from companion.screen.fonts import font
from companion.system.logs import causes, told
from hardware.wire import Frames

IDLE = Moment(0.0, "home", "en", is_shown=True, is_stirred=False, is_playing=False)


class Machine:
    """On which the program is started again and again."""

    def __init__(self, tmp_path):
        self.path, self.at, self.boot, self.journal = tmp_path / "state" / "falls.json", 100.0, "first", "matches.db"

    def start(self):
        return Falls(self.path, self.journal, lambda: self.at, self.boot)

    def kill_in(self, match):
        self.start().begins(match)
        return self.start()


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_a_match_that_falls_once_goes_on_by_itself_and_after_the_second_time_it_waits(machine):
    falls = machine.start()
    for goes_on in (True, False, False):
        falls.begins(7)
        machine.at += 60.0
        falls.fell("K7QF")
        assert (falls.goes_on_by_itself(7), falls.goes_on_by_itself(8)) == (goes_on, True)


def test_falls_that_are_long_ago_count_no_more(machine):
    falls = machine.start()
    found = []
    for machine.at in (100.0, 700.0, 701.0):
        falls.begins(7)
        falls.fell("K7QF")
        found.append(falls.goes_on_by_itself(7))
    assert found == [True, True, False]


def test_four_falls_in_ten_minutes_are_many_whatever_was_played(machine):
    falls = machine.start()
    many = []
    for match in (None, 1, 2, None):
        if match is not None:
            falls.begins(match)
        falls.fell("K7QF")
        many.append(falls.are_many)
        machine.at += 100.0
    assert many == [False, False, False, True]
    machine.at += 250.0
    assert falls.are_many is False


def test_whoever_is_started_again_after_being_killed_knows_in_which_match_that_was(machine, caplog):
    with caplog.at_level(logging.INFO, "facedown"):
        falls = machine.kill_in(7)
    assert (falls.goes_on_by_itself(7), falls.match) == (True, None)
    assert [one.getMessage() for one in caplog.records] == ["the program ended in the middle of match 7"]
    falls.begins(7)
    machine.at += 30.0
    assert machine.start().goes_on_by_itself(7) is False


def test_falls_before_and_after_a_restart_are_counted_together(machine):
    falls = machine.start()
    falls.begins(7)
    falls.fell("K7QF")
    assert machine.kill_in(7).goes_on_by_itself(7) is False


def test_a_power_cut_is_no_fall(machine):
    machine.start().begins(7)
    machine.boot, machine.at = "second", 20.0
    machine.start().begins(7)
    machine.boot, machine.at = "third", 20.0
    falls = machine.start()
    assert (falls.goes_on_by_itself(7), falls.are_many) == (True, False)


def test_matches_of_another_journal_are_others(machine):
    machine.kill_in(7)
    machine.journal = "other.db"
    assert machine.kill_in(7).goes_on_by_itself(7) is True


def test_an_end_in_order_is_no_fall(machine):
    for _ in range(3):
        falls = machine.start()
        falls.begins(7)
        falls.watch(IDLE)  # somebody left the match
        assert falls.match is None
        falls.begins(8)
        falls.rests()
    assert (machine.start().goes_on_by_itself(7), machine.start().goes_on_by_itself(8)) == (True, True)


def test_the_file_is_written_only_when_something_changes(machine):
    falls = machine.start()
    falls.begins(7)
    machine.path.unlink()
    falls.begins(7)
    assert not machine.path.exists()
    falls.rests()
    machine.path.unlink()
    falls.rests()
    falls.watch(IDLE)
    assert not machine.path.exists()


@pytest.mark.parametrize(
    "content",
    [
        "", "[]", "{", "null", '{"version": 1}', "x" * 30_000,
        '{"version": 2, "journal": "matches.db", "boot": "first", "match": 7, "falls": []}',
        '{"version": 1, "journal": "matches.db", "boot": "first", "match": 7, "falls": [3]}',
        '{"version": 1, "journal": "matches.db", "boot": "first", "match": 7, "falls": [{"match": "7", "at": 1, "code": ""}]}',
    ],
)  # fmt: skip
def test_a_file_that_is_none_of_ours_stops_nobody_and_is_written_over(machine, content):
    machine.path.parent.mkdir(parents=True)
    machine.path.write_text(content)
    falls = machine.start()
    assert (falls.match, falls.are_many, falls.goes_on_by_itself(7)) == (None, False, True)
    falls.begins(7)
    assert json.loads(machine.path.read_text())["match"] == 7


def test_a_disk_that_takes_nothing_stops_nobody(machine):
    machine.path.parent.write_text("a file, where a folder should be")
    falls = machine.start()
    falls.begins(7)
    falls.fell("K7QF")
    falls.begins(7)
    falls.fell("K7QF")
    assert falls.goes_on_by_itself(7) is False


def test_without_a_record_it_is_remembered_as_long_as_the_program_runs():
    falls = Falls(None, "", lambda: 5.0, "first")
    falls.begins(1)
    falls.fell("K7QF")
    falls.begins(1)
    falls.fell("K7QF")
    assert falls.goes_on_by_itself(1) is False


def test_each_time_a_machine_is_switched_on_is_another_one(tmp_path):
    (tmp_path / "boot_id").write_text("e3b0c442-98fc\n")
    assert (boot_of(tmp_path / "boot_id"), boot_of(tmp_path / "nothing")) == ("e3b0c442-98fc", "")


# How a fault is named.


def caught(stumble):
    try:
        stumble()
    except Exception as fault:  # noqa: BLE001 - whatever it is
        return fault
    raise AssertionError


def divides():
    return 1 / 0


def looks_up(card):
    return {}[card]


def looks_up_elsewhere():
    return {}["eiffel-tower"]


def wraps():
    try:
        looks_up("eiffel-tower")
    except KeyError as fault:
        raise RuntimeError("330 m") from fault


def test_the_same_fault_at_the_same_place_has_the_same_code_whatever_it_met():
    one, other = (falls.code_of(caught(lambda card=card: looks_up(card))) for card in ("eiffel-tower", "big-ben"))
    assert one == other
    assert len({one, *(falls.code_of(caught(other)) for other in (divides, wraps, looks_up_elsewhere))}) == 4
    assert (len(one), set(one) <= set(falls.SIGNS)) == (4, True)


def test_what_is_told_names_kinds_and_places_the_first_cause_first_and_no_card():
    text = told(caught(wraps))
    lines = text.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == ["KeyError", "RuntimeError"]
    assert ("in looks_up" in text, text.count("eiffel-tower"), text.count("330 m")) == (True, 1, 1)  # as they stand in the program


def notices():
    try:
        Frames().feed(None)
    except Exception as fault:
        raise RuntimeError from fault


def test_the_part_is_the_innermost_of_ours_and_where_it_began_counts_more_than_where_it_was_noticed():
    stumbles = (lambda: font("a", "no face", 10), lambda: find(None), divides, notices)
    assert [falls.part_of(caught(one)) for one in stumbles] == ["screen", "referee", "referee", "mat"]


def test_a_fault_that_has_itself_as_its_cause_is_told_once():
    one, other = ValueError(), KeyError()
    one.__context__, other.__context__ = other, one
    assert causes(one) == (one, other)
