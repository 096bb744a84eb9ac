"""The pins in use of the Pi's header, of each kind of hub, and of the chips between them and the boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.frozen import dataclass
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.circuit import Board, Carries, Circuit, Decoder, Gate, Pin, Wire
from companion.mats.wiring.pinouts import (
    DECODER_ADDRESS,
    DECODER_ENABLES,
    DECODER_GROUND,
    DECODER_OUTPUTS,
    DECODER_SUPPLY,
    GROUND,
    PI,
    PINOUTS,
    SUPPLY,
)

ADDRESS_NAMES, ENABLE_NAMES = ("A0", "A1", "A2"), ("/E1", "/E2", "E3")


@dataclass(frozen=True, slots=True)
class Used:
    """A pin of a controller in use; its wire reaches `boards` and pins of `chips`, or the pin belongs to a part of the `panel`."""

    pin: int
    label: str  # "BCM 11", "GP17", "GND"
    wire: Wire | None
    boards: tuple[Board, ...] = ()
    chips: tuple[tuple[Pin, str], ...] = ()
    panel: tuple[str, str] = ("", "")  # the kind of part, and its name


def pin_names(decoder: Decoder) -> dict[Pin, str]:
    """The pins of a decoder, with their names in the data sheet."""
    named = [
        *zip(DECODER_ADDRESS, ADDRESS_NAMES, strict=True),
        *zip(DECODER_ENABLES, ENABLE_NAMES, strict=True),
        (DECODER_GROUND, GROUND),
        (DECODER_SUPPLY, SUPPLY),
        *((pin, f"Y{number}") for number, pin in enumerate(DECODER_OUTPUTS)),
    ]
    return {Pin(decoder.chip, str(pin)): name for pin, name in sorted(named)}


def of_pi(build: MatBuild) -> tuple[Used, ...]:
    """The pins of the Pi in use, by their places; a Pi that drives no bus may still have a panel."""
    return tuple(sorted((*of_controller(build.of_pi), *_panel(build)), key=lambda used: used.pin))


def of_controller(circuits: Iterable[Circuit]) -> tuple[Used, ...]:
    """The pins of one controller in use, by their places; a Pi may drive two circuits."""
    found: dict[int, Used] = {}
    for circuit in circuits:
        for pin, wire in circuit.at_controller():
            place = int(pin.number)
            used = _used(place, circuit, wire)
            found[place] = used if place not in found else _both(found[place], used)
    return tuple(found[place] for place in sorted(found))


def _used(place: int, circuit: Circuit, wire: Wire) -> Used:
    boards = tuple(board for board in circuit.boards if any(pin.part == board.part for pin in wire.pins) or _is_buffered(board, wire))
    names = {pin: name for decoder in circuit.decoders for pin, name in pin_names(decoder).items()}
    is_signal = wire.carries not in (Carries.GROUND, Carries.SUPPLY)
    chips = tuple((pin, names[pin]) for pin in wire.pins if is_signal and pin in names)
    return Used(place, PINOUTS[circuit.controller].label(place), wire, boards, chips)


def _is_buffered(board: Board, wire: Wire) -> bool:
    return board.gate is not None and board.gate.pins[2] in wire.pins


def _both(one: Used, other: Used) -> Used:
    """A pin that two buses share: a ground, the 5 V, or a reset line."""
    return Used(one.pin, one.label, one.wire, (*one.boards, *other.boards), (*one.chips, *other.chips))


def _panel(build: MatBuild) -> Iterator[Used]:
    panel = build.plan.panel
    if panel is None:
        return
    for kind, parts in (("button", panel.buttons), ("lamp", panel.lamps)):
        for name, bcm in parts.items():
            yield _of_panel(bcm, kind, name)
    for bcm in panel.encoder or ():
        yield _of_panel(bcm, "encoder", "")
    for kind, single in (("push", panel.push), ("buzzer", panel.buzzer)):
        if single is not None:
            yield _of_panel(single, kind, "")


def _of_panel(bcm: int, kind: str, name: str) -> Used:
    return Used(PI.pin(bcm), PI.label(PI.pin(bcm)), None, panel=(kind, name))


def gates_of(circuit: Circuit) -> tuple[tuple[Gate, Board | None], ...]:
    """The gates of all buffers in their order, each with its board; a gate without a board is free."""
    of_board = {board.gate: board for board in circuit.boards if board.gate is not None}
    gates = sorted({*of_board, *circuit.free_gates}, key=lambda one: (circuit.buffers.index(one.chip), one.number))
    return tuple((gate, of_board.get(gate)) for gate in gates)
