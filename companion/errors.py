"""Problems of files, lines and arguments: as data, a key with arguments, not yet in words.

`companion.words` puts a problem into a language, by the texts in `words/<language>/errors/`. The first word of a key is the name of
its file there.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, TypeAlias

from companion.core.visible import visible_line

DONE, FOUND_WRONG, WRONG_USE, CONFIGURATION = 0, 1, 2, 78  # exit codes of every command

LONGEST_WORDS = 200  # characters; SQLite quotes a damaged text, however long it is

Argument: TypeAlias = "str | int | Decimal | Text | Problem | tuple[Argument, ...]"


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A text that is not yet in words: the key of a message and the values of its variables."""

    key: str  # "decks-not-a-number"
    arguments: tuple[tuple[str, Argument], ...]

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "arguments", tuple(sorted(arguments.items())))

    def value(self, name: str) -> Argument | None:
        return dict(self.arguments).get(name)

    def __str__(self) -> str:
        """The text for logs and tracebacks; people read what `companion.words` makes of it."""
        return " ".join((self.key, *(visible_line(f"{name}={_plain(value)}") for name, value in self.arguments)))


@dataclass(frozen=True, slots=True, init=False)
class Problem:
    """Where something is wrong, and what: the message of `what` says what is wrong, its attribute `.fix` how to mend it."""

    where: str | Text  # "facedown.toml", "--seed", or a place in words of its own
    what: Text

    def __init__(self, where: str | Text, what: str | Text, /, **arguments: Argument) -> None:
        """`what` is the key of a message, with its arguments, or a text that has them."""
        object.__setattr__(self, "where", where)
        object.__setattr__(self, "what", Text(what, **arguments) if isinstance(what, str) else what)

    def at(self, where: str | Text) -> Problem:
        """The same problem in another place."""
        return Problem(where, self.what)

    @property
    def place(self) -> str:
        """The key of where it lies; empty where that is a plain name."""
        return self.where.key if isinstance(self.where, Text) else ""

    def moved(self, old: str, new: str) -> Problem:
        """The same problem in a file that is called otherwise now."""
        return self.at(_moved(self.where, old, new))

    def __str__(self) -> str:
        return visible_line(f"{self.where}: {self.what}")


class Unusable(Exception):
    """Something handed in cannot be used; all its problems at once."""

    def __init__(self, problems: Sequence[Problem], exit_code: int = WRONG_USE) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)
        self.exit_code = exit_code


def unusable(where: str | Text, what: str | Text, /, exit_code: int = WRONG_USE, **arguments: Argument) -> Unusable:
    """One problem, by its key and arguments, as an error to raise."""
    return Unusable((Problem(where, what, **arguments),), exit_code)


def of_system(fault: OSError) -> Problem:
    """A fault of the operating system that no part of the program has put into better words."""
    named = None if isinstance(fault.filename, int) else fault.filename  # of a stream that was opened once more the name is its number
    return Problem(str(named) if named else Text("place-standard-streams"), "file-unusable", reason=reason(fault))


def reason(fault: Exception) -> Text:
    """Why the operating system or SQLite refused: its own code, and its own words, cut short, for where the code is unknown."""
    words = getattr(fault, "strerror", None) or str(fault)
    short = words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS]}…"
    return Text("reason-refused", code=_code(fault), words=short)


def _code(fault: Exception) -> str:
    """ENOSPC, SQLITE_CORRUPT; of an OSError without a number, that of the SQLite error it was raised from."""
    number = getattr(fault, "errno", None)
    if number is not None:
        return errno.errorcode.get(number, "")
    name = getattr(fault, "sqlite_errorname", "") or getattr(fault.__cause__, "sqlite_errorname", "")
    return "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE is one kind of SQLITE_IOERR


def of_hardware(told: Mapping[str, Any]) -> Problem:
    """The problem that a part of the hardware, or its program, tells in plain values."""
    text = text_of({name: value for name, value in told.items() if name != "where"})
    where = told["where"]
    return Problem(text_of(where) if isinstance(where, dict) else str(where), text)


def text_of(told: Mapping[str, Any]) -> Text:
    """The text that a part of the hardware tells in plain values: its key, and its arguments beside it."""
    return Text(str(told["key"]), **{name: _argument(value) for name, value in told.items() if name != "key"})


def _argument(value: object) -> Argument:
    match value:
        case dict():
            return text_of(value)
        case list():
            return tuple(map(_argument, value))
        case int():
            return value
    return str(value)


def _moved(where: str | Text, old: str, new: str) -> str | Text:
    if isinstance(where, str):
        return where.replace(old, new)
    arguments = {name: _moved(value, old, new) if isinstance(value, (str, Text)) else value for name, value in where.arguments}
    return Text(where.key, **arguments)


def _plain(value: Argument) -> str:
    match value:
        case str():
            return repr(value)
        case tuple():
            return f"({', '.join(map(_plain, value))})"
        case Text() | Problem():
            return f"<{value}>"
    return str(value)
