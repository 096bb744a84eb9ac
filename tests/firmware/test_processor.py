"""The clock that a hub sets, and when it sweeps its heap."""

from __future__ import annotations

import subprocess

import pytest

from tests.firmware.running import RunningHub, gather
from tests.firmware.talking import Talking
from tests.firmware.test_starting import Silent
from tests.hardware.micropython import micropython

VREG = 0x40064000
STANDINS = "import sys\nclass machine: freq = mem32 = None\nsys.modules['machine'] = machine\n"
SWEEPS = """
import processor
said = []
class gc:
    def collect(): said.append("sweep")
processor.gc = gc
one = processor.Garbage()
for polled in POLLED:
    if polled is None:
        said.append(one.patience(100))
        one.nobody_waits()
    else:
        one.before_answer(polled)
        said.append("answer")
        one.after_answer()
print(said)
"""


@pytest.fixture
def swept(tmp_path):
    def swept(*polled):
        if micropython() is None:
            pytest.skip("micropython is not installed")
        gather(tmp_path)
        (tmp_path / "sweeps.py").write_text(STANDINS + SWEEPS.replace("POLLED", repr(polled)), encoding="utf-8")
        ran = subprocess.run([micropython(), "sweeps.py"], capture_output=True, text=True, cwd=tmp_path, timeout=10, check=False)
        assert ran.stderr == ""
        return ran.stdout.strip()

    return swept


def test_what_little_there_is_is_swept_when_nobody_waits(swept):
    assert swept(None, 5000, 5000, None, None) == str([100, "answer", "answer", 25, "sweep", 100])


def test_what_is_due_is_swept_before_an_answer_that_can_wait_and_after_one_that_cannot(swept):
    assert swept(60_000, 40_000, 7000, 7000) == str(["answer", "answer", "sweep", "answer", "answer"])
    assert swept(60_000, 40_000, 14_000, 7000) == str(["answer", "answer", "answer", "sweep", "answer"])


def test_the_processor_hurries_before_the_buses_are_set_up(tmp_path):
    with RunningHub(tmp_path, Silent(), 1, started=False) as hub:
        hub.solder.registers[VREG] = 0x10B1
        hub.start()
        with Talking(hub.port) as pi:
            pi.hello()
        assert (hub.solder.clock, hub.solder.registers[VREG]) == (200_000_000, 0x10C1)


def test_a_board_may_leave_the_processor_as_it_is(tmp_path):
    with RunningHub(tmp_path, Silent(), 1, board={"FREQUENCY": None}) as hub, Talking(hub.port) as pi:
        pi.hello()
    assert (hub.solder.clock, VREG in hub.solder.registers) == (125_000_000, False)


def test_a_clock_that_cannot_be_set_is_told(tmp_path):
    with RunningHub(tmp_path, Silent(), 1, board={"FREQUENCY": 1}) as hub, Talking(hub.port) as pi:
        said, crash = pi.hello(2)
    assert (said.antennas, crash.text.splitlines()[-1]) == (0, "ValueError: cannot change frequency")
