"""`facedown mat wiring`: its page, its rows, its drawings, and what it refuses."""

from __future__ import annotations

import json
import os

import pytest

from companion.mats.wiring.table import WordTable, in_terminal
from tests.assets.wiring_tables import in_markdown
from tests.cli.running import facedown
from tests.mats.wiring.mats import SHIPPED, TEXTS, mat, reader

PARTS = ["Parts", "Power"]
TWO = reader("two", ["A1", "B1"], kind="hub", port="abc")
PINS = ["Raspberry Pi, 40-pin header", "IC1, a 74HC138", "Buffers of bus 0, 74HC125", "Antennas on the Pi’s own pins"]


@pytest.fixture
def run(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *words, **more: facedown(monkeypatch, "mat", "wiring", *words, **more)


def titles(ran):
    """The lines that stand between an empty one and a table."""
    lines = ran.out.splitlines()
    around = zip(lines, lines[1:], lines[2:], strict=False)
    return [line for before, line, after in around if not before and "  " in after and "  " not in line]


def test_without_an_option_everything_is_told(run):
    ran = run("3x3-decoder")
    assert (ran.code, ran.err, ran.out.splitlines()[0]) == (0, "", "Wiring of the mat “3 x 3, decoder”")
    assert titles(ran) == PARTS + PINS
    assert ran.out.splitlines()[-1] == "With --write FOLDER its drawings are put into a folder."


@pytest.mark.parametrize(("words", "wanted"), [(("--parts",), PARTS), (("--pins",), PINS), (("--parts", "--pins"), PARTS + PINS)])
def test_parts_and_pins_can_be_had_alone(run, words, wanted):
    assert titles(run("3x3-decoder", *words)) == wanted


def test_what_is_taken_from_the_header_of_a_pi_is_said_to_want_its_own_supply(run):
    pages = {name: " ".join(run(name, "--parts").out.split()) for name in SHIPPED}
    assert [name for name, page in pages.items() if "at the Pi’s header are reckoned" in page] == ["3x3-decoder"]


def test_a_row_for_each_pin_of_the_header(run):
    lines = run("3x3-decoder", "--pins").out.splitlines()
    begin = lines.index("Raspberry Pi, 40-pin header")
    assert lines[begin + 1 : begin + 13] == [
        "pin  BCM  signal  goes to",
        "  2    –  5 V     5 V of the converter".replace("5 V", "5\u00a0V"),
        "  6    –  GND     GND of all 9 boards, GND of the converter",
        " 19   10  MOSI    MOSI of all 9 boards, through 33\u00a0Ω",
        " 21    9  MISO    Y of all 9 buffers; 10\u00a0kΩ to 3.3 V",
        " 22   25  RST     RST of all 9 boards",
        " 23   11  SCK     SCK of all 9 boards, through 33\u00a0Ω",
        " 24    8  CE0     /E1 of IC1 (pin 4); 10\u00a0kΩ to 3.3 V",
        " 26    7  CE1     SDA of C3; 10\u00a0kΩ to 3.3 V",
        " 29    5  A0      A0 of IC1 (pin 1)",
        " 31    6  A1      A1 of IC1 (pin 2)",
        " 33   13  A2      A2 of IC1 (pin 3)",
    ]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("mat", ["one-pad-pi", "8x8", "hubs and a bus", "eight and one", "two buses"])
def test_the_page_can_be_had_in_every_language_and_fits_a_narrow_terminal(run, monkeypatch, tmp_path, language, mat):
    monkeypatch.setenv("COLUMNS", "80")
    if mat in TEXTS:
        (tmp_path / "mine.toml").write_text(TEXTS[mat], encoding="utf-8")
    ran = run("mine.toml" if mat in TEXTS else mat, "--lang", language, "--parts")
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_pins_of_a_panel_are_among_those_of_the_header(run, tmp_path):
    (tmp_path / "mine.toml").write_text(TEXTS["hubs and a bus"], encoding="utf-8")
    told = [" ".join(line.split()) for line in run("mine.toml", "--pins").out.splitlines()]
    for line in (
        "11 17 button ok the button, and from it to ground",
        "32 12 lamp seat-1 330 Ω, the LED, ground",
        "38 20 encoder an outer contact; the middle one to ground",
        "40 21 encoder an outer contact; the middle one to ground",
        "37 26 encoder’s button the encoder’s button, and from it to ground",
        "12 18 buzzer the transistor’s base, through 1 kΩ",
    ):
        assert line in told


def test_a_pi_that_has_hubs_alone_has_its_panel_all_the_same_and_the_notes_tell_what_a_pin_cannot(run, tmp_path):
    more = "[panel]\nbuzzer = 18\nlights = true\n[panel.buttons]\nok = 17\n"
    (tmp_path / "mine.toml").write_text(TEXTS["a lone hub"] + more, encoding="utf-8")
    told = " ".join(run("mine.toml", "--pins").out.split())
    for part in (
        "11 17 button ok the button, and from it to ground 12 18 buzzer the transistor’s base, through 1 kΩ",
        "Buzzer: the transistor’s emitter to ground, its collector to the buzzer’s minus;",
        "GP15 (edge 20) goes to pin 2 of a 74AHCT125, and its pin 3 to DIN of the first light.",
        "pins 1, 5, 7, 9 and 12 go to ground, pins 4, 10 and 13 to 5 V.",
    ):
        assert part in told


def test_a_hub_with_lights_is_drawn_with_what_leads_to_them(run, tmp_path):
    for text, is_lit in ((mat(2, 1, TWO), False), (mat(2, 1, TWO) + "[panel]\nlights = true\n", True)):
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        run("mine.toml", "--write", "drawn")
        assert ("GP15 (edge 20)" in (tmp_path / "drawn" / "mine-hub-1.svg").read_text(encoding="utf-8")) is is_lit


def test_programs_get_a_row_for_each_part_rail_wire_and_antenna(run):
    ran = run("3x3-decoder", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row for row in rows if "part" in row][1:3] == [{"part": "board", "count": 9}, {"part": "decoder", "count": 1}]
    [rail] = [row for row in rows if "rail" in row]
    assert (rail["boards"], rail["fields"], rail["busy_ma"], rail["limit_ma"]) == (9, 4, {"typical": 361.5, "most": 571.0}, 1000.0)
    assert {"wire": "CE1", "of": "bus 0", "carries": "select", "pins": ["Pi.26", "RC9.SDA", "IC4.1"], "pull_ohms": 10000} in rows
    assert rows[-1] == {
        "slot": "C3", "board": "RC9", "of": "bus 0", "reader": "ninth",
        "antenna": 0, "bus": 0, "select": "Pi.26", "buffer": "IC4a", "group": 1,
    }  # fmt: skip
    of_pins = [json.loads(line) for line in run("3x3-decoder", "--json", "--pins").out.splitlines()]
    assert {next(iter(row)) for row in of_pins} == {"wire", "slot"}


def test_drawings_are_written_into_a_folder_and_over_older_ones(run, tmp_path):
    names = ["8x8-mat.svg", "8x8-hub-1.svg", "8x8-hub-9.svg", "8x8-whole.svg"]
    ran = run("8x8", "--parts", "--write", "new/drawings", "--lang", "ru")
    folder = tmp_path / "new" / "drawings"
    assert ran.out.splitlines()[-4:] == [f"Записано: {os.path.join('new', 'drawings', name)}" for name in names]  # noqa: PTH118
    assert sorted(file.name for file in folder.iterdir()) == sorted(names)
    russian = (folder / names[0]).read_text(encoding="utf-8")
    rows = run("8x8", "--parts", "--json", "--write", str(folder)).out.splitlines()
    assert [json.loads(row) for row in rows[-4:]] == [{"written": str(folder / name)} for name in names]
    assert (folder / names[0]).read_text(encoding="utf-8") != russian
    assert sorted(file.name for file in folder.iterdir()) == sorted(names)


@pytest.mark.exam
def test_what_is_no_drawing_stays_and_then_nothing_is_written(run, tmp_path):
    (tmp_path / "8x8-hub-1.svg").write_text("somebody's")
    (tmp_path / "8x8-whole.svg").mkdir()
    ran = run("8x8", "--write", ".")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "facedown: 8x8-hub-1.svg: it is there already and no drawing; give --write another folder\n"
        "facedown: 8x8-whole.svg: it is there already and no drawing; give --write another folder\n"
    )
    assert sorted(file.name for file in tmp_path.iterdir()) == ["8x8-hub-1.svg", "8x8-whole.svg"]


def test_a_folder_that_cannot_be_written_is_told(run, tmp_path):
    (tmp_path / "file").write_text("")
    ran = run("8x8", "--write", "file/folder")
    assert (ran.code, ran.err) == (2, "facedown: file/folder: it cannot be written (File exists); give --write another folder\n")


@pytest.mark.parametrize(
    ("words", "err"),
    [
        (("none",), "facedown: mat 'none': there is no mat to be wired; name a mat such as 8x8, or its file\n"),
        (("8x9",), "facedown: mat '8x9': there is no mat of that name and no such file; did you mean '8x8'?\n"),
        (
            ("none", "--lang", "fr"),
            "facedown: tapis « none » : il n’y a pas de tapis à câbler ; indiquez un tapis, par exemple 8x8, ou son fichier\n",
        ),
    ],
)
def test_what_cannot_be_wired_is_said_trouble_line(run, words, err):
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.replace("\u00a0", " ").replace("\u202f", " ")) == (2, "", err)


def test_a_simulated_mat_has_nothing_to_be_wired(run):
    ran = run("line-32", "--lang", "ru")
    assert (ran.code, ran.out) == (2, "")
    assert "у этого поля нет считывателей, соединять нечего; напишите [[readers]] вида spi или hub" in ran.err


TABLE = WordTable("title", ("nr", "what it is"), (("7", "one two three four five six"), ("10", "a|b")), frozenset({0}), ("below",))


def test_a_table_that_is_too_wide_goes_on_below(run):
    assert in_terminal(TABLE, 40) == ("nr  what it is", " 7  one two three four five six", "10  a|b")
    assert in_terminal(TABLE, 18) == ("nr  what it is", " 7  one two three", "    four five six", "10  a|b")


def test_a_table_in_markdown_keeps_its_bars(run):
    assert in_markdown(TABLE).splitlines() == [
        "| nr | what it is |",
        "|--:|---|",
        "| 7 | one two three four five six |",
        "| 10 | a\\|b |",
        "",
        "below",
    ]
