"""Whole matches as they are heard: no digit is said, whatever happens at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tests.playthroughs
from companion.core.decks.card import LANGUAGES
from tests.playthroughs.playing import Playing, steps

FOLDER = Path(next(iter(tests.playthroughs.__path__)))
MATCHES = (
    "accepted",
    "giving",
    "movies-example-split",
    "cardline-counts",
    "cardline-long-line",
    "skyscrapers-century",
    "skyscrapers-thresholds",
)
NAME = re.compile("[“«][^”»]*[”»]")  # names of cards stand as they are


def heard(name: str, language: str) -> list[str]:
    playing = Playing()
    for step in steps((FOLDER / f"{name}.acts").read_text(encoding="utf-8")):
        step[0] = re.sub(r"^setup \{", f'setup {{"lang": "{language}", ', step[0])
        if not step[0].startswith("#"):
            playing.step(step)
    return [one.get("spoken", one["text"]) for one in playing.sitting.whole]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_no_digit_is_said_in_a_whole_match(name, language):
    said = heard(name, language)
    assert len(said) > 10
    assert [text for text in said if re.search(r"\d", NAME.sub("", text))] == []
