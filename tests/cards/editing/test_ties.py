"""Equal cards are counted and grouped, pairs whose order turned round are counted, as a slow count over all pairs has them."""

from __future__ import annotations

from decimal import Decimal
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.decks.files import find, load
from companion.cards.editing.ties import Reordered, numbers_of, reordered, ties_of
from companion.core.decks.card import CardId
from companion.core.decks.derived import with_numbers
from tests.cards.decks.folders import lay, sheet, with_cell

NUMBERS = st.dictionaries(st.sampled_from("abcdefghij"), st.integers(0, 6).map(Decimal), max_size=10)


def counted(before, now):
    pairs = list(combinations(sorted(before.keys() & now.keys()), 2))
    signs = [((before[a] > before[b]) - (before[a] < before[b]), (now[a] > now[b]) - (now[a] < now[b])) for a, b in pairs]
    return Reordered(
        sum(first * second < 0 for first, second in signs),
        sum(first != 0 and second == 0 for first, second in signs),
        sum(first == 0 and second != 0 for first, second in signs),
    )


@settings(max_examples=200)
@given(NUMBERS, NUMBERS)
def test_pairs_are_counted_as_one_by_one(before, now):
    assert reordered(before, now) == counted(before, now)


def test_nothing_turns_round_where_nothing_changes():
    assert reordered({"a": Decimal(1), "b": Decimal(1)}, {"b": Decimal(2), "a": Decimal("2.0")}) == Reordered(0, 0, 0)


def test_cards_that_share_a_number_are_a_group_in_the_order_of_their_ids(tmp_path):
    deck = load(lay(tmp_path / "rivers", sheet(rows=with_cell(3, "length", "1900.0"))))
    assert ties_of(deck, "length") == (("danube", "tigris"),)
    assert ties_of(deck, "bridged") == ()
    assert numbers_of(deck, "length") == {"danube": Decimal(1900), "nile": Decimal(6650), "tigris": Decimal(1900)}


@pytest.mark.parametrize("numbers", list(permutations((1, 2, 3))))
def test_the_order_of_groups_tells_nothing_of_their_numbers(numbers):
    deck, groups = find("landmarks"), (("atomium", "tower-bridge"), ("big-ben", "taj-mahal"), ("cn-tower", "merlion"))
    chosen = {CardId(card): number for group, number in zip(groups, numbers, strict=True) for card in group}
    alone = {card: Decimal(1000 + place) for place, card in enumerate(deck.cards)}
    others = with_numbers(deck, {card: {"height": Decimal(chosen.get(card, alone[card]))} for card in deck.cards})
    assert ties_of(others, "height") == groups
