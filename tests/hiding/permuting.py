"""Tables that differ from the one that was played at: cards have changed numbers, everything that they bear, or hands with one another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.decks.derived import with_numbers
from tests.hiding.exam import Kind, Other, Stop

Taken = Mapping[CardId, CardId]  # card -> the card whose part it takes


def renumbered(deck: Deck, taken: Taken) -> Deck:
    """The numbers of every characteristic have gone to other cards; marks stay with their cards."""
    return with_numbers(deck, {card: deck.cards[source].numbers.opened() for card, source in taken.items() if source != card})


def swapped(one: CardId, other: CardId) -> Taken:
    return {one: other, other: one}


def shuffled(cards: Sequence[CardId], random: Random) -> Taken:
    return dict(zip(cards, random.sample(cards, len(cards)), strict=True))


def exchanged(deck: Deck, pairs: Iterable[tuple[CardId, CardId]]) -> Deck:
    """The two cards of each pair have changed places: each id bears the other's names, marks, traits and numbers."""
    taken = {id: other for pair in pairs for id, other in (pair, pair[::-1])}
    return replace(deck, cards={id: replace(deck.cards[taken.get(id, id)], id=id) for id in deck.cards})


def renamed(lines: Iterable[bytes], taken: Taken) -> tuple[bytes, ...]:
    """Whoever laid, showed or chose the one card, or a place that is called by it, did so with the other."""
    if not taken:
        return tuple(lines)
    longest_first = sorted(map(re.escape, taken), key=len, reverse=True)
    found = re.compile(f'(?<=[":-])({"|".join(longest_first)})(?=["-])')
    return tuple(found.sub(lambda match: taken[CardId(match[1])], line.decode()).encode() for line in lines)


def unnamed(stop: Stop) -> list[CardId]:
    """Cards that nobody has shown, as far as the step; of some of them a pad for draws may know."""
    return sorted(frozenset(stop.one.deck.cards) - stop.named - frozenset(stop.one.plan.asked.get("set_aside", ())))


def _otherwise_drawn(stop: Stop, random: Random) -> Other:
    return replace(stop.as_it_was, lines=renamed(stop.as_it_was.lines, shuffled(unnamed(stop), random)))


def lines_of(_: Stop, other: Other) -> tuple[object, ...]:
    """A truth of its own where two cards are alike in all that may be known of them."""
    return other.lines


# The journal keeps what a pad heard, as whoever replays it has to have it.
DRAWN = Kind("drawn", _otherwise_drawn, lines_of, frozenset({"journal"}))
