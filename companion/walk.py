"""The first steps of a card's walk: passes of the readers are settled, and what happened enters the referee."""

from __future__ import annotations

from companion.mat.settling import Settling
from companion.referee.referee import Referee
from hardware.readers.port import Readers
from hardware.sighting import Pass


class Walk:
    """One mat's readers and one referee; whoever owns the clock says how far to go."""

    def __init__(self, referee: Referee, readers: Readers) -> None:
        self._referee = referee
        self._readers = readers
        self._settling = Settling(referee.standing.match.shape)

    def until(self, at: float) -> None:
        """Take what was heard up to that time, and let time pass."""
        for heard in self._readers.passes(at):
            self._take(heard)
        self._referee.pass_time(at)

    def _take(self, heard: Pass) -> None:
        self._referee.pass_time(heard.at)
        settled = self._settling.take(heard, self._referee.standing.mat)
        for event in settled.events:
            self._referee.enter(event)
        if settled.doubtful:
            self._readers.ask(settled.doubtful)
