"""A game that differs in some functions of its port, in place of the registered one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.games import registry


def instead(patch: pytest.MonkeyPatch, game: str, **functions: Any) -> None:
    """From here on `registry.find` answers with the changed game."""
    patch.setattr(registry, "GAMES", tuple(replace(one, **functions) if one.id == game else one for one in registry.GAMES))
