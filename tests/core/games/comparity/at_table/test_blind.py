"""C19: where no reader hears, each act is a tap on a pad and a choice, or a name from a list."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import discarding, duet, pair
from tests.core.games.comparity.at_table.sitting import Sitting, with_examples

PAD_ONLY = {"columns": 0, "rows": 0, "pads": ["pad"]}
NAMES_ONLY = {"columns": 0, "rows": 0, "pads": []}


# Frozen and blind cells among others.


def test_a_frozen_cell_keeps_what_lay_there_and_is_no_act():
    table = pair()
    table.freeze("D4")
    assert table.lift("D4") + table.wait(10) == []
    assert (table.cards["D4"], table.to_mend, table.view["frozen"]) == ("big-ben*", [], ["D4"])


def test_a_card_laid_on_a_frozen_cell_is_not_seen_until_the_reader_is_back():
    table = pair()
    table.freeze("E5")
    assert table.play("E5", "willis-tower") == []
    assert table.back("E5") == ["table-slots-back", "plays", "turn"]


def test_a_card_for_a_frozen_cell_is_shown_to_the_pad_and_its_cell_chosen():
    table = pair()
    table.freeze("E5")
    assert table.tap("pad", "willis-tower") == []
    assert "play:E5" in table.options
    assert table.choose("play:E5") == ["plays", "turn"]
    assert table.wait(60) == []  # nobody can see whether it lies there
    table.place("E5", "willis-tower")
    assert table.back("E5") + table.wait(10) == ["table-slots-back"]


def test_after_the_reader_is_back_a_card_that_is_not_there_is_asked_for():
    table = pair()
    table.freeze("E5")
    table.tap("pad", "willis-tower")
    table.choose("play:E5")
    table.back("E5")
    assert table.wait(2) == ["wrong-lay"]
    assert table.texts[0].startswith("Lay “Willis Tower (formerly Sears Tower)” on E5")
    assert table.place("E5", "willis-tower") == ["table-cleared"]


def test_a_closed_card_shown_to_the_pad_is_one_to_check():
    table = pair()
    table.freeze("D4")
    table.tap("pad", "big-ben")
    assert table.options == ["check:D4", "drop"]
    assert table.choose("check:D4") == ["reveals"]


def test_an_open_card_shown_to_the_pad_is_one_to_discard_where_that_is_expected():
    table = discarding()
    table.freeze("C2", "D2")
    assert table.tap("pad", "kalyan-minaret")[0] == "discarded"


def test_an_open_card_shown_to_the_pad_is_one_to_swap_where_that_is_expected():
    table = Sitting()
    table.laid(open=("eiffel-tower", "willis-tower"), A4="eiffel-tower", B4="big-ben", B5="willis-tower")
    table.freeze("A4", "B4")
    table.choose("check:B4")
    table.tap("pad", "big-ben")
    assert table.options == ["swap:A4-B4", "drop"]
    assert table.choose("swap:A4-B4") == ["swapped", "turn"]


def test_an_open_card_shown_to_the_pad_at_another_time_is_told_so():
    table = Sitting()
    table.laid(open=("big-ben",), D4="big-ben", E4="monas")
    assert table.tap("pad", "big-ben") == ["refused-already-open"]


def test_a_cell_switched_off_in_the_mat_s_file_is_blind_from_the_start():
    table = Sitting(mat={"blind": ["D4", "E4"]})
    assert table.refused(place="D4", card="big-ben") == "there is no reader at D4"
    table.play("C4", "merlion")
    table.tap("pad", "big-ben")
    assert table.choose("play:D4") == ["plays", "turn"]
    assert table.wait(30) == []
    assert table.cards == {"C4": "merlion*", "D4": "big-ben*"}


def test_a_card_beside_the_mat_is_played_by_the_pad_and_named_by_its_neighbour():
    table = Sitting(mat={"columns": 2, "rows": 2})
    table.play("A1", "big-ben")
    table.tap("pad", "merlion")
    assert table.choose("play:left-of-A1") == ["plays", "turn"]
    assert "left of A1" in table.texts[0]
    assert table.wait(30) == []
    assert "check:merlion" in table.options


def test_a_shown_card_may_be_dropped():
    table = pair()
    table.tap("pad", "willis-tower")
    assert table.press("cancel") == ["dropped"]
    assert table.view["pending"] is None


def test_check_means_the_closed_card_that_was_shown_to_the_pad():
    table = Sitting()
    table.laid(D4="big-ben", E4="monas")
    table.lift("D4")
    table.tap("pad", "big-ben")
    table.play("D4", "big-ben")
    table.wait(5)
    assert table.options == ["check:D4", "drop"]
    assert table.press("check")[0] == "reveals"


def test_a_shown_card_may_be_laid_instead_of_choosing():
    table = pair()
    table.tap("pad", "willis-tower")
    assert table.play("E5", "willis-tower") == ["plays", "turn"]


def test_another_card_on_the_pad_takes_the_place_of_the_first():
    table = pair()
    table.tap("pad", "willis-tower")
    table.tap("pad", "monas")
    table.choose("play:E5")
    assert table.wait(2) == ["wrong-lay"]
    assert "Monas" in table.texts[0]


@pytest.mark.parametrize(("card", "said"), [("nabemba-tower", "refused-discarded-card"), ("taj-mahal", None)])
def test_a_discarded_card_is_refused_on_the_pad_as_well(card, said):
    table = discarding()
    table.lift("C2")
    table.ok()
    assert table.tap("pad", card) == ([said] if said else [])


def test_a_set_aside_card_is_refused_on_the_pad_where_memory_is_strict():
    table = pair(set_aside=["monas"], house={"memory": "strict"})
    assert table.tap("pad", "monas") == ["refused-set-aside-strict"]


def test_a_duet_is_settled_by_a_draw_before_a_card_of_the_pad_is_played():
    table = duet()
    table.tap("pad", "willis-tower")
    assert table.choose("draw-and-play:C4")[:3] == ["draws", "turn", "plays"]


# A mat with nothing but a pad, and none at all.


def test_with_one_pad_a_whole_match_is_played():
    table = Sitting(mat=PAD_ONLY, house={"hand": 2, "pile": 8})

    def shown(card, choice):
        return table.tap("pad", card) + table.choose(choice)

    said = table.tap("pad", "big-ben")
    said += shown("eiffel-tower", "play:right-of-big-ben")
    said += shown("merlion", "play:above-big-ben")
    said += shown("merlion", "check:merlion") + shown("big-ben", "check:big-ben") + shown("merlion", "swap:big-ben-merlion")
    said += shown("willis-tower", "play:right-of-big-ben")  # Boris makes a Duet, and holds his last cards from the penalty
    said += table.ok()  # Anna drew
    said += shown("cn-tower", "play:right-of-willis-tower") + shown("cloud-gate", "play:left-of-merlion")
    said += shown("burj-khalifa", "play:right-of-cn-tower")
    assert said == [
        *("opens", "turn"),
        *("plays", "one-card", "turn"),
        *("plays", "one-card", "turn"),
        *("reveals", "reveals", "too-great-below", "penalty", "repair", "swapped", "turn"),
        *("plays", "duet", "draws", "turn"),
        *("plays", "one-card", "turn"),
        *("plays", "turn"),
        *("plays", "wins"),
    ]


def test_with_no_reader_at_all_a_whole_match_is_played_by_names():
    table = Sitting(mat=NAMES_ONLY, house={"hand": 2, "pile": 8})
    said = table.choose("card:big-ben")
    said += table.choose("card:eiffel-tower") + table.choose("play:right-of-big-ben")
    said += table.choose("check:big-ben") + table.choose("check:eiffel-tower")
    said += table.choose("card:merlion") + table.choose("play:left-of-big-ben")
    assert said == ["opens", "turn", "plays", "one-card", "turn", "reveals", "reveals", "in-order", "distrust", "turn", "plays", "wins"]


def test_by_names_a_violation_is_repaired_and_the_area_joined():
    table = Sitting(mat=NAMES_ONLY, find=with_examples)
    table.choose("card:torre-foster")
    for card, cell in (("space-needle", "right-of-torre-foster"), ("nabemba-tower", "right-of-space-needle")):
        table.choose(f"card:{card}")
        table.choose(f"play:{cell}")
    table.choose("check:space-needle")
    table.choose("check:nabemba-tower")
    assert table.options == ["swap:space-needle-nabemba-tower"]
    table.choose("swap:space-needle-nabemba-tower")
    assert table.choose("check:torre-foster")[1:] == ["too-great-left", "penalty", "repair"]
    assert table.choose("discard:nabemba-tower") == ["discarded", "split"]
    table.choose("card:taj-mahal")
    assert table.options[0] == "play:right-of-torre-foster"
    assert table.choose("play:right-of-torre-foster") == ["reconnects", "turn"]


def test_by_names_only_cards_that_may_be_played_are_offered():
    table = Sitting(mat=NAMES_ONLY, set_aside=["monas"], house={"memory": "strict"})
    assert len([one for one in table.options if one.startswith("card:")]) == 99
    table.choose("card:big-ben")
    offered = {one for one in table.options if one.startswith("card:")}
    assert "card:big-ben" not in offered
    assert "card:monas" not in offered


def test_the_list_of_names_is_in_the_order_of_names_and_of_nothing_else():
    names = [one for one in Sitting(mat=NAMES_ONLY).options if one.startswith("card:")]
    assert names == sorted(names)


def test_no_card_is_chosen_by_name_where_there_is_a_pad():
    assert [one for one in pair().options if one.startswith("card:")] == []


def test_a_mat_without_cells_has_no_edge_to_reach():
    table = Sitting(mat=PAD_ONLY)
    table.tap("pad", "big-ben")
    for card, cell in (("monas", "below-big-ben"), ("merlion", "below-monas"), ("giralda", "left-of-merlion")):
        table.tap("pad", card)
        table.choose(f"play:{cell}")
    assert "table-reaches-edge" not in table.story
