"""What an evening needs: a match that is being played, and whoever begins one and knows the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from companion.events import Button, Correction
from companion.pages.onscreen import OnScreen
from companion.pages.seats import Seats
from companion.pages.settings import Remembered

if TYPE_CHECKING:
    from companion.pages.evening import Evening


class Running(Protocol):
    """A match that is being played, whoever plays it."""

    screen: OnScreen
    seats: Seats | None

    @property
    def at(self) -> float:
        """The time on the match's own clock."""
        ...

    @property
    def is_watched(self) -> bool:
        """Nobody at the screen has to act now."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether nothing is to be played any more once it was run to its end."""
        ...

    def run(self) -> None:
        """To its end."""
        ...

    def press(self, button: Button) -> None: ...
    def choose(self, option: str) -> None: ...
    def correct(self, correction: Correction) -> None: ...


class Tables(Protocol):
    """Where matches are begun and taken up, and what is on record; each raises `Unusable` where that cannot be."""

    def begin(self, evening: Evening) -> Running:
        """As it was agreed on last."""
        ...

    def take_up(self, number: int, evening: Evening) -> Running: ...
    def put_aside(self, number: int) -> None: ...
    def page(self, name: str, about: str, evening: Evening) -> Any: ...
    def agreed(self, page: Any) -> Any:
        """The set-up page with what stands against beginning."""
        ...

    def keep(self, remembered: Remembered) -> None: ...
