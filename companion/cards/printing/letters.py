"""The width of texts in the printed fonts, and how a text is fitted into a box without losing a letter.

Rules of this file: nothing is ever cut. A text that does not fit is divided into lines, made smaller, written in the narrow face, and at
last squeezed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from unicodedata import bidirectional

from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.system import typefaces
from companion.system.typefaces import DEEP, TALL, Face, widths

POINT = 25.4 / 72  # millimetres
LEADING = 1.16  # from line to line
_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})  # as Unicode calls such letters and numbers
_THINNER: Mapping[Face, Face] = {"sans": "condensed", "bold": "narrow"}


@dataclass(frozen=True, slots=True)
class TextSetting:
    """How a text stands in a box."""

    lines: tuple[str, ...]
    face: Face
    size: float  # in points
    stretch: float = 1.0  # below 1 where the letters are squeezed

    @property
    def height(self) -> float:
        return millimetres_high(len(self.lines), self.size)


def unprinted_signs(text: str, face: Face = "sans") -> str:
    """The signs that the font lacks, that are invisible, or that are written from right to left."""
    return "".join(dict.fromkeys(sign for sign in text if not _is_printed(sign, face)))


def _is_printed(sign: str, face: Face) -> bool:
    return sign in widths(face) and bidirectional(sign) not in _FROM_THE_RIGHT and visible_line(sign) == sign


def millimetres_wide(text: str, face: Face, size: float = 1.0) -> float:
    """In millimetres, of a size in points."""
    return typefaces.width_of(text, face) * size * POINT


def millimetres_high(lines: int, size: float) -> float:
    return (TALL + DEEP + LEADING * (lines - 1)) * size * POINT


@lru_cache(maxsize=8192)
def fitted(text: str, width: float, height: float, face: Face, most: float, least: float, lines: int = 1) -> TextSetting:
    """The largest setting of a text in a box, up to `most`, with as few lines as possible.

    Below `least` the thinner face is tried, and then the letters are squeezed; letters are smaller than `least` only if the box is too low
    for them.
    """
    for its in (face, *((_THINNER[face],) if face in _THINNER else ())):
        best = _largest(text, width, height, its, most, lines)
        if best.size >= least:
            return best
    return _squeezed(text, width, height, _THINNER.get(face, face), least, lines)


def _largest(text: str, width: float, height: float, face: Face, most: float, lines: int) -> TextSetting:
    found = [_in_lines(parted, width, height, face, most) for parted in _partings(text, face, lines)]
    return max(found, key=lambda setting: (setting.size, -len(setting.lines)))


def _in_lines(parted: tuple[str, ...], width: float, height: float, face: Face, most: float) -> TextSetting:
    wide = max(millimetres_wide(line, face) for line in parted)
    size = min(most, width / wide if wide else most, height / millimetres_high(len(parted), 1.0))
    return TextSetting(parted, face, int(size * 20) / 20)


def _squeezed(text: str, width: float, height: float, face: Face, least: float, lines: int) -> TextSetting:
    parted = _partings(text, face, lines)
    best = next((one for one in reversed(parted) if millimetres_high(len(one), least) <= height), parted[0])
    size = min(least, height / millimetres_high(len(best), 1.0))
    return TextSetting(best, face, size, min(1.0, width / max(millimetres_wide(line, face, size) for line in best)))


def _partings(text: str, face: Face, lines: int) -> list[tuple[str, ...]]:
    """The text in one line, in two and so on, each time with the shortest possible longest line; a line feed always ends a line."""
    given = [line.strip() for line in text.split("\n")]
    if len(given) > 1:
        return [tuple(given)]
    words = _words(given[0])
    return [_balanced(words, count, face) for count in range(1, min(lines, len(words)) + 1)]


def _words(text: str) -> list[str]:
    """The parts behind which a line can end: a word with its blank, and a part of a word up to its hyphen."""
    words = []
    for word in text.replace("-", "-\0").split(" "):
        parts = [part for part in word.split("\0") if part] or [""]
        words += [*parts[:-1], f"{parts[-1]} "]
    return words


def _balanced(words: Sequence[str], count: int, face: Face) -> tuple[str, ...]:
    """The words in that many lines, with the shortest possible longest line."""
    places = range(len(words) + 1)
    best: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {(0, 0): (0.0, (0,))}
    for line in range(1, count + 1):
        for end in places[line:]:
            ways = [
                (
                    max(best[line - 1, start][0], millimetres_wide("".join(words[start:end]).rstrip(" "), face)),
                    (*best[line - 1, start][1], end),
                )
                for start in places[line - 1 : end]
                if (line - 1, start) in best
            ]
            best[line, end] = min(ways)
    return tuple("".join(words[start:end]).strip(" ") for start, end in pairwise(best[count, len(words)][1]))
