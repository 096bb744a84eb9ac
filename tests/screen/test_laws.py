"""The laws of layout hold of every screen in every language, on every size of screen, with letters of either size."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from companion.screen import look
from companion.screen.things import Piece, Plate, Rect, Scene, TextLine
from tests.screen.laws import faults
from tests.screen.measuring import LANGUAGES, LETTERS, SIZES, Case, measured
from tests.screen.screens import screens

OTHERS = ((1024, 720), (1280, 800), (480, 800), (720, 1000))  # sizes of screens that are sold, beside those of the brief
CASES = (*product(SIZES, LETTERS), *product(OTHERS, (1.0,)), ((480, 800), 1.3))
FEW = ("table, comparity-midgame-7x7", "table, cardline-long", "table, skyscrapers-city", "end, skyscrapers-six-over", "page, home")


@pytest.mark.exam
@pytest.mark.parametrize("name", screens())
def test_every_screen_is_read_and_touched_in_every_language_and_size(name):
    found = [fault for language, (size, letters) in product(LANGUAGES, CASES) for fault in _faults(Case(name, language, size, letters))]
    assert not found, "\n".join((f"{len(found)} faults of “{name}”:", *found))


@pytest.mark.parametrize("size", [(1024, 768), (720, 1280)], ids=str)
@pytest.mark.parametrize("name", FEW)
def test_full_screens_are_read_and_touched_where_they_are_narrow(name, size):
    assert _faults(Case(name, "fr", size, 1.3)) == []


def _faults(case):
    return [f"{case}: {fault}" for fault in measured(case).faults]


def status(text="Anna", *, y=100, wide=200, size=20, face="sans", piece=None):
    """A screen with that sentence."""
    line = TextLine(Rect(10, y, wide, 30), text, face, size, look.TEXT, look.GROUND, "status")
    things = (line,) if piece is None else (line, Piece("card:a", piece, (replace(line, rect=Rect(0, y, 50, 12), text="A"),)))
    return Scene((800, 480), things)


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (status(size=9), "below 2.2 % of the screen, 9 of 11: Anna"),
        (status(wide=20), "squeezed to 0."),
        (status(y=462), "beside the screen"),
        (status(piece=Rect(300, 300, 60, 8), y=0), "letters beside their card or the screen: A"),
    ],
    ids=["smaller than the least", "narrower than the least", "below the screen", "higher than their card"],
)
def test_letters_that_cannot_be_read_whole_are_faults(scene, told):
    assert faults(status(), 2.0) == []
    assert [one for one in faults(scene, 2.0) if one.startswith(told)]


def test_a_card_without_its_name_is_a_fault_unless_it_is_dimmed_or_too_narrow_for_letters():
    def told(wide, *veils, name=()):
        scene = status()
        return faults(replace(scene, things=(*scene.things, Piece("card:a", Rect(300, 200, wide, 90), name), *veils)), 2.0)

    name = TextLine(Rect(5, 5, 60, 20), "Atomium", "condensed", 12, look.TEXT, look.GROUND, "short-name")
    veil = Plate(Rect(0, 150, 800, 330), look.GROUND, alpha=128)
    assert told(100) == ["a card without its name: card:a"]
    assert [told(40), told(100, veil), told(100, name=(name,))] == [[], [], []]


@pytest.mark.parametrize("text", ["ÉÀЙÊ", "gjqyçщЩ"])
@pytest.mark.parametrize(("face", "size"), [("bold", 34), ("bold", 51), ("condensed", 11), ("narrow", 24), ("sans", 16)])
def test_accents_of_capitals_and_tails_are_drawn_whole_in_every_size(face, size, text):
    assert faults(status(text, size=size, face=face), 2.0) == []


def test_there_are_screens_of_every_kind():
    kinds = {name.partition(",")[0] for name in screens()}
    assert kinds == {"table", "verdict", "time", "caption", "lesson", "end", "pause", "menu", "choices", "amend", "why", "tray", "page"}


def test_sizes_go_by_the_height_but_on_a_screen_that_is_less_wide_by_its_width():
    cases = [((1920, 1080), 1080), ((800, 480), 480), ((1024, 720), 614.4), ((1000, 1000), 600), ((1080, 1920), 864), ((768, 799), 591.26)]
    assert [(size, look.unit(size)) for size, height in cases] == [(size, pytest.approx(height / 100)) for size, height in cases]
