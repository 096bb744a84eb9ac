"""One antenna is polled: what it hears, how soon, and what it never takes for nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hardware.antennas.chips import chip_name
from hardware.antennas.exchange import CHECK_FAILED, NO_ANSWER, STRANGE, WELL, takes
from hardware.antennas.round import run
from hardware.antennas.tags import bcc, crc_a
from hardware.chip.tag import classic, long_tag, ntag213, telephone
from hardware.rc522.registers import BIT_FRAMING, FIFO, RF_CFG, TX_ASK, TX_CONTROL, read, write
from tests.hardware.rc522.polled import Bus

CARD, OTHER, TWIN = "04a1b2c3d45e80", "0499e17f002a81", "04a1b2c3d45e81"  # the twin differs in its last byte only


def register(bus, address, number=0):
    return bus.model.transfer(number, read(address))[1]


def test_an_empty_place_costs_little_more_than_physics():
    empty = Bus().poll()
    assert (empty.heard, empty.transfers) == ("empty", 8)
    assert empty.us <= 1.2 * 1210


@pytest.mark.parametrize("uid", [CARD, CARD[:8], "0411223344556677889a", "04a1b288d45e80"])
def test_an_id_is_read_in_full_whatever_its_length(uid):
    bus = Bus()
    bus.model.lay({7: ntag213, 4: classic, 10: long_tag}[len(uid) // 2](uid), 0)
    assert bus.hears() == (uid,)


def test_a_new_card_is_read_with_both_selects_in_little_more_than_its_bound():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    assert bus.poll().us <= 1.25 * 5350


def test_a_card_that_lies_still_is_heard_in_every_poll():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    assert {bus.hears(is_verified=number % 3 == 0) for number in range(30)} == {(CARD,)}


def test_a_known_card_that_answers_is_believed_with_as_few_transfers_as_an_empty_place():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    assert bus.poll().transfers == 8


def test_a_card_that_was_swapped_for_another_is_noticed_when_it_is_verified():
    bus = Bus()
    first, second = ntag213(CARD), ntag213(TWIN)
    bus.model.lay(first, 0)
    bus.poll()
    bus.model.lift(first)
    bus.model.lay(second, 0)
    assert bus.hears() == (CARD,)  # somebody answered
    assert bus.hears(is_verified=True) == (TWIN,)


def test_a_card_that_was_away_for_one_poll_is_read_in_full_when_somebody_answers_again():
    bus = Bus()
    first, second = ntag213(CARD), ntag213(OTHER)
    bus.model.lay(first, 0)
    bus.poll()
    bus.model.lift(first)
    assert bus.hears() == "empty"
    bus.model.lay(second, 0)
    assert bus.hears() == (OTHER,)


@pytest.mark.parametrize("uids", [
    (CARD, OTHER), (CARD, TWIN), (CARD, OTHER, TWIN), ("01020304", "01020305"), (CARD, OTHER, TWIN, "04000000000001"),
])  # fmt: skip
def test_several_tags_on_one_place_are_told_apart(uids):
    bus = Bus()
    for uid in uids:
        bus.model.lay((classic if len(uid) == 8 else ntag213)(uid), 0)
    assert bus.hears() == tuple(sorted(uids))


@pytest.mark.parametrize("uids", [(CARD, OTHER), (CARD, OTHER, TWIN), ("01020304", "01020305")])
def test_several_tags_are_told_apart_where_a_collision_comes_with_a_parity_error(uids):
    bus = Bus()
    bus.model.chips[0].judges_parity = True
    for uid in uids:
        bus.model.lay((classic if len(uid) == 8 else ntag213)(uid), 0)
    assert bus.hears() == tuple(sorted(uids))


def test_noise_of_a_few_bits_is_no_answer():
    bus = Bus()
    bus.model.field.spikes = 1.0
    assert {bus.hears(is_verified=number % 2 == 0) for number in range(20)} == {"empty"}
    bus.model.lay(ntag213(CARD), 0)
    assert bus.hears() == (CARD,)


@pytest.mark.parametrize("fades_us", [100, 2500, 5000])
def test_a_tag_that_keeps_its_state_without_a_field_is_heard_in_every_poll(fades_us):
    bus = Bus()
    bus.model.lay(ntag213(CARD, fades_us=fades_us), 0)
    heard = []
    for number in range(30):
        bus.model.clock.us -= 20_000  # at once
        heard.append(bus.hears(is_verified=number % 5 == 0))
    assert heard == [(CARD,)] * 30


def test_a_card_that_a_neighbour_s_field_kept_awake_is_heard_in_the_poll_after_it():
    bus = Bus(2, places={0: (0, 0), 1: (80, 0)})
    bus.model.lay(ntag213(CARD), 0)
    bus.poll(0)
    bus.poll(1)  # its request is understood by the card, which is too far off to be heard there
    bus.model.clock.us -= 20_000  # at once
    assert bus.hears(0) == (CARD,)


def test_tags_on_each_other_that_keep_their_state_even_halted_are_never_silent():
    bus = Bus()
    for uid in (CARD, OTHER):
        bus.model.lay(ntag213(uid, fades_us=5000), 0)
    heard = []
    for _ in range(20):
        bus.model.clock.us -= 20_000  # at once
        heard.append(bus.hears(is_verified=True))
    assert set(heard) == {(OTHER, CARD), "garbled"}
    assert [bus.hears(is_verified=True) for _ in range(20)] == [(OTHER, CARD)] * 20


@pytest.mark.parametrize("wakes_us", [1200, 3000, 4900])
def test_a_known_card_that_wakes_late_is_heard_in_every_poll(wakes_us):
    bus = Bus()
    bus.model.lay(ntag213(CARD, wakes_us=wakes_us), 0)
    assert bus.hears(is_verified=True) == (CARD,)
    assert [bus.hears(is_verified=number % 4 == 0) for number in range(30)] == [(CARD,)] * 30


def test_two_requests_keep_their_distance():
    bus = Bus(call_us=2)
    tag = ntag213(CARD)
    bus.model.lay(tag, 0)
    bus.poll()
    bus.model.lift(tag)
    asked = []

    def noted():
        asked.append(bus.model.clock.us)

    for is_verified in (False, True):
        asked.clear()
        starts = Notices(bus.model, write(BIT_FRAMING, 0x87), noted)
        run(starts, bus.antennas, lambda one, is_verified=is_verified: one.poll(is_verified=is_verified), 1, 0)
        assert len(asked) == 2
        assert asked[1] - asked[0] >= 516  # 7000/fc, ISO 14443-3


def test_tags_of_several_kinds_are_told_apart_and_then_believed():
    bus = Bus()
    for tag in (ntag213(CARD), classic("01020304"), long_tag("0411223344556677889a")):
        bus.model.lay(tag, 0)
    everyone = ("01020304", CARD, "0411223344556677889a")
    assert sorted(bus.hears()) == sorted(everyone)
    believed = bus.poll()
    assert (sorted(believed.heard), believed.transfers) == (sorted(everyone), 8)


def test_a_telephone_cannot_be_read_and_is_never_known_by_the_id_of_the_moment():
    bus = Bus()
    bus.model.lay(telephone(), 0)
    assert {bus.hears(is_verified=number % 3 == 0) for number in range(30)} == {"garbled"}
    assert bus.antennas[0].uids == []
    bus.model.lay(classic("09020304"), 0)  # an id of four bytes that stays
    assert bus.hears() == "garbled"


def test_a_telephone_upon_a_known_card_is_noticed_when_that_is_verified_and_the_card_is_read_after_it():
    bus = Bus()
    card, phone = ntag213(CARD), telephone()
    bus.model.lay(card, 0)
    bus.poll()
    bus.model.lay(phone, 0)
    assert [bus.hears(is_verified=True) for _ in range(5)] == ["garbled"] * 5
    bus.model.lift(phone)
    assert bus.hears() == (CARD,)


def test_a_card_that_is_laid_upon_a_known_one_is_heard_when_that_is_verified():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.lay(ntag213(TWIN), 0)
    assert bus.hears(is_verified=True) == (CARD, TWIN)


def test_an_answer_that_cannot_be_read_is_garbled_and_never_nothing_or_another_card():
    bus = Bus(seed=3)
    bus.model.lay(ntag213(CARD), 0)
    bus.model.field.flips = 0.02
    heard = [bus.hears(is_verified=True) for _ in range(300)]
    assert set(heard) == {(CARD,), "garbled"}
    assert heard.count("garbled") > 100


def test_a_tag_that_needs_long_to_wake_is_heard_after_it_was_missed_once():
    bus = Bus()
    quick, slow = ntag213(CARD), ntag213(CARD, wakes_us=3000)
    bus.model.lay(quick, 0)
    bus.poll()
    bus.model.lift(quick)
    bus.model.lay(slow, 0)
    assert [bus.hears() for _ in range(2)] == ["empty", (CARD,)]


class Notices:
    """A bus on which something happens as soon as a frame comes that begins so."""

    def __init__(self, model, beginning, happens):
        self._model, self._beginning, self._happens = model, beginning, happens

    def transfer(self, antenna, frame):
        if frame.startswith(self._beginning):
            self._happens()
        return self._model.transfer(antenna, frame)

    def __getattr__(self, name):
        return getattr(self._model, name)


def test_a_place_that_was_left_is_given_more_time_twice_and_then_is_quick_again_and_known_to_be_empty():
    bus = Bus()
    tag = ntag213(CARD)
    bus.model.lay(tag, 0)
    bus.poll()
    bus.model.lift(tag)
    polls = [(bus.poll().us > 4_000, [uid.hex() for uid in bus.antennas[0].uids]) for _ in range(4)]
    assert polls == [(False, [CARD]), (True, [CARD]), (True, []), (False, [])]


@pytest.mark.parametrize("garbles", [0x26, 0x93])  # the answer to the request, or only what follows
def test_after_a_poll_that_was_garbled_whoever_answers_is_read_in_full(garbles):
    bus = Bus()
    first, second = ntag213(CARD), ntag213(OTHER)
    bus.model.lay(first, 0)
    bus.poll()

    def disturb():
        bus.model.field.flips = 0.5

    run(Notices(bus.model, write(FIFO, garbles), disturb), bus.antennas, lambda one: one.poll(is_verified=garbles == 0x93), 1, 0)
    assert bus.heard() == "garbled"
    bus.model.field.flips = 0.0
    bus.model.lift(first)
    bus.model.lay(second, 0)
    assert bus.hears() == (OTHER,)


def test_a_tag_that_wakes_slowly_is_found_on_an_empty_place_and_then_heard_in_every_poll():
    bus = Bus()
    bus.model.lay(ntag213(CARD, wakes_us=1500), 0)
    heard = [bus.hears(is_verified=number % 4 == 0) for number in range(20)]
    found = heard.index((CARD,))
    assert found <= 4
    assert heard[found + 3 :] == [(CARD,)] * len(heard[found + 3 :])


class Loses:
    """A bus on which frames that begin so are lost."""

    def __init__(self, model, beginning):
        self._model, self._beginning = model, beginning

    def transfer(self, antenna, frame):
        return bytes(len(frame)) if frame.startswith(self._beginning) else self._model.transfer(antenna, frame)

    def __getattr__(self, name):
        return getattr(self._model, name)


@pytest.mark.parametrize("lost", [write(FIFO, 0x26), write(TX_CONTROL, 0x83), write(BIT_FRAMING, 0x87)])
def test_a_request_that_never_went_out_is_a_fault_and_no_silence(lost):
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    run(Loses(bus.model, lost), bus.antennas, lambda one: one.poll(is_verified=True), 1, 0)
    assert bus.heard() == "fault"
    assert [bus.hears() for _ in range(2)][-1] == (CARD,)


def test_of_two_tags_never_one_is_told_because_the_other_was_silent_when_it_was_called_up():
    bus = Bus()
    tags = [ntag213(CARD), ntag213(OTHER)]
    for tag in tags:
        bus.model.lay(tag, 0)
    run(Notices(bus.model, write(FIFO, 0x50), lambda: bus.model.lift(tags[0])), bus.antennas, lambda one: one.poll(is_verified=True), 1, 0)
    assert bus.heard() == "garbled"
    assert bus.hears() == (OTHER,)


def test_the_field_is_off_between_polls_and_for_long_enough_that_tags_notice():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    heard = []
    for _ in range(4):
        bus.model.clock.us -= 20_000  # at once
        heard.append(bus.hears(is_verified=True))
        assert register(bus, TX_CONTROL) & 3 == 0
    assert heard == [(CARD,)] * 4


def test_a_chip_that_was_reset_behind_our_back_is_a_fault_in_the_next_poll_and_well_in_the_one_after():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.brown_out(0)
    assert [bus.hears() for _ in range(3)] == ["fault", (CARD,), (CARD,)]
    assert bus.antennas[0].resets == 1
    assert register(bus, TX_ASK) == 0x40


def test_a_dead_chip_is_a_fault_for_as_long_as_it_is_dead_and_is_tried_again_now_and_then():
    bus = Bus()
    bus.model.lay(ntag213(CARD), 0)
    bus.poll()
    bus.model.kill(0)
    polls = [bus.poll() for _ in range(20)]
    assert {each.heard for each in polls} == {"fault"}
    assert sum(each.transfers > 0 for each in polls) <= 5
    bus.model.revive(0)
    assert (CARD,) in [bus.hears() for _ in range(10)]


@pytest.mark.parametrize(("version", "state", "name"), [
    (0x91, WELL, "MFRC522 v1.0"), (0x92, WELL, "MFRC522 v2.0"), (0x88, WELL, "FM17522"), (0xB2, WELL, "FM17522"),
    (0x12, STRANGE, "chip 0x12"),
])  # fmt: skip
def test_a_chip_is_known_by_what_it_does_and_called_by_its_name(version, state, name):
    bus = Bus(version=version)
    assert (bus.antennas[0].state, chip_name(bus.antennas[0].version)) == (state, name)
    bus.model.lay(ntag213(CARD), 0)
    assert bus.hears() == (CARD,)


def test_a_clone_whose_crc_unit_counts_otherwise_is_told_and_used():
    bus = Bus()
    bus.model.chips[0].is_sum_odd = True
    bus.model.brown_out(0)
    bus.model.lay(ntag213(CARD), 0)
    assert [bus.hears() for _ in range(2)] == ["fault", (CARD,)]
    assert bus.antennas[0].state == STRANGE


@pytest.mark.parametrize("stuck", [0, 1])
def test_a_line_that_is_stuck_is_no_chip_at_all(stuck):
    bus = Bus()
    bus.model.stick(stuck)
    assert bus.hears() == "fault"
    assert [bus.hears() for _ in range(4)] == ["fault"] * 4
    assert bus.antennas[0].state == NO_ANSWER


def test_a_chip_whose_settings_do_not_hold_fails_its_check():
    bus = Bus()
    bus.model.noise(0.2)
    bus.antennas[0].state = NO_ANSWER
    assert {bus.hears() for _ in range(40)} == {"fault"}
    assert bus.antennas[0].state in (CHECK_FAILED, NO_ANSWER)


def test_the_gain_that_was_chosen_is_set_before_the_first_poll_and_can_be_changed():
    bus = Bus()
    assert register(bus, RF_CFG) >> 4 == 4
    bus.antennas[0].gain = 6
    run(bus.model, bus.antennas, lambda one: one.tune(), 1, 0)
    assert register(bus, RF_CFG) >> 4 == 6


def test_checksums_are_those_of_the_standard():
    assert crc_a(b"\x00\x00") == b"\xa0\x1e"  # ISO 14443-3, annex B
    assert crc_a(b"\x12\x34") == b"\x26\xcf"
    assert bcc(bytes.fromhex("8804a1b2")) == 0x9F


def test_exchanges_take_what_the_standard_says():
    measured = {(7, 18): 344, (18, 45): 702, (81, 27): 1127, (54, 9): 702}
    assert all(0 <= takes(*bits) - us <= 4 for bits, us in measured.items()), measured


def test_ids_are_told_in_ascending_order():
    bus = Bus()
    for uid in (OTHER, CARD, TWIN):
        bus.model.lay(ntag213(uid), 0)
    assert all(one < other for one, other in pairwise(bus.hears()))
