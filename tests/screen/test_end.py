"""The end of a match: who has won, the picture of it, the count, and the way on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screen import look
from companion.screen.acts import OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.end import draw_end, in_skyline, points_by_seat, signed
from companion.screen.fonts import FontLetters
from companion.screen.frame import Status
from companion.screen.grid import draw_grid
from companion.screen.letters import Typesetter
from companion.screen.line import draw_line
from companion.screen.things import Sign, TextLine
from tests.screen.moments import said_of, sight_of
from tests.screen.test_line import SIZES, cards

OVER = ("cardline-over", "skyscrapers-over", "skyscrapers-six-over")


def drawn(name, language="en", size=(1920, 1080), setter=None):
    sight = sight_of(name, language)
    draft = Draft(size, setter or Typesetter(FontLetters()))
    draw_end(draft, sight, ("how it went",), Status(sight.lines.text(sight.table.expected.status)), draw_line)
    return draft.scene()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", OVER)
def test_everything_fits_and_no_words_overlap(name, language, size):
    setter = Typesetter(FontLetters())
    scene = drawn(name, language, size, setter)
    texts = [one.rect for one in scene.things if isinstance(one, TextLine)]
    area = Draft(size, setter).area
    assert not setter.cut
    assert all(area.holds(rect) for rect in texts)
    assert not [(one, other) for number, one in enumerate(texts) for other in texts[:number] if _overlap(one, other)]


def _overlap(one, other):
    """More than the air above and below their letters."""
    return one.inset(1, one.h // 6).meets(other.inset(1, other.h // 6))


@pytest.mark.parametrize("name", OVER)
def test_the_winner_is_named_and_the_way_on_can_be_touched(name):
    sight, scene = sight_of(name), drawn(name)
    (winner,) = (one for one in sight.table.view.seats if one.seat in sight.table.view.winners)
    assert any(isinstance(one, TextLine) and winner.name in one.text and one.role == "title" for one in scene.things)
    assert {one.act for one in scene.targets} >= {Want("again"), OpenPage("home"), OpenPage("story", "")}


@pytest.mark.parametrize("has_memory", [True, False])
def test_where_a_game_has_a_memory_its_cards_can_be_sorted(has_memory):
    sight, draft = replace(sight_of("comparity-over"), has_memory=has_memory), Draft((800, 480), Typesetter(FontLetters()))
    draw_end(draft, sight, ("how it went",), Status(""), draw_grid)
    assert (OpenPage("sorting") in [one.act for one in draft.scene().targets]) is has_memory


@pytest.mark.parametrize("name", ["skyscrapers-over", "skyscrapers-six-over"])
def test_the_totals_are_those_that_the_referee_told(name):
    told = {one.args["seat"].seat: one.args["points"] for one in said_of(name) if one.key == "skyscrapers-total"}
    assert {seat: sum(parts.values()) for seat, parts in points_by_seat(sight_of(name)).items()} == told


def test_the_skyline_has_every_building_with_its_owner():
    sight = sight_of("skyscrapers-six-over")
    buildings = in_skyline(sight)
    assert len(buildings) == sum(one.owner is not None for one in sight.table.view.structures)
    shapes = {shape for _, shape in look.SEATS}
    signs = [one for one in drawn("skyscrapers-six-over").things if isinstance(one, Sign) and one.kind in shapes]
    winners, rows = len(sight.table.view.winners), len(sight.table.view.seats)
    assert len(signs) == len(buildings) + rows + winners


def test_the_final_line_is_shown():
    assert list(cards(drawn("cardline-over"))) == [one.card for one in sight_of("cardline-over").table.view.places]


def test_points_below_zero_have_a_real_minus():
    assert [signed(one) for one in (3, 0, -2)] == ["3", "0", "−2"]
