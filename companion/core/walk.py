"""The first steps of a card's walk: passes of the readers are settled, and the events that they make enter the referee."""

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
    """The readers of one mat and one referee; the loop says up to which time to go."""

    def __init__(self, referee: Referee, readers: Polled) -> None:
        self._referee = referee
        self._readers = readers
        self._settling = Settling(referee.state.match.shape)
        self.leaving: tuple[Slot, ...] = ()  # slots whose cards seem to be lifted; shown, and known to no referee

    def advance(self, at: float) -> None:
        """Take the passes up to that time, and let time pass; the referee's due time and mat are read again after each entered event."""
        referee, settling = self._referee, self._settling
        due, mat = referee.due, referee.state.mat
        for heard in self._readers.passes(at):
            if due is not None and due <= heard.at:
                referee.pass_time(heard.at)
                due, mat = referee.due, referee.state.mat
            settled = settling.take(heard, mat)
            self.leaving = settled.leaving
            if settled.events:
                for event in settled.events:
                    referee.enter(event)
                due, mat = referee.due, referee.state.mat
            if settled.doubtful:
                self._readers.ask(settled.doubtful)
        referee.pass_time(at)

    def start_anew(self) -> None:
        """Begin without evidence after a gap in listening: all slots are read again."""
        self._settling = Settling(self._referee.state.match.shape)
        self.leaving = ()


def enter(referee: Referee, settling: Settling, heard: Pass) -> tuple[Slot, ...]:
    """Enter the events that one pass settles into the match; returns the slots that are to be asked again."""
    settled = settling.take(heard, referee.state.mat)
    for event in settled.events:
        referee.enter(event)
    return settled.doubtful
