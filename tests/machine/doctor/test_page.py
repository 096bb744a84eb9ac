"""The page for people and the object for programs."""

from __future__ import annotations

import io
import json

import pytest

from companion.errors import Problem, Text
from companion.machine.doctor.finding import Check, Checked, Finding, fault, note, warning, well
from companion.machine.doctor.page import DoctorLines, Page, listed_rows, row_of, to_text
from tests.words.english import english

PROBLEM = Problem(
    Text("place-line-of", file="mat.toml", line=2), "value-no-whole-number", lack=Text("value-is-missing", key="columns"), least=1, most=26
)


def checked(id, group, *findings):
    return Checked(Check(id, group, lambda _case: ()), findings)


BITS = note("doctor-python-bits", "sudo apt install python3-pygame")
ALL = [
    checked("python", "program", well("doctor-python-well", version="3.11.2", program="/venv/bin/python"), BITS),
    checked("mat", "mat", fault("doctor-mat-unusable", name="mine").because([PROBLEM])),
    checked("spi", "mat", warning("doctor-late", "facedown doctor spi", seconds="5")),
]


def page(checks, language="en", encoding="utf-8"):
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding=encoding, errors="replace")
    told = Page(DoctorLines(language), out)
    for one in checks:
        told.tell(one)
    told.end(checks)
    out.flush()
    return raw.getvalue().decode(encoding)


def test_a_page_goes_group_by_group_and_ends_with_one_sentence():
    assert (
        page(ALL)
        == """\
The program
  ✓ python      Python 3.11.2, /venv/bin/python
  ·             This is a 32-bit system, for which there is no ready-made pygame but that of the
                system.
                A 64-bit system is the better choice; else see that this is installed:
                  sudo apt install python3-pygame

The mat and its readers
  ✗ mat         The mat mine cannot be used.
                mat.toml line 2: 'columns' is missing; write a whole number from 1 to 26
                Correct what is named here.
  ! spi         There was no answer within 5 s.
                The machine may be busy. Try this one again, alone:
                  facedown doctor spi

One thing wants to be mended.
"""
    )


@pytest.mark.parametrize(
    ("findings", "end"),
    [
        ([well("doctor-power-well"), note("doctor-mat-spoilt")], "All is well."),
        ([warning("doctor-power-hot")], "The table can be played at; one thing is worth a look."),
        ([warning("doctor-power-hot")] * 2, "The table can be played at; 2 things are worth a look."),
        ([fault("doctor-power-low"), fault("doctor-power-low"), warning("doctor-power-hot")], "2 things want to be mended."),
    ],
)
def test_the_last_sentence_says_how_many_things_want_attention(findings, end):
    assert page([checked("power", "machine", *findings)]).splitlines()[-1] == end


def test_a_page_in_another_language():
    told = page(ALL, "ru")
    assert "Поле и его считыватели\n  ✗ mat         Поле mine не годится.\n                mat.toml, строка 2: " in told
    assert told.endswith("\nНужно исправить 1 пункт.\n")
    assert page(ALL, "fr").endswith("\nIl y a une chose à réparer.\n")


def test_a_terminal_without_signs_has_plain_ones():
    lines = page(ALL, encoding="ascii").splitlines()
    assert [line[2] for line in lines if line.startswith("  ") and line[2] != " "] == ["+", ".", "x", "!"]


def test_a_command_is_never_broken(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    command = "sudo systemctl stop facedown && facedown doctor readers; sudo systemctl start facedown"
    assert command in page([checked("readers", "mat", note("doctor-readers-held", command))])


def test_for_programs_all_is_one_object_in_english():
    row = row_of(ALL, DoctorLines("en"), {"facedown": "0.1.0"})
    assert json.loads(to_text(row)) == {
        "facedown": "0.1.0",
        "status": "fault",
        "counts": {"well": 1, "note": 1, "warning": 1, "fault": 1},
        "checks": [
            {
                "check": "python",
                "group": "program",
                "status": "note",
                "findings": [
                    finding("python-well", "well", "Python 3.11.2, /venv/bin/python", {"version": "3.11.2", "program": "/venv/bin/python"}),
                    finding(
                        "python-bits",
                        "note",
                        "This is a 32-bit system, for which there is no ready-made pygame but that of the system.",
                        {},
                        mend="A 64-bit system is the better choice; else see that this is installed:",
                        command="sudo apt install python3-pygame",
                    ),
                ],
            },
            {
                "check": "mat",
                "group": "mat",
                "status": "fault",
                "findings": [
                    finding(
                        "mat-unusable",
                        "fault",
                        "The mat mine cannot be used.",
                        {"name": "mine"},
                        [english(PROBLEM)],
                        "Correct what is named here.",
                    )
                ],
            },
            {
                "check": "spi",
                "group": "mat",
                "status": "warning",
                "findings": [
                    finding(
                        "late",
                        "warning",
                        "There was no answer within 5 s.",
                        {"seconds": "5"},
                        mend="The machine may be busy. Try this one again, alone:",
                        command="facedown doctor spi",
                    )
                ],
            },
        ],
    }


def finding(key, status, seen, told, beneath=(), mend="", command=""):
    return {"finding": key, "status": status, "seen": seen, "told": told, "beneath": list(beneath), "mend": mend, "command": command}


def test_a_list_of_checks():
    raw = io.StringIO()
    Page(DoctorLines("en"), raw).listed([one.check for one in ALL])
    assert raw.getvalue().splitlines()[:2] == ["The program", "  python        Python’s version, and whether it is of 32 or 64 bits."]
    assert listed_rows([ALL[2].check], DoctorLines("en")) == [{"check": "spi", "group": "mat", "about": "The SPI bus of the Pi."}]


def test_words_of_a_program_stand_beneath_in_full():
    own = Finding("tuning-trouble-own", "fault", {"name": "pi"}, words=("pi: first", "pi: second"))
    assert "                pi: first\n                pi: second\n" in page([checked("readers", "mat", own)])
