"""What comes over a hub's line and what goes out on it, with any program at the other end."""

from __future__ import annotations

import os
import subprocess
import tty

import pytest

from hardware import messages, wire
from hardware.messages import Ask, Go
from tests.firmware.running import RunningHub, gather
from tests.firmware.talking import Talking
from tests.firmware.test_starting import Silent
from tests.hardware.micropython import micropython

TRACEBACK = b'Traceback (most recent call last):\r\n  File "main.py", line 61, in <module>\r\nKeyboardInterrupt: \r\n>>> '
CALLED = """
import line, sys
one = line.Line()
line.QUIET = -1
while not one.is_called: one.read(1000)
print(sys.stdin.buffer.read(2))
"""


@pytest.fixture
def hub(tmp_path):
    with RunningHub(tmp_path, Silent(), 16) as hub:
        yield hub


@pytest.fixture
def pi(hub):
    with Talking(hub.port) as pi:
        yield pi


def test_noise_half_frames_and_control_characters_cost_no_frame(pi):
    ask = Ask(messages.HELLO_ASKED, 0)
    half = pi.frame(wire.ASK, ask)[:7]
    for noise in (TRACEBACK, half, b"\x03", b"\x03\x04\r\x01\r\x02", bytes(range(256)), b"\xff" * 3000, half + b"\x00\r\x03"):
        pi.write(noise)
        (said,) = pi.hello()
        assert said.boots == 1
    assert pi.health().dropped >= 6


def test_a_frame_that_begins_like_a_call_is_none(pi):
    """Kind 3 behind a COBS count of 13: the line carries 00 0d 03."""
    assert pi.rest(0.3) == []
    frame = pi.frame(wire.GO, Go(0x01010101, 0x0101, 1, 1, 1, b"\x01\x00"))
    assert frame.startswith(b"\x00\r\x03") or frame[1] != 13
    pi.write(b"\x00\r\x03")
    assert pi.hello()[0].boots == 1


def test_frames_that_come_in_pieces_are_answered_when_they_are_whole(pi):
    frame = pi.frame(wire.ASK, Ask(messages.HELLO_ASKED, 0))
    for byte in frame:
        pi.write(bytes((byte,)))
    assert pi.hear(1)[0].boots == 1


def test_the_hub_counts_its_frames(pi):
    pi.hello()
    pi.set_up(16)
    pi.hello()
    pi.go(1)
    assert pi.seqs == [1, 2, 3, 4, 5]


def what_a_port_keeps():
    """Bytes until it is full."""
    master, slave = os.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    kept = 0
    try:
        while True:
            kept += os.write(master, bytes(64))
    except BlockingIOError:
        return kept
    finally:
        os.close(master)
        os.close(slave)


def test_a_pi_that_does_not_read_holds_nothing_up(hub, pi):
    again = pi.frame(wire.ASK, Ask(messages.HEALTH_ASKED, 0))
    asked = 2 * what_a_port_keeps() // 72  # the bytes of an answer
    for _ in range(asked):
        pi.write(again)
    assert hub.goes_round(asked * len(again) // 512 + 2)  # it has read all of them, though it could not answer
    heard = pi.rest(0.3)
    assert {type(message) for message in heard} == {messages.Health}
    assert len(heard) < asked
    assert pi.hello()[0].boots == 1


def test_what_follows_a_call_is_left_for_the_prompt(tmp_path):
    if micropython() is None:
        pytest.skip("micropython is not installed")
    gather(tmp_path)
    (tmp_path / "called.py").write_text(CALLED, encoding="utf-8")
    ran = subprocess.run([micropython(), "called.py"], input=b"\r\x03\r\x01", capture_output=True, cwd=tmp_path, timeout=10, check=False)
    assert (ran.stdout, ran.stderr) == (b"b'\\r\\x01'\n", b"")
