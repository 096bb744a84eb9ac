"""The text that engines get: words and marks on one line, without signs that an engine takes for orders."""

from __future__ import annotations

import unicodedata

# eSpeak and Piper read [[ ]] as phonemes, and < > may be SSML; none of these signs is spoken.
ORDERS = frozenset("[]<>{}\\`|")


def plain(text: str) -> str:
    """Without control characters, hidden signs and signs of orders, and with single spaces."""
    return " ".join("".join(_said(sign) for sign in unicodedata.normalize("NFC", text)).split())


def _said(sign: str) -> str:
    if sign.isspace() or sign in ORDERS:
        return " "
    category = unicodedata.category(sign)
    if category == "Cf":  # a soft hyphen, a joiner, a mark of direction: inside of words
        return ""
    return " " if category.startswith("C") else sign
