"""The journal that a restore makes: private from its first byte, and with no deck that nothing could find."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing

import pytest

from companion.record.backup.adopting import adopted
from tests.record.fixtures.made import HERE
from tests.words.english import in_english


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "theirs.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((HERE / "rulings-1.sql").read_text(encoding="utf-8"))
    return path


def test_it_is_its_own_users_alone_whatever_the_umask_is(source, tmp_path):
    before = os.umask(0)
    try:
        adopted(source, tmp_path / "ours.sqlite", "it")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "ours.sqlite").stat().st_mode) == 0o600


def test_a_deck_whose_texts_are_not_those_that_it_is_found_by_is_named(source, tmp_path):
    assert adopted(source, tmp_path / "sound.sqlite", "it") == (6, [])
    with closing(sqlite3.connect(source)) as database:
        database.execute("UPDATE decks SET outline = 'x' WHERE contents = (SELECT min(contents) FROM decks)")
        database.commit()
    matches, left_out = adopted(source, tmp_path / "ours.sqlite", "it")
    assert (matches, [one.what for one in in_english(left_out)]) == (6, ["the texts of a deck in it are damaged"])
