"""The page about the carrier, and the work that it counts."""

from __future__ import annotations

import pytest

from companion.mats.carrier.joints import NOTHING, HandWork, populated, with_carrier, with_wires
from companion.mats.wiring.parts import parts_of
from tests.assets import carrier
from tests.mats.carrier.boards import text_of
from tests.mats.wiring.mats import built


def test_the_tables_of_the_page_are_as_the_program_makes_them():
    text = text_of("README.md")
    assert carrier.refreshed(text) == text, "refresh it: python -m tests.assets.carrier hardware/carrier"


def test_the_work_with_loose_wires_is_what_the_circuits_and_the_parts_list_come_to():
    mat = built("8x8")
    ends = sum(pin.part != "S" for circuit in mat.of_hubs for wire in circuit.wires for pin in wire.pins)
    two_legged = sum(part.count for part in parts_of(mat) if part.kind in ("series", "pull", "small-capacitor", "large-capacitor", "fuse"))
    found = sum(map(with_wires, mat.of_hubs), NOTHING)
    assert (found.joints, found.loose, found.cables) == (ends + 2 * two_legged, ends, 0)


def test_the_work_of_the_8x8_before_and_after():
    hubs = built("8x8").of_hubs
    assert sum(map(with_wires, hubs), NOTHING) == HandWork(joints=1410, loose=860, wires=650, cables=0)
    assert sum(map(with_carrier, hubs), NOTHING) == HandWork(joints=1729, loose=0, wires=18, cables=66)


def test_a_hub_of_two_pads_leaves_the_places_of_the_other_antennas_empty():
    [hub] = [circuit for circuit in built("8x8").of_hubs if len(circuit.boards) == 2]
    assert {part.reference for part in populated(hub) if part.kind in ("header", "buffer", "large-capacitor")} == {
        "RC1",
        "RC2",
        "IC1",
        "C12",
        "C13",
    }
    pins = {"pico": 40, "header": 8, "buffer": 14, "converter": 3}
    assert with_carrier(hub).joints == sum(pins.get(part.kind, 2) for part in populated(hub))


def test_a_hub_of_sixteen_antennas_is_refused():
    [hub] = built("a full hub").of_hubs
    with pytest.raises(ValueError, match="only: not a hub of eight antennas or fewer on one converter"):
        populated(hub)
