"""One SPI frame: address byte, bursts, who is selected, what it costs (data sheet 8.1.2)."""

from __future__ import annotations

import pytest

from hardware.chip import registers as r
from hardware.chip.clock import RealClock
from hardware.chip.model import Model
from tests.hardware.chip.driving import Driver, r_of


@pytest.fixture
def bus():
    return Driver(Model(2))


def test_a_read_tells_each_register_one_byte_after_its_address(bus):
    frame = bytes([r_of(r.VERSION), r_of(r.RF_CFG), r_of(r.COM_IRQ), 0])
    assert bus.model.transfer(0, frame) == bytes([0, 0x92, 0x48, 0x14])


def test_a_write_puts_all_its_bytes_into_one_register(bus):
    bus.write(r.FIFO, 1, 2, 3)
    bus.write(r.T_RELOAD_LOW, 7, 8, 9)
    assert (bus.read(r.FIFO_LEVEL), bus.read(r.T_RELOAD_LOW), bus.read(r.T_RELOAD_HIGH)) == (3, 9, 0)


def test_the_fifo_is_read_in_one_frame(bus):
    bus.write(r.FIFO, 1, 2, 3, 4)
    assert bus.read_all(r.FIFO, r.FIFO, r.FIFO) == bytes([1, 2, 3])
    assert bus.read(r.FIFO_LEVEL) == 1


def test_the_last_byte_of_a_read_is_no_address(bus):
    bus.write(r.FIFO, 1, 2)
    assert bus.model.transfer(0, bytes([r_of(r.FIFO)] * 2)) == bytes([0, 1])
    assert bus.read(r.FIFO_LEVEL) == 1


def test_the_reply_to_a_write_tells_nothing(bus):
    assert bus.model.transfer(0, bytes([r.T_RELOAD_LOW << 1, 7, 8])) == bytes(3)


@pytest.mark.parametrize("address", range(64))
def test_every_register_has_its_reset_value(bus, address):
    # Table 20 of the data sheet and the registers it lists; the FIFO is empty, and the version is the model's own.
    known = {
        0x01: 0x20, 0x02: 0x80, 0x04: 0x14, 0x07: 0x21, 0x0B: 0x08, 0x0C: 0x10, 0x0E: 0xA0, 0x11: 0x3F, 0x14: 0x80, 0x16: 0x10, 0x17: 0x84,
        0x18: 0x84, 0x19: 0x4D, 0x1C: 0x62, 0x1F: 0xEB, 0x21: 0xFF, 0x22: 0xFF, 0x24: 0x26, 0x26: 0x48, 0x27: 0x88, 0x28: 0x20, 0x29: 0x20,
        0x36: 0x40, 0x37: 0x92,
    }  # fmt: skip
    assert bus.read(address) == known.get(address, 0)


@pytest.mark.parametrize("address", [0x00, 0x06, 0x0F, 0x10, 0x1A, 0x21, 0x2E, 0x30, 0x37, 0x3F])
def test_what_the_chip_tells_and_what_is_reserved_cannot_be_written(bus, address):
    before = bus.read(address)
    bus.write(address, before ^ 0xFF)
    assert bus.read(address) == before


@pytest.mark.parametrize("version", [0x91, 0x88, 0xB2, 0x12])
def test_every_chip_has_a_version_of_its_own_and_keeps_it(bus, version):
    bus.model.chips[1].version = version
    bus.model.reset()
    bus.rest(1000)
    assert (bus.read(r.VERSION), Driver(bus.model, 1).read(r.VERSION)) == (0x92, version)


def test_a_transfer_costs_its_call_its_bits_and_the_change_of_the_select_lines():
    model = Model(2, speed=4_000_000, call_us=40.0, select_us=20.0)
    times = []
    for antenna, length in ((0, 2), (0, 5), (1, 2), (1, 2), (0, 2)):
        before = model.clock.us
        model.transfer(antenna, bytes([r_of(r.VERSION)] * length))
        times.append(model.clock.us - before)
    assert times == [64, 50, 64, 44, 64]
    assert (model.transfers, model.bytes, model.select_changes) == (5, 13, 3)


def test_what_is_written_has_its_effect_at_the_end_of_its_byte():
    model = Model(1, speed=1_000_000, call_us=100.0, select_us=0.0)
    model.transfer(0, bytes([r.CONTROL << 1, r.START_TIMER, r.STOP_TIMER]))
    # One cycle of the carrier per step and a reload value of 0: the timer ran out within the 8 us of the last byte.
    assert model.transfer(0, bytes([r_of(r.COM_IRQ), 0]))[1] & r.TIMER_IRQ


def test_ticks_are_whole_microseconds_and_a_rest_never_goes_back():
    model = Model(1, call_us=0.3)
    model.transfer(0, bytes(2))
    assert (model.ticks(), model.clock.us) == (21, pytest.approx(21.9))
    model.rest_until(100)
    model.rest_until(50)
    assert model.ticks() == 100


def test_no_chip_is_clocked_faster_than_it_can_be():
    with pytest.raises(ValueError, match="10 Mbit/s"):
        Model(1, speed=20_000_000)


def test_beside_a_real_clock_transfers_cost_nothing_and_time_passes_by_itself():
    model = Model(1, call_us=1e9, clock=RealClock())
    before = model.ticks()
    assert model.transfer(0, bytes([r_of(r.VERSION), 0]))[1] == 0x92
    assert model.clock.us < 1e8
    model.rest_until(before)  # it is later already
    model.rest_until(model.ticks() + 200)
    assert model.ticks() >= before + 200
