"""The seconds at a seat are drawn once a second, and a table without a limit has nothing to draw while it rests (E9)."""

from __future__ import annotations

import pytest

from companion.app.matches import find_deck, find_mat, open_match
from companion.events import Pressed, TagPlaced
from companion.pages.onscreen import OnScreen
from companion.pages.telling import flights
from companion.protocol.setup import parse_setup


class Kept:
    def note_news(self, referee, at):
        return False


class Screen:
    """A match on a mat of which the first card lies since 3 seconds."""

    def __init__(self, **house):
        setup, deck = parse_setup({"game": "comparity", "players": ["Anna", "Boris"], "house": house}, find_deck, find_mat)
        opened = open_match(setup, deck, "en")
        self.referee, self.screen = opened.referee, OnScreen(opened, Kept())
        self.referee.enter(TagPlaced("D4", "card:landmarks/big-ben", 1.0))
        self.drawn_until(30.0)

    def drawn_until(self, at):
        """How often it is drawn from now on, in looks twenty times a second."""
        now, drawn = self.referee.state.at, 0
        for look in range(1, round((at - now) * 20) + 1):
            self.referee.pass_time(now + look / 20)
            drawn += self.screen.went_on(now + look / 20, now + look / 20)
        self.at = at
        return drawn

    @property
    def seconds(self):
        return self.screen.sight().seconds_left


@pytest.mark.parametrize("house", [{}, {"timer": "off", "turn_seconds": 60}])
def test_without_a_limit_nothing_is_drawn_while_nothing_happens(house):
    table = Screen(**house)
    assert (table.drawn_until(90.0), table.seconds) == (0, None)


def test_while_the_time_runs_it_is_drawn_once_a_second():
    table = Screen(timer="gentle", turn_seconds=100)
    before = table.seconds
    looks = [table.screen.went_on(30.0 + look / 20, 30.0 + look / 20) for look in range(1, 601)]
    assert (sum(looks), before - table.seconds) == (30, 30)


def test_while_the_time_stands_still_nothing_is_drawn():
    table = Screen(timer="gentle", turn_seconds=100)
    table.referee.enter(Pressed("pause", 30.0))
    table.screen.went_on(30.0, 30.0)
    table.screen.went_on(31.0, 50.0)  # the word of the pause was read
    before = table.seconds
    assert [look for look in range(600) if table.screen.went_on(31.0 + look / 20, 50.0 + look / 20)] == []
    assert table.seconds == before


def test_the_card_of_who_was_late_flies_from_the_pile_to_the_seat():
    table = Screen(timer="strict", turn_seconds=60)
    table.referee.pass_time(90.0)
    assert flights([one for one in table.referee.said() if one.rule == "E9"]) == [("pile", "seat:seat-1", 1)]
