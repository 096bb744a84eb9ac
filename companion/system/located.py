"""The line of each key and each item of a list in a TOML text: `tomllib` gives values without their lines.

Rules of this file: the text is valid TOML, which `tomllib` has read already; it is walked once, from beginning to end, and the walk ends
for any text. A path is what leads to a value: `("readers", 0, "slots", 3)`.
"""

from __future__ import annotations

import re

Path = tuple[str | int, ...]

_BLANKS, _SPACES = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*"), re.compile(r"[ \t]*")
_BASIC, _LITERAL = r'"(?:\\.|[^"\\\n])*"', r"'[^'\n]*'"
_LONG_BASIC, _LONG_LITERAL = (
    r'"""(?:\\.|[^\\])*?""""{0,2}',
    r"'''.*?''''{0,2}",
)  # where a text ends in four or five quotation marks, the first of them belong to it
_KEY = re.compile(f"{_BASIC}|{_LITERAL}|[A-Za-z0-9_-]+")
_VALUE = re.compile(rf"{_LONG_BASIC}|{_LONG_LITERAL}|{_BASIC}|{_LITERAL}|[^,\]}}#\n]*", re.DOTALL)
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))")
_ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}


class Located:
    """The lines of a text's keys and items."""

    __slots__ = ("_at", "_count", "_line", "_lines", "_text")

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1
        self._lines: dict[Path, int] = {}
        self._count: dict[Path, int] = {}  # the number of tables so far, by [[list of tables]]
        self._walk()

    def line(self, path: Path) -> int:
        """The line of a key or item; for a missing one, the line of the table or list around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def _walk(self) -> None:
        table: Path = ()
        before = -1
        while before < self._at < len(self._text):
            before = self._at
            self._take(_BLANKS)
            if self._takes("["):
                table = self._header(is_list=self._takes("["))
            elif self._at < len(self._text):
                self._pair(table)

    def _header(self, *, is_list: bool) -> Path:
        *parents, last = self._key() or ("",)
        path: Path = ()
        for part in parents:
            path = self._latest(self._note((*path, part)))
        path = (*path, last)
        self._note(path)
        if is_list:
            self._count[path] = self._count.get(path, 0) + 1
        path = self._note(self._latest(path))
        while self._takes("]"):
            pass
        return path

    def _latest(self, path: Path) -> Path:
        """The path of a table; for a list of tables, the path of its last table so far."""
        return (*path, self._count[path] - 1) if path in self._count else path

    def _pair(self, table: Path) -> None:
        path = table
        for part in self._key():
            path = self._note((*path, part))
        self._takes("=")
        self._take(_SPACES)
        self._value(path)

    def _key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while not parts or self._takes("."):
            self._take(_SPACES)
            parts.append(_plain(self._take(_KEY)))
            self._take(_SPACES)
        return tuple(parts)

    def _value(self, path: Path) -> None:
        if self._takes("["):
            self._items(path)
        elif self._takes("{"):
            self._pairs(path)
        else:
            self._take(_VALUE)

    def _items(self, path: Path) -> None:
        number, before = 0, -1
        while self._goes_on("]", before):
            before = self._at
            self._value(self._note((*path, number)))
            number += 1

    def _pairs(self, path: Path) -> None:
        before = -1
        while self._goes_on("}", before):
            before = self._at
            self._pair(path)

    def _goes_on(self, end: str, before: int) -> bool:
        """Whether a list or braces have one more item; moves past the comma before it."""
        self._take(_BLANKS)
        if self._takes(","):
            self._take(_BLANKS)
        return before < self._at < len(self._text) and not self._takes(end)

    def _note(self, path: Path) -> Path:
        self._lines.setdefault(path, self._line)
        return path

    def _takes(self, sign: str) -> bool:
        is_there = self._text.startswith(sign, self._at)
        self._at += is_there
        return is_there

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        taken = found[0] if found else ""
        self._line += taken.count("\n")
        self._at += len(taken)
        return taken


def _plain(key: str) -> str:
    """A key without its quotation marks."""
    if key.startswith("'"):
        return key[1:-1]
    return _ESCAPE.sub(_unescaped, key[1:-1]) if key.startswith('"') else key


def _unescaped(found: re.Match[str]) -> str:
    code = found[1] or found[2]
    return chr(int(code, 16)) if code else _ESCAPED.get(found[3], found[3])
