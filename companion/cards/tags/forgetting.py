"""Finds the tags that a uid, or the id or name of a card, stands for; an unclear word is one error that says how to be clear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from companion.cards.decks.finding import found as cards_found
from companion.cards.tags.turns import Wanted, owner_of
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.codes import named_by
from companion.core.decks.register import Register, Tagged, flaw_of, parse_uid
from companion.errors import Text, Unusable, unusable
from companion.system import reading

LIST = Text("tags-list-what-is-known")
MOST = 10  # cards that are listed where several fit


def tags_meant(register: Register, words: Sequence[str], decks: Iterable[Deck], only: DeckId | None = None) -> Mapping[str, Wanted]:
    """The tags to be forgotten, at least one, each with its meaning. `only`: cards of that deck.

    Words are uids if each of them is one; else all together are the name of a card, or a uid that was written byte by byte.
    """
    if all(_is_uid(word) for word in words):
        return {parse_uid(word): _owner(register, parse_uid(word)) for word in words}
    word = " ".join(words)
    if _is_uid(word):
        return {parse_uid(word): _owner(register, parse_uid(word))}
    card = card_meant(register, word, decks, only)
    uids = sorted(uid for uid in register.tags if owner_of(uid, register) == card)
    if not uids:
        raise unusable(Text("place-card", card=card.card), "tags-card-without-tags", deck=card.deck)
    return dict.fromkeys(uids, card)


def _is_uid(word: str) -> bool:
    return flaw_of(word) not in ("no-uid", "length")


def _owner(register: Register, uid: str) -> Wanted:
    owner = owner_of(uid, register)
    if owner is None:
        raise unusable(Text("place-tag", tag=uid), "tags-uid-is-not-known")
    return owner


def card_meant(register: Register, word: str, every: Iterable[Deck], only: DeckId | None = None, *, takes_part: bool = False) -> Tagged:
    """The card that a word names by id, short code, name in any language or part of one; of several, those that have tags are meant."""
    decks = [deck for deck in every if only in (None, deck.id)]
    tagged = {Tagged(one.deck, one.card) for one in register.tags.values() if only in (None, one.deck)}
    found = {Tagged(deck.id, card) for deck in decks for card in _cards_called(deck, word)} | {one for one in tagged if one.card == word}
    with_tags = sorted(found & tagged, key=lambda one: (one.deck, one.card))
    if len(with_tags) > 1:
        raise _ambiguous(word, with_tags)
    if not found:
        part = _in_part(decks, word)
        if takes_part and len(part) == 1:
            return part[0]
        if part:
            raise _several(word, part)
        ids = {card for deck in decks for card in deck.cards} | {one.card for one in tagged}
        raise unusable("UID|CARD", "tags-neither-card-nor-uid", word=word, instead=reading.meant(word.replace(" ", "-"), ids, LIST))
    return with_tags[0] if with_tags else min(found, key=lambda one: (one.deck, one.card))


def _in_part(decks: Iterable[Deck], word: str) -> list[Tagged]:
    """The cards in whose names every word begins a word."""
    return sorted((Tagged(deck.id, card) for deck in decks for card in cards_found(word, deck)), key=lambda one: (one.deck, one.card))


def _several(word: str, part: list[Tagged]) -> Unusable:
    if len(part) == 1:
        return unusable("UID|CARD", "tags-neither-card-nor-uid-did-you-mean", word=word, card=part[0].card)
    listed = ", ".join(one.card for one in part[:MOST])
    more = f"{listed} and {len(part) - MOST} more" if len(part) > MOST else listed
    return unusable("UID|CARD", "tags-several-cards-with-that-in-their-names", word=word, names=more)


def _cards_called(deck: Deck, word: str) -> list[CardId]:
    wanted, coded = reading.folded(word), named_by(word, deck)
    return [id for id, card in deck.cards.items() if id == coded or wanted in {reading.folded(name) for name in (id, *card.names.values())}]


def _ambiguous(word: str, cards: list[Tagged]) -> Unusable:
    decks = sorted({one.deck for one in cards})
    if len(decks) > 1:
        return unusable("UID|CARD", "tags-card-of-several-decks", word=word, decks=tuple(decks), first=decks[0])
    return unusable("UID|CARD", "tags-several-cards-of-that-name", word=word, names=tuple(one.card for one in cards))
