"""A file of cards: for each sheet its faces and behind it its backs, to be printed on both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from companion.cards.printing.back import draw_back, public_lines
from companion.cards.printing.face import draw_face, number_rows
from companion.cards.printing.ink import Ink
from companion.cards.printing.letters import unprinted_signs
from companion.cards.printing.looks import Look, Sticker
from companion.cards.printing.margin import draw_cuts, draw_strip
from companion.cards.printing.sheets import Layout, Spot, Turn
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import Card, CardId, Deck
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What is to be printed, and how."""

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
    """The file. A sign that the fonts do not have is refused, each card at once."""
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
    """One side of a sheet after the other."""

    ink: Ink
    look: Look
    layout: Layout
    which: tuple[int, int]  # of how many

    def draw(
        self, side: str, spots: Sequence[Spot], cards: Sequence[Card], draw: Callable[[Ink, Look, Card], None], turn: Literal[0, 180]
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
