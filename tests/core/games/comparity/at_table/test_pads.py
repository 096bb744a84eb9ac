"""C19, H2: a card that is left on a pad is asked to be taken off, and hinders no other act."""

from __future__ import annotations

import pytest

from companion.events import Slot, TagLifted, TagPlaced, Uid
from tests.core.games.comparity.at_table.polling import Polling
from tests.core.games.comparity.at_table.scenes import opened, pair
from tests.core.games.comparity.at_table.sitting import Sitting

MANY_PADS = {"pads": ["pad", "other"], "draw_pads": ["draw"], "tap_places": ["site-1"]}
BEN, MONAS = "card:landmarks/big-ben", "card:landmarks/monas"


def referee_of(table):
    return table._table._match.referee


def leave(table: Sitting, pad: str, uid: str) -> list[str]:
    """What the mat settles when a card has been on a pad for long."""
    referee_of(table).enter(TagPlaced(Slot(pad), Uid(uid), referee_of(table).state.at))
    return table.wait(0)


def take(table: Sitting, pad: str, uid: str) -> list[str]:
    referee_of(table).enter(TagLifted(Slot(pad), Uid(uid), referee_of(table).state.at))
    return table.wait(0)


def settled(**asked) -> Sitting:
    """Nothing has just been ruled."""
    table = opened(**asked)
    table.wait(10)
    return table


def test_a_card_that_is_left_on_the_pad_is_asked_to_be_taken_off():
    table = settled()
    assert leave(table, "pad", MONAS) == ["table-left-on-pad"]
    assert (table.texts, table.rulings) == (["Take “National Monument (Monas)” off the pad."], ["C19"])
    assert [(one["card"], one["from"], one["to"]) for one in table.view["instructions"]] == [("monas", "pad", None)]
    assert table.wait(60) == []
    assert take(table, "pad", MONAS) + table.wait(2) == ["table-cleared"]
    assert table.to_mend == []


def test_by_its_readers_a_card_is_shown_first_and_asked_to_be_taken_off_once_it_stays():
    table = pair()
    table.wait(10)
    polling = Polling(table)
    polling.lying = {Slot("D4"): [BEN], Slot("E4"): ["card:landmarks/eiffel-tower"]}
    polling.listen(1.0)
    assert polling.lay("pad", "eiffel-tower") == []
    assert table.view["pending"] is None  # the card lies on its cell as well, so it is heard in two places
    del polling.lying[Slot("E4")]
    polling.listen(1)
    assert (table.view["pending"], table.options) == ("on-pad", ["check:E4", "drop"])
    assert polling.listen(8) == []  # its place is being chosen
    assert table.press("cancel") == ["dropped", "table-left-on-pad"]
    del polling.lying[Slot("pad")]
    assert polling.listen(3) == []  # it is in a hand
    polling.lying[Slot("E4")] = ["card:landmarks/eiffel-tower"]
    assert polling.listen(1) == ["table-cleared"]


@pytest.mark.parametrize("uid", ["04ffffffffffff", "card:movies/jaws", "command:ok"])
def test_what_is_no_card_of_the_deck_is_called_the_card(uid):
    table = settled()
    assert leave(table, "pad", uid) == ["table-left-on-pad-unnamed"]
    assert table.texts == ["Take the card off the pad."]
    assert [(one["card"], one["from"], one["to"]) for one in table.view["instructions"]] == [(None, "pad", None)]


def test_of_a_card_on_a_draw_pad_nothing_is_told():
    table = settled(mat=MANY_PADS)
    assert leave(table, "draw", MONAS) == ["table-left-on-pad-unnamed"]
    assert [one["card"] for one in table.view["instructions"]] == [None]
    assert "monas" not in str(table.view)


def test_a_lone_draw_pad_is_a_pad_for_everything():
    table = settled(mat={"pads": [], "draw_pads": ["draw"]})
    assert leave(table, "draw", MONAS) == ["table-left-on-pad"]


def test_a_card_left_on_a_tap_place_is_asked_for_with_its_place():
    table = settled(mat=MANY_PADS)
    assert leave(table, "site-1", MONAS) == ["table-left-on-tap-place"]
    assert table.texts == ["Take “National Monument (Monas)” away from site-1."]
    assert take(table, "site-1", MONAS) + table.wait(2) == ["table-cleared"]
    assert leave(table, "site-1", "command:ok") == ["table-left-on-tap-place-unnamed"]
    assert table.texts == ["Take the card away from site-1."]


def test_it_stands_in_nobody_s_way():
    table = settled()
    leave(table, "pad", MONAS)
    assert not referee_of(table).state.is_blocked
    assert table.play("E4", "eiffel-tower") == ["plays", "turn"]
    assert table.lift("E4") + table.press("check") + table.place("E4", "eiffel-tower") == ["reveals"]
    assert table.to_mend == ["Take “National Monument (Monas)” off the pad."]


def test_it_is_no_stranger_and_no_arrival():
    table = settled()
    leave(table, "pad", "04ffffffffffff")
    assert referee_of(table).step.difference.is_empty
    assert table.options != []


def test_while_its_place_is_chosen_it_may_lie_there():
    table = settled(mat={"columns": 4, "rows": 4})
    table.tap("pad", "monas")
    assert leave(table, "pad", MONAS) + table.wait(30) == []
    assert table.to_mend == []
    assert table.press("cancel") == ["dropped", "table-left-on-pad"]


def test_another_card_left_there_meanwhile_is_asked_for():
    table = settled(mat={"columns": 4, "rows": 4})
    table.tap("pad", "monas")
    assert leave(table, "pad", "card:landmarks/merlion") == ["table-left-on-pad"]
    assert table.texts == ["Take “Merlion” off the pad."]


def test_once_its_cell_is_chosen_it_is_asked_to_go_there_and_not_off_the_pad_too():
    table = settled()
    table.tap("pad", "monas")
    leave(table, "pad", MONAS)
    assert table.choose("play:E4") == ["plays", "turn"]
    assert table.wait(30) == ["wrong-lay"]
    assert len(table.to_mend) == 1
    take(table, "pad", MONAS)
    assert table.place("E4", "monas") == ["table-cleared"]


def test_once_a_cell_is_chosen_that_no_reader_sees_there_are_two_seconds_to_take_it_away():
    table = settled(mat={"blind": ["E4"]})
    table.tap("pad", "monas")
    leave(table, "pad", MONAS)
    assert table.choose("play:E4") + table.wait(1.9) == ["plays", "turn"]
    assert table.wait(0.1) == ["table-left-on-pad"]
    assert take(table, "pad", MONAS) + table.wait(2) == ["table-cleared"]


def test_taken_away_in_time_nothing_is_said():
    table = settled(mat={"blind": ["E4"]})
    table.tap("pad", "monas")
    leave(table, "pad", MONAS)
    assert table.choose("play:E4") + table.wait(1.5) + take(table, "pad", MONAS) + table.wait(30) == ["plays", "turn"]


def test_both_stickers_of_a_card_are_one_card_and_two_cards_are_two():
    table = settled(mat=MANY_PADS)
    assert leave(table, "pad", f"{MONAS}#back") + leave(table, "pad", f"{MONAS}#face") == ["table-left-on-pad"]
    assert leave(table, "other", MONAS) == ["table-left-on-pad"]
    assert leave(table, "other", "card:landmarks/merlion") == ["table-left-on-pad"]
    asked_for = [(one["card"], one["from"]) for one in table.view["instructions"]]
    assert asked_for == [("monas", "other"), ("merlion", "other"), ("monas", "pad")]


def test_thanks_are_said_when_all_is_right_again():
    table = settled()
    leave(table, "pad", MONAS)
    assert table.play("H8", "merlion") == ["wrong-touches-nothing"]
    assert take(table, "pad", MONAS) == []
    assert table.lift("H8") + table.wait(2) == ["table-cleared"]


def test_what_lies_on_a_silent_pad_is_not_known():
    table = settled()
    table.freeze("pad")
    assert leave(table, "pad", MONAS) + table.wait(30) == []
    assert table.to_mend == []
    assert table.back("pad") == ["table-slots-back", "table-left-on-pad"]


def test_in_a_pause_it_is_not_said():
    table = settled()
    table.press("pause")
    assert leave(table, "pad", MONAS) + table.wait(30) == []
    assert table.press("pause") == ["table-goes-on", "table-left-on-pad"]


def test_a_card_on_the_pad_is_not_taken_for_an_act_that_is_taken_back():
    """Chosen and not yet done by hand, the table lies as before the act; a card put on a pad meanwhile changes nothing of that (E6)."""
    table = settled()
    table.tap("pad", "monas")
    table.choose("play:E4")
    leave(table, "pad", MONAS)
    assert table.view["offers-undo"] is False


def test_by_lines_it_can_be_lifted_and_lies_nowhere_else():
    table = settled()
    leave(table, "pad", MONAS)
    assert table.refused(place="E4", card="monas") == "that card lies on pad"
    assert table.lift("pad") + table.wait(2) == ["table-cleared"]
    assert table.refused(lift="pad") == "'pad' is a pad"
