"""A table is put back as it was saved; the table that is there is saved first, so that restoring loses nothing.

Rules of this file: these steps, in this order, each synced to the disk before the next one begins. What a power cut leaves:

1. The files that an earlier restore left are removed; a folder that it had only renamed gets its name back.
2. All is unpacked beside its place (`*.facedown-restoring`) and checked. Of the journal (`*.facedown-unpacked`) only rows are taken, into a
   new one with the tables of this version. Cut off: the table as it was.
3. The old table is saved as `facedown-before-restore-DATE.zip` beside the journal. Cut off: the table as it was, perhaps with that backup.
4. The old journal's log is folded into it. Cut off: the table as it was.
5. Settings, tags, decks, mats and the journal take their places, in that order, each by a rename. Cut off: some pieces are those of the
   backup, the others as they were; a folder may be missing for as long as two renames take. No piece is ever a mixture.
6. The old folders (`*.facedown-replaced`) are removed. Cut off: the table of the backup.

In each case the same command, run again, ends with the whole table of the backup. What the first run saved stays: the second run takes the
next free name.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from companion.config.config import Folders
from companion.core.frozen import dataclass
from companion.errors import Problem, Text, Unusable, reason, unusable
from companion.record.backup import staging
from companion.record.backup.archive import Archive, opened_backup
from companion.record.backup.manifest import (
    DAMAGED,
    JOURNAL,
    Contents,
    Piece,
    contents_of,
    decks_of,
    journal_of,
    mats_of,
    pieces_of,
    refuse_within,
)
from companion.record.backup.saving import Saved, save
from companion.record.journal_file import Lock, connected, lock_of
from companion.system.safe_files import cleared, take_after

MOST = 4_000_000_000  # bytes that a backup may unpack to by default; a journal of years has a tenth of it
BEFORE = "facedown-before-restore-"


@dataclass(frozen=True, slots=True)
class Restored:
    contents: Contents
    made: str  # when the backup was made, and by which version
    program: str
    before: Saved | None  # the table that was there; None: there was none
    gone: tuple[str, ...]  # decks and mats that were there and are not in the backup
    earlier: tuple[Path, ...]  # what earlier restores saved, where one of them was cut off
    doubts: tuple[Problem, ...]  # what is wrong with the restored table


def restore(folders: Folders, path: Path, now: str, version: str, *, force: bool = False, most: int = MOST) -> Restored:
    """Raises `Unusable` where the backup cannot be used, and then the table is as it was.

    With `force`, pieces are also restored that this version cannot use, such as an unfinished deck: they are what was saved, and must
    not prevent restoring the rest. So is a journal without its damaged matches, but never a journal that is damaged as a whole.
    """
    pieces = pieces_of(folders)
    refuse_within(pieces, path)
    with opened_backup(path, most) as archive:
        archive.check()
        journal = journal_of(folders)
        lacking, is_new = _lacking(pieces, journal), not lock_of(journal).exists()
        lock = _locked(journal)
        try:
            return _Restoring(archive, pieces, journal, now, version).run(force=force)
        except BaseException:
            if is_new:
                lock.remove()
            for folder in lacking:
                with suppress(OSError):  # it was not made, or something lies in it
                    folder.rmdir()
            raise
        finally:
            lock.release()


def _lacking(pieces: Sequence[Piece], journal: Path) -> tuple[Path, ...]:
    """Folders that have to be made for the table, inner ones first."""
    around = {folder for path in (journal, *(piece.path for piece in pieces)) for folder in path.parents if not folder.exists()}
    return tuple(sorted(around, key=lambda folder: len(folder.parts), reverse=True))


def _locked(journal: Path) -> Lock:
    try:
        return Lock(journal)
    except Unusable:
        raise unusable(str(journal), "backup-journal-in-use") from None


@dataclass(frozen=True, slots=True)
class _Restoring:
    archive: Archive
    pieces: tuple[Piece, ...]
    journal: Path
    now: str
    version: str

    def run(self, *, force: bool) -> Restored:
        before = None
        try:
            earlier = self._begin_anew()
            contents, doubts = self._unpacked(force=force)
            before = self._saved_first()
            self._fold(before)
        except BaseException as fault:
            self._sweep(*([before.path] if before is not None else []))
            if isinstance(fault, (OSError, sqlite3.Error)):
                raise self._impossible(fault, Text("backup-nothing-was-restored")) from fault
            raise
        self._put_in_place(before)
        self._sweep()
        was = before.names if before is not None else ()
        manifest = self.archive.manifest
        return Restored(contents, manifest.made, manifest.program, before, _gone(was, manifest.names), earlier, tuple(doubts))

    def _begin_anew(self) -> tuple[Path, ...]:
        staging.refuse_without_room(self.archive, self.pieces)
        was_cut_off = any(path.exists() for path in staging.leftovers(self.pieces))
        staging.take_back(self.pieces)
        cleared(staging.leftovers(self.pieces))
        return tuple(sorted(self.journal.parent.glob(f"{BEFORE}*.zip"))) if was_cut_off else ()

    def _unpacked(self, *, force: bool) -> tuple[Contents, list[Problem]]:
        raws = staging.unpack(self.archive, self.pieces)
        where = self.archive.where
        journal = next(piece for piece in self.pieces if piece.name == JOURNAL)
        matches, left_out = staging.matches_of(journal, where)
        doubts = [*left_out, *staging.doubts(self.pieces, where)]
        if doubts and not force:
            last = Problem(where, "backup-not-restored")
            raise Unusable([*doubts, last])
        staging.make_ready(self.pieces)
        names = self.archive.manifest.names
        if any(name.startswith(f"{DAMAGED}/") for name in names):
            doubts.append(Problem(where, "backup-holds-damaged-journal", damaged=DAMAGED))
        return contents_of(names, raws, matches), doubts

    def _saved_first(self) -> Saved | None:
        saved = save(self.pieces, self._free_name(), self.now, self.version)
        if saved is None:
            return None
        take_after(saved.path, self.journal.parent)
        if saved.left_out:
            saved.path.unlink()
            last = Problem(self.archive.where, "backup-would-overwrite-unsaved")
            raise Unusable([*saved.left_out, last])
        return saved

    def _free_name(self) -> Path:
        """A name under which no earlier restore has saved anything."""
        number, path = 1, self.journal.with_name(f"{BEFORE}{self.now[:10]}.zip")
        while path.exists():
            number += 1
            path = self.journal.with_name(f"{BEFORE}{self.now[:10]}-{number}.zip")
        return path

    def _fold(self, before: Saved | None) -> None:
        is_sound = before is not None and before.damaged is None and JOURNAL in before.names
        if is_sound and not _folded(self.journal):
            raise unusable(str(self.journal), "backup-journal-is-read")

    def _put_in_place(self, before: Saved | None) -> None:
        try:
            for piece in self.pieces:
                staging.put_in_place(piece)
        except OSError as fault:
            stopped = self._impossible(fault, Text("backup-run-restore-again"))
            kept = [Problem(str(before.path), "backup-of-what-was-there")] if before is not None else []
            raise Unusable([*stopped.problems, *kept]) from fault

    def _sweep(self, *more: Path) -> None:
        with suppress(OSError):  # the next restore tries again
            cleared((*staging.leftovers(self.pieces), *more))

    def _impossible(self, fault: OSError | sqlite3.Error, instead: Text) -> Unusable:
        place = getattr(fault, "filename", None) or self.journal.parent
        return unusable(str(place), "backup-place-stops-restoring", reason=reason(fault), instead=instead)


def _gone(was: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    decks = [f"deck {name}" for name in decks_of(was) if name not in decks_of(names)]
    mats = [f"mat {name}" for name in mats_of(was) if name not in mats_of(names)]
    return (*decks, *mats)


def _folded(journal: Path) -> bool:
    """Whether the log of a journal could be moved into its file, so that the file alone is whole; False where another program reads it."""
    with closing(connected(journal)) as database:
        (busy, _, _) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
