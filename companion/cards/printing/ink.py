"""A drawing surface over fpdf2: pages in millimetres from their lower left corner, with texts, shapes, square codes and pictures.

Rules of this file: no other module imports fpdf2 and segno. The same calls give the same bytes: no date, no number drawn by chance.
Fonts are embedded with only the signs that are used; texts can be found and copied. Shapes are drawn in the order of the calls.

    ink = Ink("Plan of a mat", "en")
    ink.page(A4)                                        # begins a page; all that follows stands on it
    ink.line((20, 30), (120, 30), width=0.2)            # millimetres everywhere, but for sizes of letters: points
    ink.rect(20, 40, 63, 88, fill=WHITE, edge=GREY, radius=3)
    ink.circle(50, 60, 12.5, edge=PALE, dash=(1, 1))
    ink.polygon([(1, 1), (4, 1), (2, 4)], fill=BLACK)
    ink.text(20, 20, "A1", 9, "bold", align="centre")   # y is the line that it is written on
    ink.fitted("A long name", 20, 40, 63, 20, "bold", most=14, least=7, lines=2)    # in a box: never cut
    ink.square_code("FACEDOWN:LANDMARKS/BIG-BEN", 20, 140, 16)
    ink.emblem("landmark-tower", 20, 160, 12)           # a picture of companion.cards.emblems
    with ink.moved(60, 60, turn=90): ...                # what is drawn within has its origin there, turned anticlockwise
    ink.rule(20, 8, "100 mm"); ink.text(124, 8, "B2 of 4 x 3", 7)
    written = ink.finish()                              # the bytes of the file
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from typing import Literal

from companion.cards.emblems.emblem import FOLDER, layers_of
from companion.cards.printing.letters import LEADING, POINT, fitted, millimetres_wide, unprinted_signs
from companion.cards.printing.paper import PaperSize
from companion.core.visible import visible_line
from companion.errors import Text, unusable
from companion.system.typefaces import TALL, Face, font_file

try:
    import segno
    from fpdf import FPDF
    from fpdf.drawing_primitives import Transform
    from fpdf.output import OutputProducer, PDFInfo
    from fpdf.svg import SVGObject
    from fpdf.syntax import PDFObject
except ModuleNotFoundError as missing:
    raise unusable(Text("place-printing"), "printing-library-is-missing", name=str(missing.name)) from missing

Point = tuple[float, float]
Colour = tuple[int, int, int]  # red, green, blue, 0 to 255
Align = Literal["left", "centre", "right"]

BLACK: Colour = (28, 26, 23)  # the ink of the screen's cards
GREY: Colour = (120, 116, 110)
PALE: Colour = (205, 200, 190)
WHITE: Colour = (255, 255, 255)
HAIR = 0.12  # the thinnest line that every printer draws
RULE = 100.0  # millimetres of the rule by which a print is measured
MASK = 4  # of the eight patterns: to try them all takes five times as long, and lowers the penalties of the shipped decks by a twentieth
_STYLES = {(True, True): "DF", (True, False): "F", (False, True): "D"}  # of fpdf2, by whether a shape is filled and outlined
_CARD = ("#f4eee1", "#fff")  # what emblems draw in the colour of the screen's cards is white on paper


@lru_cache(maxsize=128)
def _emblem(name: str) -> SVGObject:
    return SVGObject((FOLDER / f"{name}.svg").read_text("utf-8").replace(*_CARD))


@lru_cache(maxsize=1024)
def _square(said: str) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """The rows and the columns of a QR code of level M."""
    matrix = segno.make(said, error="m", micro=False, boost_error=False, mask=MASK).matrix
    return tuple(map(bytes, matrix)), tuple(map(bytes, zip(*matrix, strict=True)))


def _runs(modules: bytes) -> Iterator[tuple[int, int]]:
    """Where dark modules that touch begin, and how many they are."""
    return ((found.start(), len(found[0])) for found in re.finditer(b"\x01+", modules))


class _Undated(OutputProducer):
    """Leaves the date out of the file."""

    def _add_pdf_obj(self, pdf_obj: PDFObject, trace_label: str | None = None) -> int:
        if isinstance(pdf_obj, PDFInfo):
            pdf_obj.creation_date = None  # type: ignore[assignment]
        return super()._add_pdf_obj(pdf_obj, trace_label)


class _File(FPDF):
    def file_id(self) -> None:
        """None: an id would be a hash of the date."""


class Ink:
    """One file being drawn; `title` and `language` stand in it for programs that read aloud."""

    def __init__(self, title: str, language: str) -> None:
        self._file = _File(unit="mm")
        self._file.set_auto_page_break(False)
        self._file.set_title(visible_line(title))
        self._file.set_lang(language)
        self._file.set_creator("facedown")
        self._unprinted: set[str] = set()
        self._page = ExitStack()  # what holds for the whole of a page

    @property
    def pages(self) -> int:
        return self._file.pages_count

    def page(self, paper: PaperSize) -> None:
        self._page.close()
        self._file.add_page(format=(paper.width, paper.height))
        self._page.enter_context(self._file.local_context(stroke_cap_style="butt"))  # fpdf2's lines end half their width further on

    def line(self, start: Point, end: Point, *, width: float = HAIR, colour: Colour = BLACK, dash: Sequence[float] = ()) -> None:
        self.lines((start, end), width=width, colour=colour, dash=dash)

    def lines(self, points: Sequence[Point], *, width: float = HAIR, colour: Colour = BLACK, dash: Sequence[float] = ()) -> None:
        self._file.polyline(self._down(points), style=self._styled(None, colour, width, dash))

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
        style = self._styled(fill, edge, line, dash)
        self._file.rect(x, self._file.h - y - height, width, height, style, round_corners=radius > 0, corner_radius=radius)

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
        self._file.circle(x, self._file.h - y, radius, self._styled(fill, edge, line, dash))

    def polygon(self, points: Sequence[Point], *, fill: Colour | None = None, edge: Colour | None = None, line: float = HAIR) -> None:
        self._file.polygon(self._down(points), style=self._styled(fill, edge, line, ()))

    def _down(self, points: Sequence[Point]) -> list[Point]:
        """The points as fpdf2 counts them, from the upper edge of the page down."""
        return [(x, self._file.h - y) for x, y in points]

    def _styled(self, fill: Colour | None, edge: Colour | None, line: float, dash: Sequence[float]) -> str:
        if fill is not None:
            self._file.set_fill_color(*fill)
        if edge is not None:
            self._file.set_draw_color(*edge)
            self._file.set_line_width(line)
            self._file.set_dash_pattern(*dash)
        return _STYLES[fill is not None, edge is not None]

    @contextmanager
    def moved(self, x: float, y: float, *, turn: float = 0.0) -> Iterator[None]:
        with self._file.transform(Transform.rotation_d(-turn).about(0, self._file.h) @ Transform.translation(x, -y)):
            yield

    @contextmanager
    def clipped(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """What is drawn within shows only inside the box with that lower left corner."""
        with self._file.local_context(), self._file.rect_clip(x, self._file.h - y - height, width, height):
            yield

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
        stretch: float = 1.0,
    ) -> None:
        """On a line at y; x is its left end, its middle or its right end."""
        lacking = unprinted_signs(text, face)
        if lacking:
            self._unprinted.update(lacking)
            return
        if face not in self._file.fonts:
            self._file.add_font(face, "", font_file(face))
        self._file.set_font(face, size=size)
        self._file.set_text_color(*colour)
        self._file.set_stretching(100 * stretch)
        back = {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * millimetres_wide(text, face, size) * stretch
        self._file.text(x - back, self._file.h - y, text)

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
        upright: Literal["top", "middle"] = "middle",
    ) -> None:
        """Into the box with that lower left corner, as large as it fits, never cut."""
        setting = fitted(text, width, height, face, most, least, lines)
        top = y + height - (0.0 if upright == "top" else (height - setting.height) / 2)
        left = x + {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width
        for place, line in enumerate(setting.lines):
            down = (TALL + LEADING * place) * setting.size * POINT
            self.text(left, top - down, line, setting.size, setting.face, colour=colour, align=align, stretch=setting.stretch)

    def square_code(self, said: str, x: float, y: float, side: float) -> None:
        """A QR code whose dark part fills that square; leave four modules white around it (ISO/IEC 18004).

        Rows and columns are both drawn: between rows alone, a viewer that smooths edges shows fine light lines.
        """
        rows, columns = _square(said)
        step, top = side / len(rows), self._file.h - y - side
        self._styled(BLACK, None, 0, ())
        for place, (row, column) in enumerate(zip(rows, columns, strict=True)):
            for first, count in _runs(row):
                self._file.rect(x + first * step, top + place * step, count * step, step, "F")
            for first, count in _runs(column):
                self._file.rect(x + place * step, top + first * step, step, count * step, "F")

    def emblem(self, name: str, x: float, y: float, side: float) -> None:
        """Into the square with that lower left corner."""
        self._file.set_dash_pattern()  # otherwise it would have the dashes of the line before it
        for one in layers_of(name):
            _, _, shapes = _emblem(one).transform_to_rect_viewport(scale=1, width=side, height=side, ignore_svg_top_attrs=True)
            with self._file.transform(Transform.translation(x, self._file.h - y - side)):
                self._file.draw_path(shapes, copy=False)

    def rule(self, x: float, y: float, label: str) -> None:
        """A rule of 100 mm from there to the right with a mark at each 10 mm, by which the scale of a print can be measured."""
        for step in range(11):
            self.line((x + 10 * step, y), (x + 10 * step, y + (2.2 if step % 5 == 0 else 1.2)))
        self.line((x, y), (x + RULE, y))
        self.text(x + RULE + 1.5, y, label, 6)

    def finish(self) -> bytes:
        """The file. Signs that the fonts do not have are refused, all at once."""
        self._page.close()
        contents = bytes(self._file.output(output_producer_class=_Undated))  # which closes the fonts
        if self._unprinted:
            raise unusable(Text("place-printing"), "printing-signs-cannot-be-printed", signs=" ".join(sorted(self._unprinted)))
        return contents
