"""What can go wrong between a host and its chips; each of it is seen as a driver would see it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hardware.chip import registers as r
from hardware.chip.model import Model
from hardware.chip.tag import classic, long_tag, ntag213
from tests.hardware.chip.driving import FOUR, NOBODY, SEVEN, TEN, Driver, driver, r_of

VERSION = bytes([r_of(r.VERSION), 0])


@pytest.fixture
def reader():
    return driver(ntag213(SEVEN), antennas=2)


@pytest.mark.parametrize("reads", [0x00, 0xFF])
def test_a_dead_chip_reads_as_one_byte_and_its_field_is_off(reader, reads):
    reader.model.kill(0, reads)
    assert reader.read_all(r.VERSION, r.COMMAND, r.T_RELOAD_LOW) == bytes([reads]) * 3
    assert not reader.model.field.antennas[0].is_on
    assert Driver(reader.model, 1).read(r.VERSION) == 0x92
    reader.model.revive(0)
    reader.rest(1000)
    assert (reader.read(r.VERSION), reader.read(r.TX_ASK)) == (0x92, 0)
    assert reader.start().field().uid() == SEVEN


def test_a_brown_out_resets_one_chip_and_tells_nobody(reader):
    reader.model.brown_out(0)
    reader.rest(1000)
    assert reader.read_all(r.VERSION, r.TX_ASK, r.TX_CONTROL) == bytes([0x92, 0, 0x80])
    assert reader.request() == NOBODY
    assert reader.start().field().uid() == SEVEN


@pytest.mark.parametrize(("level", "reads"), [(0, 0x00), (1, 0xFF)])
def test_a_line_that_is_stuck_tells_nothing_and_what_is_written_arrives(reader, level, reads):
    reader.model.stick(level)
    assert {reader.model.transfer(antenna, VERSION) for antenna in range(2)} == {bytes([reads]) * 2}
    reader.write(r.T_RELOAD_LOW, 77)
    reader.model.stick(None)
    assert (reader.read(r.T_RELOAD_LOW), reader.read(r.VERSION)) == (77, 0x92)


def test_a_chip_select_that_is_cut_reads_as_the_pull_up(reader):
    reader.model.select(0, ())
    reader.write(r.T_RELOAD_LOW, 77)
    assert reader.model.transfer(0, VERSION) == b"\xff\xff"
    reader.model.select(0, (0,))
    assert reader.read(r.T_RELOAD_LOW) == 2400 & 0xFF


def test_where_two_chips_are_selected_both_hear_and_a_low_level_wins():
    model = Model(2)
    one, other = Driver(model, 0), Driver(model, 1)
    one.write(r.T_RELOAD_LOW, 0b1100)
    other.write(r.T_RELOAD_LOW, 0b1010)
    model.select(0, (0, 1))
    assert one.read(r.T_RELOAD_LOW) == 0b1000
    one.write(r.T_RELOAD_HIGH, 7)
    assert other.read(r.T_RELOAD_HIGH) == 7


@pytest.mark.parametrize("probability", [0.001, 0.01, 0.1])
def test_noise_turns_bits_over_as_often_as_it_is_told(probability):
    model = Model(1, seed=5)
    model.noise(probability)
    turned = sum((byte ^ 0x92).bit_count() for _ in range(100) for byte in model.transfer(0, bytes([r_of(r.VERSION)] * 101))[1:])
    assert turned == pytest.approx(80_000 * probability, rel=0.25)


def test_noise_on_its_way_to_the_chip_changes_what_is_written():
    model = Model(1, seed=5)
    reader = Driver(model)
    model.noise(0.0, 0.02)
    written = 0
    for value in range(256):
        reader.write(r.T_RELOAD_LOW, value)
        model.noise(0.0)
        written += reader.read(r.T_RELOAD_LOW) == value
        model.noise(0.0, 0.02)
    assert 150 < written < 230


def test_noise_at_its_ends():
    model = Model(1)
    model.noise(1.0)
    assert model.transfer(0, VERSION)[1] == 0x92 ^ 0xFF
    model.noise(0.0)
    assert (model.transfer(0, VERSION)[1], model.wires.is_sound) == (0x92, True)


def test_lost_bytes_shorten_what_the_chip_hears():
    model = Model(1, seed=2)
    reader = Driver(model)
    model.lose(0.2)
    reader.write(r.FIFO, *range(50))
    model.lose(0.0)
    assert 30 <= reader.read(r.FIFO_LEVEL) < 50
    model.lose(1.0)
    assert model.transfer(0, VERSION) == b"\xff\xff"


def test_bits_that_turn_over_in_the_air_are_errors_of_parity_but_for_pairs_of_them():
    tally = Counter()
    for seed in range(200):
        reader = driver(ntag213(SEVEN), seed=seed)
        reader.model.field.flips = 0.02
        heard = reader.request()
        tally["parity" if heard.error == r.PARITY_WRONG else "right" if heard.data == b"\x44\x00" else "wrong"] += 1
    assert (sum(tally.values()), tally["wrong"] > 0) == (200, True)
    assert tally["right"] > tally["parity"] > 4 * tally["wrong"]


@pytest.mark.parametrize("seed", range(10))
def test_whatever_a_host_says_is_answered_with_as_many_bytes(seed):
    chance = Random(seed)
    model = Model(3, call_us=2.0, places={0: (0, 0), 1: (60, 0), 2: (300, 0)}, seed=seed)
    for antenna, tag in enumerate((ntag213(SEVEN), classic(FOUR), long_tag(TEN))):
        model.lay(tag, antenna)
    model.noise(0.001, 0.001)
    model.lose(0.01)
    readers = [Driver(model, antenna).start() for antenna in range(3)]
    for _ in range(1000):
        reader, kind = chance.choice(readers), chance.random()
        if kind < 0.5:
            frame = chance.randbytes(chance.randint(1, 20))
            assert len(model.transfer(reader.antenna, frame)) == len(frame)
        elif kind < 0.7:
            reader.write(r.TX_CONTROL, 0x80 | chance.choice((0, 3)))
        elif kind < 0.9:
            reader.prepare(chance.randbytes(chance.randint(0, 10)))
            reader.trigger(chance.randrange(8), chance.randrange(8))
        else:
            reader.rest(chance.randrange(1000))


def test_a_model_without_faults_asks_nobody_about_them():
    model = Model(2)
    assert model.wires.is_sound
    for fault, mended in (
        (lambda: model.kill(1), lambda: model.revive(1)),
        (lambda: model.stick(0), lambda: model.stick(None)),
        (lambda: model.noise(0.1), lambda: model.noise(0.0)),
        (lambda: model.lose(0.1), lambda: model.lose(0.0)),
        (lambda: model.select(0, ()), lambda: model.select(0, (0,))),
    ):
        fault()
        assert not model.wires.is_sound
        mended()
        assert model.wires.is_sound
