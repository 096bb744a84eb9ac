"""Playthroughs tell what the table hears and sees, whole; `FACEDOWN_UPDATE_GOLDENS=1` writes them anew, to be looked at."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.playthroughs.playing import played

HERE = Path(__file__).resolve().parent
ACTS = sorted(path.stem for path in HERE.glob("*.acts"))
IS_UPDATE = os.environ.get("FACEDOWN_UPDATE_GOLDENS") == "1"


@pytest.mark.parametrize("name", ACTS)
def test_the_playthrough_goes_as_it_did(name):
    golden = HERE / f"{name}.txt"
    told = played((HERE / f"{name}.acts").read_text(encoding="utf-8"))
    if IS_UPDATE:
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def test_every_golden_has_its_acts():
    assert sorted(path.stem for path in HERE.glob("*.txt")) == ACTS


def test_the_readme_says_in_one_line_what_each_shows():
    said = re.findall(r"^- `([a-z0-9-]+)`: \S", (HERE / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(said) == ACTS
    assert len(said) == len(set(said))


def test_no_closed_card_shows_a_number():
    """A reader may rely on it: a number stands only where a card was shown (H2)."""
    assert [name for name in ACTS if re.search(r"\* ?\d", (HERE / f"{name}.txt").read_text(encoding="utf-8"))] == []
