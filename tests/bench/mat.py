"""The benchmark of the mat: what a simulated radio mishears over hours, what of it becomes an act, and how soon an act is noticed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import perf_counter
from typing import Any

from companion.cards.decks import files
from companion.core.decks.register import Register
from companion.core.games.game import Player, Setup
from companion.core.mat.clarity import LAID
from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view
from companion.events import AcceptTable, Corrected, Event, Pressed, ReadsBadly, SeatId, Slot, TagLifted, TagPlaced, Uid
from companion.record.memory import MemoryJournal
from companion.simulator.radio import radio_under
from companion.simulator.table import uid_of
from hardware.readers.noise import Noise
from tests.bench.figures import Figures
from tests.core.mat.noisy_mat import Garbling

SHAPE = Shape()  # 8 x 8 and a pad
CELLS = tuple(slot for slot in SHAPE.slots if not SHAPE.is_tapped(slot))
SINGLY = Noise(missed_singly=0.02, garbled=0.01)
IN_ROWS = Noise(missed_in_runs=0.02, run_mean=2.0, garbled=0.01)  # rows of two on average
MISSED = Noise(missed_singly=0.05, garbled=0.01)
MIXTURE = Noise.of(0.05)  # that of the soak: hands that hide cards and cards that lie on two slots are in it
CARDS = 2000
LYING = 32  # cards that lie there while others are laid and lifted
SETTLED = 2.0  # seconds in which all cards of a mat are heard
LONGEST = 3.0  # seconds that an act is waited for
GARBLED = (2, 5, 10)  # of a hundred polls of every slot, also where nothing lies
WEAK = (30, 40, 60)  # of a hundred polls of a card that is heard badly, those that miss it
TOLD = 30.0  # seconds in which such a report is waited for
NEVER = float("inf")
ACTS = ("false_placements", "false_hints", "values_public")
FALSE = ("singly_false_lifts", *(f"{kind}_{act}" for kind in ("singly", "in_rows") for act in ACTS))


def measured(options: Namespace) -> Iterator[Figures]:
    """Missed is what noise has made of cards that lie still: where polls are missed in rows a false lift may be, but nothing else."""
    began, hours, seed = perf_counter(), options.hours, options.seed
    figures: Figures = {"hours": hours, "seed": seed}
    figures |= _named("singly", lain(SINGLY, hours, seed)) | _named("in_rows", lain(IN_ROWS, hours, seed))
    figures |= _named("missed", delays(MISSED, CARDS, seed)) | _named("mixture", delays(MIXTURE, CARDS, seed))
    for share in GARBLED:
        figures |= _named(f"garbled_{share}", delays(Noise(), CARDS // 2, seed, share / 100))
    for missed in WEAK:
        figures |= _named(f"weak_{missed}", hints(missed, seed))
    figures["elapsed_seconds"] = round(perf_counter() - began, 1)
    yield figures | {"missed": [name for name in FALSE if figures[name]]}


def _named(name: str, figures: Mapping[str, Any]) -> dict[str, Any]:
    return {f"{name}_{key}": value for key, value in figures.items()}


class Listened:
    """A mat under a noisy radio; `seconds` is the time that settling takes of the machine."""

    def __init__(self, noise: Noise, seed: int, enter: Callable[[Event], Mat] | None = None, garbled: float = 0.0) -> None:
        self.radio: Any = radio_under(SHAPE, noise, seed)
        if garbled:
            self.radio = Garbling(self.radio, garbled, seed)
        self.at, self.seconds = 0.0, 0.0
        self.seemed = 0  # how often a card began to seem lifted
        self._leaving: frozenset[Slot] = frozenset()
        self._mat, self._settling = Mat(), Settling(SHAPE)
        self._enter = enter or self._after

    def _after(self, event: Event) -> Mat:
        return self._mat.after(event)

    def believes(self, slot: Slot, uid: Uid) -> bool:
        return self._mat.has(slot, uid)

    def until(self, at: float) -> list[Event]:
        """What was settled, in order."""
        told: list[Event] = []
        take, ask = self._settling.take, self.radio.ask
        for heard in self.radio.passes(at):
            began = perf_counter()
            settled = take(heard, self._mat)
            self.seconds += perf_counter() - began
            leaving = frozenset(settled.leaving)
            self.seemed += len(leaving - self._leaving)
            self._leaving = leaving
            for event in settled.events:
                self._mat = self._enter(event)
                told.append(event)
            if settled.doubtful:
                ask(settled.doubtful)
        self.at = at
        return told


def lain(noise: Noise, hours: float, seed: int) -> dict[str, Any]:
    """A full mat that is left alone: every event is a false one."""
    referee = _opened()

    def entered(event: Event) -> Mat:
        referee.enter(event)
        return referee.state.mat

    mat = Listened(noise, seed, entered)
    _lay_full(mat, referee)
    mat.radio.tally.clear()
    mat.seconds, mat.seemed = 0.0, 0
    began = perf_counter()
    false = mat.until(mat.at + hours * 3600)
    seconds = perf_counter() - began
    referee.pass_time(mat.at)
    tally = mat.radio.tally
    return {
        "cards": len(CELLS),
        "sightings": tally["sightings"],
        "missed": tally["missed singly"] + tally["missed in a run"],
        "garbled": tally["garbled"],
        "false_lifts": sum(isinstance(event, TagLifted) for event in false),
        "seemed_lifted": mat.seemed,
        "false_placements": sum(not isinstance(event, (TagLifted, ReadsBadly)) for event in false),
        "false_hints": sum(isinstance(event, ReadsBadly) for event in false),
        "values_public": sum(one.is_open or bool(one.numbers) for one in table_view(referee.state).view.places),
        "seconds": round(seconds, 1),
        "million_sightings_per_second": round(tally["sightings"] / seconds / 1e6, 2),
        "settling_us_per_pass": round(mat.seconds / tally["passes"] * 1e6, 2),
    }


def _opened() -> Referee:
    """A match in which a card's number is made public by a word and by nothing else."""
    deck = files.find("landmarks")
    seats = (Player(SeatId("seat-1"), "Anna"), Player(SeatId("seat-2"), "Boris"))
    setup = Setup("comparity", deck.id, deck.characteristics[0].id, seats, seats[0].seat, {"check": "word"}, shape=SHAPE)
    return Referee(setup, deck, Register().naming([deck]), MemoryJournal())


def _lay_full(mat: Listened, referee: Referee) -> None:
    """A closed card on each cell, heard, and accepted as it lies (E5)."""
    deck = referee.state.match.deck
    for slot, card in zip(CELLS, sorted(deck.cards), strict=False):
        mat.radio.lay(uid_of(deck.id, card), slot)
    mat.until(SETTLED)
    referee.enter(Corrected(AcceptTable(), mat.at))
    mat.until(2 * SETTLED)
    referee.enter(Pressed("ok", mat.at))
    assert len(table_view(referee.state).view.places) == len(CELLS)


def delays(noise: Noise, cards: int, seed: int, garbled: float = 0.0) -> dict[str, Any]:
    """From a card laid between two passes until it is placed, and from lifted until that is settled, on a mat where others lie.

    A card that a hand of the noise has hidden so long that it was settled as gone already has no lift of ours that could be timed:
    it is counted as hidden, and that is no failure. Never is what was not settled at all.
    """
    mat, chance = Listened(noise, seed, garbled=garbled), Random(f"{seed} hands")
    cells = chance.sample(CELLS, len(CELLS))
    for number in range(LYING):
        mat.radio.lay(f"lying-{number}", cells.pop())
    mat.until(SETTLED)
    placed, lifted, hidden = [], [], 0
    for number in range(cards):
        uid, slot = Uid(f"tag-{number}"), chance.choice(cells)
        mat.radio.lay(uid, slot)
        placed.append(_delay(mat, chance, TagPlaced, slot, uid))
        is_hidden = placed[-1] < NEVER and not mat.believes(slot, uid)
        mat.radio.lift(uid)
        delay = _delay(mat, chance, TagLifted, slot, uid)
        hidden += is_hidden
        lifted += [] if is_hidden else [delay]
    return {**_quantiles("placed", placed), **_quantiles("lifted", lifted), "hidden_before_lifted": hidden}


def _delay(mat: Listened, chance: Random, kind: type[TagPlaced | TagLifted], slot: Slot, uid: Uid) -> float:
    """Without end where it was not settled."""
    began = mat.at
    told = [one for one in mat.until(began + LONGEST + chance.random()) if isinstance(one, kind)]
    return next((one.at - began for one in told if (one.slot, one.uid) == (slot, uid)), NEVER)


def hints(missed: int, seed: int) -> dict[str, Any]:
    """How soon a card that was heard well, and now is not, is reported as badly heard."""
    mat = Listened(Noise(), seed)
    for number, slot in enumerate(CELLS):
        mat.radio.lay(f"lying-{number}", slot)
    mat.until(LAID + SETTLED)
    for number in range(len(CELLS)):
        mat.radio.weaken(f"lying-{number}", 1 - missed / 100)
    began, told = mat.at, mat.until(mat.at + TOLD)
    delays = {one.slot: one.at - began for one in told if isinstance(one, ReadsBadly)}
    lifted = {one.slot for one in told if isinstance(one, TagLifted) and one.at - began < delays.get(one.slot, NEVER)}
    return {**_quantiles("told", [delays.get(slot, NEVER) for slot in CELLS]), "lifted_before": len(lifted)}


def _quantiles(name: str, seconds: list[float]) -> dict[str, Any]:
    settled = sorted(one for one in seconds if one < NEVER)
    last = len(settled) - 1
    found = {"p50": settled[last // 2], "p95": settled[last * 95 // 100], "max": settled[last]} if settled else {}
    return {f"{name}_{key}_ms": round(one * 1000, 1) for key, one in found.items()} | {f"{name}_never": len(seconds) - len(settled)}
