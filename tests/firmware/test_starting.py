"""A hub starts, falls over, and is there again; the files of its list on a real MicroPython."""

from __future__ import annotations

import importlib.metadata

import pytest

from companion.words.problems import line_told
from hardware import messages
from hardware.chip.clock import VirtualClock
from hardware.messages import Hello
from tests.firmware.running import UNIQUE, RunningHub
from tests.firmware.solder import BY_WATCHDOG
from tests.firmware.talking import Talking


class Silent:
    """Chips that are not there."""

    def __init__(self):
        self.clock = VirtualClock()

    def transfer(self, antenna, frame):
        return b"\xff" * len(frame)

    def reset(self):
        pass


@pytest.fixture
def hub(tmp_path):
    with RunningHub(tmp_path, Silent(), 3) as hub:
        yield hub


def hello(pi, boots, antennas=3):
    """Whether it is the hello of that start; the last of what it said."""
    first, *more = pi.hello()
    assert (first.version, first.antennas, first.boots, first.unique) == (1, antennas, boots, UNIQUE)
    return more


def test_a_hub_tells_who_it_is_and_what_runs_on_it(hub):
    with Talking(hub.port) as pi:
        (said,) = pi.hello()
    version = importlib.metadata.version("facedown")
    assert said == Hello(1, 3, 1, UNIQUE, said.firmware)
    assert said.firmware.startswith(f"{version}, MicroPython 1.")


def test_starts_are_counted_while_it_has_no_power(hub):
    for boots in (1, 2, 3):
        with Talking(hub.port) as pi:
            hello(pi, boots)
        hub.stop()
        hub.start()


def test_a_hub_without_any_pi_goes_round_and_feeds_its_watchdog(hub):
    assert hub.goes_round(3)
    assert (hub.solder.patience, hub.solder.guards) == (8000, True)


def test_what_made_it_fall_over_is_told_once_after_the_next_hello(hub):
    hub.solder.is_broken = True
    with Talking(hub.port) as pi:
        hello(pi, 1)
        pi.write(pi.set_up_frame(3))
        assert hub.wait_for_end() == ""
    assert hub.solder.cause == BY_WATCHDOG  # as every reset is that MicroPython makes
    hub.start()
    with Talking(hub.port) as pi:
        said, crash = pi.hello(2)
        assert said.boots == 2
        *frames, last = crash.text.splitlines()
        assert last == "OSError: planted"
        assert len(frames) > 1
        assert all(line.startswith('  File "') for line in frames)
        hello(pi, 2)
        assert pi.health().uptime_s == 0
    hub.stop()
    hub.start()
    with Talking(hub.port) as pi:
        assert hello(pi, 3) == []


def test_what_the_watchdog_did_is_told_and_what_a_reset_did_is_not(hub):
    with Talking(hub.port) as pi:
        hello(pi, 1)
    hub.bite()
    with Talking(hub.port) as pi:
        _, crash = pi.hello(2)
    assert crash == messages.Crash("the watchdog: the loop did not come round for 8 s")
    assert hub.goes_round(1)  # by then all that it has written into registers has arrived there
    hub.solder.registers.clear()
    hub.bite()
    with Talking(hub.port) as pi:
        hello(pi, 3)
        assert isinstance(pi.health(), messages.Health)


def test_a_board_that_cannot_be_wired_so_says_why(tmp_path):
    with RunningHub(tmp_path, Silent(), 3, board={"RESET": 17}) as hub, Talking(hub.port) as pi:
        said, crash = pi.hello(2)
    assert (said.antennas, said.boots) == (0, 1)
    line = "Miswired: board.py: GP17 is used twice, for SDA of antenna 0 and for RST; choose another pin for one of them"
    assert line_told(crash.text.splitlines()[-1], "en").endswith(line)


@pytest.mark.parametrize("kept", [b"", b"\x05", b"\x05\x00 torn", b"\xff" * 500])
def test_a_torn_report_is_no_report(tmp_path, kept):
    with RunningHub(tmp_path, Silent(), 3, started=False) as hub:
        (hub.folder / "kept.bin").write_bytes(kept)
        hub.start()
        with Talking(hub.port) as pi:
            hello(pi, 1)
            assert isinstance(pi.health(), messages.Health)


def test_flash_is_written_at_the_start_and_no_more(hub):
    with Talking(hub.port) as pi:
        hello(pi, 1)
        before = (hub.folder / "kept.bin").stat()
        pi.set_up(3)
        pi.go(1)
        after = (hub.folder / "kept.bin").stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    assert sorted(file.name for file in hub.folder.iterdir() if file.suffix != ".py") == ["hardware", "kept.bin"]


def test_who_calls_as_mpremote_does_gets_the_prompt_and_no_watchdog(hub):
    with Talking(hub.port) as pi:
        hello(pi, 1)
        assert pi.rest(0.3) == []
        pi.write(b"\r\x03")
        assert hub.wait_for_end() == ""
    assert not hub.solder.guards
    hub.bite()  # as it would be, had the watchdog gone on: but it was stopped, so this is somebody's reset
    with Talking(hub.port) as pi:
        hello(pi, 2)
        assert isinstance(pi.health(), messages.Health)
