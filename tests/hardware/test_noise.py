"""The simulated radio mishears as often, as long and in such pieces as it was told to, and counts exactly what it did."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from itertools import groupby
from random import Random

import pytest

from hardware.readers.noise import Noise, Strikes
from hardware.sighting import GARBLED, NOTHING, Tags
from tests.hardware.simulated_mats import PLACES, SMALL, full, near, on_a_mat, own, passes


def test_the_mixture_of_the_soak():
    assert Noise.of(0.05) == Noise(
        missed_singly=0.025,
        missed_in_bursts=0.025,
        garbled=0.01,
        glimpsed=0.0025,
        straddled=0.05,
        faint=0.05,
        missed_in_runs=0.0,
        run_mean=1.0,
    )
    assert Noise.of(0) == Noise()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"glimpsed": 1.1, "faint": -0.1}, "glimpsed, faint"),
        ({"garbled": float("nan")}, "garbled"),
        ({"run_mean": 0.5}, "one poll at least"),
        ({"run_mean": float("inf")}, "one poll at least"),
        ({"missed_singly": 0.5, "missed_in_bursts": 0.3, "garbled": 0.2}, "nothing would be heard"),
    ],
)
def test_noise_that_cannot_be_is_refused(wrong, words):
    with pytest.raises(ValueError, match=words):
        Noise(**wrong)


@pytest.mark.parametrize("probability", [0.0, 0.003, 0.5, 1.0])
def test_strikes_fall_on_the_asked_share_of_rows_of_any_length(probability):
    strikes, lengths = Strikes(probability, Random(4)), Random(5)
    polled, struck = Counter(), Counter()
    while polled.total() < 600_000:
        row = [str(place) for place in range(lengths.choice((0, 1, 7, 65)))]
        polled.update(row)
        struck.update(strikes.among(row))
    assert struck.total() / polled.total() == near(probability)
    assert [struck[place] / polled[place] for place in ("0", "6", "7", "64")] == near([probability] * 4, 0.35)


# Of misses and garbles: 200,000 polls of a slot where a tag lies, or more where few events make up a share.


@pytest.mark.parametrize(
    ("kind", "noise", "heard", "polls"),
    [
        ("missed singly", Noise(missed_singly=0.05), NOTHING, 200_000),
        ("missed in a run", Noise(missed_in_runs=0.05, run_mean=2.0), NOTHING, 200_000),
        pytest.param("missed in a burst", Noise(missed_in_bursts=0.05), NOTHING, 1_000_000, marks=pytest.mark.exam),
        ("garbled", Noise(garbled=0.05), GARBLED, 200_000),
    ],
)
def test_each_kind_of_noise_strikes_the_share_of_polls_that_was_asked_for(kind, noise, heard, polls):
    readers = full(noise)
    strange = Counter(what for each in passes(readers, polls) for slot, what in each.heard.items() if what != own(slot))
    assert strange == {heard: readers.tally[kind]}
    assert readers.tally[kind] / polls == near(0.05)
    bursts = {"bursts": readers.tally["bursts"]} if kind == "missed in a burst" else {}
    assert readers.tally == Counter({kind: strange[heard], "passes": polls // 10, "sightings": polls, **bursts})


@pytest.mark.exam
def test_shares_are_exact_also_when_noise_is_heavy_and_of_all_kinds():
    readers = full(Noise(missed_singly=0.1, missed_in_runs=0.15, run_mean=4.0, missed_in_bursts=0.2, garbled=0.1))
    strange = Counter(what for each in passes(readers, 1_000_000) for slot, what in each.heard.items() if what != own(slot))
    tally = readers.tally
    kinds = ("missed singly", "missed in a run", "missed in a burst", "garbled")
    assert [tally[kind] / 1_000_000 for kind in kinds] == near([0.1, 0.15, 0.2, 0.1], 0.05)
    assert strange == {NOTHING: sum(tally[kind] for kind in kinds[:3]), GARBLED: tally["garbled"]}


@pytest.mark.parametrize("share", [0.01, 0.05, 0.2])
def test_so_much_of_the_mixture_of_the_soak_is_missed_and_half_of_it_singly(share):
    readers = full(Noise.of(share), places=PLACES)
    for _ in passes(readers, 65 * 20_000):
        pass
    shares = {kind: times / 65 / 20_000 for kind, times in readers.tally.items()}
    assert shares["missed singly"] == near(share / 2, 0.05)
    assert shares["missed in a burst"] == near(share / 2, 0.15)
    assert shares["garbled"] == near(share / 5, 0.05)


def test_an_empty_table_is_heard_as_one():
    readers = on_a_mat(Noise.of(0.6))
    for each in passes(readers, 65 * 1000):
        assert set(each.heard.values()) == {NOTHING}
        readers.ask(("B2", "C3"))
    assert readers.tally == Counter(passes=2998, sightings=68_996)


# Runs


def lengths_of_runs(heard):
    return [len(list(run)) for is_missed, run in groupby(heard, key=lambda what: what is NOTHING) if is_missed]


@pytest.mark.exam
@pytest.mark.parametrize(("mean", "longer"), [(1.0, 0.05), (2.0, 0.512), (5.0, 0.802)])
def test_runs_are_as_long_as_they_are_to_be_and_with_a_mean_of_one_poll_misses_know_nothing_of_each_other(mean, longer):
    readers = on_a_mat(Noise(missed_in_runs=0.05, run_mean=mean), places={})
    readers.lay("pad", "pad")
    runs = lengths_of_runs(each.heard["pad"] for each in passes(readers, 400_000))
    assert sum(runs) / 400_000 == near(0.05)
    # A run that begins where another ends lengthens it: the chance that a poll after a missed one is missed too.
    assert sum(length > 1 for length in runs) / len(runs) == near(longer)
    assert sum(length > 2 for length in runs) / len(runs) == near(longer**2, 0.3)


@pytest.mark.exam
def test_a_run_goes_on_through_polls_that_are_asked_for():
    readers, heard = full(Noise(missed_in_runs=0.05, run_mean=3.0)), []
    for each in readers.passes(5000.01):
        heard.append(each.heard["B2"])
        readers.ask(("B2",))
    runs = lengths_of_runs(heard)
    assert (len(heard), sum(runs) / len(heard)) == (300_000, near(0.05))
    assert sum(length > 1 for length in runs) / len(runs) == near(0.672)


def test_a_run_ends_where_the_tag_is_taken_away():
    readers = on_a_mat(Noise(missed_in_runs=0.5, run_mean=1000.0), places={})
    fresh = []
    for _ in range(400):
        readers.lay("pad", "pad")
        fresh.append(next(readers.passes(9999.0)).heard["pad"])
        list(readers.passes(readers.now + 5.0))
        readers.lift("pad")
        list(readers.passes(readers.now + 0.06))
    assert fresh.count(NOTHING) < 4  # and not half of them


# Bursts


def bursts_in(readers, until):
    """Slots that were missed from the same poll to the same poll: (first, last, slots)."""
    since, found = {}, {}
    everything = {slot: own(slot) for slot in readers.slots}
    for number, each in enumerate(readers.passes(until)):
        missed = [slot for slot in readers.slots if each.heard[slot] is NOTHING] if since or each.heard != everything else []
        for slot in [slot for slot in since if slot not in missed]:
            found.setdefault((since.pop(slot), number - 1), []).append(slot)
        for slot in missed:
            since.setdefault(slot, number)
    return [(first, last, slots) for (first, last), slots in found.items()]


@pytest.mark.exam
def test_a_burst_covers_up_to_four_slots_that_lie_together_for_so_long_as_a_hand_does():
    readers = full(Noise(missed_in_bursts=0.0006), places=PLACES)
    bursts = bursts_in(readers, 10_000.0)
    neighbours = readers._radio._neighbours
    assert readers.tally["bursts"] == len(bursts) > 120
    assert {len(slots) for _, _, slots in bursts} == {1, 2, 3, 4}
    assert all(any(set(slots) <= {slot, *neighbours[slot]} for slot in slots) for _, _, slots in bursts)
    polls = [last - first + 1 for first, last, _ in bursts]
    assert (4 <= min(polls) <= 6, 38 <= max(polls) <= 40, sum(polls) / len(polls)) == (True, True, near(22))


@pytest.mark.exam
def test_a_slot_on_the_rim_is_covered_as_often_as_one_in_the_middle():
    readers, missed = full(Noise(missed_in_bursts=0.1)), Counter()
    for each in passes(readers, 10 * 300_000):
        missed.update(slot for slot, heard in each.heard.items() if heard is NOTHING)
    assert {slot: times / 300_000 for slot, times in missed.items()} == {slot: near(0.1) for slot in readers.slots}


def test_bursts_are_counted_only_when_they_hid_a_tag():
    readers = on_a_mat(Noise(missed_in_bursts=0.05))
    list(readers.passes(100.0))
    assert readers.tally["bursts"] == 0
    readers.lay("04a1", "D4")
    heard = [each.heard["D4"] for each in readers.passes(4000.0)]
    runs = lengths_of_runs(heard)
    assert readers.tally["missed in a burst"] == sum(runs) > 2000
    assert len(runs) <= readers.tally["bursts"] < 1.1 * len(runs)


def test_bursts_come_between_passes_that_are_far_apart_as_well():
    readers = on_a_mat(Noise(missed_in_bursts=0.1), places={}, every=5.0)
    readers.lay("pad", "pad")
    heard = [each.heard["pad"] for each in readers.passes(100_000.0)]
    assert heard.count(NOTHING) / len(heard) == near(0.1)


# Neighbours


def test_a_glimpse_is_a_tag_of_a_neighbour_beside_the_own_one_or_instead_of_nothing():
    readers = on_a_mat(Noise(glimpsed=0.05), places=SMALL)
    for uid, slot in (("a1", "A1"), ("b2", "B2"), ("pad", "pad")):
        readers.lay(uid, slot)
    heard = {slot: Counter() for slot in readers.slots}
    for each in passes(readers, 10 * 40_000):
        for slot, what in each.heard.items():
            heard[slot][what] += 1
    one, other, both = Tags(("a1",)), Tags(("b2",)), Tags(("a1", "b2"))
    shares = {slot: {what: times / 40_000 for what, times in counter.items()} for slot, counter in heard.items()}
    beside_both = {NOTHING: near(0.95), one: near(0.025), other: near(0.025)}
    beside_one = {NOTHING: near(0.95), other: near(0.05)}
    assert shares == {
        **dict.fromkeys(("B1", "A2"), beside_both),
        **dict.fromkeys(("C1", "C2", "A3", "B3", "C3"), beside_one),
        "A1": {one: near(0.95), both: near(0.05)},
        "B2": {other: near(0.95), both: near(0.05)},
        "pad": {Tags(("pad",)): 1.0},
    }
    strange = sum(times for slot in heard for what, times in heard[slot].items() if what not in {NOTHING, Tags(readers.on(slot))})
    assert readers.tally == Counter(passes=40_000, sightings=400_000, glimpsed=strange)


def test_a_missed_slot_may_hear_its_neighbour_only_and_a_garbled_one_stays_garbled():
    readers = on_a_mat(Noise(missed_singly=0.3, garbled=0.3, glimpsed=0.5), places={"A1": (0, 0), "B1": (1, 0)})
    readers.lay("a1", "A1")
    readers.lay("b1", "B1")
    heard = Counter(each.heard["A1"] for each in readers.passes(2000.0))
    shares = {what: times / 40_000 for what, times in heard.items()}
    one, other, both = Tags(("a1",)), Tags(("b1",)), Tags(("a1", "b1"))
    assert shares == {one: near(0.2), both: near(0.2), NOTHING: near(0.15), other: near(0.15), GARBLED: near(0.3)}


def test_a_tag_that_is_heard_there_already_is_not_glimpsed_once_more():
    readers = on_a_mat(Noise(glimpsed=1.0, straddled=1.0), places={"A1": (0, 0), "B1": (1, 0)})
    polls = 0
    for _ in range(200):
        readers.lay("a1", "A1")
        assert next(readers.passes(9999.0)).heard == {"A1": Tags(("a1",)), "B1": Tags(("a1",)), "pad": NOTHING}
        polls += 1
    straddled = readers.tally["straddled"]
    assert straddled == near(polls / 2, 0.2)
    assert readers.tally["glimpsed"] == polls - straddled


def test_a_tag_straddles_only_where_it_can_be_read():
    readers = on_a_mat(Noise(straddled=1.0), places={"A1": (0, 0), "B1": (1, 0)})
    readers.lay("b1", "B1")
    readers.lay("c1", "B1")
    list(readers.passes(5.0))  # these straddled too
    readers.tally.clear()
    heard = Counter()
    for _ in range(500):
        readers.lay("a1", "A1")
        heard["B1"] += "a1" in getattr(next(readers.passes(9999.0)).heard["B1"], "uids", ())
    assert readers.tally["straddled"] == heard["B1"] == near(200, 0.2)


def lays(noise, slot, number, seconds):
    """What was heard after each of so many lays on one slot: the polls of each of them."""
    readers = on_a_mat(noise, places=SMALL)
    heard = []
    for _ in range(number):
        readers.lay("04a1", slot)
        heard.append([each.heard for each in readers.passes(readers.now + seconds + 0.001)])
    return readers, heard


@pytest.mark.exam
def test_a_straddling_tag_is_heard_in_a_second_slot_in_half_of_the_polls_for_some_time():
    readers, heard = lays(Noise(straddled=0.25), "B2", 2000, 3.0)
    beside, ends, polls = Counter(), [], []
    for each in heard:
        assert all(poll["B2"] == Tags(("04a1",)) for poll in each)
        places = [(number, slot) for number, poll in enumerate(each, 1) for slot in poll if slot != "B2" and poll[slot] is not NOTHING]
        assert len({slot for _, slot in places}) <= 1
        beside.update({slot for _, slot in places})
        ends += [places[-1][0]] if places else []
        polls += [len(places)] if places else []
    assert sum(beside.values()) / 2000 == near(0.25)
    assert readers.tally == Counter(passes=120_000, sightings=1_200_000, straddled=sum(beside.values()))
    assert beside == {slot: near(len(ends) / 8, 0.35) for slot in SMALL if slot != "B2"}
    assert (min(ends) in range(1, 7), max(ends) in range(37, 41), sum(polls) / len(polls)) == (True, True, near(0.5 * 1.15 / 0.05))


def test_a_tag_that_is_taken_away_straddles_no_more_nor_is_it_faint():
    readers = on_a_mat(Noise(straddled=1.0, faint=1.0), places=SMALL)
    for slot in ("A1", "C3", None) * 30:
        readers.lay("04a1", slot) if slot else readers.lift("04a1")
        heard = {each for each in next(readers.passes(9999.0)).heard.items() if each[1] is not NOTHING}
        assert {where for where, _ in heard} <= ({slot, *readers._radio._neighbours[slot]} if slot else set())
    assert readers._radio._spells == []


def test_a_pad_without_neighbours_straddles_nothing():
    readers, heard = lays(Noise(straddled=1.0), "pad", 50, 0.5)
    assert all({slot for slot in poll if poll[slot] is not NOTHING} == {"pad"} for each in heard for poll in each)
    assert readers.tally == Counter(passes=500, sightings=5000)


def test_a_faint_tag_answers_now_and_then_for_some_time():
    readers, heard = lays(Noise(faint=0.25), "B2", 1000, 5.0)
    silent = [[number for number, poll in enumerate(each, 1) if poll["B2"] is NOTHING] for each in heard]
    faint = [numbers for numbers in silent if numbers]
    assert len(faint) / 1000 == near(0.25)
    assert readers.tally == Counter(passes=100_000, sightings=1_000_000, faint=len(faint))
    assert sum(map(len, faint)) / len(faint) == near(0.5 * 2.5 / 0.05)
    assert (min(numbers[-1] for numbers in faint) in range(15, 25), max(numbers[-1] for numbers in faint) in range(75, 81)) == (True, True)
    first_second = [sum(number <= 20 for number in numbers) / 20 for numbers in faint]
    assert (min(first_second) < 0.25, max(first_second) > 0.75) == (True, True)  # each tag with a probability of its own


# Chance


PLAYED = """
from tests.hardware.simulated_mats import on_a_mat
from tests.hardware.test_noise import played
from hardware.readers.noise import Noise
print(played(3))
"""


def played(seed):
    """A digest of everything that is heard while tags are laid, stacked, moved, lifted and asked for."""
    readers, people, digest = on_a_mat(Noise.of(0.2), seed), Random(7), hashlib.sha256()
    for number in range(300):
        readers.lay(f"04{people.randrange(40):02x}", people.choice(readers.slots))
        readers.lift(f"04{people.randrange(40):02x}")
        if number % 50 == 0:
            readers.silence(people.randrange(9), readers.now + 1.0)
        for each in readers.passes(readers.now + 0.3):
            digest.update(repr(each).encode())
            readers.ask(frozenset(people.sample(readers.slots, 5)))
    return digest.hexdigest() + repr(sorted(readers.tally.items()))


def test_the_same_seed_gives_the_same_passes_and_another_one_does_not():
    assert played(3) == played(3) != played(4)


@pytest.mark.parametrize("order_of_sets", ["1", "2"])
def test_the_same_seed_gives_the_same_passes_in_another_run_of_python(order_of_sets):
    environment = os.environ | {"PYTHONHASHSEED": order_of_sets, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, check=True, env=environment, text=True)
    assert run.stdout.strip() == played(3)


class CountedChance(Random):
    drawn = 0

    def random(self):
        self.drawn += 1
        return super().random()


def test_chance_is_asked_only_where_noise_strikes(mocker):
    # A number for each of 65 slots in each pass would cost more than all the rest; a soak makes millions of passes.
    mocker.patch("tests.hardware.simulated_mats.Random", CountedChance)
    readers = on_a_mat(Noise.of(0.05))
    for number, slot in enumerate(list(PLACES)[:25]):
        readers.lay(f"{number:02x}", slot)
    chance = readers._radio._chance
    chance.drawn = 0
    list(readers.passes(500.0))
    assert chance.drawn / readers.tally["passes"] < 4
