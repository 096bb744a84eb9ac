"""The end of a match: who has won, the picture of it, the count, and the way on."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal

import pygame
import pytest

from companion.core.decks.derived import with_numbers
from companion.screen import look
from companion.screen.acts import GoBack, OpenPage, Pick, Want
from companion.screen.draft import Draft
from companion.screen.end import draw_end, draw_picture
from companion.screen.end_count import points_by_seat, signed
from companion.screen.end_pictures import cells_of, in_skyline, seam_of
from companion.screen.ending import Ending
from companion.screen.facade import NIGHT
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import picture
from companion.screen.things import Piece, Rect, Sign, Stroke, TextLine
from tests.screen.moments import ending, said_of, sight_of
from tests.screen.test_line import SIZES, cards

OVER = ("comparity-over", "cardline-over", "skyscrapers-over", "skyscrapers-six-over")


def drawn(name, language="en", size=(1920, 1080), setter=None, **more):
    sight = replace(sight_of(name, language), **more)
    draft = Draft(size, setter or Typesetter(FontLetters()))
    draw_end(draft, sight, ending(name, sight))
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
    told = [one for one in scene.things if isinstance(one, TextLine) and winner.name in one.text and one.role == "status"]
    assert len(told) == 1
    assert {one.act for one in scene.targets} >= {Want("again"), OpenPage("home"), OpenPage("story", "")}


@pytest.mark.parametrize("has_memory", [True, False])
def test_where_a_game_has_a_memory_its_cards_can_be_sorted(has_memory):
    scene = drawn("comparity-over", size=(800, 480), has_memory=has_memory)
    assert (OpenPage("sorting") in [one.act for one in scene.targets]) is has_memory


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", OVER)
def test_the_end_can_be_kept_as_a_picture_which_has_no_buttons(name, size):
    assert Want("keep-picture") in [one.act for one in drawn(name, size=size).targets]
    draft, sight = Draft((1920, 1080), Typesetter(FontLetters())), sight_of(name)
    draw_picture(draft, sight, ending(name, sight), draft.area)
    assert draft.scene().targets == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", OVER)
def test_three_moments_that_decided_it_are_told_where_there_are_as_many(name, language, size):
    told = ending(name, sight_of(name, language)).moments
    texts = [one.said or one.text for one in drawn(name, language, size).things if isinstance(one, TextLine)]
    assert sum(moment in texts for moment, _ in told) >= min(len(told), 3)


def test_without_any_moment_a_sentence_tells_of_the_table():
    sight, draft = sight_of("comparity-over"), Draft((1280, 720), Typesetter(FontLetters()))
    draw_end(draft, sight, Ending())
    assert any("cards lie" in one.text for one in draft.scene().things if isinstance(one, TextLine))


def test_a_note_stands_in_the_place_of_the_moments():
    sight, draft = sight_of("cardline-over"), Draft((800, 480), Typesetter(FontLetters()))
    draw_end(draft, sight, ending("cardline-over", sight), "Kept: here.png")
    texts = [one.text for one in draft.scene().things if isinstance(one, TextLine)]
    assert "Kept: here.png" in texts
    assert not any("fits" in one for one in texts)


@pytest.mark.parametrize("name", OVER)
def test_all_that_is_closed_can_be_shown_and_it_is_asked_about_first(name):
    sight, draft = sight_of(name), Draft((800, 480), Typesetter(FontLetters()))
    draw_end(draft, sight, ending(name, sight), asks_all=True)
    acts, hides = [one.act for one in drawn(name).targets], not name.startswith("cardline")
    assert (Want("ask-show-all") in acts, Pick("show-all") in acts) == (hides, False)
    assert ([one.act for one in draft.scene().targets] == [GoBack(), Pick("show-all")]) == hides


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("comparity-over", "Show all face-down cards? You will all know them next time."),
        ("skyscrapers-over", "Show all floors? Hands and the pile stay hidden."),
    ],
)
def test_the_question_names_what_is_shown_then(name, question):
    draft = Draft((1280, 720), Typesetter(FontLetters()))
    draw_end(draft, sight_of(name), Ending(), asks_all=True)
    told = " ".join(one.text for one in draft.scene().things if isinstance(one, TextLine))
    assert re.findall(r"Show all (?:face-down cards|floors)\? [^.]*\.", told) == [question]


# The skyline


def shown_at_last(name):
    """Some of the covered floors of each building, as the view has all of them once they are asked for (H3)."""
    sight = sight_of(name)
    uses = sorted(card for card, one in sight.deck.cards.items() if one.traits["kind"] in ("floor", "toilet", "special"))
    floors = {one.number: (*uses[one.number :][: len(one.covered) - 1], one.top) for one in in_skyline(sight)}
    return replace(sight, table=replace(sight.table, view=replace(sight.table.view, floors=floors)))


def towers(sight):
    draft = Draft((1280, 720), Typesetter(FontLetters()))
    draw_end(draft, sight, ending("skyscrapers-over", sight))
    return {one.key: one for one in draft.scene().things if isinstance(one, Piece) and one.key.startswith("tower:")}


def lights(sight):
    """The colours of the windows of each building."""
    return {key: {part.fill for part in one.parts} & set(NIGHT.lights.values()) for key, one in towers(sight).items()}


def test_no_window_is_lit_by_the_use_of_its_floor_before_all_is_shown():
    assert set().union(*lights(sight_of("skyscrapers-over")).values()) == set()


def test_windows_are_lit_by_what_each_floor_is_used_for_once_all_is_shown():
    sight = shown_at_last("skyscrapers-over")
    for number, floors in sight.table.view.floors.items():
        traits = [sight.deck.cards[card].traits for card in floors[:-1]]
        assert lights(sight)[f"tower:{number}"] == {NIGHT.lights[one["category"] or one["kind"]] for one in traits}


def test_the_city_stands_at_its_height_also_before_all_is_shown():
    closed, shown = towers(sight_of("skyscrapers-over")), towers(shown_at_last("skyscrapers-over"))
    assert {key: one.rect for key, one in closed.items()} == {key: one.rect for key, one in shown.items()}


# The area


def test_every_card_of_the_area_is_drawn_where_it_lies():
    scene, sight = drawn("comparity-over"), sight_of("comparity-over")
    places = {one.card: one.place for one in sight.table.view.places}
    shown = {one.key.removeprefix("card:"): one.rect for one in scene.things if isinstance(one, Piece)}
    assert shown.keys() == places.keys()
    for one, here in places.items():
        for other, there in places.items():
            assert (shown[one].x < shown[other].x) is (here[0] < there[0])
            assert (shown[one].y > shown[other].y) is (here[1] < there[1])


def seam(sight, low, high, *slots):
    draft = Draft((1280, 720), Typesetter(FontLetters()))
    cells = cells_of(draft, sight.table.view.places, Rect(0, 0, 1280, 500))
    return seam_of(draft, sight, cells, (low, high, *(slots or (None, None)))), cells


def side_by_side(sight):
    """The place of a card, that card, the one at its right, and the slots of both."""
    places = {one.place: (one.card, slot) for one, slot in zip(sight.table.view.places, sight.table.slots, strict=True)}
    here = next(place for place in places if (place[0] + 1, place[1]) in places)
    (low, slot), (high, beside) = places[here], places[here[0] + 1, here[1]]
    return here, low, high, slot, beside


def test_a_pair_that_is_put_right_has_no_seam():
    """Its cards have changed places, or lie apart."""
    sight = sight_of("comparity-over")
    _, low, high, slot, beside = side_by_side(sight)
    assert seam(sight, high, low, slot, beside)[0] is None
    assert seam(sight, low, high, slot, sight.shape.cell_at(*[one + 1 for one in sight.shape.column_and_row(slot)]))[0] is None
    assert not [one for one in drawn("comparity-over").things if isinstance(one, Stroke) and one.colour == look.VIOLATION]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_what_lay_wrong_is_told_without_its_cells(language):
    told = " ".join(text for text, _ in ending("comparity-over", sight_of("comparity-over", language)).moments)
    assert not [slot for slot in sight_of("comparity-over").table.slots if slot in told]


def test_the_card_that_decided_a_line_has_an_edge_of_its_own():
    things = drawn("cardline-over").things
    [edge] = [one.rect for one in things if not isinstance(one, Piece) and getattr(one, "edge", None) == look.PRIZE]
    assert [one.key for one in things if isinstance(one, Piece) and one.rect == edge] == ["card:ecuador"]


def test_the_count_begins_with_the_greatest_sum():
    names = [one.text for one in drawn("skyscrapers-six-over", size=(1280, 720)).things if isinstance(one, TextLine)]
    assert [one for one in names if one in ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор")] == [
        "Дарья",
        "Boris",
        "Anna",
        "Emil",
        "Chloé",
        "Фёдор",
    ]


def test_a_violation_that_was_found_is_a_seam_between_its_two_cards():
    sight = sight_of("comparity-over")
    here, low, high, slot, beside = side_by_side(sight)
    line, cells = seam(sight, low, high, slot, beside)
    assert isinstance(line, Stroke)
    assert line.colour == look.VIOLATION
    assert all(cells.of(here).right - 2 <= x <= cells.of((here[0] + 1, here[1])).x + 2 for x, _ in line.points)


def test_the_seam_of_a_card_that_was_discarded_stays_at_the_other_card():
    sight = sight_of("comparity-over")
    one, slot = sight.table.view.places[0], sight.table.slots[0]
    column, row = sight.shape.column_and_row(slot)
    above = sight.shape.cell_at(column, row + 1) or sight.shape.cell_at(column, row - 1)
    line, cells = seam(sight, one.card, "gone", slot, above)
    assert line is not None
    assert line.rect.inset(-3).meets(cells.of(one.place))
    assert seam(sight, "gone", "gone-too", slot, above)[0] is None


def revealed(sight):
    """Cards of which a number is shown."""
    view = sight.table.view
    return {one.card for one in view.places if one.is_open} | {card for card, _ in view.discarded} | {one.top for one in view.structures}


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over", "skyscrapers-over"])
def test_values_that_were_never_revealed_do_not_change_a_pixel(name):
    """H3: with other numbers on every card that stayed hidden the same picture is drawn."""
    sight = sight_of(name)
    hidden = sight.deck.cards.keys() - revealed(sight)
    others = {card: {of: Decimal(7) for of in sight.deck.cards[card].numbers.opened()} for card in hidden}
    changed = replace(sight, deck=with_numbers(sight.deck, others))
    pixels = []
    for one in (sight, changed):
        draft = Draft((800, 480), Typesetter(FontLetters()))
        draw_end(draft, one, ending(name, sight))
        pixels.append(pygame.image.tobytes(picture(draft.scene()), "RGB"))
    assert hidden
    assert pixels[0] == pixels[1]


def test_cards_that_were_never_revealed_show_their_backs():
    sight = sight_of("comparity-over")
    shown = {one.key.removeprefix("card:"): one.is_open for one in drawn("comparity-over").things if isinstance(one, Piece)}
    assert shown == {one.card: one.is_open for one in sight.table.view.places}
    assert False in shown.values()


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
    assert len(signs) == len(buildings) + rows + winners + 1  # the moon


def test_the_final_line_is_shown():
    assert list(cards(drawn("cardline-over"))) == [one.card for one in sight_of("cardline-over").table.view.places]


def test_points_below_zero_have_a_real_minus():
    assert [signed(one) for one in (3, 0, -2)] == ["3", "0", "−2"]


def test_three_buttons_are_larger_than_what_some_players_want_before_they_leave():
    wide = {one.act: one.rect.w for one in drawn("comparity-over", size=(1280, 720), has_memory=True).targets}
    large = [wide.pop(act) for act in (Want("again"), OpenPage("home"), OpenPage("story", ""))]
    assert set(wide) == {Want("keep-picture"), Want("ask-show-all"), OpenPage("sorting")}
    assert min(large) > 1.3 * max(wide.values())


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (480, 800)], ids=str)
def test_who_has_won_an_area_stands_on_one_line(size, language):
    [line] = [one for one in drawn("comparity-over", language, size).things if isinstance(one, TextLine) and one.role == "status"]
    assert line.size >= 0.065 * min(size)


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over"])
def test_who_has_won_stands_first_among_the_cards_that_are_left(name):
    view, scene = sight_of(name).table.view, drawn(name)
    rows = {one.text: one.rect.y for one in scene.things if isinstance(one, TextLine) and one.role == "body" and one.rect.x > 1300}
    names = [one.name for one in sorted(view.seats, key=lambda one: (one.seat not in view.winners, one.hand))]
    assert sorted(rows, key=lambda one: rows[one]) == names
