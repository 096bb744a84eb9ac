"""Listening to a mat's readers until each has told of itself.

Rules of this file: a uid is compared with others and told to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.mats.plan import Plan
from companion.mats.tuning.findings import Look, looked
from companion.mats.tuning.hearing import Tally
from companion.mats.tuning.looking import PAUSE
from companion.mats.tuning.ports import Wired
from companion.system.clock import Clock
from hardware.readers.hub.plan import HubPlan

LEAST = 1.0  # seconds, in which a loose wire is noticed; on a small Pi a program that polls needs three of them to begin


def heard(readers: Wired, plans: Sequence[HubPlan], plan: Plan, clock: Clock, seconds: float) -> Look:
    """So long at the most: where nothing is the matter it is known at once, and trouble may only be that one is slow to begin."""
    tally = Tally([slot for slot in plan.shape.polled if slot in readers.slots], lambda uid: uid)
    began = since = clock.now()
    while clock.now() - began < seconds and clock.now() - since < LEAST:
        for one in readers.passes(clock.now()):
            tally.take(one)
        if readers.trouble or len(readers.health) < len(plans):
            since = clock.now()
        clock.wait(PAUSE)
    return looked(readers, plans, plan, tally)
