"""The facedown.toml that a table begins with: every key there is, in plain words, and none of them in force.

Rules of this file: nothing that is there is ever written over.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from companion.errors import unusable
from companion.system.safe_files import cleared, make_folder, sync_folder, take_after, written

HERE = Path(__file__).resolve().parent
ENGLISH = "en"
BEGUN = ".new"


def text(language: str = ENGLISH) -> str:
    """With its comments in that language."""
    name = "facedown.toml" if language == ENGLISH else f"facedown.{language}.toml"
    return (HERE / name).read_text(encoding="utf-8")


def lay(path: Path, language: str = ENGLISH) -> None:
    """A new file there, whole or not at all; it belongs to whom its folder belongs."""
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
        what, fix = f"it cannot be written ({fault.strerror})", "name a file in a folder that you may write to"
        raise unusable(str(path), what, fix) from None
    finally:
        with suppress(OSError):
            cleared([beside])


def _refuse(path: Path) -> None:
    if os.path.lexists(path):
        fix = "change it by hand, or name another file; `facedown config check` tells whether it can be used"
        raise unusable(str(path), "it is there already", fix)


def _set_in_place(beside: Path, path: Path) -> None:
    """A link fails where something has come there meanwhile; some file systems, as those of memory sticks, know no links."""
    try:
        os.link(beside, path)
    except OSError:
        _refuse(path)
        beside.rename(path)
