"""A power cut at a chosen step: nothing that the program asks of the disk from then on comes to pass."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

STEPS = ("fsync", "replace", "rename", "unlink", "rmdir", "mkdir")


class PowerCut(BaseException):
    """Nobody catches it."""


@contextmanager
def counted(most: int | None = None) -> Iterator[list[str]]:
    """The steps that are taken, with the names of their files; the power goes before the one behind so many."""
    steps: list[str] = []

    def step(name: str, take: Callable[..., Any], place: Any, *rest: Any, **named: Any) -> Any:
        if most is not None and len(steps) >= most:
            raise PowerCut
        target = f" {rest[0]}" if name in ("replace", "rename") else ""
        steps.append(f"{name} {place_of(place)}{target}")
        return take(place, *rest, **named)

    def watched(name: str) -> Callable[..., Any]:
        take = getattr(os, name)
        return lambda place, *rest, **named: step(name, take, place, *rest, **named)

    with patch.multiple(os, **{name: watched(name) for name in STEPS}):
        yield steps


def place_of(place: Any) -> str:
    """A file that is synced is known by its number only."""
    return str(Path(f"/proc/self/fd/{place}").readlink()) if isinstance(place, int) else str(place)
