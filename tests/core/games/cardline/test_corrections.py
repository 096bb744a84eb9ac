"""What players put right (E3, E5, E7, E8): it changes what follows from it, and never breaks the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.position import Failed, Opening, Turn
from companion.core.games.game import Fact, OfCard, OfSeat
from companion.events import ActOf, AlreadyDrawn, CardIs, Leave, Replace, SetHand, SetTurn
from tests.core.games.cardline.at_table.sitting import GRID, Table, few, laid, opened, three
from tests.core.games.cardline.hands import FOUR, ONE, THREE, TWO, Match, card, play

# E8: a hand's count.


def test_a_count_is_set_and_said_once_whatever_it_is() -> None:
    match = Match(20).correct(SetHand(TWO, 7))
    assert (match.hands, match.said) == ([4, 7, 4], ["E3 hand-set"])
    assert match.correct(SetHand(TWO, 1)).said == ["E3 hand-set"]
    assert match.turn == 0


def test_a_count_is_between_nothing_and_the_deck() -> None:
    match = Match(20)
    assert [match.refusal(SetHand(ONE, count)) for count in (-1, 141)] == ["E3 count-range", "E3 count-range"]
    assert match.correct(SetHand(ONE, 140)).hands[0] == 140


def test_a_draw_that_was_shown_is_settled_by_the_player_s_count_and_no_other() -> None:
    match = Match(20).play(30, 0)
    assert match.correct(SetHand(TWO, 3)).position.due == (ONE,)
    assert match.correct(SetHand(ONE, 4)).position.due == ()


def test_who_has_not_laid_a_card_yet_cannot_be_without_cards() -> None:
    assert Match(20).refusal(SetHand(ONE, 0)) == "E8 count-empty"
    match = Match(20).play(30, 1)
    assert match.refusal(SetHand(TWO, 0)) == "E8 count-empty"
    assert match.refusal(SetHand(THREE, 0)) == "E8 count-empty"


def test_an_empty_hand_in_mid_round_waits_for_the_round_s_end() -> None:
    match = Match(20).play(30, 1).correct(SetHand(ONE, 0))
    assert (match.hands, match.turn, match.winners) == ([0, 4, 4], 1, [])
    assert match.play(1, 2).play(2, 2).winners == [0]


@pytest.mark.parametrize("seat", [ONE, TWO, THREE])
def test_an_empty_hand_after_the_round_s_last_play_has_it_judged_again(seat) -> None:
    match = Match(20).play(30, 1).play(40, 2).play(50, 3)
    assert match.turn == 0
    match.correct(SetHand(seat, 0))
    assert match.said == ["E3 hand-set", "L4 wins"]
    assert match.winners == [match.position.seats.index(seat)]


def test_a_win_with_a_card_left_goes_on_with_the_next_round() -> None:
    match = Match(20, hands=(1, 2)).play(30, 1).play(1, 2)
    assert match.winners == [0]
    match.correct(SetHand(ONE, 1))
    assert match.said == ["E3 hand-set", "E8 goes-on"]
    assert (match.winners, match.turn, match.hands) == ([], 0, [1, 2])


def test_a_win_in_which_another_was_without_cards_too_is_played_off() -> None:
    match = Match(20, hands=(1, 2, 3)).play(30, 1).play(1, 2).play(2, 2)
    match.correct(SetHand(TWO, 0))
    assert match.said == ["E3 hand-set", "L4 play-off", "L2 turn"]
    assert (match.hands, match.turn, match.position.out) == ([1, 1, 0], 0, {THREE})


def test_of_a_shared_win_one_with_a_card_left_makes_the_other_the_winner() -> None:
    match = Match(20, hands=(1, 1), pile=0).play(30, 1).play(40, 2)
    assert match.winners == [0, 1]
    match.correct(SetHand(TWO, 1))
    assert (match.said, match.winners) == (["E3 hand-set", "L4 wins"], [0])


def test_after_a_win_another_hand_s_count_changes_nothing_of_it() -> None:
    match = Match(20, hands=(1, 2)).play(30, 1).play(1, 2).correct(SetHand(TWO, 5))
    assert (match.winners, match.hands) == ([0], [0, 5])


def test_who_is_out_holds_nothing() -> None:
    match = Match(20, hands=(1, 3, 1)).play(30, 1).play(5, 1).play(40, 2)
    assert match.refusal(SetHand(TWO, 2)) == "L4 is-out"
    assert match.refusal(SetTurn(TWO)) == "L4 is-out"
    assert match.refusal(ActOf(TWO)) == "L4 is-out"


# E3: whose turn, whose act, which card, drawn already.


def test_it_is_x_s_turn_and_who_comes_before_in_the_round_has_had_theirs() -> None:
    match = Match(20, hands=(4, 4, 4, 4)).correct(SetTurn(THREE))
    assert (match.said, match.turn, match.position.played) == (["E3 turn-set"], 2, {ONE, TWO})
    assert match.play(30, 1).turn == 3
    assert match.play(40, 2).turn == 0


def test_a_turn_set_back_is_played_again_in_that_round() -> None:
    match = Match(20).play(30, 1).play(40, 2).correct(SetTurn(ONE))
    assert [match.turn, match.play(5, 0).turn, match.play(6, 1).turn, match.play(7, 2).turn] == [0, 1, 2, 0]


def test_before_the_first_card_it_is_said_who_starts() -> None:
    match = Match(20)
    match.position = replace(match.position, stage=Opening(ONE), line=())
    assert match.correct(SetTurn(TWO)).stage == Opening(TWO)


def test_after_the_end_there_is_no_turn_to_set() -> None:
    match = Match(20, hands=(1, 2)).play(30, 1).play(1, 2)
    assert match.refusal(SetTurn(ONE)) == "L4 match-over"
    assert match.refusal(Leave(ONE)) == "L4 match-over"


def test_that_was_another_s_act_and_who_was_asked_still_has_a_turn() -> None:
    table = opened("Anna", "Boris", "Vera")
    table.told("E1", 30)
    assert table.corrected(act_of="Boris") == ["table-ask-act-of", "fits-last", "turn", "table-corrected"]
    assert (table.hands, table.turn) == ({"Anna": 4, "Boris": 3, "Vera": 4}, "Vera")
    table.told("F1", 40)
    assert table.turn == "Anna"  # the only one who had no turn in this round
    table.told("G1", 50)
    assert table.turn == "Anna"


def test_that_was_another_s_failure_and_the_draw_is_theirs() -> None:
    table = opened("Anna", "Boris", "Vera")
    table.told("C1", 30)
    assert table.marks == {"Anna": ["draws-1"]}
    table.corrected(act_of="Vera")
    assert (table.marks, table.turn, table.box) == ({"Vera": ["draws-1"]}, "Anna", ["30"])


def test_this_card_is_really_that_one_and_is_shown() -> None:
    table = three()
    assert table.corrected(card_is={"card": "n20", "really": "n25"}) == ["table-ask-card-is", "card-is", "table-corrected"]
    assert (table.line, table.to_mend) == ("10@C1 25@D1 30@E1", [])
    assert table.view["cards"][1]["numbers"] == {"size": "25"}
    assert table.told("F1", 25) == ["misfits-last", "draws", "turn"]  # that tag is taken for the 20's now
    assert table.box == ["20"]


def test_where_the_real_card_does_not_fit_it_is_shown_and_goes_to_the_box() -> None:
    table = three()
    before = table.view
    assert table.correct(card_is={"card": "n20", "really": "n45"}) == ["table-ask-card-is"]
    assert table.view["cards"] == before["cards"]
    assert table.ok() == ["card-is", "accept-misfits", "table-corrected"]
    assert (table.line, table.box, table.hands) == ("10@C1 30@E1", ["45"], {"Anna": 3, "Boris": 3})
    assert table.wait(3) == ["wrong-to-the-box"]
    assert table.moves_to_make == ["45: D1 > -"]
    assert table.lift("D1") + table.wait(2) == ["table-cleared"]
    assert table.undone()[-2:] == ["table-undone", "status-turn"]
    assert table.lay("D1", 20) == []
    assert (table.line, table.to_mend) == ("10@C1 20@D1 30@E1", [])


def test_whether_the_real_card_fits_is_not_told_before_it_is_confirmed() -> None:
    for really in (25, 45):
        table = three()
        assert table.correct(card_is={"card": "n20", "really": f"n{really}"}) == ["table-ask-card-is"]


@pytest.mark.parametrize(
    ("wrong", "really", "refused"),
    [("n40", "n41", "E3 not-in-line"), ("n20", "eiffel-tower", "E3 other-deck"), ("n20", "n30", "E3 already-there")],
)
def test_a_card_is_not_what_cannot_be(wrong: str, really: str, refused: str) -> None:
    assert Match(10, 20, 30, box=[50]).refusal(CardIs(wrong, really)) == refused
    assert Match(10, 20, 30, box=[50]).refusal(CardIs("n20", "n50")) == "E3 already-there"


def test_a_draw_that_is_owed_is_said_to_be_made() -> None:
    match = Match(20).play(30, 0).correct(AlreadyDrawn())
    assert (match.said, match.position.due, match.hands) == (["E3 drawn-already"], (), [4, 4, 4])
    assert match.refusal(AlreadyDrawn()) == "E3 nothing-owed"


# E3: undo.


def test_undo_keeps_what_was_shown_and_gives_everything_else_back() -> None:
    match = Match(20, pile=0, box=[60])
    before = match.position
    match.play(5, 1)
    again = CARDLINE.reopened(before, match.position)
    assert again == replace(before, revealed=before.revealed | {card(5)})
    assert CARDLINE.rule(again, play(5, 0)).facts[0].key == "fits-first"


# E5: the table is accepted as it lies.


def test_a_card_that_appeared_is_shown_and_joins_once_that_is_confirmed() -> None:
    table = three()
    table.lay("F1", 40)
    assert table.corrected(accept=True) == ["table-ask-accept", "accept-shows", "table-corrected", "ask-joins"]
    assert (table.status, table.question, table.options) == ("joining", "ask-joins", ["join", "drop"])
    assert (table.line, table.hands) == ("10@C1 20@D1 30@E1", {"Anna": 3, "Boris": 3})
    assert table.ok() == ["joins"]
    assert (table.line, table.turn, table.hands) == ("10@C1 20@D1 30@E1 40@F1", "Anna", {"Anna": 3, "Boris": 3})
    assert table.wait(60) == []


def test_it_joins_by_the_option_too() -> None:
    table = three()
    table.lay("F1", 40)
    table.corrected(accept=True)
    assert table.choose("join") == ["joins"]
    assert table.order == "10 20 30 40"


def test_a_card_that_appeared_and_does_not_fit_is_shown_and_stays_out() -> None:
    table = three()
    table.lay("F1", 5)
    assert table.corrected(accept=True) == ["table-ask-accept", "accept-misfits", "table-corrected"]
    assert (table.order, table.view["pending"], table.turn) == ("10 20 30", None, "Anna")
    assert table.question is None  # it is no play of whoever is asked
    assert table.wait(2) == ["wrong-back-to-hand"]
    assert table.lift("F1") + table.wait(2) == ["table-cleared"]
    table.told("F1", 40)
    assert table.told("B1", 5) == ["fits-first", "turn"]  # in a later turn it is a card like any other, known as it is


def test_nothing_of_it_is_told_before_the_first_confirmation() -> None:
    for number in (5, 40):
        table = three()
        table.lay("F1", number)
        assert table.correct(accept=True) == ["table-ask-accept"]
        assert table.announced[0]["args"] == {}


def test_a_card_that_was_shown_so_may_be_kept_out() -> None:
    table = three()
    table.lay("F1", 40)
    table.corrected(accept=True)
    assert table.wait(0.7) + table.press("cancel") == ["dropped"]
    assert (table.order, table.status, table.question) == ("10 20 30", "turn", None)
    assert table.wait(2) == ["wrong-back-to-hand"]
    assert table.lift("F1") + table.wait(2) == ["table-cleared"]


def test_a_failed_card_that_lies_where_it_fits_may_join() -> None:
    table = three()
    table.told("F1", 5)
    table.slide("F1", "B1")
    assert table.corrected(accept=True)[1] == "accept-shows"
    assert table.ok() == ["joins"]
    assert (table.line, table.box, table.wait(60)) == ("05@B1 10@C1 20@D1 30@E1", [], [])


def test_cards_that_are_gone_leave_the_line_for_the_box() -> None:
    table = three()
    table.lift("D1")
    assert table.corrected(accept=True) == ["table-ask-accept", "accepted-gone", "accepted", "table-corrected"]
    assert (table.line, table.box, table.turn) == ("10@C1 30@E1", ["20"], "Anna")
    assert table.told("D1", 15) == ["fits-between", "turn"]


def test_gone_and_come_at_once() -> None:
    table = three()
    table.lift("D1")
    table.lay("D1", 25)
    assert table.corrected(accept=True)[1:3] == ["accepted-gone", "accept-shows"]
    assert table.ok() == ["joins"]
    assert (table.line, table.box) == ("10@C1 25@D1 30@E1", ["20"])


@pytest.mark.parametrize(("lifted", "number", "order"), [("C1", 15, "15 20 30"), ("E1", 40, "10 20 40"), ("D1", 11, "10 11 30")])
def test_of_a_line_without_room_one_card_may_be_gone_and_another_be_in_its_place(lifted: str, number: int, order: str) -> None:
    table = laid(10, 20, 30, slots="C1 D1 E1", mat={"columns": 8, "rows": 1, "blind": ["A1", "B1", "F1", "G1", "H1"], "pads": []})
    table.lift(lifted)
    table.lay(lifted, number)
    assert "accept-shows" in table.corrected(accept=True)
    table.ok()
    assert table.order == order


def test_a_line_that_is_wholly_gone_begins_anew_with_the_pile_s_top() -> None:
    table = three()
    for slot in ("C1", "D1", "E1"):
        table.lift(slot)
    counted = table.view["pile"]
    assert table.corrected(accept=True)[-2:] == ["accepted", "table-corrected"]
    assert (table.stage, table.status, table.turn) == ("opening", "opening-anew", "Anna")
    assert (table.view["pile"], table.box) == (counted, ["10", "20", "30"])
    table.lay("D1", 40)
    assert table.wait(1.5) == ["opens", "turn"]
    assert (table.line, table.turn, table.view["pile"]) == ("40@D1", "Anna", counted - 1)


def test_a_line_that_is_gone_but_for_a_new_card_begins_with_that() -> None:
    table = opened()
    table.lift("D1")
    table.lay("F1", 40)
    assert "accept-shows" in table.corrected(accept=True)
    assert (table.line, table.stage, table.box) == ("40@F1", "turn", ["20"])


def test_a_whole_line_cannot_be_taken_from_the_table_before_it_began() -> None:
    table = Table()
    assert table.correct(accept=True) == ["refused-accept-nothing"]
    table.lay("D1", 20)
    table.lay("E1", 30)
    assert table.correct(accept=True) == ["refused-accept-two"]


def out_of_order(table: Table) -> None:
    table.slide("C1", "H1")


def two_new(table: Table) -> None:
    table.lay("F1", 40)
    table.lay("B1", 5)


def on_a_card(table: Table) -> None:
    table.lay("D1", 25)


def strange(table: Table) -> None:
    table.place_tag("G1", "04ffffffffffff")


def right(table: Table) -> None:
    """Nothing is otherwise."""


@pytest.mark.parametrize(
    ("disorder", "reason"),
    [(out_of_order, "order"), (two_new, "two"), (on_a_card, "two"), (strange, "unknown"), (right, "nothing")],
)
def test_what_cannot_be_accepted_is_refused_with_its_reason(disorder, reason: str) -> None:
    table = three()
    disorder(table)
    before = table.view
    assert table.correct(accept=True) == [f"refused-accept-{reason}"]
    assert table.view == before


def test_after_the_match_nothing_is_accepted() -> None:
    table = opened(house={"hand": 1})
    table.told("E1", 30)
    table.told("F1", 5)
    assert table.correct(accept=True) == ["refused-match-over"]


def test_cards_beside_the_mat_are_not_gone() -> None:
    table = laid(10, 20, 30, 40, mat={"columns": 4, "rows": 1}, house={"hand": 10})
    table.lift("D1")
    table.later()
    assert table.correct(accept=True) == ["refused-accept-nothing"]
    table.lift("B1")
    table.corrected(accept=True)
    assert (table.line, table.box) == ("10@A1 30@C1 40", ["20"])


def test_a_card_that_appeared_next_to_cards_beside_the_mat_joins_where_it_lies() -> None:
    table = laid(10, 20, 30, 40, mat={"columns": 4, "rows": 1}, house={"hand": 10})
    table.lift("A1")
    table.later()
    table.lay("A1", 15)
    assert table.corrected(accept=True)[1] == "accept-shows"
    table.ok()
    assert table.order == "10 15 20 30 40"


def test_an_acceptance_is_taken_back_and_what_was_shown_stays_known() -> None:
    table = three()
    table.lay("F1", 40)
    table.corrected(accept=True)
    table.ok()
    table.undone()
    assert table.order == "10 20 30"
    table.lift("F1")
    assert table.told("F1", 40) == ["fits-last", "turn"]


# E7: who leaves, and who takes a seat over.


def test_the_hand_of_who_leaves_goes_into_the_box_unseen() -> None:
    match = Match(20, hands=(4, 3, 5)).correct(Leave(TWO))
    assert (match.said, match.hands, match.stock, match.turn) == (["E7 left"], [4, 5], (20, 3), 0)
    assert match.facts == (Fact("left", "E7", "notice", {"seat": OfSeat(TWO), "count": 3}),)
    assert CARDLINE.view(match.position).discarded == ()
    assert match.refusal(SetHand(TWO, 1)) == "E7 not-seated"


def test_who_leaves_on_turn_hands_it_to_the_next_one() -> None:
    match = Match(20, turn=1).correct(Leave(TWO))
    assert (match.said, match.stage) == (["E7 left", "L2 turn"], Turn(THREE))
    assert match.play(30, 1).stage == Turn(ONE)


def test_when_the_last_of_a_round_leaves_it_is_judged() -> None:
    match = Match(20, hands=(1, 2, 2)).play(30, 1).play(5, 2).correct(Leave(THREE))
    assert (match.said, match.winners) == (["E7 left", "L4 wins"], [0])


def test_when_the_first_player_leaves_the_next_one_begins_the_rounds() -> None:
    match = Match(20, hands=(4, 4, 4), first=0).play(30, 1).correct(Leave(ONE))
    assert match.stage == Turn(TWO)
    match.play(40, 2).play(50, 3)
    assert match.stage == Turn(TWO)


def test_who_had_a_turn_leaves_and_the_round_goes_on() -> None:
    match = Match(20, hands=(4, 4, 4, 4)).play(30, 1).play(40, 2).correct(Leave(TWO))
    assert match.stage == Turn(THREE)
    assert match.play(50, 3).stage == Turn(FOUR)
    assert match.play(60, 4).stage == Turn(ONE)


def test_a_draw_owed_by_who_leaves_lapses_and_another_s_does_not() -> None:
    assert Match(20).play(30, 0).correct(Leave(ONE)).position.due == ()
    assert Match(20).play(30, 0).correct(Leave(TWO)).position.due == (ONE,)


def test_one_player_left_wins_whatever_the_hand_counts() -> None:
    match = Match(20, hands=(4, 4)).correct(Leave(ONE))
    assert (match.said, match.winners, match.position.seats) == (["E7 left", "E7 wins"], [0], (TWO,))
    match.correct(SetHand(TWO, 5))
    assert (match.winners, match.said) == ([0], ["E3 hand-set"])


def test_in_a_play_off_of_two_the_one_who_stays_wins() -> None:
    match = Match(20, hands=(1, 3, 1)).play(30, 1).play(5, 1).play(40, 2).correct(Leave(ONE))
    assert (match.said, [match.position.seats[one] for one in match.winners]) == (["E7 left", "E7 wins"], [THREE])


def test_who_is_out_may_leave_and_nothing_changes_for_the_others() -> None:
    match = Match(20, hands=(1, 3, 1)).play(30, 1).play(5, 1).play(40, 2).correct(Leave(TWO))
    assert (match.hands, match.turn, match.position.out) == ([1, 1], 0, frozenset())
    assert match.facts[0].args == {"seat": OfSeat(TWO), "count": 0}


def test_a_replacement_takes_the_seat_as_it_is() -> None:
    match = Match(20, hands=(2, 3, 4)).correct(Replace(TWO, "Vera"))
    assert (match.said, match.hands) == (["E7 replaced"], [2, 3, 4])
    assert [seat.name for seat in CARDLINE.view(match.position).seats] == ["Anna", "Vera", "Chloé"]


def test_a_failed_card_stays_for_the_box_when_its_player_leaves() -> None:
    match = Match(20).play(30, 0).correct(Leave(ONE))
    assert match.position.failed == Failed(card(30), is_kept=False, seat=ONE)
    assert match.position.box == (card(30),)
    assert OfCard(card(30)) not in [fact.args.get("card") for fact in match.facts]


# At the table.


def test_every_correction_is_asked_about_first_and_dropped_by_cancel() -> None:
    corrections = (
        {"hand": {"seat": "Anna", "count": 2}},
        {"turn": "Boris"},
        {"act_of": "Anna"},
        {"card_is": {"card": "n30", "really": "n45"}},
        {"leave": "Anna"},
        {"replace": {"seat": "Anna", "name": "Vera"}},
    )
    for correction in corrections:
        table = three()
        before = table.view
        assert len(table.correct(**correction)) == 1
        assert table.wait(0.7) + table.press("cancel") == ["table-dropped"]
        assert table.view == before


def test_on_a_grid_the_table_is_accepted_by_the_snake() -> None:
    table = laid(10, 20, 30, slots="A1 C1 A2", mat=GRID)
    table.lay("C2", 25)
    assert table.corrected(accept=True)[1] == "accept-shows"
    table.ok()
    assert table.order == "10 20 25 30"


def test_a_match_won_by_a_count_is_over_at_the_table_too() -> None:
    table = Table(deck=few(10, 20, 30, 40, 50, 60), house={"hand": 2})
    table.lay("D1", 20)
    table.wait(1.5)
    table.told("E1", 30)
    table.told("F1", 40)
    assert "wins" in table.corrected(hand={"seat": "Anna", "count": 0})
    assert (table.stage, table.view["winners"], table.options) == ("over", ["seat-1"], [])
    assert "goes-on" in table.corrected(hand={"seat": "Anna", "count": 1})
    assert (table.stage, table.turn) == ("turn", "Anna")
