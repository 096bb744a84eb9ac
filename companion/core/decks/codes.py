"""Short codes: four letters and digits by which a card is found where its tag fails and its name is long.

Rules of this file: a code comes from the deck's and the card's id alone, never from a number (H1), and stays the same for as long as these
do. Two cards of a deck never share one: of those that would, the later id goes on to its next code.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache

from companion.core.decks.card import CardId, Deck, DeckId

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another one: no 0 and O, no 1, I and L, no U that is read as V
LENGTH = 4
SCANNED = "facedown:"  # what a printed square code says begins so: facedown:landmarks/eiffel-tower
_SCANNED = re.compile(rf"{SCANNED}([a-z0-9-]+)/([a-z0-9-]+)")


def codes_of(deck: Deck) -> Mapping[CardId, str]:
    return _codes(deck.id, tuple(deck.cards))


@lru_cache(maxsize=64)
def _codes(deck: DeckId, cards: tuple[CardId, ...]) -> Mapping[CardId, str]:
    taken: set[str] = set()
    found: dict[CardId, str] = {}
    for card in sorted(cards):
        attempt = 0
        while (code := _code(f"{deck}/{card}", attempt)) in taken:
            attempt += 1
        taken.add(code)
        found[card] = code
    return found


def _code(name: str, attempt: int) -> str:
    number = int.from_bytes(hashlib.sha256(f"{name} {attempt}".encode()).digest()[:8], "big")
    signs = []
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(signs)


def scanned(deck: DeckId, card: CardId) -> str:
    """What the square code on a card's back says."""
    return f"{SCANNED}{deck}/{card}"


def scanned_card(text: str) -> tuple[DeckId, CardId] | None:
    """The deck and the card of which a square code tells, whether they are here or not."""
    read = _SCANNED.fullmatch(text.strip().lower())
    return None if read is None else (DeckId(read[1]), CardId(read[2]))


def named_by(text: str, deck: Deck) -> CardId | None:
    """The card that a typed code means, or a square code that was read."""
    plain = text.strip()
    read = scanned_card(plain)
    if read is not None:
        of, card = read
        return card if of == deck.id and card in deck.cards else None
    return next((card for card, code in codes_of(deck).items() if code == plain.upper()), None)
