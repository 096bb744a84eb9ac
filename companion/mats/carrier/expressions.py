"""KiCad's files are lists in round brackets: this writes them from nested tuples."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import NAMESPACE_URL, uuid5

Expression = str | int | float | tuple["Expression", ...]


class Name(str):
    """A text in quotation marks; all others are words of KiCad's own."""

    __slots__ = ()


def written(expression: Expression) -> str:
    return "".join(_lines(expression, 0)).lstrip("\n") + "\n"


def _lines(expression: Expression, depth: int) -> Iterator[str]:
    if not isinstance(expression, tuple):
        yield _atom(expression)
        return
    is_long = any(isinstance(part, tuple) and any(isinstance(inner, tuple) for inner in part) for part in expression) or depth < 2
    yield "\n" + "  " * depth + "("
    for place, part in enumerate(expression):
        if not isinstance(part, tuple):
            yield (" " if place else "") + _atom(part)
        elif is_long:
            yield from _lines(part, depth + 1)
        else:
            yield f" ({' '.join(_flat(inner) for inner in part)})"
    yield ")"


def _flat(expression: Expression) -> str:
    return f"({' '.join(map(_flat, expression))})" if isinstance(expression, tuple) else _atom(expression)


def _atom(atom: str | float) -> str:
    if isinstance(atom, Name):
        return '"' + atom.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return f"{atom:.6f}".rstrip("0").rstrip(".") if isinstance(atom, float) else str(atom)


def stamp(*told: object) -> tuple[str, str]:
    """KiCad gives each thing a random number; here it follows from what the thing is, so that the same board is the same file."""
    return ("tstamp", str(uuid5(NAMESPACE_URL, "facedown:" + "/".join(map(str, told)))))
