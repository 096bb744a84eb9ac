"""One slot after another is measured, and what was found is kept, also where that is broken off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.events import Slot
from companion.mats.calibration import Calibration
from companion.mats.plan import REACH, Plan
from companion.mats.tuning.hands import Hands, NobodyThere
from companion.mats.tuning.measuring import Measured, joined, measure
from companion.mats.tuning.ports import Wired
from hardware.colouring import near

AROUND = 2.0  # times the mat's reach: farther away no antenna hears a tag at any gain but the strongest


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is known in the end; slots without a measurement were passed over, or nobody came to them."""

    calibration: Calibration
    measured: tuple[Measured, ...]
    passed_over: tuple[Slot, ...]
    is_whole: bool  # nobody broke it off


def calibrate(
    readers: Wired, plan: Plan, slots: Sequence[Slot], hands: Hands, before: Calibration, made: str, tell: Callable[[Measured], None]
) -> Outcome:
    """These slots in this order; Ctrl-C ends it, and what was measured until then counts."""
    measured: list[Measured] = []
    is_whole = False
    around = near(plan.geometry.centres, AROUND * max(plan.geometry.reach, REACH))
    every = [Slot(slot) for slot in readers.slots]
    try:
        hands.clear()
        for slot in slots:
            uid = hands.lay(slot)
            if uid is not None:
                measured.append(measure(readers, slot, uid, every, around.get(slot, frozenset())))
                tell(measured[-1])
                hands.lift()
        is_whole = True
    except (KeyboardInterrupt, NobodyThere):
        pass
    done = {one.slot for one in measured}
    passed_over = tuple(slot for slot in slots if slot not in done)
    return Outcome(joined(before, measured, made), tuple(measured), passed_over, is_whole)
