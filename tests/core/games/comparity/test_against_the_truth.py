"""Random matches in which the referee's book and the people's own book must agree after every act.

`FACEDOWN_MATCHES=5000 python -m pytest tests/core/games/comparity/test_against_the_truth.py -s` is the command for the figure.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from random import Random
from typing import Any

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import Deck
from companion.core.games.comparity.position import timed
from companion.core.games.comparity.start import PILES
from companion.core.games.game import HouseValue, Setup
from tests.core.games.comparity.both import Both, agree_on, anything
from tests.core.games.comparity.decks import deck_of, setup_of

MATCHES = int(os.environ.get("FACEDOWN_MATCHES", "300"))
ENOUGH = 300  # from so many matches on, every kind has to have come up
MOST_ACTS = 600
LATE = 0.05  # how often the time of the player who is asked runs out (E9)
KINDS = {
    "play in turn", "play in bonus", "play in reconnect", "draw", "check", "neighbour", "verdict", "swap", "double", "discard", "decline",
    "duet settled by draw", "duet settled by check", "trio settled by draw", "trio settled by check",
    "duet", "distrust", "penalty", "cards given", "draws with nobody left to give",
    "won in turn", "won in bonus", "won in reconnect", "bonus that must be played", "violated pairs left by a repair",
    "late in turn", "late in duet", "late in check", "late in bonus", "trio settled by late",
    "2 players", "3 players", "4 players", "5 players",
}  # fmt: skip


@cache
def shipped(id: str) -> Deck:
    return find(id)


def few_values(chance: Random, players: int, house: Mapping[str, HouseValue]) -> Deck:
    """As many cards as are needed and at most five different numbers, so that ties and violations abound."""
    values = chance.randint(2, 5)
    cards = int(house["hand"]) * players + int(house["pile"])
    return deck_of({f"c{number:02}": Decimal(chance.randint(1, values)) / 2 for number in range(cards)}, "few-values")


def random_setup(chance: Random) -> tuple[Setup, Deck]:
    players = chance.randint(2, 5)
    house: dict[str, HouseValue] = {"trio_bonus": chance.choice(["may", "must"])}
    if chance.random() < 0.5:
        house["hand"] = chance.randint(1, 9)
    if chance.random() < 0.5:
        house["pile"] = chance.randint(1, 8)  # soon empty, so that players have to give (C14)
    if chance.random() < 0.4:
        house.setdefault("hand", chance.randint(2, 7))
        house.setdefault("pile", chance.choice([3, PILES[players]]))
        deck, by = few_values(chance, players, house), None
    else:
        id, by = chance.choice([("landmarks", "height"), ("landmarks", "year"), ("movies", "year"), ("movies", "box_office")])
        deck = shipped(id)
    return setup_of(deck, players, house, by=by, first=chance.randrange(players)), deck


def choosy(chance: Random, both: Both) -> Any:
    """A kind of act first, so that the rare kinds come up as often as the others; how eager players check differs by match."""
    kinds: dict[str, list[Any]] = {}
    for act in both.table.legal():
        kinds.setdefault(act[0], []).append(act)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def hasty(chance: Random, both: Both) -> Any:
    """Mostly plays, so that areas grow wide and hands run out."""
    legal = both.table.legal()
    plays = [act for act in legal if act[0] in ("play", "draw")]
    return chance.choice(plays if plays and chance.random() < 0.8 else legal)


def huddled(chance: Random, both: Both) -> Any:
    """Plays where many cards touch, so that Trios abound."""
    legal = both.table.legal()
    area = both.table.area
    if chance.random() < 0.3:
        return chance.choice(legal)
    return max(legal, key=lambda act: (_touched(area, act) if act[0] == "play" else 2, chance.random()))


def _touched(area: Mapping[Any, str], act: Any) -> int:
    x, y = act[1]
    return sum(near in area for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


WAYS: tuple[Callable[[Random, Both], Any], ...] = (choosy, hasty, huddled)


def played(seed: int) -> tuple[Counter[str], int, bool]:
    """A whole match; raises at the first act after which the books differ."""
    chance = Random(seed)
    setup, deck = random_setup(chance)
    both, way = Both(setup, deck, chance), chance.choice(WAYS)
    assert both.differ() == {}, f"match {seed} begins otherwise"
    acts = 0
    while both.table.waiting != "over" and acts < MOST_ACTS:
        is_late = both.table.may_be_late() and chance.random() < LATE
        act = ("late",) if is_late else way(chance, both)
        waiting = both.table.waiting
        odd = anything(both.position, both.table.hands[both.table.seat], chance)
        assert agree_on(both.position, both.table, odd), f"match {seed}, act {acts}: {odd}"
        assert (timed(both.position) is not None) == both.table.may_be_late(), f"match {seed}, act {acts}: whether time runs"
        card = chance.choice(both.table.hands[both.table.seat]) if act[0] == "play" else None
        assert both.act(act, card) == {}, f"match {seed}, act {acts}: {act} of {card}"
        acts += 1
        both.counts[f"won in {waiting}"] += both.table.waiting == "over"
        both.counts["bonus that must be played"] += both.table.waiting == "bonus" and setup.house["trio_bonus"] == "must"
        both.counts["violated pairs left by a repair"] += waiting == "repair" == both.table.waiting
    both.counts[f"{len(setup.players)} players"] += 1
    return both.counts, acts, both.table.waiting == "over"


@pytest.mark.exam
def test_both_books_agree_after_every_act_of_random_matches() -> None:
    counts: Counter[str] = Counter()
    acts = ended = 0
    began = time.perf_counter()
    for seed in range(MATCHES):
        its, its_acts, is_over = played(seed)
        counts += its
        acts += its_acts
        ended += is_over
    took = time.perf_counter() - began
    print(f"\n{MATCHES} matches, {ended} played to the end, {acts} acts compared in {took:.1f} s")
    for kind, count in sorted(counts.items()):
        print(f"{count:>9}  {kind}")
    if MATCHES >= ENOUGH:
        assert counts.keys() >= KINDS, f"never came up: {sorted(KINDS - counts.keys())}"


@pytest.mark.parametrize("planted", ["hands", "area", "stage"])
def test_a_difference_between_the_books_is_seen(planted: str) -> None:
    """The comparison itself can fail."""
    chance = Random(7)
    setup, deck = random_setup(chance)
    both = Both(setup, deck, chance)
    match planted:
        case "hands":
            both.table.hands[0].pop()
        case "area":
            both.table.area[0, 0] = both.table.hands[0][0]
        case "stage":
            both.table.seat = (both.table.seat + 1) % len(both.seats)
    assert {"hands": "hands", "area": "area", "stage": "asked"}[planted] in both.differ()
