"""Breaks of models of the chips: hubs and chips report them, and what they do to cards is as much as was asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from hardware.readers.breaks import KINDS, Break
from hardware.readers.broken import BEGINNINGS, ENDINGS, broken
from hardware.readers.hub.conductor import HubPlan
from hardware.sighting import FAULT, GARBLED, NOTHING, Tags

SLOTS = ("A1", "B1", "A2", "B2")
PLANS = [HubPlan("one", SLOTS[:2], (0, 0), (4, 4)), HubPlan("two", SLOTS[2:], (0, 0), (4, 4))]
PLACES = {slot: (200.0 * number, 0.0) for number, slot in enumerate(SLOTS)}
CARD = "04a1b2c3d4e5f6"


def mat(*breaks, seed=0):
    readers = broken(PLANS, PLACES, 120.0, breaks, seed)
    readers.lay(CARD, "A1")
    return readers


def heard_of(readers, until, slot="A1"):
    return [one.heard[slot] for one in readers.passes(until) if slot in one.heard]


def test_every_kind_begins_and_those_that_may_end_in_a_match_end():
    assert BEGINNINGS.keys() == KINDS.keys()
    repeating = {"loose", "resets", "telephone"}  # which look at their end themselves
    assert ENDINGS.keys() | repeating | {"crash"} == {name for name, kind in KINDS.items() if not kind.is_built_in}


@pytest.mark.parametrize(("kind", "amount", "struck", "share"), [("weak", 30, NOTHING, 0.7), ("garble", 5, GARBLED, 0.05)])
def test_of_a_card_that_lies_there_the_share_that_was_asked_for_is_struck(kind, amount, struck, share):
    heard = Counter(heard_of(mat(Break(kind, ("A1",), (0,), amount)), 60.0)[20:])
    assert heard[struck] / heard.total() == pytest.approx(share, abs=0.02)
    assert heard[Tags((CARD,))] == heard.total() - heard[struck]


ENDING = [("dead", FAULT), ("stuck", FAULT), ("weak", NOTHING), ("covered", GARBLED), ("pull", FAULT)]


@pytest.mark.parametrize(("kind", "struck"), ENDING)
def test_a_break_begins_at_its_time_and_ends_at_its_time(kind, struck):
    readers = mat(Break(kind, ("A1",), (0,), 0.0, begins=2.0, ends=4.0))
    before = Counter(heard_of(readers, 2.0)[5:])
    list(readers.passes(3.0))
    during = Counter(heard_of(readers, 3.9))
    list(readers.passes(5.5))
    after = Counter(heard_of(readers, 8.0))
    assert [set(one) for one in (before, during, after)] == [{Tags((CARD,))}, {struck}, {Tags((CARD,))}]


def test_other_slots_hear_as_well_as_ever():
    readers = mat(*(Break(kind, ("B1",), (0,), 50) for kind in ("dead", "weak", "garble")), Break("pull", SLOTS[2:], (1,)))
    assert set(heard_of(readers, 10.0)[5:]) == {Tags((CARD,))}


def test_what_hubs_report_is_reported_by_the_conductor():
    kinds = {"pull": "unplugged", "version": "wire-version", "antennas": "slots", "crash": "crashed", "slow": "slow"}
    found = {}
    for kind in kinds:
        readers = mat(Break(kind, SLOTS[2:], (1,), 7))
        list(readers.passes(4.0))
        found[kind] = dict(readers.trouble)
    assert found == {kind: {1: slug} for kind, slug in kinds.items()}


def test_what_chips_report_stands_in_the_health_of_their_hub():
    readers = mat(Break("clone", ("A1",), (0,)), Break("resets", ("B1",), (0,)), Break("forgetful", SLOTS[2:], (1,)))
    list(readers.passes(6.0))
    (counterfeit, again), unsound = readers.health[0].slots, readers.health[1].slots
    assert (counterfeit[:2], again[2] > 2) == ((0x12, 2), True)
    assert {state for _, state, _ in unsound} == {3}


def test_the_same_breaks_and_the_same_seed_give_the_same_passes():
    def passes(seed):
        return list(mat(Break("weak", ("A1",), (0,), 40), Break("loose", ("B1",), (0,), 20), seed=seed).passes(5.0))

    assert passes(1) == passes(1)
    assert passes(1) != passes(2)
