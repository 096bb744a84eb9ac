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
    """Stands for a method until it is called, and then puts the real one in its place."""

    def called(self: Any, *args: Any, **more: Any) -> Any:
        method = _made_init(made) if name == "__init__" else _made_by_python(made, name)
        method.__qualname__ = called.__qualname__
        setattr(made, name, method)
        return method(self, *args, **more)

    called.__name__, called.__qualname__ = name, f"{made.__qualname__}.{name}"
    return called


def _made_by_python(made: type[Any], name: str) -> Any:
    """The method that `dataclasses` makes of the same fields."""
    fields = [(one.name, one.type, one) for one in dataclasses.fields(made)]
    return dataclasses.make_dataclass(made.__name__, fields, namespace={"__doc__": "-"}, init=False, frozen=True).__dict__[name]


def _made_init(made: type[Any]) -> Any:
    """An `__init__` that sets each slot by its descriptor.

    Python's own `__init__` of a frozen class looks each attribute up by its name, which takes half as long again, and rulings are made of
    little else than new values.
    """
    names: dict[str, Any] = {"MISSING": dataclasses.MISSING}
    heads, lines = ["self"], []
    for one in dataclasses.fields(made):
        names[f"set_{one.name}"] = made.__dict__[one.name].__set__
        names |= {f"default_{one.name}": one.default, f"new_{one.name}": one.default_factory}
        is_new, is_default = one.default_factory is not dataclasses.MISSING, one.default is not dataclasses.MISSING
        usual = f"new_{one.name}()" if is_new else f"default_{one.name}" if is_default else ""
        if one.init:
            heads.append(f"{one.name}=MISSING" if is_new else f"{one.name}={usual}" if is_default else one.name)
            lines.append(f" set_{one.name}(self, {f'{usual} if {one.name} is MISSING else {one.name}' if is_new else one.name})")
        elif usual:
            lines.append(f" set_{one.name}(self, {usual})")
    lines.append(" self.__post_init__()" if hasattr(made, "__post_init__") else " return None")
    exec("\n".join([f"def __init__({', '.join(heads)}):", *lines]), names)  # noqa: S102 - as dataclasses does
    return names["__init__"]


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
