"""Whatever is wrong with a backup, it is refused and nothing at all is written, or the table is what it says; memory and disk are bounded.

`FACEDOWN_BACKUPS=20000` mutates so many.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import pytest

from tests.record.backup.mutating import KINDS
from tests.record.backup.tables import folders_in, furnish, saved

TRIES = int(os.environ.get("FACEDOWN_BACKUPS", "400"))
MOST_MEGABYTES = 120  # that the process may grow by; a backup there unpacks to 8 at the most
CHECKOUT = Path(__file__).parents[3]
FIRST = Path(__file__).with_name("fixtures") / "format-1-schema-1.zip"
MEMORY = "/dev/shm"

pytest.importorskip("resource")


@pytest.fixture
def folder(tmp_path):
    """In memory where there is such a place: each try syncs dozens of files."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY, prefix="facedown-") as made:
        yield Path(made)


def heard_and_typed(journal):
    with closing(sqlite3.connect(journal)) as database:
        database.execute('INSERT INTO passes VALUES (1, 1, 0, 0.5, \'{"A1":[],"A2":["04a1"],"A3":"garbled"}\')')
        database.execute('INSERT INTO passes VALUES (1, 2, 0, 0.55, \'[{"A1":["04a1"]}]\')')
        database.execute("INSERT INTO typed VALUES (1, 0, 'place A1 big-ben', ?)", (crc32(b"0|place A1 big-ben", crc32(b"1")),))
        database.commit()


@pytest.mark.exam
def test_a_mutated_backup_is_refused_whole_or_restored_whole(folder, journals, tmp_path):
    shutil.copy(FIRST, folder / "first.zip")
    shutil.copy(journals[1], folder / "other.sqlite")
    table = furnish(folders_in(tmp_path / "home"), journals[1])
    heard_and_typed(table.state / "journal.sqlite")
    saved(table, folder / "table.zip")
    command = [sys.executable, "-m", "tests.record.backup.fuzzing", str(folder), str(TRIES), "mutated backups"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=CHECKOUT).stdout)
    print(json.dumps(told, indent=1))
    before, after = told["megabytes"]
    assert told["findings"] == []
    assert after - before < MOST_MEGABYTES
    came = told["found"]
    assert sum(came.values()) == TRIES
    if TRIES >= 400:
        assert {name.partition(":")[0] for name in came} == set(KINDS)
        assert {"nothing: restored", "schema: refused", "rows: refused", "bomb: refused", "bomb: restored", "pages: refused"} <= came.keys()
