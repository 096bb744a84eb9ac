"""What a touch, a click or a key means, as values; who shows the screen carries them out."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.decks.card import CardId
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
    """This card is to stand large beside the table; none: whichever matters."""

    card: CardId | None


@dataclass(frozen=True, slots=True)
class Open:
    """Another page, and what it is about."""

    page: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Back:
    """The page before."""


@dataclass(frozen=True, slots=True)
class Change:
    """A field of a page becomes this: a choice of the set-up, a setting."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class Type:
    """A letter on the screen's own keyboard; none: the last one goes."""

    letter: str


@dataclass(frozen=True, slots=True)
class Page:
    """Further on in a list, or back."""

    by: int


@dataclass(frozen=True, slots=True)
class Pan:
    """Another part of a table that is larger than the screen."""

    across: int
    up: int


@dataclass(frozen=True, slots=True)
class Want:
    """What a page can have done: begin, resume, put-aside, leave, again ..."""

    what: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Correct:
    """The referee was wrong (E3, E5, E7)."""

    correction: Correction


# What hands do at the simulated table.


@dataclass(frozen=True, slots=True)
class Take:
    """A card of the tray is taken between two fingers; the same once more puts it down again."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Put:
    """What is held goes there."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Lift:
    """The card that lies there is taken off; held, it can be put anywhere."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Away:
    """What is held goes back into the hand, or beside the mat."""


@dataclass(frozen=True, slots=True)
class SetFault:
    """Something goes wrong there: "flaky", "dead", "two", "strange", or nothing of it any more ("well")."""

    slot: Slot
    kind: str


@dataclass(frozen=True, slots=True)
class Tray:
    """Whose cards lie open to the view."""

    seat: SeatId


Act = Press | Pick | Inspect | Open | Back | Change | Type | Page | Pan | Want | Correct | Take | Put | Lift | Away | SetFault | Tray
