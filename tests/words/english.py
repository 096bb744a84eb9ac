"""Problems as English puts them, for tests that compare their words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest

from companion.errors import Problem, Unusable, of_hardware
from companion.words.problems import WordedProblem, problem_in, told
from hardware.trouble import Trouble


def in_english(problems: Iterable[Problem]) -> tuple[WordedProblem, ...]:
    """Where, what and how to mend it, of each in words."""
    return tuple(problem_in(one, "en") for one in problems)


def english(fault: Unusable | Problem) -> str:
    """A line each."""
    return "\n".join(told(one, "en") for one in (fault.problems if isinstance(fault, Unusable) else (fault,)))


@contextmanager
def refused_with(pattern: str, kind: type[Unusable] = Unusable) -> Iterator[pytest.ExceptionInfo[Unusable]]:
    """The block has to end in an error of that kind, and the pattern has to be found in its English lines."""
    with pytest.raises(kind) as caught:
        yield caught
    lines = english(caught.value)
    assert re.search(pattern, lines), lines


def in_words(trouble: Trouble) -> str:
    """What a part of the hardware tells, as one line."""
    return told(of_hardware(trouble.told), "en")
