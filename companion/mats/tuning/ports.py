"""What is asked of a mat's readers here, beyond what a match asks of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol, runtime_checkable

from hardware.messages import Health
from hardware.sighting import Heard, Pass


class Wired(Protocol):
    """Real ones and simulated ones; times are those of the clock that they were opened with, hubs have the numbers of their plans."""

    @property
    def slots(self) -> tuple[str, ...]: ...

    @property
    def trouble(self) -> Mapping[int, str]: ...

    @property
    def health(self) -> Mapping[int, Health]: ...

    def passes(self, until: float) -> Iterator[Pass]: ...

    def probe(self, slot: str, gain: int | None, times: int) -> tuple[Heard, ...]:
        """What that antenna alone hears, in so many polls; the gain as the chip is told it, 0 to 7."""
        ...

    def close(self) -> None: ...


class Laid(Protocol):
    """Where tags are laid by a program."""

    def lay(self, uid: str, slot: str) -> None: ...

    def lift(self, uid: str) -> None: ...


@runtime_checkable
class Outspoken(Protocol):
    """Hubs that say what made them fall over."""

    @property
    def crashes(self) -> Mapping[int, str]: ...

    @property
    def last_words(self) -> Mapping[int, tuple[str, ...]]:
        """Of a program that is a hub."""
        ...
