"""Whether a value that was read from a file is what its annotations say, down to its last part: JSON may hold anything.

Rules of this file: annotations are those of our own dataclasses; a kind of annotation that is not known here fits nothing.
"""

from __future__ import annotations

import math
import types
from collections.abc import Mapping
from dataclasses import is_dataclass
from decimal import Decimal
from functools import cache
from typing import Any, ForwardRef, Literal, NewType, Union, get_args, get_origin, get_type_hints

from companion.referee.announcements import Said

NAMED = {"Said": Said}  # annotations that contain themselves


def fits(value: object, kind: Any) -> bool:
    """Numbers are finite, and True is none."""
    if isinstance(kind, NewType):
        return fits(value, kind.__supertype__)
    if isinstance(kind, (str, ForwardRef)):
        return fits(value, NAMED[kind if isinstance(kind, str) else kind.__forward_arg__])
    if isinstance(kind, type) and is_dataclass(kind):
        return type(value) is kind and all(fits(getattr(value, name), one) for name, one in _hints(kind))
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return value in args
    if origin is tuple:
        return isinstance(value, tuple) and _each_fits(value, args)
    if origin is frozenset:
        return isinstance(value, frozenset) and all(fits(one, args[0]) for one in value)
    if origin is Mapping:
        return isinstance(value, Mapping) and all(fits(name, args[0]) and fits(one, args[1]) for name, one in value.items())
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    return type(value) is kind and not (isinstance(value, Decimal) and not value.is_finite())


def _each_fits(values: tuple[object, ...], kinds: tuple[Any, ...]) -> bool:
    if kinds[-1] is Ellipsis:
        return all(fits(one, kinds[0]) for one in values)
    return len(values) == len(kinds) and all(fits(one, kind) for one, kind in zip(values, kinds, strict=True))


@cache
def _hints(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(get_type_hints(kind).items())
