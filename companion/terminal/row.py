"""A line of cards in characters, from left to right, in as many rows as the terminal needs."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import Deck
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.terminal.boxes import Canvas, Texts, card_texts, draw_box, fitted_texts, line_of, wide_enough
from companion.words.lines import Lines

MARGIN = 3  # the width of the names of an area's rows
Box = list[list[str]]


def row_lines(table: TableView, deck: Deck, lines: Lines, width: int, *, is_plain: bool, with_gaps: bool = False) -> list[str]:
    """The lines of a row of cards: the slot of each card in its lower border, and below the borders the numbers of the gaps, from 1 on."""
    texts = [card_texts(table, deck, one, lines) for one in table.view.places]
    if not texts:
        return []
    wide = wide_enough(texts, 1, width)  # one card less in a row is better than a number cut in half
    most = max(1, (width - MARGIN - 1) // (wide + 1))
    boxes = _boxes(texts, wide)
    drawn: list[str] = []
    for first in range(0, len(boxes), most):
        here = boxes[first : first + most]
        drawn += _one_row(here, table.slots[first : first + most], is_plain=is_plain)
        drawn += [_gap_numbers(range(first, first + len(here) + 1), wide)] if with_gaps else []
    return drawn


def _boxes(texts: Sequence[Texts], wide: int) -> list[Box]:
    """Leave out the second line for names where no card needs it."""
    boxes = [fitted_texts(text, wide) for text in texts]
    needs_both = any(lower for _, lower, _ in texts)
    return boxes if needs_both else [[upper, number] for upper, _, number in boxes]


def _one_row(boxes: Sequence[Box], slots: Sequence[Slot | None], *, is_plain: bool) -> list[str]:
    wide, tall = len(boxes[0][0]), len(boxes[0])
    canvas: Canvas = {}
    for number, (box, slot) in enumerate(zip(boxes, slots, strict=True)):
        left = number * (wide + 1)
        draw_box(canvas, left, 0, box)
        name = f" {slot} "[:wide] if slot else ""
        for along, char in enumerate(name, start=left + 1 + (wide - len(name)) // 2):
            canvas[along, tall + 1] = char
    drawn = [line_of(canvas, y, len(boxes) * (wide + 1) + 1, is_plain=is_plain) for y in range(tall + 2)]
    return [f"{' ' * MARGIN}{line}" for line in drawn]


def _gap_numbers(gaps: range, wide: int) -> str:
    """The numbers of gaps, each below the border where its card would go; the last one is aligned to the right."""
    line = ""
    for number, gap in enumerate(gaps):
        text = str(gap + 1)
        left = len(text) - 1 if number == len(gaps) - 1 else len(text) // 2
        line = f"{line:<{MARGIN + number * (wide + 1) - left}}{text}"
    return line
