"""C19: when readers fall silent it is said where, what to do, and when all of them are back."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import opened, pair
from tests.core.games.comparity.at_table.sitting import Sitting

LEAVE, THERE = "Leave the cards as they are.", "Leave the cards there as they are."
PAD, NAME = "Meanwhile a card can be shown on the pad.", "Meanwhile a card is chosen by name."
LAISSEZ = "Laissez-y les cartes telles quelles. En attendant,"
ROW = [f"{letter}3" for letter in "ABCDEFGH"]
CELLS = [f"{letter}{row}" for row in range(1, 9) for letter in "ABCDEFGH"]


@pytest.mark.parametrize(
    ("slots", "said"),
    [
        (["C3"], f"The mat is silent at C3. {THERE} {PAD}"),
        (["E4", "C3", "D4"], f"The mat is silent at C3, D4, E4. {THERE} {PAD}"),
        (["A1", "B1", "C1", "D1", "E1"], f"The mat is silent at A1, B1, C1, D1, E1. {THERE} {PAD}"),
        (["A1", "B1", "C1", "D1", "E1", "A2"], f"The mat is silent at A1, B1, C1, D1 and 2 more places. {THERE} {PAD}"),
        (ROW, f"The mat is silent in row 3. {THERE} {PAD}"),
        ([*ROW, *(cell.replace("3", "7") for cell in ROW)], f"The mat is silent in rows 3, 7. {THERE} {PAD}"),
        ([*ROW, "A1"], f"The mat is silent at A1, A3, B3, C3 and 5 more places. {THERE} {PAD}"),
        (CELLS[:56], f"The mat is silent at A1, B1, C1, D1 and 52 more places. {THERE} {PAD}"),
        (CELLS, f"The mat is silent. {LEAVE} {PAD}"),
        ([*CELLS, "pad"], f"The mat is silent. {LEAVE} {NAME}"),
        (["C3", "pad"], f"The mat is silent at C3. {THERE} {NAME}"),
        (["pad"], f"The pad is silent. {NAME}"),
    ],
)
def test_where_the_mat_is_silent_is_said_in_few_words(slots, said):
    table = opened()
    table.freeze(*slots)
    assert table.texts == [said]
    assert [(one["rule"], one["tone"]) for one in table.announced] == [("C19", "notice")]


@pytest.mark.parametrize(
    ("slots", "keys", "said"),
    [
        (["pad"], ["table-pad-frozen"], "One of the pads is silent. Meanwhile use another."),
        (["pad", "other"], ["table-pad-frozen"], f"The pad is silent. {NAME}"),
        (["draw"], ["table-draw-pad-frozen"], "The pad for drawn cards is silent. Meanwhile OK tells me that a card was drawn."),
        (["site-1", "C3"], ["table-slots-frozen"], f"The mat is silent at C3, site-1. {THERE} {PAD}"),
    ],
)
def test_pads_and_tap_places_are_told_as_well(slots, keys, said):
    table = opened(mat={"pads": ["pad", "other"], "draw_pads": ["draw"], "tap_places": ["site-1"]})
    assert table.freeze(*slots) == keys
    assert table.texts == [said]


def test_only_what_has_just_fallen_silent_is_told():
    table = opened()
    table.freeze("C3")
    assert table.freeze("C3") == []
    table.freeze("C3", "D4")
    assert table.texts == [f"The mat is silent at D4. {THERE} {PAD}"]


def test_a_slot_without_a_reader_cannot_fall_silent():
    table = opened(mat={"blind": ["C3", *ROW[3:], "A3", "B3"]})
    assert table.freeze("C3") == []
    assert table.freeze(*(cell for cell in CELLS if cell not in ROW)) == ["table-mat-frozen"]


def test_that_the_mat_hears_again_is_said_once_all_are_back():
    table = opened()
    table.freeze("C3", "D4")
    assert table.back("C3") == []
    assert table.back("D4") == ["table-slots-back"]
    assert table.texts == ["The mat hears all the cards again."]
    assert table.back("D4") == []


def test_in_a_pause_it_is_said_too():
    table = opened()
    table.press("pause")
    assert table.freeze("C3") + table.back("C3") == ["table-slots-frozen", "table-slots-back"]


def test_a_card_is_chosen_by_name_where_the_pad_has_no_reader():
    table = Sitting(mat={"columns": 2, "rows": 1, "blind": ["pad"]})
    assert "card:big-ben" in table.options
    table.freeze("A1")
    assert table.texts == [f"The mat is silent at A1. {THERE} {NAME}"]


@pytest.mark.parametrize(
    ("lang", "few", "many", "back"),
    [
        (
            "ru",
            "Поле молчит: C3, D4. Оставьте там карты как есть. Пока карту можно поднести к площадке.",
            "Поле молчит: ряды 1, 2. Оставьте там карты как есть. Пока карту выбирают по названию.",
            "Поле снова слышит все карты.",
        ),
        (
            "fr",
            f"Le tapis ne répond plus ici\u00a0: C3, D4. {LAISSEZ} on peut présenter une carte sur la zone de lecture.",
            f"Le tapis ne répond plus aux rangées 1, 2. {LAISSEZ} on choisit une carte par son nom.",
            "Le tapis entend de nouveau toutes les cartes.",
        ),
    ],
)
def test_in_other_languages(lang, few, many, back):
    table = opened(lang=lang)
    table.freeze("C3", "D4")
    assert table.texts == [few]
    table.back("C3", "D4")
    assert table.texts == [back]
    table.freeze(*CELLS[:16], "pad")
    assert table.texts == [many]


def test_what_a_silent_reader_hides_is_not_right_for_that():
    table = pair()
    table.place("A1", "taj-mahal")
    assert table.wait(2) == ["wrong-touches-nothing"]
    assert table.freeze("A1") == ["table-slots-frozen"]
    assert table.wait(5) == []
    assert table.back("A1") == ["table-slots-back"]  # it still lies there, and that was said
    assert table.wait(5) == []
    assert table.lift("A1") + table.wait(2) == ["table-cleared"]


def test_a_blind_cell_that_falls_silent_is_nothing_to_tell_of():
    table = Sitting(mat={"columns": 3, "rows": 3, "blind": ["A1"]})
    assert table.freeze("A1") + table.back("A1") == []
