"""What counts as a truth of a table of Comparity, and which tables there are."""

from __future__ import annotations

from itertools import islice

from companion.core.decks.derived import with_numbers
from tests.hiding.comparity.known import numbers_of, secrets
from tests.hiding.comparity.plans import PLAYERS, plans
from tests.hiding.desk import Desk, shipped


def laid(*cells):
    """A match of two in which these closed cards lie, and their numbers' order."""
    desk = Desk({"order": "height", "players": ["Anna", "Boris"]}, shipped("landmarks"))
    for (slot, card), at in zip(cells, range(0, 100, 10), strict=False):
        desk.tell(f'{{"place": "{slot}", "card": "{card}", "at": {at}}}'.encode())
        desk.tell(b'{"wait": 5}')
    return desk


def heights(**numbers):
    return with_numbers(shipped("landmarks"), {card.replace("_", "-"): {"height": value} for card, value in numbers.items()})


def test_only_what_changes_a_truth_of_the_table_counts():
    desk = laid(("D4", "big-ben"), ("E4", "eiffel-tower"))
    state = desk.referee.state

    def truths(**numbers):
        return secrets(state, numbers_of(heights(**numbers), state))

    assert truths(big_ben=96, eiffel_tower=330) == (True,)
    assert truths(big_ben=330, eiffel_tower=96) == (False,)
    assert truths(big_ben=1, eiffel_tower=1) == (True,)
    assert truths(big_ben=96, eiffel_tower=330, angkor_wat=1000) == (True,)


def test_a_gap_and_a_loose_card_are_truths_of_the_table():
    desk = laid(("D4", "big-ben"), ("E4", "eiffel-tower"), ("E5", "angkor-wat"))
    desk.tell(b'{"place": "C4", "card": "abraj-al-bait", "at": 100}')
    state = desk.referee.state

    def truths(**numbers):
        return secrets(state, numbers_of(heights(**numbers), state))

    assert truths(abraj_al_bait=1, big_ben=2, eiffel_tower=3, angkor_wat=4) == (True, True, True, True)
    assert truths(abraj_al_bait=1, big_ben=2, eiffel_tower=5, angkor_wat=4) == (True, False, True, True)
    assert truths(abraj_al_bait=1, big_ben=5, eiffel_tower=6, angkor_wat=4) == (True, False, False, True)
    assert truths(abraj_al_bait=9, big_ben=2, eiffel_tower=3, angkor_wat=4) == (True, True, True, False)


def test_the_plans_hold_every_number_of_players_memory_and_way_of_checking():
    planned = list(islice(plans(), 60))
    assert {len(plan.asked["players"]) for plan in planned} == {2, 3, 4, len(PLAYERS)}
    pairs = {(plan.are_faces_seen, bool(plan.asked["set_aside"])) for plan in planned}
    assert pairs == {(False, False), (False, True), (True, False), (True, True)}
    assert {plan.asked["house"].get("check") for plan in planned if plan.shape.columns} == {None, "lift"}
