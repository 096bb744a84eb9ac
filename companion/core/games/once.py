"""An answer that is worked out once for the same frozen values, though several functions ask for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def once(function: Callable[P, R]) -> Callable[P, R]:
    """The function of one value or two; asked again about the same objects, it gives its last answer.

    Values that are only equal are asked about anew, so how long an answer takes depends on no value (H1).
    """
    last: tuple[Any, Any, R] | None = None

    @wraps(function)
    def answered(*args: P.args, **named: P.kwargs) -> R:
        nonlocal last
        known = last
        if known is not None and known[0] is args[0] and known[1] is args[-1]:
            return known[2]
        answer = function(*args, **named)
        last = (args[0], args[-1], answer)
        return answer

    return answered
