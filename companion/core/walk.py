"""The first steps of a card's walk: passes of the readers are settled, and what happened enters the referee."""

from __future__ import annotations

from companion.core.mat.settling import Settling
from companion.core.referee.referee import Referee
from companion.events import Slot
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

    def start_anew(self) -> None:
        """Nobody listened for a while: what was heard before is no evidence, and all is read again."""
        self._settling = Settling(self._referee.standing.match.shape)

    def _take(self, heard: Pass) -> None:
        self._referee.pass_time(heard.at)
        doubtful = enter(self._referee, self._settling, heard)
        if doubtful:
            self._readers.ask(doubtful)


def enter(referee: Referee, settling: Settling, heard: Pass) -> tuple[Slot, ...]:
    """What one pass settles happens to the match, before the next is looked at; which slots are to be asked again."""
    settled = settling.take(heard, referee.standing.mat)
    for event in settled.events:
        referee.enter(event)
    return settled.doubtful
