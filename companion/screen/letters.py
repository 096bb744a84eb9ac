"""How much room words take, and the size in which they fit into a rectangle.

Rules of this file: lines are broken at spaces only, and never between a number and its unit; `is_cut` marks a text that does not fit at
its least size, so that a test finds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any, Literal, Protocol, TypeVar

from companion.core.frozen import dataclass
from companion.screen.laid import LaidParts
from companion.screen.things import Colour, Face, Rect, Role, TextLine

T = TypeVar("T")
Align = Literal["left", "centre", "right"]
Upright = Literal["top", "middle", "bottom"]
STEP = 0.94  # from one size that is tried to the next
ELLIPSIS = "…"
BREAK = re.compile(r" (?!(?<=\d )(?:[kкmмft]{1,2}|mi)[²³]?(?:\W|$))")  # not between "74.5" and "m"
ROUGH_SIZE, ROUGH = 40, 0.85  # letters are drawn to whole pixels, so in another size they are as much narrower at the most


class Letters(Protocol):
    """The measures of a font."""

    def width(self, text: str, face: Face, size: int) -> int: ...
    def height(self, face: Face, size: int) -> int:
        """The height of a line."""
        ...


@dataclass(frozen=True, slots=True)
class Style:
    face: Face = "sans"
    colour: Colour = (237, 234, 227)
    ground: Colour = (12, 20, 24)
    role: Role = "body"
    align: Align = "left"
    upright: Upright = "middle"
    leading: float = 1.0  # from line to line, of what the font has it
    is_filled: bool = False  # each line as long as can be, as in a paragraph that is read; else lines of about equal length


@dataclass(frozen=True, slots=True)
class Fitted:
    size: int
    lines: tuple[str, ...]
    is_cut: bool = False


class Typesetter:
    """Sets words into rectangles; the same words in the same room are computed once."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self._known: dict[object, Fitted] = {}
        self._cut: set[str] = set()
        self._made: dict[Hashable, Any] = {}
        self.laid = LaidParts()

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """The same object for the same key, as the painter recognises by its identity what it has drawn before."""
        if key not in self._made:
            if len(self._made) > MOST_KNOWN:
                self._made.clear()
            self._made[key] = make()
        made: T = self._made[key]
        return made

    @property
    def cut(self) -> frozenset[str]:
        """Texts that did not fit into their rectangles."""
        return frozenset(self._cut)

    def fitted(
        self,
        text: str,
        face: Face,
        room: tuple[int, int],
        most: int,
        least: int,
        lines: int,
        leading: float = 1.0,
        *,
        is_filled: bool = False,
    ) -> Fitted:
        """The text in the largest size in which it fits; one that is too long for the least size ends in an ellipsis."""
        asked = (text, face, room, most, least, lines, leading, is_filled)
        found = self._known.get(asked)
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found = self._known[asked] = self._fit(text, face, (room[0], round(room[1] / leading)), most, least, lines, is_filled=is_filled)
        return found

    def set(self, text: str, rect: Rect, style: Style, most: int, least: int, lines: int = 1) -> tuple[TextLine, ...]:
        """The text's lines, each where it stands."""
        found = self.fitted(text, style.face, (rect.w, rect.h), most, least, lines, style.leading, is_filled=style.is_filled)
        if found.is_cut:
            self._cut.add(text)
        tall = round(self.letters.height(style.face, found.size) * style.leading)
        top = {
            "top": rect.y,
            "middle": rect.y + (rect.h - tall * len(found.lines)) // 2,
            "bottom": rect.bottom - tall * len(found.lines),
        }[style.upright]
        is_whole = not found.is_cut and len(found.lines) == 1
        return tuple(
            TextLine(self._line(line, rect, top + tall * number, tall, style, found.size), line, style.face, found.size,
                 style.colour, style.ground, style.role, None if is_whole else "" if number else text)
            for number, line in enumerate(found.lines)
            if line
        )  # fmt: skip

    def _line(self, line: str, rect: Rect, top: int, tall: int, style: Style, size: int) -> Rect:
        wide = self.letters.width(line, style.face, size)
        left = {"left": rect.x, "centre": rect.x + (rect.w - wide) // 2, "right": rect.right - wide}[style.align]
        return Rect(left, top, wide, tall)

    def _fit(self, text: str, face: Face, room: tuple[int, int], most: int, least: int, lines: int, *, is_filled: bool) -> Fitted:
        size = most
        while True:
            tall = self.letters.height(face, size)
            most_lines = min(lines, max(room[1] // tall, 1 if size == least else 0))
            broken = self.broken(text, face, size, room[0]) if self.may_fit(text, face, size, room[0], most_lines) else None
            if broken is not None and len(broken) <= lines and tall * len(broken) <= max(room[1], tall if size == least else 0):
                return Fitted(size, broken if is_filled else self._evened(broken, text, face, size, room[0]))
            if size <= least:
                return self._cut_off(text, face, least, room, lines)
            size = max(least, min(size - 1, int(size * STEP)))

    def may_fit(self, text: str, face: Face, size: int, wide: int, lines: int) -> bool:
        """A rough measure, made once for all sizes: where it says no, the words need not be measured one by one."""
        return self.letters.width(text.replace(" ", ""), face, ROUGH_SIZE) * size * ROUGH <= wide * lines * ROUGH_SIZE

    def broken(self, text: str, face: Face, size: int, wide: int) -> tuple[str, ...] | None:
        """None where a word is wider than the line."""
        done: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in BREAK.split(paragraph):
                longer = f"{line} {word}" if line else word
                if self.letters.width(longer, face, size) <= wide:
                    line = longer
                    continue
                if self.letters.width(word, face, size) > wide:
                    return None
                done.append(line)
                line = word
            done.append(line)
        return tuple(done)

    def _evened(self, broken: tuple[str, ...], text: str, face: Face, size: int, wide: int) -> tuple[str, ...]:
        """The same number of lines, of about equal length, so that no last line has a single word."""
        if len(broken) < 2 or "\n" in text:
            return broken
        narrow = _least(lambda room: len(self.broken(text, face, size, room) or (*broken, "")) <= len(broken), wide // 3, wide)
        return self.broken(text, face, size, narrow) or broken

    def _cut_off(self, text: str, face: Face, size: int, room: tuple[int, int], lines: int) -> Fitted:
        most = max(1, min(lines, room[1] // max(self.letters.height(face, size), 1)))
        done: list[str] = []
        words = BREAK.split(text.replace("\n", " "))
        while words and len(done) < most:
            line = words.pop(0)
            while words and self.letters.width(f"{line} {words[0]}", face, size) <= room[0]:
                line = f"{line} {words.pop(0)}"
            done.append(line)
        if words:
            done[-1] += ELLIPSIS
        return Fitted(size, tuple(self._shortened(line, face, size, room[0]) for line in done), is_cut=True)

    def _shortened(self, line: str, face: Face, size: int, wide: int) -> str:
        if self.letters.width(line, face, size) <= wide:
            return line
        while line and self.letters.width(line.rstrip(ELLIPSIS) + ELLIPSIS, face, size) > wide:
            line = line.rstrip(ELLIPSIS)[:-1]
        return line.rstrip(ELLIPSIS) + ELLIPSIS


MOST_KNOWN = 4000


def _least(is_enough: Callable[[int], bool], low: int, high: int) -> int:
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if is_enough(middle) else (middle + 1, high)
    return low
