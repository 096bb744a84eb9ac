"""One of the things that can go wrong goes wrong, and is put right: by what the referee asks for.

Rules of a game's blunders: one that cannot happen now is none and returns False; after one that did, hands do what the referee says and
nothing else; one that ends in an act that was meant returns that act.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from companion.simulator.people import Blunder, Choice
from companion.simulator.scene import Scene


def blunder(blunders: Mapping[str, Blunder], scene: Scene, book: Any, seen: Counter[str]) -> Choice | None:
    """One of those that can happen now, put right again; the act in which it ended, if it did."""
    for kind in sorted(blunders, key=lambda _: scene.chance.random()):
        made = blunders[kind](scene, book)
        if made:
            seen[kind] += 1
            return made if isinstance(made, Choice) else None
    return None
