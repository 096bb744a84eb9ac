"""What the parts of a mat do in truth, measured in ten guided minutes: `facedown mat report`.

Rules of this file: only counts, times and shares leave it: no name of a mat, a reader or a person, no id of a tag, no card. When a card
was laid is known from its polls alone: it is taken to be in the middle between the last poll that missed it and the first that heard it,
which is right on average over several acts. A poll is half a whole pass older than the pass that tells of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, field, replace
from itertools import pairwise
from statistics import fmean, median, quantiles
from typing import Literal, Protocol

from companion.core.frozen import dataclass
from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.events import Slot, TagLifted, TagPlaced
from companion.mats.plan import GAINS
from companion.mats.tuning.hearing import TIMES, MatReaders, share_heard
from companion.system.clock import Clock
from hardware.antennas.chips import chip_name
from hardware.figures import BusFigures, TagFigures
from hardware.readers.hub.plan import HubPlan
from hardware.sighting import Garbled, Nothing, Pass, Tags

STEP = 0.01  # seconds between two looks at the readers
REST = 60.0  # seconds in which the mat is left alone
PATIENCE = 30.0  # seconds in which an act is waited for
TIMED, AT_ONCE = 6.0, 0.0005  # seconds in which passes are timed, and between two looks at the readers meanwhile
FEW = 4  # slots
CALM = 4.0  # seconds after an act in which a mat is polled more often
WARM = 1.0  # seconds after which readers are set up
ACTS = 10  # cards laid and lifted again
GIVEN_UP = 2  # slots
GAINED = 4  # slots that are listened to at each gain
FORM = 1  # of the file

Wanted = Literal["lay", "lift"]
Measured = tuple[BusFigures | None, TagFigures | None]


class ReportedReaders(MatReaders, Protocol):
    def ask(self, slots: Collection[str]) -> None: ...


class ReportHands(Protocol):
    """Does what is wanted with one card, or asks a person to; it returns at once."""

    def want(self, what: Wanted, slot: Slot) -> None: ...
    def leave(self, seconds: float) -> None:
        """The card stays where it lies for so long."""
        ...


@dataclass(frozen=True, slots=True)
class Delays:
    """Milliseconds from an act to the event that it becomes, of acts that were noticed."""

    milliseconds: tuple[float, ...] = ()
    unnoticed: int = 0

    def row(self) -> Mapping[str, object]:
        told = self.milliseconds
        if not told:
            return {"count": 0, "unnoticed": self.unnoticed}
        worst = quantiles(told, n=20)[-1] if len(told) > 1 else told[0]
        figures = {"mean_ms": fmean(told), "median_ms": median(told), "p95_ms": worst, "most_ms": max(told)}
        return {"count": len(told), "unnoticed": self.unnoticed} | {name: round(one, 1) for name, one in figures.items()}


@dataclass(frozen=True, slots=True)
class AtRest:
    """Polls of a mat that is left alone, with a card on some slots."""

    seconds: float = 0.0
    passes: int = 0
    longest_gap_ms: float = 0.0
    polls_with_card: int = 0
    garbled: int = 0
    missed: int = 0
    polls_without: int = 0
    spurious: int = 0  # of an empty slot, in which something answered

    def row(self) -> Mapping[str, object]:
        per_second = round(self.passes / self.seconds, 2) if self.seconds else 0.0
        shares = {
            "garbled_share": self.garbled / self.polls_with_card if self.polls_with_card else None,
            "missed_share": self.missed / self.polls_with_card if self.polls_with_card else None,
            "spurious_share": self.spurious / self.polls_without if self.polls_without else None,
        }
        rounded = {name: None if one is None else round(one, 6) for name, one in shares.items()}
        return {**asdict(self), "seconds": round(self.seconds, 1), "passes_per_second": per_second, **rounded}


@dataclass(frozen=True, slots=True)
class PassTimes:
    """Milliseconds that a pass over all slots takes, and one over a single slot."""

    whole_ms: float | None = None
    asked_ms: float | None = None


@dataclass(frozen=True, slots=True)
class OfReader:
    """A reader by its number in the mat's file, with what could be measured of it."""

    kind: str
    antennas: int
    chips: tuple[str, ...] = ()
    bus: BusFigures | None = None  # only of pins of this machine: a hub does not tell
    tag: TagFigures | None = None
    worst_turn_us: int | None = None
    dropped_frames: int | None = None
    resets: int | None = None

    def row(self) -> Mapping[str, object]:
        rounded = {"bus": _rounded(self.bus), "tag": _rounded(self.tag)}
        if self.bus is not None:
            rounded["bus"] = {**(rounded["bus"] or {}), "transfers_per_second": round(self.bus.transfers_per_second)}
        return {**asdict(self), "chips": sorted(set(self.chips)), **rounded}


def _rounded(figures: BusFigures | TagFigures | None) -> dict[str, float | None] | None:
    if figures is None:
        return None
    return {name: None if one is None else round(one, 2) for name, one in asdict(figures).items()}


@dataclass(frozen=True, slots=True)
class MatReport:
    machine: Mapping[str, str]
    readers: tuple[OfReader, ...]
    gains: Mapping[int, float] = field(default_factory=dict)  # decibels -> the share of polls that heard, over all slots that were measured
    slots_measured: int = 0
    passes: PassTimes = field(default_factory=PassTimes)
    rest: AtRest = field(default_factory=AtRest)
    laid: Delays = field(default_factory=Delays)
    lifted: Delays = field(default_factory=Delays)
    is_simulated: bool = False
    is_whole: bool = True

    def row(self) -> Mapping[str, object]:
        return {
            "form": FORM,
            "simulated": self.is_simulated,
            "whole": self.is_whole,
            "machine": dict(self.machine),
            "readers": [one.row() for one in self.readers],
            "gains": {str(gain): round(share, 3) for gain, share in self.gains.items()},
            "slots_measured": self.slots_measured,
            "passes": asdict(self.passes),
            "rest": self.rest.row(),
            "laid": self.laid.row(),
            "lifted": self.lifted.row(),
        }


class Listener:
    """Listens to a mat as a match does, and keeps when each slot was heard and when it was not."""

    def __init__(self, readers: ReportedReaders, shape: Shape, clock: Clock) -> None:
        self._readers, self._clock = readers, clock
        self._settling, self._mat = Settling(shape), Mat()
        self._heard: dict[str, tuple[bool, float]] = {}  # slot -> whether its last clear poll heard a tag, and when that was
        self._acted: dict[str, float] = {}  # slot -> when that changed last
        self._poll_age = 0.0  # seconds from a poll to the end of its pass, on average

    def listen(self, seconds: float, each: Callable[[Pass], None] = lambda _: None) -> None:
        until = self._clock.now() + seconds
        while self._clock.now() < until:
            self._look(each)
            self._clock.wait(STEP)

    def time_passes(self, slots: Sequence[Slot]) -> PassTimes:
        """Passes that follow on one another at once: a few slots are asked for again and again, and whole passes come in between.

        How many are asked for differs from one whole pass to the next, as some whole passes take longer than others, by their number.
        """
        ends: list[tuple[float, int]] = []
        until = self._clock.now() + TIMED
        while self._clock.now() < until:
            self._readers.ask(slots[: 1 + sum(count == len(slots) for _, count in ends) % FEW])
            self._look(lambda one: ends.append((one.at, len(one.heard))))
            self._clock.wait(AT_ONCE)
        took = [(after - before, count) for (before, _), (after, count) in pairwise(ends)]
        asked = [seconds for seconds, count in took if count == 1]
        whole = [seconds for seconds, count in took if count == len(slots)]
        self._poll_age = fmean(whole) / 2 if whole else 0.0
        return PassTimes(*(round(fmean(each) * 1000, 2) if each else None for each in (whole, asked)))

    def delay(self, what: Wanted, slot: Slot) -> float | None:
        """Milliseconds from that act at that slot to its event; None where none came."""
        until = self._clock.now() + PATIENCE
        kind = TagPlaced if what == "lay" else TagLifted
        while self._clock.now() < until:
            for at, event in self._look():
                if isinstance(event, kind) and event.slot == slot:
                    return (at - self._acted.get(slot, at)) * 1000
            self._clock.wait(STEP)
        return None

    def uids(self, slot: Slot) -> tuple[str, ...]:
        return tuple(tag.uid for tag in self._mat.lying.get(slot, ()))

    def _look(self, each: Callable[[Pass], None] = lambda _: None) -> list[tuple[float, object]]:
        found: list[tuple[float, object]] = []
        for one in self._readers.passes(self._clock.now()):
            self._note(one)
            each(one)
            settled = self._settling.take(one, self._mat)
            for event in settled.events:
                self._mat = self._mat.after(event)
                found.append((one.at, event))
            if settled.doubtful:
                self._readers.ask(settled.doubtful)
        return found

    def _note(self, one: Pass) -> None:
        for slot, heard in one.heard.items():
            if isinstance(heard, Nothing | Tags):  # what cannot be read may be either
                is_heard = isinstance(heard, Tags)
                was_heard, at = self._heard.get(slot, (is_heard, one.at))
                if was_heard is not is_heard:
                    self._acted[slot] = (at + one.at) / 2 - self._poll_age
                self._heard[slot] = is_heard, one.at


def spread(slots: Sequence[Slot], count: int) -> tuple[Slot, ...]:
    """So many slots, from all over the mat; some of them twice where there are fewer."""
    if not slots:
        return ()
    return tuple(slots[number * len(slots) // count if len(slots) >= count else number % len(slots)] for number in range(count))


def delays(listener: Listener, hands: ReportHands, slots: Iterable[Slot], pause: Callable[[int], float]) -> tuple[Delays, Delays]:
    """Of one card that is laid and lifted again on each of these slots; a mat that notices none of the first acts is given up.

    `pause` gives the seconds before each act, so that acts of a program fall anywhere between two passes.
    """
    found: dict[Wanted, list[float | None]] = {"lay": [], "lift": []}
    for number, slot in enumerate(slots):
        for what, row in found.items():
            listener.listen(pause(2 * number + (what == "lift")))
            hands.want(what, slot)
            row.append(listener.delay(what, slot))
        if number + 1 == GIVEN_UP and not any(any(row) for row in found.values()):
            break
    laid, lifted = (Delays(tuple(one for one in row if one is not None), row.count(None)) for row in found.values())
    return laid, lifted


def at_rest(listener: Listener, clock: Clock, slots: Collection[Slot], seconds: float = REST) -> AtRest:
    """`slots` are those with a card."""
    counts = dict.fromkeys(("passes", "polls_with_card", "garbled", "missed", "polls_without", "spurious"), 0)
    times: list[float] = []

    def count(one: Pass) -> None:
        times.append(one.at)
        counts["passes"] += 1
        for slot, heard in one.heard.items():
            if slot in slots:
                counts["polls_with_card"] += isinstance(heard, Nothing | Tags | Garbled)
                counts["garbled"] += isinstance(heard, Garbled)
                counts["missed"] += isinstance(heard, Nothing)
            else:
                counts["polls_without"] += isinstance(heard, Nothing | Tags | Garbled)
                counts["spurious"] += isinstance(heard, Tags | Garbled)

    began = clock.now()
    listener.listen(seconds, count)
    gaps = [after - before for before, after in pairwise(times)]
    return AtRest(clock.now() - began, longest_gap_ms=round(max(gaps, default=0.0) * 1000, 1), **counts)


def _gain_shares(readers: MatReaders, slot: Slot, uid: str) -> Mapping[int, float]:
    return {gain: share_heard(readers.probe(slot, code, TIMES), uid) for gain, code in GAINS.items()}


def reported(
    readers: ReportedReaders,
    shape: Shape,
    clock: Clock,
    hands: ReportHands,
    pause: Callable[[int], float],
    parts: Callable[[], tuple[OfReader, ...]],
    machine: Mapping[str, str],
    *,
    is_simulated: bool,
    acts: int = ACTS,
    rest: float = REST,
) -> MatReport:
    """All that can be measured with one card; `parts` tells of the readers in the end. Ctrl-C ends it, and keeps what there is."""
    slots = tuple(slot for slot in shape.polled if slot in readers.slots)
    one = MatReport(machine, (), is_simulated=is_simulated, is_whole=False)
    listener = Listener(readers, Shape(0, 0, (), line=slots), clock)  # pads are listened to as cells are, where cards stay
    try:
        listener.listen(WARM)
        one = replace(one, passes=listener.time_passes(slots))
        laid, lifted = delays(listener, hands, spread(slots, acts), pause)
        one = replace(one, laid=laid, lifted=lifted)
        one = _with_gains(one, readers, listener, hands, tuple(dict.fromkeys(spread(slots, GAINED))))
        home = slots[:1]
        for slot in home:
            hands.want("lay", slot)
            listener.delay("lay", slot)
        hands.leave(rest)
        listener.listen(CALM)
        one = replace(one, rest=at_rest(listener, clock, home, rest), is_whole=True)
    except KeyboardInterrupt:
        pass
    return replace(one, readers=parts())


def _with_gains(one: MatReport, readers: MatReaders, listener: Listener, hands: ReportHands, slots: Sequence[Slot]) -> MatReport:
    """A card on each of these slots in turn; the mean share at each gain counts."""
    found: list[Mapping[int, float]] = []
    for slot in slots:
        hands.want("lay", slot)
        if listener.delay("lay", slot) is not None and (uids := listener.uids(slot)):
            found.append(_gain_shares(readers, slot, uids[0]))
        hands.want("lift", slot)
        listener.delay("lift", slot)
    means = {gain: fmean(shares[gain] for shares in found) for gain in GAINS} if found else {}
    return replace(one, gains=means, slots_measured=len(found))


def parts_of(readers: MatReaders, plans: Sequence[HubPlan], kinds: Sequence[str], figures: Mapping[int, Measured]) -> tuple[OfReader, ...]:
    """What each reader reports of itself, beside what was measured on its bus."""
    found = []
    for number, (plan, kind) in enumerate(zip(plans, kinds, strict=True)):
        health = readers.health.get(number)
        bus, tag = figures.get(number, (None, None))
        chips = tuple(chip_name(version) for version, _, _ in health.slots) if health else ()
        resets = sum(chip[2] for chip in health.slots) if health else None
        worst, dropped = (health.worst_us, health.dropped) if health else (None, None)
        found.append(OfReader(kind, len(plan.slots), chips, bus, tag, worst, dropped, resets))
    return tuple(found)


def report_text(report: MatReport) -> str:
    """The file as it is written."""
    return f"{json.dumps(report.row(), indent=1, ensure_ascii=False)}\n"
