"""What version 0.1.0 left on a user's disk loads as it did, and programs on the table protocol get the answers that they got (E4)."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

import pytest

from companion.cards.decks import files as deck_files
from companion.cards.tags.register_file import read_register, write_register
from companion.config.config import Config, Screen, Television, Voice, folders, read
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Tagged
from companion.mats import files as mat_files
from companion.pages import settings
from companion.screen.pages.settings import Settings
from tests.cli.running import facedown

TABLE = Path(__file__).parent / "fixtures" / "table-1"
RECORDINGS = sorted(path.stem for path in TABLE.glob("*.in"))


@pytest.fixture
def home():
    """The table of a user of version 0.1.0, its journal aside."""
    places = folders(os.environ)
    for kind, folder in (("config", places.config), ("state", places.state), ("data", places.decks.parent)):
        shutil.copytree(TABLE / kind, folder, dirs_exist_ok=True)
    return places


def test_a_facedown_toml_is_read_as_it_was(home):
    voice = Voice(Path("/var/lib/facedown/voices"), "default:CARD=vc4hdmi0", {"en": Path("/var/lib/facedown/voices/amy.onnx")}, 150)
    expected = Config("fr", voice, "kitchen", Screen((1280, 720), 180, is_full=True, driver="kmsdrm"), Television(20, "/dev/cec1"))
    assert read(home.config / "facedown.toml") == expected


def test_learned_tags_are_read_as_they_were_and_written_as_they_stand(home, tmp_path):
    known = read_register(home.state / "tags.jsonl")
    assert known.identify("04a1b2c3d4e5f6") == Tagged(DeckId("rivers"), CardId("nile"))
    assert known.command("04c0ffee") == "pause"
    write_register(tmp_path / "again", known)
    assert (tmp_path / "again").read_bytes() == (TABLE / "state" / "tags.jsonl").read_bytes()


def test_a_deck_of_ones_own_is_found_with_its_cards(home):
    deck = deck_files.load(home.decks / "rivers")
    numbers = {card.id: str(card.numbers.opened()["length"]) for card in deck.cards.values()}
    assert (deck.names["ru"], numbers) == ("Rivers", {"nile": "6650", "amazon": "6400", "rhine": "1233"})


def test_a_mat_of_ones_own_is_loaded(home):
    kitchen, shipped = mat_files.load(home.mats / "kitchen.toml"), mat_files.find("3x3")
    assert (kitchen.shape, kitchen.readers) == (shipped.shape, shipped.readers)


def test_what_a_screen_remembered_is_read_as_it_was_and_written_as_it_stands(home):
    remembered = settings.load(home.state / settings.FILE_NAME)
    assert remembered.settings == Settings("ru", letters=130, voice="verdicts", loudness=50, is_night=True, standby=15)
    assert remembered.asked() == {
        "game": "cardline", "deck": "countries", "order": "area", "players": ["Anna", "Boris"], "first": "seat-2",
        "house": {"hand": 3, "commit": "turned"}, "best_of": 3,
    }  # fmt: skip
    assert settings.written(remembered) == (TABLE / "state" / settings.FILE_NAME).read_bytes()


@pytest.mark.parametrize("recording", RECORDINGS)
def test_the_protocol_answers_byte_for_byte_and_announces_what_it_did_from_the_first(monkeypatch, recording):
    content, first, now = (_recorded(recording, ending) for ending in ("in", "out", "now"))
    answers = facedown(monkeypatch, "referee", content=content).out
    assert _dateless(answers) == _dateless(now)
    assert _announced(answers) == _announced(first)


def _recorded(name, ending):
    return (TABLE / f"{name}.{ending}").read_text(encoding="utf-8")


def _dateless(answers):
    return re.sub(r'"(began|touched)": "[^"]*"', r'"\1": "..."', answers).splitlines()


def _announced(answers):
    """What was announced, but for its words, and whether each line was taken; of an answer to a question only that there was one."""
    found = []
    for line in map(json.loads, answers.splitlines()):
        if "announce" in line:
            found.append({key: value for key, value in line["announce"].items() if key not in ("text", "spoken")})
        else:
            found.append(line if {"done", "error", "protocol"} & set(line) else list(line))
    return found


def test_a_backup_is_restored_and_its_journal_is_exported_byte_for_byte(monkeypatch):
    restored = facedown(monkeypatch, "restore", str(TABLE / "table.zip"))
    assert (restored.code, restored.err) == (0, "")
    assert "3 matches, 3 tags, 1 deck, 1 mat, 5 settings" in restored.out
    assert facedown(monkeypatch, "history", "export").out == (TABLE / "export.jsonl").read_text(encoding="utf-8")
    assert facedown(monkeypatch, "history", "export", "--notation", "1").out == (TABLE / "export.txt").read_text(encoding="utf-8")
    assert facedown(monkeypatch, "replay", "1").code == 0
