"""No list is in the order of what it hides: on decks whose ids stand in no order of any number."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest

from companion.core.decks.derived import with_numbers
from tests.hiding.comparity.exam import COMPARITY
from tests.hiding.comparity.listing import lists_of
from tests.hiding.comparity.plants import PORT, instructions, moves, options
from tests.hiding.desk import shipped
from tests.hiding.recording import record

LISTS = ("names", "view", "checks", "moves", "instructions", "table-leave-in-box")
LONG = 5  # cards; one list in sixty of that length is in the order of its numbers by chance, one way or the other


def shuffled(name, seed):
    """The deck with its numbers dealt out anew, so that no id tells anything."""
    deck = shipped(name)
    cards = sorted(deck.cards)
    sources = Random(f"order {seed}").sample(cards, len(cards))
    return with_numbers(deck, {card: deck.cards[source].numbers.opened() for card, source in zip(cards, sources, strict=True)})


@cache
def played():
    return [record(COMPARITY, plan, shuffled(plan.deck, plan.seed)) for plan in islice(COMPARITY.plans(1000), 14)]


@cache
def usually():
    return seen()


def seen():
    """List -> how many different ones of that kind, how many of them in the order of numbers, how many in the wrong order."""
    found = {}
    for one in played():
        for kind, cards, right in lists_of(one):
            found.setdefault((kind, cards, one.plan.seed), (one, right))
    long, ordered, wrong = Counter(), Counter(), Counter()
    for (kind, cards, _), (one, right) in found.items():
        numbers = [one.deck.cards[card].numbers.opened()[one.plan.asked["order"]] for card in cards]
        if len(set(numbers)) == len(numbers) >= LONG:
            long[kind] += 1
            ordered[kind] += numbers in (sorted(numbers), sorted(numbers, reverse=True))
        wrong[kind] += cards != right
    return {kind: (long[kind], ordered[kind], wrong[kind]) for kind in {*LISTS, *wrong}}


@pytest.mark.exam
def test_lists_are_in_the_order_of_places_or_ids_and_never_of_numbers():
    found = usually()
    assert {kind: wrong for kind, (_, _, wrong) in found.items()} == dict.fromkeys(found, 0)
    for kind in LISTS:
        long, ordered, _ = found[kind]
        assert long >= 5, kind
        assert ordered <= long / 5, kind


@pytest.mark.exam
@pytest.mark.parametrize(
    ("name", "planted", "kinds"),
    [("expectation", options, {"checks", "names"}), ("moves", moves, {"moves"}), ("wrongs", instructions, {"instructions"})],
)
def test_a_list_in_the_order_of_numbers_is_found(name, planted, kinds, monkeypatch):
    usual = usually()
    PORT(name, planted)(monkeypatch)
    found = seen()
    for kind in kinds:
        _, ordered, wrong = found[kind]
        assert wrong, kind
        assert ordered > usual[kind][1], kind
