"""The line on the screen: its order, its gaps, and nothing of what lies closed."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from companion.core.referee.table_view import Loose
from companion.pages.composing import table_and_tray
from companion.screen import look
from companion.screen.acts import Inspect, Pan, Pick
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.gaps import drop_into, gap_at, gap_named, gaps_of
from companion.screen.letters import Typesetter
from companion.screen.line import draw_line, lying_in_line, spot_of
from companion.screen.match.repair import BOX
from companion.screen.sight import Told
from companion.screen.table import draw_table
from companion.screen.things import Piece, Plate, Rect, Scene, Sign, Stroke, TextLine
from tests.screen.moments import NAMES, said_of, sight_of

SIZES = {(1920, 1080): 0.665, (1280, 720): 0.665, (800, 480): 0.665, (1080, 1920): 1.0, (480, 800): 1.0}
SETTER = Typesetter(FontLetters())


def room_of(size):
    draft = Draft(size, SETTER)
    wide, tall = round(size[0] * SIZES[size]), size[1] * 0.87 if size[0] > size[1] else size[1] * 0.55
    return Rect(0, 0, wide, round(tall)).inset(draft.px(1.5), draft.px(1.2))


def drawn(sight, size=(1920, 1080), setter=SETTER, room=None) -> Scene:
    draft = Draft(size, setter)
    draw_line(draft, sight, room or room_of(size))
    return draft.scene()


def cards(scene):
    return {one.key.removeprefix("card:"): one.rect for one in scene.things if isinstance(one, Piece)}


def texts(scene):
    return [one for one in scene.things if isinstance(one, TextLine)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.exam] * (name == "cardline-36")) for name in NAMES["cardline"]])
def test_cards_lie_in_their_order_apart_and_inside_the_room(name, language, size):
    sight, setter = sight_of(name, language), Typesetter(FontLetters())
    scene = drawn(sight, size, setter)
    room, placed = room_of(size), list(cards(scene).values())
    assert not setter.cut
    assert all(room.holds(rect) for rect in placed)
    assert all(room.holds(one.rect) for one in texts(scene))
    assert placed == sorted(placed, key=lambda rect: (rect.y, rect.x))
    assert not any(one.meets(other) for number, one in enumerate(placed) for other in placed[:number])


@pytest.mark.exam
def test_forty_cards_are_in_sight_on_a_large_screen_and_ten_on_a_small_one():
    long = sight_of("cardline-36")
    assert len(cards(drawn(long))) == 36
    view = replace(long.table.view, places=long.table.view.places[:10])
    few = replace(long, table=replace(long.table, view=view, slots=long.table.slots[:10]))
    assert len(cards(drawn(few, (800, 480)))) == 10


@pytest.mark.exam
def test_a_line_that_is_too_long_is_reached_by_buttons():
    sight, room = sight_of("cardline-36"), Rect(0, 0, 400, 240)
    first = drawn(sight, (800, 480), room=room)
    assert sight.table.view.places[0].card in cards(first)
    assert Pan(0, -1) in [one.act for one in first.targets]
    last = drawn(replace(sight, pan=(0, -99)), (800, 480), room=room)
    assert Pan(0, 1) in [one.act for one in last.targets]
    assert sight.table.view.places[-1].card in cards(last)


def test_a_card_that_lies_in_a_gap_is_closed_and_shows_no_number():
    sight = sight_of("cardline-laid")
    (new,) = (one for one in lying_in_line(sight) if one.is_new)
    assert not new.is_open
    assert not new.numbers
    assert len([one for one in texts(drawn(sight)) if one.role == "value"]) == len(sight.table.view.places)


def test_a_misfit_lies_where_it_was_laid_until_it_is_taken_away():
    sight = sight_of("cardline-misfit-to-the-box")
    told = sight.table.instructions[0]
    (new,) = (one for one in lying_in_line(sight) if one.is_new)
    assert (new.card, new.slot, new.gap) == (told.card, told.origin, gap_at(sight, told.origin))


def test_a_card_that_is_laid_while_a_misfit_still_lies_there_is_drawn_closed_in_its_gap():
    sight = sight_of("cardline-misfit-to-the-box")
    (told,), known = sight.table.instructions, {one.card for one in sight.table.view.places}
    slot = drop_into(sight, 0).slot
    next_card = next(card for card in sorted(sight.deck.cards) if card not in {*known, told.card})
    loose = replace(sight, table=replace(sight.table, in_gaps=(Loose(next_card, slot),)))
    assert [one.card for one in lying_in_line(loose) if one.is_new and one.slot == slot and not one.is_open] == [next_card]
    assert cards(drawn(loose)).keys() == known | {told.card, next_card}
    assert drop_into(loose, 0).slot != slot


def test_each_gap_that_is_offered_can_be_touched():
    sight = sight_of("cardline-on-pad")
    offered = {Pick(one.id) for one in sight.table.expected.offers if one.kind == "play"}
    assert offered
    assert offered <= {one.act for one in drawn(sight).targets}


def test_a_card_can_be_touched_in_its_middle():
    sight = sight_of("cardline-early")
    scene = drawn(sight)
    for card, rect in cards(scene).items():
        found = scene.target_at(rect.centre)
        assert found is not None
        assert found.act == Inspect(card)


def test_a_card_that_is_dropped_in_a_gap_lies_in_that_gap():
    sight = sight_of("cardline-early")
    for gap in range(len(sight.table.view.places) + 1):
        drop = drop_into(sight, gap)
        assert drop is not None
        if not drop.pushed:
            assert gap_at(sight, drop.slot) == gap
            assert drop.slot in {one.slot for one in drawn(sight).spots}


def test_where_no_slot_is_free_cards_are_pushed_along_in_their_order():
    sight = sight_of("cardline-long")
    pushed = 0
    for gap in range(len(sight.table.view.places) + 1):
        drop = drop_into(sight, gap)
        if drop is None or not drop.pushed:
            continue
        lies = dict(zip((one.card for one in sight.table.view.places), sight.table.slots, strict=True))
        for card, slot in drop.pushed:
            assert slot not in lies.values()
            lies[card] = slot
        moved = replace(sight, table=replace(sight.table, slots=tuple(lies.values())))
        assert gap_at(moved, drop.slot) == gap
        pushed += 1
    assert pushed
    assert any(gap_named(one.slot) is not None for one in drawn(sight).spots)


def test_gaps_are_seen_while_a_card_is_waited_for_and_gone_at_the_end():
    gaps = [one for one in drawn(sight_of("cardline-early")).things if isinstance(one, Plate) and one.is_slot]
    assert len(gaps) == len(sight_of("cardline-early").table.view.places) + 1
    assert all(one.edge is not None and look.contrast(one.edge, look.MAT) >= look.SLOT_CONTRAST for one in gaps)
    assert not [one for one in drawn(sight_of("cardline-over")).things if isinstance(one, Plate) and one.is_slot]


def test_a_place_is_found_where_it_is_drawn():
    sight, size = sight_of("cardline-misfit-to-the-box"), (1280, 720)
    draft, scene = Draft(size, SETTER), drawn(sight, size)
    (told,) = sight.table.instructions
    place = told.announcement.args["place"]
    assert spot_of(draft, sight, room_of(size), place) == cards(scene)[told.card]


def places(scene):
    return [one.rect for one in scene.things if isinstance(one, Plate) and one.is_slot]


def test_three_cards_are_as_large_as_playing_cards_and_the_gaps_between_them_as_a_finger():
    scene, unit = drawn(sight_of("cardline-early")), 10.8
    assert [rect.h >= 30 * unit for rect in cards(scene).values()] == [True] * 3
    lefts = sorted((rect.x, rect.right) for rect in cards(scene).values())
    assert all(following[0] - before[1] >= round(7 * unit) for before, following in pairwise(lefts))
    assert len(places(scene)) == 4


@pytest.mark.parametrize("name", ["cardline-early", "cardline-on-pad", "cardline-long"])
def test_each_row_lies_on_a_ruler_that_goes_from_edge_to_edge(name):
    sight, size = sight_of(name), (1280, 720)
    scene, room = drawn(sight, size), room_of(size)
    across = [[x for x, _ in one.points] for one in scene.things if isinstance(one, Stroke)]
    assert sum(max(one) - min(one) > room.w * 0.96 for one in across) == len({rect.y for rect in cards(scene).values()})


def test_most_cards_that_join_leave_the_others_as_large_as_they_were():
    long = sight_of("cardline-long")
    sizes = []
    for count in range(1, 27):
        view = replace(long.table.view, places=long.table.view.places[:count])
        few = replace(long, table=replace(long.table, view=view, slots=long.table.slots[:count]))
        sizes.append({rect[2:] for rect in cards(drawn(few)).values()})
    assert all(len(one) == 1 for one in sizes)
    assert sum(one != following for one, following in pairwise(sizes)) <= 10


def verdict_of(name):
    return next(one for one in reversed(said_of(name)) if one.tone in ("fits", "violation") and "number" in one.args)


def bold_values(scene):
    """The numbers that stand out, in the order of the line."""
    found = [one for one in texts(scene) if one.role == "value" and one.face == "narrow"]
    return [one.text for one in sorted(found, key=lambda one: (one.rect.y, one.rect.x))]


def signs(scene):
    return [one.kind for one in sorted((one for one in scene.things if isinstance(one, Sign)), key=lambda one: one.rect.x)]


def test_a_verdict_is_told_by_the_numbers_of_the_card_and_of_its_neighbours_where_they_lie():
    calm = sight_of("cardline-early")
    scene = drawn(replace(calm, told=Told(verdict=verdict_of("cardline-early"))))
    assert bold_values(scene) == ["1,000", "56,827", "495,755"]
    assert signs(scene) == ["fits"]  # of the card that was turned over
    assert cards(scene) == cards(drawn(calm))
    assert not bold_values(drawn(calm))
    usual, told = ([one.size for one in texts(seen) if one.role == "value"] for seen in (drawn(calm), scene))
    assert min(told) >= max(usual)


def test_a_card_that_does_not_fit_says_so_in_its_place_and_the_number_that_contradicts_has_the_sign():
    sight = sight_of("cardline-misfit-to-the-box")
    scene = drawn(replace(sight, told=Told(verdict=verdict_of("cardline-misfit-to-the-box"))))
    assert bold_values(scene) == ["495,755", "426,373"]
    assert signs(scene) == ["violation"] * 2
    turned = next(one for one in scene.things if isinstance(one, Piece) and one.key == "card:ethiopia")
    assert [one.text for one in turned.parts if isinstance(one, TextLine)] == ["Ethiopia", "Not here"]


def test_a_card_that_did_not_fit_stands_in_its_place_as_long_as_the_verdict_although_it_was_taken_away():
    sight, said = sight_of("cardline-misfit-to-the-box"), verdict_of("cardline-misfit-to-the-box")
    gone = replace(sight, table=replace(sight.table, instructions=()))
    assert "ethiopia" not in cards(drawn(gone))
    told = drawn(replace(gone, told=Told(verdict=said)))
    assert cards(told) == cards(drawn(replace(sight, told=Told(verdict=said))))


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.exam] * (name == "cardline-36")) for name in NAMES["cardline"]])
def test_an_open_gap_leaves_the_numbers_beside_it_apart(name):
    sight, size = sight_of(name, "ru"), (800, 480)
    for gap in gaps_of(sight).values():
        rects = [one.rect for one in texts(drawn(replace(sight, aimed=gap.slot), size))]
        assert not any(one.meets(other) for number, one in enumerate(rects) for other in rects[:number])


@pytest.mark.parametrize("name", ["cardline-early", "cardline-long"])
def test_the_gap_under_a_dragged_card_opens_as_wide_as_a_card_and_stays_under_it(name):
    sight = sight_of(name)
    scene = drawn(sight)
    for spot in [one for one in scene.spots if one.rect.w < next(iter(cards(scene).values())).w]:
        opened = drawn(replace(sight, aimed=spot.slot))
        wide = next(iter(cards(opened).values())).w
        place = max(places(opened), key=lambda rect: rect.w)
        assert place.w >= wide * 0.6
        assert {rect[2:] for rect in cards(opened).values()} == {rect[2:] for rect in cards(scene).values()}
        assert not any(rect.meets(place) for rect in cards(opened).values())
        assert opened.slot_at(spot.rect.centre) == spot.slot or spot_under(opened, spot.rect.centre) == spot.slot


@pytest.mark.parametrize("size", [(800, 480), (1024, 768), (1280, 720), (720, 1280)], ids=str)
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.exam] * (name == "cardline-36")) for name in NAMES["cardline"]])
def test_the_gap_under_a_dragged_card_is_wide_enough_for_a_finger_above_the_hands(name, size):
    sight = sight_of(name)
    for gap in gaps_of(sight).values():
        draft = Draft(size, Typesetter(FontLetters()), area=table_and_tray(size)[0])
        draw_table(draft, replace(sight, aimed=gap.slot))
        rects = [one.rect for one in draft.scene().spots if one.slot == gap.slot]
        assert not rects or max(rect.w for rect in rects) >= 44


def spot_under(scene, point):
    return next((one.slot for one in reversed(scene.spots) if one.rect.has(point)), None)


@pytest.mark.parametrize(
    ("language", "is_printed", "numbers", "ruler"),
    [
        ("en", False, ["1,000", "56,827", "495,755"], "area, mi²: larger"),
        ("ru", True, ["1 000", "56 827", "495 755"], "площадь, кв. миль: больше"),
        ("ru", False, ["2 590", "147 180", "1 284 000"], "площадь, км²: больше"),
        ("fr", False, ["2 590", "147 180", "1 284 000"], "superficie, km² : plus étendu"),
    ],
)
def test_outside_english_numbers_stand_in_metric_units_unless_the_table_asks_for_the_printed_ones(language, is_printed, numbers, ruler):
    sight, setter = sight_of("cardline-early", language), Typesetter(FontLetters())
    sight.lines.has_printed_units = is_printed
    try:
        found = texts(drawn(sight, setter=setter))
        panel = sight.lines.number(verdict_of("cardline-early").args["number"])
    finally:
        sight.lines.has_printed_units = False
    shown = [re.sub(r"\s", " ", one.text) for one in sorted(found, key=lambda one: one.rect.x)]
    assert [one for one in shown if one[0].isdecimal()] == numbers
    assert ruler in shown
    assert ("(" in panel) == (language == "en" or is_printed)


def test_a_card_that_was_taken_away_has_its_metric_number_too_while_the_verdict_stands():
    sight, said = sight_of("cardline-misfit-to-the-box", "ru"), verdict_of("cardline-misfit-to-the-box")
    gone = replace(sight, table=replace(sight.table, instructions=()), told=Told(verdict=said))
    assert [re.sub(r"\s", " ", one) for one in bold_values(drawn(gone))] == ["1 284 000", "1 104 300"]


def test_a_card_that_is_to_be_turned_over_has_a_frame_and_a_question_mark_for_its_number():
    scene = drawn(sight_of("cardline-laid"))
    (mark,) = [one.rect for one in texts(scene) if one.text == "?"]
    (frame,) = [one.rect for one in scene.things if isinstance(one, Plate) and one.edge == look.NOTICE]
    card = next(rect for rect in cards(scene).values() if frame.holds(rect))
    assert card.x < mark.centre[0] < card.right
    assert mark.y >= card.bottom
    assert not [one for one in texts(drawn(sight_of("cardline-early"))) if one.text == "?"]


def test_the_card_of_the_last_event_keeps_its_outline():
    def outlined(sight):
        pieces = [one for one in drawn(sight).things if isinstance(one, Piece)]
        return {one.key for one in pieces if isinstance(one.parts[0], Plate) and one.parts[0].edge == look.EXPECTED}

    fits = next(one for one in reversed(said_of("cardline-long")) if one.tone == "fits")
    sight = sight_of("cardline-long")
    assert outlined(replace(sight, told=Told(note=fits))) == {f"card:{fits.args['card'].card}"}
    assert outlined(sight) == set()


@pytest.mark.parametrize("size", SIZES)
def test_no_row_touches_the_upper_edge_of_its_room(size):
    for name in ("cardline-laid", "cardline-long", "cardline-beside-the-mat"):
        assert min(rect.y for rect in cards(drawn(sight_of(name), size)).values()) > room_of(size).y


def test_a_place_between_two_rows_is_chosen_at_both():
    picks = [one for one in drawn(sight_of("cardline-on-pad")).targets if isinstance(one.act, Pick)]
    twice = [one.act for one in picks if picks.count(one) == 1 and [other.act for other in picks].count(one.act) == 2]
    assert len(picks) == 8
    assert len(set(twice)) == 1


def test_before_the_first_card_the_pile_leads_to_its_place():
    scene = drawn(sight_of("cardline-opening"))
    (here,) = [one.rect for one in texts(scene) if one.text == "here"]
    (arrow,) = [one for one in scene.things if isinstance(one, Stroke) and one.colour == look.EXPECTED]
    (start, y), (end, _) = arrow.points
    backs = [one.rect for one in scene.things if isinstance(one, Plate) and one.fill == look.FREE]
    assert max(one.right for one in backs) <= start < end < here.x
    assert here.y < y < here.bottom


@pytest.mark.parametrize("name", ["cardline-misfit-to-the-box", "cardline-beside-the-mat"])
@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (480, 800)], ids=str)
def test_the_arrow_off_the_mat_crosses_no_words(name, size):
    draft = Draft(size, SETTER)
    draw_table(draft, sight_of(name))
    scene = draft.scene()
    (arrow,) = [one for one in scene.over if isinstance(one, Stroke) and one.has_head]
    (x, top), (_, bottom) = arrow.points
    path = Rect(x - arrow.thick, top, 2 * arrow.thick, bottom - top)
    boxes = [one.rect for one in scene.over if isinstance(one, Plate) and one.fill == BOX]
    assert len(boxes) == name.endswith("to-the-box")
    path = path.joined(boxes[0]) if boxes else path
    assert [one.text for one in texts(scene) if one.rect.meets(path)] == []
    names = [Rect(part.rect.x + one.rect.x, part.rect.y + one.rect.y, *part.rect[2:]) for one in scene.things if isinstance(one, Piece)
             for part in one.parts if isinstance(part, TextLine)]  # fmt: skip
    assert not any(rect.meets(path) for rect in names)


@pytest.mark.parametrize("name", ["cardline-36", "cardline-long"])
def test_the_card_that_was_laid_last_stands_in_a_frame_of_its_own(name):
    sight = sight_of(name)
    fits = next(one for one in reversed(said_of(name)) if one.tone == "fits")
    scene = drawn(replace(sight, changed=frozenset(), told=Told(note=fits)), (1280, 720))
    frames = [one.rect for one in scene.things if isinstance(one, Plate) and one.fill == look.EXPECTED]
    framed = [key for key, rect in cards(scene).items() if any(frame.holds(rect.inset(-3)) for frame in frames)]
    assert framed == [fits.args["card"].card]
