"""Which cards are meant by names that somebody gave: ids, names in any language, short codes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from companion.decks.card import CardId, Deck
from companion.decks.codes import named_by
from companion.decks.reading import nearest, quoted
from companion.errors import Problem, Unusable
from companion.play.commands import plain

_HOW = "give ids, names or codes as they stand on the cards, with commas between them"


def chosen(deck: Deck, texts: Iterable[str]) -> frozenset[CardId]:
    """Of each text the card that it names as a whole, else those between its commas; all that fit where several are alike."""
    found: set[CardId] = set()
    problems = []
    for text in texts:
        for name in (text,) if _called(deck, text) else [part.strip() for part in text.split(",") if part.strip()]:
            cards = _called(deck, name)
            found |= cards
            if not cards:
                problems.append(Problem("--cards", f"deck {deck.id} has no card {quoted(name)}", _fix(deck, name)))
    if not found and not problems:
        problems.append(Problem("--cards", "no card is named", _HOW))
    if problems:
        raise Unusable(problems)
    return frozenset(found)


def _called(deck: Deck, name: str) -> set[CardId]:
    """Whatever stands between its words; also by a part of a name that only one card has."""
    by_code = named_by(name, deck)
    if by_code is not None:
        return {by_code}
    wanted = _words(name)
    names = {card.id: {_words(one) for one in (card.id, *card.names.values(), *card.short_names.values())} for card in deck.cards.values()}
    whole = {card for card, its in names.items() if wanted in its}
    partly = {card for card, its in names.items() if wanted and any(f" {wanted} " in f" {one} " for one in its)}
    return whole or (partly if len(partly) == 1 else set())


def _words(name: str) -> str:
    return " ".join(re.findall(r"\w+", plain(name)))


def _fix(deck: Deck, name: str) -> str:
    fix = nearest(plain(name).replace(" ", "-"), deck.cards)
    return fix if fix.startswith("did you mean") else _HOW
