"""The table in characters: closed cards show their name, open ones their number too."""

from __future__ import annotations

import unicodedata

from companion.decks.card import Deck
from companion.decks.formats import shown
from companion.events import Slot
from companion.games.game import OfCard, PlaceView
from companion.lines.lines import Lines
from companion.referee.table_view import TableView

NARROWEST = 11  # characters: a short name's line
TALL = 3  # lines in a card
CLOSED = "· · ·"
# A border's character by the arms that meet there: up, right, down, left.
BORDERS = {"rd": "┌", "dl": "┐", "ur": "└", "ul": "┘", "rdl": "┬", "url": "┴", "urd": "├", "udl": "┤", "urdl": "┼", "rl": "─", "ud": "│"}
PLAIN = {"rl": "-", "ud": "|"}


def can_show(encoding: str | None) -> bool:
    try:
        f"{CLOSED}{''.join(BORDERS.values())}".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def area_lines(table: TableView, deck: Deck, lines: Lines, width: int, *, is_plain: bool) -> list[str]:
    """The part of the mat that holds cards, rows and columns named beside it; nothing before the first card."""
    cells = {slot: one for one, slot in zip(table.view.places, table.slots, strict=True) if slot}
    beside = [OfCard(one.card) for one, slot in zip(table.view.places, table.slots, strict=True) if slot is None]
    if not cells and not beside:
        return []
    columns, rows = _range([ord(slot[0]) for slot in cells]), _range([int(slot[1:]) for slot in cells])[::-1]
    texts = {slot: _card_lines(table, deck, one, lines) for slot, one in cells.items()}
    wide = _wide_enough(texts, len(columns), width)
    canvas: dict[tuple[int, int], str] = {}
    for row, number in enumerate(rows):
        for column, letter in enumerate(columns):
            if (slot := Slot(f"{chr(letter)}{number}")) in texts:
                _draw(canvas, column * (wide + 1), row * (TALL + 1), [_fitted(text, wide) for text in texts[slot]])
    drawn = [_line(canvas, y, len(columns) * (wide + 1) + 1, is_plain=is_plain) for y in range(len(rows) * (TALL + 1) + 1)]
    named = [f"{rows[y // (TALL + 1)] if y % (TALL + 1) == 2 else '':>2} {line}".rstrip() for y, line in enumerate(drawn)]
    footer = "   " + "".join(f" {chr(letter):^{wide}}" for letter in columns)
    more = [f"   {lines.format('terminal-beside', {'cards': tuple(beside)})}"] if beside else []
    return [*(named if cells else []), *([footer.rstrip()] if cells else []), *more]


def hands_line(table: TableView, lines: Lines) -> str:
    hands = [lines.format("terminal-hand", {"name": one.name, "count": one.hand}) for one in table.view.seats]
    return "    ".join([*hands, lines.format("terminal-pile", {"count": table.view.pile})])


def _range(numbers: list[int]) -> list[int]:
    return list(range(min(numbers), max(numbers) + 1)) if numbers else []


def _card_lines(table: TableView, deck: Deck, one: PlaceView, lines: Lines) -> list[str]:
    """Two lines for the name, one for the number; `!` stands beside what is out of order, `?` beside what is being checked."""
    characteristic = deck.characteristic(table.view.characteristic)
    name = [*deck.cards[one.card].short_names[lines.language].split("\n"), ""][:2]
    if not one.is_open or characteristic is None:
        return [*name, CLOSED]
    number = shown(one.numbers[characteristic.id], characteristic, (), lines.language)
    mark = "!" if "violated" in one.marks else "?" if "checked" in one.marks else ""
    return [*name, f"{mark} {number} {mark}".strip()]


def _wide_enough(texts: dict[Slot, list[str]], columns: int, width: int) -> int:
    """As wide as the widest number asks for, if the terminal has room."""
    room = (width - 4) // max(columns, 1) - 1
    return max(NARROWEST, min(room, max((_wide(text) for lines in texts.values() for text in lines), default=NARROWEST)))


def _draw(canvas: dict[tuple[int, int], str], x: int, y: int, texts: list[list[str]]) -> None:
    """A box whose borders it shares with its neighbours."""
    right, down = x + len(texts[0]) + 1, y + len(texts) + 1
    for along in range(x, right + 1):
        for across in range(y, down + 1):
            if x < along < right and y < across < down:
                canvas[along, across] = texts[across - y - 1][along - x - 1]
                continue
            arms = canvas.get((along, across), "")
            arms += "u" if along in (x, right) and across > y else ""
            arms += "r" if across in (y, down) and along < right else ""
            arms += "d" if along in (x, right) and across < down else ""
            arms += "l" if across in (y, down) and along > x else ""
            canvas[along, across] = "".join(arm for arm in "urdl" if arm in arms)


def _line(canvas: dict[tuple[int, int], str], y: int, wide: int, *, is_plain: bool) -> str:
    return "".join(_char(canvas.get((x, y), " "), is_plain=is_plain) for x in range(wide))


def _char(here: str, *, is_plain: bool) -> str:
    if len(here) < 2:
        return "." if is_plain and here == "·" else here
    return PLAIN.get(here, "+") if is_plain else BORDERS[here]


def _fitted(text: str, wide: int) -> list[str]:
    """One character per column, those that take no room of their own with the one before."""
    chars: list[str] = []
    for char in text:
        if unicodedata.combining(char) and chars:
            chars[-1] += char
        else:
            chars.append(char)
    shown = chars if len(chars) <= wide else [*chars[: wide - 1], "…"]
    left = (wide - len(shown)) // 2
    return [" "] * left + shown + [" "] * (wide - len(shown) - left)


def _wide(text: str) -> int:
    return sum(not unicodedata.combining(char) for char in text)
