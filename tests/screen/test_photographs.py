"""In a photograph of 320 by 180 pixels each live page still tells whose turn it is and what has happened.

A seat is told by the colour and shape at the left end of the status band, and by its row in the list, apart from each other; a verdict by
its sign. The same table with another turn, or another verdict, has to look clearly different there.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest

from companion.core.games.game import OfSeat
from companion.core.referee.table_view import TableView
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.match.verdict import KINDS
from companion.screen.painter import picture
from companion.screen.table import draw_table
from companion.screen.things import Plate, Rect, Scene, Sign, TextLine
from tests.screen import moments
from tests.screen.measuring import LANGUAGES
from tests.screen.photographs import FAR, contrast_of, differing, photograph, places_of, row_told, seat_told, sign_told, x_height
from tests.screen.screens import TOLD, draft_of, ruled, screens, sight_of

USUAL, SIZES = (1280, 720), ((1280, 720), (1920, 1080), (3840, 2160))  # as wide for their height as the photograph
LIVE = tuple(name for names in moments.NAMES.values() for name in names if not name.endswith("-over"))
SEVERAL = ("comparity-early", "comparity-checking", "comparity-violation", "comparity-duet", "cardline-early",
           "cardline-misfit-to-the-box", "cardline-long", "skyscrapers-sites", "skyscrapers-city", "skyscrapers-study")  # fmt: skip
LEAST_X, LEAST_CONTRAST = 4.0, 7.0  # pixels of a small letter; of letters to their ground, after the scaling
# Long sentences: of the deal, before a match, and of choices that are seldom offered. The least x of each.
LONG = {"comparity-opening": 4.0, "cardline-opening": 3.7, "skyscrapers-opening": 2.7, "skyscrapers-roofed": 3.7, "skyscrapers-study": 3.7}
OTHER_TURN, OTHER_VERDICT = 40, 20  # pixels that differ clearly
CHECKS = {
    ("violation", "fits"): ("comparity-repairing", "violation", "hallgrimskirkja", "parthenon"),
    ("fits",): ("comparity-early", "fits", "sydney-opera-house", "nelsons-column"),
}


@pytest.mark.parametrize("name", SEVERAL)
def test_it_is_told_whose_turn_it_is_and_what_is_to_be_done(name):
    of_turn(name, "en", USUAL)


@pytest.mark.exam
@pytest.mark.parametrize("name", LIVE)
def test_it_is_told_in_every_language_and_size_whose_turn_it_is_and_what_is_to_be_done(name):
    for language, size in product(LANGUAGES, SIZES):
        of_turn(name, language, size)


def of_turn(name, language, size):
    sight = sight_of(name, language)
    scene = drawn(sight, size)
    photo = photograph(scene)
    sign, *corner = signs_of_status(scene)
    ordered = ordered_of(sight.table)
    assert [one.kind in ("violation", "notice") for one in corner] == ([True] if ordered is not None else [])
    seat = sight.seat_sign(ordered or sight.table.expected.seat or sight.table.view.turn)
    rows = [one.rect for one in scene.anchors if one.name.startswith("seat:")]
    assert row_told(photo, rows) == turn_of(sight.table)
    if sign.kind in ("violation", "notice"):  # what has to be put right takes the place of a seat that is not known
        assert (seat_told(photo, sign.rect), sign_told(photo, sign.rect)) == (None, sign.kind)
    else:
        assert seat is not None
        assert seat_told(photo, sign.rect) == seat[0]
    can_be_read(scene, photo, "status", LONG.get(name, LEAST_X))


@pytest.mark.parametrize("tone", [tone for tone in TOLD if tone != "win"])
@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.exam) for one in ("ru", "fr"))])
def test_it_is_told_what_was_ruled(tone, language):
    for name, size in product((f"verdict, {tone}", f"verdict, the longest {tone}"), (USUAL,) if language == "en" else SIZES):
        scene = screens()[name](language, size, 1.0)
        photo = photograph(scene)
        sign = next(one for one in scene.over if isinstance(one, Sign))
        assert sign_told(photo, sign.rect) == KINDS[tone][1], (name, size)
        can_be_read(scene, photo, "status", LEAST_X)
        can_be_read(scene, photo, "verdict", LEAST_X)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_is_a_band_in_the_colour_of_prizes_with_the_sign_of_who_won(language):
    scene = screens()["verdict, win"](language, USUAL, 1.0)
    photo = photograph(scene)
    band = next(one for one in scene.over if isinstance(one, Plate)).rect
    pixels = [pixel for row in photo.part(band) for pixel in row]
    assert band.w == USUAL[0]
    assert sum(pixel == look.PRIZE for pixel in pixels) > len(pixels) / 2
    _, winner = (one for one in scene.over if isinstance(one, Sign))
    assert seat_told(photo, winner.rect) == 0
    can_be_read(scene, photo, "status", LEAST_X)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kinds", CHECKS, ids=" and ".join)
def test_it_is_told_how_a_check_ended(kinds, language):
    scene = ruled(*CHECKS[kinds])(language, USUAL, 1.0)
    photo = photograph(scene)
    assert tuple(comparison_told(photo, one) for one in places_of(scene, "pair:")) == kinds
    said = next(one.rect for one in scene.targets if one.act == OpenPage("why", "verdict"))
    (sign,) = [one for one in scene.things if isinstance(one, Sign) and said.holds(one.rect)]
    if "violation" in kinds:
        assert sign_told(photo, sign.rect) == "violation"
    else:
        assert seat_told(photo, sign.rect) == 1  # the player who draws
    can_be_read(scene, photo, "status", LEAST_X)
    can_be_read(scene, photo, "verdict", LEAST_X)


@pytest.mark.parametrize("name", ["comparity-early", "cardline-long", "skyscrapers-city"])
def test_tables_that_differ_in_whose_turn_it_is_are_clearly_different_at_the_sign_and_in_the_list(name):
    sight = sight_of(name, "en")
    scenes = [drawn(with_turn(sight, one.seat), USUAL) for one in sight.table.view.seats]
    photos = [photograph(scene) for scene in scenes]
    places = [signs_of_status(scene)[0].rect for scene in scenes]
    rows = [one.rect for one in scenes[0].anchors if one.name.startswith("seat:")]
    told = [(seat_told(photo, place), row_told(photo, rows)) for photo, place in zip(photos, places, strict=True)]
    assert told == [(number, number) for number in range(len(scenes))]
    for (one, place), (other, _) in combinations(zip(photos, places, strict=True), 2):
        assert differing(one, other, place) >= OTHER_TURN


def test_verdicts_of_different_kinds_are_clearly_different_where_their_sign_is():
    sight = sight_of("cardline-early", "en")
    said = [one for one in moments.said_of("cardline-early") if one.tone == "fits"][-1]
    tones = ("violation", "fits", "prize", "notice")
    scenes = [drawn(replace(sight, told=replace(sight.told, verdict=replace(said, tone=tone))), USUAL) for tone in tones]
    place = next(one.rect for one in scenes[0].over if isinstance(one, Sign))
    photos = [photograph(scene) for scene in scenes]
    assert [sign_told(photo, place) for photo in photos] == list(tones)
    assert [pair for pair in combinations(photos, 2) if differing(*pair, place) < OTHER_VERDICT] == []


def test_a_verdict_and_no_verdict_are_clearly_different():
    sight = sight_of("cardline-early", "en")
    said = [one for one in moments.said_of("cardline-early") if one.tone == "fits"][-1]
    scene = drawn(replace(sight, told=replace(sight.told, verdict=said)), USUAL)
    band = next(one.rect for one in scene.over if isinstance(one, Plate))
    assert differing(photograph(drawn(sight, USUAL)), photograph(scene), band) >= 20 * OTHER_VERDICT


# What reads the photographs is not content with less.

PLACE = Rect(40, 560, 60, 60)
NO_SEATS = (Sign(PLACE, "circle", look.SEATS[1][0]), Sign(PLACE, "square", look.QUIET), Sign(PLACE, "square", look.MAT), None)


@pytest.mark.parametrize(
    "sign", [None, Sign(PLACE, "circle", look.SEATS[1][0]), Sign(PLACE, "square", look.QUIET), Sign(PLACE, "square", look.MAT)]
)
def test_no_seat_is_told_without_its_colour_and_its_shape(sign):
    assert seat_told(photograph(Scene(USUAL, (Sign(PLACE, "square", look.SEATS[1][0], look.INK, "B"),))), PLACE) == 1
    assert seat_told(photograph(Scene(USUAL, () if sign is None else (sign,))), PLACE) is None


def test_all_eight_seats_are_told_apart_by_colour_and_shape():
    scenes = [
        Scene(USUAL, (Sign(PLACE, kind, colour, look.INK, letter),)) for (colour, kind), letter in zip(look.SEATS, "ABCДEФGH", strict=True)
    ]
    assert [seat_told(photograph(scene), PLACE) for scene in scenes] == list(range(8))


@pytest.mark.parametrize("things", [(), (Plate(PLACE, look.FITS),), (Plate(PLACE, look.MAT),)], ids=["nothing", "a colour", "the mat"])
def test_no_verdict_is_told_without_a_sign(things):
    assert sign_told(photograph(Scene(USUAL, things)), PLACE) is None


def test_no_row_is_told_where_none_is_lighter():
    rows = [Rect(900, 20 + at * 60, 360, 54) for at in range(3)]
    assert row_told(photograph(Scene(USUAL, ())), rows) is None
    assert row_told(photograph(Scene(USUAL, (Plate(rows[1], look.RAISED),))), rows) == 1


def test_a_pixel_of_a_photograph_is_the_mean_of_those_that_it_covers():
    scene = Scene(USUAL, (Plate(Rect(0, 0, 2, 4), (200, 100, 40)), Plate(Rect(2, 0, 2, 4), (0, 0, 0))))
    assert picture(scene).get_size() == USUAL
    assert photograph(scene).pixels[0][0] == (100, 50, 20)
    assert (len(photograph(scene).pixels[0]), len(photograph(scene).pixels)) == FAR


def drawn(sight, size):
    draft = draft_of(size)
    draw_table(draft, sight)
    return draft.scene()


def comparison_told(photo, rect):
    """By the colour of the disc on which two numbers are compared."""
    pixels = [pixel for row in photo.part(rect) for pixel in row]
    kinds = [kind for kind, colour in (("violation", look.VIOLATION), ("fits", look.EXPECTED)) if colour in pixels]
    return kinds[0] if len(kinds) == 1 else None


def signs_of_status(scene):
    """At the left end of the band, below the sign of what is told above it."""
    left = [one for one in scene.things if isinstance(one, Sign) and one.rect.x < scene.size[0] // 20 and one.kind != "lesson"]
    return [one for one in left if one.rect.bottom > scene.size[1] * 9 // 10]


def turn_of(table: TableView):
    return next(number for number, one in enumerate(table.view.seats) if one.seat == (ordered_of(table) or table.view.turn))


def ordered_of(table: TableView):
    """Whom the first order names."""
    return next((one.seat for one in table.instructions), None)


def with_turn(sight, seat):
    expected = sight.table.expected
    status = replace(expected.status, args={**expected.status.args, "seat": OfSeat(seat)})
    table = replace(sight.table, view=replace(sight.table.view, turn=seat), expected=replace(expected, seat=seat, status=status))
    return replace(sight, table=table)


def can_be_read(scene, photo, role, least_x):
    texts = [one for one in (*scene.things, *scene.over) if isinstance(one, TextLine) and one.role == role]
    assert texts, role
    assert min(x_height(one, scene) for one in texts) >= least_x, texts[0]
    assert min(contrast_of(photo, one) for one in texts) >= LEAST_CONTRAST, texts[0]
