"""The tables of a TOML file read key by key; problems of values are collected with their lines, and reading goes on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeGuard, TypeVar

from companion.errors import Argument, Problem, Text
from companion.system.located import Located, Path
from companion.system.reading import meant

LONGEST_TEXT = 100
T = TypeVar("T")


class FileProblems:
    """The problems of one file, in the order of its lines."""

    __slots__ = ("_file", "_lines", "_problems")

    def __init__(self, file: str, lines: Located) -> None:
        self._file, self._lines = file, lines
        self._problems: list[tuple[int, Problem]] = []

    def report(self, what: str | Text, path: Path, **arguments: Argument) -> None:
        line = self._lines.line(path)
        self._problems.append((line, Problem(self._place(line), what, **arguments)))

    def _place(self, line: int) -> Text:
        return Text("place-line-of", file=self._file, line=line)

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(problem for _, problem in sorted(self._problems, key=lambda one: one[0]))


class Section:
    """One table of the file; a missing key has a default, or is reported."""

    __slots__ = ("_found", "_table", "is_table", "path")

    def __init__(self, found: FileProblems, table: Mapping[str, object], path: Path = (), *, is_table: bool = True) -> None:
        self._found, self._table, self.path = found, table, path
        self.is_table = is_table  # False: the file has another value where the table belongs, and this section is empty

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

    def report(self, what: str | Text, *place: str | int, **arguments: Argument) -> None:
        """Reports a problem with the table, or with the value at that place in it."""
        self._found.report(what, (*self.path, *place), **arguments)

    def known(self, keys: Collection[str], table: str | Text) -> None:
        """Reports every key that is not among these; `table` names what they belong to, such as `[screen]`."""
        for key in self._table:
            if key not in keys:
                self.report("value-unknown-key", key, key=key, table=table, instead=meant(key, keys))

    def section(self, key: str) -> Section:
        """The table of that name; an empty one where it is missing."""
        table = self._table.get(key, {})
        if isinstance(table, dict):
            return Section(self._found, table, (*self.path, key))
        name = ".".join(map(str, (*self.path, key)))
        self.report("value-no-table", key, lack=value_is(key, table), name=name)
        return Section(self._found, {}, (*self.path, key), is_table=False)

    def sections(self, key: str) -> list[Section]:
        """The tables of a list of tables."""
        tables = self._table.get(key, [])
        if not isinstance(tables, list):
            self.report("value-no-tables", key, lack=value_is(key, tables), key=key)
            return []
        for number, table in enumerate(tables):
            if not isinstance(table, dict):
                self.report("value-no-tables", key, number, lack=_item_is(key, number, table), key=key)
        return [Section(self._found, table, (*self.path, key, number)) for number, table in enumerate(tables) if isinstance(table, dict)]

    def text(self, key: str, example: str, default: str | None = None) -> str | None:
        return self._value(key, default, _is_text, "value-no-text", longest=LONGEST_TEXT, key=key, example=example)

    def texts(self, key: str, example: str) -> list[tuple[int, str]]:
        """The texts of a list, each with its number in it."""
        no_list = Text("value-no-list-of-texts", lack=self._is(key), key=key, example=example)
        return self._values(key, _is_text, no_list, "value-no-text-of-list", example=example)

    def flag(self, key: str) -> bool:
        return self._value(key, False, _is_flag, "value-no-flag", key=key) is True

    def whole(self, key: str, default: int | None, least: int, most: int) -> int | None:
        """A whole number from `least` to `most`; without a default it may not be missing."""

        def is_right(value: object) -> TypeGuard[int]:
            return is_whole(value, least, most)

        return self._value(key, default, is_right, "value-no-whole-number", least=least, most=most)

    def wholes(self, key: str, least: int, most: int) -> list[tuple[int, int]]:
        """The whole numbers of a list, each with its place in it."""

        def is_right(value: object) -> TypeGuard[int]:
            return is_whole(value, least, most)

        no_list = Text("value-no-list-of-numbers", lack=self._is(key), key=key, least=least)
        return self._values(key, is_right, no_list, "value-no-number-of-list", least=least, most=most)

    def length(self, key: str, default: float, least: float, most: float) -> float | None:
        def is_right(value: object) -> TypeGuard[float]:
            return _is_length(value, least, most)

        value = self._value(key, default, is_right, "value-no-length", least=f"{least:g}", most=round(most))
        return None if value is None else float(value)

    def pair(self, key: str, default: tuple[float, float] | None, least: float, most: float) -> tuple[float, float] | None:
        """Two lengths in millimetres."""
        if key not in self._table:
            return default
        value = self._table[key]
        if isinstance(value, list) and len(value) == 2 and all(_is_length(one, least, most) for one in value):
            return float(value[0]), float(value[1])
        self.report("value-no-two-lengths", key, lack=value_is(key, value, is_in_full=True), least=f"{least:g}", most=round(most))
        return None

    def _value(self, at: str, default: T | None, is_right: Callable[[object], TypeGuard[T]], what: str, **arguments: Argument) -> T | None:
        value = self._table.get(at, default)
        if is_right(value):
            return value
        self.report(what, at, lack=value_is(at, value), **arguments)
        return None

    def _values(
        self, key: str, is_right: Callable[[object], TypeGuard[T]], no_list: Text, no_item: str, **arguments: Argument
    ) -> list[tuple[int, T]]:
        values = self._table.get(key, [])
        if not isinstance(values, list):
            self.report(no_list, key)
            return []
        for number, value in enumerate(values):
            if not is_right(value):
                self.report(no_item, key, number, lack=_item_is(key, number, value), **arguments)
        return [(number, value) for number, value in enumerate(values) if is_right(value)]

    def _is(self, key: str) -> Text:
        return value_is(key, self._table.get(key))


def value_text(value: object) -> Text:
    """A value as a problem tells it; of a list or a table only the kind is told."""
    if isinstance(value, str):
        return Text("value-text", text=value)
    if isinstance(value, (bool, float)) or (isinstance(value, int) and value.bit_length() < 100):
        return Text("value-plain", text=str(value).lower())
    return Text("value-kind", kind=type(value).__name__)


def value_is(key: str, value: object, *, is_in_full: bool = False) -> Text:
    """A text that tells the value of a key, or that it is missing."""
    if value is None:
        return Text("value-is-missing", key=key)
    return Text("value-is", key=key, value=_in_full(value) if is_in_full else value_text(value))


def _item_is(key: str, number: int, value: object) -> Text:
    return Text("value-number-is", number=number + 1, key=key, value=value_text(value))


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_flag(value: object) -> TypeGuard[bool]:
    return isinstance(value, bool)


def _is_text(text: object) -> TypeGuard[str]:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_TEXT and text.isprintable() and text == text.strip()


def _is_length(value: object, least: float, most: float) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and least <= value <= most


def _in_full(value: object) -> Text:
    """A list of up to three values with all of them."""
    if isinstance(value, list) and len(value) <= 3:
        return Text("value-list", items=tuple(map(value_text, value)))
    return value_text(value)
