"""An entry, and the port to where entries are kept (the stores are in `companion/journal`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from companion.events import Event
from companion.games.game import Setup


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: 0 is the set-up, the events follow."""

    number: int
    event: Event | Setup


class Journal(Protocol):
    """Where entries are kept; what was appended is on record once `written` has reached its number."""

    def append(self, event: Event | Setup) -> Entry: ...
    def written(self) -> int: ...
    def entries(self) -> tuple[Entry, ...]: ...
