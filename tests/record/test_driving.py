"""A table driven by lines: nothing goes out before what it rests on is written, all in order, and no act waits for the disk."""

import errno
import io
import json
import os
from queue import Queue
from threading import Semaphore, Thread

import pytest

from companion.app.lines import Matches, driven
from companion.app.matches import desk, find_deck
from companion.core.referee.referee import Referee
from companion.protocol import loop
from companion.protocol.loop import Inbox, LineEntrance, last_of_each
from companion.protocol.setup import parse_setup
from companion.protocol.table import LineTable
from companion.record.memory import MemoryStore
from companion.system.keyboard import own
from tests.protocol.recorded import recorded
from tests.record.driven import LONGEST, Gate, Sitting, announced, keys
from tests.record.matches import register
from tests.record.stores import begun, disk

LINES = recorded(0)
SETUP, ACTS = LINES[0], LINES[1:]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.facedown"


@pytest.fixture
def gate():
    found = Gate()
    yield found
    found.is_open.set()


class Taken:
    """How many lines the main loop has taken in."""

    def __init__(self, monkeypatch):
        self._count, take = Semaphore(0), LineTable.take

        def taken(table, raw):
            rows = take(table, raw)
            self._count.release()
            return rows

        monkeypatch.setattr(LineTable, "take", taken)

    def wait_for(self, lines):
        for _ in range(lines):
            assert self._count.acquire(timeout=LONGEST)


@pytest.fixture
def taken(monkeypatch):
    return Taken(monkeypatch)


def memory(lines):
    """What the same lines are answered by where nothing has to be waited for."""
    out = io.BytesIO()
    matches = Matches(desk(MemoryStore()), "en")
    lines_in = LineEntrance(LineTable(matches.begin, matches), inbox := Inbox(), out, matches.desk)
    code = driven(lines_in, inbox, io.BytesIO("".join(json.dumps(line) + "\n" for line in lines).encode()))
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_nothing_goes_out_before_the_entry_that_it_rests_on_is_written(monkeypatch, path, gate, taken):
    sitting = Sitting(monkeypatch, path, connect=gate.connect)
    before = sitting.play([SETUP, *ACTS[:4]])
    taken.wait_for(5)
    sitting.store.settle()
    gate.close()
    sitting.tell(ACTS[4])
    taken.wait_for(1)
    assert gate.waits.wait(LONGEST)
    sitting.tell({"view": True}, *ACTS[5:20], {"view": True})
    taken.wait_for(17)  # the main loop has answered them all
    assert sitting.said() == []
    gate.is_open.set()
    after = [row for _ in range(18) for row in sitting.answer()] + sitting.end()
    assert before + after == memory([SETUP, *ACTS[:5], {"view": True}, *ACTS[5:20], {"view": True}])[1]


def test_one_transaction_takes_all_that_waited_for_the_one_before(monkeypatch, path, gate, taken):
    sitting = Sitting(monkeypatch, path, connect=gate.connect)
    sitting.play([SETUP, *ACTS[:4]])
    taken.wait_for(5)
    sitting.store.settle()
    gate.close()
    sitting.tell(ACTS[4])
    taken.wait_for(1)
    assert gate.waits.wait(LONGEST)
    before, last = len(gate.commits), sitting.store._open[1].entries()[-1].number
    sitting.tell(*ACTS[5:40])
    taken.wait_for(35)
    gate.is_open.set()
    for _ in range(36):
        sitting.answer()
    sitting.store.settle()
    first, second = gate.commits[before:]
    entries = [sum(statement.startswith("INSERT INTO entries") for statement in statements) for statements in (first, second)]
    assert entries == [entries[0], sitting.store._open[1].entries()[-1].number - last]
    sitting.end()


def test_an_entry_is_synced_once_at_most(monkeypatch, path, gate):
    """With those of time that passes before it, where the disk is slower than the referee."""
    sitting = Sitting(monkeypatch, path, connect=gate.connect)
    done = [sitting.ask(line)[-1]["done"]["entry"] for line in LINES[:40]]
    entries = [[statement for statement in one if statement.startswith("INSERT INTO entries")] for one in gate.commits]
    assert all(entries)
    assert sum(map(len, entries)) == done[-1] + 1
    sitting.end()


def test_what_was_told_of_entries_is_in_the_order_of_the_lines(monkeypatch, path):
    sitting = Sitting(monkeypatch, path)
    sitting.tell(*LINES)
    rows = sitting.end()
    assert (sitting.code, rows) == memory(LINES)
    assert [row["done"]["line"] for row in rows if "done" in row] == list(range(1, len(LINES) + 1))


def test_what_went_out_is_on_record_as_said_and_nothing_else(monkeypatch, path, gate, taken):
    sitting = Sitting(monkeypatch, path, connect=gate.connect)
    rows = sitting.play([SETUP, *ACTS[:10]])
    taken.wait_for(11)
    sitting.store.settle()
    said = sitting.store._open[1].said
    assert said == rows[-1]["done"]["entry"]
    gate.close()
    sitting.tell(*ACTS[10:30])
    taken.wait_for(20)
    assert sitting.store._open[1].said == said
    gate.is_open.set()
    rows = [row for _ in range(20) for row in sitting.answer()]
    sitting.end()
    store = disk(path)
    assert store.kept(1).said == rows[-1]["done"]["entry"]
    store.close()


def test_lines_that_are_still_waited_for_when_the_input_ends_are_answered(monkeypatch, path, gate, taken):
    sitting = Sitting(monkeypatch, path, connect=gate.connect)
    sitting.play([SETUP])
    gate.close()
    sitting.tell(*ACTS[:10])
    taken.wait_for(11)
    sitting._lines.close()
    gate.is_open.set()
    rows = [row for _ in range(10) for row in sitting.answer()]
    sitting.end()
    assert rows == memory([SETUP, *ACTS[:10]])[1][-len(rows) :]


def test_several_matches_in_one_sitting_are_answered_as_in_memory(monkeypatch, path):
    lines = [*LINES[:30], {"put-aside": True}, *recorded(1)[:30], {"put-aside": True}, {"resume": 1}, *LINES[30:50], {"matches": True}]
    sitting = Sitting(monkeypatch, path)
    sitting.tell(*lines)
    rows, (code, expected) = sitting.end(), memory(lines)
    assert sitting.code == code
    assert [without_times(row) for row in rows] == [without_times(row) for row in expected]


def without_times(row):
    return {"matches": [{**one, "began": "", "touched": ""} for one in row["matches"]]} if "matches" in row else row


def test_a_line_that_is_refused_is_the_exit_code_and_changes_nothing(monkeypatch, path):
    sitting = Sitting(monkeypatch, path)
    sitting.play([SETUP])
    before = sitting.entries()
    sitting.tell({"press": "hard"}, {"nonsense": 1})
    rows = sitting.end()
    assert [next(iter(row)) for row in rows] == ["error", "error"]
    assert (sitting.code, sitting.entries()) == (1, before)


def test_a_fault_of_our_own_is_said_and_on_record_and_the_match_goes_on(monkeypatch, path):
    sitting = Sitting(monkeypatch, path)
    sitting.play([SETUP, *ACTS[:4]])

    def fail(*_):
        raise ZeroDivisionError("96")

    with monkeypatch.context() as fault:
        fault.setattr("companion.core.referee.referee.conducted", fail)
        (row,) = sitting.ask({"press": "ok"})
    assert "a fault of the program's own (ZeroDivisionError)" in row["error"]["what"]
    assert "96" not in json.dumps(row)
    assert "done" in sitting.ask({"press": "undo"})[-1]
    entries = sitting.entries()
    sitting.end()
    assert [entry.is_failed for entry in entries].count(True) == 1
    again = Sitting(monkeypatch, path)
    assert again.row()["resumed"]["entry"] == len(entries) - 1
    again.end()


class Broken(io.RawIOBase):
    def __init__(self, fault):
        self._fault = fault

    def readline(self, limit=-1):
        raise self._fault


def raised_by(act):
    """By somebody who would else wait for ever, and keeps no test waiting."""
    told = Queue()

    def acted():
        try:
            told.put(act())
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is looked at
            told.put(fault)

    Thread(target=acted, daemon=True).start()
    return told.get(timeout=LONGEST)


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), ValueError("readline of closed file")], ids=["broken", "closed"])
def test_trouble_with_the_input_is_raised_where_the_program_can_say_it(fault):
    matches = Matches(desk(MemoryStore()), "en")
    lines_in = LineEntrance(LineTable(matches.begin, matches), inbox := Inbox(), io.BytesIO(), matches.desk)
    assert raised_by(lambda: driven(lines_in, inbox, Broken(fault))) is fault


def test_an_input_that_cannot_even_be_opened_once_more_is_told_as_well(monkeypatch):
    def full(_fileno):
        raise OSError(errno.EMFILE, "Too many open files")

    read, write = os.pipe()
    with os.fdopen(read, "rb") as source, os.fdopen(write, "wb"):
        monkeypatch.setattr(os, "dup", full)
        inbox = Inbox()
        inbox.read_from(source)
        fault = raised_by(inbox.take)
        assert (type(fault), fault.errno) == (OSError, errno.EMFILE)
        assert isinstance(raised_by(inbox.take), loop.EndOfLines)


def test_the_input_ends_whatever_ends_the_thread_that_reads_it():
    class Ending(BaseException):
        """None of those that are told."""

    inbox = Inbox()
    with pytest.raises(Ending):
        inbox._read(Broken(Ending()))  # on this thread, which hears of it
    assert isinstance(raised_by(inbox.take), loop.EndOfLines)


def test_whoever_writes_faster_than_is_answered_has_to_wait(monkeypatch):
    monkeypatch.setattr(loop, "MOST_WAITING", 3)
    inbox, lines = Inbox(), io.BytesIO(b"{}\n" * 10)
    inbox.read_from(lines)
    first = [inbox.take() for _ in range(3)]
    assert first == [b"{}"] * 3
    assert lines.tell() <= 3 * 3 + 3 * 3 + 3
    assert [inbox.take() for _ in range(7)] == [b"{}"] * 7
    assert isinstance(inbox.take(), loop.EndOfLines)


def test_the_input_is_read_from_a_stream_that_nobody_else_closes():
    read, write = os.pipe()
    with os.fdopen(read, "rb") as theirs:
        ours = own(theirs)
        assert ours.fileno() != theirs.fileno()
        ours.close()
        os.write(write, b"line\n")
        os.close(write)
        assert theirs.readline() == b"line\n"
    memory_stream = io.BytesIO()
    assert own(memory_stream) is memory_stream


def test_of_several_matches_the_last_that_went_out_of_each_is_told():
    one, other = object(), object()
    released = [(one, 1, b""), (one, 2, b""), (None, -1, b""), (other, 0, b""), (other, 3, b""), (one, 5, b"")]
    assert [(journal, entry) for journal, entry, _ in last_of_each(released)] == [(one, 2), (other, 3), (one, 5)]


def test_a_match_that_is_put_by_is_said_in_the_one_that_begins(monkeypatch, path):
    path.write_bytes(b"x" * 1000)
    sitting = Sitting(monkeypatch, path)
    rows = sitting.ask(SETUP)
    sitting.end()
    (said,) = [one for one in announced(rows) if one["key"] == "table-journal-damaged"]
    (kept,) = path.parent.glob("*.damaged-*")
    assert said["args"] == {"name": kept.name}
    assert kept.read_bytes() == b"x" * 1000
    assert keys(rows).index("table-begins") < keys(rows).index("table-journal-damaged")


def test_a_set_up_that_is_wrong_leaves_nothing_on_record(monkeypatch, path):
    sitting = Sitting(monkeypatch, path)
    (row,) = sitting.ask({"setup": {"players": ["Anna"]}})
    assert "error" in row
    assert sitting.ask({"matches": True})[0] == {"matches": []}
    sitting.end()


def test_a_referee_enters_what_it_is_told_at_once_whatever_the_disk_does(path, gate):
    """It is the outbox that waits."""
    gate.close()
    store = disk(path, connect=gate.connect)
    setup, deck = parse_setup(SETUP["setup"], find_deck)
    journal = store.begin(begun(setup, deck=deck), register())
    referee = Referee(setup, deck, register(), journal)
    referee.pass_time(10.0)
    assert referee.entry == len(journal.entries()) - 1
    assert (store.news(), journal.written()) == ((), -1)
    gate.is_open.set()
    store.settle()
    store.news()
    assert journal.written() == referee.entry
    store.close()
