"""The first steps of a card's walk: passes of the readers are settled, and what happened enters the referee."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

from companion.core.mat.settling import Settling
from companion.core.referee.referee import Referee
from companion.events import Slot
from hardware.sighting import Pass


class Polled(Protocol):
    """Readers, as far as the walk needs them (`hardware.readers.port`)."""

    def passes(self, until: float) -> Iterator[Pass]: ...
    def ask(self, slots: Collection[str]) -> None: ...


class Walk:
    """The readers of one mat and one referee; the loop says how far to go."""

    def __init__(self, referee: Referee, readers: Polled) -> None:
        self._referee = referee
        self._readers = readers
        self._settling = Settling(referee.standing.match.shape)

    def advance(self, at: float) -> None:
        """Take what was heard up to that time, and let time pass; the referee is asked again only once something has entered."""
        referee, settling = self._referee, self._settling
        due, mat = referee.due, referee.standing.mat
        for heard in self._readers.passes(at):
            if due is not None and due <= heard.at:
                referee.pass_time(heard.at)
                due, mat = referee.due, referee.standing.mat
            settled = settling.take(heard, mat)
            if settled.events:
                for event in settled.events:
                    referee.enter(event)
                due, mat = referee.due, referee.standing.mat
            if settled.doubtful:
                self._readers.ask(settled.doubtful)
        referee.pass_time(at)

    def start_anew(self) -> None:
        """After a gap in listening: what was heard before is no evidence, and all is read again."""
        self._settling = Settling(self._referee.standing.match.shape)


def enter(referee: Referee, settling: Settling, heard: Pass) -> tuple[Slot, ...]:
    """What one pass settles enters the match before the next is looked at; returns the slots that are to be asked again."""
    settled = settling.take(heard, referee.standing.mat)
    for event in settled.events:
        referee.enter(event)
    return settled.doubtful
