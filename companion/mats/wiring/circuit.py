"""One circuit: a Pi's bus or a hub, its boards, decoders and buffers, and every wire with all the pins that it ends on."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.wiring.pinouts import BUFFER_GATES, BUFFER_LETTERS, Controlling


class Carries(Enum):
    """The signal or supply on a wire."""

    CLOCK = "clock"
    OUT = "out"
    BACK = "back"
    SELECT = "select"
    ADDRESS = "address"
    RESET = "reset"
    SUPPLY = "supply"
    FIVE = "five"
    GROUND = "ground"


@dataclass(frozen=True, slots=True)
class Pin:
    """A pin of the part with that designator; `number` is its name in the data sheet or on the board."""

    part: str
    number: str


@dataclass(frozen=True, slots=True)
class Wire:
    """A wire from its first pin to the others. `series`: a resistor at the first pin; `pull`: one to 3.3 V; in ohms, 0 for none."""

    name: str
    carries: Carries
    pins: tuple[Pin, ...]
    series: int = 0
    pull: int = 0


@dataclass(frozen=True, slots=True)
class Gate:
    """One of the four gates of a 74HC125; it is open while its board is selected."""

    chip: str
    number: int  # 0 to 3

    @property
    def name(self) -> str:
        return f"{self.chip}{BUFFER_LETTERS[self.number]}"

    @property
    def pins(self) -> tuple[Pin, Pin, Pin]:
        """The pins of this gate: /OE (enable), A (in) and Y (out)."""
        enable, into, out = (Pin(self.chip, str(pin)) for pin in BUFFER_GATES[self.number])
        return enable, into, out


@dataclass(frozen=True, slots=True)
class Board:
    """An RC522 board; `source` is the pin that selects it."""

    part: str  # "RC1", as no slot can be called
    slot: Slot
    reader: str
    antenna: int
    bus: int
    source: Pin
    gate: Gate | None

    def pin(self, name: str) -> Pin:
        return Pin(self.part, name)


@dataclass(frozen=True, slots=True)
class Decoder:
    """A 74HC138; `first` is the number, in the circuit, of the board that its Y0 selects; None: it opens other decoders."""

    chip: str
    outputs: int  # how many are in use
    first: int | None


@dataclass(frozen=True, slots=True)
class Circuit:
    """All parts that one controller drives: the boards on one bus of a Pi, or those of a hub."""

    name: str
    controller: Controlling
    boards: tuple[Board, ...]
    decoders: tuple[Decoder, ...]
    buffers: tuple[str, ...]
    wires: tuple[Wire, ...]
    buses: tuple[int, ...]  # with boards
    is_lone: bool  # a single board, which needs nothing around it

    @property
    def free_gates(self) -> tuple[Gate, ...]:
        """The gates that no board uses; their inputs must not float."""
        used = {board.gate for board in self.boards}
        gates = (Gate(chip, number) for chip in self.buffers for number in range(len(BUFFER_GATES)))
        return tuple(gate for gate in gates if gate not in used)

    def of_bus(self, bus: int) -> tuple[Board, ...]:
        return tuple(board for board in self.boards if board.bus == bus)

    def wire_at(self, pin: Pin) -> Wire | None:
        return next((wire for wire in self.wires if pin in wire.pins), None)

    def at_controller(self) -> Iterator[tuple[Pin, Wire]]:
        """The pins of the controller that are in use, each with its wire."""
        for wire in self.wires:
            for pin in wire.pins:
                if pin.part == self.controller:
                    yield pin, wire
