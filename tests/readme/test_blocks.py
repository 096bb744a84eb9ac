"""What the pages tell to type into a shell is typed as it stands there; what nobody waits for here is shortened by the words added below.

The lines that set the project up (`pip`, `venv`, `apt-get`) are run by `.ci/run`, in a fresh copy, and by `.ci/appliance`.
"""

from __future__ import annotations

import re
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.machine.installer.survey import NEEDED
from companion.machine.this_computer import ThisComputer
from tests.cli.running import facedown, on_virtual_time
from tests.readme.pages import IS_CHECKOUT, ROOT, blocks, of_ours, pages, prose, steps, text_of

pytestmark = pytest.mark.skipif(not IS_CHECKOUT, reason="the pages lie in a checkout")
QUICK = ("--speed", "0", "--seed", "1")
PICTURE = (*QUICK, "--screenshot", "table.png", "--after", "5", "--size", "640x360")
SIMULATED = ("--simulated",)  # with models of the readers that the file names
# What is added to a command, by its first words; the longest counts.
MORE = {
    "demo": ("--headless", *QUICK),
    "play": PICTURE,
    "play --mat": (*SIMULATED, *PICTURE),
    "play --text": QUICK,
    "referee": (),
    "deck": (),
    "soak": ("--matches", "2", "--jobs", "1"),
    "voice test": (),
    "mat test": (*SIMULATED, "--seconds", "1"),
    "mat calibrate": SIMULATED,
    "mat report": SIMULATED,
    "doctor readers": (),
    "tags learn": (),
    "mat wiring": (),
    "mat order": (),
    "print cards": ("--cards", "Big Ben"),
    "print mat": (),
    "hub files": (),
    "hub list": (),
    "install-service": ("--dry-run",),
}
SPEAKS = find_spec("espeakng_loader") is not None or any(shutil.which(name) for name in ("espeak-ng", "RHVoice-test", "piper"))
BROKEN = {"mat test 8x8 --simulated --break": 1, "doctor readers --mat 8x8 --break": 1}  # what was asked for is found wrong
CODES = {"voice test": 0 if SPEAKS else 1, **BROKEN}
# What a command plans with: it says so and plans nothing where these are missing.
LACKING = {"install-service": [f"there is no {name} here" for name in NEEDED if ThisComputer().which(name) is None]}
OURS = [
    (page, number, [ours for command in block.commands for words in steps(command) if (ours := of_ours(words)) is not None])
    for page in pages()
    for number, block in enumerate(blocks(page, "sh"))
]


def of(words, table):
    """What stands in the table for the longest beginning of the command."""
    found = [len(name.split()) for name in table if words[: len(name.split())] == name.split()]
    return table[" ".join(words[: max(found)])] if found else None


@pytest.fixture
def run(tmp_path, monkeypatch):
    for name in ("DATA", "STATE", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "hardware" / "mats" / "3x3.toml", "my-table.toml")
    for name, text in sheets():
        Path(name).write_text(text, encoding="utf-8")
    return lambda *words, **more: facedown(monkeypatch, *words, **more)


def sheets():
    """The texts that pages tell to save, by the name that they are to be saved under."""
    return [found for page in pages() for found in re.findall(r"Save this as `([^`]+)`.*?```text\n(.*?)```", text_of(page), re.DOTALL)]


@pytest.mark.exam
@pytest.mark.parametrize(("page", "number", "commands"), [pytest.param(*case, id=f"{case[0]} {case[1]}") for case in OURS if case[2]])
def test_what_a_block_tells_to_type_does_what_it_should(run, page, number, commands, monkeypatch):
    for words in commands:
        if lacking := of(words, LACKING):
            pytest.skip(f"{' '.join(words)}: {lacking[0]}")
        if words == ["voice", "test"]:  # the sounds are not waited for
            on_virtual_time(monkeypatch)
        more = of(words, MORE)
        assert more is not None, "say in MORE what is to be added to it here"
        ran = run(*words, *more)
        assert ran.code == (of(words, CODES) or 0), ran.err


def test_every_addition_is_used():
    every = [words for _, _, commands in OURS for words in commands]
    assert [name for name in MORE if not any(words[: len(name.split())] == name.split() for words in every)] == []


def test_three_commands_lead_from_a_spreadsheet_to_a_refereed_match(run):
    ((_, sheet),) = sheets()
    (imported, checked, played), *others = [case[2] for case in OURS if case[2][:1] == [["deck", "import", "rivers.csv"]]]
    assert (len(sheet.splitlines()), others) == (11, [])
    assert run(*imported).code == 0
    told = run(*checked)
    assert told.code == 0
    assert "--house hand=2,pile=6" in told.out
    told = run(*played, *MORE["demo"])
    assert told.code == 0
    assert re.search(r"“(Amazon|Nile|Volga)”.* km", told.out)
    assert "wins" in told.out


EXCERPTS = (
    (("demo", "--headless", "--seed", "10"), "", r"`facedown demo --headless --seed 10`\):\n\n```text\n(.*?)```"),
    (("play", "--text", "--seed", "7"), "lay 1 A1\n", r"`--seed 7`\):\n\n```text\n(.*?)```"),
)


@pytest.mark.parametrize(("words", "typed", "excerpt"), EXCERPTS, ids=["demo", "play"])
def test_what_a_page_shows_of_the_terminal_is_what_is_shown(run, monkeypatch, words, typed, excerpt):
    monkeypatch.setenv("COLUMNS", "100")
    (shown,) = re.findall(excerpt, text_of("companion/pages/README.md"), re.DOTALL)
    assert shown in run(*words, "--speed", "0", "--lang", "en", content=typed).out


def test_no_block_of_the_first_page_is_left_out():
    """Each line of its blocks is a command of ours, or one of those that make the place where it runs."""
    every = [words for block in blocks("README.md", "sh") for command in block.commands for words in steps(command)]
    rest = {words[0].rpartition("/")[2] for words in every if of_ours(words) is None}
    assert rest == {"python3", "pip", "python", "apt-get"}
    assert "```" not in prose("README.md")
