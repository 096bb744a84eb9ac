"""L7: equal neighbours that changed places are followed; and what lies in a broken line is called by the cards that lie there."""

from __future__ import annotations

from typing import Any

from companion.core.games.game import Setup
from companion.record.acts import played, recorded
from companion.record.notation import parsed, text_of
from tests.core.games.cardline.at_table.sitting import DECK, NUMBERS, ROW, Table, laid, three
from tests.core.games.comparity.decks import deck_of

LONG = {"columns": 5, "rows": 1}


def exchanged(table: Table, one: str, other: str) -> list[str]:
    """Two cards taken up, and each laid where the other lay."""
    cards = {slot: table.state.mat.lying[slot][0].uid.rpartition("/")[2] for slot in (one, other)}
    return table.lift(one) + table.lift(other) + table.place(one, cards[other]) + table.place(other, cards[one])


def equals(**asked: Any) -> Table:
    """10, 20, its twin and 30 on A1 to D1; it is Boris' turn."""
    return laid(10, 20, "20b", 30, **asked)


def test_the_view_lists_equal_neighbours_as_they_lie():
    table = equals()
    assert exchanged(table, "B1", "C1") == []
    assert (table.line, table.to_mend) == ("10@A1 20b@B1 20@C1 30@D1", [])
    assert [one["place"] for one in table.view["cards"]] == [[0, 0], [1, 0], [2, 0], [3, 0]]


def test_a_sentence_names_the_neighbours_beside_which_a_card_lies():
    table = equals()
    exchanged(table, "B1", "C1")
    table.slide("D1", "H1")
    table.lay("D1", 25)
    assert table.texts == []
    assert table.expected["question"]["text"] == "Does “n25” lie between “n20” and “n30”, turned over? OK: yes."
    assert table.ok() == ["fits-between", "turn"]
    assert table.announced[0]["args"]["left"] == "n20"
    assert table.order == "10 20b 20 25 30"


def test_choices_follow_equal_neighbours():
    table = equals(mat={**ROW, "pads": ["pad"]})
    exchanged(table, "B1", "C1")
    table.tap("pad", "n40")
    gaps = ["left-of-n10", "between-n10-n20b", "between-n20b-n20", "between-n20-n30", "right-of-n30"]
    assert [one["id"] for one in table.expected["options"]] == [*(f"play:{gap}" for gap in gaps), "drop"]
    exchanged(table, "B1", "C1")  # also while a gap is being chosen
    assert table.expected["options"][2]["id"] == "play:between-n20-n20b"


def test_a_card_chosen_into_a_gap_beside_followed_neighbours_lies_right_there():
    table = equals(mat={**ROW, "pads": ["pad"]})
    exchanged(table, "B1", "C1")
    table.slide("D1", "H1")
    assert table.shown(25, "between-n20-n30")[:1] == ["fits-between"]
    assert table.lay("D1", 25) + table.wait(10) == []
    assert (table.line, table.to_mend) == ("10@A1 20b@B1 20@C1 25@D1 30@H1", [])


def test_of_three_equals_each_order_is_followed():
    table = laid(20, "20b", 21, 30, deck=deck_of({**NUMBERS, "n21": 20}))
    exchanged(table, "A1", "C1")
    assert table.line == "21@A1 20b@B1 20@C1 30@D1"
    exchanged(table, "A1", "B1")
    assert table.line == "20b@A1 21@B1 20@C1 30@D1"


def test_one_of_them_may_be_in_a_hand_while_the_others_are_followed():
    table = laid(20, "20b", 21, 30, deck=deck_of({**NUMBERS, "n21": 20}))
    table.lift("B1")
    exchanged(table, "A1", "C1")
    assert table.order == "21 20b 20 30"
    assert table.lay("E1", "20b") + table.wait(3) == ["wrong-belongs-elsewhere"]


def test_after_undo_the_line_stands_as_it_lies():
    table = equals()
    exchanged(table, "B1", "C1")
    table.told("E1", 40)
    for _ in range(3):
        table.press("undo")
        table.wait(1)
    table.lift("E1")
    assert table.order == "10 20b 20 30"
    assert exchanged(table, "B1", "C1") == []
    assert (table.line, table.to_mend) == ("10@A1 20@B1 20b@C1 30@D1", [])


def test_followed_neighbours_are_written_into_the_match_as_text_and_read_back():
    table = equals()
    exchanged(table, "B1", "C1")
    match, journal = table.state.match, table._table.match.journal
    events = [entry.event for entry in journal.entries() if not isinstance(entry.event, Setup)]
    record = recorded(match.setup, DECK, match.register, events)
    text = text_of(record)
    assert text.splitlines()[-1] == "5. Boris: exchange n20 n20b"
    assert parsed(text) == record
    assert played(record, DECK) == table.state.position


def test_what_is_not_equal_is_never_followed():
    table = equals()
    assert exchanged(table, "A1", "B1") == []
    assert table.order == "10 20 20b 30"
    assert table.wait(1.5) == ["wrong-belongs-elsewhere", "wrong-belongs-elsewhere"]


def test_of_equal_ends_of_a_long_line_either_may_lie_beside_the_mat():
    table = laid(20, "20b", 30, 40, mat={**LONG, "pads": ["pad"]})
    table.lift("A1")
    table.later()
    assert table.line == "20 20b@B1 30@C1 40@D1"
    table.lift("B1")
    table.lay("A1", 20)
    table.later()
    assert (table.line, table.to_mend) == ("20b 20@A1 30@C1 40@D1", [])
    assert table.told("B1", 25) == ["fits-between", "turn"]
    assert table.order == "20b 20 25 30 40"


def test_new_cards_in_a_line_of_which_one_is_lifted_are_called_by_the_cards_that_lie_there():
    table = laid(10, 20, 30, slots="A1 C1 E1")
    table.lift("C1")
    table.lay("B1", 15)
    table.lay("F1", 40)
    assert table.wait(1.5) == ["wrong-two-cards", "wrong-two-cards"]
    assert table.texts == [
        "“n15” between “n10” and “n30” is one of two new cards: take either back.",
        "“n40” after “n30” is one of two new cards: take either back.",
    ]
    assert table.wait(1.0) == ["wrong-lay-back-first"]
    assert table.texts == ["First lay “n20” back on C1."]


def test_new_cards_beside_a_lifted_end_are_called_by_the_cards_that_lie_there():
    table = three()
    table.lift("C1")
    table.lay("B1", 5)
    table.lay("F1", 40)
    table.wait(1.5)
    assert [one["args"]["place"] for one in table.announced] == ["left-of-n20", "right-of-n30"]
    table = three()
    table.lift("E1")
    table.lay("B1", 5)
    table.lay("F1", 40)
    table.wait(1.5)
    assert [one["args"]["place"] for one in table.announced] == ["left-of-n10", "right-of-n20"]


def test_a_card_out_of_order_is_called_by_the_cards_that_lie_there():
    table = laid(10, 20, 30, 40)
    table.lift("B1")
    table.slide("A1", "H1")
    assert table.wait(1.5) == ["wrong-belongs-elsewhere"]
    assert table.announced[0]["args"]["place"] == "right-of-n40"


def test_three_new_cards_are_counted():
    table = three()
    for slot, number in (("B1", 5), ("F1", 40), ("H1", 50)):
        table.lay(slot, number)
    assert table.wait(1.5) == ["wrong-several-cards"] * 3
    assert table.texts[0] == "“n05” before “n10” is one of 3 new cards: take all but one back."
    assert table.lift("H1") == ["wrong-two-cards"] * 2
    assert table.texts[0] == "“n05” before “n10” is one of two new cards: take either back."


def test_equal_neighbours_may_change_places_one_after_the_other_as_slowly_as_people_like():
    table = laid("20", "20b", mat={"columns": 6, "rows": 1})
    first, second = (table.line.split()[at].partition("@")[2] for at in (0, 1))
    assert table.lift(first) + table.lift(second) == []
    assert table.place(first, "n20b") + table.wait(30) == []
    assert [one for one in table.moves_to_make if "n20b" in one or one.startswith("20b")] == []
    assert table.place(second, "n20") + table.wait(10) == []
    assert (table.line, table.to_mend) == (f"20b@{first} 20@{second}", [])


def test_no_card_is_asked_to_move_for_an_equal_one_that_is_in_a_hand():
    table = equals()
    table.slide("D1", "H1")
    table.slide("C1", "F1")
    table.lift("B1")
    table.lift("F1")
    assert "belongs" not in str(table.place("B1", "n20b") + table.wait(10))
    assert table.place("F1", "n20") + table.wait(10) == []
    assert "20b@B1" in table.line


def test_no_gap_is_offered_while_a_new_card_lies_and_all_of_the_line_is_in_a_hand():
    table = laid(20, mat=LONG)
    slot = table.line.partition("@")[2]
    table.lift(slot)
    assert table.expected["places"] == ["left-of-n20", "right-of-n20"]
    table.lay("C1" if slot != "C1" else "D1", 30)
    table.wait(2)
    assert table.expected["places"] == []
