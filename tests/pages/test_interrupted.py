"""People touch the screen at any moment, also while a bot is about to act: whatever they do, the match goes on."""

from __future__ import annotations

from itertools import product

import pytest

from companion.events import Leave, SeatId
from companion.screen.acts import Correct, Press, Want
from tests.pages.driven import after, page_of, run, until

PAIR = {"game": "comparity", "players": ["Boris", "Anna"]}
GAMES = ("comparity", "cardline", "skyscrapers")


def name(evening):
    return page_of(evening)


def table(evening):
    return evening.running.screen.table


def is_begun(evening):
    return name(evening) == "table" and table(evening).view.stage != "opening"


def wait(moments):
    for _ in range(moments):
        yield None


@pytest.mark.parametrize(("moments", "button"), [*product((0, 48, 64, 80), ("undo", "check", "cancel", "ok"))])
def test_a_button_while_a_bot_is_about_to_act_stops_nobody(moments, button):
    def script(evening):
        yield from until(evening, is_begun)
        yield from until(evening, lambda evening: evening.running.seats.is_bots_turn)
        yield from wait(moments)
        yield Press(button)
        yield from wait(300)
        if table(evening).expected.question is not None:
            yield from after(evening, Press("cancel"))
        yield from until(evening, lambda evening: table(evening).expected.seat == "seat-2")  # hers who sits here

    run(script, asked=PAIR, bots=("Boris",), speed=2.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_leaves_in_its_own_turn_and_the_others_go_on(game):
    def script(evening):
        yield from until(evening, is_begun)
        yield from until(evening, lambda evening: table(evening).expected.seat == "seat-1")
        yield from after(evening, Correct(Leave(SeatId("seat-1"))))
        yield from wait(40)
        yield Press("ok")
        yield from until(evening, lambda evening: table(evening).expected.seat == "seat-2")
        assert all(one.seat != "seat-1" or "out" in one.marks for one in table(evening).view.seats)

    run(script, asked={"game": game, "players": ["Vera", "Anna", "Boris"]}, bots=("Vera",), speed=4.0)


def test_a_bot_whose_verdict_was_taken_back_says_it_again():
    def script(evening):
        yield from until(evening, is_begun)
        yield from until(evening, lambda evening: table(evening).view.stage == "checking")
        yield from until(evening, lambda evening: table(evening).view.stage != "checking")
        while table(evening).view.stage != "checking":
            yield Press("undo")
            yield from wait(12)
            yield Press("ok")
            yield from wait(4)
        yield from until(evening, lambda evening: table(evening).view.stage != "checking")

    run(script, asked=PAIR, bots=("Boris", "Anna"), speed=4.0)


@pytest.mark.parametrize("last", ["leave", "put-aside"])
def test_a_match_that_was_left_while_paused_goes_on_with_one_touch_and_is_left_again(last):
    def script(evening):
        yield from until(evening, is_begun)
        yield from after(evening, Press("pause"))
        yield from until(evening, lambda evening: name(evening) == "pause")
        yield from after(evening, Want("leave"))
        yield from until(evening, lambda evening: name(evening) == "home")
        yield from after(evening, Want("resume", "1"))
        yield from until(evening, lambda evening: name(evening) == "table")
        assert not table(evening).is_paused
        yield from after(evening, Want(last))
        yield from until(evening, lambda evening: name(evening) == "home")

    run(script, asked=PAIR)
