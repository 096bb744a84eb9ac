from __future__ import annotations

import os
import time

import pytest

from hardware import messages, wire
from hardware.messages import FULL, GARBLED, SAME
from hardware.wire import LONGEST, Frames, encode
from tests.hardware import frames_on_both
from tests.hardware.micropython import on_micropython

FRAMES = int(os.environ.get("FACEDOWN_FRAMES", "20000"))


def test_a_frame_on_the_line_is_worked_out_by_hand():
    # kind 1, sequence number 2, payload 00 05; binascii.crc32(bytes.fromhex("01020005")) is 0xea169898
    assert encode(1, 2, b"\0\x05") == bytes.fromhex("00 03 01 02 06 05 98 98 16 ea 00")


def test_a_frame_comes_out_as_it_went_in_whatever_its_length():
    frames = Frames()
    for length in (0, 1, 247, 248, 249, 250, 252, 253, 254, 255, 502, 503, 504, 506, 1000, LONGEST - 6):
        for payload in (b"\0" * length, b"x" * length, (b"x" * 253 + b"\0") * (length // 254)):
            assert frames.feed(encode(7, 300, payload)) == [(7, 300 & 0xFF, payload)]
    assert frames.dropped == 0


def test_a_frame_may_come_byte_by_byte():
    frames, line = Frames(), encode(7, 1, b"\0abc\0")
    heard = [frame for byte in line for frame in frames.feed(bytes((byte,)))]
    assert heard == [(7, 1, b"\0abc\0")]


def test_a_payload_that_is_too_long_is_refused():
    with pytest.raises(ValueError, match="too long"):
        encode(7, 1, bytes(LONGEST))


def test_noise_before_a_frame_costs_no_frame():
    frames, line = Frames(), encode(7, 1, b"abc")
    noise = b"\x1b[1mMicroPython v1.24\r\n>>> Traceback (most recent call last):\r\n"
    assert frames.feed(noise + line[:6] + line) == [(7, 1, b"abc")]
    assert frames.dropped == 2


def test_endless_noise_is_not_kept():
    frames = Frames()
    for _ in range(1000):
        assert frames.feed(b"x" * 1000) == []
    assert len(frames._rest) <= LONGEST + 100
    assert frames.feed(encode(7, 1, b"abc")) == [(7, 1, b"abc")]
    assert frames.dropped == 1


def test_a_frame_that_is_longer_than_any_may_be_is_dropped():
    body = b"x" * (LONGEST + 1)
    frames = Frames()
    assert frames.feed(b"\0" + wire._stuffed(body + wire.binascii.crc32(body).to_bytes(4, "little")) + b"\0") == []
    assert frames.dropped == 1


def test_no_random_and_no_mutated_frame_is_taken_for_what_was_not_sent():
    begun = time.perf_counter()
    accepted, equal, wrong, dropped = frames_on_both.fuzz(FRAMES, 1)
    took = time.perf_counter() - begun
    counts = f"{accepted} random accepted, {equal} mutated equal to what was sent, {wrong} wrong, {dropped} dropped"
    print(f"{FRAMES} frames: {counts}, {took:.1f} s")
    assert (accepted, wrong) == (0, 0)
    assert equal > FRAMES // 20
    assert dropped > FRAMES // 2


def test_a_message_is_the_bytes_that_stand_in_the_table():
    frames_on_both.check_messages()


def test_a_message_that_was_cut_short_never_raises():
    frames_on_both.check_cut_messages()


def test_a_random_payload_never_raises_and_says_the_same_when_it_is_told_again():
    assert frames_on_both.fuzz_messages(FRAMES // 10, 1) > FRAMES // 100


def test_a_payload_that_is_not_sound_is_none():
    cases = [
        (messages.parse_setup, b"\0\0\0\0\x08\x01\x00\x08"),  # a gain that the chip does not have
        (messages.parse_setup, b"\0\0\0\0\x00\x01\x00\x04"),  # nobody may be on
        (messages.parse_sweep, b"\0\0\0\x05"),  # a code that there is not
        (messages.parse_sweep, b"\0\0\0\x10"),  # tags, but none
        (messages.parse_sweep, b"\0\0\0\x11\x05abcde"),  # no uid is that long
        (messages.parse_sweep, b"\0\0\0\x12\x045678\x041234"),  # out of order
        (messages.parse_sweep, b"\0\0\0\x12\x041234\x041234"),  # twice
        (messages.parse_hello, b"\x01\x08\0\0\x11" + bytes(17)),  # longer than any id
        (messages.parse_hello, b"\x01\x08\0\0\0\xff"),  # no text
        (messages.parse_lights, b"\xff" + bytes(6)),  # over the last slot
        (messages.parse_go, bytes(9 + 33)),
    ]
    assert [(parse, payload) for parse, payload in cases if parse(payload) is not None] == []


def test_of_another_version_the_version_is_known_and_nothing_else():
    assert messages.parse_hello(b"\x02") == messages.Hello(2, 0, 0, b"", "")
    assert messages.parse_hello(b"\x02whatever\xff") == messages.Hello(2, 0, 0, b"", "")


def test_times_and_counters_wrap_or_stop_at_their_ends():
    assert messages.parse_ask(messages.Ask(1, 2**32 + 5).payload()) == messages.Ask(1, 5)
    assert messages.parse_done(messages.Done(2**16 + 5, 0, 0, 0).payload()) == messages.Done(5, 0, 0, 0)
    told = messages.parse_health(messages.Health(2**32 + 5, 0, 2**40, 2**20, [(0x92, 0, 300)]).payload())
    assert told == messages.Health(5, 0, 2**32 - 1, 2**16 - 1, [(0x92, 0, 255)])


def test_tags_for_which_there_is_no_room_are_told_as_garbled():
    many = tuple(bytes((4, n, 0, 0, 0, 0, 0)) for n in range(30))
    payload = messages.Sweep(1, FULL, [many] * 10).payload()
    assert len(payload) + wire.AROUND <= LONGEST
    assert messages.parse_sweep(payload) == messages.Sweep(1, FULL, [many] * 8 + [GARBLED] * 2)


def test_64_slots_with_three_stickers_each_have_room():
    three = tuple(bytes((4, n, 0, 0, 0, 0, 0)) for n in range(3))
    sweep = messages.Sweep(1, FULL, [three] * 64)
    assert Frames().feed(encode(wire.SWEEP, 1, sweep.payload())) == [(wire.SWEEP, 1, sweep.payload())]
    assert messages.parse_sweep(sweep.payload()) == sweep


def test_a_crash_is_told_by_its_end():
    assert messages.parse_crash(messages.Crash("a" * 300 + "b" * 300).payload()) == messages.Crash("a" * 100 + "b" * 300)


def test_the_wanted_antennas_are_bits_and_the_verified_ones_take_turns():
    go = messages.Go(0, 6, 0, 4, 0, b"\x02\x01")
    assert [antenna for antenna in range(20) if go.wants(antenna)] == [1, 8]
    assert [antenna for antenna in range(8) if go.verifies(antenna)] == [2, 6]
    everybody, nobody = messages.Go(0, 6, 0, 1, 0, b""), messages.Go(0, 6, 0, 0, 0, b"")
    assert [(each.wants(9), each.verifies(9)) for each in (everybody, nobody)] == [(True, True), (True, False)]


def test_messages_are_equal_by_what_they_say():
    assert messages.Ask(1, 5) != messages.Ask(1, 6)
    assert messages.Ask(1, 5) != 5
    assert repr(messages.Sweep(1, 0, [SAME])) == "Sweep(b'\\x01\\x00\\x00\\x02')"
    assert {messages.Ask(1, 5): "one"}[messages.Ask(1, 5)] == "one"


def test_micropython_says_the_same():
    told = on_micropython("from tests.hardware import frames_on_both\nprint(frames_on_both.check_all(2000))")
    assert told.strip() == str(frames_on_both.check_all(2000))


def test_micropython_shows_a_message():
    told = on_micropython("from hardware.messages import Ask\nprint(Ask(1, 5), Ask(1, 5) == Ask(1, 5), {Ask(1, 5): 1}[Ask(1, 5)])")
    assert told.strip() == "Ask(b'\\x01\\x05\\x00\\x00\\x00') True 1"
