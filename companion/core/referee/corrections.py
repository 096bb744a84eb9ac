"""Corrections by the players, where the referee errs or cards left the table unheard: each is confirmed first (E3, E5, E7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import Difference, Refused, Ruling
from companion.core.referee import questions
from companion.core.referee.announcements import of_refusal, of_table
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import CorrectionAsked, MatchState, PastAct
from companion.core.referee.step import Step
from companion.core.referee.taken import CorrectionTaken
from companion.core.referee.undo import ruled_by
from companion.events import AcceptTable, ActOf, CardIs, Correction


def ask(step: Step, correction: Correction) -> None:
    """A correction that could not be made is refused at once; any other is confirmed first (E3)."""
    ruling = _correction(step, correction)
    if isinstance(ruling, Refused):
        step.say(of_refusal(step.state.match.game.id, ruling, step.name_of))
        return
    questions.ask(step, CorrectionAsked(correction))


def _correction(step: Step, correction: Correction) -> Ruling | Refused:
    state = step.state
    if isinstance(correction, ActOf):
        return _act_of(state, correction)
    return state.match.game.correct(state.position, correction, _table(step, correction) or step.difference)


def _table(step: Step, correction: Correction) -> Difference | None:
    """The differences of a table that is to be accepted as it lies (E5); None for other corrections."""
    if not isinstance(correction, AcceptTable):
        return None
    return (_anchored(step) if step.state.placement.offset is None else step).difference


def _anchored(step: Step) -> Step:
    """Before the first card lies, the lowest and leftmost card that the mat hears is it (E5)."""
    state = step.state
    slots = [slot for slot in state.mat.lying if state.match.shape.column_and_row(slot)]
    first = min(slots, key=lambda slot: (state.match.shape.column_and_row(slot) or (0, 0))[::-1], default=None)
    return Step(replace(state, placement=state.placement.anchored(first))) if first else step


def _act_of(state: MatchState, correction: ActOf) -> Ruling | Refused:
    """The last act, ruled again as that seat's."""
    past = state.past
    if past is None or not past.moves:
        return Refused("no-last-act", "E3")
    asked = state.match.game.correct(past.before, correction, compare(state).difference)
    return asked if isinstance(asked, Refused) else ruled_by(state.match.game, asked.position, past.moves)


def make(step: Step, correction: Correction) -> None:
    """Make a correction that was confirmed, as an act that can be undone; refuse it where it is possible no longer."""
    ruling, table = _correction(step, correction), _table(step, correction)
    state = step.state
    if isinstance(ruling, Refused):
        step.become(replace(state, asked=None))
        step.say(of_refusal(state.match.game.id, ruling, step.name_of))
        return
    if isinstance(correction, AcceptTable) and state.placement.offset is None:
        step.become(replace(state, placement=_anchored(step).state.placement))
    if isinstance(correction, ActOf) and state.past:
        step.become(replace(state, position=state.past.before, past=state.past.earlier))
    if isinstance(correction, CardIs):
        overrides = _exchanged(state, CardId(correction.card), CardId(correction.really))
        step.become(replace(state, overrides=overrides))
    step.take(ruling, (), is_half_done=False, taken=CorrectionTaken(correction, table))
    _remember_from(step, state.past if isinstance(correction, ActOf) and state.past else state)
    step.say(of_table("corrected", "E3", "notice"))


def _exchanged(state: MatchState, card: CardId, really: CardId) -> Mapping[CardId, CardId]:
    """What tags are taken for once these two cards have changed places, on top of earlier corrections."""
    swap = {card: really, really: card}
    now = {tag: state.overrides.get(tag, tag) for tag in state.match.deck.cards}
    meant = {tag: swap.get(card, card) for tag, card in now.items()}
    return {tag: card for tag, card in meant.items() if tag != card}


def _remember_from(step: Step, origin: MatchState | PastAct) -> None:
    """Let undo of this correction also restore the placement and the overrides as they were before it (E3)."""
    past = step.state.past
    assert past is not None
    past = replace(past, placement=origin.placement, overrides=origin.overrides)
    step.note(replace(step.state, past=past))
