"""What many matches of clumsy people over a noisy radio have found."""

from __future__ import annotations

from tests.core.games.cardline.at_table.sitting import GRID, few, laid, opened, three


def test_a_card_that_was_played_on_the_pad_is_asked_onto_the_mat_wherever_it_lay_before():
    table = three()
    table.lay("G1", 40)
    table.lift("G1")
    table.wait(5.0)
    assert table.shown(40, "right-of-n30") == ["fits-last", "turn"]
    assert table.wait(2.0) == ["wrong-lay"]
    assert table.moves_to_make == ["40: - > G1"]  # where it lay last


def test_a_card_of_the_line_that_somebody_holds_since_before_the_last_act_is_asked_back():
    table = three()
    table.lift("C1")
    assert table.wait(60) == []
    assert table.shown(40, "right-of-n30") == ["fits-last", "turn"]
    assert table.wait(2.0) == ["wrong-lay", "wrong-lay"]
    assert table.moves_to_make == ["10: - > C1", "40: - > F1"]


def test_where_two_cards_share_a_slot_there_is_room_for_one_less():
    """Eight of them lie on seven of nine slots; one more played on the pad has no slot of its own, until an end goes beside the mat."""
    table = laid(10, 20, 30, 40, 50, 55, 56, 57, slots="A1 B1 C1 C2 B2 A2 A3 B3", mat=GRID, house={"hand": 10})
    table.slide("B3", "A3")
    table.wait(1.0)
    table.told("B3", 58)
    assert table.line == "10@A1 20@B1 30@C1 40@C2 50@B2 55@A2 56@A3 57@A3 58@B3"
    table.wait(3.0)
    assert table.moves_to_make == ["58: B3 > -"]


def test_a_card_that_was_heard_to_leave_is_not_at_once_taken_to_lie_in_silence():
    """Pushed onto a slot that has just fallen silent it lies there, as far as anybody can tell, but not before two seconds are over."""
    table = three(house={"commit": "pace"})
    table.freeze("F1", "G1", "H1")
    table.lift("E1")
    table.lay("E1", 25)
    assert table.wait(1.9) == []
    table.later(0.2)
    assert table.wait(2.0) == ["fits-between", "turn"]


def test_a_card_taken_back_by_a_player_who_is_out_may_be_dealt_and_laid_again():
    """Nobody could draw for Vera's 15; she is out, her two cards are shuffled, and Anna gets the 15."""
    table = opened("Anna", "Boris", "Vera", deck=few(10, 15, 20, 30, 40), house={"hand": 1, "hand_3": 2})
    table.told("C1", 10)
    table.told("E1", 30)
    assert table.told("F1", 15)[:3] == ["misfits-last", "takes-back", "play-off"]
    assert table.wait(2.0) == ["wrong-to-the-box"]
    table.lift("F1")
    table.slide("C1", "B1")
    assert table.told("C1", 15)[:1] == ["fits-between"]
