"""Draws every emblem into its PNG file: python -m tests.assets.emblems.draw [FOLDER]; without a folder, where they ship."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from companion.screen.emblems.continents import CONTINENTS
from companion.screen.emblems.films import DECADES, reel, reel_of
from companion.screen.emblems.landmarks import LANDMARKS
from companion.screen.emblems.pen import Sheet
from companion.screen.emblems.sacred import SACRED
from companion.screen.emblems.towers import TOWERS
from companion.screen.emblems.unknown import unknown


def drawings() -> Mapping[str, Callable[[], Sheet]]:
    """By the names of their files."""
    return {
        **{f"landmark-{kind}": draw for kind, draw in (*LANDMARKS.items(), *SACRED.items())},
        "film-reel": reel,
        **{f"film-reel-{decade}": partial(reel_of, decade) for decade in DECADES},
        **{f"continent-{name}": draw for name, draw in CONTINENTS.items()},
        **{f"tower-{name}": draw for name, draw in TOWERS.items()},
        "unknown": unknown,
    }


def draw_all(folder: Path) -> None:
    import pygame

    from tests.assets.emblems.pixels import small

    for name, draw in drawings().items():
        pygame.image.save(small(draw()), str(folder / f"{name}.png"))


if __name__ == "__main__":
    draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[3] / "companion" / "screen" / "emblems")
