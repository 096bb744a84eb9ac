"""A hub whose readers are ST25R3916: the same program on a real MicroPython, with models of that chip on its pins."""

from __future__ import annotations

import pytest

from hardware.chip.model import Model
from hardware.chip.tag import classic, ntag213
from hardware.messages import EMPTY, FAULT, FULL, SAME
from tests.firmware.running import RunningHub
from tests.firmware.talking import Talking

ANTENNAS, DEAD, CAP = 3, 2, 1
SEVEN, FOUR = "04a1b2c3d45e80", "9a3f2b11"


@pytest.fixture
def model():
    model = Model(ANTENNAS, chip="st25r3916")
    model.kill(DEAD, 0xFF)
    return model


@pytest.fixture
def hub(tmp_path, model):
    with RunningHub(tmp_path, model, ANTENNAS, board={"CHIP": "st25r3916"}) as hub:
        yield hub


def test_a_hub_reads_them_all_the_same(hub, model):
    with Talking(hub.port) as pi:
        pi.hello()
        assert pi.set_up(ANTENNAS, CAP).slots == [(0x2A, 0, 0)] * 2 + [(0xFF, 1, 0)]
        seven, four = (bytes.fromhex(uid) for uid in (SEVEN, FOUR))
        model.lay(ntag213(SEVEN), 0)
        last = pi.until([(seven,), EMPTY, FAULT], flags=FULL)
        last = pi.until([SAME, EMPTY, FAULT], first=last + 1)
        model.lay(classic(FOUR), 1)
        pi.until([(seven,), (four,), FAULT], first=last + 1, flags=FULL)
    assert (hub.solder.astray, hub.solder.modes, hub.solder.speeds) == (0, {0: 1}, {0: 4_000_000})
