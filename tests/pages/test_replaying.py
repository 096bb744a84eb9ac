"""The tables of a match that is over, as everyone saw them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.decks.register import Register
from companion.core.referee.table_view import table_view
from companion.pages.records import Records
from companion.pages.replaying import PastTables
from companion.record.replay import replayed, until
from companion.record.story import StoryLines
from tests.cli.history.kept import simulated
from tests.pages.test_records import Shelved

GAMES = ("comparity", "cardline", "skyscrapers")


def register(kept):
    return Register().naming((kept.deck,))


def tables(kept):
    return PastTables(kept, kept.deck, StoryLines(kept, "en"), register(kept))


@pytest.mark.parametrize("game", GAMES)
def test_each_table_is_the_one_that_the_match_had_then(game):
    kept = simulated(game, 1)
    past = tables(kept)
    for entry in (0, len(kept.entries) // 3, len(kept.entries) // 2, len(kept.entries) - 1):
        then = replayed(until(kept, entry), kept.deck, register(kept))
        assert past.sight(entry).table.view == table_view(then).view


def test_a_match_that_would_be_ruled_otherwise_now_has_tables_up_to_there():
    kept = simulated("cardline", 1)
    at = next(one.number for one in kept.entries if one.acts == 3)
    other = replace(kept, entries=tuple(replace(one, acts=99) if one.number == at else one for one in kept.entries))
    past = tables(other)
    assert past.sight(at - 1) is not None
    assert [past.sight(entry) for entry in (at, at + 1)] == [None, None]


@pytest.mark.parametrize("is_over", [True, False])
def test_only_a_match_that_is_over_is_replayed_and_told_by_what_decided_it(is_over):
    kept = simulated("skyscrapers", 1)
    if not is_over:
        short = until(kept, len(kept.entries) // 2)
        kept = replace(short, listed=replace(kept.listed, summary=replace(kept.listed.summary, winners=())))
    story = Records(Shelved(kept=(kept,)), "en", lambda _: ()).story(1)
    assert (story.replay is not None, bool(story.moments)) == (is_over, is_over)
    assert all(one.entry in story.steps for one in story.moments)
