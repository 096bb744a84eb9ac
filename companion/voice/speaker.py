"""Speech and sounds are handed over to a thread, and the caller never waits for them.

Rules of this file: all orders go through one queue, so they are obeyed in their order, and only the thread that takes them from it touches
the mixer and the floor. The renderer has a second thread (`ahead`), as a slow engine must not delay sounds either.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread

from companion.voice.ahead import Ahead
from companion.voice.cues import Cue
from companion.voice.floor import SpeechFloor
from companion.voice.ports import Mixer, Renderer
from companion.voice.utterance import Utterance

LOG = logging.getLogger("facedown.voice")
LEAVING = 1.0  # seconds that a device may take to be closed before it is left to the operating system
GONE = 60.0  # seconds after which the thread counts as hanging; the longest rendering takes a third of it
AGAIN = 0.1  # seconds after which a step that failed is tried again


class Speaker:
    def __init__(
        self,
        mixer: Mixer,
        renderer: Renderer | None,
        now: Callable[[], float],
        *,
        heard: Callable[[Utterance], None] | None = None,
    ) -> None:
        """`heard` is called once for each utterance whose turn has come, with a voice and a device or without; in the speaker's thread."""
        self._mixer, self._now = mixer, now
        self._orders: Queue[Callable[[], None]] = Queue()
        self._ahead = Ahead(renderer, self._came_back) if renderer is not None else None
        self._floor = SpeechFloor(mixer, self._ahead, heard or (lambda _: None))
        self._gate = Lock()  # held while an offer is counted
        self._offered = self._settled = self._taken = 0
        self._is_closed = self._has_failed = False
        self._turned = now()  # when the thread last came round, or was last given an order
        self._thread = Thread(target=self._run, name="facedown-speaker", daemon=True)
        self._thread.start()

    def say(self, utterances: Sequence[Utterance]) -> None:
        with self._gate:
            self._offered += 1
            self._turned = self._now()
            self._orders.put(partial(self._offer, self._offered, tuple(utterances)))

    def cue(self, cue: Cue) -> None:
        self._orders.put(lambda: self._mixer.effect(cue))

    def hush(self) -> None:
        """Drop what is being said and what waits."""
        self._orders.put(lambda: self._floor.hush(self._now()))

    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None:
        self._orders.put(lambda: self._mixer.set(has_sounds=has_sounds, is_night=is_night, loudness=loudness))

    @property
    def is_behind(self) -> bool:
        """Whether something is being said or waits; false where the device keeps the thread from coming back."""
        return not self._is_closed and self._settled != self._offered and self._now() - self._turned < GONE

    def close(self) -> None:
        """End the thread, the speech and the rendering; nothing is said afterwards."""
        if self._is_closed:
            return
        self._orders.put(self._close)
        self._thread.join(LEAVING)
        if self._thread.is_alive():
            self._mixer.leave()
        self._is_closed = True

    def _offer(self, number: int, utterances: tuple[Utterance, ...]) -> None:
        self._taken = number
        self._floor.offer(utterances, self._now())

    def _came_back(self, number: int, path: Path | None) -> None:
        self._orders.put(lambda: self._floor.rendered(number, path))

    def _close(self) -> None:
        self._is_closed = True

    def _run(self) -> None:
        wait: float | None = None
        try:
            while not self._is_closed:
                self._obey(wait)
                self._turned = self._now()
                wait = None if self._is_closed else self._step()
        finally:
            self._is_closed = True  # the thread is gone, so nothing is waited for
            if self._ahead is not None:
                self._ahead.close()
            self._mixer.close()

    def _step(self) -> float | None:
        try:
            wait = self._floor.step(self._now())
        except Exception as fault:  # noqa: BLE001 - any fault may come, and the next utterances are still to be heard
            self._log(fault)
            return AGAIN
        if self._floor.is_idle:
            self._settled = self._taken
        return wait

    def _obey(self, wait: float | None) -> None:
        """Wait for an order, at most so long, and follow all that have come."""
        try:
            order = self._orders.get(timeout=wait)
            while not self._is_closed:
                self._follow(order)
                order = self._orders.get_nowait()
        except Empty:
            return

    def _follow(self, order: Callable[[], None]) -> None:
        try:
            order()
        except Exception as fault:  # noqa: BLE001 - as in `_step`
            self._log(fault)

    def _log(self, fault: Exception) -> None:
        if not self._has_failed:
            LOG.error("the speaker goes on after %r", fault, exc_info=fault)
        self._has_failed = True
