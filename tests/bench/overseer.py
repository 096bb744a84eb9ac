"""A service manager, as far as a service notices one: its socket, its watchdog, and what it can see of the process from outside.

Rules of this file: nothing of the service knows that it is measured; what it tells comes by its socket, all else from /proc.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import monotonic

LONGEST_START = 180.0  # seconds, as in the shipped unit; a service may ask for more
LONGEST_WAIT = 60.0  # seconds, for a service that ends
OWN_FOLDERS = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
LEFT_OUT = ("STATE_DIRECTORY", "CONFIGURATION_DIRECTORY", "CACHE_DIRECTORY", "JOURNAL_STREAM", "WATCHDOG_PID", "FACEDOWN_APPLIANCE")


@dataclass(frozen=True, slots=True)
class Look:
    """What can be seen of the process; `at` is in seconds since it began."""

    at: float
    memory: float  # megabytes
    descriptors: int
    threads: int


@dataclass
class Told:
    """What came by the socket, each with when it came."""

    ready: list[float] = field(default_factory=list)
    beats: list[float] = field(default_factory=list)
    status: list[str] = field(default_factory=list)
    stopping: list[float] = field(default_factory=list)
    extended: float = 0.0  # until when it has asked to be waited for

    def take(self, text: str, at: float) -> None:
        for line in text.splitlines():
            match line.partition("="):
                case ("READY", _, _):
                    self.ready.append(at)
                case ("WATCHDOG", _, _):
                    self.beats.append(at)
                case ("STATUS", _, status):
                    self.status.append(status)
                case ("STOPPING", _, _):
                    self.stopping.append(at)
                case ("EXTEND_TIMEOUT_USEC", _, micro):
                    self.extended = max(self.extended, at + int(micro) / 1_000_000)

    def largest_gap(self, until: float) -> float:
        """Between two beats; the time from being ready to the first counts, and so does that from the last to now."""
        times = [*self.ready[:1], *self.beats, until]
        return max(later - before for before, later in pairwise(times))


class Overseer:
    def __init__(self, process: subprocess.Popen[bytes], listening: socket.socket) -> None:
        self.process, self.told = process, Told()
        self._listening, self._began = listening, monotonic()

    @property
    def at(self) -> float:
        return monotonic() - self._began

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def stands_still(self, interval: float) -> bool:
        """Whether it was ready, and no beat has come for so long: systemd would abort it now."""
        return bool(self.told.ready) and self.at - max([*self.told.ready, *self.told.beats]) > interval

    def listen(self, seconds: float) -> None:
        """For so long, or until the process has ended."""
        end = self.at + seconds
        while (left := end - self.at) > 0 and self.is_running:
            self._take(min(left, 0.2))

    def listen_until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Whether the condition came true in that time and before the process ended; all messages sent before are then taken."""
        end, does_hold = self.at + seconds, holds()
        while not does_hold and self.is_running and self.at < end:
            self._take(0.1)
            does_hold = holds()
        self._take(0.0)
        return does_hold

    def listen_until_ready(self) -> bool:
        """As long as a service manager waits: a busy machine is given the time that the service asks for."""
        while self.is_running and not self.told.ready and self.at < max(LONGEST_START, self.told.extended):
            self._take(0.2)
        return bool(self.told.ready)

    def look(self) -> Look | None:
        """None where the process has ended."""
        of = Path("/proc") / str(self.process.pid)
        try:
            rows = self._status()
            descriptors = len(list((of / "fd").iterdir()))
            return Look(self.at, int(rows["VmRSS"].split()[0]) / 1024, descriptors, int(rows["Threads"]))
        except (OSError, KeyError):
            return None

    def state(self) -> str:
        """Running, sleeping or stopped, as the kernel says it."""
        try:
            return self._status()["State"].strip()
        except (OSError, KeyError):
            return "gone"

    def _status(self) -> dict[str, str]:
        text = (Path("/proc") / str(self.process.pid) / "status").read_text()
        return dict(line.split(":", 1) for line in text.splitlines())

    def end(self, number: signal.Signals) -> tuple[float, int | None]:
        """Seconds that it took, and the exit code; none where it does not end."""
        began = self.at
        with suppress(ProcessLookupError):
            self.process.send_signal(number)
        while self.is_running and self.at - began < LONGEST_WAIT:
            self._take(0.05)
        took = self.at - began
        self._take(0.0)
        return took, self.process.poll()

    def _take(self, seconds: float) -> None:
        while select.select([self._listening], [], [], seconds)[0]:
            self.told.take(self._listening.recv(65_536).decode(errors="replace"), self.at)
            seconds = 0.0


@contextmanager
def overseen(folder: Path, arguments: Sequence[str], interval: float) -> Iterator[Overseer]:
    """Python with these arguments, in folders of its own, as a service that has to beat within each `interval`; its log is `log` there."""
    address = folder / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening, (folder / "log").open("wb") as log:
        listening.bind(str(address))
        command, env = [sys.executable, *arguments], environment(folder, address, interval)
        process = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)
        try:
            yield Overseer(process, listening)
        finally:
            process.kill()
            process.wait()


def environment(folder: Path, address: Path, interval: float) -> Mapping[str, str]:
    """Of a machine without screen and sound card, with empty folders of its own."""
    env = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    env |= {name: str(folder / of) for name, of in OWN_FOLDERS.items()}
    env |= {"SDL_VIDEODRIVER": "dummy", "FACEDOWN_INVISIBLE": "1", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return env | {"NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": str(round(interval * 1_000_000))}
