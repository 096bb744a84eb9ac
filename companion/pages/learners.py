"""Who has seen which lesson, as it is remembered from one evening to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from companion.pages.settings import Remembered


class Holder(Protocol):
    """Whoever has what is remembered now; an `Evening`, for one."""

    remembered: Remembered


class Learners:
    """Filled into `companion.core.referee.lessons.Memory`; it is kept at once, as nobody knows when the power is cut."""

    def __init__(self, holder: Holder, keep: Callable[[Remembered], object]) -> None:
        self._holder, self._keep = holder, keep

    @property
    def has_lessons(self) -> bool:
        return self._holder.remembered.has_lessons

    def has_seen(self, name: str, lesson: str) -> bool:
        return lesson in self._holder.remembered.lessons_of(name)

    def teach(self, names: Sequence[str], lesson: str) -> None:
        """Bots have no names here: where nobody else is there, nothing is remembered."""
        if names:
            self._holder.remembered = self._holder.remembered.taught(names, lesson)
            self._keep(self._holder.remembered)
