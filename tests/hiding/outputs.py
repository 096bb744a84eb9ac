"""Everything that a desk lets out, by what it is called: text that two desks must share letter for letter."""

from __future__ import annotations

import json
import traceback
from dataclasses import replace
from typing import Any

from companion.core.decks.card import LANGUAGES, CardId
from companion.core.games.game import Refused, Ruling, Setup, Shown
from companion.core.referee.entries import Entry
from companion.core.referee.match_state import MatchState
from companion.core.referee.table_view import moves_view, table_view
from companion.protocol import writing
from companion.record.plain import event_to_json, said_to_json
from companion.words.lines import Lines
from tests.hiding.desk import Desk, Mark
from tests.hiding.exam import Outputs
from tests.hiding.lamps import lamps
from tests.hiding.screened import screened
from tests.hiding.served import served
from tests.hiding.spoken import spoken

LATEST = 30  # announcements that are put into the languages that the table does not speak; earlier steps have the earlier ones
STRANGERS = 3  # cards of a kind for which it is tried whether they may be laid


def shown_by(desk: Desk, since: int = 0) -> Outputs:
    """What was let out since that step line by line, and what can be seen and asked now, in every language and by who looks for a fault."""
    found = _said_by(desk, since)
    for language in LANGUAGES:
        found |= {f"{what}, {language}": text for what, text in _in_language(desk, language, since).items()}
    state = desk.referee.state
    table = table_view(state)
    found["table"] = repr(table)  # as screens have it
    found |= spoken(desk, since)
    found |= lamps(table, desk.referee.heard[desk.marks[since].heard if since else 0 :])
    found["state"] = _without_deck(f"{state!r}\n{state!s}", desk)
    found["position"] = _without_deck(f"{state.position!r}\n{state.position!s}\n{state.position}", desk)
    found |= screened(desk)
    found |= served(desk)
    found |= {what: _without_deck(text, desk) for what, text in rulings(state).items()}
    found["traceback"] = _without_deck(raised_with(state), desk)
    return found


def _without_deck(text: str, desk: Desk) -> str:
    """Each card's name and traits stand in the deck, and that some are copies; whoever has it may read them, and no number."""
    copies = getattr(desk.referee.state.position.terms, "copies", None)
    return text.replace(repr(desk.deck), "<deck>").replace(f"copies={copies!r}", "<copies>")


def _said_by(desk: Desk, since: int) -> dict[str, str]:
    first, before = (since + 1, desk.marks[since]) if since else (0, Mark())
    entries = [_kept(one) for one in desk.journal.entries() if one.number > before.entries]
    return {
        "answers": b"".join(desk.answers[first:]).decode(),
        "dues": repr(desk.dues[first:]),
        "log": "\n".join(desk.log.text[before.logged :]),
        "journal": "\n".join(entries),
    }


def _kept(entry: Entry) -> str:
    """As it stands in a journal, and in its export."""
    event = repr(entry.event) if isinstance(entry.event, Setup) else json.dumps(event_to_json(entry.event))
    said = json.dumps([said_to_json(one) for one in entry.said])
    return f"{event} {said} {entry.acts} {entry.is_failed}"


def _in_language(desk: Desk, language: str, since: int) -> Outputs:
    state = desk.referee.state
    table = table_view(state)
    names = {player.seat: player.name for player in state.match.setup.players} | {one.seat: one.name for one in table.view.seats}
    lines = Lines(language, state.match.game.id, desk.deck, names)
    said = [writing.announcement(one, lines) for one in desk.referee.heard[desk.marks[since].heard if since else 0 :][-LATEST:]]
    moves = [{"move": kind, **writing.args(args, lines)} for kind, args in moves_view(state)]
    return {
        "announcements": _written(said),
        "view": _written(writing.view(table, lines)),
        "expectations": _written(writing.expected(table.expected, lines)),
        "moves": _written(moves),
    }


def _written(rows: Any) -> str:
    return json.dumps(rows, ensure_ascii=False)


def rulings(state: MatchState) -> Outputs:
    """How every move would be ruled, but for those that make something public: they tell it by right. Apart those that need a card."""
    game, position = state.match.game, state.position
    strangers, shown = _strangers(state), _shown(state)
    written: dict[str, list[str]] = {"rulings": [], "rulings, of strangers": []}
    for move in game.moves(position):
        is_open = getattr(move, "card", move) is None
        for one in [replace(move, card=card) for card in strangers] if is_open else [move]:
            ruling = game.rule(position, one)
            if isinstance(ruling, Refused) or not _reveals(one, ruling, shown):
                written["rulings, of strangers" if is_open else "rulings"].append(f"{one}: {ruling!r} {ruling}")
    return {what: "\n".join(texts) for what, texts in written.items()}


def _strangers(state: MatchState) -> list[CardId]:
    """Some cards of each kind that lie nowhere."""
    lying = {must.card for must in state.match.game.layout(state.position).values()}
    kinds: dict[str, list[CardId]] = {}
    for id, card in sorted(state.match.deck.cards.items()):
        if id not in lying:
            kinds.setdefault(card.traits.get("kind", ""), []).append(id)
    return [card for cards in kinds.values() for card in cards[:STRANGERS]]


def _shown(state: MatchState) -> frozenset[CardId]:
    view = state.match.game.view(state.position)
    return frozenset(one.card for one in view.places if one.numbers).union(card for card, numbers in view.discarded if numbers)


def _reveals(move: Any, ruling: Ruling, shown: frozenset[CardId]) -> bool:
    """A number is shown for the first time; a roof makes public what its building is, and a collapse what was covered (S4, S10, S18)."""
    told = [value.card for fact in ruling.facts for value in fact.args.values() if isinstance(value, Shown)]
    falls = any(fact.key.endswith("-collapses") for fact in ruling.facts)
    return falls or type(move).__name__ == "Roof" or not shown.issuperset(told)


def raised_with(state: MatchState) -> str:
    try:
        _fail(state, state.position)
    except ArithmeticError as fault:
        return "".join(traceback.TracebackException.from_exception(fault, capture_locals=True).format())
    raise AssertionError("nothing was raised")


def _fail(state: MatchState, position: Any) -> None:
    area = dict(state.match.game.layout(position))
    raise ArithmeticError(f"with {len(area)} cards and {position}")
