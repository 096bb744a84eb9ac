from __future__ import annotations

import os
import select
import subprocess
import sys

import pytest

from hardware.readers.hub.links import GONE, OpenPort, OpenProgram, PipeLink, SerialLink, opened
from tests.hardware.hub.wired_hubs import Terminal, nothing

SLEEPS_ON = "import signal, sys; signal.pause()"


@pytest.fixture
def deaf():
    """Somebody at a terminal who reads nothing."""
    master, slave = os.openpty()
    port = OpenPort(os.ttyname(slave), 115200)
    yield port
    port.close()
    os.close(master)
    os.close(slave)


def test_writing_to_a_line_that_is_full_does_not_wait(deaf):
    for _ in range(200):
        deaf.write(b"x" * 1000)


def test_writing_to_a_program_that_does_not_read_does_not_wait():
    link = OpenProgram((sys.executable, "-c", SLEEPS_ON))
    for _ in range(200):
        link.write(b"x" * 1000)
    link.close()
    assert link._child.returncode == -9  # it did not end when its input was closed


class Hanging:
    """Cannot be killed while the kernel does not let it go."""

    def __init__(self):
        self.told = []

    def kill(self):
        self.told.append("killed")

    def wait(self, timeout):
        self.told.append(timeout)
        raise subprocess.TimeoutExpired("poller", timeout)


def test_a_program_that_hangs_in_the_kernel_is_left_to_it():
    link = OpenProgram((sys.executable, "-c", SLEEPS_ON))
    child, link._child = link._child, Hanging()
    link.close()
    child.kill()
    assert link._child.told == [0.5, "killed", 0.5]
    assert (link._input.closed, link._output.closed, link._errors.closed) == (True, True, True)
    assert child.wait(10) == -9


def test_nothing_is_read_where_nothing_was_said(deaf):
    assert deaf.read(deaf.filenos[0]) == b""


def test_a_terminal_that_was_unplugged_has_gone_for_reading_and_writing_and_can_be_closed():
    terminal = Terminal(nothing)
    port = OpenPort(terminal.path, 115200)
    terminal.unplug()
    with pytest.raises(GONE):
        port.read(port.filenos[0])
    with pytest.raises(GONE):
        port.write(b"x")
    port.close()


def test_a_program_that_ended_has_gone_and_what_it_wrote_is_kept():
    link = OpenProgram((sys.executable, "-c", "import sys; print(*range(100), sep='\\n', file=sys.stderr)"))
    output, _errors = link.filenos
    assert select.select([output], [], [], 10)[0] == [output]
    with pytest.raises(GONE):
        link.read(output)
    link.close()
    assert link.last_words() == tuple(str(n) for n in range(80, 100))
    assert link._child.returncode == 0


def test_a_port_that_somebody_has_is_not_opened(deaf):
    assert opened(SerialLink(deaf.name)) is None


def test_what_is_not_there_is_not_opened():
    assert opened(SerialLink("/dev/nowhere")) is None
    assert opened(SerialLink("/dev/null")) is None
    assert opened(PipeLink(("/nowhere/at/all",))) is None
    assert opened(PipeLink((str(os.curdir),))) is None
