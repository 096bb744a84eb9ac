"""What the readers heard is written down as it comes, and is the same match when it is read again."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.running import facedown


def sentences(out):
    return [row["announce"]["text"] for line in out.splitlines() if "announce" in (row := json.loads(line))]


@pytest.mark.parametrize("words", [("demo", "--headless", "--seed", "7"), ("play", "--text", "--seed", "7", "--bots", "Anna,Boris")])
def test_a_recorded_match_is_refereed_again_word_for_word(monkeypatch, tmp_path, words):
    file = tmp_path / "match.jsonl"
    shown = facedown(monkeypatch, *words, "--speed", "0", "--lang", "fr", "--house", "hand=3,pile=6", "--record", str(file))
    assert (shown.code, shown.err) == (0, "")
    again = facedown(monkeypatch, "referee", content=file.read_text(encoding="utf-8"))
    assert (again.code, again.err) == (0, "")
    told = " ".join(re.sub(r"[^\w]+", " ", shown.out).split())
    kept = [text for text in sentences(again.out) if "Posez" not in text]  # what the demo passes over in a shift
    assert len(kept) > 10
    assert all(" ".join(re.sub(r"[^\w]+", " ", text).split()) in told for text in kept)


def test_a_recording_that_cannot_be_written_is_one_clear_error(monkeypatch, tmp_path):
    ran = facedown(monkeypatch, "demo", "--headless", "--record", str(tmp_path / "nowhere" / "match.jsonl"))
    assert ran.code == 2
    assert ran.err.startswith("facedown: --record: ")
    assert ran.err.endswith("name a file in a folder that you may write to\n")


def test_a_disk_that_is_full_is_said_once_and_ends_no_match(monkeypatch):
    ran = facedown(monkeypatch, "demo", "--headless", "--seed", "7", "--speed", "0", "--house", "hand=2,pile=4", "--record", "/dev/full")
    assert ran.code == 0
    assert ran.err == "facedown: --record: /dev/full cannot be written any more (No space left on device); the match goes on\n"
