"""An area of cards in characters: closed cards show their name, open ones their number too."""

from __future__ import annotations

from companion.core.decks.card import Deck
from companion.core.games.game import SeatView
from companion.core.referee.table_view import TableView
from companion.terminal.boxes import TALL, Canvas, card_texts, draw_box, fitted_texts, line_of, wide_enough
from companion.words.lines import Lines

STOCK = {
    "box": "terminal-stock-box",
    "foundations": "terminal-stock-foundations",
    "foundations_due": "terminal-stock-foundations-due",
    "open_studies": "terminal-stock-open-studies",
    "unseen_discards": "terminal-stock-unseen-discards",
}
COUNTED = {"toilets": "terminal-count-toilets", "threshold": "terminal-count-threshold"}


def area_lines(table: TableView, deck: Deck, lines: Lines, width: int, *, is_plain: bool) -> list[str]:
    """The lines of the area; its rows and columns have names where the mat names them. Empty before the first card."""
    texts = {one.place: card_texts(table, deck, one, lines) for one in table.view.places}
    if not texts:
        return []
    columns, rows = _range([x for x, _ in texts]), _range([y for _, y in texts])[::-1]
    wide = wide_enough(texts.values(), len(columns), width)
    canvas: Canvas = {}
    for (x, y), text in texts.items():
        draw_box(canvas, (x - columns[0]) * (wide + 1), (rows[0] - y) * (TALL + 1), fitted_texts(text, wide))
    drawn = [line_of(canvas, y, len(columns) * (wide + 1) + 1, is_plain=is_plain) for y in range(len(rows) * (TALL + 1) + 1)]
    letters, numbers = _names(table)
    named = [f"{numbers.get(rows[y // (TALL + 1)], '') if y % (TALL + 1) == 2 else '':>2} {line}".rstrip() for y, line in enumerate(drawn)]
    footer = "   " + "".join(f" {letters.get(x, ''):^{wide}}" for x in columns)
    return [*named, *([footer.rstrip()] if footer.strip() else [])]


def counts(table: TableView, lines: Lines) -> list[str]:
    """How many cards each player holds, the pile, and the other counts."""
    stock = [lines.format(STOCK[name], {"count": count}) for name, count in table.view.stock.items()]
    return [*(_hand(one, lines) for one in table.view.seats), lines.format("terminal-pile", {"count": table.view.pile}), *stock]


def _hand(one: SeatView, lines: Lines) -> str:
    """The cards and other counts of one player; a player who is out has none."""
    if "out" in one.marks:
        return lines.format("terminal-out", {"name": one.name})
    counted = [lines.format(COUNTED[name], {"count": count}) for name, count in one.counts.items() if count]
    hand = lines.format("terminal-hand", {"name": one.name, "count": one.hand})
    return f"{hand} ({', '.join(counted)})" if counted else hand


def _range(numbers: list[int]) -> list[int]:
    return list(range(min(numbers), max(numbers) + 1))


def _names(table: TableView) -> tuple[dict[int, str], dict[int, str]]:
    """The mat's names of the columns and rows of the area; those beside the mat have none."""
    on_mat = [(one.place, slot) for one, slot in zip(table.view.places, table.slots, strict=True) if slot]
    return {x: slot[0] for (x, _), slot in on_mat}, {y: slot[1:] for (_, y), slot in on_mat}
