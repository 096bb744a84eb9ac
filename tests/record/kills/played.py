"""A whole match at a simulated table, as the lines that a referee is told: what readers heard, what people pressed; and what hands did.

Rules of this file: this is the match that nobody interrupted, refereed in this process; where a tag truly lies is known here, and to no
referee.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion.app.matches import desk, find_deck, find_mat
from companion.core.mat.shape import Shape
from companion.core.referee.entries import Entry
from companion.events import Chosen, Pressed, Slot
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.simulator.radio import radio_under
from companion.simulator.recording import Recording
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.record.kills.outcome import Outcome, is_fact, outcome_of

WORDS = ("press", "choose")


@dataclass(frozen=True, slots=True)
class Line:
    text: str  # up to its time
    at: float
    word: tuple[str, str] | None  # what was pressed or chosen; None: a pass
    is_telling: bool  # an entry came of it
    is_in_vain: bool  # a word that changed nothing: said too soon, or refused


@dataclass(frozen=True, slots=True)
class Deed:
    """A tag comes to lie on a slot, or on none, before that line is told."""

    line: int
    uid: str
    slot: Slot | None


@dataclass(frozen=True)
class Played:
    asked: Mapping[str, Any]
    noise: float
    seed: int
    shape: Shape
    pace: float
    lines: tuple[Line, ...]
    deeds: tuple[Deed, ...]
    told_by: tuple[int, ...]  # the line by which each fact came to be told
    ends_at: float
    outcome: Outcome

    @cached_property
    def acts(self) -> Mapping[int, int]:
        """The lines by which hands or words begin something after a fact was told, each with the number of facts told until then."""
        words = {number for number, one in enumerate(self.lines) if one.word and not one.is_in_vain}
        begins = sorted(words | {deed.line for deed in self.deeds})
        found: dict[int, int] = {}
        for told, by in enumerate(self.told_by, start=1):
            place = bisect_right(begins, by)
            if place < len(begins):
                found[begins[place]] = told
        return found

    @property
    def set_up(self) -> str:
        return json.dumps({"setup": dict(self.asked)})[:-1]

    def lying_at(self, line: int) -> dict[str, str]:
        """Where each tag lies when that line is told."""
        lying: dict[str, str] = {}
        for deed in self.deeds:
            if deed.line > line:
                break
            lying.pop(deed.uid, None)  # whatever is laid on a slot lies topmost
            if deed.slot is not None:
                lying[deed.uid] = deed.slot
        return lying


class Watched(SimulatedTable):
    """A table at which somebody notes when hands do what."""

    def __init__(self, referee: Any, radio: Any, asked: Mapping[str, Any]) -> None:
        self.rows: list[dict[str, Any]] = []
        self.entries: list[int] = []  # of the referee, before each line
        self.deeds: list[Deed] = []
        super().__init__(referee, radio, recording=Recording(asked, self._keep))

    def lay(self, uid: Any, slot: Any) -> None:
        self.deeds.append(Deed(len(self.rows), uid, slot))
        super().lay(uid, slot)

    def lift(self, uid: Any) -> None:
        self.deeds.append(Deed(len(self.rows), uid, None))
        super().lift(uid)

    def _keep(self, text: str) -> None:
        row = json.loads(text)
        if "setup" not in row:
            self.rows.append(row)
            self.entries.append(self.referee.entry)


class Unfinished(Exception):
    """The people themselves came to no end; that is the soak's business."""


def played(asked: Mapping[str, Any], noise: float, seed: int, clumsy: float = 0.0) -> Played:
    setup, deck = parse_setup(asked, find_deck, find_mat)
    store = MemoryStore()
    opened = desk(store).begin(setup, deck, "en")
    referee = opened.referee
    table = Watched(referee, radio_under(setup.shape, Noise.of(noise), seed), asked)
    found = Sitting(setup, deck, table, seed, Manners(clumsy)).play()
    if not found.winners:
        raise Unfinished(f"{asked['game']} {seed}: {found.stopped or found.difference}")
    entries = [*table.entries, referee.entry]
    journal = store.kept(opened.journal.number).entries
    lines = tuple(_line(row, journal[first + 1 : last + 1]) for row, first, last in zip(table.rows, entries, entries[1:], strict=False))
    match = referee.state.match
    vain = [range(entries[number] + 1, entries[number + 1] + 1) for number, line in enumerate(lines) if line.is_in_vain]
    in_vain = frozenset(number for numbers in vain for number in numbers)
    telling = [entry.number for entry in journal for said in entry.said if is_fact(setup.game, said.key) and entry.number not in in_vain]
    told_by = tuple(next(number for number, last in enumerate(entries[1:]) if last >= one) for one in telling)
    outcome = outcome_of(referee, journal, opened.lines, in_vain)
    return Played(asked, noise, seed, match.shape, match.pace, lines, tuple(table.deeds), told_by, table.at, outcome)


def _line(row: Mapping[str, Any], entries: Sequence[Entry]) -> Line:
    (kind,) = row.keys() - {"at"}
    word = (kind, row[kind]) if kind in WORDS else None
    said = [one.key for entry in entries if isinstance(entry.event, (Pressed, Chosen)) for one in entry.said]
    is_in_vain = word is not None and bool(said) and all(key == "table-too-soon" or "-refused-" in key for key in said)
    return Line(json.dumps({kind: row[kind]})[:-1], row["at"], word, bool(entries), is_in_vain)
