"""A journal with anything in it that no version of facedown has made is refused by the name of that thing, and left as it lies."""

import sqlite3
from contextlib import closing
from zlib import crc32

import pytest

from companion.errors import Unusable
from companion.machine.doctor.table_checks import journal as doctor_journal
from companion.record.journal_file import connected, state_of
from companion.record.reading import OnRecord
from companion.record.rows import resealed
from tests.record.damaged import Opened, files_of, written
from tests.record.fixtures.made import laid
from tests.record.stores import disk
from tests.words.english import english, in_english, refused_with

FIX = "take that out if you have put it in, or name another file"
ADDED = {
    "an index": ("CREATE INDEX evil ON entries (event)", "it has an index 'evil', and no journal of facedown has that"),
    "an index over an expression": (
        "CREATE INDEX evil ON entries (hex(zeroblob(40 * length(event))))",
        "it has an index 'evil', and no journal of facedown has that",
    ),
    "a partial index": (
        "CREATE INDEX evil ON tags (uid) WHERE deck IS NULL",
        "it has an index 'evil', and no journal of facedown has that",
    ),
    "a trigger": (
        "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM matches; END",
        "it has a trigger 'evil', and no journal of facedown has that",
    ),
    "a view": ("CREATE VIEW evil AS SELECT * FROM matches", "it has a view 'evil', and no journal of facedown has that"),
    "a table": ("CREATE TABLE evil (a)", "it has a table 'evil', and no journal of facedown has that"),
    "a virtual table": ("CREATE VIRTUAL TABLE evil USING fts5(a)", "it has a table 'evil', and no journal of facedown has that"),
    "statistics": ("ANALYZE", "it has a table 'sqlite_stat1', and no journal of facedown has that"),
    "a generated column": (
        "ALTER TABLE entries ADD COLUMN evil TEXT GENERATED ALWAYS AS (hex(zeroblob(1000000))) VIRTUAL",
        "its table 'entries' is not as facedown makes it",
    ),
    "a column more": ("ALTER TABLE tags ADD COLUMN evil TEXT", "its table 'tags' is not as facedown makes it"),
    "a column of another name": ("ALTER TABLE entries RENAME COLUMN said TO told", "its table 'entries' is not as facedown makes it"),
    "large pages": (
        "PRAGMA journal_mode=DELETE; PRAGMA page_size=65536; VACUUM",
        "it is made of pages of 65,536 bytes, and a journal of 4,096",
    ),
}
REWRITTEN = {  # what the text of a table becomes
    "a check": ("sum INTEGER NOT NULL)", "sum INTEGER NOT NULL CHECK (length(hex(zeroblob(9999)))))"),
    "another default": ("is_aside INTEGER NOT NULL DEFAULT 0", "is_aside INTEGER NOT NULL DEFAULT 1"),
    "another collation": ("setup TEXT NOT NULL", "setup TEXT NOT NULL COLLATE NOCASE"),
}


@pytest.fixture(scope="module")
def closed(tmp_path_factory):
    return written(tmp_path_factory.mktemp("journal"), 20)[1]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "matches.facedown"


def assert_refused(path, what):
    before = files_of(path)
    expected = f"{path}: {what}; {FIX}"
    for use in (disk, lambda path: OnRecord(path).matches(), lambda path: OnRecord(path).kept(1), state_of):
        with pytest.raises(Unusable) as refused:
            use(path)
        assert english(refused.value) == expected
        assert files_of(path) == before


@pytest.mark.parametrize("kind", ADDED)
def test_what_was_added_to_a_journal_is_named_and_the_file_left_alone(path, closed, kind):
    statements, what = ADDED[kind]
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(statements)
    assert_refused(path, what)


@pytest.mark.parametrize("kind", REWRITTEN)
def test_a_table_that_is_otherwise_than_ours_is_named_and_the_file_left_alone(path, closed, kind):
    was, becomes = REWRITTEN[kind]
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA writable_schema=ON")
        changed = database.execute("UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'matches'", (was, becomes))
        assert changed.rowcount == 1
        database.commit()
    assert_refused(path, "its table 'matches' is not as facedown makes it")


def test_a_table_with_rowids_where_ours_has_none_is_named(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        (made,) = database.execute("SELECT sql FROM sqlite_master WHERE name = 'tags'").fetchone()
        database.executescript(f"DROP TABLE tags; {made.removesuffix(' WITHOUT ROWID')}")
    assert_refused(path, "its table 'tags' is not as facedown makes it")


def test_a_journal_in_another_encoding_is_refused(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as ours:
        made = list(ours.iterdump())
        numbers = [ours.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.executescript("PRAGMA encoding='UTF-16le';" + "\n".join(made))
        database.executescript("PRAGMA application_id={}; PRAGMA user_version={}".format(*numbers))
    assert_refused(path, "its texts are in UTF-16le, and those of a journal in UTF-8")


def test_what_was_added_to_a_journal_of_the_first_version_is_named_as_well(path):
    laid(1, path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE INDEX evil ON entries (event)")
    with refused_with("it has an index 'evil'"):
        disk(path)


def test_a_name_in_a_journal_cannot_upset_a_terminal(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute('CREATE TABLE "\x1b]0;x\x07\u202e" (a)')
    with pytest.raises(Unusable) as refused:
        disk(path)
    assert english(refused.value).isprintable()


def test_a_name_in_a_journal_may_be_long_and_is_told_in_part(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(f'CREATE TABLE "{"x" * 100_000}" (a)')
    with pytest.raises(Unusable) as refused:
        disk(path)
    assert len(english(refused.value)) < 1_000


@pytest.mark.exam
def test_more_tables_than_anybody_makes_are_not_even_read(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN")
        database.execute("PRAGMA writable_schema=ON")
        rows = ((f"v{number}", f"CREATE VIEW v{number} AS SELECT 1") for number in range(100_000))
        database.executemany("INSERT INTO sqlite_master VALUES ('view', ?1, ?1, 0, ?2)", ((name, sql) for name, sql in rows))
        database.execute("COMMIT")
    store = disk(path)
    assert [what for what, _ in store.news()] == ["damaged"]
    store.close()


def test_nothing_in_a_file_is_trusted_by_a_connection(path, closed):
    """What SQLite may do on behalf of a schema is switched off, also where nobody has looked at the schema yet."""
    closed.laid(path)
    with closing(connected(path)) as database:
        found = {name: database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("trusted_schema", "cell_size_check")}
    assert found == {"trusted_schema": 0, "cell_size_check": 1}


def test_the_doctor_names_it_too(path, closed, mocker):
    closed.laid(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE INDEX evil ON entries (event)")
    path = path.rename(path.with_name("journal.sqlite"))
    (found,) = doctor_journal(mocker.Mock(folders=mocker.Mock(state=path.parent)))
    assert [problem.what for problem in in_english(found.problems)] == ["it has an index 'evil', and no journal of facedown has that"]


MADE_UP = {
    "a summary": ("UPDATE matches SET summary = json_set(summary, '$.at', 'late') WHERE number = 2"),
    "a player's name": ("UPDATE matches SET setup = json_set(setup, '$.players[0][1]', 7) WHERE number = 2"),
    "a mat": ("UPDATE matches SET setup = json_set(setup, '$.mat.columns', 1000000) WHERE number = 2"),
    "the language": ("UPDATE matches SET language = x'07' WHERE number = 2"),
}


@pytest.mark.parametrize("kind", MADE_UP)
def test_a_match_that_is_made_up_of_values_of_another_kind_is_damaged_though_its_sum_fits(path, closed, kind):
    closed.laid(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(MADE_UP[kind])
        resealed(database)
    with refused_with("its record is damaged from entry 0 on"):
        OnRecord(path).matches()
    assert Opened(path, closed.kept).word == "put by"


def test_an_entry_that_is_made_up_of_values_of_another_kind_is_damaged_though_its_sum_fits(path, closed):
    closed.laid(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        last = database.execute("SELECT event, said, acts, is_failed FROM entries WHERE match = 2 ORDER BY number DESC LIMIT 1").fetchone()
        (number, before) = database.execute(
            "SELECT number, sum FROM entries WHERE match = 2 ORDER BY number DESC LIMIT 1 OFFSET 1"
        ).fetchone()
        event = '{"event":"pressed","button":"ok","at":"late"}'
        now = crc32("|".join(map(str, (number + 1, event, *last[1:]))).encode(), before)
        database.execute("UPDATE entries SET event = ?, sum = ? WHERE match = 2 AND number = ?", (event, now, number + 1))
    with refused_with(f"match 2: its record is damaged from entry {number + 1} on"):
        OnRecord(path).kept(2)
    assert Opened(path, closed.kept).word == "named"
