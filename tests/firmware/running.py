"""A hub that runs: the files of its list, unchanged, on a real MicroPython, with models of chips on its pins and a pty for its USB line."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import threading
import tty
from contextlib import suppress
from pathlib import Path

import pytest

from companion.mats.hubs.gathering import gather
from tests.firmware.solder import BY_WATCHDOG, WATCHDOG, Solder
from tests.hardware.micropython import micropython

STANDINS = Path(__file__).resolve().parent / "standins"
UNIQUE = bytes.fromhex("e6614103e7452d2f")
HEAP = "384k"  # a Pico has 192k for objects half as large
SECONDS = 10  # that anything may take


class RunningHub:
    """`port` is the path to open as its serial port; it stays the same when the hub starts anew. Close it, or use it in a `with`.

    `board` are lines of board.py that its builder changed: {"LIGHTS": 0}. Everything that was flashed lies in `folder` and is kept.
    """

    def __init__(self, folder, model, antennas=8, *, unique=UNIQUE, board=(), started=True):
        self.folder, self.port = Path(folder) / "hub", Path(folder) / "port"
        if not self.folder.exists():
            gather(self.folder)
        changed = {"ANTENNAS": antennas, **dict(board)}
        text = (self.folder / "board.py").read_text(encoding="utf-8")
        for name, value in changed.items():
            text, times = re.subn(rf"^{name} = .*?$", f"{name} = {value!r}", text, count=1, flags=re.MULTILINE)
            assert times == 1, f"board.py says nothing of {name}"
        (self.folder / "board.py").write_text(text, encoding="utf-8")
        self.solder = Solder(model, runpy.run_path(str(self.folder / "board.py")), unique)
        self._process = self._thread = None
        self._slave = -1
        if started:
            self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_wrong):
        self.stop()

    def start(self):
        """Plugged in, or after a reset."""
        if micropython() is None:
            pytest.skip("micropython is not installed")
        master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(master, False)  # as on USB: what nobody takes does not fit
        told, heard = os.pipe(), os.pipe()
        hub = {"HUB_TOLD": str(told[1]), "HUB_HEARD": str(heard[0]), "MICROPYPATH": str(STANDINS)}
        command = [micropython(), "-X", f"heapsize={HEAP}", "main.py"]
        self._process = subprocess.Popen(
            command,
            stdin=master,
            stdout=master,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=os.environ | hub,
            pass_fds=(told[1], heard[0]),
        )
        for end in (master, told[1], heard[0]):
            os.close(end)
        self._thread = threading.Thread(target=self.solder.serve, args=(told[0], heard[1]))
        self._thread.start()
        self.port.unlink(missing_ok=True)
        self.port.symlink_to(os.ttyname(self._slave))

    def stop(self):
        """Unplugged: the port is gone for whoever has it open."""
        self._end()
        self.solder.power()

    def wait_for_end(self):
        """Until it wants to start anew, or has left the prompt to somebody: what it said there."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS)
        return self._end()

    def bite(self):
        """The watchdog resets it, as it would if the loop hung."""
        self._end()
        self.solder.cause = BY_WATCHDOG
        self.solder.registers.pop(WATCHDOG, None)
        self.start()

    def goes_round(self, times, seconds=SECONDS):
        """So many rounds of its loop from now on."""
        fed = self.solder.fed
        return self.solder.wait(lambda: self.solder.fed >= fed + times, seconds)

    def _end(self):
        if self._process is None:
            return ""
        self._process.kill()
        said = self._process.communicate(timeout=SECONDS)[1].decode()
        self._thread.join(SECONDS)
        os.close(self._slave)
        self._process = self._thread = None
        return said
