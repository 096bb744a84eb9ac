"""The drawing surface: files that are the same each time, whole fonts in small, and texts that can be found again."""

from __future__ import annotations

import importlib
import sys

import pytest

from companion.cards.printing import ink as module
from companion.cards.printing.ink import Ink
from companion.cards.printing.paper import A4, LETTER
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.cards.printing.prints import needs_poppler, picture, reader, words_of
from tests.words.english import in_english


def drawn():
    ink = Ink("A title", "ru")
    ink.page(A4)
    ink.text(20, 30, "Привет, monde été", 12)
    ink.text(105, 100, "middle", 12, "bold", align="centre")
    with ink.moved(50, 60, turn=90):
        ink.text(5, 0, "up", 10, "narrow")
    ink.page(LETTER)
    ink.fitted("In a box", 10, 20, 60, 10, "condensed", most=20, least=6)
    ink.square_code("FACEDOWN", 100, 100, 16)
    return ink


def test_the_same_calls_give_the_same_bytes():
    assert drawn().finish() == drawn().finish()


def test_there_is_no_date_in_a_file():
    found = reader(drawn().finish()).metadata
    assert {key: value for key, value in found.items() if key != "/Producer"} == {"/Title": "A title", "/Creator": "facedown"}


def test_every_font_is_in_the_file_with_only_the_signs_that_are_used():
    contents = drawn().finish()
    fonts = {}
    for page in reader(contents).pages:
        for font in page["/Resources"]["/Font"].values():
            below = font.get_object()["/DescendantFonts"][0].get_object()
            fonts[font.get_object()["/BaseFont"]] = len(below["/FontDescriptor"]["/FontFile2"].get_data())
    assert sorted(name.split("+")[1] for name in fonts) == [
        "DejaVuSansBold",
        "DejaVuSansBook",
        "DejaVuSansCondensed",
        "DejaVuSansCondensedBold",
    ]
    assert max(fonts.values()) < 30_000


def test_texts_can_be_found_where_they_were_put():
    first, second = (words_of(page) for page in reader(drawn().finish()).pages)
    assert [(one.text, round(one.x, 2), round(one.y, 2), one.along) for one in first if one.text != "middle"] == [
        ("Привет, monde été", 20.0, 30.0, (1.0, 0.0)),
        ("up", 50.0, 65.0, (0.0, 1.0)),
    ]
    [middle] = [one for one in first if one.text == "middle"]
    assert middle.x == pytest.approx(105 - module.millimetres_wide("middle", "bold", 12) / 2, abs=0.01)
    assert [one.text for one in second] == ["In a box"]


def test_a_page_has_the_size_of_its_paper():
    sizes = [tuple(round(float(side) / 72 * 25.4, 1) for side in page.mediabox[2:]) for page in reader(drawn().finish()).pages]
    assert sizes == [(210.0, 297.0), (215.9, 279.4)]


def test_signs_that_cannot_be_written_are_all_refused_at_once():
    ink = drawn()
    ink.text(1, 1, "東京", 9)
    ink.text(1, 9, "都", 9, "bold")
    with pytest.raises(Unusable) as refused:
        ink.finish()
    what = "'京 東 都' cannot be printed: the fonts do not have it, or it is written from right to left"
    assert in_english(refused.value.problems) == (WordedProblem("printing", what, "write it with other letters"),)


@pytest.mark.parametrize("library", ("fpdf", "segno"))
def test_without_its_libraries_it_says_how_to_get_them(library, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, "companion.cards.printing.ink")
    with pytest.raises(Unusable) as refused:
        importlib.import_module("companion.cards.printing.ink")
    what = f"the library {library} is not installed"
    assert in_english(refused.value.problems) == (WordedProblem("printing", what, "install it with: pip install 'facedown[print]'"),)


@needs_poppler
def test_shapes_are_where_they_were_put():
    ink = Ink("shapes", "en")
    ink.page(A4)
    ink.rect(20, 30, 40, 20, fill=(0, 0, 0), radius=5)
    ink.circle(120, 40, 10, fill=(0, 0, 0))
    ink.polygon([(20, 100), (40, 100), (20, 120)], fill=(0, 0, 0))
    ink.line((100, 100), (140, 100), width=1)
    shown = picture(ink.finish(), 1)
    inside = [(21, 40), (59, 40), (40, 31), (40, 49), (111, 40), (129, 40), (120, 31), (120, 49), (21, 101), (29, 109), (100.5, 100)]
    outside = [(19, 40), (61, 40), (20.5, 30.5), (59.5, 49.5), (109, 40), (131, 40), (112.5, 32.5), (31, 111), (99.5, 100), (120, 101)]
    assert [place for place in inside if shown.grey(*place) > 60] == []
    assert [place for place in outside if shown.grey(*place) < 250] == []
