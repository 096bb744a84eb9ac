"""What many kills came to, in figures."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from time import monotonic


@dataclass
class Figures:
    matches: int = 0  # that were compared
    too_late: int = 0  # that were not: a card that was taken back meanwhile counted before the readers could tell
    phases: Counter[str] = field(default_factory=Counter)
    cut: int = 0  # kills in the middle of a line
    starts: list[tuple[float, int]] = field(default_factory=list)  # from the start of a process to its `resumed`: seconds, and entries
    went_on: Counter[str] = field(default_factory=Counter)
    ids: int = 0
    ids_twice: int = 0
    repeated: int = 0
    more: Counter[str] = field(default_factory=Counter)  # notices that came oftener than in the match that nobody interrupted
    fewer: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    @property
    def kills(self) -> int:
        return sum(self.phases.values())

    def killed(self, phase: str, *, is_cut: bool) -> None:
        self.phases[phase] += 1
        self.cut += is_cut

    def resumed(self, seconds: float, entries: int) -> None:
        self.starts.append((seconds, entries))

    def compare(self, wanted: Sequence[str], found: Sequence[str]) -> None:
        self.more += Counter(found) - Counter(wanted)
        self.fewer += Counter(wanted) - Counter(found)

    def told(self) -> list[str]:
        starts = sorted(self.starts) or [(0.0, 0)]
        (worst, entries), slow = starts[-1], sum(seconds >= 1.0 for seconds, _ in starts)
        return [
            f"matches {self.matches}, not compared {self.too_late}, kills {self.kills}, in the middle of a line {self.cut}",
            f"killed: {_listed(self.phases)}",
            f"resumes {len(self.starts)}: median {median(seconds for seconds, _ in starts):.3f} s",
            f"the slowest {worst:.3f} s with {entries} entries, a second or more {slow}",
            f"went on: {_listed(self.went_on)}",
            f"ids read {self.ids}, read twice or oftener {self.ids_twice}, lines repeated {self.repeated}",
            f"notices oftener than uninterrupted: {_listed(self.more)}",
            f"notices less often: {_listed(self.fewer)}",
            f"findings {len(self.findings)}",
            *self.findings,
        ]


def _listed(found: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in found.most_common()) or "none"


def seconds_of(code: str) -> float:
    """How long Python takes for that, at the best of five."""
    times = []
    for _ in range(5):
        began = monotonic()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(monotonic() - began)
    return min(times)
