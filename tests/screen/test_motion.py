"""Everything that moves comes to rest in the scene as it is, and nothing moves without a reason."""

from __future__ import annotations

from functools import cache
from itertools import groupby, pairwise

import pytest

from companion.screen import look
from companion.screen.motion import (
    MOST_FLYING,
    MOVE,
    RISE,
    SIGN,
    SWELL,
    TURN,
    Appear,
    Fly,
    Rise,
    Slide,
    Swell,
    TurnOver,
    beating,
    between,
    ends,
    flight,
    moving,
    swelling,
)
from companion.screen.sight import Sight
from companion.screen.table import draw_table
from companion.screen.things import Anchor, Piece, Plate, Rect, Scene, Sign, Stroke, TextLine
from tests.screen import moments
from tests.screen.screens import draft_of

SIZE = (1000, 500)
AT = 10.0
CLOSED, OPEN = (Plate(Rect(0, 0, 50, 70), look.PAPER),), (Plate(Rect(0, 0, 50, 70), look.FITS),)
GROUND = Plate(Rect(0, 0, 800, 400), look.MAT)
VERDICT = (
    Plate(Rect(0, 300, 1000, 200), look.MAT),
    TextLine(Rect(20, 320, 90, 40), "Fits", "bold", 40, look.TEXT, look.MAT),
    Sign(Rect(900, 320, 40, 40), "fits", look.FITS),
    Stroke(((10, 310), (20, 330)), look.TEXT, 2),
    Piece("verdict", Rect(200, 320, 50, 70), OPEN),
)


def card(name, x=100, y=100, *, is_open=False, size=(50, 70)):
    return Piece(f"card:{name}", Rect(x, y, *size), OPEN if is_open else CLOSED, is_open=is_open)


def sign(name, x):
    return Piece(f"pair:{name}", Rect(x, 120, 20, 20), (Sign(Rect(0, 0, 20, 20), "violation", look.VIOLATION),))


def table(*things, over=()):
    return Scene(SIZE, (GROUND, *things), over)


def seen(scene, key):
    return next((one for one in scene.things if isinstance(one, Piece) and one.key == key), None)


def times(until, number=50):
    return [AT + until * one / number for one in range(number + 1)]


# Matches as they are played


MATCHES = (
    moments.Match("comparity", 3, 1, clumsy=0.3),
    moments.Match("cardline", 4, 2, clumsy=0.2, house=(("hand", 4),)),
    moments.Match("skyscrapers", 3, 2, clumsy=0.2),
)


def drawn(sight: Sight) -> Scene:
    draft = draft_of((800, 480))
    draw_table(draft, sight)
    return draft.scene()


@cache
def steps(match):
    """Every step of a match: how the table looked, how it looks then, and what moves from the one to the other."""
    scenes = [drawn(one) for one in moments.watched(match)]
    return [(before, after, between(before, after, AT)) for before, after in pairwise(scenes)]


@pytest.mark.exam
@pytest.mark.parametrize("match", MATCHES, ids=lambda one: one.game)
def test_in_a_whole_match_every_motion_ends_in_the_scene_at_rest(match):
    assert sum(bool(motions) for _, _, motions in steps(match)) > 20
    assert [after for _, after, motions in steps(match) if motions and moving(after, motions, ends(motions)) != after] == []
    assert [after for _, after, motions in steps(match) if motions and moving(after, motions, ends(motions) + 5.0) != after] == []
    for _, after, _ in steps(match):
        motions = swelling(after, AT) + beating(after, AT) + flight(after, "pile", "seat:seat-1", 3, AT)
        assert moving(after, motions, ends(motions)) == after


@pytest.mark.exam
def test_in_a_whole_match_nothing_moves_where_nothing_changed():
    assert [(match, [before for before, _, _ in steps(match) if between(before, before, AT)]) for match in MATCHES] == [
        (match, []) for match in MATCHES
    ]


@pytest.mark.parametrize("match", MATCHES, ids=lambda one: one.game)
def test_in_a_whole_match_every_card_is_at_first_where_it_was_and_what_it_was(match):
    """But for those that turn over, which do so where they will lie."""
    unlike = []
    for before, after, motions in steps(match):
        first = moving(after, motions, AT)
        old, now = ({one.key: one for one in scene.things if isinstance(one, Piece)} for scene in (before, first))
        stayed = {key for key in old if (one := seen(after, key)) is not None and one.rect[2:] == old[key].rect[2:]}
        turned = {one.key for one in motions if isinstance(one, TurnOver)}
        unlike += [(old[key], now[key]) for key in stayed - turned if old[key].rect != now[key].rect]
        unlike += [(old[key], now[key]) for key in stayed & turned if old[key].parts is not now[key].parts]
        gone = {key for key in old if seen(after, key) is None and not key.startswith("pair:")}
        unlike += [(old[key], now.get(key)) for key in gone if key not in now or now[key].rect != old[key].rect]
        new = {one.key for one in after.things if isinstance(one, Piece)} - old.keys()
        unlike += [(None, now[key]) for key in new if key in now and now[key].alpha]
    assert unlike == []


# What moves


def test_nothing_moves_where_nothing_changed():
    scene = table(card("a"), sign("a-b", 160), over=VERDICT)
    assert between(scene, table(card("a"), sign("a-b", 160), over=VERDICT), AT) == ()
    assert moving(scene, (), AT) == scene
    assert ends(()) == float("-inf")


def test_between_screens_of_different_size_nothing_moves():
    assert between(table(card("a")), Scene((500, 1000), (GROUND, card("a", 300))), AT) == ()


def test_a_card_whose_room_grows_moves_there_and_grows_on_the_way():
    before, after = table(card("a")), table(card("a", 300, size=(100, 140)))
    motions = between(before, after, AT)
    assert motions == (Slide("card:a", Rect(100, 100, 50, 70), AT, MOVE),)
    way = [seen(moving(after, motions, at), "card:a") for at in times(MOVE)]
    assert [way[0].rect, way[-1].rect] == [Rect(100, 100, 50, 70), Rect(300, 100, 100, 140)]
    assert [one.rect.w for one in way] == sorted(one.rect.w for one in way)
    assert {one.made for one in way if one.rect[2:] != (100, 140)} == {(100, 140)}  # one picture is made, in the size in which it stays
    assert moving(after, motions, ends(motions)) == after


def test_a_card_that_moved_slides_from_where_it_was():
    before, after = table(card("a", 100, 100)), table(card("a", 700, 40))
    motions = between(before, after, AT)
    assert motions == (Slide("card:a", Rect(100, 100, 50, 70), AT, MOVE),)
    way = [seen(moving(after, motions, at), "card:a").rect for at in times(MOVE)]
    assert (way[0], way[-1]) == (Rect(100, 100, 50, 70), Rect(700, 40, 50, 70))
    assert way == sorted(way, key=lambda one: (one.x, -one.y))
    assert 400 < way[25].x < 700  # fast at first
    assert moving(after, motions, ends(motions)) == after


def test_what_did_not_move_is_there_as_it_was_while_others_do():
    before, after = table(card("a"), card("b", 300)), table(card("a"), card("b", 500))
    shown = moving(after, between(before, after, AT), AT + MOVE / 2)
    assert shown.things[:2] == after.things[:2]
    assert 300 < shown.things[2].rect.x < 500


def test_a_card_that_was_opened_is_seen_from_its_edge_and_then_from_its_other_side():
    before, after = table(card("a")), table(card("a", is_open=True))
    motions = between(before, after, AT)
    assert motions == (TurnOver(card("a"), AT, TURN),)
    shown = [seen(moving(after, motions, at), "card:a") for at in times(TURN, 20)]
    assert [one.is_open for one in shown] == [False] * 10 + [True] * 11
    assert [one.parts for one in shown] == [CLOSED] * 10 + [OPEN] * 11
    assert [one.width for one in shown] == [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 2, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    assert min(one.rect.y for one in shown) == 96  # lifted a little
    assert moving(after, motions, ends(motions)) == after


def test_a_card_that_is_closed_again_does_not_turn():
    assert between(table(card("a", is_open=True)), table(card("a")), AT) == ()


def test_cards_turn_over_one_after_the_other():
    before = table(card("a"), card("b", 300), card("c", 500))
    after = table(card("a", is_open=True), card("b", 300), card("c", 500, is_open=True))
    motions = between(before, after, AT)
    assert motions == (TurnOver(card("a"), AT), TurnOver(card("c", 500), AT + TURN))
    half = moving(after, motions, AT + TURN)
    assert [seen(half, f"card:{name}") for name in "abc"] == [card("a", is_open=True), card("b", 300), card("c", 500)]
    assert moving(after, motions, ends(motions)) == after


def test_a_card_that_is_new_comes_into_being():
    before, after = table(), table(card("a"))
    motions = between(before, after, AT)
    assert motions == (Appear("card:a", AT, MOVE),)
    assert seen(moving(after, motions, AT - 0.01), "card:a") is None
    shown = [seen(moving(after, motions, at), "card:a") for at in times(MOVE)]
    alphas, tops = [one.alpha for one in shown], [one.rect.y for one in shown]
    assert (alphas, alphas[0], alphas[-1]) == (sorted(alphas), 0, 255)
    assert (tops, tops[0], tops[-1]) == (sorted(tops), 86, 100)
    assert moving(after, motions, ends(motions)) == after


def test_a_card_that_is_gone_flies_off_and_fades():
    before, after = table(card("a")), table()
    motions = between(before, after, AT)
    assert motions == (Fly(card("a"), Rect(100, 88, 50, 70), AT, MOVE),)
    shown = [seen(moving(after, motions, at), "card:a") for at in times(MOVE)[:-1]]
    alphas, tops = [one.alpha for one in shown], [one.rect.y for one in shown]
    assert (alphas[0], tops[0]) == (255, 100)
    assert alphas[-1] < 30
    assert alphas == sorted(alphas, reverse=True)
    assert tops == sorted(tops, reverse=True)
    assert moving(after, motions, ends(motions)) == after


def test_signs_between_cards_drop_one_after_the_other_once_the_cards_are_turned():
    before = table(card("a"), card("b", 300))
    after = table(card("a", is_open=True), card("b", 300), sign("1", 160), sign("2", 200), sign("3", 240))
    motions = between(before, after, AT)
    assert motions[1:] == tuple(Appear(f"pair:{name}", AT + TURN + SIGN * number, SIGN) for number, name in enumerate("123"))
    shown = [moving(after, motions, AT + TURN + at) for at in (-0.01, 0.0, SIGN, 2 * SIGN)]
    assert ["".join(name for name in "123" if seen(scene, f"pair:{name}")) for scene in shown] == ["", "1", "12", "123"]
    assert moving(after, motions, ends(motions)) == after


def test_a_sign_that_is_gone_is_gone_at_once():
    assert between(table(sign("1", 160)), table(), AT) == ()


def test_a_verdict_rises_from_below():
    before, after = table(), table(over=VERDICT)
    motions = between(before, after, AT)
    assert motions == (Rise(30, AT, RISE),)
    lowered = moving(after, motions, AT)
    assert [one.rect for one in lowered.over] == [one.rect.moved(0, 30) for one in VERDICT]
    assert lowered.over[3].points == ((10, 340), (20, 360))
    tops = [moving(after, motions, at).over[0].rect.y for at in times(RISE)]
    assert (tops, tops[-1]) == (sorted(tops, reverse=True), 300)
    assert moving(after, motions, ends(motions)) == after


def test_a_verdict_waits_until_cards_have_turned_and_signs_have_dropped():
    before, after = table(card("a")), table(card("a", is_open=True), sign("1", 160), over=VERDICT)
    motions = between(before, after, AT)
    assert motions[-1] == Rise(30, AT + TURN + SIGN)
    shown = [moving(after, motions, AT + at) for at in (0.0, TURN, TURN + SIGN - 0.01, TURN + SIGN)]
    assert [bool(scene.over) for scene in shown] == [False, False, False, True]
    assert moving(after, motions, ends(motions)) == after


def test_a_verdict_does_not_wait_for_cards_that_only_slide():
    motions = between(table(card("a"), card("b", 300)), table(card("a", 200), card("c", 500), over=VERDICT), AT)
    assert motions[-1] == Rise(30, AT)


def test_a_verdict_after_another_one_does_not_rise_again():
    assert between(table(over=VERDICT[:2]), table(over=VERDICT), AT) == ()


# What is pointed out


def swollen(scene, motions, at):
    """The outlines that are there for a while."""
    return moving(scene, motions, at).things[len(scene.things) :]


def slot(x):
    return Plate(Rect(x, 100, 60, 80), look.SLOT, look.FREE, 2, 6, is_slot=True)


def peaks(numbers):
    levels = [now for now, _ in groupby(numbers)]
    return sum(earlier < now > later for earlier, now, later in zip(levels, levels[1:], levels[2:], strict=False))


def test_where_a_card_is_expected_outlines_swell_once_and_are_gone():
    scene = table(slot(100), slot(300), card("a", 500))
    motions = swelling(scene, AT)
    assert motions == (Swell((slot(100).rect, slot(300).rect), look.EXPECTED, 2, 6, AT, 1, SWELL),)
    (first, second), middle = swollen(scene, motions, AT), swollen(scene, motions, AT + SWELL / 2)
    assert first == Plate(slot(100).rect, None, look.FREE, 2, 6)
    assert second == Plate(slot(300).rect, None, look.FREE, 2, 6)
    assert middle == tuple(Plate(Rect(x - 3, 97, 66, 86), None, look.EXPECTED, 5, 9) for x in (100, 300))
    thick = [swollen(scene, motions, at)[0].thick for at in times(SWELL)[:-1]]
    assert peaks(thick) == 1
    assert moving(scene, motions, AT - 0.01) == scene
    assert moving(scene, motions, ends(motions)) == scene


def test_where_nothing_is_expected_nothing_swells():
    assert swelling(table(card("a")), AT) == ()


def test_what_has_to_be_put_right_beats_twice():
    wrong = Plate(Rect(100, 100, 60, 80), None, look.VIOLATION, 3, 6)
    filled = Plate(Rect(300, 100, 60, 80), look.PAPER, look.VIOLATION, 3, 6)
    scene = table(slot(500), wrong, filled)
    motions = beating(scene, AT)
    assert [(one.rects, one.colour, one.at) for one in motions] == [((wrong.rect,), look.VIOLATION, AT)]
    thick = [swollen(scene, motions, at)[0].thick for at in times(ends(motions) - AT)[:-1]]
    assert peaks(thick) == 2
    assert {swollen(scene, motions, at)[0].edge for at in times(ends(motions) - AT)[:-1]} == {look.VIOLATION}
    assert moving(scene, motions, ends(motions)) == scene
    assert beating(table(slot(500), filled), AT) == ()


# What flies


PLACES = Scene(SIZE, (GROUND,), anchors=(Anchor(Rect(800, 100, 100, 100), "pile"), Anchor(Rect(0, 400, 200, 50), "seat:seat-1")))


def backs(scene):
    return [one for one in scene.things if isinstance(one, Piece)]


def test_a_back_flies_from_the_middle_of_the_one_place_to_the_middle_of_the_other_and_is_gone():
    motions = flight(PLACES, "pile", "seat:seat-1", 1, AT)
    shown = [backs(moving(PLACES, motions, at)) for at in times(ends(motions) - AT)]
    assert [len(one) for one in shown] == [1] * 50 + [0]
    way = [one.rect.centre for (one,) in shown[:-1]]
    assert way[0] == (850, 150)
    assert abs(way[-1][0] - 100) + abs(way[-1][1] - 425) < 5
    assert way == sorted(way, reverse=True)
    assert moving(PLACES, motions, ends(motions)) == PLACES
    assert moving(PLACES, motions, AT - 0.01) == PLACES


@pytest.mark.parametrize(("count", "flying"), [(0, 0), (1, 1), (3, 3), (6, 6), (7, 6), (99, 6)])
def test_no_more_than_a_few_backs_fly_one_shortly_after_the_other(count, flying):
    motions = flight(PLACES, "pile", "seat:seat-1", count, AT)
    assert MOST_FLYING == 6
    assert [one.at for one in motions] == pytest.approx([AT + 0.12 * number for number in range(flying)])
    assert max((len(backs(moving(PLACES, motions, at))) for at in times(2.0)), default=0) <= flying
    assert len({one.key for one in motions}) == flying
    assert moving(PLACES, motions, ends(motions)) == PLACES


@pytest.mark.parametrize(("start", "end"), [("pile", "seat:seat-2"), ("seat:seat-2", "pile"), ("deck", "elsewhere")])
def test_nothing_flies_from_or_to_where_nothing_stands(start, end):
    assert flight(PLACES, start, end, 3, AT) == ()
