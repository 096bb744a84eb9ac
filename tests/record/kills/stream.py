"""All that one process is told: first the table as it lies now, then the match from the line where people go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from companion.record.store import Kept
from tests.record.kills.interrupted import Interrupted
from tests.record.kills.played import Played
from tests.record.kills.present import CALM, READ, SHOWN, shown

LATEST = 1.5  # seconds after `resumed` in which the readers begin to tell
BETWEEN = 0.05  # seconds between two passes


@dataclass(frozen=True, slots=True)
class Said:
    """What is written, its time, and which line of the match it is; none where the table is shown or a question is asked."""

    text: str
    at: float
    line: int | None


def told_now(played: Played, start: int, kept: Kept | None, interrupted: Interrupted, chance: Random) -> Iterator[Said]:
    lines, origin = played.lines, 0.0
    if kept is None:
        yield Said(played.set_up, 0.0, None)
    else:
        since = round(max(getattr(entry.event, "at", 0.0) for entry in kept.entries) + chance.uniform(0.0, LATEST), 6)
        yield from _present(played, start, since, SHOWN, played.noise, chance.random())
        yield from _present(played, start, since + SHOWN, CALM)
        origin = since + SHOWN + CALM + BETWEEN - (lines[start].at if start < len(lines) else played.ends_at)
    waits_at = interrupted.next_deed(start) if kept is not None else None
    for number in range(start, len(lines)):
        if interrupted.is_on_record(number) or lines[number].is_in_vain:
            continue
        if kept is not None and (lines[number].word or number == waits_at):
            before_it = number if lines[number].word else number - 1
            yield from _present(played, before_it, lines[number].at + origin, READ)
            origin += READ
        at = round(lines[number].at + origin, 6)
        yield Said(lines[number].told_at(at), at, number)
    yield Said(f'{{"view": true, "at": {round(played.ends_at + origin, 6)}}}\n', 0.0, None)


def _present(played: Played, line: int, since: float, seconds: float, noise: float = 0.0, seed: object = 0) -> Iterator[Said]:
    for text, at in shown(played.shape, played.lying_at(line), noise, seed, round(since, 6), seconds):
        yield Said(text, at, None)
