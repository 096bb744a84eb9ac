"""Hubs at the other end of real lines: pseudo-terminals, and a program of its own."""

from __future__ import annotations

import os
import select
import sys
import time
import tty
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

from hardware.readers.hub import reader
from hardware.readers.hub.reader import Bell, Hubs
from hardware.readers.hub.strangers import ListedPort
from tests.arch.sources import CHECKOUT, root
from tests.hardware.hub.fake_hubs import FakeHub

PATIENCE = 10.0  # seconds, after which a test has failed
# A hub as a program: what it writes to its standard errors and when it falls over is said on its command line.
PROGRAM = f"""
import os, sys, time
sys.path[:0] = [{str(CHECKOUT)!r}, {str(root())!r}]
from tests.hardware.hub.fake_hubs import FakeHub
hub = FakeHub(2, late=5.0, lies={{0: (bytes.fromhex("04a1b2c3d4e5f6"),)}})
print(*sys.argv[1:], sep="\\n", end="", file=sys.stderr, flush=True)
while data := os.read(0, 4096):
    for _later, answer in hub.take(data, time.monotonic()):
        os.write(1, answer)
"""


def program(*words):
    return (sys.executable, "-c", PROGRAM, *words)


class Terminal:
    """Something at a serial port: what it is told, and what `answer` says to that."""

    def __init__(self, answer, banner=b""):
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.path, self.answer, self.told, self._bell = os.ttyname(self._slave), answer, b"", Bell()
        self._is_unplugged = False
        os.write(self._master, banner)
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self):
        while True:
            ready, _, _ = select.select([self._master, self._bell], [], [])
            if self._bell in ready:
                return
            data = os.read(self._master, 4096)
            self.told += data
            for answer in self.answer(data):
                os.write(self._master, answer)

    def unplug(self):
        if not self._is_unplugged:
            self._is_unplugged = True
            self._bell.ring()
            self._thread.join(PATIENCE)
            os.close(self._master)
            os.close(self._slave)
            self._bell.close()


def nothing(_data):
    """Says nothing to whatever it is told."""
    return []


def at_terminal(hub, banner=b""):
    return Terminal(lambda data: [answer for _later, answer in hub.take(data, time.monotonic())], banner)


def usb(*terminals):
    """As they are listed, by serial numbers ONE, TWO, THREE ..."""
    names = ("ONE", "TWO", "THREE", "FOUR")
    return [ListedPort(terminal.path, name) for terminal, name in zip(terminals, names, strict=False) if terminal is not None]


class Table:
    """Hubs on real lines; waits for passes, and keeps all it got."""

    def __init__(self, plans, links, listed):
        self.news, self.passes = SimpleQueue(), []
        self.hubs = Hubs(plans, links, time.monotonic, wake=lambda: self.news.put(None), listed=listed)

    def trouble(self):
        """But for that of a busy machine."""
        return {hub: slug for hub, slug in self.hubs.trouble.items() if slug != "slow"}

    def until(self, is_so, within=PATIENCE):
        """The first pass from now on of which this is true, and the seconds that it took."""
        begun = time.monotonic()
        while True:
            for each in self.hubs.passes(time.monotonic()):
                self.passes.append(each)
                if is_so(each):
                    return each, time.monotonic() - begun
            left = begun + within - time.monotonic()
            try:
                self.news.get(timeout=max(left, 0))
            except Empty:
                raise AssertionError(f"not within {within} s; trouble: {self.hubs.trouble}; last: {self.passes[-3:]}") from None


def lit(hubs, hub):
    """One light of it is on, and that is known."""
    hubs.light({hubs.slots[1]: (1, 2, 3)})
    with hubs._lock:
        assert hubs._lock.wait_for(lambda: hub.lights.get(1) == (1, 2, 3) and not hubs._conductor.owes_lights, PATIENCE)


class Stopped:
    """A hub that stops in the midst of a pass, and goes on when somebody waits for its lights; for as long as it takes."""

    def __init__(self, monkeypatch):
        self.hub, self._stops, self._has_stopped, self._goes_on = fake(), Event(), Event(), Event()
        self._went, self.hub.went = self.hub.went, self._stopping
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(reader, "LIT_WITHIN", PATIENCE)

    def _stopping(self, go, at):
        if self._stops.is_set():
            self._has_stopped.set()
            self._goes_on.wait(PATIENCE)
        return self._went(go, at)

    def stop(self, hubs):
        """It stands still now."""
        wait_for = hubs._lock.wait_for

        def wait(is_so, within):
            self._goes_on.set()
            return wait_for(is_so, within)

        self._monkeypatch.setattr(hubs._lock, "wait_for", wait)
        self._stops.set()
        assert self._has_stopped.wait(PATIENCE)

    def go_on(self):
        self._goes_on.set()


def open_files():
    return len(list(Path("/proc/self/fd").iterdir()))


@contextmanager
def table(plans, links, listed=list):
    """Closed in the end, with nothing left open."""
    files = open_files()
    opened = Table(plans, links, listed)
    try:
        yield opened
    finally:
        opened.hubs.close()
    assert open_files() <= files


@contextmanager
def plugged(*hubs, banner=b""):
    terminals = [at_terminal(hub, banner) for hub in hubs]
    try:
        yield terminals
    finally:
        for terminal in terminals:
            terminal.unplug()


def fake(antennas=2, **features):
    """Never late, however busy the machine of the tests is."""
    return FakeHub(antennas, late=5.0, **features)
