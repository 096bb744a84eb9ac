"""Readers that fall silent under a card, and a turn that is given to another player while something is asked."""

from __future__ import annotations

from tests.core.games.skyscrapers.at_table.sitting import ALL_DEALT, Table


def opened(*names: str, **asked: str) -> Table:
    table = Table(*names, **asked)
    table.tap("site-1", "parking-1")
    table.tap("site-2", "parking-2")
    return table


def test_what_is_heard_at_a_silent_place_or_pad_means_nothing() -> None:
    table = opened("Anna", "Boris")
    table.freeze("site-1", "pad")
    before = table.view
    assert (table.tap("site-1", "hotel-30"), table.tap("pad", "study-1")) == ([], [])
    assert table.view == before
    table.back("site-1", "pad")
    assert table.tap("site-1", "hotel-30")[0] == "builds"


def test_a_turn_given_away_in_a_study_begins_the_last_turns_where_they_are_due() -> None:
    table = opened("Anna", "Boris", "Vera", deck=ALL_DEALT[3])
    table.correct(hand={"seat": "Anna", "count": 1})
    table.ok()
    table.tap("pad", "study-1")
    table.correct(turn="Boris")
    assert "last-turns" in table.ok()
    table.tap("site-3", "parking-3")
    assert (table.view["stage"], table.view["turn"]) == ("last-turn", "seat-2")
