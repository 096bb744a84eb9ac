"""A listener who hears every sentence knows after every entry what the screen shows: in whole matches, with clumsy hands and a noisy radio.

`FACEDOWN_BLIND=20` plays so many matches of each game.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from companion.core.games.game import Series, Shown
from companion.core.referee.referee import Referee
from companion.events import Elapsed, Resumed
from companion.voice.blind.owed import NOTHING, owed, whole_table
from tests.core.games.comparity.at_table.sitting import Sitting
from tests.voice.blind.listening import PLAYTHROUGHS, Listener, Match, Moment, of_sitting, played, playthrough, spoken, told_whole

MATCHES = int(os.environ.get("FACEDOWN_BLIND", "0"))
# Of each game a few that go by quickly, with a deck of landmarks and one of movies.
FEW = {"comparity": (0, 1, 9), "cardline": (3, 1, 4), "skyscrapers": (1, 8, 10)}
CASES = [(game, number) for game, numbers in FEW.items() for number in (range(MATCHES) if MATCHES else numbers)]
GOLDEN = sorted(path.stem for path in PLAYTHROUGHS.glob("*.acts"))


@cache
def match(game: str, number: int) -> Match:
    return played(game, number)


def first_missed(listener: Listener) -> tuple[int, dict[str, object]] | None:
    """The first entry after which something is believed otherwise."""
    return next(((moment.number, missed) for moment in listener.match.moments if (missed := listener.hears(moment))), None)


@pytest.mark.exam
@pytest.mark.parametrize(("game", "number"), CASES)
def test_nothing_that_the_screen_shows_is_left_unsaid(game, number):
    assert first_missed(Listener(match(game, number))) is None


@pytest.mark.exam
@pytest.mark.parametrize("name", GOLDEN)
def test_nothing_is_left_unsaid_in_a_playthrough(name):
    """Corrections, undo, shifts, silent readers, mats with one pad or none, players who leave."""
    assert [missed for one in playthrough(name) if (missed := first_missed(Listener(one))) is not None] == []


@pytest.mark.parametrize("game", FEW)
def test_several_entries_may_be_told_at_once(game):
    """As when a disk is slow, and they are let out together."""
    chance, one = Random(game), match(game, FEW[game][0])
    listener, waiting = Listener(one), []
    for moment in one.moments:
        waiting.append(moment)
        if chance.random() < 0.4:
            said = tuple(said for each in waiting for said in each.said)
            assert (moment.number, listener.hears(Moment(moment.number, moment.event, moment.table, said))) == (moment.number, {})
            waiting = []


@pytest.mark.parametrize("game", FEW)
def test_all_of_the_table_can_be_told_at_any_moment(game):
    one = match(game, FEW[game][1])
    moments = one.moments if MATCHES else one.moments[:: max(1, len(one.moments) // 8)]
    assert {moment.number: told_whole(one, moment) for moment in moments} == {moment.number: {} for moment in moments}


@pytest.mark.exam
@pytest.mark.parametrize("name", GOLDEN)
def test_all_of_the_table_can_be_told_at_the_end_of_a_playthrough(name):
    assert [missed for one in playthrough(name) if (missed := told_whole(one, one.moments[-1])) != {}] == []


@pytest.mark.parametrize("game", FEW)
def test_a_match_that_is_taken_up_again_is_told_anew_and_goes_on(game):
    """Those who come back have forgotten how the table lay."""
    one = match(game, FEW[game][0])
    middle = len(one.moments) // 2
    listener = Listener(one)
    moment = one.moments[middle]
    said = whole_table(moment.table, one.setup, one.game)
    assert listener.is_told(said, moment.table) == {}
    listener.known = owed(NOTHING, (), moment.table, one.setup, one.game).known  # its sentences are among those that were told
    assert [(after.number, missed) for after in one.moments[middle + 1 :] if (missed := listener.hears(after))] == []


@pytest.mark.parametrize("game", FEW)
def test_a_listener_who_asks_for_the_table_hears_all_of_it_and_goes_on(game):
    one, chance = match(game, FEW[game][1]), Random(game)
    listener = Listener(one)
    for moment in one.moments:
        assert (moment.number, listener.hears(moment)) == (moment.number, {})
        if chance.random() < 0.2:
            said = whole_table(moment.table, one.setup, one.game)
            assert (moment.number, listener.is_told(said, moment.table)) == (moment.number, {})


def test_what_is_said_when_a_match_is_taken_up_is_told_like_all_else():
    sitting = laid()
    match = of_sitting(sitting)
    referee = referee_of(sitting)
    referee.enter(Resumed(referee.state.at + 1))
    assert first_missed(Listener(of_sitting(sitting))) is None
    assert len(of_sitting(sitting).moments) == len(match.moments) + 1


def test_a_pause_and_what_is_laid_in_it_are_told():
    sitting = laid()
    sitting.press("pause")
    sitting.place("D3", "eiffel-tower")
    sitting.press("pause")
    sitting.wait(2)
    listener = Listener(of_sitting(sitting))
    assert first_missed(listener) is None
    told = [said.key for said in listener.heard]
    paused = told.index("table-paused")
    assert told[paused : paused + 6] == [
        *("table-paused", "table-status-paused", "blind-loose", "table-goes-on", "comparity-status-turn", "comparity-plays")
    ]


def test_a_silent_row_is_told_by_its_number_and_a_place_by_its_name():
    sitting = laid()
    sitting.freeze(*(f"{letter}3" for letter in "ABCDEFGH"))
    sitting.freeze("C4", "pad")
    sitting.back("C4")
    sitting.back("A3", "pad")
    listener = Listener(of_sitting(sitting))
    assert first_missed(listener) is None
    texts = spoken(listener.match, listener.heard)
    assert {"Silent pads: one.", "Heard again: C-four.", "Heard again: A-three.", "Silent pads: zero."} <= set(texts)


def test_the_series_is_told_with_the_table():
    sitting = Sitting("Anna", "Boris", deck="landmarks", best_of=3)
    one = of_sitting(sitting)
    setup = one.setup
    assert setup.series == Series(3, (0, 0))
    said = spoken(one, whole_table(one.moments[-1].table, setup, one.game, is_kept=False))
    assert said[1:4] == [
        "Anna has not won a match of this series yet.",
        "Boris has not won a match of this series yet.",
        "The series goes on: it takes two wins to win it.",
    ]
    assert said[-1] == "The match is still not kept: see to the disk."


@pytest.mark.parametrize("game", FEW)
def test_only_numbers_that_the_screen_shows_are_told(game):
    """H2: a number belongs to a card that lies open or in the box."""
    one = match(game, FEW[game][0])
    listener = Listener(one)
    for moment in one.moments:
        before = len(listener.heard)
        listener.hears(moment)
        view = moment.table.view
        public = {each.card for each in view.places if each.is_open} | {card for card, numbers in view.discarded if numbers}
        args = [arg for said in listener.heard[before:] if said.key.startswith("blind-") for arg in said.args.values()]
        assert {arg.card for arg in args if isinstance(arg, Shown)} <= public


def laid() -> Sitting:
    """A match in which two cards lie."""
    sitting = Sitting("Anna", "Boris", deck="landmarks")
    sitting.play("C3", "monas")
    sitting.play("C4", "big-ben")
    return sitting


def referee_of(sitting: Sitting) -> Referee:
    opened = sitting._table._match
    assert opened is not None
    return opened.referee


def test_time_that_passes_says_nothing():
    one = of_sitting(laid())
    listener = Listener(one)
    assert first_missed(listener) is None
    last = one.moments[-1]
    before = len(listener.heard)
    assert listener.hears(Moment(last.number + 1, Elapsed(9.0), last.table, ())) == {}
    assert len(listener.heard) == before
