"""Many antennas share one bus and a limit of time."""

from __future__ import annotations

import pytest

from hardware.antennas.round import run
from hardware.chip.tag import ntag213
from hardware.rc522.registers import TX_CONTROL, read
from tests.hardware.rc522.polled import Bus

LIMIT = 15_000


def uid(number):
    return f"04{number:02x}{number * 37 % 256:02x}00112233"


def polls(bus, cap=8, limit=LIMIT):
    bus.model.clock.us += 20_000
    began = bus.model.clock.us
    left = run(bus.model, list(bus.antennas), lambda one: one.poll(is_verified=True), cap, limit)
    return [one.number for one in left], bus.model.clock.us - began


def fields(bus):
    return [bus.model.transfer(number, read(TX_CONTROL))[1] & 3 for number in range(len(bus.antennas))]


class Watched:
    """A bus that counts how many fields are on."""

    def __init__(self, model):
        self._model, self._on, self.most = model, set(), 0

    def transfer(self, antenna, frame):
        if frame[0] == TX_CONTROL << 1:
            (self._on.add if frame[1] & 3 else self._on.discard)(antenna)
            self.most = max(self.most, len(self._on))
        return self._model.transfer(antenna, frame)

    def __getattr__(self, name):
        return getattr(self._model, name)


def test_settling_and_answers_of_many_overlap():
    _, alone = polls(Bus(1))
    left, together = polls(Bus(8))
    assert left == []
    assert together < 8 * alone / 3


@pytest.mark.parametrize("cap", [1, 3, 6])
def test_no_more_fields_are_on_than_the_supply_allows(cap):
    bus = Bus(16)
    for number in range(16):
        bus.model.lay(ntag213(uid(number)), number)
    watched = Watched(bus.model)
    run(watched, bus.antennas, lambda one: one.poll(is_verified=True), cap, 0)
    assert watched.most == cap


def test_time_that_is_up_leaves_all_fields_off_and_names_those_that_were_not_come_to():
    bus = Bus(16)
    for number in range(16):
        bus.model.lay(ntag213(uid(number)), number)
    left, us = polls(bus)
    assert us <= LIMIT
    assert fields(bus) == [0] * 16
    read_in_full = [number for number in range(16) if bus.heard(number) == (uid(number),)]
    assert len(read_in_full) >= 4
    assert sorted(left + read_in_full) == list(range(16))


def test_whoever_was_not_come_to_is_heard_when_it_goes_first_the_next_time():
    bus = Bus(16)
    for number in range(16):
        bus.model.lay(ntag213(uid(number)), number)
    waiting, rounds = list(bus.antennas), 0
    while waiting:
        bus.model.clock.us += 20_000
        waiting = run(bus.model, waiting, lambda one: one.poll(is_verified=True), 8, LIMIT)
        rounds += 1
    assert rounds <= 4
    assert [bus.heard(number) for number in range(16)] == [(uid(number),) for number in range(16)]


def test_a_place_that_needs_more_than_all_the_time_is_said_to_be_garbled_and_holds_up_nobody():
    bus = Bus(2)
    for number in range(3):
        bus.model.lay(ntag213(uid(number)), 0)
    left, us = polls(bus, cap=1, limit=8_000)
    assert (left, bus.heard(0)) == ([1], "garbled")
    assert us <= 8_000


def test_of_a_large_stack_those_are_told_that_were_read_in_time():
    bus = Bus(1)
    for number in range(4):
        bus.model.lay(ntag213(uid(number)), 0)
    left, _ = polls(bus, limit=20_000)
    assert left == []
    assert 2 <= len(bus.heard(0)) < 4
    assert set(bus.heard(0)) < {uid(number) for number in range(4)}


def test_a_dead_neighbour_on_the_bus_delays_others_little():
    bus = Bus(8)
    _, well = polls(bus)
    bus.model.kill(3)
    noticed, tried, rested = (polls(bus)[1] for _ in range(3))
    assert bus.heard(3) == "fault"
    assert max(noticed, tried) < well + 4_000
    assert rested < well


class Stalls:
    """A bus whose processor was away for a while at its first rest."""

    def __init__(self, model):
        self._model, self._rests = model, 0

    def rest_until(self, ticks):
        self._model.rest_until(ticks)
        self._rests += 1
        if self._rests == 1:
            self._model.clock.us += 20_000

    def __getattr__(self, name):
        return getattr(self._model, name)


def test_a_processor_that_was_away_makes_no_card_of_an_empty_place():
    bus = Bus(2)
    left = run(Stalls(bus.model), list(bus.antennas), lambda one: one.poll(is_verified=True), 8, LIMIT)
    assert [one.number for one in left] == [0, 1]


def test_a_poll_that_was_cut_off_leaves_its_tag_in_the_dark_for_long_enough():
    bus = Bus(2, call_us=2, select_us=1)
    for number in range(2):
        tag = ntag213(uid(number))
        tag.fades_us = 900.0
        bus.model.lay(tag, number)
    left = run(bus.model, list(bus.antennas), lambda one: one.poll(is_verified=True), 8, 4_000)
    run(bus.model, left, lambda one: one.poll(is_verified=True), 8, 0)
    assert [bus.heard(one.number) for one in left] == [(uid(one.number),) for one in left]


@pytest.mark.parametrize("limit", [4_000, 8_000, 15_000])
def test_no_turn_takes_longer_than_its_limit_even_where_tags_are_given_more_time(limit):
    bus = Bus(8)
    tags = [ntag213(uid(number)) for number in range(8)]
    for number, tag in enumerate(tags):
        bus.model.lay(tag, number)
    polls(bus, limit=0)
    for tag in tags:
        bus.model.lift(tag)
    assert max(polls(bus, cap=2, limit=limit)[1] for _ in range(6)) <= limit
