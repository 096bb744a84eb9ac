"""One antenna with an ST25R3916 is polled: what it hears, how soon, and what it never takes for nothing. On the model; not on a chip."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hardware.antennas.chips import chip_name
from hardware.antennas.exchange import CHECK_FAILED, NO_ANSWER, STRANGE, WELL
from hardware.antennas.round import run
from hardware.chip.tag import classic, long_tag, ntag213, telephone
from hardware.st25r3916.registers import (
    ADJUST_REGULATORS,
    AUX_DISPLAY,
    FIELD_IS_ON,
    IRQ_MASK_TARGET,
    OP_CONTROL,
    RX_CONF_4,
    RX_ENDED,
    TRANSMIT,
    TRANSMIT_REQA,
    read,
    write,
)  # fmt: skip
from tests.hardware.st25r3916.st_polled import StBus

CARD, OTHER, TWIN = "04a1b2c3d45e80", "0499e17f002a81", "04a1b2c3d45e81"  # the twin differs in its last byte only


def register(bus, address):
    return bus.model.transfer(0, read(address))[1]


def test_an_empty_place_costs_little_more_than_physics():
    bus = StBus()
    bus.poll()
    empty = bus.poll()
    assert (empty.heard, empty.transfers) == ("empty", 8)
    assert empty.us <= 1.22 * 1210


@pytest.mark.parametrize("uid", [CARD, CARD[:8], "0411223344556677889a", "04a1b288d45e80"])
@pytest.mark.parametrize("call_us", [2, 40])
def test_an_id_is_read_in_full_whatever_its_length_and_however_quick_the_bus(uid, call_us):
    bus = StBus(call_us=call_us)
    bus.model.lay({7: ntag213, 4: classic, 10: long_tag}[len(uid) // 2](uid), 0)
    assert bus.hears() == (uid,)


def test_a_known_card_that_answers_is_believed_with_one_transfer_less_than_an_empty_place():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.poll()
    assert bus.poll().transfers == 7


def test_a_card_that_lies_still_is_heard_in_every_poll():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    assert {bus.hears(is_verified=number % 3 == 0) for number in range(30)} == {(CARD,)}


def test_a_card_that_was_swapped_for_another_is_noticed_when_it_is_verified():
    bus = StBus()
    first, second = ntag213(CARD), ntag213(TWIN)
    bus.model.lay(first, 0)
    bus.poll()
    bus.model.lift(first)
    bus.model.lay(second, 0)
    assert bus.hears() == (CARD,)  # a tag answered
    assert bus.hears(is_verified=True) == (TWIN,)


@pytest.mark.parametrize("uids", [
    (CARD, OTHER), (CARD, TWIN), (CARD, OTHER, TWIN), ("01020304", "01020305"), (CARD, OTHER, TWIN, "04000000000001"), (CARD, "01020304"),
])  # fmt: skip
@pytest.mark.parametrize("call_us", [2, 40])
def test_several_tags_on_one_place_are_told_apart(uids, call_us):
    bus = StBus(call_us=call_us)
    for uid in uids:
        bus.model.lay((classic if len(uid) == 8 else ntag213)(uid), 0)
    assert bus.hears() == tuple(sorted(uids))


def test_an_answer_that_cannot_be_read_is_garbled_and_never_nothing_or_another_card():
    bus = StBus(seed=3)
    bus.model.lay(ntag213(CARD), 0)
    bus.model.field.flips = 0.02
    heard = [bus.hears(is_verified=True) for _ in range(300)]
    assert set(heard) == {(CARD,), "garbled"}
    assert heard.count("garbled") > 100


def test_a_request_whose_answer_has_wrong_parity_is_garbled_also_where_a_card_is_known():
    bus = StBus(seed=3)
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.field.flips = 0.05
    assert [bus.hears() for _ in range(100)].count("garbled") > 80


def test_an_answer_whose_start_cannot_be_made_out_is_garbled(monkeypatch):
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    monkeypatch.setattr(bus.model.field, "heard", lambda _antenna, reply: replace(reply, is_broken=True))
    assert bus.hears() == "garbled"


def test_a_tag_of_another_kind_upon_a_known_one_is_heard_at_once():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.lay(classic("01020304"), 0)
    assert bus.hears() == ("01020304", CARD)


@pytest.mark.parametrize("wakes_us", [1200, 3000, 4900])
def test_a_known_card_that_wakes_late_is_heard_in_every_poll(wakes_us):
    bus = StBus()
    bus.model.lay(ntag213(CARD, wakes_us=wakes_us), 0)
    assert bus.hears(is_verified=True) == (CARD,)
    assert [bus.hears(is_verified=number % 4 == 0) for number in range(30)] == [(CARD,)] * 30


def test_a_telephone_is_something_that_cannot_be_read_and_never_a_tag():
    bus = StBus()
    bus.model.lay(telephone(), 0)
    assert {bus.hears(is_verified=number % 2 == 0) for number in range(20)} == {"garbled"}


class Loses:
    """A bus on which frames that begin so are lost."""

    def __init__(self, model, beginning):
        self._model, self._beginning = model, beginning

    def transfer(self, antenna, frame):
        return bytes(len(frame)) if frame.startswith(self._beginning) else self._model.transfer(antenna, frame)

    def __getattr__(self, name):
        return getattr(self._model, name)


@pytest.mark.parametrize("lost", [TRANSMIT_REQA, write(OP_CONTROL, 0xC8)])
def test_a_request_that_never_went_out_is_a_fault_and_no_silence(lost):
    bus = StBus()
    bus.poll()
    bus.model.chips[0].is_strict = False  # a transmission without a field is what is tried here
    run(Loses(bus.model, lost), bus.antennas, lambda one: one.poll(is_verified=True), 1, 0)
    assert bus.heard() == "fault"
    bus.model.lay(ntag213(CARD), 0)
    assert [bus.hears() for _ in range(2)][-1] == (CARD,)


def test_a_transmission_that_never_went_out_says_nothing_of_the_tag():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.model.chips[0].is_strict = False
    run(Loses(bus.model, TRANSMIT), bus.antennas, lambda one: one.poll(is_verified=True), 1, 0)
    assert bus.heard() == "fault"


class NeverEnds:
    """A bus of a chip that tells the start of an answer and not its end, as it does now and then (errata 2.1.2)."""

    def __init__(self, model):
        self._model = model

    def transfer(self, antenna, frame):
        reply = self._model.transfer(antenna, frame)
        if frame[0] != read(IRQ_MASK_TARGET)[0]:
            return reply
        return reply[:2] + bytes((reply[2] & ~RX_ENDED,)) + reply[3:]

    def __getattr__(self, name):
        return getattr(self._model, name)


def test_an_answer_that_begins_and_never_ends_is_garbled():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    run(NeverEnds(bus.model), bus.antennas, lambda one: one.poll(is_verified=False), 1, 0)
    assert (bus.heard(), bus.antennas[0].resets) == ("garbled", 0)
    assert bus.hears() == (CARD,)


def test_the_field_is_off_between_polls_and_the_oscillator_goes_on():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    for _ in range(4):
        assert bus.hears(is_verified=True) == (CARD,)
        assert (register(bus, OP_CONTROL), register(bus, AUX_DISPLAY) & FIELD_IS_ON) == (0x80, 0)


def test_a_chip_that_was_reset_unasked_is_a_fault_in_the_next_poll_and_well_in_the_one_after():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.brown_out(0)
    bus.model.chips[0].is_strict = False  # the driver does not know yet that the oscillator stands still
    assert [bus.hears() for _ in range(3)] == ["fault", (CARD,), (CARD,)]
    assert bus.antennas[0].resets == 1


def test_a_dead_chip_is_a_fault_for_as_long_as_it_is_dead_and_is_tried_again_now_and_then():
    bus = StBus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.kill(0)
    polls = [bus.poll() for _ in range(20)]
    assert {each.heard for each in polls} == {"fault"}
    assert sum(each.transfers > 0 for each in polls) <= 5
    bus.model.revive(0)
    assert (CARD,) in [bus.hears() for _ in range(10)]


@pytest.mark.parametrize(("version", "state", "name"), [
    (0x28, WELL, "ST25R3916"), (0x2A, WELL, "ST25R3916"), (0x31, WELL, "ST25R3916B"), (0x09, STRANGE, "chip 0x9"),
])  # fmt: skip
def test_a_chip_is_known_by_what_it_does_and_called_by_its_name(version, state, name):
    bus = StBus(version=version)
    assert (bus.antennas[0].state, chip_name(bus.antennas[0].version)) == (state, name)
    bus.model.lay(ntag213(CARD), 0)
    assert bus.hears() == (CARD,)


@pytest.mark.parametrize("stuck", [0, 1])
def test_a_line_that_is_stuck_is_no_chip_at_all(stuck):
    bus = StBus()
    bus.model.stick(stuck)
    assert [bus.hears() for _ in range(5)] == ["fault"] * 5
    assert bus.antennas[0].state == NO_ANSWER


def test_a_chip_whose_settings_do_not_hold_fails_its_check():
    bus = StBus()
    bus.model.noise(0.2)
    bus.antennas[0].state = NO_ANSWER
    assert {bus.hears() for _ in range(40)} == {"fault"}
    assert bus.antennas[0].state in (CHECK_FAILED, NO_ANSWER)


def test_a_chip_whose_regulators_are_never_adjusted_fails_its_check():
    bus = StBus()
    run(Loses(bus.model, ADJUST_REGULATORS), bus.antennas, lambda one: one.begin(), 1, 0)
    assert bus.antennas[0].state == CHECK_FAILED


def test_wires_that_disturb_every_frame_never_make_an_empty_place_of_a_card():
    bus = StBus(seed=1)
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.noise(0.001, 0.001)
    heard = [bus.hears(is_verified=True) for _ in range(400)]
    assert heard.count("fault") > 50
    assert {each for each in heard if isinstance(each, tuple)} == {(CARD,)}
    assert "empty" not in heard


@pytest.mark.parametrize(("code", "held_back"), [(0, 10), (1, 8), (4, 5), (5, 3), (6, 2), (7, 0)])
def test_a_gain_of_the_wire_is_the_one_of_this_chip_that_is_nearest(code, held_back):
    bus = StBus()
    assert register(bus, RX_CONF_4) == 0x55
    bus.antennas[0].gain = code
    run(bus.model, bus.antennas, lambda one: one.tune(), 1, 0)
    assert register(bus, RX_CONF_4) == held_back * 0x11


def test_many_on_one_bus_are_all_heard_and_no_field_stays_on():
    bus = StBus(8)
    uids = [f"04{number:02x}{number * 37 % 256:02x}00112233" for number in range(8)]
    for number, uid in enumerate(uids):
        bus.model.lay(ntag213(uid), number)
    waiting, rounds = list(bus.antennas), 0
    while waiting:
        bus.model.clock.us += 20_000
        waiting = run(bus.model, waiting, lambda one: one.poll(is_verified=True), 8, 15_000)
        rounds += 1
    assert rounds <= 3
    assert [bus.heard(number) for number in range(8)] == [(uid,) for uid in uids]
    assert [bus.model.transfer(number, read(OP_CONTROL))[1] for number in range(8)] == [0x80] * 8
