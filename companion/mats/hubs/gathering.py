"""Gathers everything that lies on a hub in one folder, ready to be copied onto the board.

Rules of this file: a folder in which other things lie is left as it is, and a `board.py` that was there already stays as its builder wrote
it, but for the number of antennas where that is asked for. Each file is whole before it takes the place of the one before.
"""

from __future__ import annotations

import re
import runpy
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

from companion.errors import unusable
from companion.mats.hubs.board import values
from companion.system import shipped
from companion.system.safe_files import make_folder, sync_folders, written

BOARD, MARK = "board.py", "hardware/wire.py"  # the mark is written first: where it lies, the rest was or will be gathered
NEW = ".new"
ANTENNAS = re.compile(r"^(ANTENNAS\s*=\s*)[^#\n]*?(\s*(?:#.*)?)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Gathered:
    folder: Path
    files: int
    is_board_kept: bool  # it is another one than ours
    antennas: int | None  # as `board.py` has it; None: it cannot be told without running it
    ailment: str  # why the hub will not take that `board.py`, in its own words


def gather(folder: Path, antennas: int | None = None) -> Gathered:
    """Also over what was gathered there before: then the files become those of this facedown."""
    sources = _sources()
    has_board = _check(folder, sources)
    board = _board(folder / BOARD if has_board else sources[BOARD], antennas)
    texts = {MARK: sources[MARK].read_bytes()}
    texts |= {name: board.encode() if name == BOARD else source.read_bytes() for name, source in sources.items()}
    for name, text in texts.items():
        _write(folder / name, text)
    sync_folders(folder)
    there = values(board)
    told = there.get("ANTENNAS") if there is not None else None
    is_kept = ANTENNAS.sub("", board) != ANTENNAS.sub("", sources[BOARD].read_text(encoding="utf-8"))
    return Gathered(folder, len(texts), is_kept, told if isinstance(told, int) else None, _ailment(there))


def _sources() -> dict[str, Path]:
    """By the name that each has on the hub."""
    firmware = shipped.path("firmware")
    listed = tomllib.loads((firmware / "files.toml").read_text(encoding="utf-8"))
    found = find_spec("hardware")
    assert found is not None
    assert found.origin is not None
    packages = Path(found.origin).parents[1]
    return {name: firmware / "hub" / name for name in listed["own"]} | {name: packages / name for name in listed["shared"]}


def _check(folder: Path, sources: dict[str, Path]) -> bool:
    """Whether a `board.py` lies there that is to be kept."""
    if folder.exists() and not folder.is_dir():
        raise unusable(str(folder), "this is a file, not a folder", "name a folder that is not there yet, or is empty")
    names = {file.relative_to(folder).as_posix().removesuffix(NEW) for file in folder.rglob("*") if not file.is_dir()}
    is_ours = MARK in names and (BOARD in names or names <= sources.keys())
    if names and not is_ours and names != {MARK}:
        raise unusable(str(folder), "other things lie in this folder", "name a folder that is not there yet, or is empty")
    return (folder / BOARD).is_file()


def _board(source: Path, antennas: int | None) -> str:
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeError:
        raise unusable(str(source), "it is no UTF-8 text", "mend it, or take it away, and a new one is written") from None
    if antennas is None:
        return text
    text, times = ANTENNAS.subn(rf"\g<1>{antennas}\g<2>", text, count=1)
    if not times:
        raise unusable(str(source), "no line of it begins with ANTENNAS =", "mend it, or take it away, and a new one is written")
    return text


def _write(path: Path, text: bytes) -> None:
    make_folder(path.parent)
    beside = path.with_name(path.name + NEW)
    beside.unlink(missing_ok=True)
    try:
        with written(beside) as file:
            file.write(text)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _ailment(board: dict[str, object] | None) -> str:
    """What the hub itself would say when it starts: its own check looks at the board."""
    if board is None:
        return ""
    check = runpy.run_path(str(shipped.path("firmware") / "hub" / "wiring.py"))["check"]
    try:
        check(SimpleNamespace(**board))
    except ValueError as wrong:
        return str(wrong)
    except AttributeError as wrong:
        return f"{BOARD}: {wrong.name} is missing"
    except TypeError as wrong:  # a name that is no such thing
        return f"{BOARD}: {wrong}"
    return ""
