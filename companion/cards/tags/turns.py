"""What enrolment works with: what it hears and says, whose turn it is, what the tags of a card are, and how a change is taken back.

Rules of this file: values and pure functions alone; a register is never changed, another one is returned.
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
class Word:
    verb: Verb


@dataclass(frozen=True, slots=True)
class Typed:
    """What is no word, and so should be a uid, a code or part of a name."""

    text: str


@dataclass(frozen=True, slots=True)
class Named:
    """The user says which card it is about; of cards that are alike, any."""

    card: Wanted


@dataclass(frozen=True, slots=True)
class Answered:
    """To the question that is open."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Switched:
    """It goes on in another way; what is None stays as it was."""

    order: Order | None = None
    has_sides: bool | None = None
    box: int | None = None


Told = News | Word | Typed | Named | Answered | Switched


@dataclass(frozen=True, slots=True)
class AlreadyHas:
    """The card has these tags already, and now `uid` came for it: replace, copy (it is of another box) or leave."""

    card: Tagged
    uids: tuple[str, ...]
    uid: str
    owner: Wanted | None = None  # what `uid` meant until now, where that was to be moved
    choices: tuple[Choice, ...] = ("replace", "copy", "leave")


@dataclass(frozen=True, slots=True)
class BelongsElsewhere:
    """The tag means something else already, or is that card in another box: move or leave."""

    uid: str
    owner: Wanted
    box: int
    choices: tuple[Choice, ...] = ("move", "leave")


Question = AlreadyHas | BelongsElsewhere


@dataclass(frozen=True, slots=True)
class Say:
    """A line and what it speaks of: cards and commands are named later, in a language.

    `is_by_tag`: that it is this card only a tag has told. Where hands are secret its name is not said.
    """

    key: str
    what: Wanted | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)
    tone: Literal["", "turn", "soft"] = ""
    those: tuple[CardId, ...] = ()  # cards of the deck to be listed behind it
    is_by_tag: bool = False


@dataclass(frozen=True, slots=True)
class Meaning:
    """Of a tag: a card or a command, and in which box."""

    what: Wanted  # a card without its side
    side: Side | None = None
    box: int = 1


@dataclass(frozen=True, slots=True)
class TagChange:
    """One tag, and what it meant before and after; None: it was not known."""

    uid: str
    before: Meaning | None
    after: Meaning | None


def owner_of(uid: str, register: Register) -> Wanted | None:
    """What a tag stands for, whichever side of a card it sits on."""
    meaning = meaning_of(uid, register)
    return meaning.what if meaning is not None else None


def meaning_of(uid: str, register: Register) -> Meaning | None:
    tagged = register.tags.get(uid)
    if tagged is not None:
        return Meaning(Tagged(tagged.deck, tagged.card), tagged.side, register.box_of(uid))
    return Meaning(register.commands[uid]) if uid in register.commands else None


def with_tag(uid: str, what: Wanted, side: Side | None, box: int, register: Register) -> Register:
    """What the tag meant before no longer holds."""
    if isinstance(what, str):
        return register.forgotten(uid).commanding(uid, what)
    return register.moved(uid, Tagged(what.deck, what.card, side), box)


def tags_of(card: Tagged, register: Register, box: int, side: Side | None = None) -> tuple[str, ...]:
    """The uids of a card in a box; with a side, only those of that side."""
    return tuple(
        sorted(
            uid
            for uid, one in register.tags.items()
            if (one.deck, one.card) == (card.deck, card.card) and register.box_of(uid) == box and side in (None, one.side)
        )
    )


def without_tag(cards: Iterable[Wanted], register: Register, box: int = 1, *, has_sides: bool = False) -> tuple[Wanted, ...]:
    """Those of these that have none in that box, or not one for each side."""
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
    """Those that have a tag in that box but not one for each side, where its cards have two."""
    if not cards or not has_sides(cards[0].deck, register, box):
        return ()
    without = without_tag(cards, register, box)
    return tuple(one for one in without_tag(cards, register, box, has_sides=True) if one not in without)


def changed(before: Register, after: Register) -> tuple[TagChange, ...]:
    known = sorted({*before.tags, *before.commands, *after.tags, *after.commands})
    all_of = (TagChange(uid, meaning_of(uid, before), meaning_of(uid, after)) for uid in known)
    return tuple(one for one in all_of if one.before != one.after)


def restored(changes: Sequence[TagChange], register: Register) -> Register:
    """As before these changes, where nothing else has changed since."""
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
class CardTurn:
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


def first_turn(way: Way, wanted: Sequence[Wanted], register: Register, given: Container[tuple[Wanted, int]] = ()) -> CardTurn:
    """`given`: cards, each with its box, that have got a tag since it began."""
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
    if turn.side == "back" and isinstance(turn.card, Tagged) and (way.asks_all or not tags_of(turn.card, register, turn.box, "face")):
        return replace(turn, side="face")
    return next_turn(turn, way, register)


def _turn_of(card: Wanted, way: Way, turn: CardTurn, register: Register) -> CardTurn:
    side: Side | None = None
    if way.has_sides and isinstance(card, Tagged):
        has_back, has_face = (bool(tags_of(card, register, way.box, one)) for one in ("back", "face"))
        side = "face" if has_back and not has_face and not way.asks_all else "back"
    return replace(turn, card=card, side=side, box=way.box)
