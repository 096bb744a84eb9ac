"""What lies below the table of people who play in a window, as values: whose cards, which stacks and pads, what is held.

Rules of this file: where hands are secret only the one that may be seen is among them, and none while it is veiled.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.decks.card import CardId
from companion.events import SeatId, Slot


@dataclass(frozen=True, slots=True)
class Owner:
    """A seat: people of this window have a tab each, of bots only the number of cards is known."""

    seat: SeatId
    number: int  # around the table, for colour and shape
    name: str
    count: int
    sits_here: bool


@dataclass(frozen=True, slots=True)
class TrayCard:
    """Without an id it is something that is no card of the deck."""

    card: CardId
    is_held: bool = False
    is_lying: bool = False  # on the mat, where it does not count yet
    worth: tuple[int, int] | None = None  # metres and points, where they are printed on it


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile of cards, of which the top one can be taken."""

    name: str  # "pile", "foundations"
    count: int
    top: CardId | None
    is_closed: bool  # all backs look alike
    is_held: bool = False
    is_lying: bool = False


@dataclass(frozen=True, slots=True)
class TrayView:
    unit: float  # a hundredth of the height of the referee's screen
    owners: tuple[Owner, ...]
    open: SeatId  # whose cards lie here
    cards: tuple[TrayCard, ...]
    beside: tuple[TrayCard, ...] = ()  # taken off the mat, where they belong
    stacks: tuple[Stack, ...] = ()
    pads: tuple[Slot, ...] = ()
    held: CardId | None = None
    goes: str = ""  # where what is held goes when it is put away: "hand", "stack", "beside"; "ask": what is asked is put off
    asks: str = ""  # which of these cards is meant: "keep", "take"
    lying: frozenset[Slot] = frozenset()  # places on which something lies
    can_switch: bool = True  # to the cards of other people
    is_veiled: bool = False  # until whoever is asked is alone with the cards
