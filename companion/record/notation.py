"""A whole match as text that reads like the game: its set-up, then one act in a line (the games' NOTATION.md).

Rules of this file: what is written is read back as the same record, byte for byte; a text in which anything is wrong is refused whole, with
everything that is the matter with it.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, assert_never

from companion.core.games.port import Game
from companion.core.games.registry import find
from companion.core.referee.taken import Amended, Instead, Moves, Taken, Undone
from companion.errors import Problem, Unusable, unusable
from companion.record.amendments import BETWEEN, parse_amendment, written_amendment
from companion.record.header import Numbered, header_of, parse_header
from companion.record.record import Noted, Record
from companion.record.words import NAME, parse_name, written_name
from companion.system.reading import quoted

UNDO, INSTEAD, CORRECT = "undo", "instead", "correct"
_ACT = re.compile(rf"([0-9]+)\. +(?:({NAME}): +)?(.*)")


def text_of(record: Record) -> str:
    game = _game_of(record)
    acts = [f"{number}. {_written(game, noted)}" for number, noted in enumerate(record.acts, start=1)]
    return "\n".join([*header_of(record.setup), *([""] if acts else []), *acts, ""])


def parsed(text: str) -> Record:
    """Raises `Unusable` with all that is the matter, each with its line."""
    lines: list[Numbered] = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    first = next((at for at, (_, line) in enumerate(lines) if line[0].isdecimal()), len(lines))
    problems: list[Problem] = []
    setup = parse_header(lines[:first], problems)
    game = _named(lines[:first])
    acts = _parse_acts(game, lines[first:], problems)
    if problems or setup is None:
        raise Unusable(problems)
    return Record(setup, acts)


def _game_of(record: Record) -> Game[Any, Any]:
    game = find(record.setup.game)
    if game is None:
        raise unusable("the set-up", f"there is no game {quoted(record.setup.game)}", "take a game that there is")
    return game


def _named(header: list[Numbered]) -> Game[Any, Any] | None:
    """The game, however much else is wrong."""
    names = [line.partition(" ")[2].strip() for _, line in header if line.startswith("game ")]
    return find(names[0]) if names else None


def _written(game: Game[Any, Any], noted: Noted) -> str:
    return f"{written_name(noted.by)}: {written(game, noted.taken)}" if noted.by else written(game, noted.taken)


def written(game: Game[Any, Any], taken: Taken) -> str:
    match taken:
        case Moves(moves):
            return BETWEEN.join(map(game.notation.written, moves))
        case Undone():
            return UNDO
        case Instead(moves):
            return f"{INSTEAD} {BETWEEN.join(map(game.notation.written, moves))}"
        case Amended():
            return f"{CORRECT} {written_amendment(game, taken)}"
        case _:
            assert_never(taken)


def parse_taken(game: Game[Any, Any], text: str) -> Taken | None:
    """What was done; None where this game knows nothing of the kind."""
    kind, _, rest = text.partition(" ")
    if text == UNDO:
        return Undone()
    if kind == CORRECT:
        return parse_amendment(game, rest)
    moves = [game.notation.parsed(part) for part in (rest if kind == INSTEAD else text).split(BETWEEN)]
    if any(move is None or _is_left_open(move) for move in moves):
        return None
    return Instead(tuple(moves)) if kind == INSTEAD else Moves(tuple(moves), all(map(game.is_half_done, moves)))


def _is_left_open(move: Any) -> bool:
    """A play that does not name its card is none that was made."""
    return any(getattr(move, one.name) is None for one in fields(move))


def _parse_acts(game: Game[Any, Any] | None, lines: list[Numbered], problems: list[Problem]) -> tuple[Noted, ...]:
    """Of a game that is not known only the numbers and names can be read."""
    acts, expected = [], 0
    for number, line in lines:
        expected += 1
        where, found = f"line {number}", _ACT.fullmatch(line)
        if found is None:
            problems.append(Problem(where, f"{quoted(line)} is no act", "write its number, who acted and what was done: 1. Anna: ..."))
            continue
        if found[1] != str(expected):
            problems.append(Problem(where, f"{found[1][:9]} is not the next number", f"number the acts one by one: {expected}"))
        taken = parse_taken(game, found[3]) if game else None
        if taken:
            by = parse_name(found[2]) if found[2] else None
            acts.append(Noted(by or "", taken))
        elif game:
            fix = f"write it as companion/core/games/{game.id}/NOTATION.md tells"
            problems.append(Problem(where, f"{quoted(found[3])} is no act of {game.id}", fix))
    return tuple(acts)
