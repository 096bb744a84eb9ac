"""L7: cards may be pushed together and apart in any number; what counts is the sequence of tags along the slots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from tests.core.games.cardline.at_table.sitting import GRID, NUMBERS, Table, laid, opened, three
from tests.core.games.comparity.decks import deck_of

COLUMNS = "ABCDEFGH"


def pushed(table: Table, order: Sequence[tuple[str, str]]) -> list[str]:
    """Card by card from slot to slot; everything that was said."""
    said = []
    for origin, target in order:
        said += table.slide(origin, target) + table.wait(0.5)
    return said


def test_cards_are_pushed_together_one_by_one_and_nothing_is_said():
    table = laid(10, 20, 30, slots="A1 D1 H1")
    assert pushed(table, [("D1", "B1"), ("H1", "C1")]) + table.wait(60) == []
    assert (table.line, table.to_mend) == ("10@A1 20@B1 30@C1", [])


def test_a_gap_is_opened_and_a_card_laid_in_it():
    table = laid(10, 20, 30)
    assert pushed(table, [("C1", "E1"), ("B1", "C1")]) == []
    assert table.line == "10@A1 20@C1 30@E1"
    assert table.told("B1", 15) == ["fits-between", "turn"]
    assert table.line == "10@A1 15@B1 20@C1 30@E1"


def test_the_whole_line_is_moved_along():
    table = three()
    assert pushed(table, [("E1", "H1"), ("D1", "G1"), ("C1", "F1")]) == []
    assert pushed(table, [("F1", "A1"), ("G1", "B1"), ("H1", "C1")]) + table.wait(60) == []
    assert table.line == "10@A1 20@B1 30@C1"
    assert table.told("D1", 40) == ["fits-last", "turn"]


def test_the_whole_line_is_lifted_and_laid_down_elsewhere():
    table = three()
    assert [key for slot in ("C1", "D1", "E1") for key in table.lift(slot)] + table.wait(60) == []
    said = [key for slot, number in (("H1", 30), ("F1", 10), ("G1", 20)) for key in table.lay(slot, number)]
    assert said + table.wait(60) == []
    assert (table.line, table.to_mend, table.status) == ("10@F1 20@G1 30@H1", [], "turn")


@pytest.mark.parametrize("seed", range(6))
def test_however_it_is_pushed_the_next_play_is_understood(seed):
    chance = Random(seed)
    table = laid(10, 20, 30, 40)
    lie = ["A1", "B1", "C1", "D1"]
    for _ in range(12):
        slots = sorted(chance.sample(COLUMNS, 4))
        wanted = [f"{letter}1" for letter in slots]
        while lie != wanted:  # one card at a time, where the way is free
            number = chance.randrange(4)
            free = [slot for slot in _between(lie, number) if slot == wanted[number] or slot not in lie]
            if free and lie[number] != wanted[number]:
                target = wanted[number] if wanted[number] in free else chance.choice(free)
                assert table.slide(lie[number], target) == []
                lie[number] = target
    assert table.wait(60) == []
    free = [f"{letter}1" for letter in COLUMNS if f"{letter}1" not in lie]
    slot = chance.choice(free)
    gap = sum(one < slot for one in lie)
    table.lay(slot, [5, 15, 25, 35, 45][gap])
    assert table.ok()[0].startswith("fits")
    assert table.order == " ".join(str(number).zfill(2) for number in sorted([10, 20, 30, 40, [5, 15, 25, 35, 45][gap]]))


def _between(lie: list[str], number: int) -> list[str]:
    low = lie[number - 1] if number else "@1"
    high = lie[number + 1] if number + 1 < len(lie) else "I1"
    return [f"{letter}1" for letter in COLUMNS if low < f"{letter}1" < high]


def test_pushing_with_a_new_card_in_its_gap_leaves_it_in_that_gap():
    table = three()
    table.lay("F1", 40)
    assert pushed(table, [("F1", "H1"), ("E1", "F1")]) + table.wait(10) == []
    assert table.question == "ask-turned"
    assert table.ok()[0] == "fits-last"


def test_a_card_of_the_line_pushed_over_the_new_one_changes_its_gap():
    table = three()
    table.lay("F1", 25)
    assert table.slide("E1", "G1") == []
    assert table.ok() == ["fits-between", "turn"]
    assert table.line == "10@C1 20@D1 25@F1 30@G1"


def test_equal_neighbours_may_change_places_and_then_a_card_lies_between_them_all_the_same():
    table = laid(10, 20, "20b", 30)
    assert pushed(table, [("D1", "G1"), ("B1", "E1")]) + table.wait(60) == []
    assert (table.line, table.to_mend) == ("10@A1 20b@C1 20@E1 30@G1", [])
    assert table.told("F1", 25) == ["fits-between", "turn"]
    assert table.order == "10 20b 20 25 30"


def test_of_three_equal_cards_any_order_is_right():
    table = laid(20, "20b", 30, slots="A1 B1 E1", deck=deck_of({**NUMBERS, "n21": 20}))
    table.told("C1", 21)
    assert table.order == "20 20b 21 30"
    for origin, target in (("A1", "H1"), ("C1", "A1"), ("H1", "C1")):
        assert table.slide(origin, target) == []
    assert table.wait(60) == []
    assert table.to_mend == []


# A grid is walked as a snake: from A1 to the right, then back above it.


def test_on_a_grid_the_line_turns_at_the_end_of_a_row():
    table = laid(10, 20, 30, 40, slots="B1 C1 C2 B2", mat=GRID)
    assert table.line == "10@B1 20@C1 30@C2 40@B2"
    assert table.told("A2", 50) == ["fits-last", "turn"]
    assert table.told("A1", 5)[0] == "fits-first"
    assert table.told("A3", 60)[0] == "fits-last"
    assert table.order == "05 10 20 30 40 50 60"


def test_on_a_grid_the_last_of_a_row_and_the_first_of_the_next_are_neighbours():
    table = laid(10, 20, slots="C1 C2", mat=GRID)
    assert table.slide("C2", "A2") == []
    assert table.told("C2", 15) == ["fits-between", "turn"]
    assert table.line == "10@C1 15@C2 20@A2"


@pytest.mark.parametrize(("first", "second"), [("H1", "H2"), ("B2", "A2"), ("A2", "A3"), ("A3", "B3"), ("H3", "H4"), ("B8", "A8")])
def test_on_an_eight_by_eight_mat_every_second_row_is_walked_to_the_left(first, second):
    table = opened(slot=first, mat={"columns": 8, "rows": 8})
    assert table.told(second, 30) == ["fits-last", "turn"]


def test_a_line_may_wander_over_the_whole_grid():
    table = laid(10, 20, slots="A1 C3", mat=GRID)
    slots = ["A1", "B1", "C1", "C2", "B2", "A2", "A3", "B3", "C3"]
    for low, high in combinations(range(9), 2):
        (one, other) = (entry.partition("@")[2] for entry in table.line.split())
        at = slots.index(one), slots.index(other)
        first, then = ((one, slots[low]), (other, slots[high])) if low <= at[0] else ((other, slots[high]), (one, slots[low]))
        said = [key for origin, target in (first, then) if origin != target for key in table.slide(origin, target)]
        assert said == []
        assert table.line == f"10@{slots[low]} 20@{slots[high]}"
    assert table.wait(60) == []


def test_places_of_a_line_are_taken_in_the_order_of_the_mat_s_own_list():
    table = opened(slot="y", mat={"columns": 2, "rows": 1, "line": ["x", "B1", "y", "A1"]})
    assert table.told("A1", 30)[0] == "fits-last"
    assert table.told("x", 10)[0] == "fits-first"
    assert table.line == "10@x 20@y 30@A1"


def test_the_shipped_line_of_thirty_two_turns_once():
    table = opened(slot="P1", mat="line-32")
    assert table.told("P2", 30) == ["fits-last", "turn"]
    assert table.told("O2", 40) == ["fits-last", "turn"]
    assert table.told("O1", 10) == ["fits-first", "turn"]
    assert table.line == "10@O1 20@P1 30@P2 40@O2"


def test_cards_may_be_picked_up_to_be_read_for_as_long_as_one_likes():
    table = opened()
    assert table.lift("D1") + table.wait(600) + table.lay("D1", 20) + table.wait(60) == []
    assert table.line == "20@D1"
