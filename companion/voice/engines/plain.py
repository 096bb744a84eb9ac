"""What engines are given to say: words and marks on one line, nothing that one of them would take for an order."""

from __future__ import annotations

import unicodedata

# eSpeak reads [[ ]] as phonemes, Piper too, and < > may be SSML; nobody says any of them aloud.
ORDERS = frozenset("[]<>{}\\`|")


def plain(text: str) -> str:
    """Spaces of all kinds become one; what cannot be said is gone, hidden signs and control characters among them."""
    return " ".join("".join(_said(sign) for sign in unicodedata.normalize("NFC", text)).split())


def _said(sign: str) -> str:
    if sign.isspace() or sign in ORDERS:
        return " "
    category = unicodedata.category(sign)
    if category == "Cf":  # a soft hyphen, a joiner, a mark of direction: inside of words
        return ""
    return " " if category.startswith("C") else sign
