"""What every play has in common: whether it is the moment for one, and whether it is the card for it.

Rules of this file: a refusal rests on what was seen at the table; of a card that is covered it tells only that it was built (S15).
"""

from __future__ import annotations

from typing import assert_never

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, Place, Refused
from companion.core.games.skyscrapers.position import (
    DISCARDED,
    FALLEN,
    FLOORS,
    IN_BOX,
    IN_PLAY,
    ROOFS,
    Kind,
    LastTurn,
    Opening,
    Over,
    Overdue,
    Position,
    Roofed,
    Structure,
    Study,
    Toilet,
    Tornado,
    Turn,
    by_place,
)


def no_moment(position: Position) -> Refused | None:
    """Why no card at all may be played now."""
    stage = position.stage
    match stage:
        case Turn(seat) | LastTurn(seat):
            if position.foundations_due:
                return Refused("foundation-first", "S20", {"seat": OfSeat(seat), "count": position.foundations_due})
            return None if position.hands[seat] else Refused("no-cards", "E8", {"seat": OfSeat(seat)})
        case Study(seat):  # it is played from the deck
            return None if position.deck else Refused("deck-empty", "S11", {"seat": OfSeat(seat)})
        case Opening(seat):
            return Refused("foundation-first", "S20", {"seat": OfSeat(seat), "count": position.foundations_due})
        case Roofed(seat):
            return Refused("answer-first", "S4", {"seat": OfSeat(seat), "question": "roofed"})
        case Toilet(seat):
            return Refused("answer-first", "S5", {"seat": OfSeat(seat), "question": "toilet"})
        case Tornado(seat):
            return Refused("answer-first", "S13", {"seat": OfSeat(seat), "question": "tornado"})
        case Overdue(seat):
            return Refused("answer-first", "E9", {"seat": OfSeat(seat), "question": "overdue"})
        case Over():
            return Refused("match-over", "S19")
        case _:
            assert_never(stage)


def unplayable(position: Position, card: CardId, kinds: tuple[Kind, ...]) -> Refused | None:
    """Why this card cannot be played now as one of these kinds."""
    return no_moment(position) or not_it(position, card, kinds)


def not_it(position: Position, card: CardId, kinds: tuple[Kind, ...]) -> Refused | None:
    """Why this card is not one of these kinds in a hand, as far as can be known."""
    face = position.terms.book.opened().get(card)
    if face is None:
        return Refused("other-deck", "C24", {"card": OfCard(card)})
    where = position.lies(card)
    if where is not None:
        return lies_elsewhere(card, where)
    return None if face.kind in kinds else Refused("wrong-kind", "S2", {"card": OfCard(card)})


def lies_elsewhere(card: CardId, where: int) -> Refused:
    if where == DISCARDED:
        return Refused("discarded-card", "S20", {"card": OfCard(card)})
    if where == FALLEN:
        return Refused("fallen-foundation", "S10", {"card": OfCard(card)})
    if where == IN_BOX:
        return Refused("out-of-match", "E10", {"card": OfCard(card)})
    if where == IN_PLAY:
        return Refused("in-play", "S11", {"card": OfCard(card)})
    return Refused("already-built", "S20", {"card": OfCard(card)})


def targets(position: Position, kind: Kind) -> tuple[Structure, ...]:
    """The structures at which a card of this kind may be played."""
    if kind in FLOORS:
        return position.sites
    if kind in ROOFS:
        return tuple(one for one in position.sites if one.floors >= position.terms.least_floors)
    return position.structures if kind in {"insurance", "earthquake"} else ()


def places_of(structures: tuple[Structure, ...]) -> list[Place]:
    return by_place({one.place for one in structures})


def can_be_played(position: Position, kind: Kind) -> bool:
    """Whether some act of a turn plays a card of this kind (S14)."""
    return kind in {"study", "tornado", "century"} or bool(targets(position, kind))
