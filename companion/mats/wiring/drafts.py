"""The pin that selects each board: on a hub a pin of its Pico; on a Pi a line for each, decoders behind the chip enable, or that alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.mats.plan import Hub, Spi
from companion.mats.wiring.circuit import Board, Carries, Decoder, Pin, Wire
from companion.mats.wiring.pinouts import (
    DECODED,
    DECODER_ADDRESS,
    DECODER_ENABLES,
    DECODER_OUTPUTS,
    PI,
    PI_BUSES,
    PI_ENABLES,
    PICO,
    HubBoard,
)
from companion.mats.wiring.wiring import PULL, BusPins, CircuitDraft

LINES = len(DECODER_ADDRESS)


@dataclass(slots=True)
class _Found:
    """The parts of a circuit, collected from one reader after another."""

    boards: list[Board] = field(default_factory=list)
    decoders: list[Decoder] = field(default_factory=list)
    joined: dict[Pin, list[Pin]] = field(default_factory=dict)  # the pins at the end of each line to decoders
    names: dict[Pin, str] = field(default_factory=dict)
    resets: dict[int, list[Board]] = field(default_factory=dict)
    high: list[Pin] = field(default_factory=list)
    low: list[Pin] = field(default_factory=list)

    def decoder(self, outputs: int, first: int | None) -> str:
        chip = f"IC{len(self.decoders) + 1}"
        self.decoders.append(Decoder(chip, outputs, first))
        return chip

    def lead(self, pins: Sequence[Pin], to: Sequence[Pin]) -> None:
        """Joins lines to inputs; inputs without a line are low."""
        for place, end in enumerate(to):
            if place < len(pins):
                self.joined.setdefault(pins[place], []).append(end)
            else:
                self.low.append(end)


def pi_draft(bus: int, readers: Sequence[Spi]) -> CircuitDraft:
    found = _Found()
    for reader in readers:
        sources = _sources(reader, found)
        boards = [
            Board(f"RC{len(found.boards) + antenna + 1}", slot, reader.name, antenna, bus, sources[antenna], None)
            for antenna, slot in enumerate(reader.slots)
        ]
        found.boards += boards
        if reader.reset is not None:
            found.resets.setdefault(PI.pin(reader.reset), []).extend(boards)
    selecting = tuple(_line(pin, ends, found) for pin, ends in found.joined.items())
    clock, out, back = (PI.pin(pin) for pin in PI_BUSES[bus])
    resets = {pin: tuple(boards) for pin, boards in found.resets.items()}
    is_lone = len(found.boards) == 1 and not found.decoders
    name = f"bus {bus}"
    lines = (BusPins(bus, clock, out, back),)
    high, low = tuple(found.high), tuple(found.low)
    return CircuitDraft(name, "Pi", lines, tuple(found.boards), tuple(found.decoders), selecting, found.names, resets, high, low, is_lone)


def _line(pin: Pin, ends: Sequence[Pin], found: _Found) -> Wire:
    is_enable = found.names[pin].startswith("CE")
    return Wire(found.names[pin], Carries.SELECT if is_enable else Carries.ADDRESS, (pin, *ends), pull=PULL if is_enable else 0)


def _of_pi(bcm: int, name: str, found: _Found) -> Pin:
    pin = Pin("Pi", str(PI.pin(bcm)))
    found.names[pin] = name
    return pin


def _sources(reader: Spi, found: _Found) -> list[Pin]:
    """The pin that selects the board of each antenna."""
    if reader.select:
        return [_of_pi(bcm, f"BCM {bcm}", found) for bcm in reader.select]
    enable = _of_pi(PI_ENABLES[reader.bus][reader.device], f"CE{reader.device}", found)
    if not reader.address:
        return [enable]
    lines = [_of_pi(bcm, f"BCM {bcm}", found) for bcm in reader.address]
    chips = _decoders(lines, enable, len(reader.slots), found)
    sources = [Pin(chip, str(pin)) for chip in chips for pin in DECODER_OUTPUTS][: len(reader.slots)]
    found.names |= {source: f"{source.part} Y{place % DECODED}" for place, source in enumerate(sources)}
    return sources


def _decoders(lines: Sequence[Pin], enable: Pin, antennas: int, found: _Found) -> list[str]:
    """The decoders, as in hardware/mats/README.md: one; two, between which a fourth line chooses; or more, opened by one in front."""
    needed = -(-antennas // DECODED)
    first = len(found.boards)
    if len(lines) <= LINES + 1 and needed <= 2:
        return [_flat(lines, enable, first, antennas, place, found) for place in range(needed)]
    root = found.decoder(needed, None)
    _address(root, lines[LINES:], found)
    _open(root, enable, found)
    chips = []
    for place in range(needed):
        chip = found.decoder(min(antennas - place * DECODED, DECODED), first + place * DECODED)
        opens = Pin(root, str(DECODER_OUTPUTS[place]))
        found.names[opens] = f"{root} Y{place}"
        _address(chip, lines[:LINES], found)
        _open(chip, opens, found)
        chips.append(chip)
    return chips


def _flat(lines: Sequence[Pin], enable: Pin, first: int, antennas: int, place: int, found: _Found) -> str:
    """One of at most two decoders: a high fourth line closes the first and opens the second."""
    chip = found.decoder(min(antennas - place * DECODED, DECODED), first + place * DECODED)
    low, low_too, high = (Pin(chip, str(pin)) for pin in DECODER_ENABLES)
    _address(chip, lines[:LINES], found)
    found.lead([enable], [low])
    fourth = lines[LINES : LINES + 1]
    found.lead(fourth if place == 0 else [], [low_too])
    if place == 0:
        found.high.append(high)
    else:
        found.lead(fourth, [high])
    return chip


def _address(chip: str, lines: Sequence[Pin], found: _Found) -> None:
    found.lead(lines, [Pin(chip, str(pin)) for pin in DECODER_ADDRESS])


def _open(chip: str, by: Pin, found: _Found) -> None:
    low, low_too, high = (Pin(chip, str(pin)) for pin in DECODER_ENABLES)
    found.lead([by], [low])
    found.low.append(low_too)
    found.high.append(high)


def hub_draft(hub: Hub, its: HubBoard) -> CircuitDraft:
    selects = its.selects[: len(hub.slots)]
    boards = tuple(
        Board(f"RC{antenna + 1}", slot, hub.name, antenna, bus, Pin("Pico", str(PICO.pin(pin))), None)
        for antenna, (slot, (bus, pin)) in enumerate(zip(hub.slots, selects, strict=True))
    )
    buses = tuple(BusPins(bus, *(PICO.pin(pin) for pin in its.buses[bus])) for bus in sorted({bus for bus, _ in selects}))
    names = {board.source: PICO.label(int(board.source.number)) for board in boards}
    resets = {} if its.reset is None else {PICO.pin(its.reset): boards}
    return CircuitDraft(hub.name, "Pico", buses, boards, (), (), names, resets, (), (), is_lone=len(boards) == 1)
