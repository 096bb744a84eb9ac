"""When a process is killed: mostly around lines by which something enters the match, now and then anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.record.kills.played import Played
from tests.record.kills.stream import Said

AHEAD = (1, 2, 4, 16, 48)  # lines in flight
MOST_AHEAD = AHEAD[-1]
WHILE_STARTING, WHILE_SHOWN = 0.08, 0.08  # how often
AT_THE_WIN = 0.25  # how often, of the last kills of a match
BESIDE = 0.2  # how often some lines before or after one that something comes of
AFTER_THE_ANSWER = 0.15  # how often
START = 0.3  # seconds that a process takes until it can say something
SHORTEST, USUAL, LONGEST = 0.0002, 0.0015, 0.01  # seconds after the answer was read, and after the line was written to the pipe


@dataclass(frozen=True, slots=True)
class Kill:
    """At that line of the match, or so many lines of the stream after it; while the process starts, where there is none."""

    line: int | None
    later: int
    delay: float  # after the line was written to the pipe; or after its answer was read
    ahead: int
    awaits_answer: bool = False


def next_kill(played: Played, start: int, left: int, chance: Random, *, is_begun: bool) -> Kill:
    """The kills that are left divide what is left of the match."""
    ahead, awaits_answer = chance.choice(AHEAD), chance.random() < AFTER_THE_ANSWER
    delay = min(chance.expovariate(1 / (SHORTEST if awaits_answer else USUAL)), LONGEST)
    if chance.random() < WHILE_STARTING:
        return Kill(None, 0, chance.uniform(0.0, START), ahead)
    if chance.random() < WHILE_SHOWN:
        return Kill(start, -chance.randrange(50) if is_begun else -1, delay, ahead, awaits_answer)
    telling = [number for number in range(start, len(played.lines)) if played.lines[number].is_telling]
    if not telling:
        return Kill(start, 0, delay, ahead)
    if left == 1 and chance.random() < AT_THE_WIN:
        return Kill(max(played.told_by[-1], start), 0, delay, ahead)
    place = min(int(chance.expovariate((left + 0.5) / len(telling))), len(telling) - 1)
    later = chance.randrange(-9, 10) if chance.random() < BESIDE else 0
    return Kill(telling[place], later, delay, ahead, awaits_answer)


def place_of(kill: Kill | None, stream: Sequence[Said]) -> int:
    """In the stream; the last line of all where it has no such line."""
    if kill is None or kill.line is None:
        return len(stream)
    found = next((place for place, one in enumerate(stream) if one.line is not None and one.line >= kill.line), len(stream) - 1)
    return min(max(found + kill.later, 0), len(stream) - 1)
