"""Cards as boxes of characters that share their borders."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from companion.core.decks.card import Deck
from companion.core.games.game import PlaceView
from companion.core.referee.table_view import TableView
from companion.words.formats import shown
from companion.words.lines import Lines

WIDEST, NARROWEST = 11, 4  # characters in a line of a short name: with much room, and with many cards side by side
TALL = 3  # lines in a card
CLOSED = "· · ·"
# A border's character by the arms that meet there: up, right, down, left.
BORDERS = {"rd": "┌", "dl": "┐", "ur": "└", "ul": "┘", "rdl": "┬", "url": "┴", "urd": "├", "udl": "┤", "urdl": "┼", "rl": "─", "ud": "│"}
PLAIN = {"rl": "-", "ud": "|"}
Texts = tuple[str, str, tuple[str, ...]]  # two lines for the name, and the number as it may be written, the fullest first
Canvas = dict[tuple[int, int], str]


def card_texts(table: TableView, deck: Deck, one: PlaceView, lines: Lines) -> Texts:
    """The texts of a card's box; `!` stands beside a card that is out of order, `?` beside one that is being checked."""
    characteristic = deck.characteristic(table.view.characteristic)
    upper, lower = [*deck.cards[one.card].short_names[lines.language].split("\n"), ""][:2]
    if not one.is_open or characteristic is None:
        return upper, lower, (CLOSED,)
    number = shown(one.numbers[characteristic.id], characteristic, (), lines.language)
    mark = "!" if "violated" in one.marks else "?" if "checked" in one.marks else ""
    return upper, lower, (f"{mark} {number} {mark}".strip(), f"{mark}{number}{mark}", number)


def wide_enough(texts: Iterable[Texts], columns: int, width: int) -> int:
    """The width of boxes: that of the widest line, if the terminal has room."""
    room = (width - 4) // columns - 1
    asked = max(_wide(line) for upper, lower, (fullest, *_) in texts for line in (upper, lower, fullest))
    return max(NARROWEST, min(room, max(WIDEST, asked)))


def fitted_texts(text: Texts, wide: int) -> list[list[str]]:
    upper, lower, numbers = text
    number = next((one for one in numbers if _wide(one) <= wide), numbers[-1])
    return [fitted(line, wide) for line in (upper, lower, number)]


def draw_box(canvas: Canvas, x: int, y: int, texts: list[list[str]]) -> None:
    """Draw a box that shares its borders with its neighbours."""
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


def line_of(canvas: Canvas, y: int, wide: int, *, is_plain: bool) -> str:
    return "".join(_char(canvas.get((x, y), " "), is_plain=is_plain) for x in range(wide))


def _char(here: str, *, is_plain: bool) -> str:
    if len(here) < 2:
        return "." if is_plain and here == "·" else here
    return PLAIN.get(here, "+") if is_plain else BORDERS[here]


def fitted(text: str, wide: int) -> list[str]:
    """Text split into columns: a character without width stays with the one before it."""
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
