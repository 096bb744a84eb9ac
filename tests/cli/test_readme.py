"""What the README says about decks of one's own, tried as it stands there: from a spreadsheet to a refereed match in three commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from companion.cli import parsers
from tests.cli.running import facedown

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
FROM_CSV = README.partition("Save this as `rivers.csv`")[2]
SHEET = re.search(r"```text\n(.*?)```", FROM_CSV, re.DOTALL)[1]
COMMANDS = [shlex.split(line)[1:] for line in re.search(r"```sh\n(.*?)```", FROM_CSV, re.DOTALL)[1].splitlines()]
TOLD = sorted(set(re.findall(r"`(?:facedown )?((?:tags|deck|print|history seen)(?: [^`]*)?)`", README)))


@pytest.fixture
def run(tmp_path, monkeypatch):
    for name in ("DATA", "STATE", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    return lambda *words, **more: facedown(monkeypatch, *words, **more)


def test_three_commands_lead_from_a_spreadsheet_to_a_refereed_match(run):
    Path("rivers.csv").write_text(SHEET, encoding="utf-8")
    imported, checked, played = COMMANDS
    assert len(SHEET.splitlines()) == 11
    assert run(*imported).code == 0
    told = run(*checked)
    assert told.code == 0
    assert "--house hand=2,pile=6" in told.out
    told = run(*played, "--headless", "--speed", "0", "--seed", "1")
    assert told.code == 0
    assert re.search(r"“(Amazon|Nile|Volga)”.* km", told.out)
    assert "wins" in told.out


@pytest.mark.parametrize("words", TOLD)
def test_every_command_that_the_readme_names_has_such_arguments(words):
    parser, _ = parsers()
    parser.parse_args(shlex.split(words))
