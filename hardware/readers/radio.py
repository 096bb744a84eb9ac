"""What a noisy radio hears of a table, poll by poll.

Rules of this file: a random number drawn for each poll would cost a number for each of 65 slots in each of millions of passes, so the polls
that noise strikes are found by drawing the gaps between them; noise is counted where it was felt and nowhere else; no set is ever
walked through, as the order of its strings differs from one run of Python to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from hardware.readers.noise import Burst, Bursts, Noise, Strikes
from hardware.readers.table import TrueTable
from hardware.sighting import GARBLED, NOTHING, Heard

ALL_OF_A_STACK, ONE_OF_A_STACK = 0.6, 0.2  # tags that lie on each other detune each other; the rest is garbled


@dataclass(slots=True)
class Spell:
    """For some time after it was laid a tag is heard badly, or by its neighbour's slot as well."""

    uid: str
    slot: str  # where this is heard
    is_beside: bool  # a neighbouring slot
    answers: float  # with this probability in each poll
    until: float
    is_felt: bool = False


class Radio:
    def __init__(self, table: TrueTable, neighbours: Mapping[str, Sequence[str]], noise: Noise, chance: Random, at: float) -> None:
        self.tally: Counter[str] = Counter()
        self._table, self._neighbours, self._noise, self._chance = table, neighbours, noise, chance
        self._bursts = Bursts(noise.missed_in_bursts, neighbours, chance, at)
        self._spells: list[Spell] = []
        self._weak: dict[str, float] = {}  # the share of polls in which a bad tag answers
        self._runs: dict[str, int] = {}  # how many more polls of a slot its run lasts
        self._going_on = Strikes(1 / noise.run_mean, chance)
        # Shares are of all polls of a lying tag; these strike only polls that no burst and no run has taken.
        in_runs = noise.missed_in_runs / (1 - noise.missed_in_bursts)
        self._run = in_runs / (in_runs + noise.run_mean * (1 - in_runs))
        free = (1 - self._run) / (1 - noise.missed_in_bursts - noise.missed_in_runs)
        self._miss, self._garble = noise.missed_singly * free, noise.garbled * free
        self._struck = self._run + self._miss + self._garble
        self._strikes = Strikes(self._struck, chance)
        self._glimpses = Strikes(noise.glimpsed, chance)

    def laid(self, uid: str, slot: str, at: float) -> None:
        """Note that the tag was just laid there; the effects of its last lay are over."""
        self.lifted(uid)
        chance, others = self._chance, self._neighbours[slot]
        if chance.random() < self._noise.straddled and others:
            self._spells.append(Spell(uid, chance.choice(others), True, 0.5, at + chance.uniform(0.3, 2.0)))
        if chance.random() < self._noise.faint:
            self._spells.append(Spell(uid, slot, False, chance.uniform(0.3, 0.7), at + chance.uniform(1.0, 4.0)))

    def lifted(self, uid: str) -> None:
        if self._spells:
            self._spells = [spell for spell in self._spells if spell.uid != uid]

    def weaken(self, uid: str, answers: float) -> None:
        """Let this tag answer only in that share of the polls, on any slot; 1 makes it well again."""
        self._weak.pop(uid, None)
        if answers < 1:
            self._weak[uid] = answers

    def hear(self, slots: Sequence[str], at: float) -> dict[str, Heard]:
        """One poll of each of these slots."""
        table, truth = self._table, self._table.truth
        if slots is table.slots:
            heard, lying = truth.copy(), table.lying
        else:
            heard = {slot: truth[slot] for slot in slots}
            lying = tuple(slot for slot in slots if truth[slot] is not NOTHING)
        if table.stacks:
            self._hear_stacks(heard)
        if self._spells:
            self._hear_spells(heard, at)
        if self._weak:
            self._hear_weak(heard)
        covered = self._bursts.over(at)
        if covered:
            self._cover(heard, covered)
        running = self._run_on(heard, covered) if self._runs else ()
        for slot in self._strikes.among(lying):
            if slot not in running:
                self._strike(heard, slot, is_covered=slot in covered)
        for slot in self._glimpses.among(slots):
            self._glimpse(heard, slot)
        return heard

    def _hear_stacks(self, heard: dict[str, Heard]) -> None:
        for slot in self._table.stacks:
            if slot not in heard:
                continue
            roll = self._chance.random() - ALL_OF_A_STACK
            if roll >= ONE_OF_A_STACK:
                heard[slot] = GARBLED
            elif roll >= 0:
                heard[slot] = self._table.heard((self._chance.choice(self._table.on(slot)),))

    def _hear_spells(self, heard: dict[str, Heard], at: float) -> None:
        self._spells = [spell for spell in self._spells if spell.until > at]
        for spell in self._spells:
            if spell.slot in heard and (self._chance.random() < spell.answers) is spell.is_beside:
                self._feel_spell(heard, spell)

    def _feel_spell(self, heard: dict[str, Heard], spell: Spell) -> None:
        before = heard[spell.slot]
        after = heard[spell.slot] = (self._table.beside if spell.is_beside else self._table.without)(before, spell.uid)
        if after is not before and not spell.is_felt:
            spell.is_felt = True
            self.tally["straddled" if spell.is_beside else "faint"] += 1

    def _hear_weak(self, heard: dict[str, Heard]) -> None:
        for uid, answers in self._weak.items():
            slot = self._table.where(uid)
            if slot in heard and self._chance.random() >= answers:
                before = heard[slot]
                after = heard[slot] = self._table.without(before, uid)
                self.tally["weak"] += after is not before

    def _cover(self, heard: dict[str, Heard], covered: Mapping[str, Burst]) -> None:
        for slot, burst in covered.items():
            if slot not in heard:
                continue
            heard[slot] = NOTHING
            if self._table.truth[slot] is not NOTHING:
                self.tally["missed in a burst"] += 1
                self._feel_burst(burst)

    def _feel_burst(self, burst: Burst) -> None:
        if not burst.is_felt:
            burst.is_felt = True
            self.tally["bursts"] += 1

    def _run_on(self, heard: dict[str, Heard], covered: Collection[str]) -> list[str]:
        """Runs go on in every poll of their slot, covered or not, and end where the tag is taken away."""
        running = [slot for slot in self._runs if slot in heard]
        for slot in running:
            if self._table.truth[slot] is not NOTHING and slot not in covered:
                self._miss_one(heard, slot, "missed in a run")
            self._runs[slot] -= 1
            if not self._runs[slot] or self._table.truth[slot] is NOTHING:
                del self._runs[slot]
        return running

    def _strike(self, heard: dict[str, Heard], slot: str, *, is_covered: bool) -> None:
        roll = self._chance.random() * self._struck
        if roll < self._run:
            more = self._going_on.gap()
            if more:
                self._runs[slot] = more
        if is_covered:
            return
        if roll < self._run:
            self._miss_one(heard, slot, "missed in a run")
        elif roll < self._run + self._miss:
            self._miss_one(heard, slot, "missed singly")
        else:
            heard[slot] = GARBLED
            self.tally["garbled"] += 1

    def _miss_one(self, heard: dict[str, Heard], slot: str, kind: str) -> None:
        heard[slot] = NOTHING
        self.tally[kind] += 1

    def _glimpse(self, heard: dict[str, Heard], slot: str) -> None:
        near = [uid for other in self._neighbours[slot] for uid in self._table.on(other)]
        if not near:
            return
        before = heard[slot]
        after = heard[slot] = self._table.beside(before, self._chance.choice(near))
        if after is not before:
            self.tally["glimpsed"] += 1
