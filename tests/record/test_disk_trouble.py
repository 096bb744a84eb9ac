"""A disk that is full, takes nothing, or loses its file while a match is played: it is said, play goes on, nothing is lost (E4)."""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from companion.app import lines as by_lines
from companion.cards.decks import files
from companion.core.referee.entries import Entry
from companion.errors import Unusable
from companion.record import journal_file
from companion.record.journal_file import connected
from companion.record.schema import migrate
from companion.record.writer import writable
from tests.protocol.recorded import recorded
from tests.record.damaged import Opened, files_of
from tests.record.driven import Room, Sitting, announced, keys, read_only
from tests.record.stores import SETUP, append, begun, disk, entries_of_every_kind, registered
from tests.words.english import english, refused_with

LINES = recorded(0)
FULL = {"full": "table-journal-full", "read-only": "table-journal-read-only"}
NOBODY = 65534


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.facedown"


@pytest.fixture
def room():
    return Room()


def trouble(room, what):
    room.pages, room.is_read_only = (Room.PLENTY, True) if what == "read-only" else (Room.NONE, False)


def plenty(room):
    room.pages, room.is_read_only = Room.PLENTY, False


def kept(path, number=1):
    store = disk(path)
    try:
        return store.kept(number)
    finally:
        store.close()


def in_step(sitting, lines):
    """Played line by line, each with the rows that it was answered by; what the writer had to tell is heard before the next one."""
    told = []
    for line in lines:
        told.append(sitting.ask(line))
        sitting.store.settle()
    return told


def turns_without_reminder(answers):
    """Answers in which somebody is called upon and nobody hears that the match is not kept."""
    called = [rows for rows in answers if any(one["tone"] == "turn" for one in announced(rows))]
    return [rows for rows in called if "table-not-kept" not in keys(rows)], len(called)


@pytest.mark.parametrize("what", FULL)
def test_a_disk_in_trouble_is_said_once_and_at_each_turn_again_and_all_is_written_when_it_is_over(monkeypatch, path, room, what):
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    before = in_step(sitting, LINES[:20])
    trouble(room, what)
    during = in_step(sitting, LINES[20:90])
    plenty(room)
    after = in_step(sitting, LINES[90:])
    after.append(sitting.end())
    entries = sitting.entries()
    begins = next(number for number, rows in enumerate(during) if FULL[what] in keys(rows))
    assert [FULL[what] in keys(rows) for rows in [*before, *during, *after]].count(True) == 1
    silent, turns = turns_without_reminder(during[begins + 1 :])
    assert (silent, turns > 3) == ([], True)
    assert not any("table-not-kept" in keys(rows) for rows in before + during[:begins])
    ends = next(number for number, rows in enumerate(after) if "table-journal-back" in keys(rows))
    assert ends <= 2
    assert not any("table-not-kept" in keys(rows) for rows in after[ends + 1 :])
    assert sitting.code == 0
    found = kept(path)
    assert found.entries == entries
    said = [one["id"] for rows in [*before, *during, *after] for one in announced(rows)]
    assert said == [one.id for entry in entries for one in entry.said]
    assert found.said == len(entries) - 1


def test_the_same_match_is_played_on_a_full_disk_as_on_one_with_room(monkeypatch, path, room, tmp_path):
    """But for what is said of the disk."""
    whole = Sitting(monkeypatch, tmp_path / "other")
    expected = announced(whole.play(LINES) + whole.end())
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    rows = sitting.play(LINES[:20])
    trouble(room, "full")
    rows += sitting.play(LINES[20:]) + sitting.end()
    found = [one for one in announced(rows) if one["key"] not in ("table-journal-full", "table-not-kept")]
    assert [(one["key"], one["text"]) for one in found] == [(one["key"], one["text"]) for one in expected]


def test_what_was_said_before_the_disk_was_full_is_on_it_when_it_never_gets_better(monkeypatch, path, room):
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    before = announced(sitting.play(LINES[:30]))
    trouble(room, "full")
    sitting.play(LINES[30:90])
    entries = sitting.entries()
    sitting.end()
    found = kept(path)
    assert found.entries == entries[: len(found.entries)]
    assert len(found.entries) < len(entries)
    assert {one["id"] for one in before} <= {one.id for entry in found.entries for one in entry.said}


def test_a_match_that_was_cut_off_on_a_full_disk_goes_on_where_its_record_ends(monkeypatch, path, room):
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    sitting.play(LINES[:30])
    trouble(room, "full")
    sitting.play(LINES[30:60])
    sitting.end()
    last = len(kept(path).entries) - 1
    again = Sitting(monkeypatch, path)
    assert again.row()["resumed"]["entry"] == last
    assert "table-not-kept" not in keys(again.end())


def test_who_goes_on_when_there_is_room_again_hears_no_more_of_it(monkeypatch, path, room):
    """The program ended between the last word on the full disk and the first one on the room that there is."""
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    sitting.play(LINES[:20])
    trouble(room, "full")
    in_step(sitting, LINES[20:60])
    journal = sitting.store._open[1]
    entries = next(number for number, one in enumerate(journal.entries()) if "table-not-kept" in {said.key for said in one.said})
    unfinished = journal.entries()[: entries + 1]
    sitting.end()
    path.unlink()
    other = disk(path)
    copy = other.begin(journal.begun, journal.register)
    append(copy, unfinished)
    copy.went_out(len(unfinished) - 1)
    other.close()
    again = Sitting(monkeypatch, path)
    rows = [again.row()]
    rows += again.play(LINES[60:]) + again.end()
    assert "table-resumed" in keys(rows)
    assert "table-not-kept" not in keys(rows)


@pytest.mark.parametrize("what", FULL)
def test_whoever_plays_the_next_match_on_such_a_disk_hears_of_it_too(monkeypatch, path, room, what):
    sitting = Sitting(monkeypatch, path, connect=room.connect)
    sitting.play(LINES[:5])
    trouble(room, what)
    in_step(sitting, LINES[5:60])
    in_step(sitting, [{"put-aside": True}])
    second = sitting.ask(LINES[0])
    assert FULL[what] in keys(second)
    silent, turns = turns_without_reminder(in_step(sitting, LINES[1:40]))
    assert (silent, turns > 0) == ([], True)
    in_step(sitting, [{"put-aside": True}])
    assert FULL[what] in keys(sitting.ask({"resume": 1}))
    plenty(room)
    rows = in_step(sitting, LINES[60:64])
    rows.append(sitting.end())
    assert [key for one in rows for key in keys(one)].count("table-journal-back") == 1
    assert kept(path).entries == sitting.store._open[1].entries()
    assert kept(path, 2).entries == sitting.store._open[2].entries()


def full_from_the_first(path):
    """There is room for a page, and tables take several; a journal comes to its name when it is whole."""
    database = connected(path.with_name("elsewhere"))
    database.execute("PRAGMA max_page_count=1")
    database.execute("PRAGMA journal_mode=WAL")
    migrate(database)
    return database


def test_a_disk_that_is_full_when_a_match_begins_is_said_and_written_to_as_soon_as_it_can_be(monkeypatch, path):
    connections = [full_from_the_first] * 8

    def connect(path):
        return (connections.pop() if connections else writable)(path)

    sitting = Sitting(monkeypatch, path, connect=connect)
    rows = [row for one in in_step(sitting, LINES) for row in one] + sitting.end()
    assert not connections
    found = [key for key in keys(rows) if key.startswith("table-journal")]
    assert found == ["table-journal-full", "table-journal-back"]
    assert kept(path).entries == sitting.entries()


def test_on_a_disk_that_takes_nothing_an_earlier_match_goes_on(monkeypatch, path):
    first = Sitting(monkeypatch, path)
    first.play(LINES[:30])
    first.end()
    before = files_of(path)
    sitting = Sitting(monkeypatch, path, connect=read_only)
    rows = sitting.until("table-journal-read-only")
    assert next(iter(rows[0])) == "resumed"
    rows += sitting.play(LINES[30:80]) + sitting.end()
    assert "table-not-kept" in keys(rows)
    assert sitting.entries()[: len(kept(path).entries)] == kept(path).entries
    assert files_of(path) == before


def warm_up(folder):
    """Python itself may lie where only the administrator may read: whatever it has to load is loaded before."""
    folder.mkdir()
    table = by_lines.table("en")
    for line in LINES[:60]:
        table.take(json.dumps(line).encode())
    store = disk(folder / "matches")
    append(store.begin(begun(), registered()), entries_of_every_kind())
    store.settle()
    journal_file._as_it_lies(folder / "matches").close()
    store.close()
    shutil.rmtree(folder)


@contextmanager
def somebody_else(monkeypatch):
    """Not the administrator, whom no permissions hold back; and a folder that belongs to them."""
    is_root = os.geteuid() == 0
    with TemporaryDirectory() as folder:
        for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            monkeypatch.setenv(variable, str(Path(folder) / "home"))
        if is_root:
            warm_up(Path(folder) / "warm")
            os.chown(folder, NOBODY, NOBODY)
            os.setegid(NOBODY)
            os.seteuid(NOBODY)
            if not os.access(files.__file__, os.R_OK, effective_ids=True):
                os.seteuid(0)
                os.setegid(0)
                pytest.skip("the program lies where only the administrator may read")
        try:
            yield Path(folder)
        finally:
            if is_root:
                os.seteuid(0)
                os.setegid(0)
            Path(folder).chmod(0o700)


def test_a_folder_that_nobody_may_write_to_is_said_and_played_on(monkeypatch):
    with somebody_else(monkeypatch) as folder:
        folder.chmod(0o500)
        sitting = Sitting(monkeypatch, folder / "matches")
        rows = [row for one in in_step(sitting, LINES[:40]) for row in one] + sitting.end()
        assert keys(rows).count("table-journal-read-only") == 1
        assert "table-not-kept" in keys(rows)
        assert list(folder.iterdir()) == []


@pytest.mark.parametrize("is_closed", [True, False], ids=["closed", "with a log beside it"])
def test_a_journal_in_a_folder_that_nobody_may_write_to_is_read_whole(monkeypatch, is_closed):
    """Its log too: what is there was announced."""
    with somebody_else(monkeypatch) as folder:
        path = folder / "matches"
        store = disk(path)
        append(store.begin(begun(), registered()), entries_of_every_kind())
        expected = store.kept(1)
        store.settle()
        lying = files_of(path)
        store.close()
        if not is_closed:
            for end, content in lying.items():
                path.with_name(path.name + end).write_bytes(content)
        before = files_of(path)
        (folder / "matches.lock").unlink()
        path.chmod(0o400)
        folder.chmod(0o500)
        store = disk(path)
        try:
            assert store.kept(1) == expected
            assert [one.number for one in store.matches()] == [1]
            store.settle()
            assert [what for what, _ in store.news()] == ["read-only"]
            store.take_up(1, registered()).append(Entry(len(expected.entries), SETUP))
            store.settle()
            assert store.take_up(1, registered()).written() == len(expected.entries)
        finally:
            store.close()
        assert files_of(path) == before


def test_a_journal_that_nobody_may_read_is_refused(monkeypatch):
    with somebody_else(monkeypatch) as folder:
        path = folder / "matches"
        disk(path).close()
        path.chmod(0o000)
        with refused_with("see that you may read it and write beside it, or name another file"):
            disk(path)


def test_a_damaged_journal_that_cannot_be_renamed_is_refused_and_never_written_to(monkeypatch):
    with somebody_else(monkeypatch) as folder:
        path = folder / "matches"
        path.write_bytes(b"x" * 1000)
        folder.chmod(0o500)
        assert Opened(path, {}).word == "refused"


def test_a_file_that_is_taken_away_and_brought_back_is_written_to_again(monkeypatch, path):
    sitting = Sitting(monkeypatch, path)
    before = in_step(sitting, LINES[:20])
    away = path.with_name("away")
    path.rename(away)
    during = in_step(sitting, LINES[20:60])
    assert [key for rows in during for key in keys(rows)].count("table-journal-failing") == 1
    assert "table-journal-failing" in keys(during[0] + during[1])
    assert not path.exists()
    away.rename(path)
    after = [*in_step(sitting, LINES[60:]), sitting.end()]
    assert [key for rows in after for key in keys(rows)].count("table-journal-back") == 1
    found = kept(path)
    assert found.entries == sitting.entries()
    assert [one["id"] for rows in [*before, *during, *after] for one in announced(rows)] == [
        one.id for entry in found.entries for one in entry.said
    ]


@pytest.mark.parametrize("is_replaced", [False, True], ids=["deleted", "replaced"])
def test_a_file_that_is_gone_is_said_and_nothing_else_is_written_in_its_place(monkeypatch, path, is_replaced):
    sitting = Sitting(monkeypatch, path)
    in_step(sitting, LINES[:20])
    path.unlink()
    other = path.with_name("other")
    disk(other).close()
    if is_replaced:
        other.rename(path)
    there = files_of(path).get("")
    during = in_step(sitting, LINES[20:])
    during.append(sitting.end())
    found = [key for rows in during for key in keys(rows)]
    assert found.count("table-journal-failing") == 1
    assert found.count("table-not-kept") > 3
    assert files_of(path).get("") == there


def test_a_log_that_is_deleted_takes_nothing_with_it(monkeypatch, path):
    """SQLite would write on to a file that nobody finds again after a power cut."""
    sitting = Sitting(monkeypatch, path)
    in_step(sitting, LINES[:20])
    path.with_name(f"{path.name}-wal").unlink()
    rows = in_step(sitting, LINES[20:40])
    entries = sitting.entries()
    after_a_power_cut = path.with_name("cut")
    for end, content in files_of(path).items():
        after_a_power_cut.with_name(after_a_power_cut.name + end).write_bytes(content)
    sitting.end()
    assert "table-journal-failing" not in [key for one in rows for key in keys(one)]
    assert kept(after_a_power_cut).entries == entries


def test_a_journal_that_another_program_holds_is_refused_and_not_taken_for_a_damaged_one(path, monkeypatch):
    disk(path).close()
    monkeypatch.setattr(journal_file, "PATIENCE", 0.0)
    with closing(connected(path)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("PRAGMA user_version=2")
        found = Opened(path, {})
        assert (found.word, "database is locked" in found.why) == ("refused", True)
    disk(path).close()
    assert sorted(one.name for one in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]


VISITOR = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.execute("SELECT count(*) FROM entries").fetchone()
database.close()
"""


def test_a_visitor_does_not_take_the_log_away_whatever_was_read_meanwhile(path):
    """Who opens and closes the file by other means than SQLite gives up its locks, and the last one who closes it deletes the log."""
    store = disk(path)
    append(store.begin(begun(), registered()), entries_of_every_kind())
    store.settle()
    log = path.with_name(f"{path.name}-wal")
    before = log.stat().st_ino
    assert store.matches()
    with pytest.raises(Unusable):
        store.kept(7)
    subprocess.run([sys.executable, "-c", VISITOR, str(path)], check=True)
    assert log.stat().st_ino == before
    store.close()


def test_a_second_referee_is_refused_by_name_while_the_first_one_writes(path, tmp_path):
    first = disk(path)
    link = tmp_path / "link"
    link.symlink_to(path)
    for name in (path, link):
        with pytest.raises(Unusable) as refused:
            disk(name)
        fix = "end the other one first, or name another file with --journal"
        assert english(refused.value) == f"{name}: another facedown is writing this journal; {fix}"
    first.close()
    disk(path).close()


OWNER = """
import sys, pathlib
from companion.record.disk import DiskStore
store = DiskStore(pathlib.Path(sys.argv[1]), lambda: "")
store.settle()
print("open", flush=True)
sys.stdin.read()
"""


def test_whoever_was_killed_holds_no_lock(path):
    checkout = Path(__file__).resolve().parents[2]
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", OWNER, str(path)], stdin=pipe, stdout=pipe, cwd=checkout) as owner:
        assert owner.stdout.readline() == b"open\n"
        with refused_with("another facedown is writing this journal"):
            disk(path)
        owner.send_signal(signal.SIGKILL)
        owner.wait()
        disk(path).close()
