"""What a touch, a click or a key means, as values; the pages carry them out."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import Button, Correction, SeatId, Slot


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the table: ok, cancel, undo, check, pause, seat-1 ..."""

    button: Button


@dataclass(frozen=True, slots=True)
class Pick:
    """An option that is offered now."""

    option: str


@dataclass(frozen=True, slots=True)
class Inspect:
    """This card is to stand large beside the table; without one, the card that matters most does."""

    card: CardId | None


@dataclass(frozen=True, slots=True)
class OpenPage:
    """Another page, and what it is about."""

    page: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class GoBack:
    """Go back to the page before."""


@dataclass(frozen=True, slots=True)
class Change:
    """A field of a page becomes this: a choice of the set-up, a setting."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class Type:
    """A letter on the screen's own keyboard; an empty one takes the last letter away."""

    letter: str


@dataclass(frozen=True, slots=True)
class Page:
    """A list is leafed through: by so many pages on, or back."""

    by: int


@dataclass(frozen=True, slots=True)
class Pan:
    """Another part of a table that is larger than the screen."""

    across: int
    up: int


@dataclass(frozen=True, slots=True)
class Want:
    """An action of the program that a page offers: begin, resume, put-aside, leave, again ..."""

    what: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Correct:
    """Players correct the referee (E3, E5, E7)."""

    correction: Correction


# What hands do at the simulated table.


@dataclass(frozen=True, slots=True)
class Take:
    """A card of the tray is taken in the hand; taking it once more puts it down again."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Put:
    """The card that is held goes to that slot."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Lift:
    """The card on that slot is taken off and held, and can then be put anywhere."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Away:
    """The card that is held goes back into the hand, or beside the mat."""


@dataclass(frozen=True, slots=True)
class SetFault:
    """A fault of that slot is simulated: "flaky", "dead", "two", "strange"; "well" ends all of them, and "" only closes the menu."""

    slot: Slot
    kind: str


@dataclass(frozen=True, slots=True)
class Tray:
    """The cards of that seat are shown in the tray."""

    seat: SeatId


Act = Press | Pick | Inspect | OpenPage | GoBack | Change | Type | Page | Pan | Want | Correct | Take | Put | Lift | Away | SetFault | Tray
