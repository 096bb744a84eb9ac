"""Whatever is the matter with a journal's file: it is named and kept, and nothing of it is trusted that is not as it was written.

`FACEDOWN_DAMAGE=all` damages every block and every length (minutes); without it every so manieth.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from companion.errors import Unusable
from companion.record.schema import VERSION
from tests.record.damaged import FILES, Opened, Written, counted, files_of, overwritten, written
from tests.record.stores import begun, disk, registered
from tests.words.english import english

IS_WHOLE = os.environ.get("FACEDOWN_DAMAGE") == "all"
MOST = 120 if IS_WHOLE else 40  # entries of a match
BLOCK = 512
MEMORY = "/dev/shm"
RIGHT = {"whole", "named", "put by", "refused"}


@pytest.fixture(scope="module")
def journals(tmp_path_factory):
    return written(tmp_path_factory.mktemp("journal"), MOST)


@pytest.fixture(scope="module")
def in_use(journals):
    """As it lies while it is played: the log is not folded."""
    return journals[0]


@pytest.fixture(scope="module")
def closed(journals):
    return journals[1]


@pytest.fixture
def path(tmp_path):
    """In memory where there is such a place: hundreds of files are synced here, and a real disk has no part in it."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path / "matches.facedown"
        return
    with TemporaryDirectory(dir=MEMORY, prefix="facedown-") as folder:
        yield Path(folder) / "matches.facedown"


def sample(places, about):
    """All of them, or about so many."""
    places = list(places)
    return places if IS_WHOLE else places[:: max(1, len(places) // about)]


def opened(path, journal, *, may_be_shorter=False, **files):
    """What came of it where these files are other than they were; None: it is not there."""
    ends = {"database": "", "log": "-wal"}
    changed = {ends[name]: content for name, content in files.items()}
    content = {end: content for end, content in {**journal.files, **changed}.items() if content is not None}
    Written(content, journal.kept).laid(path)
    found = Opened(path, journal.kept, may_be_shorter=may_be_shorter).word
    for one in path.parent.iterdir():
        one.unlink()
    return found


def test_a_journal_that_nothing_is_the_matter_with_is_opened_and_right(path, in_use, closed):
    assert opened(path, in_use) == "whole"
    assert opened(path, closed) == "whole"
    assert len(in_use.files["-wal"]) > len(in_use.files[""])
    assert "-wal" not in closed.files


def test_a_journal_that_was_cut_off_anywhere_is_put_by(path, closed):
    whole = closed.files[""]
    lengths = sorted({0, 1, 15, 16, 99, 100, 511, 512, 4095, 4096, *sample(range(0, len(whole), BLOCK), 12), len(whole) - 1})
    found = counted("cut off", (opened(path, closed, database=whole[:length]) for length in lengths))
    assert set(found) <= {"put by", "named"}
    assert found["put by"] > found.get("named", 0)


@pytest.mark.parametrize("what", ["zeros", "ones", "chance"])
def test_a_block_that_was_overwritten_is_never_taken_for_what_was_there(path, closed, what):
    whole, chance = closed.files[""], Random(what)
    content = {"zeros": lambda: bytes(BLOCK), "ones": lambda: b"\xff" * BLOCK, "chance": lambda: chance.randbytes(BLOCK)}[what]
    blocks = sample(range(0, len(whole), BLOCK), 20)
    found = counted(
        f"a block of {what}",
        (opened(path, closed, database=changed) for at in blocks if (changed := overwritten(whole, at, content())) != whole),
    )
    assert set(found) <= RIGHT | {"without its deck"}
    assert found["put by"] > found.get("refused", 0)
    assert found["named"]


@pytest.mark.exam
def test_a_single_bit_that_fell_over_is_never_taken_for_what_was_there(path, closed):
    whole, chance = closed.files[""], Random(3)
    places = [chance.randrange(len(whole)) for _ in range(2000 if IS_WHOLE else 25)] + [*range(100)][:: 1 if IS_WHOLE else 9]
    changed = (overwritten(whole, at, bytes([whole[at] ^ 1 << chance.randrange(8)])) for at in places)
    found = counted("a bit", (opened(path, closed, database=one) for one in changed))
    assert set(found) <= RIGHT | {"without its deck"}
    assert found["named"]


@pytest.mark.parametrize("which", ["in use", "in use, without its log", "log without its journal", "closed"])
def test_a_journal_that_was_copied_half_way_is_put_by_or_right(path, in_use, closed, which):
    journal = closed if which == "closed" else in_use
    database, log = journal.files[""], journal.files.get("-wal")
    match which:
        case "in use":
            halves = [{"database": database[: len(database) // 2]}, {"log": log[: len(log) // 2]}]
        case "in use, without its log":
            halves = [{"log": None}]
        case "log without its journal":
            halves = [{"database": None}, {"database": b""}]
        case _:
            halves = [{"database": database[: len(database) * part // 8]} for part in range(1, 8)]
    found = counted(f"half a copy, {which}", (opened(path, journal, may_be_shorter=journal is in_use, **half) for half in halves))
    assert set(found) <= {"put by", "shorter", "gone"}
    assert "put by" in found or which == "in use, without its log"


def test_a_journal_and_a_log_of_different_moments_are_put_by_or_right(path, in_use, closed):
    """A copy that was made while the log was folded."""
    chance, outcomes = Random(5), []
    old, new = in_use.files[""], closed.files[""]
    for _ in range(60 if IS_WHOLE else 5):
        pages = range(0, len(new), 4096)
        mixed = b"".join((new if chance.random() < 0.5 else old.ljust(len(new), b"\0"))[at : at + 4096] for at in pages)
        outcomes.append(opened(path, in_use, database=mixed))  # the log is whole, and right over whatever was folded of it
        outcomes.append(opened(path, in_use, database=mixed, log=None, may_be_shorter=True))
    found = counted("half folded", outcomes)
    assert found["whole"] == len(outcomes) // 2
    assert set(found) <= {"whole", "put by", "gone", "named", "shorter"}


def test_a_log_that_was_cut_off_or_overwritten_leaves_a_shorter_match_that_is_right(path, in_use):
    """As a power cut leaves it: whole transactions, from the first on."""
    log = in_use.files["-wal"]
    lengths = sample(range(0, len(log), BLOCK), 10)
    outcomes = [opened(path, in_use, log=log[:length], may_be_shorter=True) for length in lengths]
    outcomes += [opened(path, in_use, log=overwritten(log, at, Random(at).randbytes(BLOCK)), may_be_shorter=True) for at in lengths]
    found = counted("a log", outcomes)
    assert set(found) <= {"whole", "shorter", "gone"}
    assert found["shorter"]


def edited(path, journal, *statements):
    """What comes of a sound file in which somebody has changed something by SQL."""
    journal.laid(path)
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            assert database.execute(statement).rowcount != 0, statement
        database.commit()
    return Opened(path, journal.kept)


BY_HAND = (
    "UPDATE entries SET event = replace(event, 'C3', 'C4') WHERE match = 1",
    "UPDATE entries SET said = replace(said, 'seat-1', 'seat-2') WHERE match = 1 AND number = 0",
    "UPDATE entries SET acts = acts + 1 WHERE match = 1 AND acts = 2",
    "UPDATE entries SET acts = NULL WHERE match = 1 AND acts = 1",
    "UPDATE entries SET is_failed = 1 WHERE match = 1 AND number = 4",
    "UPDATE entries SET number = 1000 WHERE match = 1 AND number = 7",
    "UPDATE entries SET match = 4, number = 1 WHERE match = 1 AND number = 1",
    "UPDATE entries SET sum = 1 WHERE match = 1 AND number = 3",
    "DELETE FROM entries WHERE match = 1 AND number = 0",
    "DELETE FROM entries WHERE match = 1 AND number = 7",
    "DELETE FROM entries WHERE match = 1 AND number > 20",
    "DELETE FROM entries WHERE match = 1",
    "UPDATE entries SET event = CAST(x'ff7b7d' AS TEXT) WHERE match = 1 AND number = 5",
    "UPDATE entries SET event = x'00' WHERE match = 1 AND number = 5",
    "UPDATE entries SET said = '[' WHERE match = 1 AND number = 5",
    "UPDATE tags SET card = 'the-shard' WHERE match = 1 AND card = 'big-ben'",
    "UPDATE tags SET deck = 'landmarks', card = 'big-ben' WHERE match = 1 AND deck IS NULL",
    "DELETE FROM tags WHERE match = 1 AND card = 'big-ben'",
)
OF_A_MATCH = (
    "UPDATE matches SET setup = replace(setup, 'pace', 'peace') WHERE number = 1",
    "UPDATE matches SET summary = replace(summary, 'turn', 'claim') WHERE number = 2",
    "UPDATE matches SET said = 5 WHERE number = 1",
    "UPDATE matches SET is_aside = 0 WHERE number = 1",
    "UPDATE matches SET language = 'fr' WHERE number = 1",
    "UPDATE matches SET bots = '[]' WHERE number = 1",
    "UPDATE matches SET began = 'yesterday' WHERE number = 1",
    "UPDATE matches SET contents = 'other' WHERE number = 2",
    "UPDATE matches SET number = 9 WHERE number = 1",
    "UPDATE matches SET summary = CAST(x'ff' AS TEXT) WHERE number = 1",
    "DELETE FROM matches WHERE number = 1",
    "DELETE FROM matches WHERE number = 4",
    "DROP TABLE tags",
    "CREATE TABLE other (a); DROP TABLE passes",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1",
)


@pytest.mark.parametrize("statement", BY_HAND)
def test_a_row_that_was_changed_by_hand_is_named_with_its_match_and_entry(path, closed, statement):
    found = edited(path, closed, statement)
    assert found.word == "named"
    fix = "it stays as it is and is not used; restore a backup, or begin another match"
    assert found.why.startswith(f"{path}, match ")
    assert found.why.endswith(f" on; {fix}")


def test_a_row_that_was_changed_by_hand_is_named_by_the_first_entry_that_is_not_trusted(path, closed):
    for number in (0, 5, 20):
        expected = next(entry.number for entry in closed.kept[2].entries if entry.number >= number and entry.said)
        found = edited(path, closed, f"UPDATE entries SET said = '[]' WHERE match = 2 AND number = {expected}")
        assert f"match 2: its record is damaged from entry {expected} on" in found.why


@pytest.mark.parametrize("statement", OF_A_MATCH)
def test_a_journal_that_no_longer_tells_what_matches_it_has_is_put_by(path, closed, statement):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(statement)
    assert Opened(path, closed.kept).word == "put by"


def test_a_row_that_lies_out_of_order_is_put_by(path, closed):
    """Whoever looks it up may find it or not, and a match that is written next to it could not be read again."""
    row, other = b'\x02\x09{"event"', b'\x05\x09{"event"'  # entry 9 of match 2, and of a match that there is not yet
    assert closed.files[""].count(row) == 1
    assert opened(path, closed, database=closed.files[""].replace(row, other)) == "put by"


def test_a_deck_that_was_changed_by_hand_is_not_on_record_any_more(path, closed):
    assert edited(path, closed, "UPDATE decks SET cards = replace(cards, '1', '7')").word == "without its deck"
    assert edited(path, closed, "DELETE FROM decks").word == "without its deck"


@pytest.mark.exam
def test_two_bytes_that_changed_places_are_never_passed_over(path, closed):
    whole, chance = closed.files[""], Random(11)
    texts = [
        at for at in range(4096, len(whole) - 1) if chr(whole[at]).isalnum() and chr(whole[at + 1]).isalnum() and whole[at] != whole[at + 1]
    ]
    places = chance.sample(texts, 1500 if IS_WHOLE else 25)
    outcomes = [opened(path, closed, database=overwritten(whole, at, whole[at : at + 2][::-1])) for at in places]
    found = counted("two bytes", outcomes)
    assert set(found) <= RIGHT | {"without its deck"}
    assert found.get("whole", 0) < len(outcomes) // 4  # of raw passes, and of pages that nothing uses
    assert found["named"]


@pytest.mark.parametrize(("name", "other"), [(b"tablematches", b"table\xc5atches"), (b"CREATE TABLE tags", b"CREATE\xc5TABLE tags")])
def test_a_schema_that_is_no_text_any_more_is_put_by(path, closed, name, other):
    """SQLite says what is malformed, and Python cannot read that."""
    assert name in closed.files[""]
    assert opened(path, closed, database=closed.files[""].replace(name, other, 1)) == "put by"


GARBAGE = {
    "a letter": b"Dear Sir or Madam,\n" * 100,
    "a short letter": b"Dear Sir",
    "chance": Random(1).randbytes(20000),
    "zeros": bytes(8192),
    "the first bytes of a database, and chance": b"SQLite format 3\0" + Random(2).randbytes(20000),
}


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE)
def test_what_is_no_journal_is_put_by(path, closed, content):
    assert opened(path, closed, database=content) == "put by"


def test_a_folder_is_refused(path):
    path.mkdir()
    (path / "in it").write_text("stays")
    assert_refused(path, f"{path}: it is a folder; name a file, or one that is not there yet")
    assert (path / "in it").read_text() == "stays"


def test_what_is_no_file_at_all_is_refused(path):
    os.mkfifo(path)
    assert_refused(path, f"{path}: it is no file; name a file, or one that is not there yet")
    assert path.is_fifo()


def test_a_file_below_a_file_is_refused(path):
    path.write_text("a file")
    assert_refused(path / "matches", f"{path / 'matches'}: {path} is no folder; name a file in a folder")


def assert_refused(path, why):
    with pytest.raises(Unusable) as refused:
        disk(path)
    assert english(refused.value) == why


def test_a_database_of_another_program_is_refused_and_left_alone(path, closed):
    with closing(sqlite3.connect(path)) as database:
        database.executescript("PRAGMA application_id = 7; CREATE TABLE bookmarks (url); INSERT INTO bookmarks VALUES ('a')")
    found = Opened(path, {})
    assert (found.word, found.why) == (
        "refused",
        f"{path}: it is a database of another program; name another file, or one that is not there yet",
    )


def test_a_journal_of_a_newer_version_is_refused_and_left_alone(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    found = Opened(path, {})
    assert (found.word, found.why) == (
        "refused",
        f"{path}: a newer version of facedown has written it; update facedown, or name another file",
    )


def test_one_that_is_refused_can_be_opened_again_when_it_was_put_right(path, closed):
    """Nobody holds the lock of a journal that was not opened."""
    path.mkdir()
    assert_refused(path, f"{path}: it is a folder; name a file, or one that is not there yet")
    path.rmdir()
    disk(path).close()


def test_damaged_files_are_put_by_one_beside_the_other(path):
    names = []
    for number in range(3):
        path.write_bytes(b"%d" % number * 600)
        store = disk(path)
        names += [name for _, name in store.news()]
        store.close()
    assert names == [f"{path.name}.damaged-2026-11-18{end}" for end in ("", "-2", "-3")]
    assert [path.with_name(name).read_bytes()[:1] for name in names] == [b"0", b"1", b"2"]


def test_a_damaged_journal_behind_a_link_is_put_by_itself(path, tmp_path):
    behind = tmp_path / "elsewhere"
    behind.mkdir()
    (behind / "real").write_bytes(b"x" * 600)
    path.symlink_to(behind / "real")
    disk(path).close()
    assert path.is_symlink()
    assert (behind / "real.damaged-2026-11-18").read_bytes() == b"x" * 600
    assert files_of(behind / "real")[""][:15] == b"SQLite format 3"


def test_what_was_begun_and_not_finished_of_making_a_journal_is_swept_away(path):
    for end in FILES:
        path.with_name(f"{path.name}.new{end}").write_bytes(b"half of it")
    store = disk(path)
    store.begin(begun(), registered())
    store.settle()
    assert store.news() == ()
    store.close()
    assert sorted(one.name for one in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]
