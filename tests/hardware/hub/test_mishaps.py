from __future__ import annotations

import os
from itertools import pairwise
from random import Random

import pytest

from hardware import messages, wire
from hardware.messages import EMPTY, FULL
from hardware.readers.hub.conductor import Conductor
from hardware.sighting import FAULT as FAULTY
from hardware.sighting import NOTHING, Tags
from tests.hardware.hub.fake_hubs import FakeHub, World, overlaps, plan

ONE, TWO = bytes.fromhex("04a1b2c3d4e5f6"), bytes.fromhex("04ffeeddccbbaa")
ONES, TWOS = Tags(("04a1b2c3d4e5f6",)), Tags(("04ffeeddccbbaa",))
QUIET = 3.5  # seconds after which nothing has changed for long enough


def two_hubs(**features):
    return World([plan("a", 4), plan("b", 4)], [FakeHub(4, b"a", **features), FakeHub(4, b"b")])


def test_a_tag_that_was_away_comes_back_as_the_same_object():
    world = World([plan("a", 1)], [FakeHub(1, lies={0: (ONE,)})])
    before = world.run(0.5)[-1].heard["a0"]
    world.hubs[0].lies = {}
    assert world.run(1.0)[-1].heard == {"a0": NOTHING}
    world.hubs[0].lies = {0: (ONE,)}
    assert world.run(1.5)[-1].heard["a0"] is before


def test_asking_for_a_slot_that_is_not_there_is_our_own_fault():
    with pytest.raises(KeyError, match="Z9"):
        two_hubs().conductor.ask(["a0", "Z9"])


@pytest.mark.parametrize(("lost", "kind"), [("lose_in", wire.GO), ("lose_out", wire.DONE), ("lose_out", wire.SWEEP)])
def test_a_hub_that_misses_an_answer_keeps_its_slots_out_of_that_pass_and_is_back_soon(lost, kind):
    world = two_hubs(lies={0: (ONE,)})
    world.run(1.5)
    getattr(world.hubs[0], lost).append(kind)
    passes = world.run(1.8)
    shapes = [len(each.heard) for each in passes]
    assert shapes.count(4) == 1
    after = passes[shapes.index(4) + 1]
    assert (len(after.heard), after.heard["a0"]) == (8, ONES)
    assert overlaps(world.hubs) == []
    assert world.conductor.trouble == {}


@pytest.mark.parametrize("way", [0.0005, 0.002])
def test_the_next_colour_waits_twenty_milliseconds_and_the_way_for_a_hub_that_does_not_answer(way):
    world = two_hubs(way=way)
    world.run(1.0)
    world.hubs[0].lose_in.append(wire.GO)
    world.run(1.3)
    begins = [at for at, _go in world.hubs[1].gos(1.0)]
    waits = sorted(later - earlier for earlier, later in pairwise(begins))
    assert waits[-1] == pytest.approx(0.02 + 2 * way, abs=0.0005)


def test_a_go_that_was_long_under_way_is_not_polled_and_the_others_go_on():
    world = two_hubs()
    world.run(QUIET)
    hub, way = world.hubs[0], world.hubs[0].way
    hub.way = 0.012
    world.run(QUIET + 0.2)
    hub.way = way
    passes = world.run(QUIET + 1)
    assert overlaps(world.hubs) == []
    assert [len(each.heard) for each in passes[-5:]] == [8] * 5


@pytest.mark.parametrize(("times", "heard"), [(1, 8), (2, 8), (3, 4)])
def test_a_go_that_came_too_late_is_given_again_twice(times, heard):
    world = two_hubs()
    world.run(1.0)
    at = world.hubs[0].gos()[-1][0]
    while world.hubs[0].gos()[-1][1].colour != 2 or world.hubs[0].gos()[-1][0] == at:
        world.run(world.at + 0.001)
    world.hubs[0].too_late = times
    passes = world.run(world.at + 0.3)
    assert [len(each.heard) for each in passes][:1] == [heard]
    assert {len(each.heard) for each in passes[3:]} == {8}
    assert overlaps(world.hubs) == []


def test_every_go_may_come_too_late_once():
    world, late = two_hubs(), set()
    hub, went = world.hubs[0], world.hubs[0].went

    def late_once(go, at):
        hub.too_late = (go.number, go.colour) not in late
        late.add((go.number, go.colour))
        return went(go, at)

    hub.went = late_once
    passes = world.run(1.0)
    assert {len(each.heard) for each in passes[1:]} == {8}


def test_an_answer_that_lay_unread_until_time_was_over_came_in_time():
    world = World([plan("a", 1)], [FakeHub(1)])
    world.run(QUIET)
    conductor, hub = world.conductor, world.hubs[0]
    while not hub.gos(QUIET):
        world.run(world.at + 0.001)
    assert not conductor.gives_up(world.at)
    answers, world._coming = sorted(world._coming), []
    world.at += 0.5
    assert conductor.gives_up(world.at)
    for _at, _order, _number, _linked, arrive in answers:
        arrive()
    conductor.tick(world.at - 0.001)  # by the time before the last was read
    assert [(each.at, each.heard) for each in conductor.passes()] == [(world.at, {"a0": NOTHING})]


@pytest.mark.parametrize("kind", [wire.DONE, wire.SWEEP])
def test_a_doubled_answer_is_one_answer(kind):
    world = two_hubs(lies={0: (ONE,)})
    world.run(1.0)
    for _ in range(5):
        world.hubs[0].double_out.append(kind)
    passes = world.run(1.5)
    assert {len(each.heard) for each in passes} == {8}
    assert {go.flags & FULL for _at, go in world.hubs[0].gos(1.0)} == {0}
    assert world.hubs[0].double_out == []


def test_an_answer_that_comes_after_its_pass_is_evidence_of_what_is_the_same_and_of_nothing_else():
    world = two_hubs(lies={0: (ONE,)})
    world.run(1.0)
    world.hubs[0].lies = {0: (TWO,)}
    world.hubs[0].hold[wire.SWEEP] = 0.03
    passes = world.run(1.5)
    assert [len(each.heard) for each in passes].count(4) >= 1
    assert {each.heard["a0"] for each in passes if "a0" in each.heard and each.at > 1.06} == {TWOS}


def test_after_a_gap_in_the_numbers_of_frames_uids_are_told_in_full():
    world = World([plan("a", 2)], [FakeHub(2, lies={0: (ONE,)})])
    world.run(1.0)
    hub = world.hubs[0]
    hub.seq += 1  # a frame was lost that nobody waited for
    passes = world.run(1.2)
    assert "a0" not in passes[0].heard or passes[0].heard["a0"] == ONES
    fulls = [go.number for _at, go in hub.gos(1.0) if go.flags & FULL]
    assert len(set(fulls)) in (1, 2)
    assert passes[1].heard == passes[-1].heard == {"a0": ONES, "a1": NOTHING}


def test_what_a_hub_tells_behind_a_gap_is_not_believed_before_it_was_greeted_again():
    world = World([plan("a", 2)], [FakeHub(2, lies={0: (ONE,)})])
    world.run(1.0)
    world.hubs[0].seq += 1
    world.hubs[0].lies = {}  # as if it had started anew and knew nothing
    told = [each.at for each in world.run(1.3) if each.heard.get("a0") is NOTHING]
    hellos = [at for at, message in world.hubs[0].took if isinstance(message, messages.Ask) and message.what == 1]
    assert 1.0 < hellos[-1] < told[0]


def test_the_same_as_what_nobody_knows_is_left_out():
    conductor = Conductor([plan("a", 2)])
    hub = FakeHub(2, lies={0: (ONE,)})
    hub.told = {0: (ONE,)}  # to somebody else
    world = World([plan("a", 2)], [hub])
    assert conductor.slots == ("a0", "a1")
    sweep = hub.sweep

    def forgets_to_be_full(go):
        go.flags &= ~FULL
        return sweep(go)

    hub.sweep = forgets_to_be_full
    passes = world.run(0.3)
    assert {tuple(each.heard) for each in passes} == {("a1",)}


def test_what_was_told_before_a_gap_is_not_the_same_behind_it():
    hub = FakeHub(2, lies={0: (ONE,)})
    world = World([plan("a", 2)], [hub])
    world.run(1.0)
    sweep = hub.sweep

    def forgets_to_be_full(go):
        go.flags &= ~FULL
        return sweep(go)

    hub.sweep = forgets_to_be_full
    hub.seq += 1
    world.run(1.1)
    assert {tuple(each.heard) for each in world.run(1.5)} == {("a1",)}


def test_a_sweep_of_other_antennas_is_none():
    world = two_hubs()
    world.run(1.0)
    hub, sweep = world.hubs[0], world.hubs[0].sweep
    hub.sweep = lambda go: messages.Sweep(go.number, go.flags & FULL, [*sweep(go).slots, EMPTY])
    world.run(1.1)
    assert {each.heard.get("a0", FAULTY) for each in world.run(2.0)} == {FAULTY}


def test_nothing_is_left_to_be_said_to_a_hub_that_was_unplugged():
    conductor = Conductor([plan("a", 1)])
    conductor.connected(0, 1.0)
    conductor.lost(0, 1.0)
    assert list(conductor.outgoing()) == []


def test_a_hub_of_another_version_is_never_polled():
    world = two_hubs(version=2)
    passes = world.run(3.0)
    assert world.conductor.trouble == {0: "wire-version"}
    assert world.hubs[0].gos() == []
    assert passes[-1].heard == dict.fromkeys(world.conductor.slots[:4], FAULTY) | dict.fromkeys(world.conductor.slots[4:], NOTHING)
    world.hubs[0].version = 1
    assert set(world.run(6.0)[-1].heard.values()) == {NOTHING}
    assert world.conductor.trouble == {}


def test_a_hub_with_more_or_fewer_antennas_than_planned_is_never_polled():
    world = World([plan("a", 4), plan("b", 4)], [FakeHub(5), FakeHub(3)])
    passes = world.run(2.0)
    assert world.conductor.trouble == {0: "slots", 1: "slots"}
    assert world.hubs[0].gos() + world.hubs[1].gos() == []
    assert set(passes[-1].heard.values()) == {FAULTY}


def test_a_hub_that_started_anew_is_set_up_anew_and_told_to_tell_all():
    world = two_hubs(lies={0: (ONE,)})
    world.run(1.0021)
    hub = world.hubs[0]
    hub.restart()  # in the middle of a pass
    passes = world.run(1.5)
    kinds = [type(message).__name__ for at, message in hub.took if at > 1.0021]
    assert "Setup" in kinds
    assert hub.colours == bytes((0, 1, 2, 3))
    assert passes[-1].heard["a0"] == ONES
    assert all(each.heard.get("a0", ONES) == ONES for each in passes)
    assert world.conductor.hello[0].boots == 2


def test_a_hub_that_started_anew_unnoticed_is_found_by_its_age():
    world = World([plan("a", 1)], [FakeHub(1)])
    world.run(QUIET)
    hub = world.hubs[0]
    seq, colours = hub.seq, hub.colours
    hub.restart()
    hub.seq, hub.colours = seq, colours
    world.run(QUIET + 2.5)
    assert world.conductor.hello[0].boots == 2


def test_a_silent_hub_is_faulty_after_six_tenths_of_a_second_and_told_so_while_it_lasts():
    world = two_hubs()
    world.run(1.0)
    for hub in world.hubs:
        hub.answers = False
    passes = world.run(5.0)
    told = [each for each in passes if FAULTY in each.heard.values()]
    assert {tuple(each.heard.values()) for each in told} == {(FAULTY,) * 8}
    assert 1.55 < told[0].at < 1.75
    assert max(later.at - earlier.at for earlier, later in pairwise(told)) < 0.5
    assert not [each for each in passes if 1.1 < each.at < 1.55]
    assert world.conductor.trouble == {0: "silent", 1: "silent"}
    for hub in world.hubs:
        hub.answers = True
    healed = world.run(6.0)
    assert healed[-1].heard == dict.fromkeys(world.conductor.slots, NOTHING)
    assert world.conductor.trouble == {}


def test_a_link_on_which_nothing_is_heard_for_ten_seconds_is_stuck():
    world = World(
        [plan("a", 1), plan("b", 1), plan("c", 1), plan("d", 1)], [FakeHub(1), FakeHub(1, answers=False), None, FakeHub(1, version=2)]
    )
    world.run(9.9)
    assert world.conductor.stuck(world.at) == ()
    world.run(10.1)
    assert world.conductor.stuck(world.at) == (1,)
    world.plug(1, world.hubs[1])
    world.run(20.0)
    assert world.conductor.stuck(world.at) == ()
    world.run(20.2)
    assert world.conductor.stuck(world.at) == (1,)


def test_a_silent_hub_does_not_hold_up_the_others():
    world = two_hubs()
    world.run(QUIET)
    world.hubs[0].answers = False
    world.run(QUIET + 2)
    passes = world.run(QUIET + 4)
    assert len(passes) > 19
    assert {each.heard["a0"] for each in passes} == {FAULTY}
    assert {each.heard["b0"] for each in passes} == {NOTHING}


def test_a_hub_that_was_never_there_is_told_as_faulty():
    world = World([plan("a", 1)], [None])
    passes = world.run(3.0)
    assert {tuple(each.heard.items()) for each in passes} == {(("a0", FAULTY),)}
    assert passes[0].at < 0.75
    assert world.conductor.trouble == {0: "unplugged"}


def test_an_unplugged_hub_is_faulty_at_once_and_in_every_pass():
    world = two_hubs()
    world.run(1.0)
    world.unplug(0)
    passes = world.run(2.0)
    assert {each.heard["a0"] for each in passes} == {FAULTY}
    assert len(passes) > 9
    assert world.conductor.trouble == {0: "unplugged"}


def test_of_a_hub_that_is_not_there_only_what_was_asked_for_is_faulty_at_once():
    world = two_hubs()
    world.run(1.0)
    world.unplug(0)
    world.run(QUIET + 1)
    world.conductor.ask(["a1", "b1"])
    assert world.run(world.at + 0.2)[0].heard == {"a1": FAULTY, "b1": NOTHING}


def test_a_hub_that_comes_back_is_set_up_and_read_in_full():
    world = two_hubs(lies={0: (ONE,)})
    world.run(1.0)
    hub = world.hubs[0]
    world.unplug(0)
    world.run(2.0)
    world.plug(0, hub)
    passes = world.run(2.5)
    assert [type(message).__name__ for at, message in hub.took if at > 2][:7] == ["Ask", "Ask", "Setup", "Ask", "Ask", "Ask", "Lights"]
    assert hub.gos(2.0)[0][1].flags & FULL
    assert passes[-1].heard["a0"] == ONES
    assert world.conductor.trouble == {}


def test_noise_of_a_prompt_is_no_answer_and_does_no_harm():
    world = two_hubs()
    world.run(0.5)
    world.conductor.received(0, b"\r\n>>> \x1b[1mTraceback (most recent call last):\r\n\x00\x03\x81", 0.5)
    assert {len(each.heard) for each in world.run(1.0)} == {8}


def test_a_crash_is_told_for_a_while():
    world = two_hubs(crash="MemoryError: memory allocation failed")
    world.run(2.0)
    assert world.conductor.trouble == {0: "crashed"}
    assert world.conductor.crashes == {0: "MemoryError: memory allocation failed"}
    world.run(61.5)
    assert world.conductor.trouble == {}


def test_lights_are_told_when_they_change_and_again_to_a_hub_that_started_anew():
    world = two_hubs()
    world.run(1.0)
    world.conductor.light({"a1": (255, 0, 0), "a3": (0, 0, 9), "b0": (1, 2, 3)})
    world.run(1.1)
    lit = {0: (0, 0, 0), 1: (255, 0, 0), 2: (0, 0, 0), 3: (0, 0, 9)}
    assert world.hubs[0].lights == lit
    assert world.hubs[1].lights[0] == (1, 2, 3)
    lights = [message for _at, message in world.hubs[0].took if isinstance(message, messages.Lights)]
    assert lights == [messages.Lights(0, bytes(12)), messages.Lights(1, bytes((255, 0, 0, 0, 0, 0, 0, 0, 9)))]
    world.hubs[0].restart()
    world.run(1.6)
    assert world.hubs[0].lights == lit


MISHAPS = ("lose_in", "lose_out", "double_out", "hold", "way", "restart", "unplug", "silence", "lay", "lift", "ask", "light", "left")


def befall(world, mishap, chance, spare):
    number = chance.randrange(len(world.hubs))
    hub = world.hubs[number]
    if hub is None:
        world.plug(number, spare.pop(number))
        return
    match mishap:
        case "lose_in":
            hub.lose_in.append(chance.choice((wire.GO, wire.ASK, wire.SETUP)))
        case "lose_out" | "double_out":
            getattr(hub, mishap).append(chance.choice((wire.DONE, wire.SWEEP, wire.HEALTH, wire.HELLO)))
        case "hold":
            hub.hold[chance.choice((wire.DONE, wire.SWEEP, wire.HEALTH))] = chance.uniform(0, 0.1)
        case "way":
            hub.way = chance.choice((0.0005, 0.0005, 0.001, 0.003, 0.008))
        case "restart":
            hub.restart()
        case "unplug":
            spare[number] = hub
            world.unplug(number)
        case "silence":
            hub.answers = not hub.answers
        case "lay" | "lift":
            hub.lies[chance.randrange(1, hub.antennas)] = (TWO,) if mishap == "lay" else EMPTY
        case "ask":
            world.conductor.ask(chance.sample(world.conductor.slots, 3))
        case "light":
            world.conductor.light({chance.choice(world.conductor.slots): (1, 2, 3)})
        case "left":
            hub.left = {chance.randrange(4): (chance.randrange(hub.antennas),)}


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(int(os.environ.get("FACEDOWN_MISHAPS", "4"))))
def test_whatever_befalls_hubs_nothing_false_is_heard_nobody_overlaps_and_all_heals(seed):
    """Antenna 0 of each hub has a tag of its own: it is heard, or not told of, or faulty; never empty, never another's."""
    chance, spare = Random(seed), {}
    tags = [bytes((4, number, 0, 0, 0, 0, 1)) for number in range(3)]
    hubs = [FakeHub(4, tag, lies={0: (tag,)}) for tag in tags]
    world = World([plan(name, 4) for name in "abc"], hubs)
    passes = world.run(0.5)
    for _ in range(150):
        befall(world, chance.choice(MISHAPS), chance, spare)
        passes += world.run(world.at + chance.choice((0.003, 0.02, 0.07, 0.3)))
    for hub in hubs:
        hub.lose_in, hub.lose_out, hub.double_out, hub.hold, hub.left = [], [], [], {}, {}
        hub.answers, hub.way = True, 0.0005
    for number in tuple(spare):
        world.plug(number, spare.pop(number))
    world.run(world.at + 8)
    last = world.run(world.at + 1)[-1].heard
    for name, tag in zip("abc", tags, strict=True):
        assert {each.heard[f"{name}0"] for each in passes if f"{name}0" in each.heard} <= {Tags((tag.hex(),)), FAULTY}
        assert last[f"{name}0"] == Tags((tag.hex(),))
    assert tuple(last) == world.conductor.slots
    assert FAULTY not in last.values()
    assert overlaps(hubs) == []
    assert world.conductor.trouble == {}
    times = [each.at for each in passes]
    assert times == sorted(times)
