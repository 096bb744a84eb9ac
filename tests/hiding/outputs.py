"""Everything that a desk lets out, by what it is called: text that two desks must share letter for letter."""

from __future__ import annotations

import json
import traceback
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.decks.card import LANGUAGES
from companion.games.game import Refused
from companion.journal.entries import to_json
from companion.lines.lines import Lines
from companion.protocol import writing
from companion.referee.moves_view import moves_view
from companion.referee.standing import Standing
from companion.referee.table_view import table_view
from tests.hiding.desk import Desk

Outputs = Mapping[str, str]
NAMES_CARDS = ("standing", "traceback")  # these write the whole deck, every card with its name and no number
LATEST = 30  # announcements that are put into the languages that the table does not speak; earlier steps have the earlier ones
STRANGERS = 3  # cards for which it is tried whether they may be laid


def shown_by(desk: Desk) -> Outputs:
    """What was let out line by line, and what can be seen and asked now, in every language and by whoever looks for a fault."""
    found = _said_by(desk)
    for language in LANGUAGES:
        found |= {f"{what}, {language}": text for what, text in _in_language(desk, language).items()}
    standing = desk.referee.standing
    found["standing"] = f"{standing!r}\n{standing!s}"
    found["position"] = f"{standing.position!r}\n{standing.position!s}\n{standing.position}"
    found["rulings"] = rulings(standing)
    found["traceback"] = raised_with(standing)
    return found


def _said_by(desk: Desk) -> dict[str, str]:
    first, *others = desk.journal.entries()
    return {
        "answers": b"".join(desk.answers).decode(),
        "dues": repr(desk.dues),
        "log": "\n".join(desk.log.text),
        "journal": "\n".join([repr(first), *(json.dumps(to_json(entry.event), ensure_ascii=False) for entry in others)]),
    }


def _in_language(desk: Desk, language: str) -> Outputs:
    standing = desk.referee.standing
    table = table_view(standing)
    names = {player.seat: player.name for player in standing.match.setup.players} | {one.seat: one.name for one in table.view.seats}
    lines = Lines(language, standing.match.game.id, desk.deck, names)
    said = [writing.announcement(one, lines) for one in desk.referee.heard[-LATEST:]]
    moves = [{"move": kind, **writing.args(args, lines)} for kind, args in moves_view(standing)]
    return {
        "announcements": _written(said),
        "view": _written(writing.view(table, lines)),
        "expectations": _written(writing.expected(table.expected, lines)),
        "moves": _written(moves),
    }


def _written(rows: Any) -> str:
    return json.dumps(rows, ensure_ascii=False)


def rulings(standing: Standing) -> str:
    """How every move would be ruled, but for those that reveal a card: they tell its number by right."""
    game, position = standing.match.game, standing.position
    lying = {must.card for must in game.layout(position).values()}
    strangers = [card for card in sorted(standing.match.deck.cards) if card not in lying][:STRANGERS]
    written = []
    for move in game.moves(position):
        filled = [replace(move, card=card) for card in strangers] if getattr(move, "card", move) is None else [move]
        for one in filled:
            ruling = game.rule(position, one)
            if isinstance(ruling, Refused) or all(fact.tone != "revealed" for fact in ruling.facts):
                written.append(f"{one}: {ruling!r} {ruling}")
    return "\n".join(written)


def raised_with(standing: Standing) -> str:
    try:
        _fail(standing, standing.position)
    except ArithmeticError as fault:
        return "".join(traceback.TracebackException.from_exception(fault, capture_locals=True).format())
    raise AssertionError("nothing was raised")


def _fail(standing: Standing, position: Any) -> None:
    area = dict(standing.match.game.layout(position))
    raise ArithmeticError(f"with {len(area)} cards and {position}")
