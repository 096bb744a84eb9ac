"""How the mat differs from what must lie on it: the only thing that acts are understood from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.decks.card import CardId, Side
from companion.events import Slot, Uid
from companion.games.game import Arrival, Away, Back, Difference, Layout, Must, Place, Turned
from companion.mat.mat import Mat, Stay, Tag
from companion.referee.placement import Placement
from companion.referee.standing import Standing, Tagged

AT_ONCE = 0.1  # seconds within which cards that left together were covered or missed rather than lifted (C28)
REMEMBERED = 3.0  # seconds after a card's return in which a word still means it (C21)


@dataclass(frozen=True, slots=True)
class Stranger:
    """Something on a cell that is no card of this match's deck."""

    slot: Slot
    uid: Uid
    card: CardId | None  # a card of another deck; None: nobody enrolled it, or it is a command card
    since: float
    is_command: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """One card as the mat has it on one slot."""

    uids: tuple[Uid, ...]
    side: Side | None
    since: float


@dataclass(frozen=True, slots=True)
class Compared:
    difference: Difference
    strangers: tuple[Stranger, ...]
    slots: Mapping[tuple[CardId, Place], Slot]  # where each arrival lies


def placement_now(standing: Standing) -> Placement:
    """Where cards must lie now: while the area is being shifted, already at the target (C18); before the first card, where one is heard."""
    if standing.placement.offset is None:
        heard = (slot for slot in standing.mat.lying if standing.match.shape.column_and_row(slot) and not is_blind(standing, slot))
        slot = next(heard, None)
        return standing.placement.anchored(slot) if slot else standing.placement
    step = standing.match.game.step_under_way(standing.position)
    return standing.placement.shifted(step) if step else standing.placement


def compare(standing: Standing, layout: Layout | None = None, placement: Placement | None = None) -> Compared:
    """Mat against layout. Before the first card lies, the first slot that hears one is its place."""
    layout = standing.match.game.layout(standing.position) if layout is None else layout
    placement = placement or placement_now(standing)
    lying, strangers = _lying(standing)
    slots: dict[tuple[CardId, Place], Slot] = {}
    arrived = []
    for slot, cards in lying.items():
        place = placement.place_of(slot)
        if place is None:
            continue
        for card, found in cards.items():
            if place not in layout or layout[place].card != card:
                arrived.append(_arrival(standing, card, place, slot, found))
                slots[card, place] = slot
    difference = _of_layout(standing, layout, placement, lying)
    arrived.sort(key=lambda one: (one.place[1], one.place[0], one.card))
    difference = replace(difference, arrived=tuple(arrived), strange=bool(strangers))
    if difference.away and standing.match.game.step_under_way(standing.position) is None:
        difference = replace(difference, step=_step(layout, placement, difference))
    return Compared(difference, strangers, slots)


def _lying(standing: Standing) -> tuple[dict[Slot, dict[CardId, Found]], tuple[Stranger, ...]]:
    """The cards that the mat sees on cells, and what is no card of this deck. Two stickers of a card are one card.

    What was left on a pad lies nowhere (`wrongs` asks for it to be taken away).
    """
    seen: dict[Slot, dict[CardId, Found]] = {}
    strangers = []
    for slot, tags in standing.mat.lying.items():
        if is_blind(standing, slot) or standing.match.shape.is_tapped(slot):
            continue
        for tag in tags:
            tagged = standing.match.register.identify(tag.uid)
            card = card_of(standing, tagged)
            if tagged is None or card is None:
                strangers.append(_stranger(standing, slot, tag, tagged))
                continue
            cards = seen.setdefault(slot, {})
            before = cards.get(card)
            if before is None:
                cards[card] = Found((tag.uid,), tagged.side, tag.since)
            else:
                side = before.side if before.side == tagged.side else None
                cards[card] = Found((*before.uids, tag.uid), side, min(before.since, tag.since))
    return seen, tuple(sorted(strangers, key=lambda one: one.slot))


def card_of(standing: Standing, tagged: Tagged | None) -> CardId | None:
    """The card of this match's deck that a tag is taken for; None where it is none."""
    if tagged is None or tagged.deck != standing.match.deck.id or tagged.card not in standing.match.deck.cards:
        return None
    return standing.overrides.get(tagged.card, tagged.card)


def _stranger(standing: Standing, slot: Slot, tag: Tag, tagged: Tagged | None) -> Stranger:
    is_command = standing.match.register.command(tag.uid) is not None
    return Stranger(slot, tag.uid, tagged.card if tagged else None, tag.since, is_command)


def is_blind(standing: Standing, slot: Slot | None) -> bool:
    return slot is None or slot in standing.mat.frozen or slot in standing.match.shape.blind


def has_pad(standing: Standing) -> bool:
    """Whether a card can be shown to a pad; without one its name is chosen (C19)."""
    return any(not is_blind(standing, pad) for pad in standing.match.shape.action_pads)


def _arrival(standing: Standing, card: CardId, place: Place, slot: Slot, found: Found) -> Arrival:
    since = max(found.since, standing.changed_at, standing.clear_since)
    must_go = any((slot, uid) in standing.must_lift for uid in found.uids)
    return Arrival(card, place, found.side, since, standing.at >= since + standing.match.pace, must_go)


def _of_layout(standing: Standing, layout: Layout, placement: Placement, lying: Mapping[Slot, Mapping[CardId, Found]]) -> Difference:
    away: list[Away] = []
    back: list[Back] = []
    turned: list[Turned] = []
    blind = set()
    left: Mapping[CardId, Mapping[Slot, float]] | None = None
    for place, must in layout.items():
        slot = placement.slot_of(place)
        if slot is None or is_blind(standing, slot):
            blind.add(place)
            continue
        found = lying.get(slot, {}).get(must.card)
        if found is None:
            left = _left(standing) if left is None else left
            away.append(_away(standing, place, must, slot, left.get(must.card, {})))
            continue
        if found.side is not None and (found.side == "face") != must.is_open:
            turned.append(Turned(must.card, place, must.is_open, max(found.since, standing.changed_at)))
        stay = standing.mat.stays.get((slot, found.uids[0]))
        since = stay.returned if stay and stay.returned is not None else float("-inf")
        if stay and since >= standing.called_at and standing.at <= since + REMEMBERED:
            back.append(_back(standing, place, must, slot, stay))
    return Difference(
        at=standing.at,
        away=tuple(sorted(away, key=_by_place)),
        back=tuple(sorted(back, key=_by_place)),
        turned=tuple(sorted(turned, key=_by_place)),
        blind=frozenset(blind),
        has_pad=has_pad(standing),
    )


def _back(standing: Standing, place: Place, must: Must, slot: Slot, stay: Stay) -> Back:
    since = stay.left if stay.returned is None else stay.returned
    is_alone = _went_alone(standing.mat, slot, stay)
    return Back(must.card, place, must.is_open, stay.left, since, not stay.was_frozen, is_alone, is_mended=stay.left < standing.clear_since)


def _went_alone(mat: Mat, slot: Slot, stay: Stay) -> bool:
    return not any(where != slot and abs(other.left - stay.left) <= AT_ONCE for (where, _), other in mat.stays.items())


def _by_place(one: Away | Back | Turned) -> tuple[int, int]:
    return one.place[1], one.place[0]


def _away(standing: Standing, place: Place, must: Must, slot: Slot, left: Mapping[Slot, float]) -> Away:
    """It is away since it was lifted last, wherever that was: until then it was not in anybody's hand."""
    since = max(left.values(), default=standing.changed_at)
    return Away(must.card, place, must.is_open, must.may_be_away, max(since, standing.changed_at), was_there=slot in left)


def _left(standing: Standing) -> Mapping[CardId, Mapping[Slot, float]]:
    """When each card that has left a slot left it."""
    left: dict[CardId, dict[Slot, float]] = {}
    for (slot, uid), stay in standing.mat.stays.items():
        tagged = standing.match.register.identify(uid)
        if tagged is not None:
            slots = left.setdefault(standing.overrides.get(tagged.card, tagged.card), {})
            slots[slot] = max(stay.left, slots.get(slot, stay.left))
    return left


def _step(layout: Layout, placement: Placement, difference: Difference) -> Place | None:
    """The one step by which every card lies off, if there is one (C18)."""
    where = {one.card: one.place for one in difference.arrived}
    moved = [(must.card, place) for place, must in layout.items() if must.card in where]
    if not moved or len(where) < len(difference.arrived) or len(moved) < len(where):
        return None
    card, place = moved[0]
    step = (where[card][0] - place[0], where[card][1] - place[1])
    away = {one.place for one in difference.away}
    for place, must in layout.items():
        target = (place[0] + step[0], place[1] + step[1])
        is_seen = placement.slot_of(target) is not None
        if is_seen != (must.card in where) or (is_seen and where[must.card] != target):
            return None
        if not is_seen and place not in away | difference.blind:  # it lies where it lay
            return None
    return step
