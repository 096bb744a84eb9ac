"""What is said when something stands in the way of an act (C19, C24, C27)."""

from __future__ import annotations

import pytest

from companion.core.referee.conduct import conduct
from companion.events import Pressed
from tests.core.games.comparity.at_table.scenes import STAGES, opened
from tests.core.games.comparity.at_table.sitting import Sitting


def test_what_stands_in_the_way_of_an_act_is_said_at_once():
    table = STAGES["bonus"]()
    closed = next(slot for slot, card in table.cards.items() if card.endswith("*"))
    table.lift(closed)
    assert "wrong-peek" in table.press("check")


def test_cancel_to_a_question_that_a_laid_card_raised_says_what_hands_have_to_do():
    table = STAGES["duet"]()
    above = next(cell for slot in table.cards if (cell := f"{slot[0]}{int(slot[1:]) + 1}") not in table.cards)
    assert table.place(above, "juche-tower") + table.wait(1.5) == ["ask-drawn"]
    table.wait(1)
    assert table.press("cancel") == ["refused-take-it-back"]


def test_while_the_only_pad_is_silent_cards_are_chosen_by_name():
    table = Sitting("Anna", "Boris", mat={"columns": 0, "rows": 0, "pads": ["pad"]})
    assert table.options == []
    table.freeze("pad")
    assert "card:big-ben" in table.options


def test_a_lone_pad_takes_plays_whatever_it_is_called():
    table = Sitting("Anna", "Boris", mat={"columns": 0, "rows": 0, "pads": [], "draw_pads": ["pile"]})
    assert table.tap("pile", "big-ben") == ["opens", "turn"]


@pytest.mark.parametrize("button", ["seat-0", "seat-9", "seat-x"])
def test_the_button_of_a_seat_that_there_is_not_answers_nothing(button):
    table = STAGES["duet"]()
    table.wait(1)
    state = table._table._match.referee.state
    after, said = conduct(state, Pressed(button, state.at))
    assert [one.key for one in said] == ["table-refused-nobody-there"]
    assert after.position == state.position


def test_of_more_than_two_new_cards_all_but_one_are_taken_back():
    table = opened()
    for slot, card in (("C4", "merlion"), ("E4", "eiffel-tower"), ("D5", "monas")):
        table.place(slot, card)
    assert table.wait(1.5) == ["wrong-several-cards"] * 3
    assert set(table.rulings) == {"C20"}
    assert table.lift("D5") == ["wrong-two-cards"] * 2
