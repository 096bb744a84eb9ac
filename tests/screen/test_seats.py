"""Beside the table it is seen how the race stands: cards left, the wins of a series, and what is public of each player's buildings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.games.game import OfSeat
from companion.screen import look
from companion.screen.end_count import points_by_seat, signed
from companion.screen.sight import Told
from companion.screen.table import draw_table
from companion.screen.things import EmblemPicture, Plate, Sign, TextLine
from tests.screen.match.examined import LANGUAGES, drawn, texts
from tests.screen.moments import said_of, sight_of
from tests.screen.screens import series_of, timed_sight

SIZE = (1280, 720)
IN_SERIES = {"en": "Match 2 of 3", "ru": "Партия 2 из 3", "fr": "Partie 2 sur 3"}


def row_of(scene, seat):
    """What stands in the row of a seat: its texts, the names of its pictures, and the sign of prizes."""
    rect = scene.anchor(f"seat:{seat}")
    here = [one for one in scene.things if rect.holds(one.rect) and isinstance(one, TextLine | EmblemPicture | Sign)]
    known = {TextLine: "text", EmblemPicture: "name", Sign: "kind"}
    return [getattr(one, known[type(one)]) for one in here if not isinstance(one, Sign) or one.kind == "prize"]


def rings(scene, seat):
    """Whether each ring for a win is filled."""
    rect = scene.anchor(f"seat:{seat}")
    found = [one for one in scene.things if isinstance(one, Plate) and rect.holds(one.rect) and one.rect.w == one.rect.h == 2 * one.radius]
    return [one.fill == look.TEXT for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_shows_the_wins_of_each_seat_and_which_match_it_is(language):
    sight = sight_of("comparity-early", language)
    scene = drawn(SIZE, lambda draft: draw_table(draft, replace(sight, series=series_of(sight))))
    assert [rings(scene, one.seat) for one in sight.table.view.seats] == [[False, False], [True, False]]
    assert IN_SERIES[language] in " ".join(texts(scene)).replace("\N{NO-BREAK SPACE}", " ")


def test_a_match_of_its_own_shows_no_wins():
    sight = sight_of("comparity-early")
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    assert [rings(scene, one.seat) for one in sight.table.view.seats] == [[], []]
    assert IN_SERIES["en"] not in " ".join(texts(scene)).replace("\N{NO-BREAK SPACE}", " ")


def test_of_each_city_buildings_the_tallest_that_was_ever_completed_prizes_and_toilets_are_told():
    sight = sight_of("skyscrapers-quakes")
    assert rows_of(sight) == [
        ["to draw: 1", "Anna", "landmark-building", "1", "tower-roof", "150\N{NO-BREAK SPACE}m", "tower-toilet", "1"],
        ["Boris", "landmark-building", "2", "tower-roof", "150\N{NO-BREAK SPACE}m", "prize", "2", "tower-toilet", "1"],
        ["Chloé", "landmark-building", "0", "tower-roof", "150\N{NO-BREAK SPACE}m", "tower-toilet", "2"],
    ]


def test_no_points_are_added_up_before_the_end():
    """Points of covered cards are public one by one, and their sum stays with those who remember it (S15)."""
    sight = sight_of("skyscrapers-quakes")
    more = tuple(replace(one, covered=tuple((height, points + 3) for height, points in one.covered)) for one in sight.table.view.structures)
    other = replace(sight, table=replace(sight.table, view=replace(sight.table.view, structures=more)))
    assert rows_of(sight) == rows_of(other)


def rows_of(sight):
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    return [row_of(scene, one.seat) for one in sight.table.view.seats]


@pytest.mark.parametrize("name", ["comparity-early", "skyscrapers-city"])
@pytest.mark.parametrize(("left", "told"), [(60, ["1:00"]), (40, ["0:40"]), (11, ["0:11"]), (10, ["10"]), (0, ["0"]), (None, [])])
def test_the_seat_whose_time_runs_tells_the_seconds_that_are_left(name, left, told):
    sight = sight_of(name)
    shown = sight if left is None else timed_sight(sight, left)
    seat, usual = sight.table.expected.seat, rows_of(sight)
    rows = dict(zip([one.seat for one in sight.table.view.seats], rows_of(shown), strict=True))
    asked = dict(zip(rows, usual, strict=True)).pop(seat)
    its = rows.pop(seat)
    assert [one for one in its if one not in asked] == [one for one in told if one not in asked]
    assert [one for one in asked if one not in its] == []  # no fact gives way to the time
    assert list(rows.values()) == [row for one, row in zip([one.seat for one in sight.table.view.seats], usual, strict=True) if one != seat]


def test_the_last_seconds_are_more_conspicuous_and_their_bar_is_shorter():
    """Each with the share of the time that is left: a bar as wide as the screen at first."""
    bars = {left: bar_of(timed_sight(sight_of("cardline-early"), left)) for left in (60, 30, 6, 0)}
    assert bars == {60: (1280, look.EXPECTED), 30: (640, look.EXPECTED), 6: (128, look.HURRY), 0: (1, look.HURRY)}


def bar_of(sight):
    """The width and the colour of what lies on the groove of the bar."""
    things = drawn(SIZE, lambda draft: draw_table(draft, sight)).things
    at = next(number for number, one in enumerate(things) if isinstance(one, Plate) and one.fill == look.SLOT and one.rect.w == SIZE[0])
    return things[at + 1].rect.w, things[at + 1].fill


@pytest.mark.parametrize(("left", "told"), [(0, 1), (1, 0), (40, 0)])
@pytest.mark.parametrize("name", ["cardline-early", "skyscrapers-city"])
def test_a_player_is_told_by_name_that_the_time_is_up(name, left, told):
    sight = timed_sight(sight_of(name), left)
    asked = next(one.name for one in sight.table.view.seats if one.seat == sight.table.expected.seat)
    shown = texts(drawn((1280, 720), lambda draft: draw_table(draft, sight)))
    assert shown.count(f"Time is up, {asked}. Please finish your move.") == told


def test_the_colour_of_time_that_is_nearly_over_is_that_of_no_seat():
    from_seats = [sum(abs(one - other) for one, other in zip(look.HURRY, of, strict=True)) for of, _ in look.SEATS]
    assert min(from_seats) > 60
    assert look.contrast(look.HURRY, look.INK) > look.USUAL_CONTRAST


@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_all_facts_of_a_city_stand_in_its_row_also_among_six(size):
    sight = sight_of("skyscrapers-six-over")
    scene = drawn(size, lambda draft: draw_table(draft, sight))
    toilets = [one.counts["toilets"] for one in sight.table.view.seats]
    assert ["tower-toilet" in row_of(scene, one.seat) for one in sight.table.view.seats] == [number > 0 for number in toilets]


@pytest.mark.parametrize(("name", "number"), [("comparity-repairing", 1), ("skyscrapers-city", 2)])
def test_the_seat_that_a_penalty_is_told_of_has_a_rim_in_its_colour(name, number):
    sight = sight_of(name)
    seat = sight.table.view.seats[number].seat
    said = next(one for one in reversed(said_of(name)) if one.tone == "penalty" and OfSeat(seat) in one.args.values())
    rims = []
    for verdict in (None, said):
        scene = drawn(SIZE, lambda draft, verdict=verdict: draw_table(draft, replace(sight, told=Told(verdict=verdict))))
        row = scene.anchor(f"seat:{seat}")
        rims.append([one.edge for one in scene.things if isinstance(one, Plate) and one.rect == row and one.fill is None])
    assert rims == [[], [look.VIOLATION]]


@pytest.mark.parametrize("name", ["skyscrapers-over", "skyscrapers-six-over"])
def test_once_points_are_counted_they_stand_beside_the_names_and_those_with_most_stand_first(name):
    sight = sight_of(name)
    scene, totals = drawn(SIZE, lambda draft: draw_table(draft, sight)), points_by_seat(sight)
    seats = sorted((one.seat for one in sight.table.view.seats), key=lambda one: scene.anchor(f"seat:{one}").y)
    points = [sum(totals[one].values()) for one in seats]
    assert points == sorted(points, reverse=True)
    assert seats[: len(sight.table.view.winners)] == list(sight.table.view.winners)
    assert all(signed(number) in row_of(scene, seat) for seat, number in zip(seats, points, strict=True))


@pytest.mark.parametrize("name", ["comparity-over", "cardline-over", "skyscrapers-over"])
def test_once_the_match_is_over_no_seat_is_asked(name):
    sight = sight_of(name)
    scene = drawn(SIZE, lambda draft: draw_table(draft, sight))
    rows = [scene.anchor(f"seat:{one.seat}") for one in sight.table.view.seats]
    assert [one for one in scene.things if isinstance(one, Plate) and one.fill == look.RAISED and one.rect in rows] == []
