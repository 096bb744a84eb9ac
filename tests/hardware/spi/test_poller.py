"""The poller is a hub in a program of its own: it answers on its pipe, ends with it, and says in one line why it cannot begin."""

from __future__ import annotations

import importlib.util
import os
import select
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import contextmanager

import pytest

from companion.words.problems import line_told
from hardware.messages import FULL, LAST, LATE, Ask, Go, Setup, parse_done, parse_health, parse_hello, parse_sweep
from hardware.readers.spi.poller import main
from hardware.readers.spi.wiring import Wiring, command
from hardware.wire import ASK, DONE, GO, HEALTH, HELLO, SETUP, SWEEP, VERSION, Frames, encode
from tests.arch.sources import root

needs_mfrc522 = pytest.mark.skipif(importlib.util.find_spec("mfrc522") is None, reason="mfrc522 is not installed")
MOST_SWEEPS = 300  # in which each tag is heard at least once, however busy the machine
PATIENCE = 20.0  # seconds, on a machine that has much else to think of
UIDS = ("04a1b2c3d45e80", "5ea1b2c3")
MAT = Wiring(
    address=(17, 27, 22),
    antennas=4,
    speed=10_000_000,
    model={"tags": {"1": [UIDS[0]], "3": [UIDS[1]]}, "dead": [2]},
)


class Child:
    """Speaks frames with the program; every wait has an end."""

    def __init__(self, started):
        self.program = started
        self._frames, self._heard, self._seq = Frames(), deque(), 0

    def say(self, kind, message):
        self._seq = self._seq + 1 & 0xFF
        self.program.stdin.write(encode(kind, self._seq, message.payload()))
        self.program.stdin.flush()

    def hear(self, kind):
        """The payload of the next frame, which is of that kind."""
        while not self._heard:
            received = self.read()
            assert received, "the program has ended"
            self._heard.extend(self._frames.feed(received))
        found, _, payload = self._heard.popleft()
        assert found == kind
        return payload

    def read(self):
        ready, _, _ = select.select([self.program.stdout], [], [], PATIENCE)
        assert ready, "the program is silent"
        return os.read(self.program.stdout.fileno(), 4096)

    def end(self):
        self.program.stdin.close()
        return self.program.wait(PATIENCE)


@contextmanager
def child(arguments, **options):
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | options
    with subprocess.Popen(arguments, bufsize=0, cwd=root(), **pipes) as started:
        try:
            yield Child(started)
        finally:
            started.kill()


def sent():
    return time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF


def heard(told, share=1):
    """What a pass over all antennas hears; a machine that has much else to do may need several."""
    for number in range(50):
        told.say(GO, Go(sent(), number, 0, share, LAST | FULL, b""))
        done = parse_done(told.hear(DONE))
        if done.flags & LATE:
            continue
        sweep = parse_sweep(told.hear(SWEEP))
        if not done.left:
            return sweep.slots
    raise AssertionError("no pass came through")


@needs_mfrc522
def test_a_hub_that_lives_in_a_program_greets_is_set_up_polls_and_ends_with_its_input():
    with child(command(MAT, 7)) as told:
        told.say(ASK, Ask(1, sent()))
        hello = parse_hello(told.hear(HELLO))
        assert (hello.version, hello.antennas, hello.boots, hello.unique, hello.firmware) == (VERSION, 4, 7, b"pi-0-0", "mfrc522 0.0.7")
        told.say(SETUP, Setup(sent(), 4, bytes(4), bytes((4, 4, 4, 4))))
        assert parse_health(told.hear(HEALTH)).slots == [(0x92, 0, 0), (0x92, 0, 0), (0x00, 1, 0), (0x92, 0, 0)]
        wanted = [1, (bytes.fromhex(UIDS[0]),), 4, (bytes.fromhex(UIDS[1]),)]
        # A machine that has much else to do may miss a tag in many sweeps, which is why the mat believes several.
        sweeps = []
        while len(sweeps) < MOST_SWEEPS and any(one not in {sweep[slot] for sweep in sweeps} for slot, one in enumerate(wanted)):
            sweeps.append(heard(told))
        assert [one in {sweep[slot] for sweep in sweeps} for slot, one in enumerate(wanted)] == [True] * 4
        assert told.end() == 0
        assert (told.read(), told.program.stderr.read()) == (b"", b"")


def test_a_program_whose_boards_have_another_chip_starts_them_as_such():
    with child(command(Wiring(antennas=1, chip="st25r3916", model={}), 0)) as told:
        told.say(ASK, Ask(1, sent()))
        assert parse_hello(told.hear(HELLO)).firmware == "spidev 3.8"
        told.say(SETUP, Setup(sent(), 1, bytes(1), b"\4"))
        assert parse_health(told.hear(HEALTH)).slots == [(0x2A, 0, 0)]
        assert told.end() == 0


@needs_mfrc522
def test_a_program_that_is_killed_is_the_end_of_its_output():
    with child(command(MAT)) as told:
        told.say(ASK, Ask(1, sent()))
        told.hear(HELLO)
        told.program.kill()
        assert told.read() == b""
        assert told.program.wait(PATIENCE) == -signal.SIGKILL


@needs_mfrc522
def test_told_to_stop_it_ends_as_if_its_input_had_ended():
    with child(command(MAT)) as told:
        told.say(ASK, Ask(1, sent()))
        told.hear(HELLO)
        told.program.send_signal(signal.SIGINT)  # a key of the terminal: no concern of its own
        told.say(ASK, Ask(1, sent()))
        told.hear(HELLO)
        told.program.terminate()
        assert (told.read(), told.program.wait(PATIENCE)) == (b"", 0)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["{}", "one"], "pi: the command line: it is ['{}', 'one']; give it the wiring as JSON, "),
        (['{"bus": 9}'], "pi: the wiring: 'bus' is 9; write a whole number from 0 to 6"),
    ],
)
def test_a_program_that_cannot_begin_says_why_trouble_line(arguments, line):
    with child([*command(MAT)[:3], *arguments]) as told:
        assert (told.read(), told.program.wait(PATIENCE)) == (b"", 2)
        said = told.program.stderr.read().decode()
        assert line_told(said, "en").startswith(line)
        assert said.count("\n") == 1


def test_what_a_library_prints_is_no_frame():
    program = "from hardware.readers.spi.poller import own_output\nout = own_output()\nprint('a greeting', flush=True)\nout.write(b'frame')"
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, cwd=root(), timeout=PATIENCE)
    assert (found.stdout, found.stderr) == (b"frame", b"a greeting\n")


# The same program within this one, upon a bus that fails in the ways of a library.


@pytest.fixture
def run():
    """Runs it on some frames; its exit code and what it answered."""
    opened = []

    def ran(wiring, *frames, listens=True):
        source, in_end = os.pipe()
        out_end, out = os.pipe()
        opened.extend((source, out_end))
        os.write(in_end, b"".join(encode(kind, seq, message.payload()) for seq, (kind, message) in enumerate(frames)))
        os.close(in_end)
        if not listens:
            os.close(opened.pop())
        with os.fdopen(out, "wb", 0) as file:
            code = main(command(wiring)[3:], source, file)
        return code, Frames().feed(os.read(out_end, 4096)) if listens else None

    yield ran
    for each in opened:
        os.close(each)


SOFT_RESET = [0x02, 0x0F]
HAIL = (ASK, Ask(1, 0))
ONE = (SETUP, Setup(0, 1, bytes(1), bytes((4,))))


@needs_mfrc522
def test_on_its_way_out_every_field_is_switched_off(run, spi, pins):
    code, frames = run(Wiring(), HAIL, ONE)
    assert (code, [kind for kind, _, _ in frames]) == (0, [HELLO, HEALTH])
    assert spi.xfer2.call_args.args == ([0x28, 0x80],)
    spi.close.assert_called_once_with()


@needs_mfrc522
def test_where_something_stands_in_for_rpi_gpio_it_says_so(run, spi, pins, elsewhere, capsys):
    elsewhere(RuntimeError("This module can only be run on a Raspberry Pi!"))
    code, frames = run(Wiring(), HAIL)
    assert (code, parse_hello(frames[0][2]).firmware) == (0, "mfrc522 0.0.7, RPi.GPIO on gpiozero")
    assert (
        line_told(capsys.readouterr().err, "en")
        == "pi-0-0: gpiozero stands in for RPi.GPIO (This module can only be run on a Raspberry Pi!)"
    )


@needs_mfrc522
def test_a_bus_that_is_not_there_is_told_trouble_line(run, spi, pins, capsys):
    spi.open.side_effect = FileNotFoundError(2, "No such file or directory")
    assert run(Wiring(device=1), HAIL) == (2, [])
    said = capsys.readouterr().err
    assert line_told(said, "en").startswith(
        "pi-0-1: /dev/spidev0.1: it cannot be used ([Errno 2] No such file or directory); switch SPI on"
    )
    assert said.count("\n") == 1


def test_a_package_that_is_missing_is_told_trouble_line(run, spi, pins, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "mfrc522", None)
    assert run(Wiring(), HAIL) == (2, [])
    assert line_told(capsys.readouterr().err, "en").endswith("; pip install 'facedown[pi]'")


@needs_mfrc522
def test_a_bus_that_fails_on_the_way_is_told_and_nothing_is_answered(run, spi, pins, mocker, capsys, elsewhere):
    elsewhere(ImportError("nowhere"))

    def fail_at_the_second_reset(values):
        if spi.xfer2.call_args_list.count(mocker.call(SOFT_RESET)) > 1:
            raise OSError(5, "Input/output error")
        return [0] * len(values)

    spi.xfer2.side_effect = fail_at_the_second_reset
    assert run(Wiring(), ONE) == (1, [])
    assert line_told(capsys.readouterr().err.splitlines()[1], "en") == "pi-0-0: the bus failed: [Errno 5] Input/output error"
    spi.close.assert_called_once_with()


@needs_mfrc522
def test_where_nobody_listens_any_more_it_ends(run, spi, pins):
    assert run(Wiring(), HAIL, listens=False) == (0, None)
    assert spi.xfer2.call_args.args == ([0x28, 0x80],)
