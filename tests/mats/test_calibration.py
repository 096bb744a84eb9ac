"""What was found out about a mat's antennas is kept beside its file, and refused with every problem where it cannot be used."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from companion.config.config import folders
from companion.errors import WRONG_USE, Unusable
from companion.mats import files
from companion.mats.calibration import (
    Calibration,
    calibration_text,
    conflicting,
    make_room,
    parse_calibration,
    place_of,
    read,
    served_slots,
    write_calibration,
)
from companion.mats.files import file_of, find, parse_mat
from tests.cards.decks.test_fuzz import mutated
from tests.mats.test_files import SMALL
from tests.words.english import in_english, refused_with

ANEW = "calibrate the mat again with `facedown mat calibrate`, or remove this file"
TRIES = int(os.environ.get("FACEDOWN_FUZZ", "2000")) // 4
MADE = "2026-11-18T20:15:00+00:00"
GAINS = "write 18, 23, 33, 38, 43, 48 (decibels)"


def small(turn=0):
    return parse_mat(SMALL.replace("TURN", str(turn)), "mat.toml")


FOUND = Calibration(
    {"A1": 33, "B1": 48, "pad": 18},
    {"A1": frozenset({"B1", "A2"}), "B1": frozenset({"A1"}), "A2": frozenset({"A1"})},
    {"A1": 1.0, "B1": 0.85, "pad": 1.0, "C1": 0.0},
    MADE,
)
KEPT = """{"version": 1,
"mat": "small",
"made": "2026-11-18T20:15:00+00:00",
"readers": [["A1", "A2", "pad", "end"], ["B1", "B2", "C1", "C2"]],
"slots": {
  "A1": {"gain": 33, "rate": 1.0, "conflicts": ["A2", "B1"]},
  "pad": {"gain": 18, "rate": 1.0, "conflicts": []},
  "B1": {"gain": 48, "rate": 0.85, "conflicts": ["A1"]},
  "C1": {"rate": 0.0, "conflicts": []}
}}
"""


def problems_of(text, plan=None):
    with pytest.raises(Unusable) as caught:
        parse_calibration(text, "here", plan or small())
    assert caught.value.exit_code == WRONG_USE
    return [(one.where, one.what, one.fix) for one in in_english(caught.value.problems)]


def test_what_was_found_is_kept_with_a_line_for_each_slot():
    assert calibration_text(FOUND, small()) == KEPT
    assert parse_calibration(KEPT, "here", small()) == FOUND


@pytest.mark.parametrize(("turn", "cell"), [(0, "A1"), (90, "A3"), (180, "C2"), (270, "B1")])
def test_a_mat_that_is_turned_keeps_what_was_found_below_it(turn, cell):
    found = parse_calibration(KEPT, "here", small(turn))
    assert found.gains[cell] == 33
    assert len(found.conflicts[cell]) == 2
    assert calibration_text(found, small(turn)) == KEPT


def test_a_conflict_holds_both_ways_whichever_way_it_was_heard():
    assert conflicting({"A1": frozenset({"B1", "A1"}), "C1": frozenset()}) == {"A1": frozenset({"B1"}), "B1": frozenset({"A1"})}


def test_a_mat_without_readers_can_be_calibrated_too():
    plan = find("8x8")
    plain = parse_mat('name = "x"\nturn = 90\n[grid]\ncolumns = 3\nrows = 2\n[line]\nsnake = true', "mat.toml")
    assert served_slots(plan) == tuple(slot for reader in plan.readers for slot in reader.slots)
    assert set(served_slots(plain)) == set(plain.shape.slots)
    found = Calibration({"A1": 23}, {}, {"A1": 0.5}, MADE)
    assert parse_calibration(calibration_text(found, plain), "here", plain) == found
    straight = parse_mat('name = "x"\n[grid]\ncolumns = 3\nrows = 2\n[line]\nsnake = true', "mat.toml")
    assert parse_calibration(calibration_text(found, plain), "here", straight).gains == {"C1": 23}


def test_a_calibration_lies_beside_its_mat_and_that_of_a_shipped_mat_in_the_state(tmp_path):
    state, own = tmp_path / "state", tmp_path / "mats"
    own.mkdir()
    (own / "mine.toml").write_text('name = "mine"', encoding="utf-8")
    assert place_of(file_of("mine", own), state) == own / "mine.calibration.json"
    assert place_of(file_of("8x8", own), state) == state / "calibrations" / "8x8.json"
    assert place_of(file_of(str(files._SHIPPED / ".." / "mats" / "8x8.toml")), state) == state / "calibrations" / "8x8.json"
    assert place_of(Path("my table.txt"), state) == Path("my table.txt.calibration.json")
    assert files.find("mine", own).name == "mine"


def test_it_is_written_whole_and_read_again(tmp_path):
    path = tmp_path / "of the state" / "small.json"
    assert read(path, small()) is None
    write_calibration(path, Calibration(), small())
    write_calibration(path, FOUND, small())
    assert read(path, small()) == FOUND
    assert [one.name for one in path.parent.iterdir()] == ["small.json"]


def test_where_it_cannot_be_written_or_read_that_is_told(tmp_path):
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "long.json").write_bytes(b" " * 1_000_001)
    (tmp_path / "latin.json").write_bytes(b'{"mat": "\xe9"}')
    (tmp_path / "device.json").symlink_to("/dev/null")
    told = {}
    for name in ("folder", "long", "latin", "device"):
        with pytest.raises(Unusable) as caught:
            read(tmp_path / f"{name}.json", small())
        told[name] = [(one.what, one.fix) for one in in_english(caught.value.problems)]
    assert told == {
        "folder": [("it cannot be read (Is a directory)", "check that it is a file and that you may read it")],
        "long": [("it is larger than 1,000,000 bytes", ANEW)],
        "latin": [("it is not UTF-8 text", ANEW)],
        "device": [("it is a pipe or a device and no regular file", ANEW)],
    }
    for keep in (lambda path: write_calibration(path, FOUND, small()), make_room):
        with refused_with(r"folder\.json: it cannot be written \(Is a directory\)"):
            keep(tmp_path / "folder.json")
        with refused_with(r"x\.json: it cannot be written"):
            keep(tmp_path / "long.json" / "x.json")
    assert not (tmp_path / "folder.json.new").exists()


def test_that_there_is_room_for_it_can_be_asked_before(tmp_path):
    make_room(tmp_path / "new" / "small.json")
    assert list((tmp_path / "new").iterdir()) == []
    write_calibration(tmp_path / "small.json", FOUND, small())
    make_room(tmp_path / "small.json")
    assert read(tmp_path / "small.json", small()) == FOUND


BAD = (
    ("", "here line 1", "it is not JSON (Expecting value)", ANEW),
    (KEPT.replace('"pad": {', '"pad" {'), "here line 7", "it is not JSON (Expecting ':' delimiter)", ANEW),
    ("[" * 100_000, "here", "it is nested too deeply for a calibration", ANEW),
    (f"[{'9' * 5000}]", "here", "it is nested too deeply for a calibration", ANEW),
    ("[]", "here", "it is no calibration of a mat", ANEW),
    ("{}", "here", "it is no calibration of a mat", ANEW),
    (KEPT.replace('"version": 1', '"version": 2'), "here", "a newer version of facedown has written it", f"update facedown, or {ANEW}"),
    (KEPT.replace('"version": 1', '"version": "1"'), "here", "there is no version '1' of it", ANEW),
    (KEPT.replace('"version": 1', '"version": true'), "here", "there is no version true of it", ANEW),
    (KEPT.replace('"mat": "small"', '"mat": 3'), "here", "'mat' is 3", ANEW),
    (KEPT.replace('"mat"', '"mad"', 1), "here", "a calibration has no 'mad'", "did you mean 'made'?"),
    (KEPT.replace('["A1", "A2"', '["A2", "A1"'), "here", "it was made for a mat 'small' whose readers serve other slots", ANEW),
    (KEPT.replace('"A2", "pad"', '"pad"', 1), "here", "it was made for a mat 'small' whose readers serve other slots", ANEW),
    (KEPT[: KEPT.index('"slots"')] + '"slots": []}', "here", "'slots' is a list", ANEW),
    (KEPT.replace('"C1": {', '"C3": {'), "here", "there is no slot 'C3' with an antenna", ANEW),
    (KEPT.replace('["A1"]', '["A7"]'), "here, 'B1'", "there is no slot 'A7' with an antenna", ANEW),
    (KEPT.replace('["A1"]', "[7]"), "here, 'B1'", "there is no slot 7 with an antenna", ANEW),
    (KEPT.replace('["A1"]', '"A1"'), "here, 'B1'", "'conflicts' is 'A1'", 'write a list of slots, such as ["A1"]'),
    (KEPT.replace('"gain": 18', '"gain": 19'), "here, 'pad'", "'gain' is 19", GAINS),
    (KEPT.replace('"gain": 18', '"gain": null'), "here, 'pad'", "'gain' is null", GAINS),
    (KEPT.replace('"gain": 18', '"gain": [18]'), "here, 'pad'", "'gain' is a list", GAINS),
    (KEPT.replace('"gain": 18', '"gian": 18'), "here, 'pad'", "a slot has no 'gian'", "did you mean 'gain'?"),
    (KEPT.replace('"rate": 0.85', '"rate": 1.1'), "here, 'B1'", "'rate' is 1.1", "write a share from 0 to 1"),
    (KEPT.replace('"rate": 0.85', '"rate": NaN'), "here, 'B1'", "'rate' is nan", "write a share from 0 to 1"),
    (KEPT.replace('"rate": 0.85', '"rate": true'), "here, 'B1'", "'rate' is true", "write a share from 0 to 1"),
    (KEPT.replace('{"rate": 0.0, "conflicts": []}', "3"), "here, 'C1'", "it is 3", ANEW),
)


@pytest.mark.parametrize(("text", "where", "what", "fix"), BAD, ids=[what[:40] for _, _, what, _ in BAD])
def test_what_is_the_matter_is_told_with_its_slot_and_fix(text, where, what, fix):
    assert text != KEPT
    assert (where, what, fix) in problems_of(text)


def test_everything_that_is_the_matter_is_told_at_once_but_no_endless_list():
    several = KEPT.replace('"C1"', '"C9"').replace('"gain": 18', '"gain": 0').replace("0.85", "85")
    readers = several.index('"slots"')
    several = KEPT[: KEPT.index('"slots"')] + several[readers:]
    assert [what for _, what, _ in problems_of(several)] == ["'gain' is 0", "'rate' is 85", "there is no slot 'C9' with an antenna"]
    many = json.loads(KEPT)
    many["slots"] = {f"slot {number}": 1 for number in range(20_000)}
    assert len(problems_of(json.dumps(many))) == 20


def test_a_mutated_calibration_gives_a_calibration_or_its_problems_and_nothing_else(tmp_path):
    chance = random.Random(20_261_119)
    path = tmp_path / "calibration.json"
    plan, counts, told = small(), {"read": 0, "refused": 0}, []
    for _ in range(TRIES):
        path.write_bytes(mutated(KEPT.encode(), chance))
        try:
            found = read(path, plan)
        except Unusable as unusable:
            counts["refused"] += 1
            told += in_english(unusable.problems)
            continue
        counts["read"] += 1
        assert {*found.gains, *found.rates, *found.conflicts} <= set(served_slots(plan))
        assert parse_calibration(calibration_text(found, plan), "again", plan).rates == {
            slot: round(rate, 3) for slot, rate in found.rates.items()
        }
    print(counts)
    assert all(one.where.startswith(str(path)) and one.what and one.fix for one in told)
    assert TRIES < 100 or counts["refused"] > TRIES // 4


def test_the_folder_of_the_state_is_that_of_the_program():
    state = folders({"XDG_STATE_HOME": "/x", "XDG_CONFIG_HOME": "/x", "XDG_DATA_HOME": "/x", "XDG_CACHE_HOME": "/x"}).state
    assert place_of(file_of("3x3"), state) == Path("/x/facedown/calibrations/3x3.json")
