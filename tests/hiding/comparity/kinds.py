"""In what a second table of Comparity differs: closed cards and cards in nobody's sight have changed numbers with one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from companion.core.decks.card import CardId
from tests.hiding.comparity.known import closed_on_area, numbers_of, secrets
from tests.hiding.exam import Kind, Other, Stop
from tests.hiding.permuting import Taken, renumbered, shuffled, swapped

Takes = Callable[[Stop, Sequence[CardId], Random], Taken]


def _neighbours(stop: Stop, order: Sequence[CardId], random: Random) -> Taken:
    area = {place: card for place, card in closed_on_area(stop.state).items() if card in order}
    pairs = [(area[x, y], area[near]) for x, y in sorted(area) for near in ((x + 1, y), (x, y + 1)) if near in area]
    return swapped(*random.choice(pairs)) if pairs else {}


def _area(stop: Stop, order: Sequence[CardId], random: Random) -> Taken:
    return shuffled(_lying(stop, order), random)


def _exchanged(stop: Stop, order: Sequence[CardId], random: Random) -> Taken:
    lying = _lying(stop, order)
    others = [card for card in order if card not in lying]
    return swapped(random.choice(lying), random.choice(others)) if lying and others else {}


def _all(_: Stop, order: Sequence[CardId], random: Random) -> Taken:
    return shuffled(order, random)


def _reversed(stop: Stop, order: Sequence[CardId], _: Random) -> Taken:
    numbers = numbers_of(stop.one.deck, stop.state)
    ranked = sorted(order, key=lambda card: (numbers[card], card))
    return dict(zip(ranked, reversed(ranked), strict=True))


def _lying(stop: Stop, order: Sequence[CardId]) -> list[CardId]:
    area = closed_on_area(stop.state)
    return [area[place] for place in sorted(area) if area[place] in order]


def permuted(takes: Takes, stop: Stop, random: Random) -> Other:
    return stop.with_deck(renumbered(stop.one.deck, takes(stop, sorted(stop.hidden), random)))


def truths(stop: Stop, other: Other) -> tuple[bool, ...]:
    return secrets(stop.state, numbers_of(other.deck, stop.state))


TAKES: dict[str, Takes] = {"all": _all, "reversed": _reversed, "neighbours": _neighbours, "area": _area, "exchanged": _exchanged}
KINDS = tuple(Kind(name, partial(permuted, takes), truths) for name, takes in TAKES.items())
