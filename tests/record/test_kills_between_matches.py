"""A real referee is killed while matches are put aside and taken up in one fast stream: nothing is lost, and what went out stays out (E4).

`FACEDOWN_KILLS=500` kills it so often.
"""

import json
import os
import shutil
from contextlib import closing
from random import Random

import pytest

from companion.record import journal_file, rows
from tests.record.evenings import ASIDE, evening, said_of
from tests.record.kills.running import Running

KILLS = int(os.environ.get("FACEDOWN_KILLS", "3"))
LATEST = 0.02  # seconds after that answer


def matches_in(journal):
    """Read from a copy; whoever comes next finds the file as it was left."""
    copy = journal.with_suffix(".copy")
    for end in ("", "-wal"):
        left = journal.with_name(journal.name + end)
        copy.with_name(copy.name + end).unlink(missing_ok=True)
        if left.exists():
            shutil.copyfile(left, copy.with_name(copy.name + end))
    copy.with_name(copy.name + "-shm").unlink(missing_ok=True)
    if not copy.exists():
        return {}
    with closing(journal_file.connected(copy)) as database:
        return {one.number: rows.kept(database, one.number, "the copy") for one in rows.all_listed(database)}


def announced(kept, until=None):
    return [one.id for entry in kept.entries if until is None or entry.number <= until for one in entry.said]


def found_wrong(said, before, after, heard):
    faults = []
    for number, ids in said.items():
        on_record = announced(after[number]) if number in after else []
        had_gone_out = announced(before[number], before[number].said) if number in before else []
        faults += [f"match {number}: {id} twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
        faults += [f"match {number}: {id} is not on record" for id in ids if id not in on_record]
        faults += [f"match {number}: {id} went out before that" for id in ids if id in had_gone_out]
        heard.setdefault(number, set()).update(ids)
    for number, kept in after.items():
        lost = set(announced(kept, kept.said)) - heard.get(number, set())
        faults += [f"match {number}: {id} is on record as said, and was not" for id in sorted(lost)]
    return faults


@pytest.mark.exam
def test_a_referee_that_is_killed_while_matches_change_says_all_of_them_and_nothing_again(tmp_path):
    journal, chance, heard = tmp_path / "matches.facedown", Random("between"), {}
    before = {}
    for _ in range(KILLS):
        running = Running(journal)
        lines = [ASIDE, *evening(chance, len(before))]
        running.send("".join(json.dumps(line) + "\n" for line in lines))
        until = chance.randrange(len(lines))
        running.await_that(lambda running=running, until=until: running.answered > until)
        running.await_that(lambda: False, chance.uniform(0, LATEST))
        running.kill()
        after = matches_in(journal)
        assert found_wrong(said_of(running.rows, len(before)), before, after, heard) == []
        before = after
    for number in before:
        running = Running(journal, "--resume", str(number))
        assert running.end() == 0
        after = matches_in(journal)
        assert found_wrong(said_of(running.rows), before, after, heard) == []
        assert set(announced(after[number])) == heard[number]
        before = after
