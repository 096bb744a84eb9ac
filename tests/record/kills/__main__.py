"""`python -m tests.record.kills --kills 500` kills a referee so often, and prints what came of it; the exit code tells of findings."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from tests.record.kills.figures import Figures, seconds_of
from tests.record.kills.killing import kill_often

HOMES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.record.kills")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--each", type=int, default=12, help="kills in one match, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clumsy", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no match after so long")
    parser.add_argument("--keep", type=Path, help="a folder for the journals of matches with findings")
    asked = parser.parse_args()
    figures, began = Figures(), monotonic()
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        os.environ |= dict.fromkeys(HOMES, f"{folder}/home")
        until = began + asked.seconds
        kill_often(
            Path(folder), asked.kills, asked.each, Random(asked.seed), figures, asked.clumsy, lambda: monotonic() > until, print, asked.keep
        )
    for line in figures.told():
        print(line)
    root = "import companion.app.lines"
    print(f"yardstick: python -c pass {seconds_of('pass'):.3f} s, {root} {seconds_of(root):.3f} s")
    print(f"in {monotonic() - began:.0f} s")
    return bool(figures.findings)


sys.exit(main())
