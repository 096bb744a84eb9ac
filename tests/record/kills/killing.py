"""Match after match whose referee is killed, until it was killed often enough."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.record.kills.figures import Figures
from tests.record.kills.killed_match import KilledMatch
from tests.record.kills.played import Unfinished, played
from tests.record.kills.tables import tables


def kill_often(
    folder: Path,
    kills: int,
    each: int,
    chance: Random,
    figures: Figures,
    clumsy: float = 0.0,
    is_enough: Callable[[], bool] = lambda: False,
    tell: Callable[[str], object] = str,
    keep: Path | None = None,
) -> None:
    for number, (asked, noise, seed) in enumerate(tables()):
        if figures.kills >= kills or is_enough():
            return
        try:
            match = played(asked, noise, seed, clumsy)
        except Unfinished as why:
            tell(f"match {number} is left out: {why}")
            continue
        inside = folder / str(number)
        inside.mkdir()
        killed = KilledMatch(match, inside, chance, figures)
        killed.play(min(each, kills - figures.kills))
        name = f"match {number} ({asked['game']}, {len(asked['players'])} players, seed {seed}, noise {noise})"
        figures.findings += [f"{name}: {one}" for one in killed.findings]
        tell(f"{name}: kills so far {figures.kills}, findings {len(killed.findings)}")
        for line in (*killed.findings, *killed.story) if killed.findings else ():
            tell(f"    {line}")
        if killed.findings and keep is not None:
            shutil.copytree(inside, keep / f"{number}-{seed}", dirs_exist_ok=True)
