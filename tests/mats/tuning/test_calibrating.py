"""Slot after slot is measured and told, and what was found is known in the end, also where it was broken off."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from companion.events import Slot
from companion.mats.calibration import Calibration
from companion.mats.tuning.calibrating import ToPeople, ToPrograms, calibrate
from companion.mats.tuning.findings import HubLook, of_calibrating
from companion.mats.tuning.hands import NobodyThere, OfProgram
from companion.mats.tuning.pages import MatLines, Pages
from companion.system.paper import Paper
from hardware.sighting import NOTHING
from tests.cli.running import Stream
from tests.mats.tuning.fake_mat import PLAN, FakeMat, tags

SLOTS = tuple(map(Slot, ("A1", "B1", "A2", "B2", "pad")))
UID = OfProgram.UID


def hears(slot, lying, gain, number):
    """A1 and B1 hear each other's tags from 33 dB on, where A1 hears best; A2 hears badly, B2 not at all."""
    where = lying.get(UID)
    if where is None or (gain == 0 and slot == "A1" and number % 2):
        return NOTHING
    is_heard = {
        "A1": where == "A1" or (where == "B1" and gain >= 4),
        "B1": where == "B1" or (where == "A1" and gain >= 4),
        "A2": where == "A2" and number % 4 == 0,
        "pad": where == "pad",
    }
    return tags(UID) if is_heard.get(slot) else NOTHING


class PassingOver(OfProgram):
    """Hands that lay nothing on some slots."""

    def __init__(self, mat, *slots, ends=None):
        super().__init__(mat)
        self.slots, self.ends, self.is_clear = slots, ends, False

    def clear(self):
        self.is_clear = True

    def lay(self, slot):
        assert self.is_clear
        assert not self._mat.lying
        if slot == self.ends:
            raise self.how
        return None if slot in self.slots else super().lay(slot)


def calibrated(*passed_over, before=None, ends=None, how=KeyboardInterrupt):
    mat, told = FakeMat(hears), []
    hands = PassingOver(mat, *passed_over, ends=ends)
    hands.how = how
    return calibrate(mat, PLAN, SLOTS, hands, before or Calibration(), "now", told.append), told


def test_each_slot_is_measured_with_a_tag_of_its_own():
    outcome, told = calibrated()
    assert outcome.calibration == Calibration(
        {"A1": 33, "B1": 33, "A2": 33, "pad": 33},
        {"A1": {"B1"}, "B1": {"A1"}},
        {"A1": 1.0, "B1": 1.0, "A2": 0.25, "B2": 0.0, "pad": 1.0},
        "now",
    )
    assert (outcome.measured, outcome.passed_over, outcome.is_whole) == (tuple(told), (), True)


def test_a_slot_that_is_passed_over_stays_as_it_was_known():
    outcome, _ = calibrated("A1", before=Calibration({"A1": 48, "pad": 48}, {}, {"A1": 0.5, "pad": 0.5}, "then"))
    assert (outcome.passed_over, outcome.is_whole) == (("A1",), True)
    assert (outcome.calibration.gains["A1"], outcome.calibration.gains["pad"]) == (48, 33)


@pytest.mark.parametrize("how", [KeyboardInterrupt, NobodyThere])
def test_what_was_measured_before_it_was_broken_off_counts(how):
    outcome, _ = calibrated(ends="A2", how=how)
    assert (outcome.passed_over, outcome.is_whole) == (("A2", "B2", "pad"), False)
    assert outcome.calibration.gains.keys() == {"A1", "B1"}


@pytest.mark.parametrize(("reach", "tried"), [(0, "A1 B2 pad"), (120, "A1 B2 pad"), (150, "A1 B1 B2 pad")])
def test_antennas_within_twice_the_reach_are_tried_at_every_gain(reach, tried):
    """From A2 it is 154 mm to B2, 209 to A1 and the pad, 260 to B1; a reach of 0 says nothing of how far antennas hear."""
    mat = FakeMat(hears)
    centres = {slot: (2.2 * x, 2.2 * y) for slot, (x, y) in PLAN.geometry.centres.items()}
    plan = replace(PLAN, geometry=replace(PLAN.geometry, reach=reach, centres=centres))
    calibrate(mat, plan, SLOTS[2:3], PassingOver(mat), Calibration(), "now", lambda _: None)
    assert sorted({slot for slot, gain, _ in mat.probed if gain == 0 and slot != "A2"}) == tried.split()


HUBS = (HubLook("row 1", ("A1", "B1")), HubLook("row 2", ("A2", "B2", "pad")))


def page(outcome, told, language="en", kept=Path("/kept.json"), hubs=HUBS):
    out = Stream()
    words, paper = MatLines(language), Paper(out)
    telling = ToPeople(words, paper, Pages(words, paper, hex))
    telling.begin(PLAN, (), is_simulated=False)
    for one in told:
        telling.hint("ask", one.slot, ())
        telling.measured(one)
    telling.end(outcome, of_calibrating(hubs, (), outcome.measured), 4, kept)
    return out.written()


PAGE = """\
Mat “toy”
One tag goes from slot to slot, and each antenna is listened to while it lies there. Take everything
else off the mat. Enter passes a slot over; Ctrl-C ends it, and what was found until then is kept.

Lay the tag on A1.
A1: 33 dB, heard in 100% of the polls, and by B1 as well
Lay the tag on B1.
B1: 33 dB, heard in 100% of the polls, and by A1 as well
Lay the tag on A2.
A2: 33 dB, heard in 25% of the polls
Lay the tag on B2.
B2: not heard at any gain

Broken off.
Not measured: pad.
Kept in /kept.json.
Not heard at any gain: B2. Lay the tag in the middle of the slot and try again with --slots; if that
  does not help, look at the antenna’s wires, or try another board.
Heard badly: A2 (25%). Lay the card in the middle of its slot. If that does not help, run “facedown
  mat calibrate”, bring the antenna nearer to the card, and keep metal away from it.
"""


def test_people_are_told_each_slot_and_what_is_to_be_done_in_the_end():
    assert page(*calibrated(ends="pad")) == PAGE


def test_where_nothing_was_measured_nothing_changes_and_that_is_told():
    text = page(*calibrated(*SLOTS), kept=None)
    assert text.endswith("kept.\n\nNot measured: A1, B1, A2, B2, pad.\nNothing was measured, and what was known stays as it is.\n")


def test_of_a_mat_that_was_not_listened_to_to_the_end_nothing_is_said_of_the_whole():
    text = page(*calibrated(ends="B1"))
    assert text.endswith("\nBroken off.\nNot measured: B1, A2, B2, pad.\nKept in /kept.json.\n")
    out = Stream()
    outcome, _ = calibrated(ends="B1")
    ToPrograms(out).end(outcome, (), 4, None)
    assert json.loads(out.written()) == {"groups": None, "passed_over": ["B1", "A2", "B2", "pad"], "whole": False, "kept": None}


def test_how_many_groups_take_turns_is_told_of_a_whole_mat():
    text = page(*calibrated())
    assert "Antennas take turns in 4 groups, so that no two that hear each other are on together.\nKept in" in text


def test_what_is_not_kept_is_told():
    outcome, told = calibrated("A2", "B2")
    text = page(outcome, told, kept=None)
    assert "Not measured: A2, B2." in text
    whole, told = calibrated()
    assert "Not measured" not in page(whole, told)
    assert text.endswith("Nothing is kept of it, as these readers are not the mat’s own; --file keeps it in a file.\nAll is well.\n")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_hint_has_its_words(language):
    out = Stream()
    words, paper = MatLines(language), Paper(out)
    telling = ToPeople(words, paper, Pages(words, paper, hex))
    telling.earlier("x.json: it is not JSON")
    telling.hint("clear", None, (Slot("B2"),))
    for what in ("ask", "elsewhere", "no-answer"):
        telling.hint(what, Slot("A1"), (Slot("B2"),))
    lines = [line for line in out.written().split("\n") if line]
    assert "x.json" in lines[0]
    assert "B2" in lines[1]
    assert all("A1" in line for line in lines[2:])
    assert len(lines) >= 5
    outcome, told = calibrated(ends="pad")
    assert page(outcome, told, language).count("A1") == 3
    assert set(re.findall(r"25(.?)%", page(outcome, told, language))) == {"" if language == "en" else "\u00a0"}


def test_programs_are_told_as_it_goes_on():
    out = Stream()
    telling = ToPrograms(out)
    outcome, told = calibrated("pad")
    telling.begin(PLAN, (), is_simulated=True)
    telling.earlier("why")
    telling.hint("elsewhere", Slot("A1"), (Slot("B1"),))
    telling.measured(told[0])
    telling.end(outcome, of_calibrating((HubLook("row 2", ("A2",), "silent"),), ("B1",), outcome.measured), 2, None)
    assert [json.loads(line) for line in out.written().splitlines()] == [
        {"mat": "toy", "simulated": True, "simulated_slots": []},
        {"earlier": "why"},
        {"hint": "elsewhere", "slot": "A1", "others": ["B1"]},
        {
            "slot": "A1",
            "gain": 33,
            "rate": 1.0,
            "shares": {"18": 0.5, "23": 1.0, "33": 1.0, "38": 1.0, "43": 1.0, "48": 1.0},
            "heard_by": ["B1"],
        },
        {"found": "silent", "hub": "row 2", "words": []},
        {"found": "mute", "slots": ["B1"]},
        {"found": "unheard", "slots": ["B2"]},
        {"found": "weak", "slots": ["A2"]},
        {"groups": 2, "passed_over": ["pad"], "whole": True, "kept": None},
    ]
