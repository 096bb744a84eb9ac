"""What `facedown mat test` shows: the mat live in a terminal, or one report of what was heard for a while."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TextIO

from companion.errors import DONE, FOUND_WRONG
from companion.mats.tuning.findings import findings, looked
from companion.mats.tuning.hearing import Identify, Tally
from companion.mats.tuning.looking import Screen, listen
from companion.mats.tuning.pages import About, ChipName, Pages, rows_of
from companion.mats.tuning.ports import Wired
from companion.mats.tuning.words import Words
from companion.system.clock import Clock
from companion.system.outlet import write_rows
from companion.system.paper import Paper
from hardware.readers.hub.plan import HubPlan

USUAL = 5.0  # seconds of a report


@dataclass(frozen=True, slots=True)
class Shown:
    """How it is to be told."""

    language: str
    chip_name: ChipName
    is_live: bool = False  # redrawn in place until Ctrl-C, or for the seconds that are asked for
    as_json: bool = False


def watch(
    readers: Wired,
    plans: Sequence[HubPlan],
    about: About,
    identify: Identify,
    clock: Clock,
    seconds: float | None,
    shown: Shown,
    out: TextIO,
) -> int:
    """Whether something has to be done is the exit code."""
    slots = [slot for slot in about.plan.shape.polled if slot in readers.slots]
    tally = Tally(slots, identify)
    look = partial(looked, readers, plans, about.plan, tally)
    words, paper = Words(shown.language), Paper(out)
    pages = Pages(words, paper, shown.chip_name)
    if shown.is_live:
        end = words.say("tuning-live-end")
        Screen(out, clock, lambda: [*pages.live(look(), about), "", end]).watch(readers, tally, seconds)
    else:
        with suppress(KeyboardInterrupt):  # what was heard until then is told
            listen(readers, tally, clock, USUAL if seconds is None else seconds)
    found = look()
    if shown.as_json:
        write_rows(out, rows_of(found, shown.chip_name))
    else:
        pages.tell(found, about)
    return FOUND_WRONG if findings(found) else DONE
