"""The face of a card: its name and every number by which the deck orders cards, written as in play (H4)."""

from __future__ import annotations

from companion.cards.emblems.emblem import emblem_of
from companion.cards.printing.ink import PALE, Align, Ink
from companion.cards.printing.letters import POINT, millimetres_high, millimetres_wide
from companion.cards.printing.looks import (
    LEAST,
    QUIET,
    SQUARE,
    STICKER,
    Look,
    Room,
    draw_band,
    draw_codes,
    draw_emblem,
    draw_lines,
    draw_sticker,
)
from companion.core.decks.card import Card, Characteristic
from companion.core.frozen import dataclass
from companion.system.typefaces import DEEP
from companion.words.formats import shown

STACKED = 9.0  # millimetres: a row that high has its word above its number
CLEAR = 0.06  # share of a row on one line that its letters stay away from the lines above and below
HIGHEST = 15.5  # of a row, in millimetres on the larger card
_UNIT, _GAP = 0.65, 0.3  # size of a unit and its distance from the number, as shares of the size of the number


@dataclass(frozen=True, slots=True)
class NumberRow:
    """One number with its name and unit; `beside` is the number in a second unit, or a remark such as "US only"."""

    word: str
    number: str
    unit: str
    beside: str


def number_rows(look: Look, card: Card) -> list[NumberRow]:
    numbers = card.numbers.opened()
    found = []
    for one in look.deck.characteristics:
        if look.is_printed(card, one):
            marks = card.marks.get(one.id, ())
            whole = shown(numbers[one.id], one, marks, look.language, beside=one.second(numbers))
            number, bracket, beside = whole.partition(" (")
            found.append(NumberRow(one.names[look.language], *_parted(number, one, look.language), f"({beside}" if bracket else ""))
    return found


def _parted(number: str, one: Characteristic, language: str) -> tuple[str, str]:
    """The number, and its unit, which is drawn smaller; the sign of money is a part of the number."""
    unit = one.units[language]
    if not unit or one.format == "money" or not number.endswith(unit):
        return number, ""
    return number.removesuffix(unit).rstrip(), unit


def draw_face(ink: Ink, look: Look, card: Card) -> None:
    draw_band(ink, look, card.names[look.language])
    has_sticker = look.sticker == "face"
    middle = draw_sticker(ink, look) if has_sticker else look.size.height / 2
    end = draw_lines(ink, look, _under(look, card), middle)
    codes = draw_codes(ink, look, card, is_beside=not has_sticker) if look.are_hands_secret else look.margin
    rows = number_rows(look, card)
    if has_sticker:
        _beside_sticker(ink, look, card, rows)
    else:
        _without_sticker(ink, look, card, rows, end, codes)


def _under(look: Look, card: Card) -> list[str]:
    """The line below the name; it may be empty, as numbers stand at the same height on all cards of a deck in which others have a line."""
    if look.are_hands_secret:
        traits = look.words.traits(card)
        return ["" if traits.casefold() == card.names[look.language].casefold() else traits]
    texts = {other.id: other.places[look.language] or other.notes[look.language] for other in look.deck.cards.values()}
    return [texts[card.id]] if any(texts.values()) else []


def _without_sticker(ink: Ink, look: Look, card: Card, rows: list[NumberRow], top: float, codes: float) -> None:
    margin = look.margin
    foot = margin + SQUARE + 2 if look.are_hands_secret else margin
    high = min(HIGHEST * look.scale + 1, (top - foot) / max(1, len(rows)))
    rest = top - 1 - high * len(rows)
    _draw_rows(ink, look, rows, Room(margin, rest, look.inner, high * len(rows)))
    name, spare = _emblem(look, card), rest - foot - 1.5
    if spare >= 14 * look.scale or not look.are_hands_secret:
        if spare >= 6:
            draw_emblem(ink, name, Room(margin, foot, look.inner, spare), 28 * look.scale)
    else:
        side = min(SQUARE * look.scale, look.size.width - margin - codes - 1.5)
        draw_emblem(ink, name, Room(look.size.width - margin - side, margin, side, side), side)


def _beside_sticker(ink: Ink, look: Look, card: Card, rows: list[NumberRow]) -> None:
    margin, low = look.margin, (look.size.height - STICKER) / 2
    left = margin + SQUARE + 3 if look.are_hands_secret else margin
    high = min(HIGHEST * look.scale, (low - margin) / max(1, len(rows)))
    _draw_rows(ink, look, rows, Room(left, low - 0.5 - high * len(rows), look.size.width - margin - left, high * len(rows)))
    free = (look.size.width - STICKER) / 2 - 1.2
    side = min(14.0, free - 1.2)
    draw_emblem(ink, _emblem(look, card), Room(1.2, (look.size.height - side) / 2, free - 1.2, side), side)


def _emblem(look: Look, card: Card) -> str:
    """On its face a film shows its decade."""
    year = look.deck.characteristic("year")
    return emblem_of(card, look.deck, card.numbers.opened()[year.id] if year is not None else None)


def _draw_rows(ink: Ink, look: Look, rows: list[NumberRow], room: Room) -> None:
    if not rows:
        return
    high = room.height / len(rows)
    for place, row in enumerate(rows):
        box = Room(room.x, room.top - high * (place + 1), room.width, high)
        if place:
            ink.line((box.x, box.top), (box.x + box.width, box.top), colour=PALE)
        (_draw_stacked if high >= STACKED * look.scale and room.width == look.inner else _draw_in_line)(ink, look, row, box)


def _draw_stacked(ink: Ink, look: Look, row: NumberRow, box: Room) -> None:
    word, pad = 0.27 * box.height, 0.06 * box.height
    number = (0.42 if row.beside else 0.6) * box.height
    top = box.top - pad - word
    ink.fitted(row.word, box.x, top, box.width, word, most=8.5 * look.scale, least=LEAST, colour=QUIET)
    top -= number
    _draw_number(ink, row, Room(box.x, top, box.width, number), 20 * look.scale, 9 * look.scale, "centre")
    if row.beside:
        low, high = top - 0.22 * box.height, 0.24 * box.height
        ink.fitted(row.beside, box.x, low, box.width, high, most=8.5 * look.scale, least=LEAST, colour=QUIET)


def _draw_in_line(ink: Ink, look: Look, row: NumberRow, box: Room) -> None:
    """Draws the word at the left and the number at the right; a long number takes the room that a short word leaves."""
    box = Room(box.x, box.y + CLEAR * box.height, box.width, (1 - 2 * CLEAR) * box.height)
    most, least = 8.5 * look.scale + 1, LEAST
    word = min((0.3 if row.beside else 0.5) * box.width, millimetres_wide(row.word, "condensed", most) + 0.2)
    ink.fitted(row.word, box.x, box.y, word, box.height, "condensed", most=most, least=least, lines=2, colour=QUIET, align="left")
    left, wide = box.x + word + 1, box.width - word - 1
    beside = 0.4 * wide if row.beside else 0.0
    _draw_number(ink, row, Room(left, box.y, wide - beside, box.height), 12 * look.scale + 1, 7 * look.scale, "right")
    if row.beside:
        room = Room(left + wide - beside + 1, box.y, beside - 1, box.height)
        ink.fitted(row.beside, room.x, room.y, room.width, room.height, "condensed", most=most, least=least, colour=QUIET, align="right")


def _draw_number(ink: Ink, row: NumberRow, box: Room, most: float, least: float, align: Align) -> None:
    """Draws a number, and its unit smaller behind it; where there is no room for that, both in one size that fits."""
    number, unit = millimetres_wide(row.number, "bold") + _GAP * POINT, millimetres_wide(row.unit, "sans")
    size = min(most, box.width / (number + _UNIT * unit), box.height / millimetres_high(1, 1.0))
    if _UNIT * size < LEAST:
        size = min(size, (box.width - LEAST * unit) / number)
    size, quiet = int(20 * size) / 20, max(LEAST, _UNIT * size)
    if size < least or not row.unit:
        text = f"{row.number}\u00a0{row.unit}".rstrip()
        ink.fitted(text, box.x, box.y, box.width, box.height, "bold", most=most, least=least, align=align)
        return
    wide = size * number + quiet * unit
    left = box.x + (box.width - wide) * (0.5 if align == "centre" else 1)
    low = box.y + (box.height - millimetres_high(1, size)) / 2 + DEEP * size * POINT
    ink.text(left, low, row.number, size, "bold")
    ink.text(left + wide, low, row.unit, quiet, "sans", colour=QUIET, align="right")
