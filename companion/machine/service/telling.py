"""What the service tells of itself to whoever looks after it: one line of status, and a log of what has changed.

Rules of this file: both are made from moments, which hold what the table may know. The status is in the table's language; it names the
players, as the screen does, and the log names nobody. What comes and goes again and again is told once a minute.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from companion.machine.service.notifying import Notifier
from companion.pages.watching import Moment, TableWatched
from companion.screen.words import Words
from companion.system.logs import LOG

EVERY = 1.0  # seconds: the status changes no more often
QUIET = 60.0  # seconds in which the same trouble is not told of again

Matter = Callable[[Words], Iterable[str]]  # a sentence for each reader in trouble


class Status:
    """A watcher that keeps the line of status right."""

    def __init__(self, notifier: Notifier, matter: Matter = lambda _: ()) -> None:
        self._notifier, self._matter = notifier, matter
        self._told, self._next = "", float("-inf")

    def watch(self, moment: Moment) -> None:
        if not moment.is_shown or moment.now < self._next or not self._notifier.is_heard:
            return
        self._next = moment.now + EVERY
        words = Words(moment.language)
        text = status_of(moment.table, words, tuple(self._matter(words)))
        if text != self._told and self._notifier.status(text):
            self._told = text


def status_of(table: TableWatched | None, words: Words, matter: Iterable[str] = ()) -> str:
    """What is going on, and what is the matter."""
    parts = [_match(table, words) if table is not None else words.say("service-status-idle")]
    if table is not None and table.view.frozen:
        parts.append(words.say("service-status-silent", count=len(table.view.frozen)))
    if table is not None and not table.is_kept:
        parts.append(words.say("service-status-unkept"))
    return " ".join([*parts, *matter])


def _match(table: TableWatched, words: Words) -> str:
    view = table.view.view
    game = words.say(f"history-game-{view.game}")
    lying, hands = len(view.places), sum(one.hand for one in view.seats)
    if table.is_over:
        return words.say("service-status-over", game=game, match=str(table.number))
    turn = table.lines.text(table.view.expected.status)
    return words.say("service-status-match", game=game, match=str(table.number), lying=lying, hands=hands, turn=turn)


@dataclass
class _Trouble:
    is_there: bool = False
    was_told: bool = False
    times: int = 0  # it came since it was told of
    next: float = float("-inf")


class Logbook:
    """A watcher that logs what has changed."""

    def __init__(self, ready: str = "", troubles: Callable[[], Mapping[str, str]] = dict) -> None:
        """`ready` is what is told with the first picture; `troubles` are those of readers: of each that is in one, its slug."""
        self._ready, self._readers = ready, troubles
        self._is_shown = False
        self._match: tuple[int, bool] | None = None
        self._troubles: dict[str, _Trouble] = {}
        self._next = float("-inf")

    def watch(self, moment: Moment) -> None:
        if moment.is_shown and not self._is_shown:
            self._is_shown = True
            LOG.info("ready: %s", self._ready)
        self._follow(moment.table)
        if moment.now >= self._next:
            self._next = moment.now + EVERY
            self._look(moment)

    def _follow(self, table: TableWatched | None) -> None:
        before, self._match = self._match, (table.number, table.is_over) if table is not None else None
        if self._match == before:
            return
        is_other = before is None or table is None or table.number != before[0]
        if before is not None and is_other and not before[1]:
            LOG.info("match %d is left", before[0])
        if table is not None and is_other:
            LOG.info("match %d %s: %s", table.number, "goes on" if table.is_taken_up else "begins", table.view.view.game)
        if table is not None and table.is_over:
            LOG.info("match %d is over", table.number)

    def _look(self, moment: Moment) -> None:
        """At what is the matter; between two matches nobody knows how the places of the mat are."""
        now = {f"reader {name!r}": slug for name, slug in self._readers().items()}
        self._note_all("reader ", now, moment.now)
        if (table := moment.table) is not None:
            self._note("places of the mat", f"silent: {', '.join(table.view.frozen)}" if table.view.frozen else "", moment.now)
            self._note("the record", "" if table.is_kept else "it cannot be written; the match goes on in memory", moment.now)

    def _note_all(self, kind: str, now: Mapping[str, str], at: float) -> None:
        for what in [*now, *(one for one in self._troubles if one.startswith(kind) and one not in now)]:
            self._note(what, now.get(what, ""), at)

    def _note(self, what: str, how: str, at: float) -> None:
        one = self._troubles.setdefault(what, _Trouble())
        one.times += bool(how) and not one.is_there
        one.is_there = bool(how)
        if at < one.next or (one.is_there == one.was_told and not one.times):
            return
        again = f" ({one.times} times in a minute)" if one.times > 1 else ""
        LOG.log(logging.WARNING if how else logging.INFO, "%s: %s%s", what, how or "well again", again)
        one.was_told, one.times, one.next = one.is_there, 0, at + QUIET
