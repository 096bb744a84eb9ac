"""Frames out and answers in: what triggers them, how they are framed, what stops the timer, and how long each takes."""

from __future__ import annotations

import pytest

from hardware.chip import registers as r
from hardware.chip.air import ETU_US
from hardware.chip.tag import State, classic, ntag213
from tests.hardware.chip.driving import FOUR, NOBODY, REQA, SEVEN, WUPA, Heard, driver, with_crc

FREE = {"call_us": 0.0, "select_us": 0.0}
RESTS, WAITS, SENDS, AWAITS, LISTENS, RECEIVES = 0, 1, 3, 4, 5, 6


def modem(reader):
    return reader.read(r.STATUS_2) & 7


def until(reader, irq):
    """After how many microseconds that interrupt comes."""
    began = reader.model.clock.us
    while not reader.read(r.COM_IRQ) & irq:
        assert reader.model.clock.us - began < 100_000
    return reader.model.clock.us - began


def took(reader, data, last=0, irq=r.RX_IRQ, *, rest=100):
    reader.rest(rest)
    reader.prepare(data)
    reader.trigger(last, 0)
    return until(reader, irq)


def test_a_request_is_answered_with_two_bytes_and_no_error():
    assert driver(ntag213(SEVEN)).request() == Heard(b"\x44\x00", 0, 0, 0xA0)
    assert driver(classic(FOUR)).request() == Heard(b"\x04\x00", 0, 0, 0xA0)


def test_exchanges_take_as_long_as_they_do_in_the_air():
    # Frames of one start bit, the bits, and parity behind each byte; the answer begins 1204 / fc after the end of the question.
    reader = driver(ntag213(SEVEN), **FREE)
    times = [took(reader, [REQA], 7), took(reader, b"\x93\x20")]
    times.append(took(reader, with_crc(bytes.fromhex("93708804a1b29f"))))
    times.append(took(reader, bytes.fromhex("9560c3d45e80")))
    assert times == [pytest.approx(us, abs=4) for us in (344, 702, 1127, 702)]


def test_what_is_not_answered_is_over_when_it_was_sent():
    reader = driver(ntag213(SEVEN), **FREE)
    reader.uid()
    assert took(reader, with_crc(b"\x50\x00"), irq=r.TX_IRQ) == pytest.approx(37 * ETU_US, abs=4)
    assert until(reader, r.TIMER_IRQ) == pytest.approx(177, abs=4)


def test_the_timer_stops_at_the_fifth_bit_and_an_answer_may_go_on_for_longer():
    reader = driver(ntag213(SEVEN))  # 177 us, and the answer is over 434 us after its start
    reader.request()
    heard = reader.anticollide(0x93)
    reader.rest(5000)
    assert (heard.data.hex(), reader.read(r.COM_IRQ) & r.TIMER_IRQ, reader.read(r.STATUS_1) & r.TIMER_RUNS) == ("8804a1b29f", 0, 0)


@pytest.mark.parametrize(("us", "is_heard"), [(137, True), (135, False)])
def test_a_timer_that_runs_out_before_the_fifth_bit_tells_so_and_ends_nothing(us, is_heard):
    # 1204 / fc until the answer begins, and five bits: 136 us.
    reader = driver(ntag213(SEVEN), **FREE)
    reader.write(r.T_RELOAD_HIGH, int(us * 13.56) >> 8)
    reader.write(r.T_RELOAD_LOW, int(us * 13.56) & 0xFF)
    reader.prepare([REQA])
    reader.trigger(7, 0)
    reader.rest(1000)
    assert bool(reader.read(r.COM_IRQ) & r.TIMER_IRQ) is not is_heard
    assert (reader.read(r.COM_IRQ) & r.RX_IRQ, reader.read(r.FIFO_LEVEL), reader.read(r.COMMAND) & 15) == (r.RX_IRQ, 2, r.TRANSCEIVE)


def test_with_several_receptions_in_a_row_the_timer_never_stops():
    reader = driver(ntag213(SEVEN))
    reader.write(r.RX_MODE, r.RX_MULTIPLE)
    reader.prepare([REQA])
    reader.trigger(7, 0)
    reader.rest(1000)
    assert reader.read(r.COM_IRQ) & (r.TIMER_IRQ | r.RX_IRQ) == r.TIMER_IRQ | r.RX_IRQ


def test_start_send_reads_zero():
    reader = driver()
    reader.prepare([REQA])
    reader.trigger(7, 3)
    assert reader.read(r.BIT_FRAMING) == 0x37


@pytest.mark.parametrize("command", [r.IDLE, r.RECEIVE, r.NO_CHANGE])
def test_start_send_does_nothing_but_in_transceive(command):
    reader = driver(ntag213(SEVEN))
    reader.write(r.COMMAND, r.IDLE)
    reader.write(r.FIFO, REQA)
    reader.write(r.COMMAND, command)
    reader.trigger(7, 0)
    reader.rest(2000)
    assert (reader.read(r.FIFO_LEVEL), reader.read(r.COM_IRQ) & r.TX_IRQ) == (1, 0)


def test_start_send_before_the_command_is_lost():
    reader = driver(ntag213(SEVEN))
    reader.trigger(7, 0)
    reader.prepare([REQA])
    reader.rest(2000)
    assert (modem(reader), reader.read(r.COM_IRQ) & r.TX_IRQ) == (WAITS, 0)


def test_start_send_with_nothing_to_send_is_lost():
    reader = driver(ntag213(SEVEN))
    reader.prepare([])
    reader.trigger(7, 0)
    reader.write(r.FIFO, REQA)
    reader.rest(2000)
    assert (modem(reader), reader.read(r.FIFO_LEVEL)) == (WAITS, 1)


def test_after_an_answer_transceive_waits_for_the_next_frame():
    reader = driver(ntag213(SEVEN))
    reader.request()
    assert (reader.read(r.COMMAND) & 15, modem(reader)) == (r.TRANSCEIVE, WAITS)
    reader.write(r.COM_IRQ, 0x7F)
    reader.write(r.FIFO, 0x93, 0x20)
    reader.trigger(0, 0)
    reader.rest(2000)
    assert reader.fetch().data.hex() == "8804a1b29f"


def test_after_silence_a_second_start_send_is_not_taken_until_the_command_has_ended_and_is_given_again():
    reader = driver()
    assert reader.request() == NOBODY
    reader.model.lay(ntag213(SEVEN), 0)
    reader.rest(1000)
    reader.write(r.FIFO, REQA)
    reader.trigger(7, 0)
    reader.rest(2000)
    assert (modem(reader), reader.read(r.FIFO_LEVEL)) == (LISTENS, 1)
    reader.write(r.COMMAND, r.TRANSCEIVE)  # upon itself
    reader.trigger(7, 0)
    reader.rest(2000)
    assert (modem(reader), reader.read(r.FIFO_LEVEL)) == (LISTENS, 1)
    reader.write(r.COMMAND, r.IDLE, r.TRANSCEIVE)
    reader.trigger(7, 0)
    reader.rest(2000)
    assert reader.fetch().data == b"\x44\x00"


def test_the_modem_tells_what_it_is_about():
    reader = driver(ntag213(SEVEN), **FREE)
    seen = [modem(reader)]
    reader.prepare([REQA])
    seen.append(modem(reader))
    reader.trigger(7, 0)
    while seen[-1] != WAITS or len(seen) < 3:
        now = modem(reader)
        seen += [now] if now != seen[-1] else []
    assert seen == [RESTS, WAITS, SENDS, AWAITS, LISTENS, RECEIVES, WAITS]


def test_what_is_left_in_the_fifo_goes_out_with_the_next_frame():
    reader = driver(ntag213(SEVEN))
    reader.prepare([0x11])
    reader.write(r.FIFO, REQA)
    reader.trigger(7, 0)
    assert until(reader, r.TX_IRQ) == pytest.approx(17 * ETU_US, abs=4)
    assert until(reader, r.TIMER_IRQ)


def test_what_is_written_while_it_sends_goes_out_behind_it():
    reader = driver(ntag213(SEVEN))
    reader.request()
    reader.rest(100)
    reader.prepare([0x93])
    reader.trigger(0, 0)
    reader.write(r.FIFO, 0x20)
    assert until(reader, r.TX_IRQ) == pytest.approx(19 * ETU_US, abs=8)
    until(reader, r.RX_IRQ)
    assert reader.fetch().data.hex() == "8804a1b29f"


@pytest.mark.parametrize("wait", [0, 1, 2, 3])
def test_the_next_frame_waits_seven_bits_and_as_many_more_as_it_is_told_however_quick_the_host_is(wait):
    reader = driver(ntag213(SEVEN), **FREE)
    reader.write(r.MF_TX, wait)
    began = reader.model.clock.us + 10.4  # seven bytes are written before the request goes out
    assert took(reader, [REQA], 7, rest=0)
    took(reader, b"\x93\x20", irq=r.TX_IRQ, rest=0)
    assert reader.model.clock.us - began == pytest.approx(343.7 + (7 + wait + 19) * ETU_US, abs=8)


def test_a_tag_does_not_hear_what_comes_too_soon_after_its_answer():
    reader = driver(ntag213(SEVEN), **FREE)
    reader.write(r.MF_TX, 0)  # 7 bits: 66 us
    reader.request()
    assert reader.anticollide(0x93) == NOBODY
    assert reader.anticollide(0x93).data.hex() == "8804a1b29f"


def test_the_receiver_is_deaf_for_as_long_as_it_is_told():
    heard = []
    for bits in (9, 10):  # 85 us and 94, and the answer begins after 89
        reader = driver(ntag213(SEVEN))
        reader.write(r.RX_SEL, 0x80 | bits)
        heard.append(reader.request().is_clean)
    assert heard == [True, False]


def test_a_receiver_that_is_off_hears_nothing():
    reader = driver(ntag213(SEVEN))
    reader.write(r.COMMAND, r.IDLE)
    reader.write(r.FIFO, REQA)
    reader.write(r.COMMAND, r.RCV_OFF | r.TRANSCEIVE)
    reader.trigger(7, 0)
    reader.rest(2000)
    assert reader.read(r.COM_IRQ) & (r.TX_IRQ | r.RX_IRQ | r.TIMER_IRQ) == r.TX_IRQ | r.TIMER_IRQ


@pytest.mark.parametrize(("register", "value"), [(r.TX_ASK, 0), (r.TX_MODE, 0x10), (r.TX_CONTROL, 0x80)])
def test_no_tag_understands_another_modulation_another_speed_or_no_field(register, value):
    reader = driver(ntag213(SEVEN))
    reader.write(register, value)
    assert reader.request() == NOBODY


def test_the_chip_adds_the_sum_and_checks_it_where_it_is_told_to():
    reader = driver(ntag213(SEVEN))
    reader.uid()
    reader.write(r.TX_MODE, r.CRC_ON)
    reader.write(r.RX_MODE, r.CRC_ON)
    assert reader.exchange(b"\x30\x04") == Heard(bytes(16), 0, 0, 0xA0)
    assert reader.exchange(b"\x30\x2d") == Heard(b"", 4, r.CRC_WRONG, 0xA0)  # four bits that say no


def test_a_short_answer_tells_how_many_bits_it_has():
    reader = driver(ntag213(SEVEN))
    reader.uid()
    assert reader.exchange(with_crc(b"\x30\x2d")) == Heard(b"\x00", 4, 0, 0xA0)
    assert reader.read(r.CONTROL) == 0x14
    reader.request(WUPA)
    assert reader.read(r.CONTROL) == 0x10


def test_a_sum_that_the_chip_adds_takes_its_time_in_the_air():
    reader = driver(ntag213(SEVEN), **FREE)
    reader.uid()
    reader.write(r.TX_MODE, r.CRC_ON)
    assert took(reader, b"\x30\x04", irq=r.TX_IRQ) == pytest.approx(37 * ETU_US, abs=4)


def test_without_its_bit_no_timer_starts_behind_a_frame():
    reader = driver()
    reader.write(r.T_MODE, 0)
    reader.prepare([REQA])
    reader.trigger(7, 0)
    until(reader, r.TX_IRQ)
    assert not reader.read(r.STATUS_1) & r.TIMER_RUNS
    reader.rest(1000)
    assert not reader.read(r.COM_IRQ) & r.TIMER_IRQ


def test_an_answer_that_the_fifo_cannot_hold_overflows():
    reader = driver(ntag213(SEVEN))
    reader.request()
    reader.prepare(b"\x93\x20")
    reader.trigger(0, 0)
    until(reader, r.TX_IRQ)
    reader.write(r.FIFO, *bytes(61))
    until(reader, r.RX_IRQ)
    assert (reader.read(r.ERROR), reader.read(r.FIFO_LEVEL)) == (r.OVERFLOW, 64)
    assert reader.read_all(*[r.FIFO] * 64)[61:].hex() == "8804a1"


def test_errors_last_until_the_receiver_starts_again():
    reader = driver(ntag213(SEVEN))
    reader.uid()
    reader.write(r.RX_MODE, r.CRC_ON)
    reader.exchange(with_crc(b"\x30\x2d"))
    reader.prepare(b"\x26")
    assert reader.read(r.ERROR) == r.CRC_WRONG
    reader.trigger(7, 0)
    until(reader, r.TX_IRQ)
    assert reader.read(r.ERROR) == 0


def test_transmit_sends_at_once_and_receive_hears_what_comes_after_it():
    reader = driver(ntag213(SEVEN), **FREE)
    reader.prepare([REQA])
    reader.write(r.BIT_FRAMING, 7)
    reader.write(r.COM_IRQ, 0x7F)
    reader.write(r.COMMAND, r.TRANSMIT)
    until(reader, r.TX_IRQ)
    assert (reader.read(r.COMMAND) & 15, reader.read(r.COM_IRQ) & r.IDLE_IRQ) == (r.IDLE, r.IDLE_IRQ)
    reader.write(r.COM_IRQ, 0x7F)
    reader.write(r.COMMAND, r.RECEIVE)
    until(reader, r.RX_IRQ)
    assert (reader.fetch().data, reader.read(r.COMMAND) & 15, reader.read(r.COM_IRQ) & r.IDLE_IRQ) == (b"\x44\x00", r.IDLE, r.IDLE_IRQ)


def test_receive_that_comes_too_late_hears_nothing():
    reader = driver(ntag213(SEVEN), **FREE)
    reader.prepare([REQA])
    reader.write(r.BIT_FRAMING, 7)
    reader.write(r.COMMAND, r.TRANSMIT)
    until(reader, r.TX_IRQ)
    reader.rest(100)
    reader.write(r.COMMAND, r.RECEIVE)
    reader.rest(2000)
    assert (reader.read(r.COM_IRQ) & r.RX_IRQ, reader.read(r.FIFO_LEVEL)) == (0, 0)


def test_another_command_ends_what_is_being_sent():
    tag = ntag213(SEVEN)
    reader = driver(tag)
    reader.prepare([REQA])
    reader.trigger(7, 0)
    reader.write(r.COMMAND, r.IDLE)
    reader.rest(2000)
    assert (reader.read(r.COM_IRQ) & r.TX_IRQ, tag.state) == (0, State.IDLE)


def test_another_command_ends_what_is_under_way():
    reader = driver(ntag213(SEVEN))
    reader.prepare([REQA])
    reader.trigger(7, 0)
    until(reader, r.TX_IRQ)
    reader.write(r.COMMAND, r.IDLE)
    reader.rest(2000)
    assert (reader.read(r.COM_IRQ) & r.RX_IRQ, reader.read(r.FIFO_LEVEL), modem(reader)) == (0, 0, RESTS)


def test_authentication_never_succeeds_and_ends_only_by_the_timer():
    tag = classic(FOUR)
    reader = driver(tag)
    reader.uid()
    assert tag.state is State.ACTIVE
    reader.prepare(b"\x60\x0b" + bytes.fromhex("ffffffffffff" + FOUR))
    reader.write(r.COMMAND, r.MF_AUTHENT)
    until(reader, r.TIMER_IRQ)
    reader.rest(10_000)
    assert (reader.read(r.COMMAND) & 15, reader.read(r.STATUS_2) & 8, tag.state) == (r.MF_AUTHENT, 0, State.IDLE)
