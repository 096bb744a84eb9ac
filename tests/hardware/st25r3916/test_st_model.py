"""The model of the ST25R3916 is strict: what no program may do fails loudly, and drivers that break one rule each do not read a tag."""

from __future__ import annotations

import pytest

from hardware.antennas.round import run
from hardware.chip.model import Model
from hardware.chip.tag import ntag213
from hardware.st25r3916 import chip
from hardware.st25r3916 import registers as r
from hardware.st25r3916.chip import St25r3916
from hardware.st25r3916.model import Misused

SEVEN, OTHER, THIRD = "04a1b2c3d45e80", "0477665544332e", "0499e17f002a81"
STARTED = (r.SET_DEFAULT, r.write(r.OP_CONTROL, r.ENABLED), 1000)
SET_UP = (*STARTED, r.write(r.AUX, r.NO_CRC), r.write(r.ISO14443A, 0), r.write(r.NO_RESPONSE_TIMER_1, 0, 36))
LIT = (*SET_UP, r.write(r.OP_CONTROL, 0xC8), 1000)


def done(*steps, tag=None):
    """The replies to these frames; a number is a rest of as many microseconds."""
    model = Model(1, call_us=2.0, chip="st25r3916")
    if tag is not None:
        model.lay(ntag213(tag), 0)
    replies = []
    for step in steps:
        if isinstance(step, int):
            model.rest_until(model.ticks() + step)
        else:
            replies.append(model.transfer(0, step))
    return replies


@pytest.mark.parametrize(("steps", "what"), [
    ((r.TRANSMIT_REQA,), "without an oscillator"),
    ((r.SET_DEFAULT, r.write(r.OP_CONTROL, 0xC8)), "before the oscillator is stable"),
    ((r.write(r.OP_CONTROL, r.ENABLED), 500, r.write(r.OP_CONTROL, 0xC8)), "before the oscillator is stable"),
    ((*SET_UP, r.TRANSMIT_REQA), "without a field"),
    ((*SET_UP, r.write(r.OP_CONTROL, r.ENABLED | r.SENDS), 1000, r.TRANSMIT_REQA), "the receiver is off"),
    ((*STARTED, r.write(r.OP_CONTROL, 0xC8), 1000, r.TRANSMIT_REQA), "before the chip was set up"),
    ((*LIT, r.TRANSMIT_REQA, r.TRANSMIT_REQA), "while another exchange is under way"),
    ((*LIT, r.ADJUST_REGULATORS, 1000, r.TRANSMIT_REQA), "while the regulators are adjusted"),
    ((*LIT, r.write(r.NUM_TX_1, 0, 0x17), r.TRANSMIT_REQA), "left from before"),
    ((*LIT, r.write(r.ISO14443A, r.ANTICOLLISION), r.TRANSMIT_REQA), "in the mode of anticollision"),
    ((*LIT, r.load(b"\x93\x20"), r.write(r.NUM_TX_1, 0, 16), r.TRANSMIT), "with a part of an id"),
    ((*LIT, r.write(r.ISO14443A, 1), r.load(b"\x50\x00\x57\xcd"), r.write(r.NUM_TX_1, 0, 32), r.TRANSMIT), "for no others"),
    ((*LIT, r.load(b"\x93\x20"), r.write(r.NUM_TX_1, 0, 24), r.TRANSMIT), "24 bits are to be sent, and the FIFO holds 2 bytes"),
    ((*LIT, r.load(b"\x93\x20"), r.TRANSMIT), "0 bits are to be sent"),
    ((*LIT, r.TRANSMIT_REQA, 1000, r.unload(3)), "3 bytes are read from a FIFO that holds 2"),
    ((*LIT, r.TRANSMIT_REQA, 1000, r.load(b"\x93\x20")), "holds 2 bytes of an answer"),
    ((*LIT, r.TRANSMIT_REQA, 1000, r.TRANSMIT_REQA), "a request while the FIFO holds 2 bytes"),
    ((r.load(bytes(513)),), "more than the FIFO holds"),
    ((r.read(r.RX_CONF_4),), "0e is read and was never written"),
    ((r.write(r.IRQ_MAIN, 0),), "1a cannot be written"),
    ((r.write_b(0x00, 1),), "no register 00 in the second space"),
    ((r.read(r.IDENTITY, 2),), "beyond the last register"),
    ((b"\xc2\x00",), "bytes behind command c2"),
    ((*STARTED, b"\xcc"), "command cc is none, or not modelled"),
    ((b"\xa5\x00",), "a5 begins no frame for a reader"),
])  # fmt: skip
def test_what_no_program_may_do_fails_loudly(steps, what):
    with pytest.raises(Misused, match=what):
        done(*steps, tag=SEVEN)


def test_a_request_is_answered_with_two_bytes_and_each_interrupt_is_told_once():
    *_, first, second, answer = done(
        *LIT, r.read(r.IRQ_MAIN, 4), r.TRANSMIT_REQA, 1000, r.read(r.IRQ_MAIN, 7), r.read(r.IRQ_MAIN, 4), r.unload(2), tag=SEVEN
    )
    assert first[1:] == bytes((r.RX_STARTED | r.RX_ENDED | r.TX_ENDED, 0, 0, 0, 2, 0, 0))
    assert (second[1:], answer[1:]) == (bytes(4), b"\x44\x00")


def test_silence_is_told_by_the_timer_and_by_it_alone():
    with_timer = done(*LIT, r.read(r.IRQ_MAIN, 4), r.TRANSMIT_REQA, 1000, r.read(r.IRQ_MAIN, 2))[-1]
    without = done(*LIT, r.write(r.NO_RESPONSE_TIMER_1, 0, 0), r.read(r.IRQ_MAIN, 4), r.TRANSMIT_REQA, 1000, r.read(r.IRQ_MAIN, 2))[-1]
    assert (with_timer[1:], without[1:]) == (bytes((r.TX_ENDED, r.NO_RESPONSE)), bytes((r.TX_ENDED, 0)))


def test_an_interrupt_that_is_masked_is_not_told():
    told = done(*LIT, r.write(r.IRQ_MASK_MAIN, r.RX_ENDED), r.read(r.IRQ_MAIN, 4), r.TRANSMIT_REQA, 1000, r.read(r.IRQ_MAIN), tag=SEVEN)[-1]
    assert told[1] == r.RX_STARTED | r.TX_ENDED


def test_the_oscillator_and_the_regulators_tell_when_they_are_ready():
    early, late, adjusted = (done(*STARTED[:2], *steps)[-1] for steps in (
        (600, r.read(r.AUX_DISPLAY)),
        (800, r.read(r.AUX_DISPLAY)),
        (800, r.ADJUST_REGULATORS, 5100, r.read(r.IRQ_MAIN, 2)),
    ))  # fmt: skip
    assert (early[1], late[1], adjusted[1:]) == (0, r.OSCILLATOR_OK, bytes((r.OSCILLATES, r.COMMAND_ENDED)))


# Drivers that break one rule.


class LooksEarly(St25r3916):
    SILENT = 120  # the transmission is over, and the timer runs


class BelievesThatInterruptsStay(LooksEarly):
    """Looks at the last reading alone: the end of the transmission was in the one before."""

    def listen(self, bus):
        self._main = self._timer = 0
        return super().listen(bus)


class CountsCollisionsFromTheAnswer(St25r3916):
    def _sent(self, frame, last):
        frames = super()._sent(frame, last)
        self._whole = 0
        return frames


class LeavesAnswersInTheFifo(St25r3916):
    def _cleared(self, frame):
        return tuple(one for one in super()._cleared(frame) if one != r.STOP)

    def _sent(self, frame, last):
        return tuple(one for one in super()._sent(frame, last) if one != r.STOP)


class ForgetsTheBitsOfBefore(St25r3916):
    def _cleared(self, frame):
        return tuple(one for one in super()._cleared(frame) if one[0] != r.NUM_TX_1)


class ForgetsTheModeOfAnticollision(St25r3916):
    def _sent(self, frame, last):
        return tuple(one for one in super()._sent(frame, last) if one[0] != r.ISO14443A)


class DoesNotWaitForTheOscillator(St25r3916):
    def begin(self):
        yield r.SET_DEFAULT
        self.version = (yield r.read(r.IDENTITY))[1]
        yield (r.write(r.OP_CONTROL, r.ENABLED), *self._settings()), 0, False
        self.state = chip.WELL
        return self.state


class SetsNoTimer(St25r3916):
    def _settings(self):
        return (*super()._settings(), r.write(r.NO_RESPONSE_TIMER_1, 0, 0))


class ChecksSumsThatAreNone(St25r3916):
    def _settings(self):
        return (*super()._settings(), r.write(r.AUX, 0))

    def _checked(self):
        yield r.read(r.MODE)
        return chip.WELL


class IsDeafForTooLong(St25r3916):
    def _settings(self):
        return (*super()._settings(), r.write(r.MASK_RX_TIMER, 30))

    _checked = ChecksSumsThatAreNone._checked


class SpeaksTooSoon(St25r3916):
    """Does not keep quiet for 86 us behind an answer; on a quick bus tags miss what it says."""

    def listen(self, bus):
        return super().listen(Slow(bus))


class Slow:
    """A bus that says that its frames take long."""

    def __init__(self, bus):
        self._bus, self._more = bus, 0

    def ticks(self):
        self._more += 50
        return self._bus.ticks() + self._more

    def transfer(self, number, frame):
        return self._bus.transfer(number, frame)


def polled(model, one, *, is_verified=True, limit=0):
    run(model, [one], lambda each: each.poll(is_verified=is_verified), 1, limit)
    return one.heard, tuple(each.hex() for each in one.uids)


def begun(kind, *uids):
    """A driver that has begun just now, with these tags above it, on a bus that is quicker than any controller."""
    model = Model(1, speed=10_000_000, call_us=0.5, chip="st25r3916")
    one = kind(0)
    run(model, [one], lambda each: each.begin(), 1, 0)
    for uid in uids:
        model.lay(ntag213(uid), 0)
    return model, one


def read_by(kind, *uids):
    """What a driver hears of the last of four polls; 'misused' where the model would not have it."""
    try:
        model, one = begun(kind, *uids)
        return [polled(model, one, is_verified=is_verified) for is_verified in (True, False, False, True)][-1]
    except Misused:
        return "misused"


@pytest.mark.parametrize("uids", [(SEVEN,), (SEVEN, OTHER), (OTHER, SEVEN, THIRD)])
def test_the_driver_that_breaks_no_rule_reads_them_all(uids):
    assert read_by(St25r3916, *uids) == (2, tuple(sorted(uids)))


@pytest.mark.parametrize("kind", [
    LeavesAnswersInTheFifo, ForgetsTheModeOfAnticollision, DoesNotWaitForTheOscillator, ChecksSumsThatAreNone, IsDeafForTooLong,
    SpeaksTooSoon,
])  # fmt: skip
def test_a_driver_that_breaks_a_rule_does_not_read_a_tag(kind):
    assert read_by(kind, SEVEN) != (2, (SEVEN,))


def test_silence_is_known_by_the_timer_and_by_interrupts_that_are_gathered():
    assert [read_by(kind) for kind in (St25r3916, LooksEarly, BelievesThatInterruptsStay, SetsNoTimer)] == [
        (1, ()),
        (1, ()),
        (4, ()),
        (4, ()),
    ]


def after_a_cut(kind):
    """What is heard of two tags after polls that were cut short at all times."""
    heard = set()
    for limit in range(1600, 9000, 100):
        try:
            model, one = begun(kind, SEVEN, OTHER)
            polled(model, one, limit=limit)
            heard.add(polled(model, one))
        except Misused as wrong:
            heard.add(str(wrong))
    return heard


def test_bits_that_are_left_from_a_poll_that_was_cut_short_are_cleared():
    assert after_a_cut(St25r3916) == {(2, (OTHER, SEVEN))}
    assert any("left from before" in str(each) for each in after_a_cut(ForgetsTheBitsOfBefore))


@pytest.mark.parametrize("uids", [(SEVEN, OTHER), (OTHER, SEVEN, THIRD)])
def test_collisions_that_are_counted_from_the_answer_tell_no_two_tags_apart(uids):
    assert read_by(CountsCollisionsFromTheAnswer, *uids) != (2, tuple(sorted(uids)))
