"""`facedown mat order`: its page, its rows, its files, and what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from companion.mats.files import shipped
from companion.mats.ordering.order import bill_table
from companion.mats.wiring.table import in_terminal
from companion.mats.wiring.words import WiringWords
from tests.cli.running import facedown
from tests.mats.ordering.orders import order
from tests.mats.wiring.mats import TEXTS

NAMES = ["bill.csv", "netlist.net", "wires.csv", "plate.dxf", "plate.svg", "spacers.scad", "spacers.stl"]
WITH_READERS = ("3x3", "3x3-decoder", "8x8", "one-pad-pi")


@pytest.fixture
def run(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *words, **more: facedown(monkeypatch, "mat", "order", *words, **more)


def test_a_page_says_what_is_bought_and_what_it_costs(run):
    ran = run("3x3-decoder")
    lines = ran.out.replace("\u00a0", " ").splitlines()
    assert (ran.code, ran.err, lines[0]) == (0, "", "Order for the mat “3 x 3, decoder”")
    assert lines[2].split() == ["quantity", "part", "maker’s", "number", "€", "each", "€"]
    assert lines[-8:] == [
        "Parts: 22 lines, 180 pieces.",
        "Total: 138.99 €, without the Pi 73.99 €.",
        "Prices are those of 2026-11, with VAT and without postage; 22 of 22 are estimated.",
        "Joints to solder by hand: 177.",
        "Wire: 9 m for signals, 4 m for supplies.",
        "Plate: 1 piece of 236 × 311 mm at the most.",
        "",
        "With --write FOLDER the files of the order are put into a folder.",
    ]


def test_all_files_are_written_into_a_folder(run, tmp_path):
    ran = run("8x8", "--write", "new/order")
    assert ran.out.splitlines()[-7:] == [f"Written: {os.path.join('new', 'order', name)}" for name in NAMES]  # noqa: PTH118
    assert sorted(file.name for file in (tmp_path / "new" / "order").iterdir()) == sorted(NAMES)


def test_what_is_there_stays_unless_it_is_said_otherwise(run, tmp_path):
    (tmp_path / "plate.svg").write_text("mine")
    ran = run("one-pad-pi", "--write", ".")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "facedown: plate.svg: it is there already; give --write another folder, or --force to write over it\n"
    assert [file.name for file in tmp_path.iterdir()] == ["plate.svg"]
    assert run("one-pad-pi", "--write", ".", "--force").code == 0
    assert (tmp_path / "plate.svg").read_text().startswith("<svg ")


def test_a_folder_in_the_place_of_a_file_is_not_written_over(run, tmp_path):
    (tmp_path / "spacers.stl").mkdir()
    ran = run("one-pad-pi", "--write", ".", "--force")
    assert (ran.code, ran.err.partition(";")[0]) == (2, "facedown: spacers.stl: it is there already")
    assert [file.name for file in tmp_path.iterdir()] == ["spacers.stl"]


def test_a_folder_that_cannot_be_written_is_told(run, tmp_path):
    (tmp_path / "file").write_text("")
    ran = run("8x8", "--write", "file/folder")
    assert (ran.code, ran.err) == (2, "facedown: file/folder: it cannot be written (File exists); give --write another folder\n")


def test_programs_get_a_row_for_each_line_of_the_bill(run):
    rows = [json.loads(line) for line in run("3x3-decoder", "--json", "--stickers", "220", "--write", "order").out.splitlines()]
    assert rows[1] == {
        "part": "board", "quantity": 9, "number": "RFID-RC522", "price": 2.4, "sum": 21.6, "source": "estimated",
        "references": [f"RC{number}" for number in range(1001, 1010)],
    }  # fmt: skip
    [total] = [row for row in rows if "total" in row]
    assert total == {"total": 162.99, "without_pi": 97.99, "date": "2026-11", "joints": 177}
    assert [row["written"] for row in rows[-7:]] == [os.path.join("order", name) for name in NAMES]  # noqa: PTH118


def test_a_smaller_bed_means_more_tiles(run):
    assert "Plate: 4 pieces of 363 × 396 mm at the most." in run("8x8").out.replace("\u00a0", " ")
    assert "Plate: 9 pieces of" in run("8x8", "--bed", "300x300").out


@pytest.mark.parametrize("bed", ["600", "10x600", "600x9999", "axb"])
def test_what_is_no_bed_is_refused(run, bed):
    ran = run("8x8", "--bed", bed)
    assert (ran.code, ran.out) == (2, "")
    assert f"--bed: '{bed}' is no size of a bed; write width and height in millimetres, 50 to 5000, such as 600x400" in ran.err


@pytest.mark.parametrize("name", [name for name in shipped() if name not in WITH_READERS])
def test_a_mat_without_readers_cannot_be_ordered(run, tmp_path, name):
    ran = run(name, "--write", "order")
    assert (ran.code, ran.out, ran.err.count("facedown:")) == (2, "", 1)
    assert "this mat has no reader that could be wired; write [[readers]] of kind spi or hub" in ran.err
    assert not (tmp_path / "order").exists()


def test_a_mat_of_simulated_readers_cannot_be_ordered(run, tmp_path):
    (tmp_path / "mine.toml").write_text(
        'name = "mine"\n[grid]\ncolumns = 1\nrows = 1\n[[readers]]\nname = "a"\nkind = "simulated"\nslots = ["A1"]\n'
    )
    ran = run("mine.toml")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("facedown: mine.toml: this mat has no reader that could be wired;")


def test_no_mat_is_no_order(run):
    assert run("none").err == "facedown: mat 'none': there is no mat to be wired; name a mat such as 8x8, or its file\n"


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("mat", ["one-pad-pi", "8x8", "hubs and a bus", "two buses"])
def test_the_page_can_be_had_in_every_language_and_fits_a_narrow_terminal(run, monkeypatch, tmp_path, language, mat):
    monkeypatch.setenv("COLUMNS", "80")
    if mat in TEXTS:
        (tmp_path / "mine.toml").write_text(TEXTS[mat], encoding="utf-8")
    ran = run("mine.toml" if mat in TEXTS else mat, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    table = in_terminal(bill_table(order(mat), WiringWords(language)), 80)
    assert ran.out.split("\n\n")[1].splitlines() == list(table)
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_files_are_in_the_language_of_the_command(run, tmp_path, language):
    run("3x3-decoder", "--write", "order", "--lang", language)
    bill = (tmp_path / "order" / "bill.csv").read_text(encoding="utf-8")
    assert {"ru": "обозначение,количество", "fr": "repère,quantité"}[language] in bill
    assert "ordering-" not in bill
    assert "wires-" not in bill


def test_the_same_order_is_the_same_for_every_hash(tmp_path):
    made = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        words = [sys.executable, "-m", "companion", "mat", "order", "8x8", "--lang", "en", "--write", str(folder)]
        subprocess.run(words, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed})
        made.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert made[0] == made[1]
