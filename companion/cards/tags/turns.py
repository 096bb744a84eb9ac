"""The values of a lesson: acts and lines, the card whose turn it is, the tags of a card, and changes that can be taken back.

Rules of this file: only values and pure functions; a changed register is a new one.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import Literal

from companion.cards.tags.hearing import News
from companion.core.decks.card import CardId, DeckId, Side
from companion.core.decks.register import Register, Tagged
from companion.core.frozen import dataclass
from companion.events import Button

Wanted = Tagged | Button
Order = Literal["listed", "free"]
Verb = Literal["skip", "back", "stop", "help"]
Choice = Literal["replace", "copy", "move", "leave"]


@dataclass(frozen=True, slots=True)
class TypedVerb:
    verb: Verb


@dataclass(frozen=True, slots=True)
class TypedText:
    """A typed text that is no command: a uid, a code or a part of a name."""

    text: str


@dataclass(frozen=True, slots=True)
class CardNamed:
    """The user has named a card; of cards that are alike, any of them."""

    card: Wanted


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to the open question."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Switched:
    """The lesson goes on in another way; a part that is None stays as it was."""

    order: Order | None = None
    has_sides: bool | None = None
    box: int | None = None


Told = News | TypedVerb | TypedText | CardNamed | Answered | Switched


@dataclass(frozen=True, slots=True)
class AlreadyHas:
    """The card has the tags `uids` already, and `uid` was laid for it: replace them, learn it as a copy of another box, or leave it."""

    card: Tagged
    uids: tuple[str, ...]
    uid: str
    owner: Wanted | None = None  # what `uid` meant until now, where that was to be moved
    choices: tuple[Choice, ...] = ("replace", "copy", "leave")


@dataclass(frozen=True, slots=True)
class BelongsElsewhere:
    """The tag means something else already, or the same card in another box: move it or leave it."""

    uid: str
    owner: Wanted
    box: int
    choices: tuple[Choice, ...] = ("move", "leave")


Question = AlreadyHas | BelongsElsewhere


@dataclass(frozen=True, slots=True)
class Say:
    """A line and the card or command that it speaks of, which is named later, in a language.

    `is_by_tag`: the card is known only by its tag. Where hands are secret its name is not said.
    """

    key: str
    what: Wanted | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)
    tone: Literal["", "turn", "soft"] = ""
    those: tuple[CardId, ...] = ()  # cards of the deck to be listed behind it
    is_by_tag: bool = False


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a tag: a command, or a card and the box that it is in."""

    what: Wanted  # a card without its side
    side: Side | None = None
    box: int = 1


@dataclass(frozen=True, slots=True)
class TagChange:
    """The meaning of a tag before and after a step; None: the tag was not known."""

    uid: str
    before: Meaning | None
    after: Meaning | None


def owner_of(uid: str, register: Register) -> Wanted | None:
    """The card or command of a tag, without the side of the card."""
    meaning = meaning_of(uid, register)
    return meaning.what if meaning is not None else None


def meaning_of(uid: str, register: Register) -> Meaning | None:
    tagged = register.tags.get(uid)
    if tagged is not None:
        return Meaning(Tagged(tagged.deck, tagged.card), tagged.side, register.box_of(uid))
    return Meaning(register.commands[uid]) if uid in register.commands else None


def with_tag(uid: str, what: Wanted, side: Side | None, box: int, register: Register) -> Register:
    """The register with a new meaning of the tag, which replaces the one before."""
    if isinstance(what, str):
        return register.forgotten(uid).commanding(uid, what)
    return register.moved(uid, Tagged(what.deck, what.card, side), box)


def uids_of(card: Tagged, register: Register, box: int, side: Side | None = None) -> tuple[str, ...]:
    """The uids of a card in a box; with a side, only those of that side."""
    return tuple(
        sorted(
            uid
            for uid, one in register.tags.items()
            if (one.deck, one.card) == (card.deck, card.card) and register.box_of(uid) == box and side in (None, one.side)
        )
    )


def without_tag(cards: Iterable[Wanted], register: Register, box: int = 1, *, has_sides: bool = False) -> tuple[Wanted, ...]:
    """The cards that have no tag in that box, or not one for each side."""
    sides: tuple[Side | None, ...] = ("back", "face") if has_sides else (None,)
    have = {(one.deck, one.card, side) for uid, one in register.tags.items() if register.box_of(uid) == box for side in (None, one.side)}
    commands = set(register.commands.values())

    def has(what: Wanted) -> bool:
        return what in commands if isinstance(what, str) else all((what.deck, what.card, side) in have for side in sides)

    return tuple(one for one in cards if not has(one))


def has_sides(deck: DeckId, register: Register, box: int = 1) -> bool:
    """Whether a card of that box has a sticker for one side."""
    return any(one.side is not None and register.box_of(uid) == box for uid, one in register.tags.items() if one.deck == deck)


def without_second(cards: Sequence[Tagged], register: Register, box: int = 1) -> tuple[Wanted, ...]:
    """The cards that have only one of two stickers, in a box whose cards have two."""
    if not cards or not has_sides(cards[0].deck, register, box):
        return ()
    without = without_tag(cards, register, box)
    return tuple(one for one in without_tag(cards, register, box, has_sides=True) if one not in without)


def changes_between(before: Register, after: Register) -> tuple[TagChange, ...]:
    known = sorted({*before.tags, *before.commands, *after.tags, *after.commands})
    all_of = (TagChange(uid, meaning_of(uid, before), meaning_of(uid, after)) for uid in known)
    return tuple(one for one in all_of if one.before != one.after)


def restored(changes: Sequence[TagChange], register: Register) -> Register:
    """The register as it was before these changes; a tag that was changed again since stays as it is."""
    for one in changes:
        if meaning_of(one.uid, register) != one.after:
            continue
        if one.before is None:
            register = register.forgotten(one.uid)
        else:
            register = with_tag(one.uid, one.before.what, one.before.side, one.before.box, register)
    return register


@dataclass(frozen=True, slots=True)
class Way:
    """The options of a lesson, which can be switched while it goes on."""

    order: Order = "listed"
    has_sides: bool = False  # two stickers to a card
    box: int = 1
    again: bool = False  # cards that have a tag are asked for as well
    replaces: bool = False  # the next tag replaces those of the card; a step back restores them

    def lacking(self, cards: Sequence[Wanted], register: Register) -> tuple[Wanted, ...]:
        """The cards that have no tag in this box, or not one for each side."""
        return without_tag(cards, register, self.box, has_sides=self.has_sides)

    @property
    def asks_all(self) -> bool:
        return self.again or self.replaces


@dataclass(frozen=True, slots=True)
class CardTurn:
    card: Wanted | None = None
    side: Side | None = None  # the side that is to lie up
    box: int = 1  # of this card; differs from that of the lesson where its tag turned out to be one of a copy
    is_in_line: bool = False  # it came from the list, not by its name
    ahead: tuple[Wanted, ...] = ()  # of the list, after this one
    count: int = 0  # that the list began with

    @property
    def which(self) -> int:
        """The place of the card in the list; 0 where it was named out of turn."""
        return self.count - len(self.ahead) if self.is_in_line else 0

    def waiting(self) -> tuple[Wanted, ...]:
        """The cards that are still in the list, with the present one if it came from the list."""
        return (self.card, *self.ahead) if self.is_in_line and self.card is not None else self.ahead


def first_turn(way: Way, wanted: Sequence[Wanted], register: Register, given: Container[tuple[Wanted, int]] = ()) -> CardTurn:
    """The first turn; cards in `given`, each with its box, got a tag in this lesson and are left out."""
    line = tuple(wanted) if way.asks_all else way.lacking(wanted, register)
    line = tuple(one for one in line if (one, way.box) not in given)
    turn = CardTurn(ahead=line, count=len(line))
    return turn if way.order == "free" else next_turn(turn, way, register)


def next_turn(turn: CardTurn, way: Way, register: Register) -> CardTurn:
    """A card that another lesson has learned meanwhile is not asked for."""
    ahead = turn.ahead
    while way.order == "listed" and not way.asks_all and ahead and not way.lacking(ahead[:1], register):
        ahead = ahead[1:]
    if way.order == "free" or not ahead:
        return replace(turn, card=None, side=None, is_in_line=False, ahead=ahead)
    return _turn_of(ahead[0], way, replace(turn, is_in_line=True, ahead=ahead[1:]), register)


def called(card: Wanted, turn: CardTurn, way: Way, register: Register) -> CardTurn:
    """A card out of turn; the one that was asked for comes after it."""
    ahead = tuple(one for one in turn.waiting() if one != card)
    return _turn_of(card, way, replace(turn, is_in_line=False, ahead=ahead), register)


def turn_after(turn: CardTurn, way: Way, register: Register) -> CardTurn:
    """The card has got this tag: the other side of it, or the next card."""
    if turn.side == "back" and isinstance(turn.card, Tagged) and (way.asks_all or not uids_of(turn.card, register, turn.box, "face")):
        return replace(turn, side="face")
    return next_turn(turn, way, register)


def _turn_of(card: Wanted, way: Way, turn: CardTurn, register: Register) -> CardTurn:
    side: Side | None = None
    if way.has_sides and isinstance(card, Tagged):
        has_back, has_face = (bool(uids_of(card, register, way.box, one)) for one in ("back", "face"))
        side = "face" if has_back and not has_face and not way.asks_all else "back"
    return replace(turn, card=card, side=side, box=way.box)
