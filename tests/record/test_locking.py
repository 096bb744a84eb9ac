"""One program at a time writes a journal, also where the file that says so is removed."""

import pytest

from companion.record import journal_file
from companion.record.journal_file import Lock, lock_of
from tests.words.english import refused_with

pytest.importorskip("fcntl")


@pytest.fixture
def journal(tmp_path):
    return tmp_path / "journal.sqlite"


def test_a_lock_that_was_removed_between_opening_and_locking_it_is_made_anew(journal, monkeypatch):
    """Else the next program would lock another file of that name."""
    lock, calls = journal_file.fcntl.flock, []

    def removed_first(file, how):
        if not calls:
            lock_of(journal).unlink()
        calls.append(file)
        return lock(file, how)

    monkeypatch.setattr(journal_file.fcntl, "flock", removed_first)
    ours = Lock(journal)
    assert len(calls) == 2
    with refused_with("another facedown is writing this journal"):
        Lock(journal)
    ours.release()


def test_a_lock_that_is_removed_leaves_nothing_and_can_be_had_again(journal):
    Lock(journal).remove()
    assert list(journal.parent.iterdir()) == []
    Lock(journal).release()
    assert [path.name for path in journal.parent.iterdir()] == ["journal.sqlite.lock"]
