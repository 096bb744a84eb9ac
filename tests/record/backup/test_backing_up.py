"""A whole table is in one file, also while it is played at; what cannot be saved is named."""

from __future__ import annotations

import io
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from hashlib import sha256
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from companion.cli.backup import run_backup
from companion.errors import FOUND_WRONG, WRONG_USE, Unusable
from companion.record import journal_file, schema
from companion.record.backup import manifest, saving
from companion.record.backup.manifest import Contents
from companion.record.journal_file import connected
from tests.record.backup.tables import (
    MARK,
    NOW,
    VERSION,
    as_it_lies,
    folders_in,
    furnish,
    leave_a_log,
    play,
    restored,
    rows_of,
    saved,
    summaries,
    whole,
)
from tests.words.english import english

NAMES = ["facedown.toml", "tags.jsonl", "decks/landmarks-examples/cards.csv", "decks/landmarks-examples/deck.toml", "mats/kitchen.toml"]
MEND_IT = "it is not in the backup; move it away, or mend it, and make the backup again"


def members_of(path):
    with ZipFile(path) as opened:
        return {info.filename: opened.read(info) for info in opened.infolist()}


def complaint(folders, path, **options):
    with pytest.raises(Unusable) as caught:
        saved(folders, path, **options)
    assert caught.value.exit_code == WRONG_USE
    return english(caught.value)


def ran(folders, path):
    out = io.StringIO()
    with pytest.raises(Unusable) as caught:
        run_backup(folders, path, force=False, now=NOW, version=VERSION, out=out)
    assert caught.value.exit_code == FOUND_WRONG
    return english(caught.value).splitlines(), out.getvalue()


def test_a_backup_lists_all_that_it_holds(backup_file):
    members = members_of(backup_file)
    listed = json.loads(members.pop("manifest.json"))
    assert listed == {
        "format": 1,
        "program": "0.1.0",
        "made": NOW,
        "members": [{"name": name, "size": len(raw), "sha256": sha256(raw).hexdigest()} for name, raw in members.items()],
    }
    assert list(members) == [*NAMES, "journal.sqlite"]


def test_it_is_a_zip_file_that_everybody_can_open(backup_file):
    with ZipFile(backup_file) as opened:
        assert opened.testzip() is None
        assert {info.compress_type for info in opened.infolist()} == {ZIP_DEFLATED}
        assert {info.external_attr >> 16 for info in opened.infolist()} == {stat.S_IFREG | 0o644}
        assert {info.date_time for info in opened.infolist()} == {(2026, 11, 18, 20, 0, 0)}


def test_nothing_of_the_table_is_changed_and_nothing_lies_about(table, tmp_path):
    was = as_it_lies(tmp_path / "home")
    saved(table, tmp_path / "table.zip")
    assert as_it_lies(tmp_path / "home") == was
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home", "table.zip"]


def test_it_tells_what_is_saved_and_where(table, tmp_path):
    out, path = io.StringIO(), tmp_path / "table.zip"
    assert run_backup(table, path, force=False, now=NOW, version=VERSION, out=out) == 0
    size = f"{path.stat().st_size / 1000:.1f} kB"
    assert out.getvalue() == f"Saved in {path} ({size}): 4 matches, 3 tags, 1 deck, 1 mat, 1 setting.\n"


def test_what_is_not_there_is_not_in_it(table, tmp_path):
    (table.state / "tags.jsonl").unlink()
    shutil.rmtree(table.mats)
    (table.state / "journal.sqlite").unlink()
    result = saved(table, tmp_path / "table.zip")
    assert list(result.names) == [name for name in NAMES if name.startswith(("decks", "facedown"))]
    assert result.contents == Contents(decks=1, settings=1)


def test_a_table_without_anything_is_told(tmp_path):
    told = complaint(folders_in(tmp_path), tmp_path / "table.zip")
    assert told.startswith("backup: there is nothing to save: no tags, decks, mats, settings or matches; looked for in ")
    assert list(tmp_path.iterdir()) == []


def test_while_a_match_is_played_all_that_was_written_is_in_it(table, tmp_path):
    journal = table.state / "journal.sqlite"
    store = play(journal, 3)
    try:
        with closing(connected(journal)) as midway:  # somebody else is about to write one more
            midway.execute("BEGIN IMMEDIATE")
            midway.execute("UPDATE matches SET language = 'xx'")
            result = saved(table, tmp_path / "table.zip")
            midway.execute("ROLLBACK")
        play_on = [(one.number, len(store.kept(one.number).entries)) for one in store.matches()]
    finally:
        store.close()
    assert result.contents.matches == 5
    restored(folders_in(tmp_path / "fresh"), tmp_path / "table.zip")
    assert summaries(tmp_path / "fresh" / "state" / "journal.sqlite") == play_on


def test_on_a_disk_that_has_become_read_only_the_log_of_the_journal_is_saved_with_it(table, tmp_path, monkeypatch):
    """There SQLite reads no log, for it can make no file beside it."""
    leave_a_log(table.state / "journal.sqlite", tmp_path / "left")

    def out_of_reach(path, *, is_read_only=False):
        if path.parent == table.state:
            return sqlite3.connect(":memory:", factory=OutOfReach)
        return connected(path, is_read_only=is_read_only)

    monkeypatch.setattr(journal_file, "connected", out_of_reach)
    saved(table, tmp_path / "table.zip")
    monkeypatch.undo()
    restored(folders_in(tmp_path / "fresh"), tmp_path / "table.zip")
    assert MARK in "".join(rows_of(tmp_path / "fresh" / "state" / "journal.sqlite"))
    assert [path.name for path in tmp_path.glob("table.zip*")] == ["table.zip"]


class OutOfReach(sqlite3.Connection):
    def execute(self, *_):
        fault = sqlite3.OperationalError("unable to open database file")
        fault.sqlite_errorname = "SQLITE_CANTOPEN"
        raise fault


def test_what_lies_there_already_is_replaced_only_when_it_is_asked_for(table, tmp_path):
    path = tmp_path / "table.zip"
    path.write_bytes(b"dear to somebody")
    assert complaint(table, path) == f"{path}: it is there already; name another file, or add --force to replace it"
    assert path.read_bytes() == b"dear to somebody"
    saved(table, path, force=True)
    assert list(members_of(path))[:5] == NAMES


def test_an_older_backup_stays_whole_until_the_new_one_is(table, tmp_path, monkeypatch):
    path = tmp_path / "table.zip"
    path.write_bytes(b"dear to somebody")
    monkeypatch.setattr(saving, "_read_back", full)
    assert "No space left on device" in complaint(table, path, force=True)
    assert path.read_bytes() == b"dear to somebody"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["home", "table.zip"]


def full(*_):
    raise OSError(28, "No space left on device")


def test_what_a_power_cut_left_of_an_earlier_one_is_swept_away(table, tmp_path):
    for end in ("new", "journal", "journal-journal"):
        (tmp_path / f"table.zip.facedown-{end}").write_bytes(b"half of it")
    saved(table, tmp_path / "table.zip")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["home", "table.zip"]


def test_a_backup_that_does_not_read_as_it_was_written_is_none(table, tmp_path, monkeypatch):
    add = saving._add
    monkeypatch.setattr(saving, "_add", lambda zip_file, name, *rest: add(zip_file, name.replace("tags", "togs"), *rest))
    assert "a backup has nothing of that name" in complaint(table, tmp_path / "table.zip")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["home"]


def test_a_damaged_journal_is_named_and_saved_as_it_lies(table, tmp_path):
    journal = table.state / "journal.sqlite"
    raw = bytearray(journal.read_bytes())
    raw[4096:12288] = bytes(8192)
    journal.write_bytes(raw)
    problems, out = ran(table, tmp_path / "table.zip")
    what = "it is damaged; it is in the backup as it lies, under damaged/, and will not be restored from it"
    assert problems == [f"{journal}: {what}; facedown puts it by and begins another one when it is started next"]
    assert out.endswith(": 0 matches, 3 tags, 1 deck, 1 mat, 1 setting.\n")
    members = members_of(tmp_path / "table.zip")
    assert members["damaged/journal.sqlite"] == raw
    assert "journal.sqlite" not in members


def test_a_journal_whose_matches_cannot_be_listed_is_damaged_for_the_program_and_so_it_is_here(table, tmp_path):
    with closing(connected(table.state / "journal.sqlite")) as database:
        database.execute("UPDATE matches SET touched = 'never' WHERE number = 2")
    problems, _ = ran(table, tmp_path / "table.zip")
    assert problems[0].startswith(f"{table.state}/journal.sqlite: it is damaged; ")
    assert "journal.sqlite" not in members_of(tmp_path / "table.zip")


@pytest.mark.parametrize(
    ("pragma", "told"),
    [
        ("application_id = 7", "it is a database of another program"),
        (f"user_version = {schema.VERSION + 1}", "a newer version of facedown has written it"),
    ],
)
def test_a_journal_that_is_not_ours_is_named_and_saved_as_it_lies(table, tmp_path, pragma, told):
    journal = table.state / "journal.sqlite"
    with closing(connected(journal)) as database:
        database.execute(f"PRAGMA {pragma}")
    problems, _ = ran(table, tmp_path / "table.zip")
    assert problems[0].startswith(f"{journal}: {told}; it is in the backup as it lies, and will not be restored from it; ")
    assert members_of(tmp_path / "table.zip")["damaged/journal.sqlite"] == journal.read_bytes()


def test_a_log_without_its_journal_is_named_and_saved_as_it_lies(table, tmp_path):
    """As it is left where somebody was cut off who put a damaged journal by."""
    journal = table.state / "journal.sqlite"
    leave_a_log(journal, tmp_path / "left")
    journal.unlink()
    problems, _ = ran(table, tmp_path / "table.zip")
    assert problems[0].startswith(f"{journal}: it is damaged; ")
    assert members_of(tmp_path / "table.zip")["damaged/journal.sqlite-wal"]


def test_a_deck_that_lies_elsewhere_is_saved_as_well(table, tmp_path):
    shutil.move(table.decks / "landmarks-examples", tmp_path / "elsewhere")
    (table.decks / "landmarks-examples").symlink_to(tmp_path / "elsewhere")
    was = whole(furnish(folders_in(tmp_path / "twin")))
    saved(table, tmp_path / "table.zip")
    restored(folders_in(tmp_path / "fresh"), tmp_path / "table.zip")
    assert whole(folders_in(tmp_path / "fresh")).keys() - {"journal.sqlite"} == was.keys()


def test_what_no_backup_can_hold_is_named_and_the_rest_is_saved(table, tmp_path, monkeypatch):
    decks, mats = table.decks, table.mats
    os.mkfifo(decks / "pipe")
    (decks / "around").symlink_to(decks)
    (mats / "two\nlines.toml").write_text("", encoding="utf-8")
    (mats / "back\\slash.toml").write_text("", encoding="utf-8")
    (mats / "lost.toml").symlink_to("nowhere")
    monkeypatch.setitem(manifest.LARGEST, "mats", 2000)
    (mats / "large.toml").write_bytes(b"#" * 2001)
    problems, out = ran(table, tmp_path / "table.zip")
    names = "a backup has no such names: they are printable, without a backslash, and not longer than 500 characters"
    assert problems == [
        f"{decks}/around: it is a link that leads back to a folder around it; {MEND_IT}",
        f"{decks}/pipe: it is no file; {MEND_IT}",
        f"{mats}/back\\slash.toml: {names}; {MEND_IT}",
        f"{mats}/lost.toml: it is no file; {MEND_IT}",
        f"{str(mats / 'two')!r}: {names}; {MEND_IT}".replace("two'", "two\\nlines.toml'"),
        f"{mats}/large.toml: it is larger than 2,000 bytes; {MEND_IT}",
    ]
    assert "4 matches, 3 tags, 1 deck, 1 mat, 1 setting" in out
    assert list(members_of(tmp_path / "table.zip"))[:5] == NAMES


def test_links_that_lead_to_each_other_come_to_an_end(table, tmp_path):
    for one, other in (("a", "b"), ("b", "a")):
        (table.decks / one).mkdir()
        (table.decks / one / "link").symlink_to(table.decks / other)
    problems, _ = ran(table, tmp_path / "table.zip")
    assert [problem.partition(":")[0] for problem in problems] == [f"{table.decks}/a/link/link", f"{table.decks}/b/link/link"]


def test_where_nothing_can_be_saved_no_backup_is_made(tmp_path):
    folders = folders_in(tmp_path)
    (folders.decks).mkdir(parents=True)
    os.mkfifo(folders.decks / "pipe")
    assert complaint(folders, tmp_path / "table.zip") == f"{folders.decks}/pipe: it is no file; {MEND_IT}"
    assert not (tmp_path / "table.zip").exists()


def test_a_folder_full_of_files_is_told(table, tmp_path, monkeypatch):
    monkeypatch.setattr(manifest, "MOST_MEMBERS", 5)
    assert "there are more than 5 files among the decks and mats" in complaint(table, tmp_path / "table.zip")


def test_a_file_that_cannot_be_read_is_named(table, tmp_path, monkeypatch):
    opened = type(tmp_path).open

    def refused(path, *rest, **named):
        if path.name == "tags.jsonl":
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *rest, **named)

    monkeypatch.setattr(type(tmp_path), "open", refused)
    problems, _ = ran(table, tmp_path / "table.zip")
    assert problems == [f"{table.state}/tags.jsonl: it cannot be read (Permission denied); {MEND_IT}"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "it is a folder; name a file in it, such as facedown.zip"),
        ("none/table.zip", "there is no folder"),
        ("home/share/decks/table.zip", "it lies among what a backup is made of"),
        ("home/state/tags.jsonl", "it lies among what a backup is made of"),
        ("home/state/journal.sqlite-wal", "it lies among what a backup is made of"),
    ],
)
def test_a_place_where_no_backup_can_be_is_told(table, tmp_path, name, told):
    was = as_it_lies(tmp_path)
    assert told in complaint(table, tmp_path / name, force=True)
    assert as_it_lies(tmp_path) == was


def test_where_nothing_can_be_written_there_is_no_backup(table, tmp_path, monkeypatch):
    """Root may write everywhere, so the system is made to refuse."""
    whole_open = os.open

    def refused(path, flags, *rest, **named):
        if str(path).startswith(str(tmp_path / "table.zip")):
            raise OSError(30, "Read-only file system", str(path))
        return whole_open(path, flags, *rest, **named)

    monkeypatch.setattr(os, "open", refused)
    assert "Read-only file system); see that there is room" in complaint(table, tmp_path / "table.zip")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["home"]


def test_a_pi_that_does_not_know_the_time_can_save_its_table(table, tmp_path):
    saving.backup(table, tmp_path / "table.zip", "1970-01-01T00:00:09+00:00", VERSION)
    assert list(members_of(tmp_path / "table.zip"))[:5] == NAMES


def test_a_journal_of_an_earlier_schema_is_saved_as_it_is(table, tmp_path, monkeypatch):
    """Only journals of this version's tables are asked for their matches."""
    for module in (journal_file, saving):
        monkeypatch.setattr(module, "VERSION", schema.VERSION + 1)
    monkeypatch.setattr(saving, "all_listed", lambda _: 1 / 0)
    saved(table, tmp_path / "table.zip")
    (tmp_path / "copy.sqlite").write_bytes(members_of(tmp_path / "table.zip")["journal.sqlite"])
    assert rows_of(tmp_path / "copy.sqlite")[0] == f"version {schema.VERSION}"
