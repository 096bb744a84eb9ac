"""What the referee of Skyscrapers knows and the table does not: the covered cards; and what no referee knows, the hands (S15).

Where a covered card lies is read from the position, as nothing else tells; what it bears is read from the deck.
"""

from __future__ import annotations

from typing import Any

from companion.core.decks.card import CardId, Deck
from companion.core.games.skyscrapers.position import Over, Position, Structure
from tests.hiding.exam import Other, Stop
from tests.hiding.permuting import unnamed


def kind_of(deck: Deck, card: CardId) -> str:
    return deck.cards[card].traits["kind"]


def category_of(deck: Deck, card: CardId) -> str:
    return deck.cards[card].traits["category"]


def stacked(structure: Structure) -> tuple[CardId, ...]:
    """What lies on its foundation, from below."""
    return structure.cards.opened()


def coloured(deck: Deck, site: Structure) -> list[CardId]:
    """Floors of a category; grey ones have none (S18)."""
    return [card for card in stacked(site) if kind_of(deck, card) == "floor"]


def covered(position: Position) -> list[CardId]:
    """What lies covered in sites, in their order; nothing once the players have had all floors shown (H3)."""
    if isinstance(position.stage, Over) and position.stage.are_floors_shown:
        return []
    return [card for site in position.sites for card in stacked(site) if card != site.top]


def roofed(positions: tuple[Any, ...]) -> frozenset[CardId]:
    """Cards that ever lay in a building: of these it was said whether they are of one category (S18)."""
    return frozenset(card for position in positions for one in position.structures if one.building for card in stacked(one))


def unjudged(positions: tuple[Any, ...]) -> list[CardId]:
    """Cards that lie covered in structures where nothing was judged while they lay there, nor anywhere before (S6, S8)."""
    judged = {card for position in positions for one in position.structures if one.quakes or one.turns for card in stacked(one)}
    fallen = {card for position in positions for card in position.discarded}
    now = [card for one in positions[-1].structures for card in stacked(one) if card != one.top]
    return [card for card in now if card not in judged | fallen]


def held(stop: Stop) -> list[CardId]:
    """Those of them that somebody holds, or that the pad for draws has heard."""
    hands = frozenset(card for hand in stop.one.held[stop.step].values() for card in hand)
    return [card for card in unnamed(stop) if card in hands | stop.drawn]


# The truths of which one has to become another.


def united(stop: Stop, other: Other) -> tuple[object, ...]:
    """Of each site with coloured floors: whether they are of one category."""
    sites = [coloured(other.deck, site) for site in stop.state.position.sites]
    return tuple(len({category_of(other.deck, card) for card in floors}) == 1 for floors in sites if floors)


def strengths(stop: Stop, other: Other) -> tuple[object, ...]:
    """What each structure withstands by its cards (S7)."""
    numbers = {id: card.numbers.opened()["withstands"] for id, card in other.deck.cards.items()}
    return tuple(sum(numbers[card] for card in stacked(one)) for one in stop.state.position.structures)


def hands(stop: Stop, other: Other) -> tuple[object, ...]:
    """What each card bears that somebody holds."""
    faces = (other.deck.cards[card] for card in held(stop))
    return tuple((face.id, dict(face.traits), dict(face.numbers.opened())) for face in faces)


def names(stop: Stop, other: Other) -> tuple[object, ...]:
    return tuple(other.deck.cards[card].names for card in held(stop))
