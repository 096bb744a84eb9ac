"""Finds the tag that was laid on the mat just now, in any slot.

Rules of this file: a tag counts once ROW passes in a row have heard it, STEADY seconds have gone by since the first, and no other new tag
is there. Settling (companion.core.mat) has other needs: there places matter and a mistake is soon corrected; here no place matters and a
wrong uid would be kept for good. A uid that was heard once may belong to no tag, as neighbours disturb each other's answers; the same one
three times in a row is no accident. A tag that lay there before, or was reported, is passed over until it has been away. Faults do not
show that a tag has gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from companion.core.frozen import dataclass
from hardware.sighting import Fault, Garbled, Nothing, Pass, Tags, readable

ROW, STEADY = 3, 0.3  # time enough for a second tag to be heard as well: cards come one by one, from a hand
LONGEST = 2.0  # seconds that a tag waits for a second one, which may be a misheard uid, to be heard well or not at all
AWAY_POLLS, AWAY = 10, 1.0  # silent polls, and seconds, after which a tag is away; a tag that is badly heard is not laid again
LYING = 1.0  # seconds at the beginning in which every tag that is heard counts as lying there already
UNREADABLE, SILENT = 2.0, 2.0  # seconds of nothing but garbles on a place, of nothing but faults everywhere


@dataclass(frozen=True, slots=True)
class Ready:
    """From now on tags that are laid are noticed; `count` tags lie there already."""

    count: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A single tag was laid."""

    uid: str


@dataclass(frozen=True, slots=True)
class Together:
    """Several tags were laid at once, of which any may be meant."""

    uids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Something lies there that cannot be read."""

    slot: str


@dataclass(frozen=True, slots=True)
class Silent:
    """No reader answers."""


@dataclass(frozen=True, slots=True)
class Answering:
    """The readers answer again."""


News = Ready | Laid | Together | Unreadable | Silent | Answering


@dataclass(slots=True)
class HeardTag:
    """A tag that is heard."""

    first: float
    last: float
    slots: frozenset[str]  # that heard it last
    row: int = 0
    count: int = 0
    silences: int = 0
    is_steady: bool = False
    is_told: bool = False


@dataclass(slots=True)
class NoisyPlace:
    """A place that is heard and not read."""

    since: float
    is_told: bool = False


@dataclass(slots=True)
class TagHearing:
    """Takes one pass after another, whose times are the only clock."""

    _met: dict[str, HeardTag] = field(default_factory=dict)
    _noise: dict[str, NoisyPlace] = field(default_factory=dict)
    _began: float | None = None  # of answers
    _answered: float | None = None  # the last answer, or the first pass
    _is_ready: bool = False
    _is_silent: bool = False

    def take(self, heard: Pass) -> tuple[News, ...]:
        return tuple(self._news(heard))

    def lies(self, uid: str) -> bool:
        """Whether a tag lies there and was reported, so that it will not be reported again."""
        return uid in self._met and self._met[uid].is_told

    def _news(self, told: Pass) -> Iterator[News]:
        heard = Pass(told.at, {slot: readable(answer) for slot, answer in told.heard.items()})
        if not self._is_answering(heard):
            if self._answered is not None and heard.at - self._answered >= SILENT and not self._is_silent:
                self._is_silent = True
                yield Silent()
            return
        if self._is_silent:
            self._is_silent = False
            yield Answering()
        self._listen(heard)
        yield from self._unreadable(heard) if self._is_ready else self._readied(heard.at)
        if self._is_ready:
            yield from self._laid(heard.at)

    def _is_answering(self, heard: Pass) -> bool:
        is_answering = any(not isinstance(one, Fault) for one in heard.heard.values())
        if is_answering or self._answered is None:
            self._answered = heard.at
        if is_answering and self._began is None:
            self._began = heard.at
        return is_answering

    def _readied(self, at: float) -> Iterator[News]:
        if self._began is None or at - self._began < LYING:
            return
        self._is_ready = True
        for one in self._met.values():
            one.is_told = True
        yield Ready(len(self._met))

    def _listen(self, heard: Pass) -> None:
        here: dict[str, set[str]] = {}
        for slot, answer in heard.heard.items():
            for uid in answer.uids if isinstance(answer, Tags) else ():
                here.setdefault(uid, set()).add(slot)
        for uid, slots in here.items():
            one = self._met.setdefault(uid, HeardTag(heard.at, heard.at, frozenset(slots)))
            one.last, one.slots, one.silences = heard.at, frozenset(slots), 0
            one.row, one.count = one.row + 1, one.count + 1
            one.is_steady = one.is_steady or one.row >= ROW
        for uid in self._met.keys() - here.keys():
            self._miss(uid, heard)

    def _miss(self, uid: str, heard: Pass) -> None:
        one = self._met[uid]
        answers = [heard.heard.get(slot) for slot in one.slots]
        if all(answer is None or isinstance(answer, Fault) for answer in answers):
            return
        one.row = 0
        if any(isinstance(answer, Garbled) for answer in answers):
            one.silences = 0
            return
        one.silences += 1
        if one.silences >= AWAY_POLLS and heard.at - one.last >= AWAY:
            del self._met[uid]

    def _laid(self, at: float) -> Iterator[News]:
        """Reports new tags. A tag that was heard once may be a mistake; one that was heard twice is waited for."""
        new = {uid: one for uid, one in self._met.items() if not one.is_told and one.count > 1}
        steady = [one for one in new.values() if one.is_steady and at - one.first >= STEADY]
        if not steady or (len(steady) < len(new) and all(at - one.first < LONGEST for one in steady)):
            return
        for one in new.values():
            one.is_told = True
        uids = tuple(sorted(new))
        yield Laid(uids[0]) if len(uids) == 1 else Together(uids)

    def _unreadable(self, heard: Pass) -> Iterator[News]:
        for slot, one in heard.heard.items():
            if isinstance(one, Nothing | Tags):
                self._noise.pop(slot, None)
            elif isinstance(one, Garbled):
                noise = self._noise.setdefault(slot, NoisyPlace(heard.at))
                if heard.at - noise.since >= UNREADABLE and not noise.is_told:
                    noise.is_told = True
                    yield Unreadable(slot)
