"""A match as its set-up and its acts, from which it can be played again without a mat and without a clock.

Rules of this file: every ruling comes from the game's own `rule`, `correct` and `reopened`. What can be taken back is kept as the referee
keeps it, so that undo, corrections and moved cards lead to the same position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, assert_never

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Arrival, Away, Difference, Refused, Ruling, Setup, Turned
from companion.core.games.port import Game
from companion.core.referee.conduct import conducted
from companion.core.referee.match_state import Register
from companion.core.referee.opening import checked, opened, with_defaults
from companion.core.referee.taken import CorrectionTaken, Instead, Moves, Taken, Undone
from companion.core.referee.undo import ruled_by
from companion.errors import Problem, Text, Unusable, unusable
from companion.events import AcceptTable, ActOf, CardIs, Correction, Event
from companion.system.reading import meant


@dataclass(frozen=True, slots=True)
class Noted:
    """An act, and the name of the player whose turn it was; empty where it was no player's act."""

    by: str
    taken: Taken


@dataclass(frozen=True, slots=True)
class MatchActs:
    setup: Setup
    acts: tuple[Noted, ...] = ()


@dataclass(frozen=True, slots=True)
class Former:
    """An act that can be taken back: the position before it, and what it was."""

    before: Any
    moves: tuple[Any, ...]
    earlier: Former | None


@dataclass(frozen=True, slots=True)
class Stand:
    """How a match stands after some of its acts."""

    position: Any
    past: Former | None = None


def recorded(setup: Setup, deck: Deck, register: Register, events: Iterable[Event]) -> MatchActs:
    """The acts in the events of a journal, with the deck's own house rules in the set-up; entries that failed are left out."""
    state, _ = opened(setup, deck, register)
    game, setup, stand = state.match.game, state.match.setup, Stand(state.position)
    acts = []
    for event in events:
        step = conducted(state, event)
        state = step.state
        for taken in step.taken:
            noted = Noted(_asked(game, stand, taken), _as_read(game, deck, stand, taken))
            acts.append(noted)
            after = _after(game, stand, noted.taken)
            assert not isinstance(after, Refused)  # the referee has taken it
            stand, _ = after
    return MatchActs(setup, tuple(acts))


def played(match: MatchActs, deck: Deck) -> Any:
    """The position in which the match ends; raises `Unusable` where the rules refuse one of its acts."""
    position, _ = begun(match, deck)
    for ruling in rulings(match, deck):
        position = ruling.position
    return position


def rulings(match: MatchActs, deck: Deck) -> Iterator[Ruling]:
    """The ruling on each act in order; the ruling on an undo has no facts, only the position before the act that it takes back."""
    position, game = begun(match, deck)
    stand = Stand(position)
    for number, noted in enumerate(match.acts, start=1):
        where, asked = Text("place-act", number=number), _asked(game, stand, noted.taken)
        if noted.by and noted.by != asked:
            instead = Text("record-act-is-of", name=asked) if asked else Text("record-leave-out-the-name")
            raise unusable(where, "record-act-of-another", name=noted.by, instead=instead)
        after = _after(game, stand, noted.taken)
        if isinstance(after, Refused):
            raise unusable(where, "record-act-is-refused", reason=after.reason, rule=after.rule)
        stand, facts = after
        yield Ruling(stand.position, facts)


def begun(match: MatchActs, deck: Deck) -> tuple[Any, Game[Any, Any]]:
    """The position before the first act, and the game; raises `Unusable` with everything that is wrong with set-up and cards."""
    setup = match.setup
    if deck.id != setup.deck:
        raise unusable(Text("place-the-deck"), "record-of-another-deck", deck=setup.deck, other=deck.id)
    game = checked(setup, deck)
    strange = {number: card for number, noted in enumerate(match.acts, start=1) for card in _cards(noted.taken) if card not in deck.cards}
    if strange:
        raise Unusable([_no_such_card(number, card, deck) for number, card in strange.items()])
    return game.start(with_defaults(setup, deck), deck), game


def _no_such_card(number: int, card: str, deck: Deck) -> Problem:
    instead = meant(card, map(str, deck.cards))
    return Problem(Text("place-act", number=number), "record-no-such-card", deck=deck.id, card=card, instead=instead)


def _after(game: Game[Any, Any], stand: Stand, taken: Taken) -> tuple[Stand, tuple[Any, ...]] | Refused:
    past = stand.past
    match taken:
        case Moves(moves):
            is_half_done = all(game.is_half_done(move) for move in moves)
            return _ruled(stand, ruled_by(game, stand.position, moves), past if is_half_done else Former(stand.position, moves, past))
        case CorrectionTaken(correction) if not isinstance(correction, ActOf):
            ruling = game.correct(stand.position, correction, taken.table or Difference(0.0))
            return _ruled(stand, ruling, Former(stand.position, (), past))
        case _ if past is None:
            return Refused("nothing-to-undo", "E3")
        case Undone():
            return Stand(game.reopened(past.before, stand.position), past.earlier), ()
        case Instead(moves):
            before = game.reopened(past.before, stand.position)
            return _ruled(stand, ruled_by(game, before, moves), Former(before, moves, past.earlier))
        case CorrectionTaken(correction):
            return _ruled(stand, _act_of(game, past, correction), Former(past.before, (), past.earlier))
        case _:
            assert_never(taken)


def _ruled(stand: Stand, ruling: Ruling | Refused, past: Former | None) -> tuple[Stand, tuple[Any, ...]] | Refused:
    return ruling if isinstance(ruling, Refused) else (Stand(ruling.position, past), ruling.facts)


def _act_of(game: Game[Any, Any], past: Former, correction: Correction) -> Ruling | Refused:
    """The last act, ruled again as another seat's."""
    if not past.moves:
        return Refused("no-last-act", "E3")
    asked = game.correct(past.before, correction, Difference(0.0))
    return asked if isinstance(asked, Refused) else ruled_by(game, asked.position, past.moves)


def _asked(game: Game[Any, Any], stand: Stand, taken: Taken) -> str:
    """The name of the player whose turn it was; empty for an undo or a correction, which are no player's acts."""
    match taken:
        case Moves():
            view = game.view(stand.position)
        case Instead() if stand.past is not None:
            view = game.view(stand.past.before)
        case _:
            return ""
    return next((one.name for one in view.seats if one.seat == view.turn), "")


def _as_read(game: Game[Any, Any], deck: Deck, stand: Stand, taken: Taken) -> Taken:
    """The act as it is read from its text again: of an accepted table, only what the text holds (E5)."""
    match taken:
        case CorrectionTaken(AcceptTable(opened), table) if table is not None:
            lies = {one.card for one in table.arrived}
            left = {place for place, must in game.layout(stand.position).items() if must.card in lies}
            table = game.notation.parsed_table(game.notation.written_table(replace(table, blind=table.blind & left)))
            return CorrectionTaken(AcceptTable(tuple(card for card in opened if card in deck.cards)), table)
        case _:
            return taken


def _cards(taken: Taken) -> list[CardId]:
    """All cards that an act names."""
    match taken:
        case Moves() | Instead():
            return [card for move in taken.moves if (card := getattr(move, "card", None)) is not None]
        case CorrectionTaken(CardIs(card, really)):
            return [CardId(card), CardId(really)]
        case CorrectionTaken(AcceptTable(opened), table) if table is not None:
            seen: tuple[Arrival | Away | Turned, ...] = (*table.arrived, *table.away, *table.turned)
            return [*map(CardId, opened), *(one.card for one in seen)]
        case _:
            return []
