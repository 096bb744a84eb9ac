"""The files of a table as they lie, and those that no backup can take.

Rules of this file: links are followed, so that a deck that lies elsewhere is saved as well; what cannot be saved is named, and never
passed over.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from companion.errors import Problem
from companion.record.backup.manifest import LARGEST, lack_of_name
from companion.record.backup.places import JOURNAL, Piece

MOVE_IT = "move it away, or mend it, and make the backup again"


@dataclass(slots=True)
class Gathered:
    """All but the journal, by the names that they have in a backup; in the order of these."""

    files: dict[str, Path] = field(default_factory=dict)
    left_out: list[Problem] = field(default_factory=list)

    def leave_out(self, path: Path, what: str) -> None:
        self.left_out.append(Problem(_shown(path), f"{what}; it is not in the backup", MOVE_IT))


def gathered(pieces: tuple[Piece, ...]) -> Gathered:
    found = Gathered()
    for piece in pieces:
        if piece.is_folder:
            for name, path in sorted(_within(piece, found)):
                _take(name, path, found)
        elif piece.name != JOURNAL and os.path.lexists(piece.path):
            _take(piece.name, piece.path, found)
    return found


def read(name: str, path: Path, found: Gathered) -> bytes | None:
    """What stands in it; None where it cannot be saved after all."""
    most = LARGEST[name.partition("/")[0]]
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as fault:
        found.leave_out(path, f"it cannot be read ({fault.strerror})")
        return None
    if len(raw) > most:
        found.leave_out(path, f"it is larger than {most:,} bytes")
        return None
    return raw


def _take(name: str, path: Path, found: Gathered) -> None:
    lack = lack_of_name(name)
    if lack is not None:
        found.leave_out(path, lack)
    elif not path.is_file():  # opening a pipe would wait for whoever writes into it
        found.leave_out(path, "it is no file")
    else:
        found.files[name] = path


def _within(piece: Piece, found: Gathered) -> Iterator[tuple[str, Path]]:
    def refused(fault: OSError) -> None:
        if not isinstance(fault, FileNotFoundError):  # where there are no own decks there is nothing to save
            found.leave_out(Path(fault.filename), f"it cannot be read ({fault.strerror})")

    for folder, folders, files in os.walk(piece.path, onerror=refused, followlinks=True):
        here = Path(folder)
        folders.sort()
        for name in [name for name in folders if _leads_back(here / name)]:
            folders.remove(name)
            found.leave_out(here / name, "it is a link that leads back to a folder around it")
        for name in files:
            yield "/".join((piece.name, *(here / name).relative_to(piece.path).parts)), here / name


def _leads_back(folder: Path) -> bool:
    return folder.is_symlink() and folder.resolve() in {around.resolve() for around in folder.parents}


def _shown(path: Path) -> str:
    text = str(path)
    return text if text.isprintable() else repr(text)
