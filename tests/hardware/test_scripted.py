"""Scripted readers play what they were given; and what every kind of reader does, scripted or simulated."""

from __future__ import annotations

from random import Random

import pytest

from hardware.readers.noise import Noise
from hardware.readers.port import Readers
from hardware.readers.scripted import Scripted
from hardware.readers.simulated import Simulated
from hardware.sighting import FAULT, GARBLED, NOTHING, Pass, Tags

SLOTS = ("A1", "B1", "C1")
SCRIPT = (
    Pass(0.05, {"A1": NOTHING, "B1": Tags(("04a1",)), "C1": GARBLED}),
    Pass(0.055, {"C1": FAULT}),
    Pass(0.1, {"A1": NOTHING, "B1": NOTHING, "C1": NOTHING}),
)


def test_a_script_is_played_once_and_up_to_the_time_asked_for():
    readers = Scripted(SLOTS, SCRIPT)
    heard = [tuple(readers.passes(until)) for until in (0.04, 0.055, 0.055, 9.0, 9.0)]
    assert heard == [(), SCRIPT[:2], (), SCRIPT[2:], ()]


def test_what_a_script_is_asked_for_is_remembered_in_the_order_of_the_mat():
    readers = Scripted(SLOTS, SCRIPT)
    for asked in (("B1",), frozenset({"C1", "A1", "B1"}), ()):
        readers.ask(asked)
    assert readers.asked == [("B1",), ("A1", "B1", "C1"), ()]
    assert tuple(readers.passes(9.0)) == SCRIPT


def test_a_script_that_goes_back_in_time_is_none():
    with pytest.raises(ValueError, match="back in time"):
        Scripted(SLOTS, (SCRIPT[2], SCRIPT[0]))


def scripted() -> Readers:
    full = dict.fromkeys(SLOTS, NOTHING)
    return Scripted(SLOTS, [each for at in range(1, 40) for each in (Pass(at / 20, full), Pass(at / 20 + 0.005, {"B1": NOTHING}))])


def simulated() -> Readers:
    return Simulated(SLOTS, (("A1", "B1"), ("C1",)), {"A1": ("B1",), "B1": ("A1",)}, Noise.of(0.3), Random(5))


@pytest.fixture(params=[scripted, simulated])
def readers(request):
    return request.param()


def test_all_readers_poll_only_their_slots_and_all_of_them(readers):
    heard = [tuple(each.heard) for each in readers.passes(1.0)]
    assert readers.slots == SLOTS
    assert set(heard) - {("B1",)} == {SLOTS}


def test_all_readers_tell_each_pass_once_and_oldest_first(readers):
    taken = []
    for until in (0.02, 0.2, 0.2, 0.11, 0.333, 1.0):
        passes = list(readers.passes(until))
        assert all(each.at <= until for each in passes)
        taken += passes
    times = [each.at for each in taken]
    assert len(times) >= 20
    assert times == sorted(set(times))


def test_all_readers_go_on_where_somebody_stopped_listening(readers):
    first = next(iter(readers.passes(1.0)))
    assert all(each.at > first.at for each in readers.passes(1.0))


def test_all_readers_answer_at_once_for_slots_that_are_asked_again(readers):
    passes = readers.passes(1.0)
    for _ in range(5):
        full = next(passes)
        readers.ask(frozenset({"B1"}))
        again = next(passes)
        assert (tuple(full.heard), tuple(again.heard)) == (SLOTS, ("B1",))
        assert full.at < again.at < full.at + 0.05


def test_all_readers_refuse_to_be_asked_for_what_is_not_theirs(readers):
    with pytest.raises((KeyError, ValueError), match=r"Z9|not in tuple"):
        readers.ask(("Z9",))


def test_all_readers_fall_silent_once_closed_also_in_the_middle(readers):
    passes = readers.passes(1.0)
    next(passes)
    readers.ask(("B1",))
    readers.close()
    assert (list(passes), list(readers.passes(1.5))) == ([], [])
    readers.close()
