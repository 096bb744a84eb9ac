"""A reader of another kind is one folder and one line: with both, and nothing else, hubs poll it and mats may name it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.errors import Unusable
from companion.mats.files import parse_mat
from companion.mats.plan import Hub as HubReader
from hardware.antennas.chips import CHIP, CHIPS, chip_name, kind_of
from hardware.chip.clock import VirtualClock
from hardware.messages import FULL, LAST, Go, Setup, parse_health, parse_sweep
from hardware.polling import Hub
from hardware.readers.spi.wiring import Wiring, parse_wiring
from hardware.wire import GO, HEALTH, SETUP, SWEEP, Frames, encode
from tests.arch.sources import root
from tests.words.english import english

FOLDER, NAME = "tests.hardware.tiny", "tiny"
UID = bytes.fromhex("04a1b2c3d45e80")
MAT = """
name = "x"
[pads]
action = ["pad"]
[[readers]]
name = "right"
kind = "hub"
slots = ["pad"]
port = "/dev/ttyACM0"
chip = "tiny"
"""


class TinyBus:
    """Three of them; the last one is dead."""

    antennas = 3

    def __init__(self):
        self.clock, self.tags, self.lit = VirtualClock(), {0: UID}, set()

    def transfer(self, antenna, frame):
        self.clock.us += 20
        if antenna == 2:
            return b"\xff" * len(frame)
        uid = self.tags.get(antenna, b"")
        (self.lit.discard if frame[:1] == b"O" else self.lit.add)(antenna)
        told = {b"W": b"\0\x77", b"T": bytes((0, len(uid))) + uid}
        return told.get(frame[:1], b"").ljust(len(frame), b"\0")

    def ticks(self):
        return int(self.clock.us)

    def rest_until(self, ticks):
        self.clock.rest_until(ticks)

    def reset(self):
        pass


@pytest.fixture
def _registered(monkeypatch):
    monkeypatch.setitem(CHIPS, NAME, FOLDER)


def told(hub, kind, message):
    return {kind: payload for frame in hub.take(encode(kind, 1, message.payload())) for kind, _, payload in Frames().feed(frame)}


@pytest.mark.usefixtures("_registered")
def test_a_hub_polls_it_like_any_other():
    bus = TinyBus()
    hub = Hub(bus, b"id", 1, "x", chip=NAME)
    health = told(hub, SETUP, Setup(0, 8, bytes(3), b"\4\4\4"))[HEALTH]
    assert parse_health(health).slots == [(0x77, 0, 0), (0x77, 0, 0), (0xFF, 1, 0)]
    swept = told(hub, GO, Go(1, 1, 0, 1, LAST | FULL, b""))[SWEEP]
    assert parse_sweep(swept).slots == [(UID,), 1, 4]
    assert bus.lit == set()


@pytest.mark.usefixtures("_registered")
def test_mats_and_the_program_of_a_pi_take_its_name_and_people_are_told_it():
    assert parse_mat(MAT, "x.toml").readers == (HubReader("right", ("pad",), "/dev/ttyACM0", 115_200, chip=NAME),)
    assert parse_wiring(json.dumps({"chip": NAME})) == Wiring(chip=NAME)
    assert ([chip_name(version) for version in (0x77, 0x12, 0x00, 0xFF)], kind_of(NAME).SPI_MODE) == (
        ["Tiny", "chip 0x12", "no answer", "no answer"],
        3,
    )


def test_a_chip_that_is_not_registered_is_refused_by_name():
    with pytest.raises(Unusable) as caught:
        parse_mat(MAT, "x.toml")
    assert "there is no chip 'tiny'" in english(caught.value)


def test_no_file_outside_its_folder_names_the_second_chip_but_the_registry():
    """What the two drivers of the house have in common is in `hardware/antennas`; the bench and its tests are no part of it."""
    naming = [
        path.relative_to(root()).as_posix()
        for folder in ("companion", "hardware", "firmware")
        for path in Path(root() / folder).rglob("*.py")
        if "st25r3916" in path.read_text(encoding="utf-8").lower() and path.parent.name != "st25r3916"
    ]
    assert naming == ["hardware/antennas/chips.py", "firmware/hub/board.py"]


def test_the_default_is_the_chip_that_there_was_first():
    assert (CHIP, list(CHIPS)) == ("mfrc522", ["mfrc522", "st25r3916"])
