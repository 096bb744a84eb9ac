"""How the boards of one reader are wired to a Pi, as the poller program is told it: JSON on its command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from hardware.antennas.chips import CHIP, CHIPS
from hardware.trouble import Trouble, note

SPEED, SLOWEST, FASTEST = 1_000_000, 10_000, 10_000_000  # hertz; MFRC522 data sheet, 8.1.2: up to 10 Mbit/s
LAST_BUS, LAST_DEVICE, LAST_PIN = 6, 2, 27
WHERE = note("reader-wiring")
EXAMPLE = json.dumps({"bus": 0, "device": 0})


@dataclass(frozen=True, slots=True)
class Wiring:
    """Neither select nor address lines: one antenna, on the device's own line. Pins are BCM numbers."""

    bus: int = 0
    device: int = 0
    speed: int = SPEED
    select: tuple[int, ...] = ()  # a line for each antenna
    address: tuple[int, ...] = ()  # of a decoder that the device's own line gates, the least significant first
    reset: int | None = None
    antennas: int = 1
    chip: str = CHIP
    model: Mapping[str, object] | None = None  # no part at all: a chip model, which is what this says about it

    @property
    def name(self) -> str:
        return f"pi-{self.bus}-{self.device}"


def command(wiring: Wiring, boots: int = 0) -> list[str]:
    """What starts the poller of these readers; `boots` is how often that was done before."""
    return [sys.executable, "-m", "hardware.readers.spi.poller", json.dumps(asdict(wiring)), str(boots)]


def parse_wiring(text: str) -> Wiring:
    try:
        told = json.loads(text)
    except json.JSONDecodeError as error:
        raise Trouble(WHERE, "reader-wiring-no-json", reason=str(error), example=EXAMPLE) from error
    if not isinstance(told, dict):
        raise Trouble(WHERE, "reader-wiring-no-object", value=json.dumps(told), example=EXAMPLE)
    known = [each.name for each in fields(Wiring)]
    for key in told:
        if key not in known:
            raise Trouble(WHERE, "reader-wiring-unknown-key", name=key, names=known)
    return _consistent(_parse_fields(told))


def _parse_fields(told: Mapping[str, object]) -> Wiring:
    model = told.get("model")
    if model is not None and not isinstance(model, dict):
        raise Trouble(WHERE, "reader-wiring-no-model", name="model", value=json.dumps(model))
    select, address = _pins(told, "select"), _pins(told, "address")
    reset = None if told.get("reset") is None else _whole(told, "reset", 0, 0, LAST_PIN)
    return Wiring(
        bus=_whole(told, "bus", 0, 0, LAST_BUS),
        device=_whole(told, "device", 0, 0, LAST_DEVICE),
        speed=_whole(told, "speed", SPEED, SLOWEST, FASTEST),
        select=select,
        address=address,
        reset=reset,
        antennas=_whole(told, "antennas", len(select) or 1, 1, 255),
        chip=_chip(told),
        model=model,
    )


def _chip(told: Mapping[str, object]) -> str:
    chip = told.get("chip", CHIP)
    if not isinstance(chip, str) or chip not in CHIPS:
        raise Trouble(WHERE, "reader-wiring-no-chip", value=json.dumps(chip), chips=list(CHIPS))
    return chip


def _whole(told: Mapping[str, object], key: str, default: int, least: int, most: int) -> int:
    return _number(told.get(key, default), key, least, most)


def _pins(told: Mapping[str, object], key: str) -> tuple[int, ...]:
    found = told.get(key, ())
    if not isinstance(found, list | tuple):
        raise Trouble(WHERE, "reader-wiring-no-pins", name=key, value=json.dumps(found))
    return tuple(_number(pin, key, 0, LAST_PIN) for pin in found)


def _number(found: object, key: str, least: int, most: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise Trouble(WHERE, "reader-wiring-no-number", name=key, value=json.dumps(found), least=least, most=most)
    return found


def _consistent(wiring: Wiring) -> Wiring:
    pins = (*wiring.select, *wiring.address, *(() if wiring.reset is None else (wiring.reset,)))
    twice = next((pin for pin in pins if pins.count(pin) > 1), None)
    if twice is not None:
        raise Trouble(WHERE, "reader-wiring-pin-twice", pin=twice)
    if wiring.select and wiring.address:
        raise Trouble(WHERE, "reader-wiring-select-and-address")
    if wiring.select and len(wiring.select) != wiring.antennas:
        raise Trouble(WHERE, "reader-wiring-select-lines", lines=len(wiring.select), antennas=wiring.antennas)
    if not wiring.select and wiring.antennas > 2 ** len(wiring.address):
        raise Trouble(WHERE, "reader-wiring-address-lines", lines=len(wiring.address), antennas=wiring.antennas)
    return wiring
