"""What is being said, what is rendered meanwhile, and what comes next.

Rules of this file: one thread calls all of it, and nothing in it waits; `step` says after how many seconds it has to be called again. An
utterance has its turn when nothing else is being said and it is rendered, or cannot be rendered or heard at all.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from companion.voice.ahead import Ahead
from companion.voice.ports import Mixer
from companion.voice.utterance import Utterance
from companion.voice.waiting import Queued, WaitingSpeech, interrupts, is_worth_repeating

LOG = logging.getLogger("facedown.voice")
TICK = 0.02  # seconds between two looks at a sound that is about to end
SLACK = 0.5  # seconds that a sound may overrun its length; a device that is gone never reports an end
FADED = 0.1  # seconds after which speech that was broken off is silent for certain
LOOK = 0.1  # seconds between two looks at a renderer


class SpeechFloor:
    def __init__(self, mixer: Mixer, ahead: Ahead | None, heard: Callable[[Utterance], None]) -> None:
        self._mixer, self._ahead, self._heard = mixer, ahead, heard
        self._waiting = WaitingSpeech()
        self._said: Queued | None = None
        self._ends_at = float("-inf")  # when the speech that is heard, or fades, is over for certain
        self._ready: tuple[int, Path | None] | None = None  # what was rendered last
        self._has_failed = False

    @property
    def is_idle(self) -> bool:
        return self._said is None and not self._waiting.held

    def offer(self, new: Sequence[Utterance], at: float) -> None:
        self._waiting = self._waiting.offered(new)
        held = self._said
        if held is not None and any(interrupts(one, held.utterance) for one in new):
            self._break_off(at)
            if is_worth_repeating(held.utterance, new):
                self._waiting = self._waiting.again(held, at)

    def hush(self, at: float) -> None:
        self._waiting = WaitingSpeech(count=self._waiting.count, batch=self._waiting.batch)
        if self._said is not None:
            self._break_off(at)

    def rendered(self, number: int, path: Path | None) -> None:
        assert self._ahead is not None
        if self._ahead.returned() or path is not None:
            self._ready = (number, path)

    def step(self, at: float) -> float | None:
        """Go on as far as possible now; how many seconds until the next call, None: until something new is ordered."""
        if self._said is not None and self._is_free(at):
            self._waiting, self._said = self._waiting.went_on(self._said.batch, at), None
        self._waiting = self._waiting.fresh(at)
        while (one := self._waiting.first) is not None and self._said is None and self._is_free(at) and self._is_rendered(one, at):
            self._begin(one, at)
        if self._said is None and self._is_free(at):
            self._mixer.lift()
        if self._ahead is not None:
            self._ahead.want(self._next(), at)
        return self._until_next(at)

    def _break_off(self, at: float) -> None:
        self._mixer.hush()
        self._said, self._ends_at = None, at + FADED

    def _is_free(self, at: float) -> bool:
        return at >= self._ends_at or not self._mixer.is_speaking

    def _is_rendered(self, one: Queued, at: float) -> bool:
        """Whether it is rendered, or never will be because no engine or no device is there."""
        if self._ahead is None or self._ahead.is_stuck(at) or not self._mixer.can_be_heard():
            self._ready = (one.number, None)
        return self._ready is not None and self._ready[0] == one.number

    def _next(self) -> Queued | None:
        """The utterance to be rendered: the next one, unless it is rendered already."""
        one = self._waiting.first
        return None if one is None or (self._ready is not None and self._ready[0] == one.number) else one

    def _begin(self, one: Queued, at: float) -> None:
        assert self._ready is not None
        path, self._ready = self._ready[1], None
        self._waiting = self._waiting.without(one.number)
        if not one.was_begun:
            self._tell(one.utterance)
        seconds = self._mixer.speak(path) if path is not None else 0.0
        if seconds:
            self._said, self._ends_at = one, at + seconds + SLACK

    def _tell(self, one: Utterance) -> None:
        try:
            self._heard(one)
        except Exception:  # a log of what is said must not end the speech
            if not self._has_failed:
                LOG.exception("what was said cannot be told")
            self._has_failed = True

    def _until_next(self, at: float) -> float | None:
        waits = [LOOK] if self._ahead is not None and self._ahead.is_busy else []
        if self._said is not None:
            waits.append(max(self._ends_at - SLACK - at, TICK))
        elif not self._is_free(at) or self._waiting.held:
            waits.append(TICK)
        return min(waits, default=None)
