"""Ids made from names: what can be typed anywhere.

Rules of this file: an id comes from a card's own texts alone, so neither the order of the rows nor a number shows in it (H1).
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence

from companion.cards.decks.cells import LONGEST_ID

_CYRILLIC = ("абвгдеёзийклмнопрстуфыэіґў", "abvgdeeziyklmnoprstufyeigu")
_SEVERAL = {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "yu", "я": "ya", "ї": "i", "є": "ye"}
_LATIN = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "’": "", "'": "", "&": " and "}
_LETTERS: Mapping[str, str] = dict(zip(*_CYRILLIC, strict=True)) | _SEVERAL | _LATIN
_ROOM = 7  # for what tells two apart


def slug(text: str, joint: str = "-") -> str:
    """Empty for what has no letter or digit that could be written so."""
    letters = "".join(_LETTERS.get(sign, sign) for sign in unicodedata.normalize("NFC", text.lower()))
    plain = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode().lower()
    return joint.join(re.findall(r"[a-z0-9]+", plain))


def card_ids(texts: Sequence[tuple[str, ...]]) -> list[str]:
    """Of cards by their texts: the name, and what tells it from others of that name, place and note."""
    by_name = Counter(slug(own[0]) for own in texts)
    return _unlike([_cut(slug(own[0]) if by_name[slug(own[0])] == 1 else slug(" ".join(own))) for own in texts], texts)


def _cut(id: str) -> str:
    return id if len(id) <= LONGEST_ID - _ROOM else id[: LONGEST_ID - _ROOM].rstrip("-")


def _unlike(ids: list[str], texts: Sequence[tuple[str, ...]]) -> list[str]:
    """Where names differ by signs alone, a few letters made of the name tell them apart."""
    taken = Counter(ids)
    return [id if id and taken[id] == 1 else f"{id or 'card'}-{_mark(own)}" for id, own in zip(ids, texts, strict=True)]


def _mark(texts: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[: _ROOM - 1]
