"""When a match of a series is over, it is announced how the series stands."""

from dataclasses import replace

import pytest

from companion.core.games.game import Player, Series
from companion.core.referee import series
from companion.events import SeatId
from tests.core.games.comparity.decks import setup_of
from tests.core.referee.tables import Hands, numbered

PLAYERS = tuple(Player(SeatId(f"seat-{number}"), name) for number, name in enumerate(("Anna", "Boris", "Chloé"), start=1))
DECK = numbered(1, 2, 3, 4, 5, 6, 7, 8)


class Playing(Hands):
    def __init__(self, best_of, wins):
        super().__init__(DECK, house={"hand": 1, "pile": 4})
        setup = replace(setup_of(DECK, 2, {"hand": 1, "pile": 4}), series=Series(best_of, wins) if best_of else None)
        self.referee = type(self.referee)(setup, DECK)

    def win(self):
        """The first player lays the only card."""
        self.play("D4", "n1")
        return [one for one in self.played() if "series" in one.key]

    def played(self):
        heard = len(self.referee.heard)
        self.play("E4", "n2")
        return self.referee.heard[heard:]


def told(said):
    return [(one.key.removeprefix("table-series-"), *(getattr(arg, "seat", arg) for arg in one.args.values())) for one in said]


def test_after_a_win_the_series_stands_otherwise_and_goes_on():
    assert told(Playing(5, (1, 2)).win()) == [("wins", "seat-1", 2), ("wins", "seat-2", 2), ("goes-on", 3)]


def test_who_has_more_than_half_of_the_matches_wins_the_series():
    assert told(Playing(3, (1, 1)).win()) == [("wins", "seat-1", 2), ("wins", "seat-2", 1), ("won", "seat-1")]


def test_the_winner_of_the_match_is_told_first():
    table = Playing(3, (0, 0))
    table.play("D4", "n1")
    keys = [one.key for one in table.played()]
    assert keys.index("comparity-wins") < keys.index("table-series-wins")


def test_without_a_series_nothing_is_said_of_one():
    assert Playing(None, ()).win() == []


def test_before_the_match_is_over_nothing_is_said_of_the_series():
    table = Playing(3, (0, 0))
    table.play("D4", "n1")
    assert not any("series" in one.key for one in table.referee.heard)


def test_a_win_that_is_taken_back_and_made_again_is_told_again_the_same():
    table = Playing(3, (1, 0))
    first = told(table.win())
    table.undo()
    table.lift("E4")
    heard = len(table.referee.heard)
    table.play("E4", "n2")
    assert told([one for one in table.referee.heard[heard:] if "series" in one.key]) == first


@pytest.mark.parametrize(
    ("winners", "wins", "won_by"),
    [
        (("seat-1",), (2, 1, 0), ("seat-1",)),
        (("seat-3",), (1, 1, 1), ()),
        (("seat-1", "seat-2"), (2, 2, 0), ("seat-1", "seat-2")),
        ((), (1, 1, 0), ()),
    ],
)
def test_a_shared_win_counts_for_each(winners, wins, won_by):
    after = series.after(Series(3, (1, 1, 0)), PLAYERS, winners)
    assert after == Series(3, wins)
    assert series.won_by(after, PLAYERS) == won_by


def test_more_than_half_is_needed():
    cases = [(1, 1), (2, 2), (3, 2), (5, 3), (7, 4)]
    assert [(best_of, Series(best_of, ()).needed) for best_of, needed in cases] == cases
