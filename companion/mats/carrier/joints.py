"""The work of building the hubs of a mat: joints to solder and wires to cut, with loose wires and with carriers."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.mats.carrier.packages import PACKAGES
from companion.mats.carrier.parts import (
    LIGHTS,
    SHIFTER,
    SUPPLY_IN,
    CarrierPart,
    carrier_circuit,
    carrier_parts,
    is_carried,
    large_capacitors,
    pulls_of,
    small_capacitors,
)
from companion.mats.wiring.circuit import Circuit

ENDS = 2  # of a resistor, a capacitor, a fuse holder
NOT_SOLDERED = ("test-point", "hole")


@dataclass(frozen=True, slots=True)
class HandWork:
    """`joints` are soldered, of these `loose` at the end of a wire that is cut and stripped; `wires` are cut, `cables` are plugged in.

    Pins of RC522 boards count where a wire is soldered to them; strips of pins that come loose with a board are eight joints more each.
    """

    joints: int
    loose: int
    wires: int
    cables: int

    def __add__(self, other: HandWork) -> HandWork:
        return HandWork(self.joints + other.joints, self.loose + other.loose, self.wires + other.wires, self.cables + other.cables)


NOTHING = HandWork(0, 0, 0, 0)


def with_wires(circuit: Circuit) -> HandWork:
    """A joint at each pin of each wire but those with a screw, and at both ends of each small part."""
    pins = [pin for wire in circuit.wires for pin in wire.pins if pin.part != SUPPLY_IN]
    converters = {pin.part for pin in pins if pin.part.startswith("PS")}
    resistors = sum(bool(wire.series) + bool(wire.pull) for wire in circuit.wires)
    capacitors = 2 * len(circuit.boards) + len(circuit.buffers) + len(circuit.decoders)
    wires = sum(len(wire.pins) - 1 for wire in circuit.wires)
    return HandWork(len(pins) + ENDS * (resistors + capacitors + len(converters)), len(pins), wires, 0)


def with_carrier(circuit: Circuit) -> HandWork:
    """A joint at each pad of each part that this hub needs, lights left out; two wires bring the supply."""
    pads = sum(not pad.is_plain for part in populated(circuit) for pad in PACKAGES[part.package].pads)
    return HandWork(pads, 0, 2, len(circuit.boards))


def populated(circuit: Circuit) -> tuple[CarrierPart, ...]:
    """The parts of a carrier that a hub needs: with fewer than eight antennas some places stay empty.

    The resistor of an antenna that is not there keeps its gate closed where the hub needs other gates of the same chip.
    """
    if not is_carried(circuit):
        raise ValueError(f"{circuit.name}: not a hub of eight antennas or fewer on one converter")
    whole = carrier_circuit()
    there = {board.part for board in circuit.boards} | set(circuit.buffers)
    sources = {wire.pins[0] for wire in circuit.wires}
    sources |= {board.source for board in whole.boards if board.gate is not None and board.gate.chip in there}
    left_out = {LIGHTS, SHIFTER}
    left_out |= {part for part in {board.part for board in whole.boards} | set(whole.buffers) if part not in there}
    left_out |= {reference for reference, beside in (*small_capacitors(whole), *large_capacitors(whole)) if beside not in there}
    left_out |= {reference for reference, wire in pulls_of(whole) if wire.pins[0] not in sources}
    return tuple(part for part in carrier_parts() if part.reference not in left_out and part.kind not in NOT_SOLDERED)
