"""What is installed: the version of the program, and what ships with it outside its packages: firmware and system units."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from companion.errors import unusable

NAMES = ("firmware", "systemd")
_PACKAGE = Path(__file__).resolve().parents[1]


def path(name: str, package: Path = _PACKAGE) -> Path:
    """The folder `name`, which a wheel carries inside the package and a checkout at its root."""
    if name not in NAMES:
        raise unusable(f"shipped folder {name!r}", "there is no such folder", f"ask for one of {', '.join(NAMES)}")
    # The wheel's place first: beside an installed package may lie somebody else's folder of the same name.
    for place in (package / "_shipped" / name, package.parent / name):
        if place.is_dir():
            return place
    raise unusable(f"shipped folder {name!r}", f"it is missing from the installation at {package}", "install facedown again")


def program() -> str:
    """Its version."""
    try:
        return version("facedown")
    except PackageNotFoundError:
        return "not installed"
