"""The facedown.toml that a table begins with: every key explained, and none of them in force.

Rules of this file: a file that exists is never replaced.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from companion.errors import reason, unusable
from companion.system.safe_files import cleared, make_folder, sync_folder, take_after, written

HERE = Path(__file__).resolve().parent
ENGLISH = "en"
BEGUN = ".new"


def text(language: str = ENGLISH) -> str:
    """The template with comments in that language."""
    name = "facedown.toml" if language == ENGLISH else f"facedown.{language}.toml"
    return (HERE / name).read_text(encoding="utf-8")


def lay(path: Path, language: str = ENGLISH) -> None:
    """Writes a new file, whole or not at all; it gets the owner of its folder. Raises `Unusable`."""
    beside = path.with_name(f"{path.name}{BEGUN}")
    _refuse(path)
    try:
        make_folder(path.absolute().parent)
        cleared([beside])
        with written(beside) as file:
            file.write(text(language).encode())
        take_after(beside, path)
        _set_in_place(beside, path)
        sync_folder(path.absolute().parent)
    except OSError as fault:
        raise unusable(str(path), "config-file-unwritable", reason=reason(fault)) from None
    finally:
        with suppress(OSError):
            cleared([beside])


def _refuse(path: Path) -> None:
    if os.path.lexists(path):
        raise unusable(str(path), "config-file-is-there-already")


def _set_in_place(beside: Path, path: Path) -> None:
    """Gives the file its name by a link, which fails where a file has appeared meanwhile.

    File systems without links, as on memory sticks, need a second look.
    """
    try:
        os.link(beside, path)
    except OSError:
        _refuse(path)
        beside.rename(path)
