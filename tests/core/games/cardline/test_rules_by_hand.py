"""Cardline's rulings one by one, on lines and decks small enough to be worked through by hand."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from companion.cards.decks.files import find
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.moves import Drawn, Drop, Join, Open, Play, Show
from companion.core.games.cardline.position import Failed, Joining, OnPad, Opening, Over, Turn
from companion.core.games.game import AtPlace, Fact, OfCard, OfSeat, SeatView, Shown
from companion.core.referee.opening import checked
from companion.errors import Unusable
from tests.core.games.cardline.decks import seats, setup_of
from tests.core.games.cardline.hands import EMPTY, ONE, THREE, TWO, Match, begun, card, play, set_up
from tests.core.games.comparity.decks import BY, deck_of
from tests.words.english import english, refused_with

# L1: the set-up.


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_each_gets_four_cards_one_opens_the_line_and_the_rest_is_the_pile(players: int) -> None:
    setup, deck = set_up(players, 110)
    position = CARDLINE.start(setup, deck)
    view = CARDLINE.view(position)
    assert [seat.hand for seat in view.seats] == [4] * players
    assert view.pile == 110 - 4 * players
    after = CARDLINE.view(CARDLINE.rule(position, Open(card_of(deck))).position)
    assert (after.pile, len(after.places)) == (110 - 4 * players - 1, 1)


def card_of(deck):
    return min(deck.cards)


@pytest.mark.parametrize("hand", [1, 4, 10])
def test_the_hand_is_the_table_s_own(hand: int) -> None:
    setup, deck = set_up(3, 110, hand=hand)
    position = CARDLINE.start(setup, deck)
    assert list(position.hands.values()) == [hand] * 3
    assert CARDLINE.view(position).pile == 110 - 3 * hand


def test_hands_may_differ_by_seat_and_all_others_are_the_usual_ones() -> None:
    setup, deck = set_up(4, 40, hand=5, hand_2=2, hand_4=9)
    position = CARDLINE.start(setup, deck)
    assert list(position.hands.values()) == [5, 2, 5, 9]
    assert CARDLINE.view(position).pile == 40 - 21
    expectation = CARDLINE.expectation(position, EMPTY)
    assert (expectation.key, expectation.args) == ("opening-uneven", {"seat": OfSeat(ONE), "pile": 19})


def test_with_hands_of_one_size_the_deal_is_told_by_its_numbers() -> None:
    setup, deck = set_up(4, 40)
    expectation = CARDLINE.expectation(CARDLINE.start(setup, deck), EMPTY)
    assert (expectation.key, expectation.args) == ("opening", {"seat": OfSeat(ONE), "hand": 4, "pile": 24})


def test_all_hands_and_one_card_more_must_be_there() -> None:
    setup, deck = set_up(8, 33)
    assert CARDLINE.start(setup, deck).pile == 0
    setup, deck = set_up(8, 32)
    with refused_with("8 players need 33 cards") as told:
        CARDLINE.start(setup, deck)
    assert "the deck has 32" in english(told.value)


def test_it_is_for_two_to_eight_players() -> None:
    for players in (2, 8):
        assert checked(*set_up(players, 110)) is CARDLINE
    setup, deck = set_up(2, 110)
    with refused_with("2 to 8 players, not 1"):
        checked(replace(setup, players=setup.players[:1]), deck)


@pytest.mark.parametrize("house", [{"hand": 0}, {"hand": 11}, {"hand_3": 0}, {"hand": 2.5}, {"commit": "silent"}, {"confirm": "ok"}])
def test_house_rules_keep_their_bounds_and_others_there_are_none(house) -> None:
    with pytest.raises(Unusable):
        checked(*set_up(3, 110, **house))


def test_the_first_card_opens_the_line_face_up_and_is_nobody_s_play() -> None:
    setup, deck = set_up(3, 20, first=1)
    ruling = CARDLINE.rule(CARDLINE.start(setup, deck), Open(card_of(deck)))
    number = Shown(card_of(deck), BY, Decimal(0))
    assert ruling.facts == (
        Fact("opens", "L1", "revealed", {"card": OfCard(card_of(deck)), "number": number}),
        Fact("turn", "L2", "turn", {"seat": OfSeat(TWO)}),
    )
    assert (ruling.position.stage, list(ruling.position.hands.values())) == (Turn(TWO), [4, 4, 4])


def test_before_the_line_begins_nothing_is_played_and_after_that_nothing_opens_it() -> None:
    setup, deck = set_up(2, 20)
    match = Match(20)
    match.position = CARDLINE.start(setup, deck)
    assert match.refusal(Play(card_of(deck), 0)) == "L1 line-first"
    match.do(Open(card_of(deck)))
    assert match.refusal(Open(max(deck.cards))) == "C24 none-due"


# L2: a turn.

RIGHT = {5: {0}, 10: {0, 1}, 15: {1}, 20: {1, 2, 3}, 25: {3}, 30: {3, 4}, 35: {4}}  # which gaps of the line 10, 20, 20, 30


@pytest.mark.parametrize("gap", range(5))
@pytest.mark.parametrize("number", RIGHT)
def test_a_card_is_right_between_what_is_not_greater_and_what_is_not_smaller(number: int, gap: int) -> None:
    match = _third_twenty(gap) if number == 20 else Match(10, 20, "20b", 30).play(f"{number}b", gap)
    is_right = gap in RIGHT[number]
    assert len(match.position.line) == 4 + is_right
    assert match.facts[0].key.startswith("fits" if is_right else "misfits")
    assert match.hands == ([3, 4, 4] if is_right else [4, 4, 4])


def _third_twenty(gap: int) -> Match:
    numbers = {"a": 10, "b": 20, "c": 20, "d": 30, "e": 20} | {f"z{number:02}": 50 + number for number in range(20)}
    deck = deck_of(numbers)
    match = Match(10)
    position = CARDLINE.start(setup_of(deck, 3), deck)
    match.position = replace(position, stage=Turn(ONE), line=("a", "b", "c", "d"), revealed=frozenset("abcd"))
    return match.do(Play("e", gap))


def test_a_gap_is_before_the_first_card_between_two_or_after_the_last() -> None:
    match = Match(10, 20)
    assert CARDLINE.moves(match.position) == (Play(None, 0), Play(None, 1), Play(None, 2))
    assert CARDLINE.expectation(match.position, EMPTY).places == ((0, 1), (1, 1), (2, 1))
    assert [match.refusal(play(15, gap)) for gap in (-1, 3)] == ["L2 no-gap", "L2 no-gap"]


def test_the_line_stands_as_it_was_laid() -> None:
    match = Match(20).play(10, 0).play(30, 2).play(25, 2).play("20b", 2).play("10b", 0)
    assert match.line == "10b 10 20 20b 25 30"


def test_the_verdict_names_the_value_and_its_neighbours_right_or_wrong() -> None:
    def told(number: int, gap: int) -> Fact:
        return Match(10, 20).play(number, gap).facts[0]

    def shown(number: int) -> Shown:
        return Shown(card(number), BY, Decimal(number))

    fifteen = {"seat": OfSeat(ONE), "card": OfCard(card(15)), "number": shown(15)}
    left, right = {"left": OfCard(card(10)), "left-number": shown(10)}, {"right": OfCard(card(20)), "right-number": shown(20)}
    first = {"right": OfCard(card(10)), "right-number": shown(10)}
    last = {"left": OfCard(card(20)), "left-number": shown(20)}
    assert told(15, 1) == Fact("fits-between", "L2", "fits", {**fifteen, "place": AtPlace((1, 1)), **left, **right})
    assert told(15, 0) == Fact("misfits-first", "L2", "violation", {**fifteen, "place": AtPlace((0, 1)), **first})
    assert told(15, 2) == Fact("misfits-last", "L2", "violation", {**fifteen, "place": AtPlace((2, 1)), **last})
    assert [told(5, gap).key for gap in range(3)] == ["fits-first", "misfits-between", "misfits-last"]
    assert [told(25, gap).key for gap in range(3)] == ["misfits-first", "misfits-between", "fits-last"]


def test_what_is_compared_is_the_printed_number_in_full() -> None:
    deck = deck_of({"a": "0.1", "b": "0.10", "c": "0.30", "d": "0.3000001", "x": 9, "y": 9, "z": 9})
    position = replace(CARDLINE.start(setup_of(deck, 2, {"hand": 1}), deck), stage=Turn(ONE), line=("a", "c"), revealed=frozenset("ac"))
    match = Match(1)
    match.position = position
    assert match.play_card("b", 0).facts[0].key == "fits-first"  # as great as its neighbour
    match.position = position
    assert match.play_card("d", 1).facts[0].key == "misfits-between"


def test_whatever_lies_in_sight_is_not_played_again() -> None:
    match = Match(10, 20, box=[40])
    assert match.refusal(play(20, 0)) == "C24 already-there"
    assert match.refusal(play(40, 2)) == "L3 in-the-box"
    assert match.refusal(Play("eiffel-tower", 0)) == "C24 other-deck"
    assert match.refusal(Show(card(40))) == "L3 in-the-box"


def test_the_example_of_the_rulebook() -> None:
    """Switzerland has 15,942 square miles; of five places in a line of four one is right."""
    deck = find("countries")
    assert deck.cards["switzerland"].numbers.opened()["area"] == 15942
    line = ("jamaica", "belgium", "austria", "france")
    places = []
    for gap in range(5):
        position = CARDLINE.start(setup_of(deck, 2, by="area"), deck)
        position = replace(position, stage=Turn(ONE), line=line, revealed=frozenset(line))
        places.append(CARDLINE.rule(position, Play("switzerland", gap)).facts[0].key)
    assert places == ["misfits-first", "misfits-between", "fits-between", "misfits-between", "misfits-last"]


# L3: right and wrong.


def test_a_card_that_fits_stays_open_and_the_hand_has_one_less() -> None:
    match = Match(20).play(30, 1)
    assert match.stands == ("20 30", [3, 4, 4], 20, 0, 1)
    assert match.said == ["L2 fits-last", "L2 turn"]
    assert match.position.failed is None


def test_for_a_card_that_does_not_fit_one_is_drawn_and_it_goes_to_the_box() -> None:
    match = Match(20).play(30, 0)
    assert match.stands == ("20", [4, 4, 4], 19, 1, 1)
    assert match.said == ["L2 misfits-first", "L3 draws", "L2 turn"]
    assert match.facts[1].args == {"seat": OfSeat(ONE), "card": OfCard(card(30)), "hand": 4}
    assert match.position.failed == Failed(card(30), is_kept=False, seat=ONE)
    view = CARDLINE.view(match.position)
    assert view.discarded == ((card(30), {BY: Decimal(30)}),)
    assert view.seats[0] == SeatView(ONE, "Anna", 4, ("draws-1",))


def test_a_draw_is_shown_until_the_next_act_or_until_it_is_told() -> None:
    match = Match(20).play(30, 0)
    assert match.do(Drawn()).position.due == ()
    assert match.refusal(Drawn()) == "C28 no-draw-due"
    match = Match(20).play(30, 0).play(10, 0)
    assert match.position.due == ()
    assert [seat.marks for seat in CARDLINE.view(match.position).seats] == [(), (), ()]


def test_a_value_that_was_shown_stays_known_in_the_box_and_out_of_it() -> None:
    match = Match(20, pile=0, box=[60]).play(30, 0)  # the box is shuffled, and 60 is in the pile or in a hand
    assert match.position.box == (card(30),)
    assert match.position.revealed >= {card(20), card(30), card(60)}
    assert [one for one, _ in CARDLINE.view(match.position).discarded] == [card(30)]
    assert match.play(60, 1).line == "20 60"


def test_when_a_count_reaches_one_or_nothing_it_is_said() -> None:
    match = Match(20, hands=(3, 2, 1))
    assert match.play(30, 1).said == ["L2 fits-last", "L2 turn"]
    assert match.play(40, 2).said == ["L2 fits-last", "E8 one-card", "L2 turn"]
    match = Match(20, hands=(3, 2, 1), turn=2)
    assert match.play(40, 1).said[:2] == ["L2 fits-last", "L4 no-card"]


# L4: rounds.


def test_the_turn_goes_clockwise_and_a_round_begins_with_the_first_player() -> None:
    match = Match(20, hands=(4, 4, 4), first=1, turn=1)
    turns = [match.play(number, len(match.position.line)).turn for number in range(21, 28)]
    assert turns == [2, 0, 1, 2, 0, 1, 2]


def test_who_lays_the_last_card_has_not_won_before_the_round_is_over() -> None:
    match = Match(20, hands=(1, 2, 2)).play(30, 1)
    assert (match.stands, match.winners) == (("20 30", [0, 2, 2], 20, 0, 1), [])
    match.play(40, 2)
    assert (match.hands, match.turn) == ([0, 1, 2], 2)
    match.play(5, 3)
    assert (match.hands, match.winners) == ([0, 1, 2], [0])
    assert match.said == ["L2 misfits-last", "L3 draws", "L4 wins"]
    assert match.facts[-1] == Fact("wins", "L4", "win", {"seat": OfSeat(ONE)})


def test_the_last_of_a_round_who_is_alone_without_cards_wins_with_that_card() -> None:
    match = Match(20, hands=(2, 2, 1), turn=2).play(30, 1)
    assert (match.said, match.winners) == (["L2 fits-last", "L4 no-card", "L4 wins"], [2])
    assert CARDLINE.moves(match.position) == ()
    assert match.refusal(play(40, 0)) == "C24 none-due"


def test_the_one_who_began_the_round_is_not_asked_again_in_it() -> None:
    match = Match(20, hands=(1, 1), turn=0).play(30, 1)
    assert match.turn == 1
    assert match.play(1, 2).winners == [0]


def test_with_nobody_without_cards_the_next_round_begins_with_the_first_player() -> None:
    match = Match(20, hands=(2, 2, 2), first=2, turn=1).play(30, 1)
    assert (match.turn, match.winners, match.position.played) == (2, [], frozenset())
    assert match.said == ["L2 fits-last", "E8 one-card", "L2 turn"]


def test_several_without_cards_play_it_off_and_all_others_are_out() -> None:
    match = Match(20, hands=(1, 3, 1)).play(30, 1).play(5, 1).play(40, 2)
    assert match.stands == ("20 30 40", [1, 0, 1], 20 - 1 - 2, 1 + 3, 0)  # one drawn for the 5, two dealt; the 5 and three unseen
    assert match.said == ["L2 fits-last", "L4 no-card", "L4 play-off", "L2 turn"]
    assert match.facts[2] == Fact("play-off", "L4", "notice", {"seats": (OfSeat(ONE), OfSeat(THREE)), "count": 2})
    view = CARDLINE.view(match.position)
    assert [(seat.hand, seat.marks) for seat in view.seats] == [(1, ("draws-1",)), (0, ("out",)), (1, ("draws-1",))]
    assert (view.pile, view.stock, [one for one, _ in view.discarded]) == (17, {"box": 4}, [card(5)])


def test_in_a_play_off_each_draws_one_card_and_the_pad_may_tell_of_each() -> None:
    match = Match(20, hands=(1, 3, 1)).play(30, 1).play(5, 1).play(40, 2)
    assert match.position.due == (ONE, THREE)
    assert match.do(Drawn()).position.due == (THREE,)
    assert match.do(Drawn()).position.due == ()
    assert match.refusal(Drawn()) == "C28 no-draw-due"


def test_who_is_out_is_passed_over_and_the_next_one_still_in_begins() -> None:
    match = Match(20, hands=(3, 1, 2, 1), first=0).play(5, 1).play(30, 1).play(6, 2).play(40, 2)
    assert (match.hands, match.turn, match.position.out) == ([0, 1, 0, 1], 1, {ONE, THREE})  # the first player is out
    assert match.play(7, 3).turn == 3
    assert match.play(8, 3).turn == 1  # nobody succeeded: seat 2 begins again
    assert match.play(50, 3).turn == 3
    assert match.play(9, 1).winners == [1]


def test_a_play_off_of_three_leaves_two_for_the_next_one() -> None:
    match = Match(20, hands=(1, 1, 1)).play(30, 1).play(40, 2).play(50, 3)
    assert (match.hands, match.turn, match.position.out) == ([1, 1, 1], 0, frozenset())
    match.play(5, 4).play(60, 4).play(10, 0)
    assert (match.hands, match.turn, match.position.out) == ([0, 1, 1], 1, {ONE})
    assert match.play(61, 6).turn == 2
    assert match.play(1, 7).winners == [1]


# L5: a play-off in which nobody succeeds.


def test_in_a_play_off_without_success_they_hold_what_they_drew_and_go_on() -> None:
    match = Match(20, hands=(1, 1)).play(30, 1).play(40, 2)
    assert match.stands == ("20 30 40", [1, 1], 18, 0, 0)
    match.play(5, 3).play(6, 3)
    assert match.stands == ("20 30 40", [1, 1], 16, 2, 0)
    assert match.said == ["L2 misfits-last", "L3 draws", "L2 turn"]


# L6: for want of cards.


def test_the_pile_that_gives_its_last_card_is_made_anew_only_when_a_card_is_due() -> None:
    match = Match(20, pile=1, box=[60, 61]).play(5, 1)
    assert (match.stock, match.said) == ((0, 3), ["L2 misfits-last", "L3 draws", "L2 turn"])
    match.play(6, 1)
    assert match.said == ["L2 misfits-last", "L6 reshuffled", "L3 draws", "L2 turn"]
    assert match.facts[1].args == {"count": 3}
    assert (match.stock, match.position.box) == ((2, 1), (card(6),))


def test_a_failed_card_goes_into_the_box_only_after_its_player_has_drawn() -> None:
    match = Match(20, pile=0, box=[60]).play(5, 1)
    assert (match.stock, match.position.box, match.hands) == ((0, 1), (card(5),), [4, 4, 4])


def test_where_nobody_can_give_a_card_the_failed_one_is_taken_back() -> None:
    match = Match(20, pile=0).play(5, 1)
    assert match.stands == ("20", [4, 4, 4], 0, 0, 1)
    assert match.said == ["L2 misfits-last", "L6 takes-back", "L2 turn"]
    assert match.position.failed == Failed(card(5), is_kept=True, seat=ONE)
    assert match.position.due == ()
    assert match.play(30, 1).play(31, 2).play(5, 0).line == "5 20 30 31"  # it may be played again, known as it is


def test_hands_of_who_is_out_are_dealt_in_the_play_off() -> None:
    match = Match(20, hands=(1, 2, 1), pile=1).play(30, 1).play(5, 1).play(40, 2)
    # The 5 cost the pile's last card; two are dealt from the box, where the 5 and two unseen cards lie.
    assert match.stands == ("20 30 40", [1, 0, 1], 1, 0, 0)
    assert match.said == ["L2 fits-last", "L4 no-card", "L4 play-off", "L6 reshuffled", "L2 turn"]
    assert match.facts[3].args == {"count": 3}


def test_a_play_off_takes_the_pile_s_last_card_and_the_rest_from_the_box() -> None:
    match = Match(20, hands=(1, 2, 1), pile=2).play(30, 1).play(5, 1).play(40, 2)
    assert match.stands == ("20 30 40", [1, 0, 1], 2, 0, 0)  # one of two, then one of the three in the box


@pytest.mark.parametrize(("pile", "shares"), [(2, True), (3, False)])
def test_where_a_play_off_cannot_deal_one_to_each_the_tied_share_the_win(pile: int, shares: bool) -> None:
    match = Match(20, hands=(1, 1, 1), pile=pile).play(30, 1).play(40, 2).play(50, 3)
    assert match.winners == ([0, 1, 2] if shares else [])
    assert match.stands == ("20 30 40 50", [0, 0, 0], 2, 0, None) if shares else ("20 30 40 50", [1, 1, 1], 0, 0, 0)
    if shares:
        all_three = tuple(map(OfSeat, seats(3)))
        assert match.facts[-1] == Fact("share", "L6", "win", {"seats": all_three, "count": 3})
        view = CARDLINE.view(match.position)
        assert (view.stage, view.turn, view.winners) == ("over", None, seats(3))


def test_a_play_off_of_several_rounds_ends_in_a_shared_win() -> None:
    """Five cards: 10, 20, 30, 40 and 50, which opens; Anna, Boris and Chloé hold one each, and one is the pile."""
    match = begun(players=3, deck=[10, 20, 30, 40, 50], opens=50, hand=1)
    assert match.stands == ("50", [1, 1, 1], 1, 0, 0)
    assert match.play(10, 0).stands == ("10 50", [0, 1, 1], 1, 0, 1)
    assert match.play(20, 1).stands == ("10 20 50", [0, 0, 1], 1, 0, 2)
    match.play(30, 0)  # wrong: Chloé draws the 40, the pile's last, and the 30 lies in the box
    # Anna and Boris are without: Chloé is out and her 40 goes into the box, which becomes the pile of two; Anna and Boris draw them.
    assert match.said == ["L2 misfits-first", "L3 draws", "L4 play-off", "L6 reshuffled", "L2 turn"]
    assert match.stands == ("10 20 50", [1, 1, 0], 0, 0, 0)
    assert match.play(40, 0).stands == ("10 20 50", [1, 1, 0], 0, 0, 1)  # wrong, and nobody can give one: taken back
    assert match.play(30, 3).stands == ("10 20 50", [1, 1, 0], 0, 0, 0)  # the same for Boris; they go on (L5)
    assert match.play(40, 2).stands == ("10 20 40 50", [0, 1, 0], 0, 0, 1)
    match.play(30, 2)
    assert match.said == ["L2 fits-between", "L4 no-card", "L6 share"]
    assert (match.line, match.hands, match.stock, match.winners) == ("10 20 30 40 50", [0, 0, 0], (0, 0), [0, 1])


def test_the_one_who_succeeds_alone_in_a_play_off_wins_however_few_cards_there_are() -> None:
    match = begun(players=3, deck=[10, 20, 30, 40, 50], opens=50, hand=1).play(10, 0).play(20, 1).play(30, 0)
    assert match.play(40, 0).play(30, 2).winners == [1]


def test_with_different_hands_the_smaller_ones_are_played_out_first() -> None:
    """Anna has two cards and Boris one: in the first round Boris is alone without."""
    match = begun(players=2, deck=range(10), opens=0, hand=2, hand_2=1)
    assert match.stands == ("0", [2, 1], 6, 0, 0)
    assert match.play(5, 1).stands == ("0 5", [1, 1], 6, 0, 1)
    assert match.play(6, 2).winners == [1]


# L8 in the rules.


def test_before_the_line_outgrows_the_slots_it_is_said_once() -> None:
    match = Match(20, slots=4)
    assert match.play(30, 1).said == ["L2 fits-last", "L2 turn"]
    assert match.play(40, 2).said == ["L2 fits-last", "L8 line-is-long", "L2 turn"]
    assert match.facts[1] == Fact("line-is-long", "L8", "notice", {"left": OfCard(card(20)), "right": OfCard(card(40))})
    assert match.play(50, 3).said == ["L2 fits-last", "L2 turn"]
    assert match.play(10, 0).play(5, 0).line == "5 10 20 30 40 50"  # every gap stays playable


@pytest.mark.parametrize(("slots", "line", "may"), [(4, 2, False), (4, 3, True), (4, 5, True), (0, 1, True), (64, 5, False)])
def test_cards_may_lie_beside_the_mat_once_one_slot_would_be_left(slots: int, line: int, may: bool) -> None:
    match = Match(*range(10, 10 + line), slots=slots)
    assert {must.may_be_away for must in CARDLINE.layout(match.position).values()} == {may}


def test_without_any_slot_the_line_is_not_said_to_be_long() -> None:
    match = Match(20, slots=0)
    assert all("line-is-long" not in one for number in (30, 40, 50) for one in match.play(number, len(match.position.line)).said)


# L7 in the rules, and what is half done (L9, C19).


def test_equal_neighbours_have_one_rank_and_no_others() -> None:
    match = Match(10, 20, "20b", 30, 40, "40b")
    assert [must.rank for must in CARDLINE.layout(match.position).values()] == [0, 1, 1, 3, 4, 4]


def test_a_card_shown_to_the_pad_waits_for_its_gap_and_may_be_dropped() -> None:
    match = Match(20).do(Show(card(30)))
    assert (match.position.pending, match.said, match.turn) == (OnPad(card(30)), [], 0)
    assert [option.kind for option in CARDLINE.expectation(match.position, EMPTY).options] == ["play", "play", "drop"]
    assert match.do(Drop()).position.pending is None
    assert match.refusal(Drop()) == "C27 nothing-to-drop"
    assert match.do(Show(card(30)), play(30, 1)).position.pending is None


def test_nothing_joins_the_line_but_what_was_accepted() -> None:
    match = Match(20)
    assert match.refusal(Join(card(30), 1)) == "C27 nothing-asked"
    match.position = replace(match.position, pending=Joining(card(30), 1), revealed=match.position.revealed | {card(30)})
    assert match.refusal(Join(card(30), 0)) == "C27 nothing-asked"
    assert match.do(Join(card(30), 1)).line == "20 30"


def test_the_stages_are_what_the_view_says() -> None:
    setup, deck = set_up(2, 20)
    position = CARDLINE.start(setup, deck)
    assert (position.stage, CARDLINE.view(position).stage) == (Opening(ONE), "opening")
    match = Match(20, hands=(1, 2)).play(30, 1).play(1, 2)
    assert isinstance(match.stage, Over)
    assert (CARDLINE.view(match.position).stage, CARDLINE.view(match.position).turn) == ("over", None)
