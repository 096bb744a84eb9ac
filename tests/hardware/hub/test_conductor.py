from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from hardware import messages, wire
from hardware.messages import FAULT, FULL, GARBLED, LAST
from hardware.readers.hub.conductor import Conductor, HubPlan
from hardware.readers.hub.lights import DARK
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


def attended(world, until, every=0.04):
    """The passes up to then, while a match looks at the mat so often."""
    passes = []
    while world.at < until:
        world.conductor.attend()
        passes += world.run(min(world.at + every, until))
    return passes


def test_hubs_stay_busy_as_long_as_a_match_attends_to_them():
    world = two_hubs()
    assert len(attended(world, QUIET + 2)) > (QUIET + 2) / 0.025
    assert {share for _colour, _flags, share in went(world.hubs[0], QUIET)} == {4}
    world.run(QUIET + 2.6)  # it lapses half a second after the match was left
    assert len(world.run(QUIET + 4.6)) in (19, 20, 21)


def test_the_own_bus_of_a_pi_is_no_busier_for_a_match():
    world = World([replace(plan("a", 4), may_be_busy=False)], [FakeHub(4, b"a")])
    attended(world, QUIET)
    assert len(attended(world, QUIET + 2)) in (19, 20, 21)


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


def test_asking_for_nothing_changes_nothing():
    world = two_hubs()
    world.run(QUIET)
    world.conductor.ask(())
    assert world.conductor.due() > world.at


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


def test_antennas_that_were_not_come_to_are_left_out():
    world = two_hubs(left={0: (0,)})
    passes = world.run(0.5)
    assert {tuple(each.heard) for each in passes} == {("a1", "a2", "a3", "b0", "b1", "b2", "b3")}


def test_uids_are_told_in_full_every_five_seconds():
    world = World([plan("a", 1)], [FakeHub(1)])
    world.run(21.0)
    fulls = [at for at, go in world.hubs[0].gos(1.0) if go.flags & FULL]
    assert len(fulls) == 4


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
    world = two_hubs(way=0.006)
    passes = world.run(2.0)
    assert world.conductor.trouble == {0: "slow"}
    assert {len(each.heard) for each in passes[5:]} == {8}  # the first began before it was ready
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
        world.hubs[0].hold[wire.HEALTH] = 0.02
        world.run(2.0 * n)
        assert world.conductor.trouble == {}
    assert world.hubs[0].hold == {}


def test_a_hub_is_not_slow_because_we_are():
    world = World([plan("a", 4)], [FakeHub(4)], lag=0.01)
    world.run(2.0)
    assert world.conductor.trouble == {}
    assert len(world.run(3.0)) > 10


def test_lights_are_never_told_while_antennas_are_on():
    world = two_hubs()
    for n in range(60):
        world.conductor.light({"a0": (n, 0, 0)})
        world.run(0.5 + n * 0.007)
    hub = world.hubs[0]
    lit = [at for at, message in hub.took if isinstance(message, messages.Lights)]
    assert len(lit) > 10
    assert not [at for at in lit for begun, ended, _colour in hub.on if begun < at < ended]


def until_lights_have_come(world):
    """Seconds that it took."""
    begun = world.at
    while world.conductor.owes_lights:
        assert world.at < begun + 10
        world.run(world.at + 0.0005)
    return world.at - begun


@pytest.mark.parametrize("way", [0.0005, 0.004])
def test_whenever_lights_are_put_out_they_are_dark_once_none_are_owed_and_that_is_soon(way):
    world = World([plan("a", 8), plan("b", 4)], [FakeHub(8, b"a", way=way), FakeHub(4, b"b")])
    world.run(1.0)
    for n in range(60):
        world.conductor.light({"a1": (1, 2, 3), "b0": (n, n, n + 1)})
        until_lights_have_come(world)
        assert (world.hubs[0].lights[1], world.hubs[1].lights[0]) == ((1, 2, 3), (n, n, n + 1))
        world.run(world.at + n * 0.0037)
        world.conductor.light(dict.fromkeys(world.conductor.slots, DARK))
        assert until_lights_have_come(world) < 0.2
        assert {colour for hub in world.hubs for colour in hub.lights.values()} == {DARK}


def test_lights_are_owed_until_the_hub_has_answered_to_what_came_after_them():
    world = World([plan("a", 4)], [FakeHub(4)])
    world.run(QUIET)
    hub = world.hubs[0]
    world.conductor.light({"a0": (1, 2, 3)})
    while hub.lights.get(0) != (1, 2, 3):
        assert world.conductor.owes_lights
        world.run(world.at + 0.0005)
    came_at = world.at
    world.conductor.light({"a0": DARK})  # while nobody knows whether it shines
    until_lights_have_come(world)
    assert hub.lights[0] == DARK
    assert [go.flags & LAST for _at, go in hub.gos(came_at)].count(LAST) in (1, 2)


def test_no_lights_are_owed_where_all_were_dark_from_the_beginning():
    world = World([plan("a", 2), plan("b", 2), plan("c", 2)], [FakeHub(2), FakeHub(2, answers=False), None])
    for n in range(1000):
        world.run(n * 0.001)
        assert not world.conductor.owes_lights
    assert set(world.hubs[0].lights.values()) == {DARK}


def test_a_silent_hub_owes_its_lights_and_one_that_went_owes_them_when_it_is_back():
    world = World([plan("a", 2)], [FakeHub(2)])
    hub = world.hubs[0]
    world.conductor.light({"a1": (1, 2, 3)})
    world.run(1.0)
    hub.answers = False
    world.conductor.light({"a1": DARK})
    world.run(2.0)
    assert world.conductor.owes_lights
    world.unplug(0)
    assert not world.conductor.owes_lights
    hub.answers = True
    world.plug(0, hub)  # its light was on all the while
    assert world.conductor.owes_lights
    assert until_lights_have_come(world) < 0.2
    assert hub.lights[1] == DARK


def test_a_hub_that_cannot_be_used_owes_no_lights():
    world = World([plan("a", 2)], [FakeHub(2)])
    world.conductor.light({"a1": (1, 2, 3)})
    world.run(1.0)
    world.unplug(0)
    world.plug(0, FakeHub(2, version=2))
    world.conductor.light({"a1": DARK})
    world.run(2.0)
    assert world.conductor.trouble == {0: "wire-version"}
    assert not world.conductor.owes_lights


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
