"""A mat is tested and calibrated by commands; where it is simulated, unattended."""

from __future__ import annotations

import json
import os
from dataclasses import replace

import pytest

from companion.app import readers as wired
from companion.cards.tags.register_file import write_register
from companion.cli import mat as cli_mat
from companion.config.config import folders
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.register import Register, Tagged
from companion.mats.calibration import Calibration, read, write_calibration
from companion.mats.files import parse_mat
from companion.mats.tuning.hands import OfPeople
from tests.cli.running import Stream, facedown, on_virtual_time

SMALL = 'name = "small"\nturn = 90\n[grid]\ncolumns = 2\nrows = 1\n[pads]\naction = ["pad"]\n'
SHIPPED = "3x3, 3x3-decoder, 8x8, line-32, one-pad, one-pad-pi, skyscrapers"
REAL = SMALL + '[[readers]]\nname = "all"\nkind = "hub"\nport = "facedown-of-nobody"\nslots = ["A1", "B1", "pad"]\n'


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "mat", *words, **more)


@pytest.fixture
def mat(tmp_path):
    """A mat of one's own without readers."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    return file


@pytest.fixture
def real(tmp_path):
    file = tmp_path / "real.toml"
    file.write_text(REAL, encoding="utf-8")
    return file


def rows(ran):
    return [json.loads(line) for line in ran.out.splitlines()]


def test_a_simulated_mat_is_tested_with_a_card_on_each_slot(run, mat):
    ran = run("test", str(mat))
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:2] == ["Mat “small”, not calibrated", "Its readers are simulated, and on each of them lies a card."]
    assert [line.split()[:4] for line in lines if line.startswith(("A1", "A2", "pad  "))] == [
        [slot, "1", "card", "100%"] for slot in ("A1", "A2", "pad")
    ]
    assert lines[-1] == "All is well."


def test_a_simulated_mat_is_calibrated_unattended_and_what_was_found_is_kept_beside_it(run, mat):
    ran = run("calibrate", str(mat))
    assert (ran.code, ran.err) == (0, "")
    kept = mat.with_name("small.calibration.json")
    assert " ".join(ran.out.split()).endswith(f" Kept in {kept}. All is well.")  # a long path has a line of its own
    found = read(kept, parse_mat(SMALL, "small.toml"))
    assert found.rates == {"A1": 1.0, "A2": 1.0, "pad": 1.0}
    assert set(found.conflicts) >= {"A1", "A2"}
    assert json.loads(kept.read_text())["readers"] == [["A1", "B1", "pad"]]  # as they are wired
    assert run("test", str(mat), "--seconds", "1").out.startswith("Mat “small”, calibrated\n")


def test_the_calibration_of_a_shipped_mat_lies_in_the_state(run):
    ran = run("calibrate", "one-pad", "--json")
    kept = folders(os.environ).state / "calibrations" / "one-pad.json"
    assert (ran.code, rows(ran)[-1]) == (0, {"groups": 1, "passed_over": [], "whole": True, "kept": str(kept)})
    assert [row.get("slot") for row in rows(ran)] == [None, "pad", None]
    assert kept.exists()


def test_models_of_real_readers_say_nothing_of_these_so_nothing_is_kept(run, real, tmp_path):
    ran = run("calibrate", str(real), "--simulated")
    assert ran.code == 0
    assert "Nothing is kept of it" in ran.out
    assert list(tmp_path.iterdir()) == [real]
    assert run("calibrate", str(real), "--simulated", "--file", str(tmp_path / "kept.json")).code == 0
    assert (tmp_path / "kept.json").exists()


def test_nor_is_what_was_found_of_the_real_ones_mixed_with_it(run, real, tmp_path):
    earlier = Calibration({"A1": 48}, {}, {"A1": 0.5}, "then")
    write_calibration(real.with_name("real.calibration.json"), earlier, parse_mat(REAL, "real.toml"))
    assert run("calibrate", str(real), "--simulated", "--slots", "pad", "--file", str(tmp_path / "kept.json")).code == 0
    assert read(tmp_path / "kept.json", parse_mat(REAL, "real.toml")).gains == {"pad": 33}


def test_an_antenna_that_hears_nothing_is_something_wrong(run, mat, monkeypatch):
    begin = wired.virtual

    def broken(*arguments):
        readers = begin(*arguments)
        model, antenna = readers.model_of("A2")
        model.kill(antenna)
        return readers

    monkeypatch.setattr(wired, "virtual", broken)
    ran = run("calibrate", str(mat))
    assert ran.code == 1
    assert "Not heard at any gain: A2." in ran.out


def test_some_slots_can_be_calibrated_and_the_others_stay_as_they_were(run, mat):
    run("calibrate", str(mat))
    kept = mat.with_name("small.calibration.json")
    before = json.loads(kept.read_text())
    before["slots"]["pad"]["gain"], before["slots"]["A1"]["gain"] = 48, 48
    kept.write_text(json.dumps(before))
    ran = run("calibrate", str(mat), "--slots", "pad,A2")  # A2 is wired as A1
    assert [line.split(":")[0] for line in ran.out.splitlines() if "dB" in line] == ["A2", "pad"]
    after = json.loads(kept.read_text())["slots"]
    assert (after["pad"]["gain"], after["A1"]["gain"]) == (33, 33)


def test_a_calibration_that_cannot_be_used_is_refused_and_replaced_by_calibrating(run, mat):
    kept = mat.with_name("small.calibration.json")
    kept.write_text('{"version": 1, "mat": "other", "made": "", "readers": [["A1"]], "slots": {}}')
    ran = run("test", str(mat))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {kept}: it was made for a mat 'other' whose readers serve other slots; calibrate the mat again")
    again = run("calibrate", str(mat))
    assert again.code == 0
    assert "What was found earlier cannot be used" in again.out
    assert run("test", str(mat), "--seconds", "1").code == 0


def test_what_is_wrong_on_purpose_is_named_and_told_as_if_it_were_so_by_itself(run, mat):
    ran = run("test", str(mat), "--break", "dead:A2", "--break", "weak:pad=0")
    assert (ran.code, ran.err) == (1, "")
    assert "Wrong with them as it was asked for: dead:A2, weak:pad=0." in ran.out.splitlines()
    assert " ".join(ran.out.split()).endswith(
        "No answer: A2. Check the wires of these boards, select line and 3.3 V first; then try another board."
    )
    again = rows(run("test", str(mat), "--break", "dead:A2", "--json"))
    assert {"found": "mute", "slots": ["A2"]} in again


def test_real_readers_are_not_broken_on_purpose(run, real):
    ran = run("test", str(real), "--break", "dead:A1")
    assert (ran.code, ran.err) == (2, "facedown: --break: only simulated readers can be broken; give --simulated as well\n")
    assert run("test", str(real), "--simulated", "--break", "dead:A1").code == 1


def test_a_report_on_models_is_one_file_with_what_they_do(run, mat, tmp_path):
    file = tmp_path / "report.json"
    ran = run("report", str(mat), "--write", str(file))
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(file.read_text(encoding="utf-8"))
    bus, tag = told["readers"][0]["bus"], told["readers"][0]["tag"]
    assert (bus["call_us"], bus["select_us"], tag["wake_us"]) == (40.0, 20.0, 400)
    assert (told["simulated"], told["whole"], told["laid"]["count"], told["lifted"]["count"]) == (True, True, 10, 10)
    assert {"model", "system", "kernel", "processor", "python", "facedown"} == told["machine"].keys()
    assert ran.out.splitlines()[-1].endswith("send it to the project.")


def test_no_report_is_begun_where_a_reader_is_in_trouble(run, real, tmp_path):
    ran = run("report", str(real), "--write", str(tmp_path / "report.json"))
    fix = "mend that first; facedown mat test tells what it is"
    assert (ran.code, ran.err) == (
        2,
        f"facedown: mat 'small': readers are in trouble, and nothing of them could be measured: all; {fix}\n",
    )
    assert list(tmp_path.iterdir()) == [real]


def test_a_report_replaces_no_file_that_is_there_unless_it_is_told_to(run, mat, tmp_path, monkeypatch):
    file = tmp_path / "report.json"
    file.write_text("mine", encoding="utf-8")
    ran = facedown(monkeypatch, "mat", "report", str(mat), "--write", str(file))
    assert (ran.code, ran.err) == (2, f"facedown: {file}: it is there already; name another file, or add --force to replace it\n")
    assert file.read_text(encoding="utf-8") == "mine"
    assert run("report", str(mat), "--write", str(file), "--force").code == 0
    nowhere = tmp_path / "nowhere" / "report.json"
    assert run("report", str(mat), "--write", str(nowhere)).err.startswith(f"facedown: {nowhere}: it cannot be written")


WRONG_USE = (
    ((), "mat: the following arguments are required: WHAT; see facedown mat --help"),
    (("tset",), "WHAT: there is no 'tset'; did you mean 'test'?"),
    (("test", "8x"), "mat '8x': there is no mat of that name and no such file; did you mean '8x8'?"),
    (("test", "none"), "mat 'none': there is no mat to listen to; name a mat such as 8x8, or its file"),
    (
        ("test", "qqqqqq"),
        f"mat 'qqqqqq': there is no mat of that name and no such file; use one of: {SHIPPED}\n",
    ),
    (("calibrate", "nonee"), "mat 'nonee': there is no mat of that name and no such file; "),
    (("test", "--simulated", "--break", "dad:A1"), "--break: nothing is called 'dad' that could be wrong; did you mean 'dead'?"),
    (("test", "--seconds", "0"), "--seconds: '0' is no such number; give a whole number from 1 to 86,400"),
    (("test", "--second", "1"), "mat: there is no argument '--second'; "),
    (("calibrate", "one-pad", "--slots", "pat"), "--slots: there is no slot 'pat' with an antenna; did you mean 'pad'?"),
    (("calibrate", "one-pad", "--slots", ","), "--slots: it names no slot; write names with commas, such as A1,B4"),
    (("calibrate", "one-pad", "--lang", "de"), "language: 'de' is not a language that is spoken here; spoken are en, ru, fr"),
    (
        ("calibrate", "one-pad", "--file", "/dev/null/x.json"),
        "/dev/null/x.json: it cannot be written (File exists); check that there is room ",
    ),
)


@pytest.mark.parametrize(("words", "said"), WRONG_USE, ids=[" ".join(words) for words, _ in WRONG_USE])
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said):
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1
    assert "'none'?" not in ran.err


NO_READERS = "This mat has no readers that could hear anything. Name slots, and the readers that serve them, in its file."


@pytest.mark.parametrize("what", ["test", "calibrate"])
def test_a_mat_without_any_slot_has_no_readers(run, tmp_path, what):
    bare = tmp_path / "bare.toml"
    bare.write_text('name = "bare"\n[grid]\ncolumns = 1\nrows = 1\nblind = ["A1"]\n[pads]\naction = []\n', encoding="utf-8")
    ran = run(what, str(bare))
    assert (ran.code, ran.err) == (1, "")
    assert " ".join(ran.out.split()).endswith(NO_READERS)
    assert {"found": "readerless", "slots": []} in rows(run(what, str(bare), "--json"))


def test_in_a_terminal_the_mat_is_shown_live(run, mat, monkeypatch):
    on_virtual_time(monkeypatch)
    monkeypatch.setenv("TERM", "xterm")
    ran = run("test", str(mat), "--seconds", "1", out=Stream(is_terminal=True))
    assert ran.code == 0
    assert ran.out.count("\x1b[H") >= 5
    plain = run("test", str(mat), "--seconds", "1", "--json", out=Stream(is_terminal=True))
    assert "\x1b" not in plain.out
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b[H" not in run("test", str(mat), "--seconds", "1", out=Stream(is_terminal=True)).out


# With readers that are there.


@pytest.fixture
def wires(monkeypatch):
    """Models pass for real readers; what lies there and what happens is up to the test."""
    made = []

    def begin(plan, calibration, now, wake):
        made.append(wired.virtual(plan, calibration))
        return made[-1]

    monkeypatch.setattr(wired, "wired", begin)
    on_virtual_time(monkeypatch)
    return made


def test_cards_of_the_register_are_known_and_others_are_not(run, real, wires, monkeypatch):
    card = Tagged(DeckId("landmarks"), CardId("big-ben"))
    write_register(folders(os.environ).state / "tags.jsonl", Register({"04fade00000001": card}, commands={"04fade00000003": "ok"}))
    begin, closed = wired.wired, []

    def with_cards(*arguments):
        readers = begin(*arguments)
        readers.lay("04fade00000001", "A1")
        readers.lay("04fade00000002", "pad")
        readers.lay("04fade00000003", "A2")
        readers.close = lambda: closed.append(readers)
        return readers

    monkeypatch.setattr(wired, "wired", with_cards)
    ran = run("test", str(real), "--json")
    found = {row["slot"]: (row["reads"], row["cards"], row["unknown"]) for row in rows(ran) if "reads" in row}
    assert (ran.code, found) == (0, {"A1": ("tags", 1, 0), "A2": ("tags", 1, 0), "pad": ("tags", 0, 1)})
    assert closed == wires
    assert "fade" not in ran.out
    assert "big-ben" not in ran.out


def test_a_dead_chip_and_a_hub_that_is_not_there_are_told(run, real, wires, monkeypatch):
    begin = wired.wired

    def broken(*arguments):
        readers = begin(*arguments)
        model, antenna = readers.model_of("A2")
        model.kill(antenna)
        return readers

    monkeypatch.setattr(wired, "wired", broken)
    ran = run("test", str(real))
    assert ran.code == 1
    assert "No answer: A2." in ran.out

    def unplugged(*arguments):
        readers = begin(*arguments)
        readers.unplug(0)
        return readers

    monkeypatch.setattr(wired, "wired", unplugged)
    ran = run("test", str(real))
    assert ran.code == 1
    assert "“all” is not there." in ran.out


@pytest.fixture
def mixed(tmp_path, monkeypatch):
    """A mat whose pad is simulated beside two real cells."""
    file = tmp_path / "mixed.toml"
    pad = '[[readers]]\nname = "try"\nkind = "simulated"\nslots = ["pad"]\n'
    file.write_text(REAL.replace('"B1", "pad"', '"B1"') + pad, encoding="utf-8")

    def begin(plan, calibration, now, wake):
        return wired.virtual(replace(plan, readers=plan.readers[:1]), calibration)

    monkeypatch.setattr(wired, "wired", begin)
    on_virtual_time(monkeypatch)
    return file


def test_slots_that_are_simulated_beside_real_ones_are_listed_as_such(run, mixed):
    ran = run("test", str(mixed))
    lines = ran.out.splitlines()
    assert [line.split() for line in lines if line.startswith("pad")] == [["pad", "~"], ["pad", "simulated"]]
    assert "· empty   ~ simulated" in lines
    assert "Simulated, no card can lie there: pad." in lines
    found = {row["slot"]: row["reads"] for row in rows(run("test", str(mixed), "--json")) if "reads" in row}
    assert found == {"A1": "empty", "A2": "empty", "pad": "simulated"}
    assert "Simulated, no card" not in run("test", str(mixed), "--simulated").out


def test_who_calibrates_is_told_of_them_as_well(run, mixed):
    assert "Simulated, no card can lie there: pad." in run("calibrate", str(mixed)).out.splitlines()
    assert rows(run("calibrate", str(mixed), "--json"))[0] == {"mat": "small", "simulated": False, "simulated_slots": ["pad"]}
    assert rows(run("calibrate", str(mixed), "--simulated", "--json"))[0] == {"mat": "small", "simulated": True, "simulated_slots": []}


def test_people_calibrate_with_a_tag_in_hand(run, real, wires, monkeypatch):
    """A tag goes from slot to slot as soon as it is asked for; the pad is passed over."""
    monkeypatch.setattr(cli_mat, "_hands", Walking)
    ran = run("calibrate", str(real))
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if line.startswith(("Lay", "A1", "A2", "pad", "Not"))] == [
        "Lay the tag on A1.",
        "A1: 33 dB, heard in 100% of the polls, and by A2 as well",
        "Lay the tag on A2.",
        "A2: 33 dB, heard in 100% of the polls, and by A1 as well",
        "Lay the tag on pad.",
        "Not measured: pad.",
    ]
    assert read(real.with_name("real.calibration.json"), parse_mat(REAL, "real.toml")).rates.keys() == {"A1", "A2"}


class Walking(OfPeople):
    """Real hands, and a keyboard at which Enter is pressed after two seconds; the tag follows what is asked, but not to the pad."""

    def __init__(self, opened, telling):
        self.opened, self.telling = opened, telling
        self.slot, self.at = None, 0.0
        super().__init__(opened.readers, self, self.is_pressed, self.tell)

    def now(self):
        return self.opened.readers.now  # antennas that are tried take time as well

    def wait(self, seconds):
        self.opened.readers._step(self.now() + seconds)

    def tell(self, what, slot, others):
        self.telling.hint(what, slot, others)
        self.slot, self.at = slot, self.now()

    def is_pressed(self):
        passed = self.now() - self.at
        if self.slot and 0.2 < passed < 1.0:
            self.opened.readers.lift("04fade00000001")
        elif self.slot in ("A1", "A2") and passed >= 1.0:
            self.opened.readers.lay("04fade00000001", self.slot)
        return bool(self.slot) and passed > 2.0


def test_without_anybody_at_the_keyboard_nothing_is_measured(run, real, wires):
    ran = run("calibrate", str(real))
    assert ran.code == 1
    assert ran.out.splitlines()[-3:] == [
        "Broken off.",
        "Not measured: A1, A2, pad.",
        "Nothing was measured, and what was known stays as it is.",
    ]
    assert not real.with_name("real.calibration.json").exists()
