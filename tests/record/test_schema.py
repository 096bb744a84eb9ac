"""Journals of earlier versions are brought up to this one: all or nothing of a step, and with every match as it was."""

import json
import shutil
import sqlite3
from contextlib import closing
from zlib import crc32

import pytest

from companion.core.referee.entries import Entry
from companion.events import Elapsed
from companion.record import schema
from companion.record.journal_file import connected, state_of
from companion.record.reading import OnRecord
from companion.record.schema import APPLICATION, STEPS, VERSION, migrate
from tests.record.damaged import FILES
from tests.record.driven import Connection, read_only
from tests.record.fixtures.made import HERE, laid, told
from tests.record.stores import disk, registered
from tests.words.english import refused_with

OLD = range(1, VERSION)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.facedown"


def versions(path):
    with closing(connected(path)) as database:
        return [database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]


def content(path):
    with closing(connected(path)) as database:
        return list(database.iterdump())


def matches(path, **more):
    store = disk(path, **more)
    try:
        return {one.number: told(store.kept(one.number)) for one in store.matches()}
    finally:
        store.close()


def test_of_every_earlier_version_there_is_a_journal():
    """Where this fails, the schema has grown: go back to before its last step, and run `python -m tests.record.fixtures.made`."""
    assert len(STEPS) == VERSION
    there = {path.name for path in HERE.iterdir()}
    assert {f"schema-{version}.{kind}" for version in OLD for kind in ("sql", "json")} <= there


@pytest.mark.parametrize("version", OLD)
def test_the_steps_to_an_earlier_version_make_what_they_made_then(path, version):
    laid(version, path)
    with closing(connected(path)) as database, closing(sqlite3.connect(":memory:")) as fresh:
        for step in STEPS[:version]:
            step(fresh)
        query = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
        assert database.execute(query).fetchall() == fresh.execute(query).fetchall()
    assert versions(path) == [APPLICATION, version]


@pytest.mark.parametrize("version", OLD)
def test_a_journal_of_an_earlier_version_is_brought_up_with_all_its_matches(path, version):
    expected = laid(version, path)
    assert len(expected) == 3
    assert sum(len(match["entries"]) for match in expected.values()) > 50
    assert matches(path) == expected
    assert versions(path) == [APPLICATION, VERSION]
    assert {one.number: told(OnRecord(path).kept(one.number)) for one in OnRecord(path).matches()} == expected
    assert matches(path) == expected


@pytest.mark.parametrize("version", OLD)
def test_a_match_of_an_earlier_version_goes_on(path, version):
    laid(version, path)
    store = disk(path, keeps_raw=True)
    for number in (1, 2, 3):
        journal = store.take_up(number, registered())
        entries = journal.entries()
        journal.append(Entry(len(entries), Elapsed(200.0)))
        expected = store.kept(number)
        store.settle()
        assert store.news() == ()
        with closing(connected(path)) as database:
            database.execute("SELECT count(*) FROM passes").fetchone()
        assert expected.entries[:-1] == entries
    expected = [store.kept(number) for number in (1, 2, 3)]
    store.close()
    again = disk(path)
    assert [again.kept(number) for number in (1, 2, 3)] == expected
    again.close()


@pytest.mark.parametrize("version", OLD)
def test_a_journal_of_an_earlier_version_on_a_disk_that_takes_nothing_is_read_and_played_on(path, version):
    expected = laid(version, path)
    store = disk(path, connect=read_only)
    assert {one.number: told(store.kept(one.number)) for one in store.matches()} == expected
    journal = store.take_up(1, registered())
    journal.append(Entry(len(journal.entries()), Elapsed(200.0)))
    store.settle()
    assert store.news() == (("read-only", ""),)
    assert journal.written() == len(journal.entries()) - 1
    store.close()
    assert versions(path) == [APPLICATION, version]
    assert matches(path) == expected


class Cut(Exception):
    """The power."""


class Cutting:
    """Cuts in before the statement of that number."""

    def __init__(self, at, then):
        self.left, self._then = at, then

    def __call__(self, database, statement):
        self.left -= 1
        if self.left == -1:
            self._then()


def statements():
    """How many it takes to bring a journal up from nothing."""
    counting = Cutting(10**6, lambda: None)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(Connection(fresh, counting))
    return 10**6 - counting.left


def cut():
    raise Cut


@pytest.mark.parametrize("version", [0, *OLD])
def test_a_step_that_fails_anywhere_leaves_the_version_before_it_whole(path, version):
    if version:
        expected = laid(version, path)
    for at in range(statements() + 1):
        copy = path.with_name(f"copy-{at}")
        with closing(connected(path)) as database, closing(connected(copy)) as target:
            database.backup(target)
        with closing(connected(copy)) as database:
            try:
                migrate(Connection(database, Cutting(at, cut)))
            except Cut:
                assert not database.in_transaction
        reached = versions(copy)[1]
        assert version <= reached <= VERSION
        if reached == version:
            assert content(copy) == content(path)
        if reached:
            assert state_of(copy) == "sound"
        if version:
            assert matches(copy) == expected
    assert reached == VERSION


@pytest.mark.parametrize("version", OLD)
def test_a_power_cut_anywhere_in_a_step_leaves_one_version_or_the_other(path, tmp_path, version):
    """The files as they lie at that moment, with whatever SQLite has of its own beside them."""
    expected, found = laid(version, path), []

    def copied():
        copy = tmp_path / f"cut-{len(found)}"
        for end in FILES:
            if path.with_name(path.name + end).exists():
                shutil.copyfile(path.with_name(path.name + end), copy.with_name(copy.name + end))
        found.append(copy)

    with closing(connected(path)) as database:
        migrate(Connection(database, Cutting(0, copied)))
    assert len(found) == 1
    for at in range(1, statements()):
        laid(version, path.with_name(f"old-{at}"))
        path = path.with_name(f"old-{at}")
        with closing(connected(path)) as database:
            migrate(Connection(database, Cutting(at, copied)))
    assert len(found) > 3
    assert [matches(copy) for copy in found] == [expected] * len(found)


def test_a_step_may_fail_and_be_tried_again(path, monkeypatch):
    """As on a full disk: it is said, and the match is written when there is room."""
    laid(1, path)
    calls = []

    def fails_once(database):
        is_on_disk = database.execute("PRAGMA database_list").fetchone()[2]
        if is_on_disk and not calls:
            calls.append(1)
            raise sqlite3.OperationalError("database or disk is full")
        STEPS[1](database)

    monkeypatch.setattr(schema, "STEPS", (STEPS[0], fails_once, *STEPS[2:]))
    store = disk(path)
    journal = store.take_up(1, registered())
    journal.append(Entry(len(journal.entries()), Elapsed(200.0)))
    store.settle()
    assert [what for what, _ in store.news()] == ["failing", "back"]
    expected = store.kept(1)
    store.close()
    monkeypatch.undo()
    again = disk(path)
    assert again.kept(1) == expected
    again.close()


def test_what_another_version_has_written_otherwise_is_gone_on_with(path):
    """Its sums are of what stands there, and not of how this version would write it."""
    laid(1, path)
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT number, setup, contents, language, version, bots, began FROM matches WHERE number = 1"
        number, setup, *rest = database.execute(query).fetchone()
        agreed = summed((number, setup.replace(":", ": "), *rest))
        changing = database.execute("SELECT touched, is_aside, said, summary FROM matches WHERE number = 1").fetchone()
        query = "UPDATE matches SET setup = ?, sum = ? WHERE number = 1"
        database.execute(query, (setup.replace(":", ": "), summed(changing, agreed)))
        now, known = (
            summed((setup.replace(":", ": "), rest[0])),
            {tag[0]: tag for tag in database.execute("SELECT uid, deck, card, side FROM tags WHERE match = 1")},
        )
        query = "SELECT number, event, said, acts, is_failed FROM entries WHERE match = 1 ORDER BY number"
        for number, event, said, acts, is_failed in database.execute(query).fetchall():
            told = event.replace('"event":', '"event" : ')
            fresh = known.pop(json.loads(event).get("uid"), None)
            now = summed((number, told, said, acts, is_failed, *([fresh] if fresh else [])), now)
            database.execute("UPDATE entries SET event = ?, sum = ? WHERE match = 1 AND number = ?", (told, now, number))
        database.commit()
    for _ in range(2):
        store = disk(path)
        journal = store.take_up(1, registered())
        journal.append(Entry(len(journal.entries()), Elapsed(200.0)))
        expected = store.kept(1)
        store.close()
        again = disk(path)
        assert again.kept(1) == expected
        again.close()


def summed(values, before=0):
    return crc32("|".join(map(str, values)).encode(), before)


def test_what_only_looks_at_an_old_journal_says_how_it_is_brought_up(path):
    laid(1, path)
    with refused_with("an older version of facedown has written it"):
        OnRecord(path).matches()
