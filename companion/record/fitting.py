"""Whether a value that was read from a file is what its annotations say, down to its last part: JSON may hold anything.

Rules of this file: annotations are those of our own dataclasses; each is understood once, as a list of matches asks thousands of times.
"""

from __future__ import annotations

import math
import types
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from decimal import Decimal
from functools import cache
from operator import attrgetter
from typing import Any, ForwardRef, Literal, NewType, Union, get_args, get_origin, get_type_hints

from companion.core.referee.announcements import Said

Check = Callable[[Any], bool]
NAMED = {"Said": Said}  # annotations that contain themselves


def fits(value: object, kind: Any) -> bool:
    """Numbers are finite, and True is none."""
    return _check(kind)(value)


@cache
def _check(kind: Any) -> Check:
    if isinstance(kind, NewType):
        return _check(kind.__supertype__)
    if isinstance(kind, (str, ForwardRef)):
        named = NAMED[kind if isinstance(kind, str) else kind.__forward_arg__]
        return lambda value: _check(named)(value)  # noqa: PLW0108 - it contains itself, and is not understood yet
    if isinstance(kind, type) and is_dataclass(kind):
        return _of_fields(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        checks = tuple(_check(one) for one in args)
        return lambda value: any(check(value) for check in checks)
    if origin is Literal:
        return lambda value: value in args
    if origin is tuple:
        return _of_tuple(args)
    if origin in (frozenset, Mapping):
        return _of_many(origin, tuple(_check(one) for one in args))
    if kind is float:
        return lambda value: type(value) in (float, int) and math.isfinite(value)
    if kind is Decimal:
        return lambda value: type(value) is Decimal and value.is_finite()
    return lambda value: type(value) is kind


def _of_fields(kind: type[Any]) -> Check:
    """Its fields are understood when the first value comes: one may be of the same kind."""
    checks: list[tuple[Check, Check]] = []

    def check(value: Any) -> bool:
        if not checks:
            checks.extend((attrgetter(name), _check(one)) for name, one in get_type_hints(kind).items())
        return type(value) is kind and all(one(of(value)) for of, one in checks)

    return check


def _of_tuple(kinds: tuple[Any, ...]) -> Check:
    if kinds[-1] is Ellipsis:
        each = _check(kinds[0])
        return lambda value: type(value) is tuple and all(map(each, value))
    checks = tuple(_check(one) for one in kinds)
    return lambda value: (
        type(value) is tuple and len(value) == len(checks) and all(check(one) for check, one in zip(checks, value, strict=True))
    )


def _of_many(origin: type[Any], checks: tuple[Check, ...]) -> Check:
    if origin is frozenset:
        return lambda value: type(value) is frozenset and all(map(checks[0], value))
    return lambda value: isinstance(value, Mapping) and all(checks[0](name) and checks[1](one) for name, one in value.items())
