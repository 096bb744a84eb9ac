"""The back of a card: what all players may read (H2), and no number.

Rules of this file: it never asks for a number. Where hands are secret all backs are the same to the last dot.
"""

from __future__ import annotations

from companion.cards.printing.ink import Ink
from companion.cards.printing.looks import SQUARE, Look, Room, draw_band, draw_codes, draw_emblem, draw_lines, draw_sticker
from companion.core.decks.card import Card
from companion.words.formats import mark_words, marks_of


def draw_back(ink: Ink, look: Look, card: Card) -> None:
    if look.are_hands_secret:
        _draw_alike(ink, look)
        return
    draw_band(ink, look, card.names[look.language])
    has_sticker = look.sticker == "back"
    lowest = draw_sticker(ink, look) if has_sticker else look.size.height - look.band - 10 * look.scale - 1
    draw_lines(ink, look, public_lines(look, card), lowest)
    draw_codes(ink, look, card, is_beside=not has_sticker)
    margin = look.margin
    if has_sticker:
        side = 22 * look.scale
        draw_emblem(ink, look.emblem(card), Room(look.size.width - margin - side, margin, side, side), side)
    else:
        foot = margin + SQUARE + 2
        draw_emblem(ink, look.emblem(card), Room(margin, foot, look.inner, lowest - foot), 34 * look.scale)


def public_lines(look: Look, card: Card) -> list[str]:
    """What stands under the name: place, note, and marks of the numbers such as "US only"."""
    marks = ", ".join(mark_words(marks_of(card), look.language))
    return [text for text in (card.places[look.language], card.notes[look.language], marks) if text]


def _draw_alike(ink: Ink, look: Look) -> None:
    """The deck's name and all its emblems: the same for every card."""
    draw_band(ink, look, look.deck.names[look.language])
    margin, top = look.margin, look.size.height - look.band
    if look.sticker == "back":
        top = (look.size.height - (draw_sticker(ink, look) - look.size.height / 2) * 2) / 2
    if not look.emblems:
        return
    room = Room(margin, margin, look.inner, top - 2 * margin)
    columns = max(range(1, len(look.emblems) + 1), key=lambda count: min(room.width / count, room.height / -(-len(look.emblems) // count)))
    rows = -(-len(look.emblems) // columns)
    wide, high = room.width / columns, room.height / rows
    for place, name in enumerate(look.emblems):
        row, column = divmod(place, columns)
        cell = Room(room.x + column * wide, room.top - (row + 1) * high, wide, high)
        draw_emblem(ink, name, cell, min(wide, high) * 0.72)
