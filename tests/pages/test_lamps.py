"""The lamp of the player who is asked is lit, lights show where a card belongs or has to go, and of what was said one sound is heard."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from companion.app.matches import find_deck, find_mat, open_match
from companion.core.games.game import Tone
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import table_view
from companion.core.referee.violations import Instruction
from companion.events import SeatId, Slot
from companion.pages.lamps import DARK, SOUNDS, Lamps, Sound, lamps_of, sound_of
from companion.protocol.setup import parse_setup
from companion.screen.acts import Lift, Put
from hardware.panel.panel import SOUNDS as BEEPS
from tests.pages.test_hands import area, city, play

SAID = Announcement("comparity-wrong-belongs-elsewhere", "C24", "violation", {})
FIRST = frozenset({SeatId("seat-1")})


@pytest.fixture(scope="module")
def table():
    """A table before its first card, of which each test makes its own."""
    setup, deck = parse_setup({"players": ["Anna", "Boris"]}, find_deck, find_mat)
    return table_view(open_match(setup, deck, "en").referee.state)


def asking(table, *places, seat="seat-2"):
    return replace(table, expected=replace(table.expected, seat=seat and SeatId(seat), places=places))


def at(slot):
    return PlaceName(Slot(slot))


def told(table, *instructions):
    return replace(table, instructions=tuple(Instruction(SAID, None, origin, target) for origin, target in instructions))


# Who is asked, and where a card may be laid.


def test_the_lamp_of_whoever_is_asked_is_lit(table):
    assert lamps_of(asking(table)) == Lamps(frozenset({SeatId("seat-2")}))
    assert lamps_of(asking(table, seat=None)) == DARK


def test_places_where_a_card_may_be_laid_are_lit_in_the_order_of_their_names(table):
    lamps = lamps_of(asking(table, at("D5"), at("C4"), at("E4"), seat="seat-1"))
    assert lamps == Lamps(FIRST, (("C4", "here"), ("D5", "here"), ("E4", "here")))


def test_a_place_beside_the_mat_has_no_light_and_its_neighbour_s_is_not_meant(table):
    beside = PlaceName(Slot("A1"), "left-of")
    gap = PlaceName(None, "between", "big-ben", other="eiffel-tower")
    assert lamps_of(asking(table, beside, gap, PlaceName(None), at("B1"), seat="seat-1")) == Lamps(FIRST, (("B1", "here"),))


@pytest.mark.parametrize("change", [{"is_paused": True}, {"winners": (SeatId("seat-1"),)}], ids=["paused", "over"])
def test_nothing_is_lit_while_the_match_is_paused_or_over(table, change):
    lit = told(asking(table, at("C4")), ("D4", None))
    view = replace(lit.view, winners=change.get("winners", ()))
    assert lamps_of(replace(lit, view=view, is_paused=change.get("is_paused", False))) == DARK


# What is to be put right.


def test_what_lies_wrong_has_to_go_and_where_it_belongs_is_lit_and_no_other_place_is(table):
    lamps = lamps_of(told(asking(table, at("D5"), at("C4"), seat="seat-1"), ("F6", at("D4"))))
    assert lamps == Lamps(FIRST, (("D4", "here"), ("F6", "away")))


def test_what_goes_off_the_mat_has_no_other_light(table):
    assert lamps_of(told(table, ("F6", None), ("pad", PlaceName(Slot("F5"), "above")))).slots == (("F6", "away"), ("pad", "away"))


def test_a_card_that_is_in_somebody_s_hand_is_only_shown_its_place(table):
    assert lamps_of(told(table, (None, at("D4")))).slots == (("D4", "here"),)


def test_what_lies_in_the_way_has_to_go_first(table):
    for instructions in ((("D4", at("E4")), ("E4", None)), (("E4", None), ("D4", at("E4")))):
        assert lamps_of(told(table, *instructions)).slots == (("D4", "away"), ("E4", "away"))


def test_a_card_that_is_to_be_turned_stays_where_it_is(table):
    assert lamps_of(told(table, ("D4", at("D4")))).slots == (("D4", "here"),)


# At a table.


def test_at_a_table_lights_lead_a_card_that_was_moved_back_to_its_place():
    """Comparity, two cards on D4 and E4: where the next one may go, then what is to be put right, and then the same again."""
    game = area()
    around = tuple((slot, "here") for slot in ("C4", "D3", "D5", "E4"))
    assert lamps_of(game.table.look()) == Lamps(frozenset({game.view.turn}), around)
    play(game, game.hands.view().cards[0].card, "E4")
    more = tuple((slot, "here") for slot in ("C4", "D3", "D5", "E3", "E5", "F4"))
    assert lamps_of(game.table.look()) == Lamps(frozenset({game.view.turn}), more)
    seen = []
    for act in (Lift("E4"), Put("G7"), Lift("G7"), Put("E4")):
        game.do(act)
        game.wait(8.0)
        seen.append(lamps_of(game.table.look()).slots)
    assert seen == [more, (("E4", "here"), ("G7", "away")), more, more]


def test_at_a_table_the_places_beside_towers_are_lit():
    game = city()
    sites = tuple((slot, "here") for slot in game.table.look().tap_places if slot)
    assert len(sites) == 2
    assert lamps_of(game.table.look()) == Lamps(frozenset({game.view.turn}), sites)


# What is heard.


def said(*tones):
    return [Announcement("comparity-something", "C1", tone, {}) for tone in tones]


@pytest.mark.parametrize(
    ("tones", "sound"),
    [
        ((), None),
        (("plain", "placed", "revealed", "turn"), None),
        (("soft",), "attention"),
        (("notice", "turn"), "attention"),
        (("revealed", "fits", "turn"), "good"),
        (("cleared", "notice"), "good"),
        (("revealed", "violation"), "violation"),
        (("revealed", "violation", "penalty", "notice", "turn"), "penalty"),
        (("placed", "notice", "prize"), "prize"),
        (("penalty", "fits", "win"), "prize"),
    ],
)
def test_of_all_that_is_said_at_once_one_sound_is_heard(tones, sound):
    assert sound_of(said(*tones)) == sound
    assert sound_of(said(*reversed(tones))) == sound


def test_every_tone_has_one_sound_or_none_and_a_buzzer_knows_them_all():
    tones = [tone for _, tones in SOUNDS for tone in tones]
    assert sorted(tones) == sorted(set(get_args(Tone)) - {"plain", "placed", "revealed", "turn"})
    assert sorted(sound for sound, _ in SOUNDS) == sorted(get_args(Sound)) == sorted(BEEPS)
