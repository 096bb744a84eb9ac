"""A thin drawing surface over PDF: pages in millimetres from their lower left corner, with texts, shapes and square codes.

Rules of this file: it is the only one that knows fpdf2 and segno. The same calls give the same bytes: no date, no number drawn by chance.
Fonts are embedded with just the signs that are used; texts can be found and copied. Shapes are drawn in the order of the calls.

    ink = Ink("Plan of a mat", "en")
    ink.page(A4)                                        # begins a page; all that follows stands on it
    ink.line((20, 30), (120, 30), width=0.2)            # millimetres everywhere, but for sizes of letters: points
    ink.rect(20, 40, 63, 88, fill=WHITE, edge=GREY, radius=3)
    ink.circle(50, 60, 12.5, edge=PALE, dash=(1, 1))
    ink.polygon([(1, 1), (4, 1), (2, 4)], fill=BLACK)
    ink.text(20, 20, "A1", 9, "bold", align="centre")   # y is the line that it is written on
    ink.fitted("A long name", 20, 40, 63, 20, "bold", most=14, least=7, lines=2)    # in a box: never cut
    ink.square_code("FACEDOWN:LANDMARKS/BIG-BEN", 20, 140, 16)
    with ink.moved(60, 60, turn=90): ...                # what is drawn within has its origin there, turned against the clock
    ink.rule(20, 8, "100 mm"); ink.text(124, 8, "B2 of 4 x 3", 7)
    written = ink.finish()                              # the bytes of the file
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

from companion.cards.printing.letters import LEADING, POINT, TALL, Face, Setting, fitted, font_file, unprinted, unprinted_signs, width_of
from companion.cards.printing.operators import (
    BLACK,
    GREY,
    PALE,
    WHITE,
    Colour,
    Point,
    colour_of,
    matrix,
    painted,
    path,
    rect_path,
    round_path,
    turned,
)
from companion.cards.printing.paper import Paper
from companion.core.visible import visible_line
from companion.errors import unusable

try:
    import segno
    from fpdf import FPDF
    from fpdf.output import OutputProducer, PDFInfo
    from fpdf.syntax import PDFObject
except ModuleNotFoundError as missing:
    raise unusable(
        "printing", f"the library {missing.name} is not installed", "install it with: pip install 'facedown[print]'"
    ) from missing

__all__ = ["BLACK", "FPDF", "GREY", "PALE", "WHITE", "Colour", "Face", "Ink", "Point", "Setting", "segno", "width_of"]

Align = Literal["left", "centre", "right"]
HAIR = 0.12  # the thinnest line that every printer draws
RULE = 100.0  # millimetres of the rule by which a print is measured
QUIET = 4  # modules that stay white around a square code, says ISO/IEC 18004
MASK = 4  # of the eight patterns: to try them all takes five times as long, and lowers the penalties of the shipped decks by a twentieth


@lru_cache(maxsize=4096)
def _modules(said: str) -> tuple[str, int]:
    """The dark rows of a square code as rectangles of a module each, and how many modules it is wide."""
    code = segno.make(said, error="m", micro=False, boost_error=False, mask=MASK)
    rows = [bytes(row) for row in code.matrix]
    found = []
    for y, row in enumerate(reversed(rows)):
        x = 0
        while (x := row.find(1, x)) >= 0:
            end = row.find(0, x) if 0 in row[x:] else len(row)
            found.append(f"{x} {y} {end - x} 1 re")
            x = end
    return " ".join(found), len(rows)


@dataclass(frozen=True, slots=True)
class _Words:
    """Text whose signs get their numbers when the file is made, as only then it is known which there are."""

    face: Face
    size: float
    text: str


class _Undated(OutputProducer):
    """Leaves the date out of the file."""

    def _add_pdf_obj(self, pdf_obj: PDFObject, trace_label: str | None = None) -> int:
        if isinstance(pdf_obj, PDFInfo):
            pdf_obj.creation_date = None  # type: ignore[assignment]
        return super()._add_pdf_obj(pdf_obj, trace_label)


class _File(FPDF):
    """What fpdf2 makes of a book of pages."""

    def file_id(self) -> None:
        """Without one: it would be a hash of the date."""

    def put(self, operators: str) -> None:
        self._out(operators.encode("latin-1"))


class Ink:
    """One file being drawn; `title` and `language` stand in it for programs that read aloud."""

    def __init__(self, title: str, language: str) -> None:
        self._title, self._language = title, language
        self._pages: list[tuple[Paper, list[str | _Words]]] = []

    @property
    def pages(self) -> int:
        return len(self._pages)

    def page(self, paper: Paper) -> None:
        self._pages.append((paper, []))

    def put(self, operators: str) -> None:
        """Operators of PDF as they are: for what is drawn once and placed often."""
        self._pages[-1][1].append(operators)

    def line(self, start: Point, end: Point, *, width: float = HAIR, colour: Colour = BLACK, dash: Sequence[float] = ()) -> None:
        self.lines((start, end), width=width, colour=colour, dash=dash)

    def lines(self, points: Sequence[Point], *, width: float = HAIR, colour: Colour = BLACK, dash: Sequence[float] = ()) -> None:
        self.put(painted(path(points, is_closed=False), None, colour, width, dash))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = HAIR,
        radius: float = 0.0,
        dash: Sequence[float] = (),
    ) -> None:
        self.put(painted(rect_path(x, y, width, height, radius), fill, edge, line, dash))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = HAIR,
        dash: Sequence[float] = (),
    ) -> None:
        self.put(painted(round_path(x, y, radius, radius), fill, edge, line, dash))

    def polygon(self, points: Sequence[Point], *, fill: Colour | None = None, edge: Colour | None = None, line: float = HAIR) -> None:
        self.put(painted(path(points), fill, edge, line))

    @contextmanager
    def moved(self, x: float, y: float, *, turn: float = 0.0, scale: float = 1.0) -> Iterator[None]:
        self.put(f"q {turned(x, y, turn, scale)} cm")
        yield
        self.put("Q")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: Face = "sans",
        *,
        colour: Colour = BLACK,
        align: Align = "left",
        turn: float = 0.0,
        stretch: float = 1.0,
    ) -> None:
        """On a line at y; x is its left end, its middle or its right end. `turn` is about that point."""
        back = {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width_of(text, face, size) * stretch
        if turn:
            with self.moved(x, y, turn=turn):
                self._put_text(-back, 0, text, size, face, colour, stretch)
        else:
            self._put_text(x - back, y, text, size, face, colour, stretch)

    def _put_text(self, x: float, y: float, text: str, size: float, face: Face, colour: Colour, stretch: float) -> None:
        self.put(f"BT {colour_of(colour, 'rg')} {matrix(stretch, 0, 0, 1, x, y)} Tm")
        self._pages[-1][1].append(_Words(face, size, text))
        self.put("ET")

    def fitted(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        face: Face = "sans",
        *,
        most: float,
        least: float,
        lines: int = 1,
        colour: Colour = BLACK,
        align: Align = "centre",
        upright: Literal["top", "middle", "bottom"] = "middle",
    ) -> Setting:
        """Into the box with that lower left corner, as large as it fits, never cut; says how it was written."""
        setting = fitted(text, width, height, face, most, least, lines)
        self.set(setting, x, y, width, height, colour=colour, align=align, upright=upright)
        return setting

    def set(
        self,
        setting: Setting,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        colour: Colour = BLACK,
        align: Align = "centre",
        upright: Literal["top", "middle", "bottom"] = "middle",
    ) -> None:
        """What was fitted before, into a box."""
        spare = height - setting.height
        top = y + height - {"top": 0.0, "middle": 0.5, "bottom": 1.0}[upright] * spare
        left = x + {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width
        for place, line in enumerate(setting.lines):
            down = (TALL + LEADING * place) * setting.size * POINT
            self.text(left, top - down, line, setting.size, setting.face, colour=colour, align=align, stretch=setting.stretch)

    def square_code(self, said: str, x: float, y: float, side: float) -> None:
        """A QR code of level M whose dark part fills that square; leave four modules white around it."""
        rects, wide = _modules(said)
        self.put(f"q {colour_of(BLACK, 'rg')} {turned(x, y, 0, side / wide)} cm {rects} f Q")

    def rule(self, x: float, y: float, label: str, *, turn: float = 0.0) -> None:
        """A rule of 100 mm from there to the right, or as it is turned, with a mark at each 10 mm; whoever prints can measure it."""
        with self.moved(x, y, turn=turn):
            ticks = [(10.0 * step, 2.2 if step % 5 == 0 else 1.2) for step in range(11)]
            self.put(painted(" ".join(path(((at, 0), (at, up)), is_closed=False) for at, up in ticks), None, BLACK, HAIR))
            self.line((0, 0), (RULE, 0))
            self.text(RULE + 1.5, 0, label, 6)

    def finish(self) -> bytes:
        """The file. Signs that the fonts do not have are refused, all at once."""
        self._refuse_unprinted_signs()
        file = _File(unit="mm")
        file.set_title(visible_line(self._title))
        file.set_lang(self._language)
        file.set_creator("facedown")
        file.set_creation_date(datetime.fromtimestamp(0, UTC))  # what has a date is left out when it is written
        file.single_resources_object = True  # all fonts for all pages
        signs: dict[Face, set[str]] = {}
        for words in self._words():
            signs.setdefault(words.face, {" "}).update(words.text)
        for face in sorted(signs):
            file.add_font(face, "", font_file(face), unicode_range=sorted(map(ord, signs[face])))
        for paper, pieces in self._pages:
            file.add_page(format=(paper.width, paper.height))
            file.put(f"q {72 / 25.4:.8f} 0 0 {72 / 25.4:.8f} 0 0 cm {' '.join(_written(file, piece) for piece in pieces)} Q")
        return bytes(file.output(output_producer_class=_Undated))

    def _words(self) -> list[_Words]:
        return [piece for _, pieces in self._pages for piece in pieces if isinstance(piece, _Words)]

    def _refuse_unprinted_signs(self) -> None:
        texts = {(words.face, words.text) for words in self._words()}
        unknown = sorted({sign for face, text in texts for sign in unprinted_signs(text, face)})
        if unknown:
            what = unprinted(unknown)
            raise unusable("printing", what, "write it with other letters")


def _written(file: _File, piece: str | _Words) -> str:
    if isinstance(piece, str):
        return piece
    font = file.fonts[piece.face]
    return f"/F{font.i} {piece.size * POINT:.4f} Tf {font.encode_text(piece.text)}"
