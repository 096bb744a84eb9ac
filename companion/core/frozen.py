"""`dataclass(frozen=True, slots=True)` whose methods are made when the first of them is called.

Python makes six methods of each such class while its module is imported, compiling the text of each. The core has 200 of these classes, and
that took half of the time in which it was imported, also for those of games that are not played.

Rules of this file: the classes are those of `dataclasses` in everything else; any other kind of dataclass is left to it. To type checkers
this is `dataclasses.dataclass` itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, cast

__all__ = ["dataclass"]
MADE_LATE = ("__init__", "__repr__", "__eq__", "__hash__")

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls: type[Any] | None = None, /, **options: bool) -> Any:
        if cls is None:
            return lambda cls: dataclass(cls, **options)
        is_ours = options == {"frozen": True, "slots": True} and not any(map(dataclasses.is_dataclass, cls.__mro__[1:]))
        return _frozen(cls) if is_ours else dataclasses.dataclass(**options)(cls)


def _frozen(cls: type[Any]) -> type[Any]:
    late = [name for name in MADE_LATE if cls.__dict__.get(name) is None]  # `__hash__` is None where a class has its own `__eq__`
    cls.__doc__ = cls.__doc__ or cls.__name__  # else Python would make one of the signature, which takes long
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    methods = {name: _late(made, name) for name in late} | {name: one for name, one in AT_ONCE.items() if name not in cls.__dict__}
    for name, method in methods.items():
        setattr(made, name, method)
    params = made.__dataclass_params__
    params.frozen = params.init = params.repr = params.eq = True
    return cast("type[Any]", made)


def _late(made: type[Any], name: str) -> Callable[..., Any]:
    """Stands for a method until it is called, and then puts the one in its place that `dataclasses` makes of the same fields."""

    def called(self: Any, *args: Any, **more: Any) -> Any:
        own = {"__doc__": "-", **({"__post_init__": made.__post_init__} if hasattr(made, "__post_init__") else {})}
        fields = [(one.name, one.type, one) for one in dataclasses.fields(made)]
        is_init = name == "__init__"  # most values are made, and never compared nor printed
        whole = dataclasses.make_dataclass(
            made.__name__, fields, namespace=own, init=is_init, repr=not is_init, eq=not is_init, frozen=True
        )
        method = whole.__dict__[name]
        method.__qualname__ = called.__qualname__
        setattr(made, name, method)
        return method(self, *args, **more)

    called.__name__, called.__qualname__ = name, f"{made.__qualname__}.{name}"
    return called


def _set(self: Any, name: str, value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(self: Any, name: str) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)


AT_ONCE: dict[str, Callable[..., Any]] = {
    "__setattr__": _set,
    "__delattr__": _delete,
    "__getstate__": _state,
    "__setstate__": _set_state,
}
