"""L7, C28 by raw passes: what every reader hears, many times in a second."""

from __future__ import annotations

import pytest

from tests.core.games.cardline.at_table.sitting import Passes, Table, opened, three, uid


def test_a_whole_turn_by_its_readers():
    table = opened()
    passes = Passes(table)
    assert passes.listen(1) == []
    assert passes.lay("E1", 30) == []
    assert passes.listen(1) + table.press("ok") == ["fits-last", "turn"]
    assert passes.lay("C1", 25) + passes.listen(1) + table.press("ok") == ["misfits-first", "draws", "turn"]
    assert passes.lift("C1") + passes.listen(5) == []


def test_the_line_is_opened_by_its_readers():
    table = Table()
    passes = Passes(table)
    assert passes.lay("D1", 20) + passes.listen(2) == ["opens", "turn"]


def test_cards_pushed_along_by_hand_are_heard_here_and_there_on_the_way():
    """A card slides over two coils, and for a moment both of them hear it."""
    table = three()
    passes = Passes(table)
    said = []
    for origin, target in (("E1", "F1"), ("D1", "E1"), ("C1", "D1"), ("F1", "G1")):
        lying = passes.lying[origin]
        passes.hear(target, *lying)
        said += passes.listen(0.4)
        del passes.lying[origin]
        said += passes.listen(0.4)
    assert said + passes.listen(5) == []
    assert (table.line, table.to_mend) == ("10@D1 20@E1 30@G1", [])
    passes.lay("F1", 25)
    assert passes.listen(1) + table.press("ok") == ["fits-between", "turn"]


def test_the_whole_line_is_pushed_at_once():
    table = three()
    passes = Passes(table)
    passes.lying = {target: passes.lying[origin] for origin, target in (("C1", "D1"), ("D1", "E1"), ("E1", "F1"))}
    assert passes.listen(5) == []
    assert (table.line, table.to_mend) == ("10@D1 20@E1 30@F1", [])


@pytest.mark.parametrize(("first", "then", "says"), [("F1", "G1", "fits-last"), ("G1", "F1", "fits-last")])
def test_a_card_on_the_border_of_two_places_counts_when_one_of_them_has_it(first, then, says):
    table = three()
    passes = Passes(table)
    passes.hear("F1", uid(40))
    passes.hear("G1", uid(40))
    assert passes.listen(5) == []
    assert table.question is None
    del passes.lying[then]
    assert passes.listen(0.5) == []
    assert table.question == "ask-turned"
    assert passes.listen(1) + table.press("ok") == [says, "turn"]
    assert table.line.endswith(f"40@{first}")


def test_a_card_of_the_line_on_the_border_of_two_places_lies_where_it_lay():
    table = three()
    passes = Passes(table)
    passes.hear("F1", uid(30))  # E1 hears it as well
    assert passes.listen(5) == []
    assert table.line == "10@C1 20@D1 30@E1"
    del passes.lying["E1"]
    assert passes.listen(1) == []
    assert table.line == "10@C1 20@D1 30@F1"


def test_a_card_on_the_border_with_its_neighbour_s_place():
    """The new card's edge reaches over the coil under the 30."""
    table = three()
    passes = Passes(table)
    passes.hear("F1", uid(40))
    passes.hear("E1", uid(30), uid(40))
    assert passes.listen(3) == []
    passes.hear("E1", uid(30))
    assert passes.listen(1) + table.press("ok") == ["fits-last", "turn"]


def test_two_cards_exchanged_by_its_readers():
    table = three()
    passes = Passes(table)
    passes.lying["C1"], passes.lying["D1"] = passes.lying["D1"], passes.lying["C1"]
    assert passes.listen(3)[:1] == ["wrong-belongs-elsewhere"]
    assert table.moves_to_make == ["10: D1 > B1"]
    passes.lying["B1"] = passes.lying.pop("D1")
    assert passes.listen(1) == ["table-cleared"]
    passes.lying["D1"] = passes.lying.pop("C1")
    passes.lying["C1"] = passes.lying.pop("B1")
    assert passes.listen(3) == []
    assert table.line == "10@C1 20@D1 30@E1"


def test_a_card_put_on_a_card_of_the_line_that_silences_it_is_asked_away():
    """Stacked stickers may silence each other: only the new card is heard."""
    table = three()
    passes = Passes(table)
    passes.hear("D1", uid(25))
    said = passes.listen(4)
    assert "wrong-lay-back-first" in said
    assert table.question is None
    passes.hear("D1", uid(20))
    assert passes.listen(3)[-1] == "table-cleared"
    assert table.line == "10@C1 20@D1 30@E1"


def test_a_card_held_over_the_mat_for_a_moment_is_nothing():
    table = three()
    passes = Passes(table)
    said = []
    for slot in ("A1", "B1", "F1", "G1"):
        passes.hear(slot, uid(40))
        said += passes.listen(0.05)
        del passes.lying[slot]
        said += passes.listen(0.1)
    assert said + passes.listen(5) == []
    assert table.status == "turn"
