"""What is known of stickers, deck by deck and card by card: what the pages of cards show of it.

Rules of this file: of a card only what stands on its back is taken, and cards come by their names or ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from companion.cards.decks.finding import alike
from companion.cards.emblems.emblem import emblem_of, emblem_of_deck
from companion.cards.tags.listing import known_of
from companion.cards.tags.register_file import read_register
from companion.cards.tags.turns import has_sides
from companion.core.decks.card import CardId, Deck
from companion.core.decks.codes import codes_of, scanned
from companion.core.decks.register import Register, Tagged
from companion.errors import Unusable
from companion.pages.agreeing import Decks
from companion.screen.pages import search
from companion.screen.pages.cards import Copies, DeckList, DeckRow
from companion.screen.pages.enrol import OnBack
from companion.screen.words import Words
from companion.words.problems import problem_in


def offered(deck: Deck, card: CardId, language: str) -> search.Offered:
    one = deck.cards[card]
    under = one.notes[language] or one.places[language]
    codes = tuple(code for same in alike(card, deck) for code in (codes_of(deck)[same], scanned(deck.id, same)))
    return search.Offered(card, one.names[language], under.replace("\n", " "), emblem_of(one, deck), codes)


def apart(deck: Deck) -> tuple[CardId, ...]:
    """One of those that are alike."""
    return tuple(card for card in deck.cards if alike(card, deck)[0] == card)


def on_back(deck: Deck, card: Tagged, words: Words) -> OnBack | None:
    if card.card not in deck.cards:
        return None
    one, language, same = deck.cards[card.card], words.language, alike(card.card, deck)
    which = words.say("enrol-label-alike", which=same.index(card.card) + 1, of=len(same)) if len(same) > 1 else ""
    place, note = one.places[language].replace("\n", " "), one.notes[language].replace("\n", " ")
    return OnBack(one.names[language], emblem_of(one, deck), place, note, which)


def sides(deck: Deck, register: Register) -> Mapping[int, bool]:
    """The boxes of which a sticker is known, each with whether there are two to a card."""
    boxes = sorted({register.box_of(uid) for uid, one in register.tags.items() if one.deck == deck.id})
    return {box: has_sides(deck.id, register, box) for box in boxes}


def cards_page(decks: Decks, register: Path, language: str) -> DeckList:
    """What is known of each deck; what cannot be read is said, and nothing of it changed."""
    lacks = tuple(problem_in(problem, language) for problems in decks.lacks.values() for problem in problems[:1])
    try:
        known, matter = read_register(register), ""
    except Unusable as fault:
        known, matter = Register(), Words(language).say("enrol-unread")
        lacks = (problem_in(fault.problems[0], language), *lacks)
    rows = (_row(name, deck, known, language) for name, deck in decks.found.items())
    return DeckList(tuple(sorted(rows, key=lambda row: (*search.alphabetical(row.name), row.id))), lacks, matter)


def _row(name: str, deck: Deck, register: Register, language: str) -> DeckRow:
    """Counted as the terminal does."""
    known, emblem = known_of(deck, register), emblem_of_deck(deck)
    boxes = tuple(Copies(box, known.tagged_in(box), half) for box, half in known.halves.items() if box > 1)
    return DeckRow(name, deck.names[language], emblem, known.tagged, len(deck.cards), known.halves[1], boxes)
