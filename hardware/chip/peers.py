"""Drivers from the package index, unmodified, on the model of the chip: the time that they cost, and the ids that they read."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hardware.chip.model import Model
from hardware.chip.standins import standing_in
from hardware.chip.tag import Tag


@dataclass(frozen=True, slots=True)
class Cost:
    us: float
    transfers: int
    read: str | None  # the id that was read, in hex; None: nothing


def costs(package: str, tag: Tag, speed: int, call_us: float) -> tuple[Cost, Cost, Cost] | None:
    """An empty place, a card that was laid there, and the same card once more; None where the package is not installed."""
    model = Model(1, speed, call_us)
    with standing_in(model):
        try:
            module = importlib.import_module(package)
        except ImportError:
            return None
        poll = {"mfrc522": _mfrc522, "pirc522": _pirc522}[package](module, speed)
        empty = _cost(model, poll)
        model.lay(tag, 0)
        return empty, _cost(model, poll), _cost(model, poll)


def _cost(model: Model, poll: Callable[[], str | None]) -> Cost:
    us, transfers = model.clock.us, model.transfers
    read = poll()
    return Cost(model.clock.us - us, model.transfers - transfers, read)


def _mfrc522(module: Any, speed: int) -> Callable[[], str | None]:
    before = logging.getLogger("mfrc522Logger").handlers[:]
    reader = module.MFRC522(spd=speed)
    logging.getLogger("mfrc522Logger").handlers[:] = before  # each reader adds one

    def poll() -> str | None:
        """Poll as its SimpleMFRC522 does: a request, and the first cascade level."""
        status, _ = reader.MFRC522_Request(reader.PICC_REQIDL)
        if status != reader.MI_OK:
            return None
        status, uid = reader.MFRC522_Anticoll()
        return bytes(uid).hex() if status == reader.MI_OK else None

    return poll


def _pirc522(module: Any, speed: int) -> Callable[[], str | None]:
    reader = module.RFID(speed=speed)

    def poll() -> str | None:
        uid = reader.read_id()
        return bytes(uid).hex() if uid else None

    return poll
