"""The difference between mat and layout is kept up to date by each event; it is always the one that a fresh comparison makes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from companion.cards.decks import files
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.games.registry import GAMES
from companion.core.referee.comparing import compare
from companion.core.referee.conduct import conduct
from companion.core.referee.match_state import MatchState
from companion.core.referee.opening import opened
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view
from companion.record.memory import MemoryJournal
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

MATCHES = int(os.environ.get("FACEDOWN_KEPT", "4"))
COMPARED = 120
NOISE, CLUMSY = 0.05, 0.2


def states(game: str, number: int) -> Iterator[MatchState]:
    """Of one clumsy match: the states after each event, which all share what is kept."""
    decks = tuple(files.find(id) for id in files.shipped())
    setup, deck = set_up_match(SoakTerms(game, NOISE, CLUMSY, seed=3), number, decks)
    register, journal = Register().naming(decks), MemoryJournal()
    table = SimulatedTable(Referee(setup, deck, register, journal), radio_under(setup.shape, Noise.of(NOISE), number))
    Sitting(setup, deck, table, number, Manners(clumsy=CLUMSY, silence=NOISE)).play()
    state, _ = opened(setup, deck, register)
    for entry in journal.entries():
        if not isinstance(entry.event, Setup):
            state, _ = conduct(state, entry.event)
            yield state


def afresh(state: MatchState) -> MatchState:
    """The same state in a match of which nothing was worked out yet."""
    return replace(state, match=replace(state.match))


@pytest.mark.exam
@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_the_kept_difference_is_that_of_a_fresh_comparison_after_each_event(game: str) -> None:
    for number in range(MATCHES):
        for state in states(game, number):
            assert compare(state) == compare(afresh(state))


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_the_kept_difference_is_that_of_a_fresh_comparison_whatever_was_compared_before(game: str) -> None:
    """Undo compares the mat with the layout of an earlier position, and goes back to it."""
    chance = Random(game)
    played = list(states(game, 0))
    for state in chance.choices(played, k=COMPARED):
        assert compare(state) == compare(afresh(state))
        assert table_view(state) == table_view(afresh(state))
