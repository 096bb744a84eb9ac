"""Hubs that are built on carrier boards: what their boards bear takes the place of stripboard and single wires on the bill.

Rules of this file: a carrier is known by its parts alone, so that whatever describes the board can fill it in. What lies on it and is not
bought, such as a test point, is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from companion.mats.ordering.netlist import Netlist
from companion.mats.ordering.sheets import sheet_name
from companion.mats.ordering.wires import SUPPLY, WirePiece
from companion.mats.wiring.building import MatBuild
from companion.mats.wiring.parts import Part, parts_of

NOT_BOUGHT = frozenset({"test-point", "hole"})


class CarriedPart(Protocol):
    """A part on the board of one hub; `kind` is its slug in the catalogue."""

    @property
    def reference(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> str: ...
    @property
    def package(self) -> str: ...


Carriers = Mapping[str, Sequence[CarriedPart]]  # the parts on the carrier of each hub, by the hub's name


def carried_sheets(build: MatBuild, carriers: Carriers) -> frozenset[str]:
    return frozenset(
        sheet_name(circuit, number)
        for number, circuit in enumerate(build.circuits, 1)
        if circuit.controller == "Pico" and circuit.name in carriers
    )


def without_carriers(netlist: Netlist, sheets: frozenset[str]) -> Netlist:
    """The netlist without what lies on carriers; the RC522 boards and the lights hang on them and stay."""
    away = {one.reference for one in netlist.components if one.sheet in sheets and one.kind not in {"board", "light"}}
    return Netlist(tuple(one for one in netlist.components if one.reference not in away), netlist.nets)


def left_wires(pieces: Sequence[WirePiece], sheets: frozenset[str]) -> tuple[WirePiece, ...]:
    """The wires that are left: of a carried hub those of its supply."""
    return tuple(one for one in pieces if one.sheet not in sheets or one.start.startswith(f"{SUPPLY} "))


def on_carriers(build: MatBuild, carriers: Carriers) -> Iterator[tuple[Part, tuple[str, ...]]]:
    """Each kind of part on all carriers together, with its references on one of them; resistors are those of the list of parts."""
    ohms = {part.kind: part.ohms for part in parts_of(build)}
    counts: Counter[str] = Counter()
    references: dict[str, dict[str, None]] = {}
    for parts in carriers.values():
        for part in parts:
            if part.kind not in NOT_BOUGHT:
                counts[part.kind] += 1
                references.setdefault(part.kind, {})[part.reference] = None
    for kind, count in counts.items():
        yield Part(kind, count, ohms.get(kind, 0)), tuple(references[kind])
