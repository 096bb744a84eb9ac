"""What is pressed and turned at a panel is told, and its lamps and buzzer do what they are told, on pins that are not there."""

from __future__ import annotations

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.errors import of_hardware
from companion.words.problems import problem_in
from hardware.panel import panel as panels
from hardware.panel.fault import NoPanel
from hardware.panel.panel import SOUNDS, Beeps, Panel, Pins

WHOLE = Pins(
    buttons={"ok": 2, "cancel": 3, "undo": 4, "check": 5, "pause": 6, "seat-1": 12, "seat-2": 13},
    encoder=(16, 17),
    push=18,
    lamps={"seat-1": 19, "seat-2": 20, "seat-3": 21},
    buzzer=22,
)


class Bench:
    """A panel, its pins, and what it told."""

    def __init__(self, pins=WHOLE):
        self.pins, self.told = MockFactory(), []
        self.panel = Panel(pins, self.told.append, self.pins)

    def pin(self, number):
        return self.pins.pin(number)

    def press(self, number):
        self.pin(number).drive_low()
        self.pin(number).drive_high()

    def turn(self, first, second):
        """One notch: the contact that closes first also opens first."""
        for number, is_high in ((first, False), (second, False), (first, True), (second, True)):
            self.pin(number).drive_high() if is_high else self.pin(number).drive_low()

    def lit(self):
        return [seat for seat, number in WHOLE.lamps.items() if self.pin(number).state]

    def close(self):
        self.panel.close()
        self.pins.reset()


@pytest.fixture
def bench():
    bench = Bench()
    yield bench
    bench.close()


# What is told.


def test_each_button_tells_its_name_once_when_it_goes_down(bench):
    for number in WHOLE.buttons.values():
        bench.pin(number).drive_low()
    assert bench.told == list(WHOLE.buttons)
    for number in WHOLE.buttons.values():
        bench.pin(number).drive_high()
    assert bench.told == list(WHOLE.buttons)


def test_a_button_needs_no_resistor_and_does_not_chatter(bench):
    pins = [bench.pin(number) for number in (*WHOLE.buttons.values(), WHOLE.push)]
    assert {(pin.function, pin.pull, pin.bounce) for pin in pins} == {("input", "up", 0.02)}


def test_an_encoder_goes_to_the_next_place_and_back_and_its_button_is_ok(bench):
    bench.turn(16, 17)
    bench.turn(16, 17)
    bench.turn(17, 16)
    bench.press(18)
    assert bench.told == ["next", "next", "previous", "ok"]


def test_an_encoder_that_is_turned_half_a_notch_and_back_has_not_been_turned(bench):
    for number, is_high in ((16, False), (17, False), (17, True), (16, True)):
        bench.pin(number).drive_high() if is_high else bench.pin(number).drive_low()
    assert bench.told == []


def test_a_button_that_is_held_down_from_the_start_tells_nothing():
    factory, told = MockFactory(), []
    usual = factory.pin(4)
    usual._set_pull = lambda value: setattr(usual, "_pull", value)  # held to ground, whatever pulls it up
    usual.drive_low()
    panel = Panel(Pins(buttons={"ok": 4}), told.append, factory)
    assert told == []
    usual.drive_high()
    usual.drive_low()
    assert told == ["ok"]
    panel.close()
    factory.reset()


# Lamps and sounds.


def test_the_lamps_of_the_seats_that_are_named_are_lit_and_no_others(bench):
    seen = [bench.lit()]
    for seats in ({"seat-2"}, {"seat-1", "seat-3"}, {"seat-3", "seat-9"}, set()):
        bench.panel.lit(seats)
        seen.append(bench.lit())
    assert seen == [[], ["seat-2"], ["seat-1", "seat-3"], ["seat-3"], []]


@pytest.mark.parametrize("tone", SOUNDS)
def test_a_sound_goes_on_while_everybody_does_something_else(bench, tone, monkeypatch):
    beeps = SOUNDS[tone]
    assert 0 < beeps.times * (beeps.on + beeps.off) < 1.0
    monkeypatch.setitem(panels.SOUNDS, tone, Beeps(0.001, 0.001, beeps.times))
    bench.pin(22).clear_states()
    bench.panel.sound(tone)
    thread = bench.panel._buzzer._blink_thread
    thread.join(5)
    assert [state.state for state in bench.pin(22).states] == [False, *(True, False) * beeps.times]


def test_no_two_sounds_are_alike():
    assert len(set(SOUNDS.values())) == len(SOUNDS) == 5


def test_a_sound_ends_where_another_one_begins(bench, monkeypatch):
    monkeypatch.setitem(panels.SOUNDS, "violation", Beeps(60.0, 60.0, 9))
    bench.panel.sound("violation")
    first = bench.panel._buzzer._blink_thread
    bench.panel.sound("good")
    second = bench.panel._buzzer._blink_thread
    assert not first.is_alive()
    assert second is not first


def test_a_panel_may_have_nothing_at_all():
    bench = Bench(Pins())
    bench.panel.lit({"seat-1"})
    bench.panel.sound("good")
    assert bench.pins.pins == {}
    bench.close()


# The end.


def test_a_panel_that_is_closed_is_dark_and_silent_and_tells_nothing(bench, monkeypatch):
    monkeypatch.setitem(panels.SOUNDS, "violation", Beeps(60.0, 60.0, 9))
    bench.panel.lit({"seat-1", "seat-2"})
    bench.panel.sound("violation")
    thread = bench.panel._buzzer._blink_thread
    bench.panel.close()
    bench.panel.close()
    bench.press(2)
    bench.turn(16, 17)
    bench.panel.lit({"seat-1"})
    bench.panel.sound("good")
    assert (bench.told, thread.is_alive()) == ([], False)
    assert {bench.pin(number).function for number in (19, 20, 21, 22)} == {"input"}


def test_its_pins_are_free_for_the_next_one(bench):
    bench.panel.close()
    again = Panel(WHOLE, bench.told.append, bench.pins)
    bench.press(2)
    assert bench.told == ["ok"]
    again.close()


# Where a pin cannot be had.


def fault_of(pins, factory):
    with pytest.raises(NoPanel) as caught:
        Panel(pins, lambda _: None, factory)
    return problem_in(of_hardware(caught.value.told), "en")


SEE = "see that no other program uses it, and that its number in [panel] of the mat file is right"
TAKEN = (
    (Pins(buttons={"ok": 4}), "button ok on pin 4"),
    (Pins(encoder=(5, 4)), "the encoder on pins 5 and 4"),
    (Pins(encoder=(5, 6), push=4), "the encoder's button on pin 4"),
    (Pins(lamps={"seat-1": 4}), "the lamp of seat-1 on pin 4"),
    (Pins(lamps={"seat-1": 5}, buzzer=4), "the buzzer on pin 4"),
)


@pytest.mark.parametrize(("pins", "where"), TAKEN, ids=[where for _, where in TAKEN])
def test_a_pin_that_is_taken_is_told_with_what_it_was_for(pins, where):
    factory = MockFactory()
    owner = Panel(Pins(lamps={"seat-9": 4}), lambda _: None, factory)
    fault = fault_of(pins, factory)
    assert (fault.where, fault.fix) == (where, SEE)
    assert fault.what.startswith("it cannot be used (pin GPIO4 is already in use by <gpiozero.LED object on pin GPIO4")
    owner.close()
    factory.reset()


def test_what_was_opened_before_is_free_again():
    factory = MockFactory()
    owner = Panel(Pins(lamps={"seat-9": 22}), lambda _: None, factory)
    fault_of(WHOLE, factory)
    owner.close()
    Panel(WHOLE, lambda _: None, factory).close()
    factory.reset()


class Broken(MockFactory):
    """Below gpiozero a library has its own errors."""

    def pin(self, name):
        raise OSError(f"can not open line {name}")


def test_what_the_library_below_says_is_told():
    assert fault_of(Pins(buzzer=4), Broken()).what == "it cannot be used (can not open line 4)"


def test_where_there_are_no_pins_it_is_told_why(monkeypatch):
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "nothing")
    fault = fault_of(Pins(), None)
    assert (fault.where, fault.what) == ("the panel", "there are no pins to be had (Unable to find pin factory 'nothing')")
    assert fault.fix.endswith("with the package lgpio; or take [panel] out of the mat file")


def test_of_every_way_to_pins_it_is_told_why_it_is_none(monkeypatch):
    def falling_back():
        for name in ("lgpio", "native", "native"):
            panels.warnings.warn(f"Falling back from {name}", stacklevel=1)
        raise ImportError("Unable to load any")

    monkeypatch.setattr(Device, "ensure_pin_factory", falling_back)
    assert fault_of(Pins(), None).what == "there are no pins to be had (Falling back from lgpio; Falling back from native)"


def test_the_pins_are_those_that_gpiozero_finds(monkeypatch):
    factory, told = MockFactory(), []
    monkeypatch.setattr(Device, "pin_factory", factory)
    panel = Panel(Pins(buttons={"ok": 4}), told.append)
    factory.pin(4).drive_low()
    assert told == ["ok"]
    panel.close()
    factory.reset()
