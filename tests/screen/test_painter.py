"""Painting by what changed gives the very pixels of painting whole, and paints no more than that."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest

from companion.screen import look
from companion.screen.fonts import FontLetters
from companion.screen.letters import Style, Typesetter
from companion.screen.painter import Painter, picture
from companion.screen.sight import Sight
from companion.screen.table import draw_table
from companion.screen.things import Piece, Plate, Rect, Scene
from tests.screen import moments
from tests.screen.screens import draft_of, screens, sight_of

SIZE = (800, 480)
MOST = 60  # tables of a match that are painted
MATCHES = (
    moments.Match("comparity", 3, 1, clumsy=0.3),
    moments.Match("cardline", 4, 2, clumsy=0.2, house=(("hand", 4),)),
    moments.Match("skyscrapers", 3, 2, clumsy=0.2),
)


@cache
def scenes_of(match: moments.Match) -> tuple[Scene, ...]:
    """A match from its deal to its end, every so many tables of it, with what was told then."""
    sights = moments.watched(match)
    return tuple(_scene(one) for one in sights[:: max(1, len(sights) // MOST)])


def _scene(sight: Sight) -> Scene:
    draft = draft_of(SIZE)
    draw_table(draft, sight)
    return draft.scene()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.exam
@pytest.mark.parametrize("match", MATCHES, ids=lambda one: one.game)
def test_a_whole_match_painted_by_what_changed_looks_as_if_painted_whole(match):
    scenes = scenes_of(match)
    assert len(scenes) >= MOST
    canvas = pygame.Surface(SIZE)
    painter = Painter(canvas)
    unlike = []
    for number, scene in enumerate(scenes):
        painter.paint(scene)
        if pixels(canvas) != pixels(picture(scene)):
            unlike.append(number)
    assert unlike == []


@pytest.mark.parametrize("name", ["verdict, violation", "tray, held", "table, skyscrapers-quakes", "page, home"])
def test_any_screen_after_any_other_looks_as_if_painted_alone(name):
    before = screens()["table, comparity-violation"]("en", SIZE, 1.0)
    after = screens()[name]("ru", SIZE, 1.0)
    canvas = pygame.Surface(SIZE)
    painter = Painter(canvas)
    for scene in (before, after, before, after):
        painter.paint(scene)
    assert pixels(canvas) == pixels(picture(after))


def test_what_did_not_change_is_not_painted():
    painter = Painter(pygame.Surface(SIZE))
    sight = sight_of("comparity-early", "en")
    assert painter.paint(_scene(sight)) == [pygame.Rect(0, 0, *SIZE)]
    assert painter.paint(_scene(sight)) == []
    assert painter.paint(_scene(replace(sight))) == []


def test_a_card_that_moved_is_painted_where_it_was_and_where_it_is_and_nowhere_else():
    scene = _scene(sight_of("comparity-early", "en"))
    card = next(one for one in scene.things if isinstance(one, Piece))
    moved = replace(card, rect=card.rect.moved(3 * card.rect.w, 0))
    painter = Painter(pygame.Surface(SIZE))
    painter.paint(scene)
    dirty = painter.paint(replace(scene, things=tuple(moved if one is card else one for one in scene.things)))
    assert {tuple(one) for one in dirty} == {tuple(card.rect), tuple(moved.rect)}


def test_after_forgetting_all_is_painted_anew():
    painter = Painter(pygame.Surface(SIZE))
    scene = _scene(sight_of("cardline-early", "en"))
    painter.paint(scene)
    painter.forget()
    assert painter.paint(scene) == [pygame.Rect(0, 0, *SIZE)]


def test_many_changes_are_one_place():
    """Each place is painted by looking at every thing once more."""
    plates = tuple(Plate(Rect(10 * number, 10 * (number % 40), 4, 4), (200, 0, 0)) for number in range(60))
    painter = Painter(pygame.Surface(SIZE))
    painter.paint(Scene(SIZE, plates))
    dirty = painter.paint(Scene(SIZE, tuple(replace(one, fill=(0, 200, 0)) for one in plates)))
    assert len(dirty) == 1
    assert pixels(painter.canvas) == pixels(picture(Scene(SIZE, tuple(replace(one, fill=(0, 200, 0)) for one in plates))))


def test_a_thing_that_moves_on_leaves_nothing_where_it_was():
    canvas = pygame.Surface(SIZE)
    painter = Painter(canvas)
    for x in (0, 100, 300):
        painter.paint(Scene(SIZE, (Plate(Rect(0, 0, *SIZE), (9, 9, 9)), Plate(Rect(x, 50, 40, 40), (200, 0, 0)))))
    assert [canvas.get_at((x + 20, 70))[:3] for x in (0, 100, 300)] == [(9, 9, 9), (9, 9, 9), (200, 0, 0)]


@pytest.mark.parametrize("face", ["sans", "bold", "condensed", "narrow"])
@pytest.mark.parametrize("size", [11, 16, 40])
def test_a_line_that_is_set_close_leaves_no_tails_where_it_was(face, size):
    style = Style(face, look.TEXT, look.GROUND, "body", leading=0.8)
    before = Typesetter(FontLetters()).set("gyqpj, Ảçėų", Rect(20, 20, 600, 400), style, size, size)
    painter = Painter(pygame.Surface(SIZE))
    for lines in (before, ()):
        painter.paint(Scene(SIZE, (Plate(Rect(0, 0, *SIZE), look.GROUND), *lines)))
    assert pixels(painter.canvas) == pixels(picture(Scene(SIZE, (Plate(Rect(0, 0, *SIZE), look.GROUND),))))


@pytest.mark.parametrize("alpha", [255, 100])
def test_under_a_plate_all_is_painted_that_is_seen_beside_it_at_its_round_corners_and_through_it(alpha):
    canvas = pygame.Surface((200, 200))
    below = tuple(Plate(Rect(10 * number, 0, 10, 200), (200, 0, 0)) for number in range(20))
    Painter(canvas).paint(Scene((200, 200), (*below, Plate(Rect(2, 2, 196, 196), (0, 0, 200), radius=20, alpha=alpha))))
    beside = [canvas.get_at(point)[:3] for point in ((0, 100), (199, 100), (100, 0), (100, 199), (3, 3), (196, 196))]
    assert beside == [(200, 0, 0)] * 6
    red, _, blue, _ = canvas.get_at((100, 100))
    assert (red > 99, blue > 50) == (alpha < 255, True)
