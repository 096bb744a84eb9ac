"""The checklist in companion/core/mat/README.md has one test for each of its lines."""

from __future__ import annotations

import re
from pathlib import Path

import companion.core.mat

README = Path(companion.core.mat.__file__).with_name("README.md").read_text(encoding="utf-8")
LINES = [int(number) for number in re.findall(r"^(\d+)\. .* -> ", README, re.MULTILINE)]


def test_each_line_of_the_checklist_has_one_test():
    files = sorted(Path(__file__).parent.glob("test_checklist_*.py"))
    tested = [int(number) for file in files for number in re.findall(r"^def test_(\d\d)_", file.read_text(encoding="utf-8"), re.MULTILINE)]
    assert sorted(tested) == LINES == list(range(1, len(LINES) + 1))
