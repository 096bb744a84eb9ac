"""What a table is made of beside the program itself, and where each piece of it lies."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.config.config import FILE_NAME, Folders
from companion.errors import unusable
from companion.record.journal_file import BESIDE

SETTINGS, TAGS, JOURNAL = FILE_NAME, "tags.jsonl", "journal.sqlite"
DECKS, MATS, CALIBRATIONS, DAMAGED = "decks", "mats", "calibrations", "damaged"


@dataclass(frozen=True, slots=True)
class Piece:
    name: str  # in a backup; that of a folder begins the names of its files
    path: Path
    is_folder: bool = False


def pieces_of(folders: Folders) -> tuple[Piece, ...]:
    """In the order in which they are put in place."""
    return (
        Piece(SETTINGS, _landed(folders.config / SETTINGS)),
        Piece(TAGS, _landed(folders.state / TAGS)),
        Piece(DECKS, _landed(folders.decks), is_folder=True),
        Piece(MATS, _landed(folders.mats), is_folder=True),
        Piece(CALIBRATIONS, _landed(folders.state / CALIBRATIONS), is_folder=True),  # of mats that come with the program
        Piece(JOURNAL, _landed(folders.state / JOURNAL)),
    )


def journal_of(folders: Folders) -> Path:
    """As the program itself names it: by this name it is locked."""
    return folders.state / JOURNAL


def refuse_within(pieces: tuple[Piece, ...], path: Path) -> None:
    """A backup that is part of the table would be taken into the next one, and be swept away when the table is restored."""
    landed = _landed(path)
    for piece in pieces:
        own = (piece.path, *(piece.path.with_name(piece.path.name + end) for end in BESIDE))
        if landed in own or (piece.is_folder and landed.is_relative_to(piece.path)):
            raise unusable(str(path), f"it lies among what a backup is made of ({piece.path})", "keep backups in another folder")


def _landed(path: Path) -> Path:
    """Where a link leads, so that the link itself stays."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # links in a circle, or no name at all; whoever opens it will tell
        return path.absolute()
