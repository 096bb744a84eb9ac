"""A file of round labels, to be stuck over the stickers of cards: short name and short code, each in the size of a sticker."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.emblems.emblem import UNKNOWN, emblem_of
from companion.cards.printing.cards import sheets_of
from companion.cards.printing.ink import Ink
from companion.cards.printing.looks import DOTS, STICKER
from companion.cards.printing.margin import draw_strip
from companion.cards.printing.paper import EDGE, Paper
from companion.cards.printing.sheets import STRIP
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import Card, CardId, Deck
from companion.core.decks.codes import codes_of
from companion.core.frozen import dataclass

STEP = 27.0  # from middle to middle: room for scissors


@dataclass(frozen=True, slots=True)
class LabelPrint:
    deck: Deck
    cards: Sequence[CardId]
    language: str
    paper: Paper


def middles(paper: Paper) -> tuple[tuple[float, float], ...]:
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
    """Around its middle: emblem where it has one, name and code, as wide as the circle is at their height."""
    ink.circle(0, 0, STICKER / 2, edge=DOTS, line=0.1)
    emblem = emblem_of(card, deck)
    if emblem != UNKNOWN:
        ink.emblem(emblem, -3.4, 4.2, 6.8)
    high = 7.8 if emblem != UNKNOWN else 11.0
    ink.fitted(card.short_names[language], -10.8, -4.1, 21.6, high, "narrow", most=9, least=6, lines=2)
    ink.text(0, -8.3, codes_of(deck)[card.id], 10, "bold", align="centre")
