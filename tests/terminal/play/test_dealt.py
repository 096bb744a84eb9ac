"""Hands and pile follow the counts that are shown, and no card is lost."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from companion.app.matches import find_deck
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.protocol.setup import parse_setup
from companion.simulator.company import typed_of


def dealt_in(game, players=("Anna", "Boris"), **asked):
    setup, deck = parse_setup({"game": game, "players": list(players), **asked}, find_deck)
    return typed_of(game).dealt(setup, deck, Random(1))


@pytest.fixture
def dealt():
    return dealt_in("comparity")


def view(hands, pile, places=(), discarded=(), **more):
    """As much of a view as hands go by."""
    seats = tuple(SimpleNamespace(seat=f"seat-{number}", hand=hand) for number, hand in enumerate(hands, start=1))
    lying = [SimpleNamespace(place=(at, 0), card=card) for at, card in enumerate(places)]
    usual = {"stage": "turn", "turn": "seat-1", "structures": (), "stock": {}}
    return SimpleNamespace(seats=seats, pile=pile, places=lying, discarded=[(card, {}) for card in discarded], **{**usual, **more})


def shown(anna, boris, pile, places=(), discarded=()):
    return view((anna, boris), pile, places, discarded)


def said(game, key, **args):
    """What the referee says, with seats and cards by their names."""
    of = {"seat": OfSeat, "giver": OfSeat, "card": OfCard}
    return Announcement(f"{game}-{key}", "X1", "plain", {name: of[name](value) if name in of else value for name, value in args.items()})


UNDONE = Announcement("table-undone", "E3", "notice", {})


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


def test_an_act_that_is_taken_back_puts_every_card_where_it_was(dealt):
    before = held(dealt)
    dealt.follow(shown(7, 7, 15))
    dealt.follow(shown(6, 7, 15, before[0][2:3]))
    dealt.follow(shown(6, 9, 13, before[0][2:3]))
    between = held(dealt)
    dealt.follow(shown(8, 9, 11, before[0][2:3]))
    dealt.follow(shown(6, 9, 13, before[0][2:3]), [UNDONE])
    assert held(dealt) == between
    dealt.follow(shown(7, 7, 15), [UNDONE])
    assert held(dealt) == before


# Cardline


@pytest.fixture
def lined():
    """Three at a table of ten cards: two each, one in the line, three in the pile."""
    dealt = dealt_in("cardline", ("Anna", "Boris", "Vera"), house={"hand": 2})
    del dealt._cards.pile[4:]
    dealt.follow(view((2, 2, 2), 4, stock={"box": 0}))
    dealt.follow(view((2, 2, 2), 3, dealt.pile[:1], stock={"box": 0}))
    return dealt


def hands(dealt):
    return {seat: list(hand) for seat, hand in dealt.hands.items()}


def failing(dealt, seat, number, *more):
    """A card that does not fit: one is drawn for it, then it goes to the box."""
    card = dealt.hands[seat][number]
    return card, [said("cardline", "misfits-first", seat=seat, card=card), *more, said("cardline", "draws", seat=seat, card=card)]


def test_a_card_that_failed_goes_to_the_box_and_the_pile_s_top_card_is_drawn_for_it(lined):
    before, pile, line = hands(lined), list(lined.pile), list(lined._cards.held_by)
    card, heard = failing(lined, "seat-1", 0)
    lined.follow(view((2, 2, 2), 2, line, [card], stock={"box": 1}), heard)
    assert hands(lined) == {**before, "seat-1": [before["seat-1"][1], pile[0]]}
    assert (lined.pile, lined._cards.box) == (pile[1:], [card])


def test_the_box_is_the_new_pile_when_the_old_one_is_empty_and_the_card_that_failed_last_is_not_in_it(lined):
    line, boxed = list(lined._cards.held_by), []
    for left in (2, 1, 0):
        card, heard = failing(lined, "seat-2", 0)
        boxed.append(card)
        lined.follow(view((2, 2, 2), left, line, boxed, stock={"box": len(boxed)}), heard)
    card, heard = failing(lined, "seat-3", 1, said("cardline", "reshuffled", count=3))
    lined.follow(view((2, 2, 2), 2, line, [card], stock={"box": 1}), heard)
    assert lined._cards.box == [card]
    assert {*lined.pile, lined.hands["seat-3"][-1]} == set(boxed)


def test_in_a_play_off_the_others_cards_go_to_the_box_and_each_of_the_tied_draws_one(lined):
    before, pile, line = hands(lined), list(lined.pile), list(lined._cards.held_by)
    laid = [*line, *before["seat-1"], *before["seat-2"]]
    lined.follow(view((1, 1, 2), 3, [*line, before["seat-1"][0], before["seat-2"][0]], stock={"box": 0}))
    off = said("cardline", "play-off", seats=(OfSeat("seat-1"), OfSeat("seat-2")), count=2)
    lined.follow(view((1, 1, 0), 1, laid, stock={"box": 2}), [off])
    assert hands(lined) == {"seat-1": pile[:1], "seat-2": pile[1:2], "seat-3": []}
    assert sorted(lined._cards.box) == sorted(before["seat-3"])


def test_a_play_off_of_more_than_the_pile_has_draws_from_the_box_as_well(lined):
    before, line = hands(lined), list(lined._cards.held_by)
    laid = [*line, *before["seat-1"], *before["seat-2"]]
    lined.follow(view((0, 0, 2), 3, laid, stock={"box": 0}))
    lined._cards.pile[:] = lined.pile[:1]
    lined.follow(view((0, 0, 2), 1, laid, stock={"box": 0}))
    heard = [said("cardline", "play-off", seats=(OfSeat("seat-1"), OfSeat("seat-2")), count=2), said("cardline", "reshuffled", count=2)]
    lined.follow(view((1, 1, 0), 1, laid, stock={"box": 0}), heard)
    assert [len(hand) for hand in lined.hands.values()] == [1, 1, 0]
    assert {*lined.hands["seat-2"], *lined.pile} == set(before["seat-3"])


def test_a_failed_card_that_is_taken_back_comes_out_of_the_box_again(lined):
    before, pile, line = hands(lined), list(lined.pile), list(lined._cards.held_by)
    card, heard = failing(lined, "seat-1", 0)
    lined.follow(view((2, 2, 2), 2, line, [card], stock={"box": 1}), heard)
    lined.follow(view((2, 2, 2), 3, line, stock={"box": 0}), [UNDONE])
    assert (hands(lined), lined.pile, lined._cards.box) == (before, pile, [])


# Skyscrapers


@pytest.fixture
def towers():
    dealt = dealt_in("skyscrapers", ("Anna", "Boris", "Vera"))
    dealt.follow(state(dealt))
    return dealt


def state(dealt, **more):
    """A view that counts what is held."""
    return view([len(hand) for hand in dealt.hands.values()], len(dealt.pile), **more)


def heard(dealt, counts, pile, *facts, **more):
    dealt.follow(view(counts, pile, **more), [said("skyscrapers", key, **args) for key, args in facts])


def test_a_card_that_is_played_leaves_the_hand_and_another_is_drawn(towers):
    before, pile = hands(towers), list(towers.pile)
    card = before["seat-1"][3]
    played = ("builds", {"seat": "seat-1", "card": card}), ("draws", {"seat": "seat-1", "count": 1, "hand": 5})
    heard(towers, (5, 5, 5), len(pile) - 1, *played)
    assert hands(towers) == {**before, "seat-1": [*(one for one in before["seat-1"] if one != card), pile[0]]}
    assert towers.pile == pile[1:]


def test_a_tornado_moves_hands_to_the_neighbours(towers):
    before, pile = hands(towers), len(towers.pile)
    heard(towers, (5, 5, 5), pile, ("hands-left", {"seat": "seat-1"}))
    assert hands(towers) == {"seat-1": before["seat-3"], "seat-2": before["seat-1"], "seat-3": before["seat-2"]}
    heard(towers, (5, 5, 5), pile, ("hands-right", {"seat": "seat-1"}), turn="seat-2")
    assert hands(towers) == before


def test_without_a_deck_whoever_holds_nothing_is_passed_over_by_a_tornado(towers):
    towers._cards.pile.clear()
    towers._cards.hands["seat-2"].clear()
    before = hands(towers)
    heard(towers, (5, 0, 5), 0, ("hands-left", {"seat": "seat-1"}))
    assert hands(towers) == {"seat-1": before["seat-3"], "seat-2": [], "seat-3": before["seat-1"]}


def test_of_two_drawn_cards_the_one_that_was_meant_is_taken(towers):
    before, pile = hands(towers), len(towers.pile)
    drawn = towers.drawn_from("seat-2")
    assert len(drawn) == 2
    assert set(drawn) < set(before["seat-2"])
    towers.meant = drawn[1]
    heard(towers, (6, 4, 5), pile, ("takes", {"seat": "seat-1", "giver": "seat-2", "hand": 4}))
    assert hands(towers)["seat-1"] == [*before["seat-1"], drawn[1]]
    assert hands(towers)["seat-2"] == [card for card in before["seat-2"] if card != drawn[1]]
    assert towers.meant is None


def test_a_study_s_player_sees_five_cards_behind_the_hand_and_keeps_one(towers):
    before, pile = hands(towers), list(towers.pile)
    study = state(towers, stage="study", turn="seat-2")
    assert towers.held("seat-2", study) == (*before["seat-2"], *pile[:5])
    assert towers.held("seat-1", study) == tuple(before["seat-1"])
    towers.meant = pile[2]
    heard(towers, (5, 6, 5), len(pile) - 1, ("keeps", {"seat": "seat-2", "hand": 6}))
    assert hands(towers)["seat-2"] == [*before["seat-2"], pile[2]]
    assert towers.pile == [*pile[:2], *pile[3:]]


def test_all_five_for_the_hand_lay_the_former_hand_on_the_pile(towers):
    before, pile = hands(towers), list(towers.pile)
    heard(towers, (5, 5, 5), len(pile), ("takes-all", {"seat": "seat-1", "count": 5, "back": 5}))
    assert hands(towers)["seat-1"] == pile[:5]
    assert towers.pile == [*before["seat-1"], *pile[5:]]


def test_a_card_that_a_study_plays_comes_off_the_pile_and_one_of_the_discards_goes_to_the_hand(towers):
    before, pile = hands(towers), list(towers.pile)
    heard(towers, (5, 5, 5), len(pile) - 1, ("builds", {"seat": "seat-1", "card": pile[3]}))
    assert (hands(towers), towers.pile) == (before, [*pile[:3], *pile[4:]])
    heard(towers, (6, 5, 5), len(pile) - 1, ("takes-discarded", {"seat": "seat-1", "card": pile[3]}), turn="seat-2")
    assert hands(towers)["seat-1"] == [*before["seat-1"], pile[3]]


def test_what_a_tornado_moved_lies_as_before_when_that_is_taken_back(towers):
    before, pile = hands(towers), list(towers.pile)
    card = before["seat-1"][0]
    heard(towers, (4, 5, 5), len(pile), ("tornado", {"seat": "seat-1", "card": card}), stage="tornado", discarded=[card])
    heard(towers, (5, 5, 4), len(pile), ("hands-right", {"seat": "seat-1"}), turn="seat-2", discarded=[card])
    towers.follow(view((4, 5, 5), len(pile), stage="tornado", discarded=[card]), [UNDONE])
    towers.follow(view((5, 5, 5), len(pile)), [UNDONE])
    assert (hands(towers), towers.pile) == (before, pile)


def test_a_card_that_is_moved_to_another_site_was_drawn_for_only_once(towers):
    before, pile = hands(towers), list(towers.pile)
    card = before["seat-1"][0]
    built = ("builds", {"seat": "seat-1", "card": card}), ("draws", {"seat": "seat-1", "count": 1, "hand": 5})
    heard(towers, (5, 5, 5), len(pile) - 1, *built, turn="seat-2")
    moved = Announcement("table-moved", "S20", "notice", {"card": OfCard(card)})
    again = [moved, *(said("skyscrapers", key, **args) for key, args in built)]
    towers.follow(view((5, 5, 5), len(pile) - 1, turn="seat-2", stock={"moved": 1}), again)
    assert hands(towers)["seat-1"] == [*before["seat-1"][1:], pile[0]]
    assert towers.pile == pile[1:]


def test_there_are_always_as_many_cards_as_are_counted_though_nobody_could_follow(towers):
    heard(towers, (9, 0, 3), 60)
    assert [len(hand) for hand in towers.hands.values()] == [9, 0, 3]
    assert len(towers.pile) == 60
    cards = [*towers.pile, *(card for hand in towers.hands.values() for card in hand), *towers._cards.box]
    assert len(set(cards)) == len(cards)
