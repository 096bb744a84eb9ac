"""A Pi whose pins end at a model of the chips, in real time: the poller, gpiozero and the package mfrc522 run upon it as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

from gpiozero import Device

from hardware.chip.clock import RealClock
from hardware.chip.model import Model
from hardware.chip.standins import Pi, standing_in
from hardware.chip.tag import Tag, classic, long_tag, ntag213
from hardware.readers.spi.wiring import Wiring
from hardware.trouble import Trouble, note

KEYS = ("tags", "dead")
TAGS = {4: classic, 7: ntag213, 10: long_tag}  # by the bytes of their uid
REVISION = 0xA020D3  # a Pi 3B+
WHERE = note("reader-model")


@contextmanager
def modelled(wiring: Wiring) -> Iterator[Model]:
    """Inside this context every pin and bus that is opened is the model's."""
    model = _model(wiring)
    lines = {pin: antenna for antenna, pin in enumerate(wiring.select)}
    chosen = Chosen(wiring)
    with standing_in(model, chosen, lines, wiring.reset) as pi:
        chosen.pi = pi
        before = Device.pin_factory
        with closing(_pins()) as pins:
            Device.pin_factory = pins
            try:
                yield model
            finally:
                Device.pin_factory = before


class Chosen(Mapping[tuple[int, int], int]):
    """What hangs on the device's own line: nothing, the one board, or a decoder, and then the board whose number its address lines say."""

    __slots__ = ("_address", "_devices", "pi")

    def __init__(self, wiring: Wiring) -> None:
        self._devices = () if wiring.select else ((wiring.bus, wiring.device),)
        self._address = wiring.address
        self.pi: Pi | None = None

    def __getitem__(self, device: tuple[int, int]) -> int:
        if device not in self._devices:
            raise KeyError(device)
        levels = self.pi.gpio.levels if self.pi else {}
        return sum(levels.get(pin, 0) << bit for bit, pin in enumerate(self._address))

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return iter(self._devices)

    def __len__(self) -> int:
        return len(self._devices)


def _pins() -> Any:
    """Its pins upon RPi.GPIO, which is a stand-in by now; the board is what would be read from the device tree."""
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return type("Pins", (RPiGPIOFactory,), {"_get_revision": lambda _self: REVISION})()


def _model(wiring: Wiring) -> Model:
    told = wiring.model or {}
    for key in told:
        if key not in KEYS:
            raise Trouble(WHERE, "reader-wiring-unknown-key", name=key, names=list(KEYS))
    model = Model(wiring.antennas, clock=RealClock(), chip=wiring.chip)
    for antenna, tag in _parse_tags(told.get("tags", {}), wiring.antennas):
        model.lay(tag, antenna)
    for antenna in _parse_dead(told.get("dead", []), wiring.antennas):
        model.kill(antenna)
    return model


def _parse_tags(told: object, antennas: int) -> list[tuple[int, Tag]]:
    if not isinstance(told, dict):
        raise Trouble(WHERE, "reader-model-no-tags", name="tags", value=repr(told))
    return [(_antenna(antenna, antennas), _parse_tag(uid)) for antenna, uids in told.items() for uid in uids]


def _parse_dead(told: object, antennas: int) -> list[int]:
    if not isinstance(told, list | tuple):
        raise Trouble(WHERE, "reader-model-no-dead", name="dead", value=repr(told))
    return [_antenna(antenna, antennas) for antenna in told]


def _antenna(told: object, antennas: int) -> int:
    if str(told).isdecimal() and int(str(told)) < antennas:
        return int(str(told))
    raise Trouble(WHERE, "reader-model-no-antenna", antenna=repr(told), last=antennas - 1)


def _parse_tag(uid: object) -> Tag:
    try:
        text = str(uid)
        return TAGS[len(bytes.fromhex(text))](text)
    except (ValueError, KeyError) as error:
        raise Trouble(WHERE, "reader-model-no-uid", uid=repr(uid)) from error
