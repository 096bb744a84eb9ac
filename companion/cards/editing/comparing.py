"""Two decks compared: which cards are in one of them only, what is told differently, and how much of the order that changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.cards.editing.ties import Reordered, numbers_of, reordered
from companion.core.decks.card import LANGUAGES, Card, CardId, Characteristic, CharacteristicId, Deck
from companion.words.formats import shown

What = Literal["name", "short", "place", "note", "trait", "marks", "order"]


@dataclass(frozen=True, slots=True)
class Change:
    """Of one card: what it is, and how it reads in the one and in the other. Empty: nothing stands there."""

    what: What
    of: str  # the language of a text, a trait, or what cards are ordered by
    before: str
    now: str


@dataclass(frozen=True, slots=True)
class Compared:
    """The second against the first."""

    gone: tuple[CardId, ...]
    new: tuple[CardId, ...]
    changes: Mapping[CardId, tuple[Change, ...]]
    orders_gone: tuple[CharacteristicId, ...]
    orders_new: tuple[CharacteristicId, ...]
    orders_other: tuple[CharacteristicId, ...]  # another name, unit, format, word
    reordered: Mapping[CharacteristicId, Reordered]
    is_otherwise: bool  # names, credits, games or terms of the deck

    @property
    def is_same(self) -> bool:
        cards = self.gone or self.new or self.changes
        return not (cards or self.orders_gone or self.orders_new or self.orders_other or self.is_otherwise)


def compared(before: Deck, now: Deck, language: str) -> Compared:
    """Numbers are told as that language writes them, each with the words of its own deck."""
    first, second = ({one.id: one for one in deck.characteristics} for deck in (before, now))
    both = [id for id in first if id in second]
    of_cards = {id: tuple(_changes(before, now, id, language)) for id in before.cards if id in now.cards}
    return Compared(
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


def _changes(before: Deck, now: Deck, id: CardId, language: str) -> Iterator[Change]:
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
            yield Change("trait", trait, one.traits.get(trait, ""), other.traits.get(trait, ""))
    for order in before.characteristics:
        twin = now.characteristic(order.id)
        if twin is not None:
            yield from _numbers(one, other, order, twin, language)


def _only(texts: Mapping[str, str], languages: Sequence[str]) -> Mapping[str, str]:
    """A short name that was made of another name is no news."""
    return {language: texts[language] if language in languages else "" for language in LANGUAGES}


def _texts(what: What, before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[Change]:
    """Where a text is the same in all languages, once."""
    changed = [Change(what, language, before[language], now[language]) for language in LANGUAGES if before[language] != now[language]]
    seen: set[tuple[str, str]] = set()
    for one in changed:
        if (one.before, one.now) not in seen:
            yield one
        seen.add((one.before, one.now))


def _numbers(one: Card, other: Card, order: Characteristic, twin: Characteristic, language: str) -> Iterator[Change]:
    first, second = one.numbers.opened(), other.numbers.opened()
    before = shown(first[order.id], order, (), language, beside=order.second(first))
    now = shown(second[twin.id], twin, (), language, beside=twin.second(second))
    if first[order.id] != second[twin.id] or order.second(first) != twin.second(second):
        yield Change("order", order.id, before, now)
    marks, others = one.marks[order.id], other.marks[twin.id]
    if marks != others:
        yield Change("marks", order.id, " ".join(marks), " ".join(others))
