"""What each slot hears of the cards on it, counted pass by pass; and how well an antenna hears a tag at each gain.

Rules of this file: only counts leave it, never which card was heard. A card with two stickers is one card, heard where either sticker is.
The share of polls that heard a card is counted from its first hearing to its last, as a lifted card is no card that is heard badly. While
gains are measured one antenna is on at a time; its field reaches equally far at every gain of its receiver, so an antenna that hears a tag
at any gain disturbs the antenna below that tag.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Literal, Protocol, runtime_checkable

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.calibration import Calibration, conflicting
from companion.mats.plan import GAIN, GAINS
from hardware.messages import Health
from hardware.sighting import Fault, Garbled, Heard, Pass, Tags


class MatReaders(Protocol):
    """The readers of a mat, real or simulated; times are those of their clock, hubs have the numbers of their plans."""

    @property
    def slots(self) -> tuple[str, ...]: ...

    @property
    def trouble(self) -> Mapping[int, str]: ...

    @property
    def health(self) -> Mapping[int, Health]: ...

    def passes(self, until: float) -> Iterator[Pass]: ...

    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        """The answers of that antenna alone to so many polls; the gain is the chip's code, 0 to 7."""
        ...

    def close(self) -> None: ...


class SimulatedMat(Protocol):
    """A simulated mat, on which a program lays tags."""

    def lay(self, uid: str, slot: str) -> None: ...

    def lift(self, uid: str) -> None: ...


@runtime_checkable
class Outspoken(Protocol):
    """Hubs that report why they failed."""

    @property
    def crashes(self) -> Mapping[int, str]: ...

    @property
    def last_words(self) -> Mapping[int, tuple[str, ...]]:
        """The last output of a program that polls as a hub."""
        ...


Reads = Literal["silent", "empty", "unreadable", "tags", "simulated"]
Identify = Callable[[str], Hashable | None]  # the card of a tag; None: unknown
RECENT = 2.0  # seconds in which a card that lies there is heard at least once
SILENT = 0.5  # seconds; a reader that fails reports a fault twice in this time
LEAST = 10  # polls, before a share is calculated


@dataclass(frozen=True, slots=True)
class SlotHeard:
    """What may be told of a slot: how many cards lie there, never which."""

    slot: str
    reads: Reads
    cards: int = 0  # that are known
    unknown: int = 0
    rate: float | None = None  # the share of polls that heard the cards, from the first hearing to the last; None: too few polls
    polls: int = 0  # that were answered
    faults: int = 0
    overhears: tuple[str, ...] = ()  # slots whose card is heard here as well


@dataclass(slots=True)
class CardStay:
    """A card on a slot, from its first hearing on."""

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
    stays: dict[Hashable, CardStay] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Unknown:
    uid: str


class MatTally:
    """Counts what is heard, pass by pass."""

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
            one.stays.setdefault(card, CardStay()).read(at, is_shared=is_shared)
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
        """The slot of a card that is only overheard here: it hears the card more often, and most hearings are shared with it."""
        here = self._slots[slot].stays[card]
        others = {other: one.stays[card].reads for other, one in self._slots.items() if other != slot and card in one.stays}
        best = max(others, key=lambda other: others[other], default=None)
        return best if best is not None and others[best] > here.reads and here.shared * 2 > here.reads else None


def _rate(stays: Mapping[Hashable, CardStay]) -> float | None:
    polls = sum(stay.polls for stay in stays.values())
    return sum(stay.reads for stay in stays.values()) / polls if polls >= LEAST else None


TIMES = 20  # polls at each gain, for a share exact to 5 %
TIMES_OF_OTHERS = 3
STRONGEST = max(GAINS)


@dataclass(frozen=True, slots=True)
class Measured:
    """A slot with a tag on it."""

    slot: Slot
    shares: Mapping[int, float] = field(default_factory=dict)  # gain in decibels -> share of the polls that heard the tag
    heard_by: frozenset[Slot] = frozenset()

    @property
    def gain(self) -> int | None:
        """The gain at which the tag was heard best; of several the nearest to the usual one; None where it was never heard.

        The lowest gain would do only for a tag in the middle of its coil, where cards do not lie.
        """
        best = max(self.shares, key=lambda gain: (self.shares[gain], -abs(gain - GAIN), gain), default=None)
        return best if best is not None and self.shares[best] > 0 else None

    @property
    def rate(self) -> float:
        return max(self.shares.values(), default=0.0)


def measure(readers: MatReaders, slot: Slot, uid: str, others: Iterable[Slot], near: Collection[Slot]) -> Measured:
    """Other slots are asked for that tag at the strongest gain, `near` ones at each: some hear nothing where the gain is too strong."""
    shares = {gain: share_heard(readers.probe(slot, code, TIMES), uid) for gain, code in GAINS.items()}
    heard_by = [other for other in others if other != slot and _hears(readers, other, uid, GAINS if other in near else (STRONGEST,))]
    return Measured(slot, shares, frozenset(heard_by))


def _hears(readers: MatReaders, slot: Slot, uid: str, gains: Iterable[int]) -> bool:
    return any(share_heard(readers.probe(slot, GAINS[gain], TIMES_OF_OTHERS), uid) > 0 for gain in gains)


def share_heard(heard: Sequence[Heard], uid: str) -> float:
    """The share of answered polls that heard that tag."""
    answered = [one for one in heard if not isinstance(one, Fault)]
    return sum(isinstance(one, Tags) and uid in one.uids for one in answered) / len(answered) if answered else 0.0


def joined_calibration(before: Calibration, measured: Sequence[Measured], made: str) -> Calibration:
    """New measurements replace the old ones of the same slots.

    A conflict of two slots is dropped only where both were measured now, as it may have been found with the tag of either.
    """
    now = {one.slot for one in measured}
    gains = {slot: gain for slot, gain in before.gains.items() if slot not in now}
    rates = {slot: rate for slot, rate in before.rates.items() if slot not in now}
    conflicts = {slot: others for slot, others in before.conflicts.items() if slot not in now}
    gains |= {one.slot: one.gain for one in measured if one.gain is not None}
    rates |= {one.slot: one.rate for one in measured}
    conflicts |= {one.slot: one.heard_by for one in measured}
    return replace(before, gains=gains, conflicts=conflicting(conflicts), rates=rates, made=made)
