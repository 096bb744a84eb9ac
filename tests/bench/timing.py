"""The benchmark of silence: how long rulings take in matches that differ in hidden numbers, beside matches that differ in nothing.

Rules of this file: no game is named. All runs of a match are replays of the same moves, made one after the other and timed in turn, so
that runs with other hidden numbers differ from equal ones in these numbers alone.
"""

from __future__ import annotations

from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations, product
from random import Random
from statistics import mean
from typing import Any

from companion.cards.decks import files
from companion.core.decks.card import CardId, Deck
from companion.core.decks.derived import with_numbers
from companion.core.games.game import Fact, OfCard, Ruling, Setup, Shown
from companion.core.games.port import Game
from companion.simulator.company import people_of
from tests.bench.figures import Figures, timed
from tests.bench.rules import Step, agreed, chosen_games, recorded_match

EQUAL, OTHER = 5, 5  # runs of each match: with the same numbers, and with hidden ones permuted
ROUNDS = 7  # each act counts by its fastest
PART = 2 / 3  # of a match: later on too few cards are hidden for their numbers to change places
Seconds = list[float]  # of one run, act by act


def measured(options: Namespace) -> Iterator[Figures]:
    for game in chosen_games(options.game):
        yield of_game(game, options.rulings, options.seed)


def of_game(game: Game[Any, Any], acts: int, seed: int) -> Figures:
    deck, sizes = files.find(game.usual_deck), people_of(game.id).rotation.players
    runs, permuted = Runs(), 0
    while len(runs.equal[0]) < acts:
        players = sizes[seed % len(sizes)]
        steps = recorded_match(game, deck, seed, players)
        steps = steps[: min(int(len(steps) * PART), acts - len(runs.equal[0]))]
        permuted += runs.add(game, agreed(game, deck, players), deck, steps, Random(seed))
        seed += 1
    return {"game": game.id, "acts": len(runs.equal[0]), "numbers_permuted": permuted, **runs.figures()}


@dataclass(slots=True)
class Runs:
    """Seconds of the same acts in all runs."""

    equal: list[Seconds] = field(default_factory=lambda: [[] for _ in range(EQUAL)])
    other: list[Seconds] = field(default_factory=lambda: [[] for _ in range(OTHER)])

    def add(self, game: Game[Any, Any], setup: Setup, deck: Deck, steps: list[Step], random: Random) -> int:
        """Time one more match; says how many numbers went to other cards."""
        hidden, moves = hidden_after(game, deck, steps), [move for _, move in steps]
        played, permuted = [], 0
        for number in range(EQUAL + OTHER):  # one of each kind by turns, so that neither lies better in memory
            taken = shuffled(deck, hidden, random) if number % 2 else {card: card for card in hidden}
            permuted += sum(deck.cards[card].numbers != deck.cards[source].numbers for card, source in taken.items())
            numbers = {card: deck.cards[source].numbers.opened() for card, source in taken.items()}
            played.append(replayed(game, setup, with_numbers(deck, numbers), moves))
        facts = [[facts for _, facts in run] for run in played]
        assert all(one == facts[0] for one in facts), "a hidden number changes what is said"
        times = timed_in_turn(game, [[step for step, _ in run] for run in played])
        for number, seconds in enumerate(times):
            (self.other if number % 2 else self.equal)[number // 2] += seconds
        return permuted

    def figures(self) -> Figures:
        equal, other = list(combinations(self.equal, 2)), list(product(self.equal, self.other))
        found: Figures = {"ruling_us": round(mean(self.equal[0]) * 1e6, 2)}
        missed = []
        for name, of in (("total", total_apart), ("act_by_act", acts_apart)):
            most, hidden = max(of(*pair) for pair in equal), mean(of(*pair) for pair in other)
            found |= {f"{name}_apart_of_equal_runs": round(most, 5), f"{name}_apart_of_hidden_numbers": round(hidden, 5)}
            missed += [f"{name}_apart_of_hidden_numbers"] if hidden > most else []
        return {**found, "missed": missed}


def total_apart(one: Seconds, other: Seconds) -> float:
    """By which part of its time the one run is slower or faster."""
    return abs(sum(one) - sum(other)) / sum(one)


def acts_apart(one: Seconds, other: Seconds) -> float:
    """The same act by act, where faster ones do not make up for slower ones."""
    return sum(abs(first - second) for first, second in zip(one, other, strict=True)) / sum(one)


def replayed(game: Game[Any, Any], setup: Setup, deck: Deck, moves: Sequence[Any]) -> list[tuple[Step, tuple[Fact, ...]]]:
    """Each position with the move made in it, and what was said of that."""
    position, found = game.start(setup, deck), []
    for move in moves:
        ruling = game.rule(position, move)
        assert isinstance(ruling, Ruling), "a hidden number forbids a move"
        found.append(((position, move), ruling.facts))
        position = ruling.position
    return found


def timed_in_turn(game: Game[Any, Any], runs: list[list[Step]]) -> list[Seconds]:
    """Seconds of each act in each run, by its fastest round; in each round another run begins."""
    times: list[Seconds] = [[] for _ in runs]
    for steps in zip(*runs, strict=True):
        fastest = [1.0] * len(runs)
        for turn in range(ROUNDS):
            for at in range(len(runs)):
                number = (at + turn) % len(runs)
                fastest[number] = min(fastest[number], timed(lambda step=steps[number]: game.rule(*step)))
        for seconds, one in zip(times, fastest, strict=True):
            seconds.append(one)
    return times


def hidden_after(game: Game[Any, Any], deck: Deck, steps: list[Step]) -> list[CardId]:
    """Cards whose numbers these moves told nothing of: those that were never named, and those that lie closed and were never shown."""
    position, shown, named = steps[-1][0], set[CardId](), set[CardId]()
    for before, move in steps:
        ruling = game.rule(before, move)
        position = ruling.position
        named |= deck.cards.keys() & set(parts_of([getattr(move, one.name) for one in fields(move)]))
        told = list(parts_of([fact.args for fact in ruling.facts]))
        named |= {one.card for one in told if isinstance(one, OfCard)}
        shown |= {one.card for one in told if isinstance(one, Shown)}
        shown |= {one.card for one in game.view(position).places if one.is_open}
    closed = {one.card for one in game.view(position).places if not one.is_open}
    return sorted((deck.cards.keys() - named | closed) - shown)


def parts_of(value: object) -> Iterator[Any]:
    """What a value is made of: values of mappings and of sequences, at any depth."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from parts_of(one)
    else:
        yield value


def shuffled(deck: Deck, cards: Iterable[CardId], random: Random) -> dict[CardId, CardId]:
    """Which card's numbers each takes: of its own kind, as what is printed beside them stays where it is."""
    kinds: dict[Any, list[CardId]] = defaultdict(list)
    for card in cards:
        kinds[tuple(sorted(deck.cards[card].traits.items())), tuple(sorted(deck.cards[card].numbers.opened()))].append(card)
    return {card: source for kind in kinds.values() for card, source in zip(kind, random.sample(kind, len(kind)), strict=True)}
