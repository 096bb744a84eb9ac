"""Lines of a match that is made again from its lines: kept in order, given back as they were, and noticed where they were changed."""

from __future__ import annotations

import pytest

from tests.record.stores import Disk, Memory, begun, entries_of_every_kind, registered
from tests.words.english import refused_with

LINES = ('{"seed": 7}', '"lay 3 E4"', '"положить 3 E4"', '""', '"lay 3 E4"', '"\\u0000 | \\ud800"')


@pytest.fixture(params=[Memory, Disk], ids=["memory", "disk"])
def shelf(request, tmp_path):
    found = request.param(tmp_path)
    yield found
    found.close()


def started(store, lines=()):
    journal = store.begin(begun(), registered())
    journal.append(entries_of_every_kind()[0])
    for line in lines:
        store.keep_line(journal.number, line)
    return journal.number


def test_lines_are_given_back_in_order_and_each_to_its_own_match(shelf):
    first, second, none = started(shelf.store, LINES), started(shelf.store, LINES[:2]), started(shelf.store)
    shelf.store.keep_line(first, "more")
    for _ in range(2):
        assert [shelf.store.lines(number) for number in (first, second, none)] == [(*LINES, "more"), LINES[:2], ()]
        shelf.again()


def test_lines_go_on_where_they_were_left(shelf):
    number = started(shelf.store, LINES)
    shelf.again()
    shelf.store.take_up(number, registered())
    shelf.store.keep_line(number, "more")
    shelf.again()
    assert shelf.store.lines(number) == (*LINES, "more")


def test_there_are_no_lines_of_a_match_that_is_not_there(shelf):
    with refused_with("match 9: there is no such match"):
        shelf.store.keep_line(9, "lay 3 E4")
