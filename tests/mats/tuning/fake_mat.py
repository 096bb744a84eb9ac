"""A mat whose readers hear what a test says: a pass comes for each 0.05 s that are asked for, a probe at once."""

from __future__ import annotations

from companion.mats.files import parse_mat
from hardware.messages import Health
from hardware.readers.hub.plan import HubPlan
from hardware.sighting import FAULT, NOTHING, Pass, Tags

PLAN = parse_mat(
    'name = "toy"\n[grid]\ncolumns = 2\nrows = 2\n[pads]\naction = ["pad"]\n'
    '[[readers]]\nname = "row 1"\nkind = "spi"\nslots = ["A1", "B1"]\nselect = [5, 6]\n'
    '[[readers]]\nname = "row 2"\nkind = "hub"\nport = "two"\nslots = ["A2", "B2", "pad"]\n',
    "toy.toml",
)
HUBS = tuple(HubPlan(reader.name, reader.slots, (0,) * len(reader.slots), (4,) * len(reader.slots)) for reader in PLAN.readers)
WELL = (0x92, 0, 0)


class FakeMat:
    """`hears(slot, lying, gain, number)` is what a poll tells; `lying` has uid -> slot, `gain` is None in a pass."""

    def __init__(self, hears=None):
        self.slots = tuple(slot for hub in HUBS for slot in hub.slots)
        self.lying, self.probed, self.script = {}, [], []
        self.trouble, self.crashes, self.last_words = {}, {}, {}
        self.health = {number: Health(1, 1, 12_300, 0, [WELL] * len(hub.slots)) for number, hub in enumerate(HUBS)}
        self.hears = hears or well
        self.count = self.polls = 0
        self.is_closed, self.every = False, 0.05

    def at(self, seconds, act):
        """`act()` happens then."""
        self.script.append((seconds, act))

    def passes(self, until):
        while (self.count + 1) * self.every <= until + 1e-9:
            self.count += 1
            now = self.count * self.every
            for seconds, act in sorted(self.script, key=lambda one: one[0]):
                if seconds <= now:
                    act()
            self.script = [one for one in self.script if one[0] > now]
            self.polls += 1
            yield Pass(now, {slot: self.hears(slot, self.lying, None, self.polls) for slot in self.slots})

    def probe(self, slot, gain, times):
        self.probed.append((slot, gain, times))
        return tuple(self.hears(slot, self.lying, gain, number) for number in range(times))

    def close(self):
        self.is_closed = True

    def lay(self, uid, slot):
        self.lying[uid] = slot

    def lift(self, uid):
        self.lying.pop(uid, None)


def tags(*uids):
    return Tags(tuple(sorted(uids))) if uids else NOTHING


def well(slot, lying, gain, number):
    """Each slot hears what lies there."""
    return tags(*(uid for uid, where in lying.items() if where == slot))


def mute(*slots):
    """As well, but for these, which do not answer."""
    return lambda slot, lying, gain, number: FAULT if slot in slots else well(slot, lying, gain, number)
