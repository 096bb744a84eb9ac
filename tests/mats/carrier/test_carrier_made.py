"""The carrier made anew is the committed one, and KiCad finds nothing in it that breaks its rules."""

from __future__ import annotations

import re
import subprocess

import pytest

from companion.mats.carrier import kicad
from companion.mats.carrier.layout import layout
from tests.assets import carrier
from tests.mats.carrier.boards import FOLDER, text_of

pytestmark = pytest.mark.exam


@pytest.fixture(scope="module", autouse=True)
def _kicad():
    if not carrier.has_kicad():
        pytest.skip("KiCad's Python module is not there: apt-get install --no-install-recommends kicad")
    asked = subprocess.run([carrier.PYTHON, "-c", "import pcbnew; print(pcbnew.Version())"], capture_output=True, text=True, check=True)
    if not asked.stdout.startswith("6."):
        pytest.skip(f"KiCad {asked.stdout.strip()}: the board is made with KiCad 6")


def report(folder, text):
    """What KiCad's check finds in a board: violations of its rules by kind, and pads that are not joined."""
    (folder / carrier.BOARD).write_text(text, encoding="utf-8")
    (folder / carrier.PROJECT).write_text(kicad.project(), encoding="utf-8")
    out = folder / "out"
    carrier.with_kicad(folder / carrier.BOARD, out)
    told = (out / "drc.txt").read_text(encoding="utf-8")
    rules, open_ = re.search(r"Found (\d+) DRC violations", told)[1], re.search(r"Found (\d+) unconnected pads", told)[1]
    return int(rules), int(open_), sorted(set(re.findall(r"^\[(\w+)\]", told, re.MULTILINE)))


def test_the_committed_board_keeps_every_rule_of_kicad(tmp_path):
    assert report(tmp_path, text_of(carrier.BOARD)) == (0, 0, [])


def test_a_track_in_a_wrong_place_is_found_by_kicad(tmp_path):
    first = re.search(r"\(segment \(start (\S+) (\S+)\) \(end \S+ \S+\)", text_of(carrier.BOARD))
    broken = text_of(carrier.BOARD).replace(first[0], f"(segment (start {first[1]} {first[2]}) (end 100 100)")
    rules, _, kinds = report(tmp_path, broken)
    assert (rules > 0, bool({"shorting_items", "clearance", "tracks_crossing"} & set(kinds))) == (True, True)


def test_a_missing_track_is_found_by_kicad(tmp_path):
    number = re.search(r'\(net (\d+) "SCK 0 Pico"\)', text_of(carrier.BOARD))[1]
    broken = re.sub(rf"\n  \(segment [^\n]*\(net {number}\)[^\n]*\)", "", text_of(carrier.BOARD))
    assert report(tmp_path, broken)[1] == 1


def test_the_board_made_anew_is_the_committed_one(tmp_path):
    made = layout()
    carrier.make(tmp_path, made)
    names = (carrier.BOARD, carrier.PROJECT, carrier.NETLIST, carrier.GERBERS)
    assert [name for name in names if (tmp_path / name).read_bytes() != (FOLDER / name).read_bytes()] == []
