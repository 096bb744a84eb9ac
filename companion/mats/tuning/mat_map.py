"""A mat in characters: each slot where it lies, with a mark for what it reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.mats.tuning.hearing import SlotHeard

LEAST = 6  # columns of a cell, so that a card that comes seldom moves the others
# What a slot reads, and the same where a terminal shows only ASCII; `share` is a number itself.
SIGNS = {
    "empty": ("·", "."),
    "card": ("■", "o"),
    "share": ("", ""),
    "two": ("2:", "2:"),
    "unknown": ("?", "?"),
    "unreadable": ("#", "#"),
    "silent": ("×", "x"),
    "simulated": ("~", "~"),
}


def mark(one: SlotHeard, percent: Callable[[float], str], *, is_plain: bool) -> str:
    share = "" if one.rate is None else percent(one.rate)
    signs = {"share": share, "two": f"{one.cards + one.unknown}:"}
    return "".join(signs.get(name, SIGNS[name][is_plain]) for name in names_of(one))


def names_of(one: SlotHeard) -> tuple[str, ...]:
    """The signs that its mark is made of."""
    if one.reads != "tags":
        return (one.reads,)
    many, unknown = ("two",) * (one.cards + one.unknown > 1), ("unknown",) * (one.unknown > 0)
    return (*many, *unknown, "card" if one.rate is None else "share")


def map_lines(shape: Shape, marks: Mapping[str, str], width: int) -> list[str]:
    """Cells as players see them, A1 at the lower left, in blocks of as many columns as fit; below them all other places."""
    left = len(str(shape.rows)) + 1
    wide = max(LEAST, *(len(one) + 2 for one in marks.values())) if marks else LEAST
    fit = max((width - left) // wide, 1)
    lines: list[str] = []
    for first in range(0, shape.columns if shape.rows else 0, fit):
        columns = range(first, min(first + fit, shape.columns))
        lines += [_row(shape, marks, row, columns, left, wide) for row in range(shape.rows - 1, -1, -1)]
        lines.append(" " * left + "".join(chr(65 + column).center(wide) for column in columns).rstrip())
    others = [slot for slot in shape.slots if shape.column_and_row(slot) is None]
    return lines + beside([f"{slot} {marks.get(slot, '')}".rstrip() for slot in others], width)


def _row(shape: Shape, marks: Mapping[str, str], row: int, columns: range, left: int, wide: int) -> str:
    cells = [shape.cell_at(column, row) or Slot("") for column in columns]
    return f"{row + 1:>{left - 1}} " + "".join(marks.get(cell, "").center(wide) for cell in cells).rstrip()


def beside(texts: Sequence[str], width: int) -> list[str]:
    """As many side by side as fit."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + 3 + len(text) <= width:
            lines[-1] += f"   {text}"
        else:
            lines.append(text)
    return lines
