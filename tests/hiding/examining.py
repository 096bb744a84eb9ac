"""Sitting the exam: matches one after another, each looked at where its kinds can change a truth, until enough cases have counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count, cycle, islice
from random import Random

from tests.hiding.desk import Desk, shipped
from tests.hiding.exam import Kind, Other, Recorded, Stop
from tests.hiding.games import EXAMS
from tests.hiding.outputs import shown_by
from tests.hiding.recording import record

MOST_TRIES = 12  # tables drawn for each case that is wanted of a match


@dataclass(frozen=True, slots=True)
class Leak:
    """An output that two tables do not share."""

    seed: int
    step: int
    output: str
    kind: str
    excerpt: str


@dataclass(slots=True)
class Result:
    drawn: int = 0
    counted: int = 0
    matches: int = 0
    lines: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    leaks: list[Leak] = field(default_factory=list)
    crashes: list[str] = field(default_factory=list)

    @property
    def outputs(self) -> set[str]:
        return {leak.output for leak in self.leaks}

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.kinds.items()))
        return (
            f"{self.counted} counted cases of {self.drawn} drawn ({kinds}) over {self.matches} matches of {self.lines} lines: "
            f"{len(self.leaks)} leaks"
        )


@cache
def recorded(game: str, number: int) -> Recorded:
    """The match of one plan; played once, whatever is examined later."""
    exam = EXAMS[game]
    plan = next(islice(exam.plans(0), number, None))
    return record(exam, plan, shipped(plan.deck))


def sit(game: str, wanted: int) -> Result:
    """Matches one after another until so many cases have counted."""
    each = max(5, wanted // 80)
    result = Result()
    for number in count():
        if result.counted >= wanted:
            return result
        examine_one(recorded(game, number), EXAMS[game].kinds, min(each, wanted - result.counted), result)
    raise AssertionError("plans have no end")


def first_leaks(records: Iterable[Recorded], kinds: tuple[Kind, ...], each: int) -> Result:
    """Until there is a leak; for referees that are known to have one."""
    result = Result()
    for one in records:
        examine_one(one, kinds, each, result)
        if result.leaks:
            break
    return result


def examine_one(one: Recorded, kinds: tuple[Kind, ...], each: int, result: Result) -> None:
    """So many counted cases of one match, spread over its steps; an end at which nothing can count is looked at as well."""
    result.matches += 1
    result.lines += len(one.lines)
    random = Random(one.plan.seed)
    every = list(_stops(one, random, max(3, each // 2), result))
    stops = [stop for stop in every if any(kind.truths(stop, stop.as_it_was) for kind in kinds)]
    if every[-1] not in stops:
        result.leaks += compared(every[-1], kinds[0].other(every[-1], random), kinds[0])
    wanted = result.counted + each
    turns = zip(cycle(stops), range(each * MOST_TRIES), strict=False)
    for stop, turn in turns:
        if result.counted >= wanted:
            return
        kind = kinds[(one.plan.seed + turn + turn // len(stops)) % len(kinds)]  # no kind always at the same stop
        other = kind.other(stop, random)
        result.drawn += 1
        if kind.truths(stop, other) != kind.truths(stop, stop.as_it_was):
            result.counted += 1
            result.kinds[kind.name] = result.kinds.get(kind.name, 0) + 1
            result.leaks += compared(stop, other, kind)


def _stops(one: Recorded, random: Random, most: int, result: Result) -> Iterator[Stop]:
    """The end, and some of the other steps: each serves for several cases."""
    *others, end = one.steps
    steps = [*sorted(random.sample(others, min(len(others), most - 1))), end]
    desk = Desk(one.plan.asked, one.deck)
    told = 0
    for step in steps:
        for line in one.lines[told:step]:
            desk.tell(line)
        told = step
        yield stop_at(one, step, desk)
    result.crashes += desk.crashes


def stop_at(one: Recorded, step: int, desk: Desk) -> Stop:
    referee, entries = desk.referee, tuple(mark.entries for mark in desk.marks)
    return Stop(one, step, referee.state, tuple(referee.positions), entries, shown_by(desk), one.named(step), one.drawn(step))


def ended(one: Recorded) -> Stop:
    return stop_at(one, len(one.lines), played(one))


def played(one: Recorded) -> Desk:
    return _told(one, Other(one.deck, one.lines))


def _told(one: Recorded, other: Other) -> Desk:
    desk = Desk(one.plan.asked, other.deck)
    for line in other.lines:
        desk.tell(line)
    return desk


def compared(stop: Stop, other: Other, kind: Kind) -> list[Leak]:
    """What the second table lets out and the first did not."""
    shown = shown_by(_told(stop.one, other), other.since)
    outputs = shown_by(_told(stop.one, stop.as_it_was), other.since) if other.since else stop.outputs
    return [
        Leak(stop.one.plan.seed, stop.step, name, kind.name, difference(outputs[name], text))
        for name, text in shown.items()
        if name not in kind.without and text != outputs[name]
    ]


def difference(one: str, other: str) -> str:
    at = next((index for index, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 60]!r} / ...{other[max(0, at - 20) : at + 60]!r}"
