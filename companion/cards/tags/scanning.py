"""What a scanner typed behind letters that stood there already: it types in one go, so the end of the text is a whole code or a whole uid.

Rules of this file: a text that means something as it stands is left as it is, and nothing but letters is taken from before a uid.
"""

from __future__ import annotations

import re

from companion.cards.tags.finding import found
from companion.core.decks.card import Deck
from companion.core.decks.codes import SCANNED, scanned_card
from companion.core.decks.register import flaw_of, plain_uid

_HEX_AT_END = re.compile(r"(?:[0-9a-f]{2}[:-])+[0-9a-f]{2}$|[0-9a-f]+$", re.IGNORECASE)


def scan_in(text: str, deck: Deck) -> str:
    """The scan at its end, or the whole text where there is none."""
    at = text.lower().rfind(SCANNED)
    if at > 0 and scanned_card(text[at:]) is not None:
        return text[at:]
    if flaw_of(text) not in ("no-uid", "length") or found(text, deck):
        return text
    end = _HEX_AT_END.search(text)
    rest = plain_uid(end[0]) if end is not None else ""
    if not rest or rest.isdecimal():  # digits alone may stand in a name, or be a number that some reader makes of a uid
        return text
    while rest[:1].isalpha() and flaw_of(rest) is not None:
        rest = rest[1:]
    return rest if flaw_of(rest) is None else text
