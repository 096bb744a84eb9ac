"""The commands backup and restore."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import Parser, path_of, standard, whole
from companion.core.visible import visible_line
from companion.errors import DONE, FOUND_WRONG, Unusable

if TYPE_CHECKING:
    from companion.config.config import Folders
    from companion.record.backup.restoring import Restored

GIGABYTE = 1_000_000_000
UNITS = ((GIGABYTE, "help-metavar-gb"), (1_000_000, "MB"), (1_000, "kB"))


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="help-metavar-file", help="help-backup-file")
    parser.add_argument("--force", action="store_true", help="help-common-force")
    parser.set_defaults(run=_run_backup)


def add_restore(parser: Parser) -> None:
    parser.add_argument("file", metavar="help-metavar-file", help="help-backup-restore-file")
    parser.add_argument("--force", action="store_true", help="help-backup-force")
    limit = "help-backup-limit"
    parser.add_argument("--limit", type=whole(1, 64), default=4, metavar="help-metavar-gb", help=limit)
    parser.set_defaults(run=_run_restore)


def _run_backup(args: argparse.Namespace) -> int:
    from companion.config.config import folders
    from companion.system.clock import now
    from companion.system.shipped import program

    out = standard(sys.stdout, "output")
    return run_backup(folders(os.environ), path_of(args.file), force=args.force, now=now(), version=program(), out=out)


def _run_restore(args: argparse.Namespace) -> int:
    from companion.config.config import folders
    from companion.system.clock import now
    from companion.system.shipped import program

    out, most = standard(sys.stdout, "output"), args.limit * GIGABYTE
    return run_restore(folders(os.environ), path_of(args.file), force=args.force, now=now(), version=program(), out=out, most=most)


def run_backup(folders: Folders, path: Path, *, force: bool, now: str, version: str, out: TextIO) -> int:
    """Saves all files that can be saved, and then reports the others."""
    from companion.record.backup.saving import backup

    saved = backup(folders, path, now, version, force=force)
    out.write(visible_line(f"Saved in {saved.path} ({_size(saved.size)}): {saved.contents}.") + "\n")
    problems = ((saved.damaged,) if saved.damaged is not None else ()) + saved.left_out
    if problems:
        raise Unusable(problems, FOUND_WRONG)
    return DONE


def run_restore(folders: Folders, path: Path, *, force: bool, now: str, version: str, out: TextIO, most: int = 4 * GIGABYTE) -> int:
    """Restores a backup, and then reports what is wrong with the restored table."""
    from companion.record.backup.restoring import restore

    restored = restore(folders, path, now, version, force=force, most=most)
    out.writelines(f"{visible_line(line)}\n" for line in _lines_of(restored, path))
    if restored.doubts:
        raise Unusable(restored.doubts, FOUND_WRONG)
    return DONE


def _lines_of(restored: Restored, path: Path) -> list[str]:
    lines = [f"Restored from {path}, made {restored.made} by facedown {restored.program}: {restored.contents}."]
    if restored.before is not None:
        lines.append(f"What was here before is saved in {restored.before.path}: {restored.before.contents}.")
        if restored.before.damaged is not None:
            lines.append("The journal that was here was damaged; it is saved as it lay.")
    if restored.gone:
        lines.append(f"Not here any more, but saved there: {', '.join(restored.gone)}.")
    if restored.earlier:
        lines.append(f"An earlier restore was cut off here; what it found is saved too: {', '.join(map(str, restored.earlier))}.")
    return lines


def _size(size: int) -> str:
    unit, name = next((one for one in UNITS if size >= one[0]), (1, "bytes"))
    return f"{size / unit:.1f} {name}" if unit > 1 else f"{size} {name}"
