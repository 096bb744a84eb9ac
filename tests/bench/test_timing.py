"""The bench of silence finds a ruling that takes longer by a hidden number, and none in the games as they are."""

from dataclasses import replace
from random import Random

import pytest

from companion.cards.decks.files import find
from companion.core.games import registry
from companion.core.games.registry import GAMES
from tests.bench.rules import recorded_match
from tests.bench.running import measured
from tests.bench.timing import hidden_after, of_game, shuffled

pytestmark = pytest.mark.exam  # a bench measures for seconds

APART = [f"{name}_apart_of_{runs}" for name in ("total", "act_by_act") for runs in ("equal_runs", "hidden_numbers")]
WASTE = 200  # turns of an empty loop at the most


def hesitant(game):
    """A game whose rulings take longer by the numbers of every other card that was not shown yet."""

    def rule(position, move):
        numbers, by = position.terms.book.opened(), position.terms.characteristic
        for _ in range(int(sum(numbers[card][by] for card in sorted(numbers.keys() - position.revealed)[::2])) % WASTE):
            pass
        return game.rule(position, move)

    return replace(game, rule=rule)


@pytest.mark.parametrize("name", ["comparity", "cardline"])
def test_a_ruling_that_takes_longer_by_a_hidden_number_is_found(name):
    assert "act_by_act_apart_of_hidden_numbers" in of_game(hesitant(registry.find(name)), 300, 1)["missed"]


def test_each_game_has_a_line_of_figures(capsys):
    code, found = measured(capsys, "timing", "--rulings", "200")
    assert [(list(one), one["game"], one["acts"]) for one in found] == [
        (["game", "acts", "numbers_permuted", "ruling_us", *APART, "missed"], game.id, 200) for game in GAMES
    ]
    assert all(one["numbers_permuted"] > 100 for one in found)
    assert code == any(one["missed"] for one in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_cards_whose_numbers_change_places_are_hidden_and_of_one_kind(game):
    deck = find(game.usual_deck)
    steps = recorded_match(game, deck, 1, 4)
    half = steps[: len(steps) // 2]
    hidden = hidden_after(game, deck, half)
    view = game.view(half[-1][0])
    told = {card for card, numbers in view.discarded if numbers} | {one.card for one in view.places if one.is_open}
    assert set(hidden).isdisjoint(told | {one.top for one in view.structures} | {one.foundation for one in view.structures})
    assert len(hidden) > 10
    taken = shuffled(deck, hidden, Random(1))
    assert sorted(taken) == sorted(taken.values()) == hidden
    assert all(deck.cards[card].traits == deck.cards[source].traits for card, source in taken.items())
