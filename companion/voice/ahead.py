"""A thread of its own for the renderer, which may take long: one utterance at a time, usually the one after that which is being said.

Rules of this file: whoever asks never waits. What is not wanted any more is stopped; a renderer that does not come back then is stuck, and
until it does, all is as if there were none.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from companion.voice.ports import Renderer
from companion.voice.waiting import Held

LOG = logging.getLogger("facedown.voice")
LONGEST = 20.0  # seconds that a rendering may take at all
ENDING = 5, 0.05  # how often it is stopped when all is closed, and the seconds between
STUCK = 3.0  # seconds in which one that was stopped has to come back


class Ahead:
    """All but its own thread's work is done in one thread, the speaker's."""

    def __init__(self, renderer: Renderer, came_back: Callable[[int, Path | None], None]) -> None:
        self._renderer, self._came_back = renderer, came_back
        self._wanted: SimpleQueue[Held | None] = SimpleQueue()
        self._busy: int | None = None  # the number of what is being rendered
        self._since = 0.0
        self._stopped_at: float | None = None
        self._was_given_up = False  # it was wanted, but took too long
        self._has_failed = self._is_closed = False
        self._thread = Thread(target=self._run, name="facedown-renderer", daemon=True)
        self._thread.start()

    @property
    def is_busy(self) -> bool:
        return self._busy is not None

    def is_stuck(self, at: float) -> bool:
        return self._stopped_at is not None and at - self._stopped_at > STUCK

    def want(self, one: Held | None, at: float) -> None:
        """This is what is to be rendered now, if anything; whatever else is being rendered is not wanted."""
        if self._busy is None:
            if one is not None:
                self._busy, self._since = one.number, at
                self._wanted.put(one)
        elif one is None or self._busy != one.number:
            self._stop(at)
        elif at - self._since > LONGEST:
            self._was_given_up = True
            self._stop(at)

    def returned(self) -> bool:
        """It came back; whether it would have brought something if anybody could, and was not just stopped."""
        is_answer = self._stopped_at is None or self._was_given_up
        self._busy, self._stopped_at, self._was_given_up = None, None, False
        return is_answer

    def close(self) -> None:
        """Wait for the end of what it has begun, but not for long: an engine that starts now would outlive the program."""
        self._is_closed = True
        self._wanted.put(None)
        times, seconds = ENDING
        for _ in range(times):
            self._stop(self._since)
            self._thread.join(seconds)
            if not self._thread.is_alive():
                return

    def _stop(self, at: float) -> None:
        """Again and again while it is not back, as it may not have begun when it was stopped first."""
        if self._stopped_at is None:
            self._stopped_at = at
        try:
            self._renderer.stop()
        except Exception as fault:  # noqa: BLE001 - whatever an engine raises, the rest is still to be heard
            self._log(fault)

    def _run(self) -> None:
        while (one := self._wanted.get()) is not None and not self._is_closed:
            path = None
            try:
                path = self._renderer.rendered(one.utterance.text, one.utterance.language)
            except Exception as fault:  # noqa: BLE001 - the same
                self._log(fault)
            self._came_back(one.number, path)

    def _log(self, fault: Exception) -> None:
        if not self._has_failed:
            LOG.error("speech cannot be rendered: %r", fault, exc_info=fault)
        self._has_failed = True
