"""What an event did to a match: acts made, undone, or made on another place, and corrections."""

from __future__ import annotations

from typing import Any

from companion.core.frozen import dataclass
from companion.core.games.game import Difference
from companion.events import Correction


@dataclass(frozen=True, slots=True)
class Moves:
    """Moves that were one act."""

    moves: tuple[Any, ...]
    is_half_done: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """The last act was taken back (E3)."""


@dataclass(frozen=True, slots=True)
class Instead:
    """The last act was made with these moves instead: its card was moved (C20, S20)."""

    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class CorrectionTaken:
    """A correction was made (E3, E5, E7)."""

    correction: Correction
    table: Difference | None = None  # the differences that were accepted (E5)


Taken = Moves | Undone | Instead | CorrectionTaken
