"""Everything that can change a match: one closed union, each member one entry of the journal.

`at` is the time in seconds on the match's own clock; time that passes without an act is an event too (`Elapsed`), so
that a replay needs no clock.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, NewType

from companion.core.frozen import dataclass

Uid = NewType("Uid", str)
Slot = NewType("Slot", str)
SeatId = NewType("SeatId", str)

Button = str  # "ok", "cancel", "undo", "check", "pause", "seat-1" ...
BUTTONS = ("ok", "cancel", "undo", "check", "pause")


@dataclass(frozen=True, slots=True)
class TagPlaced:
    slot: Slot
    uid: Uid
    at: float


@dataclass(frozen=True, slots=True)
class TagLifted:
    slot: Slot
    uid: Uid
    at: float
    # Concluded from polls that heard nothing, as a hand over the card makes them too; a program that tells of hands knows better (E12).
    by_silence: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class TagTapped:
    slot: Slot
    uid: Uid
    at: float


@dataclass(frozen=True, slots=True)
class Pressed:
    button: Button
    at: float


@dataclass(frozen=True, slots=True)
class Chosen:
    option: str  # the id of an option that is offered now
    at: float


@dataclass(frozen=True, slots=True)
class SlotsFrozen:
    slots: tuple[Slot, ...]
    at: float


@dataclass(frozen=True, slots=True)
class SlotsBack:
    slots: tuple[Slot, ...]
    at: float


@dataclass(frozen=True, slots=True)
class ReadsBadly:
    """The card on this slot misses so many polls that it may soon be taken for lifted."""

    slot: Slot
    at: float


@dataclass(frozen=True, slots=True)
class ReadsWell:
    """The card on this slot answers well again. No such event comes when the card is carried off or covered, which ends it as well."""

    slot: Slot
    at: float


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Something on this slot answers and cannot be read: two cards on each other, or a telephone. It is told once while it lies there."""

    slot: Slot
    at: float


@dataclass(frozen=True, slots=True)
class Elapsed:
    at: float


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match is taken up again (E4); tags that were unknown when it was left and are known now, as (uid, deck, card, side)."""

    at: float
    named: tuple[tuple[str, str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class JournalNews:
    """What happened to the record of the match: "full", "read-only", "failing", "back", "damaged"."""

    what: str
    at: float
    name: str = ""  # where a damaged one is kept


# What players put right when the referee errs (E3, E5, E7).


@dataclass(frozen=True, slots=True)
class SetHand:
    seat: SeatId
    count: int
    kind: Literal["hand"] = "hand"


@dataclass(frozen=True, slots=True)
class SetTurn:
    seat: SeatId
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class ActOf:
    """The last act was this seat's."""

    seat: SeatId
    kind: Literal["act-of"] = "act-of"


@dataclass(frozen=True, slots=True)
class CardIs:
    """What the referee takes for `card` is really `really`."""

    card: str
    really: str
    kind: Literal["card-is"] = "card-is"


@dataclass(frozen=True, slots=True)
class AlreadyDrawn:
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class AcceptTable:
    """The table is right; `open` names cards that lie face up though no act of this match revealed them."""

    open: tuple[str, ...] = ()
    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Leave:
    seat: SeatId
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Replace:
    seat: SeatId
    name: str
    kind: Literal["replace"] = "replace"


Correction = SetHand | SetTurn | ActOf | CardIs | AlreadyDrawn | AcceptTable | Leave | Replace


@dataclass(frozen=True, slots=True)
class Corrected:
    correction: Correction
    at: float


@dataclass(frozen=True, slots=True)
class Sorted:
    """While cards are sorted before the deal one of this kind was shown; which one it was is kept nowhere (H1)."""

    sort: str
    at: float


OfTable = TagPlaced | TagLifted | TagTapped | Pressed | Chosen | Corrected | Sorted
OfReaders = SlotsFrozen | SlotsBack | ReadsBadly | ReadsWell | Unreadable
Event = OfTable | OfReaders | Elapsed | Resumed | JournalNews
