"""Corrections, play-offs and cards that come again: whatever people put right, the match goes on as the rulings have it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.decks.card import DeckTerms
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.referee.opening import checked
from tests.core.games.cardline.at_table.sitting import Table, card
from tests.core.games.comparity.decks import deck_of, setup_of
from tests.words.english import refused_with

SMALL = deck_of({f"n{number:02}": number for number in (5, 10, 20, 30, 40)})


def confirmed(table: Table, **correction: Any) -> list[str]:
    return table.correct(**correction) + table.ok() + table.wait(1)


def opened(*names: str, hand: int = 2, **asked: Any) -> Table:
    table = Table(*names, house={"hand": hand}, **asked)
    table.lay("D1", 40)
    table.wait(3)
    return table


def test_a_failed_card_that_was_shuffled_into_a_play_off_is_played_like_any_other() -> None:
    table = opened("Anna", "Boris", "Vera", hand=1, deck=SMALL)
    for slot, number in (("C1", 30), ("B1", 20), ("E1", 10)):
        table.told(slot, number)
    assert "play-off" in table.story
    table.lift("E1")
    table.wait(3)
    table.lay("A1", 10)
    assert "fits-first" in table.wait(3) + table.ok()


def test_a_count_set_in_a_play_off_does_not_end_it() -> None:
    table = opened("Anna", "Boris", hand=1)
    table.told("E1", 50)
    table.told("F1", 60)
    assert "play-off" in table.story
    assert table.correct(hand={"seat": "Anna", "count": 0}) == ["refused-count-empty"]
    assert "wins" not in confirmed(table, hand={"seat": "Boris", "count": 0})


@pytest.mark.parametrize("correction", [{"leave": "Anna"}, {"turn": "Anna"}])
def test_who_had_no_turn_in_this_round_cannot_be_without_cards(correction: dict[str, str]) -> None:
    table = opened("Anna", "Boris", "Vera")
    table.told("E1", 50)
    confirmed(table, **correction)
    assert table.correct(hand={"seat": "Vera", "count": 0}) == ["refused-count-empty"]


def test_nobody_plays_from_an_empty_hand() -> None:
    table = opened("Anna", "Boris", "Vera", hand=1)
    table.told("E1", 50)
    assert table.correct(turn="Anna") == ["refused-no-cards"]


def test_a_card_that_waits_to_join_is_no_other_card() -> None:
    table = opened("Anna", "Boris", "Vera")
    table.told("E1", 50)
    table.lay("F1", 60)
    confirmed(table, accept=True)
    assert table.question == "ask-joins"
    assert table.correct(**{"card-is": {"card": card(50), "really": card(60)}}) == ["refused-already-there"]
    confirmed(table, **{"card-is": {"card": card(50), "really": card(55)}})
    assert (table.order, table.question) == ("40 55", None)


def test_a_failed_card_that_is_accepted_stays_in_the_box() -> None:
    table = opened("Anna", "Boris")
    table.told("C1", 50)
    assert "accept-misfits" in confirmed(table, accept=True)
    assert (table.box, [one["text"] for one in table.view["instructions"]]) == (["50"], ["Put “n50” into the box."])


@pytest.mark.parametrize("correction", [{"turn": "Anna"}, {"leave": "Vera"}])
def test_a_card_shown_by_accepting_is_no_play_of_that_turn(correction: dict[str, str]) -> None:
    table = opened("Anna", "Boris", "Vera")
    table.lay("E1", 60)
    confirmed(table, accept=True)
    confirmed(table, **correction)
    table.wait(3)
    assert table.question is None
    assert "fits-last" not in table.story + table.ok()


def test_the_card_that_would_have_begun_the_line_stays_in_the_pile_when_all_but_one_leave() -> None:
    table = Table("Anna", "Boris", house={"hand": 2})
    before = table.view["pile"]
    confirmed(table, leave="Boris")
    assert table.view["pile"] == before


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ({"house": {"hand_3": 2}}, "'hand_3' is for a seat that nobody has"),
        ({"set_aside": [card(10)]}, "in cardline no cards are set aside"),
    ],
)
def test_what_this_table_has_no_use_for_is_said(asked: dict[str, Any], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        Table("Anna", "Boris", **asked)


def test_a_deck_may_only_set_what_the_game_knows() -> None:
    deck = replace(SMALL, terms={"cardline": DeckTerms(numbers={"bar": 7})})
    setup = replace(setup_of(deck, 2, {}), game=CARDLINE.id)
    with refused_with("cardline knows nothing of bar"):
        checked(setup, deck)
