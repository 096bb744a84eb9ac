"""The netlist of one circuit, as a sheet of the mat's.

Rules of this file: the parts of a circuit are numbered from a thousand of its own on, so that board B3 of the second circuit is B2003; the
converters and their fuses keep the numbers that they have in the mat. Grounds are one net, and so are the 5 V that feed the converters; all
other nets belong to their sheet. Pins have the numbers of their packages; those of an RC522 board are counted from SDA on. A resistor in a
wire, or a fuse, parts it into two nets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.mats.ordering.netlist import PI, SUPPLY, NetlistDraft, Node
from companion.mats.wiring.circuit import Carries, Circuit, Pin
from companion.mats.wiring.pinouts import (
    BOARD,
    BUFFER_GATES,
    BUFFER_GROUND,
    BUFFER_SUPPLY,
    DECODER_SUPPLY,
    FIVE,
    GROUND,
    PINOUTS,
)
from companion.mats.wiring.pins import pin_names

PER_SHEET = 1000
CONVERTER = ("in", GROUND, "out")  # of a regulator in the place of a 78xx, from pin 1 on
SUPPLY_ENDS = (FIVE, GROUND)
_OF_PACKAGE: Mapping[str, Sequence[str]] = {"board": BOARD, "converter": CONVERTER, "supply": SUPPLY_ENDS}
_GATE = {str(pin): name for gate in BUFFER_GATES for pin, name in zip(gate, ("/OE", "A", "Y"), strict=True)}


def sheet_name(circuit: Circuit, number: int) -> str:
    """Numbered, as a hub may be called like a bus of the Pi; a slash would part the name of a net."""
    return f"{number} {circuit.name}".replace("/", "|")


def resistance(ohms: int) -> str:
    return f"{ohms // 1000}k" if ohms % 1000 == 0 else str(ohms)


class NetlistSheet:
    """One circuit, drawn into the netlist of the mat."""

    def __init__(self, drawn: NetlistDraft, circuit: Circuit, number: int) -> None:
        self.drawn, self.circuit, self.name = drawn, circuit, sheet_name(circuit, number)
        self.first = number * PER_SHEET + 1
        self._references = dict(self._parts(number * PER_SHEET))
        self._names = {pin: name for decoder in circuit.decoders for pin, name in pin_names(decoder).items()}
        self.rail = next((wire.name for wire in circuit.wires if wire.carries is Carries.SUPPLY), "")

    def draw(self) -> None:
        for wire in self.circuit.wires:
            match wire.carries:
                case Carries.FIVE:
                    self._fused(wire.pins)
                case Carries.GROUND:
                    self.drawn.join(GROUND, *map(self.node, wire.pins))
                case _:
                    self._wire(wire.name, wire.pins, wire.series, wire.pull)
        self._capacitors()

    def net(self, name: str) -> str:
        return f"/{self.name}/{name}"

    def node(self, pin: Pin) -> Node:
        """The node of a pin of the circuit."""
        component = self.drawn.components[self._references[pin.part]]
        named = _OF_PACKAGE.get(component.kind)
        if named is not None:
            return Node(component.reference, str(named.index(pin.number) + 1), pin.number)
        return Node(component.reference, pin.number, self._name(pin))

    def _name(self, pin: Pin) -> str:
        if pin.part == self.circuit.controller:
            return PINOUTS[self.circuit.controller].label(int(pin.number))
        supplies = {str(BUFFER_SUPPLY): "VCC", str(BUFFER_GROUND): GROUND}
        return self._names.get(pin) or supplies.get(pin.number) or _GATE[pin.number]

    def _parts(self, below: int) -> Iterator[tuple[str, str]]:
        """The parts that the circuit names, each with its reference in the mat."""
        circuit, part = self.circuit, self.drawn.part
        yield "Pi", PI
        yield "S", SUPPLY
        if circuit.controller == "Pico":
            yield "Pico", part("A", self.first, "pico", "Raspberry Pi Pico", self.name, "Pico")
        for board in circuit.boards:
            yield board.part, part("RC", below + int(board.part[2:]), "board", "RC522", self.name, board.part)
        for kind, value, chips in (
            ("decoder", "74HC138", [one.chip for one in circuit.decoders]), ("buffer", "74HC125", circuit.buffers),
        ):  # fmt: skip
            for chip in chips:
                yield chip, part("IC", below + int(chip[2:]), kind, value, self.name, chip)
        fed = (pin.part for wire in circuit.wires if wire.carries is Carries.SUPPLY for pin in wire.pins[:1])
        for converter in (one for one in fed if one.startswith("PS")):
            yield converter, part("PS", int(converter[2:]), "converter", "5 V / 3.3 V", self.name, converter)

    def _wire(self, name: str, pins: Sequence[Pin], series: int, pull: int) -> None:
        net = self.net(name)
        nodes = [self.node(pin) for pin in pins]
        if series:
            resistor = self.drawn.part("R", self.first, "series", resistance(series), self.name)
            self.drawn.join(f"{net} driven", nodes.pop(0), Node(resistor, "1", "1"))
            nodes.insert(0, Node(resistor, "2", "2"))
        self.drawn.join(net, *nodes)
        if pull:
            resistor = self.drawn.part("R", self.first, "pull", resistance(pull), self.name)
            self.drawn.join(net, Node(resistor, "1", "1"))
            self.drawn.join(self.net(self.rail), Node(resistor, "2", "2"))

    def _fused(self, pins: Sequence[Pin]) -> None:
        """The 5 V, with a fuse in front of each converter."""
        source, *converters = pins
        self.drawn.join(FIVE, self.node(source))
        for pin in converters:
            fuse = self.drawn.part("F", int(pin.part[2:]), "fuse", "1 A", self.name)
            self.drawn.join(FIVE, Node(fuse, "1", "1"))
            self.drawn.join(self.net(f"{FIVE} of {pin.part}"), Node(fuse, "2", "2"), self.node(pin))

    def _capacitors(self) -> None:
        """Two beside each board, one beside each chip, from its own supply to ground."""
        circuit = self.circuit
        boards = [board.pin("3.3V") for board in circuit.boards]
        chips = [pin for wire in circuit.wires if wire.carries is Carries.SUPPLY for pin in wire.pins if self._is_supply(pin)]
        for kind, value, pins in (("small-capacitor", "100n", [*boards, *chips]), ("large-capacitor", "47u", boards)):
            for pin in pins:
                wire = circuit.wire_at(pin)
                self.decouple(kind, value, self.net(wire.name if wire else self.rail))

    def decouple(self, kind: str, value: str, net: str) -> None:
        capacitor = self.drawn.part("C", self.first, kind, value, self.name)
        self.drawn.join(net, Node(capacitor, "1", "+" if kind == "large-capacitor" else "1"))
        self.drawn.join(GROUND, Node(capacitor, "2", "-" if kind == "large-capacitor" else "2"))

    def _is_supply(self, pin: Pin) -> bool:
        """Whether it is the pin by which a chip is fed, not one that is tied to the supply."""
        fed = {Pin(one.chip, str(DECODER_SUPPLY)) for one in self.circuit.decoders}
        return pin in fed | {Pin(chip, str(BUFFER_SUPPLY)) for chip in self.circuit.buffers}
