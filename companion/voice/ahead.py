"""The renderer's own thread, as rendering may take long: while one utterance is being said, the next one is rendered.

Rules of this file: the caller never waits. A rendering that is not wanted any more is stopped; a renderer that does not come back after
that is stuck, and until it comes back the speaker behaves as if it had none.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from companion.voice.ports import Renderer
from companion.voice.waiting import Queued

LOG = logging.getLogger("facedown.voice")
LONGEST = 20.0  # seconds that a rendering may take at all
ENDING = 5, 0.05  # how often it is stopped when all is closed, and the seconds between
STUCK = 3.0  # seconds in which one that was stopped has to come back


class Ahead:
    """Called in the speaker's thread; only `_run` works in the thread of its own."""

    def __init__(self, renderer: Renderer, came_back: Callable[[int, Path | None], None]) -> None:
        self._renderer, self._came_back = renderer, came_back
        self._wanted: SimpleQueue[Queued | None] = SimpleQueue()
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

    def want(self, one: Queued | None, at: float) -> None:
        """Ask for this rendering, or for none; any other rendering that is under way is stopped."""
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
        """Note that the renderer came back; false where it was only stopped, so that its silence says nothing about the text."""
        is_answer = self._stopped_at is None or self._was_given_up
        self._busy, self._stopped_at, self._was_given_up = None, None, False
        return is_answer

    def close(self) -> None:
        """Wait a short while for the end of the rendering under way: an engine that starts now would outlive the program."""
        self._is_closed = True
        self._wanted.put(None)
        times, seconds = ENDING
        for _ in range(times):
            self._stop(self._since)
            self._thread.join(seconds)
            if not self._thread.is_alive():
                return

    def _stop(self, at: float) -> None:
        """Called again and again until the renderer is back, as the rendering may not have begun when it was stopped first."""
        if self._stopped_at is None:
            self._stopped_at = at
        try:
            self._renderer.stop()
        except Exception as fault:  # noqa: BLE001 - an engine may raise anything, and the next utterances are still to be heard
            self._log(fault)

    def _run(self) -> None:
        while (one := self._wanted.get()) is not None and not self._is_closed:
            path = None
            try:
                path = self._renderer.rendered(one.utterance.text, one.utterance.language)
            except Exception as fault:  # noqa: BLE001 - as in `_stop`
                self._log(fault)
            self._came_back(one.number, path)

    def _log(self, fault: Exception) -> None:
        if not self._has_failed:
            LOG.error("speech cannot be rendered: %r", fault, exc_info=fault)
        self._has_failed = True
