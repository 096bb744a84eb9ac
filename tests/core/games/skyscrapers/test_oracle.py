"""Positions of Skyscrapers worked by hand, which the oracle itself has to get right."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.core.games.skyscrapers.oracle import OracleTable
from companion.core.games.skyscrapers.oracle_count import OracleCard, OracleTerms
from tests.core.games.skyscrapers.oracle_skyline import acts, asked, dealt_table, house_deck, lay, places, play, table_of


def complete(table: OracleTable, number: int, seat: int, floors: str, roof: str) -> None:
    """The seat comes to its turn with the roof in its hand, the floors already lying, and insures nothing."""
    lay(table, number, floors)
    table.seat = seat
    table.hands[seat].append(roof)
    play(table, f"roof {number} {roof}", "done")


def topple(table: OracleTable, number: int, quake: str = "quake.last") -> None:
    """Whoever is asked lays one more quake, and it is one too many."""
    table.hands[table.seat].append(quake)
    play(table, f"quake {number} {quake}")
    assert not table.structures[number].is_standing


def prizes(table: OracleTable) -> tuple[int | None, int | None, int | None]:
    return table.mini(), table.order(), table.record()


# --- set-up and form


def test_the_top_foundations_are_opened_as_the_first_sites() -> None:
    table = table_of("f10 / f20", "f30", "F0 F1 F2")
    assert [(each.number, each.foundation, each.cards) for each in table.structures] == [(0, "F0", ["F0"]), (1, "F1", ["F1"])]
    assert (table.foundations, table.deck, table.hands, asked(table)) == (["F2"], ["f30"], [["f10"], ["f20"]], ("turn", 0))
    assert (table.thresholds, table.toilets, table.discards, table.gone) == ([0, 0], [0, 0], [], [])
    assert (prizes(table), table.scores(), table.winners, table.ended_by) == ((None, None, None), [0, 0], (), None)


def test_what_is_handed_in_is_not_changed_and_a_copy_goes_on_by_itself() -> None:
    hands, deck, foundations = [["f", "g"], ["h"]], ["d"], ["x"]
    cards = {**dict.fromkeys("fghd", OracleCard("floor", "shops", 10)), "x": OracleCard("foundation")}
    table = OracleTable(hands, deck, foundations, cards, 0, OracleTerms(1))
    other = table.copied()
    other.act(("build", 0), "g")
    assert (hands, deck, foundations) == ([["f", "g"], ["h"]], ["d"], ["x"])
    assert (table.hands, table.deck, table.structures[0].cards, table.seat) == ([["f", "g"], ["h"]], ["d"], ["x"], 0)
    assert (other.hands, other.deck, other.structures[0].cards, other.seat) == ([["f", "d"], ["h"]], [], ["x", "g"], 1)


def test_unknown_house_rules_and_an_unknown_seat_are_refused() -> None:
    with pytest.raises(ValueError, match="collapse"):
        table_of("f10 / f20", collapse="never")
    with pytest.raises(ValueError, match="threshold"):
        table_of("f10 / f20", threshold="below")
    with pytest.raises(ValueError, match="seat 2"):
        table_of("f10 / f20", first=2)


@pytest.mark.parametrize(
    ("act", "card"),
    [
        (("build", 2), "f10"),  # no such site
        (("build", 0), "s10"),  # another's card
        (("build", 0), "roof10"),  # a roof is no floor
        (("build", 0), None),
        (("roof", 0), "roof10"),  # on one floor
        (("insure", 0), "f10"),
        (("discard",), "f10"),  # something can be played
        (("pass",), None),  # not yet
        (("done",), None),
        (("take", 1), "s10"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(act: tuple[object, ...], card: str | None) -> None:
    table = table_of("f10 roof10 / s10", "f30")
    lay(table, 0, "f20")
    with pytest.raises(ValueError, match=r"is not allowed|is not made with"):
        table.act(act, card)
    assert (table.hands, table.deck, table.structures[0].cards, asked(table)) == (
        [["f10", "roof10"], ["s10"]], ["f30"], ["F1.a", "f20"], ("turn", 0),
    )  # fmt: skip


# --- a turn


def test_a_turn_is_one_card_and_as_many_drawn_as_make_five() -> None:
    table = table_of("f10.a f10.b f10.c / s10", "f20.a f20.b f20.c f20.d")
    play(table, "build 1 f10.b")
    assert (table.structures[1].cards, table.hands[0], table.deck) == (
        ["F1.b", "f10.b"], ["f10.a", "f10.c", "f20.a", "f20.b", "f20.c"], ["f20.d"],
    )  # fmt: skip
    assert (asked(table), table.hands[1]) == (("turn", 1), ["s10"])
    play(table, "build 1 s10")
    assert (asked(table), table.hands[1]) == (("turn", 0), ["f20.d"])


def test_who_has_no_card_draws_five_before_the_turn() -> None:
    table = table_of("f10 / ", "s10.a s10.b s10.c s10.d s10.e s10.f s10.g s10.h s10.i s10.j s10.k")
    play(table, "build 0 f10")  # 5 of the 11 go to seat 0, 5 to seat 1
    assert (asked(table), table.hands[1], table.deck) == (("turn", 1), ["s10.f", "s10.g", "s10.h", "s10.i", "s10.j"], ["s10.k"])


def test_each_kind_of_card_has_its_own_acts() -> None:
    everything = "f10 x30 wc roof10 wcroof insurance quake century study tornado"
    table = table_of(f"{everything} / s10", "f20", "F1.a F1.b F1.c")
    anywhere = "insure 0, insure 1, quake 0, quake 1"
    assert acts(table) == f"build 0, build 1, century, {anywhere}, study, tornado"  # no floors, so no roofs
    lay(table, 0, "x20 wc.b")
    assert acts(table) == f"build 0, build 1, century, {anywhere}, roof 0, study, tornado"
    assert table.cards_for(("build", 0)) == ["f10", "x30", "wc"]
    assert table.cards_for(("roof", 0)) == ["roof10", "wcroof"]
    assert table.cards_for(("roof", 1)) == []
    assert [table.cards_for((verb, 1)) for verb in ("insure", "quake")] == [["insurance"], ["quake"]]
    assert [table.cards_for((verb,)) for verb in ("century", "study", "tornado")] == [["century"], ["study"], ["tornado"]]


def test_a_building_is_insured_and_shaken_but_not_built_on() -> None:
    table = table_of("f10 insurance quake roof10.b / s10", "f20", "F1.a F1.b F1.c")
    complete(table, 0, 1, "f30 wc", "roof10")
    assert asked(table) == ("turn", 0)
    assert acts(table) == "build 1, build 2, insure 0, insure 1, insure 2, quake 0, quake 1, quake 2"


def test_a_card_is_discarded_only_when_none_can_be_played() -> None:
    table = table_of("roof10 roof20 / s10", "f30")
    lay(table, 0, "f10")
    assert (acts(table), table.cards_for(("discard",))) == ("discard", ["roof10", "roof20"])
    other = table.copied()
    play(table, "discard roof20")
    assert (table.discards, table.hands[0], asked(table)) == (["roof20"], ["roof10", "f30"], ("turn", 1))
    lay(other, 0, "f10.b")
    assert acts(other) == "roof 0"


# --- roofs


def test_a_roof_makes_a_building_of_the_sum_of_its_cards_and_opens_a_foundation() -> None:
    table = table_of("roof10+1 insurance quake / s10", "f20.a f20.b f20.c f20.d", "F1.a F1.b F2.c F2.d")
    lay(table, 0, "f30 wc x40")
    play(table, "roof 0 roof10+1")
    house = table.structures[0]
    assert house.cards == ["F1.a", "f30", "wc", "x40", "roof10+1"]
    assert (house.owner, house.height, house.is_low, house.closed_at) == (0, 0 + 30 + 10 + 40 + 10, False, 0)
    assert ([each.foundation for each in table.structures], table.foundations) == (["F1.a", "F1.b", "F2.c"], ["F2.d"])
    assert (asked(table), acts(table), table.thresholds) == (("roofed", 0), "done, insure 0", [90, 0])
    assert table.hands[0] == ["insurance", "quake"]  # nothing is drawn yet
    play(table, "done")
    assert (asked(table), table.hands[0]) == (("turn", 1), ["insurance", "quake", "f20.a", "f20.b", "f20.c"])


def test_the_one_insurance_after_a_roof_goes_on_that_very_building() -> None:
    table = table_of("roof10 insurance.a insurance.b / s10", "f20.a", "F1.a F1.b F1.c")
    lay(table, 1, "f30 wc")
    play(table, "roof 1 roof10")
    assert (acts(table), table.cards_for(("insure", 1))) == ("done, insure 1", ["insurance.a", "insurance.b"])
    play(table, "insure 1 insurance.b")
    assert (table.structures[1].insurances, table.hands[0], asked(table)) == (["insurance.b"], ["insurance.a", "f20.a"], ("turn", 1))


def test_without_an_insurance_in_the_hand_the_question_can_only_be_declined() -> None:
    table = table_of("roof10 f10 / s10", "", "F1.a F1.b F1.c")
    lay(table, 0, "f30 wc")
    play(table, "roof 0 roof10")
    assert (asked(table), acts(table)) == (("roofed", 0), "done")


@pytest.mark.parametrize(("threshold", "is_low"), [("above", True), ("reach", False)])
def test_a_building_as_high_as_the_last_is_too_low_unless_reaching_is_enough(threshold: str, is_low: bool) -> None:
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c F1.d", threshold=threshold)
    complete(table, 0, 0, "f30 wc x60", "roof10")  # 110
    complete(table, 1, 0, "s30 wc.b x60.b", "roof10.b")  # 110
    assert (table.structures[1].is_low, table.is_faulty(0), table.is_faulty(1)) == (is_low, False, is_low)


def test_the_threshold_is_each_players_own_greatest_height_and_outlasts_the_building() -> None:
    table = table_of("f10 / s10", "", "F0.a F0.b F1.c F1.d F1.e", sites=3)
    complete(table, 0, 0, "f30 wc x60", "roof40")  # 140
    complete(table, 1, 1, "s30 wc.b x60.b", "roof10")  # 110, and a first one
    assert (table.thresholds, table.structures[1].is_low) == ([140, 110], False)
    topple(table, 0)
    complete(table, 2, 0, "h30 wc.c x60.c", "roof30")  # 130 <= 140, though nothing of it stands
    assert (table.thresholds, table.structures[2].is_low, table.is_faulty(2)) == ([140, 110], True, True)
    complete(table, 3, 0, "r30 wc.d x60.d", "roof50")  # 150
    assert (table.thresholds, table.structures[3].is_low, table.structures[2].is_low) == ([150, 110], False, True)


# --- toilets


def test_a_toilet_takes_one_card_from_another_hand_and_then_nothing_is_drawn() -> None:
    table = table_of("wc f10 / s10.a s10.b s10.c / ", "f20.a f20.b f20.c f20.d f20.e f20.f")
    play(table, "build 0 wc")
    assert (asked(table), acts(table), table.toilets) == (("toilet", 0), "nobody, take 1", [1, 0, 0])  # seat 2 holds none
    assert table.cards_for(("take", 1)) == ["s10.a", "s10.b", "s10.c"]
    play(table, "take 1 s10.c")
    assert (table.hands[:2], len(table.deck), asked(table)) == ([["f10", "s10.c"], ["s10.a", "s10.b"]], 6, ("turn", 1))
    play(table, "build 0 s10.a")  # who comes next draws as always: 4 of the 6
    assert (table.hands[1], table.deck) == (["s10.b", "f20.a", "f20.b", "f20.c", "f20.d"], [])


def test_a_toilet_that_takes_from_nobody_draws_as_usual() -> None:
    table = table_of("wc f10 / s10", "f20.a")
    play(table, "build 0 wc", "nobody")
    assert (table.hands, asked(table)) == ([["f10", "f20.a"], ["s10"]], ("turn", 1))


def test_when_nobody_else_holds_a_card_nobody_is_the_only_answer() -> None:
    table = table_of("wc f10 / ", "f20.a f20.b f20.c f20.d f20.e f20.f")
    play(table, "build 0 wc")
    assert acts(table) == "nobody"


def test_toilets_score_for_the_player_whatever_becomes_of_the_site() -> None:
    table = table_of("wc.a wc.b wc.c f10 / quake wc.d s10 s10.b", "", "F0.a F1.b F1.c", specialist=4, further=1)
    play(table, "build 0 wc.a", "nobody", "quake 0 quake", "build 1 wc.b", "nobody", "build 1 wc.d", "nobody", "build 1 wc.c", "nobody")
    assert (table.gone, table.discards) == (["F0.a"], ["wc.a", "quake"])
    assert (table.toilets, table.scores()) == ([3, 1], [4 + 1 + 1, 4])


def test_a_toilet_roof_gives_a_toilet_and_nothing_else() -> None:
    table = table_of("wcroof f10 / s10", "", "F1.a F1.b F1.c")
    lay(table, 0, "f30 x60")
    play(table, "roof 0 wcroof")  # 30 + 60 + 10 = 100
    assert (asked(table), table.toilets, table.is_faulty(0)) == (("roofed", 0), [0, 0], False)


# --- quakes and insurances


def test_a_foundation_of_one_survives_a_quake_and_falls_at_the_second() -> None:
    table = table_of("quake.a f10 / quake.b s10", "", "F1.a F1.b F1.c")
    lay(table, 0, "f30 wc")
    play(table, "quake 0 quake.a")
    assert (table.structures[0].quakes, table.structures[0].is_standing, table.discards) == (["quake.a"], True, [])
    play(table, "quake 0 quake.b")
    assert (table.structures[0].is_standing, table.gone, table.discards) == (False, ["F1.a"], ["f30", "wc", "quake.a", "quake.b"])
    assert (len(table.structures), table.foundations) == (2, ["F1.c"])  # a site is left, so none is opened
    assert acts(table) == "build 1"


def test_where_equalling_is_enough_a_foundation_of_one_falls_at_the_first_quake() -> None:
    table = table_of("quake.a f10 / s10", "", "F1.a F1.b", collapse="equals")
    assert [each.is_standing for each in table.structures] == [True, True]
    play(table, "quake 0 quake.a")
    assert (table.structures[0].is_standing, table.discards) == (False, ["quake.a"])


def test_where_equalling_is_enough_a_slab_stands_until_a_quake_comes_to_stay() -> None:
    # 0 quakes are not fewer than 0 withstood, but nobody looks: not when it is opened, built on, or loses its insurance.
    table = table_of("insurance f10 / quake.a quake.b / s10 h10", "", "F0.a F1.b", collapse="equals")
    play(table, "insure 0 insurance", "quake 0 quake.a", "build 0 s10")
    assert (table.structures[0].is_standing, table.discards) == (True, ["insurance", "quake.a"])
    play(table, "build 0 f10")
    assert table.structures[0].cards == ["F0.a", "s10", "f10"]


def test_an_absorber_withstands_one_more() -> None:
    for collapse, enough in (("exceeds", 3), ("equals", 2)):  # of quakes on 1 + 1
        table = table_of("quake.a quake.b quake.c f10 / s10.a s10.b s10.c", "", "F1.a F1.b", collapse=collapse)
        lay(table, 0, "absorber")
        for count, quake in enumerate(("quake.a", "quake.b", "quake.c")[:enough], start=1):
            play(table, f"quake 0 {quake}")
            assert table.structures[0].is_standing == (count < enough)
            play(table, f"build 1 {table.hands[1][0]}")


def test_a_quake_on_an_insured_structure_is_discarded_with_one_insurance() -> None:
    table = table_of("insurance.a insurance.b f10 / s10 quake s20", "", "F0.a F1.b")
    play(table, "insure 0 insurance.a", "build 1 s10", "insure 0 insurance.b", "quake 0 quake")
    assert (table.structures[0].insurances, table.structures[0].quakes) == (["insurance.b"], [])
    assert (sorted(table.discards), table.structures[0].is_standing) == (["insurance.a", "quake"], True)


def test_an_insurance_on_a_shaken_structure_is_discarded_with_one_quake() -> None:
    table = table_of("quake.a quake.b f10 / s10 insurance s20", "", "F2.a F1.b")
    play(table, "quake 0 quake.a", "build 1 s10", "quake 0 quake.b", "insure 0 insurance")
    assert (table.structures[0].quakes, table.structures[0].insurances) == (["quake.b"], [])
    assert sorted(table.discards) == ["insurance", "quake.a"]


def test_the_insurance_after_a_roof_may_cancel_a_quake_too() -> None:
    table = table_of("roof10 insurance f10 / s10", "", "F1.a F1.b F1.c")
    lay(table, 0, "f30 wc")
    table.structures[0].quakes = ["quake"]
    play(table, "roof 0 roof10", "insure 0 insurance")
    assert (table.structures[0].quakes, table.structures[0].insurances, sorted(table.discards)) == ([], [], ["insurance", "quake"])


def test_the_last_site_that_falls_is_replaced_while_there_is_a_foundation() -> None:
    table = table_of("quake f10 / s10", "", "F0.a F1.b F1.c", sites=1)
    play(table, "quake 0 quake")
    assert ([each.foundation for each in table.structures], table.foundations) == (["F0.a", "F1.b"], ["F1.c"])
    assert (asked(table), acts(table)) == (("turn", 1), "build 1")


# --- the century


def test_the_century_takes_an_insurance_or_turns_a_foundation_and_judges_the_turned() -> None:
    table = table_of("century f10 / s10", "", "F0.a F0.b F1.c F0.d F1.e F2.f F1.g", sites=6)
    table.structures[0].insurances = ["insurance.a", "insurance.b"]  # loses one, is not turned
    lay(table, 1, "f30")  # 0 - 1 = -1 < 0 quakes: falls
    lay(table, 2, "f20")  # 1 - 1 = 0 = 0 quakes: stands
    lay(table, 3, "absorber")  # 0 + 1 - 1 = 0 = 0 quakes: stands
    lay(table, 4, "wc")
    table.structures[4].quakes = ["quake.e"]  # 1 - 1 = 0 < 1 quake: falls
    table.structures[5].quakes = ["quake.f"]  # 2 - 1 = 1 = 1 quake: stands
    play(table, "century century")
    assert [each.is_standing for each in table.structures] == [True, False, True, True, False, True]
    assert [each.turns for each in table.structures] == [0, 1, 1, 1, 1, 1]
    assert (table.structures[0].insurances, table.gone) == (["insurance.b"], ["F0.b", "F1.e"])
    assert sorted(table.discards) == ["century", "f30", "insurance.a", "quake.e", "wc"]
    assert (table.foundations, asked(table)) == (["F1.g"], ("turn", 1))  # sites are left


def test_where_equalling_is_enough_the_century_fells_more() -> None:
    table = table_of("century f10 / s10", "", "F0.a F0.b F1.c F0.d F2.e F2.f", sites=6, collapse="equals")
    table.structures[0].insurances = ["insurance"]  # 0 >= 0, but it is not turned, so not judged
    lay(table, 2, "f20")  # 0 >= 1 - 1: falls
    lay(table, 3, "absorber")  # 0 >= 0 + 1 - 1: falls
    lay(table, 4, "absorber.b")
    table.structures[4].quakes = ["quake.e"]  # 1 < 2 + 1 - 1: stands
    table.structures[5].quakes = ["quake.f"]  # 1 >= 2 - 1: falls; and so does 1, by 0 >= 0 - 1
    play(table, "century century")
    assert [each.is_standing for each in table.structures] == [True, False, False, False, True, False]
    assert sorted(table.discards) == ["absorber", "century", "f20", "insurance", "quake.f"]
    assert (table.gone, table.structures[4].quakes) == (["F0.b", "F1.c", "F0.d", "F2.f"], ["quake.e"])


def test_a_foundation_turned_by_the_century_withstands_one_less_from_then_on() -> None:
    table = table_of("century f10 / quake s10", "", "F1.a F1.b")
    play(table, "century century", "quake 0 quake")  # 1 - 1 = 0 < 1
    assert ([each.is_standing for each in table.structures], table.structures[1].turns) == ([False, True], 1)


def test_the_century_fells_its_own_players_building_and_opens_one_foundation_at_most() -> None:
    table = table_of("century f10 / s10", "", "F0.a F0.b F0.c F1.d F1.e", sites=2)
    complete(table, 0, 0, "f30 wc x60", "roof10")  # opens F0.c
    table.seat = 0
    assert prizes(table) == (None, 0, 0)
    play(table, "century century")
    assert ([each.is_standing for each in table.structures], table.foundations) == ([False, False, False, True], ["F1.e"])
    assert (prizes(table), table.scores(), table.thresholds) == ((None, None, None), [0, 0], [110, 0])


# --- studies


def test_a_study_keeps_one_of_the_top_five_and_opens_a_foundation() -> None:
    table = table_of("study f10.a f10.b f10.c f10.d / s10", "h10.a h10.b h10.c h10.d h10.e h10.f", "F1.a F1.b F1.c F1.d")
    play(table, "study study")
    assert (asked(table), table.studies, table.discards) == (("study", 0), ["study"], [])
    assert acts(table) == "all, build 0, build 1, keep"
    assert table.cards_for(("keep",)) == ["h10.a", "h10.b", "h10.c", "h10.d", "h10.e"]
    play(table, "keep h10.c")
    assert (table.hands[0], table.deck) == (["f10.a", "f10.b", "f10.c", "f10.d", "h10.c"], ["h10.a", "h10.b", "h10.d", "h10.e", "h10.f"])
    assert (table.discards, table.studies, len(table.structures), table.foundations) == (["study"], [], 3, ["F1.d"])
    assert asked(table) == ("turn", 1)


def test_a_study_takes_all_and_lays_the_former_hand_on_top() -> None:
    table = table_of("study f10.a f10.b f10.c f10.d / s10", "h10.a h10.b h10.c h10.d h10.e h10.f")
    play(table, "study study", "all")
    assert table.hands[0] == ["h10.a", "h10.b", "h10.c", "h10.d", "h10.e"]
    assert (table.deck, table.discards) == (["f10.a", "f10.b", "f10.c", "f10.d", "h10.f"], ["study"])


def test_a_study_that_takes_fewer_than_five_is_filled_up_from_the_former_hand() -> None:
    table = table_of("study f10.a f10.b f10.c f10.d / s10", "h10.a h10.b")
    play(table, "study study", "all")  # 2 taken, 4 laid back, 3 of them drawn again
    assert (table.hands[0], table.deck, asked(table)) == (["h10.a", "h10.b", "f10.a", "f10.b", "f10.c"], ["f10.d"], ("turn", 1))


def test_a_study_plays_one_of_the_looked_at_cards_and_the_others_stay_on_top() -> None:
    table = table_of("study f10.a f10.b f10.c quake / s10", "h10.a wc x30 h10.d century insurance.f")
    play(table, "study study")
    assert acts(table) == "all, build 0, build 1, century, keep"  # neither the hand's quake nor the sixth card
    assert table.cards_for(("build", 1)) == ["h10.a", "wc", "x30", "h10.d"]
    play(table, "build 1 x30")
    assert (table.structures[1].cards, table.discards) == (["F1.b", "x30"], ["study"])
    assert (table.hands[0], table.deck) == (["f10.a", "f10.b", "f10.c", "quake", "h10.a"], ["wc", "h10.d", "century", "insurance.f"])


def test_a_study_takes_a_card_from_the_discards_but_never_itself() -> None:
    table = table_of("roof10 study f10 / s10 s20", "", "F1.a F1.b F1.c")
    table.discards = ["quake", "wc"]
    play(table, "study study")
    assert (acts(table), table.cards_for(("discard-pile",))) == ("discard-pile, nothing", ["quake", "wc"])
    play(table, "discard-pile quake")
    assert (table.hands[0], table.discards, len(table.structures)) == (["roof10", "f10", "quake"], ["wc", "study"], 3)


def test_a_study_offers_the_discards_beside_the_deck() -> None:
    table = table_of("study f10 / s10", "roof10 roof20")
    table.discards = ["wc"]
    play(table, "study study")
    assert acts(table) == "all, discard-pile, keep"  # the looked-at roofs fit nowhere, and nothing may be left undone
    play(table, "discard-pile wc")
    assert (table.hands[0], table.deck, table.discards) == (["f10", "wc", "roof10", "roof20"], [], ["study"])


def test_a_study_may_be_played_for_nothing_but_the_foundation() -> None:
    table = table_of("study f10 / s10", "", "F1.a F1.b F1.c")
    play(table, "study study")
    assert acts(table) == "nothing"
    play(table, "nothing")
    assert (table.hands[0], table.discards, len(table.structures), asked(table)) == (["f10"], ["study"], 3, ("turn", 1))


def test_a_study_in_a_study_plays_a_roof_with_its_insurance() -> None:
    table = table_of("study.a insurance f10 / s10", "h10.a study.b roof10 h10.b", "F1.a F1.b F1.c F1.d F1.e F1.f")
    lay(table, 0, "f30 wc")
    play(table, "study study.a", "study study.b")
    assert (asked(table), table.studies, table.looked_at()) == (("study", 0), ["study.a", "study.b"], ["h10.a", "roof10", "h10.b"])
    play(table, "roof 0 roof10")
    assert (asked(table), acts(table), len(table.structures), table.discards) == (("roofed", 0), "done, insure 0", 3, [])  # the roof's own
    play(table, "insure 0 insurance")
    assert (table.discards, table.studies) == (["study.b", "study.a"], [])  # the inner one is done first
    assert ([each.foundation for each in table.structures[2:]], table.foundations) == (["F1.c", "F1.d", "F1.e"], ["F1.f"])
    assert (table.hands[0], table.deck, asked(table)) == (["f10", "h10.a", "h10.b"], [], ("turn", 1))


def test_a_toilet_played_by_a_study_takes_a_card_and_then_nothing_is_drawn() -> None:
    table = table_of("study f10 / s10.a s10.b", "h10 wc h20")
    play(table, "study study", "build 0 wc")
    assert (asked(table), acts(table), table.studies, table.toilets) == (("toilet", 0), "nobody, take 1", ["study"], [1, 0])
    play(table, "take 1 s10.a")
    assert (table.hands, table.deck, table.discards) == ([["f10", "s10.a"], ["s10.b"]], ["h10", "h20"], ["study"])


def test_a_tornado_played_by_a_study_is_discarded_before_it() -> None:
    table = table_of("study f10 / s10.a s10.b", "tornado h20 h30 h40 h50 h60")
    play(table, "study study", "tornado tornado")
    assert (asked(table), table.discards, table.studies) == (("tornado", 0), ["tornado"], ["study"])
    play(table, "blow left")
    assert (table.discards, table.hands) == (["tornado", "study"], [["s10.a", "s10.b", "h20", "h30", "h40"], ["f10"]])


def test_a_quake_played_by_a_study_may_fell_the_only_site_and_two_foundations_come() -> None:
    table = table_of("study f10 / s10", "quake h20", "F0.a F1.b F1.c F1.d", sites=1)
    play(table, "study study", "quake 0 quake")  # one for want of sites, one for the Study
    assert ([each.foundation for each in table.structures], table.discards) == (["F0.a", "F1.b", "F1.c"], ["quake", "study"])


# --- tornadoes


@pytest.mark.parametrize(
    ("side", "hands"),
    [
        ("left", [["h10"], ["f10.a", "f10.b"], ["s10.a", "s10.b"]]),
        ("right", [["s10.a", "s10.b"], ["h10"], ["f10.a", "f10.b"]]),
    ],
)
def test_a_tornado_sends_every_hand_one_place_on(side: str, hands: list[list[str]]) -> None:
    table = table_of("tornado f10.a f10.b / s10.a s10.b / h10", "r10 r10.b", hand=1)
    play(table, "tornado tornado")
    assert (asked(table), acts(table), table.discards) == (("tornado", 0), "blow left, blow right", ["tornado"])
    play(table, f"blow {side}")
    assert (table.hands, len(table.deck), asked(table)) == (hands, 2, ("turn", 1))


def test_while_there_is_a_deck_an_empty_hand_goes_round_like_any_other() -> None:
    table = table_of("tornado / s10 / h10", "r10.a r10.b r10.c r10.d", hand=2)
    play(table, "tornado tornado", "blow left")
    # Seat 0 has the h10 and draws one; seat 1 has nothing, so it draws two before its turn; seat 2 has the s10.
    assert (table.hands, table.deck, asked(table)) == ([["h10", "r10.a"], ["r10.b", "r10.c"], ["s10"]], ["r10.d"], ("turn", 1))


def test_once_the_deck_is_empty_who_holds_no_card_is_passed_over() -> None:
    table = table_of("tornado / s10 / h10.a h10.b / r10", "")
    play(table, "tornado tornado", "blow left")  # 1 to 2, 2 to 3, 3 to 1
    assert (table.hands, asked(table)) == ([[], ["r10"], ["s10"], ["h10.a", "h10.b"]], ("last-turn", 1))


# --- the prizes


def test_the_mini_skyscraper_passes_to_a_newer_one_and_comes_back_when_that_falls() -> None:
    table = table_of("f10 / s10", "", "F0.a F0.b F0.c F0.d")
    complete(table, 0, 0, "f30+1 wc", "roof20")  # 30 + 10 + 20 = 60
    assert (prizes(table), table.is_faulty(0), table.scores()) == ((0, None, 0), False, [1 + 2 + 3, 0])
    complete(table, 1, 1, "s30+2 wc.b", "roof20.b")  # 60 again; a tie in height
    assert (prizes(table), table.is_faulty(0), table.is_faulty(1)) == ((1, None, None), True, False)
    assert table.scores() == [-1, 2 + 2]
    topple(table, 1)
    assert (prizes(table), table.is_faulty(0), table.scores()) == ((0, None, 0), False, [1 + 2 + 3, 0])


def test_the_mini_skyscraper_is_excused_from_the_threshold_but_not_from_the_toilet() -> None:
    table = table_of("f10 / s10", "", "F0.a F0.b F0.c F0.d F0.e")
    complete(table, 0, 0, "f30 wc x60", "roof20")  # 120
    complete(table, 1, 0, "s40+1 x10", "roof10")  # 60, but no toilet
    assert (prizes(table), table.is_faulty(1)) == ((None, 0, 0), True)
    complete(table, 2, 0, "s30+1 wc.b", "roof20.b")  # 60 <= 120, yet excused
    assert (table.structures[2].is_low, prizes(table), table.is_faulty(2)) == (True, (2, 0, 0), False)
    assert table.scores() == [(0 + 3 + 3) - 1 + (1 + 2), 0]


def test_an_older_mini_skyscraper_stays_faulty_when_the_newer_one_is_the_same_players() -> None:
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c F1.d")
    complete(table, 0, 0, "f30+1 wc", "roof20")
    complete(table, 1, 0, "s30+2 wc.b", "roof20.b")
    assert (table.mini(), table.is_faulty(0), table.is_faulty(1), table.scores()) == (1, True, False, [-1 + 2 + 2, 0])


def test_order_and_unity_goes_to_the_newest_and_back_when_that_falls() -> None:
    table = table_of("f10 / s10", "", "F0.a F0.b F0.c F0.d F0.e", sites=3)
    complete(table, 2, 0, "o30 x30 wc o10", "roof20")  # 100, and one colour
    assert prizes(table) == (None, 2, 2)
    complete(table, 0, 1, "s30+1 wc.b x60.b", "roof30")  # 130: newer, though opened before
    assert prizes(table) == (None, 0, 0)
    complete(table, 1, 1, "r30 r30.b x60 wc.c", "roof10")  # 140: it moves on again
    assert (prizes(table), table.scores()) == ((None, 1, 1), [0, 1 + 0 + 3 + 3])
    topple(table, 1)
    assert prizes(table) == (None, 0, 0)
    topple(table, 0, "quake.next")
    assert (prizes(table), table.scores()) == ((None, 2, 2), [3 + 3, 0])


@pytest.mark.parametrize(
    ("floors", "roof"),
    [
        ("o30 h30 wc x30", "roof10"),  # two colours
        ("x60 x30 wc", "roof10"),  # none
        ("o30 x60", "roof10"),  # no toilet, so faulty
        ("o30 x40 wc", "roof10"),  # 90
        ("o30 wc", "roof20"),  # the mini-skyscraper
    ],
)
def test_no_order_and_unity_for(floors: str, roof: str) -> None:
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c")
    complete(table, 0, 0, floors, roof)
    assert (table.order(), table.record()) == (None, 0)


def test_a_building_too_low_for_its_owner_gets_no_order_and_unity() -> None:
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c F1.d")
    complete(table, 0, 0, "o30 x60 wc h10", "roof10")  # 120
    complete(table, 1, 0, "s30 x60.b wc.b", "roof10.b")  # 110
    assert (prizes(table), table.is_faulty(1)) == ((None, None, 0), True)


def test_nobody_holds_the_record_on_a_tie_until_one_of_the_tallest_falls() -> None:
    table = table_of("f10 / s10", "", "F0.a F0.b F0.c F0.d F0.e F0.f", sites=3)
    complete(table, 0, 0, "f30 s10 x60", "roof10")  # 110, faulty for want of a toilet
    assert table.record() == 0
    complete(table, 1, 1, "s30 f20 x50 wc", "roof0")  # 110
    assert table.record() is None
    complete(table, 2, 1, "f50 x20 wc.b", "roof10")  # 90, and not the tallest
    assert (table.record(), table.scores()) == (None, [-1, 0 - 1])
    topple(table, 1)
    assert (table.record(), table.scores()) == (0, [-1 + 3, -1])


def test_only_the_record_joins_another_prize() -> None:
    # With such terms the one building would hold both prizes; the rules of the house never ask for it.
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c", mini_height=110)
    complete(table, 0, 0, "o30 x60 wc", "roof10")
    assert prizes(table) == (0, None, 0)


def test_a_faulty_building_is_worth_its_penalty_whatever_lies_on_it() -> None:
    table = table_of("f10 / s10", "", "F1.a F1.b F1.c F1.d", faulty=-2, record=4, order=6)
    complete(table, 0, 0, "f30+2 x60+3", "roof20+1")  # 110, no toilet: faulty, and the record
    complete(table, 1, 1, "s30+2 x50+1 wc", "roof10+1")  # 100: good, and in order
    assert table.scores() == [-2 + 4, 2 + 1 + 1 + 6]


# --- the end


def test_the_last_roof_ends_the_match_before_insurance_and_drawing() -> None:
    table = table_of("roof20+1 insurance / s10", "f20", "F1.a", sites=1)
    lay(table, 0, "f30 wc")
    play(table, "roof 0 roof20+1")
    assert (table.waiting, table.legal(), table.ended_by, table.hands) == ("over", [], "sites", [["insurance"], ["s10"]])
    assert (table.scores(), table.winners) == ([1 + 2 + 3, 0], (0,))  # mini and record


def test_the_fall_of_the_last_site_ends_the_match() -> None:
    table = table_of("quake f10 / s10", "f20", "F1.a F0.b", sites=2)
    complete(table, 0, 1, "f30 wc", "roof10")
    table.seat = 0
    play(table, "quake 1 quake")
    assert (table.waiting, table.ended_by, table.deck, table.scores()) == ("over", "sites", [], [0, -1 + 3])
    assert table.winners == (1,)


def test_a_roof_of_a_study_that_ends_the_match_leaves_the_study_in_play() -> None:
    table = table_of("study insurance / s10", "roof20 f20", "F1.a", sites=1)
    lay(table, 0, "f30 wc")
    play(table, "study study", "roof 0 roof20")
    assert (table.waiting, table.ended_by, table.studies, table.discards, table.deck) == ("over", "sites", ["study"], [], ["f20"])


def test_with_a_foundation_in_the_pile_the_last_roof_ends_nothing() -> None:
    table = table_of("roof20 f10 / s10", "", "F1.a F1.b", sites=1)
    lay(table, 0, "f30 wc")
    play(table, "roof 0 roof20")
    assert (asked(table), len(table.structures), table.foundations) == (("roofed", 0), 2, [])


def test_once_somebody_holds_no_card_and_the_deck_is_empty_the_others_have_one_more_turn() -> None:
    table = table_of("f10 / wc.a s10 / h10 h20 / wc.b r10", "", "F1.a F1.b", first=2)
    play(table, "build 0 h10", "build 0 wc.b", "take 0 f10")  # seat 3 takes the only card of seat 0
    assert (table.hands, asked(table)) == ([[], ["wc.a", "s10"], ["h20"], ["r10", "f10"]], ("last-turn", 1))
    assert acts(table) == "build 0, build 1, pass"
    play(table, "build 1 wc.a", "nobody")
    assert asked(table) == ("last-turn", 2)
    play(table, "pass")
    assert asked(table) == ("last-turn", 3)  # whose taking brought the end about
    play(table, "build 1 f10")
    assert (table.waiting, table.legal(), table.ended_by) == ("over", [], "hands")
    assert (table.scores(), table.winners) == ([0, 1, 0, 1], (1, 3))  # a toilet each; a tie is shared
    assert table.hands == [[], ["s10"], ["h20"], ["r10"]]


def test_who_holds_no_card_when_the_last_turn_comes_is_passed_over() -> None:
    table = table_of("f10 / wc s10 / h10", "")
    play(table, "build 0 f10", "build 0 wc", "take 2 h10")  # seat 2 would have been next
    assert (table.waiting, table.ended_by, table.hands) == ("over", "hands", [[], ["s10", "h10"], []])


def test_an_empty_hand_is_looked_at_only_when_the_turn_is_over() -> None:
    table = table_of("study / s10", "h10.a h10.b")
    play(table, "study study")
    assert asked(table) == ("study", 0)
    play(table, "keep h10.a")
    assert (table.hands, asked(table)) == ([["h10.a", "h10.b"], ["s10"]], ("turn", 1))  # drawing came first


def test_a_card_taken_leaves_the_deck_and_so_the_match_as_they_are() -> None:
    table = table_of("wc / s10 / h10", "r10")
    play(table, "build 0 wc", "take 1 s10")
    assert (table.hands, table.deck, asked(table)) == ([["s10"], ["r10"], ["h10"]], [], ("turn", 1))  # seat 1 drew before its turn


def test_a_last_turn_has_every_question_of_a_turn() -> None:
    table = table_of("f10 / roof20 insurance / roof10 / study", "", "F1.a F1.b F1.c", sites=1)
    lay(table, 0, "s30 wc")
    play(table, "build 0 f10", "roof 0 roof20")
    assert (asked(table), acts(table), table.structures[0].height) == (("roofed", 1), "done, insure 0", 30 + 10 + 10 + 20)
    play(table, "insure 0 insurance")
    assert (asked(table), acts(table)) == (("last-turn", 2), "discard, pass")  # no roof fits the bare foundation
    play(table, "discard roof10")
    assert (asked(table), acts(table), table.discards) == (("last-turn", 3), "pass, study", ["roof10"])
    play(table, "study study", "discard-pile roof10")
    assert (table.ended_by, table.hands[3], table.discards, len(table.structures)) == ("hands", ["roof10"], ["study"], 3)


def test_the_last_site_may_still_be_completed_in_a_last_turn() -> None:
    table = table_of("f10 / roof20 insurance / h10", "", "F1.a", sites=1)
    lay(table, 0, "s30 wc")
    play(table, "build 0 f10", "roof 0 roof20")
    assert (table.waiting, table.ended_by, table.hands) == ("over", "sites", [[], ["insurance"], ["h10"]])


def test_a_match_that_begins_with_nothing_to_draw_skips_who_holds_no_card() -> None:
    table = table_of(" / s10 s20", "")
    assert asked(table) == ("last-turn", 1)
    assert (table_of(" / ", "").ended_by, table_of(" / ", "").winners) == ("hands", (0, 1))


def test_unfinished_sites_count_for_nobody() -> None:
    table = table_of("f10+5 / ", "", "F1.a F1.b")
    play(table, "build 0 f10+5")
    assert (table.ended_by, table.scores()) == ("hands", [0, 0])


def test_a_whole_small_match_is_counted_to_the_last_point() -> None:
    deck = "o30+1 insurance.a roof10+1 quake wc.b h30 study x40+1 tornado insurance.b roof20 h10 century"
    table = table_of("wc.a o30+2 o20+1 / x60 h20 roof60", deck, "F1.a F0.b F0.c", hand=3)
    play(table, "build 0 wc.a", "take 1 h20")
    assert (table.hands, len(table.deck)) == ([["o30+2", "o20+1", "h20"], ["x60", "roof60"]], 13)
    play(table, "build 1 x60")
    assert table.hands[1] == ["roof60", "o30+1", "insurance.a"]  # two drawn
    play(table, "build 0 o30+2", "build 1 o30+1", "build 0 o20+1")
    assert table.hands == [["h20", "roof10+1", "wc.b"], ["roof60", "insurance.a", "quake"]]
    play(table, "roof 1 roof60", "insure 1 insurance.a")  # 60 + 30 + 60 = 150, and no toilet
    assert (table.thresholds, table.is_faulty(1), table.record(), len(table.structures)) == ([0, 150], True, 1, 3)
    play(table, "build 2 wc.b", "nobody", "study study", "build 2 h10", "build 0 x40+1")
    assert table.hands == [["h20", "roof10+1", "insurance.b"], ["quake", "h30", "tornado"]]
    assert (table.deck, table.discards) == (["roof20", "century"], ["study"])
    play(table, "quake 0 quake", "roof 0 roof10+1")  # 10 + 30 + 20 + 40 + 10 = 110, offices only
    assert (asked(table), table.thresholds, prizes(table), table.foundations) == (("roofed", 0), [110, 150], (None, 0, 1), [])
    play(table, "insure 0 insurance.b")  # cancels the quake
    assert (table.structures[0].quakes, table.structures[0].insurances, table.deck) == ([], [], [])
    assert table.hands == [["h20", "century"], ["h30", "tornado", "roof20"]]
    play(table, "tornado tornado", "blow right", "build 2 h30", "century century")
    # Structure 0 withstands 1 - 1 = 0 and bears 0 quakes; 1 loses its insurance; 2 withstands 0 - 1 and falls: no site is left.
    assert (table.ended_by, table.gone, table.hands) == ("sites", ["F0.c"], [["roof20"], ["h20"]])
    assert sorted(table.discards) == ["century", "h10", "h30", "insurance.a", "insurance.b", "quake", "study", "tornado", "wc.b"]
    # Seat 0: 0 + 2 + 1 + 1 + 1 points, 3 for order, 1 + 1 for two toilets. Seat 1: -1 for what is faulty, 3 for the record.
    assert (prizes(table), table.toilets) == ((None, 0, 1), [2, 0])
    assert (table.scores(), table.winners) == ([5 + 3 + 2, -1 + 3], (0,))


# --- the house deck


def test_the_house_deck_counts_as_the_rulings_say() -> None:
    kinds = Counter(card.kind for card in house_deck().values())
    assert kinds == {
        "foundation": 10, "floor": 35, "special": 10, "toilet": 10, "roof": 11, "toilet_roof": 1, "study": 10, "insurance": 10,
        "tornado": 6, "earthquake": 9, "century": 1, "prize": 15,
    }  # fmt: skip
    assert kinds.total() == 128


@pytest.mark.parametrize(("players", "in_play", "sites"), [(2, 93, 2), (3, 98, 2), (4, 103, 3), (5, 108, 3), (6, 113, 4)])
def test_a_table_is_set_up_for_each_number_of_players(players: int, in_play: int, sites: int) -> None:
    # 65 floors, special floors, insurances and quakes; then, for two, 3 x 6 and 8 and 2, and for each one more 3 and 1 and 1.
    table = dealt_table(random.Random(players), players)
    assert (len(places(table)), len(table.structures), [len(hand) for hand in table.hands]) == (in_play, sites, [5] * players)


def random_match(seed: int) -> tuple[OracleTable, int, set[str]]:
    chance = random.Random(seed)
    house = {"collapse": chance.choice(["exceeds", "equals"]), "threshold": chance.choice(["above", "reach"])}
    table = dealt_table(chance, chance.randint(2, 6), **house)
    shunned = set(chance.sample(["quake", "century", "roof", "study"], chance.randrange(5)))  # else all ends in ruins
    in_play = places(table)
    count = 0
    met: set[str] = set()
    while table.waiting != "over" and count < 3000:
        legal = table.legal()
        assert legal
        assert [each for each in table.structures if each.is_site]
        legal = [act for act in legal if act[0] not in shunned] or legal
        card = chance.choice(sorted({card for act in legal for card in table.cards_for(act) or [""]})) or None
        act = chance.choice([act for act in legal if (card in table.cards_for(act) if card else not table.cards_for(act))])
        met |= {table.waiting, act[0]}
        table.act(act, card)
        count += 1
        assert places(table) == in_play
        assert all(not each.quakes or not each.insurances for each in table.structures)
        assert not any(table.is_faulty(holder) for holder in (table.mini(), table.order()) if holder is not None)
    return table, count, met


@pytest.mark.exam
def test_300_random_matches_conserve_their_cards_and_end() -> None:
    met: set[str] = set()
    ends: Counter[str | None] = Counter()
    for seed in range(300):
        table, count, waited = random_match(seed)
        assert table.waiting == "over", f"match {seed} has not ended after {count} acts"
        assert table.winners == tuple(seat for seat, score in enumerate(table.scores()) if score == max(table.scores()))
        ends[table.ended_by] += 1
        met |= waited
    assert min(ends["sites"], ends["hands"]) >= 30
    assert met >= {"turn", "roofed", "toilet", "study", "tornado", "last-turn"}
    assert met >= {"build", "roof", "insure", "quake", "century", "discard", "pass", "done", "take", "nobody"}
    assert met >= {"keep", "all", "discard-pile", "blow"}
