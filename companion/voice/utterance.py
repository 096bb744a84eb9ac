"""One thing to be said aloud."""

from __future__ import annotations

from typing import Literal

from companion.core.frozen import dataclass

Urgency = Literal["now", "next", "later"]  # "now" interrupts all that is not "now" itself


@dataclass(frozen=True, slots=True)
class Utterance:
    text: str
    language: str
    urgency: Urgency
    at: float  # by the wall clock, when it was handed over
    topic: str = ""  # a newer utterance on the same topic replaces it ("turn", "instruction:big-ben", "focus"); "": it has none
    is_patient: bool = False  # never too late to be said, for blind play
