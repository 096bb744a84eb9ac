"""The first steps of a card's walk: passes of the readers are settled, entered, and become announcements."""

from dataclasses import replace

import pytest

from companion.cards.decks.files import find
from companion.core.decks.register import Register
from companion.core.mat.shape import Shape
from companion.core.walk import Walk
from companion.events import Elapsed, SlotsFrozen, TagLifted, TagPlaced, TagTapped
from companion.simulator.radio import radio_under
from companion.simulator.soaking import Listening
from hardware.readers.noise import Noise
from hardware.readers.scripted import Scripted
from hardware.sighting import FAULT, NOTHING, Pass, Tags
from tests.core.games.comparity.decks import setup_of

EVERY = 0.05
BIG_BEN, PASS_OF_A_BUS = "card:landmarks/big-ben", "04f00dfacade42"
SLOTS = ("A1", "B1", "A2", "B2", "pad")


class Walked:
    """A mat of four cells and a pad, and readers that hear what the test wrote down."""

    def __init__(self, passes, blind=()):
        deck = find("landmarks")
        setup = replace(setup_of(deck, 2), shape=Shape(2, 2, blind=frozenset(blind)))
        self.referee = Listening(setup, deck, Register().naming([deck]))
        self.readers = Scripted(SLOTS, passes)
        self.walk = Walk(self.referee, self.readers)
        self._told = len(self.referee.heard)

    def until(self, at):
        """What is said up to that time."""
        self.walk.advance(at)
        told, self._told = self._told, len(self.referee.heard)
        return [said.key for said in self.referee.heard[told:]]

    @property
    def entered(self):
        _, *rest = self.referee._journal.entries()
        return [entry.event for entry in rest]


def lying(uid, slot, begin, end, until):
    """Full passes in which that tag lies there from `begin` up to `end`, and nothing else anywhere."""
    return [passed(at, {slot: Tags((uid,))} if begin <= at < end else {}) for at in times(until)]


def passed(at, heard):
    return Pass(at, {**dict.fromkeys(SLOTS, NOTHING), **heard})


def times(until):
    return [round(number * EVERY, 3) for number in range(1, round(until / EVERY) + 1)]


def test_a_card_that_is_heard_becomes_an_announcement_once_it_is_firm():
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 9.0, until=3.0))
    assert walked.until(2.0) == []
    assert walked.entered == [TagPlaced("B1", BIG_BEN, 0.6)]
    assert walked.until(3.0) == ["comparity-opens", "comparity-turn"]
    assert walked.entered == [TagPlaced("B1", BIG_BEN, 0.6), Elapsed(2.1)]


def test_a_card_that_is_lifted_before_it_is_firm_was_nothing():
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 1.5, until=4.0))
    assert walked.until(4.0) == []
    placed, lifted = walked.entered
    assert (type(placed), type(lifted), lifted.slot, lifted.uid) == (TagPlaced, TagLifted, "B1", BIG_BEN)
    assert 1.7 < lifted.at < 2.1


def test_a_card_that_is_lifted_seems_to_leave_long_before_it_has():
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 1.5, until=4.0))
    leaving = {}
    for at in times(4.0):
        walked.until(at)
        leaving.setdefault(walked.walk.leaving, []).append(at)
    assert set(leaving) == {(), ("B1",)}
    seemed, lifted = leaving["B1",], walked.entered[-1]
    assert seemed[0] <= 1.75
    assert lifted.at - seemed[-1] == pytest.approx(EVERY)  # it does not seem so any more once it is so
    assert [type(one) for one in walked.entered] == [TagPlaced, TagLifted]


def test_a_card_that_was_hidden_for_a_moment_seems_to_leave_and_nothing_is_entered():
    walked = Walked([*lying(BIG_BEN, "B1", 0.5, 3.0, until=3.0)[:30], *gap(1.5), *lying(BIG_BEN, "B1", 0.5, 3.0, until=3.0)[35:]])
    seen = []
    for at in times(3.0):
        walked.until(at)
        seen.append(walked.walk.leaving)
    assert [one for number, one in enumerate(seen) if number == 0 or one != seen[number - 1]] == [(), ("B1",), ()]
    assert walked.entered == [TagPlaced("B1", BIG_BEN, 0.6), Elapsed(2.1)]


def gap(begin):
    """Five passes in which nothing lies anywhere."""
    return [passed(round(begin + number * EVERY, 3), {}) for number in range(1, 6)]


def test_a_card_on_the_pad_is_shown():
    walked = Walked(lying(BIG_BEN, "pad", 1.0, 1.5, until=2.0))
    assert "comparity-opens" in walked.until(2.0)
    assert TagTapped in map(type, walked.entered)


def test_what_lies_wrong_is_said_when_it_is_due():
    walked = Walked(lying(PASS_OF_A_BUS, "A2", 0.5, 9.0, until=4.0))
    assert walked.until(2.0) == []
    assert walked.until(4.0) == ["table-wrong-unknown-tag"]
    assert walked.entered == [TagPlaced("A2", PASS_OF_A_BUS, 0.6), Elapsed(2.1)]


def test_slots_that_are_in_doubt_are_asked_for_again_at_once():
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 1.5, until=3.0))
    walked.until(0.45)
    assert walked.readers.asked == []
    walked.until(0.5)
    assert walked.readers.asked == [("B1",)]
    walked.until(1.45)
    assert walked.readers.asked == [("B1",)] * 2  # until it was placed at 0.6
    walked.until(3.0)
    assert set(walked.readers.asked[2:]) == {("B1",)}  # until it was lifted


def test_what_was_asked_for_is_heard_between_two_passes():
    """Three polls of one moment are one; 40 ms later it has settled, though no full pass has come by."""
    asked = [Pass(0.5 + step, {"B1": Tags((BIG_BEN,))}) for step in (0.005, 0.01, 0.045)]
    walked = Walked([*lying(BIG_BEN, "B1", 0.5, 0.51, until=0.5), *asked])
    walked.until(0.545)
    assert walked.entered == [TagPlaced("B1", BIG_BEN, 0.545)]


def test_doubts_about_two_slots_are_asked_together_in_the_order_of_the_mat():
    two = {"A2": Tags((PASS_OF_A_BUS,)), "A1": Tags((BIG_BEN,))}
    walked = Walked([passed(0.05, {}), passed(0.1, two)])
    walked.until(0.1)
    assert walked.readers.asked == [("A1", "A2")]


def test_all_that_one_pass_settles_is_entered_before_the_next():
    two = {"A2": Tags((PASS_OF_A_BUS,)), "A1": Tags((BIG_BEN,))}
    walked = Walked([passed(at, two if at >= 0.5 else {}) for at in times(1.0)])
    walked.until(1.0)
    assert walked.entered == [TagPlaced("A1", BIG_BEN, 0.6), TagPlaced("A2", PASS_OF_A_BUS, 0.6)]


def test_readers_are_asked_between_two_passes_and_not_after_all_of_them():
    walked = Walked(())
    radio = radio_under(Shape(2, 2), Noise(), 1)
    radio.lay(BIG_BEN, "B1")
    Walk(walked.referee, radio).advance(0.2)
    assert radio.tally["passes"] > 0.2 / EVERY


def test_a_still_mat_asks_for_nothing_and_enters_nothing():
    walked = Walked(lying(BIG_BEN, "B1", 9.0, 9.0, until=3.0))
    assert walked.until(3.0) == []
    assert (walked.entered, walked.readers.asked) == ([], [])


def test_time_passes_between_passes_and_after_the_last():
    """The card becomes firm at its time, also where no pass comes then."""
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 9.0, until=1.0))
    assert walked.until(2.05) == []
    assert walked.until(2.1) == ["comparity-opens", "comparity-turn"]
    assert walked.entered[-1] == Elapsed(2.1)


def test_what_is_due_before_a_pass_comes_before_what_the_pass_tells():
    late = [passed(at, {}) for at in (2.5, 2.6, 2.7, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3)]
    walked = Walked([*lying(BIG_BEN, "B1", 0.5, 9.0, until=1.0), *late])
    assert walked.until(4.0)[:1] == ["comparity-opens"]
    assert [type(one) for one in walked.entered[:2]] == [TagPlaced, Elapsed]
    assert walked.entered[1] == Elapsed(2.1)
    assert [one.at for one in walked.entered] == sorted(one.at for one in walked.entered)


def test_passes_that_are_still_to_come_are_left_for_later():
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 9.0, until=3.0))
    for at in times(3.0):
        walked.until(at)
        assert all(event.at <= at for event in walked.entered)
    whole = Walked(lying(BIG_BEN, "B1", 0.5, 9.0, until=3.0))
    whole.until(3.0)
    assert whole.entered == walked.entered


def test_silent_slots_are_told_as_such():
    faults = dict.fromkeys(("A1", "B1"), FAULT)
    walked = Walked([passed(at, faults) for at in times(3.0)])
    walked.until(3.0)
    (frozen,) = walked.entered
    assert (type(frozen), frozen.slots) == (SlotsFrozen, ("A1", "B1"))


@pytest.mark.parametrize("blind", [(), ("B1",)])
def test_a_cell_without_a_reader_is_not_listened_to(blind):
    walked = Walked(lying(BIG_BEN, "B1", 0.5, 9.0, until=3.0), blind)
    walked.until(3.0)
    assert bool(walked.entered) is not bool(blind)
