"""Random matches in which the referee's book and the people's own book must agree after every act.

`FACEDOWN_MATCHES=5000 python -m pytest tests/core/games/cardline/test_against_the_truth.py -s` is the command for the figure.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from random import Random

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import Deck
from companion.core.games.game import HouseValue, Setup
from tests.core.games.cardline.both import Both, anything
from tests.core.games.cardline.decks import setup_of
from tests.core.games.comparity.decks import deck_of

MATCHES = int(os.environ.get("FACEDOWN_MATCHES", "300"))
ENOUGH = 300  # from so many matches on, every kind has to have come up
MOST_ACTS = 400
LATE = 0.05  # how often the time of the player who is asked runs out (E9)
LEAVING = 0.01  # how often somebody goes home instead of playing
KINDS = {
    *("fits-first", "fits-between", "fits-last", "misfits-first", "misfits-between", "misfits-last"),
    *("draws", "takes-back", "reshuffled", "one-card", "no-card", "play-off", "share", "wins", "turn"),
    *("time-up", "time-up-no-card"),
    *("left", "won as the others left", "equal neighbours", "hands of different sizes", "nothing to draw at the start"),
    *(f"{players} players" for players in range(2, 9)),
}


@cache
def shipped(id: str) -> Deck:
    return find(id)


def few_values(chance: Random, cards: int) -> Deck:
    """As many cards as are needed and at most six different numbers, so that ties abound."""
    values = chance.randint(2, 6)
    return deck_of({f"c{number:02}": Decimal(chance.randint(1, values)) / 2 for number in range(cards)}, "few-values")


def random_match(chance: Random) -> tuple[Setup, Deck, list[int]]:
    """Set up, and how many cards each hand gets."""
    players, hand = chance.randint(2, 8), chance.choice([1, 2, 4, 4, chance.randint(1, 10)])
    house: dict[str, HouseValue] = {"hand": hand}
    if chance.random() < 0.4:
        house |= {f"hand_{seat}": chance.randint(1, 10) for seat in chance.sample(range(1, players + 1), chance.randint(1, players))}
    sizes = [int(house.get(f"hand_{seat}", hand)) for seat in range(1, players + 1)]
    if chance.random() < 0.5:
        deck, by = few_values(chance, sum(sizes) + 1 + chance.choice([0, 0, 1, 2, 5, 20])), None
    else:
        id, by = chance.choice([("landmarks", "year"), ("movies", "box_office"), ("countries", "co2"), ("countries", "area")])
        deck = shipped(id)
    return setup_of(deck, players, house, by=by, first=chance.randrange(players)), deck, sizes


def wherever(chance: Random, both: Both, _: str) -> int:
    return chance.choice(both.table.legal())[1]


def where_it_fits(chance: Random, both: Both, card: str) -> int:
    line, value = both.table.line, both.values[card]
    fitting = [gap for gap in range(len(line) + 1) if all(both.values[one] <= value for one in line[:gap])]
    return chance.choice([gap for gap in fitting if all(both.values[one] >= value for one in line[gap:])])


def mostly_well(chance: Random, both: Both, card: str) -> int:
    return (where_it_fits if chance.random() < 0.7 else wherever)(chance, both, card)


WAYS: tuple[Callable[[Random, Both, str], int], ...] = (wherever, where_it_fits, mostly_well, mostly_well)


def played(seed: int) -> tuple[Counter[str], int, bool]:
    """A whole match; raises at the first act after which the books differ."""
    chance = Random(seed)
    setup, deck, sizes = random_match(chance)
    both, way, acts = Both(setup, deck, sizes, chance), chance.choice(WAYS), 0
    assert both.differ() == {}, f"match {seed} begins otherwise"
    while both.table.waiting != "over" and acts < MOST_ACTS:
        odd = anything(both, chance)
        assert both.agree_on(odd), f"match {seed}, act {acts}: {odd}"
        if chance.random() < LEAVING:
            seat = chance.choice([seat for seat in range(len(sizes)) if seat not in both.table.is_out])
            assert both.leave(seat) == {}, f"match {seed}, act {acts}: seat {seat} leaves"
        elif chance.random() < LATE:
            assert both.let_the_time_run_out() == {}, f"match {seed}, act {acts}: the time is up"
        else:
            card = chance.choice(both.table.hands[both.table.seat])
            gap = way(chance, both, card)
            assert both.play(gap, card) == {}, f"match {seed}, act {acts}: {card} in gap {gap}"
        acts += 1
    kinds = Counter[str]()
    for kind, count in both.counts.items():
        kinds[kind if kind in KINDS else kind.split()[0]] += count
    kinds["equal neighbours"] += bool(both.differ() == {} and len({both.values[one] for one in both.table.line}) < len(both.table.line))
    kinds["hands of different sizes"] += len(set(sizes)) > 1
    kinds["nothing to draw at the start"] += len(deck.cards) == sum(sizes) + 1
    kinds[f"{len(sizes)} players"] += 1
    return kinds, acts, both.table.waiting == "over"


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


@pytest.mark.parametrize("planted", ["hands", "line", "asked", "pile", "box"])
def test_a_difference_between_the_books_is_seen(planted: str) -> None:
    """The comparison itself can fail."""
    chance = Random(7)
    both = Both(*random_match(chance), chance)
    match planted:
        case "hands":
            both.table.hands[0].pop()
        case "line":
            both.table.line.insert(0, both.table.hands[0][0])
        case "asked":
            both.table.seat = (both.table.seat + 1) % len(both.seats)
        case "pile":
            both.table.pile.append(both.table.hands[0][0])
        case "box":
            both.table.box.append(both.table.hands[0][0])
    assert planted in both.differ()
