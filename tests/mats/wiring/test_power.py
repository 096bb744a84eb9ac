"""What a mat draws, worked through by hand, and what has to be bought for it."""

from __future__ import annotations

import pytest

from companion.mats.wiring.groups import Groups
from companion.mats.wiring.parts import Part, parts_of
from companion.mats.wiring.power import CurrentDraw, Load, Rail, load_of, parted
from tests.mats.wiring.mats import ALL, built


def rails(name):
    return [(rail.circuit, rail.number, rail.load.boards, rail.load.fields) for rail in built(name).budget.rails]


def test_a_board_draws_what_its_data_sheet_says():
    assert Load(1, 0).busy == CurrentDraw(13.5, 19.0)
    assert Load(1, 1).busy == CurrentDraw(73.5, 119.0)
    assert Load(1, 1).at_five.most == pytest.approx(119 * 3.3 / 5 / 0.85)


def test_a_lone_board_is_fed_by_the_pi_itself():
    assert built("one-pad-pi").budget.rails == (Rail("bus 0", 0, 0, Load(1, 1)),)
    assert (built("one-pad-pi").budget.supply, built("one-pad-pi").budget.at_five) == (0.0, CurrentDraw())
    [rail] = built("one-pad-pi").budget.rails
    assert (rail.limit, rail.left) == (150.0, 31.0)


def test_nine_boards_share_one_converter_at_the_header():
    budget = built("3x3-decoder").budget
    assert (rails("3x3-decoder"), budget.is_from_pi, budget.supply) == ([("bus 0", 1, 9, 4)], True, 0.0)
    assert budget.whole.busy == CurrentDraw(9 * 13.5 + 4 * 60, 9 * 19 + 4 * 100)
    assert budget.at_five.most == pytest.approx(571 * 0.66 / 0.85)


def test_eight_by_eight_has_a_converter_for_each_hub_and_a_supply_for_all_of_them():
    """Of 66 boards 17 fields are on at once: of group 1 four in each of four rows, and the pad."""
    budget = built("8x8").budget
    assert rails("8x8") == [*((f"row {row}", row, 8, 4) for row in range(1, 9)), ("pads", 9, 2, 1)]
    assert (budget.whole, budget.hubs, budget.is_hub_powered, budget.usb.most) == (Load(66, 17), 9, True, 900.0)
    assert (budget.is_from_pi, budget.supply) == (False, 3000.0)
    assert budget.whole.busy.most == 66 * 19 + 17 * 100


@pytest.mark.parametrize("name", ALL)
def test_nothing_gives_more_than_it_can_with_a_quarter_to_spare(name):
    budget = built(name).budget
    assert all(rail.load.busy.most * 1.25 <= rail.limit for rail in budget.rails)
    assert budget.is_from_pi or budget.supply >= budget.at_five.most * 1.25
    assert not budget.is_from_pi or budget.at_five.most * 1.25 <= 700


def test_sixteen_boards_whose_fields_are_all_on_at_once_are_divided():
    boards = built("a full hub").circuits[0].boards
    groups = Groups({board.slot: 0 for board in boards}, cap=8)
    assert load_of(boards, groups) == Load(16, 8)
    assert [len(part) for part in parted(boards, groups)] == [6, 6, 4]


def test_no_reader_has_more_fields_on_than_its_cap():
    groups = Groups(dict.fromkeys("abcdefgh", 0) | {"x": 1}, cap=3)
    assert groups.at_once([("one", slot) for slot in "abcdefg"]) == 3
    assert groups.at_once([("one", "a"), ("one", "b"), ("other", "c"), ("other", "x")]) == 3
    assert (groups.at_once([]), groups.count, groups.members(1)) == (0, 2, ("x",))


def test_lights_draw_from_five_volts():
    budget = built("hubs and a bus").budget
    assert budget.lights == CurrentDraw(9.0, 9 * (1 + 2 * 20 * 0.25))


def test_the_parts_of_one_pad():
    assert parts_of(built("one-pad-pi")) == (Part("pi", 1), Part("board", 1), Part("small-capacitor", 1), Part("large-capacitor", 1))


def test_the_parts_of_nine_cells():
    assert parts_of(built("3x3-decoder")) == (
        Part("pi", 1),
        Part("board", 9),
        Part("decoder", 1),
        Part("buffer", 3, gates=9),
        Part("small-capacitor", 9 + 1 + 3),
        Part("large-capacitor", 9),
        Part("series", 2, ohms=33),
        Part("pull", 3, ohms=10_000),
        Part("converter", 1),
        Part("fuse", 1),
    )


def test_the_parts_of_eight_by_eight():
    assert parts_of(built("8x8")) == (
        Part("pi", 1),
        Part("pico", 9),
        Part("ports", 9),
        Part("board", 66),
        Part("buffer", 17, gates=66),
        Part("small-capacitor", 66 + 17),
        Part("large-capacitor", 66),
        Part("series", 2 * 17, ohms=33),
        Part("pull", 66 + 17, ohms=10_000),
        Part("converter", 9),
        Part("fuse", 9),
        Part("supply", 1, milliamperes=3000),
    )


def test_the_parts_of_a_panel_and_of_lights_are_counted():
    found = {part.kind: (part.count, part.ohms) for part in parts_of(built("hubs and a bus"))}
    singles = ("shifter", "button", "encoder", "lamp", "lamp-resistor", "buzzer", "transistor", "base-resistor", "diode")
    boards, buffers = 9 + 3, 3 + 1
    assert found["small-capacitor"][0] == boards + buffers + 1  # beside the shifter too
    assert (found["light"][0], {found[kind][0] for kind in singles}) == (9, {1})
    assert (found["lamp-resistor"][1], found["base-resistor"][1]) == (330, 1000)
