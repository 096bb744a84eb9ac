"""The report on a mat's parts says of models what they do in truth, within five per cent, and nothing of cards, names or ids."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

import hardware
from companion.app.readers import hub_plans, virtual
from companion.cli.mat_report import UID, OfBuilder, uneven
from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.events import TagLifted, TagPlaced
from companion.mats.breaking import parse_breaks
from companion.mats.files import parse_mat
from companion.mats.tuning.pages import MatLines
from companion.mats.tuning.reporting import AtRest, Delays, parts_of, report_text, reported, spread
from companion.system.clock import VirtualClock
from companion.system.paper import Paper
from tests.cli.running import Stream

READER = '[[readers]]\nname = "{}"\nkind = "hub"\nport = "{}"\nslots = {}\n'
PLAN = parse_mat(
    'name = "secret mat"\n[grid]\ncolumns = 3\nrows = 1\n'
    + READER.format("row 1", "one", ["A1", "B1"])
    + READER.format("row 2", "two", ["C1"]),
    "secret.toml",
)
PLANS = hub_plans(PLAN)
MANY = 40  # acts of which the mean is the truth
QUIET = 0.1  # seconds between two passes of a quiet mat
MACHINE = {"model": "none", "kernel": "none"}


def near(figure, bound=0.05):
    return pytest.approx(figure, rel=bound)


class Hands:
    def __init__(self, mat, clock, ends_at=None):
        self.mat, self.clock, self.ends_at, self.wanted, self.left = mat, clock, ends_at, [], []

    def want(self, what, slot):
        self.wanted.append((what, slot))
        if len(self.wanted) == self.ends_at:
            raise KeyboardInterrupt
        self.mat.lay(UID, slot) if what == "lay" else self.mat.lift(UID)

    def leave(self, seconds):
        self.left.append(seconds)


def report(*breaks, rest=10.0, ends_at=None):
    mat, clock = virtual(PLAN, None, parse_breaks(breaks, PLANS)), VirtualClock()
    hands = Hands(mat, clock, ends_at)

    def parts():
        return parts_of(mat, PLANS, ("model", "model"), {})

    return reported(mat, PLAN.shape, clock, hands, uneven, parts, MACHINE, is_simulated=True, rest=rest), hands


class Match:
    """The evidence of a match over that mat, whose events come with the times of their passes."""

    def __init__(self):
        self.mat, self.settled, self.events, self.ended = virtual(PLAN), Mat(), [], 0.0
        self.settling = Settling(PLAN.shape)

    def until(self, at):
        for one in self.mat.passes(at):
            self.ended = one.at
            taken = self.settling.take(one, self.settled)
            for event in taken.events:
                self.settled = self.settled.after(event)
                self.events.append((type(event), one.at))
            if taken.doubtful:
                self.mat.ask(taken.doubtful)

    def quiet_pass(self):
        """When the next pass of a quiet mat ends."""
        self.until(self.mat.now + 3.5)
        before = self.ended
        while self.ended == before:
            self.until(self.mat.now + 0.001)
        return self.ended


def true_delays():
    """Means in milliseconds of acts whose times are known, which are spread evenly over the time between two passes."""
    match, found = Match(), {TagPlaced: [], TagLifted: []}
    slots = spread([slot for slot in PLAN.shape.polled if slot in match.mat.slots], MANY)
    for number, slot in enumerate(slots):
        for kind, delays in found.items():
            acted = match.quiet_pass() + QUIET * (number * 7 % MANY + 0.5) / MANY
            match.until(acted)
            match.mat.lay(UID, slot) if kind is TagPlaced else match.mat.lift(UID)
            match.until(acted + 1.5)
            delays += [(at - acted) * 1000 for what, at in match.events if what is kind and at >= acted]
    return found


def test_delays_of_laid_and_lifted_cards_are_those_of_the_model():
    one, hands = report()
    truth = true_delays()
    assert [len(found) for found in truth.values()] == [MANY, MANY]
    assert fmean(one.laid.milliseconds) == near(fmean(truth[TagPlaced]), 0.035)
    assert fmean(one.lifted.milliseconds) == near(fmean(truth[TagLifted]), 0.035)
    assert (len(one.laid.milliseconds), one.laid.unnoticed, one.is_whole) == (10, 0, True)
    assert [what for what, _ in hands.wanted] == ["lay", "lift"] * 13 + ["lay"]
    assert hands.left == [10.0]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_builder_is_asked_for_each_act_by_its_slot(language):
    out = Stream()
    hands = OfBuilder(MatLines(language), Paper(out))
    for what in ("lay", "lift"):
        hands.want(what, "C1")
    hands.leave(60.0)
    lay, lift, leave = out.written().splitlines()
    assert ("C1" in lay, "C1" in lift, "60" in leave) == (True, True, True)
    if language == "en":
        assert (lay, lift) == ("Lay the card on C1.", "Take the card away from C1.")


def test_a_pad_is_measured_as_a_cell_is():
    plan = parse_mat('name = "pad"\n[grid]\ncolumns = 0\nrows = 0\n[pads]\naction = ["pad"]\n', "pad.toml")
    mat, clock = virtual(plan), VirtualClock()
    one = reported(mat, plan.shape, clock, Hands(mat, clock), uneven, tuple, MACHINE, is_simulated=True, acts=3, rest=1.0)
    assert (len(one.laid.milliseconds), len(one.lifted.milliseconds)) == (3, 3)
    assert max(one.laid.milliseconds) < 200


def test_shares_at_rest_are_those_that_the_model_is_given():
    one, _ = report("garble:A1=50", rest=150.0)
    counted = one.rest.row()
    assert counted["garbled_share"] == near(0.5)
    assert (counted["missed_share"], counted["spurious_share"]) == (0.0, 0.0)
    weak, _ = report("weak:A1=50", rest=150.0)
    assert weak.rest.row()["missed_share"] == near(0.5)


def test_passes_at_rest_are_counted_with_their_longest_gap():
    one, _ = report(rest=30.0)
    mat = virtual(PLAN)
    mat.lay(UID, "A1")
    list(mat.passes(10.0))
    truth = len(list(mat.passes(40.0))) / 30.0
    assert one.rest.row()["passes_per_second"] == near(truth)
    assert one.rest.longest_gap_ms == near(1000 / truth, 0.2)


def test_a_whole_pass_and_one_of_a_single_slot_take_what_they_take_in_the_model():
    one, _ = report()
    mat, ends = virtual(PLAN), []
    list(mat.passes(10.0))
    while mat.now < 11.0:
        mat.ask(["A1"])
        ends += [(seen.at, len(seen.heard)) for seen in mat.passes(mat.now + 0.001)]
    asked = [after - before for (before, _), (after, count) in pairwise(ends) if count == 1]
    assert one.passes.asked_ms == near(1000 * fmean(asked))
    assert 8.0 < one.passes.whole_ms < 31.5  # of known antennas alone, and of verified ones alone


def test_shares_by_gain_are_those_of_the_slots_that_were_listened_to():
    well, _ = report()
    assert (well.slots_measured, set(well.gains.values())) == (3, {1.0})
    weak, _ = report("weak:A1=50")
    assert [share == pytest.approx(5 / 6, abs=0.1) for share in weak.gains.values()] == [True] * 6


def test_readers_tell_their_chips_and_nothing_of_their_names():
    one, _ = report("clone:B1")
    (first, second) = (reader.row() for reader in one.readers)
    assert (first["chips"], second["chips"]) == (["MFRC522 v2.0", "chip 0x12"], ["MFRC522 v2.0"])
    assert (first["kind"], first["antennas"], first["bus"], first["resets"]) == ("model", 2, None, 0)


def test_no_name_of_the_mat_or_a_reader_no_slot_and_no_id_is_in_the_file():
    text = report_text(report()[0])
    for secret in (PLAN.name, "row 1", "row 2", UID, UID.upper(), "A1", "C1"):
        assert secret not in text


def test_what_was_measured_until_it_was_broken_off_is_kept():
    one, _ = report(ends_at=25)
    assert (one.is_whole, len(one.laid.milliseconds), one.gains, one.rest) == (False, 10, {}, AtRest())
    assert json.loads(report_text(one))["whole"] is False


def test_a_mat_that_notices_nothing_is_given_up():
    one, hands = report("stuck")
    assert (one.laid, one.lifted) == (Delays((), 2), Delays((), 2))
    assert len(hands.wanted) < 15


def test_the_slots_are_spread_over_the_mat():
    assert spread(tuple("abcdefgh"), 4) == tuple("aceg")
    assert spread(tuple("abc"), 5) == tuple("abcab")
    assert spread((), 5) == ()


def test_every_figure_that_the_guide_names_is_in_the_file():
    readme = (Path(hardware.__file__).parent / "README.md").read_text(encoding="utf-8")
    section = readme.partition("\n## What is not measured yet\n")[2].partition("\n## ")[0]
    cells = [line.rstrip("|").split(" | ")[-1] for line in section.splitlines() if line.startswith("| ") and line.count(" | ") == 3]
    named = {name for cell in cells[1:] for name in cell.replace("`", "").replace(",", " ").split() if "." in name or "_" in name}
    assert len(named) >= 8
    row = report()[0].row()
    parts = {**row["readers"][0], "bus": {"call_us", "select_us", "ready_us", "transfers_per_second"}, "tag": {"wake_us", "answer_us"}}
    for name in named:
        where, _, key = name.rpartition(".")
        there = parts[where] if where in ("bus", "tag") else row[where] if where else parts
        assert key in there, name
