"""Undo, and an act made again on another place, for errors of the referee or of the players (C20, E3, E6, S20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, Place, Refused, Ruling, View
from companion.core.games.port import Game
from companion.core.mat.shape import tapped_of
from companion.core.referee import questions
from companion.core.referee.announcements import of_table
from companion.core.referee.comparing import compare
from companion.core.referee.difference import changed_slots
from companion.core.referee.match_state import MatchState, MovedAsked, PastAct, UndoAsked
from companion.core.referee.step import Step, name_of
from companion.core.referee.taken import Instead, Undone

Moved = tuple[Any, tuple[Any, ...], Ruling]  # the position before an act, its moves, and how they are ruled


def notice(step: Step) -> None:
    """See whether a card was moved (C20), and whether the table lies as before the last act (E6)."""
    _drop_moved(step)
    moved = moved_card(step.state, step)
    if moved and step.state.asked is None:
        questions.ask(step, moved)
    offers = _lies_as_before(step)
    if offers and not step.state.offers_undo and step.state.is_blocked:  # else it may be a check (C21)
        step.say(of_table("offers-undo", "E6", "notice"))
    if offers != step.state.offers_undo:
        step.note(replace(step.state, offers_undo=offers))


def moved_card(state: MatchState, step: Step) -> MovedAsked | None:
    """The last card laid, firm on another free cell before anything else happened (C20)."""
    past = state.past
    if past is None or past.placed is None or past.placed in state.declined:
        return None
    if past.placement.offset is None:  # the first card is the whole area: that is a shift (C18)
        return None
    here = [one for one in step.difference.arrived if one.card == past.placed]
    others = len(step.difference.arrived) > 1 or step.difference.strange or len(step.difference.away) != 1
    if len(here) != 1 or others or not here[0].is_firm or _moved(state, here[0].card, here[0].place) is None:
        return None
    return MovedAsked(here[0].card, here[0].place)


def _moved(state: MatchState, card: CardId, place: Place) -> Moved | None:
    """The last play as it would be on another place: the position before it, its moves, and their ruling."""
    past, moved_to = state.past, state.match.game.moved_to
    if past is None or moved_to is None:
        return None
    again = moved_to(past.moves, place)
    if again is None:
        return None
    before = _reopened(state, past)
    ruling = ruled_by(state.match.game, before, again)
    return None if isinstance(ruling, Refused) else (before, again, ruling)


def ruled_by(game: Game[Any, Any], position: Any, moves: tuple[Any, ...]) -> Ruling | Refused:
    """The ruling on moves that are one act: all of them are ruled on, or none."""
    facts: tuple[Any, ...] = ()
    for move in moves:
        ruling = game.rule(position, move)
        if isinstance(ruling, Refused):
            return ruling
        position, facts = ruling.position, (*facts, *ruling.facts)
    return Ruling(position, facts)


def _drop_moved(step: Step) -> None:
    """The question lapses when the card no longer lies there."""
    asked = step.state.asked
    if isinstance(asked, MovedAsked) and not any((one.card, one.place) == (asked.card, asked.place) for one in step.difference.arrived):
        step.become(replace(step.state, asked=None))


def pressed(step: Step) -> None:
    """Ask once, and once more before a revelation is undone; where the table already lies as before the act, undo at once (E3, E6)."""
    state = step.state
    if state.past is None:
        step.say(of_table("refused-nothing-to-undo", "E3", "soft"))
    elif isinstance(state.asked, UndoAsked) or state.offers_undo:
        confirm(step)
    else:
        questions.ask(step, UndoAsked())


def confirm(step: Step) -> None:
    """Take the last act back, once it was announced which cards were shown since and stay open (E3)."""
    state, past = step.state, step.state.past
    if past is None:
        return
    was_told = isinstance(state.asked, UndoAsked) and state.asked.was_told
    shown = questions.shown_since(past, state)
    if shown and not was_told:
        questions.ask(step, UndoAsked(was_told=True))
        return
    _undo(step, past)


def _undo(step: Step, past: PastAct) -> None:
    """Restore the position before the act, and call its player anew; what hands did until now is no act of that player (C21)."""
    state = step.state
    step.taken.append(Undone())
    position = _reopened(state, past)
    before_act = replace(
        state,
        position=position,
        placement=past.placement,
        past=past.earlier,
        overrides=past.overrides,
        asked=None,
        changed_at=state.at,
        mat=state.mat.asked_back(),
        called_at=state.at,
        ruled_on=state.mat,
        declined=frozenset(),
        question="",
    )
    step.become(before_act)
    again = _on_mat_again(step, state)
    off = frozenset(again[one.place] for one in step.difference.away if one.place in again)
    step.become(replace(step.state, must_lift=lying_off(step), must_return=off))
    if past.placed:
        step.say(of_table("undone-play", "E3", "notice", card=OfCard(past.placed)))
    else:
        step.say(of_table("undone", "E3", "notice"))
    _tell_counts(step, state)
    for place, card in again.items() if past.moves else ():
        if place in step.difference.blind:  # no reader hears whether it is laid back, so it is said and not waited for (C19)
            step.say(of_table("lay-back", "E3", "notice", card=OfCard(card), place=name_of(state, place)))
    if not state.match.view(position).winners:
        step.say(step.status)


def _on_mat_again(step: Step, before: MatchState) -> dict[Place, CardId]:
    """Cards that belong to what lies on the mat once more, as the act by which they left it is taken back."""
    layout = before.match.layout
    lay = {must.card for must in layout(before.position).values()}
    return {place: must.card for place, must in layout(step.state.position).items() if must.card not in lay}


def _tell_counts(step: Step, before: MatchState) -> None:
    """Cards go back to where they were drawn from: announce each hand, pile and tower that changes by it (E8)."""
    was, now = before.match.view(before.position), before.match.view(step.state.position)
    held = {one.seat: one.hand for one in was.seats}
    for one in now.seats:
        if held.get(one.seat, one.hand) != one.hand:
            step.say(of_table("holds-again", "E8", "notice", seat=OfSeat(one.seat), count=one.hand))
    if now.pile != was.pile:
        step.say(of_table("pile-again", "E8", "notice", count=now.pile))
    if _took_from_towers(was, now):
        step.say(of_table("towers-again", "E3", "notice"))


def _took_from_towers(was: View, now: View) -> bool:
    """Whether the act that is taken back did more to towers than lay its card: something fell, was turned, or was discarded there."""
    then = {one.number: one for one in was.structures}
    for one in now.structures:
        before = then.get(one.number)
        if before is None or before.turns != one.turns or before.quakes < one.quakes or before.insurances < one.insurances:
            return True
    return False


def lying_off(step: Step) -> frozenset[Any]:
    """The tags that lie where nothing lies by the rules, as by an act that was taken back; they count again once they were lifted."""
    state = step.state
    slots = {step.compared.slots[one.card, one.place] for one in step.difference.arrived}
    return frozenset((slot, tag.uid) for slot in slots for tag in state.mat.lying.get(slot, ()))


def take_moved(step: Step, asked: MovedAsked) -> None:
    state = step.state
    moved = _moved(state, asked.card, asked.place)
    if moved is None or state.past is None:
        step.become(replace(state, asked=None))
        return
    _take_instead(step, state.past, moved)


def _take_instead(step: Step, past: PastAct, moved: Moved) -> None:
    """Make the last act again, on another place."""
    before, moves, ruling = moved
    step.become(replace(step.state, position=before, placement=past.placement, past=past.earlier, asked=None))
    step.take(ruling, moves, is_half_done=False, taken=Instead(moves))


def moves_last(step: Step, card: CardId, place: Place | None) -> bool:
    """The last card shown at a tap place, shown at another before anything else happened, is moved there (S20)."""
    state, past = step.state, step.state.past
    if past is None or past.placed != card or place is None or state.asked is not None:
        return False
    moved = _moved(state, card, place)
    if moved is None or state.match.view(state.position).pending:  # another card was shown since
        return False
    step.say(of_table("moved", "S20", "notice", card=OfCard(card), place=step.name_of(place)))
    _take_instead(step, past, moved)
    return True


def _is_untouched(state: MatchState) -> bool:
    """Whether the same tags lie on each slot, pads and tap places aside, as when the last ruling was made."""
    now, then, shape = state.mat.lying, state.ruled_on.lying, state.match.shape
    if now is then:
        return True
    slots = changed_slots(then, now) - tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    return all({tag.uid for tag in now.get(slot, ())} == {tag.uid for tag in then.get(slot, ())} for slot in slots)


def _lies_as_before(step: Step) -> bool:
    """Whether hands laid the table exactly as before the last act, and it differs from what must lie there now (E6)."""
    state, past = step.state, step.state.past
    if past is None or step.difference.is_empty or past.placement.offset is None or not past.moves:
        return False
    if _is_untouched(state) or state.match.game.step_under_way(state.position) is not None:
        return False  # an act that was chosen, and hands have yet to follow
    if _lies_still(step, past.placed):
        return False
    return _lies_right(replace(state, position=_reopened(state, past), placement=past.placement))


def _lies_still(step: Step, placed: CardId | None) -> bool:
    """Whether the card that the act laid is seen where it was laid, so that nothing else need be compared."""
    lies = any(must.card == placed for must in step.state.match.layout(step.state.position).values())
    return lies and not step.difference.blind and all(one.card != placed for one in step.difference.away)


def _reopened(state: MatchState, past: PastAct) -> Any:
    """The position before the act; the same object until another act is made, so that its layout is not worked out again and again."""
    kept = state.match.kept
    known, before, after = kept.get("reopened", (None, None, None))
    if known is not past or after is not state.position:
        before = state.match.game.reopened(past.before, state.position)
        kept["reopened"] = (past, before, state.position)
    return before


def _lies_right(state: MatchState) -> bool:
    """Whether nothing differs, but for cards that may lie beside the mat (L8)."""
    difference, game = compare(state).difference, state.match.game
    if game.ground != "row" or difference.arrived or difference.turned or difference.strange:
        return difference.is_empty
    return not game.wrongs(state.position, difference)
