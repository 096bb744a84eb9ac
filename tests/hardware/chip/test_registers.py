"""FIFO, interrupts, timer, CRC coprocessor, commands, reset and power-down: what the data sheet says, one rule at a time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hardware.chip import registers as r
from hardware.chip.air import crc_a
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from tests.hardware.chip.driving import REQA, SEVEN, Driver, driver, with_crc

CYCLE = 1 / 13.56
TX, RX, IDLE, HIGH, LOW, ERR, TIMER = 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01


@pytest.fixture
def chip():
    """A chip whose transfers cost next to nothing."""
    return Driver(Model(1, call_us=0.0, select_us=0.0))


def test_marked_interrupts_are_set_with_set_1_and_cleared_without_it(chip):
    chip.write(r.COM_IRQ, 0x7F)
    assert chip.read(r.COM_IRQ) == 0
    chip.write(r.COM_IRQ, 0x80 | RX | TIMER)
    assert chip.read(r.COM_IRQ) == RX | TIMER
    chip.write(r.COM_IRQ, TIMER)
    assert chip.read(r.COM_IRQ) == RX
    chip.write(r.DIV_IRQ, 0x84)
    assert chip.read(r.DIV_IRQ) == 0x04
    chip.write(r.DIV_IRQ, 0x04)
    assert chip.read(r.DIV_IRQ) == 0


def test_the_interrupt_bit_follows_what_is_enabled(chip):
    chip.write(r.COM_IRQ, 0x7F)
    chip.write(r.COM_IRQ, 0x80 | RX)
    assert not chip.read(r.STATUS_1) & r.IRQ
    chip.write(r.COM_I_EN, 0x80 | RX)
    assert chip.read(r.STATUS_1) & r.IRQ
    chip.write(r.COM_IRQ, 0x7F)
    chip.write(r.DIV_IRQ, 0x80 | r.CRC_IRQ)
    assert not chip.read(r.STATUS_1) & r.IRQ
    chip.write(r.DIV_I_EN, r.CRC_IRQ)
    assert chip.read(r.STATUS_1) & r.IRQ


def test_the_fifo_holds_64_bytes_and_tells_of_the_one_too_many(chip):
    chip.write(r.FIFO, *range(64))
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.ERROR)) == (64, 0)
    chip.write(r.FIFO, 64)
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.ERROR), chip.read(r.COM_IRQ) & ERR) == (64, r.OVERFLOW, ERR)
    assert chip.read_all(*[r.FIFO] * 64) == bytes(range(64))
    chip.write(r.FIFO_LEVEL, r.FLUSH)
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.ERROR)) == (0, 0)


@pytest.mark.parametrize("command", [r.IDLE, r.NO_CHANGE, r.TRANSCEIVE, r.RECEIVE])
def test_no_command_empties_the_fifo_when_it_starts(chip, command):
    chip.write(r.FIFO, 1, 2)
    chip.write(r.COMMAND, command)
    assert chip.read(r.FIFO_LEVEL) == 2


def test_alerts_follow_the_water_level_and_interrupt_when_they_arise(chip):
    chip.write(r.WATER_LEVEL, 4)
    chip.write(r.COM_IRQ, 0x7F)
    seen = []
    for _ in range(61):
        chip.write(r.FIFO, 0)
        seen.append((chip.read(r.STATUS_1) & 3, chip.read(r.COM_IRQ)))
    assert seen == [(1, 0)] * 4 + [(0, 0)] * 55 + [(2, HIGH)] * 2
    chip.read_all(*[r.FIFO] * 60)
    assert (chip.read(r.STATUS_1) & 3, chip.read(r.COM_IRQ)) == (1, HIGH | LOW)


def timer_runs(chip, *, mode=0, prescaler=0, reload=0, demod=0x4D):
    """For how many microseconds."""
    chip.write(r.DEMOD, demod)
    chip.write(r.T_MODE, mode | prescaler >> 8)
    chip.write(r.T_PRESCALER, prescaler & 0xFF)
    chip.write(r.T_RELOAD_HIGH, reload >> 8)
    chip.write(r.T_RELOAD_LOW, reload & 0xFF)
    chip.write(r.COM_IRQ, 0x7F)
    chip.write(r.CONTROL, r.START_TIMER)
    began = chip.model.clock.us
    while not chip.read(r.COM_IRQ) & TIMER:
        pass
    return chip.model.clock.us - began


@pytest.mark.parametrize(
    ("prescaler", "reload", "demod", "us"),
    [
        (0, 2400, 0x4D, 2401 * CYCLE),
        (0xD3E, 30, 0x4D, 15_500),  # as the libraries for the Pi set it
        (0x0A9, 1000, 0x4D, 25_025),  # as the Arduino library does
        (0x0A9, 1000, 0x5D, 1001 * 340 * CYCLE),  # an even prescaler
    ],
)
def test_the_timer_runs_for_its_reload_value_and_one(chip, prescaler, reload, demod, us):
    assert timer_runs(chip, prescaler=prescaler, reload=reload, demod=demod) == pytest.approx(us, abs=4, rel=1e-3)


def test_the_timer_counts_down_and_stands_still_when_it_is_stopped(chip):
    chip.write(r.T_PRESCALER, 67)  # 9.96 us
    chip.write(r.T_RELOAD_LOW, 200)
    chip.write(r.CONTROL, r.START_TIMER)
    assert chip.read(r.STATUS_1) & r.TIMER_RUNS
    chip.rest(500)
    assert chip.read(r.T_COUNTER_LOW) == pytest.approx(150, abs=2)
    chip.write(r.CONTROL, r.STOP_TIMER)
    left = chip.read(r.T_COUNTER_LOW)
    chip.rest(5000)
    assert (chip.read(r.T_COUNTER_LOW), chip.read(r.STATUS_1) & r.TIMER_RUNS, chip.read(r.COM_IRQ) & TIMER) == (left, 0, 0)


def test_the_counter_has_two_bytes_and_each_is_told_as_it_is_when_it_is_asked_for():
    chip = Driver(Model(1, speed=1_000_000, call_us=0.0, select_us=0.0))
    chip.write(r.T_PRESCALER, 6)  # 13 cycles: 0.96 us
    chip.write(r.T_RELOAD_HIGH, 40)
    chip.write(r.CONTROL, r.START_TIMER)
    high, *lows = chip.read_all(r.T_COUNTER_HIGH, *[r.T_COUNTER_LOW] * 4)
    assert high == 39
    assert [before - after for before, after in pairwise(lows)] == [pytest.approx(8.3, abs=1)] * 3


def test_a_timer_that_was_started_by_hand_is_not_stopped_by_an_answer():
    chip = driver(ntag213(SEVEN))
    chip.write(r.T_MODE, 0)
    chip.write(r.T_RELOAD_HIGH, 255)
    chip.write(r.CONTROL, r.START_TIMER)
    assert chip.request().is_clean
    assert chip.read(r.STATUS_1) & r.TIMER_RUNS


def test_a_timer_that_runs_out_starts_again_only_if_told(chip):
    timer_runs(chip, reload=2000)
    assert (chip.read(r.STATUS_1) & r.TIMER_RUNS, chip.read_all(r.T_COUNTER_HIGH, r.T_COUNTER_LOW)) == (0, bytes(2))
    timer_runs(chip, mode=r.TIMER_AGAIN, reload=2000)
    assert chip.read(r.STATUS_1) & r.TIMER_RUNS
    chip.write(r.COM_IRQ, TIMER)
    chip.rest(200)
    assert chip.read(r.COM_IRQ) & TIMER


def crc_of(chip, data):
    chip.write(r.COMMAND, r.IDLE)
    chip.write(r.DIV_IRQ, r.CRC_IRQ)
    chip.write(r.FIFO, *data)
    chip.write(r.COMMAND, r.CALC_CRC)
    while not chip.read(r.DIV_IRQ) & r.CRC_IRQ:
        pass
    return chip.read(r.CRC_HIGH) << 8 | chip.read(r.CRC_LOW)


@pytest.mark.parametrize(("preset", "start"), [(0, 0x0000), (1, 0x6363), (2, 0xA671), (3, 0xFFFF)])
def test_the_coprocessor_sums_up_what_is_in_the_fifo(chip, preset, start):
    chip.write(r.MODE, 0x3C | preset)
    data = bytes.fromhex("9370") + b"\x88\x04\xa1\xb2\x9f"
    assert crc_of(chip, data) == crc_a(data, start)
    assert chip.read(r.FIFO_LEVEL) == 0


def test_the_sum_that_type_a_uses_is_the_standards(chip):
    chip.write(r.MODE, 0x3D)
    assert crc_of(chip, b"\x00\x00") == 0x1EA0  # ISO 14443-3, annex B
    assert crc_of(chip, b"\x12\x34") == 0xCF26


def test_a_sum_over_data_and_its_own_sum_is_zero_and_that_is_told(chip):
    chip.write(r.MODE, 0x3D)
    assert crc_of(chip, with_crc(b"\x12\x34")) == 0
    assert chip.read(r.STATUS_1) & (r.CRC_READY | r.CRC_OK) == r.CRC_READY | r.CRC_OK


def test_the_coprocessor_goes_on_until_it_is_told_to_stop(chip):
    chip.write(r.MODE, 0x3D)
    crc_of(chip, b"\x12")
    assert (chip.read(r.COMMAND) & 15, chip.read(r.STATUS_1) & (r.CRC_READY | r.CRC_OK)) == (r.CALC_CRC, r.CRC_READY)
    chip.write(r.DIV_IRQ, r.CRC_IRQ)
    chip.write(r.FIFO, 0x34)
    chip.rest(20)
    assert (chip.read(r.CRC_HIGH), chip.read(r.CRC_LOW), chip.read(r.DIV_IRQ)) == (0xCF, 0x26, r.CRC_IRQ)
    chip.write(r.COMMAND, r.IDLE)
    chip.write(r.FIFO, 0x56)
    chip.rest(20)
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.CRC_LOW)) == (1, 0x26)


def test_a_sum_that_is_stopped_takes_nothing_out_of_the_fifo(chip):
    chip.write(r.FIFO, *bytes(60))  # 44 us
    chip.write(r.COMMAND, r.CALC_CRC)
    chip.write(r.COMMAND, r.IDLE)
    chip.rest(100)
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.DIV_IRQ)) == (60, 0)


def test_the_idle_command_sets_no_interrupt_and_an_unknown_one_does(chip):
    chip.write(r.COMMAND, r.TRANSCEIVE)
    chip.write(r.COM_IRQ, 0x7F)
    chip.write(r.COMMAND, r.IDLE)
    assert (chip.read(r.COMMAND), chip.read(r.COM_IRQ)) == (0, 0)
    chip.write(r.COMMAND, 0x05)
    assert (chip.read(r.COMMAND), chip.read(r.COM_IRQ)) == (0, IDLE)


def test_the_internal_buffer_takes_25_bytes_from_the_fifo_and_gives_them_back(chip):
    chip.write(r.FIFO, *range(25))
    chip.write(r.COMMAND, r.MEM)
    assert (chip.read(r.FIFO_LEVEL), chip.read(r.COM_IRQ) & IDLE) == (0, IDLE)
    chip.write(r.COMMAND, r.MEM)
    assert chip.read_all(*[r.FIFO] * 25) == bytes(range(25))
    chip.write(r.COMMAND, r.RANDOM_ID)
    chip.write(r.COMMAND, r.MEM)
    changed = chip.read_all(*[r.FIFO] * 25)
    assert (changed[:10] != bytes(range(10)), changed[10:]) == (True, bytes(range(10, 25)))


def test_a_soft_reset_takes_its_time_and_only_then_the_chip_can_be_written(chip):
    chip.write(r.T_RELOAD_LOW, 30)
    chip.write(r.FIFO, 1)
    chip.write(r.COMMAND, r.SOFT_RESET)
    began = chip.model.clock.us
    chip.write(r.T_RELOAD_LOW, 99)
    assert (chip.read(r.COMMAND), chip.read(r.VERSION)) == (0x30, 0)
    while chip.read(r.COMMAND) & r.POWER_DOWN:
        pass
    assert chip.model.clock.us - began == pytest.approx(37.8, abs=3)
    assert (chip.read(r.COMMAND), chip.read(r.T_RELOAD_LOW), chip.read(r.FIFO_LEVEL), chip.read(r.VERSION)) == (0x20, 0, 0, 0x92)


def test_power_down_keeps_registers_and_fifo_and_wakes_slowly(chip):
    chip.start().field()
    chip.write(r.FIFO, 1, 2)
    chip.write(r.COMMAND, r.POWER_DOWN | r.NO_CHANGE)
    chip.write(r.T_RELOAD_LOW, 99)
    assert (chip.read(r.COMMAND), chip.read(r.VERSION), chip.model.field.antennas[0].is_on) == (0x10, 0, False)
    chip.rest(10_000)
    assert chip.read(r.COMMAND) & r.POWER_DOWN
    chip.write(r.COMMAND, r.IDLE)
    began = chip.model.clock.us
    while chip.read(r.COMMAND) & r.POWER_DOWN:
        pass
    assert 200 < chip.model.clock.us - began < 500
    assert (chip.read(r.T_RELOAD_LOW), chip.read(r.FIFO_LEVEL), chip.model.field.antennas[0].is_on) == (2400 & 0xFF, 2, True)


def test_power_down_ends_whatever_runs():
    chip = driver(ntag213(SEVEN))
    chip.prepare([REQA])
    chip.trigger(7, 0)
    chip.write(r.CONTROL, r.START_TIMER)
    chip.write(r.COMMAND, r.POWER_DOWN | r.NO_CHANGE)
    chip.rest(100)
    chip.write(r.COMMAND, r.NO_CHANGE)
    chip.rest(5000)
    irqs = r.TX_IRQ | r.RX_IRQ | r.TIMER_IRQ
    assert (chip.read(r.COMMAND), chip.read(r.COM_IRQ) & irqs, chip.read(r.STATUS_1) & r.TIMER_RUNS) == (0, 0, 0)


def test_power_down_in_the_midst_of_an_answer_loses_it():
    chip = driver(ntag213(SEVEN))
    chip.prepare([REQA])
    chip.trigger(7, 0)
    chip.rest(200)
    chip.write(r.COMMAND, r.POWER_DOWN | r.NO_CHANGE)
    chip.write(r.COMMAND, r.NO_CHANGE)
    chip.rest(5000)
    assert (chip.read(r.COM_IRQ) & r.RX_IRQ, chip.read(r.FIFO_LEVEL), chip.read(r.STATUS_2) & 7) == (0, 0, 0)


def test_a_chip_that_sleeps_can_be_reset(chip):
    chip.start()
    chip.write(r.COMMAND, r.POWER_DOWN)
    chip.write(r.COMMAND, r.SOFT_RESET)
    chip.rest(1000)
    assert (chip.read(r.COMMAND), chip.read(r.TX_ASK)) == (0x20, 0)


def test_a_reset_stops_the_timer(chip):
    chip.write(r.T_RELOAD_HIGH, 255)
    chip.write(r.CONTROL, r.START_TIMER)
    chip.write(r.COMMAND, r.SOFT_RESET)
    chip.rest(50_000)
    assert (chip.read(r.STATUS_1) & r.TIMER_RUNS, chip.read(r.COM_IRQ) & TIMER) == (0, 0)


def test_the_reset_line_resets_every_chip():
    model = Model(2)
    drivers = [Driver(model, antenna).start().field() for antenna in range(2)]
    model.reset()
    assert [antenna.is_on for antenna in model.field.antennas.values()] == [False, False]
    drivers[0].rest(1000)
    assert [(chip.read(r.TX_ASK), chip.read(r.TX_CONTROL)) for chip in drivers] == [(0, 0x80)] * 2
