"""What somebody who sees nothing has to be told after the announcements, so that they know as much as the screen shows.

Rules of this file: it knows what was said so far and nothing else; what a sentence tells is said in no other words, and what has not
changed is not said again. Everything is in an order fixed by place and seat, never by a value (H1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.core.games.game import Ground, OfSeat, Setup
from companion.core.referee.announcements import Announcement, of_table
from companion.core.referee.table_view import TableView
from companion.voice.blind.area import Area
from companion.voice.blind.part import Part
from companion.voice.blind.row import Row
from companion.voice.blind.seats import Seats
from companion.voice.blind.towers import Towers
from companion.voice.blind.trouble import Amiss
from companion.voice.blind.waiting import Waiting, implied

GROUNDS: dict[Ground, type[Area | Row | Towers]] = {"area": Area, "row": Row, "sites": Towers}


class Noticing:
    """One listener of one match."""

    def __init__(self, setup: Setup, ground: Ground) -> None:
        self._amiss, self._waiting = Amiss(setup), Waiting(setup, ground)
        # In the order in which they are said: a sentence may tell something of the parts behind it as well.
        self._parts: tuple[Part[Any], ...] = (self._amiss, GROUNDS[ground](setup), Seats(setup), self._waiting)
        self._known: list[Any] = [part.nothing for part in self._parts]

    def noticed(self, table: TableView, said: Sequence[Announcement] = ()) -> tuple[Announcement, ...]:
        """What is to be said after `said`; at first, and after `forget`, the whole table."""
        for one in said:
            self._hear(one)
        # The status sentence is said last, and tells the parts before it something too.
        status = [table.expected.status] if self._waiting.is_said(self._known[-1], table) else []
        found: list[Announcement] = []
        for number, part in enumerate(self._parts):
            for one in status if part is not self._waiting else ():
                self._known[number] = part.heard(self._known[number], one)
            seen = part.seen(table)
            news = tuple(part.news(self._known[number], seen))
            self._known[number] = part.after(self._known[number], seen)
            found += news
            for later in range(number + 1, len(self._parts)):
                for one in news:
                    self._known[later] = self._parts[later].heard(self._known[later], one)
        return tuple(found)

    def unheard(self, said: Sequence[Announcement]) -> tuple[Announcement, ...]:
        """Without instructions that were told in the same words already, and are not followed yet; to be asked before `noticed`."""
        return tuple(one for one in said if not self._amiss.is_told(self._known[0], one))

    def forget(self) -> None:
        """From here on all is told anew."""
        self._known = [part.nothing for part in self._parts]

    def _hear(self, said: Announcement) -> None:
        for one in (said, *implied(said)):
            for number, part in enumerate(self._parts):
                self._known[number] = part.heard(self._known[number], one)


def whole(table: TableView, setup: Setup, ground: Ground, *, is_kept: bool = True) -> tuple[Announcement, ...]:
    """All of the table as it stands, for whoever comes to it now."""
    begins = of_table("begins", "E1", game=setup.game, deck=setup.deck, characteristic=setup.characteristic)
    unkept = () if is_kept else (of_table("not-kept", "E4"),)
    return (begins, *_series(setup), *Noticing(setup, ground).noticed(table), *unkept)


def _series(setup: Setup) -> Iterator[Announcement]:
    if setup.series is None:
        return
    for player, won in zip(setup.players, setup.series.wins, strict=True):
        yield of_table("series-wins", "E1", "plain", seat=OfSeat(player.seat), count=won)
    yield of_table("series-goes-on", "E1", "notice", count=setup.series.needed)
