from __future__ import annotations

import os
from itertools import pairwise
from random import Random

import pytest

from hardware import messages, wire
from hardware.messages import EMPTY, FAULT, FULL, GARBLED, LAST
from hardware.readers.hub.conductor import Conductor, HubPlan
from hardware.sighting import FAULT as FAULTY
from hardware.sighting import GARBLED as UNCLEAR
from hardware.sighting import NOTHING, Tags
from hardware.wire import Frames
from tests.hardware.hub.fake_hubs import POLL, FakeHub, World, overlaps, plan

ONE, TWO = bytes.fromhex("04a1b2c3d4e5f6"), bytes.fromhex("04ffeeddccbbaa")
ONES, TWOS = Tags(("04a1b2c3d4e5f6",)), Tags(("04ffeeddccbbaa",))
QUIET = 3.5  # seconds after which nothing has changed for long enough


def two_hubs(**features):
    return World([plan("a", 4), plan("b", 4)], [FakeHub(4, b"a", **features), FakeHub(4, b"b")])


def went(hub, since):
    return [(go.colour, go.flags, go.share) for _at, go in hub.gos(since)]


def test_a_pass_holds_what_every_slot_of_every_hub_heard():
    world = two_hubs(lies={0: (ONE, TWO), 1: GARBLED, 2: FAULT})
    first = world.run(0.1)[0]
    heard = {"a0": Tags((*ONES.uids, *TWOS.uids)), "a1": UNCLEAR, "a2": FAULTY, "a3": NOTHING}
    assert first.heard == heard | dict.fromkeys(("b0", "b1", "b2", "b3"), NOTHING)
    assert tuple(first.heard) == world.conductor.slots


def test_a_pass_is_stamped_when_it_is_complete():
    world = World([plan("a", 4)], [FakeHub(4)])
    first = world.run(0.1)[0]
    begun = world.hubs[0].gos()[0][0]
    assert first.at == pytest.approx(begun + 4 * POLL + 7 * world.hubs[0].way)


def test_all_hubs_poll_one_colour_at_a_time_and_the_next_only_when_all_have_answered():
    world = World([plan("a", 8), plan("b", 6), plan("c", 3)], [FakeHub(8, b"a"), FakeHub(6, b"b"), FakeHub(3, b"c", way=0.002)])
    world.run(2.0)
    assert overlaps(world.hubs) == []
    assert went(world.hubs[0], 0)[:4] == [(0, FULL, 4), (1, FULL, 4), (2, FULL, 4), (3, FULL | LAST, 4)]
    assert went(world.hubs[2], 0)[:3] == [(0, FULL, 4), (1, FULL, 4), (2, FULL | LAST, 4)]  # it has no antenna of the last colour


def test_overlapping_colours_would_be_seen():
    hubs = [FakeHub(1), FakeHub(1)]
    hubs[0].on, hubs[1].on = [(0.0, 0.004, 0), (0.008, 0.012, 1)], [(0.003, 0.007, 1), (0.008, 0.012, 1)]
    assert overlaps(hubs) == [((0.0, 0.004, 0, 0), (0.003, 0.007, 1, 1))]


def test_what_lies_still_is_the_same_object_in_every_pass():
    world = World([plan("a", 2)], [FakeHub(2, lies={0: (ONE,)})])
    passes = world.run(1.0)
    assert len(passes) > 10
    assert {id(each.heard["a0"]) for each in passes} == {id(passes[0].heard["a0"])}
    assert {id(each.heard["a1"]) for each in passes} == {id(NOTHING)}


def test_a_tag_that_was_away_comes_back_as_the_same_object():
    world = World([plan("a", 1)], [FakeHub(1, lies={0: (ONE,)})])
    before = world.run(0.5)[-1].heard["a0"]
    world.hubs[0].lies = {}
    assert world.run(1.0)[-1].heard == {"a0": NOTHING}
    world.hubs[0].lies = {0: (ONE,)}
    assert world.run(1.5)[-1].heard["a0"] is before


def test_after_three_seconds_without_news_hubs_are_polled_ten_times_in_a_second_and_an_eighth_verified():
    world = two_hubs()
    world.run(QUIET)
    quiet = [each.at for each in world.run(QUIET + 2)]
    assert len(quiet) in (19, 20, 21)
    assert {share for _colour, _flags, share in went(world.hubs[0], QUIET)} == {8}
    world.hubs[0].lies = {3: (ONE,)}
    busy = [each.at for each in world.run(QUIET + 4)]
    assert len(busy) > 2 / 0.025  # four colours of 4 ms, 1 ms of ways each: back to back
    assert {share for _colour, _flags, share in went(world.hubs[0], QUIET + 2.2)} == {4}


def test_small_mats_are_not_polled_more_often_than_anybody_settles():
    world = World([plan("pad", 1)], [FakeHub(1)])
    passes = world.run(1.0)
    assert min(later.at - earlier.at for earlier, later in pairwise(passes)) >= 0.0199


def test_what_is_asked_for_comes_at_once_alone_verified_and_in_full():
    world = two_hubs(lies={1: (ONE,)})
    world.run(QUIET)
    asked_at = world.at
    world.conductor.ask({"a1", "b2"})
    first = world.run(QUIET + 0.2)[0]
    assert first.heard == {"a1": ONES, "b2": NOTHING}
    assert first.at - asked_at < 0.1
    gos = [go for hub in world.hubs for _at, go in hub.gos(asked_at) if go.share == 1]
    assert [(go.colour, go.flags, go.wanted) for go in gos] == [(1, FULL | LAST, b"\x02"), (2, FULL | LAST, b"\x04")]


def test_asking_wakes_quiet_hubs():
    world = two_hubs()
    world.run(QUIET)
    world.conductor.ask(["a0"])
    assert world.conductor.due() <= world.at
    assert len(world.run(QUIET + 1)) > 30


def test_whoever_asks_without_end_gets_whole_passes_too():
    world = two_hubs()
    world.run(0.2)
    passes = []
    for n in range(2000):
        world.conductor.ask(["a0"])
        passes += world.run(0.2 + (n + 1) * 0.001)
    wholes = [each.at for each in passes if len(each.heard) == 8]
    assert 8 <= len(wholes) <= 11
    assert len(passes) > 200


def test_asking_for_a_slot_that_is_not_there_is_our_own_fault():
    with pytest.raises(KeyError, match="Z9"):
        two_hubs().conductor.ask(["a0", "Z9"])


def test_asking_for_nothing_changes_nothing():
    world = two_hubs()
    world.run(QUIET)
    world.conductor.ask(())
    assert world.conductor.due() > world.at


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


def test_hubs_are_told_when_a_frame_was_really_written_and_time_counts_from_there():
    world = two_hubs()
    world.run(QUIET)
    conductor = world.conductor
    world._coming.clear()
    conductor.tick(world.at + 0.2)
    written = iter((10.0, 20.0))
    frames = [
        (hub, messages.parse_go(payload))
        for hub, data in conductor.outgoing(lambda: next(written))
        for _, _, payload in Frames().feed(data)
    ]
    assert [(hub, go.sent) for hub, go in frames] == [(0, 10_000), (1, 20_000)]
    assert conductor.due() == pytest.approx(20.021)
    assert list(conductor.outgoing()) == []


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


def test_antennas_that_were_not_come_to_are_left_out():
    world = two_hubs(left={0: (0,)})
    passes = world.run(0.5)
    assert {tuple(each.heard) for each in passes} == {("a1", "a2", "a3", "b0", "b1", "b2", "b3")}


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


def test_uids_are_told_in_full_every_five_seconds():
    world = World([plan("a", 1)], [FakeHub(1)])
    world.run(21.0)
    fulls = [at for at, go in world.hubs[0].gos(1.0) if go.flags & FULL]
    assert len(fulls) == 4


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


def test_health_is_asked_for_every_second_while_no_antenna_is_on():
    world = two_hubs()
    world.run(6.0)
    hub = world.hubs[0]
    pings = [at for at, message in hub.took if isinstance(message, messages.Ask) and message.what == 2]
    assert len(pings) in (8, 9)  # three before the first pass
    assert not [at for at in pings for begun, ended, _colour in hub.on if begun < at < ended]
    assert world.conductor.health[0] == messages.Health(hub.uptime, 0, 0, 0, [(0x92, 0, 0)] * 4)


def test_health_that_is_not_told_is_asked_for_again():
    world = two_hubs()
    world.run(2.5)
    world.hubs[0].lose_out.append(wire.HEALTH)
    world.run(6.0)
    assert world.conductor.health[0].uptime_s == world.hubs[0].uptime


def test_a_slow_hub_is_told_and_gets_its_colours_alone():
    world = two_hubs(way=0.003)
    passes = world.run(2.0)
    assert world.conductor.trouble == {0: "slow"}
    assert {len(each.heard) for each in passes[1:]} == {8}  # the first began before it was ready
    spans = [(at, colour) for hub in world.hubs for at, _end, colour in hub.on]
    assert len(spans) == len({at for at, _colour in spans})
    assert overlaps(world.hubs) == []
    slow, quick = world.hubs
    assert not [one for one in slow.on for two in quick.on if one[0] < two[1] and two[0] < one[1]]
    slow.way = 0.0005
    world.run(6.0)
    assert world.conductor.trouble == {}


def test_a_hub_that_is_slow_now_and_then_is_not_slow():
    world = two_hubs()
    for n in range(8):
        world.hubs[0].hold[wire.HEALTH] = 0.01
        world.run(2.0 * n)
        assert world.conductor.trouble == {}
    assert world.hubs[0].hold == {}


def test_a_hub_is_not_slow_because_we_are():
    world = World([plan("a", 4)], [FakeHub(4)], lag=0.01)
    world.run(2.0)
    assert world.conductor.trouble == {}
    assert len(world.run(3.0)) > 10


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


def test_lights_are_never_told_while_antennas_are_on():
    world = two_hubs()
    for n in range(60):
        world.conductor.light({"a0": (n, 0, 0)})
        world.run(0.5 + n * 0.007)
    hub = world.hubs[0]
    lit = [at for at, message in hub.took if isinstance(message, messages.Lights)]
    assert len(lit) > 10
    assert not [at for at in lit for begun, ended, _colour in hub.on if begun < at < ended]


def test_two_antennas_of_one_slot_are_our_own_fault():
    with pytest.raises(ValueError, match="same slot"):
        Conductor([plan("a", 1), plan("a", 1)])
    with pytest.raises(ValueError, match="a has 2 slots, 1 colours"):
        HubPlan("a", ("a0", "a1"), (0,), (4, 4))


def test_times_may_begin_anywhere():
    world = World([plan("a", 2)], [FakeHub(2)], at=5_000_000.0)
    passes = world.run(5_000_001.0)
    assert len(passes) > 20
    assert {tuple(each.heard.values()) for each in passes} == {(NOTHING, NOTHING)}


def test_the_same_happens_again_in_the_same_way():
    assert two_hubs(lies={0: (ONE,)}).run(1.0) == two_hubs(lies={0: (ONE,)}).run(1.0)


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
