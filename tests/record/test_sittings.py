"""Which match was played last, whatever the machine's clock did: it stands still without power, and may have been set wrong."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime

import pytest

from companion.app.matches import Desk
from companion.app.tables import ScreenTables
from companion.core.mat.shape import Shape
from companion.core.referee.entries import Entry
from companion.events import Elapsed
from companion.record.disk import DiskStore
from companion.record.memory import MOST_SITTINGS, MemoryStore, Sittings
from companion.record.reading import OnRecord
from companion.record.rows import resealed
from companion.terminal.play.left import left_in
from companion.terminal.play.wish import Wish
from tests.record.fixtures.made import laid
from tests.record.stores import SETUP, begun, disk, registered
from tests.words.english import refused_with

BEFORE, RIGHT, LATER = "2026-05-02T20:17:05+00:00", "2026-05-02T20:50:00+00:00", "2026-05-03T19:00:00+00:00"
FAR = "2038-01-01T00:00:00+00:00"
# Evenings, one after the other: what the clock says then, and the match that is played; a number that is there no more begins one.
CLOCKS = {
    "went back": [(RIGHT, 1), (BEFORE, 2)],
    "went back and came forward": [(RIGHT, 1), (BEFORE, 2), (LATER, 1), (LATER, 3)],
    "was far ahead once": [(FAR, 1), (RIGHT, 2), (LATER, 3), (LATER, 2)],
    "stands still": [(RIGHT, 1), (RIGHT, 2), (RIGHT, 1), (RIGHT, 1), (RIGHT, 3), (RIGHT, 2)],
    "goes back every time": [(FAR, 1), (LATER, 2), (RIGHT, 3), (BEFORE, 1), (BEFORE, 2)],
}


BY_NAME = replace(SETUP, shape=Shape(0, 0, ()))  # so that every table can go on with it


class InMemory:
    """It lasts as long as the program, so only the clock goes on."""

    def __init__(self, folder):
        self.store = MemoryStore()

    def at(self, now):
        return self.store


class OnDisk:
    def __init__(self, folder):
        self.path = folder / "matches.facedown"
        self.store = disk(self.path)

    def at(self, now):
        self.store.close()
        self.store = DiskStore(self.path, lambda: now)
        return self.store


@pytest.fixture(params=[InMemory, OnDisk], ids=["memory", "disk"])
def table(request, tmp_path):
    found = request.param(tmp_path)
    yield found
    found.store.close()


def play(store, now, number):
    """That match for an entry; it is begun where it is not there yet."""
    is_there = number <= len(store.matches())
    journal = store.take_up(number, registered()) if is_there else store.begin(begun(BY_NAME, began=now), registered())
    there = len(journal.entries())
    journal.append(Entry(there, Elapsed(float(there))) if there else Entry(0, BY_NAME))


def under_way(store):
    found = Desk(store, None, None).under_way()
    return found.number if found else None


def latest(store):
    return [one.number for one in sorted(store.matches(), key=lambda one: one.recency, reverse=True)]


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_match_that_was_played_last_is_under_way_whatever_the_clock_did(table, clock):
    for now, number in CLOCKS[clock]:
        play(table.at(now), now, number)
        assert under_way(table.store) == number
        assert under_way(table.at(now)) == number
        assert under_way(table.at(BEFORE)) == number


@pytest.mark.parametrize("clock", CLOCKS)
def test_those_before_it_are_told_in_the_order_in_which_they_were_played(table, clock):
    played = []
    for now, number in CLOCKS[clock]:
        play(table.at(now), now, number)
        played = [number, *(one for one in played if one != number)]
        assert latest(table.at(now)) == played


@pytest.mark.parametrize("clock", CLOCKS)
def test_at_a_terminal_it_is_the_one_that_was_left(table, clock):
    for now, number in CLOCKS[clock]:
        play(table.at(now), now, number)
        table.store.keep_line(number, "{}")
        assert left_in(table.at(now)).number == number


@pytest.mark.parametrize("clock", CLOCKS)
def test_at_the_screen_it_is_the_one_that_was_left(table, clock):
    for now, number in CLOCKS[clock]:
        play(table.at(now), now, number)
        assert ScreenTables(table.at(now), Wish({}), 1.0, "").left() == number


@pytest.mark.parametrize("clock", CLOCKS)
def test_every_match_bears_the_time_that_the_clock_told(tmp_path, clock):
    table, told = OnDisk(tmp_path), {}
    for now, number in CLOCKS[clock]:
        play(table.at(now), now, number)
        told[number] = now
        assert {one.number: one.touched for one in table.store.matches()} == told
        assert {one.number: one.touched for one in table.at(now).matches()} == told
    table.store.close()


def test_both_stores_count_the_same_sittings(tmp_path):
    stories = []
    for table in (InMemory(tmp_path), OnDisk(tmp_path)):
        story = []
        for now, number in CLOCKS["stands still"]:
            play(table.at(now), now, number)
            play(table.store, now, number)
            story.append([one.sitting for one in table.at(now).matches()])
        stories.append(story)
        table.store.close()
    assert stories[0] == stories[1] == [[1], [1, 2], [3, 2], [3, 2], [3, 2, 4], [3, 5, 4]]


def test_a_match_that_is_only_taken_up_or_put_aside_was_not_played(table):
    for number in (1, 2, 3, 1, 2):
        play(table.at(RIGHT), RIGHT, number)
    table.at(LATER).put_aside(3)
    assert latest(table.at(LATER)) == [2, 1, 3]
    table.store.take_up(1, registered()).went_out(0)
    assert latest(table.at(LATER)) == [2, 1, 3]
    table.store.take_up(1, registered())
    table.store.put_aside(1)
    assert latest(table.at(LATER)) == [2, 1, 3]


def test_whoever_only_looks_finds_the_same(tmp_path):
    table = OnDisk(tmp_path)
    for now, number in CLOCKS["goes back every time"]:
        play(table.at(now), now, number)
    table.store.settle()
    assert OnRecord(table.path).matches() == table.store.matches()
    table.store.close()


def test_on_the_disk_the_time_is_one_that_earlier_versions_read(tmp_path):
    table = OnDisk(tmp_path)
    for number in (1, 2, 1):
        play(table.at(RIGHT), RIGHT, number)
    table.store.close()
    with closing(sqlite3.connect(table.path)) as database:
        told = [told for (told,) in database.execute("SELECT touched FROM matches ORDER BY number")]
    assert told == ["2026-05-02T20:50:00.000003+00:00", "2026-05-02T20:50:00.000002+00:00"]
    assert {datetime.fromisoformat(one).replace(microsecond=0) for one in told} == {datetime.fromisoformat(RIGHT)}


def test_matches_of_a_version_that_counted_none_come_before_all_others_in_the_order_of_their_times(tmp_path):
    path = tmp_path / "old"
    laid(1, path)
    with closing(sqlite3.connect(path)) as database:
        for number, now in ((1, LATER), (2, FAR), (3, RIGHT)):
            database.execute("UPDATE matches SET touched = ?, is_aside = 0 WHERE number = ?", (now, number))
        resealed(database)
        database.commit()
    table = OnDisk(tmp_path)
    table.store.close()
    table.path, table.store = path, disk(path)
    assert (latest(table.store), {one.sitting for one in table.store.matches()}) == ([2, 1, 3], {0})
    play(table.at(BEFORE), BEFORE, 3)
    assert latest(table.at(BEFORE)) == [3, 2, 1]
    play(table.at(BEFORE), BEFORE, 4)
    assert latest(table.at(BEFORE)) == [4, 3, 2, 1]
    table.store.close()


def test_a_sitting_that_was_changed_on_the_disk_is_damage(tmp_path):
    table = OnDisk(tmp_path)
    play(table.at(RIGHT), RIGHT, 1)
    table.store.close()
    with closing(sqlite3.connect(table.path)) as database:
        database.execute("UPDATE matches SET touched = replace(touched, '.000001', '.000002')")
        database.commit()
    with refused_with("its record is damaged"):
        OnRecord(table.path).matches()


def test_where_no_more_can_be_counted_the_clock_tells_matches_apart_again(tmp_path):
    sittings = Sittings(MOST_SITTINGS - 1)
    assert [sittings.of(0), sittings.of(3), sittings.of(0)] == [MOST_SITTINGS] * 3
    table = OnDisk(tmp_path)
    table.store.sittings = sittings
    for now, number in ((RIGHT, 1), (LATER, 2)):
        table.store.now = lambda now=now: now
        play(table.store, now, number)
    listed = table.at(LATER).matches()
    assert [replace(one, sitting=0).recency for one in listed] == [(0, RIGHT, 1), (0, LATER, 2)]
    assert {one.sitting for one in listed} == {MOST_SITTINGS}
    assert under_way(table.store) == 2
    table.store.close()
