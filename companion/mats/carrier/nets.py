"""The nets of a carrier: the wires of its circuit, parted by the resistors and the fuse that stand in them, and what the board adds.

Rules of this file: what the circuit joins, the board joins, and nothing else; `additions` names each pin that the board joins on its own
account (the Pico's other grounds, capacitors, lights, test points), so that a test can take them away and compare the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from companion.core.frozen import dataclass
from companion.mats.carrier.parts import (
    CONTROLLER,
    FUSE,
    LIGHTS,
    SHIFTER,
    SUPPLY_IN,
    TEST_POINTS,
    carrier_circuit,
    large_capacitors,
    pulls_of,
    series_of,
    small_capacitors,
)
from companion.mats.wiring.circuit import Carries, Circuit, Pin, Wire
from companion.mats.wiring.pinouts import BUFFER_GATES, BUFFER_GROUND, BUFFER_SUPPLY, FIVE, GROUND, PICO, SUPPLY, hub_board

FUSED = f"{FIVE} fused"
LIGHTS_IN, LIGHTS_OUT = "LIGHTS", "DIN"  # in front of the shifter, and behind it


@dataclass(frozen=True, slots=True)
class Net:
    name: str
    carries: Carries
    pins: tuple[Pin, ...]


@cache
def carrier_nets() -> tuple[Net, ...]:
    """Ground first, then in the order of the circuit."""
    circuit = carrier_circuit()
    nets = {net.name: net for net in _of_wires(circuit)}
    for name, carries, pin in additions(circuit):
        net = nets.setdefault(name, Net(name, carries, ()))
        nets[name] = replace(net, pins=(*net.pins, pin))
    return (nets.pop(GROUND), *nets.values())


def _of_wires(circuit: Circuit) -> Iterator[Net]:
    series = {wire.name: reference for reference, wire in series_of(circuit)}
    for wire in circuit.wires:
        if wire.name in series:
            yield from _parted(wire, series[wire.name], f"{wire.name} {CONTROLLER}", wire.name)
        elif wire.carries is Carries.FIVE:
            yield from _parted(wire, FUSE, FIVE, FUSED)
        else:
            yield Net(wire.name, wire.carries, wire.pins)


def _parted(wire: Wire, by: str, before: str, behind: str) -> Iterator[Net]:
    """The two nets of a wire with a part in it, after its first pin."""
    yield Net(before, wire.carries, (wire.pins[0], Pin(by, "1")))
    yield Net(behind, wire.carries, (Pin(by, "2"), *wire.pins[1:]))


def additions(circuit: Circuit) -> Iterator[tuple[str, Carries, Pin]]:
    """The pins that the board joins to a net beside those of the circuit."""
    for reference, wire in pulls_of(circuit):
        yield wire.name, wire.carries, Pin(reference, "1")
        yield SUPPLY, Carries.SUPPLY, Pin(reference, "2")
    lit = small_capacitors(circuit)[-1][0]
    for reference, _ in (*small_capacitors(circuit), *large_capacitors(circuit)):
        name, carries = (FUSED, Carries.FIVE) if reference == lit else (SUPPLY, Carries.SUPPLY)
        yield name, carries, Pin(reference, "1")
        yield GROUND, Carries.GROUND, Pin(reference, "2")
    named = {pin for wire in circuit.wires for pin in wire.pins}
    for place, label in enumerate(PICO.places, start=1):
        if label == GROUND and Pin(CONTROLLER, str(place)) not in named:
            yield GROUND, Carries.GROUND, Pin(CONTROLLER, str(place))
    yield GROUND, Carries.GROUND, Pin(SUPPLY_IN, GROUND)
    yield from _lights()
    carries_of = {SUPPLY: Carries.SUPPLY, FIVE: Carries.FIVE, GROUND: Carries.GROUND} | {wire.name: wire.carries for wire in circuit.wires}
    for reference, name in TEST_POINTS:
        yield FUSED if name == FIVE else name, carries_of[name], Pin(reference, "1")


def _lights() -> Iterator[tuple[str, Carries, Pin]]:
    """The chain of lights, behind the first gate of a shifter whose other gates are closed; as `wires-note-shifter` has it."""
    (enable, into, out), *free = (tuple(Pin(SHIFTER, str(pin)) for pin in gate) for gate in BUFFER_GATES)
    yield LIGHTS_IN, Carries.OUT, Pin(CONTROLLER, str(PICO.pin(hub_board().lights_pin)))
    yield LIGHTS_IN, Carries.OUT, into
    yield LIGHTS_OUT, Carries.OUT, out
    yield LIGHTS_OUT, Carries.OUT, Pin(LIGHTS, LIGHTS_OUT)
    for pin in (Pin(SHIFTER, str(BUFFER_SUPPLY)), Pin(LIGHTS, FIVE), *(closed for closed, _, _ in free)):
        yield FUSED, Carries.FIVE, pin
    for pin in (enable, Pin(SHIFTER, str(BUFFER_GROUND)), Pin(LIGHTS, GROUND), *(tied for _, tied, _ in free)):
        yield GROUND, Carries.GROUND, pin
