"""How the boards of one reader are wired to a Pi, as the poller program is told it: JSON on its command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from hardware.readers.spi.trouble import Unfit

SPEED, SLOWEST, FASTEST = 1_000_000, 10_000, 10_000_000  # hertz; MFRC522 data sheet, 8.1.2: up to 10 Mbit/s
LAST_BUS, LAST_DEVICE, LAST_PIN = 6, 2, 27
WHERE = "the wiring"


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
        raise Unfit(WHERE, f"it is no JSON ({error})", "write an object such as " + json.dumps({"bus": 0, "device": 0})) from error
    if not isinstance(told, dict):
        raise Unfit(WHERE, f"it is {json.dumps(told)}", "write an object such as " + json.dumps({"bus": 0, "device": 0}))
    known = [each.name for each in fields(Wiring)]
    for key in told:
        if key not in known:
            raise Unfit(WHERE, f"there is no key '{key}'", "keys are " + ", ".join(known))
    return _consistent(_parse_fields(told))


def _parse_fields(told: Mapping[str, object]) -> Wiring:
    model = told.get("model")
    if model is not None and not isinstance(model, dict):
        raise Unfit(WHERE, f"'model' is {json.dumps(model)}", "write an object, or leave it out")
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
        model=model,
    )


def _whole(told: Mapping[str, object], key: str, default: int, least: int, most: int) -> int:
    return _number(told.get(key, default), key, least, most)


def _pins(told: Mapping[str, object], key: str) -> tuple[int, ...]:
    found = told.get(key, ())
    if not isinstance(found, list | tuple):
        raise Unfit(WHERE, f"'{key}' is {json.dumps(found)}", "write a list of BCM numbers")
    return tuple(_number(pin, key, 0, LAST_PIN) for pin in found)


def _number(found: object, key: str, least: int, most: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise Unfit(WHERE, f"'{key}' is {json.dumps(found)}", f"write a whole number from {least} to {most}")
    return found


def _consistent(wiring: Wiring) -> Wiring:
    pins = (*wiring.select, *wiring.address, *(() if wiring.reset is None else (wiring.reset,)))
    twice = next((pin for pin in pins if pins.count(pin) > 1), None)
    if twice is not None:
        raise Unfit(WHERE, f"pin {twice} is used twice", "give each line a pin of its own")
    if wiring.select and wiring.address:
        raise Unfit(WHERE, "there are both 'select' and 'address'", "leave 'select' out where a decoder selects the antennas")
    if wiring.select and len(wiring.select) != wiring.antennas:
        raise Unfit(WHERE, f"{len(wiring.select)} select lines for {wiring.antennas} antennas", "give each antenna one line")
    if not wiring.select and wiring.antennas > 2 ** len(wiring.address):
        fix = "name a line for each antenna in 'select', or enough lines of a decoder in 'address'"
        raise Unfit(WHERE, f"{len(wiring.address)} address lines for {wiring.antennas} antennas", fix)
    return wiring
