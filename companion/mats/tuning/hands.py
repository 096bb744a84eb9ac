"""The hands that lay tags while a mat is calibrated: people, asked for one slot after another, or the program at a simulated mat.

Rules of this file: a tag was laid once its slot hears one that lay nowhere a moment ago; a tag that stays where it is, or that a neighbour
still hears, does not count. An antenna that hears nothing at its own gain is tried at the strongest as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from companion.events import Slot
from companion.mats.plan import GAINS
from companion.mats.tuning.hearing import STRONGEST, MatReaders, SimulatedMat
from companion.system.clock import Clock
from hardware.sighting import Fault, Garbled, Heard, Nothing, Pass, Tags

PAUSE = 0.05  # seconds between two looks
AWAY, ROW_AWAY = 0.3, 3  # seconds and passes of silence after which a tag counts as lifted; to move one takes longer
ROW = 2  # hearings of a tag in a row, so that a glimpse does not count
TRY = 1.0  # seconds between two tries at the strongest gain
PATIENCE = 3.0  # seconds in which a tag that other slots hear should be heard by its own
SETTLE = 0.6  # seconds after which a mat has reported all that lies on it


class TagHands(Protocol):
    """Lays a tag on a slot, and takes it away."""

    @property
    def mute(self) -> tuple[Slot, ...]:
        """Slots that were passed over, as they do not answer."""
        ...

    def clear(self) -> None:
        """Returns when nothing lies on the mat any more, or people go on nevertheless."""
        ...

    def lay(self, slot: Slot) -> str | None:
        """The uid of a tag that lies there now; None where the slot is passed over."""
        ...

    def lift(self) -> None:
        """The tag is no longer needed."""
        ...


class OfProgram:
    """The program's own hands at a simulated mat: one tag goes from slot to slot."""

    UID = "04fade00000001"
    mute: tuple[Slot, ...] = ()  # simulated readers always answer

    def __init__(self, mat: SimulatedMat) -> None:
        self._mat = mat

    def clear(self) -> None:
        pass

    def lay(self, slot: Slot) -> str | None:
        self._mat.lay(self.UID, slot)
        return self.UID

    def lift(self) -> None:
        self._mat.lift(self.UID)


class NobodyThere(Exception):
    """The input has ended, so that no person can lay tags."""


Tell = Callable[[str, Slot | None, tuple[Slot, ...]], None]  # the hint, the slot that is asked for, other slots that it is about


@dataclass(slots=True)
class LyingTag:
    """A tag that lay there before; `silences` counts the passes in a row that did not hear it, from `since` on."""

    slots: frozenset[str]  # that heard it last
    silences: int = 0
    since: float = 0.0

    def miss(self, at: float) -> None:
        self.since = self.since if self.silences else at
        self.silences += 1

    def is_gone(self, at: float) -> bool:
        return self.silences >= ROW_AWAY and at - self.since >= AWAY


class OfPeople:
    """`tell` gets the hints `clear`, `ask`, `elsewhere` and `no-answer`.

    `entered`: whether Enter was pressed since the last call; it raises `NobodyThere` once the input has ended.
    """

    def __init__(self, readers: MatReaders, clock: Clock, entered: Callable[[], bool], tell: Tell) -> None:
        self._readers, self._clock, self._is_entered, self._tell = readers, clock, entered, tell
        self.mute: tuple[Slot, ...] = ()
        self._lying: dict[str, LyingTag] = {}
        self._heard: dict[Slot, Heard] = {}  # the last answers
        self._rows: dict[Slot, tuple[str, int]] = {}  # the only new tag of each slot, and how many passes in a row heard it

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
        """People take the tag away when they are asked for the next slot."""

    def _laid(self, uid: str, slot: Slot) -> str:
        self._lying[uid] = LyingTag(frozenset({slot}))
        self._leave()
        return uid

    def _leave(self) -> None:
        """Notes every tag that is heard now as lying already, so that only the next one laid is new."""
        for slot, heard in self._heard.items():
            for uid in self._fresh(heard):
                self._lying[uid] = LyingTag(frozenset({slot}))
        self._rows.clear()

    def _rowed(self, slot: Slot) -> str | None:
        """The only tag that was heard there in `ROW` passes in a row."""
        uid, row = self._rows.get(slot, ("", 0))
        return uid if row >= ROW else None

    def _tried(self, slot: Slot) -> str | None:
        """The only tag that was heard in each of `ROW` polls at the strongest gain."""
        answers = [set(self._fresh(one)) for one in self._readers.probe(slot, GAINS[STRONGEST], ROW)]
        heard = set.intersection(*answers) if answers else set()
        return heard.pop() if len(heard) == 1 else None

    def _fresh(self, heard: Heard | None) -> tuple[str, ...]:
        return tuple(uid for uid in heard.uids if uid not in self._lying) if isinstance(heard, Tags) else ()

    def _is_mute(self, slot: Slot) -> bool:
        """Whether its reader reports a fault; a reader that has not reported yet may still answer."""
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
                self._lying[uid] = LyingTag(frozenset(where[uid]))
            elif any(isinstance(one.heard.get(slot), Nothing | Tags) for slot in lying.slots):
                lying.miss(one.at)
                if lying.is_gone(one.at):
                    del self._lying[uid]
