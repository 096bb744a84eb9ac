"""The referee of one match: events go in, announcements come out once their entry is written."""

from __future__ import annotations

from companion.decks.card import Deck
from companion.events import Elapsed, Event
from companion.games.game import Setup
from companion.referee.announcements import Announcement
from companion.referee.command_cards import meant
from companion.referee.conduct import conduct, conducted
from companion.referee.entries import Journal
from companion.referee.opening import opened
from companion.referee.outbox import Outbox
from companion.referee.standing import Register, Standing
from companion.referee.turning import Turning
from companion.referee.wrongs import next_due


class Referee:
    """Steps 5 to 9 of a card's walk: entered, compared, understood, ruled, announced."""

    def __init__(self, setup: Setup, deck: Deck, register: Register, journal: Journal) -> None:
        standing, said = opened(setup, deck, register)
        self.turning = Turning(standing)
        self._due: float | None = None
        self._knows_due = False
        self._journal = journal
        self._outbox = Outbox()
        self.entry = journal.append(setup).number
        self._outbox.hold(self.entry, said)

    def enter(self, event: Event) -> None:
        """One event becomes an entry, and whatever was due before it is settled first."""
        self.pass_time(event.at)
        self._enter(meant(self.standing.match.register, event))

    def pass_time(self, until: float) -> None:
        """Let time pass: loose cards become firm, and what lies wrong is said when it is due."""
        while (due := self.due) is not None and due <= until:
            self._enter(Elapsed(due))

    @property
    def standing(self) -> Standing:
        return self.turning.standing

    @property
    def due(self) -> float | None:
        """When something happens without anybody's act, if nobody acts before; worked out once for each entry, as every pass asks."""
        if not self._knows_due:
            self._due = None if self.standing.is_paused else next_due(self.turning)
            self._knows_due = True
        return self._due

    def released(self) -> tuple[Announcement, ...]:
        return self._outbox.released(self._journal.written())

    def _enter(self, event: Event) -> None:
        entry = self._journal.append(event)
        self.turning = conducted(self.standing, event)
        self._knows_due = False
        self.entry = entry.number
        self._outbox.hold(entry.number, self.turning.said)


def replayed(setup: Setup, deck: Deck, register: Register, events: tuple[Event, ...]) -> Standing:
    """The standing that these entries make; no clock and no chance has a part in it."""
    standing, _ = opened(setup, deck, register)
    for event in events:
        standing, _ = conduct(standing, event)
    return standing
