"""Cards of the table that can be touched on a page: of an area as they lie, of a line in rows; on sites their names alone.

Rules of this file: what is drawn is what lies in sight, closed cards by their backs; on sites a picture would tell the use of a floor.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, Deck
from companion.core.games.registry import ground_of_game
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act
from companion.screen.card import card_piece
from companion.screen.draft import Draft
from companion.screen.match.parts import columns_of, tiles
from companion.screen.sight import DeckShown
from companion.screen.things import EmblemPicture, Plate, Rect, Sign
from companion.words.lines import Lines

CELL = re.compile(r"([A-Z])(\d+)")  # the name of a cell of a grid
GAP, FRAME, MOST, LEAST_CELL = 1.2, 0.9, 29.0, look.TOUCH  # hundredths: between cards, the frame of a chosen one, its sides
WIDE = 1.5  # wide by high, at the most
TILE = 15.0

Lying = Sequence[tuple[CardId, Slot | None]]
ActOf = Callable[[CardId], Act]


def draw_cards(
    draft: Draft, lines: Lines, table: TableView, deck: Deck, cards: Lying, room: Rect, act: ActOf, *, at: int,
    chosen: Collection[CardId] = (),
) -> None:  # fmt: skip
    """`act`: what a touch on a card means; `at`: the part of a list that does not fit."""
    rects = _cells(draft, table, cards, room)
    if rects is None:
        _draw_list(draft, lines, table, deck, cards, room, act, at=at, chosen=chosen)
        return
    shown = DeckShown(deck, lines.language, table.view.characteristic, lines.has_printed_units)
    opened = {one.card: one.numbers for one in table.view.places if one.is_open}
    has_no_backs = bool(table.view.structures)
    for (card, _), rect in zip(cards, rects, strict=True):
        draft.add(card_piece(draft, shown, card, rect, is_open=card in opened, numbers=opened.get(card, {}), is_bright=has_no_backs))
        if card in chosen:
            thick = draft.px(FRAME)
            draft.add(Plate(rect.inset(-thick), None, look.FITS, thick, draft.px(1.6)))
        draft.touch(rect, act(card), is_on=card in chosen, said=lines.card(card))


def _cells(draft: Draft, table: TableView, cards: Lying, room: Rect) -> list[Rect] | None:
    """Where the cards of an area lie, as large as there is room; None where they are too small, or lie on no grid."""
    if ground_of_game(table.view.game) != "area" or not cards:
        return None
    found = [CELL.fullmatch(slot or "") for _, slot in cards]
    places = [(ord(one[1]), int(one[2])) for one in found if one is not None]
    if len(places) < len(cards) or len(set(places)) < len(places):
        return None
    (left, low), (right, high) = ((of(x for x, _ in places), of(y for _, y in places)) for of in (min, max))
    across, down, gap = right - left + 1, high - low + 1, draft.px(GAP)
    wide, tall = ((side - gap * (number - 1)) // number for side, number in ((room.w, across), (room.h, down)))
    if min(wide, tall) < draft.px(LEAST_CELL):
        return None
    tall = min(tall, draft.px(MOST))
    wide = min(wide, round(tall * WIDE))
    area = room.middle(wide * across + gap * (across - 1), tall * down + gap * (down - 1))
    return [Rect(area.x + (x - left) * (wide + gap), area.y + (high - y) * (tall + gap), wide, tall) for x, y in places]


def _draw_list(
    draft: Draft, lines: Lines, table: TableView, deck: Deck, cards: Lying, room: Rect, act: ActOf, *, at: int, chosen: Collection[CardId]
) -> None:  # fmt: skip
    has_picture = ground_of_game(table.view.game) != "sites"
    for number, rect in tiles(draft, room, len(cards), at, columns=columns_of(draft), tall=look.TOUCH, most=TILE):
        card, slot = cards[number]
        picture = emblem_of(deck.cards[card], deck) if has_picture else ""
        _draw_row(draft, rect, lines.card(card), slot or "", picture, act(card), is_on=card in chosen)


def _draw_row(draft: Draft, rect: Rect, name: str, slot: str, picture: str, act: Act, *, is_on: bool) -> None:
    """The picture of a card, its name and its place."""
    draft.plate(rect, look.RAISED, edge=look.EXPECTED if is_on else None, thick=0.5)
    inner = rect.inset(draft.px(2), draft.px(0.8))
    if picture:
        side = min(inner.h, draft.px(9))
        left, inner = inner.cut_left(side + draft.px(1.6))
        draft.add(EmblemPicture(left.at_left(side), picture))
    if is_on:
        side = min(inner.h, draft.px(5))
        right, inner = inner.cut_right(side + draft.px(1))
        draft.add(Sign(right.at_right(side), "tick", look.TEXT))
    if slot:
        right, inner = inner.cut_right(draft.px(9))
        draft.text(right, slot, look.BODY, least=look.LEAST, colour=look.QUIET, ground=look.RAISED, role="quiet", align="right")
    draft.text(inner, name, look.BODY, least=look.LEAST, face="bold", lines=2, ground=look.RAISED, role="label")
    draft.touch(rect, act, is_on=is_on)
