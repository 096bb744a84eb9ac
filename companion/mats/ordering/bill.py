"""The bill of materials of a mat: every part of its netlist, and what a netlist does not have: wires, plate, frames, screws, stickers.

Rules of this file: money is counted in cents of `Decimal`. A part that the netlist has bears its references, and is as often on the bill.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

from companion.core.frozen import dataclass
from companion.mats.ordering.carriers import Carriers, carried_sheets, left_wires, on_carriers, without_carriers
from companion.mats.ordering.catalogue import Catalogue, Item
from companion.mats.ordering.netlist import Component, Netlist
from companion.mats.ordering.wires import POWER, SIGNAL, WirePiece, metres
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.parts import Part, parts_of

STICKERS = 100
SPARE = 10  # one board more for each ten: their quality varies
HUB_PORTS = 7
PER_BOARD = 2  # screws, in opposite holes
STRIPS = 2  # of pins, for each stripboard
PICO_SOCKETS = 2
SAME = {"board-spare": "board"}  # kinds that are the same item
NO_PART = "ports"  # which the Pi has, or a USB hub


@dataclass(frozen=True, slots=True)
class BillLine:
    """A line of the bill; `references` are those of the netlist, if the part is in it."""

    part: Part
    item: Item
    references: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return self.part.kind

    @property
    def quantity(self) -> int:
        return self.part.count

    @property
    def sum(self) -> Decimal:
        return self.item.price * self.quantity


@dataclass(frozen=True, slots=True)
class Bill:
    lines: tuple[BillLine, ...]
    date: str

    @property
    def total(self) -> Decimal:
        return sum((line.sum for line in self.lines), Decimal(0))

    @property
    def without_pi(self) -> Decimal:
        return sum((line.sum for line in self.lines if line.kind != "pi"), Decimal(0))

    @property
    def pieces(self) -> int:
        """All that is counted, which wire is not."""
        return sum(line.quantity for line in self.lines if not line.kind.endswith("-wire"))

    @property
    def estimated(self) -> int:
        """The lines whose price is estimated."""
        return sum(line.item.source == "estimated" for line in self.lines)


def bill_of(
    build: MatBuild, netlist: Netlist, pieces: Sequence[WirePiece], tiles: int, stickers: int, catalogue: Catalogue, carriers: Carriers
) -> Bill:
    """`carriers` are empty where all hubs are built on stripboard."""
    sheets = carried_sheets(build, carriers)
    components = without_carriers(netlist, sheets).components
    lines = [_line(part, components, catalogue) for part in parts_of(build) if part.kind != NO_PART]
    lines += [BillLine(part, catalogue.item(part.kind), references) for part, references in on_carriers(build, carriers)]
    lines = [line for line in lines if line.quantity]
    counts = Counter({line.kind: 0 for line in lines})
    for line in lines:
        counts[line.kind] += line.quantity
    hubs = [circuit for circuit in build.of_hubs if circuit.name in carriers]
    beside = (
        *_of_boards(counts["board"]),
        *_of_chips(counts),
        *_of_circuits(build, len(hubs), sum(len(circuit.boards) for circuit in hubs)),
        *_made(left_wires(pieces, sheets), tiles, counts["board"], stickers),
    )
    others = (BillLine(Part(kind, count), catalogue.item(SAME.get(kind, kind))) for kind, count in beside if count)
    return Bill((*lines, *others), catalogue.date)


def _line(part: Part, components: Sequence[Component], catalogue: Catalogue) -> BillLine:
    """The part as often as the netlist has it."""
    references = tuple(one.reference for one in components if one.kind == part.kind)
    return BillLine(replace(part, count=len(references)), catalogue.item(part.kind, part.milliamperes), references)


def _of_boards(boards: int) -> Iterator[tuple[str, int]]:
    yield "board-spare", math.ceil(boards / SPARE) if boards > 1 else 0


def _of_chips(counts: Counter[str]) -> Iterator[tuple[str, int]]:
    yield "socket-14", counts["buffer"] + counts["shifter"]
    yield "socket-16", counts["decoder"]
    yield "fuse-holder", counts["fuse"]


def _of_circuits(build: MatBuild, carriers: int, carried: int) -> Iterator[tuple[str, int]]:
    """What each circuit wants; `carried` RC522 boards hang on `carriers`."""
    built = sum(not circuit.is_lone for circuit in build.circuits) - carriers
    hubs = len(build.of_hubs)
    yield "stripboard", built
    yield "pin-strip", built * STRIPS
    yield "carrier", carriers
    yield "pico-socket", carriers * PICO_SOCKETS
    yield "flat-cable", carried
    yield "usb-cable", hubs
    yield "usb-hub", math.ceil(hubs / HUB_PORTS) if build.budget.is_hub_powered else 0


def _made(pieces: Sequence[WirePiece], tiles: int, boards: int, stickers: int) -> Iterator[tuple[str, int]]:
    yield "signal-wire", metres(pieces, SIGNAL)
    yield "supply-wire", metres(pieces, POWER)
    yield "plate", tiles
    yield "frame", boards
    yield "screw", boards * PER_BOARD
    yield "sticker", stickers


def spans(references: Sequence[str]) -> str:
    """References in short: those that follow on one another as the first and the last of them."""
    parted: list[list[str]] = []
    for before, reference in pairwise(("", *references)):
        if before and _number(reference) == _number(before) + 1 and _letters(reference) == _letters(before):
            parted[-1].append(reference)
        else:
            parted.append([reference])
    return " ".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in parted)


def _letters(reference: str) -> str:
    return reference.rstrip("0123456789")


def _number(reference: str) -> int:
    return int(reference.removeprefix(_letters(reference)))
