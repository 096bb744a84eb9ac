from __future__ import annotations

from hardware import messages
from hardware.messages import FULL, LAST
from hardware.sighting import FAULT, NOTHING, Tags
from tests.hardware.hub.fake_hubs import FakeHub, World, plan

ONE = bytes.fromhex("04a1b2c3d4e5f6")
ONES = Tags(("04a1b2c3d4e5f6",))


def begun(**features):
    world = World([plan("a", 4), plan("b", 4)], [FakeHub(4, b"a", **features), FakeHub(4, b"b")])
    world.run(1.0)
    return world


def test_a_probe_polls_one_antenna_verified_and_in_full_and_nobody_else():
    world = begun(lies={1: (ONE,)})
    before = len(world.run(1.02))
    since = world.at
    for _ in range(5):
        world.conductor.probe("a1", None)
    passes = world.run(1.06)
    assert world.conductor.probed() == [ONES] * 5
    assert world.conductor.probed() == []
    assert before + len(passes) < 6
    probes = [go for _at, go in world.hubs[0].gos(since) if go.share == 1]
    assert [(go.colour, go.flags, go.wanted) for go in probes] == [(1, FULL | LAST, b"\x02")] * 5


def test_its_gain_is_set_before_and_put_back_after():
    world = begun()
    since = world.at
    for gain in (7, 7, 2):
        world.conductor.probe("a2", gain)
    passes = world.run(1.3)
    setups = [message.gains for at, message in world.hubs[0].took if at > since and isinstance(message, messages.Setup)]
    assert setups == [bytes((4, 4, 7, 4)), bytes((4, 4, 2, 4)), bytes((4, 4, 4, 4))]
    assert world.conductor.probed() == [NOTHING] * 3
    assert set(passes[-1].heard) == set(world.conductor.slots)


def test_one_hub_has_its_gains_back_before_another_is_probed():
    world = begun()
    world.conductor.probe("a0", 7)
    world.conductor.probe("b0", 7)
    gains = []
    heard = []
    while len(heard) < 2:
        world.run(world.at + 0.001)
        gains.append((world.hubs[0].gains[0], world.hubs[1].gains[0]))
        heard += world.conductor.probed()
    assert (7, 7) not in gains
    world.run(world.at + 0.05)
    assert (world.hubs[0].gains, world.hubs[1].gains) == (bytes((4, 4, 4, 4)),) * 2


def test_a_hub_that_is_not_there_or_does_not_answer_is_a_fault():
    world = begun()
    world.unplug(1)
    world.hubs[0].answers = False
    for slot in ("b0", "a0", "a0"):
        world.conductor.probe(slot, 5)
    world.run(3.0)
    assert world.conductor.probed() == [FAULT] * 3


def test_nobody_is_silent_because_others_are_probed():
    world = begun()
    for _ in range(300):
        world.conductor.probe("a0", None)
    passes = world.run(2.2)
    assert world.conductor.trouble == {}
    passes += world.run(4.0)
    assert len(world.conductor.probed()) == 300
    assert all(FAULT not in each.heard.values() for each in passes)


def test_a_hub_that_started_anew_while_it_is_probed_is_set_up_with_that_gain():
    world = begun(lies={0: (ONE,)})
    for _ in range(20):
        world.conductor.probe("a0", 6)
    world.run(1.03)
    world.hubs[0].restart()
    world.run(1.5)
    heard = world.conductor.probed()
    assert len(heard) == 20
    assert heard[-1] == ONES
    assert world.hubs[0].gains == bytes((4, 4, 4, 4))
