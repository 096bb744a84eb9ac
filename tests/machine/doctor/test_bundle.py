"""What is sent along with a report, and what never is."""

from __future__ import annotations

import json
import os
import stat
from zipfile import ZipFile

import pytest

from companion.cards.tags.register_file import write_register
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Register, Tagged
from companion.errors import Unusable
from companion.machine.computer import Installed, Ran
from companion.machine.doctor import bundle
from companion.machine.doctor.page import DoctorLines
from companion.pages.settings import Agreed, Remembered, save
from companion.words.problems import WordedProblem
from tests.machine.doctor.made_up import NOT_FOUND, OF_VENV, SHOW, USER_SHOW, case_of, folders_in, serving
from tests.machine.simulated import MadeUp
from tests.words.english import in_english

LOG = "journalctl -u facedown -n 1000 --no-pager -o short-iso --no-hostname"
KERNEL = "journalctl -k -b --no-pager -o short-monotonic --no-hostname"
MAT = 'name = "toy"\n[grid]\ncolumns = 2\nrows = 1\n'
OF_KERNEL = "[1.0] spi0 ready\n[1.1] bluetooth\n[1.2] Undervoltage detected\n"
UID, CARD, PLAYER = "04e1a2b3c4d5e6", "eiffel-tower", "Ludwig"


@pytest.fixture
def table(tmp_path):
    """A table at which somebody has played, with everything that nobody should learn."""
    folders = folders_in(tmp_path)
    for folder in (folders.state / "calibrations", folders.mats, folders.decks / "mine"):
        folder.mkdir(parents=True)
    write_register(folders.state / "tags.jsonl", Register(tags={UID: Tagged(DeckId("landmarks"), CardId(CARD))}))
    (folders.state / "journal.sqlite").write_text(f"{PLAYER} plays {CARD}")
    (folders.state / "journal.sqlite-wal").write_text(CARD)
    (folders.state / "journal.sqlite.damaged-2026").write_text(CARD)
    remembered = Remembered(names=(PLAYER,), set_ups={"comparity": Agreed("landmarks", players=(PLAYER, "Иван"))}, learnt={"zoë": ("one",)})
    assert save(folders.state / "screen.json", remembered)
    (folders.decks / "mine" / "deck.toml").write_text(f"# {CARD}")
    (folders.decks / "mine" / "cards.csv").write_text(f"id,height\n{CARD},98765\n")
    (folders.mats / "toy.toml").write_text(MAT)
    (folders.mats / "toy.calibration.json").write_text('{"own": true}')
    (folders.state / "calibrations" / "8x8.json").write_text('{"shipped": true}')
    return folders


def saved(tmp_path, machine=None, language="en", report="{}\n", **more):
    case = case_of(tmp_path, machine, **{"toml": 'language = "ru"\n', **more})
    path = bundle.saved(case, tmp_path / "doctor.zip", report, DoctorLines(language))
    with ZipFile(path) as zip_file:
        return {name: zip_file.read(name).decode() for name in zip_file.namelist()}


def test_a_report_holds_what_whoever_helps_would_ask_for(tmp_path, table):
    machine = MadeUp(
        libraries=(Installed("pygame", "2.6.1", OF_VENV), Installed("facedown", "0.1.0", OF_VENV)),
        commands={LOG: Ran(0, "2026-01-01 facedown[1]: started\n"), KERNEL: Ran(0, OF_KERNEL), **serving()},
        files={"/proc/version": "Linux 6.12\n"},
    )
    found = saved(tmp_path, machine, report='{"status": "well"}\n')
    assert list(found) == [
        *("CONTENTS.txt", "doctor.json", "versions.json", "packages.txt", "service.log", "kernel.log", "state-files.txt"),
        *("facedown.toml", "mats/toy.toml", "calibrations/toy.calibration.json", "calibrations/8x8.json"),
    ]
    assert found["doctor.json"] == '{"status": "well"}\n'
    assert found["packages.txt"] == f"facedown 0.1.0  {OF_VENV}\npygame 2.6.1  {OF_VENV}\n"
    assert found["service.log"] == "2026-01-01 facedown[1]: started\n"
    assert found["kernel.log"] == "[1.0] spi0 ready\n[1.2] Undervoltage detected\n"
    assert found["facedown.toml"] == 'language = "ru"\n'
    assert found["mats/toy.toml"] == MAT
    assert found["calibrations/8x8.json"] == '{"shipped": true}'
    versions = json.loads(found["versions.json"])
    assert (versions["facedown"], versions["python"], versions["kernel"]) == ("0.1.0", "3.11.2", "Linux 6.12")


def test_files_of_the_table_are_told_by_name_and_size_only(tmp_path, table):
    rows = [line.split(maxsplit=1) for line in saved(tmp_path)["state-files.txt"].splitlines()]
    assert [str(table.state / "tags.jsonl"), str(table.decks / "mine" / "cards.csv")] == [
        path for _, path in rows if path.endswith(("tags.jsonl", "cards.csv"))
    ]
    assert {path: int(size) for size, path in rows}[str(table.state / "journal.sqlite-wal")] == len(CARD)


def test_nothing_that_nobody_should_learn_is_in_it_whatever_a_library_has_logged(tmp_path, table):
    log = (
        f"facedown[1]: {table.decks}/mine/cards.csv row 2: '98765x' is no number\n"
        f"facedown[1]: tags.jsonl line 3: {UID} is {CARD}\n"
        f"facedown[1]: some library greets {PLAYER.upper()}, Иван and Zoë, not Ludwigs\n"
    )
    found = saved(tmp_path, MadeUp(commands={LOG: Ran(0, log)}))
    assert found["service.log"] == (
        "(a line about a deck or about tags is left out)\n" * 2
        + "facedown[1]: some library greets (name), (name) and (name), not Ludwigs\n"
    )
    everything = "".join(found.values()).lower()
    assert [word for word in (UID, CARD, "98765", "иван", "zoë", f"{PLAYER.lower()} ") if word in everything] == []


def test_a_file_that_somebody_has_laid_beside_cards_is_not_told_by_its_name(tmp_path, table):
    (table.decks / "mine" / f"{CARD}-98765.png").write_text("x")
    assert f"{table.decks}/mine/(file).png\n" in saved(tmp_path)["state-files.txt"]
    assert CARD not in "".join(saved_again(tmp_path, None).values())


@pytest.mark.parametrize("name", ["tags.jsonl", "deck.toml", "cards.csv"])
def test_what_somebody_takes_for_a_mat_and_is_none_stays_here(tmp_path, table, name):
    wrong = (table.state if name == "tags.jsonl" else table.decks / "mine") / name
    assert CARD in wrong.read_text()
    found = saved(tmp_path, mat=str(wrong))
    assert [name for name in found if name.startswith("mats/")] == ["mats/toy.toml"]
    assert CARD not in "".join(found.values())


def test_a_secret_that_was_planted_would_be_found(tmp_path, table):
    (table.mats / "toy.toml").write_text(f"# {CARD}")
    assert CARD in "".join(saved(tmp_path).values())


def test_of_a_long_log_the_end_is_kept_and_of_a_long_line_the_beginning(tmp_path):
    log = "".join(f"line {number} {'x' * 2000}\n" for number in range(1005))
    lines = saved(tmp_path, MadeUp(commands={LOG: Ran(0, log)}))["service.log"].splitlines()
    assert (len(lines), lines[0][:6], len(lines[0])) == (1000, "line 5", 1000)


def test_logs_of_another_kind_of_machine(tmp_path):
    own_log = {LOG.replace("journalctl", "journalctl --user"): Ran(0, "mine\n")}
    machine = MadeUp(commands={SHOW: NOT_FOUND, USER_SHOW: serving()[SHOW], **own_log, "dmesg": Ran(0, "usb 1-1: new\n")})
    found = saved(tmp_path, machine)
    assert (found["service.log"], found["kernel.log"]) == ("mine\n", "usb 1-1: new\n")
    shut = MadeUp(commands={LOG: Ran(1, "", "No journal files were opened\n"), "dmesg": Ran(1, "", "not permitted\n")})
    refused = saved_again(tmp_path, shut)
    assert (refused["service.log"], refused["kernel.log"]) == ("No journal files were opened\n", "not permitted\n")


def saved_again(tmp_path, machine):
    (tmp_path / "doctor.zip").unlink()
    return saved(tmp_path, machine)


def test_a_mat_that_lies_elsewhere_comes_with_its_calibration(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "toy.toml").write_text(MAT)
    (elsewhere / "toy.calibration.json").write_text("{}")
    found = saved(tmp_path, mat=str(elsewhere / "toy.toml"))
    assert [name for name in found if "/" in name] == ["mats/toy.toml", "calibrations/toy.calibration.json"]
    assert [name for name in saved_with(tmp_path, mat="8x8") if "/" in name] == []


def saved_with(tmp_path, **more):
    (tmp_path / "doctor.zip").unlink()
    return saved(tmp_path, **more)


@pytest.mark.parametrize(("language", "never"), [("en", "names of players"), ("ru", "имён игроков"), ("fr", "les noms des joueurs")])
def test_what_is_in_it_is_said_first(tmp_path, table, language, never):
    contents = saved(tmp_path, language=language)["CONTENTS.txt"]
    assert never in contents.splitlines()[2]
    names = [line for line in contents.splitlines() if "." in line and line.split(".")[0].isidentifier() and not line.startswith(" ")]
    assert "doctor.json" in names
    assert "\n    " in contents


def test_a_pipe_or_a_huge_file_is_not_taken(tmp_path, table):
    os.mkfifo(table.mats / "pipe.toml")
    (table.mats / "huge.toml").write_bytes(b"#" * 1_000_001)
    assert [name for name in saved(tmp_path) if name.startswith("mats/")] == ["mats/toy.toml"]


def test_it_is_never_written_over_a_file_and_leaves_nothing_beside_it(tmp_path, table):
    before = b"mine"
    (tmp_path / "doctor.zip").write_bytes(before)
    with pytest.raises(Unusable) as refused:
        saved(tmp_path)
    assert in_english(refused.value.problems) == (
        WordedProblem(str(tmp_path / "doctor.zip"), "it is there already", "name another file, or one that is not there yet"),
    )
    assert (tmp_path / "doctor.zip").read_bytes() == before
    assert not [one for one in tmp_path.iterdir() if "facedown-new" in one.name]


def test_what_a_power_cut_has_left_is_swept_away(tmp_path):
    (tmp_path / "doctor.zip.facedown-new").write_text("half")
    saved(tmp_path)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["config", "doctor.zip"]
    assert stat.S_IMODE((tmp_path / "doctor.zip").stat().st_mode) & 0o022 == 0


def test_a_disk_that_is_full_is_told_and_nothing_stays(tmp_path, mocker):
    mocker.patch.object(bundle.ZipFile, "writestr", side_effect=OSError(28, "No space left on device"))
    with pytest.raises(Unusable) as refused:
        saved(tmp_path)
    assert in_english(refused.value.problems)[0].what == "it cannot be written (No space left on device)"
    assert [one.name for one in tmp_path.iterdir()] == ["config"]


@pytest.mark.parametrize(("name", "what"), [("", "it is a folder"), ("no/doctor.zip", "there is no folder {}/no")])
def test_a_place_where_nothing_can_be_written(tmp_path, name, what):
    with pytest.raises(Unusable) as refused:
        bundle.check_place(tmp_path / name)
    assert in_english(refused.value.problems)[0].what == what.format(tmp_path)


def test_a_link_that_leads_nowhere_is_a_file_that_is_there(tmp_path):
    (tmp_path / "doctor.zip").symlink_to(tmp_path / "nowhere")
    with pytest.raises(Unusable):
        saved(tmp_path)


def test_names_in_a_report_order_nothing_and_copies_stay_as_they_are(tmp_path, table):
    name = "toy\x1b]0;x\a\u202e\udcff\nforged"
    (table.mats / f"{name}.toml").write_text(f"# \u202e\n{MAT}", encoding="utf-8")
    machine = MadeUp(commands={LOG: Ran(0, "started \x1b[2J\n"), KERNEL: Ran(0, "spi0 \x9b2J\n")})
    found = saved(tmp_path, machine, report='{"seen": "\u202e"}\n')
    seen = "toy\\u001b]0;x\\u0007\\u202e\\udcff\\nforged.toml"
    assert found[f"mats/{seen}"] == f"# \u202e\n{MAT}"
    assert (found["service.log"], found["kernel.log"]) == ("started \\u001b[2J\n", "spi0 \\u009b2J\n")
    assert json.loads(found["doctor.json"]) == {"seen": "\u202e"}
    assert "\u202e" not in found["doctor.json"]
    assert f"/{seen}\n" in found["state-files.txt"]
    assert not [line for line in found["state-files.txt"].splitlines() if line.startswith("forged")]
