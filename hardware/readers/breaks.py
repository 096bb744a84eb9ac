"""What can be broken in simulated readers, so that trouble is rehearsed before it comes: the kinds of it, and what it does to passes.

Rules of this file: a break says what is wrong, where, how much and when, never what a card is. The same breaks, chance and calls give
the same passes. `hardware.readers.broken` brings the same breaks about in models of chips, where hubs and chips report them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from hardware.sighting import FAULT, GARBLED, NOTHING, Garbled, Heard, Tags

Wires = Mapping[str, str]  # slot -> the slot whose antenna is polled in its place
RESTARTS = 2.0  # seconds in which a hub that fell over is back and set up again


@dataclass(frozen=True, slots=True)
class Kind:
    """What a break of this kind is about, and the amount that goes with it."""

    places: tuple[str, ...]  # "slot", "reader", "pair" of either, or "all" where no place has to be named
    least: float = 0.0
    most: float = 0.0  # 0: no amount goes with it
    usual: float | None = None  # None: the amount has to be said
    example: float = 0.0
    lines: int = 0  # this number of address lines is named in the place of an amount
    is_built_in: bool = False  # it is so from the start and stays so
    is_at_table: bool = True  # it changes what a match at a simulated table hears


KINDS: Mapping[str, Kind] = {
    "dead": Kind(("slot", "reader")),
    "stuck": Kind(("reader", "all")),
    "loose": Kind(("slot", "reader"), 1, 90, 10, 10),
    "weak": Kind(("slot", "reader", "all"), 0, 99, example=30),
    "garble": Kind(("slot", "reader", "all"), 1, 100, example=5),
    "covered": Kind(("slot",)),
    "telephone": Kind(("slot",)),
    "strong": Kind(("slot", "reader"), is_built_in=True, is_at_table=False),
    "forgetful": Kind(("reader",), is_built_in=True),
    "resets": Kind(("slot", "reader"), is_at_table=False),
    "clone": Kind(("slot", "reader"), is_built_in=True, is_at_table=False),
    "crossed": Kind(("reader",), lines=2, is_built_in=True),
    "open": Kind(("reader",), lines=1, is_built_in=True),
    "swapped": Kind(("pair",), is_built_in=True),
    "pull": Kind(("reader", "all")),
    "crash": Kind(("reader",)),
    "slow": Kind(("reader",), is_built_in=True, is_at_table=False),
    "version": Kind(("reader",), is_built_in=True),
    "antennas": Kind(("reader",), 0, 255, example=7, is_built_in=True),
}
SILENCING = ("dead", "stuck", "forgetful", "pull", "version", "antennas")  # nothing is heard of these slots


@dataclass(frozen=True, slots=True)
class Break:
    """One thing that is wrong. `slots` are all that it touches, those of a reader too; `others` are exchanged with them one by one."""

    kind: str
    slots: tuple[str, ...] = ()
    readers: tuple[int, ...] = ()  # by their number
    amount: float = 0.0
    lines: tuple[int, ...] = ()
    others: tuple[str, ...] = ()
    begins: float = 0.0
    ends: float = inf

    def lasts(self, at: float) -> bool:
        return self.begins <= at < self.ends


def chip_of(antenna: int, one: Break) -> int:
    """The chip that a decoder selects for that antenna where address lines are exchanged, or one of them is open and reads 0."""
    if one.kind == "open":
        return antenna & ~(1 << one.lines[0])
    low, high = one.lines
    is_low, is_high = antenna >> low & 1, antenna >> high & 1
    return antenna & ~(1 << low | 1 << high) | is_low << high | is_high << low


def wires_of(breaks: Iterable[Break]) -> Wires:
    """The antennas that are polled in the place of others."""
    wires: dict[str, str] = {}
    for one in breaks:
        if one.kind in ("crossed", "open"):
            chips = {slot: chip_of(antenna, one) for antenna, slot in enumerate(one.slots)}
            wires |= {slot: one.slots[chip] for slot, chip in chips.items() if chip < len(one.slots)}
        for slot, other in zip(one.slots, one.others, strict=False):
            wires |= {slot: other, other: slot}
    return wires


Listen = Callable[[tuple[str, ...], float], Mapping[str, Heard]]


class Spoiled:
    """What broken readers make of the passes of sound ones; times are those since `began`."""

    def __init__(self, breaks: Sequence[Break], chance: Random, began: float = 0.0) -> None:
        self._breaks = tuple(one for one in breaks if KINDS[one.kind].is_at_table)
        self._wires = wires_of(self._breaks)
        self._chance, self._began = chance, began

    def hear(self, slots: tuple[str, ...], at: float, listen: Listen) -> dict[str, Heard]:
        """The sightings of these slots; `listen` polls sound ones."""
        polled = {slot: self._wires.get(slot, slot) for slot in slots}
        sound = listen(tuple(dict.fromkeys(polled.values())), at)
        heard = {slot: sound[antenna] for slot, antenna in polled.items()}
        since = round(at - self._began, 6)
        for one in self._breaks:
            for slot in one.slots if one.lasts(since) else ():
                if slot in heard:
                    heard[slot] = self._spoiled(one, heard[slot], since)
        return heard

    def _spoiled(self, one: Break, heard: Heard, at: float) -> Heard:
        if one.kind in SILENCING or (one.kind == "crash" and at < one.begins + RESTARTS):
            return FAULT
        if one.kind == "telephone":  # its id is another at each poll, so that no id can be told
            return GARBLED if heard != FAULT else heard
        if not isinstance(heard, Tags | Garbled) and one.kind != "loose":
            return heard
        match one.kind:
            case "loose":
                return FAULT if self._chance.random() < one.amount / 100 else heard
            case "weak":
                return heard if self._chance.random() < one.amount / 100 else NOTHING
            case "garble":
                return GARBLED if self._chance.random() < one.amount / 100 else heard
            case "covered":
                return GARBLED
        return heard
