"""How a radio under a mat mishears: how much of each kind, which polls it strikes, and hands that cover slots for a while."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import accumulate
from math import inf, log, log1p
from random import Random

MOST_UNDER_A_HAND = 4
SHORTEST_BURST, LONGEST_BURST = 0.2, 2.0
NEVER = sys.maxsize  # more polls than a run can make


@dataclass(frozen=True, slots=True)
class Noise:
    """Probabilities; misses and garbles are shares of the polls of a slot where a tag lies, and no two of them fall on the same poll."""

    missed_singly: float = 0.0
    missed_in_runs: float = 0.0  # runs of consecutive polls of one slot; their lengths are geometric
    run_mean: float = 1.0  # in polls; 1 is: one by one
    missed_in_bursts: float = 0.0  # a hand over one to four neighbouring slots for 0.2 to 2 s
    garbled: float = 0.0
    glimpsed: float = 0.0  # of the polls of a slot beside which a tag lies: that tag is heard too
    straddled: float = 0.0  # of the lays: a neighbouring slot hears the tag in half of its polls, for 0.3 to 2 s
    faint: float = 0.0  # of the lays: the tag answers only with a probability of 0.3 to 0.7, for 1 to 4 s

    def __post_init__(self) -> None:
        wrong = [field.name for field in fields(self) if field.name != "run_mean" and not 0 <= getattr(self, field.name) <= 1]
        if wrong:
            raise ValueError(f"no probability: {', '.join(wrong)}")
        if not 1 <= self.run_mean < inf:
            raise ValueError(f"a run has one poll at least, not {self.run_mean}")
        if self.missed + self.garbled >= 1:
            raise ValueError("of a lying tag nothing would be heard ever")

    @classmethod
    def of(cls, share: float) -> Noise:
        """The mixture of the soak: this share of the polls of a lying tag is missed, half of it singly and half in bursts."""
        return cls(share / 2, missed_in_bursts=share / 2, garbled=share / 5, glimpsed=share / 20, straddled=share, faint=share)

    @property
    def missed(self) -> float:
        return self.missed_singly + self.missed_in_runs + self.missed_in_bursts


class Strikes:
    """Which polls of an endless row are struck, each with the same probability: the gap to the next is drawn, not a number for each poll.

    As nothing is remembered from poll to poll, the row may be made of other slots each time.
    """

    def __init__(self, probability: float, chance: Random) -> None:
        self._random = chance.random
        self._scale = 1 / log1p(-probability) if 0 < probability < 1 else 0.0  # at 1 every gap is 0
        self._gap = self.gap() if probability else NEVER

    def gap(self) -> int:
        """How many polls go by before one is struck."""
        return int(log(1.0 - self._random()) * self._scale)

    def among(self, slots: Sequence[str]) -> list[str]:
        """Which of these slots are struck; each stands for one of the next polls of the row."""
        struck, place, size = [], self._gap, len(slots)
        while place < size:
            struck.append(slots[place])
            place += 1 + self.gap()
        self._gap = place - size
        return struck


@dataclass(slots=True)
class Burst:
    slots: tuple[str, ...]
    until: float
    is_felt: bool = False  # it hid a tag in one poll at least


class Bursts:
    """Hands over cards: they come at random times, and each slot is covered for the same share of the time, on the rim and off it."""

    def __init__(self, share: float, neighbours: Mapping[str, Sequence[str]], chance: Random, at: float) -> None:
        self._neighbours, self._chance = neighbours, chance
        covers = _covers(neighbours)
        most = max(covers.values(), default=1.0)
        # A slot on the rim is under fewer groups, so hands over it alone make up for them: each is covered `most` times per round.
        self._spots = [(slot, is_alone) for is_alone in (False, True) for slot in neighbours]
        self._weights = list(accumulate([1.0] * len(covers) + [most - cover for cover in covers.values()]))
        # Bursts come independently of each other: 1 - exp(-rate * length) of the time at least one of them is there.
        rounds = -log1p(-share) / (most * (SHORTEST_BURST + LONGEST_BURST) / 2)
        self._rate = rounds * (self._weights[-1] if covers else 0.0)
        self._now: list[Burst] = []
        self._covered: dict[str, Burst] = {}
        self._next = self._after(at)
        self._turn = self._next  # nothing changes before

    def over(self, at: float) -> Mapping[str, Burst]:
        """The slots that are covered at that time, each with its burst."""
        if at >= self._turn:
            while self._next <= at:
                self._now.append(self._burst(self._next))
                self._next = self._after(self._next)
            self._now = [burst for burst in self._now if burst.until > at]
            self._covered = {slot: burst for burst in self._now for slot in burst.slots}
            self._turn = min([self._next, *(burst.until for burst in self._now)])
        return self._covered

    def _after(self, at: float) -> float:
        return at + self._chance.expovariate(self._rate) if self._rate else inf

    def _burst(self, at: float) -> Burst:
        (slot, is_alone), *_ = self._chance.choices(self._spots, cum_weights=self._weights)
        others = self._neighbours[slot]
        size = 0 if is_alone else min(self._chance.randrange(MOST_UNDER_A_HAND), len(others))
        return Burst((slot, *self._chance.sample(others, size)), at + self._chance.uniform(SHORTEST_BURST, LONGEST_BURST))


def _covers(neighbours: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """How many bursts cover each slot, on average, while one group comes over each slot of the mat."""
    covers = dict.fromkeys(neighbours, 1.0)
    for others in neighbours.values():
        joining = sum(min(size, len(others)) for size in range(MOST_UNDER_A_HAND)) / MOST_UNDER_A_HAND
        for other in others:
            covers[other] += joining / len(others)
    return covers
