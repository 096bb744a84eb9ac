"""A check takes the stage: its cards stand large and as they lie, a sign between each two that are compared, then numbers and cost."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from companion.core.decks.card import CardId
from companion.core.games.game import PlaceView
from companion.screen import look
from companion.screen.acts import OpenPage, Pick, Press
from companion.screen.motion import SIGN, Appear, TurnOver, between, moving
from companion.screen.sight import Told
from companion.screen.stage import staged
from companion.screen.table import draw_table
from companion.screen.things import EmblemPicture, Piece, Plate, Sign, TextLine
from tests.screen.moments import Match, sight_of, watched
from tests.screen.screens import draft_of, ruled_sight

SIZES = ((800, 480), (1280, 720), (1920, 1080), (1080, 1920))
LARGE = (1920, 1080)
IN_ORDER = ("comparity-early", "en", "fits", "sydney-opera-house", "nelsons-column")  # one above the other
OUT = ("comparity-repairing", "en", "violation", "hallgrimskirkja", "parthenon")  # side by side


def scene_of(sight, size=LARGE):
    draft = draft_of(size)
    draw_table(draft, sight)
    return draft.scene()


def ruled(case, language="en"):
    name, _, *rest = case
    return ruled_sight(name, language, *rest)


def veil_at(scene):
    return next(at for at, one in enumerate(scene.things) if isinstance(one, Plate) and one.alpha < 255)


def on_stage(scene):
    """The cards over the veil, and the signs between them."""
    over = [one for one in scene.things[veil_at(scene) :] if isinstance(one, Piece)]
    cards = {one.key.removeprefix("card:"): one.rect for one in over if one.key.startswith("card:")}
    return cards, {one.key.removeprefix("pair:"): one.rect for one in over if one.key.startswith("pair:")}


def said(scene):
    lines = [one.text for one in scene.things if isinstance(one, TextLine) and one.role == "verdict"]
    return " ".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def checking():
    return sight_of("comparity-checking")


def with_offers(sight, number):
    expected = sight.table.expected
    return replace(sight, table=replace(sight.table, expected=replace(expected, offers=expected.offers[:number])))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_two_cards_side_by_side_are_as_high_as_a_third_of_the_screen_and_stand_as_they_lie(size):
    sight = ruled(OUT)
    sight = replace(
        sight, table=replace(sight.table, view=replace(sight.table.view, places=sight.table.view.places[:2]), slots=sight.table.slots[:2])
    )
    cards, _ = on_stage(scene_of(sight, size))
    left, right = cards["hallgrimskirkja"], cards["parthenon"]
    assert left.right < right.x
    assert (left.y, left.h) == (right.y, right.h)
    assert left.h >= 30 * look.unit(size)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_two_cards_one_above_the_other_stand_so_each_under_the_other_and_of_one_size(size):
    cards, signs = on_stage(scene_of(ruled(IN_ORDER), size))
    above, below = cards["sydney-opera-house"], cards["nelsons-column"]
    (sign,) = signs.values()
    assert above.bottom <= sign.y < sign.bottom <= below.y
    assert (above.x, *above[2:]) == (below.x, *below[2:])
    assert above.h >= 20 * look.unit(size)


def test_the_sign_between_two_cards_compares_their_numbers_from_the_left_and_from_above():
    def signs(case):
        pieces = [one for one in scene_of(ruled(case)).things if isinstance(one, Piece) and one.key.startswith("pair:")]
        return {one.key.removeprefix("pair:"): [part.text for part in one.parts if isinstance(part, TextLine)] for one in pieces}

    assert signs(IN_ORDER) == {"nelsons-column-sydney-opera-house": ["≥"]}
    assert signs(OUT) == {"hallgrimskirkja-parthenon": [">"], "parthenon-hollywood-sign": ["≥"]}


def test_a_check_that_found_all_in_order_bears_the_sign_of_the_player_who_draws_and_no_tick():
    def signs(case):
        scene = scene_of(ruled(case))
        rect = next(one.rect for one in scene.targets if one.act == OpenPage("why", "verdict"))
        return [(one.kind, one.letter) for one in scene.things if isinstance(one, Sign) and rect.holds(one.rect)]

    assert signs(IN_ORDER) == [("square", "B")]
    assert signs(OUT) == [("violation", "")]


def test_the_rest_of_the_area_shows_whole_cards_without_words_under_the_veil():
    scene = scene_of(ruled(OUT))
    below = [one for one in scene.things[: veil_at(scene)] if isinstance(one, Piece) and one.key.startswith("card:")]
    lying = ruled(OUT).table.view.places
    assert len(below) == len(lying) - len(on_stage(scene)[0])
    assert [[type(part) for part in one.parts] for one in below] == [[Plate, EmblemPicture]] * len(below)


def test_a_card_of_the_stage_is_not_told_again_beside_it_and_one_that_is_touched_is():
    sight = ruled(OUT)
    cards = {one.lying.card for one in staged(sight)}
    named = [sight.deck.cards[card].names["en"] for card in cards]
    texts = [one.said or one.text for one in scene_of(sight).things if isinstance(one, TextLine)]
    assert not [name for name in named if name in texts]
    other = next(one.card for one in sight.table.view.places if one.card not in cards)
    touched = scene_of(replace(sight, inspected=other))
    assert sight.deck.cards[other].names["en"] in [one.said or one.text for one in touched.things if isinstance(one, TextLine)]


@pytest.mark.parametrize("case", [IN_ORDER, OUT], ids=["in order", "out of order"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_sign_stands_in_the_gap_and_covers_no_card(case, size):
    cards, signs = on_stage(scene_of(ruled(case), size))
    assert signs
    assert [(sign, card) for sign, rect in signs.items() for card, other in cards.items() if rect.meets(other)] == []


def test_in_whole_matches_no_card_on_the_stage_covers_another_nor_leaves_the_ground():
    shown = 0
    for sight in watched(Match("comparity", 3, 1, clumsy=0.3)):
        if not staged(sight):
            continue
        shown += 1
        for size in ((800, 480), LARGE):
            scene = scene_of(sight, size)
            cards, signs = on_stage(scene)
            veil = scene.things[veil_at(scene)].rect
            both = [*cards.values(), *signs.values()]
            assert all(veil.holds(one) for one in both)
            assert not [(one, other) for at, one in enumerate(both) for other in both[:at] if one.meets(other)]
    assert shown > 3


def test_each_compared_pair_comes_after_the_other():
    told = ruled(OUT)
    before = scene_of(replace(told, told=replace(told.told, opened=frozenset({CardId("none")}))))
    after = scene_of(told)
    _, signs = on_stage(after)
    motions = [one for one in between(before, after, 10.0) if isinstance(one, Appear) and one.key.startswith("pair:")]
    assert len(motions) == len(signs) == 2
    assert [later.at - earlier.at for earlier, later in pairwise(motions)] == [pytest.approx(SIGN)]
    at_first = moving(after, motions, motions[0].at)
    assert not [one for one in at_first.things if isinstance(one, Piece) and one.key == motions[1].key]


def test_the_sentence_has_both_numbers_and_the_cost():
    assert said(scene_of(ruled(IN_ORDER))) == "False alarm: 65 m is taller. Boris draws 2 cards."
    assert said(scene_of(ruled(OUT))) == "74.5 m is more than 13.7 m. Boris draws 3 cards."
    assert said(scene_of(ruled(OUT, "ru"))) == "74,5 м больше, чем 13,7 м. Boris берёт 3 карты."
    assert said(scene_of(ruled(OUT, "fr"))) == "74,5 m, c’est plus que 13,7 m. Boris pioche 3 cartes."


def test_the_sentence_leads_to_the_ruling_and_no_other_verdict_lies_over_it():
    scene = scene_of(ruled(OUT))
    assert [one.act for one in scene.targets].count(OpenPage("why", "verdict")) == 1
    assert [one for one in scene.over if isinstance(one, TextLine) and one.role == "verdict"] == []


def test_where_one_neighbour_may_be_opened_it_is_proposed_and_one_touch_opens_it():
    sight = with_offers(checking(), 1)
    offer = sight.table.expected.offers[0]
    scene = scene_of(sight)
    cards, _ = on_stage(scene)
    assert len(cards) == 2
    glowing = [one.rect for one in scene.things if isinstance(one, Plate) and one.is_slot]
    touched = [one.rect for one in scene.targets if one.act == Pick(offer.id)]
    assert len(glowing) == len(touched) == 1
    assert glowing[0].holds(touched[0])
    assert touched[0] in cards.values()


def test_each_neighbour_that_may_be_opened_is_touched_where_it_stands():
    scene = scene_of(checking())
    cards, _ = on_stage(scene)
    picks = [one for one in scene.targets if isinstance(one.act, Pick)]
    assert len(picks) == 4
    assert {one.act.option for one in picks} == {one.id for one in checking().table.expected.offers}
    assert all(one.rect in cards.values() and one.said for one in picks)


def test_the_rest_is_dimmed_but_never_the_status_sentence():
    scene = scene_of(checking())
    veil = scene.things[veil_at(scene)].rect
    status = [one.rect for one in scene.things if isinstance(one, TextLine) and one.role == "status"]
    assert status
    assert not [one for one in status if veil.meets(one)]


def test_what_lies_wrong_or_loose_or_is_in_a_hand_comes_before_what_was_checked():
    told, table = ruled(IN_ORDER), ruled(IN_ORDER).table
    loose, wrong = sight_of("comparity-loose").table.loose, sight_of("comparity-violation").table.instructions
    assert staged(told)
    assert staged(replace(told, table=replace(table, loose=loose))) == ()
    assert staged(replace(told, table=replace(table, instructions=wrong))) == ()
    assert staged(replace(told, table=replace(table, away=(table.view.places[1].card,)))) == ()
    assert staged(replace(told, told=replace(told.told, verdict=None))) == ()


def test_a_closed_card_on_the_stage_shows_no_number():
    sight = checking()
    closed = [one.lying.card for one in staged(sight) if not one.lying.is_open]
    scene = scene_of(sight)
    shown = {one.key.removeprefix("card:"): one for one in scene.things[veil_at(scene) :] if isinstance(one, Piece)}
    assert len(closed) == 4
    assert not [part for card in closed for part in shown[card].parts if isinstance(part, TextLine) and part.role == "value"]


def test_where_cards_stand_depends_on_no_number():
    sight = ruled(OUT)
    of = sight.deck.characteristic(sight.table.view.characteristic).id

    def otherwise(one: PlaceView) -> PlaceView:
        return replace(one, numbers={of: one.numbers[of] + 1}) if one.is_open else one

    view = sight.table.view
    other = replace(sight, table=replace(sight.table, view=replace(view, places=tuple(otherwise(one) for one in view.places))))
    assert on_stage(scene_of(sight)) == on_stage(scene_of(other))


def test_where_a_card_of_the_stage_belongs_its_slot_is_found_under_the_finger():
    scene = scene_of(checking())
    cards, _ = on_stage(scene)
    slots = {one.lying.card: one.slot for one in staged(checking())}
    assert {card: scene.slot_at(rect.centre) for card, rect in cards.items()} == slots
    assert {one.slot for one in scene.spots} == set(slots.values())


def test_no_card_turns_over_as_the_stage_goes():
    sight = ruled(OUT)
    before, after = scene_of(sight), scene_of(replace(sight, told=Told()))
    assert veil_at(before)
    assert [one.key for one in between(before, after, 0.0) if isinstance(one, TurnOver)] == []


def test_while_a_check_is_on_the_stage_no_other_can_be_asked_for():
    assert Press("check") not in [one.act for one in scene_of(ruled(IN_ORDER)).targets]
    assert Press("check") not in [one.act for one in scene_of(sight_of("comparity-checking")).targets]
    assert Press("check") in [one.act for one in scene_of(sight_of("comparity-early")).targets]


@pytest.mark.parametrize("case", [IN_ORDER, OUT], ids=["in order", "out of order"])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_line_of_the_stage_ends_within_a_sentence(size, language, case):
    scene = scene_of(ruled(case, language), size)
    lines = [one.text for one in scene.things if isinstance(one, TextLine) and one.role == "verdict"]
    assert lines
    assert all(one.endswith(".") for one in lines)
