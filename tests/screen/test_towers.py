"""Towers on the screen: to scale, in their places, and of covered cards no more than height and points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screen.draft import Draft
from companion.screen.facade import DAY, Band, front
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.things import Piece, Rect, Sign, TextLine
from companion.screen.tower import Scale, floors_of, height_of, place_of_tower, tower_rect
from companion.screen.towers import draw_towers, spot_of, stands_of
from companion.words.lines import Lines
from tests.screen.moments import NAMES, sight_of
from tests.screen.test_line import SIZES, room_of

SETTER = Typesetter(FontLetters())


def drawn(sight, size=(1920, 1080), setter=SETTER):
    draft = Draft(size, setter)
    draw_towers(draft, sight, room_of(size))
    return draft.scene()


@pytest.mark.exam
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", NAMES["skyscrapers"])
def test_everything_is_inside_the_room_and_nothing_is_cut(name, language, size):
    setter = Typesetter(FontLetters())
    scene = drawn(replace(sight_of(name, language), has_hands=True), size, setter)
    assert not setter.cut
    assert all(room_of(size).inset(-1).holds(one.rect) for one in scene.things if isinstance(one, TextLine | Piece))


@pytest.mark.parametrize("name", NAMES["skyscrapers"])
def test_only_the_top_card_of_a_site_is_named(name):
    sight = sight_of(name)
    named = {one.key.removeprefix("card:") for one in drawn(sight).things if isinstance(one, Piece) and one.key.startswith("card:")}
    assert named == {one.top for one in sight.table.view.structures if one.owner is None}


def test_a_tower_is_as_tall_as_its_metres():
    draft, scale = Draft((1920, 1080), SETTER), Scale(900, 3.0)
    for structure in sight_of("skyscrapers-six-over").table.view.structures:
        if structure.top_bears[0]:
            assert tower_rect(draft, structure, 0, 50, scale).h == 3 * height_of(structure)


def fronts(sight, size=(1920, 1080)):
    return {one.key: one for one in drawn(sight, size).things if isinstance(one, Piece) and one.key.startswith("tower:")}


def test_few_sites_are_drawn_wider_than_many():
    sight = sight_of("skyscrapers-sites")
    site = next(one for one in sight.table.view.structures if one.owner is None and one.covered)
    alone = replace(sight, table=replace(sight.table, view=replace(sight.table.view, structures=(site,)), tap_places=("site-1",)))
    many = tuple(replace(site, number=number) for number in range(10))
    full = replace(alone, table=replace(
        alone.table, view=replace(alone.table.view, structures=many), tap_places=tuple(f"site-{one + 1}" for one in range(10))
    ))  # fmt: skip
    [large], small = fronts(alone).values(), fronts(full).values()
    assert len(small) == 10
    assert all(large.rect.w > 2 * one.rect.w for one in small)


def test_a_covered_floor_has_windows_of_no_colour():
    """Of a covered card height and points are public, and not what it is (S15)."""
    for name in ("skyscrapers-sites", "skyscrapers-city"):
        for piece in fronts(sight_of(name)).values():
            covered = [one.rect for one in piece.parts if one.fill == DAY.covered]
            seen = {one.fill for one in piece.parts if any(rect.holds(one.rect) for rect in covered)}
            assert seen <= {DAY.covered, DAY.unknown}


@pytest.mark.parametrize("wide", [40, 100, 400])
@pytest.mark.parametrize(("metres", "shapes"), [(0, 1), (10, 2), (20, 1), (40, 4), (60, 4)])
def test_a_roof_is_a_slab_a_terrace_a_dome_or_a_spire_by_its_metres_however_wide_it_is(metres, shapes, wide):
    rect = Rect(0, 0, wide, max(metres, 1))
    draft = Draft((480, 800), SETTER)
    assert len(front(draft, "tower:1", rect, [Band(rect, "roof", is_open=True, metres=metres)], DAY).parts) == shapes


def test_floors_lie_upon_each_other_up_to_the_height_that_was_announced():
    for structure in sight_of("skyscrapers-six-over").table.view.structures:
        floors = floors_of(structure)
        assert [one.bottom for one in floors[1:]] == [one.bottom + one.height for one in floors[:-1]]
        assert floors[-1].bottom + floors[-1].height == structure.height


def test_each_structure_can_be_touched_and_each_place_can_be_reached():
    sight, size = sight_of("skyscrapers-quakes"), (1280, 720)
    scene, draft = drawn(sight, size), Draft(size, SETTER)
    assert {one.slot for one in scene.spots} == set(sight.shape.tap_places)
    for structure in sight.table.view.structures:
        place = spot_of(draft, sight, room_of(size), place_of_tower(sight, structure))
        assert place is not None
        assert scene.target_at((place.centre[0], place.bottom - place.h // 4)) is not None


def test_sites_stand_in_the_order_of_their_places():
    sight = sight_of("skyscrapers-city")
    slots = [one.slot for one in stands_of(sight) if one.slot is not None]
    assert slots == list(sight.shape.tap_places)


def test_a_tower_of_which_offers_speak_leads_to_them():
    sight = sight_of("skyscrapers-on-pad")
    acts = [one.act for one in drawn(sight).targets]
    assert len(acts) == len(set(acts))
    assert acts


def test_a_ruler_has_few_numbers_however_high_a_tower_is():
    sight = sight_of("skyscrapers-sites", "en")
    first, *others = sight.table.view.structures
    view = replace(sight.table.view, structures=(replace(first, top_bears=(10**9, 0), covered=()), *others))
    scene = drawn(replace(sight, table=replace(sight.table, view=view)))
    assert 2 <= len([one for one in scene.things if isinstance(one, TextLine) and one.role == "unit" and one.text.isdigit()]) <= 12


def under(scene, name):
    """The numbers beside a sign of what lies on foundations."""
    signs = [one.rect for one in scene.things if isinstance(one, Sign) and one.kind == name]
    texts = [one for one in scene.things if isinstance(one, TextLine) and one.text.isdigit()]
    return sorted(min(texts, key=lambda one, sign=sign: away(one.rect, sign)).text for sign in signs)


def away(words, sign):
    return abs(words.x - sign.right) + 2 * abs(words.centre[1] - sign.centre[1])


def test_strength_earthquakes_and_insurances_stand_as_numbers_beside_their_signs():
    sight = sight_of("skyscrapers-quakes")
    scene, structures = drawn(sight), sight.table.view.structures
    assert under(scene, "crack") == sorted(str(one.quakes) for one in structures if one.quakes)
    assert under(scene, "umbrella") == sorted(str(one.insurances) for one in structures if one.insurances)
    assert under(scene, "shield") == sorted(str(one.withstands) for one in structures if one.owner is None)


@pytest.mark.parametrize("name", ["skyscrapers-tornado", "skyscrapers-quakes"])
def test_the_least_height_of_the_next_building_stands_over_the_sites_even_where_the_ruler_does_not_reach_so_far(name):
    sight = sight_of(name)
    view = sight.table.view
    due = next(one.counts["threshold"] for one in view.seats if one.seat == view.turn)
    said = " ".join(one.text for one in drawn(sight).things if isinstance(one, TextLine)).replace("\N{NO-BREAK SPACE}", " ")
    assert f"needs over {due} m" in said


def test_where_a_roof_may_be_as_tall_as_the_tallest_so_far_the_line_over_the_sites_says_so():
    sight = sight_of("skyscrapers-quakes")
    lines = Lines("en", "skyscrapers", sight.deck, {}, house={"threshold": "reach"})
    due = next(one.counts["threshold"] for one in sight.table.view.seats if one.seat == sight.table.view.turn)
    said = " ".join(one.text for one in drawn(replace(sight, lines=lines)).things if isinstance(one, TextLine))
    assert f"needs {due} m or more" in said.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("name", ["skyscrapers-over", "skyscrapers-six-over"])
def test_once_the_match_is_over_and_no_site_stands_the_buildings_have_all_the_room(name):
    sight = sight_of(name)
    scene = drawn(sight)
    assert not scene.spots
    assert max(one.rect.h for one in fronts(sight).values()) > room_of((1920, 1080)).h // 2
    shown = {one.text for one in scene.things if isinstance(one, TextLine)}
    assert {one.name for one in sight.table.view.seats if any(its.owner == one.seat for its in sight.table.view.structures)} <= shown


def test_before_the_first_site_free_places_are_large_and_there_is_no_ruler():
    sight = sight_of("skyscrapers-opening")
    scene = drawn(sight)
    assert {one.slot for one in scene.spots} == set(sight.shape.tap_places)
    assert len({one.rect[2:] for one in scene.spots}) == 1
    assert all(one.rect.h > 1080 // 7 for one in scene.spots)
    assert not [one for one in scene.things if isinstance(one, TextLine) and one.role == "unit"]


@pytest.mark.parametrize("name", ["skyscrapers-city", "skyscrapers-quakes", "skyscrapers-roofed"])
def test_the_least_height_of_the_next_building_stands_above_all_numbers_of_the_ruler(name):
    texts = [one for one in drawn(sight_of(name)).things if isinstance(one, TextLine)]
    goal = next(one.rect for one in texts if one.text.startswith("needs over"))
    ruler = [one.rect for one in texts if one.role == "unit" and one.rect.right < goal.x]
    assert ruler
    assert min(one.y for one in ruler) >= goal.bottom
