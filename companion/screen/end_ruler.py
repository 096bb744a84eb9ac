"""The line at the end of a match as a ruler: cards stand on it, and their numbers hang below it.

The unit is told once below the ruler, and beside the numbers only where that line would take the room of the cards. Where cards are many,
they lose what can be missed first: their names, and then some of the numbers, so that one in every few cards has a number, as on a ruler.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import sqrt

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import PlaceView
from companion.screen import look
from companion.screen.card import card_piece, value_of
from companion.screen.card_names import all_have_room
from companion.screen.draft import Draft
from companion.screen.letters import Style
from companion.screen.line import draw_growth
from companion.screen.sight import Sight
from companion.screen.things import EmblemPicture, Part, Piece, Plate, Rect

VALUE, FEW_VALUE, TALLEST = 5.0, 3.4, 30.0  # hundredths: the largest numbers, those that only some cards have, the highest card
NAMED = 8.0  # the least height of a card with its name on it
LEAST_CARD = 3.0  # the least side of a card: what is smaller is only a tick on the ruler
UPRIGHT, LYING = 1.25, 1.25  # how much higher than wide a card may be, and how much wider than high
ABOVE, TICK, SHORT, BETWEEN, FOOT = 1.0, 1.4, 0.8, 1.0, 5.0
AIR, SPACE = 0.8, 1.4  # between two cards, between two numbers
EVERY = tuple(range(1, 16, 2))  # odd, so that a number hangs below the middle one of its cards
ANOTHER_ROW, WITH_UNITS, WITHOUT_NAMES = 0.9, 0.4, 0.7  # what a ruler is worth to its readers that lacks something, or says it often
NUMBER = Style("condensed", look.TEXT, look.MAT, "value", "centre", "middle")


@dataclass(frozen=True, slots=True)
class Ruler:
    """A way to lay the cards in rows; `every`: of so many cards one has its number, 0: none has."""

    in_row: int
    rows: int
    pitch: int  # from card to card
    card: tuple[int, int]
    every: int
    size: int  # the size of the letters in which numbers are written
    numbers: tuple[str, ...]
    has_names: bool
    has_units: bool  # beside each number
    foot: int  # the height of what is said below the rows


def draw_ruler(draft: Draft, sight: Sight, room: Rect, won_with: CardId | None = None) -> None:
    """The card that has won the match has an edge of its own, and so have cards that are told of."""
    places = sight.table.view.places
    room = room.cut_top(draft.px(BETWEEN))[1]
    ruler, above = _ruler(draft, sight, room), room
    if ruler.foot:
        foot, above = room.cut_bottom(ruler.foot)
        draw_growth(draft, sight.lines, sight.cards, foot.inset(draft.px(2), 0))
    for number, row in enumerate(above.rows(ruler.rows, draft.px(BETWEEN))):
        first = number * ruler.in_row
        _draw_row(draft, sight, places[first : first + ruler.in_row], row, ruler, ruler.numbers[first : first + ruler.in_row], won_with)


def _ruler(draft: Draft, sight: Sight, room: Rect) -> Ruler:
    """The way that can be read best: large cards and large numbers, all of them, in few rows."""
    return max(_rulers(draft, sight, room), key=lambda one: _worth(draft, one), default=None) or _bare(draft, sight, room)


def _worth(draft: Draft, ruler: Ruler) -> float:
    wide, tall = ruler.card
    worth = wide * tall * ANOTHER_ROW**ruler.rows
    worth *= WITH_UNITS if ruler.has_units else 1.0
    worth *= 1.0 if ruler.has_names else WITHOUT_NAMES
    return worth * sqrt(ruler.size) / ruler.every


def _rulers(draft: Draft, sight: Sight, room: Rect) -> Iterator[Ruler]:
    """Those whose cards are not too small."""
    texts = [value_of(sight.cards, one.card, one.numbers) for one in sight.table.view.places] or [("", "")]
    has_units = any(unit for _, unit in texts)
    ways = [(has_units, tuple(f"{number} {unit}".strip() for number, unit in texts), 0)]
    if has_units:
        ways.append((False, tuple(number for number, _ in texts), draft.px(FOOT)))
    lengths = sorted({-(-len(texts) // rows) for rows in range(1, len(texts) + 1)})
    for (has_units, numbers, below), in_row in product(ways, lengths):
        rows, widest = -(-len(texts) // in_row), _widest(draft, numbers)
        for every, size in _number_sizes(draft, widest, room.w // in_row):
            card = _card_size(draft, Rect(room.x, room.y, room.w, room.h - below), in_row, rows, size)
            if min(card) >= draft.px(LEAST_CARD):
                has_names = _have_names(draft, sight, card)
                yield Ruler(in_row, rows, room.w // in_row, card, every, size, numbers, has_names, has_units, below)


def _have_names(draft: Draft, sight: Sight, card: tuple[int, int]) -> bool:
    """Whether all cards of that size show their names, so that they look alike."""
    room, lying = Rect(0, 0, *card).inset(draft.px(0.8), 0), tuple(one.card for one in sight.table.view.places)
    return card[1] >= draft.px(NAMED) and all_have_room(draft, sight.deck, sight.lines.language, lying, room)


def _widest(draft: Draft, numbers: tuple[str, ...]) -> Mapping[int, int]:
    """The width of the widest number in each size, the smallest first."""
    letters, sizes = draft.setter.letters, range(draft.smallest, max(draft.letters_px(VALUE), draft.smallest) + 1)
    key = ("numbers of a ruler", numbers, sizes)
    return draft.setter.once(key, lambda: {size: max(letters.width(one, "condensed", size) for one in numbers) for size in sizes})


def _number_sizes(draft: Draft, widest: Mapping[int, int], pitch: int) -> Iterator[tuple[int, int]]:
    """How many cards share a number, and a size in which every number fits, so that all of them look alike."""
    for every in EVERY:
        most, wide = draft.letters_px(VALUE if every == 1 else FEW_VALUE), pitch * every - draft.px(SPACE)
        sizes = [size for size in widest if widest[size] <= wide and (size <= most or size == draft.smallest)]
        if sizes:
            yield every, sizes[-1]
        if sizes and every > 1:
            yield every, sizes[0]
            return


def _card_size(draft: Draft, room: Rect, in_row: int, rows: int, size: int) -> tuple[int, int]:
    """Width and height of the cards with that size of numbers below them; none where there is no room for cards."""
    row = (room.h - draft.px(BETWEEN) * (rows - 1)) // rows
    most = min(row - draft.px(ABOVE) - _under(draft, size), draft.px(TALLEST))
    wide = min(room.w // in_row - draft.px(AIR), round(most * LYING))
    return max(wide, 0), max(min(most, round(wide * UPRIGHT)), 0)


def _under(draft: Draft, size: int) -> int:
    """What hangs below the ruler."""
    return draft.px(TICK) + (draft.setter.letters.height("condensed", size) if size else 0)


def _bare(draft: Draft, sight: Sight, room: Rect) -> Ruler:
    """Cards without numbers, where there is room for nothing more."""
    cards = max(len(sight.table.view.places), 1)
    sizes = [(_card_size(draft, room, -(-cards // rows), rows, 0), rows) for rows in range(1, cards + 1)]
    (wide, tall), rows = max(sizes, key=lambda one: (min(one[0]), -one[1]))
    in_row = -(-cards // rows)
    return Ruler(in_row, rows, room.w // in_row, (wide, tall), 0, 0, ("",) * cards, has_names=False, has_units=False, foot=0)


def _draw_row(
    draft: Draft, sight: Sight, places: Sequence[PlaceView], row: Rect, ruler: Ruler, numbers: Sequence[str], won_with: CardId | None
) -> None:
    """Cards, ruler and numbers in the middle of their row; a last row that is shorter begins where the others do."""
    (wide, tall), thin, under, pitch = ruler.card, max(2, draft.px(0.35)), _under(draft, ruler.size), ruler.pitch
    y = row.y + (row.h + tall + draft.px(ABOVE) - under) // 2
    left = row.x + (row.w - pitch * ruler.in_row) // 2
    draft.add(Plate(Rect(row.x, y, row.w, thin), look.EXPECTED))
    for number, (one, text) in enumerate(zip(places, numbers, strict=False)):
        middle = left + pitch * number + pitch // 2
        upon = Rect(middle - wide // 2, y - draft.px(ABOVE) - tall, wide, tall)
        if ruler.has_names:
            draft.add(card_piece(draft, sight.cards, one.card, upon, is_open=False, numbers={}, is_bright=True))
        elif min(ruler.card) > 0:
            draft.add(small_card(draft, sight, one, upon))
        if one.card == won_with or one.card in sight.changed:
            draft.add(Plate(upon, None, look.PRIZE, max(3, draft.px(1.0)), draft.px(1.0)))
        value = Rect(middle - pitch * ruler.every // 2, y + draft.px(TICK), pitch * ruler.every, under - draft.px(TICK))
        has_number = bool(ruler.every) and number % ruler.every == ruler.every // 2 and row.holds(Rect(value.x, row.y, value.w, row.h))
        tick = max(1, min(thin, pitch))
        draft.add(Plate(Rect(middle - tick // 2, y, tick, draft.px(TICK if has_number else SHORT)), look.EXPECTED))
        if has_number:
            draft.add(*draft.setter.set(text, value, NUMBER, ruler.size, ruler.size, 1))


def small_card(draft: Draft, sight: Sight, one: PlaceView, rect: Rect) -> Piece:
    """The emblem alone."""

    def make() -> tuple[Part, ...]:
        whole, side = Rect(0, 0, rect.w, rect.h), max(1, min(rect.w, rect.h) * 9 // 10)
        paper = Plate(whole, look.PAPER, radius=min(draft.px(0.6), side // 4))
        return paper, EmblemPicture(whole.middle(side, side), emblem_of(sight.deck.cards[one.card], sight.deck))

    key = ("small card", sight.deck.id, one.card, rect.w, rect.h, draft.u)
    return Piece(f"card:{one.card}", rect, draft.setter.once(key, make))
