"""What `facedown backup` and `facedown restore` answer."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from companion.config.config import Folders
from companion.core.visible import visible_line
from companion.errors import DONE, FOUND_WRONG, Unusable
from companion.record.backup.restoring import MOST, Restored, restore
from companion.record.backup.saving import backup

_UNITS = ((1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB"))


def run_backup(folders: Folders, path: Path, *, force: bool, now: str, version: str, out: TextIO) -> int:
    """What could not be saved is raised once all the rest is."""
    saved = backup(folders, path, now, version, force=force)
    out.write(visible_line(f"Saved in {saved.path} ({_size(saved.size)}): {saved.contents}.") + "\n")
    problems = ((saved.damaged,) if saved.damaged is not None else ()) + saved.left_out
    if problems:
        raise Unusable(problems, FOUND_WRONG)
    return DONE


def run_restore(folders: Folders, path: Path, *, force: bool, now: str, version: str, out: TextIO, most: int = MOST) -> int:
    """What is the matter with what was restored is raised once it is told."""
    restored = restore(folders, path, now, version, force=force, most=most)
    out.writelines(f"{visible_line(line)}\n" for line in _told(restored, path))
    if restored.doubts:
        raise Unusable(restored.doubts, FOUND_WRONG)
    return DONE


def _told(restored: Restored, path: Path) -> list[str]:
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
    unit, name = next((one for one in _UNITS if size >= one[0]), (1, "bytes"))
    return f"{size / unit:.1f} {name}" if unit > 1 else f"{size} {name}"
