"""In what a second table of Cardline differs: cards that were not turned yet have changed numbers with one another (L9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from companion.core.decks.card import CardId
from tests.hiding.cardline.known import numbers_of, secrets, unturned
from tests.hiding.exam import Kind, Other, Stop
from tests.hiding.permuting import Taken, renumbered, shuffled, swapped

Takes = Callable[[Stop, Sequence[CardId], Random], Taken]


def _laid(stop: Stop, order: Sequence[CardId], random: Random) -> Taken:
    """The card that lies in a gap is worth what any other is."""
    laid = [card for card, _ in unturned(stop.state) if card in order]
    return swapped(random.choice(laid), random.choice(order)) if laid else {}


def _all(_: Stop, order: Sequence[CardId], random: Random) -> Taken:
    return shuffled(order, random)


def _reversed(stop: Stop, order: Sequence[CardId], _: Random) -> Taken:
    numbers = numbers_of(stop.one.deck, stop.state)
    ranked = sorted(order, key=lambda card: (numbers[card], card))
    return dict(zip(ranked, reversed(ranked), strict=True))


def permuted(takes: Takes, stop: Stop, random: Random) -> Other:
    return stop.with_deck(renumbered(stop.one.deck, takes(stop, sorted(stop.hidden), random)))


def truths(stop: Stop, other: Other) -> tuple[bool, ...]:
    return secrets(stop.state, numbers_of(other.deck, stop.state))


TAKES: dict[str, Takes] = {"all": _all, "laid": _laid, "reversed": _reversed}
KINDS = tuple(Kind(name, partial(permuted, takes), truths) for name, takes in TAKES.items())
