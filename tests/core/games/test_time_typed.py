"""Hands that are followed without a book hold as many cards as are counted, and the right ones, when a time is up (E9)."""

from __future__ import annotations

from random import Random

import pytest

from companion.app.matches import find_deck, find_mat, open_match
from companion.protocol.setup import parse_setup
from companion.simulator.company import people_of, typed_of
from companion.simulator.radio import radio_under
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise


@pytest.mark.parametrize("game", ["comparity", "cardline", "skyscrapers"])
def test_who_is_late_holds_what_was_drawn_or_lacks_what_was_discarded(game):
    asked = {"game": game, "players": ["Anna", "Boris"], "house": {"timer": "strict", "turn_seconds": 20}}
    setup, deck = parse_setup(asked, find_deck, find_mat)
    opened, typed, chance = open_match(setup, deck, "en"), typed_of(game), Random(1)
    dealt = typed.dealt(setup, deck, chance)
    table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.0), 1))
    hands = people_of(game).hands(table, chance)

    def follow() -> None:
        dealt.follow(table.look().view, table.referee.said())

    follow()
    while table.look().view.stage == "opening":
        typed.open(table, hands, dealt)
        table.wait(4.0)
        follow()
    before, top = {seat: list(held) for seat, held in dealt.hands.items()}, dealt.pile[0]
    table.wait(31.0)
    follow()
    if table.look().view.stage == "overdue":
        late = dealt.hands["seat-1"][2]
        hands.show(late)
        table.wait(4.0)
        follow()
        before["seat-1"].remove(late)
    assert sorted(dealt.hands["seat-1"]) == sorted([*before["seat-1"], top])
    assert (dealt.hands["seat-2"], table.look().view.turn) == (before["seat-2"], "seat-2")
