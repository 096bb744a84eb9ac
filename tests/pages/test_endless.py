"""Matches of bots one after the other, unless people at the screen need the time."""

from __future__ import annotations

import pytest

from companion.app.window import remembered_with, sit
from companion.pages.watching import LEFT_ALONE, Endless
from companion.protocol.setup import parse_setup
from companion.screen.acts import OpenPage, Press
from tests.hiding.desk import shipped
from tests.pages.driven import opened, page_of, until

MATCH = {"game": "comparity", "players": ["Anna", "Boris"]}
BOTS = ("Anna", "Boris")


def run(script, speed=20.0, bots=BOTS, pace=None):
    """As it is begun on the command line; the next match is like the one before."""
    endless = Endless(speed if pace is None else pace)
    setup, _ = parse_setup(MATCH, shipped)
    with opened(script, watchers=[endless], asked=MATCH, bots=bots, speed=speed) as evening:
        evening.remembered = remembered_with(evening.remembered, setup, bots)
        endless.evening = evening
        sit(evening)


def number(evening):
    return evening.running.screen.journal.number if evening.running is not None else 0


@pytest.mark.exam
@pytest.mark.parametrize(("pace", "stays"), [(1.0, 15.0), (10.0, 1.5), (0.0, 0.0)])
def test_a_match_is_followed_by_another_once_its_end_was_seen(pace, stays):
    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "end" or number(one) > 1)
        began = evening.window.now()
        yield from until(evening, lambda one: number(one) == 2)
        assert stays - 0.1 < evening.window.now() - began < stays + 0.3
        assert evening.running.seats.people == ()

    run(script, 0.0, pace=pace)


def test_whoever_looks_at_something_else_has_time_for_it_and_then_it_goes_on():
    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "table")
        yield OpenPage("menu")
        began = evening.window.now()
        yield from until(evening, lambda one: one.window.now() - began > LEFT_ALONE / 2)
        evening.window.press("next")
        yield from until(evening, lambda one: one.window.now() - began > LEFT_ALONE * 1.2)
        assert number(evening) == 1
        yield from until(evening, lambda one: number(one) == 2)

    run(script)


def test_a_first_page_that_is_left_alone_makes_room_for_a_match():
    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "table")
        yield OpenPage("home")
        yield from until(evening, lambda one: page_of(one) == "home")
        began = evening.window.now()
        yield from until(evening, lambda one: number(one) == 2)
        assert LEFT_ALONE <= evening.window.now() - began < LEFT_ALONE + 1

    run(script)


def test_people_at_the_table_are_never_interrupted():
    def script(evening):
        yield from until(evening, lambda one: page_of(one) == "table")
        yield Press("pause")
        began = evening.window.now()
        yield from until(evening, lambda one: one.window.now() - began > LEFT_ALONE * 3)
        assert number(evening) == 1

    run(script, bots=("Boris",))
