"""The command `facedown mat test`: the mat live in a terminal, or one report of what was heard for a while."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TextIO

from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.errors import DONE, FOUND_WRONG
from companion.mats.tuning.findings import findings, looked
from companion.mats.tuning.hearing import Identify, MatReaders, MatTally
from companion.mats.tuning.pages import ChipName, ListenedMat, MatLines, Pages, look_rows
from companion.system.clock import Clock
from companion.system.outlet import write_codes, write_rows
from companion.system.paper import Paper
from hardware.readers.hub.plan import HubPlan

PAUSE = 0.05  # seconds between two looks at the readers
FRAME = 0.25  # seconds between two pictures
# Codes of ECMA-48: cursor home; clear the rest of a line, the rest of the page, the page; hide and show the cursor.
HOME, LINE, REST, ALL = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J"
HIDE, SHOW = "\x1b[?25l", "\x1b[?25h"


def listen(readers: MatReaders, tally: MatTally, clock: Clock, seconds: float | None, each: Callable[[], None] | None = None) -> None:
    """For so many seconds, or without end; `each` is called after each look at the readers."""
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


class LivePicture:
    """A picture in a terminal, which is redrawn in place."""

    def __init__(self, out: TextIO, clock: Clock, picture: Callable[[], Sequence[str]]) -> None:
        self._out, self._clock, self._picture = out, clock, picture
        self._drawn: float | None = None

    def watch(self, readers: MatReaders, tally: MatTally, seconds: float | None) -> None:
        """Until the time is over or Ctrl-C is pressed."""
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


USUAL = 5.0  # seconds of a report


@dataclass(frozen=True, slots=True)
class OutputForm:
    """How the result is written."""

    language: str
    chip_name: ChipName
    is_live: bool = False  # redrawn in place until Ctrl-C, or for the given seconds
    as_json: bool = False


def report_on(
    readers: MatReaders,
    plans: Sequence[HubPlan],
    about: ListenedMat,
    identify: Identify,
    clock: Clock,
    seconds: float | None,
    shown: OutputForm,
    out: TextIO,
) -> int:
    """Listens and reports; 1 where something has to be done."""
    slots = [slot for slot in about.plan.shape.polled if slot in readers.slots]
    tally = MatTally(slots, identify)
    look = partial(looked, readers, plans, about.plan, tally)
    words, paper = MatLines(shown.language), Paper(out)
    pages = Pages(words, paper, shown.chip_name)
    if shown.is_live:
        end = words.say("tuning-live-end")
        LivePicture(out, clock, lambda: [*pages.live(look(), about), "", end]).watch(readers, tally, seconds)
    else:
        with suppress(KeyboardInterrupt):  # the report is about what was heard until then
            listen(readers, tally, clock, USUAL if seconds is None else seconds)
    found = look()
    if shown.as_json:
        write_rows(out, look_rows(found, shown.chip_name))
    else:
        pages.tell(found, about)
    return FOUND_WRONG if findings(found) else DONE
