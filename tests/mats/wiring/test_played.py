"""The mat of nine cells is no drawing alone: its two readers share one bus, each selects its own boards, and a match is played on it."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from contextlib import ExitStack, closing
from dataclasses import replace
from threading import Event

import pytest
from gpiozero import Device

from companion.app import readers as root
from companion.mats.plan import Spi
from companion.mats.wiring.pinouts import PI, PI_ENABLES
from companion.system.clock import RealClock
from hardware.chip import clock as chip_clock
from hardware.chip.model import Model
from hardware.chip.standins import standing_in
from hardware.rc522.registers import T_RELOAD_LOW, VERSION, read, write
from hardware.readers.spi.bus import PiBus
from hardware.readers.spi.modelled import _pins
from hardware.readers.spi.wiring import Wiring as Boards
from hardware.sighting import Tags
from tests.cli.running import facedown
from tests.mats.wiring.logic import Logic
from tests.mats.wiring.mats import built, plan

NAME = "3x3-decoder"
LONGEST = 20.0  # seconds

pytestmark = pytest.mark.skipif(importlib.util.find_spec("mfrc522") is None, reason="mfrc522 is not installed")


class OfWires(Mapping):
    """What hangs on each device's own line, by the wires that are drawn and what the Pi's lines say at that moment."""

    def __init__(self, circuit):
        self.circuit, self.pi, self.heard = circuit, None, []

    def __getitem__(self, device):
        bus, enable = device
        levels = self.pi.gpio.levels
        low = {PI.pin(bcm) for bcm, level in levels.items() if not level} | {PI.pin(PI_ENABLES[bus][enable])}
        [board] = Logic(self.circuit, low).selected()
        self.heard.append(board)
        return board

    def __contains__(self, device):
        return device in list(self)

    def __iter__(self):
        return iter([(0, 0), (0, 1)])

    def __len__(self):
        return 2


@pytest.fixture
def bench():
    """A bus for each reader, as it is wired to one model of nine chips."""
    [circuit] = built(NAME).circuits
    with ExitStack() as stack:
        model, wires = Model(9, clock=chip_clock.RealClock()), OfWires(circuit)
        wires.pi = stack.enter_context(standing_in(model, wires, {}, 25))
        before = Device.pin_factory
        stack.callback(setattr, Device, "pin_factory", before)
        Device.pin_factory = stack.enter_context(closing(_pins()))
        buses, reset = [], 25
        for one in plan(NAME).readers:
            boards = Boards(one.bus, one.device, one.speed, one.select, one.address, reset, len(one.slots))
            buses.append(stack.enter_context(closing(PiBus(boards))))
            reset = None  # a line that readers share belongs to the first of them
        yield buses, model, wires


def test_two_readers_on_one_bus_select_the_boards_that_are_drawn(bench):
    buses, model, wires = bench
    antennas = [(bus, antenna) for bus in buses for antenna in range(bus.antennas)]
    wires.heard.clear()
    for number, (bus, antenna) in enumerate(antennas):
        bus.transfer(antenna, write(T_RELOAD_LOW, 100 + number))
    assert wires.heard == list(range(9))
    assert [chip.registers[T_RELOAD_LOW] for chip in model.chips] == [100 + number for number in range(9)]
    for number in (8, 3, 8, 0, 7, 8, 1):
        bus, antenna = antennas[number]
        assert bus.transfer(antenna, read(VERSION, T_RELOAD_LOW))[1:] == bytes((0x92, 100 + number))
    buses[0].reset()
    assert [chip.registers[T_RELOAD_LOW] for chip in model.chips] == [0] * 9


def test_both_pollers_hear_the_cards_on_all_nine_cells(monkeypatch):
    """Two programs, as the referee starts them, with a model of the chips below each."""
    slots = [slot for one in plan(NAME).readers for slot in one.slots]
    uids = {slot: f"04a1b2c3d45e{number:02x}" for number, slot in enumerate(slots)}
    command = root.command

    def modelled(boards):
        [one] = [one for one in plan(NAME).readers if isinstance(one, Spi) and one.device == boards.device]
        tags = {str(antenna): [uids[slot]] for antenna, slot in enumerate(one.slots)}
        return command(replace(boards, model={"tags": tags}))

    monkeypatch.setattr(root, "command", modelled)
    clock, news, heard = RealClock(), Event(), {}
    with closing(root.wired(plan(NAME), None, clock.now, news.set)) as readers:
        while len(heard) < len(slots) and clock.now() < LONGEST:
            news.wait(1.0)
            news.clear()
            for one in readers.passes(clock.now()):
                heard |= {slot: found.uids for slot, found in one.heard.items() if isinstance(found, Tags)}
        assert set(readers.trouble.values()) <= {"slow"}  # as a hub on a busy machine is
    assert heard == {slot: (uid,) for slot, uid in uids.items()}


@pytest.mark.parametrize("game", ["comparity", "cardline", "skyscrapers"])
def test_a_match_is_played_on_it(monkeypatch, game):
    ran = facedown(monkeypatch, "demo", "--headless", "--speed", "0", "--mat", NAME, "--game", game, "--seed", "7", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "has won" in ran.out


def test_its_readers_are_tested_on_models(monkeypatch):
    ran = facedown(monkeypatch, "mat", "test", NAME, "--simulated", "--seconds", "2", "--lang", "en")
    assert (ran.code, ran.err, ran.out.splitlines()[-1]) == (0, "", "All is well.")
