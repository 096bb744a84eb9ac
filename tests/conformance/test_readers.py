"""Every kind of readers keeps the port: what a noisy radio, virtual hubs, and a hub in a program of its own have in common."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from random import Random
from threading import Event
from time import monotonic

import pytest

from hardware.readers.hub.links import PipeLink
from hardware.readers.hub.plan import HubPlan
from hardware.readers.hub.reader import Hubs
from hardware.readers.noise import Noise
from hardware.readers.scripted import Scripted
from hardware.readers.simulated import Simulated
from hardware.readers.spi.wiring import Wiring, command
from hardware.readers.virtual import VirtualHubs
from hardware.sighting import FAULT, NOTHING, Pass, Tags

SLOTS = ("A1", "B1", "pad")
CARD = "04a1b2c3d45e80"
AS_IT_LIES = {"A1": NOTHING, "B1": Tags((CARD,)), "pad": NOTHING}
PLAN = HubPlan("hub", SLOTS, (0, 1, 2), (4, 4, 4))
SECONDS = 10.0  # that a program of its own may take


class OnVirtualTime:
    """Readers whose time is what they are asked for."""

    def __init__(self, readers):
        self.readers, self.at = readers, 0.0

    def hear(self):
        """What comes in a while."""
        self.at += 1.0
        return list(self.readers.passes(self.at))


def scripted():
    return OnVirtualTime(Scripted(SLOTS, [Pass(n / 10, AS_IT_LIES) for n in range(100)]))


def simulated():
    readers = Simulated(SLOTS, [SLOTS], {}, Noise(), Random(1))
    readers.lay(CARD, "B1")
    return OnVirtualTime(readers)


def virtual(plan=PLAN):
    readers = VirtualHubs([plan])
    readers.lay(CARD, "B1")
    return OnVirtualTime(readers)


class OwnProgram:
    """The poller as it is started for a Pi's own pins, on the model."""

    def __init__(self):
        if find_spec("mfrc522") is None:
            pytest.skip("mfrc522 is not installed")
        began, self._news = monotonic(), Event()
        self._now = lambda: monotonic() - began
        wiring = Wiring(address=(5, 6), antennas=3, model={"tags": {"1": [CARD]}})
        self.readers = Hubs([PLAN], [PipeLink(tuple(command(wiring)))], self._now, wake=self._news.set)

    def hear(self):
        """What comes once all answer."""
        heard = []
        while not heard or any(one is FAULT for one in heard[-1].heard.values()) or len(heard) < 3:
            assert self._news.wait(SECONDS), self.readers.last_words
            self._news.clear()
            heard += self.readers.passes(self._now())
        return heard


KINDS = {
    "scripted": scripted,
    "simulated": simulated,
    "virtual": virtual,
    "virtual ST25R3916": lambda: virtual(replace(PLAN, chip="st25r3916")),
    "a program of its own": OwnProgram,
}


@pytest.fixture(params=KINDS)
def listened(request):
    one = KINDS[request.param]()
    yield one
    one.readers.close()


def test_readers_know_their_slots_and_tell_of_no_others(listened):
    assert tuple(listened.readers.slots) == SLOTS
    assert {slot for one in listened.hear() for slot in one.heard} == set(SLOTS)


def test_what_lies_there_is_heard_and_only_there(listened):
    assert listened.hear()[-1].heard == AS_IT_LIES


def test_passes_never_go_back_in_time(listened):
    times = [one.at for one in (*listened.hear(), *listened.hear())]
    assert times == sorted(times)
    assert len(times) > 4


def test_slots_that_are_asked_for_are_heard_again(listened):
    listened.hear()
    listened.readers.ask(("B1",))
    assert any("B1" in one.heard for one in listened.hear())


def test_whoever_is_closed_tells_nothing_more(listened):
    listened.hear()
    listened.readers.close()
    left = list(listened.readers.passes(1e9))
    assert list(listened.readers.passes(2e9)) == []
    assert len(left) <= 1000
