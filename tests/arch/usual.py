"""The tests of the usual run, read as text: a module's tests and what stands beside them, its exams left out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
HERE = Path(__file__).resolve().parent
EXAM = "@pytest.mark.exam"
FUNCTION = re.compile(r"^(?:@.*\n(?:[ )\]].*\n)*)*def (\w+)\(.*\n(?:[ )].*\n?|\n)*", re.MULTILINE)  # with its decorators
OF_EXAMS = re.compile(r"^pytestmark = .*pytest\.mark\.exam", re.MULTILINE)


@cache
def usual_tests() -> dict[str, str]:
    """By file ("core/games/cardline/test_laying.py") what the usual run has of it; not of this folder, which speaks of every test."""
    files = sorted(file for file in TESTS.rglob("test_*.py") if file.parent != HERE)
    read = {file.relative_to(TESTS).as_posix(): usual(file.read_text(encoding="utf-8")) for file in files}
    return {file: text for file, text in read.items() if text}


def usual(text: str) -> str:
    """Nothing of a module whose tests are all exams."""
    kept = FUNCTION.sub(lambda found: "" if EXAM in found[0].split("\ndef ")[0].split("\n") else found[0], text)
    return kept if re.search(r"^def test_", kept, re.MULTILINE) and not OF_EXAMS.search(text) else ""
