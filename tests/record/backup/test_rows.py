"""Of a journal in a backup only rows are taken, each of them checked; what is damaged is named by its match, and never put in place."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from zlib import crc32

import pytest

from companion.errors import WRONG_USE, Unusable
from companion.record.backup.adopting import most_bytes
from companion.record.journal_file import state_of
from companion.record.rows import resealed
from tests.record.backup.forging import Entry, entries_of, forged, with_journal
from tests.record.backup.tables import as_it_lies, restored, rows_of, saved, summaries, whole
from tests.words.english import english, refused_with

FIX = "keep the backup: this match is not restored from it"
FROM_THREE, AT_ONCE = "record is damaged from entry 3 on", "match 2: its record is damaged from entry 0 on"
NO_MATCH = "there are rows in its table '{}' that belong to no match"
OF_A_MATCH = {
    "bytes for a text": ("UPDATE entries SET event = CAST(event AS BLOB) WHERE match = 2 AND number = 3", FROM_THREE),
    "a text for a number": ("UPDATE entries SET acts = 'many' WHERE match = 2 AND number = 3", FROM_THREE),
    "a number that is none": ("UPDATE entries SET acts = 1e999 WHERE match = 2 AND number = 3", FROM_THREE),
    "no text at all": ("UPDATE entries SET said = CAST(x'ff' AS TEXT) WHERE match = 2 AND number = 3", "it is damaged"),
    "no JSON": ("UPDATE entries SET event = '{' WHERE match = 2 AND number = 3", FROM_THREE),
    "a text of a million and one": (
        "UPDATE entries SET said = printf('%-1000001s', said) WHERE match = 2 AND number = 3",
        FROM_THREE,
    ),
    "a missing entry": ("DELETE FROM entries WHERE match = 2 AND number = 3", FROM_THREE),
    "another sum": ("UPDATE entries SET sum = 7 WHERE match = 2 AND number = 3", FROM_THREE),
    "a tag of bytes": ("UPDATE tags SET card = x'00' WHERE match = 2", "record is damaged from entry 0 on"),
    "a long tag": ("UPDATE tags SET uid = printf('%-2000s', uid) WHERE match = 2", "record is damaged from entry 0 on"),
    "too many tags": (
        "WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 10001) INSERT INTO tags SELECT 2, n, 1, 1, 1 FROM a",
        "record is damaged from entry 0 on",
    ),
    "a line of another sum": ("INSERT INTO typed VALUES (2, 0, 'a', 0)", "lines are damaged from line 0 on"),
    "a pass that is no JSON": ("INSERT INTO passes VALUES (2, 1, 0, 0.5, '{')", "passes are damaged from pass 1 on"),
    "a pass of something else": ("INSERT INTO passes VALUES (2, 1, 0, 0.5, '{\"A1\": 7}')", "passes are damaged from pass 1 on"),
    "a pass that goes on from none": ("INSERT INTO passes VALUES (2, 1, 0, 0.5, '[]')", "passes are damaged from pass 1 on"),
    "an endless time": ("INSERT INTO passes VALUES (2, 1, 0, 1e999, '{}')", "record is damaged from entry 0 on"),
}
OF_ALL = {
    "rows of no match": ("INSERT INTO tags VALUES (77, 'a', null, null, null)", NO_MATCH.format("tags")),
    "entries of no match": ("UPDATE entries SET match = 77 WHERE match = 2", NO_MATCH.format("entries")),
    "rows of a match of bytes": ("UPDATE tags SET match = x'1b5b' WHERE match = 2", NO_MATCH.format("tags")),
    "a set-up that is a list": ("UPDATE matches SET setup = '[]' WHERE number = 2", AT_ONCE),
    "a set-up of bytes": ("UPDATE matches SET setup = CAST(setup AS BLOB) WHERE number = 2", AT_ONCE),
    "a player with a number for a name": (
        "UPDATE matches SET setup = json_set(setup, '$.players[0][1]', 7) WHERE number = 2",
        AT_ONCE,
    ),
    "a mat as large as a country": (
        "UPDATE matches SET setup = json_set(setup, '$.mat.columns', 1000000) WHERE number = 2",
        AT_ONCE,
    ),
    "a summary of the wrong kind": (
        "UPDATE matches SET summary = json_set(summary, '$.at', 'late') WHERE number = 2",
        AT_ONCE,
    ),
    "a match of the number 0": ("UPDATE matches SET number = 0 WHERE number = 1", "belong to no match"),
}


@pytest.fixture
def edited(backup_file, tmp_path):
    """Makes a backup in whose journal something was changed, with sums of matches that fit all the same."""

    def edited(statement):
        journal = tmp_path / "journal"
        with_journal(entries_of(backup_file), journal, statement)
        with closing(sqlite3.connect(journal, isolation_level=None)) as database:
            resealed(database)
        return forged(tmp_path / "edited.zip", with_file(entries_of(backup_file), journal))

    return edited


def with_file(entries, journal):
    return [Entry(one.name, journal.read_bytes() if one.name == "journal.sqlite" else one.raw) for one in entries]


@pytest.mark.exam
@pytest.mark.parametrize("kind", OF_A_MATCH)
def test_a_match_with_wrong_rows_is_named_and_with_force_all_others_are_restored(table, other_table, edited, tmp_path, kind):
    statement, told = OF_A_MATCH[kind]
    was, path = as_it_lies(tmp_path / "other"), edited(statement)
    with pytest.raises(Unusable) as caught:
        restored(other_table, path)
    assert caught.value.exit_code == WRONG_USE
    named, last = english(caught.value).splitlines()
    assert named.startswith(f"{path}, 'journal.sqlite', match 2: ")
    assert named.endswith(f"{told}; {FIX}")
    assert last.startswith(f"{path}: nothing was restored, for the reasons above; ")
    assert as_it_lies(tmp_path / "other") == was
    result = restored(other_table, path, force=True)
    assert [english(one) for one in result.doubts] == [named]
    others = [one for one in summaries(table.state / "journal.sqlite") if one[0] != 2]
    assert result.contents.matches == len(others)
    assert summaries(other_table.state / "journal.sqlite") == others


@pytest.mark.parametrize("kind", OF_ALL)
def test_a_list_of_matches_that_cannot_be_trusted_is_refused_also_with_force(other_table, edited, tmp_path, kind):
    statement, told = OF_ALL[kind]
    was, path = as_it_lies(tmp_path / "other"), edited(statement)
    for force in (False, True):
        with pytest.raises(Unusable) as caught:
            restored(other_table, path, force=force)
        assert told in english(caught.value)
        assert english(caught.value).endswith("; restore another backup; nothing of this one was used")
        assert as_it_lies(tmp_path / "other") == was


def test_a_deck_of_something_else_is_left_out_with_force_and_named(table, other_table, edited):
    path = edited("INSERT INTO decks VALUES ('a', x'00', 7)")
    told = f"{path}, 'journal.sqlite': the texts of a deck in it are damaged; keep the backup: this deck is not restored from it"
    with pytest.raises(Unusable) as caught:
        restored(other_table, path)
    assert english(caught.value.problems[0]) == told
    assert [english(one) for one in restored(other_table, path, force=True).doubts] == [told]
    assert whole(other_table) == whole(table)


def test_a_whole_entry_that_somebody_has_made_up_is_told_by_its_kind(other_table, edited):
    """With sums that fit: whoever can write a journal can reckon them as well."""
    path = edited("UPDATE entries SET event = json_set(event, '$.at', 'late') WHERE match = 2 AND number = 3")
    journal = path.with_name("journal")
    with closing(sqlite3.connect(journal)) as database:
        before = database.execute("SELECT sum FROM entries WHERE match = 2 AND number = 2").fetchone()[0]
        tags = {uid: (uid, *rest) for uid, *rest in database.execute("SELECT uid, deck, card, side FROM tags WHERE match = 2")}
        known = {row[0] for row in database.execute("SELECT json_extract(event, '$.uid') FROM entries WHERE match = 2 AND number < 3")}
        query = "SELECT number, event, said, acts, is_failed FROM entries WHERE match = 2 AND number > 2 ORDER BY number"
        rows = database.execute(query).fetchall()
        for row in rows:
            (uid,) = database.execute("SELECT json_extract(?, '$.uid')", (row[1],)).fetchone()
            fresh = [tags[uid]] if uid is not None and uid not in known else []
            known.add(uid)
            before = crc32("|".join(map(str, (*row, *fresh))).encode(), before)
            database.execute("UPDATE entries SET sum = ? WHERE match = 2 AND number = ?", (before, row[0]))
        database.commit()
    with refused_with(FROM_THREE):
        restored(other_table, forged(path, with_file(entries_of(path), journal)))


def test_what_is_restored_has_our_own_tables_and_no_more_room_than_its_rows_need(table, other_table, backup_file):
    restored(other_table, backup_file)
    journal = other_table.state / "journal.sqlite"
    assert state_of(journal) == "sound"
    assert rows_of(journal) == rows_of(table.state / "journal.sqlite")
    assert journal.stat().st_size <= most_bytes((table.state / "journal.sqlite").stat().st_size)


def test_what_was_heard_and_typed_is_restored_as_well(table, other_table, tmp_path):
    journal = table.state / "journal.sqlite"
    with closing(sqlite3.connect(journal)) as database:
        database.execute('INSERT INTO passes VALUES (1, 1, 0, 0.5, \'{"A1":[],"A2":["04a1"],"A3":"garbled","A4":"fault"}\')')
        database.execute('INSERT INTO passes VALUES (1, 2, 0, 0.55, \'[{"A1":["04a1"]}]\')')
        database.execute("INSERT INTO typed VALUES (1, 0, 'place A1 big-ben', ?)", (crc32(b"0|place A1 big-ben", crc32(b"1")),))
        database.commit()
    saved(table, tmp_path / "heard.zip")
    restored(other_table, tmp_path / "heard.zip")
    assert whole(other_table) == whole(table)
