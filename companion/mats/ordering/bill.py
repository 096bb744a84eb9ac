"""The bill of materials of a mat: every part of its netlist, and what a netlist does not have: wires, plate, frames, screws, stickers.

Rules of this file: money is counted in cents of `Decimal`. A part that the netlist has bears its references, and is as often on the bill.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise

from companion.core.frozen import dataclass
from companion.mats.ordering.catalogue import Catalogue, Item
from companion.mats.ordering.netlist import Component, Netlist
from companion.mats.ordering.wires import POWER, SIGNAL, Piece, metres
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.parts import Part, parts_of

STICKERS = 100
SPARE = 10  # one board more for each ten: their quality varies
HUB_PORTS = 7
PER_BOARD = 2  # screws, in opposite holes
STRIPS = 2  # of pins, for each stripboard
NO_PART = "ports"  # which the Pi has, or a USB hub


@dataclass(frozen=True, slots=True)
class BillLine:
    """A line of the bill; `kind` is the slug of its name."""

    kind: str
    quantity: int
    item: Item
    references: tuple[str, ...] = ()
    ohms: int = 0
    milliamperes: int = 0

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


def bill_of(build: MatBuild, netlist: Netlist, pieces: Sequence[Piece], tiles: int, stickers: int, catalogue: Catalogue) -> Bill:
    counted = ((kind, count) for kind, count in _beside(build, pieces, tiles, stickers) if count)
    own = (_line(part, netlist.components, catalogue) for part in parts_of(build) if part.kind != NO_PART)
    others = (BillLine(kind, count, catalogue.item("board" if kind == "board-spare" else kind)) for kind, count in counted)
    return Bill((*own, *others), catalogue.date)


def _line(part: Part, components: Sequence[Component], catalogue: Catalogue) -> BillLine:
    references = tuple(one.reference for one in components if one.kind == part.kind)
    item = catalogue.item(part.kind, part.milliamperes)
    return BillLine(part.kind, part.count, item, references, part.ohms, part.milliamperes)


def _beside(build: MatBuild, pieces: Sequence[Piece], tiles: int, stickers: int) -> Iterator[tuple[str, int]]:
    boards, hubs = len(build.slots), len(build.of_hubs)
    buffers = sum(len(circuit.buffers) for circuit in build.circuits)
    built = sum(not circuit.is_lone for circuit in build.circuits)
    yield "board-spare", math.ceil(boards / SPARE) if boards > 1 else 0
    yield "socket-14", buffers + (hubs if build.budget.lights.most else 0)
    yield "socket-16", sum(len(circuit.decoders) for circuit in build.circuits)
    yield "fuse-holder", build.budget.converters
    yield "stripboard", built
    yield "pin-strip", built * STRIPS
    yield "usb-cable", hubs
    yield "usb-hub", math.ceil(hubs / HUB_PORTS) if build.budget.is_hub_powered else 0
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
