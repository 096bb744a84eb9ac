"""A table that is on for weeks holds in memory only what the disk has not: of many matches the one that is played."""

from __future__ import annotations

import pytest

from companion.core.referee.entries import Entry
from companion.events import JournalNews
from tests.record.driven import Room
from tests.record.stores import append, begun, disk, entries_of_every_kind, registered


@pytest.fixture
def store():
    """Closed by the test's own `with`."""
    opened = []

    def make(path, **more):
        opened.append(disk(path, **more))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def played(store):
    """A match that is on the disk, as far as that takes it."""
    journal = store.begin(begun(), registered())
    append(journal, entries_of_every_kind())
    store.settle()
    store.news()
    return journal


def test_a_match_that_is_on_the_disk_is_let_go_of_when_another_begins(tmp_path, store):
    table = store(tmp_path / "matches")
    for _ in range(3):
        played(table)
    last = table.begin(begun(), registered())
    assert list(table._open.values()) == [last]
    assert [one.number for one in table.matches()] == [1, 2, 3, 4]


def test_whoever_comes_back_to_it_finds_it_as_it_was_and_goes_on_with_it(tmp_path, store):
    table = store(tmp_path / "matches")
    before = played(table).kept()
    played(table)
    again = table.take_up(1, registered())
    assert list(table._open) == [1]
    assert again.entries() == before.entries
    append(again, [Entry(len(before.entries), JournalNews("back", 1e9), ())])
    table.settle()
    table.news()
    assert again.written() == len(before.entries)
    table.begin(begun(), registered())
    assert len(table.kept(1).entries) == len(before.entries) + 1


def test_what_is_not_written_yet_stays(tmp_path, store):
    table = store(tmp_path / "matches")
    journal = table.begin(begun(), registered())
    append(journal, entries_of_every_kind())
    table.settle()
    table.begin(begun(), registered())  # nobody has heard yet that it is written
    assert 1 in table._open
    table.news()
    table.begin(begun(), registered())
    assert 1 not in table._open


def test_news_of_a_match_that_was_let_go_of_are_no_news(tmp_path, store):
    table = store(tmp_path / "matches")
    journal = played(table)
    table.begin(begun(), registered())
    journal.append(Entry(len(journal.entries()), JournalNews("back", 1e9), ()))
    table.settle()
    assert table.news() == ()


def test_where_the_disk_takes_nothing_all_stay(tmp_path, store):
    room = Room()
    table = store(tmp_path / "matches", connect=room.connect)
    whole = played(table)
    room.is_read_only = True
    whole.went_out(3)  # what was said of it is not on the disk
    table.settle()
    assert table.news()
    half = table.begin(begun(), registered())
    append(half, entries_of_every_kind())
    table.begin(begun(), registered())
    assert list(table._open) == [1, 2, 3]


def test_where_the_disk_takes_nothing_all_stay_before_that_is_news_as_well(tmp_path, store):
    room = Room()
    table = store(tmp_path / "matches", connect=room.connect)
    whole = played(table)
    room.is_read_only = True
    whole.went_out(3)
    table.settle()
    table.begin(begun(), registered())  # nobody has heard yet that nothing was written
    assert table.kept(1).said == 3
