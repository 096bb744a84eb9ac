"""The carrier joins what the circuit of a hub of eight joins, and nothing else."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from companion.mats.carrier.nets import FUSED, LIGHTS_IN, LIGHTS_OUT, additions, carrier_nets
from companion.mats.carrier.packages import PACKAGES
from companion.mats.carrier.parts import FUSE, carrier_circuit, carrier_parts, is_carried, pulls_of, series_of
from companion.mats.files import parse_mat
from companion.mats.wiring.building import build
from companion.mats.wiring.circuit import Carries, Pin
from companion.mats.wiring.parts import parts_of
from companion.mats.wiring.pinouts import BOARD, PICO, hub_board
from companion.mats.wiring.words import WiringWords
from tests.mats.carrier.boards import all_of, committed, one, read, text_of
from tests.mats.wiring.mats import built, cells, mat, reader

HUB = carrier_circuit()


def joined(nets):
    """The pins of the nets, those on the two sides of a resistor in series and of the fuse together."""
    passing = {reference for reference, _ in series_of(HUB)} | {FUSE}
    groups = [set(net) for net in nets]
    for part in sorted(passing):
        before = next(group for group in groups if Pin(part, "1") in group)
        behind = next(group for group in groups if Pin(part, "2") in group)
        groups = [group for group in groups if group not in (before, behind)] + [before | behind]
    return {frozenset(pin for pin in group if pin.part not in passing) for group in groups}


def nets_on_the_board():
    nets = {}
    for pad in committed().pads:
        if pad.net:
            nets.setdefault(pad.net, set()).add(Pin(*pad.of.split(" ", 1)))
    return nets


def test_every_pin_of_the_circuit_is_on_the_board_and_the_other_way_round():
    added = {pin for _, _, pin in additions(HUB)}
    seen = {frozenset(group - added) for group in joined(nets_on_the_board().values())} - {frozenset()}
    assert seen == {frozenset(wire.pins) for wire in HUB.wires}


def test_the_nets_of_the_board_are_those_of_the_description():
    assert nets_on_the_board() == {net.name: set(net.pins) for net in carrier_nets()}


def test_the_netlist_says_the_same_as_the_board():
    tree = read(text_of("carrier.net"))
    nets = {
        one(net, "name")[0]: {Pin(*(one(node, key)[0] for key in ("ref", "pin"))) for node in all_of(net, "node")}
        for net in one(tree, "nets")
    }
    assert nets == nets_on_the_board()
    parts = {one(part, "ref")[0]: (one(part, "value")[0], one(part, "footprint")[0]) for part in one(tree, "components")}
    assert parts == {part.reference: (part.value, f"facedown:{part.package}") for part in carrier_parts() if part.kind != "hole"}


def test_each_resistor_stands_where_the_circuit_has_it():
    net_of = {pin: name for name, pins in nets_on_the_board().items() for pin in pins}
    assert {(wire.name, net_of[Pin(part, "1")], net_of[Pin(part, "2")]) for part, wire in series_of(HUB)} == {
        (wire.name, f"{wire.name} Pico", wire.name) for wire in HUB.wires if wire.series
    }
    assert {(net_of[Pin(part, "1")], net_of[Pin(part, "2")]) for part, _ in pulls_of(HUB)} == {
        (wire.name, "3.3 V") for wire in HUB.wires if wire.pull
    }
    values = {part.reference: part.value for part in carrier_parts()}
    assert {values[part] for part, _ in series_of(HUB)} | {values[part] for part, _ in pulls_of(HUB)} == {"33R", "10k"}


def test_each_pin_without_a_net_is_one_that_stays_open():
    nets = nets_on_the_board()
    used = {pin for pins in nets.values() for pin in pins}
    every = {Pin(part.reference, pad.number) for part in carrier_parts() for pad in PACKAGES[part.package].pads if not pad.is_plain}
    irq = {Pin(board.part, "IRQ") for board in HUB.boards}
    outputs = {Pin("IC3", number) for number in ("6", "8", "11")}
    pico = {pin for pin in every - used if pin.part == "Pico"}
    assert every - used - pico == irq | outputs
    free = {PICO.places[int(pin.number) - 1] for pin in pico}
    assert free == {0, 1, 2, 3, 4, 5, 13, 26, 27, 28, "RUN", "AGND", "ADC_VREF", "3.3 V", "3V3_EN", "VSYS", "VBUS"}


def test_the_pico_shares_no_supply_with_the_boards_but_ground():
    labels = {net: {PICO.places[int(pin.number) - 1] for pin in pins if pin.part == "Pico"} for net, pins in nets_on_the_board().items()}
    assert {net: places for net, places in labels.items() if any(isinstance(place, str) for place in places)} == {"GND": {"GND"}}


def test_the_fuse_stands_before_everything_that_takes_5_volts():
    nets = nets_on_the_board()
    assert nets["5 V"] == {Pin("S", "5 V"), Pin("F1", "1")}
    assert Pin("PS1", "in") in nets[FUSED]
    assert Pin("L1", "5 V") in nets[FUSED]


def test_the_shifter_is_wired_as_the_note_below_the_table_of_pins_has_it():
    note = WiringWords("en").say("wires-note-shifter")
    supply, ground, five = re.search(r"pin (\d+) is 5 V.*; pins ([\d, and]+) go to ground, pins ([\d, and]+) to 5 V", note).groups()
    nets = {name: {int(pin.number) for pin in pins if pin.part == "IC3"} for name, pins in nets_on_the_board().items()}
    assert {name: pins for name, pins in nets.items() if pins} == {
        "GND": set(map(int, re.findall(r"\d+", ground))),
        FUSED: {int(supply), *map(int, re.findall(r"\d+", five))},
        LIGHTS_IN: {2},
        LIGHTS_OUT: {3},
    }


def test_the_headers_have_the_pins_of_the_boards_in_their_order():
    pads = {board.part: [pad for pad in committed().pads if pad.of.split(" ", 1)[0] == board.part] for board in HUB.boards}
    rows = [sorted(of, key=lambda pad: pad.ends[0][0]) for of in pads.values()]
    assert {tuple(pad.of.split(" ", 1)[1] for pad in row) for row in rows} == {BOARD}
    assert {tuple(pad.is_square for pad in row) for row in rows} == {(True, *(False,) * 7)}


def test_nine_carriers_have_at_least_the_parts_that_are_bought_for_the_mat_without_them():
    counts = Counter(part.kind for part in carrier_parts())
    bought = {part.kind: part.count for part in parts_of(built("8x8"))}
    shared = ("pico", "buffer", "converter", "fuse", "series", "pull", "small-capacitor", "large-capacitor")
    assert {kind: 9 * counts[kind] >= bought[kind] for kind in shared} == dict.fromkeys(shared, True)


@pytest.mark.parametrize(
    ("name", "are_carried"), [("8x8", [True] * 9), ("a lone hub", [False]), ("a full hub", [False]), ("a wide one", [False, False])]
)
def test_hubs_of_up_to_eight_antennas_with_a_converter_fit_on_the_carrier(name, are_carried):
    assert [is_carried(circuit) for circuit in built(name).of_hubs] == are_carried


def test_a_hub_whose_antennas_are_all_on_together_wants_two_converters_and_does_not_fit():
    far = "[geometry]\npitch = [200, 200]\nslot = [66, 91]\norigin = [100, 100]\nsize = [1600, 200]\nreach = 120\n"
    plan = parse_mat(mat(8, 1, reader("far", cells(8, 1), kind="hub", port="x")) + far, "mine.toml")
    [hub] = build(plan, "mine.toml", hub_board()).of_hubs
    assert ({pin.part for wire in hub.wires for pin in wire.pins if pin.part.startswith("PS")}, is_carried(hub)) == ({"PS1", "PS2"}, False)


def test_each_kind_of_wire_of_the_circuit_is_on_the_carrier():
    assert {net.carries for net in carrier_nets()} == {wire.carries for wire in HUB.wires} == set(Carries) - {Carries.ADDRESS}
