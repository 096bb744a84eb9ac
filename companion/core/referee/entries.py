"""An entry, and the port to where entries are kept (the stores are in `companion/record`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

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
    acts: int | None = None  # how many acts stand after it, where it made, replaced or took back one
    is_failed: bool = False  # the program itself failed at it, and nothing came of it


class Journal(Protocol):
    """Where the entries of a match are kept; what was appended is on record once `written` has reached its number."""

    @property
    def number(self) -> int:
        """Which match it is."""
        ...

    def append(self, entry: Entry) -> None: ...
    def written(self) -> int: ...
    def went_out(self, entry: int) -> None:
        """All that is announced up to this entry went out to the table."""
        ...

    def heard(self, heard: Pass) -> None:
        """A raw pass of the readers, for a store that keeps them too."""
        ...
