"""Gathers everything that lies on a hub into one folder: python3 firmware/gather.py FOLDER

Works in a checkout and beside an installed facedown.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent


def gather(folder: Path) -> None:
    listed = tomllib.loads((HERE / "files.toml").read_text(encoding="utf-8"))
    for name in listed["own"]:
        _copy(HERE / "hub" / name, folder / name)
    for name in listed["shared"]:
        _copy(packages() / name, folder / name)


def packages() -> Path:
    """Where the package `hardware` lies: beside this folder in a checkout, among the installed packages else."""
    if (HERE.parent / "hardware").is_dir():
        return HERE.parent
    found = find_spec("hardware")
    if found is None or found.origin is None:
        sys.exit("gather.py: the package hardware is missing; run this with the Python that facedown is installed in")
    return Path(found.origin).parents[1]


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python3 firmware/gather.py FOLDER")
    gather(Path(sys.argv[1]))
