"""Texts in which an old encoding has put question marks: what the deck has tells them from those that somebody has written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from companion.cards.decks.cells import Wrong, lost

_BLANKS = str.maketrans(dict.fromkeys("\xa0\u202f\u2007\u2009", " "))
_LOST = r"(?:[^\x00-\x7f]|\s)"  # what an old encoding has no sign for; plain letters it has


def plain_blanks(text: str) -> str:
    """Blanks of all kinds are the same."""
    return text.translate(_BLANKS)


def spoilt(text: str, known: Iterable[str]) -> Wrong | None:
    """Whether it is one of those that are known, but for letters and blanks that became `?`; one of two bytes may have become two."""
    if "?" not in text:
        return None
    plain, texts = plain_blanks(text), {plain_blanks(one) for one in known}
    if plain in texts:
        return None
    pattern = re.compile("".join(_part(part) for part in re.split(r"(\?+)", plain)), re.IGNORECASE)
    is_known = any(pattern.fullmatch(unicodedata.normalize(form, one)) for one in texts for form in ("NFC", "NFD"))
    return lost(text) if is_known else None


def _part(part: str) -> str:
    if not part.startswith("?"):
        return re.escape(part)
    return rf"(?:\?|{_LOST}){{{(len(part) + 1) // 2},{len(part)}}}"
