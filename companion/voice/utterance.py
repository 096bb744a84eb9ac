"""One thing to be said aloud."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Urgency = Literal["now", "next", "later"]  # "now" interrupts whatever is not "now" itself


@dataclass(frozen=True, slots=True)
class Utterance:
    text: str
    language: str
    urgency: Urgency
    at: float  # the wall's time when it was let out
    topic: str = ""  # what is newer on the same topic takes its place ("turn", "instruction:big-ben", "focus"); "": it has none
    is_patient: bool = False  # never stale: blind play
