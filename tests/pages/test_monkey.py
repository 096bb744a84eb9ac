"""Random touches and keys, for a long time: nothing falls over; FACEDOWN_MONKEYS says how many runs there are."""

from __future__ import annotations

import os
from random import Random

import pytest

from companion.events import Leave, SeatId, SetHand
from companion.screen.acts import Correct, Press, Want
from companion.screen.window import Keyed, Pointed, Wheeled
from tests.pages.driven import page_of, run, scene

MONKEYS = int(os.environ.get("FACEDOWN_MONKEYS", "1"))
STEPS = 250
KEYS = ("tab", "return", "escape", "left", "up", "u", "c", "p", "o", "n", "w", "m", "x", "f", "1", "2", "backspace", "page down", "я")
TABLES = [
    ("comparity", {}, ("Boris",)),
    ("comparity", {"mat": "none"}, ()),
    ("cardline", {"house": {"hand": 2}}, ("Boris",)),
    ("skyscrapers", {}, ("Boris",)),
    ("skyscrapers", {}, ()),
]


def touched(evening, chance):
    """One thing that somebody does; leaving the screen is left out, as that ends it all."""
    targets = [one for one in scene(evening).targets if one.act != Want("leave") or evening.running is not None]
    match chance.random():
        case share if share < 0.55 and targets:
            return chance.choice(targets).act
        case share if share < 0.7:
            evening._input(Keyed(key := chance.choice(KEYS), key if len(key) == 1 else ""))
        case share if share < 0.85 and targets:
            start, end = (chance.choice(targets).rect.centre for _ in range(2))
            for one in (Pointed("down", start), Pointed("move", end, 0), Pointed("up", end)):
                evening._input(one)
        case share if share < 0.88:
            evening._input(Wheeled(chance.choice((-1, 1))))
        case share if share < 0.9 and evening.running is not None:
            seat = SeatId(chance.choice(("seat-1", "seat-2")))
            return Correct(chance.choice((Leave(seat), SetHand(seat, chance.randrange(8)))))
        case _:
            return Press(chance.choice(("ok", "cancel", "undo", "check")))
    return None


@pytest.mark.exam
@pytest.mark.parametrize("number", range(MONKEYS))
@pytest.mark.parametrize(("game", "asked", "bots"), TABLES)
def test_whatever_is_touched_the_screen_goes_on(game, asked, bots, number):
    chance, seen = Random(f"{game} {asked} {number}"), set()

    def script(evening):
        yield None
        for _ in range(STEPS):
            if evening._transitions.scene is None:
                yield None
                continue
            seen.add(page_of(evening))
            is_last = evening.running is None and not [one for one in scene(evening).targets if one.act != Want("leave")]
            assert not is_last, "nothing can be touched any more"
            act = touched(evening, chance)
            for _ in range(chance.choice((1, 1, 3, 10, 40))):
                yield act
                act = None

    run(script, asked={"game": game, "players": ["Anna", "Boris"], **asked}, bots=bots, speed=8.0)
    assert len(seen) > 1
