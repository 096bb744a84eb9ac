"""The firmware of a hub: gathers its files in a folder, and names the commands that copy them onto the board.

Rules of this file: a folder with other files is left as it is, and a `board.py` in it stays as its builder wrote it, except for the number
of antennas where one is given. Each file is whole before it replaces an older one. A `board.py` is read without being run.
"""

from __future__ import annotations

import ast
import json
import os
import re
import runpy
import shlex
import shutil
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

from companion.core.frozen import dataclass
from companion.errors import Problem, of_hardware, unusable
from companion.system import shipped
from companion.system.safe_files import make_folder, sync_folders, written
from hardware.antennas.chips import CHIPS

BOARD, MARK = "board.py", "hardware/wire.py"  # written first: a folder that contains it is one for a hub
NEW = ".new"
MPREMOTE = "mpremote"
FOLDER = "hub"  # the folder for the files, where none is named
ANTENNAS = re.compile(r"^(ANTENNAS\s*=\s*)[^#\n]*?(\s*(?:#.*)?)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Gathered:
    folder: Path
    files: int
    is_board_kept: bool  # it differs from the shipped one
    antennas: int | None  # as `board.py` has it; None: it is known only when `board.py` runs
    ailment: Problem | None  # why the hub refuses that `board.py`


def gather(folder: Path, antennas: int | None = None) -> Gathered:
    """Writes all files of a hub into the folder, also over those of an earlier version; raises `Unusable` where that cannot be."""
    sources = _sources()
    has_board = _check(folder, sources)
    board = _board(folder / BOARD if has_board else sources[BOARD], antennas)
    texts = {MARK: sources[MARK].read_bytes()}
    texts |= {name: board.encode() if name == BOARD else source.read_bytes() for name, source in sources.items()}
    for name, text in texts.items():
        _write(folder / name, text)
    sync_folders(folder)
    there = board_values(board)
    told = there.get("ANTENNAS") if there is not None else None
    is_kept = ANTENNAS.sub("", board) != ANTENNAS.sub("", sources[BOARD].read_text(encoding="utf-8"))
    return Gathered(folder, len(texts), is_kept, told if isinstance(told, int) else None, _ailment(there))


def _sources() -> dict[str, Path]:
    """The files by their names on the hub."""
    firmware = shipped.path("firmware")
    listed = tomllib.loads((firmware / "files.toml").read_text(encoding="utf-8"))
    found = find_spec("hardware")
    assert found is not None
    assert found.origin is not None
    packages = Path(found.origin).parents[1]
    of_chips = [f"{package.replace('.', '/')}/{name}" for package in CHIPS.values() for name in listed["of_each_chip"]]
    return {name: firmware / "hub" / name for name in listed["own"]} | {name: packages / name for name in (*listed["shared"], *of_chips)}


def _check(folder: Path, sources: dict[str, Path]) -> bool:
    """Whether the folder has a `board.py` that is to be kept; raises `Unusable` for a folder with other files."""
    if folder.exists() and not folder.is_dir():
        raise unusable(str(folder), "mat-place-is-a-file")
    names = {file.relative_to(folder).as_posix().removesuffix(NEW) for file in folder.rglob("*") if not file.is_dir()}
    is_ours = MARK in names and (BOARD in names or names <= sources.keys())
    if names and not is_ours and names != {MARK}:
        raise unusable(str(folder), "mat-folder-is-in-use")
    return (folder / BOARD).is_file()


def _board(source: Path, antennas: int | None) -> str:
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeError:
        raise unusable(str(source), "mat-board-is-not-utf8") from None
    if antennas is None:
        return text
    text, times = ANTENNAS.subn(rf"\g<1>{antennas}\g<2>", text, count=1)
    if not times:
        raise unusable(str(source), "mat-board-without-antennas")
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


def _ailment(board: dict[str, object] | None) -> Problem | None:
    """What the hub's own check of its wiring reports, which it runs when it starts."""
    if board is None:
        return None
    check = runpy.run_path(str(shipped.path("firmware") / "hub" / "wiring.py"))["check"]
    try:
        check(SimpleNamespace(**board))
    except ValueError as wrong:  # its class is one of the file that has been run
        return of_hardware(json.loads(str(wrong)))
    except AttributeError as wrong:
        return Problem(BOARD, "board-name-is-missing", name=str(wrong.name))
    except TypeError as wrong:  # a value of another type
        return Problem(BOARD, "board-value-of-another-kind", words=str(wrong))
    return None


def board_values(text: str) -> dict[str, object] | None:
    """The value of each name in a `board.py`; None where it has anything but names and plain values, so that it would have to be run."""
    found: dict[str, object] = {}
    try:
        for line in ast.parse(text).body:
            match line:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    found[name] = _value(value, found)
                case ast.Expr(value=ast.Constant()):  # a docstring
                    pass
                case _:
                    return None
    except (SyntaxError, ValueError, KeyError, RecursionError):
        return None
    return found


def _value(node: ast.expr, known: dict[str, object]) -> object:
    match node:
        case ast.Name(id=name):
            return known[name]
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return tuple(_value(part, known) for part in parts)
        case _:
            return ast.literal_eval(node)


def commands(folder: str, port: str = "", antennas: int | None = None) -> tuple[str, ...]:
    """The commands that gather the files and copy them; `port` is a path, or the serial number of the board."""
    of = ["--antennas", str(antennas)] if antennas is not None else []
    return (shlex.join(["facedown", "hub", "files", folder, *of]), *copying(folder, port))


def trouble_line(trouble: str, port: str, antennas: int) -> str:
    """A hub's trouble for the log, with the commands that mend firmware of another version."""
    return f"{trouble}; to be mended by: {' && '.join(commands(FOLDER, port, antennas))}" if trouble == "wire-version" else trouble


def copying(folder: str, port: str = "", program: str = MPREMOTE) -> tuple[str, ...]:
    """The commands that copy gathered files onto the board; without a port the only board that is plugged in."""
    mpremote = shlex.join([program, *(["connect", port if "/" in port else f"id:{port}"] if port else [])])
    return (shlex.join(["cd", folder]), f"{mpremote} cp -r *.py hardware :", f"{mpremote} reset")


def restarting(port: str = "") -> str:
    return copying("", port)[-1]


def mpremote_here() -> tuple[str, str]:
    """The path of mpremote, and the command that installs it where it is missing."""
    beside = Path(sys.executable).with_name(MPREMOTE)
    if shutil.which(MPREMOTE) is not None:
        return MPREMOTE, ""
    if beside.is_file():
        return str(beside), ""
    sudo = [] if beside.parent.stat().st_uid == os.geteuid() else ["sudo"]
    return str(beside), shlex.join([*sudo, sys.executable, "-m", "pip", "install", MPREMOTE])
