"""What an evening is doing, moment by moment, for those that watch over it: the pulse and log of the service, the television, the falls.

Rules of this file: a moment holds what the table may know and nothing else (H1), as a watcher tells it to logs and to other programs. A
watcher never waits: the screen stands still meanwhile.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame
import pygame.image

from companion.core.frozen import dataclass
from companion.errors import reason, unusable
from companion.pages.playing import AtScreen, Running
from companion.screen.acts import Want
from companion.system.safe_files import private

if TYPE_CHECKING:
    from companion.core.referee.table_view import TableView
    from companion.screen.window import Window
    from companion.words.lines import Lines

END_STAYS = 15.0  # seconds for which the end of a match can be looked at, at the usual pace
LEFT_ALONE = 90.0  # seconds after which a page that is not touched makes room for a match


@dataclass(frozen=True, slots=True)
class TableWatched:
    """The match at the screen, as all players see it."""

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
    is_stirred: bool  # anything acted since the moment before: a touch, a key, a button, a card
    is_playing: bool  # a match is under way, neither paused nor over, with no page lying over it
    table: TableWatched | None = None


class Watcher(Protocol):
    def watch(self, moment: Moment) -> bool | None:
        """Called after each look at the screen, many times a second; True ends the evening, and watchers behind this one are not called."""
        ...


def table_of(running: Running | None) -> TableWatched | None:
    if running is None:
        return None
    screen = running.screen
    is_kept = not screen.referee.state.unkept
    return TableWatched(screen.journal.number, screen.table, screen.lines, screen.is_taken_up, running.is_over, is_kept)


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """One picture of the screen that is wanted, once the match has gone on for a while."""

    path: Path
    after: float  # seconds at the table

    def is_taken(self, window: Window, running: Running | None) -> bool:
        """Of the match as it stands then, or of its end where that is earlier; of a page at once."""
        if window.is_moving or (running is not None and not running.is_over and running.at < self.after):
            return False
        self.keep(window.canvas)
        return True

    def keep(self, canvas: pygame.Surface) -> None:
        """Raises `Unusable` where that cannot be."""
        try:
            with open(self.path, "wb", opener=private) as file:
                pygame.image.save(canvas, file, self.path.name)
        except (pygame.error, OSError) as fault:
            raise unusable("--screenshot", "pages-screenshot-unwritable", path=str(self.path), reason=reason(fault)) from None


class Endless:
    """Begins a match of bots whenever one has ended, at fairs and while the service is measured; `evening` is set once there is one."""

    def __init__(self, speed: float) -> None:
        """With a speed of 0 the end of a match does not stay."""
        self._stays = END_STAYS / speed if speed else 0.0
        self._since: float | None = None
        self._is_over = False
        self.evening: AtScreen | None = None

    def watch(self, moment: Moment) -> None:
        is_over = moment.table is not None and moment.table.is_over
        if self._since is None or moment.is_stirred or moment.is_playing or is_over != self._is_over:
            self._since, self._is_over = moment.now, is_over
        waits = self._stays if is_over and moment.page == "end" else LEFT_ALONE
        if self.evening is not None and self._is_of_bots() and not moment.is_playing and moment.now - self._since >= waits:
            self._since = None
            self.evening.act(Want("again"))

    def _is_of_bots(self) -> bool:
        """People at a table are not interrupted; on the first page there is no match to interrupt."""
        assert self.evening is not None
        running = self.evening.running
        return running is None or (running.seats is not None and not running.seats.people)
