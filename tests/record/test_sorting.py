"""Which cards go where after a match (C17): what was seen is set aside, and where too few are fresh all return."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import DeckTerms
from companion.core.decks.register import Register
from companion.core.referee.opening import opened
from companion.record import seen as sorting
from companion.record.seen import Piles
from tests.record.telling import ANNA, Told, setup_of, won

LANDMARKS = find("landmarks")
IDS = tuple(sorted(LANDMARKS.cards))
SIX = ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор")
NEEDED = {2: 29, 3: 41, 4: 63, 5: 75}  # C17


def with_house(setup, **house):
    return replace(setup, house=house)


def told(setup, seen):
    """What the referee will say of them before the next deal."""
    _, announced = opened(replace(setup, set_aside=seen), LANDMARKS, Register().naming([LANDMARKS]))
    return {one.key: one for one in announced}


def test_seen_cards_go_to_the_seen_ones_and_all_others_are_fresh():
    assert sorting.piles(setup_of(), LANDMARKS, IDS[10:20]) == Piles(IDS[10:20], (*IDS[:10], *IDS[20:]))


def test_where_nothing_was_seen_all_are_fresh_and_none_comes_back():
    assert sorting.piles(setup_of(), LANDMARKS, ()) == Piles((), IDS)


def test_cards_that_the_deck_has_no_more_go_nowhere():
    assert sorting.piles(setup_of(), LANDMARKS, ("gone", IDS[3])).seen == (IDS[3],)


@pytest.mark.parametrize(("players", "least"), NEEDED.items())
def test_as_long_as_enough_are_fresh_the_seen_ones_stay_apart_and_with_one_less_all_return(players, least):
    setup, enough = setup_of(names=SIX[:players]), IDS[: len(IDS) - least]
    assert sorting.piles(setup, LANDMARKS, enough) == Piles(enough, IDS[len(enough) :])
    too_many = IDS[: len(enough) + 1]
    assert sorting.piles(setup, LANDMARKS, too_many) == Piles((), IDS, too_many)


@pytest.mark.parametrize("players", NEEDED)
@pytest.mark.parametrize("house", [{}, {"hand": 3}, {"pile": 50}, {"memory": "strict"}])
def test_cards_are_sorted_as_the_next_deal_will_say(players, house):
    setup = with_house(setup_of(names=SIX[:players]), **house)
    counts = {sorting.needed(setup, LANDMARKS) + by for by in (-1, 0, 1)}
    for seen in (IDS[: len(IDS) - fresh] for fresh in counts if fresh <= len(IDS)):
        announced, piles = told(setup, seen), sorting.piles(setup, LANDMARKS, seen)
        left = announced.get("table-leave-in-box")
        assert tuple(one.card for one in left.args["cards"]) == piles.seen if left else piles.seen == ()
        assert ("table-all-return" in announced) == bool(piles.returning)


def test_how_many_are_needed_depends_on_the_players_and_the_house_rules():
    assert sorting.needed_by_players(setup_of(), LANDMARKS) == NEEDED
    assert sorting.needed_by_players(with_house(setup_of(), hand=10, pile=60), LANDMARKS) == {2: 80, 3: 90, 4: 100}


def test_a_deck_that_serves_nobody_needs_no_count_and_what_was_seen_in_it_comes_back():
    setup = with_house(setup_of(), hand=20, pile=90)
    assert sorting.needed(setup, LANDMARKS) is None
    assert sorting.needed_by_players(setup, LANDMARKS) == {}
    assert sorting.piles(setup, LANDMARKS, IDS[:2]) == Piles((), IDS, IDS[:2])


def test_only_where_a_game_has_a_memory_and_the_players_want_it_cards_are_sorted():
    cases = [
        (setup_of(), True),
        (with_house(setup_of(), memory="strict"), True),
        (with_house(setup_of(), memory="off"), False),
        (setup_of("cardline"), False),
        (setup_of("a game of tomorrow"), False),
    ]
    assert [(setup, expected) for setup, expected in cases if sorting.has_memory(setup, LANDMARKS) is not expected] == []


def test_a_deck_may_switch_the_memory_off_and_the_players_have_the_last_word():
    forgetful = replace(LANDMARKS, terms={"comparity": DeckTerms(house={"memory": "off"})})
    assert not sorting.has_memory(setup_of(), forgetful)
    assert sorting.has_memory(with_house(setup_of(), memory="remind"), forgetful)


def test_it_is_counted_as_the_deck_was_played_last():
    three = won(ANNA, setup=with_house(setup_of(names=SIX[:3]), hand=2)).listed(1)
    before = won(ANNA, setup=with_house(setup_of(), hand=4)).listed(0)
    others = (
        won(ANNA, setup=with_house(setup_of(), memory="off")).listed(2),
        Told(setup_of("cardline")).act().listed(3),
        won(ANNA, setup=setup_of(deck="movies")).listed(4),
    )
    assert sorting.last_with_memory((before, three, *others), LANDMARKS) == three.setup


def test_a_deck_that_was_never_played_so_is_counted_as_usual_and_one_that_cannot_be_is_not():
    usual = sorting.last_with_memory((), LANDMARKS)
    assert (usual.game, usual.deck, dict(usual.house)) == ("comparity", "landmarks", {})
    assert sorting.needed_by_players(usual, LANDMARKS) == NEEDED
    assert sorting.last_with_memory((), find("skyscrapers")) is None
