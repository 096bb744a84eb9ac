"""How well each slot hears what lies on it, counted pass by pass.

Rules of this file: which card it is stays in here. A card with two stickers is one card, heard where either is. The share of polls that
heard a card is counted from its first hearing to its last: a card that was lifted is no card that is badly heard.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from hardware.sighting import Fault, Garbled, Pass, Tags

Reads = Literal["silent", "empty", "unreadable", "tags", "simulated"]
Identify = Callable[[str], Hashable | None]  # what a tag sits on; None: nobody knows
RECENT = 2.0  # seconds in which a card is heard once at least, or does not lie there
SILENT = 0.5  # seconds; readers owe a fault twice in one
LEAST = 10  # polls that a share is made of


@dataclass(frozen=True, slots=True)
class SlotHeard:
    """All that may be told of a slot: how many cards lie there, never which."""

    slot: str
    reads: Reads
    cards: int = 0  # that are known
    unknown: int = 0
    rate: float | None = None  # of the polls from first to last that heard them; None: too few
    polls: int = 0  # that were answered
    faults: int = 0
    overhears: tuple[str, ...] = ()  # slots whose card is heard here


@dataclass(slots=True)
class Stay:
    """One card on one slot."""

    reads: int = 0
    polls: int = 0
    shared: int = 0  # reads in passes in which another slot heard it too
    last: float = 0.0
    _missed: int = 0

    def read(self, at: float, *, is_shared: bool) -> None:
        was_away = not self.reads or at - self.last > RECENT
        self.polls += 1 if was_away else self._missed + 1
        self.reads += 1
        self.shared += is_shared
        self.last, self._missed = at, 0

    def miss(self) -> None:
        self._missed += 1


@dataclass(slots=True)
class _Slot:
    polls: int = 0
    faults: int = 0
    answered: float | None = None
    garbled: float | None = None
    stays: dict[Hashable, Stay] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Unknown:
    uid: str


class Tally:
    """What was heard since the beginning, and what is heard now."""

    def __init__(self, slots: Sequence[str], identify: Identify) -> None:
        self.passes, self.began, self.at = 0, 0.0, 0.0
        self._slots = {slot: _Slot() for slot in slots}
        self._identify = identify
        self.slots = tuple(slots)

    def take(self, heard: Pass) -> None:
        self.began, self.at = (self.began if self.passes else heard.at), heard.at
        self.passes += 1
        cards = {slot: self._cards(answer.uids) for slot, answer in heard.heard.items() if isinstance(answer, Tags)}
        for slot, answer in heard.heard.items():
            one = self._slots.get(slot)
            if one is None:
                continue
            if isinstance(answer, Fault):
                one.faults += 1
                continue
            one.polls, one.answered = one.polls + 1, heard.at
            one.garbled = heard.at if isinstance(answer, Garbled) else one.garbled
            self._count(one, slot, cards, heard.at)

    def _cards(self, uids: Sequence[str]) -> frozenset[Hashable]:
        return frozenset(_Unknown(uid) if (card := self._identify(uid)) is None else card for uid in uids)

    def _count(self, one: _Slot, slot: str, cards: Mapping[str, frozenset[Hashable]], at: float) -> None:
        here = cards.get(slot, frozenset())
        for card in here:
            is_shared = any(card in others for other, others in cards.items() if other != slot)
            one.stays.setdefault(card, Stay()).read(at, is_shared=is_shared)
        for card, stay in one.stays.items():
            if card not in here:
                stay.miss()

    def heard(self, slot: str) -> SlotHeard:
        one = self._slots[slot]
        if one.answered is None or self.at - one.answered > SILENT:
            return SlotHeard(slot, "silent", polls=one.polls, faults=one.faults)
        beside = {card: other for card in one.stays if (other := self._home(card, slot)) is not None}
        own = {card: stay for card, stay in one.stays.items() if card not in beside}
        lying = [card for card, stay in own.items() if self.at - stay.last <= RECENT]
        unknown = sum(isinstance(card, _Unknown) for card in lying)
        is_garbled = one.garbled is not None and self.at - one.garbled <= RECENT
        reads: Reads = "tags" if lying else "unreadable" if is_garbled else "empty"
        overhears = tuple(sorted(set(beside.values()), key=list(self._slots).index))
        return SlotHeard(slot, reads, len(lying) - unknown, unknown, _rate(own), one.polls, one.faults, overhears)

    def _home(self, card: Hashable, slot: str) -> str | None:
        """Where a card lies that is only overheard here: most of it together with a slot that hears it more often."""
        here = self._slots[slot].stays[card]
        others = {other: one.stays[card].reads for other, one in self._slots.items() if other != slot and card in one.stays}
        best = max(others, key=lambda other: others[other], default=None)
        return best if best is not None and others[best] > here.reads and here.shared * 2 > here.reads else None


def _rate(stays: Mapping[Hashable, Stay]) -> float | None:
    polls = sum(stay.polls for stay in stays.values())
    return sum(stay.reads for stay in stays.values()) / polls if polls >= LEAST else None
