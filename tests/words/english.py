"""Problems as English puts them, for tests that compare their words."""

from __future__ import annotations

from collections.abc import Iterable

from companion.errors import Problem, Unusable, of_hardware
from companion.words.problems import problem_in, told
from hardware.trouble import Trouble


def in_english(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Where, what and how to mend it, of each in words."""
    return tuple(problem_in(one, "en") for one in problems)


def english(fault: Unusable | Problem) -> str:
    """A line each."""
    return "\n".join(told(one, "en") for one in (fault.problems if isinstance(fault, Unusable) else (fault,)))


def in_words(trouble: Trouble) -> str:
    """What a part of the hardware tells, as one line."""
    return told(of_hardware(trouble.told), "en")
