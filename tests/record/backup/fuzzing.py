"""Restores mutated backups one after the other: `python -m tests.record.backup.fuzzing FOLDER TRIES SEED`.

The largest file that a restore can write is bounded, and the memory of this process is counted. It prints one JSON object: how often each
kind was refused and restored, the memory that it took, and all that is wrong. FOLDER holds good backups, `*.zip`, and the journal of
another table.
"""

from __future__ import annotations

import json
import re
import resource
import shutil
import sqlite3
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from zipfile import ZipFile

from companion.errors import Unusable
from companion.record.backup.manifest import JOURNAL
from companion.record.journal_file import state_of
from companion.record.schema import VERSION
from tests.record.backup.mutating import Good, mutated
from tests.record.backup.tables import another, folders_in, restored
from tests.words.english import english

LIMIT = 8_000_000  # what a backup may unpack to
LARGEST = 3 * LIMIT  # of any file that is written
WARM = 60  # tries after which memory is counted
MOST_FINDINGS = 10
TABLES = ("decks", "matches", "entries", "tags", "typed", "passes")


class Fuzzing:
    def __init__(self, folder: Path, seed: str) -> None:
        self.chance, self.folder, self.home, self.path = Random(seed), folder, folder / "home", folder / "mutated" / "backup.zip"
        self.path.parent.mkdir()
        self.good = [Good.read(path) for path in sorted(folder.glob("*.zip"))]
        self.found: Counter[str] = Counter()
        self.findings: list[str] = []

    def run(self, tries: int) -> dict[str, object]:
        began, first = monotonic(), 0
        for number in range(tries):
            self._try(number)
            if number == min(WARM, tries - 1):
                first = _memory()
            if len(self.findings) > MOST_FINDINGS:
                break
        return {
            "tries": tries,
            "seconds": round(monotonic() - began, 1),
            "found": dict(sorted(self.found.items())),
            "megabytes": [first // 1000, _memory() // 1000],
            "findings": self.findings,
        }

    def _try(self, number: int) -> None:
        kind = mutated(self.chance, self.chance.choice(self.good), self.path)
        self._furnish(is_new=self.chance.random() < 0.5)
        was, force = _everything(self.home), self.chance.random() < 0.3
        try:
            with _bounded():
                result = restored(folders_in(self.home), self.path, most=LIMIT, force=force)
        except Unusable as refused:
            self.found[f"{kind}: refused"] += 1
            lacks = _lacks_of_refusal(english(refused), kind, was, _everything(self.home))
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is what is looked for
            lacks = [f"{type(fault).__name__}: {fault}"]
        else:
            self.found[f"{kind}: restored"] += 1
            lacks = _lacks_of_success(self.path, self.home, is_whole=not result.doubts)
        self.findings += [f"{number}, {kind}: {lack[:500]}" for lack in lacks]

    def _furnish(self, *, is_new: bool) -> None:
        """A machine that has nothing, or another table, that is used by somebody."""
        if self.home.exists() and (is_new or not (self.home / "other").exists()):
            shutil.rmtree(self.home)
        if not is_new and not self.home.exists():
            folders = another(folders_in(self.home), self.folder / "other.sqlite")
            (folders.state / f"{JOURNAL}.lock").touch()
            (self.home / "other").touch()


def _lacks_of_refusal(told: str, kind: str, was: dict[str, object], now: dict[str, object]) -> list[str]:
    lacks = []
    if was != now:
        lacks.append(f"refused, and changed: {sorted(name for name in was | now if was.get(name) != now.get(name))}")
    if kind == "nothing":
        lacks.append(f"refused: {told}")
    if "File too large" in told or "disk is full" in told:
        lacks.append(f"more was written than may be: {told}")
    if not told.replace("\n", "").isprintable():
        lacks.append(f"upsets a terminal: {told!r}")
    return lacks


def _lacks_of_success(path: Path, home: Path, *, is_whole: bool) -> list[str]:
    """What stands there is what the backup says, read by other means."""
    (home / "other").unlink(missing_ok=True)
    with ZipFile(path) as archive:
        said = {row["name"]: archive.read(row["name"]) for row in json.loads(archive.read("manifest.json"))["members"]}
    theirs, journal = said.pop(JOURNAL, None), home / "state" / JOURNAL
    found = {name: raw for name, raw in _everything(home).items() if raw is not None and not _is_ours(name)}
    expected = {_place_of(name): raw for name, raw in said.items() if not name.startswith("damaged/")}
    lacks = [f"{name} is not as it was saved" for name in sorted(found | expected) if found.get(name) != expected.get(name)]
    if (theirs is None) == journal.exists():
        lacks.append("a journal is there or lacks")
    if theirs is not None and journal.exists():
        path.with_name("theirs.sqlite").write_bytes(theirs)
        lacks += _lacks_of_journal(path.with_name("theirs.sqlite"), journal, is_whole=is_whole)
    return lacks


def _lacks_of_journal(theirs: Path, ours: Path, *, is_whole: bool) -> list[str]:
    lacks = [] if state_of(ours) == "sound" else ["the journal is not sound"]
    was, now = _rows(theirs), _rows(ours)
    for table in TABLES:
        lost = [row for row in was[table] if row not in set(now[table])]
        if set(now[table]) - set(was[table]) or (is_whole and lost):
            lacks.append(f"rows of {table} are not those of the backup")
        if table not in ("decks", "matches") and {row[0] for row in lost} & {row[0] for row in now["matches"]}:
            lacks.append(f"of a match that is there, rows of {table} lack")
    with closing(sqlite3.connect(ours)) as database:
        if database.execute("PRAGMA user_version").fetchone() != (VERSION,):
            lacks.append("the journal is of another version")
    return lacks


def _rows(journal: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(f"file:{journal}?immutable=1", uri=True)) as database:
        database.text_factory = lambda raw: raw.decode(errors="replace")
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        return {table: database.execute(f"SELECT * FROM {table}").fetchall() if table in there else [] for table in TABLES}


def _place_of(name: str) -> str:
    first = name.partition("/")[0]
    folder = {"facedown.toml": "config", "decks": "share", "mats": "share"}.get(first, "state")
    return f"{folder}/{name}"


def _is_ours(name: str) -> bool:
    """What a restore may leave beside the table: the journal, its lock, and what was there before."""
    return re.fullmatch(rf"state/({JOURNAL}|{JOURNAL}\.lock|facedown-before-restore-[0-9-]+\.zip)", name) is not None


def _everything(home: Path) -> dict[str, object]:
    return {str(path.relative_to(home)): path.read_bytes() if path.is_file() else None for path in sorted(home.rglob("*"))} | (
        {".": None} if home.exists() else {}
    )


@contextmanager
def _bounded() -> Iterator[None]:
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST, most[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # kilobytes


def main(folder: str, tries: str, seed: str) -> None:
    warnings.simplefilter("ignore")  # zipfile writes a name twice, but not gladly
    print(json.dumps(Fuzzing(Path(folder), seed).run(int(tries))))


if __name__ == "__main__":
    main(*sys.argv[1:])
