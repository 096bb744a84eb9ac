"""A whole match as text that reads like the game: its set-up, then one act in a line (the games' NOTATION.md).

Rules of this file: what is written is read back as the same acts, byte for byte. A text in which anything is wrong is refused as a whole,
with everything that is wrong with it.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, assert_never

from companion.core.games.forms import COUNT, ID, SEAT, Form, Forms, Spelling, listed
from companion.core.games.game import Difference
from companion.core.games.port import Game
from companion.core.games.registry import find
from companion.core.referee.taken import CorrectionTaken, Instead, Moves, Taken, Undone
from companion.errors import Problem, Text, Unusable, unusable
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SetHand, SetTurn
from companion.record.acts import MatchActs, Noted
from companion.record.header import NAME, Numbered, header_of, parse_header, parse_name, written_name

UNDO, INSTEAD, CORRECT = "undo", "instead", "correct"
_ACT = re.compile(rf"([0-9]+)\. +(?:({NAME}): +)?(.*)")
BETWEEN = ", "
NAMED = Spelling(NAME, written_name, parse_name)
COUNTED = Spelling(COUNT, str, int)
OF_DECK = Spelling(ID, str, str)
CORRECTIONS: Forms[Correction] = Forms(
    Form(SetHand, "hand", {"seat": SEAT, "count": COUNTED}),
    Form(SetTurn, "turn", {"seat": SEAT}),
    Form(ActOf, "act-of", {"seat": SEAT}),
    Form(CardIs, "card-is", {"card": OF_DECK, "really": OF_DECK}),
    Form(AlreadyDrawn, "drawn"),
    Form(Leave, "leave", {"seat": SEAT}),
    Form(Replace, "replace", {"seat": SEAT, "name": NAMED}),
)
ACCEPT = "accept"
OPEN = Form(AcceptTable, "open", {"open": listed(OF_DECK)})


def text_of(match: MatchActs) -> str:
    game = _game_of(match)
    acts = [f"{number}. {_written_line(game, noted)}" for number, noted in enumerate(match.acts, start=1)]
    return "\n".join([*header_of(match.setup), *([""] if acts else []), *acts, ""])


def parsed(text: str) -> MatchActs:
    """Raises `Unusable` with everything that is wrong, each with its line."""
    lines: list[Numbered] = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    first = next((at for at, (_, line) in enumerate(lines) if line[0].isdecimal()), len(lines))
    problems: list[Problem] = []
    setup = parse_header(lines[:first], problems)
    game = _named(lines[:first])
    acts = _parse_acts(game, lines[first:], problems)
    if problems or setup is None:
        raise Unusable(problems)
    return MatchActs(setup, acts)


def _game_of(match: MatchActs) -> Game[Any, Any]:
    game = find(match.setup.game)
    if game is None:
        raise unusable(Text("place-the-setup"), "record-no-such-game", game=match.setup.game)
    return game


def _named(header: list[Numbered]) -> Game[Any, Any] | None:
    """The game of a header, also where other lines of it are wrong."""
    names = [line.partition(" ")[2].strip() for _, line in header if line.startswith("game ")]
    return find(names[0]) if names else None


def _written_line(game: Game[Any, Any], noted: Noted) -> str:
    return f"{written_name(noted.by)}: {written_act(game, noted.taken)}" if noted.by else written_act(game, noted.taken)


def written_act(game: Game[Any, Any], taken: Taken) -> str:
    match taken:
        case Moves(moves):
            return BETWEEN.join(map(game.notation.written, moves))
        case Undone():
            return UNDO
        case Instead(moves):
            return f"{INSTEAD} {BETWEEN.join(map(game.notation.written, moves))}"
        case CorrectionTaken():
            return f"{CORRECT} {written_correction(game, taken)}"
        case _:
            assert_never(taken)


def parse_taken(game: Game[Any, Any], text: str) -> Taken | None:
    """What the text says was done; None where it is no act of this game."""
    kind, _, rest = text.partition(" ")
    if text == UNDO:
        return Undone()
    if kind == CORRECT:
        return parse_correction(game, rest)
    moves = [game.notation.parsed(part) for part in (rest if kind == INSTEAD else text).split(BETWEEN)]
    if any(move is None or _is_left_open(move) for move in moves):
        return None
    return Instead(tuple(moves)) if kind == INSTEAD else Moves(tuple(moves), all(map(game.is_half_done, moves)))


def _is_left_open(move: Any) -> bool:
    """Whether a part of the move is missing: a play that was made names its card."""
    return any(getattr(move, one.name) is None for one in fields(move))


def _parse_acts(game: Game[Any, Any] | None, lines: list[Numbered], problems: list[Problem]) -> tuple[Noted, ...]:
    """The acts that can be read; of an unknown game, none, but numbers and names are checked all the same."""
    acts, expected = [], 0
    for number, line in lines:
        expected += 1
        where, found = Text("place-line", line=number), _ACT.fullmatch(line)
        if found is None:
            problems.append(Problem(where, "record-not-an-act", line=line))
            continue
        if found[1] != str(expected):
            problems.append(Problem(where, "record-not-the-next-number", number=found[1][:9], expected=expected))
        taken = parse_taken(game, found[3]) if game else None
        if taken:
            by = parse_name(found[2]) if found[2] else None
            acts.append(Noted(by or "", taken))
        elif game:
            problems.append(Problem(where, "record-not-an-act-of-the-game", act=found[3], game=game.id))
    return tuple(acts)


def written_correction(game: Game[Any, Any], amended: CorrectionTaken) -> str:
    """A correction under its name in the table protocol; of an accepted table, how it differed (E5)."""
    match amended:
        case CorrectionTaken(AcceptTable() as accepted, table):
            parts = game.notation.written_table(table or Difference(0.0))
            parts += (OPEN.written(accepted),) if accepted.open else ()
            return f"{ACCEPT} {BETWEEN.join(parts)}".rstrip()
        case _:
            return CORRECTIONS.written(amended.correction)


def parse_correction(game: Game[Any, Any], text: str) -> CorrectionTaken | None:
    kind, _, rest = text.partition(" ")
    if kind != ACCEPT:
        correction = CORRECTIONS.parsed(text)
        return None if correction is None else CorrectionTaken(correction)
    parts = tuple(rest.split(BETWEEN)) if rest else ()
    accepted = OPEN.parsed(parts[-1]) if parts else None
    table = game.notation.parsed_table(parts[:-1] if accepted else parts)
    return None if table is None else CorrectionTaken(accepted or AcceptTable(), table)
