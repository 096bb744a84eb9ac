"""The benchmark of printing: all shipped decks in all languages, beside the same texts and codes put on pages by the bare libraries.

Rules of this file: all is measured in one run of one program, nothing of it twice, so what is made once counts once. The yardstick writes
what stands on our cards with fpdf2 and segno as their manuals show it: a font for each style, one text after the other, a rectangle for
each dark module; no picture, no fitting of texts.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from time import perf_counter

from companion.cards.decks import files
from companion.cards.decks.finding import in_order
from companion.cards.printing.cards import CardPrint, printed_cards, public_lines, sheets_of
from companion.cards.printing.face import number_rows
from companion.cards.printing.ink import FPDF, segno
from companion.cards.printing.looks import Look
from companion.cards.printing.paper import A4
from companion.cards.printing.sheets import POKER, Layout, layout_of
from companion.cards.printing.words import PrintWords
from companion.core.decks.card import LANGUAGES, Deck
from companion.core.decks.codes import codes_of, scanned
from companion.core.games.registry import are_hands_secret
from companion.system.typefaces import font_file
from tests.bench.figures import Figures, timed


def measured(options: Namespace) -> Iterator[Figures]:
    decks, layout = [files.find(id) for id in files.shipped()], layout_of(A4, POKER, 0)
    cards = sum(len(deck.cards) for deck in decks)
    figures: Figures = {"decks": len(decks), "languages": len(LANGUAGES), "cards": len(LANGUAGES) * cards}
    figures |= _ours(decks, layout)
    figures["plain_libraries_s"] = round(timed(lambda: list(_plain(decks, layout))), 3)
    yield figures | {"ours_to_plain": round(figures["ours_s"] / figures["plain_libraries_s"], 2)}


def _ours(decks: list[Deck], layout: Layout) -> Figures:
    took: dict[str, float] = {}
    size = 0
    for deck in decks:
        for language in LANGUAGES:
            began = perf_counter()
            size += len(_printed(deck, language, layout))
            took[f"{deck.id}_{language}_s"] = round(perf_counter() - began, 3)
    pages = len(LANGUAGES) * sum(2 * sheets_of(len(deck.cards), layout.count) for deck in decks)
    return {"pages": pages, "bytes": size, **took, "ours_s": round(sum(took.values()), 3)}


def _printed(deck: Deck, language: str, layout: Layout) -> bytes:
    cards, is_secret = in_order(deck, deck.cards, language), are_hands_secret(deck)
    return printed_cards(CardPrint(deck, cards, language, layout, "face" if is_secret else "back", "long", is_secret))


def _plain(decks: list[Deck], layout: Layout) -> Iterator[bytes]:
    for deck in decks:
        for language in LANGUAGES:
            yield _plain_file(Look(deck, PrintWords(deck, language), layout.size, "none", are_hands_secret(deck), layout.bleed), layout)


def _plain_file(look: Look, layout: Layout) -> bytes:
    file = FPDF()
    for face in ("sans", "bold"):
        file.add_font(face, "", font_file(face))
    cards = in_order(look.deck, look.deck.cards, look.language)
    for first in range(0, len(cards), layout.count):
        sheet = [look.deck.cards[card] for card in cards[first : first + layout.count]]
        for side in ("face", "back"):
            file.add_page()
            for spot, card in zip(layout.fronts(), sheet, strict=False):
                rows = [f"{row.word} {row.number} {row.unit} {row.beside}" for row in number_rows(look, card)]
                texts = [card.names[look.language], *(rows if side == "face" else public_lines(look, card))]
                for place, text in enumerate(texts):
                    file.set_font("sans" if place else "bold", size=9)
                    file.text(spot.x + 4, 297 - spot.y - 80 + 6 * place, text)
                if side == "back":
                    _plain_code(file, scanned(look.deck.id, card.id), codes_of(look.deck)[card.id], spot.x + 4, 297 - spot.y - 20)
    return bytes(file.output())


def _plain_code(file: FPDF, said: str, code: str, x: float, y: float) -> None:
    rows = [bytes(row) for row in segno.make(said, error="m", micro=False).matrix]
    side = 16 / len(rows)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                file.rect(x + across * side, y + down * side, side, side, style="F")
    file.text(x + 18, y + 16, code)
