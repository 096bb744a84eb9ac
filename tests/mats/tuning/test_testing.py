"""What a mat reads is told live or in a report, never which card lies where."""

from __future__ import annotations

import json
import re
from itertools import permutations

import pytest

from companion.errors import DONE, FOUND_WRONG
from companion.mats.tuning.pages import ListenedMat
from companion.mats.tuning.testing import OutputForm, report_on
from companion.system.clock import VirtualClock
from hardware.antennas.chips import chip_name
from hardware.messages import Health
from hardware.sighting import NOTHING
from tests.cli.running import Stream
from tests.mats.tuning.fake_mat import HUBS, PLAN, WELL, FakeMat, mute, tags, well

CARDS = {"04a1": "tower", "04a2": "tower", "04b1": "bridge"}
ABOUT = ListenedMat(PLAN, is_calibrated=True, is_simulated=False)


def report_of(mat, language="en", *, seconds=None, about=ABOUT, as_json=False, out=None):
    out = out or Stream()
    code = report_on(mat, HUBS, about, CARDS.get, VirtualClock(), seconds, OutputForm(language, chip_name, as_json=as_json), out)
    return code, out.written()


def laid(uids="04a1 04b1", slots="A1 pad"):
    mat = FakeMat()
    for uid, slot in zip(uids.split(), slots.split(), strict=True):
        mat.lay(uid, slot)
    return mat


REPORT = """\
Mat “toy”, calibrated

2    ·      ·
1   100%    ·
     A      B
pad ?100%

· empty   per cent: a card, and the share of polls that hear it   ? a tag that nobody has told me

slot  reads          heard  faults  chip
A1    1 card          100%          MFRC522 v2.0
B1    empty                         MFRC522 v2.0
A2    empty                         MFRC522 v2.0
B2    empty                         MFRC522 v2.0
pad   1 unknown tag   100%          MFRC522 v2.0

row 1: 2 antennas, longest turn 12.3 ms, frames lost: 0
row 2: 3 antennas, longest turn 12.3 ms, frames lost: 0
100 passes in 5.0 s

All is well.
"""


def test_a_report_tells_each_slot_each_hub_and_what_to_do():
    assert report_of(laid("04a1 04ff")) == (DONE, REPORT)


def test_where_nothing_lies_all_that_is_known_is_that_readers_answer():
    code, text = report_of(FakeMat())
    assert code == DONE
    assert text.endswith("All readers answer. To see how well they hear, lay a card on each slot and test again.\n")


def test_of_a_simulated_mat_that_was_not_calibrated_both_is_told():
    _, text = report_of(laid(), about=ListenedMat(PLAN, is_calibrated=False, is_simulated=True))
    assert text.splitlines()[:2] == ["Mat “toy”, not calibrated", "Its readers are simulated, and on each of them lies a card."]


def faulty():
    def hears(slot, lying, gain, number):
        return NOTHING if slot == "A1" and number % 4 == 0 else mute("B1")(slot, lying, gain, number)

    mat = FakeMat(hears)
    mat.lay("04a1", "A1")
    mat.trouble[1], mat.crashes[1] = "crashed", "ValueError: no such pin"
    return mat


TO_DO = """\
“row 2” fell over and started again. If that goes on, look at its supply, and put the firmware on it
  anew.
  ValueError: no such pin
No answer: B1. Check the wires of these boards, select line and 3.3 V first; then try another board.
Heard badly: A1 (75%). Lay the card in the middle of its slot. If that does not help, run “facedown
  mat calibrate”, bring the antenna nearer to the card, and keep metal away from it.
"""


def test_what_is_to_be_done_stands_at_the_end_and_is_the_exit_code():
    code, text = report_of(faulty())
    assert code == FOUND_WRONG
    assert text.partition(" passes in 5.0 s\n\n")[2] == TO_DO


@pytest.mark.parametrize("slug", ["unplugged", "silent", "wire-version", "slots", "crashed", "slow", "on-fire"])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_trouble_of_a_hub_has_its_words(slug, language):
    mat = FakeMat()
    mat.trouble = {0: slug, 1: slug}
    code, text = report_of(mat, language)
    assert code == FOUND_WRONG
    to_do = text.rpartition("\n\n")[2]
    assert to_do.index("row 1") < to_do.index("row 2")


REFUSED = """\
“row 2” has the firmware of another facedown, so it is not used. “facedown hub files hub” gathers
  the right one, and tells how it gets there.
    facedown hub files hub --antennas 3
    cd hub
    mpremote connect id:two cp -r *.py hardware :
    mpremote connect id:two reset
"""


def test_below_a_hub_of_another_version_stand_the_commands_that_mend_it():
    mat = FakeMat()
    mat.trouble = {1: "wire-version"}
    assert report_of(mat)[1].rpartition("\n\n")[2] == REFUSED


@pytest.mark.parametrize(("language", "below"), [("en", "below"), ("ru", "Ниже"), ("fr", "dessous")])
def test_what_a_program_said_is_pointed_at_only_where_it_stands(language, below):
    silent, mat = FakeMat(), FakeMat()
    mat.trouble = silent.trouble = {0: "unplugged"}
    mat.last_words = {0: ("ImportError: no spidev",)}
    assert below not in report_of(silent, language)[1]
    *_, words = (text := report_of(mat, language)[1]).splitlines()
    assert (below in text, words.strip()) == (True, "ImportError: no spidev")


def test_nor_is_it_pointed_at_below_a_map_that_is_live():
    mat = FakeMat()
    mat.trouble, mat.last_words = {0: "unplugged"}, {0: ("ImportError: no spidev",)}
    _, (drawn, report) = live(mat, 1.0)
    assert ("stands below" in drawn[-1], "stands below" in report) == (False, True)
    assert "cannot be polled" in drawn[-1]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize(("state", "resets"), [(1, 0), (2, 0), (3, 0), (0, 9)])
def test_every_trouble_of_a_chip_has_its_words(state, resets, language):
    mat = FakeMat()
    mat.health[1] = Health(1, 1, 1, 0, [WELL, (0x12, state, resets), WELL])
    code, text = report_of(mat, language)
    assert code == FOUND_WRONG
    assert "B2" in text.split("\n\n")[-1]


def test_a_pass_is_one_pass_and_two_are_several():
    assert [report_of(FakeMat(), "ru", seconds=seconds)[1].split("\n\n")[-2].splitlines()[-1] for seconds in (0.05, 0.1, 1.1)] == [
        "1 проход за 0,0 с",
        "2 прохода за 0,1 с",
        "22 прохода за 1,1 с",
    ]


@pytest.mark.parametrize(
    ("language", "percent", "turn"), [("en", "100%", "12.3 ms"), ("ru", "100\u00a0%", "12,3 мс"), ("fr", "100\u00a0%", "12,3 ms")]
)
def test_numbers_are_written_as_the_language_does_in_the_map_and_below_it(language, percent, turn):
    _, text = report_of(laid(), language)
    shares = re.findall(r"100\s?%", text)
    assert shares == [percent] * 4
    assert text.count(turn) == 2


def test_programs_get_a_row_for_each_slot_each_hub_each_finding_and_the_whole():
    code, text = report_of(faulty(), as_json=True)
    rows = [json.loads(line) for line in text.splitlines()]
    assert code == FOUND_WRONG
    told = {"cards": 1, "unknown": 0, "rate": 0.758, "polls": 100, "faults": 0, "overhears": []}
    assert rows[0] == {"slot": "A1", "reads": "tags", **told, "chip": "MFRC522 v2.0", "version": 0x92, "state": 0, "resets": 0}
    assert [row["slot"] for row in rows[:5]] == ["A1", "B1", "A2", "B2", "pad"]
    assert rows[5:] == [
        {"hub": "row 1", "slots": ["A1", "B1"], "trouble": "", "worst_us": 12_300, "dropped": 0},
        {"hub": "row 2", "slots": ["A2", "B2", "pad"], "trouble": "crashed", "worst_us": 12_300, "dropped": 0},
        {"found": "crashed", "hub": "row 2", "words": ["ValueError: no such pin"]},
        {"found": "mute", "slots": ["B1"]},
        {"found": "weak", "slots": ["A1"]},
        {"passes": 100, "seconds": 4.95},
    ]


@pytest.mark.parametrize("as_json", [False, True])
def test_which_card_lies_where_is_never_told(as_json):
    """Whatever known cards lie there, byte for byte the same is told; and whatever unknown tags."""
    for known in (["04a1", "04b1"], ["04fd", "04fe"]):
        told = {report_of(laid(" ".join(uids)), as_json=as_json) for uids in permutations(known)}
        assert len(told) == 1
        assert not re.search("04|tower|bridge", told.pop()[1])


def frames(text):
    """What was drawn, picture by picture; and what stands below the last."""
    *drawn, report = text.split("\x1b[H")
    return drawn, report


def live(mat, seconds, out=None):
    out = out or Stream(is_terminal=True)
    code = report_on(mat, HUBS, ABOUT, CARDS.get, VirtualClock(), seconds, OutputForm("en", chip_name, is_live=True), out)
    return code, frames(out.written())


def test_in_a_terminal_the_map_is_drawn_anew_four_times_a_second(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    mat = FakeMat()
    mat.at(1.0, lambda: mat.lay("04a1", "A1"))
    code, (drawn, report) = live(mat, 2.0)
    assert code == DONE
    assert drawn[0] == "\x1b[?25l\x1b[2J"
    assert 8 <= len(drawn) - 1 <= 9
    lines = [line.removesuffix("\x1b[K") for line in drawn[-1].splitlines()]
    assert lines[:5] == ["Mat “toy”, calibrated", "", "2   ·     ·", "1  100%   ·", "    A     B"]
    assert lines[-2:] == ["Ctrl-C ends this and tells what to do.", "\x1b[J"]
    assert report.startswith("\x1b[2J\x1b[?25hMat “toy”, calibrated\n")
    assert "slot  reads" in report


def test_hubs_in_trouble_are_told_below_the_map():
    mat = FakeMat()
    mat.at(0.5, lambda: mat.trouble.update({1: "unplugged"}))
    _, (drawn, _) = live(mat, 1.0)
    assert ["“row 2” is not there" in one for one in drawn[1:]] == [False, False, True, True]


def test_what_is_the_matter_with_slots_stands_in_the_map_alone():
    _, (drawn, report) = live(FakeMat(mute("A1")), 1.0)
    assert "×" in drawn[-1]
    assert ("No answer: A1" in drawn[-1], "No answer: A1" in report) == (False, True)


def test_a_hub_that_has_told_nothing_yet_is_named():
    mat = FakeMat()
    mat.health = {}
    _, text = report_of(mat)
    assert "row 1: 2 antennas, no news of it yet\nrow 2: 3 antennas, no news of it yet\n" in text


def test_ctrl_c_ends_it_with_the_report():
    mat = FakeMat()

    def stop():
        raise KeyboardInterrupt

    mat.at(3.0, stop)
    code, (drawn, report) = live(mat, None)
    assert (code, len(drawn)) == (DONE, 12)
    assert report.startswith("\x1b[2J\x1b[?25h")


@pytest.mark.parametrize("as_json", [False, True])
def test_so_it_does_where_nobody_watches(as_json):
    mat = laid()

    def stop():
        raise KeyboardInterrupt

    mat.at(3.0, stop)
    code, text = report_of(mat, seconds=60, as_json=as_json)
    assert code == DONE
    if as_json:
        assert json.loads(text.splitlines()[-1]) == {"passes": 59, "seconds": 2.9}
    else:
        assert "59 passes in 2.9 s" in text


def test_a_picture_is_no_larger_than_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("LINES", "6")
    _, (drawn, _) = live(laid(), 0.5)
    for one in drawn[1:]:
        lines = one.splitlines()
        assert len(lines) == 6
        assert all(len(line.removesuffix("\x1b[K")) <= 19 for line in lines[:-1])


def test_a_terminal_without_our_signs_shows_others():
    out = Stream(encoding="ascii")
    out.reconfigure(errors="replace")
    _, text = report_of(FakeMat(mute("A1")), out=out)
    assert text.splitlines()[2:5] == ["2   .     .", "1   x     .", "    A     B"]


def test_slots_that_no_reader_of_this_mat_serves_are_left_out():
    mat = laid()
    mat.slots = mat.slots[:2]
    _, text = report_of(mat, as_json=True)
    assert [json.loads(line)["slot"] for line in text.splitlines()[:2]] == ["A1", "B1"]
    assert "A2" not in text.splitlines()[2].partition("slots")[0]


def test_the_overhearing_of_a_neighbour_s_card_is_told_with_the_neighbour():
    def hears(slot, lying, gain, number):
        if slot == "B1" and number % 3 == 0:
            return tags("04a1")
        return well(slot, lying, gain, number)

    mat = FakeMat(hears)
    mat.lay("04a1", "A1")
    code, text = report_of(mat)
    assert code == FOUND_WRONG
    assert "The card of a neighbour is heard as well: B1 (A1)." in text
