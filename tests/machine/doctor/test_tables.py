"""What a table is made of, as it is found in folders that a test has filled."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from companion.cards.decks import files as deck_files
from companion.cards.tags.register_file import write_register
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Register, Tagged
from companion.errors import Problem
from companion.machine.doctor import table_checks
from companion.machine.doctor.finding import fault, note, warning, well
from companion.pages.settings import Remembered, save
from companion.record.disk import DiskStore
from companion.words.problems import WordedProblem
from tests.words.english import in_english


@pytest.fixture
def state(tmp_path):
    folder = tmp_path / "state"
    folder.mkdir()
    return folder


def test_facedown_toml_is_told_where_it_is_or_would_be(found, tmp_path):
    file = str(tmp_path / "config" / "facedown.toml")
    assert found("config") == (well("doctor-config-none", file=file),)
    assert found("config", toml='language = "ru"\n') == (well("doctor-config-well", file=file),)


def test_everything_that_is_wrong_in_facedown_toml_is_told_at_once(found, tmp_path):
    file = str(tmp_path / "config" / "facedown.toml")
    (one,) = found("config", toml='language = "xx"\nlangage = "ru"\n')
    assert replace(one, problems=()) == fault("doctor-config-unusable", "facedown config check", file=file)
    assert [problem.where for problem in in_english(one.problems)] == [f"{file} line 1", f"{file} line 2"]


def test_what_was_set_on_the_screen(found, state):
    assert found("settings") == (well("doctor-settings-none"),)
    file = state / "screen.json"
    save(file, Remembered("ru"))
    assert found("settings") == (well("doctor-settings-well", file=str(file)),)


@pytest.mark.parametrize("raw", [b"{", b"[]", b'{"version": 99}', b"\xff", b"x" * 1_000_001])
def test_settings_that_are_damaged_stay_where_they_are(found, state, raw):
    (state / "screen.json").write_bytes(raw)
    assert found("settings") == (warning("doctor-settings-spoilt", file=str(state / "screen.json")),)
    assert (state / "screen.json").read_bytes() == raw


def test_settings_that_cannot_be_read_and_those_that_were_put_by(found, state):
    (state / "screen.json").mkdir()
    damaged = state / "screen.json.damaged"
    damaged.write_text("{")
    assert found("settings") == (
        warning("doctor-settings-unreadable", file=str(state / "screen.json"), why="Is a directory"),
        note("doctor-settings-put-by", f"rm {damaged}", file=str(damaged)),
    )


def own_deck(tmp_path, name="landmarks"):
    return Path(shutil.copytree(deck_files.shipped()[DeckId("landmarks")], tmp_path / "decks" / name))


def test_decks_are_counted_and_so_are_ones_own(found, tmp_path):
    shipped = len(deck_files.shipped())
    assert found("decks") == (well("doctor-decks-well", count=shipped, most=0),)
    own_deck(tmp_path)
    assert found("decks") == (well("doctor-decks-well", count=shipped, most=1),)


def test_what_is_wrong_in_a_deck_is_told_by_its_place_and_never_by_what_stands_there(found, tmp_path):
    folder = own_deck(tmp_path)
    lines = (folder / "cards.csv").read_text(encoding="utf-8").splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("eiffel-tower"))
    lines[row] = lines[row].replace("324", "98765x")
    (folder / "cards.csv").write_text("\n".join(lines), encoding="utf-8")
    first, second = found("decks")
    assert first == warning("doctor-decks-own", "facedown deck check landmarks", name="landmarks", places=f"cards.csv:{row + 1}")
    assert second == well("doctor-decks-well", count=len(deck_files.shipped()) - 1, most=0)


def test_a_shipped_deck_that_is_damaged_and_a_folder_that_cannot_be_read(found, tmp_path, mocker):
    folder = own_deck(tmp_path, "shipped-one")
    (folder / "cards.csv").unlink()
    mocker.patch.object(deck_files, "shipped", return_value={DeckId("shipped-one"): folder})
    mocker.patch.object(deck_files, "named_decks", return_value={DeckId("shipped-one"): folder})
    assert found("decks") == (fault("doctor-decks-shipped", name="shipped-one", places="cards.csv"),)
    problem = WordedProblem(str(folder), "it cannot be read (Permission denied)", "check that you may read this folder")
    mocker.patch.object(deck_files, "named_decks", side_effect=table_checks.Unusable([problem]))
    assert found("decks") == (fault("doctor-decks-folder").because([problem]),)


def test_mats_are_counted_and_those_that_cannot_be_used_are_told(found, tmp_path):
    (counted,) = found("mats")
    (tmp_path / "mats").mkdir()
    (tmp_path / "mats" / "good.toml").write_text('name = "good"\n[grid]\ncolumns = 2\nrows = 1\n')
    bad = tmp_path / "mats" / "bad.toml"
    bad.write_text("name = 5\n")
    wrong, all_of_them = found("mats")
    assert replace(wrong, problems=()) == warning("doctor-mats-own", file=str(bad))
    assert in_english(wrong.problems)[0].where == f"{bad} line 1"
    assert all_of_them == well("doctor-mats-well", count=counted.told["count"] + 1)


def test_a_shipped_mat_that_is_damaged(found, mocker, tmp_path):
    bad = tmp_path / "8x8.toml"
    bad.write_text("=")
    mocker.patch("companion.mats.files.shipped", return_value=("8x8",))
    mocker.patch("companion.mats.files.file_of", return_value=bad)
    damaged, counted = found("mats")
    assert replace(damaged, problems=()) == fault("doctor-mats-shipped", name="8x8")
    assert counted == well("doctor-mats-well", count=0)


UID, OTHER = "04e1a2b3c4d5e6", "04e1a2b3c4d5e7"
CARD = Tagged(DeckId("landmarks"), CardId("eiffel-tower"))


def test_tags_are_counted_by_deck(found, state):
    assert found("tags") == (note("doctor-tags-none", "facedown tags learn --deck landmarks"),)
    gone = Tagged(DeckId("my-deck"), CardId("one"))
    write_register(state / "tags.jsonl", Register(tags={UID: CARD, OTHER: gone}, commands={"04e1a2b3c4d5e8": "ok"}))
    assert found("tags") == (
        well("doctor-tags-well", count=3, names="landmarks, my-deck"),
        note("doctor-tags-deckless", names="my-deck"),
    )


def test_tags_of_commands_alone_are_tags_as_well(found, state):
    write_register(state / "tags.jsonl", Register(commands={UID: "ok"}))
    assert found("tags") == (well("doctor-tags-well", count=1, names="-"),)
    write_register(state / "tags.jsonl", Register(tags={UID: CARD}))
    assert found("tags") == (well("doctor-tags-well", count=1, names="landmarks"),)


def test_a_list_of_tags_that_contradicts_itself_is_told_by_its_lines(found, state):
    rows = [{"uid": UID, "deck": "landmarks", "card": card} for card in ("eiffel-tower", "big-ben")]
    file = state / "tags.jsonl"
    file.write_text("".join(f"{json.dumps(row)}\n" for row in rows) + "{\n")
    assert found("tags") == (fault("doctor-tags-unusable", "facedown tags list", places="tags.jsonl:2, tags.jsonl:3", file=str(file)),)


def test_a_record_of_matches_that_is_whole_or_not_there(found, state):
    assert found("journal") == (well("doctor-journal-none"),)
    file = state / "journal.sqlite"
    DiskStore(file, lambda: "2026-01-01T00:00:00+00:00").close()
    size = round(file.stat().st_size / 1e6, 2)
    assert found("journal") == (well("doctor-journal-well", file=str(file), size=size),)


def test_a_record_that_is_damaged_stays_where_it_is(found, state):
    file = state / "journal.sqlite"
    file.write_bytes(b"no journal" * 100)
    assert found("journal") == (fault("doctor-journal-damaged", "facedown backup before.zip", file=str(file)),)
    assert file.read_bytes() == b"no journal" * 100
    assert list(state.iterdir()) == [file]


def test_a_database_of_somebody_else(found, state):
    with sqlite3.connect(state / "journal.sqlite") as database:
        database.execute("CREATE TABLE recipes (cake TEXT)")
    database.close()
    problem = Problem(str(state / "journal.sqlite"), "record-journal-of-another-program")
    assert found("journal") == (fault("doctor-journal-foreign").because([problem]),)


def test_a_record_that_cannot_be_read(found, state, mocker):
    mocker.patch.object(table_checks, "state_of", side_effect=PermissionError(13, "Permission denied"))
    file = str(state / "journal.sqlite")
    assert found("journal") == (fault("doctor-journal-unreadable", f"ls -l {state}", file=file, why="PermissionError"),)


def test_a_record_that_has_grown_large_and_those_that_were_put_by(found, state, mocker):
    DiskStore(state / "journal.sqlite", lambda: "2026-01-01T00:00:00+00:00").close()
    mocker.patch.object(table_checks, "LARGE", 10)
    for stamp in ("2026-01-01T00:00:00+00:00", "2026-01-01-2", "2026-01-01-wal"):
        (state / f"journal.sqlite.damaged-{stamp}").touch()
    size = round((state / "journal.sqlite").stat().st_size / 1e6, 2)
    assert found("journal")[1:] == (
        note("doctor-journal-large", "facedown backup facedown.zip", size=size),
        note("doctor-journal-put-by", count=2, folder=str(state)),
    )


def test_what_others_may_read_is_named_and_who_can_close_it(found, state, tmp_path, mocker):
    cache = tmp_path / "cache"
    for folder in (state, cache, cache / "speech"):
        folder.mkdir(exist_ok=True)
        folder.chmod(0o700)
    for path, mode in ((state / "journal.sqlite", 0o600), (state / "tags.jsonl", 0o600), (cache / "speech" / "0815.wav", 0o600)):
        path.touch()
        path.chmod(mode)
    assert found("privacy") == (well("doctor-privacy-well"),)
    (state / "tags.jsonl").chmod(0o640)
    (cache / "speech" / "0815.wav").chmod(0o644)
    assert found("privacy") == (
        warning("doctor-privacy-open", f"chmod -R go= {state}", folder=str(state), names="tags.jsonl"),
        warning("doctor-privacy-open", f"chmod -R go= {cache}", folder=str(cache), names="speech"),
    )
    (state / "tags.jsonl").chmod(0o600)
    (cache / "speech" / "0815.wav").chmod(0o600)
    state.chmod(0o755)
    mocker.patch("os.geteuid", return_value=os.geteuid() + 1)
    command = f'sudo chown -R "$USER" {state}'
    assert found("privacy") == (warning("doctor-privacy-foreign", command, folder=str(state), names="."),)


def test_into_the_folder_of_a_service_nobody_else_gets(found, state, monkeypatch):
    monkeypatch.setenv("STATE_DIRECTORY", str(state))
    (state / "tags.jsonl").touch()
    state.chmod(0o750)
    assert found("privacy") == (well("doctor-privacy-well"),)
    state.chmod(0o755)
    assert found("privacy") == (warning("doctor-privacy-open", f"sudo chmod o= {state}", folder=str(state), names="."),)
