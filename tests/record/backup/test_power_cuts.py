"""Wherever a restore is cut off, nothing is lost, and the same command run again gives the whole table."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from companion.errors import Unusable
from tests.record.backup.forging import Entry, forged
from tests.record.backup.power import PowerCut, counted
from tests.record.backup.tables import another, as_it_lies, folders_in, furnish, restored, saved, whole
from tests.words.english import english, refused_with

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="steps are watched as Linux shows them")
PARTS = 6  # so that a run of many cuts can be shared out
PIECES = ("facedown.toml", "tags.jsonl", "decks", "mats", "journal.sqlite")


@pytest.fixture
def restoring(tmp_path, journals):
    """A table, a backup of another one, what either has, and a way to have the table as it was once more."""
    return Restoring(tmp_path, journals[1])


class Restoring:
    def __init__(self, tmp_path, journal):
        self.table = another(folders_in(tmp_path / "home"), journal)
        self.backup = tmp_path / "table.zip"
        self.wanted = whole(furnish(folders_in(tmp_path / "wanted"), journal))
        saved(folders_in(tmp_path / "wanted"), self.backup)
        self.was = whole(self.table)
        self._home, self._twin = tmp_path / "home", tmp_path / "twin"
        shutil.copytree(self._home, self._twin)

    def begin_anew(self):
        shutil.rmtree(self._home)
        shutil.copytree(self._twin, self._home)

    def has_steps(self):
        with counted() as steps:
            restored(self.table, self.backup)
        return steps

    def is_cut_off_at(self, step):
        self.begin_anew()
        with counted(step), pytest.raises(PowerCut):
            restored(self.table, self.backup)
        shutil.copytree(self._home, self._home.with_name("left"), dirs_exist_ok=False)
        return whole(folders_in(self._home.with_name("left")))  # looked at apart: whoever looks into a journal changes what lies there

    def forget(self):
        shutil.rmtree(self._home.with_name("left"))

    def kept(self):
        """What was saved before anything was changed, as a table."""
        home = self._home.with_name("kept")
        for path in sorted(self.table.state.glob("facedown-before-restore-*.zip"), key=lambda path: len(path.name)):
            restored(folders_in(home), path)
            found = whole(folders_in(home))
            shutil.rmtree(home)
            return found
        return None


def piece(table, name):
    return {key: value for key, value in table.items() if key.partition("/")[0] == name}


@pytest.mark.exam
@pytest.mark.parametrize("part", range(PARTS))
def test_run_again_it_gives_the_whole_table_wherever_it_was_cut_off(restoring, part):
    steps = len(restoring.has_steps())
    assert steps > 40
    for step in range(part, steps, PARTS):
        left = restoring.is_cut_off_at(step)
        for name in PIECES:  # each is the one or the other, or a folder on its way
            expected = [piece(restoring.was, name), piece(restoring.wanted, name), *([{}] if name in ("decks", "mats") else [])]
            assert piece(left, name) in expected, (step, name)
        assert left == restoring.was or restoring.kept() == restoring.was, step
        restoring.forget()
        restored(restoring.table, restoring.backup)
        assert whole(restoring.table) == restoring.wanted, step
        assert restoring.kept() == restoring.was, step


def test_cut_off_again_and_again_it_still_gives_the_whole_table(restoring):
    steps = len(restoring.has_steps())
    restoring.begin_anew()
    for step in range(0, steps, 3):
        with counted(step), suppress(PowerCut):
            restored(restoring.table, restoring.backup)
    result = restored(restoring.table, restoring.backup)
    assert whole(restoring.table) == restoring.wanted
    assert restoring.kept() == restoring.was
    assert result.before is not None


def test_whoever_restores_after_a_cut_is_told_where_the_table_is_that_was_there(restoring):
    steps = restoring.has_steps()
    changing = next(number for number, step in enumerate(steps) if step.startswith("rename") and "/decks" in step) + 1
    restoring.is_cut_off_at(changing)
    result = restored(restoring.table, restoring.backup)
    assert [path.name for path in result.earlier] == ["facedown-before-restore-2026-11-18.zip"]
    assert result.before.path.name == "facedown-before-restore-2026-11-18-2.zip"


def test_a_folder_whose_place_was_left_empty_is_back_even_if_nothing_can_be_restored_then(restoring, tmp_path):
    steps = restoring.has_steps()
    between = next(number for number, step in enumerate(steps) if step.startswith("rename") and "/decks" in step) + 1
    left = restoring.is_cut_off_at(between)
    assert piece(left, "decks") == {}
    restoring.backup.write_bytes(forged(tmp_path / "bad.zip", [Entry("journal.sqlite", b"no journal")]).read_bytes())
    with refused_with("it is damaged"):
        restored(restoring.table, restoring.backup)
    assert piece(whole(restoring.table), "decks") == piece(restoring.was, "decks")


def synced(new):
    """Once when it is written, and once when it belongs to whom it shall; of the journal, which SQLite writes, the second only."""
    return 1 if new.endswith("journal.sqlite.facedown-restoring") else 2


def test_nothing_takes_its_place_before_it_and_what_was_there_are_on_the_disk(restoring):
    steps = restoring.has_steps()
    home = restoring.table.state.parent
    kept = f"{restoring.table.state}/facedown-before-restore-2026-11-18.zip"
    saved_at = next(number for number, step in enumerate(steps) if step.startswith("replace") and step.endswith(kept))
    assert f"fsync {kept}.facedown-new" in steps[:saved_at]
    assert steps[saved_at + 1] == f"fsync {restoring.table.state}"
    moves = [number for number, step in enumerate(steps) if step.startswith(("replace", "rename")) and number != saved_at]
    assert len(moves) == 7  # three files, and two folders in the place of two
    for number in moves:
        _, new, old = steps[number].split()
        assert number > saved_at
        if old.endswith(".facedown-replaced"):
            continue
        assert new == f"{old}.facedown-restoring"
        assert f"fsync {new}" in steps[:number]
        assert steps[number + 1] == f"fsync {Path(old).parent}"
        assert new.endswith(("decks.facedown-restoring", "mats.facedown-restoring")) or steps.count(f"fsync {new}") == synced(new)
    for name in ("share/decks.facedown-restoring/landmarks-examples/deck.toml", "share/decks.facedown-restoring/landmarks-examples"):
        assert f"fsync {home / name}" in steps[: moves[0]]


def test_the_log_of_the_old_journal_is_gone_for_good_before_the_new_journal_comes(restoring):
    log = restoring.table.state / "journal.sqlite-wal"
    restoring.begin_anew()
    with counted() as steps:
        (restoring.table.state / "journal.sqlite").write_bytes(b"damaged")
        log.write_bytes(b"a log that nobody can read")
        restored(restoring.table, restoring.backup)
    gone = steps.index(f"unlink {log}")
    comes = next(number for number, step in enumerate(steps) if step.endswith("/journal.sqlite"))
    assert f"fsync {restoring.table.state}" in steps[gone:comes]
    assert whole(restoring.table) == restoring.wanted


def test_a_disk_that_fails_midway_is_told_with_the_way_out(restoring, monkeypatch):
    rename = os.rename

    def fails(old, new):
        if str(old).endswith("/mats"):
            raise OSError(5, "Input/output error", str(old))
        rename(old, new)

    monkeypatch.setattr(os, "rename", fails)
    with pytest.raises(Unusable) as caught:
        restored(restoring.table, restoring.backup)
    mats, kept = restoring.table.mats, restoring.table.state / "facedown-before-restore-2026-11-18.zip"
    assert english(caught.value).splitlines() == [
        f"{mats}: it cannot be used (Input/output error); mend that and run the same command again: until then only a part is restored",
        f"{kept}: all that was there before is in this backup; keep it",
    ]
    monkeypatch.undo()
    restored(restoring.table, restoring.backup)
    assert whole(restoring.table) == restoring.wanted


def test_a_backup_that_is_cut_off_leaves_the_older_one_and_the_table_as_they_were(restoring, tmp_path):
    path, was = tmp_path / "again.zip", as_it_lies(restoring.table.state.parent)
    path.write_bytes(b"the older one")
    with counted() as steps:
        saved(restoring.table, path, force=True)
    whole_one = path.read_bytes()
    for step in range(len(steps)):
        path.write_bytes(b"the older one")
        with counted(step), suppress(PowerCut):
            saved(restoring.table, path, force=True)
        assert path.read_bytes() in (b"the older one", whole_one)
        assert as_it_lies(restoring.table.state.parent) == was
    saved(restoring.table, path, force=True)
    assert path.read_bytes() == whole_one
    assert [one.name for one in tmp_path.glob("again.zip*")] == ["again.zip"]
