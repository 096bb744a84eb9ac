"""What the wires of a circuit do: the levels at a Pi's or a Pico's pins, and by the chips' own logic which boards are selected."""

from __future__ import annotations

from functools import cache

from companion.mats.wiring.circuit import Carries, Pin
from companion.mats.wiring.pinouts import PI, PI_ENABLES

# 74HC138 (Nexperia, function table): an output is low where both /E are low, E3 is high and its number stands at A0 to A2.
A, ENABLES, OUTPUTS = ("1", "2", "3"), ("4", "5", "6"), ("15", "14", "13", "12", "11", "10", "9", "7")


@cache
def wires_of(circuit):
    return {pin: wire for wire in circuit.wires for pin in wire.pins}


class Logic:
    """`low` are the controller's pins that are low, by their places; all others are high."""

    def __init__(self, circuit, low):
        self.circuit, self.low = circuit, low
        self.chips = {one.chip for one in circuit.decoders}
        self.wires = wires_of(circuit)
        self.known = {}

    def level(self, pin):
        """Of the wire that ends there."""
        wire = self.wires[pin]
        if wire.name not in self.known:
            self.known[wire.name] = self._level(wire)
        return self.known[wire.name]

    def _level(self, wire):
        if wire.carries in (Carries.SUPPLY, Carries.GROUND):
            return wire.carries is Carries.SUPPLY
        source = wire.pins[0]
        return self.output(source) if source.part in self.chips else int(source.number) not in self.low

    def output(self, pin):
        low, low_too, high = (self.level(Pin(pin.part, one)) for one in ENABLES)
        number = sum(self.level(Pin(pin.part, one)) << bit for bit, one in enumerate(A))
        return not (not low and not low_too and high and OUTPUTS[number] == pin.number)

    def selected(self):
        """The numbers of the boards whose SDA is low; each of them alone has its buffer open."""
        found = [place for place, board in enumerate(self.circuit.boards) if not self.level(board.pin("SDA"))]
        opened = [place for place, board in enumerate(self.circuit.boards) if board.gate and not self.level(board.gate.pins[0])]
        assert opened == found or not self.circuit.buffers
        return found


def selected_on_pi(circuit, reader, antenna, *, is_under_way=True):
    """While the kernel pulls the device's line, and the program has written what it writes for that antenna."""
    lines = {PI.pin(bcm): bool(antenna >> bit & 1) for bit, bcm in enumerate(reader.address)}
    lines |= {PI.pin(bcm): place != antenna or not is_under_way for place, bcm in enumerate(reader.select)}
    if not reader.select:
        lines[PI.pin(PI_ENABLES[reader.bus][reader.device])] = not is_under_way
    return Logic(circuit, {place for place, is_high in lines.items() if not is_high}).selected()
