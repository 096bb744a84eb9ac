"""Which cards are meant by names that somebody gave: ids, names in any language, short codes."""

from __future__ import annotations

from collections.abc import Iterable

from companion.decks.card import CardId, Deck
from companion.decks.codes import named_by
from companion.decks.reading import nearest, quoted
from companion.errors import Problem, Unusable
from companion.play.commands import plain


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
    if problems:
        raise Unusable(problems)
    return frozenset(found)


def _called(deck: Deck, name: str) -> set[CardId]:
    by_code = named_by(name, deck)
    if by_code is not None:
        return {by_code}
    wanted = plain(name)
    return {card.id for card in deck.cards.values() if wanted in {plain(one) for one in (card.id, *card.names.values())}}


def _fix(deck: Deck, name: str) -> str:
    fix = nearest(plain(name).replace(" ", "-"), deck.cards)
    return fix if fix.startswith("did you mean") else "give ids, names or codes as they stand on the cards, with commas between them"
