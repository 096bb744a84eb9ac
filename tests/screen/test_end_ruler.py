"""A line at the end of a match is a ruler with all of its cards, however many there are and wherever it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import PlaceView
from companion.screen import look
from companion.screen.end import draw_end
from companion.screen.end_ruler import draw_ruler
from companion.screen.ending import Ending
from companion.screen.painter import picture
from companion.screen.things import Piece, Rect, TextLine
from tests.screen.laws import faults
from tests.screen.measuring import LANGUAGES, LETTERS, NAMES, SIZES
from tests.screen.screens import draft_of, sight_of

COUNTS = (0, 1, 2, 11, 12, 13, 20, 28, 36, 60, 90, 120)
DECKS = {"countries": "area", "landmarks": "height", "movies": "box_office"}  # numbers from short to long
ROOMS = (Rect(20, 60, 460, 330), Rect(0, 0, 300, 90), Rect(10, 10, 90, 40))  # a moment of the story, and less than any page has


def line_of(count, deck="countries", language="en", *, has_printed=False):
    """A line of so many cards in the order of their numbers, as if a match of six had ended with it; the last cards of 120 are copies."""
    sight, of, deck = sight_of("cardline-long", language), CharacteristicId(DECKS[deck]), find(deck)
    cards = sorted(deck.cards.values(), key=lambda one: one.numbers.opened()[of])
    cards += [replace(one, id=CardId(f"{one.id}-again")) for one in cards[-20:]]
    places = tuple(PlaceView((at, 0), one.id, True, one.numbers.opened(), ()) for at, one in enumerate(cards[:count]))
    seats = sight.table.view.seats
    view = replace(sight.table.view, places=places, characteristic=of, stage="over", winners=(seats[0].seat,))
    sight.lines.has_printed_units = has_printed
    return replace(
        sight, deck=replace(deck, cards={one.id: one for one in cards}), table=replace(sight.table, view=view, slots=(None,) * count)
    )


def ended(sight, size, letters=1.0):
    draft = draft_of(size, letters)
    draw_end(draft, sight, Ending())
    return draft.scene(), draft.u


def lying(scene):
    return [(one.key.removeprefix("card:"), one.rect) for one in scene.things if isinstance(one, Piece)]


def numbers(scene):
    """On the ruler, which lies on the mat; the players' hands do not."""
    return [one for one in scene.things if isinstance(one, TextLine) and one.role == "value" and one.ground == look.MAT]


def is_ruler_of(sight, scene, size):
    """All cards in their order, none over another one nor so small that it is not seen."""
    found = lying(scene)
    assert [card for card, _ in found] == [one.card for one in sight.table.view.places]
    assert all(min(rect.w, rect.h) >= min(size) * 0.016 for _, rect in found)
    assert all((one.y, one.right) < (other.y, other.x) or one.bottom < other.y for (_, one), (_, other) in pairwise(found))


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080), (720, 1280)], ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_a_ruler_of_any_length_is_read_and_painted_on_every_screen(count, size):
    holds_to_the_laws(line_of(count), size, 1.0)


@pytest.mark.exam
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("count", COUNTS)
def test_a_ruler_of_any_length_is_read_and_painted_in_every_deck_language_and_size(count, deck):
    for language, size, letters in product(LANGUAGES, (*SIZES, (480, 800)), LETTERS):
        holds_to_the_laws(line_of(count, deck, language), size, letters)


def holds_to_the_laws(sight, size, letters):
    scene, unit = ended(sight, size, letters)
    found = faults(scene, unit, NAMES)
    nameless = [one for one in found if one.startswith("a card without its name")]
    assert len(nameless) in (0, len(sight.table.view.places))  # all cards of a ruler look alike
    assert [one for one in found if one not in nameless] == [], (size, sight.lines.language, letters)
    is_ruler_of(sight, scene, size)
    assert picture(scene).get_size() == size


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_a_ruler_stays_inside_its_room_however_small_that_is(count, room):
    draft = draft_of((800, 480))
    draw_ruler(draft, line_of(count), room)
    scene = draft.scene()
    assert [one.rect for one in scene.things if not room.holds(one.rect)] == []
    assert all(min(one.rect.w, one.rect.h) > 0 for one in scene.things)
    picture(scene)


@pytest.mark.parametrize(("count", "size"), [(11, (1280, 720)), (28, (1920, 1080)), (28, (1280, 720)), (60, (720, 1280))])
def test_every_card_has_its_number_where_there_is_room_for_all_of_them(count, size):
    scene, _ = ended(line_of(count), size)
    assert len(numbers(scene)) == count


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_of_120_cards_some_have_their_numbers_below_their_own_middles_all_in_one_size(size):
    scene, _ = ended(line_of(120), size)
    middles = {rect.centre[0] for _, rect in lying(scene)}
    assert len(numbers(scene)) >= 12
    assert len({one.size for one in numbers(scene)}) == 1
    assert all(any(abs(one.rect.centre[0] - middle) <= 1 for middle in middles) for one in numbers(scene))


@pytest.mark.parametrize("count", [5, 60])
def test_units_are_told_once(count):
    scene, _ = ended(line_of(count, has_printed=True), (720, 1280))
    assert {one.text.endswith("mi²") for one in numbers(scene)} == {False}
    assert [one.text for one in scene.things if isinstance(one, TextLine) and "mi²" in one.text] == ["area, mi²: larger"]


def test_cards_have_their_names_all_of_them_or_none():
    for count, size in product(COUNTS[1:], SIZES):
        scene, _ = ended(line_of(count, language="ru"), size)
        named = [any(isinstance(part, TextLine) for part in one.parts) for one in scene.things if isinstance(one, Piece)]
        assert len(set(named)) == 1, (count, size)
