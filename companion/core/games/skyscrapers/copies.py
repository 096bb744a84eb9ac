"""Cards of which there are several alike, once it cannot be told any more which of them lies where (S6, S8, S9, S11).

When one of several quakes or insurances leaves a structure, people lay any of them away, and of equal cards among the discards
they take any. What matters is how many lie where; so one that is held up counts as lying where one of its copies was taken to lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.decks.hidden import Hidden
from companion.core.games.skyscrapers.draft import RulingDraft
from companion.core.games.skyscrapers.position import Position, Terms


def untold(cards: Iterable[CardId], terms: Terms) -> frozenset[CardId]:
    """Those of these cards that have a copy among them."""
    firsts = {card: terms.copies[card] for card in cards if card in terms.copies}
    count = Counter(firsts.values())
    return frozenset(card for card, first in firsts.items() if count[first] > 1)


def tell_no_more(draft: RulingDraft, cards: Iterable[CardId]) -> None:
    """From now on it cannot be told which of these cards lies where, as far as they have copies among them."""
    found = untold(cards, draft.terms)
    if found:
        draft.upset(untold=draft.upsets.untold | found)


def held_up(position: Position, card: CardId) -> Position:
    """The position once a player has shown the card to play it: it lay nowhere, and which one it is is known from now on."""
    if card not in position.upsets.untold:
        return position
    shown = at(position, card, None)
    if shown.lies(card) is not None:
        return shown
    return replace(shown, upsets=replace(shown.upsets, untold=shown.upsets.untold - {card}))


def at(position: Position, card: CardId, where: int | None) -> Position:
    """The position with the card lying there, if one of its copies is taken to lie there and may as well be it."""
    if card not in position.upsets.untold or position.lies(card) == where:
        return position
    first = position.terms.copies[card]
    others = (one for one in sorted(position.upsets.untold) if one != card and position.terms.copies[one] == first)
    other = next((one for one in others if position.lies(one) == where), None)
    return position if other is None else _exchanged(position, card, other)


def in_no_sight(position: Position, card: CardId) -> CardId:
    """For a card chosen by its name: that card, or the first of its copies that lies nowhere if it lies somewhere already."""
    first = position.terms.copies.get(card)
    if first is None or position.lies(card) is None:
        return card
    copies = sorted(one for one, its in position.terms.copies.items() if its == first)
    return next((one for one in copies if position.lies(one) is None), card)


def in_some_hand(position: Position, card: CardId) -> CardId:
    """A card chosen by its name, of which as many as there are have turned up: a copy that was taken up again, if there is one (E10)."""
    first = position.terms.copies.get(card)
    copies = sorted(one for one, its in position.terms.copies.items() if its == first and position.has_turned_up(one)) if first else []
    return next((one for one in copies if position.lies(one) is None), card)


def _exchanged(position: Position, card: CardId, other: CardId) -> Position:
    """The position with each of the two lying where the other was taken to lie; neither is covered, as only cards that were held up are."""
    swap = {card: other, other: card}
    lie = {swap.get(one, one): where for one, where in position.whereabouts.opened().items()}
    structures = tuple(replace(one, quakes=_with(one.quakes, swap), insurances=_with(one.insurances, swap)) for one in position.structures)
    return replace(position, whereabouts=Hidden(lie), structures=structures, discarded=_with(position.discarded, swap))


def _with(cards: tuple[CardId, ...], swap: dict[CardId, CardId]) -> tuple[CardId, ...]:
    return tuple(swap.get(one, one) for one in cards)
