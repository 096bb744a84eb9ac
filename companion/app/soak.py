"""The soak: many matches of clumsy people over a noisy radio, and the figures that show whether the referee was right throughout."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter
from typing import Any

from companion.app.loop import sat_through
from companion.app.matches import find_deck, find_mat
from companion.app.simulated import Asked
from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.referee.opening import checked, opened
from companion.errors import DONE, FOUND_WRONG
from companion.protocol.setup import parse_setup
from companion.simulator.company import people_of
from companion.simulator.soaking import SoakCounts, SoakTerms, one_match, set_up_match, tables_of

NOISES = ("missed singly", "missed in a burst", "bursts", "garbled", "glimpsed", "straddled", "faint", "silent hub")
SAID_OF_SILENCES = ("table-slots-back",)
BADLY, USUAL = "table-heard-badly", 0.05  # said of a place; no card of a soak is weak for more than 4 s, so up to that noise hardly ever
ENOUGH = 500  # matches in which every kind has to come up
MOST_STOPPED = 0.02
MOST_MISLED = 0.001  # of the acts: checks that were not meant and cards heard on another cell; more is no noise
DEAD = 5  # tries of one kind and way, none of which came
FEW = 3  # of those excuse even a short soak
SHOWN = 20  # differences, exceptions and stopped matches that are listed


def soaked(asked: Asked, matches: int, noise: float, clumsy: float, seed: int, jobs: int, *, as_json: bool) -> int:
    """A soak with the game, mat and house of this set-up; raises `Unusable` for a set-up with which no match can begin."""
    setup, deck = parse_setup(asked, find_deck, find_mat)
    checked(setup, deck)
    shape = setup.shape if "mat" in asked else None
    return soak(SoakTerms(setup.game, noise, clumsy, seed, shape, setup.house), matches, jobs, as_json=as_json)


def soak(terms: SoakTerms, matches: int, jobs: int, *, as_json: bool) -> int:
    """Whether all is well is the exit code."""
    began = perf_counter()
    seen = SoakCounts()
    _check_set_ups(terms, matches)
    for one in _played(terms, matches, jobs):
        seen.add(one)
    missing = _never_seen(terms, seen) if matches >= ENOUGH and _has_places(terms) else []
    troubles = _troubles(terms, seen)
    figures = _figures(terms, seen, [*missing, *troubles], perf_counter() - began)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        _tell(figures)
    is_well = not (seen.differences or seen.exceptions or missing or troubles) and len(seen.stopped) <= MOST_STOPPED * matches
    return DONE if is_well else FOUND_WRONG


def _has_places(terms: SoakTerms) -> bool:
    """On a mat of pads, or on none, hardly any kind can be."""
    return terms.shape is None or not all(terms.shape.is_pad(slot) for slot in terms.shape.polled)


def _played(terms: SoakTerms, matches: int, jobs: int) -> Iterator[SoakCounts]:
    """The counts of each match, in the order of their numbers, however many are played at a time."""
    decks = _shipped()
    if jobs == 1:
        yield from (one_match(terms, number, decks, sat_through) for number in range(matches))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(_one_of_many, terms), range(matches), chunksize=4)


_DECKS: list[tuple[Deck, ...]] = []  # read once in each process


def _one_of_many(terms: SoakTerms, number: int) -> SoakCounts:
    if not _DECKS:
        _DECKS.append(_shipped())
    return one_match(terms, number, _DECKS[0], sat_through)


def _shipped() -> tuple[Deck, ...]:
    return tuple(files.find(id) for id in files.shipped())


def _check_set_ups(terms: SoakTerms, matches: int) -> None:
    """Raises `Unusable` where a deck has too few cards for one of the tables."""
    decks = _shipped()
    for number in range(min(matches, tables_of(terms.game))):
        setup, deck = set_up_match(terms, number, decks)
        opened(setup, deck, Register())


def _never_seen(terms: SoakTerms, seen: SoakCounts) -> list[str]:
    """Kinds that were enabled and never came up: an exam that did not examine."""
    people = people_of(terms.game)
    missing = [f"noise: {kind}" for kind in NOISES if terms.noise and not seen.noise[kind]]
    missing += [f"blunder: {kind}" for kind in people.blunders if terms.clumsy and not seen.blunders[kind]]
    missing += [f"said: {key}" for key in people.said if terms.clumsy and not seen.said[key]]
    return missing + [f"said: {key}" for key in SAID_OF_SILENCES if terms.noise and not seen.said[key]]


def _troubles(terms: SoakTerms, seen: SoakCounts) -> list[str]:
    """What noise excuses up to a measure, and what a radio that hears everything cannot excuse at all."""
    most = max(FEW, MOST_MISLED * seen.acts)
    found = [
        f"too many {name}: {count}"
        for name, count in (("reveals by noise", seen.reveals_by_noise), ("plays by noise", seen.plays_by_noise))
        if count > most
    ]
    if terms.noise <= USUAL and seen.said[BADLY] > most:
        found.append(f"too many places heard badly: {seen.said[BADLY]}")
    if seen.reveals_unasked:
        found.append(f"unasked reveals: {seen.reveals_unasked}")
    found += [f"never came: {kind}" for kind, tries in sorted(seen.tried_again.items()) if tries >= DEAD and not seen.came[kind]]
    return found + [f"tried again without noise: {kind}" for kind in sorted(seen.tried_again) if not terms.noise]


def _figures(terms: SoakTerms, seen: SoakCounts, missing: list[str], seconds: float) -> dict[str, Any]:
    noise = dict(sorted(seen.noise.items()))
    return {
        "game": terms.game,
        "matches": seen.matches,
        "noise": terms.noise,
        "clumsy": terms.clumsy,
        "seed": terms.seed,
        "acts": seen.acts,
        "entries": seen.entries,
        "table_hours": round(seen.seconds / 3600, 1),
        "passes": noise.pop("passes", 0),
        "sightings": noise.pop("sightings", 0),
        "noise_by_kind": noise,
        "blunders_by_kind": dict(sorted(seen.blunders.items())),
        "violations_by_key": {key: count for key, count in sorted(seen.said.items()) if "-wrong-" in key or "-left-on-" in key},
        "came": dict(sorted(seen.came.items())),
        "tried_again": dict(sorted(seen.tried_again.items())),
        "reveals_by_noise": seen.reveals_by_noise,
        "reveals_unasked": seen.reveals_unasked,
        "plays_by_noise": seen.plays_by_noise,
        "heard_badly": seen.said[BADLY],
        "not_well": missing,
        "stopped": len(seen.stopped),
        "differences": len(seen.differences),
        "exceptions": len(seen.exceptions),
        "listed": [*seen.differences, *seen.exceptions, *seen.stopped][:SHOWN],
        "seconds": round(seconds, 1),
        "sightings_per_second": round(seen.noise["sightings"] / seconds) if seconds else 0,
        "cores": os.cpu_count(),
    }


def _tell(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        title = name.replace("_", " ")
        if isinstance(value, dict):
            print(f"{title}:")
            for kind, count in value.items():
                print(f"    {kind:32} {count:>14,}")
        elif isinstance(value, list):
            print(f"{title}: {'' if value else 'none'}")
            for one in value:
                print(f"    {one}")
        else:
            print(f"{title:24} {value:>14,}" if isinstance(value, (int, float)) else f"{title:24} {value!s:>14}")
