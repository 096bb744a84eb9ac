"""Tags: states, cascade levels, memory, and when they hear anything at all (ISO 14443-3, NTAG213)."""

from __future__ import annotations

import pytest

from hardware.chip.tag import State, classic, long_tag, ntag213, telephone
from tests.hardware.chip.driving import FOUR, NOBODY, OTHER, REQA, SEVEN, TEN, WUPA, driver, with_crc

IDLE, READY, ACTIVE, HALT, READY_STAR, ACTIVE_STAR, OFF = (
    State.IDLE, State.READY, State.ACTIVE, State.HALT, State.READY_STAR, State.ACTIVE_STAR, State.POWER_OFF,
)  # fmt: skip
PART = bytes.fromhex("8804a1b29f")
REQUEST, WAKE_UP = (bytes([REQA]), 7), (bytes([WUPA]), 7)
ANTICOLLISION, SELECT = (b"\x93\x20", 0), (with_crc(b"\x93\x70" + PART), 0)
SECOND = (with_crc(bytes.fromhex("9570c3d45e80c9")), 0)
HALTED = (with_crc(b"\x50\x00"), 0)
WAY = {IDLE: (), READY: (REQUEST,), ACTIVE: (REQUEST, SELECT, SECOND)}
WAY[HALT] = (*WAY[ACTIVE], HALTED)
WAY[READY_STAR] = (*WAY[HALT], WAKE_UP)
WAY[ACTIVE_STAR] = (*WAY[READY_STAR], SELECT, SECOND)
READING, VERSION = (with_crc(b"\x30\x00"), 0), (with_crc(b"\x60"), 0)
OTHERS = (with_crc(b"\x93\x70" + bytes.fromhex("8804a1b39e")), 0)  # that one is not there
FALLS = {IDLE: IDLE, READY: IDLE, ACTIVE: IDLE, HALT: HALT, READY_STAR: HALT, ACTIVE_STAR: HALT}


def brought(state):
    """A reader, and a tag that was brought into that state."""
    tag = ntag213(SEVEN)
    reader = driver(tag)
    for frame, last in WAY[state]:
        reader.exchange(frame, last)
    assert tag.state is state
    return reader, tag


@pytest.mark.parametrize("state", WAY, ids=lambda state: state.name)
@pytest.mark.parametrize(
    ("frame", "goes", "answers"),
    [
        (REQUEST, {IDLE: READY}, "4400"),
        (WAKE_UP, {IDLE: READY, HALT: READY_STAR}, "4400"),
        (ANTICOLLISION, {READY: READY, READY_STAR: READY_STAR}, "8804a1b29f"),
        (SELECT, {READY: READY, READY_STAR: READY_STAR}, "04da17"),
        (OTHERS, {}, None),
        ((b"\x95\x20", 0), {}, None),  # of a level that it is not at
        ((with_crc(b"\x93\x70" + PART)[:-1] + b"\0", 0), {}, None),  # the sum is wrong
        (HALTED, {ACTIVE: HALT, ACTIVE_STAR: HALT}, None),
        ((b"\x50\x00", 0), {}, None),  # without its sum
        (READING, {ACTIVE: ACTIVE, ACTIVE_STAR: ACTIVE_STAR}, "04a1b29fc3d45e80c9480000e1101200d2a2"),
        (VERSION, {ACTIVE: ACTIVE, ACTIVE_STAR: ACTIVE_STAR}, "0004040201000f038091"),
        ((with_crc(b"\xe0\x80"), 0), {}, None),  # not of this kind of tag
        ((b"\x26", 0), {}, None),  # a request of eight bits is none
    ],
    ids=["REQA", "WUPA", "AC", "SELECT", "other", "level", "crc", "HLTA", "HLTA-crc", "READ", "GET_VERSION", "RATS", "eight"],
)
def test_a_tag_goes_on_with_what_it_expects_and_else_falls_back_in_silence(state, frame, goes, answers):
    reader, tag = brought(state)
    heard = reader.exchange(*frame)
    assert tag.state is goes.get(state, FALLS[state])
    assert heard.data == (bytes.fromhex(answers) if state in goes and answers else None)


@pytest.mark.parametrize(
    ("tag", "uid"), [(classic(FOUR), FOUR), (ntag213(SEVEN), SEVEN), (long_tag(TEN), TEN)], ids=["four", "seven", "ten"]
)
def test_ids_of_four_seven_and_ten_bytes_are_read_over_as_many_cascade_levels(tag, uid):
    assert driver(tag).uid() == uid


@pytest.mark.parametrize(
    ("tag", "atqa", "saks"), [(classic(FOUR), "0400", [8]), (ntag213(SEVEN), "4400", [4, 0]), (long_tag(TEN), "8400", [4, 4, 0])]
)
def test_each_kind_of_tag_says_what_it_is(tag, atqa, saks):
    reader = driver(tag)
    assert reader.request().data.hex() == atqa
    selects = (0x93, 0x95, 0x97)[: len(saks)]
    assert [reader.select(select, reader.part(select))[0] for select in selects] == saks


def test_four_bytes_of_the_first_level_are_three_of_the_id_behind_a_mark():
    reader = driver(ntag213(SEVEN))
    reader.request()
    assert reader.anticollide(0x93).data.hex() == "8804a1b29f"


@pytest.mark.parametrize("bits", range(40))
def test_a_tag_tells_the_rest_of_what_a_reader_knows_already(bits):
    reader = driver(ntag213(SEVEN))
    reader.request()
    heard = reader.anticollide(0x93, PART, bits)
    assert heard.is_clean
    mask = (1 << bits % 8) - 1
    assert heard.data == bytes([PART[bits // 8] & ~mask]) + PART[bits // 8 + 1 :]


def test_a_tag_that_is_not_meant_is_out_until_the_next_request():
    tag = ntag213(OTHER)
    reader = driver(tag)
    reader.request()
    assert (reader.anticollide(0x93, bytes.fromhex("8905"), 16), tag.state) == (NOBODY, IDLE)


@pytest.mark.parametrize("frame", [b"\x93\x10", b"\x93\x68", b"\x93\x30", b"\x93\x28\x00", b"\x93"])
def test_a_count_of_bits_that_is_not_true_lets_it_fall_back(frame):
    reader, tag = brought(READY)
    assert (reader.exchange(frame), tag.state) == (NOBODY, IDLE)


def test_memory_wraps_around_and_beyond_it_is_refused():
    reader, tag = brought(ACTIVE)
    tag.pages[16:20] = b"abcd"
    assert reader.exchange(with_crc(b"\x30\x04")).data[:6] == b"abcd\0\0"
    assert reader.exchange(with_crc(b"\x30\x2b")).data[8:16].hex() == "04a1b29fc3d45e80"
    refused = reader.exchange(with_crc(b"\x30\x2d"))
    assert (refused.data, refused.last, tag.state) == (b"\0", 4, IDLE)


def test_a_wrong_sum_is_told_by_a_tag_that_was_selected():
    reader, tag = brought(ACTIVE_STAR)
    refused = reader.exchange(b"\x30\x00\x00\x00")
    assert (refused.data, refused.last, tag.state) == (b"\x01", 4, HALT)


@pytest.mark.parametrize(("settle", "wakes", "is_there"), [(300, 400, False), (420, 400, True), (4800, 5000, False), (5100, 5000, True)])
def test_a_tag_answers_only_some_time_after_the_field_came(settle, wakes, is_there):
    reader = driver(ntag213(SEVEN, wakes_us=wakes), settle=settle, call_us=0.0)
    assert reader.request().is_clean is is_there


def test_without_a_field_a_tag_forgets_everything():
    reader, tag = brought(HALT)
    reader.field(is_on=False)
    assert tag.state is OFF
    reader.field()
    assert (tag.state, reader.request().is_clean) == (IDLE, True)


def test_a_field_that_is_away_for_a_moment_only_is_not_noticed():
    reader, tag = brought(HALT)
    reader.field(is_on=False, settle=50).field(settle=0)
    assert (tag.state, reader.request()) == (HALT, NOBODY)
    assert reader.request(WUPA).is_clean


def test_a_tag_that_keeps_its_state_for_five_milliseconds_misses_every_second_request_that_comes_sooner():
    reader = driver(ntag213(SEVEN, fades_us=5000))

    def after(dark):
        reader.field(is_on=False, settle=dark).field()
        return reader.request().is_clean

    assert [after(6000), after(1000), after(1000), after(1000), after(6000)] == [True, False, True, False, True]


def test_a_telephone_makes_up_an_id_of_four_bytes_whenever_a_field_comes():
    reader = driver(telephone(seed=7))
    read = []
    for _ in range(20):
        read.append(reader.uid())
        reader.field(is_on=False).field()
    assert len(set(read)) == 20
    assert {(len(uid), uid[:2]) for uid in read} == {(8, "08")}
    again = driver(telephone(seed=7))
    assert again.uid() == read[0]


def test_a_tag_that_is_lifted_and_laid_again_starts_anew():
    reader, tag = brought(HALT)
    reader.model.lift(tag)
    assert tag.state is OFF
    reader.model.lay(tag, 0)
    reader.rest(1000)
    assert reader.uid() == SEVEN


def test_a_card_that_lies_still_answers_every_other_request_only():
    reader = driver(ntag213(SEVEN))
    assert [reader.request().is_clean for _ in range(6)] == [True, False] * 3


def test_at_the_edge_of_reach_a_tag_answers_in_its_share_of_the_cases():
    tag = ntag213(SEVEN, answers=0.7)
    reader = driver(tag)
    heard = 0
    for _ in range(400):
        heard += reader.request().is_clean
        reader.field(is_on=False).field()
    assert 250 < heard < 310
    tag.answers = 0.0
    assert reader.request() == NOBODY


def test_the_same_seed_hears_the_same():
    def heard(seed):
        reader = driver(ntag213(SEVEN, answers=0.5), seed=seed)
        return [reader.request().is_clean for _ in range(50)]

    assert heard(1) == heard(1) != heard(2)


@pytest.mark.parametrize(("kind", "uid"), [(ntag213, FOUR), (classic, SEVEN), (long_tag, FOUR)])
def test_an_id_has_the_length_of_its_kind(kind, uid):
    with pytest.raises(ValueError, match="bytes"):
        kind(uid)
