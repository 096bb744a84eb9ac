"""The tables of a TOML file read key by key; what is wrong with a value is collected with its line, and reading goes on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeGuard, TypeVar

from companion.errors import Problem
from companion.system.located import Located, Path
from companion.system.reading import nearest, quoted

LONGEST_TEXT = 100
T = TypeVar("T")
_KINDS = {bool: "true or false", int: "a whole number", float: "a number", list: "a list", dict: "a table", str: "a text"}


class FileProblems:
    """What is wrong with one file, in the order of its lines."""

    __slots__ = ("_file", "_lines", "_problems")

    def __init__(self, file: str, lines: Located) -> None:
        self._file, self._lines = file, lines
        self._problems: list[tuple[int, Problem]] = []

    def add(self, path: Path, what: str, fix: str) -> None:
        line = self._lines.line(path)
        self._problems.append((line, Problem(f"{self._file} line {line}", what, fix)))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(problem for _, problem in sorted(self._problems, key=lambda one: one[0]))


class Section:
    """One table of the file; a missing key has a default, or is reported."""

    __slots__ = ("_found", "_table", "is_table", "path")

    def __init__(self, found: FileProblems, table: Mapping[str, object], path: Path = (), *, is_table: bool = True) -> None:
        self._found, self._table, self.path = found, table, path
        self.is_table = is_table  # False: another value stands in its place, and this section is empty

    def __contains__(self, key: str) -> bool:
        return key in self._table

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._table)

    def count(self, key: str) -> int:
        """How many items its list has."""
        values = self._table.get(key)
        return len(values) if isinstance(values, list) else 0

    def plain(self, key: str, default: object) -> object:
        """The value of a key, unchecked."""
        return self._table.get(key, default)

    def wrong(self, what: str, fix: str, *place: str | int) -> None:
        """Reports a problem of the table, or of the value at that place in it."""
        self._found.add((*self.path, *place), what, fix)

    def known(self, keys: Collection[str], what: str) -> None:
        """Reports every key that is not among these; `what` names what they belong to, such as `a mat`."""
        for key in self._table:
            if key not in keys:
                self.wrong(f"{what} has no {quoted(key)}", nearest(key, keys), key)

    def section(self, key: str) -> Section:
        """The table of that name; an empty one where it is missing."""
        table = self._table.get(key, {})
        if isinstance(table, dict):
            return Section(self._found, table, (*self.path, key))
        name = ".".join(map(str, (*self.path, key)))
        self.wrong(f"{quoted(key)} is {shown(table)}", f"begin a line with [{name}] and write its keys below", key)
        return Section(self._found, {}, (*self.path, key), is_table=False)

    def sections(self, key: str) -> list[Section]:
        """The tables of a list of tables."""
        tables = self._table.get(key, [])
        if not isinstance(tables, list):
            self.wrong(f"{quoted(key)} is {shown(tables)}", f"begin each with a line [[{key}]]", key)
            return []
        for number, table in enumerate(tables):
            if not isinstance(table, dict):
                self.wrong(f"number {number + 1} of {quoted(key)} is {shown(table)}", f"begin each with a line [[{key}]]", key, number)
        return [Section(self._found, table, (*self.path, key, number)) for number, table in enumerate(tables) if isinstance(table, dict)]

    def text(self, key: str, example: str, default: str | None = None) -> str | None:
        return self._value(key, default, _is_text, f'write a text of 1 to {LONGEST_TEXT} characters, such as {key} = "{example}"')

    def texts(self, key: str, example: str) -> list[tuple[int, str]]:
        """The texts of a list, each with its number in it."""
        return self._values(key, _is_text, f'write a list, such as {key} = ["{example}"]', f'write texts, such as "{example}"')

    def flag(self, key: str) -> bool:
        return self._value(key, False, _is_flag, f"write {key} = true, or leave it out") is True

    def whole(self, key: str, default: int | None, least: int, most: int) -> int | None:
        """A whole number from `least` to `most`; without a default it may not be missing."""

        def is_right(value: object) -> TypeGuard[int]:
            return is_whole(value, least, most)

        return self._value(key, default, is_right, f"write a whole number from {least:,} to {most:,}")

    def wholes(self, key: str, least: int, most: int) -> list[tuple[int, int]]:
        """The whole numbers of a list, each with its place in it."""

        def is_right(value: object) -> TypeGuard[int]:
            return is_whole(value, least, most)

        return self._values(key, is_right, f"write a list, such as {key} = [{least}]", f"write {least} to {most}")

    def length(self, key: str, default: float, least: float, most: float) -> float | None:
        def is_right(value: object) -> TypeGuard[float]:
            return _is_length(value, least, most)

        value = self._value(key, default, is_right, f"write a length in millimetres from {least:g} to {most:,.0f}")
        return None if value is None else float(value)

    def pair(self, key: str, default: tuple[float, float] | None, least: float, most: float) -> tuple[float, float] | None:
        """Two lengths in millimetres."""
        if key not in self._table:
            return default
        value = self._table[key]
        if isinstance(value, list) and len(value) == 2 and all(_is_length(one, least, most) for one in value):
            return float(value[0]), float(value[1])
        fix = f"write two lengths in millimetres from {least:g} to {most:,.0f}, such as [70, 95]"
        self.wrong(f"{quoted(key)} is {_in_full(value)}", fix, key)
        return None

    def _value(self, key: str, default: T | None, is_right: Callable[[object], TypeGuard[T]], fix: str) -> T | None:
        value = self._table.get(key, default)
        if is_right(value):
            return value
        self.wrong(f"{quoted(key)} is missing" if value is None else f"{quoted(key)} is {shown(value)}", fix, key)
        return None

    def _values(self, key: str, is_right: Callable[[object], TypeGuard[T]], fix: str, fix_of_one: str) -> list[tuple[int, T]]:
        values = self._table.get(key, [])
        if not isinstance(values, list):
            self.wrong(f"{quoted(key)} is {shown(values)}", fix, key)
            return []
        for number, value in enumerate(values):
            if not is_right(value):
                self.wrong(f"number {number + 1} of {quoted(key)} is {shown(value)}", fix_of_one, key, number)
        return [(number, value) for number, value in enumerate(values) if is_right(value)]


def shown(value: object) -> str:
    """A value as it is written in a message."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (bool, float)) or (isinstance(value, int) and value.bit_length() < 100):
        return str(value).lower()
    return _KINDS.get(type(value), "a date or a time")


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_flag(value: object) -> TypeGuard[bool]:
    return isinstance(value, bool)


def _is_text(text: object) -> TypeGuard[str]:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_TEXT and text.isprintable() and text == text.strip()


def _is_length(value: object, least: float, most: float) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and least <= value <= most


def _in_full(value: object) -> str:
    is_short = isinstance(value, Sequence) and not isinstance(value, str) and len(value) <= 3
    return f"[{', '.join(map(shown, value))}]" if is_short and isinstance(value, Sequence) else shown(value)
