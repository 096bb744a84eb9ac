"""What holds of every page in every language, on every screen, with letters of every size."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest

from companion.core.decks.card import LANGUAGES
from companion.screen import look, pages
from companion.screen.acts import Act, Change, Put, Type
from companion.screen.things import EmblemPicture, Plate, Rect, Scene, Sign, TextLine
from tests.screen.pages.samples import SIZES, all_pages, scene

NAMES = tuple(all_pages("en"))
everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def _scenes(language: str, size: tuple[int, int], scale: float = 1.0) -> list[tuple[str, Scene]]:
    return [(name, scene(drawn, language, size, scale)) for name, drawn in all_pages(language).items()]


def _texts(of: Scene) -> list[TextLine]:
    return [thing for thing in of.things if isinstance(thing, TextLine)]


@pytest.mark.exam
@in_each_language
@everywhere
@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_no_word_is_cut_off(language, size, scale):
    assert [(name, one.text) for name, of in _scenes(language, size, scale) for one in _texts(of) if "…" in one.text] == []


@pytest.mark.exam
@in_each_language
@everywhere
@pytest.mark.parametrize("scale", (1.0, 1.3))
def test_no_text_lies_over_another_or_off_the_screen(language, size, scale):
    whole = Rect(0, 0, *size)
    found = []
    for name, of in _scenes(language, size, scale):
        tight = [(one.text, one.rect.inset(0, one.rect.h // 8)) for one in _texts(of)]
        found += [(name, text) for text, rect in tight if not whole.holds(rect)]
        found += [(name, one, other) for (one, here), (other, there) in combinations(tight, 2) if here.meets(there)]
    assert found == []


@pytest.mark.exam
@in_each_language
@everywhere
def test_every_text_is_large_and_clear_enough(language, size):
    unit = look.unit(size)
    found = []
    for name, of in _scenes(language, size):
        for one in _texts(of):
            least = look.CONDENSED_LEAST if one.face == "condensed" else look.LEAST
            if one.size < round(unit * least) or look.contrast(one.colour, one.ground) < look.USUAL_CONTRAST:
                found.append((name, one.text, one.size))
    assert found == []


def _least(name: str, act: Act) -> float:
    """Keys and the rows of eight players are many at a time, and may be lower by a fifth; of a mat all is shown."""
    match act:
        case Put():
            return 0
        case Type() | Change("layout"):
            return look.TOUCH * 0.8
    return look.TOUCH * 0.8 if name == "set-up, eight players" else look.TOUCH


@pytest.mark.exam
@in_each_language
@everywhere
def test_whatever_can_be_touched_is_large_and_lies_alone(language, size):
    unit, whole = look.unit(size), Rect(0, 0, *size)
    found = []
    for name, of in _scenes(language, size):
        small = [one for one in of.targets if one.rect.h < _least(name, one.act) * unit - 2]
        found += [(name, one.act) for one in (*small, *(one for one in of.targets if not whole.holds(one.rect)))]
        found += [(name, one.act, other.act) for one, other in combinations(of.targets, 2) if one.rect.meets(other.rect)]
    assert found == []


@in_each_language
@everywhere
def test_every_page_has_its_status_sentence(language, size):
    lacking = [name for name, of in _scenes(language, size) if not any(one.role == "status" for one in _texts(of))]
    assert lacking == []


@everywhere
def test_every_sign_and_picture_is_on_the_screen(size):
    whole = Rect(0, 0, *size)
    things = [(name, thing) for name, of in _scenes("ru", size) for thing in of.things if isinstance(thing, (Sign, EmblemPicture, Plate))]
    assert [(name, thing) for name, thing in things if not whole.holds(thing.rect)] == []


@pytest.mark.exam
def test_pages_know_nothing_of_journal_and_history_of_matches():
    banned = ("companion.record", "companion.record.history", "companion.protocol", "companion.protocol.setup", "pygame")
    found = []
    for path in Path(pages.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in getattr(node, "names", ())]
            found += [(path.name, name) for name in names if isinstance(node, (ast.Import, ast.ImportFrom)) and name.startswith(banned)]
    assert found == []
