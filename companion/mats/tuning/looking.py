"""Listening to a mat for a while, and showing in a terminal what it hears meanwhile."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TextIO

from companion.core.visible import visible_line
from companion.mats.tuning.hearing import Tally
from companion.mats.tuning.ports import Wired
from companion.system.clock import Clock
from companion.system.outlet import write_codes

PAUSE = 0.05  # seconds between two looks
FRAME = 0.25  # from one picture to the next
# Of ECMA-48, as every terminal knows them: home, the rest of a line, the rest of the page, all of it; and the cursor away and back.
HOME, LINE, REST, ALL = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J"
HIDE, SHOW = "\x1b[?25l", "\x1b[?25h"


def listen(readers: Wired, tally: Tally, clock: Clock, seconds: float | None, each: Callable[[], None] | None = None) -> None:
    """So long, or without an end; `each` comes after each look at the readers."""
    ends = None if seconds is None else clock.now() + seconds
    while True:
        at = clock.now() if ends is None else min(clock.now(), ends)
        for heard in readers.passes(at):
            tally.take(heard)
        if each is not None:
            each()
        if ends is not None and at >= ends:
            return
        clock.wait(PAUSE)


class Screen:
    """One picture over the other, in place."""

    def __init__(self, out: TextIO, clock: Clock, picture: Callable[[], Sequence[str]]) -> None:
        self._out, self._clock, self._picture = out, clock, picture
        self._drawn: float | None = None

    def watch(self, readers: Wired, tally: Tally, seconds: float | None) -> None:
        """Until the time is over or somebody presses Ctrl-C."""
        self._write(HIDE + ALL)
        try:
            with suppress(KeyboardInterrupt):
                listen(readers, tally, self._clock, seconds, self._draw)
        finally:
            self._write(HOME + ALL + SHOW)

    def _draw(self) -> None:
        now = self._clock.now()
        if self._drawn is not None and now - self._drawn < FRAME:
            return
        self._drawn = now
        size = shutil.get_terminal_size()
        lines = [visible_line(line)[: size.columns - 1] + LINE for line in self._picture()[: size.lines - 1]]
        self._write(HOME + "\n".join(lines) + "\n" + REST)

    def _write(self, text: str) -> None:
        write_codes(self._out, text)
        self._out.flush()
