"""All decks there are, by the names of their folders: shipped, one's own, and those that cannot be used."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.cards.decks import files
from companion.core.decks.card import Deck, DeckId
from companion.errors import Problem, Unusable, unusable

Whose = Literal["shipped", "own", "instead"]  # "instead": one's own in the place of a shipped one


@dataclass(frozen=True, slots=True)
class Shelved:
    """A folder among the decks; without a deck its problems say why."""

    name: str
    folder: Path
    whose: Whose
    deck: Deck | None = None
    problems: tuple[Problem, ...] = ()


def shelved(own: Path) -> tuple[Shelved, ...]:
    """In the order of their names."""
    folders = {**{str(name): folder for name, folder in files.shipped().items()}, **own_folders(own)}
    return tuple(_shelved(name, folders[name], own) for name in sorted(folders))


def whose(folder: Path, own: Path) -> Whose:
    """A folder elsewhere is its user's own as well."""
    if folder in files.shipped().values():
        return "shipped"
    return "instead" if folder.parent == own and DeckId(folder.name) in files.shipped() else "own"


def _shelved(name: str, folder: Path, own: Path) -> Shelved:
    try:
        return Shelved(name, folder, whose(folder, own), files.load(folder))
    except Unusable as fault:
        return Shelved(name, folder, whose(folder, own), problems=fault.problems)


def own_folders(own: Path) -> dict[str, Path]:
    """Also one that has only half of its files; what begins with a full stop is nobody's deck."""
    try:
        folders = [folder for folder in own.iterdir() if not folder.name.startswith(".")] if own.is_dir() else []
        return {folder.name: folder for folder in folders if any((folder / name).is_file() for name in (files.OUTLINE, files.CARDS))}
    except OSError as fault:
        raise unusable(str(own), f"it cannot be read ({fault.strerror})", "check that you may read this folder") from fault
