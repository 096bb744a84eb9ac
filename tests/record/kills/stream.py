"""All that one process is told: first the table as it lies now, then the match from the line where people go on.

Rules of this file: at a table that was interrupted people look at the screen before each act whether the last one has come; where it has
not they wait, in case noise hides a card, and look once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from companion.record.store import Kept
from tests.record.kills.interrupted import Interrupted
from tests.record.kills.played import Played
from tests.record.kills.present import CALM, READ, SHOWN, shown

LATEST = 1.5  # seconds after `resumed` in which the readers begin to tell
BETWEEN = 0.05  # seconds between two passes
LOOK = '{"view": true'


@dataclass(frozen=True, slots=True)
class Look:
    """So many facts should have been told before that line of the match."""

    facts: int
    line: int
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What is written up to its time, its time, and which line of the match it is; none where the table is shown or looked at."""

    text: str
    at: float
    line: int | None
    look: Look | None = None

    @property
    def row(self) -> str:
        return f'{self.text}, "at": {self.at}}}\n'


def told_now(played: Played, start: int, kept: Kept | None, interrupted: Interrupted, chance: Random) -> Iterator[Said]:
    lines, origin, at = played.lines, 0.0, 0.0
    if kept is None:
        yield Said(played.set_up, 0.0, None)
    else:
        since = round(max(getattr(entry.event, "at", 0.0) for entry in kept.entries) + chance.uniform(0.0, LATEST), 6)
        yield from _present(played, start, since, SHOWN, played.noise, chance.random())
        yield from _present(played, start, since + SHOWN, CALM)
        at = round(since + SHOWN + CALM, 6)
        origin = at + BETWEEN - (lines[start].at if start < len(lines) else played.ends_at)
    waits_at = interrupted.next_deed(start) if kept is not None else None
    for number in range(start, len(lines)):
        is_said = interrupted.is_on_record(number) or lines[number].is_in_vain
        if kept is not None and not is_said and (lines[number].word or number == waits_at):
            before_it = number if lines[number].word else number - 1
            yield from _present(played, before_it, lines[number].at + origin, READ)
            origin += READ
            at = round(lines[number].at + origin, 6)
        if kept is not None and number in played.acts:
            yield Said(LOOK, at, None, Look(played.acts[number], number - 1))
        if not is_said:
            at = round(lines[number].at + origin, 6)
            yield Said(lines[number].text, at, number)
    look = Look(len(played.told_by), len(lines)) if kept is not None else None
    yield Said(LOOK, round(played.ends_at + origin, 6), None, look)


def wait_and_look(played: Played, stream: list[Said], number: int) -> int:
    """People wait after that look, and look once more, so that all else comes later; how many more lines there are."""
    one = stream[number]
    assert one.look is not None
    waited = [*_present(played, one.look.line, one.at, READ), Said(LOOK, round(one.at + READ, 6), None, replace(one.look, is_last=True))]
    stream[number + 1 :] = waited + [replace(later, at=round(later.at + READ, 6)) for later in stream[number + 1 :]]
    return len(waited)


def _present(played: Played, line: int, since: float, seconds: float, noise: float = 0.0, seed: object = 0) -> Iterator[Said]:
    for text, at in shown(played.shape, played.lying_at(line), noise, seed, round(since, 6), seconds):
        yield Said(text, at, None)
