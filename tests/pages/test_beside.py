"""What stands beside the screen: its lamps follow the table, its sounds what is said, and its buttons do what keys do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gpiozero.pins.mock import MockFactory

from companion.app.matches import find_deck, find_mat, open_match
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import table_view
from companion.events import SeatId, Slot
from companion.pages.beside import COLOURS, Beside, key_of
from companion.pages.evening import Evening
from companion.protocol.setup import parse_setup
from companion.screen.acts import OpenPage, Press
from companion.screen.window import Keyed, PanelPressed
from hardware.panel.panel import Panel, Pins
from tests.pages.driven import after, marked_in, run, until
from tests.pages.test_evening import TWO, is_mine, play_a_card, table

HERE, AWAY, OFF = COLOURS["here"], COLOURS["away"], (0, 0, 0)


class Heard:
    """A panel and lights that write down what they were told."""

    def __init__(self):
        self.told = []

    def lit(self, seats):
        self.told.append(sorted(seats))

    def sound(self, tone):
        self.told.append(tone)

    def light(self, colours):
        self.told.append(dict(colours))

    def taken(self):
        told, self.told = self.told, []
        return told


@pytest.fixture(scope="module")
def quiet():
    """A table at which nobody is asked for anything."""
    setup, deck = parse_setup({"players": ["Anna", "Boris"]}, find_deck, find_mat)
    table = table_view(open_match(setup, deck, "en").referee.state)
    return replace(table, expected=replace(table.expected, seat=None, places=()))


def asking(table, seat, *slots):
    return replace(table, expected=replace(table.expected, seat=SeatId(seat), places=tuple(PlaceName(Slot(slot)) for slot in slots)))


def said(*tones):
    return [Announcement("table-something", "C1", tone, {}) for tone in tones]


# Only what differs is told.


def test_lamps_and_lights_are_told_when_they_change_and_only_those_that_do(quiet):
    heard = Heard()
    beside = Beside(heard, heard.light)
    seen = []
    first = asking(quiet, "seat-1", "C4", "D3")
    for now in (quiet, first, first, replace(first, offers_undo=True), asking(quiet, "seat-1", "D3", "E4"), asking(quiet, "seat-2"), None):
        beside.show(now)
        seen.append(heard.taken())
    assert seen == [
        [],
        [["seat-1"], {"C4": HERE, "D3": HERE}],
        [],
        [],
        [{"C4": OFF, "E4": HERE}],
        [["seat-2"], {"D3": OFF, "E4": OFF}],
        [[]],
    ]


def test_a_sound_is_heard_for_what_was_said_now_and_none_where_there_is_none_for_it(quiet):
    heard = Heard()
    beside = Beside(heard)
    for tones in (("fits", "turn"), (), ("turn",), ("violation",), ("violation",)):
        beside.show(quiet, said(*tones))
    assert heard.taken() == ["good", "violation", "violation"]


def test_lights_are_as_bright_as_the_mat_file_says(quiet):
    for brightness, colour in ((100, HERE), (30, (0, 21, 76)), (1, (0, 0, 2))):
        heard = Heard()
        Beside(heard, heard.light, brightness).show(asking(quiet, "seat-1", "C4"))
        assert heard.taken() == [["seat-1"], {"C4": colour}]


def test_a_slot_without_a_light_is_told_nothing(quiet):
    heard = Heard()
    beside = Beside(None, heard.light, slots=("C4", "pad"))
    for now in (asking(quiet, "seat-1", "C4", "D3"), asking(quiet, "seat-1", "C4"), None):
        beside.show(now)
    assert heard.taken() == [{"C4": HERE}, {"C4": OFF}]


def test_without_panel_and_lights_nothing_is_told(quiet):
    Beside().show(asking(quiet, "seat-1", "C4"), said("fits"))


def test_the_two_colours_differ_for_whoever_sees_no_red_or_no_green():
    (_, _, blue), (_, _, orange) = HERE, AWAY
    assert blue - orange > 200


# What a button stands for.

TAB, BACK = Keyed("tab"), Keyed("tab", is_shifted=True)


@pytest.mark.parametrize(
    ("button", "at_table", "at_a_mark", "on_a_page"),
    [
        ("next", TAB, TAB, TAB),
        ("previous", BACK, BACK, BACK),
        ("ok", None, Keyed("return"), Keyed("return")),
        ("cancel", None, Keyed("escape"), Keyed("escape")),
        ("check", None, None, TAB),
        ("undo", None, None, BACK),
        ("pause", None, None, None),
        ("seat-2", None, None, None),
    ],
)
def test_a_button_is_the_table_s_own_or_stands_for_a_key(button, at_table, at_a_mark, on_a_page):
    assert key_of(button, is_open=False, is_marked=False) == at_table
    assert key_of(button, is_open=False, is_marked=True) == at_a_mark
    assert {key_of(button, is_open=True, is_marked=is_marked) for is_marked in (False, True)} == {on_a_page}


# In an evening.


def put(evening: Evening, *buttons):
    """As the panel's own thread does; each is one moment."""
    for button in buttons:
        evening.window.inbox.put(PanelPressed(button))
        yield None
        yield None


def pressed_by(evening):
    """What the referee gets to hear, noted beside its way there."""
    buttons, usual = [], evening.running.press
    evening.running.press = lambda button: (buttons.append(button), usual(button))
    return buttons


def test_lamps_go_with_the_turn_and_out_when_the_match_is_left():
    heard = Heard()

    def script(evening):
        evening.beside = Beside(heard, heard.light)
        yield from until(evening, is_mine)
        lit = [one for one in heard.taken() if isinstance(one, list)]
        assert lit[-1] == ["seat-1"]
        yield from play_a_card(evening)
        yield from until(evening, lambda evening: table(evening).expected.seat == "seat-2")
        yield None
        told = heard.taken()
        assert [one for one in told if isinstance(one, list)] == [["seat-2"]]
        assert any(colour == HERE for one in told if isinstance(one, dict) for colour in one.values())
        yield from after(evening, Press("pause"))
        yield from until(evening, lambda evening: table(evening).is_paused)
        yield None
        told = heard.taken()
        assert [] in told
        assert "attention" in told
        dark = {slot for one in told if isinstance(one, dict) for slot, colour in one.items() if colour == OFF}
        assert dark
        yield from after(evening, Press("pause"))
        yield from until(evening, lambda evening: not table(evening).is_paused)
        yield None
        heard.taken()
        yield from after(evening, OpenPage("home"))
        yield None
        assert evening.running is None
        left = heard.taken()
        assert [] in left
        assert all(colour == OFF for one in left if isinstance(one, dict) for colour in one.values())

    run(script, asked=TWO)


def test_what_is_pressed_beside_the_screen_is_pressed_at_the_table():
    def script(evening):
        yield from until(evening, is_mine)
        buttons = pressed_by(evening)
        yield from put(evening, "check", "seat-2", "ok", "cancel", "pause", "pause", "undo")
        assert buttons == ["check", "seat-2", "ok", "cancel", "pause", "pause", "undo"]

    run(script, asked=TWO)


def test_in_a_match_an_encoder_marks_one_place_after_the_other_and_ok_takes_it_once():
    def script(evening):
        yield from until(evening, is_mine)
        buttons, acts = pressed_by(evening), []
        evening.act = acts.append
        way = []
        for button in ("next", "next", "previous", "next"):
            yield from put(evening, button)
            way.append(marked_in(evening))
        assert way[0] == way[2] != way[1] == way[3]
        yield from put(evening, "ok")
        assert acts == [way[3].act]
        assert marked_in(evening) is None
        yield from put(evening, "ok")
        assert acts == [way[3].act, Press("ok")]
        yield from put(evening, "next", "cancel")
        assert marked_in(evening) is None
        assert buttons == []

    run(script, asked=TWO)


def test_an_encoder_says_nothing_to_the_referee():
    def script(evening):
        yield from until(evening, is_mine)
        buttons, before = pressed_by(evening), evening.running.screen.referee.entry
        evening._transitions.forget()
        evening.pressed("next")
        evening.pressed("previous")
        assert (buttons, evening.running.screen.referee.entry) == ([], before)
        yield None

    run(script, asked=TWO)


def test_on_a_page_an_encoder_goes_from_place_to_place_and_seats_and_pause_do_nothing():
    def script(evening):
        yield from until(evening, is_mine)
        buttons = pressed_by(evening)
        yield from after(evening, OpenPage("settings"))
        way = []
        for button in ("next", "next", "pause", "seat-1", "previous", "next"):
            yield from put(evening, button)
            way.append(marked_in(evening).act)
        assert way[0] == way[4] != way[1] == way[2] == way[3] == way[5]
        acts, usual = [], evening.act
        evening.act = acts.append
        yield from put(evening, "ok", "ok")
        assert acts == [way[1]] * 2
        evening.act = usual
        yield from put(evening, "cancel")
        assert (evening.pages.leaves, buttons) == ([], [])

    run(script, asked=TWO)


def test_from_a_pin_to_the_referee_and_back_to_a_lamp():
    """The panel itself, on pins that are not there."""
    factory = MockFactory()
    pins = Pins({"pause": 4}, (5, 6), 7, {"seat-1": 8, "seat-2": 9})

    def script(evening):
        panel = Panel(pins, lambda button: evening.window.inbox.put(PanelPressed(button)), factory)
        evening.beside = Beside(panel)
        yield from until(evening, is_mine)
        assert [factory.pin(number).state for number in (8, 9)] == [True, False]
        factory.pin(4).drive_low()
        yield from until(evening, lambda evening: table(evening).is_paused)
        yield None
        assert [factory.pin(number).state for number in (8, 9)] == [False, False]
        for number, is_high in ((5, False), (6, False), (5, True), (6, True)):
            factory.pin(number).drive_high() if is_high else factory.pin(number).drive_low()
        yield None
        yield None
        assert marked_in(evening) is not None
        panel.close()

    run(script, asked=TWO)
    factory.reset()
