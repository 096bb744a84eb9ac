"""Lines 56 to 63 of the checklist: a card that is heard badly is announced before it is taken for lifted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.events import ReadsBadly, ReadsWell, Slot, TagLifted, TagPlaced, Uid
from hardware.readers.noise import Noise
from tests.core.mat.listening import Listening, lying
from tests.core.mat.noisy_mat import NoisyMat

BADLY = "a - a - a "  # two polls of five miss it
LONG_AGO = 10.0  # seconds since it was laid


def listening(mat=None, **lies):
    return Listening(mat or lying(A1="a"), at=LONG_AGO, **(lies or {"A1": "a"}))


def weak():
    table = listening()
    assert table.row("A1", BADLY * 20) == ["badly A1"]
    return table


@pytest.mark.parametrize("signs", [BADLY, "a a a - - ", "a ? a ? a ", "a - a ? a ", "a - - - "], ids=str)
def test_56_a_card_that_two_polls_of_five_miss_or_garble_is_told_of_once_within_seconds(signs):
    table = listening()
    assert table.row("A1", signs * 100) == ["badly A1"]
    assert 2 <= table.times["badly A1"] - LONG_AGO <= 4.5
    assert (table.mat.weak, table.lying) == ({"A1"}, {"A1": "a"})


def test_it_is_told_before_anybody_takes_it_for_lifted():
    radio = full_mat(Noise())
    for number in range(64):
        radio.readers.weaken(f"tag-{number}", 0.6)
    radio.listen(12)
    assert sorted(event.slot for event in radio.events) == sorted(radio.shape.slots[:64])
    assert {type(event) for event in radio.events} == {ReadsBadly}


def full_mat(noise):
    radio = NoisyMat(noise)
    for number, slot in enumerate(radio.shape.slots[:64]):
        radio.readers.lay(f"tag-{number}", slot)
    radio.listen(5)
    radio.events.clear()
    return radio


def test_57_what_a_radio_mishears_as_a_rule_is_nothing():
    for noise in (Noise(missed_singly=0.1), Noise(missed_in_runs=0.05, run_mean=3.0, garbled=0.01)):
        radio = full_mat(noise)
        radio.listen(180)
        assert radio.events == []
    table = listening()
    assert table.row("A1", "a a - a a a a a - a " * 200) == []


def test_58_hands_that_hide_it_are_nothing():
    table = listening()
    for _ in range(7):
        assert table.asking(0.2, A1="-") + table.asking(0.2) == []
    assert table.asking(10) == []
    for _ in range(30):
        assert table.asking(0.2, A1="-") + table.asking(1) == []
    for _ in range(5):  # hands that rest on it, or another card held over it
        assert table.asking(2, A1="?") + table.asking(1) == []


def test_59_in_its_first_four_seconds_it_may_be_heard_as_badly_as_it_likes():
    table = Listening(A1="a")
    assert table.passes(3) == ["A1+a"]
    assert table.row("A1", BADLY * 16) == []
    assert table.asking(10) == []
    table = Listening(A1="a")
    assert table.row("A1", "a a a " + BADLY * 40) == ["A1+a", "badly A1"]
    assert table.times["badly A1"] - table.times["A1+a"] > 4 + 2


def test_60_it_is_over_once_the_card_was_heard_well_for_four_seconds():
    table = weak()
    assert table.passes(79) == []
    assert table.passes() == ["well A1"]
    assert table.mat == lying(A1="a")
    assert table.asking(10) == []
    table = weak()
    for _ in range(20):
        assert table.row("A1", "a a - ") + table.passes(10) + table.row("A1", "- ? -") == []
    assert table.row("A1", "a a a a a a a a a ? " * 30) == ["well A1"]
    assert table.row("A1", BADLY * 20) == ["badly A1"]
    table.mat = table.mat.after(TagPlaced(Slot("B1"), Uid("b"), 0.0))
    assert table.lies(B1="b").row("A1", "a ab a a a a a a a a a a a a a a a a a a " * 6) == ["well A1"]  # a neighbour's is no miss


def test_61_a_card_that_is_carried_off_or_covered_is_the_end_of_it_without_a_word():
    table = weak()
    assert table.lies(A1="-").passes(120) == ["A1-a"]
    assert table.mat.weak == frozenset()
    assert table.lies(A1="a").passes(5) == ["A1+a"]
    assert table.mat.weak == frozenset()
    assert table.row("A1", BADLY * 40) == ["badly A1"]
    for _ in range(2):
        assert table.lies(A1="-").passes(60) == ["A1-a"]
        assert table.mat.weak == frozenset()
        assert table.lies(A1="a").passes(4) == ["A1+a"]
        assert (table.mat.weak, table.row("A1", BADLY * 40)) == ({"A1"}, [])
    table.lies(A1="ab")
    assert table.passes(4) == ["A1+b"]
    assert (table.mat.weak, table.asking(10)) == (frozenset(), [])
    table = weak()
    table.mat = table.mat.after(TagLifted(Slot("A1"), Uid("a"), table.at))  # typed in
    assert (table.mat.weak, table.passes(4)) == (frozenset(), ["A1+a"])


def test_62_of_two_cards_on_each_other_of_one_heard_beside_it_and_of_pads_nothing_is_told():
    table = listening(lying(A1="ab"), A1="ab")
    assert table.row("A1", "ab a ab b ab - ? " * 60) == []
    table = listening(lying(A1="a", B1="b"), A1="a", B1="b")
    assert table.row("A1", "ab b ab - b a " * 60 + "a - - b " * 60) == []
    for place in ("pad", "site"):
        table = listening(lying(**{place: "a"}), **{place: "a"})
        table.passes(20)
        assert table.row(place, BADLY * 60) == []


def test_63_after_a_restart_and_a_silence_it_is_heard_badly_still_and_not_told_again():
    table = weak()
    assert table.passes(12, A1="!") == ["frozen A1"]
    assert table.row("A1", "! - ! a ! ? !" + " a" * 6 + BADLY * 20) == ["back A1"]
    assert (table.mat.weak, table.passes(80)) == ({"A1"}, ["well A1"])
    table = weak()
    assert table.passes(12, A1="!", B1="!") == ["frozen A1 B1"]
    table.lies(B1="?")
    assert told(table, 0.02, "a " * 140) == []  # nothing is told of a slot that waits for another one
    assert told(table, 0.02, "a " * 15) == ["back A1 B1"]
    table = weak().restart()
    assert table.row("A1", BADLY * 20) == []
    assert table.passes(80) == ["well A1"]
    table = weak().restart()
    table.mat = Mat()
    assert table.passes(4) == ["A1+a"]


@pytest.mark.parametrize("every", [0.02, 0.05, 0.1])
def test_polls_are_counted_as_they_come_however_many_in_a_second(every):
    table = listening()
    assert told(table, every, "a a a a - " * 200) == []
    assert told(table, every, BADLY * 20) == ["badly A1"]
    table = listening()
    table.passes()
    told(table, every, "a a a a a a a a a a a a a a a a a a a - " * 20)
    assert len(told(table, every, "- " * 9)) == (every > 0.02)  # nine silences are enough, and at 20 ms they are 0.16 s


@pytest.mark.parametrize("hubs", [1, 3, 7])
def test_polls_are_counted_where_each_hub_has_passes_of_its_own(hubs):
    table = Listening(lying(A1="a"), Shape(columns=6, rows=1), at=LONG_AGO, A1="a")
    slots = list(table.truth)
    parts = [slots[number::hubs] for number in range(hubs)]
    heard = []
    for number, sign in enumerate(("a a a a - " * 100 + BADLY * 40).split()):
        for part in parts:
            heard += [(number, one) for one in table.take(0.05 / hubs, {slot: (table.truth | {"A1": sign})[slot] for slot in part})]
    assert heard == [(579, "badly A1")]


def told(table, every, signs):
    return [one for sign in signs.split() for one in table.take(every, table.truth | {"A1": sign})]


def test_passes_that_stop_bridge_nothing():
    table = listening()
    for _ in range(20):
        assert table.row("A1", BADLY * 4) == []
        table.gap(5)


def test_a_weak_slot_is_asked_again_only_where_it_missed_its_card():
    table = weak()
    table.passes()
    assert table.doubtful == ()
    table.passes(A1="-")
    assert table.doubtful == ("A1",)


def test_whatever_hands_and_readers_do_it_is_told_of_lone_cards_on_cells_and_nothing_else():
    radio, chance = NoisyMat(Noise.of(0.05), seed=3), Random(5)
    places = (*radio.shape.slots[:8], "pad")
    for number in range(60):
        uid, deed = f"tag-{chance.randrange(4)}", chance.random()
        if deed < 0.25 or number < 4:
            radio.readers.lay(uid, chance.choice(places))
        elif deed < 0.35:
            radio.readers.lift(uid)
        elif deed < 0.95:
            answers = chance.choice((0.55, 1.0))
            for one in range(4):
                radio.readers.weaken(f"tag-{one}", answers)
        else:
            radio.readers.silence(0, radio.at + chance.uniform(0.5, 6))
        radio.listen(chance.uniform(0.5, 12))
    mat, counts = Mat(), Counter()
    for event in radio.events:
        before, mat = mat, mat.after(event)
        counts[type(event).__name__] += 1
        if isinstance(event, ReadsBadly):
            assert event.slot not in before.weak
            assert event.at - mat.lying[event.slot][0].since >= 4 + 2
        if isinstance(event, (ReadsBadly, ReadsWell)):
            assert mat.weak ^ before.weak == {event.slot}
        assert all(len(mat.lying[slot]) == 1 and slot != "pad" for slot in mat.weak)
    assert min(counts[kind] for kind in ("ReadsBadly", "ReadsWell", "TagLifted", "SlotsBack")) >= 2
