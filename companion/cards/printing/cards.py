"""Files of cards, for each sheet its faces and behind it its backs; and of round labels, to be stuck over the stickers of cards.

Rules of this file: a back shows what all players may read (H2), and never a number. Where hands are secret all backs are the same to the
last dot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from companion.cards.emblems.emblem import UNKNOWN, emblem_of
from companion.cards.printing.face import draw_face, number_rows
from companion.cards.printing.ink import RULE, Ink
from companion.cards.printing.letters import unprinted_signs
from companion.cards.printing.looks import (
    DOTS,
    QUIET,
    SQUARE,
    STICKER,
    Look,
    Room,
    Sticker,
    draw_band,
    draw_codes,
    draw_emblem,
    draw_lines,
    draw_sticker,
)
from companion.cards.printing.paper import EDGE, PaperSize
from companion.cards.printing.sheets import GAP, STRIP, CardSpot, Layout, Turn
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import Card, CardId, Deck
from companion.core.decks.codes import codes_of
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable
from companion.words.formats import mark_words, marks_of

SMALL = 6.5  # points of the text at the edge of a sheet
_FROM = 12.0  # millimetres from the corner of the paper to the rule
_HIGH = 3.4  # of the strip with the rule
STEP = 27.0  # from the middle of a label to the next one: room for scissors


@dataclass(frozen=True, slots=True)
class CardPrint:
    """An order to print cards."""

    deck: Deck
    cards: Sequence[CardId]  # in the order in which they lie on the sheets, a copy beside the other
    language: str
    layout: Layout
    sticker: Sticker
    turn: Turn
    are_hands_secret: bool


def sheets_of(count: int, each: int) -> int:
    return -(-count // each)


def printed_cards(asked: CardPrint) -> bytes:
    """The bytes of the file. Signs that the fonts lack are refused, for all cards at once."""
    deck, layout = asked.deck, asked.layout
    words = PrintWords(deck, asked.language)
    look = Look(deck, words, layout.size, asked.sticker, asked.are_hands_secret, layout.bleed)
    _refuse_unprinted_signs(look, asked.cards)
    ink = Ink(deck.names[asked.language], asked.language)
    count = sheets_of(len(asked.cards), layout.count)
    for sheet in range(count):
        cards = [deck.cards[card] for card in asked.cards[sheet * layout.count : (sheet + 1) * layout.count]]
        page = _Page(ink, look, layout, (sheet + 1, count))
        page.draw("face", layout.fronts(), cards, draw_face, 0)
        page.draw("back", layout.backs(), cards, draw_back, 180 if asked.turn == "short" else 0)
    return ink.finish()


@dataclass(frozen=True, slots=True)
class _Page:
    """A sheet, whose sides are drawn one after the other."""

    ink: Ink
    look: Look
    layout: Layout
    which: tuple[int, int]  # of how many

    def draw(
        self, side: str, spots: Sequence[CardSpot], cards: Sequence[Card], draw: Callable[[Ink, Look, Card], None], turn: Literal[0, 180]
    ) -> None:
        ink, paper, words = self.ink, self.layout.paper, self.look.words
        ink.page(paper)
        with ink.moved(*((paper.width, paper.height) if turn else (0, 0)), turn=turn):
            draw_cuts(ink, self.layout)
            for spot, card in zip(spots, cards, strict=False):  # the last sheet may have places to spare
                with ink.moved(*spot.origin, turn=spot.turn):
                    draw(ink, self.look, card)
        which, of = self.which
        text = words.say("print-sheet-cards", deck=self.look.deck.names[words.language], which=which, of=of, side=side)
        draw_strip(ink, paper, words.say("print-rule"), text, is_below=self.layout.has_strip_below)


def _refuse_unprinted_signs(look: Look, cards: Sequence[CardId]) -> None:
    problems = []
    for id in dict.fromkeys(cards):
        card = look.deck.cards[id]
        rows = (f"{row.word}{row.number}{row.unit}{row.beside}" for row in number_rows(look, card))
        lacking = unprinted_signs("".join((card.names[look.language], *public_lines(look, card), *rows)))
        if lacking:
            where = Text("place-deck-card", deck=look.deck.id, card=id)
            problems.append(Problem(where, "printing-signs-cannot-be-printed", signs=" ".join(lacking)))
    if problems:
        raise Unusable(problems)


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
    """Draws the deck's name and all its emblems, which is the same for every card."""
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


@dataclass(frozen=True, slots=True)
class LabelPrint:
    deck: Deck
    cards: Sequence[CardId]
    language: str
    paper: PaperSize


def middles(paper: PaperSize) -> tuple[tuple[float, float], ...]:
    """Of the labels of a sheet, row by row from the upper left."""
    columns, rows = int((paper.width - 2 * EDGE) // STEP), int((paper.height - 2 * EDGE - STRIP) // STEP)
    left, top = (paper.width - STEP * (columns - 1)) / 2, (paper.height + EDGE + STRIP - EDGE + STEP * (rows - 1)) / 2
    return tuple((left + STEP * column, top - STEP * row) for row in range(rows) for column in range(columns))


def printed_labels(asked: LabelPrint) -> bytes:
    deck, words, places = asked.deck, PrintWords(asked.deck, asked.language), middles(asked.paper)
    ink = Ink(deck.names[asked.language], asked.language)
    count = sheets_of(len(asked.cards), len(places))
    for sheet in range(count):
        ink.page(asked.paper)
        for (x, y), card in zip(places, asked.cards[sheet * len(places) :], strict=False):
            with ink.moved(x, y):
                _draw_label(ink, deck, deck.cards[card], asked.language)
        text = words.say("print-sheet-labels", deck=deck.names[asked.language], which=sheet + 1, of=count)
        draw_strip(ink, asked.paper, words.say("print-rule"), text, is_below=True)
    return ink.finish()


def _draw_label(ink: Ink, deck: Deck, card: Card, language: str) -> None:
    """Draws a label around its middle: the emblem if the card has one, name and code, as wide as the circle is at their height."""
    ink.circle(0, 0, STICKER / 2, edge=DOTS, line=0.1)
    emblem = emblem_of(card, deck)
    if emblem != UNKNOWN:
        ink.emblem(emblem, -3.4, 4.2, 6.8)
    high = 7.8 if emblem != UNKNOWN else 11.0
    ink.fitted(card.short_names[language], -10.8, -4.1, 21.6, high, "narrow", most=9, least=6, lines=2)
    ink.text(0, -8.3, codes_of(deck)[card.id], 10, "bold", align="centre")


def draw_cuts(ink: Ink, layout: Layout) -> None:
    """Draws short lines outside the cards, at both ends of every cut."""
    (across, up), (side, foot), mark = layout.cuts(), layout.margins, layout.mark
    width, height = layout.paper.width, layout.paper.height
    lines = [((x, y), (x, y + mark)) for x in across for y in (foot - GAP - mark, height - foot + GAP)]
    lines += [((x, y), (x + mark, y)) for y in up for x in (side - GAP - mark, width - side + GAP)]
    for start, end in lines:
        ink.line(start, end)


def draw_strip(ink: Ink, paper: PaperSize, rule: str, text: str, *, is_below: bool) -> None:
    """Draws the rule and the text behind it, along the lower edge, or along the left edge, turned by a quarter."""
    long = paper.width if is_below else paper.height
    with ink.moved(*((0, EDGE) if is_below else (EDGE + _HIGH, 0)), turn=0 if is_below else 90):
        ink.rule(_FROM, 0.6, rule)
        left = _FROM + RULE + 16
        ink.fitted(text, left, 0, long - left - _FROM, _HIGH, most=SMALL, least=5, colour=QUIET, align="right")
