"""What was saved is a whole table again, and what it takes the place of is not lost."""

from __future__ import annotations

import io
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.cli.backup import run_restore
from companion.errors import FOUND_WRONG, WRONG_USE, Unusable
from companion.record.backup import staging
from companion.record.backup.manifest import Contents
from companion.record.disk import DiskStore
from companion.record.journal_file import connected
from companion.record.rows import resealed
from companion.record.schema import VERSION as SCHEMA
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
    service_in,
    summaries,
    whole,
)
from tests.words.english import english, in_english, refused_with

FIXTURES = Path(__file__).with_name("fixtures")
IS_ROOT = getattr(os, "geteuid", lambda: -1)() == 0


def complaints(caught):
    return english(caught.value).splitlines()


def before_in(folders):
    return sorted(path.name for path in folders.state.glob("facedown-before-restore-*.zip"))


def test_on_a_machine_that_has_nothing_the_whole_table_is_there_again(table, backup_file, tmp_path):
    fresh = folders_in(tmp_path / "fresh")
    result = restored(fresh, backup_file)
    assert whole(fresh) == whole(table)
    assert result.contents == Contents(matches=4, tags=3, decks=1, mats=1, settings=1)
    assert result.before is None
    assert before_in(fresh) == []


def test_what_was_found_out_about_the_antennas_of_a_shipped_mat_is_there_again(tmp_path):
    table, fresh = furnish(folders_in(tmp_path / "table")), folders_in(tmp_path / "fresh")
    found = table.state / "calibrations" / "3x3.json"
    found.parent.mkdir()
    found.write_text('{"version": 1}', encoding="utf-8")
    saved(table, tmp_path / "saved.zip")
    restored(fresh, tmp_path / "saved.zip")
    assert (fresh.state / "calibrations" / "3x3.json").read_text(encoding="utf-8") == '{"version": 1}'


def test_every_match_is_there_to_the_last_entry(table, backup_file, tmp_path):
    fresh = folders_in(tmp_path / "fresh")
    restored(fresh, backup_file)
    assert summaries(fresh.state / "journal.sqlite") == summaries(table.state / "journal.sqlite")


def test_the_next_match_is_written_behind_those_that_were_restored(backup_file, tmp_path):
    fresh = folders_in(tmp_path / "fresh")
    restored(fresh, backup_file)
    play(fresh.state / "journal.sqlite", 5).close()
    assert [number for number, _ in summaries(fresh.state / "journal.sqlite")] == [1, 2, 3, 4, 5]


def test_a_table_becomes_the_one_that_was_saved_and_what_was_there_can_be_restored(table, other_table, backup_file):
    was = whole(other_table)
    result = restored(other_table, backup_file)
    assert whole(other_table) == whole(table)
    assert result.gone == ("deck movies-examples", "mat garden")
    assert result.before is not None
    assert before_in(other_table) == [result.before.path.name] == ["facedown-before-restore-2026-11-18.zip"]
    restored(other_table, result.before.path)
    assert whole(other_table) == was
    assert before_in(other_table) == ["facedown-before-restore-2026-11-18-2.zip", "facedown-before-restore-2026-11-18.zip"]


def test_restoring_leaves_nothing_lying_about(other_table, backup_file):
    restored(other_table, backup_file)
    names = {path.name for folder in (other_table.config, other_table.state, other_table.decks.parent) for path in folder.iterdir()}
    assert names == {
        *("facedown.toml", "tags.jsonl", "journal.sqlite", "journal.sqlite.lock", "decks", "mats"),
        "facedown-before-restore-2026-11-18.zip",
    }


def test_what_the_backup_has_not_is_gone_as_well(table, other_table, tmp_path):
    for folder in (table.decks, table.mats):
        shutil.rmtree(folder)
    (table.config / "facedown.toml").unlink()
    (table.state / "journal.sqlite").unlink()
    saved(table, tmp_path / "tags.zip")
    restored(other_table, tmp_path / "tags.zip")
    assert whole(other_table) == whole(table)
    assert list(whole(other_table)) == ["tags.jsonl"]


def test_a_service_has_its_decks_and_mats_beside_its_journal(table, backup_file, journals, tmp_path):
    service = furnish(service_in(tmp_path / "service"), journals[1])
    restored(service, backup_file)
    assert whole(service) == whole(table)


def test_what_the_log_of_the_old_journal_still_holds_is_saved_and_never_reaches_the_new_one(table, other_table, backup_file, tmp_path):
    journal = other_table.state / "journal.sqlite"
    leave_a_log(journal, tmp_path / "left")
    assert journal.with_name("journal.sqlite-wal").stat().st_size > 0
    result = restored(other_table, backup_file)
    assert whole(other_table) == whole(table)
    assert not journal.with_name("journal.sqlite-wal").exists()
    restored(other_table, result.before.path)
    assert MARK in "".join(rows_of(journal))


def test_while_another_facedown_is_writing_nothing_is_restored(other_table, backup_file):
    store = play(other_table.state / "journal.sqlite")
    was = as_it_lies(backup_file.parents[1])
    try:
        with refused_with("another facedown is writing this journal; nothing was restored"):
            restored(other_table, backup_file)
        assert as_it_lies(backup_file.parents[1]) == was
    finally:
        store.close()
    restored(other_table, backup_file)


def test_while_somebody_reads_in_the_journal_nothing_is_restored(other_table, backup_file, monkeypatch):
    journal = other_table.state / "journal.sqlite"
    play(journal).close()
    monkeypatch.setattr("companion.record.backup.restoring.connected", lambda path: sqlite3.connect(path, timeout=0, isolation_level=None))
    with closing(sqlite3.connect(journal, isolation_level=None)) as reader, closing(connected(journal)) as writer:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM matches").fetchone()
        writer.execute("UPDATE matches SET touched = ?", (MARK,))
        resealed(writer)
        was = whole(other_table)
        with refused_with("another program is reading it; nothing was restored"):
            restored(other_table, backup_file)
        assert whole(other_table) == was
        assert before_in(other_table) == []


def test_the_lock_is_let_go_of_whatever_became_of_it(other_table, backup_file, tmp_path):
    restored(other_table, backup_file)
    with pytest.raises(Unusable):
        restored(other_table, tmp_path / "none.zip")
    DiskStore(other_table.state / "journal.sqlite", lambda: NOW).close()


def test_a_half_made_deck_is_named_with_all_else_that_cannot_be_read_and_nothing_is_restored(table, other_table, tmp_path):
    spoil(table)
    path = tmp_path / "half.zip"
    saved(table, path)
    was = as_it_lies(tmp_path / "other")
    with pytest.raises(Unusable) as caught:
        restored(other_table, path)
    make_one = "make one named cards.csv; the README of companion/cards/decks shows how"
    assert complaints(caught) == [
        f"{path}, facedown.toml line 1: 'xx' is not a language that is spoken here; spoken are en, ru, fr",
        f"{path}, tags.jsonl line 1: 'no tag' is not JSON; remove this line, and learn the tag again",
        f"{path}, decks/landmarks-examples/cards.csv: there is no such file; {make_one}",
        f"{path}, mats/kitchen.toml line 1: 'name' is missing; write a text of 1 to 100 characters, such as name = \"8 x 8\"",
        f"{path}: nothing was restored, for the reasons above; add --force to have it all the same, as it was saved",
    ]
    assert caught.value.exit_code == WRONG_USE
    assert as_it_lies(tmp_path / "other") == was


def test_with_force_it_is_restored_as_it_was_saved_and_named_all_the_same(table, other_table, tmp_path):
    spoil(table)
    path, out = tmp_path / "half.zip", io.StringIO()
    saved(table, path)
    with pytest.raises(Unusable) as caught:
        run_restore(other_table, path, force=True, now=NOW, version=VERSION, out=out)
    assert caught.value.exit_code == FOUND_WRONG
    assert len(in_english(caught.value.problems)) == 4
    assert out.getvalue().startswith("Restored from ")
    assert whole(other_table) == whole(table)


def spoil(table):
    (table.config / "facedown.toml").write_text('language = "xx"\n', encoding="utf-8")
    (table.state / "tags.jsonl").write_text("no tag\n", encoding="utf-8")
    (table.decks / "landmarks-examples" / "cards.csv").unlink()
    (table.mats / "kitchen.toml").write_text("", encoding="utf-8")


def test_where_what_is_there_cannot_be_saved_nothing_takes_its_place(other_table, backup_file):
    os.mkfifo(other_table.decks / "pipe")
    was = as_it_lies(other_table.state.parent)
    with pytest.raises(Unusable) as caught:
        restored(other_table, backup_file)
    assert complaints(caught) == [
        f"{other_table.decks}/pipe: it is no file; it is not in the backup; move it away, or mend it, and make the backup again",
        f"{backup_file}: nothing was restored: it would take the place of what cannot be saved; run it again then",
    ]
    assert as_it_lies(other_table.state.parent) == was


def test_a_damaged_journal_is_replaced_and_saved_as_it_lay(table, other_table, backup_file):
    (other_table.state / "journal.sqlite").write_bytes(b"no journal")
    out = io.StringIO()
    run_restore(other_table, backup_file, force=False, now=NOW, version=VERSION, out=out)
    assert whole(other_table) == whole(table)
    assert "The journal that was here was damaged; it is saved as it lay." in out.getvalue()


def test_a_journal_that_was_damaged_when_it_was_saved_stays_in_the_backup(table, other_table, tmp_path):
    (table.state / "journal.sqlite").write_bytes(b"no journal")
    path = tmp_path / "damaged.zip"
    assert saved(table, path).damaged is not None
    with pytest.raises(Unusable) as caught:
        run_restore(other_table, path, force=False, now=NOW, version=VERSION, out=io.StringIO())
    assert caught.value.exit_code == FOUND_WRONG
    assert "it stays in the backup, under damaged/" in english(caught.value)
    del (expected := whole_but_journal(table))["journal.sqlite"]
    assert whole(other_table) == expected


def whole_but_journal(table):
    (table.state / "journal.sqlite").unlink()
    return {"journal.sqlite": None} | whole(table)


def test_a_link_stays_a_link_and_what_it_leads_to_is_replaced(table, other_table, backup_file, tmp_path):
    aside = tmp_path / "disk"
    aside.mkdir()
    for path in (other_table.decks, other_table.config / "facedown.toml", other_table.state / "journal.sqlite"):
        path.rename(aside / path.name)
        path.symlink_to(aside / path.name)
    restored(other_table, backup_file)
    assert whole(other_table) == whole(table)
    assert other_table.decks.is_symlink()
    assert (other_table.config / "facedown.toml").is_symlink()
    assert (aside / "decks" / "landmarks-examples" / "deck.toml").is_file()


def test_nobody_may_read_more_than_before(other_table, backup_file):
    (other_table.config / "facedown.toml").chmod(0o600)
    (other_table.state / "tags.jsonl").chmod(0o666)
    other_table.decks.chmod(0o700)
    mask = os.umask(0)
    try:
        restored(other_table, backup_file)
    finally:
        os.umask(mask)
    deck = other_table.decks / "landmarks-examples"
    modes = [
        stat.S_IMODE(path.stat().st_mode)
        for path in (
            *(other_table.config / "facedown.toml", other_table.state / "tags.jsonl", other_table.state / "journal.sqlite"),
            *(other_table.decks, deck, deck / "deck.toml", other_table.mats),
        )
    ]
    assert modes == [0o600, 0o600, 0o600, 0o700, 0o755, 0o644, 0o755]


@pytest.mark.skipif(not IS_ROOT, reason="only root may give files away")
def test_what_root_restores_belongs_to_the_service_whose_table_it_is(journals, backup_file, tmp_path):
    service = furnish(service_in(tmp_path / "service"), journals[1])
    for path in (service.state, *service.state.rglob("*")):
        os.chown(path, 4711, 4712)
    restored(service, backup_file)
    assert {(path.stat().st_uid, path.stat().st_gid) for path in service.state.rglob("*") if path.suffix != ".lock"} == {(4711, 4712)}


@pytest.mark.parametrize("piece", ["config", "state", "decks", "mats"])
def test_where_nothing_can_be_written_everything_stays_as_it_was(other_table, backup_file, tmp_path, monkeypatch, piece):
    """Root may write everywhere, so the system is made to refuse."""
    place = {"config": other_table.config, "state": other_table.state}.get(piece, getattr(other_table, piece).parent / f"{piece}.")
    refuse_writing(monkeypatch, str(place))
    was = as_it_lies(tmp_path / "other")
    with refused_with(r"\(Read-only file system\); see that there is room .* nothing was restored"):
        restored(other_table, backup_file)
    assert as_it_lies(tmp_path / "other") == was


def refuse_writing(monkeypatch, place):
    for name in ("open", "mkdir"):
        whole_call = getattr(os, name)

        def call(path, flags=0, *rest, _whole=whole_call, _name=name, **named):
            if str(path).startswith(place) and (_name == "mkdir" or flags & os.O_CREAT):
                raise OSError(30, "Read-only file system", str(path))
            return _whole(path, flags, *rest, **named)

        monkeypatch.setattr(os, name, call)


def test_where_there_is_no_room_everything_stays_as_it_was(other_table, backup_file, tmp_path, monkeypatch):
    monkeypatch.setattr(staging.shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(100, 90, staging.ROOM_TO_SPARE + 10))
    was = as_it_lies(tmp_path / "other")
    with refused_with("bytes are to be unpacked there, and there is room for 10; make room first; nothing was restored"):
        restored(other_table, backup_file)
    assert as_it_lies(tmp_path / "other") == was


def test_a_folder_that_is_a_disk_of_its_own_is_told_before_anything_is_changed(other_table, backup_file, tmp_path, monkeypatch):
    monkeypatch.setattr(staging.os.path, "ismount", lambda path: path == other_table.decks)
    was = as_it_lies(tmp_path / "other")
    with refused_with("it is a disk of its own"):
        restored(other_table, backup_file)
    assert as_it_lies(tmp_path / "other") == was


def test_a_backup_that_lies_among_the_decks_would_be_swept_away_with_them(other_table, backup_file):
    inside = other_table.decks / "old" / "table.zip"
    inside.parent.mkdir()
    shutil.copy(backup_file, inside)
    with refused_with("it lies among what a backup is made of"):
        restored(other_table, inside)
    assert inside.exists()


def test_a_backup_may_be_restored_twice(table, other_table, backup_file):
    restored(other_table, backup_file)
    assert restored(other_table, backup_file).gone == ()
    assert whole(other_table) == whole(table)


def test_it_tells_what_was_restored_what_was_there_and_what_is_there_no_more(other_table, backup_file):
    out = io.StringIO()
    assert run_restore(other_table, backup_file, force=False, now=NOW, version=VERSION, out=out) == 0
    kept = other_table.state / "facedown-before-restore-2026-11-18.zip"
    assert out.getvalue().splitlines() == [
        f"Restored from {backup_file}, made {NOW} by facedown 0.1.0: 4 matches, 3 tags, 1 deck, 1 mat, 1 setting.",
        f"What was here before is saved in {kept}: 1 match, 1 tag, 1 deck, 1 mat, 1 setting.",
        "Not here any more, but saved there: deck movies-examples, mat garden.",
    ]


def test_a_backup_of_the_first_format_with_the_first_schema_is_restored_and_its_matches_can_be_read(tmp_path):
    """Made by `python -m tests.record.backup.make_first` when there was no other."""
    fresh = folders_in(tmp_path / "fresh")
    result = restored(fresh, FIXTURES / "format-1-schema-1.zip")
    journal = fresh.state / "journal.sqlite"
    assert result.contents == Contents(matches=1, tags=3, decks=1, mats=1, settings=1)
    assert rows_of(journal)[0] == f"version {SCHEMA}"
    assert summaries(journal) == [(1, 176)]
    with ZipFile(FIXTURES / "format-1-schema-1.zip") as archive:  # the deck as it was then, whatever became of it
        assert (fresh.decks / "landmarks-examples" / "deck.toml").read_bytes() == archive.read("decks/landmarks-examples/deck.toml")
