"""E12: with `check = lift` a card is shown by its return alone; what comes back for any other reason stays closed."""

from __future__ import annotations

import pytest

from companion.events import Slot
from tests.core.games.comparity.at_table.heard import Heard
from tests.core.games.comparity.at_table.scenes import checking, duet, pair, repairing
from tests.core.games.comparity.at_table.sitting import Sitting

LIFT = {"check": "lift"}
NARROW = {"columns": 3, "rows": 4, "pads": ["pad"]}


def sat(**mat) -> Sitting:
    return Sitting(house=LIFT, **mat)


def shown(table: Sitting) -> list[str]:
    return [key for key in table.story if key == "reveals"]


def test_a_card_that_was_taken_back_while_loose_then_played_by_the_pad_and_laid_where_it_was_asked_for_stays_closed():
    table = sat()
    table.place("D4", "colosseum")
    table.wait(2)
    table.place("E4", "big-ben")
    table.wait(0.5)
    table.lift("E4")
    table.wait(1)
    table.tap("pad", "big-ben")
    assert table.choose("play:E4")[0] == "plays"
    assert table.place("E4", "big-ben") == []
    assert table.wait(5) == []
    assert table.cards["E4"] == "big-ben*"


def moved_area() -> Sitting:
    """On a mat of three columns; one card lies beside it, and the one that is seen was moved by a step."""
    table = sat(mat=NARROW)
    table.place("A4", "colosseum")
    table.wait(2)
    table.tap("pad", "big-ben")
    table.choose("play:left-of-A4")
    table.wait(1)
    table.lift("A4")
    table.wait(0.2)
    assert table.place("A3", "colosseum") == ["ask-shift"]
    return table


def test_a_card_that_is_moved_back_after_a_move_of_the_area_was_denied_stays_closed():
    table = moved_area()
    table.wait(3)
    assert table.press("cancel") == ["refused-move-back"]
    table.lift("A3")
    table.wait(1)
    assert table.place("A4", "colosseum") == []
    assert shown(table) == []


def test_a_card_that_was_off_the_mat_while_the_area_was_moved_and_moved_back_stays_closed():
    table = sat(mat={"columns": 3, "rows": 3})
    table.laid(A2="colosseum", B2="big-ben")
    table.lift("A2")
    table.lift("B2")
    assert table.place("A2", "big-ben") == ["ask-shift"]
    table.wait(1)
    table.lift("A2")
    table.place("B2", "big-ben")
    table.wait(1)
    assert table.place("A2", "colosseum") == []
    assert shown(table) == []


def test_a_card_that_went_by_another_cell_is_not_checked_by_its_way_home():
    table = pair(house=LIFT)
    table.lift("D4")
    table.place("C4", "big-ben")
    table.wait(0.7)
    table.lift("C4")
    assert table.place("D4", "big-ben") == []
    assert shown(table) == []


def test_a_card_that_lies_there_again_after_an_undo_was_asked_back_and_stays_closed():
    table = pair(house=LIFT)
    table.lift("E4")
    table.wait(1)
    table.press("undo")
    table.wait(1)
    assert "reveals" not in table.place("E4", "eiffel-tower")
    assert shown(table) == []


def test_a_card_lifted_before_a_shift_was_dropped_is_laid_back_closed():
    table = pair(house=LIFT)
    table.choose("shift:right")
    table.lift("D4")
    table.wait(1)
    table.press("cancel")
    table.wait(1)
    assert table.place("D4", "big-ben") == []
    assert shown(table) == []


def test_a_check_that_was_dropped_is_not_made_by_laying_the_card_back():
    table = pair(house=LIFT)
    table.lift("D4")
    table.press("check")
    table.wait(1)
    assert table.press("cancel") == ["dropped"]
    table.wait(1)
    assert table.place("D4", "big-ben") == []
    assert shown(table) == []


def test_a_card_lifted_before_another_was_played_by_choice_is_laid_back_closed():
    table = pair(house=LIFT)
    table.lift("D4")
    table.tap("pad", "willis-tower")
    table.choose("play:F4")
    table.wait(1)
    assert "reveals" not in table.place("D4", "big-ben")
    assert shown(table) == []


def test_a_card_lifted_before_a_pause_ended_is_laid_back_closed():
    table = pair(house=LIFT)
    table.press("pause")
    table.lift("D4")
    table.wait(1)
    table.press("pause")
    assert table.place("D4", "big-ben") == []
    assert shown(table) == []


def test_of_two_closed_cards_that_were_off_together_neither_is_shown_by_its_return():
    """People lift several cards to straighten the area."""
    table = pair(house=LIFT)
    table.lift("D4")
    table.lift("E4")
    table.wait(1)
    assert table.place("D4", "big-ben") + table.place("E4", "eiffel-tower") == []
    assert table.options == ["check:D4", "check:E4", "drop"]
    assert shown(table) == []


@pytest.mark.parametrize("stage", [pair, duet])
def test_a_return_alone_is_the_word(stage):
    table = stage(house=LIFT)
    slot = next(iter(table.cards))
    card = table.cards[slot].rstrip("*")
    table.lift(slot)
    table.wait(0.6)
    assert table.place(slot, card)[0] == "reveals"


def test_the_neighbour_of_a_checked_card_is_shown_by_its_own_return():
    table = checking(house=LIFT)
    slot = next(slot for slot, card in table.cards.items() if card.endswith("*") and f"check:{slot}" in table.options)
    card = table.cards[slot].rstrip("*")
    table.lift(slot)
    table.wait(0.6)
    assert table.place(slot, card)[0] == "reveals"


def test_cards_swapped_by_choice_are_laid_crosswise_and_nothing_is_shown():
    table = repairing(house=LIFT)
    option = next(one for one in table.options if one.startswith("swap:"))
    one, other = (Slot(slot) for slot in option.removeprefix("swap:").split("-"))
    cards = {slot: table.cards[slot].rstrip("*!?") for slot in (one, other)}
    before = len(shown(table))
    table.choose(option)
    table.lift(one)
    table.lift(other)
    table.wait(1)
    table.place(one, cards[other])
    table.place(other, cards[one])
    table.wait(4)
    assert len(shown(table)) == before


def turns_over() -> Sitting:
    """A check in which one more card is lifted while the verdict is asked for, which passes the turn."""
    table = sat()
    table.laid(A1="tower-bridge", B1="big-ben", C1="eiffel-tower", D1="burj-khalifa")
    table.choose("check:A1")
    table.choose("check:B1")
    table.choose("check:C1")
    table.lift("D1")
    table.ok()
    return table


def drew() -> Sitting:
    table = duet(house=LIFT)
    table.lift("A4")
    table.ok()
    return table


def corrected() -> Sitting:
    table = pair("Anna", "Boris", "Vera", house=LIFT)
    table.lift("D4")
    table.corrected(turn="Anna")
    return table


def checked_by_choice() -> Sitting:
    table = pair(house=LIFT)
    table.lift("E4")
    table.choose("check:D4")
    return table


@pytest.mark.parametrize(
    ("scene", "slot", "card"),
    [(turns_over, "D1", "burj-khalifa"), (drew, "A4", "merlion"), (corrected, "D4", "big-ben"), (checked_by_choice, "E4", "eiffel-tower")],
)
def test_what_was_lifted_before_an_act_is_not_checked_by_coming_back_after_it(scene, slot, card):
    table = scene()
    before = len(shown(table))
    table.wait(1)
    table.place(slot, card)
    assert (len(shown(table)), table.cards[slot]) == (before, f"{card}*")


# Where readers only hear: a card that is heard no more may lie under a hand.


def hidden_and_heard_again(**house: str) -> Heard:
    """Big Ben on A1 and the Eiffel Tower on B1; the latter is not heard for a second."""
    heard = Heard(**house)
    heard.hear(3, A1="big-ben")
    heard.hear(3, A1="big-ben", B1="eiffel-tower")
    heard.hear(1, A1="big-ben")
    return heard


def test_a_card_that_a_reader_hears_again_is_asked_about_and_not_shown():
    heard = hidden_and_heard_again(**LIFT)
    assert heard.hear(10, A1="big-ben", B1="eiffel-tower") == ["asks-check"]
    assert heard.table.cards == {"A1": "big-ben*", "B1": "eiffel-tower*"}
    assert heard.table.expected["key"] == "comparity-status-asks-check"
    assert heard.table.options == ["check:B1", "drop"]


@pytest.mark.parametrize("yes", [{"press": "check"}, {"choose": "check:B1"}])
def test_who_lifted_it_says_so(yes):
    heard = hidden_and_heard_again(**LIFT)
    heard.hear(5, A1="big-ben", B1="eiffel-tower")
    assert heard.table.take(**yes) == ["reveals"]
    assert heard.table.cards == {"A1": "big-ben*", "B1": "eiffel-tower"}


def test_a_question_that_nobody_answers_hinders_no_play():
    heard = hidden_and_heard_again(**LIFT)
    heard.hear(1, A1="big-ben", B1="eiffel-tower")
    assert heard.table.expected["places"]
    assert heard.hear(3, A1="big-ben", B1="eiffel-tower", C1="monas")[:2] == ["plays", "turn"]
    assert heard.table.cards == {"A1": "big-ben*", "B1": "eiffel-tower*", "C1": "monas*"}


def test_no_leaves_it_closed_also_at_the_moment_of_the_question():
    heard = hidden_and_heard_again(**LIFT)
    while not heard.hear(0.05, A1="big-ben", B1="eiffel-tower"):
        pass
    assert heard.table.take(press="cancel") == ["dropped"]
    assert heard.hear(5, A1="big-ben", B1="eiffel-tower") == []


def test_with_word_a_card_that_is_heard_again_raises_no_question():
    heard = hidden_and_heard_again()
    assert heard.hear(5, A1="big-ben", B1="eiffel-tower") == []
