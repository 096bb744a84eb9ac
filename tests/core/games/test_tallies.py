"""What each game counts of a player are facts that it says, and each of them comes up when people play."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.cards.decks.files import find
from companion.core.decks.register import Register
from companion.core.games.registry import GAMES
from companion.record.summary import folded
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import Listening, SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.words.book import shipped

MOST = 12  # matches until everything has come up


def ids(game):
    return {tally.id for tally in game.tallies}


def counted(game, number):
    terms = SoakTerms(game.id, noise=0.0, clumsy=0.0, seed=3)
    decks = tuple(find(deck) for deck in people_of(game.id).rotation.decks)
    setup, deck = set_up_match(terms, number, decks)
    referee = Listening(setup, deck, Register().naming(decks))
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(0.0), number))
    Sitting(setup, deck, table, number, Manners(), referee.heard).play()
    return folded(referee._journal.entries()).tallies.values(), Counter(one.key for one in referee.heard)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_fact_that_is_counted_has_a_line(game):
    facts = {fact for tally in game.tallies for fact in (*tally.facts, tally.fewer) if fact}
    assert [fact for fact in sorted(facts) if not shipped().of("en", f"{game.id}-{fact}")] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_tally_has_a_name_in_the_history(game):
    assert len(ids(game)) == len(game.tallies)
    assert [id for id in sorted(ids(game)) if not shipped().of("en", f"history-tally-{id}")] == []


def test_no_name_of_a_tally_is_left_over():
    named = {said.id.removeprefix("history-tally-") for said in shipped().said if said.id.startswith("history-tally-")}
    assert named == {id for game in GAMES for id in ids(game)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_tally_comes_up_when_people_play(game):
    found: Counter[str] = Counter()
    for number in range(MOST):
        tallies, _ = counted(game, number)
        for counts in tallies:
            found.update(counts)
        if ids(game) == {id for id, count in found.items() if count}:
            return
    pytest.fail(f"never counted: {sorted(ids(game) - found.keys())}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_as_much_is_counted_as_was_said(game):
    tallies, heard = counted(game, 0)
    plain = [tally for tally in game.tallies if not (tally.amount or tally.is_together)]
    for tally in plain:
        assert sum(counts.get(tally.id, 0) for counts in tallies) == sum(heard[f"{game.id}-{fact}"] for fact in tally.facts), tally.id
