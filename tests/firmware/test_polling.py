"""A hub polls what is on its pins: a real MicroPython on one side of them, models of chips and tags on the other."""

from __future__ import annotations

import time

import pytest

from hardware import messages, wire
from hardware.chip.model import Model
from hardware.chip.tag import classic, long_tag, ntag213
from hardware.messages import EMPTY, FAULT, FULL, GARBLED, NOT_POLLED, SAME, Go, Lights
from tests.firmware.running import RunningHub
from tests.firmware.talking import Talking

ANTENNAS, DEAD = 4, 3
CAP = 2  # antennas on at once; more take this machine longer than a GO may take, when it is busy
SEVEN, FOUR, TEN = "04a1b2c3d45e80", "9a3f2b11", "04112233445566778899"
UID = bytes.fromhex(SEVEN)


class Partly(Model):
    """One of the chips is dead."""

    def transfer(self, antenna, frame):
        return super().transfer(antenna, frame) if antenna != DEAD else b"\xff" * len(frame)


@pytest.fixture
def model():
    return Partly(ANTENNAS)


@pytest.fixture
def hub(tmp_path, model):
    with RunningHub(tmp_path, model, ANTENNAS) as hub:
        yield hub


@pytest.fixture
def pi(hub):
    with Talking(hub.port) as pi:
        pi.hello()
        pi.set_up(ANTENNAS, CAP)
        yield pi


def test_chips_are_looked_at_when_the_hub_is_set_up(hub):
    with Talking(hub.port) as pi:
        pi.hello()
        assert pi.set_up(ANTENNAS, CAP).slots == [(0x92, 0, 0)] * 3 + [(0xFF, 1, 0)]
    assert hub.solder.resets == 1


def test_tags_nothing_and_a_dead_chip_are_told_apart(hub, model, pi):
    model.lay(ntag213(SEVEN), 0)
    model.lay(long_tag(TEN), 2)
    model.lay(classic(FOUR), DEAD)
    pi.until([(UID,), EMPTY, (bytes.fromhex(TEN),), FAULT], flags=FULL)
    assert (hub.solder.astray, hub.solder.speeds) == (0, {0: 4_000_000})


def test_two_tags_on_one_antenna_are_both_told_in_order(model, pi):
    model.lay(ntag213(SEVEN), 1)
    model.lay(classic(FOUR), 1)
    pi.until([EMPTY, (UID, bytes.fromhex(FOUR)), EMPTY, FAULT], flags=FULL)


def test_an_answer_that_cannot_be_read_is_told_as_such(model, pi):
    model.lay(ntag213(SEVEN), 0)
    model.field.flips = 1.0
    pi.until([GARBLED, EMPTY, EMPTY, FAULT])


def test_what_is_as_before_is_told_as_same_until_all_is_wanted(model, pi):
    tag = ntag213(SEVEN)
    model.lay(tag, 0)
    last = pi.until([(UID,), EMPTY, EMPTY, FAULT], flags=FULL)
    last = pi.until([SAME, EMPTY, EMPTY, FAULT], first=last + 1)
    last = pi.until([(UID,), EMPTY, EMPTY, FAULT], first=last + 1, flags=FULL)
    model.lift(tag)
    pi.until([EMPTY, EMPTY, EMPTY, FAULT], first=last + 1)


def test_only_what_is_wanted_is_polled(model, pi):
    model.lay(ntag213(SEVEN), 1)
    pi.until([NOT_POLLED, (UID,), EMPTY, NOT_POLLED], flags=FULL, wanted=b"\x06")


def test_a_go_that_comes_twice_is_answered_twice_and_polled_once(model, pi):
    first = pi.go(7)
    transfers = model.transfers
    assert pi.go(7) == first
    assert model.transfers == transfers


def test_a_go_that_was_long_on_its_way_is_not_polled(model, pi):
    sent = pi.sent()
    pi.say(wire.GO, Go(sent, 1, 0, 1, 0, b""))
    pi.hear(1)
    transfers = model.transfers
    pi.say(wire.GO, Go(sent - 60_000, 2, 0, 1, messages.LAST, b""))
    assert pi.hear(1) == [messages.Done(2, 0, 0, messages.LATE)]
    assert model.transfers == transfers


def test_sixteen_readers_share_two_buses(tmp_path):
    model = Model(16)
    with RunningHub(tmp_path, model, 16) as hub, Talking(hub.port) as pi:
        pi.hello()
        assert pi.set_up(16).slots == [(0x92, 0, 0)] * 16
        for antenna in (0, 5, 10, 15):
            model.lay(ntag213(f"04a1b2c3d45e{antenna:02x}"), antenna)
            expected = [NOT_POLLED] * 16
            expected[antenna] = (bytes.fromhex(f"04a1b2c3d45e{antenna:02x}"),)
            pi.until(expected, first=1000 * antenna + 1, flags=FULL, wanted=(1 << antenna).to_bytes(2, "little"))
    assert (hub.solder.astray, hub.solder.speeds) == (0, {0: 4_000_000, 1: 4_000_000})
    assert hub.solder.modes == {0: 0, 1: 0}


def test_lights_are_told_to_the_chain_and_those_beyond_it_to_nobody(hub, pi):
    assert hub.solder.wait(lambda: hub.solder.lights == bytes(3 * ANTENNAS))
    pi.say(wire.LIGHTS, Lights(1, b"RGBrgb"))
    pi.say(wire.LIGHTS, Lights(3, b"123456"))
    pi.say(wire.LIGHTS, Lights(200, b"789"))
    assert pi.health().sweeps == 0
    assert hub.solder.wait(lambda: hub.solder.lights == b"\0\0\0RGBrgb123")


def test_a_hub_without_lights_answers_on(tmp_path, model):
    with RunningHub(tmp_path, model, ANTENNAS, board={"LIGHTS": 0}) as hub, Talking(hub.port) as pi:
        pi.say(wire.LIGHTS, Lights(0, b"RGB"))
        assert pi.hello()[0].antennas == ANTENNAS
    assert hub.solder.lights == b""


def test_the_led_shines_while_the_hub_is_asked_and_blinks_while_it_waits(tmp_path, model):
    with RunningHub(tmp_path, model, ANTENNAS, started=False) as hub:
        lamp = hub.folder / "lamp.py"
        text = lamp.read_text(encoding="utf-8")
        lamp.write_text(text.replace("BLINK = 1000", "BLINK = 20").replace("STEADY = 2000", "STEADY = 400"), encoding="utf-8")
        hub.start()
        assert hub.solder.wait(lambda: hub.solder.led[-3:] == [0, 1, 0])
        with Talking(hub.port) as pi:
            pi.hello()
            assert hub.solder.wait(lambda: hub.solder.led[-1] == 1)
            changes, shines_since = len(hub.solder.led), time.monotonic()
            assert hub.solder.wait(lambda: len(hub.solder.led) > changes)
            assert time.monotonic() > shines_since + 0.35
