"""What lies wrong: said once it is firm, and over when the table is right again, never by time (C24).

Rules of this file: thanks are said when all lies as it should. A card that is heard nowhere may only have been missed (C28), so thanks for
it wait as long as a wrongness does that nobody is told of, and if it is heard there again it is not asked away once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.decks.card import CardId
from companion.core.games.game import UNSEEN, OfCard, Tone, Wrong
from companion.core.mat.mat import Tag
from companion.core.mat.shape import tapped_of
from companion.core.referee.announcements import Announcement, of_table, of_wrong
from companion.core.referee.difference import Stranger, card_of, is_blind
from companion.core.referee.match_state import MovedAsked, Standing, WrongId
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Turning
from companion.core.referee.taken import Moves
from companion.events import Slot, Uid

BEING_CHOSEN = ("on-pad", "too-many")  # expectations about a card that was shown and may lie there still
ASIDE: tuple[Tone, ...] = ("notice", "soft", "cleared")
MENDED: WrongId = ("mended", "", "")  # among what was said: it is over, and something else is not


@dataclass(frozen=True, slots=True)
class Left:
    """A card that was left on a pad or a tap place, where cards are shown and do not stay; it stands in nobody's way (C19)."""

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


def tell(turning: Turning, *, stands_in_the_way: bool = False) -> None:
    """Say what is due to be said, once each; say when all that was said is right again.

    What stands in the way of an act is said at once, but for a card that is still loose (C24).
    """
    standing = turning.standing
    current = dict(_wrongs(turning))
    over = {id: spoken for id, spoken in standing.said.items() if id not in current}
    hidden = {id: spoken for id, spoken in over.items() if is_hidden(standing, id)}
    missed = {id: spoken for id, spoken in over.items() if standing.at < _is_gone_at(standing, id)}
    is_ruled = any(isinstance(one, Moves) and not one.is_half_done for one in turning.taken)  # so all lay right
    still = hidden | ({} if is_ruled else missed) | {id: spoken for id, spoken in standing.said.items() if id in current}
    for id, (wrong, announcement, due) in current.items():
        is_at_rest = isinstance(wrong, Wrong) and wrong.say_after is not None and wrong.say_after <= UNSEEN
        if id not in still and (standing.at >= due or (stands_in_the_way and is_at_rest)):
            still[id] = (announcement.key, announcement.rule)
            turning.say(announcement)
    if standing.said and not current and not hidden and not missed and _lies_as_it_should(turning):
        before = next((at for at, one in enumerate(turning.said) if one.tone not in ASIDE), len(turning.said))
        turning.said.insert(before, of_table("cleared", "C24", "cleared"))  # whatever is ruled now is, as all lies right
    elif standing.said and not still and not is_ruled:
        still[MENDED] = ("", "")  # what is left was not worth a word so far; thanks wait until all lies right
    if still != standing.said:
        turning.standing = replace(standing, said=still)


def over(turning: Turning) -> Mapping[WrongId, tuple[str, str]]:
    """What was said to lie wrong and does no longer, though nobody was thanked for it yet."""
    current = {id for id, _ in _wrongs(turning)}
    return {id: spoken for id, spoken in turning.standing.said.items() if id not in current}


def is_hidden(standing: Standing, id: WrongId) -> bool:
    """What a silent reader hides is not right for that."""
    return id[2] in standing.mat.frozen


def _is_gone_at(standing: Standing, id: WrongId) -> float:
    """When a card that lay wrong there is believed to be gone: at once if it is heard elsewhere, or if its lift was told (C28)."""
    _, what, slot = id
    never = float("-inf")
    is_named = what != str(None)  # of a card on a draw pad nothing is said (H2)
    if is_named and any(_is_meant(standing, what, tag.uid) for tags in standing.mat.lying.values() for tag in tags):
        return never
    here = [(uid, stay.left) for (where, uid), stay in standing.mat.stays.items() if where == slot and stay.is_believed_away]
    left = (at for uid, at in here if not is_named or _is_meant(standing, what, uid))
    return max(left, default=never) + UNSEEN


def _is_meant(standing: Standing, what: str, uid: Uid) -> bool:
    return what in (uid, str(card_of(standing, standing.match.register.identify(uid))))


def _lies_as_it_should(turning: Turning) -> bool:
    """No card of the table is in a hand, and none that was shown waits for its place; beside the mat some may lie (L8)."""
    game, position = turning.standing.match.game, turning.standing.position
    lifted = [one for one in turning.difference.away if not (one.may and game.ground == "row")]
    return not lifted and not game.view(position).pending


def next_due(turning: Turning) -> float | None:
    """When the next wrong thing is to be said, or a loose card becomes firm."""
    standing = turning.standing
    current = dict(_wrongs(turning))
    dues = [due for id, (_, _, due) in current.items() if id not in standing.said]
    dues += [_is_gone_at(standing, id) for id in standing.said if id not in current]
    dues += [one.since + standing.match.pace for one in turning.difference.arrived if not one.is_firm]
    dues += [turning.compared.wakes_at] if turning.compared.wakes_at is not None else []
    later = [due for due in dues if standing.at < due < float("inf")]
    return min(later, default=None)


def instructions(turning: Turning) -> tuple[Instruction, ...]:
    """Everything that is to be put right, in the order in which it is best done: off what does not belong, then each to its place."""
    found = [_instruction(turning, wrong, announcement) for _, (wrong, announcement, _) in _wrongs(turning)]
    return tuple(sorted(found, key=lambda one: (one.target is not None, one.origin is None)))


def _instruction(turning: Turning, wrong: Wrong | Stranger | Left, announcement: Announcement) -> Instruction:
    if isinstance(wrong, Stranger):
        return Instruction(announcement, None, wrong.slot, None)
    if isinstance(wrong, Left):
        return Instruction(announcement, wrong.card, wrong.slot, None)
    origin = turning.compared.slots.get((wrong.card, wrong.place)) if wrong.card and wrong.place is not None else None
    if origin is None and wrong.place is not None:  # it lies where the layout has it: with the other side up, or it is to go (L8)
        origin = turning.name_of(wrong.place).slot
    target = turning.name_of(wrong.home) if wrong.home is not None else None
    return Instruction(announcement, wrong.card, origin, target)


Due = tuple[Wrong | Stranger | Left, Announcement, float]


def _wrongs(turning: Turning) -> list[tuple[WrongId, Due]]:
    standing = turning.standing
    found: list[tuple[WrongId, Due]] = []
    for stranger in turning.compared.strangers:
        said = _of_stranger(stranger)
        key = said.key.removeprefix("table-")
        found.append(((key, stranger.uid, stranger.slot), (stranger, said, stranger.since + standing.match.pace)))
    of_game = standing.match.game.wrongs(standing.position, turning.difference)
    for left in _left(turning, {wrong.card for wrong in of_game}):
        # The mat has waited already; whoever just acted has a moment more to take the card away.
        due = max(left.since, standing.changed_at + UNSEEN)
        found.append((("left", str(left.card), left.slot), (left, _of_left(turning, left), due)))
    for wrong in of_game:
        if _is_asked_about(standing, wrong):
            continue
        due = _since(standing, wrong) + (standing.match.pace if wrong.say_after is None else wrong.say_after)
        id = (wrong.key, str(wrong.card), _where(turning, wrong))
        found.append((id, (wrong, of_wrong(standing.match.game.id, wrong, turning.name_of), due)))
    return found


def _since(standing: Standing, wrong: Wrong) -> float:
    """Not before it was wrong: of an area that was pushed as a whole nothing is, until a card of it is missed for a moment (C18, C28)."""
    return max(wrong.since, standing.blocked_since) if wrong.say_after != 0.0 else wrong.since


def _of_stranger(stranger: Stranger) -> Announcement:
    place = PlaceName(stranger.slot)
    if stranger.card:
        return of_table("wrong-other-deck", "C24", "violation", place=place, card=OfCard(stranger.card))
    if stranger.is_command:
        return of_table("wrong-command-card", "C24", "violation", place=place)
    return of_table("wrong-unknown-tag", "C24", "violation", place=place)


def _left(turning: Turning, asked_for: set[CardId | None]) -> list[Left]:
    """Cards left on pads, once each; not a card whose cell is being chosen, nor one that is asked for elsewhere."""
    standing = turning.standing
    shape = standing.match.shape
    found: dict[tuple[Slot, CardId | None], Left] = {}
    for slot, tag in sorted(_on_pads(standing), key=lambda one: one[0]):
        is_for_draws = slot in shape.draw_pads and slot not in shape.action_pads
        card = None if is_for_draws else card_of(standing, standing.match.register.identify(tag.uid))
        if card is None or (card not in asked_for and card != _being_chosen(turning)):
            found.setdefault((slot, card), Left(slot, card, tag.since))
    return list(found.values())


def _on_pads(standing: Standing) -> list[tuple[Slot, Tag]]:
    lying, shape = standing.mat.lying.items(), standing.match.shape
    tapped = tapped_of(shape.pads, shape.draw_pads, shape.tap_places)
    return [(slot, tag) for slot, tags in lying if slot in tapped for tag in tags if not is_blind(standing, slot)]


def _being_chosen(turning: Turning) -> CardId | None:
    """The card that was shown to a pad and whose place is chosen now."""
    expectation = turning.expectation
    card = expectation.args.get("card") if expectation.key in BEING_CHOSEN else None
    return card.card if isinstance(card, OfCard) else None


def _of_left(turning: Turning, left: Left) -> Announcement:
    place, standing = PlaceName(left.slot), turning.standing
    if left.card and left.card in standing.match.game.left_in_box(standing.position):
        return of_table("out-of-match", "E10", "violation", card=OfCard(left.card))
    if standing.match.shape.is_pad(left.slot):
        return of_table("left-on-pad", "C19", card=OfCard(left.card)) if left.card else of_table("left-on-pad-unnamed", "C19")
    if left.card:
        return of_table("left-on-tap-place", "C19", card=OfCard(left.card), place=place)
    return of_table("left-on-tap-place-unnamed", "C19", place=place)


def _where(turning: Turning, wrong: Wrong) -> str:
    """Its slot, or what its place is called: a gap is called otherwise whenever cards beside it are pushed."""
    if wrong.place is None:
        return ""
    is_in_row = turning.standing.match.game.ground == "row"
    slot = turning.compared.slots.get((wrong.card, wrong.place)) if wrong.card and is_in_row else None
    return slot or turning.name_of(wrong.place).slug


def _is_asked_about(standing: Standing, wrong: Wrong) -> bool:
    """A card about which is asked whether it was moved there is not wrong until that is answered (C20)."""
    return isinstance(standing.asked, MovedAsked) and wrong.card == standing.asked.card
