"""The parts that a carrier bears, named as in the circuit of the hub; those that no wire names are numbered here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.core.frozen import dataclass
from companion.mats.files import find
from companion.mats.wiring.building import build
from companion.mats.wiring.circuit import Carries, Circuit, Wire
from companion.mats.wiring.pinouts import hub_board

ANTENNAS = 8
MAT = "8x8"  # its first hub has eight antennas on one converter
CONTROLLER, SUPPLY_IN, CONVERTER, FUSE, LIGHTS, SHIFTER = "Pico", "S", "PS1", "F1", "L1", "IC3"
# Test points: the reference, and the wire that is measured there.
TEST_POINTS = (("T1", "3.3 V"), ("T2", "5 V"), ("T3", "GND"), ("T4", "SCK 0"), ("T5", "MISO 0"), ("T6", "SCK 1"), ("T7", "MISO 1"))
HOLES = ("H1", "H2", "H3", "H4")


@dataclass(frozen=True, slots=True)
class CarrierPart:
    """`kind` is the slug of `wiring.parts`, or one of the carrier's own: terminal, light-header, header, test-point, hole."""

    reference: str
    kind: str
    value: str
    package: str


@cache
def carrier_circuit() -> Circuit:
    """The circuit that the carrier realises: a hub of eight antennas on one converter."""
    return build(find(MAT), MAT, hub_board()).of_hubs[0]


def series_of(circuit: Circuit) -> tuple[tuple[str, Wire], ...]:
    """The resistors in series, each with its wire."""
    return tuple((f"R{place + 1}", wire) for place, wire in enumerate(wire for wire in circuit.wires if wire.series))


def pulls_of(circuit: Circuit) -> tuple[tuple[str, Wire], ...]:
    """The resistors to 3.3 V, each with its wire."""
    first = len(series_of(circuit)) + 1
    return tuple((f"R{first + place}", wire) for place, wire in enumerate(wire for wire in circuit.wires if wire.pull))


def small_capacitors(circuit: Circuit) -> tuple[tuple[str, str], ...]:
    """100 nF, each with the part that it stands beside."""
    beside = [*(board.part for board in circuit.boards), *circuit.buffers, SHIFTER]
    return tuple((f"C{place + 1}", part) for place, part in enumerate(beside))


def large_capacitors(circuit: Circuit) -> tuple[tuple[str, str], ...]:
    """47 µF, each with the board that it stands beside."""
    first = len(small_capacitors(circuit)) + 1
    return tuple((f"C{first + place}", board.part) for place, board in enumerate(circuit.boards))


@cache
def carrier_parts() -> tuple[CarrierPart, ...]:
    return tuple(_parts(carrier_circuit()))


def _parts(circuit: Circuit) -> Iterator[CarrierPart]:
    yield CarrierPart(CONTROLLER, "pico", "Raspberry Pi Pico", "Pico-2x20-socket")
    for board in circuit.boards:
        yield CarrierPart(board.part, "header", f"antenna {board.antenna}", "Header-1x8")
    for chip in circuit.buffers:
        yield CarrierPart(chip, "buffer", "74HC125", "DIP-14")
    yield CarrierPart(SHIFTER, "shifter", "74AHCT125", "DIP-14")
    yield CarrierPart(CONVERTER, "converter", "5 V to 3.3 V, 1 A", "SIP-3")
    yield CarrierPart(FUSE, "fuse", "1 A", "Fuse-holder-5x20")
    yield CarrierPart(SUPPLY_IN, "terminal", "5 V", "Terminal-2x5.08")
    yield CarrierPart(LIGHTS, "light-header", "WS2812", "Header-1x3")
    for reference, wire in series_of(circuit):
        yield CarrierPart(reference, "series", _ohms(wire.series), "Axial-10.16")
    for reference, wire in pulls_of(circuit):
        yield CarrierPart(reference, "pull", _ohms(wire.pull), "Axial-10.16")
    for reference, _ in small_capacitors(circuit):
        yield CarrierPart(reference, "small-capacitor", "100n", "Disc-5.08")
    for reference, _ in large_capacitors(circuit):
        yield CarrierPart(reference, "large-capacitor", "47u", "Radial-2.54")
    for reference, wire_name in TEST_POINTS:
        yield CarrierPart(reference, "test-point", wire_name, "Test-point")
    for reference in HOLES:
        yield CarrierPart(reference, "hole", "M3", "Hole-M3")


def _ohms(ohms: int) -> str:
    return f"{ohms // 1000}k" if ohms >= 1000 else f"{ohms}R"


def is_carried(circuit: Circuit) -> bool:
    """Whether a hub can be built on the carrier: one converter, and every signal joins pins that the carrier joins as well."""
    converters = {pin.part for wire in circuit.wires for pin in wire.pins if wire.carries is Carries.SUPPLY and pin.part.startswith("PS")}
    own = [set(wire.pins) for wire in carrier_circuit().wires]
    signals = [set(wire.pins) for wire in circuit.wires if wire.carries not in (Carries.SUPPLY, Carries.FIVE, Carries.GROUND)]
    return len(converters) == 1 and all(any(pins <= others for others in own) for pins in signals)
