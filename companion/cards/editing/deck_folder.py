"""The folder of a deck is written as a whole, or stays as it was.

Rules of this file: both files and all others in the folder are laid beside it (`.NAME.keeping/new`), safely on the disk, and read
as they will be read from then on; only a deck that can be used takes the place of the one before. Where the system can exchange two
folders at once, no moment is without the deck. Elsewhere two renames follow each other, and what a power cut leaves between them is put
back at the next keeping.
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from companion.cards.decks.cells import parse_slug
from companion.cards.decks.files import CARDS, OUTLINE, load
from companion.core.decks.card import Deck
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.system.safe_files import cleared, make_folder, sync_folder, sync_folders, take_after, written

_NOT_ITS_DISK = (None, errno.EACCES, errno.EPERM)  # why a file cannot be copied; None: it is no file but a pipe, say
T = TypeVar("T")
_HERE, _EXCHANGE = -100, 2  # of Linux: AT_FDCWD, RENAME_EXCHANGE


def own_folder(decks: Path, id: str) -> Path:
    """The folder of the deck of that id among the user's own, which need not exist."""
    name = parse_slug(id)
    if isinstance(name, Text):
        raise Unusable((Problem(Text("place-deck-quoted", deck=id), name),))
    return decks / name


def keep_deck(folder: Path, outline: str, cards: str) -> Deck:
    """The deck of these two texts, which from now on lies there; `Unusable` with all that is wrong, and then nothing has changed."""
    return _kept(folder, outline, cards, lambda new: _loaded(new, folder))


def begin_folder(folder: Path, outline: str, cards: str) -> None:
    """Lays a deck without cards there, which cannot be loaded yet."""
    _kept(folder, outline, cards, lambda _: None)


def _kept(folder: Path, outline: str, cards: str, read: Callable[[Path], T]) -> T:
    """Writes both texts beside the folder, returns what `read` makes of them there, and then puts them in place of the folder."""
    place = Path(os.path.realpath(folder)) if folder.is_symlink() else folder
    beside = place.with_name(f".{place.name}.keeping")
    try:
        _begin_anew(place, beside)
        _lay(beside / "new", place, {OUTLINE: outline, CARDS: cards})
        made = read(beside / "new")
        _swap(beside / "new", place, beside / "before")
    except OSError as fault:
        raise _unwritten(folder, fault) from fault
    finally:
        _sweep(place, beside)
    return made


def set_aside(folder: Path) -> Path:
    """Copies the folder, in place of the copy that was made before; decks are not looked for in the place of the copy."""
    place = Path(os.path.realpath(folder)) if folder.is_symlink() else folder
    copy, new = (place.with_name(f".{place.name}.{name}") for name in ("before", "before.new"))
    try:
        cleared([new])
        _copy(place, new)
        take_after(new, place)
        sync_folders(new)
        cleared([copy])
        new.rename(copy)
        sync_folder(copy.parent)
    except OSError as fault:
        raise _unwritten(copy, fault) from fault
    finally:
        with suppress(OSError):
            cleared([new])
    return copy


def take_away(folder: Path) -> Path:
    """Moves the folder aside, in place of the one that was moved before, and returns its new path; a link is moved, not its target."""
    aside = folder.with_name(f".{folder.name}.removed")
    try:
        cleared([aside])
        folder.rename(aside)
        sync_folder(folder.parent)
        cleared([folder.with_name(f".{folder.name}.keeping")])  # what a power cut left there would come back
    except OSError as fault:
        raise unusable(str(folder), "editing-cannot-be-moved", reason=reason(fault)) from fault
    return aside


def _unwritten(place: Path, fault: OSError) -> Unusable:
    return unusable(str(place), "file-unwritable", reason=reason(fault))


def _copy(folder: Path, new: Path) -> None:
    """Copies a folder with all that lies in it; of several files that cannot be copied the first is reported."""
    faults: list[tuple[str, OSError]] = []

    def copied(source: str, target: str) -> None:
        try:
            shutil.copy2(source, target)
        except OSError as fault:
            faults.append((source, fault))
            raise

    try:
        shutil.copytree(folder, new, symlinks=True, copy_function=copied)
    except shutil.Error as several:
        source, fault = faults[0] if faults else (str(folder), several)
        if fault.errno in _NOT_ITS_DISK:
            raise unusable(source, "editing-file-cannot-be-copied") from fault
        raise fault from several


def _begin_anew(folder: Path, beside: Path) -> None:
    before = beside / "before"
    if before.exists() and not os.path.lexists(folder):
        before.rename(folder)
    cleared([beside])
    make_folder(beside)


def _lay(new: Path, folder: Path, texts: dict[str, str]) -> None:
    if folder.exists():
        _copy(folder, new)
    else:
        new.mkdir(mode=0o755)
    for name, text in texts.items():
        cleared([new / name])
        with written(new / name) as file:
            file.write(text.encode(errors="surrogatepass"))  # faults are found when it is read
    take_after(new, folder)
    sync_folders(new)


def _loaded(new: Path, folder: Path) -> Deck:
    """Reads the new folder; problems name the place that it is meant for."""
    try:
        return load(new)
    except Unusable as fault:
        raise Unusable([one.moved(str(new), str(folder)) for one in fault.problems]) from None


def _swap(new: Path, folder: Path, before: Path) -> None:
    if not os.path.lexists(folder):
        new.rename(folder)
    elif not _exchanged(new, folder):
        folder.rename(before)
        try:
            new.rename(folder)
        except OSError:
            before.rename(folder)
            raise
    sync_folder(folder.parent)


def _exchanged(one: Path, other: Path) -> bool:
    """Exchanges two folders at once; false where the system or the disk cannot do that."""
    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError, TypeError):
        return False
    return bool(rename(_HERE, os.fsencode(one), _HERE, os.fsencode(other), _EXCHANGE) == 0)


def _sweep(folder: Path, beside: Path) -> None:
    """Removes the folder beside, but never the only copy of a deck."""
    if os.path.lexists(folder) or not (beside / "before").exists():
        with suppress(OSError):
            cleared([beside])
