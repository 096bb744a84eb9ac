r"""Foreign text made safe for a terminal, a log or a page: every sign in it can be seen, and none controls the device.

Rules of this file: names of files, folders, players, decks and ports, and what other programs and hubs say, may hold control characters,
marks that turn the direction of a line, or signs that no font has. Such a sign is written as JSON writes it (`\u001b`), so that a line of
JSON keeps its value. A text that is made visible stays as it is when that is done once more. Letters of all scripts stay as they are,
and so do accents, blanks that no line is broken at, and the joiners of Persian, of Hindi and of emoji.
"""

from __future__ import annotations

import unicodedata

# Categories of Unicode: controls, halves of characters, private and unassigned ones; ends of lines and paragraphs; signs of format.
_UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_JOINERS = frozenset("\u200c\u200d")  # whole scripts and many emoji are written with them
# Signs of format that can be seen: they stand below or around numbers (Prepended_Concatenation_Mark).
_SEEN = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


class _Signs(dict[int, str]):
    """What each sign is written as, worked out when it is first met."""

    def __init__(self, kept: str) -> None:
        super().__init__((ord(sign), sign) for sign in kept)

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        is_seen = sign in _JOINERS or sign in _SEEN or unicodedata.category(sign) not in _UNSEEN
        self[code] = told = sign if is_seen else escaped(sign)
        return told


_OF_PAGES, _OF_LINES = _Signs("\n\t"), _Signs("")


def visible(text: str) -> str:
    """A text of several lines; their ends stay, also CR LF, which ends the lines of a table for programs."""
    return text if text.isprintable() else "\r\n".join(part.translate(_OF_PAGES) for part in text.split("\r\n"))


def visible_line(text: str) -> str:
    """A name or a sentence as one line; its line ends are escaped too."""
    return text if text.isprintable() else text.translate(_OF_LINES)


def escaped(signs: str) -> str:
    """These signs as JSON escapes them, in ASCII."""
    return "".join(_SHORT.get(sign) or _unit_by_unit(sign) for sign in signs)


def _unit_by_unit(sign: str) -> str:
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
