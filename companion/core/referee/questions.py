"""Questions of the referee's own: whether an act is to be taken back, a correction to be made, a card counts as moved (C20, E3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement, Said, of_table
from companion.core.referee.match_state import Asked, CorrectionAsked, MatchState, MovedAsked, PastAct, UndoAsked
from companion.core.referee.step import Step
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SetHand, SetTurn


def ask(step: Step, asked: Asked) -> None:
    """Put the question, and wait for its answer."""
    step.become(replace(step.state, asked=asked))
    step.say(question_of(step, asked))


def question_of(step: Step, asked: Asked) -> Announcement:
    """A question of the referee's own, as it is said and shown."""
    match asked:
        case MovedAsked(card, place):
            return of_table("ask-moved", "C20", "notice", card=OfCard(card), place=step.name_of(place))
        case CorrectionAsked(correction):
            return of_table(f"ask-{correction.kind}", "E3", "notice", **about(correction))
        case UndoAsked(was_told=True) if step.state.past is not None:
            shown = shown_since(step.state.past, step.state)
            return of_table("ask-undo-shown", "E3", "notice", cards=shown)
        case UndoAsked() if step.state.past is not None and step.state.past.placed is not None:
            return of_table("ask-undo-play", "E3", "notice", card=OfCard(step.state.past.placed))
        case UndoAsked():
            return of_table("ask-undo", "E3", "notice")


def about(correction: Correction) -> dict[str, Said]:
    """What the question whether to make a correction speaks of."""
    match correction:
        case SetHand(seat, count):
            return {"seat": OfSeat(seat), "count": count}
        case CardIs(card, really):
            return {"card": OfCard(CardId(card)), "other": OfCard(CardId(really))}
        case AcceptTable():
            return {}
        case Replace(seat, name):
            return {"seat": OfSeat(seat), "name": name}
        case AlreadyDrawn():
            return {}
        case SetTurn() | ActOf() | Leave():
            return {"seat": OfSeat(correction.seat)}
        case _:
            assert_never(correction)


def shown_since(past: PastAct, state: MatchState) -> tuple[OfCard, ...]:
    """Cards that lie open now and did not before that act."""
    before = {card for card, numbers in _open_cards(state, past.before) if numbers}
    return tuple(OfCard(card) for card, numbers in _open_cards(state, state.position) if numbers and card not in before)


def _open_cards(state: MatchState, position: Any) -> list[tuple[CardId, bool]]:
    view = state.match.view(position)
    return sorted([(one.card, one.is_open) for one in view.places] + [(card, bool(numbers)) for card, numbers in view.discarded])
