"""What counts as a truth of a table of Cardline, and which tables there are."""

from __future__ import annotations

from itertools import islice

import pytest

from companion.core.decks.derived import with_numbers
from tests.hiding.cardline.known import numbers_of, secrets, unturned
from tests.hiding.cardline.plans import PLAYERS, plans
from tests.hiding.cardline.playing import is_unturned
from tests.hiding.desk import Desk, shipped

SETUP = {"game": "cardline", "deck": "landmarks", "order": "height", "players": ["Anna", "Boris"]}
OPENED = ({"place": "H1", "card": "big-ben", "at": 0}, {"wait": 5}, {"tap": "pad", "card": "eiffel-tower", "at": 10})
PLAYED = (*OPENED, {"choose": "play:right-of-big-ben", "at": 12}, {"place": "I1", "card": "eiffel-tower", "at": 14}, {"wait": 5})


def told(*rows):
    desk = Desk(SETUP, shipped("landmarks"))
    for row in rows:
        desk.tell(str(row).replace("'", '"').encode())
    return desk


def truths(desk, **heights):
    deck = with_numbers(shipped("landmarks"), {card.replace("_", "-"): {"height": value} for card, value in heights.items()})
    return secrets(desk.referee.state, numbers_of(deck, desk.referee.state))


@pytest.mark.parametrize(("slot", "gap", "fit"), [("A1", 0, (True, False, False)), ("J1", 2, (False, False, True))])
def test_a_card_that_lies_in_a_gap_fits_or_does_not(slot, gap, fit):
    desk = told(*PLAYED, {"place": slot, "card": "angkor-wat", "at": 30})
    assert unturned(desk.referee.state) == [("angkor-wat", gap)]
    assert is_unturned(desk)
    own = [truths(desk, big_ben=96, eiffel_tower=330, angkor_wat=height) for height in (65, 100, 400)]
    assert own == [(one,) for one in fit]
    assert truths(desk, big_ben=96, eiffel_tower=330, angkor_wat=65, abraj_al_bait=1) == (fit[0],)


def test_a_card_on_the_pad_fits_some_gap_or_another():
    desk = told(*PLAYED, {"tap": "pad", "card": "angkor-wat", "at": 30})
    assert truths(desk, big_ben=96, eiffel_tower=330, angkor_wat=65) == (True, False, False)
    assert truths(desk, big_ben=96, eiffel_tower=330, angkor_wat=100) == (False, True, False)
    assert truths(desk, big_ben=96, eiffel_tower=330, angkor_wat=330) == (False, True, True)


def test_a_card_that_was_turned_is_no_truth_any_more():
    desk = told(*PLAYED)
    assert [one.card for one in desk.referee.state.match.game.view(desk.referee.state.position).places] == ["big-ben", "eiffel-tower"]
    assert unturned(desk.referee.state) == []
    assert not is_unturned(desk)


def test_the_plans_hold_every_number_of_players_and_way_of_telling_a_play():
    planned = list(islice(plans(), 80))
    assert {len(plan.asked["players"]) for plan in planned} == {2, 3, 4, 5, 6, len(PLAYERS)}
    commits = {(plan.are_faces_seen, plan.asked["house"].get("commit", "ok")) for plan in planned}
    assert commits == {(seen, commit) for seen in (False, True) for commit in ("ok", "turned", "pace")}
    assert {bool(plan.shape.row) for plan in planned} == {bool(plan.shape.pads) for plan in planned} == {False, True}
