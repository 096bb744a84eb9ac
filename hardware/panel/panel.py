"""Buttons, an encoder, lamps and a buzzer on a Raspberry Pi's own pins.

Rules of this file: `pressed` is called on a thread of gpiozero's, so it has to return at once; lamps and sounds are asked for by one
thread and keep it waiting for nothing; once it is closed nothing is told and nothing is lit.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from hardware.header import prepare_pins
from hardware.panel.fault import NoPanel
from hardware.trouble import Plain, note, refused

BOUNCE = 0.02  # seconds: cheap push buttons chatter for up to 5 ms, worn ones for longer
NEXT, PREVIOUS, PUSH = "next", "previous", "ok"  # what an encoder presses


@dataclass(frozen=True, slots=True)
class Pins:
    """BCM numbers; a part that is missing has none."""

    buttons: Mapping[str, int] = field(default_factory=dict)  # by what they press: "ok", "seat-1"
    encoder: tuple[int, int] | None = None
    push: int | None = None  # the encoder's own button
    lamps: Mapping[str, int] = field(default_factory=dict)  # by seat
    buzzer: int | None = None


@dataclass(frozen=True, slots=True)
class Beeps:
    on: float  # seconds
    off: float
    times: int


# A buzzer has one pitch: the longer, the worse; the more of them, the better.
SOUNDS: Mapping[str, Beeps] = {
    "attention": Beeps(0.06, 0.1, 1),
    "good": Beeps(0.08, 0.08, 2),
    "violation": Beeps(0.6, 0.1, 1),
    "penalty": Beeps(0.3, 0.15, 2),
    "prize": Beeps(0.06, 0.06, 6),
}


class Panel:
    def __init__(self, pins: Pins, pressed: Callable[[str], None], factory: Any = None) -> None:
        """`factory` makes the pins, gpiozero's own one unless another is given; raises `NoPanel` where some cannot be had."""
        self._tell: Callable[[str], None] | None = pressed
        self._parts: list[Any] = []
        self._lamps: dict[str, Any] = {}
        self._buzzer: Any = None
        self._factory = factory or _factory()
        try:
            self._open(pins)
        except NoPanel:
            self.close()
            raise

    def lit(self, seats: Collection[str]) -> None:
        """Light the lamps of these seats, and no others."""
        for seat, lamp in self._lamps.items():
            lamp.value = seat in seats

    def sound(self, tone: str) -> None:
        """Play a sound now; one that still plays is cut off."""
        if self._buzzer is not None:
            beeps = SOUNDS[tone]
            self._buzzer.beep(beeps.on, beeps.off, beeps.times)

    def close(self) -> None:
        self._tell, self._lamps, self._buzzer = None, {}, None
        while self._parts:
            self._parts.pop().close()

    def _open(self, pins: Pins) -> None:
        import gpiozero

        for name, pin in pins.buttons.items():
            self._button(name, note("panel-button", name=name, pin=pin), pin)
        if pins.encoder is not None:
            first, second = pins.encoder
            encoder = self._part(note("panel-encoder", first=first, second=second), gpiozero.RotaryEncoder, first, second, max_steps=0)
            encoder.when_rotated_clockwise = partial(self._pressed, NEXT)
            encoder.when_rotated_counter_clockwise = partial(self._pressed, PREVIOUS)
        if pins.push is not None:
            self._button(PUSH, note("panel-encoder-button", pin=pins.push), pins.push)
        for seat, pin in pins.lamps.items():
            self._lamps[seat] = self._part(note("panel-lamp", seat=seat, pin=pin), gpiozero.LED, pin)
        if pins.buzzer is not None:
            self._buzzer = self._part(note("panel-buzzer", pin=pins.buzzer), gpiozero.Buzzer, pins.buzzer)

    def _button(self, name: str, where: dict[str, Plain], pin: int) -> None:
        import gpiozero

        button = self._part(where, gpiozero.Button, pin, pull_up=True, bounce_time=BOUNCE)
        button.when_pressed = partial(self._pressed, name)

    def _part(self, where: dict[str, Plain], kind: Any, *numbers: int, **how: Any) -> Any:
        try:
            part = kind(*numbers, **how, pin_factory=self._factory)
        except _faults() as fault:
            raise NoPanel(where, "panel-part-unusable", reason=refused(fault)) from fault
        self._parts.append(part)
        return part

    def _pressed(self, name: str) -> None:
        tell = self._tell
        if tell is not None:
            tell(name)


def _factory() -> Any:
    """On a Raspberry Pi that of lgpio, for the chip at the header; else the one that gpiozero finds."""
    from gpiozero import Device

    with warnings.catch_warnings(record=True) as told:  # why each library of pins that gpiozero tried could not be had
        warnings.simplefilter("always")
        try:
            prepare_pins()
            Device.ensure_pin_factory()
        except _faults() as fault:
            why = "; ".join(dict.fromkeys(str(one.message) for one in told)) or str(fault)
            raise NoPanel(note("panel-whole"), "panel-without-pins", reason=why) from fault
    return Device.pin_factory


def _faults() -> tuple[type[Exception], ...]:
    """Every error that gpiozero and the libraries below it raise where a pin cannot be had."""
    from gpiozero import GPIOZeroError

    usual = (GPIOZeroError, OSError, ImportError, RuntimeError, ValueError)
    try:
        from lgpio import error
    except ImportError:
        return usual
    return (*usual, error)
