"""Several tags on one antenna: equal bits stay, others collide, and the chip tells where (data sheet 9.3.1.15)."""

from __future__ import annotations

from random import Random

import pytest

from hardware.chip import registers as r
from hardware.chip.tag import classic, ntag213
from tests.hardware.chip.driving import FOUR, OTHER, SEVEN, THIRD, Heard, driver


def with_tags(*tags, **settings):
    reader = driver(**settings)
    for tag in tags:
        reader.model.lay(tag, 0)
    reader.rest(1000)
    return reader


def test_tags_of_one_kind_answer_a_request_as_one():
    assert with_tags(ntag213(SEVEN), ntag213(OTHER)).request() == Heard(b"\x44\x00", 0, 0, 0xA0)


def test_tags_of_several_kinds_collide_in_the_answer_to_a_request():
    heard = with_tags(ntag213(SEVEN), classic(FOUR)).request()  # 44 and 04: the seventh bit
    assert heard == Heard(b"\x44\x00", 0, r.COLLISION, r.KEEPS_AFTER_COLLISION | 7)


@pytest.mark.parametrize(("keeps", "data"), [(True, "88040500ff"), (False, "8804000000")])
def test_bits_after_a_collision_are_kept_or_cleared(keeps, data):
    # 88 04 01 00 8d and 88 04 04 00 88: the first and third bit of the third byte, and two of the check byte.
    reader = with_tags(ntag213("04010000000000"), ntag213("04040000000000"))
    reader.write(r.COLL, r.KEEPS_AFTER_COLLISION if keeps else 0)
    reader.request()
    heard = reader.anticollide(0x93)
    assert (heard.error, heard.coll & 0x3F) == (r.COLLISION, 17)
    assert heard.data[:3].hex() == data[:6]
    assert keeps or heard.data.hex() == data


@pytest.mark.parametrize("bit", range(32))
def test_the_place_of_a_collision_counts_from_one_and_the_last_reads_zero(bit):
    first = bytearray(bytes.fromhex(FOUR))
    first[bit // 8] ^= 1 << bit % 8
    reader = with_tags(classic(FOUR), classic(first.hex()))
    reader.request()
    heard = reader.anticollide(0x93)
    assert (heard.error, heard.coll & 0x3F) == (r.COLLISION, (bit + 1) % 32)


@pytest.mark.parametrize(("known", "place"), [(3, 20), (8, 12), (11, 12), (16, 4), (19, 4)])
def test_the_place_counts_from_the_byte_in_which_the_answer_began(known, place):
    # The 20th bit of the level differs. With RxAlign the count includes the bits in front of the first one that came.
    one, other = bytes.fromhex("8804a100"), bytes.fromhex("8804a900")
    reader = with_tags(ntag213("04a10000000000"), ntag213("04a90000000000"))
    reader.request()
    heard = reader.anticollide(0x93, one, known)
    assert (heard.error, heard.coll & 0x3F) == (r.COLLISION, place)
    assert one[2] ^ other[2] == 1 << 3


def test_a_collision_beyond_the_32nd_bit_has_no_place():
    # Two ids that are equal in their four bytes cannot differ in the fifth, so a wrong tag is made for it.
    wrong = classic(FOUR)
    wrong._levels = [bytes.fromhex(FOUR) + b"\0"]
    reader = with_tags(classic(FOUR), wrong)
    reader.request()
    heard = reader.anticollide(0x93)
    assert (heard.error, heard.coll & r.NO_COLLISION_PLACE) == (r.COLLISION, r.NO_COLLISION_PLACE)


def test_the_next_answer_has_no_place_of_a_collision_any_more():
    reader = with_tags(ntag213(SEVEN), classic(FOUR))
    assert reader.request().coll == 0x87
    reader.anticollide(0x93, b"\x88", 8)
    assert reader.read(r.COLL) & r.NO_COLLISION_PLACE


def test_parity_is_not_judged_after_a_collision():
    heard_errors = set()
    for seed in range(20):
        chance = Random(seed)
        reader = with_tags(*(ntag213("04" + chance.randbytes(6).hex()) for _ in range(3)))
        reader.request()
        heard_errors.add(reader.anticollide(0x93).error)
    assert heard_errors == {r.COLLISION}


def test_bits_that_come_before_their_place_are_a_parity_error():
    reader = with_tags(ntag213(SEVEN))
    reader.request()
    heard = reader.exchange(bytes.fromhex("932404"), last=4, align=0)  # the tag sends the rest of a byte, and RxAlign says nothing
    assert heard.data is None or heard.error & r.PARITY_WRONG


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 8])
def test_all_tags_of_a_stack_can_be_read_one_after_the_other(count):
    for seed in range(10):
        chance = Random(seed)
        uids = sorted("04" + chance.randbytes(6).hex() for _ in range(count))
        assert sorted(with_tags(*map(ntag213, uids)).uids()) == uids


def test_tags_of_all_kinds_can_be_read_together():
    reader = with_tags(ntag213(SEVEN), ntag213(OTHER), classic(FOUR), ntag213(THIRD))
    assert sorted(reader.uids()) == sorted([SEVEN, OTHER, FOUR, THIRD])


def test_a_tag_that_answers_longer_than_the_others_is_heard_to_its_end():
    reader = with_tags(ntag213(SEVEN), ntag213(SEVEN))  # two with one id are never told apart
    assert reader.uids() == [SEVEN]
