"""When the referee or the players err: undo, corrections, and the questions that confirm them (C20, E3, E5, E6)."""

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
from companion.core.referee.match_state import Asked, CorrectionAsked, MovedAsked, Past, Standing, UndoAsked
from companion.core.referee.step import Turning, name_of
from companion.core.referee.taken import Amended, Instead, Undone
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SetHand, SetTurn, Slot, Uid

Moved = tuple[Any, tuple[Any, ...], Ruling]  # the position before an act, its moves, and how they are ruled


def is_open(turning: Turning) -> bool:
    """Whether a question of the referee's own waits for its answer; no change of the table is understood meanwhile."""
    return turning.standing.asked is not None


def notice(turning: Turning) -> None:
    """See whether a card was moved (C20), and whether the table lies as before the last act (E6)."""
    _drop_moved(turning)
    moved = moved_card(turning.standing, turning)
    if moved and turning.standing.asked is None:
        turning.standing = replace(turning.standing, asked=moved)
        turning.say(question_of(turning, moved))
    offers = _lies_as_before(turning)
    if offers and not turning.standing.offers_undo and turning.standing.is_blocked:  # else it may be a check (C21)
        turning.say(of_table("offers-undo", "E6", "notice"))
    if offers != turning.standing.offers_undo:
        turning.standing = replace(turning.standing, offers_undo=offers)


def moved_card(standing: Standing, turning: Turning) -> MovedAsked | None:
    """The last card laid, firm on another free cell before anything else happened (C20)."""
    past = standing.past
    if past is None or past.placed is None or past.placed in standing.declined:
        return None
    if past.placement.offset is None:  # the first card is the whole area: that is a shift (C18)
        return None
    here = [one for one in turning.difference.arrived if one.card == past.placed]
    others = len(turning.difference.arrived) > 1 or turning.difference.strange or len(turning.difference.away) != 1
    if len(here) != 1 or others or not here[0].is_firm or _moved(standing, here[0].card, here[0].place) is None:
        return None
    return MovedAsked(here[0].card, here[0].place)


def _moved(standing: Standing, card: CardId, place: Place) -> Moved | None:
    """The last play on another place: from where it was made, the moves, and their ruling."""
    past, moved_to = standing.past, standing.match.game.moved_to
    if past is None or moved_to is None:
        return None
    again = moved_to(past.moves, place)
    if again is None:
        return None
    before = standing.match.game.reopened(past.before, standing.position)
    ruling = ruled(standing, before, again)
    return None if isinstance(ruling, Refused) else (before, again, ruling)


def ruled(standing: Standing, position: Any, moves: tuple[Any, ...]) -> Ruling | Refused:
    """Moves that are one act: all of them are ruled on, or none."""
    return ruled_by(standing.match.game, position, moves)


def ruled_by(game: Game[Any, Any], position: Any, moves: tuple[Any, ...]) -> Ruling | Refused:
    facts: tuple[Any, ...] = ()
    for move in moves:
        ruling = game.rule(position, move)
        if isinstance(ruling, Refused):
            return ruling
        position, facts = ruling.position, (*facts, *ruling.facts)
    return Ruling(position, facts)


def _drop_moved(turning: Turning) -> None:
    """The question lapses when the card no longer lies there."""
    asked = turning.standing.asked
    if isinstance(asked, MovedAsked) and not any((one.card, one.place) == (asked.card, asked.place) for one in turning.difference.arrived):
        turning.standing = replace(turning.standing, asked=None)


def undo_pressed(turning: Turning) -> None:
    """Undo asks once, and once more before it goes past a revelation; where the table already lies so, it is done (E3, E6)."""
    standing = turning.standing
    if standing.past is None:
        turning.say(of_table("refused-nothing-to-undo", "E3", "soft"))
    elif isinstance(standing.asked, UndoAsked) or standing.offers_undo:
        _confirm_undo(turning)
    else:
        turning.standing = replace(standing, asked=UndoAsked())
        turning.say(question_of(turning, UndoAsked()))


def _confirm_undo(turning: Turning) -> None:
    standing, past = turning.standing, turning.standing.past
    if past is None:
        return
    was_told = isinstance(standing.asked, UndoAsked) and standing.asked.was_told
    shown = _shown_since(past, standing)
    if shown and not was_told:
        turning.standing = replace(standing, asked=UndoAsked(was_told=True))
        turning.say(question_of(turning, UndoAsked(was_told=True)))
        return
    _undo(turning, past)


def _shown_since(past: Past, standing: Standing) -> tuple[OfCard, ...]:
    before = {card for card, numbers in _open_cards(standing, past.before) if numbers}
    return tuple(OfCard(card) for card, numbers in _open_cards(standing, standing.position) if numbers and card not in before)


def _open_cards(standing: Standing, position: Any) -> list[tuple[CardId, bool]]:
    view = standing.match.game.view(position)
    return sorted([(one.card, one.is_open) for one in view.places] + [(card, bool(numbers)) for card, numbers in view.discarded])


def _undo(turning: Turning, past: Past) -> None:
    """Things stand as before the act, whoever has to act is called anew, and what hands did until now was not theirs (C21)."""
    standing, game = turning.standing, turning.standing.match.game
    turning.taken.append(Undone())
    position = game.reopened(past.before, standing.position)
    turning.standing = replace(
        standing,
        position=position,
        placement=past.placement,
        past=past.earlier,
        overrides=past.overrides,
        asked=None,
        changed_at=standing.at,
        mat=standing.mat.asked_back(),
        called_at=standing.at,
        ruled_on=standing.mat,
        declined=frozenset(),
        question="",
    )
    again = _on_mat_again(turning, standing)
    off = frozenset(again[one.place] for one in turning.difference.away if one.place in again)
    turning.standing = replace(turning.standing, must_lift=_to_lift(turning), must_return=off)
    if past.placed:
        turning.say(of_table("undone-play", "E3", "notice", card=OfCard(past.placed)))
    else:
        turning.say(of_table("undone", "E3", "notice"))
    _tell_counts(turning, standing)
    for place, card in again.items() if past.moves else ():
        if place in turning.difference.blind:  # nobody hears whether it is laid back, so it is said and not waited for (C19)
            turning.say(of_table("lay-back", "E3", "notice", card=OfCard(card), place=name_of(standing, place)))
    if not game.view(position).winners:
        turning.say(turning.status)


def _on_mat_again(turning: Turning, before: Standing) -> dict[Place, CardId]:
    """Cards that belong to what lies on the mat once more, as the act by which they left it is taken back."""
    game = before.match.game
    lay = {must.card for must in game.layout(before.position).values()}
    return {place: must.card for place, must in game.layout(turning.standing.position).items() if must.card not in lay}


def _tell_counts(turning: Turning, before: Standing) -> None:
    """Cards go back to where they were drawn from: whoever holds another number of them than before is told so (E8)."""
    game, position = before.match.game, turning.standing.position
    was, now = game.view(before.position), game.view(position)
    held = {one.seat: one.hand for one in was.seats}
    for one in now.seats:
        if held.get(one.seat, one.hand) != one.hand:
            turning.say(of_table("holds-again", "E8", "notice", seat=OfSeat(one.seat), count=one.hand))
    if now.pile != was.pile:
        turning.say(of_table("pile-again", "E8", "notice", count=now.pile))
    if _took_from_towers(was, now):
        turning.say(of_table("towers-again", "E3", "notice"))


def _took_from_towers(was: View, now: View) -> bool:
    """Whether the act that is taken back did more to towers than lay its card: something fell, was turned, or was discarded there."""
    then = {one.number: one for one in was.structures}
    for one in now.structures:
        before = then.get(one.number)
        if before is None or before.turns != one.turns or before.quakes < one.quakes or before.insurances < one.insurances:
            return True
    return False


def _to_lift(turning: Turning) -> frozenset[Any]:
    """Cards that lie there by the act that was taken back count again once they were lifted."""
    standing = turning.standing
    slots = {turning.compared.slots[one.card, one.place] for one in turning.difference.arrived}
    return frozenset((slot, tag.uid) for slot in slots for tag in standing.mat.lying.get(slot, ()))


def answered(turning: Turning, said: str) -> bool:
    """Whether *ok* or *cancel* was the answer to a question of the referee's own."""
    asked = turning.standing.asked
    if asked is None:
        return False
    if said == "cancel":
        declined = turning.standing.declined | {asked.card} if isinstance(asked, MovedAsked) else turning.standing.declined
        turning.standing = replace(turning.standing, asked=None, declined=declined)
        turning.say(of_table("dropped", "C27", "notice"))
    elif isinstance(asked, UndoAsked):
        _confirm_undo(turning)
    elif isinstance(asked, CorrectionAsked):
        _correct(turning, asked.correction)
    else:
        _take_moved(turning, asked)
    return True


def _take_moved(turning: Turning, asked: MovedAsked) -> None:
    standing = turning.standing
    moved = _moved(standing, asked.card, asked.place)
    if moved is None or standing.past is None:
        turning.standing = replace(standing, asked=None)
        return
    _take_instead(turning, standing.past, moved)


def _take_instead(turning: Turning, past: Past, moved: Moved) -> None:
    """The last act again, on another place."""
    before, moves, ruling = moved
    turning.standing = replace(turning.standing, position=before, placement=past.placement, past=past.earlier, asked=None)
    turning.take(ruling, moves, is_half_done=False, taken=Instead(moves))


def moves_last(turning: Turning, card: CardId, place: Place | None) -> bool:
    """The last card shown at a tap place, shown at another before anything else happened, is moved there (S20)."""
    standing, past = turning.standing, turning.standing.past
    if past is None or past.placed != card or place is None or standing.asked is not None:
        return False
    moved = _moved(standing, card, place)
    if moved is None or standing.match.game.view(standing.position).pending:  # another card was shown since
        return False
    turning.say(of_table("moved", "S20", "notice", card=OfCard(card), place=turning.name_of(place)))
    _take_instead(turning, past, moved)
    return True


def ask_correction(turning: Turning, correction: Correction) -> None:
    """A correction that could not be made is refused at once; any other is confirmed first (E3)."""
    ruling = _correction(turning, correction)
    if isinstance(ruling, Refused):
        turning.say(of_refusal(turning.standing.match.game.id, ruling, turning.name_of))
        return
    turning.standing = replace(turning.standing, asked=CorrectionAsked(correction))
    turning.say(question_of(turning, CorrectionAsked(correction)))


def question_of(turning: Turning, asked: Asked) -> Announcement:
    """A question of the referee's own, as it is said and shown."""
    match asked:
        case MovedAsked(card, place):
            return of_table("ask-moved", "C20", "notice", card=OfCard(card), place=turning.name_of(place))
        case CorrectionAsked(correction):
            return of_table(f"ask-{correction.kind}", "E3", "notice", **about(correction))
        case UndoAsked(was_told=True) if turning.standing.past is not None:
            shown = _shown_since(turning.standing.past, turning.standing)
            return of_table("ask-undo-shown", "E3", "notice", cards=shown)
        case UndoAsked() if turning.standing.past is not None and turning.standing.past.placed is not None:
            return of_table("ask-undo-play", "E3", "notice", card=OfCard(turning.standing.past.placed))
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


def _correction(turning: Turning, correction: Correction) -> Ruling | Refused:
    standing = turning.standing
    if isinstance(correction, ActOf):
        return _act_of(standing, correction)
    return standing.match.game.correct(standing.position, correction, _table(turning, correction) or turning.difference)


def _table(turning: Turning, correction: Correction) -> Difference | None:
    """How the table differs that shall be accepted (E5)."""
    if not isinstance(correction, AcceptTable):
        return None
    return (_anchored(turning) if turning.standing.placement.offset is None else turning).difference


def _anchored(turning: Turning) -> Turning:
    """Before the first card lies, the lowest and leftmost card that the mat hears is it (E5)."""
    standing = turning.standing
    slots = [slot for slot in standing.mat.lying if standing.match.shape.column_and_row(slot)]
    first = min(slots, key=lambda slot: (standing.match.shape.column_and_row(slot) or (0, 0))[::-1], default=None)
    return Turning(replace(standing, placement=standing.placement.anchored(first))) if first else turning


def _act_of(standing: Standing, correction: ActOf) -> Ruling | Refused:
    """The last act, ruled again as that seat's."""
    past = standing.past
    if past is None or not past.moves:
        return Refused("no-last-act", "E3")
    asked = standing.match.game.correct(past.before, correction, compare(standing).difference)
    return asked if isinstance(asked, Refused) else ruled(standing, asked.position, past.moves)


def _correct(turning: Turning, correction: Correction) -> None:
    ruling, table = _correction(turning, correction), _table(turning, correction)
    standing = turning.standing
    if isinstance(ruling, Refused):
        turning.standing = replace(standing, asked=None)
        turning.say(of_refusal(standing.match.game.id, ruling, turning.name_of))
        return
    if isinstance(correction, AcceptTable) and standing.placement.offset is None:
        turning.standing = replace(standing, placement=_anchored(turning).standing.placement)
    if isinstance(correction, ActOf) and standing.past:
        turning.standing = replace(standing, position=standing.past.before, past=standing.past.earlier)
    if isinstance(correction, CardIs):
        overrides = _exchanged(standing, CardId(correction.card), CardId(correction.really))
        turning.standing = replace(standing, overrides=overrides)
    turning.take(ruling, (), is_half_done=False, taken=Amended(correction, table))
    _remember_from(turning, standing.past if isinstance(correction, ActOf) and standing.past else standing)
    turning.say(of_table("corrected", "E3", "notice"))


def _exchanged(standing: Standing, card: CardId, really: CardId) -> Mapping[CardId, CardId]:
    """What tags are taken for once these two cards have changed places, on top of earlier corrections."""
    swap = {card: really, really: card}
    now = {tag: standing.overrides.get(tag, tag) for tag in standing.match.deck.cards}
    meant = {tag: swap.get(card, card) for tag, card in now.items()}
    return {tag: card for tag, card in meant.items() if tag != card}


def _remember_from(turning: Turning, origin: Standing | Past) -> None:
    """A correction that is taken back takes with it what it changed beside the position (E3)."""
    past = turning.standing.past
    assert past is not None
    past = replace(past, placement=origin.placement, overrides=origin.overrides)
    turning.standing = replace(turning.standing, past=past)


def _off_pads(standing: Standing, mat: Mat) -> dict[Slot, frozenset[Uid]]:
    """What lies where it can stay, whether or not it flickered meanwhile."""
    shape = standing.match.shape
    tapped = tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    return {slot: frozenset(tag.uid for tag in tags) for slot, tags in mat.lying.items() if slot not in tapped}


def _lies_as_before(turning: Turning) -> bool:
    """Hands laid the table exactly as before the last act, and it differs from what must lie there now (E6)."""
    standing, past = turning.standing, turning.standing.past
    if past is None or turning.difference.is_empty or past.placement.offset is None or not past.moves:
        return False
    # The act was chosen, and hands have yet to follow.
    untouched = _off_pads(standing, standing.mat) == _off_pads(standing, standing.ruled_on)
    if untouched or standing.match.game.step_under_way(standing.position) is not None:
        return False
    before = replace(standing, position=standing.match.game.reopened(past.before, standing.position), placement=past.placement)
    return _lies_right(before)


def _lies_right(standing: Standing) -> bool:
    """Nothing differs, but for cards that may lie beside the mat (L8)."""
    difference, game = compare(standing).difference, standing.match.game
    if game.ground != "row" or difference.arrived or difference.turned or difference.strange:
        return difference.is_empty
    return not game.wrongs(standing.position, difference)
