"""What the guide to building a mat says is so: its tables, its words of the program, its mats and its numbers (links: tests/readme)."""

from __future__ import annotations

import io
import re
import textwrap
from itertools import combinations
from pathlib import Path

import pytest

import hardware
from companion.app import readers as wired
from companion.mats.files import find, parse_mat
from companion.mats.tuning.pages import ListenedMat
from companion.mats.tuning.testing import OutputForm, report_on
from companion.mats.wiring.power import FIELD, IDLE, OF_THE_HEADER, Load
from companion.system.clock import VirtualClock
from companion.words.lines import FOLDER
from hardware.antennas import antenna
from hardware.antennas.chips import chip_name
from hardware.rc522 import chip
from hardware.readers.hub import line
from tests.assets.wiring_tables import refreshed

HERE = Path(hardware.__file__).parent
README = (HERE / "README.md").read_text(encoding="utf-8")
BUILDS = ("one-pad-pi", "3x3-decoder", "8x8")
FAULTS = README.partition("## When something is wrong")[2].partition("\n## ")[0]
ROWS = [row.strip("|").split("|") for row in re.findall(r"^\|.*\|$", FAULTS, re.MULTILINE)][2:]
SAID = ("tuning.ftl", "hub.ftl")


def section(title):
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_each_build_has_its_tables_and_they_are_those_of_the_program():
    for mat in BUILDS:
        assert {"parts", "power", "pins"} <= set(re.findall(rf"<!-- wires: {mat} (\w+) -->", README))
        drawn = {file.name for file in (HERE / "drawings").glob(f"{mat}-*.svg")} - {"one-pad-pi-mat.svg"}  # which is one square
        assert drawn == set(re.findall(rf"\]\(drawings/({mat}-[\w-]+\.svg)\)", README))
    assert refreshed(README) == README, "python -m tests.assets.wiring_tables hardware/README.md"


def report(mat):
    """What `facedown mat test` says of it where every chip answers and no card lies there."""
    plan, out = find(mat), io.StringIO()
    shown = OutputForm("en", chip_name, False, False)
    report_on(wired.virtual(plan), wired.hub_plans(plan), ListenedMat(plan, False, False), lambda uid: uid, VirtualClock(), 5, shown, out)
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


def test_every_mat_that_it_names_is_there():
    for name in {*re.findall(r"\(mats/([\w-]+)\.toml\)", README), *re.findall(r"mat (?:test|wiring) (\w[\w-]+)(?=[ `\n])", README)}:
        if name not in ("my-table", "FILE"):
            assert find(name).name


def test_the_first_row_is_a_mat_by_itself_of_which_nothing_is_blind():
    for told in ("`rows = 1`, no\n   `[pads]`, no `size`, no `[geometry.places]`", "of the `[[readers]]` only those of row 1"):
        assert told in README
    row = (HERE / "mats" / "8x8.toml").read_text(encoding="utf-8").replace("rows = 8", "rows = 1")
    row = re.sub(r"^\[pads\]\n(?:.+\n)+|^size = .*\n\[geometry\.places\]\n(?:.+\n)+", "", row, flags=re.MULTILINE)
    plan = parse_mat("\n[[readers]]\n".join(row.split("\n[[readers]]\n")[:2]), "first-row.toml")
    slots = tuple(f"{column}1" for column in "ABCDEFGH")
    assert (plan.shape.slots, plan.shape.blind, [reader.slots for reader in plan.readers]) == (slots, frozenset(), [slots])


def test_its_numbers_are_those_of_the_code():
    unmeasured = section("What is not measured yet")
    assert f"{antenna.SETTLE / 1000:g} ms after the field is on" in unmeasured
    assert f"answers within {chip.RESET_TAKES * chip.RESET_LOOKS / 1000:g} ms" in unmeasured
    assert f"{chip.TIMEOUT} us after each transmission" in unmeasured
    assert f"within {line.SLOW * 1000:g} ms" in unmeasured
    assert f"up to {find('8x8').geometry.reach:g} mm away" in unmeasured
    assert f"{OF_THE_HEADER:g} mA of 5 V" in unmeasured
    assert f"{IDLE.typical:g} mA at 3.3 V, which is about {Load(1, 0).at_five.typical:.1f} mA at 5 V" in section("Before the first power")
    assert f"{IDLE.typical:g} mA while its field is off and {FIELD.typical:g} mA more" in section("Supply and grounds")


def test_cells_that_are_exchanged_tell_which_address_lines_are():
    slots = next(reader for reader in find("3x3-decoder").readers if reader.address).slots
    for one, other in combinations(range(3), 2):
        pairs = [(n, n ^ 1 << one ^ 1 << other) for n in range(8) if n >> one & 1 and not n >> other & 1]
        told = " and ".join(f"{slots[low]} for {slots[high]}" for low, high in pairs)
        assert f"{told} (A{one} and A{other})" in FAULTS
