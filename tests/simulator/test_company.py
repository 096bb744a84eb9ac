"""Every game has people who play it at a simulated table, and they fill the whole port: a soak, a benchmark and the tests go by it."""

import pytest

from companion.cards.decks import files
from companion.core.games.registry import GAMES
from companion.simulator.company import people_of
from companion.simulator.people import People
from companion.simulator.soaking import NAMES
from tests.words.english import refused_with

ASKED = sorted(name for name in {**vars(People), **People.__annotations__} if not name.startswith("_"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_asked_of_people_is_there(game):
    people = game.people()
    assert people is people_of(game.id)
    assert not [name for name in ASKED if not hasattr(people, name)]
    assert people.blunders
    assert people.said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_soak_rotates_decks_that_are_for_the_game_and_as_many_players_as_it_is_for(game):
    people = game.people()
    assert {len(NAMES), *people.rotation.players} <= {len(NAMES), *game.players}
    assert max(people.rotation.players) <= len(NAMES)
    for deck in map(files.find, people.rotation.decks):
        assert not deck.games or game.id in deck.games
    houses = {rule.id for rule in game.house}
    assert all(set(house) <= houses for house in people.rotation.houses)


def test_a_game_that_nobody_plays_is_told_of():
    with refused_with("nobody plays 'chess' at a simulated table; choose one of: comparity"):
        people_of("chess")
