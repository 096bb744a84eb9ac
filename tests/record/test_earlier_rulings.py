"""Matches under way that an earlier version of the rules has left are gone on with, and told as they were told (E4)."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing

import pytest

from companion.cli.history_pages import print_table, show_match
from companion.core.decks.register import Register
from companion.core.referee.referee import Referee
from companion.events import Pressed
from companion.record.memory import MemoryJournal
from companion.record.replay import replayed
from companion.record.store import register_of
from companion.record.story import StoryLines
from tests.record.fixtures.made import HERE
from tests.record.stores import disk

MATCHES = (1, 2, 3, 4, 5, 6)  # two of each game, played by clumsy people with version 0.1.0; five are under way


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    path = tmp_path_factory.mktemp("earlier") / "journal.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((HERE / "rulings-1.sql").read_text(encoding="utf-8"))
        database.execute("PRAGMA journal_mode=WAL")
    store = disk(path)
    yield {number: store.kept(number) for number in MATCHES}
    store.close()


@pytest.mark.parametrize("number", MATCHES)
def test_a_match_that_an_earlier_version_left_is_taken_up_where_it_stood(kept, number):
    match = kept[number]
    referee = Referee(match.listed.setup, match.deck, register_of(match, Register()), MemoryJournal(), match.entries)
    acts = [entry.acts for entry in match.entries if entry.acts is not None]
    assert (referee.entry, len(acts) > 5) == (match.entries[-1].number, True)
    referee.enter(Pressed("undo", referee.state.at + 1.0))
    assert [one.key for one in referee.said()][-1].startswith(("table-ask-undo", "table-undone"))


@pytest.mark.parametrize("number", MATCHES)
def test_its_story_and_its_table_are_told(kept, number):
    match, told, drawn = kept[number], io.StringIO(), io.StringIO()
    show_match(match, "en", told)
    print_table(replayed(match, match.deck, register_of(match, Register())), StoryLines(match, "en"), drawn)
    assert len(told.getvalue().splitlines()) > 20
    assert match.listed.setup.players[0].name in drawn.getvalue()
