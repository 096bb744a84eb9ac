"""Two decks compared: the cards that only one of them has, what differs in the others, and how many pairs change their order.

Rules of this file: cards are listed in the order of names. The numbers of both decks are shown, as the command asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, TextIO

from companion.cards.decks import files
from companion.cards.editing.telling import DeckPage
from companion.cards.editing.ties import Reordered, numbers_of, reordered
from companion.core.decks.card import LANGUAGES, Card, CardId, Characteristic, CharacteristicId, Deck, DeckId
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Text, unusable
from companion.words.formats import mark_words, shown

What = Literal["name", "short", "place", "note", "trait", "marks", "order"]


@dataclass(frozen=True, slots=True)
class CardDifference:
    """A difference of one card: its text in the one deck and in the other; an empty text where a deck has none."""

    what: What
    of: str  # the language of a text, a trait, or a characteristic
    before: str
    now: str


@dataclass(frozen=True, slots=True)
class DeckDifference:
    """How the second deck differs from the first."""

    gone: tuple[CardId, ...]
    new: tuple[CardId, ...]
    changes: Mapping[CardId, tuple[CardDifference, ...]]
    orders_gone: tuple[CharacteristicId, ...]
    orders_new: tuple[CharacteristicId, ...]
    orders_other: tuple[CharacteristicId, ...]  # with another name, unit, format or word
    reordered: Mapping[CharacteristicId, Reordered]
    is_otherwise: bool  # names, credits, games or terms of the deck differ

    @property
    def is_same(self) -> bool:
        cards = self.gone or self.new or self.changes
        return not (cards or self.orders_gone or self.orders_new or self.orders_other or self.is_otherwise)


def compared_decks(before: Deck, now: Deck, language: str) -> DeckDifference:
    """Numbers are written as in that language, each with the words of its own deck."""
    first, second = ({one.id: one for one in deck.characteristics} for deck in (before, now))
    both = [id for id in first if id in second]
    of_cards = {id: tuple(_changes(before, now, id, language)) for id in before.cards if id in now.cards}
    return DeckDifference(
        gone=tuple(id for id in before.cards if id not in now.cards),
        new=tuple(id for id in now.cards if id not in before.cards),
        changes={id: changes for id, changes in of_cards.items() if changes},
        orders_gone=tuple(id for id in first if id not in second),
        orders_new=tuple(id for id in second if id not in first),
        orders_other=tuple(id for id in both if first[id] != second[id]),
        reordered={id: reordered(numbers_of(before, id), numbers_of(now, id)) for id in both},
        is_otherwise=_otherwise(before) != _otherwise(now),
    )


def _otherwise(deck: Deck) -> tuple[object, ...]:
    return deck.names, deck.credits, deck.games, deck.terms


def _changes(before: Deck, now: Deck, id: CardId, language: str) -> Iterator[CardDifference]:
    one, other = before.cards[id], now.cards[id]
    named_alike = [language for language in LANGUAGES if one.names[language] == other.names[language]]
    texts: tuple[tuple[What, Mapping[str, str], Mapping[str, str]], ...] = (
        ("name", one.names, other.names),
        ("short", _only(one.short_names, named_alike), _only(other.short_names, named_alike)),
        ("place", one.places, other.places),
        ("note", one.notes, other.notes),
    )
    for what, first, second in texts:
        yield from _texts(what, first, second)
    for trait in sorted(one.traits.keys() | other.traits.keys()):
        if one.traits.get(trait, "") != other.traits.get(trait, ""):
            yield CardDifference("trait", trait, one.traits.get(trait, ""), other.traits.get(trait, ""))
    for order in before.characteristics:
        twin = now.characteristic(order.id)
        if twin is not None:
            yield from _numbers(one, other, order, twin, language)


def _only(texts: Mapping[str, str], languages: Sequence[str]) -> Mapping[str, str]:
    """Short names in the languages in which the names are equal; elsewhere a short name differs because the name does."""
    return {language: texts[language] if language in languages else "" for language in LANGUAGES}


def _texts(what: What, before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[CardDifference]:
    """The differences of a text; one that is the same in all languages comes once."""
    changed = [
        CardDifference(what, language, before[language], now[language]) for language in LANGUAGES if before[language] != now[language]
    ]
    seen: set[tuple[str, str]] = set()
    for one in changed:
        if (one.before, one.now) not in seen:
            yield one
        seen.add((one.before, one.now))


def _numbers(one: Card, other: Card, order: Characteristic, twin: Characteristic, language: str) -> Iterator[CardDifference]:
    first, second = one.numbers.opened(), other.numbers.opened()
    before = shown(first[order.id], order, (), language, beside=order.second(first))
    now = shown(second[twin.id], twin, (), language, beside=twin.second(second))
    if first[order.id] != second[twin.id] or order.second(first) != twin.second(second):
        yield CardDifference("order", order.id, before, now)
    marks, others = one.marks[order.id], other.marks[twin.id]
    if marks != others:
        yield CardDifference("marks", order.id, " ".join(marks), " ".join(others))


def diff_decks(name: str, other: str | None, own: Path, language: str, out: TextIO) -> int:
    """Compares two decks; where only one is named, the shipped deck of that name with the user's own."""
    first, second = _folders(name, other, own)
    before, now = files.load(first), files.load(second)
    found = compared_decks(before, now, language)
    if found.is_same:
        DeckPage(language, out, now).write("decks-same", count=len(now.cards))
        return DONE
    _tell(found, before, now, language, out, (str(first), str(second)))
    return FOUND_WRONG


def _folders(name: str, other: str | None, own: Path) -> tuple[Path, Path]:
    if other is not None:
        return files.folder_of(name, own), files.folder_of(other, own)
    mine = files.folder_of(name, own)
    shipped = files.shipped().get(DeckId(mine.name))
    if shipped is None:
        raise unusable(Text("place-deck-quoted", deck=name), "editing-nothing-to-compare-with", deck=name)
    if mine == shipped:
        raise unusable(Text("place-deck-quoted", deck=name), "editing-deck-is-shipped", deck=name)
    return shipped, mine


def _tell(found: DeckDifference, before: Deck, now: Deck, language: str, out: TextIO, folders: tuple[str, str]) -> None:
    here, there = DeckPage(language, out, now), DeckPage(language, out, before)
    for key, folder in zip(("decks-diff-first", "decks-diff-second"), folders, strict=True):
        here.exact(key, folder)
    here.plain()
    if found.is_otherwise:
        here.write("decks-diff-otherwise")
    _tell_orders(found, before, now, here)
    for key, cards, telling in (("decks-diff-gone", found.gone, there), ("decks-diff-new", found.new, here)):
        if cards:
            telling.followed(key, ", ".join(map(telling.card, telling.cards(cards))), count=len(cards))
    for card in here.cards(found.changes):
        here.plain(there.card(card), "turn")
        for change in found.changes[card]:
            here.plain(_change(change, now, here), indent=2)


def _tell_orders(found: DeckDifference, before: Deck, now: Deck, telling: DeckPage) -> None:
    for key, orders, deck in (
        ("decks-diff-order-gone", found.orders_gone, before),
        ("decks-diff-order-new", found.orders_new, now),
        ("decks-diff-order-other", found.orders_other, now),
    ):
        for order in orders:
            telling.write(key, order=_order(deck, order, telling))
    for id, one in found.reordered.items():
        if one.inverted:
            telling.write("decks-diff-turned", order=_order(now, id, telling), count=one.inverted)
        if one.equal_now:
            telling.write("decks-diff-equal-now", order=_order(now, id, telling), count=one.equal_now)
        if one.equal_before:
            telling.write("decks-diff-equal-before", order=_order(now, id, telling), count=one.equal_before)


def _order(deck: Deck, id: CharacteristicId, telling: DeckPage) -> str:
    one = deck.characteristic(id)
    return id if one is None else one.names[telling.language]


def _change(change: CardDifference, now: Deck, telling: DeckPage) -> str:
    before, after = (_side(change, text, telling) for text in (change.before, change.now))
    match change.what:
        case "order" | "marks":
            what = telling.words(f"decks-diff-{change.what}", order=_order(now, CharacteristicId(change.of), telling))
        case "trait":
            what = change.of
        case "name" | "short" | "place" | "note":
            what = telling.words(f"decks-diff-{change.what}", language=change.of)
    return telling.words("decks-diff-change", what=what, before=before, now=after)


def _side(change: CardDifference, text: str, telling: DeckPage) -> str:
    if not text:
        return telling.words("decks-diff-nothing")
    if change.what == "marks":
        return ", ".join(mark_words(text.split(), telling.language))
    return text.replace("\n", "|") if change.what == "short" else text
