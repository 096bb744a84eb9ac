"""L7: cards of the line that lie in another order are told where to go, and it is over when they are in order, however that was done."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import table_view
from companion.events import Slot
from tests.core.games.cardline.at_table.sitting import GRID, Table, card, laid

WIDE_SLOTS = [f"{letter}1" for letter in "ABCDEFGHIJKLMNOPQRST"]


def exchanged(table: Table, one: str, other: str) -> list[str]:
    """Two cards taken up and each laid where the other lay."""
    (first,), (second,) = table.state.mat.lying[one], table.state.mat.lying[other]
    said = table.lift(one) + table.lift(other)
    said += table.place(other, first.uid.rpartition("/")[2])
    return said + table.place(one, second.uid.rpartition("/")[2])


def test_two_cards_far_apart_that_were_exchanged_are_told_each_other_s_slot():
    table = laid(10, 20, 30, slots="A1 D1 H1")
    assert exchanged(table, "A1", "H1") + table.wait(1.25) == []
    assert table.wait(0.25) == ["wrong-belongs-elsewhere", "wrong-belongs-elsewhere"]
    assert table.rulings == ["L7", "L7"]
    assert table.moves_to_make == ["30: A1 > H1", "10: H1 > A1"]
    assert exchanged(table, "A1", "H1") == ["table-cleared"]
    assert (table.line, table.to_mend) == ("10@A1 20@D1 30@H1", [])


def test_a_slot_where_a_card_goes_is_known_by_the_cards_beside_it():
    table = laid(10, 20, 30)
    table.lift("B1")
    table.lay("E1", 40)
    (told,) = table_view(table.state).instructions
    assert told.target == PlaceName(Slot("B1"), beside=(card(10), card(30)))


def test_a_place_with_a_strange_tag_is_known_by_the_cards_beside_it():
    table = laid(10, 20, slots="A1 D1")
    table.place_tag("C1", "04ffffffffffff")
    (told,) = table_view(table.state).instructions
    assert told.announcement.args == {"place": PlaceName(Slot("C1"), beside=(card(10), card(20)))}


def test_neighbours_without_room_that_were_exchanged_are_told_each_other_s_slot():
    table = laid(10, 20, 30)
    exchanged(table, "A1", "B1")
    table.wait(1.5)
    assert table.moves_to_make == ["20: A1 > B1", "10: B1 > A1"]
    assert table.lift("A1") + table.wait(10) + table.lift("B1") == []
    assert table.lay("A1", 10) == []
    assert table.lay("B1", 20) + table.wait(60) == ["table-cleared"]


def test_where_one_move_is_enough_one_card_is_asked_to_move():
    table = laid(10, 20, 30, 40, slots="A1 C1 E1 G1")
    exchanged(table, "C1", "E1")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"]
    assert table.moves_to_make == ["20: E1 > B1"]
    assert table.slide("E1", "B1") == ["table-cleared"]
    assert table.line == "10@A1 20@B1 30@C1 40@G1"


def test_a_card_carried_past_others_is_told_to_go_back_where_there_is_room():
    table = laid(10, 20, 30, 40)
    table.slide("A1", "F1")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"]
    assert table.moves_to_make == ["10: F1 > A1"]
    assert table.slide("F1", "A1") == ["table-cleared"]


def test_it_may_be_put_right_in_another_way_than_was_told():
    table = laid(10, 20, 30)
    table.slide("A1", "D1")
    table.wait(1.5)
    assert table.moves_to_make == ["10: D1 > A1"]
    assert table.slide("B1", "E1") == []
    assert table.slide("C1", "F1") == ["table-cleared"]
    assert (table.line, table.to_mend) == ("10@D1 20@E1 30@F1", [])


def test_equal_cards_may_be_exchanged_and_unequal_ones_not():
    table = laid(10, 20, "20b", 30)
    assert exchanged(table, "B1", "C1") + table.wait(10) == []
    assert table.line == "10@A1 20b@B1 20@C1 30@D1"
    exchanged(table, "C1", "D1")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"]
    assert table.slide("C1", "E1") == ["table-cleared"]


def test_an_order_that_lasts_less_than_the_pace_is_not_spoken_of():
    table = laid(10, 20, 30)
    assert exchanged(table, "A1", "C1") + table.wait(1.25) + exchanged(table, "A1", "C1") + table.wait(60) == []


def test_while_the_line_is_out_of_order_no_play_is_told():
    table = laid(10, 20, 30)
    exchanged(table, "A1", "C1")
    table.lay("E1", 40)
    assert (table.question, table.status) == (None, "turn")
    assert table.ok() == ["refused-mend-first"]
    table.wait(1.5)
    exchanged(table, "A1", "C1")
    assert table.question == "ask-turned"
    assert table.ok() == ["fits-last", "turn"]


def test_a_card_of_the_line_that_was_carried_to_another_row_lies_where_the_snake_passes():
    table = laid(10, 20, 30, slots="A1 B1 C1", mat=GRID)
    table.slide("B1", "A2")
    table.wait(1.5)
    assert table.moves_to_make == ["20: A2 > B1"]
    assert table.slide("C1", "A3") == ["table-cleared"]  # A1, then A2, then A3
    assert table.line == "10@A1 20@A2 30@A3"


def followed(table: Table) -> int:
    """Whatever is told first is done, card by card; how many cards were carried."""
    moves = 0
    while table.moves_to_make:
        name, _, way = table.moves_to_make[0].partition(": ")
        origin, target = way.split(" > ")
        in_the_way = [tag.uid.rpartition("/")[2] for tag in table.state.mat.lying.get(target, ())]
        if origin != "-":
            table.lift(origin)
        for other in in_the_way:
            table.lift(target, other)
        table.place(target, card(name))
        moves += 1
        assert moves < 60, table.line
    return moves


def scrambled(seed: int, slots: int, most: int) -> tuple[Table, list[int]]:
    """A line taken up and laid down in any order; the slots of its cards, from the first card on."""
    chance = Random(seed)
    count = chance.randint(2, most)
    numbers = range(10, 10 + count)
    at = sorted(chance.sample(range(slots), count))
    table = laid(*numbers, slots=" ".join(WIDE_SLOTS[one] for one in at), mat={"columns": slots, "rows": 1}, house={"hand": 10})
    for one in at:
        table.lift(WIDE_SLOTS[one])
    anew = chance.sample(range(slots), count)
    for one, number in zip(anew, numbers, strict=True):
        table.lay(WIDE_SLOTS[one], number)
    table.wait(2)
    return table, anew


@pytest.mark.parametrize("seed", range(25))
def test_whoever_does_as_is_told_card_by_card_has_the_line_in_order_again(seed):
    table, lie = scrambled(seed, 20, 9)
    assert followed(table) <= 2 * len(lie)
    assert (table.to_mend, table.wait(60)) == ([], [])
    now = [WIDE_SLOTS.index(one.partition("@")[2]) for one in table.line.split()]
    assert all(before < after for before, after in pairwise(now))


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(25, 65))
def test_no_more_cards_are_asked_to_move_than_have_to(seed):
    table, lie = scrambled(seed, 9, 6)
    assert len(table.moves_to_make) == len(lie) - most_that_can_stay(lie, 9)


def most_that_can_stay(lie: list[int], slots: int) -> int:
    """Every choice of cards that stay is tried: in order, and with room between them for those that are laid there."""
    best = 0
    for staying in product((False, True), repeat=len(lie)):
        fixed = [(-1, -1), *((number, lie[number]) for number, stays in enumerate(staying) if stays), (len(lie), slots)]
        if all(other - one <= there - here for (one, here), (other, there) in pairwise(fixed)):
            best = max(best, sum(staying))
    return best
