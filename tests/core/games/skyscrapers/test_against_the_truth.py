"""Random matches in which the referee's book and the people's own book must agree after every act.

`FACEDOWN_MATCHES=5000 python -m pytest tests/core/games/skyscrapers/test_against_the_truth.py -s` is the command for the figure.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import cache
from random import Random
from typing import Any

import pytest

from companion.cards.decks.files import find
from companion.core.decks.card import CardId, CharacteristicId, Deck, DeckTerms
from companion.core.decks.derived import with_numbers
from companion.core.games.game import Player, Setup
from companion.core.mat.shape import Shape
from companion.events import SeatId, Slot
from companion.simulator.people import LATE as TIME
from companion.simulator.people import Act
from tests.core.games.skyscrapers.both import LAID, Both

MATCHES = int(os.environ.get("FACEDOWN_MATCHES", "180"))
ENOUGH = 180  # from so many matches on, every kind has to have come up
MOST_ACTS = 900
TAPS = (10, 3, 0)
TIME_UP = 0.02  # how often the time of the player who is asked runs out (E9)
LATE = 0.1  # how often a foundation that is due waits for the answer that may come before it
CARDS = ("floor", "special", "insurance", "earthquake")  # of which a thin deck has fewer
LEVEL = 0.4  # of the thin decks
THIN = {
    "hand": (3, 5, 7),
    "look": (1, 5, 8),
    "mini_height": (40, 60, 100),
    "least_height": (60, 100),
    "least_floors": (1, 2, 3),
    "further_toilet": (1, 2),
}
KINDS = {
    *(f"{kind}{when}" for when in ("", " in study", " in last-turn") for kind in (*LAID, "century", "tornado")),
    *("study", "study in study", "study in last-turn", "keep in study", "all in study", "discard-pile in study", "nothing in study"),
    *("insure in roofed", "done in roofed", "open", "open in roofed", "take", "nobody", "blow", "discard", "discard in last-turn"),
    *("late", "late in study", "late in last-turn", "late in roofed", "discard in overdue"),
    *("pass in last-turn", "sites fallen", "buildings fallen", "several fallen together", "a Study in a Study", "two foundations due"),
    *("roofed and a foundation due", "quarter turns", "low for the threshold", "excused", "shared", "ended by sites", "ended by hands"),
    *("mini-skyscraper moved", "order-and-unity moved", "world-record moved", "mini-skyscraper handed back"),
    *("order-and-unity handed back", "world-record handed back", "open Study at the end"),
    *(f"{players} players" for players in range(2, 7)),
    *("collapse exceeds", "collapse equals", "threshold above", "threshold reach", "thin deck", "printed deck"),
}  # fmt: skip


@cache
def printed() -> Deck:
    return find("skyscrapers")


def thin(chance: Random, players: int) -> Deck:
    """Fewer cards of some kinds and other numbers in the rules, so that quakes, Studies and the deck's end come soon."""
    deck = printed()
    kept = {kind: chance.uniform(0.2, 1.0) for kind in CARDS}
    cards = {id: card for id, card in deck.cards.items() if chance.random() < kept.get(card.traits["kind"], 1.0)}
    terms = deck.terms["skyscrapers"]
    numbers = {**terms.numbers, **{name: chance.choice(those) for name, those in THIN.items()}}
    numbers["hand"] = min(int(numbers["hand"]), _held(cards, numbers, players) // players)  # type: ignore[arg-type]
    thinned = replace(deck, cards=cards, terms={"skyscrapers": DeckTerms(numbers, terms.house)})
    return level(thinned) if chance.random() < LEVEL else thinned


def level(deck: Deck) -> Deck:
    """Every storey is equally high, so that buildings often are: ties, thresholds just reached, Mini-Skyscrapers."""
    high = [card.id for card in deck.cards.values() if card.traits["kind"] in ("floor", "special", "toilet", "roof", "toilet_roof")]
    return with_numbers(deck, {card: {CharacteristicId("height"): Decimal(20)} for card in high})


def _held(cards: Any, numbers: Any, players: int) -> int:
    whole = sum(card.traits["kind"] in (*CARDS, "century") for card in cards.values())
    return whole + sum(numbers[name][players - 2] for name in ("toilets", "studies", "roofs", "tornadoes"))


def random_setup(chance: Random) -> tuple[Setup, Deck]:
    players = chance.randint(2, 6)
    deck = thin(chance, players) if chance.random() < 0.6 else printed()
    seats = tuple(Player(SeatId(f"seat-{number}"), f"player {number}") for number in range(1, players + 1))
    house = {"collapse": chance.choice(["exceeds", "equals"]), "threshold": chance.choice(["above", "reach"])}
    shape = Shape(0, 0, tap_places=tuple(Slot(f"site-{number}") for number in range(1, chance.choice(TAPS) + 1)))
    by = chance.choice(deck.characteristics).id
    return Setup("skyscrapers", deck.id, by, seats, chance.choice(seats).seat, house, shape=shape), deck


def choosy(chance: Random, both: Both) -> Act:
    """A kind of act first, so that the rare kinds come up as often as the others."""
    kinds: dict[str, list[Act]] = {}
    for act in both.book.table.legal():
        kinds.setdefault(act[0], []).append(act)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def hasty(chance: Random, both: Both) -> Act:
    """Mostly builds and roofs, so that towers grow and are claimed."""
    legal = both.book.table.legal()
    wanted = [act for act in legal if act[0] in ("roof", "build", "keep", "nobody", "done")]
    return chance.choice(wanted if wanted and chance.random() < 0.8 else legal)


def stingy(chance: Random, both: Both) -> Act:
    """Passes and fetches nothing from the discards, so that the deck ends."""
    legal = both.book.table.legal()
    wanted = [act for act in legal if act[0] not in ("discard-pile", "all")]
    return chance.choice(wanted or legal)


def idle(chance: Random, both: Both) -> Act:
    """Neither roofs nor quakes while there is a deck, so that it ends before the sites do."""
    legal = both.book.table.legal()
    if not both.book.table.deck:
        return choosy(chance, both)
    return chance.choice([act for act in legal if act[0] not in ("roof", "quake", "century", "discard-pile", "all", "take")] or legal)


def tidy(chance: Random, both: Both) -> Act:
    """Floors of a site's own colour, and toilets; roofs as late as can be."""
    legal = both.book.table.legal()
    wanted = [act for act in legal if act[0] != "roof" or len(both.book.table.structures[act[1]].cards) > 5]
    return chance.choice([act for act in wanted if act[0] in ("build", "roof", "insure")] or wanted or legal)


def wrecking(chance: Random, both: Both) -> Act:
    """Low roofs, and quakes against whatever holds a prize, so that it is handed back."""
    table, legal = both.book.table, both.book.table.legal()
    held = {("quake", number) for number in (table.mini(), table.order()) if number is not None}
    heights = {one.number: sum(both.book.faces[CardId(card)].height for card in one.cards) for one in table.structures if one.is_site}
    low = [act for act in legal if act[0] == "roof" and heights[act[1]] <= both.book.terms.mini_height]
    wanted = [act for act in legal if act in held] or low
    return chance.choice(wanted if wanted and chance.random() < 0.8 else legal)


WAYS: tuple[Callable[[Random, Both], Act], ...] = (choosy, hasty, stingy, tidy, idle, idle, wrecking)


def chosen(chance: Random, both: Both, way: Callable[[Random, Both], Act]) -> tuple[Act, CardId | None]:
    book = both.book
    if book.due and (book.awaits_foundation or chance.random() > LATE):
        return ("open", chance.choice(book.free_places)), None
    if book.allows(TIME, None) and chance.random() < TIME_UP:
        return TIME, None
    act = way(chance, both)
    cards = book.table.cards_for(act)
    return act, CardId(chance.choice(cards)) if cards else None


def played(seed: int) -> tuple[Counter[str], int, bool]:
    """A whole match; raises at the first act after which the books differ."""
    chance = Random(seed)
    setup, deck = random_setup(chance)
    both, way = Both(setup, deck, chance), chance.choice(WAYS)
    assert both.differ() == [], f"match {seed} begins otherwise"
    acts = 0
    while not both.book.is_over and acts < MOST_ACTS:
        act, card = chosen(chance, both, way)
        if both.held:
            assert both.options_differ(chance.choice(both.held)) == "", f"match {seed}, act {acts}"
        assert both.act(act, card) == [], f"match {seed}, act {acts}: {act} of {card}"
        acts += 1
    both.counts[f"{len(setup.players)} players"] += 1
    both.counts[f"collapse {setup.house['collapse']}"] += 1
    both.counts[f"threshold {setup.house['threshold']}"] += 1
    both.counts["printed deck" if deck is printed() else "thin deck"] += 1
    return both.counts, acts, both.book.is_over


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


@pytest.mark.parametrize("planted", ["hands", "structures", "seat"])
def test_a_difference_between_the_books_is_seen(planted: str) -> None:
    """The comparison itself can fail."""
    chance = Random(7)
    both = Both(*random_setup(chance), chance)
    match planted:
        case "hands":
            both.book.table.hands[0].pop()
        case "structures":
            both.book.table.structures[0].quakes.append("earthquake-1")
        case "seat":
            both.book.table.seat = (both.book.table.seat + 1) % len(both.book.seats)
    assert any(told.startswith(f"{planted}: ") for told in both.differ())
