"""The bench of the journal measures how many acts a second are written and said, what the disk could do, and what a slow disk costs."""

import json
from pathlib import Path

import pytest

from companion.cards.decks import files
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from tests.bench import journal, slow_disk
from tests.bench.journal import _dealt, _filesystem
from tests.bench.played import ASKED, desk_with, lines_of, table_at
from tests.bench.running import measured
from tests.bench.slow_disk import SlowConnection, Watched

pytestmark = pytest.mark.exam  # a bench measures for seconds

FIGURES = [
    *("filesystem", "acts", "in_step_per_second", "in_step_memory_per_second", "pipelined_per_second", "pipelined_memory_per_second"),
    *("bare_commits_per_second", "bare_syncs_per_second", "in_step_to_bare_commits", "pipelined_to_memory"),
    *("slow_sync_ms", "slow_acts", "slow_said_median_ms", "slow_said_worst_ms", "slow_held_up_worst_ms", "slow_held_up_in"),
]


@pytest.fixture
def short(monkeypatch):
    """The same on a disk that is not slow at all, and once only."""
    for module, name, value in ((journal, "ROUNDS", 1), (journal, "MATCHES", 1), (slow_disk, "SLOWER", 0.0), (slow_disk, "LONGEST", 0.02)):
        monkeypatch.setattr(module, name, value)


@pytest.mark.exam
def test_the_figures_of_a_run(short, capsys, homes):
    before = set(homes.iterdir())
    code, [found] = measured(capsys, "journal", "--acts", "12")
    assert code == 0
    assert set(homes.iterdir()) == before  # nothing is left on the disk
    assert list(found) == FIGURES
    assert (found["acts"], found["slow_acts"]) == (12, 12)
    assert all(found[name] > 0 for name in FIGURES if name.endswith("_per_second"))
    assert found["slow_said_worst_ms"] >= found["slow_said_median_ms"] > 0
    assert found["slow_held_up_in"] in ("append", "went_out", "written", "news", "begin")


@pytest.mark.exam
def test_every_act_of_the_played_match_is_taken_by_a_referee():
    setup, deck = parse_setup(ASKED, files.find)
    table, lines = table_at(desk_with(MemoryStore()), setup, deck), lines_of(1)
    rows = [row for line in lines for row in table.take(line)]
    assert len(lines) > 60
    assert [row["done"]["line"] for row in rows if "done" in row] == list(range(1, len(lines) + 1))
    assert {next(iter(json.loads(line))) for line in lines} >= {"place", "lift", "press"}
    assert "comparity-wins" in [row["announce"]["key"] for row in rows if "announce" in row]


def test_acts_are_dealt_match_by_match_and_the_first_ones_come_again():
    played = [[b"1", b"2"], [b"3", b"4", b"5"]]
    assert _dealt(played, 1) == [[b"1"]]
    assert _dealt(played, 8) == [[b"1", b"2"], [b"3", b"4", b"5"], [b"1", b"2"], [b"3"]]


def test_the_kind_of_a_filesystem_is_that_of_the_place_it_lies_in():
    proc = Path("/proc/self")
    assert _filesystem(proc) == ("proc" if proc.exists() else "unknown")


def test_only_commits_that_are_synced_are_slow(monkeypatch):
    statements = []
    monkeypatch.setattr(slow_disk, "sleep", statements.append)

    class Database:
        in_transaction = True

        def execute(self, statement, values):
            statements.append(statement)

    slow = SlowConnection(Database())
    for statement in ("PRAGMA synchronous=NORMAL", "BEGIN", "COMMIT", "PRAGMA synchronous=FULL", "BEGIN", "COMMIT"):
        slow.execute(statement)
    assert [one for one in statements if not str(one).startswith("PRAGMA")] == ["BEGIN", "COMMIT", "BEGIN", 0.1, "COMMIT"]
    assert slow.in_transaction


def test_each_call_into_a_store_and_its_journals_is_watched():
    seconds = {}
    setup, deck = parse_setup(ASKED, files.find)
    store = Watched(MemoryStore(), seconds)
    table = table_at(desk_with(store), setup, deck)
    table.take(b'{"press": "ok"}')
    assert {"begin", "append", "news"} <= seconds.keys()
    assert all(one >= 0 for one in seconds.values())
