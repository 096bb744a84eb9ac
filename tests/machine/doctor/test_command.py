"""`facedown doctor` as it is typed, on whatever machine this is."""

from __future__ import annotations

import json
import os
from threading import Thread
from zipfile import ZipFile

import pytest

from companion.cli import doctor as cli_doctor
from companion.config.config import Voice, folders
from companion.machine.doctor import mat_checks
from companion.machine.doctor.case import Case
from companion.machine.doctor.command import CHECKS
from hardware.readers.hub.plugged import Port
from tests.cli.running import facedown

FEW = ("config", "settings", "clock")
TOY = """
name = "toy"
grid = { columns = 2, rows = 1 }
readers = [{ name = "all", kind = "hub", port = "facedown-of-nobody", slots = ["A1", "B1"] }]
"""


@pytest.fixture
def run(monkeypatch):
    return lambda *words: facedown(monkeypatch, "doctor", *words)


def configured(text):
    file = folders(os.environ).config / "facedown.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_only_the_checks_that_are_named_are_made(run):
    ran = run(*FEW)
    assert (ran.code, ran.err) == (0, "")
    assert [line.split()[1] for line in ran.out.splitlines() if line.startswith("  ") and line[2] != " "] == list(FEW)
    assert ran.out.splitlines()[0] == "The table"


def test_all_is_well_ends_with_that_sentence(run):
    assert run("config", "settings").out.endswith("\n\nAll is well.\n")


def test_a_fault_is_exit_code_1_and_a_warning_is_none(run):
    assert run("config").code == 0
    (folders(os.environ).state).mkdir(parents=True)
    (folders(os.environ).state / "screen.json").write_text("{")
    assert run("settings").code == 0
    file = configured("langage = 5\n")
    ran = run("config")
    assert ran.code == 1
    assert f"{file} line 1: " in " ".join(ran.out.split())
    assert ran.out.endswith("\nOne thing wants to be mended.\n")


def test_a_facedown_toml_that_cannot_be_read_keeps_nobody_from_hearing_of_it(run):
    configured('language = "ru"\nlangage = 5\n')
    ran = run("config")
    assert (ran.code, ran.err) == (1, "")
    assert run("config", "--lang", "fr").out.startswith("La table\n")


def test_checks_that_there_are_not_are_all_named(run):
    ran = run("config", "hub", "spy")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "facedown: doctor: there is no check 'hub'; did you mean 'hubs'?\nfacedown: doctor: there is no check 'spy'; did you mean 'spi'?\n"
    )


def test_a_language_that_nobody_speaks(run):
    assert run("config", "--lang", "xx").code == 2


def test_the_list_names_every_check(run):
    lines = run("--list").out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "] == [check.id for check in CHECKS]
    rows = json.loads(run("--list", "--json", "spi").out)
    assert rows == {"checks": [{"check": "spi", "group": "mat", "about": "The SPI bus of the Pi."}]}


def test_for_programs_it_is_one_object_in_english(run):
    configured('language = "ru"\n')
    row = json.loads(run(*FEW, "--json").out)
    assert [one["check"] for one in row["checks"]] == list(FEW)
    assert row["checks"][1]["findings"][0]["seen"] == "Nothing was set on the screen yet."
    assert row.keys() == {"facedown", "made", "status", "counts", "checks"}


def test_a_report_is_written_and_told_of(run, tmp_path):
    file = tmp_path / "doctor.zip"
    ran = run(*FEW, "--bundle", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert f"For a report, all this is in {file} now" in " ".join(ran.out.split())
    with ZipFile(file) as zip_file:
        report = json.loads(zip_file.read("doctor.json"))
    assert [one["check"] for one in report["checks"]] == list(FEW)
    again = run(*FEW, "--bundle", str(file))
    assert (again.code, again.out) == (2, "")  # before anything is looked at
    other = tmp_path / "other.zip"
    assert json.loads(run(*FEW, "--json", "--bundle", str(other)).out)["bundle"] == str(other)


@pytest.mark.parametrize(("ending", "code"), [((), 0), (KeyboardInterrupt, 130)], ids=["all is told", "Ctrl-C"])
def test_no_command_of_a_check_that_is_late_outlives_the_doctor(run, tmp_path, monkeypatch, ending, code):
    started, late = tmp_path / "started", []
    os.mkfifo(started)

    def examined(case, _checks):
        words = ("sh", "-c", f"echo > {started}; exec sleep 60")
        late.append(Thread(target=case.computer.run, args=words, kwargs={"seconds": 600}, daemon=True))
        late[0].start()
        started.read_text()
        if ending:
            raise ending
        yield from ()

    monkeypatch.setattr("companion.machine.doctor.command.examined", examined)
    assert run("config").code == code
    late[0].join(5)
    assert not late[0].is_alive()


def test_a_hub_that_is_not_there_is_found_out_by_the_poller_of_the_mat(run, tmp_path, monkeypatch):
    monkeypatch.setattr(mat_checks, "SECONDS", 0.7)  # a hub that says nothing is silent after 0.6
    monkeypatch.setattr(Case, "holder", "")  # other tests may have started a table of their own
    (tmp_path / "toy.toml").write_text(TOY)
    ran = run("readers", "--mat", str(tmp_path / "toy.toml"))
    assert ran.code == 1
    assert "“all” is not there." in " ".join(ran.out.split())


def test_with_breaks_models_of_the_mats_readers_are_listened_to(run):
    ran = run("readers", "--mat", "8x8", "--break", "dead:B2", "--break", "version:hub-3")
    assert ran.code == 1
    told = " ".join(ran.out.split())
    assert "Models of the readers are listened to, with this wrong: dead:B2, version:hub-3." in told
    assert "No answer: B2." in told
    assert "“row 3” has the firmware of another facedown" in told
    without = run("readers", "--break", "dead:B2")
    assert (without.code, without.err) == (2, "facedown: --break: it is not said whose readers; name a mat, such as --mat 8x8\n")


def test_what_is_plugged_in_here_is_looked_at_by_whoever_knows_hubs(mocker):
    port = Port("/dev/nothing-of-ours")
    mocker.patch("hardware.readers.hub.plugged.ports", return_value=[port])
    parts = cli_doctor._parts(())
    assert [(answer.port, answer.kind) for answer in parts.hubs()] == [(port, "gone")]
    assert list(parts.blanks()) == []
    assert [offer.name for offer in parts.offers(Voice())][-1] == "espeakng-loader"
