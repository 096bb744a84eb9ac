"""Undo, corrections, and the questions that confirm them, for errors of the referee or of the players (C20, E3, E5, E6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import Difference, OfCard, OfSeat, Place, Refused, Ruling, View
from companion.core.games.port import Game
from companion.core.mat.mat import Mat
from companion.core.mat.shape import tapped_of
from companion.core.referee.announcements import Announcement, Said, of_refusal, of_table
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import Asked, CorrectionAsked, MatchState, MovedAsked, PastAct, UndoAsked
from companion.core.referee.step import Step, name_of
from companion.core.referee.taken import CorrectionTaken, Instead, Undone
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SetHand, SetTurn, Slot, Uid

Moved = tuple[Any, tuple[Any, ...], Ruling]  # the position before an act, its moves, and how they are ruled


def is_open(step: Step) -> bool:
    """Whether a question of the referee's own waits for its answer; no change of the table is understood meanwhile."""
    return step.state.asked is not None


def notice(step: Step) -> None:
    """See whether a card was moved (C20), and whether the table lies as before the last act (E6)."""
    _drop_moved(step)
    moved = moved_card(step.state, step)
    if moved and step.state.asked is None:
        step.state = replace(step.state, asked=moved)
        step.say(question_of(step, moved))
    offers = _lies_as_before(step)
    if offers and not step.state.offers_undo and step.state.is_blocked:  # else it may be a check (C21)
        step.say(of_table("offers-undo", "E6", "notice"))
    if offers != step.state.offers_undo:
        step.state = replace(step.state, offers_undo=offers)


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
    before = state.match.game.reopened(past.before, state.position)
    ruling = ruled(state, before, again)
    return None if isinstance(ruling, Refused) else (before, again, ruling)


def ruled(state: MatchState, position: Any, moves: tuple[Any, ...]) -> Ruling | Refused:
    """Moves that are one act: all of them are ruled on, or none."""
    return ruled_by(state.match.game, position, moves)


def ruled_by(game: Game[Any, Any], position: Any, moves: tuple[Any, ...]) -> Ruling | Refused:
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
        step.state = replace(step.state, asked=None)


def undo_pressed(step: Step) -> None:
    """Ask once, and once more before a revelation is undone; where the table already lies as before the act, undo at once (E3, E6)."""
    state = step.state
    if state.past is None:
        step.say(of_table("refused-nothing-to-undo", "E3", "soft"))
    elif isinstance(state.asked, UndoAsked) or state.offers_undo:
        _confirm_undo(step)
    else:
        step.state = replace(state, asked=UndoAsked())
        step.say(question_of(step, UndoAsked()))


def _confirm_undo(step: Step) -> None:
    state, past = step.state, step.state.past
    if past is None:
        return
    was_told = isinstance(state.asked, UndoAsked) and state.asked.was_told
    shown = _shown_since(past, state)
    if shown and not was_told:
        step.state = replace(state, asked=UndoAsked(was_told=True))
        step.say(question_of(step, UndoAsked(was_told=True)))
        return
    _undo(step, past)


def _shown_since(past: PastAct, state: MatchState) -> tuple[OfCard, ...]:
    before = {card for card, numbers in _open_cards(state, past.before) if numbers}
    return tuple(OfCard(card) for card, numbers in _open_cards(state, state.position) if numbers and card not in before)


def _open_cards(state: MatchState, position: Any) -> list[tuple[CardId, bool]]:
    view = state.match.game.view(position)
    return sorted([(one.card, one.is_open) for one in view.places] + [(card, bool(numbers)) for card, numbers in view.discarded])


def _undo(step: Step, past: PastAct) -> None:
    """Restore the position before the act, and call its player anew; what hands did until now is no act of that player (C21)."""
    state, game = step.state, step.state.match.game
    step.taken.append(Undone())
    position = game.reopened(past.before, state.position)
    step.state = replace(
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
    again = _on_mat_again(step, state)
    off = frozenset(again[one.place] for one in step.difference.away if one.place in again)
    step.state = replace(step.state, must_lift=_to_lift(step), must_return=off)
    if past.placed:
        step.say(of_table("undone-play", "E3", "notice", card=OfCard(past.placed)))
    else:
        step.say(of_table("undone", "E3", "notice"))
    _tell_counts(step, state)
    for place, card in again.items() if past.moves else ():
        if place in step.difference.blind:  # no reader hears whether it is laid back, so it is said and not waited for (C19)
            step.say(of_table("lay-back", "E3", "notice", card=OfCard(card), place=name_of(state, place)))
    if not game.view(position).winners:
        step.say(step.status)


def _on_mat_again(step: Step, before: MatchState) -> dict[Place, CardId]:
    """Cards that belong to what lies on the mat once more, as the act by which they left it is taken back."""
    game = before.match.game
    lay = {must.card for must in game.layout(before.position).values()}
    return {place: must.card for place, must in game.layout(step.state.position).items() if must.card not in lay}


def _tell_counts(step: Step, before: MatchState) -> None:
    """Cards go back to where they were drawn from: announce each hand, pile and tower that changes by it (E8)."""
    game, position = before.match.game, step.state.position
    was, now = game.view(before.position), game.view(position)
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


def _to_lift(step: Step) -> frozenset[Any]:
    """The tags that lie on the mat by the act that was taken back; they count again once they were lifted."""
    state = step.state
    slots = {step.compared.slots[one.card, one.place] for one in step.difference.arrived}
    return frozenset((slot, tag.uid) for slot in slots for tag in state.mat.lying.get(slot, ()))


def answered(step: Step, said: str) -> bool:
    """Whether *ok* or *cancel* was the answer to a question of the referee's own."""
    asked = step.state.asked
    if asked is None:
        return False
    if said == "cancel":
        declined = step.state.declined | {asked.card} if isinstance(asked, MovedAsked) else step.state.declined
        step.state = replace(step.state, asked=None, declined=declined)
        step.say(of_table("dropped", "C27", "notice"))
    elif isinstance(asked, UndoAsked):
        _confirm_undo(step)
    elif isinstance(asked, CorrectionAsked):
        _correct(step, asked.correction)
    else:
        _take_moved(step, asked)
    return True


def _take_moved(step: Step, asked: MovedAsked) -> None:
    state = step.state
    moved = _moved(state, asked.card, asked.place)
    if moved is None or state.past is None:
        step.state = replace(state, asked=None)
        return
    _take_instead(step, state.past, moved)


def _take_instead(step: Step, past: PastAct, moved: Moved) -> None:
    """Make the last act again, on another place."""
    before, moves, ruling = moved
    step.state = replace(step.state, position=before, placement=past.placement, past=past.earlier, asked=None)
    step.take(ruling, moves, is_half_done=False, taken=Instead(moves))


def moves_last(step: Step, card: CardId, place: Place | None) -> bool:
    """The last card shown at a tap place, shown at another before anything else happened, is moved there (S20)."""
    state, past = step.state, step.state.past
    if past is None or past.placed != card or place is None or state.asked is not None:
        return False
    moved = _moved(state, card, place)
    if moved is None or state.match.game.view(state.position).pending:  # another card was shown since
        return False
    step.say(of_table("moved", "S20", "notice", card=OfCard(card), place=step.name_of(place)))
    _take_instead(step, past, moved)
    return True


def ask_correction(step: Step, correction: Correction) -> None:
    """A correction that could not be made is refused at once; any other is confirmed first (E3)."""
    ruling = _correction(step, correction)
    if isinstance(ruling, Refused):
        step.say(of_refusal(step.state.match.game.id, ruling, step.name_of))
        return
    step.state = replace(step.state, asked=CorrectionAsked(correction))
    step.say(question_of(step, CorrectionAsked(correction)))


def question_of(step: Step, asked: Asked) -> Announcement:
    """A question of the referee's own, as it is said and shown."""
    match asked:
        case MovedAsked(card, place):
            return of_table("ask-moved", "C20", "notice", card=OfCard(card), place=step.name_of(place))
        case CorrectionAsked(correction):
            return of_table(f"ask-{correction.kind}", "E3", "notice", **about(correction))
        case UndoAsked(was_told=True) if step.state.past is not None:
            shown = _shown_since(step.state.past, step.state)
            return of_table("ask-undo-shown", "E3", "notice", cards=shown)
        case UndoAsked() if step.state.past is not None and step.state.past.placed is not None:
            return of_table("ask-undo-play", "E3", "notice", card=OfCard(step.state.past.placed))
        case UndoAsked():
            return of_table("ask-undo", "E3", "notice")


def about(correction: Correction) -> dict[str, Said]:
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
    return asked if isinstance(asked, Refused) else ruled(state, asked.position, past.moves)


def _correct(step: Step, correction: Correction) -> None:
    ruling, table = _correction(step, correction), _table(step, correction)
    state = step.state
    if isinstance(ruling, Refused):
        step.state = replace(state, asked=None)
        step.say(of_refusal(state.match.game.id, ruling, step.name_of))
        return
    if isinstance(correction, AcceptTable) and state.placement.offset is None:
        step.state = replace(state, placement=_anchored(step).state.placement)
    if isinstance(correction, ActOf) and state.past:
        step.state = replace(state, position=state.past.before, past=state.past.earlier)
    if isinstance(correction, CardIs):
        overrides = _exchanged(state, CardId(correction.card), CardId(correction.really))
        step.state = replace(state, overrides=overrides)
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
    step.state = replace(step.state, past=past)


def _off_pads(state: MatchState, mat: Mat) -> dict[Slot, frozenset[Uid]]:
    """The tags on each slot but pads and tap places; since when they lie there is left out."""
    shape = state.match.shape
    tapped = tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    return {slot: frozenset(tag.uid for tag in tags) for slot, tags in mat.lying.items() if slot not in tapped}


def _lies_as_before(step: Step) -> bool:
    """Whether hands laid the table exactly as before the last act, and it differs from what must lie there now (E6)."""
    state, past = step.state, step.state.past
    if past is None or step.difference.is_empty or past.placement.offset is None or not past.moves:
        return False
    # The act was chosen, and hands have yet to follow.
    untouched = _off_pads(state, state.mat) == _off_pads(state, state.ruled_on)
    if untouched or state.match.game.step_under_way(state.position) is not None:
        return False
    before = replace(state, position=state.match.game.reopened(past.before, state.position), placement=past.placement)
    return _lies_right(before)


def _lies_right(state: MatchState) -> bool:
    """Whether nothing differs, but for cards that may lie beside the mat (L8)."""
    difference, game = compare(state).difference, state.match.game
    if game.ground != "row" or difference.arrived or difference.turned or difference.strange:
        return difference.is_empty
    return not game.wrongs(state.position, difference)
