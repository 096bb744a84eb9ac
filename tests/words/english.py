"""Problems as English puts them, for tests that compare their words."""

from __future__ import annotations

from collections.abc import Iterable

from companion.errors import Problem, Unusable
from companion.words.problems import problem_in, told


def parts_of(fault: Unusable | Iterable[Problem]) -> list[tuple[str, str, str]]:
    """Where, what and how to mend it, of each."""
    found = [problem_in(one, "en") for one in (fault.problems if isinstance(fault, Unusable) else fault)]
    return [(str(one.where), str(one.what), one.fix) for one in found]


def english(fault: Unusable | Problem) -> str:
    """A line each."""
    return "\n".join(told(one, "en") for one in (fault.problems if isinstance(fault, Unusable) else (fault,)))
