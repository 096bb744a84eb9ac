"""A match that is put aside and taken up again in one sitting: what went out stays out, and what did not goes out then (E4).

Rules of this file: all lines are there before the first is answered, so no news of the disk is heard between two of them.
"""

import io
import json
from random import Random

import pytest

from companion.app.lines import Matches, driven
from companion.app.matches import desk
from companion.core.referee.conduct import conducted
from companion.events import Pressed
from companion.protocol import loop
from companion.protocol.loop import Inbox, LineEntrance
from companion.protocol.table import LineTable
from companion.record.memory import MemoryStore
from tests.protocol.recorded import recorded
from tests.record.evenings import evening, said_of
from tests.record.stores import disk

SETUP, *ACTS = recorded(0)
ASIDE = {"put-aside": True}


class AtOnce:
    """In place of a thread that reads lines: all of them are read when it is started."""

    def __init__(self, target, args, name, daemon):
        self._read = lambda: target(*args)

    def start(self):
        self._read()


@pytest.fixture(autouse=True)
def _all_lines_are_there(monkeypatch):
    monkeypatch.setattr(loop, "Thread", AtOnce)


def in_memory(lines):
    return answered(lambda _: MemoryStore(), lines)


def on_disk(path, lines):
    return answered(lambda wake: disk(path, wake=wake), lines)


def answered(store_with, lines):
    """By one program from its start to its end."""
    out, inbox = io.BytesIO(), Inbox()
    store = store_with(inbox.wake)
    matches = Matches(desk(store), "en")
    lines_in = LineEntrance(LineTable(matches.begin, matches), inbox, out, matches.desk)
    driven(lines_in, inbox, io.BytesIO("".join(json.dumps(line) + "\n" for line in lines).encode()))
    store.close()
    return [json.loads(line) for line in out.getvalue().splitlines()]


def ids(rows):
    return [row["announce"]["id"] for row in rows if "announce" in row]


def on_record(store, number):
    return [one.id for entry in store.kept(number).entries for one in entry.said]


def test_a_match_that_is_put_aside_and_taken_up_at_once_says_nothing_again(tmp_path):
    lines = [SETUP, *ACTS[:6], ASIDE, {"resume": 1}, *ACTS[6:12], ASIDE, {"resume": 1}, {"press": "undo"}, {"press": "pause"}]
    assert on_disk(tmp_path / "matches", lines) == in_memory(lines)


def test_what_time_brings_while_a_match_is_put_aside_is_not_said_again(tmp_path):
    """It is announced by the line that puts the match aside."""
    played = next(number for number, line in enumerate(ACTS) if "place" in line) + 1
    lines = [SETUP, *ACTS[:played], {**ASIDE, "at": ACTS[played - 1]["at"] + 60}, {"resume": 1}]
    rows = on_disk(tmp_path / "matches", lines)
    put_aside = next(number for number, row in enumerate(rows) if "put-aside" in row)
    assert "announce" in rows[put_aside - 1]
    assert len(ids(rows)) == len(set(ids(rows)))
    assert rows == in_memory(lines)


def test_what_was_announced_before_a_fault_of_our_own_in_the_same_line_is_said(tmp_path, monkeypatch):
    def fails_at_a_press(state, event):
        if isinstance(event, Pressed):
            raise ZeroDivisionError
        return conducted(state, event)

    monkeypatch.setattr("companion.core.referee.referee.conducted", fails_at_a_press)
    played = next(number for number, line in enumerate(ACTS) if "place" in line) + 1
    rows = on_disk(tmp_path / "matches", [SETUP, *ACTS[:played], {"press": "ok", "at": ACTS[played - 1]["at"] + 60}, {"view": True}])
    failed = max(number for number, row in enumerate(rows) if "error" in row)
    assert "announce" in rows[failed - 1]
    store = disk(tmp_path / "matches")
    assert ids(rows) == on_record(store, 1)
    store.close()


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_in_one_sitting_is_said_once_and_all_of_it(tmp_path, seed):
    lines = evening(Random(seed))
    rows = on_disk(tmp_path / "matches", lines)
    assert rows == in_memory(lines)
    store = disk(tmp_path / "matches")
    said = said_of(rows)
    assert said == {number: on_record(store, number) for number in said}
    assert [store.kept(number).said for number in said] == [len(store.kept(number).entries) - 1 for number in said]
    store.close()
