"""The wires of one circuit, made from the pin that selects each board: the same for a Pi's bus and for a hub.

Rules of this file: a board that shares its bus has a buffer in its MISO line, opened by its own select line, since boards that are not
selected hold that line low. A select line that comes straight from a processor is pulled up, as those pins are pulled down, or float,
until its program runs; so is MISO, strongly enough to win against the processor's own resistor. A lone board needs none of this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from companion.core.frozen import dataclass
from companion.mats.wiring.circuit import Board, Carries, Circuit, Decoder, Gate, Pin, Wire
from companion.mats.wiring.pinouts import (
    BUFFER_GATES,
    BUFFER_GROUND,
    BUFFER_SUPPLY,
    DECODER_GROUND,
    DECODER_SUPPLY,
    FIVE,
    FIVE_PIN,
    GROUND,
    GROUND_PIN,
    SUPPLY,
    SUPPLY_PIN,
    Controlling,
)

SERIES = 33  # ohms, in SCK and MOSI: they are driven hard, and their echo would be a clock of its own
PULL = 10_000  # a Pi's pins are pulled down by 33 to 73 kilohm, a Pico's by 50 to 80 (BCM2711 and RP2040 data sheets)
Fed = Literal["Pi", "supply"]
Rails = Sequence[tuple[int, tuple[Board, ...]]]


@dataclass(frozen=True, slots=True)
class BusPins:
    """The pins of the controller for one bus; `number` distinguishes the buses of a hub."""

    number: int
    clock: int
    out: int
    back: int


@dataclass(frozen=True, slots=True)
class CircuitDraft:
    """A circuit before it is wired: `selecting` are wires to decoders, `resets` the boards on each reset pin of the controller."""

    name: str
    controller: Controlling
    buses: tuple[BusPins, ...]
    boards: tuple[Board, ...]
    decoders: tuple[Decoder, ...]
    selecting: tuple[Wire, ...]
    names: Mapping[Pin, str]  # the name of the wire at each select pin
    resets: Mapping[int, tuple[Board, ...]]
    high: tuple[Pin, ...]  # pins that are tied to 3.3 V
    low: tuple[Pin, ...]  # pins that are tied to ground
    is_lone: bool


def wired_circuit(draft: CircuitDraft, rails: Rails, feeds: Fed) -> Circuit:
    buffers: tuple[str, ...] = ()
    if not draft.is_lone:
        draft, buffers, rails = _buffered(draft, rails)
    circuit = Circuit(
        draft.name, draft.controller, draft.boards, draft.decoders, buffers, (), tuple(bus.number for bus in draft.buses), draft.is_lone
    )
    signals = (*_buses(draft), *_resets(draft), *draft.selecting, *_selects(draft))
    return replace(circuit, wires=(*signals, *_supplies(draft, circuit, rails, feeds)))


def _buffered(draft: CircuitDraft, rails: Rails) -> tuple[CircuitDraft, tuple[str, ...], Rails]:
    """The circuit with a gate for each board; no chip serves two buses, as its gates lie beside one another."""
    chips: list[str] = []
    gates: dict[str, Gate] = {}
    for bus in draft.buses:
        for place, board in enumerate(board for board in draft.boards if board.bus == bus.number):
            number = place % len(BUFFER_GATES)
            if number == 0:
                chips.append(f"IC{len(draft.decoders) + len(chips) + 1}")
            gates[board.part] = Gate(chips[-1], number)
    anew = {board.part: replace(board, gate=gates[board.part]) for board in draft.boards}
    resets = {pin: tuple(anew[board.part] for board in boards) for pin, boards in draft.resets.items()}
    parted = [(number, tuple(anew[board.part] for board in boards)) for number, boards in rails]
    return replace(draft, boards=tuple(anew.values()), resets=resets), tuple(chips), parted


def _buses(draft: CircuitDraft) -> Iterator[Wire]:
    series, pull = (0, 0) if draft.is_lone else (SERIES, PULL)
    for bus in draft.buses:
        number = f" {bus.number}" if len(draft.buses) > 1 else ""
        boards = [board for board in draft.boards if board.bus == bus.number]
        clock, out, back = (Pin(draft.controller, str(pin)) for pin in (bus.clock, bus.out, bus.back))
        yield Wire(f"SCK{number}", Carries.CLOCK, (clock, *(board.pin("SCK") for board in boards)), series)
        yield Wire(f"MOSI{number}", Carries.OUT, (out, *(board.pin("MOSI") for board in boards)), series)
        told = (board.gate.pins[2] if board.gate else board.pin("MISO") for board in boards)
        yield Wire(f"MISO{number}", Carries.BACK, (back, *told), pull=pull)
        for board in boards:
            if board.gate:
                yield Wire(f"MISO {board.part}", Carries.BACK, (board.pin("MISO"), board.gate.pins[1]))


def _resets(draft: CircuitDraft) -> Iterator[Wire]:
    for place, (pin, boards) in enumerate(draft.resets.items()):
        name = "RST" if len(draft.resets) == 1 else f"RST {place}"
        yield Wire(name, Carries.RESET, (Pin(draft.controller, str(pin)), *(board.pin("RST") for board in boards)))


def _selects(draft: CircuitDraft) -> Iterator[Wire]:
    for board in draft.boards:
        opened = (board.gate.pins[0],) if board.gate else ()
        is_pulled = board.source.part == draft.controller and not draft.is_lone
        name = draft.names[board.source]
        yield Wire(name, Carries.SELECT, (board.source, board.pin("SDA"), *opened), pull=PULL if is_pulled else 0)


def _supplies(draft: CircuitDraft, circuit: Circuit, rails: Rails, feeds: Fed) -> Iterator[Wire]:
    """The wires of the supplies; the chips are fed by the first converter."""
    held = {board for boards in draft.resets.values() for board in boards}
    chips = [(one.chip, DECODER_SUPPLY, DECODER_GROUND) for one in draft.decoders]
    chips += [(chip, BUFFER_SUPPLY, BUFFER_GROUND) for chip in circuit.buffers]
    free = [gate.pins for gate in circuit.free_gates]
    high = [*(Pin(chip, str(supply)) for chip, supply, _ in chips), *draft.high, *(enable for enable, _, _ in free)]
    low = [*(Pin(chip, str(ground)) for chip, _, ground in chips), *draft.low, *(into for _, into, _ in free)]
    converters = [Pin(f"PS{number}", "out") for number, _ in rails if number]
    for place, (number, boards) in enumerate(rails):
        source = converters[place] if number else Pin(draft.controller, str(SUPPLY_PIN[draft.controller]))
        own = [board.pin("3.3V") for board in boards] + [board.pin("RST") for board in boards if board not in held]
        name = SUPPLY if len(rails) == 1 else f"{SUPPLY} {number}"
        yield Wire(name, Carries.SUPPLY, (source, *own, *(high if place == 0 else ())))
    if converters:
        five = Pin("Pi", str(FIVE_PIN)) if feeds == "Pi" else Pin("S", FIVE)
        yield Wire(FIVE, Carries.FIVE, (five, *(Pin(one.part, "in") for one in converters)))
    grounds = [Pin(f"PS{number}", GROUND) for number, _ in rails if number]
    ground = Pin(draft.controller, str(GROUND_PIN[draft.controller]))
    yield Wire(GROUND, Carries.GROUND, (ground, *grounds, *(board.pin("GND") for board in draft.boards), *low))
