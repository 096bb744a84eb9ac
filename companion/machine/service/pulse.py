"""What the program tells the service manager that started it: that it is ready, alive, and ends; by systemd's protocol of datagrams.

Rules of this file: telling never waits and never fails; False says that a message could not be sent now. Beats come from the main thread
alone, each after a look at the screen or a step of starting, so that a main loop that stands still is noticed. A signal only asks for the
end, which comes with the next moment, so that no act is cut in two.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from companion.core.visible import visible
from companion.machine.computer import Computer, notify_address
from companion.pages.watching import Moment

LONGEST = 500  # letters of a status
BEATS = 4  # in each interval: two of them may be late before the half of it, which systemd recommends
STARTS_WITHIN = 60.0  # seconds that each step of starting may take on a slow card
ENDING = ("SIGTERM", "SIGHUP")  # asked to end; the terminal was closed


class Notifier:
    """Messages to the service manager; none are sent where no service manager listens."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self.is_heard = notify_address(computer.env) is not None
        self.interval = _interval(computer) if self.is_heard else None

    def ready(self) -> bool:
        return self._computer.notify("READY=1")

    def beat(self) -> bool:
        return self._computer.notify("WATCHDOG=1")

    def status(self, text: str) -> bool:
        return self._computer.notify(f"STATUS={visible(' '.join(text.split()))[:LONGEST]}")

    def extend(self, seconds: float) -> bool:
        """Starting or stopping may take so much longer without another message."""
        return self._computer.notify(f"EXTEND_TIMEOUT_USEC={round(seconds * 1_000_000)}")

    def stopping(self) -> bool:
        return self._computer.notify("STOPPING=1")


def _interval(computer: Computer) -> float | None:
    """Seconds within which a beat has to come; None where there is no watchdog, or one for another process."""
    pid = str(computer.pid)
    named, micro = computer.env.get("WATCHDOG_PID", pid), computer.env.get("WATCHDOG_USEC", "")
    if not micro.isascii() or not micro.isdigit() or int(micro) == 0 or named != pid:
        return None
    return int(micro) / 1_000_000


class Pulse:
    """A watcher of pages; parts that occupy the main thread for long call `beat` themselves."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._is_ready = False
        self._next = float("-inf")
        self.is_ending = False

    def starting(self, what: str) -> None:
        """A step of starting is done, before the first picture.

        The watchdog may run already: where a page of trouble was shown before, the service has been ready since.
        """
        if self._notifier.is_heard and not self._is_ready:
            self._notifier.extend(STARTS_WITHIN)
            self._notifier.status(what)
        if self._notifier.interval is not None:
            self._notifier.beat()

    def watch(self, moment: Moment) -> bool:
        if moment.is_shown:
            self.beat(moment.now)
        return self.is_ending

    def beat(self, now: float) -> None:
        """A picture is shown, and the main thread lives."""
        if not self._is_ready:
            self._is_ready = self._notifier.ready()
        if self._notifier.interval is not None and now >= self._next and self._notifier.beat():
            self._next = now + self._notifier.interval / BEATS

    def end(self) -> None:
        """Asks for the end, at the next moment."""
        self.is_ending = True


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """Signals call `end` while this lasts; afterwards they act as before."""

    def signalled(_number: int, _frame: FrameType | None) -> None:
        end()

    is_main = threading.current_thread() is threading.main_thread()  # Python takes handlers of signals from no other thread
    numbers = [getattr(signal, name) for name in ENDING if is_main and hasattr(signal, name)]
    before = [(number, signal.signal(number, signalled)) for number in numbers]
    try:
        yield
    finally:
        for number, was in before:
            signal.signal(number, was if was is not None else signal.SIG_DFL)
