"""What an evening is doing, moment by moment, for whoever watches over it: the service's pulse and log, the television, what falls over.

Rules of this file: a moment holds what the table may know and nothing else (section 6 of the house): a watcher's words leave the room. A
watcher never waits: the screen stands still meanwhile. One that raises `Ended` ends the evening as if the window had been closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from companion.core.referee.table_view import TableView
    from companion.pages.ports import Running
    from companion.words.lines import Lines


@dataclass(frozen=True, slots=True)
class Table:
    """The match at the screen, as everybody sees it."""

    number: int  # of the match in its journal
    view: TableView
    lines: Lines
    is_taken_up: bool  # it was begun another time
    is_over: bool  # it was played to its end, and its last page is shown
    is_kept: bool  # what happens reaches the disk


@dataclass(frozen=True, slots=True)
class Moment:
    now: float  # by the window's clock
    page: str  # the name of what is shown: of a page, "table" or "end"
    language: str
    is_shown: bool  # a first picture has reached the screen
    is_stirred: bool  # somebody or something acted since the moment before: a touch, a key, a button, a card
    is_playing: bool  # a match is under way, neither paused nor over, with no page lying over it
    table: Table | None = None


class Watcher(Protocol):
    def watch(self, moment: Moment) -> None:
        """Called after each look at the screen, many times a second; raises `Ended` to end the evening."""
        ...


class Watchers:
    """All of them, in their order; whoever ends the evening ends it for those behind as well."""

    def __init__(self, watchers: Sequence[Watcher] = ()) -> None:
        self._watchers = tuple(watchers)

    def watch(self, moment: Moment) -> None:
        for one in self._watchers:
            one.watch(moment)


def table_of(running: Running | None, *, is_over: bool) -> Table | None:
    if running is None:
        return None
    screen = running.screen
    is_kept = not screen.referee.standing.unkept
    return Table(screen.journal.number, screen.table, screen.lines, screen.is_taken_up, is_over, is_kept)
