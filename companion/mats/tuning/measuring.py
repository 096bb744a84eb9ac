"""How well one antenna hears a tag that lies on it at each gain, and which other antennas hear that tag too.

Rules of this file: one antenna is on at a time. A field reaches as far at every gain of its receiver, so whoever hears a tag at any gain
disturbs the antenna below it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.events import Slot
from companion.mats.calibration import Calibration, conflicting
from companion.mats.plan import GAIN, GAINS
from companion.mats.tuning.ports import Wired
from hardware.sighting import Fault, Heard, Tags

TIMES = 20  # polls at each gain: a share to 5 %
TIMES_OF_OTHERS = 3
STRONGEST = max(GAINS)


@dataclass(frozen=True, slots=True)
class Measured:
    """One slot with a tag on it."""

    slot: Slot
    shares: Mapping[int, float] = field(default_factory=dict)  # gain in decibels -> share of the polls that heard the tag
    heard_by: frozenset[Slot] = frozenset()

    @property
    def gain(self) -> int | None:
        """Of those at which the tag was heard best the nearest to the usual one; none where it was heard at none.

        A tag in the middle of its coil is heard at the lowest gain too, but cards do not lie in the middle.
        """
        best = max(self.shares, key=lambda gain: (self.shares[gain], -abs(gain - GAIN), gain), default=None)
        return best if best is not None and self.shares[best] > 0 else None

    @property
    def rate(self) -> float:
        return max(self.shares.values(), default=0.0)


def measure(readers: Wired, slot: Slot, uid: str, others: Iterable[Slot], near: Collection[Slot]) -> Measured:
    """Those that lie near are tried at each gain, the rest only at the strongest: some stop hearing where it is too strong."""
    shares = {gain: share(readers.probe(slot, code, TIMES), uid) for gain, code in GAINS.items()}
    heard_by = [other for other in others if other != slot and _hears(readers, other, uid, GAINS if other in near else (STRONGEST,))]
    return Measured(slot, shares, frozenset(heard_by))


def _hears(readers: Wired, slot: Slot, uid: str, gains: Iterable[int]) -> bool:
    return any(share(readers.probe(slot, GAINS[gain], TIMES_OF_OTHERS), uid) > 0 for gain in gains)


def share(heard: Sequence[Heard], uid: str) -> float:
    """Of the polls that were answered, how many heard that tag."""
    answered = [one for one in heard if not isinstance(one, Fault)]
    return sum(isinstance(one, Tags) and uid in one.uids for one in answered) / len(answered) if answered else 0.0


def joined(before: Calibration, measured: Sequence[Measured], made: str) -> Calibration:
    """What was measured now takes the place of what was known of those slots.

    That two of them disturb each other is forgotten only if both were measured now: nobody knows which of the two heard the other's tag.
    """
    now = {one.slot for one in measured}
    gains = {slot: gain for slot, gain in before.gains.items() if slot not in now}
    rates = {slot: rate for slot, rate in before.rates.items() if slot not in now}
    conflicts = {slot: others for slot, others in before.conflicts.items() if slot not in now}
    gains |= {one.slot: one.gain for one in measured if one.gain is not None}
    rates |= {one.slot: one.rate for one in measured}
    conflicts |= {one.slot: one.heard_by for one in measured}
    return replace(before, gains=gains, conflicts=conflicting(conflicts), rates=rates, made=made)
