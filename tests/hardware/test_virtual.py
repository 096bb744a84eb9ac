"""Hubs without parts: what is heard through conductor, hub and chip, and which fields are on when, however frames travel."""

from __future__ import annotations

from itertools import combinations
from math import dist
from random import Random

import pytest

from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.events import SlotsBack, SlotsFrozen
from hardware.chip.tag import telephone
from hardware.colouring import coloured, near
from hardware.rc522.registers import TX_CONTROL
from hardware.readers.hub.plan import HubPlan
from hardware.readers.virtual import LINE, VirtualHubs
from hardware.sighting import FAULT, GARBLED, NOTHING, Tags

CARD, OTHER = "04a1b2c3d45e80", "0499e17f002a81"
SHAPE = Shape(4, 4, pads=())
PLACES = {slot: (SHAPE.column_and_row(slot)[0] * 70.0, SHAPE.column_and_row(slot)[1] * 95.0) for slot in SHAPE.slots}
REACH = 120.0


def hubs(count=4, **how):
    """The rows of a small mat, each on a hub of its own, or all on one."""
    slots = tuple(PLACES)
    colours = coloured(slots, near(PLACES, REACH))
    size = len(slots) // count
    rows = [slots[first : first + size] for first in range(0, len(slots), size)]
    plans = [HubPlan(f"{n}", row, tuple(colours[slot] for slot in row), (4,) * size) for n, row in enumerate(rows)]
    return VirtualHubs(plans, PLACES, REACH, **how)


def last(readers, seconds):
    heard = {}
    for one in readers.passes(readers.now + seconds):
        heard |= one.heard
    return heard


@pytest.mark.parametrize("count", [1, 2, 4])
def test_what_lies_there_is_heard_however_the_antennas_are_divided(count):
    readers = hubs(count)
    readers.lay(CARD, "B2")
    readers.lay(OTHER, "B2")
    readers.lay("01020304", "D4")
    assert last(readers, 1.0) == dict.fromkeys(PLACES, NOTHING) | {"B2": Tags((OTHER, CARD)), "D4": Tags(("01020304",))}
    readers.lift(OTHER)
    assert last(readers, 2.0)["B2"] == Tags((CARD,))
    assert readers.field.overlaps == 0


def test_a_telephone_on_a_slot_is_garbled_in_every_pass_and_its_neighbours_hear_their_cards():
    readers = hubs(2)
    readers.lay(CARD, "B3")
    last(readers, 1.0)
    model, antenna = readers.model_of("B2")
    model.lay(telephone(), antenna)
    last(readers, 0.2)
    heard = [one.heard for one in readers.passes(readers.now + 10.0)]
    assert {slot: {one[slot] for one in heard if slot in one} for slot in PLACES} == {
        slot: {{"B2": GARBLED, "B3": Tags((CARD,))}.get(slot, NOTHING)} for slot in PLACES
    }


def test_the_same_calls_give_the_same_passes():
    def heard():
        readers = hubs()
        readers.lay(CARD, "A1")
        return list(readers.passes(1.0))

    assert heard() == heard()


def test_one_antenna_can_be_asked_alone_with_another_gain():
    readers = hubs()
    readers.lay(CARD, "B2")
    assert readers.probe("B2", 7, 3) == (Tags((CARD,)),) * 3
    assert readers.probe("C2", 7, 2) == (Tags((CARD,)),) * 2  # 70 mm beside it, at 48 dB
    assert readers.probe("C2", None, 2) == (NOTHING,) * 2


class Watched:
    """Notes when the fields of one bus are on."""

    def __init__(self, hub, slots, spans):
        self._hub, self._slots, self._spans, self._since = hub, slots, spans, {}
        self._transfer, hub.model.transfer = hub.model.transfer, self.transfer

    def transfer(self, antenna, frame):
        reply = self._transfer(antenna, frame)
        if frame[0] == TX_CONTROL << 1:
            slot = self._slots[antenna]
            if frame[1] & 3:
                self._since.setdefault(slot, self._hub.clock.us)
            elif slot in self._since:
                self._spans.append((slot, self._since.pop(slot), self._hub.clock.us))
        return reply


def carried_badly(chance):
    """Frames that dawdle, are lost, or come twice."""

    def carried(at):
        way = chance.random()
        if way < 0.04:
            return ()
        if way < 0.08:
            return (at + LINE, at + chance.uniform(LINE, 0.08))
        return (at + (LINE if way < 0.85 else chance.uniform(LINE, 0.06)),)

    return carried


@pytest.mark.parametrize("seed", [0, 1, 2, 6, 30])  # in the last two a greeting dawdles
def test_fields_that_reach_each_others_tags_are_never_on_together_however_frames_travel(seed):
    readers, spans = hubs(carried=carried_badly(Random(seed))), []
    for number, hub in enumerate(readers.hubs):
        Watched(hub, tuple(PLACES)[number * 4 : number * 4 + 4], spans)
    for number, slot in enumerate(PLACES):
        readers.lay(f"04{number:02x}5e7a1b2c80", slot)
    passes = sum(1 for _ in readers.passes(6.0))
    assert passes > 20
    assert len(spans) > 400
    together = [
        (one, other)
        for one, other in combinations(sorted(spans, key=lambda span: span[1]), 2)
        if one[0] != other[0] and other[1] < one[2] and dist(PLACES[one[0]], PLACES[other[0]]) <= REACH
    ]
    assert together == []


def settled(readers, seconds, settling, mat):
    told = []
    for heard in readers.passes(readers.now + seconds):
        result = settling.take(heard, mat)
        for event in result.events:
            mat = mat.after(event)
            told.append(event)
        readers.ask(result.doubtful)
    return told, mat


def test_a_hub_that_is_pulled_out_is_noticed_within_a_second_and_healed_within_three_and_costs_no_card():
    readers, settling, mat = hubs(), Settling(SHAPE), Mat()
    readers.lay(CARD, "A1")
    readers.lay(OTHER, "A3")
    _, mat = settled(readers, 2.0, settling, mat)
    pulled_at = readers.now
    readers.unplug(0)
    told, mat = settled(readers, 5.0, settling, mat)
    assert [type(event) for event in told] == [SlotsFrozen]
    assert told[0].slots == ("A1", "B1", "C1", "D1")
    assert told[0].at - pulled_at < 1.0
    plugged_at = readers.now
    readers.plug(0)
    told, mat = settled(readers, 5.0, settling, mat)
    assert [type(event) for event in told] == [SlotsBack]
    assert told[0].at - plugged_at < 3.0
    assert {slot: [tag.uid for tag in tags] for slot, tags in mat.lying.items()} == {"A1": [CARD], "A3": [OTHER]}


def test_a_chip_that_was_reset_by_itself_is_a_fault_in_the_next_pass_and_heard_in_the_one_after():
    readers = hubs()
    readers.lay(CARD, "B2")
    last(readers, 1.0)
    model, antenna = readers.model_of("B2")
    model.brown_out(antenna)
    passes = [one.heard["B2"] for one in readers.passes(readers.now + 0.5) if "B2" in one.heard]
    noticed = passes.index(FAULT)
    assert noticed <= 1  # a pass was under way
    assert passes[noticed + 1] == Tags((CARD,))
