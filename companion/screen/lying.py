"""What lies in a line and in its gaps, as everybody sees it, and where the next card can go.

Rules of this file: what lies closed shows no number, and no place is worked out from one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard
from companion.events import Slot
from companion.screen.acts import Act, Pick
from companion.screen.gaps import drop_into, gap_at, gap_of, gap_of_offer, named_slot
from companion.screen.match.choices import spoken_label
from companion.screen.sight import Sight

Numbers = Mapping[CharacteristicId, Decimal]


@dataclass(frozen=True, slots=True)
class Lies:
    """A card as it is shown in the line: one of it, or one that lies in a gap and is not of it, or not yet."""

    card: CardId
    gap: int  # before it; of a new card the one in which it lies
    is_new: bool
    is_open: bool
    numbers: Numbers
    marks: tuple[str, ...] = ()
    slot: Slot | None = None
    is_beside: bool = False


@dataclass(frozen=True, slots=True)
class Gap:
    number: int
    act: Act | None
    is_expected: bool
    slot: Slot | None  # where a card goes that is dropped here
    said: str = ""  # what a touch there means


def lying_in_line(sight: Sight) -> tuple[Lies, ...]:
    """The cards of the line in order, and among them those that lie in its gaps without being of it."""
    table = sight.table
    told = {one.card: one.announcement.tone for one in table.instructions if one.card}
    line = [
        Lies(one.card, number, False, one.is_open, one.numbers, ("violated",) if one.card in told else (), slot, slot is None)
        for number, (one, slot) in enumerate(zip(table.view.places, table.slots, strict=True))
    ]
    known = {one.card for one in line}
    new = [one for one in (*_laid(sight), *_told(sight)) if one.card not in known]
    unique = {one.card: one for one in reversed(new)}
    return tuple(sorted((*line, *unique.values()), key=lambda one: (one.gap, not one.is_new)))


def _laid(sight: Sight) -> list[Lies]:
    """A card that lies in a gap and is not turned yet."""
    said = sight.table.expected.status
    card, gap = said.args.get("card"), gap_of(sight.table, said.args.get("place"))
    if not said.key.endswith("-laid") or not isinstance(card, OfCard) or gap is None:
        return []
    drop = drop_into(sight, gap)
    return [Lies(card.card, gap, True, False, {}, (), drop.slot if drop and not drop.pushed else None)]


def _told(sight: Sight) -> list[Lies]:
    """Cards of which it is said that they are to go: those in the box are known, others lie closed."""
    open_ones = dict(sight.table.view.discarded)
    found = []
    for one in sight.table.instructions:
        gap = gap_at(sight, one.origin)
        if one.card is not None and gap is not None and one.card in sight.deck.cards:
            marks = ("violated",) if one.announcement.tone == "violation" else ("checked",)
            numbers = open_ones.get(one.card, {})
            found.append(Lies(one.card, gap, True, bool(numbers), numbers, marks, one.origin))
    return found


def gaps_of(sight: Sight) -> dict[int, Gap]:
    """Those in which a card is waited for or may be put; nothing while nobody lays any."""
    table = sight.table
    offered = {gap_of_offer(table, one): one for one in table.expected.offers}
    expected = {gap_of(table, name) for name in table.expected.places}
    found = {}
    for number in sorted({one for one in (*offered, *expected) if one is not None}):
        drop = drop_into(sight, number)
        slot = None if drop is None else named_slot(number) if drop.pushed else drop.slot
        offer = offered.get(number)
        act, said = (Pick(offer.id), spoken_label(sight, offer)) if offer is not None else (None, "")
        found[number] = Gap(number, act, number in expected, slot, said)
    return found
