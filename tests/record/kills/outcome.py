"""What a match came to: the acts that stand, the facts that were told, and the view at its end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import view_of
from companion.protocol import writing
from companion.words.lines import Lines

# What lies wrong, what is asked and what is refused for that depends on when somebody looks; it is no fact of the match.
NO_FACTS = ("-ask-", "-status-", "-wrong-", "-refused-")
# Of a view: how mat and hands are just now.
OF_THE_TABLE = ("frozen", "away", "instructions", "offers-undo", "expected", "paused")
# Both answer *cancel* in the same way, that nothing is half done now; whether a card shown to the pad was half done before depends on noise
# at the moment in which it was shown (C24).
DROPPED, NOTHING_DROPPED = "-dropped", "-refused-nothing-to-drop"
Fact = tuple[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Outcome:
    moves: tuple[Any, ...]
    facts: tuple[Fact, ...]
    view: Mapping[str, Any]
    notices: tuple[str, ...]  # keys of all else that was said


def outcome_of(referee: Referee, entries: Iterable[Entry], lines: Lines, in_vain: Collection[int] = ()) -> Outcome:
    """`in_vain` are the entries of words that changed nothing; at a table that is interrupted these are not said."""
    game = referee.state.match.game.id
    said = [(one, entry.number in in_vain) for entry in entries for one in entry.said]
    facts = tuple(_fact(game, one, lines) for one, is_in_vain in said if is_fact(game, one.key) and not is_in_vain)
    notices = tuple(one.key for one, is_in_vain in said if is_in_vain or not is_fact(game, one.key))
    return Outcome(moves_of(referee), facts, of_the_game(writing.view(view_of(referee.step), lines)), notices)


def moves_of(referee: Referee) -> tuple[Any, ...]:
    past, moves = referee.state.past, []
    while past is not None:
        moves.append(past.moves)
        past = past.earlier
    return tuple(reversed(moves))


def is_fact(game: str, key: str) -> bool:
    return key == f"{game}{NOTHING_DROPPED}" or (key.startswith(f"{game}-") and not any(one in key for one in NO_FACTS))


def _fact(game: str, said: Announcement, lines: Lines) -> Fact:
    key = said.key if said.key != f"{game}{NOTHING_DROPPED}" else f"{game}{DROPPED}"
    return key, writing.args(said.args, lines)


def of_the_game(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: one for name, one in view.items() if name not in OF_THE_TABLE}


def differences(wanted: Outcome, found: Outcome) -> list[str]:
    """Of each kind the first one."""
    told = [_first("moves", wanted.moves, found.moves), _first("facts", wanted.facts, found.facts)]
    told += [
        f"view, {name}: {wanted.view[name]} became {found.view.get(name)}"
        for name in wanted.view
        if wanted.view[name] != found.view.get(name)
    ][:1]
    return [one for one in told if one]


def _first(what: str, wanted: tuple[Any, ...], found: tuple[Any, ...]) -> str:
    if wanted == found:
        return ""
    place = next(
        (number for number, (one, other) in enumerate(zip(wanted, found, strict=False)) if one != other), min(len(wanted), len(found))
    )
    return f"{what}, number {place} of {len(wanted)} and {len(found)}: {wanted[place : place + 1]} became {found[place : place + 1]}"
