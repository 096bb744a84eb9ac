"""A secret value: it shows nothing of itself until it is opened on purpose."""

from __future__ import annotations

from typing import Generic, NoReturn, TypeVar

T = TypeVar("T")


class Hidden(Generic[T]):
    """A sealed value (H1).

    Text, logs, tracebacks and pickles of everything that holds one show `<hidden>` and no more. `opened()` is the only
    way in, so every place that looks can be found by that one name.
    """

    __slots__ = ("_sealed",)

    def __init__(self, sealed: T) -> None:
        self._sealed = sealed

    def opened(self) -> T:
        return self._sealed

    def __repr__(self) -> str:
        return "<hidden>"

    def __format__(self, spec: str) -> str:
        return "<hidden>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and (self._sealed is other._sealed or bool(self._sealed == other._sealed))

    def __hash__(self) -> int:
        return 0  # an order by hash must not be an order by value

    def __reduce__(self) -> NoReturn:
        raise TypeError("a hidden value is neither pickled nor copied out")

    def __copy__(self) -> Hidden[T]:
        return self

    def __deepcopy__(self, memo: object) -> Hidden[T]:
        return self
