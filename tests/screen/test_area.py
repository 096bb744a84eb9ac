"""What of an area is shown: its cards and a ring of free cells around them, as large as fits; and a map where the mat has more."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Loose
from companion.core.referee.violations import Instruction
from companion.screen import look
from companion.screen.cells import LYING, UPRIGHT, cells_of
from companion.screen.table import draw_table, status_of
from companion.screen.things import EmblemPicture, Piece, Plate, Rect, Sign, TextLine
from tests.screen.moments import Match, sight_of, watched
from tests.screen.screens import draft_of

SIZES = ((800, 480), (1280, 720), (1920, 1080), (1080, 1920))
LARGE = (1920, 1080)


def scene_of(sight, size=LARGE):
    draft = draft_of(size)
    draw_table(draft, sight)
    return draft.scene()


def room(size=LARGE):
    """About as large as the ground of a table."""
    return Rect(0, 0, round(size[0] * 0.68), round(size[1] * 0.76))


def cells(sight, size=LARGE):
    return cells_of(draft_of(size), sight, room(size))


def cards(scene):
    return [one for one in scene.things if isinstance(one, Piece) and one.key.startswith("card:")]


def lying_at(sight, *places):
    """With these cards alone; the view's first cards lie there."""
    view, shape = sight.table.view, sight.shape
    lying = tuple(replace(one, place=place) for one, place in zip(view.places, places, strict=False))
    slots = tuple(shape.cell_at(place[0] + 3, place[1] + 3) for place in places)
    expected = replace(sight.table.expected, places=(), offers=())
    return replace(sight, table=replace(sight.table, view=replace(view, places=lying), slots=slots, expected=expected, loose=(), away=()))


def early():
    return replace(sight_of("comparity-early"), changed=frozenset())


THREE = [((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0)), ((0, 0), (1, 0), (1, 1)), ((0, 0), (0, 1), (1, 1))]


def test_around_the_cards_there_is_one_ring_of_free_cells_and_no_more():
    sight = lying_at(early(), (0, 0), (1, 0), (1, 1))
    found = cells(sight)
    assert (found.columns, found.rows) == (range(2, 6), range(2, 6))


def test_once_the_match_is_over_the_cards_have_all_the_room_without_ring_and_map():
    sight = sight_of("comparity-over")
    found, lying = cells(sight), sight.table.view.places
    columns, rows = ({one.place[axis] + found.offset[axis] for one in lying} for axis in (0, 1))
    assert (set(found.columns), set(found.rows), found.map) == (columns, rows, None)


def test_beside_the_mat_the_ring_is_slim():
    found = cells(lying_at(early(), (-3, -3), (-2, -3)))
    assert (found.columns, found.rows) == (range(-1, 3), range(-1, 2))
    assert found.rects[-1, 0].w < found.rects[2, 0].w < found.rects[0, 0].w
    assert found.rects[0, -1].h < found.rects[0, 1].h < found.rects[0, 0].h


@pytest.mark.parametrize("places", THREE, ids=str)
def test_of_three_cards_each_is_at_least_as_high_as_16_percent_of_a_large_screen(places):
    shown = cards(scene_of(lying_at(early(), *places)))
    assert len(shown) == 3
    assert all(one.rect.h >= 0.16 * LARGE[1] for one in shown), [one.rect for one in shown]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["comparity-first-card", "comparity-early", "comparity-loose", "comparity-midgame-7x7", "comparity-films"])
def test_cards_keep_a_pleasant_shape(name, size):
    for one in cards(scene_of(sight_of(name), size)):
        assert one.rect.w <= one.rect.h * LYING * 1.04
        assert one.rect.h <= one.rect.w * UPRIGHT * 1.04


def test_a_full_mat_is_shown_whole_and_its_cards_can_be_read():
    sight = early()
    places = tuple((x - 3, y - 3) for x in range(8) for y in range(8))
    first, names = sight.table.view.places[0], sight.deck.cards
    lying = tuple(replace(first, card=card, place=place) for card, place in zip(names, places, strict=False))
    slots = tuple(sight.shape.cell_at(place[0] + 3, place[1] + 3) for place in places)
    full = replace(sight, table=replace(sight.table, view=replace(sight.table.view, places=lying), slots=slots))
    found = cells(full)
    assert len([cell for cell in found.rects if sight.shape.cell_at(*cell) is not None]) == 64
    assert found.map is None
    assert min(one.rect.h for one in cards(scene_of(full))) >= 7.8 * look.unit(LARGE)


def test_a_map_stands_there_where_the_mat_has_more_cells_and_covers_no_card():
    for seed in (1, 2):
        for sight in watched(Match("comparity", 3, seed, clumsy=0.3)):
            for size in ((800, 480), LARGE):
                found = cells(sight, size)
                is_all = sum(sight.shape.cell_at(*cell) is not None for cell in found.rects) == sight.shape.columns * sight.shape.rows
                assert (found.map is None) == (is_all or bool(sight.table.view.winners))
                if found.map is not None:
                    assert room(size).holds(found.map)
                    assert not [cell for cell, rect in found.rects.items() if rect.meets(found.map)]


def test_the_map_shows_each_card_and_outlines_what_is_shown():
    sight = early()
    scene, found = scene_of(sight), cells(sight)
    dots = [one for one in scene.things if isinstance(one, Plate) and one.fill == look.PAPER and one.rect.h < 20]
    assert len(dots) == len(sight.table.view.places)
    windows = [one for one in scene.things if isinstance(one, Plate) and one.fill is None and one.edge == look.EXPECTED]
    assert len(windows) == 1
    assert all(windows[0].rect.holds(one.rect) for one in dots)
    assert found.map is not None


def test_whatever_happens_the_cards_stay_where_they_are_until_a_column_or_a_row_is_added():
    moved = []
    for seed in (1, 3):
        for before, after in pairwise(cells(sight) for sight in watched(Match("comparity", 2, seed, clumsy=0.2))):
            is_same = (before.columns, before.rows, before.offset) == (after.columns, after.rows, after.offset)
            at = dict(zip(before.taken, before.lying, strict=True))
            moved += [(before, after, card) for card, rect in zip(after.taken, after.lying, strict=True)
                      if is_same and at.get(card, rect) != rect and before.taken[card] == after.taken[card]]  # fmt: skip
    assert moved == []


def test_a_card_that_is_laid_and_then_counts_moves_nothing():
    tables = [(before, after, before.table, after.table) for before, after in pairwise(watched(Match("comparity", 2, 3)))]
    counted = [(before, after) for before, after, old, new in tables
               if old.loose and not (new.loose or new.view.winners) and len(new.view.places) == len(old.view.places) + 1]  # fmt: skip
    assert len(counted) > 5
    assert [(before, after) for before, after in counted if cells(before).whole != cells(after).whole] == []


def test_what_lies_outside_of_the_ring_is_in_sight():
    sight = lying_at(early(), (0, 0), (1, 0))
    table = sight.table
    loose = replace(table, loose=(Loose(table.view.places[0].card, "H8"),))
    frozen = replace(table, frozen=("A8",))
    told = Instruction(Announcement("table-ask-drawn", "E3", "violation", {}), None, "H1", PlaceName("A1"))
    wrong = replace(table, instructions=(told,))
    expected = replace(table, expected=replace(table.expected, places=(PlaceName("A1"),)))
    for changed, slots in ((loose, ["H8"]), (frozen, ["A8"]), (wrong, ["H1", "A1"]), (expected, ["A1"])):
        found = cells(replace(sight, table=changed))
        assert [slot for slot in slots if sight.shape.column_and_row(slot) not in found.rects] == []


def test_a_card_can_be_dropped_on_each_cell_of_the_mat_also_on_those_that_only_the_map_shows():
    sight = early()
    scene, found = scene_of(sight), cells(sight)
    assert found.map is not None
    assert {one.slot for one in scene.spots} == {*sight.shape.slots} - {*sight.shape.pads}
    assert len(scene.spots) == 64
    assert not [(one, other) for at, one in enumerate(scene.spots) for other in scene.spots[:at] if one.rect.inset(1).meets(other.rect)]


def test_at_the_deal_the_place_of_the_first_card_glows_in_the_middle():
    sight = sight_of("comparity-opening")
    for size in SIZES:
        scene = scene_of(sight, size)
        glowing = [one for one in scene.things if isinstance(one, Plate) and one.is_slot]
        assert [one.edge for one in glowing] == [look.EXPECTED]
        found = {one.slot: one.rect for one in scene.spots}
        assert glowing[0].rect == found["E5"]
        assert glowing[0].rect == max(found.values(), key=lambda one: one.w * one.h)


def test_where_a_card_is_lifted_only_the_place_where_it_goes_back_glows():
    sight = early()
    table, lifted = sight.table, sight.table.view.places[1]
    assert len([one for one in scene_of(sight).things if isinstance(one, Plate) and one.is_slot]) > 1
    scene = scene_of(replace(sight, table=replace(table, away=(lifted.card,))))
    glowing = [one for one in scene.things if isinstance(one, Plate) and one.is_slot]
    there = next(one.rect for one in scene.spots if one.slot == table.slots[1])
    assert [(one.rect, one.edge) for one in glowing] == [(there, look.EXPECTED)]


def card_parts(scene):
    return {one.key.removeprefix("card:"): one.parts for one in cards(scene)}


def test_a_card_out_of_order_keeps_its_picture_beside_the_sign_in_its_corner():
    parts = card_parts(scene_of(sight_of("comparity-repairing")))
    signed = {card: [type(one) for one in its if isinstance(one, EmblemPicture | Sign)] for card, its in parts.items()}
    assert {card for card, its in signed.items() if Sign in its} == {"hallgrimskirkja", "parthenon"}
    assert all(its.count(EmblemPicture) == 1 for its in signed.values())


def test_while_one_swap_is_possible_its_two_cards_alone_are_marked_and_a_sign_of_exchange_stands_between_them():
    sight = sight_of("comparity-swap")
    scene = scene_of(sight)
    marked = {card for card, its in card_parts(scene).items() if any(isinstance(one, Sign) for one in its)}
    assert len([one for one in sight.table.view.places if "violated" in one.marks]) == 3
    assert marked == {"hallgrimskirkja", "st-basils-cathedral"}
    (sign,) = [one.rect for one in scene.things if isinstance(one, TextLine) and one.text == "⇅"]
    lower, upper = (next(one.rect for one in cards(scene) if one.key == f"card:{card}") for card in sorted(marked))
    assert upper.bottom - upper.h // 3 < sign.centre[1] < lower.y + lower.h // 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_low_cards_have_words_alone(language):
    scene = scene_of(sight_of("comparity-midgame-7x7", language), (1280, 720))
    assert {type(one) for its in card_parts(scene).values() for one in its} == {Plate, TextLine}


def test_the_cell_of_the_first_card_says_so():
    scene = scene_of(sight_of("comparity-opening"))
    here = [one.rect for one in scene.things if isinstance(one, TextLine) and one.text == "here"]
    bright = [one.rect for one in scene.things if isinstance(one, Plate) and one.is_slot]
    assert [[cell.holds(one) for one in here] for cell in bright] == [[True]]


def test_a_loose_card_has_a_frame_and_the_status_sentence_says_that_it_can_still_be_moved():
    sight = sight_of("comparity-loose")
    (slot,) = [one.slot for one in sight.table.loose]
    scene = scene_of(sight)
    cell = next(one.rect for one in scene.spots if one.slot == slot)
    frames = [one.rect for one in scene.things if isinstance(one, Plate) and one.fill is None and one.edge == look.NOTICE]
    assert [one.holds(cell) for one in frames] == [True]
    assert status_of(sight).text == "Boris: “Shanghai Tower” is down; you can still move it."
    assert status_of(replace(sight, table=replace(sight.table, loose=()))).text == "Boris: play a card or check one."


def test_a_card_on_the_pad_that_can_only_be_laid_is_asked_for_its_place():
    assert status_of(sight_of("comparity-on-pad")).text == "Anna: where does “Ostankino Tower” go?"
