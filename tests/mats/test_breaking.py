"""What `--break` asks for is understood by the mat's slots and readers, or refused with what to write instead."""

from __future__ import annotations

import re
from math import inf
from pathlib import Path

import pytest

import hardware
from companion.app.readers import hub_plans
from companion.errors import Unusable
from companion.mats.breaking import for_table, parse_breaks
from companion.mats.files import find
from companion.words.problems import told
from hardware.readers.breaks import KINDS, Break

PLANS = hub_plans(find("8x8"))
DECODER = hub_plans(find("3x3-decoder"))
ROW_3 = tuple(f"{column}3" for column in "ABCDEFGH")
ALL = tuple(slot for plan in PLANS for slot in plan.slots)


def understood(text, plans=PLANS):
    (one,) = parse_breaks([text], plans)
    return one


UNDERSTOOD = {
    "dead:B2": Break("dead", ("B2",), (1,)),
    "dead:row 3": Break("dead", ROW_3, (2,)),
    "stuck": Break("stuck", ALL, tuple(range(9))),
    "stuck:hub-3": Break("stuck", ROW_3, (2,)),
    "weak:D4=30": Break("weak", ("D4",), (3,), 30.0),
    "weak:D4=30%": Break("weak", ("D4",), (3,), 30.0),
    "loose:D4": Break("loose", ("D4",), (3,), 10.0),
    "garble=5": Break("garble", ALL, tuple(range(9)), 5.0),
    "pull:hub-3@60s": Break("pull", ROW_3, (2,), begins=60.0, ends=inf),
    "pull:hub-3@60s..90s": Break("pull", ROW_3, (2,), begins=60.0, ends=90.0),
    "pull:hub-3@1.5..2": Break("pull", ROW_3, (2,), begins=1.5, ends=2.0),
    "telephone:pad@20s": Break("telephone", ("pad",), (8,), begins=20.0),
    "antennas:hub-3=7": Break("antennas", ROW_3, (2,), 7.0),
    "swapped:B1/C1": Break("swapped", ("B1",), (0,), others=("C1",)),
    "swapped:hub-3/row 1": Break("swapped", ROW_3, (2,), others=tuple(f"{column}1" for column in "ABCDEFGH")),
}


@pytest.mark.parametrize("text", UNDERSTOOD)
def test_what_is_asked_for_is_understood(text):
    assert understood(text) == UNDERSTOOD[text]


def test_address_lines_are_named_by_their_digits():
    behind = DECODER[0].slots
    assert understood("crossed:decoder=01", DECODER) == Break("crossed", behind, (0,), lines=(0, 1))
    assert understood("open:hub-1=2", DECODER) == Break("open", behind, (0,), lines=(2,))


REFUSED = {
    "x y": "'x y' is not understood; write what is wrong, where, how much and from when on, such as dead:B2, weak:D4=30,",
    "dead:B2@": "'dead:B2@' is not understood; ",
    "ded:B2": "nothing is called 'ded' that could be wrong; did you mean 'dead'?",
    "dead": "'dead' does not tell where it is; write the place, such as 'dead:A1'",
    "dead:row 33": "'dead:row 33': such a thing cannot be wrong with 'row 33'; did you mean 'row 3'?",
    "dead:Q9": "'dead:Q9': such a thing cannot be wrong with 'Q9'; name one of the mat, such as draw, hub-1",
    "telephone:hub-1": "'telephone:hub-1': such a thing cannot be wrong with 'hub-1'; name one of the mat, such as draw",
    "dead:B2=4": "'dead:B2=4': this is either wrong or not, without a number; write 'dead:B2'",
    "weak:B2": "'weak:B2' does not tell how much of it there is; give 0 to 99, such as 'weak:B2=30'",
    "weak:B2=300": "'weak:B2=300' does not tell how much of it there is; give 0 to 99, such as 'weak:B2=30'",
    "weak:B2=1.2.3": "'weak:B2=1.2.3' does not tell how much of it there is; ",
    "crossed:hub-1=0": "'crossed:hub-1=0' does not name 2 address lines of this reader; write a digit for each line, which are counted",
    "crossed:hub-1=00": "'crossed:hub-1=00' does not name 2 address lines of this reader; ",
    "open:hub-1=3": "'open:hub-1=3' does not name an address line of this reader; write a digit for each line, which are counted from 0"
    " and are 3 here, such as 'open:hub-1=0'",
    "swapped:A1": "'swapped:A1' does not tell where it is; write the place, such as 'swapped:A1/B1'",
    "swapped:A1/A1": "'swapped:A1/A1' is no exchange; name two slots, or two readers with equally many slots",
    "swapped:A1/hub-2": "'swapped:A1/hub-2' is no exchange; ",
    "slow:hub-2@4s": "'slow:hub-2@4s': this is wrong from the start, or not at all; write 'slow:hub-2'",
    "pull:hub-3@9s..3s": "'pull:hub-3@9s..3s' has no times that could be kept; write the seconds from the start, and if it ends",
    "pull:hub-3@9..9": "'pull:hub-3@9..9' has no times that could be kept; ",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_understood_is_refused_with_what_to_write(text):
    with pytest.raises(Unusable) as refused:
        understood(text)
    (problem,) = refused.value.problems
    assert told(problem, "en").startswith(f"--break: {REFUSED[text]}")


def test_what_a_table_cannot_hear_is_refused_there():
    heard = ["dead:B2", "pull:hub-3@60s"]
    assert for_table(parse_breaks(heard, PLANS), heard) == parse_breaks(heard, PLANS)
    with pytest.raises(Unusable) as refused:
        for_table(parse_breaks(["clone:B2"], PLANS), ["clone:B2"])
    (problem,) = refused.value.problems
    assert (
        told(problem, "en") == "--break: 'clone:B2': nothing of it is heard in a match; give it to facedown mat test, or to facedown doctor"
    )


def test_the_guide_has_each_kind_and_what_it_has_is_understood():
    readme = (Path(hardware.__file__).parent / "README.md").read_text(encoding="utf-8")
    section = readme.partition("\n## Rehearsing trouble\n")[2].partition("\n## ")[0]
    rows = [row.strip("| ").split(" | ") for row in section.splitlines() if row.startswith("| `")]
    written = [(re.findall(r"`([^`]+)`", row[0]), row[2] == "yes") for row in rows]
    for texts, _ in written:
        parse_breaks(texts, (*PLANS[:-1], DECODER[0], PLANS[-1]) if "decoder" in texts[0] else PLANS)
    assert {texts[0].partition(":")[0].partition("=")[0]: at_table for texts, at_table in written} == {
        name: kind.is_at_table for name, kind in KINDS.items()
    }
