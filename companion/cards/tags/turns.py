"""Whose turn it is: which card is asked for, with which side up, and which come after it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from companion.cards.tags.changes import tags_of, without_tag
from companion.cards.tags.told import Order, Wanted
from companion.core.decks.card import Side
from companion.core.decks.register import Register, Tagged


@dataclass(frozen=True, slots=True)
class Way:
    """How it goes, until that is switched."""

    order: Order = "listed"
    has_sides: bool = False  # two stickers to a card
    box: int = 1
    again: bool = False  # cards that have a tag are asked for as well
    replaces: bool = False  # the next tag takes the place of those before, and one may think better of it

    def lacking(self, cards: Sequence[Wanted], register: Register) -> tuple[Wanted, ...]:
        """Those that have no tag in this box, or not one for each side."""
        return without_tag(cards, register, self.box, has_sides=self.has_sides)

    @property
    def asks_all(self) -> bool:
        return self.again or self.replaces


@dataclass(frozen=True, slots=True)
class Turn:
    card: Wanted | None = None
    side: Side | None = None  # that is to lie up
    box: int = 1  # of this card; another one than that of the lesson where its tag turned out to be a copy's
    is_in_line: bool = False  # it came from the list, not by its name
    ahead: tuple[Wanted, ...] = ()  # of the list, after this one
    count: int = 0  # that the list began with

    @property
    def which(self) -> int:
        """Its place in the list; 0 where it was called out of turn."""
        return self.count - len(self.ahead) if self.is_in_line else 0

    def waiting(self) -> tuple[Wanted, ...]:
        """What the list still has, with the card that would be called before its turn is over."""
        return (self.card, *self.ahead) if self.is_in_line and self.card is not None else self.ahead


def first_turn(way: Way, wanted: Sequence[Wanted], register: Register, given: Container[tuple[Wanted, int]] = ()) -> Turn:
    """`given`: cards, each with its box, that have got a tag since it began."""
    line = tuple(wanted) if way.asks_all else way.lacking(wanted, register)
    line = tuple(one for one in line if (one, way.box) not in given)
    turn = Turn(ahead=line, count=len(line))
    return turn if way.order == "free" else next_turn(turn, way, register)


def next_turn(turn: Turn, way: Way, register: Register) -> Turn:
    """What somebody else learned meanwhile is not asked for."""
    ahead = turn.ahead
    while way.order == "listed" and not way.asks_all and ahead and not way.lacking(ahead[:1], register):
        ahead = ahead[1:]
    if way.order == "free" or not ahead:
        return replace(turn, card=None, side=None, is_in_line=False, ahead=ahead)
    return _turn_of(ahead[0], way, replace(turn, is_in_line=True, ahead=ahead[1:]), register)


def called(card: Wanted, turn: Turn, way: Way, register: Register) -> Turn:
    """A card out of turn; the one that was asked for comes after it."""
    ahead = tuple(one for one in turn.waiting() if one != card)
    return _turn_of(card, way, replace(turn, is_in_line=False, ahead=ahead), register)


def turn_after(turn: Turn, way: Way, register: Register) -> Turn:
    """The card has got this tag: the other side of it, or the next card."""
    if turn.side == "back" and isinstance(turn.card, Tagged) and (way.asks_all or not tags_of(turn.card, register, turn.box, "face")):
        return replace(turn, side="face")
    return next_turn(turn, way, register)


def _turn_of(card: Wanted, way: Way, turn: Turn, register: Register) -> Turn:
    side: Side | None = None
    if way.has_sides and isinstance(card, Tagged):
        has_back, has_face = (bool(tags_of(card, register, way.box, one)) for one in ("back", "face"))
        side = "face" if has_back and not has_face and not way.asks_all else "back"
    return replace(turn, card=card, side=side, box=way.box)
