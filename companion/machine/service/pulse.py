"""The service's pulse: ready once something is to be seen, alive as long as the main loop goes round, at an end when it is told to.

Rules of this file: beats come from the main thread alone, each after a look at the screen or a step of starting: a loop that stands still
is to be noticed, also while other threads go on. A signal ends nothing by itself: the next moment does, so that no act is cut in two.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from companion.machine.service.notifying import Notifier
from companion.pages.watching import Moment

BEATS = 4  # in each interval: two of them may be late before the half is over, which systemd asks for
STARTS_WITHIN = 60.0  # seconds that each step of starting may take on a slow card
ENDING = ("SIGTERM", "SIGHUP")  # told to end; the terminal is gone


class Pulse:
    """A watcher of an evening; whatever else holds the main thread for long calls `beat` by itself."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._is_ready = False
        self._next = float("-inf")
        self.is_ending = False

    def starting(self, what: str) -> None:
        """Before the first picture: it has come this far, and goes on.

        The watchdog may wait for this as well: a page of trouble was shown before, and the service has been ready since.
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
        """There is something to be seen, and the main thread lives."""
        if not self._is_ready:
            self._is_ready = self._notifier.ready()
        if self._notifier.interval is not None and now >= self._next and self._notifier.beat():
            self._next = now + self._notifier.interval / BEATS

    def end(self) -> None:
        """At the next moment."""
        self.is_ending = True


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """As long as this lasts; what signals did before, they do again afterwards."""

    def told(_number: int, _frame: FrameType | None) -> None:
        end()

    is_main = threading.current_thread() is threading.main_thread()  # nobody else may say what a signal does
    numbers = [getattr(signal, name) for name in ENDING if is_main and hasattr(signal, name)]
    before = [(number, signal.signal(number, told)) for number in numbers]
    try:
        yield
    finally:
        for number, was in before:
            signal.signal(number, was if was is not None else signal.SIG_DFL)
