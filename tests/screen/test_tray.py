"""The strip below the table: everything in it can be read and touched on every screen, and it shows nothing that is secret."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest

from companion.events import SeatId, Slot
from companion.pages.composing import table_and_tray
from companion.screen import look
from companion.screen.acts import Away, Inspect, Lift, Pick, Put, SetFault, Take, Tray, Want
from companion.screen.draft import Draft
from companion.screen.hand import dragged_piece
from companion.screen.things import Piece, Rect, Scene, Sign, Spot, Target, TextLine
from companion.screen.tray import Owner, Stack, TrayCard, TrayView, draw_faults, draw_tray, hand_targets
from tests.screen.match.examined import LANGUAGES, SIZES, drawn, faults, setter, texts
from tests.screen.moments import sight_of

NAMES = ("comparity-early", "cardline-early", "skyscrapers-sites")


def seen(name, language="en"):
    return replace(sight_of(name, language), has_hands=True)


def strip_of(size):
    """The tray's part of the screen, and a hundredth of the height of the rest."""
    above, below = table_and_tray(size)
    return below, look.unit((above.w, above.h))


def asked_of(sight):
    """The number of the seat whose cards lie open, as its player is asked."""
    seats = [one.seat for one in sight.table.view.seats]
    return seats.index(sight.table.expected.seat or sight.table.view.turn or seats[0])


def tray_stacks(view, pile, foundation, *, is_secret):
    """The stacks with the numbers that the table says."""
    found = [("pile", view.pile, pile), *([("foundations", view.stock.get("foundations", 0), foundation)] if is_secret else [])]
    return tuple(Stack(name, count, top if count else None, is_secret) for name, count, top in found)


def tray_of(sight, unit, *, count=None, here=1, held=None, beside=0, is_veiled=False, asks=""):
    """The hand of the player who is asked, of as many cards as the table says or `count`; `here` people from that one on sit here."""
    view, is_secret, asked = sight.table.view, sight.ground == "sites", asked_of(sight)
    count = view.seats[asked].hand if count is None else count
    lying = {one.card for one in view.places}
    cards = [card for card in sorted(sight.deck.cards) if card not in lying]
    wrong = [one.card for one in sight.table.instructions if one.card in cards and one.target is None]  # of this hand, on the mat
    hand, pile, others = (
        [*wrong, *(one for one in cards if one not in wrong)][: max(count, 2 * len(wrong))],
        cards[-1],
        cards[-2 - beside : -2],
    )
    worth = {card: (number * 10, 2) for number, card in enumerate(hand)} if is_secret else {}
    stacks = tray_stacks(view, pile, cards[-2], is_secret=is_secret)
    owners = tuple(Owner(one.seat, at, one.name, one.hand, (at - asked) % len(view.seats) < here) for at, one in enumerate(view.seats))
    return TrayView(
        unit=unit,
        owners=owners,
        open=view.seats[asked].seat,
        cards=()
        if is_veiled
        else tuple(TrayCard(one, at == held, one in wrong or (at == 1 and not wrong), worth.get(one)) for at, one in enumerate(hand)),
        beside=tuple(TrayCard(one) for one in others),
        stacks=stacks,
        pads=(*sight.shape.pads, *sight.shape.draw_pads),
        held=hand[held] if held is not None else None,
        goes="hand" if held is not None else "ask" if asks == "keep" else "",
        asks=asks,
        can_switch=not is_veiled,
        is_veiled=is_veiled,
    )


def scene_of(size, sight, **asked):
    area, unit = strip_of(size)
    draft = Draft(size, setter(), area=area)
    draw_tray(draft, sight, tray_of(sight, unit, **asked))
    return draft.scene()


def of_tray(size, scene):
    """The things that are cut, too small, too pale, too close or outside of the strip."""
    area, unit = strip_of(size)
    of_page = [one for one in faults(scene) if not one.startswith(("too small", "touched together"))]
    small = [
        one for one in scene.things if isinstance(one, TextLine) and one.size < round(unit * min(look.LEAST_SIZES[one.role], look.LEAST))
    ]
    outside = [one for one in (*scene.things, *scene.targets) if not area.inset(0, -unit.__ceil__()).holds(one.rect)]
    least = round(unit * look.TOUCH) - 1
    low = [one for one in scene.targets if one.rect.h < least]
    close = [pair for pair in combinations(scene.targets, 2) if pair[0].rect.inset(1, 4).meets(pair[1].rect.inset(1, 4))]
    return [*of_page, *small, *outside, *low, *close]


@pytest.mark.parametrize(("size", "name", "language"), [*product(SIZES, NAMES, LANGUAGES)])
def test_all_that_is_in_it_can_be_read_and_touched(size, name, language):
    sight = seen(name, language)
    known = setter().cut
    for count, here, held, beside in ((0, 1, None, 0), (1, 1, 0, 0), (5, 2, 2, 0), (7, 3, None, 1), (12, 3, 11, 2), (20, 2, 4, 0)):
        scene = scene_of(size, sight, count=count, here=here, held=held, beside=beside)
        assert of_tray(size, scene) == [], (count, here, held)
    assert of_tray(size, scene_of(size, sight, here=2, is_veiled=True)) == []
    for asks, count in (("keep", 5), ("take", 2)):
        assert of_tray(size, scene_of(size, sight, asks=asks, count=count)) == [], asks
    assert setter().cut == known


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_a_player_who_is_alone_here_sees_how_many_cards_each_of_the_others_has(size):
    sight = seen("skyscrapers-city")
    counted = {one.letter for one in scene_of(size, sight).things if isinstance(one, Sign)}
    assert counted >= {one.name[:1].upper() for one in sight.table.view.seats}


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_has_to_be_taken_back_has_a_bright_place_in_the_hand(size):
    sight = seen("comparity-violation")
    card = sight.table.instructions[0].card
    scene = scene_of(size, sight)
    place = next(one for one in scene.things if isinstance(one, Piece) and one.key == f"hand:{card}")
    assert [one.kind for one in place.parts if isinstance(one, Sign)] == ["down"]
    assert place.parts[0].edge == look.EXPECTED
    assert Take(card) in [one.act for one in scene.targets]


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_the_button_that_puts_a_held_card_away_stands_at_the_end_of_the_cards(size):
    scene = scene_of(size, seen("comparity-early"), held=2, beside=1)
    (away,) = (one.rect for one in scene.targets if isinstance(one.act, Away))
    hand = [one.rect for one in scene.targets if isinstance(one.act, Take)]
    beside = [one for one in hand if one.y < away.centre[1] < one.bottom and one.h > away.h // 2]
    assert all(one.right <= away.x for one in beside)
    assert away.x - max(one.right for one in beside) < away.w


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_a_hand_lie_over_each_other_where_they_are_many_and_each_can_still_be_touched(size):
    sight = seen("cardline-early")
    tray = tray_of(sight, 1.0, count=30)
    scene = scene_of(size, sight, count=30)
    takes = [one.rect for one in scene.targets if isinstance(one.act, Take) and one.act.card in {card.card for card in tray.cards}]
    assert len(takes) == 30
    assert min(rect.w for rect in takes) >= strip_of(size)[1] * 5
    assert not any(one.meets(other) for one, other in combinations(takes, 2))


def acts(scene):
    return {one.act for one in scene.targets}


def test_nothing_can_be_put_anywhere_before_something_is_held():
    sight = seen("comparity-early")
    cards = [one.card for one in tray_of(sight, 1.0).cards]
    pile = tray_of(sight, 1.0).stacks[0].top
    assert acts(scene_of(SIZES[1], sight)) == {Take(card) for card in (*cards, pile)}
    assert acts(scene_of(SIZES[1], sight, held=3)) == {*(Take(card) for card in (*cards, pile)), Put(Slot("pad")), Away()}


def test_the_pad_is_a_place_below_unless_the_table_above_shows_it():
    assert [one.slot for one in scene_of(SIZES[1], seen("comparity-early")).spots] == ["pad"]
    assert scene_of(SIZES[1], seen("skyscrapers-sites")).spots == ()


def test_people_at_the_window_look_into_each_other_s_hands_and_not_into_those_of_bots():
    sight = seen("cardline-early")
    assert {one for one in acts(scene_of(SIZES[1], sight, here=2)) if isinstance(one, Tray)} == {
        Tray(SeatId("seat-3")),
        Tray(SeatId("seat-1")),
    }
    assert not any(isinstance(one, Tray) for one in acts(scene_of(SIZES[1], sight, here=1)))


@pytest.mark.parametrize("name", ["comparity-early", "cardline-early", "skyscrapers-city"])
def test_the_hand_of_the_player_who_is_asked_lies_open_and_all_numbers_are_those_of_the_table(name):
    sight = seen(name)
    view, tray = sight.table.view, tray_of(sight, 1.0)
    assert tray.open == sight.table.expected.seat
    assert [len(tray.cards)] == [one.hand for one in view.seats if one.seat == tray.open]
    assert [one.count for one in tray.stacks] == [view.pile, *([view.stock["foundations"]] if sight.ground == "sites" else [])]


def test_a_veiled_hand_shows_no_card_and_asks_whether_its_player_is_alone():
    scene = scene_of(SIZES[1], seen("skyscrapers-sites"), here=2, is_veiled=True)
    assert Want("show-hand") in acts(scene)
    assert "Chloé, is nobody else looking?" in " ".join(texts(scene))
    assert [one.key for one in scene.things if isinstance(one, Piece)] == ["hand:pile", "hand:foundations"]


def test_what_is_asked_stands_over_the_cards_and_can_be_put_off_where_nothing_was_drawn_yet():
    scenes = [scene_of(SIZES[1], seen("skyscrapers-sites"), asks=asks, count=2) for asks in ("keep", "take")]
    assert [Away() in acts(scene) for scene in scenes] == [True, False]
    assert ["keep?" in " ".join(texts(scene)) for scene in scenes] == [True, True]


def test_backs_that_look_alike_are_the_same_whatever_lies_on_top():
    sight = seen("skyscrapers-sites")
    area, unit = strip_of(SIZES[1])

    def things(top):
        draft = Draft(SIZES[1], setter(), area=area)
        draw_tray(draft, sight, replace(tray_of(sight, unit), stacks=(Stack("pile", 9, top, is_closed=True),)))
        return draft.scene().things

    one, other = sorted(sight.deck.cards)[:2]
    assert things(one) == things(other)


def test_a_held_card_stands_out_and_one_that_lies_on_the_mat_is_an_outline():
    sight = seen("comparity-early")
    before, after = scene_of(SIZES[1], sight), scene_of(SIZES[1], sight, held=2)
    pieces = [{one.key: one for one in scene.things if isinstance(one, Piece)} for scene in (before, after)]
    card = tray_of(sight, 1.0).cards[2].card
    assert pieces[1][f"hand:{card}"].rect.y < pieces[0][f"hand:{card}"].rect.y
    away = pieces[0][f"hand:{tray_of(sight, 1.0).cards[1].card}"]
    assert away.parts[0].fill == look.MAT


CELLS = (Spot(Rect(0, 0, 50, 50), Slot("A1")), Spot(Rect(50, 0, 50, 50), Slot("B1")))


def targets(on_a1, **asked):
    scene = Scene((100, 100), (), targets=(Target(CELLS[0].rect, on_a1),), spots=CELLS)
    tray = replace(tray_of(seen("comparity-early"), 1.0), lying=frozenset({Slot("A1")}), **asked)
    return [one.act for one in hand_targets(scene, tray)]


def test_what_is_held_can_be_put_everywhere_and_else_what_lies_there_can_be_lifted():
    some = Inspect(None)
    assert targets(some) == [Lift(Slot("A1"))]
    assert targets(some, held=min(seen("comparity-early").deck.cards)) == [Put(Slot("A1")), Put(Slot("B1"))]


def test_what_can_be_chosen_at_a_place_goes_before_lifting():
    assert targets(Pick("swap:A1-B1")) == []


@pytest.mark.parametrize(("size", "language"), [*product(SIZES, LANGUAGES)])
def test_the_menu_of_faults_lies_within_the_screen_wherever_it_was_asked_for(size, language):
    sight = seen("comparity-early", language)
    for at in (None, (0, 0), (size[0] - 1, size[1] - 1), (size[0] // 2, size[1] // 3)):
        scene = drawn(size, lambda draft, at=at: draw_faults(draft, sight, Slot("C3"), at, {"dead"}))
        assert faults(scene) == []
        kinds = ["", "flaky", "dead", "two", "strange", "well"]
        assert [one.act for one in scene.targets] == [SetFault(Slot("C3"), kind) for kind in kinds]
        assert all(one.is_over for one in scene.targets)


def test_a_dragged_card_is_under_the_pointer_and_what_is_no_card_is_a_back():
    sight = seen("comparity-early")
    draft = Draft(SIZES[1], setter())
    card = tray_of(sight, 1.0).cards[0].card
    piece = dragged_piece(draft, sight, card, (400, 300))
    assert piece.rect.has((400, 300))
    assert any(isinstance(part, TextLine) for part in piece.parts)
    assert not any(isinstance(part, TextLine) for part in dragged_piece(draft, sight, "", (400, 300)).parts)
