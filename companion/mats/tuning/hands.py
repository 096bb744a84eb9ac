"""Who lays the tags while a mat is calibrated: people, who are asked for one slot after another, or the program itself at a simulated mat.

Rules of this file: a tag was laid once its slot hears one that did not lie anywhere a moment ago; a tag that is left lying, or that a
neighbour still hears, is none. An antenna that hears nothing at its own gain is tried at the strongest as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from companion.events import Slot
from companion.mats.plan import GAINS
from companion.mats.tuning.measuring import STRONGEST
from companion.mats.tuning.ports import Laid, Wired
from companion.system.clock import Clock
from companion.system.keyboard import Ended
from hardware.sighting import Fault, Garbled, Heard, Nothing, Pass, Tags

PAUSE = 0.05  # seconds between two looks
AWAY, ROW_AWAY = 0.3, 3  # seconds and passes of silence after which a tag has been lifted; a hand that moves one takes longer
ROW = 2  # hearings of a tag, so that it is none that was only glimpsed
TRY = 1.0  # seconds from one try at the strongest gain to the next
PATIENCE = 3.0  # seconds in which a tag that others hear should be heard by its own slot as well
SETTLE = 0.6  # seconds in which a mat tells what lies on it


class Typed(Protocol):
    def line(self, seconds: float | None = None) -> str | Ended | None:
        """None where none came in that time."""
        ...


class Hands(Protocol):
    """A tag comes and goes."""

    @property
    def mute(self) -> tuple[Slot, ...]:
        """Slots that nobody was asked for, as they do not answer."""
        ...

    def clear(self) -> None:
        """Come back when nothing lies on the mat any more, or nobody minds."""
        ...

    def lay(self, slot: Slot) -> str | None:
        """The uid of a tag that lies there now; none: that slot is passed over."""
        ...

    def lift(self) -> None:
        """That tag is needed no more."""
        ...


class OfProgram:
    """The same tag goes from slot to slot."""

    UID = "04fade00000001"
    mute: tuple[Slot, ...] = ()  # a model answers

    def __init__(self, mat: Laid) -> None:
        self._mat = mat

    def clear(self) -> None:
        pass

    def lay(self, slot: Slot) -> str | None:
        self._mat.lay(self.UID, slot)
        return self.UID

    def lift(self) -> None:
        self._mat.lift(self.UID)


class NobodyThere(Exception):
    """What people type has ended."""


Tell = Callable[[str, Slot | None, tuple[Slot, ...]], None]  # what, the slot that is asked for, others that it is about


@dataclass(slots=True)
class Lying:
    """A tag that lay there before; in how many passes in a row it was not heard, and since when."""

    slots: frozenset[str]  # that heard it last
    silences: int = 0
    since: float = 0.0

    def miss(self, at: float) -> None:
        self.since = self.since if self.silences else at
        self.silences += 1

    def is_gone(self, at: float) -> bool:
        return self.silences >= ROW_AWAY and at - self.since >= AWAY


class OfPeople:
    """`tell` says `clear`, `ask`, `elsewhere` and `no-answer`."""

    def __init__(self, readers: Wired, clock: Clock, typed: Typed, tell: Tell) -> None:
        self._readers, self._clock, self._typed, self._tell = readers, clock, typed, tell
        self.mute: tuple[Slot, ...] = ()
        self._lying: dict[str, Lying] = {}
        self._heard: dict[Slot, Heard] = {}  # the last answers
        self._rows: dict[Slot, tuple[str, int]] = {}  # the one new tag of each slot, and how many passes in a row heard it

    def clear(self) -> None:
        told: tuple[Slot, ...] = ()
        until = self._clock.now() + SETTLE
        while self._clock.now() < until or self._occupied():
            self._listen()
            occupied = self._occupied()
            if occupied and self._clock.now() >= until and occupied != told:
                self._tell("clear", None, told := occupied)
            if told and self._is_entered():
                break
            self._clock.wait(PAUSE)
        self._leave()

    def lay(self, slot: Slot) -> str | None:
        if self._is_mute(slot):
            self.mute += (slot,)
            self._tell("no-answer", slot, ())
            return None
        self._tell("ask", slot, ())
        tried = began = self._clock.now()
        told: tuple[Slot, ...] = ()
        while not self._is_entered():
            self._listen()
            now = self._clock.now()
            here = self._fresh(self._heard.get(slot))
            uid = self._rowed(slot)
            if not here and now - tried >= TRY:
                uid, tried = self._tried(slot), self._clock.now()
            if uid is not None:
                return self._laid(uid, slot)
            elsewhere = tuple(other for other, heard in self._heard.items() if other != slot and self._fresh(heard))
            began = began if elsewhere and not here else now
            if elsewhere != told and now - began >= PATIENCE:
                self._tell("elsewhere", slot, told := elsewhere)
            self._clock.wait(PAUSE)
        return None

    def lift(self) -> None:
        """People take it away when they are asked for the next one."""

    def _laid(self, uid: str, slot: Slot) -> str:
        self._lying[uid] = Lying(frozenset({slot}))
        self._leave()
        return uid

    def _leave(self) -> None:
        """Whatever is heard now lies there from before."""
        for slot, heard in self._heard.items():
            for uid in self._fresh(heard):
                self._lying[uid] = Lying(frozenset({slot}))
        self._rows.clear()

    def _rowed(self, slot: Slot) -> str | None:
        """The one tag that was heard there in so many passes in a row."""
        uid, row = self._rows.get(slot, ("", 0))
        return uid if row >= ROW else None

    def _tried(self, slot: Slot) -> str | None:
        """The one tag that was heard in each of so many polls."""
        answers = [set(self._fresh(one)) for one in self._readers.probe(slot, GAINS[STRONGEST], ROW)]
        heard = set.intersection(*answers) if answers else set()
        return heard.pop() if len(heard) == 1 else None

    def _fresh(self, heard: Heard | None) -> tuple[str, ...]:
        return tuple(uid for uid in heard.uids if uid not in self._lying) if isinstance(heard, Tags) else ()

    def _is_mute(self, slot: Slot) -> bool:
        """Only where nobody answers; what was never heard of may still come."""
        self._listen()
        return isinstance(self._heard.get(slot), Fault)

    def _occupied(self) -> tuple[Slot, ...]:
        return tuple(slot for slot, heard in self._heard.items() if isinstance(heard, Tags | Garbled))

    def _listen(self) -> None:
        for one in self._readers.passes(self._clock.now()):
            self._look_after_lying(one)
            for name, heard in one.heard.items():
                slot, fresh = Slot(name), self._fresh(heard)
                before, row = self._rows.get(slot, ("", 0))
                self._heard[slot] = heard
                self._rows[slot] = (fresh[0], row + 1 if before == fresh[0] else 1) if len(fresh) == 1 else ("", 0)

    def _look_after_lying(self, one: Pass) -> None:
        where: dict[str, set[str]] = {}
        for slot, heard in one.heard.items():
            for uid in heard.uids if isinstance(heard, Tags) else ():
                where.setdefault(uid, set()).add(slot)
        for uid, lying in list(self._lying.items()):
            if uid in where:
                self._lying[uid] = Lying(frozenset(where[uid]))
            elif any(isinstance(one.heard.get(slot), Nothing | Tags) for slot in lying.slots):
                lying.miss(one.at)
                if lying.is_gone(one.at):
                    del self._lying[uid]

    def _is_entered(self) -> bool:
        """Whether somebody pressed Enter."""
        line = self._typed.line(0)
        if isinstance(line, Ended):
            raise NobodyThere
        return line is not None
