"""Violations: what lies wrong is announced once it is firm, and over when the table is right again, never by time (C24).

Rules of this file: thanks are said when all lies as it should. A card that is no longer heard may only have been missed (C28): thanks for
taking it away wait for UNSEEN seconds, and if it is heard there again within them, it is not announced once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import UNSEEN, OfCard, Tone, Wrong
from companion.core.mat.mat import Tag
from companion.core.mat.shape import tapped_of
from companion.core.referee.announcements import Announcement, of_table, of_wrong
from companion.core.referee.difference import Stranger, card_of, is_blind
from companion.core.referee.match_state import MatchState, MovedAsked, ViolationId
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Step
from companion.core.referee.taken import Moves
from companion.events import SeatId, Slot, Uid

BEING_CHOSEN = ("on-pad", "too-many")  # expectations about a card that was shown and may lie there still
ASIDE: tuple[Tone, ...] = ("notice", "soft", "cleared")
MENDED: ViolationId = ("mended", "", "")  # kept among `said`: something was put right, and something else lies wrong still


@dataclass(frozen=True, slots=True)
class Left:
    """A card that was left on a pad or a tap place, where cards are shown and do not stay; the match goes on meanwhile (C19)."""

    slot: Slot
    card: CardId | None  # None: no card of this match's deck, or one on a draw pad, of which nothing is said (H2)
    since: float


@dataclass(frozen=True, slots=True)
class Instruction:
    """One thing to do at the table: this card from here to there, or off the mat."""

    announcement: Announcement
    card: CardId | None
    origin: Slot | None
    target: PlaceName | None
    seat: SeatId | None = None  # the player whose card it is, where that is known


def tell(step: Step, *, stands_in_the_way: bool = False) -> None:
    """Say what is due to be said, once each; say when all that was said is right again.

    What stands in the way of an act is said at once, but for a card that is still loose (C24).
    """
    state = step.state
    current = dict(_violations(step))
    over = {id: spoken for id, spoken in state.said.items() if id not in current}
    hidden = {id: spoken for id, spoken in over.items() if is_hidden(state, id)}
    missed = {id: spoken for id, spoken in over.items() if state.at < _is_gone_at(state, id)}
    is_ruled = any(isinstance(one, Moves) and not one.is_half_done for one in step.taken)  # so all lay right
    still = hidden | ({} if is_ruled else missed) | {id: spoken for id, spoken in state.said.items() if id in current}
    for id, (wrong, announcement, due) in current.items():
        is_at_rest = isinstance(wrong, Wrong) and wrong.say_after is not None and wrong.say_after <= UNSEEN
        if id not in still and (state.at >= due or (stands_in_the_way and is_at_rest)):
            still[id] = (announcement.key, announcement.rule)
            step.say(announcement)
    if state.said and not current and not hidden and not missed and _lies_as_it_should(step):
        before = next((at for at, one in enumerate(step.said) if one.tone not in ASIDE), len(step.said))
        step.said.insert(before, of_table("cleared", "C24", "cleared"))  # before what is ruled now, which was possible as all lies right
    elif state.said and not still and not is_ruled:
        still[MENDED] = ("", "")  # what is left was not worth a word so far; thanks wait until all lies right
    if still != state.said:
        step.note(replace(state, said=still))


def over(step: Step) -> Mapping[ViolationId, tuple[str, str]]:
    """What was announced to lie wrong and does no longer, and for which no thanks were said yet."""
    current = {id for id, _ in _violations(step)}
    return {id: spoken for id, spoken in step.state.said.items() if id not in current}


def is_hidden(state: MatchState, id: ViolationId) -> bool:
    """Whether it lies on a silent slot, so that it is not known to be put right."""
    return id[2] in state.mat.frozen


def _is_gone_at(state: MatchState, id: ViolationId) -> float:
    """When a card that lay wrong there counts as gone: at once if it is heard elsewhere, or if its lift was reported as such (C28)."""
    _, what, slot = id
    never = float("-inf")
    is_named = what != str(None)  # of a card on a draw pad nothing is said (H2)
    if is_named and any(_is_meant(state, what, tag.uid) for tags in state.mat.lying.values() for tag in tags):
        return never
    here = [(uid, stay.left) for (where, uid), stay in state.mat.stays.items() if where == slot and stay.is_believed_away]
    left = (at for uid, at in here if not is_named or _is_meant(state, what, uid))
    return max(left, default=never) + UNSEEN


def _is_meant(state: MatchState, what: str, uid: Uid) -> bool:
    return what in (uid, str(card_of(state, state.match.identify(uid))))


def _lies_as_it_should(step: Step) -> bool:
    """Whether no card of the table is in a hand, and none that was shown waits for its place; some may lie beside the mat (L8)."""
    game, position = step.state.match.game, step.state.position
    lifted = [one for one in step.difference.away if not (one.may and game.ground == "row")]
    return not lifted and not step.state.match.view(position).pending


def next_due(step: Step) -> float | None:
    """When the next wrong thing is to be said, or a loose card becomes firm."""
    state = step.state
    current = dict(_violations(step))
    dues = [due for id, (_, _, due) in current.items() if id not in state.said]
    dues += [_is_gone_at(state, id) for id in state.said if id not in current]
    dues += [one.since + state.match.pace for one in step.difference.arrived if not one.is_firm]
    dues += [step.compared.wakes_at] if step.compared.wakes_at is not None else []
    later = [due for due in dues if state.at < due < float("inf")]
    return min(later, default=None)


def instructions(step: Step) -> tuple[Instruction, ...]:
    """Everything that is to be put right, in the order in which it is best done: off what does not belong, then each to its place."""
    found = [_instruction(step, wrong, announcement) for _, (wrong, announcement, _) in _violations(step)]
    return tuple(sorted(found, key=lambda one: (one.target is not None, one.origin is None)))


def _instruction(step: Step, wrong: Wrong | Stranger | Left, announcement: Announcement) -> Instruction:
    if isinstance(wrong, Stranger):
        return Instruction(announcement, None, wrong.slot, None)
    if isinstance(wrong, Left):
        return Instruction(announcement, wrong.card, wrong.slot, None)
    origin = step.compared.slots.get((wrong.card, wrong.place)) if wrong.card and wrong.place is not None else None
    if origin is None and wrong.place is not None:  # it lies where the layout has it: with the other side up, or it is to go (L8)
        origin = step.name_of(wrong.place).slot
    target = step.name_of(wrong.home) if wrong.home is not None else None
    return Instruction(announcement, wrong.card, origin, target, wrong.seat)


Due = tuple[Wrong | Stranger | Left, Announcement, float]


def _violations(step: Step) -> list[tuple[ViolationId, Due]]:
    """Everything that lies wrong, worked out once for announcements, instructions and the next due time."""
    if step.violations is None:
        step.violations = _found(step)
    known: list[tuple[ViolationId, Due]] = step.violations
    return known


def _found(step: Step) -> list[tuple[ViolationId, Due]]:
    state = step.state
    found: list[tuple[ViolationId, Due]] = []
    for stranger in step.compared.strangers:
        said = _of_stranger(step, stranger)
        key = said.key.removeprefix("table-")
        found.append(((key, stranger.uid, stranger.slot), (stranger, said, stranger.since + state.match.pace)))
    of_game = state.match.game.wrongs(state.position, step.difference)
    for left in _left(step, {wrong.card for wrong in of_game}):
        # The mat has waited already; after an act there is a moment more to take the card away.
        due = max(left.since, state.changed_at + UNSEEN)
        found.append((("left", str(left.card), left.slot), (left, _of_left(step, left), due)))
    for wrong in of_game:
        if _is_asked_about(state, wrong):
            continue
        due = _since(state, wrong) + (state.match.pace if wrong.say_after is None else wrong.say_after)
        id = (wrong.key, str(wrong.card), _where(step, wrong))
        found.append((id, (wrong, of_wrong(state.match.game.id, wrong, step.name_of), due)))
    return found


def _since(state: MatchState, wrong: Wrong) -> float:
    """Since when it is wrong: in an area that is pushed as a whole nothing is, until a card of it is missed for a moment (C18, C28)."""
    return max(wrong.since, state.blocked_since) if wrong.say_after != 0.0 else wrong.since


def _of_stranger(step: Step, stranger: Stranger) -> Announcement:
    place = step.name_of_slot(stranger.slot)
    if stranger.card:
        return of_table("wrong-other-deck", "C24", "violation", place=place, card=OfCard(stranger.card))
    if stranger.is_command:
        return of_table("wrong-command-card", "C24", "violation", place=place)
    return of_table("wrong-unknown-tag", "C24", "violation", place=place)


def _left(step: Step, asked_for: set[CardId | None]) -> list[Left]:
    """Cards left on pads, once each; not a card whose cell is being chosen, nor one that is asked for elsewhere."""
    state = step.state
    shape = state.match.shape
    found: dict[tuple[Slot, CardId | None], Left] = {}
    for slot, tag in sorted(_on_pads(state), key=lambda one: one[0]):
        is_for_draws = slot in shape.draw_pads and slot not in shape.action_pads
        card = None if is_for_draws else card_of(state, state.match.identify(tag.uid))
        if card is None or (card not in asked_for and card != _being_chosen(step)):
            found.setdefault((slot, card), Left(slot, card, tag.since))
    return list(found.values())


def _on_pads(state: MatchState) -> list[tuple[Slot, Tag]]:
    lying, shape = state.mat.lying.items(), state.match.shape
    tapped = tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    return [(slot, tag) for slot, tags in lying if slot in tapped for tag in tags if not is_blind(state, slot)]


def _being_chosen(step: Step) -> CardId | None:
    """The card that was shown to a pad and whose place is chosen now."""
    expectation = step.expectation
    card = expectation.args.get("card") if expectation.key in BEING_CHOSEN else None
    return card.card if isinstance(card, OfCard) else None


def _of_left(step: Step, left: Left) -> Announcement:
    place, state = PlaceName(left.slot), step.state
    if left.card and left.card in state.match.game.left_in_box(state.position):
        return of_table("out-of-match", "E10", "violation", card=OfCard(left.card))
    if state.match.shape.is_pad(left.slot):
        return of_table("left-on-pad", "C19", card=OfCard(left.card)) if left.card else of_table("left-on-pad-unnamed", "C19")
    if left.card:
        return of_table("left-on-tap-place", "C19", card=OfCard(left.card), place=place)
    return of_table("left-on-tap-place-unnamed", "C19", place=place)


def _where(step: Step, wrong: Wrong) -> str:
    """Its slot in a row, as a gap changes its name when cards beside it are pushed; else the name of its place."""
    if wrong.place is None:
        return ""
    is_in_row = step.state.match.game.ground == "row"
    slot = step.compared.slots.get((wrong.card, wrong.place)) if wrong.card and is_in_row else None
    return slot or step.name_of(wrong.place).slug


def _is_asked_about(state: MatchState, wrong: Wrong) -> bool:
    """Whether the open question is if this card was moved there: it is not wrong until that is answered (C20)."""
    return isinstance(state.asked, MovedAsked) and wrong.card == state.asked.card
