"""Whether what was unpacked can be used by this version, said by the readers that will read it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.cards.decks import files as deck_files
from companion.cards.tags.register_file import read_register
from companion.config import config
from companion.errors import Problem, Unusable
from companion.mats import files as mat_files
from companion.record.backup import journals
from companion.record.backup.places import DECKS, JOURNAL, MATS, SETTINGS, TAGS, Piece
from companion.record.backup.staging import fresh, unpacked

Read = Callable[[Path], object]


def matches_of(piece: Piece, backup: str) -> tuple[int, list[Problem]]:
    """How many are in the journal that was unpacked, which now has our own tables, and what is left out of it; raises `Unusable`."""
    taken = unpacked(piece)
    return journals.brought_up(taken, fresh(piece), f"{backup}, '{JOURNAL}'") if taken.exists() else (0, [])


def doubts(pieces: tuple[Piece, ...], backup: str) -> list[Problem]:
    """What is the matter with all the rest, with the names that it has in the backup."""
    found = []
    for piece in pieces:
        new = fresh(piece)
        for path, read in _readings(piece, new):
            found += _complaints(path, read, str(new), f"{backup}, {piece.name}")
    return found


def _readings(piece: Piece, new: Path) -> list[tuple[Path, Read]]:
    if not new.exists():
        return []
    if piece.name == SETTINGS:
        return [(new, config.read)]
    if piece.name == TAGS:
        return [(new, read_register)]
    if piece.name == DECKS:
        return [(folder, deck_files.load) for folder in sorted(new.iterdir()) if (folder / deck_files.OUTLINE).is_file()]
    if piece.name == MATS:
        return [(file, mat_files.load) for file in sorted(new.glob(f"*{mat_files.ENDING}"))]
    return []


def _complaints(path: Path, read: Read, unpacked: str, name: str) -> list[Problem]:
    try:
        read(path)
    except Unusable as fault:
        return [Problem(one.where.replace(unpacked, name), one.what, one.fix) for one in fault.problems]
    return []
