"""C19, C28: readers of the line fall silent, or were never there; what lay there is believed to lie there."""

from __future__ import annotations

from tests.core.games.cardline.at_table.sitting import ROW, Passes, Table, card, laid, three

EVERY = tuple(f"{letter}1" for letter in "ABCDEFGH")


def test_a_card_on_a_silent_slot_stays_in_the_line():
    table = laid(10, 20, 30)
    assert table.freeze("B1") == ["table-slots-frozen"]
    assert table.wait(60) == []
    assert (table.line, table.to_mend, table.view["frozen"]) == ("10@A1 20@B1 30@C1", [], ["B1"])
    assert table.told("D1", 40) == ["fits-last", "turn"]
    assert table.back("B1") + table.wait(60) == ["table-slots-back"]
    assert table.line == "10@A1 20@B1 30@C1 40@D1"


def test_a_gap_beside_a_silent_slot_is_counted_as_ever():
    table = laid(10, 20, 30, slots="A1 C1 E1")
    table.freeze("C1")
    assert table.told("D1", 25) == ["fits-between", "turn"]
    assert table.told("B1", 15) == ["fits-between", "turn"]
    assert table.order == "10 15 20 25 30"


def test_a_card_laid_on_a_silent_slot_is_not_seen_until_the_reader_is_back():
    table = three()
    table.freeze("F1")
    assert table.lay("F1", 40) + table.wait(60) == []
    assert table.question is None
    assert table.back("F1") == ["table-slots-back"]
    assert table.ok() == ["fits-last", "turn"]


def test_a_card_that_was_lifted_from_a_silent_slot_may_lie_there_still():
    table = laid(10, 20, 30)
    table.freeze("B1")
    table.lift("B1")
    assert table.wait(60) == []
    assert table.told("D1", 40) == ["fits-last", "turn"]
    assert table.wait(60) == []
    assert table.back("B1") == ["table-slots-back"]
    assert table.wait(2) == ["wrong-lay"]
    assert table.moves_to_make == ["20: - > B1"]


def test_a_card_shown_to_the_pad_may_be_laid_where_nobody_hears_it():
    table = laid(10, 20, 30, slots="A1 B1 D1")
    table.freeze("C1")
    assert table.shown(25, "between-n20-n30") == ["fits-between", "turn"]
    assert (table.wait(60), table.to_mend, table.line) == ([], [], "10@A1 20@B1 25 30@D1")
    assert table.told("E1", 40) == ["fits-last", "turn"]
    table.lay("C1", 25)
    assert table.back("C1") + table.wait(60) == ["table-slots-back"]
    assert table.line == "10@A1 20@B1 25@C1 30@D1 40@E1"


def test_a_card_for_another_gap_is_asked_for_where_it_can_be_heard():
    table = laid(10, 20, 30, slots="A1 B1 D1")
    table.freeze("C1")
    assert table.shown(40, "right-of-n30") == ["fits-last", "turn"]
    assert table.wait(2) == ["wrong-lay"]
    assert table.moves_to_make == ["40: - > E1"]
    assert table.lay("G1", 40) == ["table-cleared"]


def test_after_the_reader_is_back_a_card_that_is_not_there_is_asked_for():
    table = laid(10, 20, 30, slots="A1 B1 D1")
    table.freeze("C1")
    table.shown(25, "between-n20-n30")
    assert table.back("C1") == ["table-slots-back"]
    assert table.wait(2) == ["wrong-lay"]
    assert table.moves_to_make == ["25: - > C1"]
    assert table.lay("C1", 25) == ["table-cleared"]


def test_on_a_silent_mat_the_match_goes_on_by_the_pad():
    table = three()
    assert table.freeze(*EVERY) == ["table-mat-frozen"]
    assert table.shown(25, "between-n20-n30") == ["fits-between", "turn"]
    assert table.shown(40, "right-of-n30") == ["fits-last", "turn"]
    assert table.shown(5, "right-of-n40") == ["misfits-last", "draws", "turn"]
    assert (table.wait(60), table.to_mend, table.order) == ([], [], "10 20 25 30 40")


def test_on_a_silent_mat_the_line_may_be_opened_by_the_pad():
    table = Table()
    table.freeze(*EVERY)
    assert table.tap("pad", card(20)) == ["opens", "turn"]
    assert table.shown(30, "right-of-n20") == ["fits-last", "turn"]
    assert (table.wait(60), table.to_mend) == ([], [])


def test_a_silent_pad_is_no_pad_so_names_are_chosen():
    table = three()
    table.freeze("pad")
    assert card(40) in str(table.options)
    assert table.choose(f"card:{card(40)}") == []
    assert table.choose("play:right-of-n30")[0] == "fits-last"


def test_blind_places_are_left_out_of_the_line():
    table = laid(10, 20, 30, slots="A1 B1 D1", mat={**ROW, "blind": ["C1", "H1"]})
    assert table.refused(place="C1", card=card(25)) == "there is no reader at C1"
    assert table.told("E1", 40) == ["fits-last", "turn"]
    assert table.line == "10@A1 20@B1 30@D1 40@E1"


def test_with_a_blind_place_the_line_is_long_one_card_sooner():
    table = laid(10, 20, mat={"columns": 4, "rows": 1, "blind": ["D1"]})
    assert "line-is-long" in table.story


# By the readers.


def test_by_its_readers_a_silent_slot_in_the_line_keeps_its_card():
    table = three()
    passes = Passes(table)
    passes.listen(1)
    passes.silent.add("D1")
    assert passes.listen(2) == ["table-slots-frozen"]
    assert passes.listen(5) == []
    assert table.line == "10@C1 20@D1 30@E1"
    assert passes.lay("F1", 40) == []
    assert passes.listen(0.7) + table.press("ok") == ["fits-last", "turn"]
    passes.silent.clear()
    assert passes.listen(4) == ["table-slots-back"]
    assert (table.line, table.to_mend) == ("10@C1 20@D1 30@E1 40@F1", [])


def test_by_its_readers_a_card_carried_from_a_silent_slot_to_another_lies_there():
    table = three()
    passes = Passes(table)
    passes.silent.add("E1")
    passes.listen(2)
    passes.lying["G1"] = passes.lying.pop("E1")
    assert passes.listen(5) == []
    assert table.line == "10@C1 20@D1 30@G1"


def test_by_its_readers_garbled_slots_and_single_misses_are_nothing():
    table = three()
    passes = Passes(table)
    passes.lay("F1", 40)
    said = []
    for slot in ("C1", "D1", "E1", "F1"):
        lying = passes.lying[slot]
        passes.lying[slot] = []
        said += passes.listen(0.05)
        passes.lying[slot] = lying
        said += passes.listen(0.2)
    assert said == []
    assert passes.listen(0.7) + table.press("ok") == ["fits-last", "turn"]
