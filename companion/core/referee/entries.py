"""An entry, and the port to where entries are kept (the stores are in `companion/record`)."""

from __future__ import annotations

from typing import Protocol

from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.events import Event
from hardware.sighting import Pass


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: 0 is the set-up, the events follow."""

    number: int
    event: Event | Setup
    said: tuple[Announcement, ...] = ()  # what is announced because of it, once it is written
    acts: int | None = None  # the number of acts that stand after it, if it changed that
    is_failed: bool = False  # the program failed at it, and it changed nothing


class Journal(Protocol):
    """Where the entries of a match are kept; what was appended is on record once `written` has reached its number."""

    @property
    def number(self) -> int:
        """The number of the match."""
        ...

    def append(self, entry: Entry) -> None: ...
    def written(self) -> int: ...
    def went_out(self, entry: int) -> None:
        """Note that all announcements up to this entry went out to the table."""
        ...

    def heard(self, heard: Pass) -> None:
        """Take a raw pass of the readers, for a store that keeps them too."""
        ...
