"""The version of the program, and the files that ship with it outside its packages: firmware and system units."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from companion.errors import Text, unusable

NAMES = ("firmware", "systemd")
_PACKAGE = Path(__file__).resolve().parents[1]


def program() -> str:
    """The version of the program."""
    try:
        return version("facedown")
    except PackageNotFoundError:
        return "not installed"


def path(name: str, package: Path = _PACKAGE) -> Path:
    """The folder `name`, which a wheel carries inside the package and a checkout at its root."""
    if name not in NAMES:
        raise unusable(Text("place-shipped-folder", folder=name), "file-no-shipped-folder", names=NAMES)
    # The place in a wheel comes first: another package may have installed a folder of the same name beside ours.
    for place in (package / "_shipped" / name, package.parent / name):
        if place.is_dir():
            return place
    raise unusable(Text("place-shipped-folder", folder=name), "file-missing-from-installation", package=str(package))
