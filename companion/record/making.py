"""How a journal comes to be: whole under another name, and then under its own, so that whatever lies there is one."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from companion.record.inspecting import BESIDE, beside, connected
from companion.record.schema import PAGE, migrate
from companion.system.safe_files import make_private_folder, sync_folder, written


def make(path: Path) -> None:
    """Where somebody is cut off in the middle, the next one begins anew."""
    make_private_folder(path.parent)
    fresh = path.with_name(f"{path.name}.new")
    _sweep(fresh)
    try:
        with written(fresh, is_private=True):
            pass  # what SQLite lays beside it is as private as the file is
        with closing(connected(fresh)) as database:
            database.execute(f"PRAGMA page_size={PAGE}")
            database.execute("PRAGMA journal_mode=WAL")
            migrate(database)
        fresh.replace(path)  # what its log held is in it, and synced, since it was closed
    finally:
        _sweep(fresh)
    sync_folder(path.parent)


def _sweep(fresh: Path) -> None:
    for end in ("", *BESIDE):
        beside(fresh, end).unlink(missing_ok=True)
