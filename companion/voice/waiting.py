"""The utterances that wait: which comes next, which is too late, and which interrupts which.

Rules of this file: pure, and the time is an argument. The more urgent utterance comes first, equally urgent ones in the order in which they
were offered. Utterances that were offered together do not replace each other, and do not grow too late while one of them is being said,
unless something newer waits: a verdict of three sentences takes longer than a sentence may be late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.voice.utterance import Urgency, Utterance

RANKS: dict[Urgency, int] = {"now": 0, "next": 1, "later": 2}
STALE: dict[Urgency, float] = {"now": 10.0, "next": 10.0, "later": 5.0}  # seconds


@dataclass(frozen=True, slots=True)
class Queued:
    """An utterance that waits."""

    utterance: Utterance
    number: int  # in the order in which all were offered
    batch: int  # what was offered together
    since: float  # what its age is counted from
    was_begun: bool = False  # it was interrupted and is to be said again from its beginning

    def is_stale(self, at: float) -> bool:
        return not self.utterance.is_patient and at - self.since > STALE[self.utterance.urgency]


@dataclass(frozen=True, slots=True)
class WaitingSpeech:
    held: tuple[Queued, ...] = ()
    count: int = 0  # of all that were ever offered
    batch: int = 0  # the latest

    def offered(self, said: Sequence[Utterance]) -> WaitingSpeech:
        """With these too, and without those that they replace."""
        if not said:
            return self
        kept = tuple(one for one in self.held if not any(replaces(new, one.utterance) for new in said))
        added = tuple(Queued(one, self.count + place, self.batch + 1, one.at) for place, one in enumerate(said))
        return WaitingSpeech(kept + added, self.count + len(said), self.batch + 1)

    def fresh(self, at: float) -> WaitingSpeech:
        """Without the utterances that are too late."""
        kept = tuple(one for one in self.held if not one.is_stale(at))
        return self if len(kept) == len(self.held) else replace(self, held=kept)

    @property
    def first(self) -> Queued | None:
        """The utterance that is said next."""
        return min(self.held, key=lambda one: (RANKS[one.utterance.urgency], one.number), default=None)

    def without(self, number: int) -> WaitingSpeech:
        return replace(self, held=tuple(one for one in self.held if one.number != number))

    def again(self, one: Queued, at: float) -> WaitingSpeech:
        """With one that was broken off just now and is to be said again; it comes before those that were offered after it."""
        return _refreshed(replace(self, held=(*self.held, replace(one, was_begun=True))), one.batch, at)

    def went_on(self, batch: int, at: float) -> WaitingSpeech:
        """A part of this batch was being said until now, so the rest of it is as new as this moment."""
        return self if any(one.batch > batch for one in self.held) else _refreshed(self, batch, at)


def _refreshed(waiting: WaitingSpeech, batch: int, at: float) -> WaitingSpeech:
    held = (replace(one, since=max(one.since, at)) if one.batch == batch else one for one in waiting.held)
    return replace(waiting, held=tuple(held))


def replaces(new: Utterance, old: Utterance) -> bool:
    """Whether the newer one has the topic of the older one, or one that contains it."""
    return bool(new.topic) and (old.topic == new.topic or old.topic.startswith(f"{new.topic}:"))


def interrupts(new: Utterance, said: Utterance) -> bool:
    """Whether the utterance being said is broken off for the new one."""
    return replaces(new, said) or (new.urgency == "now" and said.urgency != "now")


def is_worth_repeating(said: Utterance, new: Sequence[Utterance]) -> bool:
    """Whether an utterance that was broken off is said again; what is not urgent is not, except in blind play."""
    return (said.urgency != "later" or said.is_patient) and not any(replaces(one, said) for one in new)
