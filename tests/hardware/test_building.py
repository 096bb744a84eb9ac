"""What the guide to building a mat says is so: its tables, its words of the program, its commands, its numbers and its links."""

from __future__ import annotations

import io
import re
import shlex
import textwrap
from itertools import combinations
from pathlib import Path

import pytest

import hardware
from companion import cli, wired
from companion.clock import VirtualClock
from companion.lines.lines import FOLDER
from companion.mat.files import find
from companion.tuning.pages import About
from companion.tuning.testing import Shown, watch
from companion.wires.power import FIELD, IDLE
from companion.wires.readme import refreshed
from hardware.rc522 import antenna, chip
from hardware.readers.hub import line
from tests.arch.sources import CHECKOUT

HERE = Path(hardware.__file__).parent
README = (HERE / "README.md").read_text(encoding="utf-8")
BUILDS = ("one-pad-pi", "3x3-decoder", "8x8")
IN_CODE = re.findall(r"`(facedown [^`]+)`", README)
IN_BLOCKS = [line for block in re.findall(r"^ *```sh\n(.*?)^ *```$", README, re.DOTALL | re.MULTILINE) for line in block.splitlines()]
FAULTS = README.partition("## When something is wrong")[2].partition("\n## ")[0]
ROWS = [row.strip("|").split("|") for row in re.findall(r"^\|.*\|$", FAULTS, re.MULTILINE)][2:]
SAID = ("tuning.ftl", "hub.ftl")


def section(title):
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_each_build_has_its_tables_and_they_are_those_of_the_program():
    for mat in BUILDS:
        assert {"parts", "power", "pins"} <= set(re.findall(rf"<!-- wires: {mat} (\w+) -->", README))
    assert refreshed(README) == README, "python -m companion.wires.readme hardware/README.md"


def report(mat):
    """What `facedown mat test` says of it where every chip answers and no card lies there."""
    plan, out = find(mat), io.StringIO()
    shown = Shown("en", chip.chip_name, False, False)
    watch(wired.virtual(plan), wired.hub_plans(plan), About(plan, False, False), lambda uid: uid, VirtualClock(), 5, shown, out)
    return out.getvalue().strip()


@pytest.mark.parametrize("mat", BUILDS[:2])
def test_what_a_first_test_has_to_say_is_what_it_says(mat):
    blocks = [textwrap.dedent(block).strip() for block in re.findall(r"```text\n(.*?)```", README, re.DOTALL)]
    (told,) = [block for block in blocks if block.startswith(f"Mat “{find(mat).name}”")]
    assert report(mat).startswith(told)


def test_the_words_of_the_program_are_its_own():
    """What stands in italics in the table of faults is a piece of a line; gaps are whatever they are."""
    texts = [(FOLDER / "en" / file).read_text(encoding="utf-8") for file in SAID]
    lines = " ".join(re.sub(r"\s+", " ", re.sub(r"\{[^{}]*\}", "…", text)) for text in texts)
    quoted = re.findall(r"(?<![\w*])\*([^*|]+)\*(?![\w*])", " ".join(row[0] for row in ROWS))
    assert len(quoted) > 15
    unknown = [one for one in quoted if one.rstrip(":") not in lines and not one.startswith("chip 0x")]
    assert unknown == []


def test_there_is_a_row_for_each_trouble_that_the_program_tells_of_readers():
    told = " ".join(row[0] for row in ROWS)
    for words in ("No answer", "unknown kind", "do not remember", "started anew", "Silent now and then", "cannot be read", "Heard badly"):
        assert words in told
    for words in ("neighbour is heard", "any gain", "is not there", "another facedown", "number of antennas", "fell over", "slowly"):
        assert words in told
    assert len(ROWS) >= 30
    assert all(len(row) == 4 and row[0].strip() and row[1].strip() and row[3].strip() for row in ROWS)


@pytest.mark.parametrize("command", sorted({one for one in (*IN_CODE, *IN_BLOCKS) if one.startswith("facedown ")}))
def test_every_command_that_it_names_has_such_arguments(command):
    parser, _ = cli.parsers()
    words = [{"FOLDER": "hub", "NUMBER": "2"}.get(word, word) for word in shlex.split(command)[1:]]
    if " ".join(words) not in {one.place for one in parser.all()}:  # a command by its name alone
        parser.parse_args(words)


def test_the_blocks_hold_nothing_but_known_commands():
    kinds = {one.strip().removeprefix("sudo ").split()[0] for one in IN_BLOCKS}
    assert kinds == {"facedown", "raspi-config", "reboot", "cp"}
    assert (HERE / "mats" / "8x8.toml").is_file()  # which is copied


def test_every_mat_that_it_names_is_there():
    for name in {*re.findall(r"\(mats/([\w-]+)\.toml\)", README), *re.findall(r"mat (?:test|wiring) (\w[\w-]+)(?=[ `\n])", README)}:
        if name not in ("my-table", "FILE"):
            assert find(name).name


def anchors(text):
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.skipif(not (CHECKOUT / "companion").is_dir(), reason="links lead through a checkout")
@pytest.mark.parametrize("page", ["hardware/README.md", "hardware/readers/README.md", "hardware/panel/README.md", "firmware/README.md"])
def test_every_link_and_picture_is_there(page):
    text = (CHECKOUT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        name, _, anchor = target.partition("#")
        if not name.startswith("http"):
            place = (CHECKOUT / page).parent / name if name else CHECKOUT / page
            assert place.exists(), target
            assert not anchor or anchor in anchors(place.read_text(encoding="utf-8")), target


def test_its_numbers_are_those_of_the_code():
    unmeasured = section("What nobody has measured yet")
    assert f"{antenna.SETTLE / 1000:g} ms after the field is on" in unmeasured
    assert f"answers within {chip.RESET_TAKES * chip.RESET_LOOKS / 1000:g} ms" in unmeasured
    assert f"{chip.TIMEOUT} us after each transmission" in unmeasured
    assert f"within {line.SLOW * 1000:g} ms" in unmeasured
    assert f"up to {find('8x8').geometry.reach:g} mm away" in unmeasured
    assert f"{IDLE.typical:g} mA while its field is off and {FIELD.typical:g} mA more" in section("Supply and grounds")


def test_cells_that_are_exchanged_tell_which_address_lines_are():
    slots = next(reader for reader in find("3x3-decoder").readers if reader.address).slots
    for one, other in combinations(range(3), 2):
        pairs = [(n, n ^ 1 << one ^ 1 << other) for n in range(8) if n >> one & 1 and not n >> other & 1]
        told = " and ".join(f"{slots[low]} for {slots[high]}" for low, high in pairs)
        assert f"{told} (A{one} and A{other})" in FAULTS
