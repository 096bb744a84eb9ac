"""The tables in READMEs are made by the program, and stand there as it makes them today."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from companion.mats import files
from companion.mats.ordering.order import order_of
from tests.assets.wiring_tables import BLOCK, block, main, refreshed
from tests.mats.wiring.mats import SHIPPED, built

HARDWARE = files._SHIPPED.parent
PAGES = sorted(HARDWARE.rglob("README.md"))
OLD = "# Mine\n\n<!-- wires: one-pad-pi pins -->\nold\n<!-- end -->\n\nbetween\n\n<!-- wires: 3x3-decoder antennas -->\n<!-- end -->\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_table_of_wires_is_as_the_program_makes_it(page):
    text = page.read_text(encoding="utf-8")
    assert refreshed(text) == text, f"refresh it: python -m tests.assets.wiring_tables {page}"


def test_the_page_about_building_has_parts_power_and_pins_of_every_build():
    blocks = {(found["mat"], found["which"]) for found in BLOCK.finditer((HARDWARE / "README.md").read_text(encoding="utf-8"))}
    assert {(mat, which) for mat in SHIPPED for which in ("parts", "power", "pins", "prices")} <= blocks


def test_the_costs_of_the_builds_are_those_of_their_bills():
    [row] = re.findall(r"^\| cost without the Pi.*$", (HARDWARE / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    costs = [5 * round(order_of(built(mat), mat).bill.without_pi / 5) for mat in SHIPPED]
    assert re.findall(r"\| (\d+) €", row) == [str(cost) for cost in costs]


def test_a_block_is_made_anew_and_all_else_stays(tmp_path, capsys):
    page = tmp_path / "README.md"
    page.write_text(OLD, encoding="utf-8")
    assert (main(["--check", str(page)]), page.read_text(encoding="utf-8"), capsys.readouterr().out) == (1, OLD, f"{page}\n")
    assert (main([str(page)]), capsys.readouterr().out) == (0, f"{page}\n")
    text = page.read_text(encoding="utf-8")
    pins, antennas = block("one-pad-pi", "pins"), block("3x3-decoder", "antennas")
    assert text == (
        f"# Mine\n\n<!-- wires: one-pad-pi pins -->\n\n{pins}\n\n<!-- end -->\n\nbetween\n\n"
        f"<!-- wires: 3x3-decoder antennas -->\n\n{antennas}\n\n<!-- end -->\n"
    )
    assert (main([str(page), "--check"]), refreshed(text), capsys.readouterr().out) == (0, text, "")


def test_a_block_that_there_is_not_is_told():
    with pytest.raises(ValueError, match="wires: 8x8 pipes: there is no such table; write one of: parts, power, pins, antennas, prices"):
        block("8x8", "pipes")


def test_without_files_it_says_what_it_is_for():
    ran = subprocess.run([sys.executable, "-m", "tests.assets.wiring_tables"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "python -m tests.assets.wiring_tables [--check] FILE..." in ran.stderr
