"""What the tags of a card are, and how what was changed becomes again what it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.cards.tags.told import Wanted
from companion.core.decks.card import DeckId, Side
from companion.core.decks.register import Register, Tagged


@dataclass(frozen=True, slots=True)
class Meaning:
    """Of a tag: a card or a command, and in which box."""

    what: Wanted  # a card without its side
    side: Side | None = None
    box: int = 1


@dataclass(frozen=True, slots=True)
class Changed:
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
    """Whatever it meant before."""
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
    """Whether somebody has begun to put two stickers to each card of that box."""
    return any(one.side is not None and register.box_of(uid) == box for uid, one in register.tags.items() if one.deck == deck)


def without_second(cards: Sequence[Tagged], register: Register, box: int = 1) -> tuple[Wanted, ...]:
    """Those that have a tag in that box but not one for each side, where its cards have two."""
    if not cards or not has_sides(cards[0].deck, register, box):
        return ()
    without = without_tag(cards, register, box)
    return tuple(one for one in without_tag(cards, register, box, has_sides=True) if one not in without)


def changed(before: Register, after: Register) -> tuple[Changed, ...]:
    known = sorted({*before.tags, *before.commands, *after.tags, *after.commands})
    all_of = (Changed(uid, meaning_of(uid, before), meaning_of(uid, after)) for uid in known)
    return tuple(one for one in all_of if one.before != one.after)


def restored(changes: Sequence[Changed], register: Register) -> Register:
    """As before these changes, where nothing else has changed since."""
    for one in changes:
        if meaning_of(one.uid, register) != one.after:
            continue
        if one.before is None:
            register = register.forgotten(one.uid)
        else:
            register = with_tag(one.uid, one.before.what, one.before.side, one.before.box, register)
    return register
