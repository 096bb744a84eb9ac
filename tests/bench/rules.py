"""The benchmark of the rules: ratios and rates measured in one run, with python-chess as the yardstick beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Player, Ruling, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES
from companion.core.referee.conduct import conducted
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import view_of
from companion.events import Event, SeatId
from companion.record.memory import MemoryJournal
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import NAMES
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.bench.figures import Figures, best, side_by_side

CORE = ("companion.cards.decks.files", "companion.core.games.registry", "companion.core.referee.referee")
ROUNDS = 3  # of what starts a process
MATCHES = 40
TENTH, LAST = (7, 12), 5  # the moves that count as about the tenth, and how many as the last
MOST_TRIES = 1000  # moves of a match that nobody ends
ALL = "all"
CHUNK = 20  # moves that are timed together: too short for another program to come between each time
LEAST_RATIO = 0.75  # to python-chess
MOST_GROWTH = 1.25  # from the second quarter of a match to the last
Step = tuple[Any, Any]  # a position and the move made in it
Act = Callable[[], None]


def measured(options: Namespace) -> Iterator[Figures]:
    """One game, or all of them one after the other."""
    chosen = chosen_games(options.game)
    matches = options.matches or MATCHES
    chess, import_ms = _chess_moves(matches, options.seed), _import_ms()
    for one in chosen:
        yield _of_game(one, matches, options.seed, chess, import_ms)


def chosen_games(name: str) -> list[Game[Any, Any]]:
    chosen = [one for one in GAMES if name in (one.id, ALL)]
    if not chosen:
        sys.exit(f"bench: there is no game '{name}'; choose one of: {', '.join(one.id for one in GAMES)}, {ALL}")
    return chosen


def _of_game(game: Game[Any, Any], matches: int, seed: int, chess: list[Act], import_ms: float) -> Figures:
    deck, sizes = files.find(game.usual_deck), people_of(game.id).rotation.players
    recorded = [recorded_match(game, deck, seed + number, sizes[number % len(sizes)]) for number in range(matches)]
    steps = [step for match in recorded for step in match]
    rule_seconds, chess_seconds = side_by_side(_rulings(game, steps), chess)
    times = sorted(_seconds_of_moves(game, position) for position, _ in steps)
    walks = [_recorded_walk(game, deck, seed + number, sizes[number % len(sizes)]) for number in range(max(1, matches // 4))]
    rules, moves = len(steps) / rule_seconds, len(chess) * CHUNK / chess_seconds if chess else 0.0
    figures: Figures = {
        "game": game.id,
        "moves_recorded": len(steps),
        "rule_per_second": round(rules),
        "chess_per_second": round(moves) if chess else None,
        "ratio_to_chess": round(rules / moves, 3) if chess else None,
        "rule_first_ten_us": _cost_of(game, [match[:10] for match in recorded]),
        "rule_last_ten_us": _cost_of(game, [match[-10:] for match in recorded]),
        **_growth(game, recorded),
        **_growth_of_quarters(game, recorded),
        "moves_median_ms": round(times[len(times) // 2] * 1000, 4),
        "moves_p95_ms": round(times[len(times) * 95 // 100] * 1000, 4),
        "walk_events": sum(len(events) for _, events in walks),
        "import_core_ms": import_ms,
        "walk_per_second": round(sum(len(events) for _, events in walks) / best(lambda: _walk_all(deck, walks))),
    }
    return {**figures, "missed": missed(figures)}


def missed(figures: Figures) -> list[str]:
    """The figures of a game that are beyond its limits."""
    ratio, growth = figures["ratio_to_chess"], figures["growth_second_to_last_quarter"]
    is_slow = ratio is not None and ratio < LEAST_RATIO
    return [name for name, is_missed in (("ratio_to_chess", is_slow), ("growth_second_to_last_quarter", growth > MOST_GROWTH)) if is_missed]


def _import_ms() -> float:
    """Milliseconds that importing the core takes in a fresh interpreter, over what the bare interpreter takes."""
    program = f"import time; began = time.perf_counter(); import {', '.join(CORE)}; print(time.perf_counter() - began)"
    command = [sys.executable, "-c", program]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # compiling is no part of importing
    seconds = []
    for _ in range(ROUNDS + 1):
        run = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
        seconds.append(float(run.stdout))
    return round(min(seconds) * 1000, 1)


def agreed(game: Game[Any, Any], deck: Deck, players: int) -> Setup:
    seats = tuple(Player(SeatId(f"seat-{number + 1}"), NAMES[number]) for number in range(players))
    shape = people_of(game.id).rotation.mats[0]
    return Setup(game.id, deck.id, deck.characteristics[0].id, seats, seats[0].seat, shape=shape)


def recorded_match(game: Game[Any, Any], deck: Deck, seed: int, players: int) -> list[Step]:
    """A random legal match: each position with the move that was made in it, the card filled in."""
    random, people = Random(seed), people_of(game.id)
    position = game.start(agreed(game, deck, players), deck)
    steps: list[Step] = []
    for _ in range(MOST_TRIES):
        choices = game.moves(position)
        if not choices:
            break
        move = people.filled(deck, game.view(position), random.choice(choices), random)
        ruling = game.rule(position, move)
        if isinstance(ruling, Ruling):  # not every card that nobody sees can be played
            steps.append((position, move))
            position = ruling.position
    return steps


def _rulings(game: Game[Any, Any], steps: list[Step]) -> list[Act]:
    """All of these rulings, a chunk at a time."""
    return [partial(_rule_all, game, steps[at : at + CHUNK]) for at in range(0, len(steps), CHUNK)]


def _rule_all(game: Game[Any, Any], steps: list[Step]) -> None:
    rule = game.rule
    for position, move in steps:
        rule(position, move)


def _seconds_of_moves(game: Game[Any, Any], position: Any) -> float:
    began = perf_counter()
    game.moves(position)
    return perf_counter() - began


def _cost_of(game: Game[Any, Any], parts: list[list[Step]]) -> float:
    """Microseconds of a rule at these acts of the matches."""
    chosen = [step for part in parts for step in part]
    return round(side_by_side(_rulings(game, chosen))[0] / len(chosen) * 1e6, 2)


def _growth(game: Game[Any, Any], recorded: list[list[Step]]) -> dict[str, Any]:
    """How the median cost of a rule grows from about the tenth move to the last ones, in matches that are long enough to tell."""
    long = [match for match in recorded if len(match) >= TENTH[1] + LAST]
    tenth = [_microseconds(game, step) for match in long for step in match[slice(*TENTH)]]
    last = [_microseconds(game, step) for match in long for step in match[-LAST:]]
    if not long:
        return {"rule_tenth_us": None, "rule_last_us": None, "growth_tenth_to_last": None}
    early, late = median(tenth), median(last)
    return {"rule_tenth_us": round(early, 2), "rule_last_us": round(late, 2), "growth_tenth_to_last": round(late / early, 2)}


def _growth_of_quarters(game: Game[Any, Any], recorded: list[list[Step]]) -> Figures:
    """How the mean cost of a rule grows from the second quarter of each match, by its moves, to the last."""
    quarters = [[step for match in recorded for step in match[len(match) * at // 4 : len(match) * (at + 1) // 4]] for at in (1, 3)]
    second, last = side_by_side(*(_rulings(game, steps) for steps in quarters))
    early, late = second / len(quarters[0]) * 1e6, last / len(quarters[1]) * 1e6
    costs = {"rule_second_quarter_us": round(early, 2), "rule_last_quarter_us": round(late, 2)}
    return {**costs, "growth_second_to_last_quarter": round(late / early, 2)}


def _microseconds(game: Game[Any, Any], step: Step) -> float:
    return best(lambda: game.rule(*step)) * 1e6


def _chess_moves(matches: int, seed: int) -> list[Act]:
    """python-chess doing `is_legal`, `copy` and `push` on its own random moves, a chunk at a time; none where it is not installed."""
    try:
        import chess
    except ImportError:
        return []
    random = Random(seed)
    steps = []
    for _ in range(matches):
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 120:
            move = random.choice(list(board.legal_moves))
            steps.append((board.copy(stack=False), move))
            board.push(move)

    def play(chunk: list[tuple[Any, Any]]) -> None:
        for before, move in chunk:
            if before.is_legal(move):
                before.copy(stack=False).push(move)

    return [partial(play, steps[at : at + CHUNK]) for at in range(0, len(steps) - len(steps) % CHUNK, CHUNK)]


def _recorded_walk(game: Game[Any, Any], deck: Deck, seed: int, players: int) -> tuple[Setup, list[Event]]:
    """All events of a match that people played by hand on a mat that hears well, time that elapsed among them."""
    setup = agreed(game, deck, players)
    journal = MemoryJournal()
    table = SimulatedTable(Referee(setup, deck, Register().naming([deck]), journal), radio_under(setup.shape, Noise(), seed))
    Sitting(setup, deck, table, seed, Manners()).play()
    return setup, [entry.event for entry in journal.entries() if not isinstance(entry.event, Setup)]


def _walk_all(deck: Deck, walks: list[tuple[Setup, list[Event]]]) -> None:
    """From a settled event to the view and the announcements."""
    register = Register().naming([deck])
    for setup, events in walks:
        state, _ = opened(setup, deck, register)
        for event in events:
            step = conducted(state, event)
            view_of(step)
            state = step.state
