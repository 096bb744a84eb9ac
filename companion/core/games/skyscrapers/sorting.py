"""The sorting before the deal: what the set-up says is ticked off, and a card that is shown counts to its kind (S1).

Rules of this file: which card it was is never known here, nor kept anywhere; the referee tells its kind and whether it was counted (H1).
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, Refused, Ruling
from companion.core.games.skyscrapers.misdealt import sort_of
from companion.core.games.skyscrapers.moves import Count, CountAnew, Move
from companion.core.games.skyscrapers.position import SORTS, Opening, Position, Sort, Sorting


def left_at(position: Position) -> Sorting | None:
    """The sorting as it was left; None once the first foundation lies."""
    return position.stage.sorting if isinstance(position.stage, Opening) and not position.opened else None


def counts_as(position: Position, card: CardId) -> str | None:
    """The kind as which a card counts that is shown while cards are sorted, "" where all of its kind are used; None: not now."""
    if not isinstance(position.pending, Sorting):
        return None
    return sort_of(position.face(card).kind) or ""


def counted(position: Position, sort: str | None) -> tuple[Move, ...]:
    """The move that counts a card of this kind; None stands for a restart, after which the counting begins anew."""
    if not isinstance(position.pending, Sorting):
        return ()
    return (CountAnew(),) if sort is None else (Count(next((one for one in SORTS if one == sort), None)),)


def begin(position: Position) -> Ruling | Refused:
    sorting = left_at(position)
    return Ruling(replace(position, pending=sorting)) if sorting else Refused("nothing-to-sort", "S1")


def tick(position: Position, sort: Sort) -> Ruling | Refused:
    pending = position.pending
    if not isinstance(pending, Sorting):
        return Refused("nothing-to-sort", "S1")
    return Ruling(replace(position, pending=replace(pending, ticked=pending.ticked ^ {sort})))


def count(position: Position, sort: Sort | None) -> Ruling | Refused:
    """Counts one more card of this kind; one beyond the set-up goes back into the box and is not counted."""
    pending = position.pending
    if not isinstance(pending, Sorting):
        return Refused("nothing-to-sort", "S1")
    if sort is None:
        return Ruling(position, (Fact("sorted-whole", "S1", "soft"),))
    so_far, most = pending.counted.get(sort, 0) + 1, position.terms.supply[sort]
    if so_far > most:
        return Ruling(position, (Fact("sorted-too-many", "E10", "violation", {"kind": sort, "most": most}),))
    ticked = pending.ticked | {sort} if so_far == most else pending.ticked
    after = replace(pending, counted={**pending.counted, sort: so_far}, ticked=ticked)
    return Ruling(replace(position, pending=after), (Fact("sorted", "S1", "soft", {"kind": sort, "count": so_far, "most": most}),))


def count_anew(position: Position) -> Ruling | Refused:
    """Sets the counts to zero: after a restart a card would count twice, as it is not kept which were counted (H1)."""
    pending = position.pending
    if not isinstance(pending, Sorting):
        return Refused("nothing-to-sort", "S1")
    by_hand = pending.ticked - pending.counted.keys()  # a tick that a count has made goes with it
    return Ruling(replace(position, pending=replace(pending, counted={}, ticked=by_hand)), (Fact("sorted-anew", "S1", "notice"),))
