"""Whole tables to be saved: settings, tags, decks, mats, and a journal of matches that simulated people have played."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

from companion.app.matches import Desk
from companion.cards.decks import files
from companion.cards.tags.register_file import write_register
from companion.config.config import FILE_NAME, Folders
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Register, Tagged
from companion.mats import files as mat_files
from companion.record import schema
from companion.record.backup.manifest import JOURNAL, TAGS
from companion.record.backup.restoring import restore
from companion.record.backup.saving import backup
from companion.record.disk import DiskStore
from companion.record.journal_file import connected
from companion.record.rows import resealed
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

NOW, VERSION, MARK = "2026-11-18T20:00:00+00:00", "0.1.0", "2099-01-01T00:00:00+00:00"
EXAMPLES = Path(__file__).parents[2] / "cards" / "decks" / "examples"
MATS = mat_files._SHIPPED
SETTINGS = '# what we speak here\nlanguage = "fr"\n'
REGISTER = Register(
    {"04e1234567abcd": Tagged(DeckId("landmarks-examples"), CardId("eiffel-tower"), "back"), "04e12345": Tagged(DeckId("a"), CardId("b"))},
    commands={"04c0ffee": "pause"},
)


def folders_in(home: Path) -> Folders:
    return Folders(home / "config", home / "state", home / "share" / "decks", home / "cache", home / "share" / "mats")


def service_in(home: Path) -> Folders:
    """As systemd has them: own decks and mats lie beside the journal."""
    return Folders(home / "etc", home / "var", home / "var" / "decks", home / "cache", home / "var" / "mats")


def furnish(folders: Folders, journal: Path | None = None) -> Folders:
    """All but a journal, and a copy of that one."""
    for folder in (folders.config, folders.state, folders.decks, folders.mats):
        folder.mkdir(parents=True, exist_ok=True)
    (folders.config / FILE_NAME).write_text(SETTINGS, encoding="utf-8")
    write_register(folders.state / TAGS, REGISTER)
    shutil.copytree(EXAMPLES / "landmarks_examples", folders.decks / "landmarks-examples")
    shutil.copy(MATS / "3x3.toml", folders.mats / "kitchen.toml")
    if journal is not None:
        shutil.copy(journal, folders.state / JOURNAL)
    return folders


def another(folders: Folders, journal: Path) -> Folders:
    """A table that is different in every piece."""
    for folder in (folders.config, folders.state, folders.decks, folders.mats):
        folder.mkdir(parents=True, exist_ok=True)
    (folders.config / FILE_NAME).write_text('language = "ru"\n', encoding="utf-8")
    write_register(folders.state / TAGS, Register(commands={"04c0ffee": "undo"}))
    shutil.copytree(EXAMPLES / "movies_examples", folders.decks / "movies-examples")
    shutil.copy(MATS / "8x8.toml", folders.mats / "garden.toml")
    shutil.copy(journal, folders.state / JOURNAL)
    return folders


def play(journal: Path, *numbers: int, game: str = "comparity") -> DiskStore:
    """Matches of a soak, each to its end; the store is open still."""
    decks = tuple(files.find(id) for id in files.shipped())
    store = DiskStore(journal, lambda: NOW)
    desk = Desk(store, lambda deck, others: Register().naming((deck, *others)), lambda _: ())
    for number in numbers:
        setup, deck = set_up_match(SoakTerms(game, 0.0, 0.1, seed=1), number, decks)
        referee = desk.begin(setup, deck, "en").referee
        table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(0.0), number))
        Sitting(setup, deck, table, number, Manners(0.1)).play()
    store.settle()
    return store


def played(journal: Path, *numbers: int, game: str = "comparity", schema_version: int = schema.VERSION) -> Path:
    with patch.multiple(schema, STEPS=schema.STEPS[:schema_version], VERSION=schema_version):
        play(journal, *numbers, game=game).close()
    journal.with_name(f"{journal.name}.lock").unlink()
    return journal


def whole(folders: Folders) -> dict[str, object]:
    """A table as people know it: the files byte for byte, and all that stands in the journal."""
    found: dict[str, object] = {}
    for piece in (folders.config / FILE_NAME, folders.state / TAGS):
        if piece.exists():
            found[piece.name] = piece.read_bytes()
    for folder in (folders.decks, folders.mats):
        found |= {f"{folder.name}/{path.relative_to(folder)}": path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return found | ({JOURNAL: rows_of(folders.state / JOURNAL)} if (folders.state / JOURNAL).exists() else {})


def rows_of(journal: Path) -> list[str]:
    with closing(sqlite3.connect(journal)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        return [f"version {version}", *database.iterdump()]


def leave_a_log(journal: Path, aside: Path) -> None:
    """As a program leaves it that was killed; it has just said that all matches were touched at MARK."""
    aside.mkdir()
    with closing(connected(journal)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("UPDATE matches SET touched = ?", (MARK,))
        resealed(database)
        for end in ("", "-wal"):
            shutil.copy(f"{journal}{end}", aside)
    for path in aside.iterdir():
        shutil.copy(path, journal.parent)


def as_it_lies(home: Path) -> dict[str, object]:
    """Every byte, but for what anybody who only reads a journal leaves beside it: a lock, and a log that is empty."""
    return {
        str(path.relative_to(home)): path.readlink() if path.is_symlink() else path.read_bytes() if path.is_file() else None
        for path in sorted(home.rglob("*"))
        if not path.name.endswith((".lock", "-shm")) and not (path.name.endswith("-wal") and not path.stat().st_size)
    }


def saved(folders: Folders, path: Path, **options: bool):
    return backup(folders, path, NOW, VERSION, **options)


def restored(folders: Folders, path: Path, **options: int):
    return restore(folders, path, NOW, VERSION, **options)


def summaries(journal: Path) -> list[tuple[int, int]]:
    """Each match's number and entries, read as the program reads them."""
    store = DiskStore(journal, lambda: NOW)
    try:
        return [(one.number, len(store.kept(one.number).entries)) for one in store.matches()]
    finally:
        store.close()
