"""Hands and pile follow the counts that are shown, and no card is lost."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from companion.app import find_deck
from companion.play.dealt import Dealt
from companion.setting_up import parse_setup


@pytest.fixture
def dealt():
    setup, deck = parse_setup({"players": ["Anna", "Boris"]}, find_deck)
    return Dealt(setup, deck, Random(1))


def shown(anna, boris, pile, places=(), discarded=()):
    """As much of a view as hands go by."""
    seats = (SimpleNamespace(seat="seat-1", hand=anna), SimpleNamespace(seat="seat-2", hand=boris))
    places = [SimpleNamespace(card=card) for card in places]
    return SimpleNamespace(seats=seats, pile=pile, places=places, discarded=[(card, {}) for card in discarded])


def held(dealt):
    return [list(dealt.hands["seat-1"]), list(dealt.hands["seat-2"]), list(dealt.pile)]


def test_cards_are_dealt_as_the_set_up_asks(dealt):
    anna, boris, pile = held(dealt)
    assert (len(anna), len(boris), len(pile)) == (7, 7, 15)
    assert len({*anna, *boris, *pile}) == 29


def test_a_card_leaves_the_hand_when_it_counts_and_comes_back_when_the_play_is_taken_back(dealt):
    before = held(dealt)
    card = before[0][2]
    dealt.follow(shown(6, 7, 15, [card]))
    assert held(dealt) == [[one for one in before[0] if one != card], before[1], before[2]]
    dealt.follow(shown(7, 7, 15))
    assert [sorted(held(dealt)[0]), *held(dealt)[1:]] == [sorted(before[0]), before[1], before[2]]


def test_the_pile_s_top_cards_are_drawn_and_go_back_in_their_order(dealt):
    before = held(dealt)
    dealt.follow(shown(7, 10, 12))
    assert held(dealt) == [before[0], before[1] + before[2][:3], before[2][3:]]
    dealt.follow(shown(7, 7, 15))
    assert held(dealt) == before


def test_a_drawn_card_goes_back_though_another_came_into_the_hand_after_it(dealt):
    before = held(dealt)
    card = before[1][1]
    dealt.follow(shown(7, 6, 15, [card]))
    dealt.follow(shown(7, 7, 14, [card]))
    dealt.follow(shown(7, 8, 14))  # the play is taken back, the draw is not yet
    dealt.follow(shown(7, 7, 15))
    assert [sorted(cards) for cards in held(dealt)[:2]] == [sorted(cards) for cards in before[:2]]
    assert held(dealt)[2] == before[2]


def test_draws_of_both_that_are_taken_back_together_lie_as_they_lay(dealt):
    before = held(dealt)
    for counts in ((8, 7, 14), (8, 8, 13), (9, 8, 12), (7, 7, 15)):
        dealt.follow(shown(*counts))
    assert held(dealt) == before


def test_the_opening_card_comes_off_the_pile_and_goes_back_on_it(dealt):
    before = held(dealt)
    dealt.follow(shown(7, 7, 14, before[2][:1]))
    assert held(dealt) == [*before[:2], before[2][1:]]
    dealt.follow(shown(7, 7, 15))
    assert held(dealt) == before


def test_what_one_gives_another_holds(dealt):
    dealt.follow(shown(7, 22, 0))
    anna, boris, _ = held(dealt)
    dealt.follow(shown(8, 21, 0))
    now = held(dealt)
    assert set(anna) < set(now[0])
    assert set(now[0]) - set(anna) == set(boris) - set(now[1])


def test_a_discarded_card_goes_to_nobody(dealt):
    before = held(dealt)
    card = before[0][0]
    dealt.follow(shown(6, 7, 15, [card]))
    dealt.follow(shown(6, 7, 15, [], [card]))
    assert card not in [one for cards in held(dealt) for one in cards]


def test_a_draw_and_a_play_in_one_act_are_followed_together(dealt):
    before = held(dealt)
    dealt.follow(shown(7, 7, 14, before[0][:1]))
    assert held(dealt) == [before[0][1:] + before[2][:1], before[1], before[2][1:]]
