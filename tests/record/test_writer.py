"""The thread that writes: what it takes together, what it may keep waiting, and when the log is folded into the file."""

import sqlite3
from contextlib import closing

import pytest

from companion.core.games.game import OfSeat
from companion.core.referee.entries import Entry
from companion.core.referee.referee import with_ids
from companion.events import Elapsed
from companion.record import writer
from companion.record.journal_file import connected
from companion.record.reading import OnRecord
from companion.record.writer import MOST_HELD
from hardware.sighting import NOTHING, Pass
from tests.record.driven import Connection, Gate
from tests.record.stores import ANNA, SETUP, begun, disk, registered
from tests.record.telling import said


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.facedown"


@pytest.fixture
def store(path):
    found = disk(path, keeps_raw=True)
    yield found
    found.close()


def passes(path):
    """That are on the disk, whoever else has it open."""
    with closing(connected(path, is_read_only=True)) as database:
        return [number for (number,) in database.execute("SELECT number FROM passes ORDER BY number")]


def heard(journal, *ats):
    for at in ats:
        journal.heard(Pass(float(at), {"A1": NOTHING}))


def log_of(path):
    return path.with_name(f"{path.name}-wal").stat().st_size


def test_passes_are_written_with_the_entry_that_comes_next(store, path):
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    store.settle()
    heard(journal, 1, 2, 3)
    journal.append(Entry(1, Elapsed(4.0)))
    while journal.written() < 1:
        store.settle()
        store.news()
    assert passes(path) == [1, 2, 3]


def test_of_passes_alone_not_more_than_a_few_are_held_back(path):
    """One transaction for all of them, and none that is synced."""
    gate = Gate()
    statements, connect = [], gate.connect

    def watched(path):
        connection = connect(path)
        before = connection._before
        connection._before = lambda database, statement: (statements.append(statement), before(database, statement))
        return connection

    store = disk(path, keeps_raw=True, connect=watched)
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    store.settle()
    statements.clear()
    heard(journal, *range(MOST_HELD * 3))
    store.settle()
    assert passes(path) == list(range(1, MOST_HELD * 3 + 1))
    assert statements.count("COMMIT") <= 4
    assert "PRAGMA synchronous=FULL" not in statements
    store.close()


def test_passes_that_wait_are_written_when_the_program_ends(path):
    store = disk(path, keeps_raw=True)
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    heard(journal, 1, 2)
    store.close()
    assert [one.at for one in OnRecord(path).passes(1)] == [1.0, 2.0]


def test_passes_go_on_where_they_were_left(path):
    store = disk(path, keeps_raw=True)
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    heard(journal, 1, 2)
    store.close()
    store = disk(path, keeps_raw=True)
    heard(store.take_up(1, registered()), 3)
    store.put_aside(1)
    heard(store.take_up(1, registered()), 4)
    store.close()
    assert [one.at for one in OnRecord(path).passes(1)] == [1.0, 2.0, 3.0, 4.0]


def test_without_record_raw_no_pass_is_kept(path):
    store = disk(path)
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    heard(journal, 1, 2)
    store.close()
    assert OnRecord(path).passes(1) == ()


def won(number):
    return Entry(number, Elapsed(5.0), with_ids(number, [said("comparity-wins", "win", seat=OfSeat(ANNA))]))


def test_the_log_is_folded_when_a_match_is_over(store, path):
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    store.settle()
    assert log_of(path) > 0
    journal.append(won(1))
    store.settle()
    assert store.kept(1).listed.is_over
    assert log_of(path) == 0


def test_whoever_reads_meanwhile_is_not_waited_for(path):
    patience = []

    def before(database, statement):
        if statement.startswith("PRAGMA wal_checkpoint"):
            patience.extend(database.execute("PRAGMA busy_timeout").fetchone())

    store = disk(path, connect=lambda path: Connection(writer.writable(path), before))
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    store.settle()
    with closing(connected(path, is_read_only=True)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        journal.append(won(1))
        journal.append(Entry(2, Elapsed(6.0)))
        store.settle()
        assert store.news() == ()
        assert journal.written() == 2
        assert log_of(path) > 0
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        reader.execute("COMMIT")
    journal.append(won(3))
    store.settle()
    assert log_of(path) == 0
    assert [one.number for one in OnRecord(path).kept(1).entries] == [0, 1, 2, 3]
    assert set(patience) == {0}
    store.close()


def test_a_long_log_is_folded_in_the_middle_of_a_match(store, path, monkeypatch):
    monkeypatch.setattr(writer, "LONG_LOG", 200_000)
    store._writer._long = 200_000
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    sizes = []
    for number in range(1, 60):
        journal.append(Entry(number, Elapsed(float(number))))
        store.settle()
        sizes.append(log_of(path))
    assert max(sizes) < 300_000
    assert sizes.count(0) >= 1
    assert journal.entries() == OnRecord(path).kept(1).entries


def test_a_transaction_that_fails_leaves_the_ones_before_and_is_tried_again_whole(path):
    fails = []

    def connect(path):
        database = writer.writable(path)
        return Stumbling(database, fails)

    store = disk(path, connect=connect)
    journal = store.begin(begun(), registered())
    journal.append(Entry(0, SETUP))
    store.settle()
    fails.append("UPDATE matches")  # after the entry was put in
    for number in (1, 2):
        journal.append(Entry(number, Elapsed(1.0)))
        store.settle()
    assert store.news() == (("failing", ""),)
    assert [one.number for one in OnRecord(path).kept(1).entries] == [0]
    fails.clear()
    journal.append(Entry(3, Elapsed(1.0)))
    store.settle()
    assert store.news() == (("back", ""),)
    assert OnRecord(path).kept(1).entries == journal.entries()
    store.close()


class Stumbling:
    """A connection that fails at statements that begin so."""

    def __init__(self, database, fails):
        self._database, self._fails = database, fails

    def execute(self, statement, *values):
        if any(statement.startswith(one) for one in self._fails):
            raise sqlite3.OperationalError("disk I/O error")
        return self._database.execute(statement, *values)

    def __getattr__(self, name):
        return getattr(self._database, name)


def test_settling_and_closing_twice_is_nothing_special(store):
    store.settle()
    store.settle()
    store.close()
    store.settle()
    store.close()
