"""The exam: two tables that differ only in numbers which nobody has seen must let out the same, letter for letter (H1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count, cycle, islice
from random import Random

from companion.decks.card import Deck
from companion.referee.standing import Standing
from tests.hiding.desk import Desk, shipped
from tests.hiding.known import Numbers, numbers_of, secrets
from tests.hiding.outputs import Outputs, shown_by
from tests.hiding.permuting import KINDS, permuted
from tests.hiding.plans import plans
from tests.hiding.recording import Recorded, record

MOST_TRIES = 12  # permutations drawn for each case that is wanted of a match


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


@dataclass(frozen=True, slots=True)
class Stop:
    """A step to be examined: how the match stood there with the true numbers, and all that it had let out."""

    step: int
    standing: Standing
    numbers: Numbers
    outputs: Outputs


@cache
def recorded(number: int) -> Recorded:
    """The match of one plan; played once, whatever is examined later."""
    plan = next(islice(plans(), number, None))
    return record(plan, shipped(plan.deck))


def sit(wanted: int) -> Result:
    """Matches one after another until so many cases have counted."""
    each = max(5, wanted // 80)
    result = Result()
    for number in count():
        if result.counted >= wanted:
            return result
        examine_one(recorded(number), min(each, wanted - result.counted), result)
    raise AssertionError("plans have no end")


def first_leaks(records: Iterable[Recorded], each: int) -> Result:
    """Until there is a leak; for referees that are known to have one."""
    result = Result()
    for one in records:
        examine_one(one, each, result)
        if result.leaks:
            break
    return result


def examine_one(one: Recorded, each: int, result: Result) -> None:
    """So many counted cases of one match, spread over its steps."""
    result.matches += 1
    result.lines += len(one.lines)
    random = Random(one.plan.seed)
    stops = list(_stops(one, random, max(2, each // 2), result))
    wanted = result.counted + each
    turns = zip(cycle(stops), range(each * MOST_TRIES), strict=False)
    for stop, turn in turns:
        if result.counted >= wanted:
            return
        kind = KINDS[turn % len(KINDS)]
        deck = permuted(one.deck, stop.standing, stop.numbers, one.hidden(stop.step), kind, random)
        result.drawn += 1
        if secrets(stop.standing, numbers_of(deck, stop.standing)) != secrets(stop.standing, stop.numbers):
            result.counted += 1
            result.kinds[kind] = result.kinds.get(kind, 0) + 1
            result.leaks += compared(one, stop, deck, kind)


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
        standing = desk.referee.standing
        yield Stop(step, standing, numbers_of(one.deck, standing), shown_by(desk))
    result.crashes += desk.crashes


def compared(one: Recorded, stop: Stop, deck: Deck, kind: str, *, without: tuple[str, ...] = ()) -> list[Leak]:
    """The same lines told to a table with that deck: what it lets out and the other did not."""
    desk = Desk(one.plan.asked, deck)
    for line in one.lines[: stop.step]:
        desk.tell(line)
    return [
        Leak(one.plan.seed, stop.step, name, kind, _difference(stop.outputs[name], text))
        for name, text in shown_by(desk).items()
        if name not in without and text != stop.outputs[name]
    ]


def _difference(one: str, other: str) -> str:
    at = next((index for index, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 60]!r} / ...{other[max(0, at - 20) : at + 60]!r}"
