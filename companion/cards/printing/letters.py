"""How wide texts are in the fonts that are printed with, and how a text fits into a box without losing a letter.

Rules of this file: nothing is ever cut. What does not fit is parted into lines, made smaller, written in the narrow face, and at last
squeezed.
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
class Setting:
    """How a text stands in a box."""

    lines: tuple[str, ...]
    face: Face
    size: float  # in points
    stretch: float = 1.0  # below 1 where the letters are squeezed

    @property
    def height(self) -> float:
        return height_of(len(self.lines), self.size)


def unprinted_signs(text: str, face: Face = "sans") -> str:
    """The signs that the font lacks, that are invisible, or that are written from right to left."""
    return "".join(dict.fromkeys(sign for sign in text if not _is_printed(sign, face)))


def _is_printed(sign: str, face: Face) -> bool:
    return sign in widths(face) and bidirectional(sign) not in _FROM_THE_RIGHT and visible_line(sign) == sign


def width_of(text: str, face: Face, size: float = 1.0) -> float:
    """In millimetres, of a size in points."""
    return typefaces.width_of(text, face) * size * POINT


def height_of(lines: int, size: float) -> float:
    return (TALL + DEEP + LEADING * (lines - 1)) * size * POINT


@lru_cache(maxsize=8192)
def fitted(text: str, width: float, height: float, face: Face, most: float, least: float, lines: int = 1) -> Setting:
    """As large as it can be written there up to `most`; in fewer lines rather than in more.

    Below `least` the thinner face is tried, and then the letters are squeezed; only where not even that many lines are high enough is it
    written smaller than `least`.
    """
    for its in (face, *((_THINNER[face],) if face in _THINNER else ())):
        best = _largest(text, width, height, its, most, lines)
        if best.size >= least:
            return best
    return _squeezed(text, width, height, _THINNER.get(face, face), least, lines)


def _largest(text: str, width: float, height: float, face: Face, most: float, lines: int) -> Setting:
    found = [_in_lines(parted, width, height, face, most) for parted in _partings(text, face, lines)]
    return max(found, key=lambda setting: (setting.size, -len(setting.lines)))


def _in_lines(parted: tuple[str, ...], width: float, height: float, face: Face, most: float) -> Setting:
    wide = max(width_of(line, face) for line in parted)
    size = min(most, width / wide if wide else most, height / height_of(len(parted), 1.0))
    return Setting(parted, face, int(size * 20) / 20)


def _squeezed(text: str, width: float, height: float, face: Face, least: float, lines: int) -> Setting:
    parted = _partings(text, face, lines)
    best = next((one for one in reversed(parted) if height_of(len(one), least) <= height), parted[0])
    size = min(least, height / height_of(len(best), 1.0))
    return Setting(best, face, size, min(1.0, width / max(width_of(line, face, size) for line in best)))


def _partings(text: str, face: Face, lines: int) -> list[tuple[str, ...]]:
    """In one line, in two ...: each time so that the longest is as short as it can be. A line feed parts lines by itself."""
    given = [line.strip() for line in text.split("\n")]
    if len(given) > 1:
        return [tuple(given)]
    words = _words(given[0])
    return [_balanced(words, count, face) for count in range(1, min(lines, len(words)) + 1)]


def _words(text: str) -> list[str]:
    """What a line can end behind: a word with its blank, and the part of one up to its hyphen."""
    words = []
    for word in text.replace("-", "-\0").split(" "):
        parts = [part for part in word.split("\0") if part] or [""]
        words += [*parts[:-1], f"{parts[-1]} "]
    return words


def _balanced(words: Sequence[str], count: int, face: Face) -> tuple[str, ...]:
    """Of all ways to part them the one whose longest line is the shortest."""
    places = range(len(words) + 1)
    best: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {(0, 0): (0.0, (0,))}
    for line in range(1, count + 1):
        for end in places[line:]:
            ways = [
                (max(best[line - 1, start][0], width_of("".join(words[start:end]).rstrip(" "), face)), (*best[line - 1, start][1], end))
                for start in places[line - 1 : end]
                if (line - 1, start) in best
            ]
            best[line, end] = min(ways)
    return tuple("".join(words[start:end]).strip(" ") for start, end in pairwise(best[count, len(words)][1]))
