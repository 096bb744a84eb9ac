"""What waits to be said: what comes next, what has grown stale, and what interrupts what.

Rules of this file: pure, and the time is an argument. What is more urgent comes first, what is equally urgent in the order in which it was
offered. What was offered together does not take each other's place, and does not grow stale while a part of it is being said, unless
something newer waits: a verdict of three sentences is longer than a sentence may be late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.voice.utterance import Urgency, Utterance

RANKS: dict[Urgency, int] = {"now": 0, "next": 1, "later": 2}
STALE: dict[Urgency, float] = {"now": 10.0, "next": 10.0, "later": 5.0}  # seconds


@dataclass(frozen=True, slots=True)
class Held:
    """An utterance that waits."""

    utterance: Utterance
    number: int  # in the order in which all were offered
    batch: int  # what was offered together
    since: float  # what its age is counted from
    was_begun: bool = False  # it was interrupted, and is said again from its beginning

    def is_stale(self, at: float) -> bool:
        return not self.utterance.is_patient and at - self.since > STALE[self.utterance.urgency]


@dataclass(frozen=True, slots=True)
class Waiting:
    held: tuple[Held, ...] = ()
    count: int = 0  # of all that were ever offered
    batch: int = 0  # the latest

    def offered(self, said: Sequence[Utterance]) -> Waiting:
        """With these too; of what waited, what they are newer about is gone."""
        if not said:
            return self
        kept = tuple(one for one in self.held if not any(replaces(new, one.utterance) for new in said))
        added = tuple(Held(one, self.count + place, self.batch + 1, one.at) for place, one in enumerate(said))
        return Waiting(kept + added, self.count + len(said), self.batch + 1)

    def fresh(self, at: float) -> Waiting:
        """Without what it is too late for."""
        kept = tuple(one for one in self.held if not one.is_stale(at))
        return self if len(kept) == len(self.held) else replace(self, held=kept)

    @property
    def first(self) -> Held | None:
        """What is to be said next."""
        return min(self.held, key=lambda one: (RANKS[one.utterance.urgency], one.number), default=None)

    def without(self, number: int) -> Waiting:
        return replace(self, held=tuple(one for one in self.held if one.number != number))

    def again(self, one: Held, at: float) -> Waiting:
        """With one that was broken off just now and is still worth saying; it comes before what was offered after it."""
        return _refreshed(replace(self, held=(*self.held, replace(one, was_begun=True))), one.batch, at)

    def went_on(self, batch: int, at: float) -> Waiting:
        """A part of this batch was said until now; the rest of it could not have come sooner."""
        return self if any(one.batch > batch for one in self.held) else _refreshed(self, batch, at)


def _refreshed(waiting: Waiting, batch: int, at: float) -> Waiting:
    held = (replace(one, since=max(one.since, at)) if one.batch == batch else one for one in waiting.held)
    return replace(waiting, held=tuple(held))


def replaces(new: Utterance, old: Utterance) -> bool:
    """Whether the newer one is about the same, or about all that the older one is a part of."""
    return bool(new.topic) and (old.topic == new.topic or old.topic.startswith(f"{new.topic}:"))


def interrupts(new: Utterance, said: Utterance) -> bool:
    """Whether what is being said is broken off for it."""
    return replaces(new, said) or (new.urgency == "now" and said.urgency != "now")


def is_worth_repeating(said: Utterance, new: Sequence[Utterance]) -> bool:
    """Whether what was broken off is said again afterwards; chatter is not, unless somebody plays by ear."""
    return (said.urgency != "later" or said.is_patient) and not any(replaces(one, said) for one in new)
