"""What tests of printed files share: a file of some cards, where its texts stand, and its pages as pictures."""

from __future__ import annotations

import io
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream

from companion.cards.decks.files import find
from companion.cards.decks.finding import in_order
from companion.cards.printing.cards import CardPrint, printed_cards
from companion.cards.printing.ink import Ink
from companion.cards.printing.letters import millimetres_wide
from companion.cards.printing.paper import A4
from companion.cards.printing.sheets import POKER, layout_of

POINTS = 72 / 25.4  # to a millimetre
DOTS = 300  # to an inch
SECRET = frozenset({"skyscrapers"})

needs_poppler = pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm (poppler-utils) is not installed")


@cache
def printed(deck="landmarks", language="en", *, paper=A4, size=POKER, bleed=0.0, sticker="back", turn="long", cards=None, first=None):
    """All cards, the first ones, or those with these ids."""
    known = find(deck)
    wanted = in_order(known, known.cards, language)[:first] if cards is None else cards
    return printed_cards(CardPrint(known, wanted, language, layout_of(paper, size, bleed), sticker, turn, deck in SECRET))


def reader(contents):
    return PdfReader(io.BytesIO(contents))


@dataclass(frozen=True)
class Words:
    """A text, and where it begins: in millimetres from the lower left corner, and where to it is written."""

    text: str
    x: float
    y: float
    along: tuple[float, float]


def words_of(page):
    found = []

    def note(text, cm, tm, font, size):
        if text.strip():
            a, b, c, d, e, f = cm
            x, y = (a * tm[4] + c * tm[5] + e) / POINTS, (b * tm[4] + d * tm[5] + f) / POINTS
            along = (a * tm[0] + c * tm[1], b * tm[0] + d * tm[1])
            long = (along[0] ** 2 + along[1] ** 2) ** 0.5
            found.append(Words(text.strip(), x, y, (round(along[0] / long, 3), round(along[1] / long, 3))))

    page.extract_text(visitor_text=note)
    return found


def seen(page):
    """All that is drawn and written on it; signs and fonts have numbers in a file, given as they come, which are left out."""
    steps = [
        (operator, operands[1:] if operator == b"Tf" else operands)
        for operands, operator in ContentStream(page.get_contents(), page.pdf).operations
        if operator not in {b"Tj", b"TJ"}
    ]
    return steps, words_of(page)


class Noting(Ink):
    """Ink that keeps what was written, with its left end, and where pictures were put."""

    def __init__(self):
        super().__init__("a card", "en")
        self.page(A4)
        self.written, self.emblems = [], []

    def text(self, x, y, text, size, face="sans", *, colour=(0, 0, 0), align="left", stretch=1.0):
        left = x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * millimetres_wide(text, face, size) * stretch
        self.written.append((text, left, y, size, face, stretch))
        super().text(x, y, text, size, face, colour=colour, align=align, stretch=stretch)

    def emblem(self, name, x, y, side):
        self.emblems.append((name, x, y, side))
        super().emblem(name, x, y, side)


@dataclass(frozen=True)
class Picture:
    """A page as shades of grey; asked by millimetres from its lower left corner."""

    width: int
    height: int
    greys: bytes

    def place(self, x, y):
        return round(x / 25.4 * DOTS - 0.5), self.height - 1 - round(y / 25.4 * DOTS - 0.5)

    def row(self, y, left, right):
        """The greys from left to right, and where the first of them is."""
        (start, line), (end, _) = self.place(left, y), self.place(right, y)
        return self.greys[line * self.width + start : line * self.width + end + 1]

    def column(self, x, low, high):
        (column, end), (_, start) = self.place(x, low), self.place(x, high)
        return bytes(reversed(self.greys[start * self.width + column : end * self.width + column + 1 : self.width]))

    def grey(self, x, y):
        across, down = self.place(x, y)
        return self.greys[down * self.width + across]


def picture(contents, page, dots=DOTS):
    """As poppler draws it."""
    command = ["pdftoppm", "-gray", "-r", str(dots), "-f", str(page), "-l", str(page), "-"]
    drawn = subprocess.run(command, input=contents, capture_output=True, check=True).stdout
    kind, width, height, most, greys = drawn.split(maxsplit=4) if drawn[:2] != b"P5" else _parted(drawn)
    assert (kind, most) == (b"P5", b"255")
    return Picture(int(width), int(height), greys)


def _parted(drawn):
    """One blank follows the last number; what looks like a blank behind it is a pixel."""
    head, rest = [], drawn
    for _ in range(4):
        word, rest = rest.split(maxsplit=1) if len(head) < 3 else (rest[: rest.index(b"\n")], rest[rest.index(b"\n") + 1 :])
        head.append(word)
    return (*head, rest)


def dark(greys, start, below=128):
    """Where runs of dark pixels have their middle, in millimetres."""
    found, begun = [], None
    for place, grey in enumerate((*greys, 255)):
        if grey < below and begun is None:
            begun = place
        elif grey >= below and begun is not None:
            found.append(start + (begun + place) / 2 * 25.4 / DOTS)
            begun = None
    return found
