"""Raw passes drive a table: what they settle happens, what is in doubt is to be asked again, and a bad one changes nothing."""

from __future__ import annotations

import json
import os

import pytest

from companion.app.lines import table
from companion.config.config import folders
from companion.protocol.reading import MOST_TAGS
from tests.protocol.recorded import raw

BEN, EIFFEL = "card:landmarks/big-ben", "card:landmarks/eiffel-tower"
MAT = {"columns": 2, "rows": 1, "draw_pads": ["draw"], "tap_places": ["site-1"], "blind": []}
SLOTS = ("A1", "B1", "site-1", "pad", "draw")
ALREADY = ({"setup": {"mat": {**MAT, "blind": ["draw"]}}}, {"pass": {"A1": [BEN]}, "at": 10}, {"pass": {"A1": [BEN]}, "at": 10.02})


def taken(driven, *rows):
    """What was announced, the last done, and what was to be asked by each line."""
    said, asked = [], []
    for row in rows:
        answer = driven.take(raw(row))
        assert "done" in answer[-1], answer
        said += [one["announce"]["key"].removeprefix("comparity-") for one in answer if "announce" in one]
        asked.append(answer[-1]["done"].get("ask"))
    return said, asked


def begun(**mat):
    driven = table("en")
    taken(driven, {"setup": {"mat": {**MAT, **mat}}})
    return driven


def full(at, **heard):
    """A pass of all slots; those that are not named heard nothing."""
    return {"pass": {slot: heard.get(slot, []) for slot in SLOTS}, "at": at}


def heard_for(seconds, since, **heard):
    return [full(round(since + step * 0.05, 3), **heard) for step in range(1, round(seconds / 0.05) + 1)]


def test_three_passes_lay_a_card_and_ask_for_it_until_it_is_settled():
    driven = begun()
    said, asked = taken(driven, full(9), full(10, A1=[BEN]), {"pass": {"A1": [BEN]}, "at": 10.01}, full(10.05, A1=[BEN]))
    assert (said, asked) == ([], [None, ["A1"], ["A1"], None])
    assert driven._match.referee.entry == 1
    assert taken(driven, {"wait": 1.5})[0] == ["opens", "turn"]


def test_two_glimpses_are_no_card():
    driven = begun()
    taken(driven, full(10, A1=[BEN]), full(10.05, A1=[BEN]), *heard_for(2, 10.05))
    assert driven._match.referee.entry == 0


def test_a_card_that_a_line_has_laid_is_kept_by_passes_that_hear_it_and_lifted_by_those_that_do_not():
    driven = begun()
    taken(driven, {"place": "A1", "card": "big-ben", "at": 9.9})
    assert taken(driven, *heard_for(2, 10, A1=[BEN]))[0] == ["opens", "turn"]
    taken(driven, *heard_for(3, 12))
    assert not driven._match.referee.state.mat.lying


def test_time_passes_with_passes_and_what_falls_due_is_announced_first():
    driven = begun()
    taken(driven, *heard_for(0.3, 10, A1=[BEN]))
    answers = [driven.take(raw(full(at, A1=[BEN], B1=[EIFFEL]))) for at in (11.6, 11.64, 11.66, 11.7)]
    keys = [[next(iter(row)) for row in answer] for answer in answers]
    assert keys == [["done"], ["done"], ["announce", "announce", "done"], ["done"]]
    assert driven._match.referee.entry == 3  # laid, firm, and the other laid


@pytest.mark.parametrize("pad", ["pad", "draw", "site-1"])
def test_a_command_card_works_on_any_pad(pad):
    driven = begun()
    assert taken(driven, *heard_for(1, 9), *heard_for(0.2, 10, **{pad: ["command:pause"]}))[0] == ["table-paused"]


def test_what_lies_on_a_pad_when_the_readers_begin_was_shown_before():
    """After a restart a command card that is still there is not pressed once more (E4)."""
    driven = begun()
    assert taken(driven, *heard_for(3, 10, pad=["command:pause"]))[0] == []
    assert taken(driven, *heard_for(2.5, 13), *heard_for(0.2, 15.5, pad=["command:pause"]))[0] == ["table-paused"]


def test_an_enrolled_command_card_works_by_its_uid_and_by_a_tap():
    state = folders(os.environ).state
    state.mkdir(parents=True)
    (state / "tags.jsonl").write_text(json.dumps({"uid": "04c0ffee", "command": "pause"}) + "\n", encoding="utf-8")
    driven = begun()
    assert taken(driven, {"tap": "pad", "uid": "04:C0:FF:EE"})[0] == ["table-paused"]
    assert taken(driven, *heard_for(1, 9), *heard_for(0.2, 10, pad=["04C0FFEE"]))[0] == ["table-goes-on"]


def test_a_card_that_is_shown_to_the_pad_counts_once():
    driven = begun(columns=0, rows=0)
    heard = [[]] * 20 + [[BEN]] * 40
    rows = [{"pass": {"pad": one, "draw": [], "site-1": []}, "at": round(10 + step * 0.05, 3)} for step, one in enumerate(heard)]
    assert taken(driven, *rows)[0] == ["opens", "turn"]


def test_slots_that_tell_of_faults_are_frozen_and_come_back():
    driven = begun()
    taken(driven, *heard_for(0.3, 10, A1=[BEN]), {"wait": 2})
    said, asked = taken(driven, *heard_for(1, 12.4, A1="fault"))
    assert (said, set(map(str, asked))) == (["table-slots-frozen"], {"None"})
    assert taken(driven, *heard_for(1, 13.4, A1=[BEN]))[0] == ["table-slots-back"]


def test_a_garbled_answer_keeps_the_card_that_lies_there_and_is_to_be_asked_again():
    driven = begun()
    taken(driven, *heard_for(0.3, 10, A1=[BEN]))
    entry = driven._match.referee.entry
    said, asked = taken(driven, *heard_for(0.5, 10.3, A1="garbled"))
    assert (said, asked[0]) == ([], ["A1"])
    assert driven._match.referee.entry == entry


def test_the_same_recording_is_the_same_match_letter_for_letter():
    rows = [{"setup": {"mat": MAT}}, *heard_for(3, 10, A1=[BEN]), *heard_for(2, 13, A1=[BEN], B1=[EIFFEL]), {"view": True}]

    def played():
        driven = table("en")
        return [driven.take(raw(row)) for row in rows]

    assert played() == played()


def test_a_match_begins_with_a_listening_of_its_own():
    driven = table("en")
    (error,) = driven.take(raw({"pass": {"A1": [BEN]}}))
    assert error["error"]["what"] == "no match is set up yet"
    taken(driven, {"setup": {"mat": MAT}}, full(1, A1=[BEN]))


A_LIST = 'give a list of up to 20 tags, "garbled" or "fault"'
IN_HEX = 'give a tag\'s 4, 7 or 10 bytes in hex, or a card as "card:landmarks/big-ben"'
BAD = (
    ({"pass": []}, "'pass' is a list", "tell what each slot heard, such as "),
    ({"pass": {"A1": [], "C1": [BEN]}}, "there is no slot 'C1'", "cells are A1 to B1; pads are pad, draw; places are site-1 to site-1"),
    ({"pass": {"A1": [], "draw": []}}, "there is no reader at draw", "tap the card on a pad and choose its cell, or choose it by name"),
    ({"pass": {"A1": [], "": []}}, "'pass' is ''", 'give a text such as "C3"'),
    ({"pass": {"A1": "silent"}}, "'A1' heard 'silent'", A_LIST),
    ({"pass": {"A1": None}}, "'A1' heard null", A_LIST),
    ({"pass": {"A1": BEN}}, f"'A1' heard '{BEN}'", A_LIST),
    ({"pass": {"A1": [7]}}, "'A1' is 7", 'give a text such as "04a1b2c3d4e5f6"'),
    ({"pass": {"A1": ["04a1"]}}, "'A1' heard '04a1'", IN_HEX),
    ({"pass": {"A1": ["big-ben"]}}, "'A1' heard 'big-ben'", IN_HEX),
    ({"pass": {"A1": ["card:landmarks"]}}, "'A1' heard 'card:landmarks'", IN_HEX),
    ({"pass": {"a1": [BEN]}}, "there is no slot 'a1'", "did you mean 'A1'?"),
    ({"pass": {"A1": [f"{number:08x}" for number in range(3000)]}}, "'A1' heard 3000 tags", A_LIST),
    ({"pass": {"A1": ["card:landmarks/bigben"]}}, "there is no tag 'card:landmarks/bigben'", "name a card as "),
    ({"pass": {"A1": [f"{BEN}#side"]}}, f"'A1' heard '{BEN}#side'", IN_HEX),
    ({"pass": {"A1": ["command:play"]}}, "there is no tag 'command:play'", "name a card as "),
    ({"pass": {"A1": [BEN, BEN]}}, f"'A1' heard '{BEN}' twice", "write each tag once"),
    ({"pass": {"A1": ["04a1b2c3", "04:A1:B2:C3"]}}, "'A1' heard '04a1b2c3' twice", "write each tag once"),
    ({"pass": {"A1": [f"04a1b2{number:02x}" for number in range(MOST_TAGS + 1)]}}, "'A1' heard 21 tags", A_LIST),
    ({"pass": {"A1": [BEN]}, "at": 9}, "'at' is 9, and it is 10.02 already", "time goes on only; give a later time or none"),
    ({"pass": {"A1": [BEN]}, "card": "big-ben"}, "'pass' has no 'card'", "use one of: at, pass"),
    ({"pass": {"A1": [BEN]}, "wait": 1}, "one line cannot be pass and wait", "write one message per line"),
)


@pytest.mark.parametrize(("row", "what", "fix"), BAD, ids=[what[:50] for _, what, _ in BAD])
def test_a_bad_pass_is_one_error_and_changes_neither_the_match_nor_what_was_heard(row, what, fix):
    driven, undisturbed = table("en"), table("en")
    for good in ALREADY:
        assert driven.take(raw(good)) == undisturbed.take(raw(good))
    match_state = driven._match.referee.state
    (answer,) = driven.take(raw(row))
    assert answer == {"error": {"line": 4, "what": what, "fix": answer["error"]["fix"]}}
    assert answer["error"]["fix"].startswith(fix)
    assert driven._match.referee.state is match_state
    undisturbed.take(raw({"view": True}))
    third = raw({"pass": {"A1": [BEN]}, "at": 10.05})
    assert driven.take(third) == undisturbed.take(third) == [{"done": {"line": 5, "entry": 1}}]
    assert driven.take(raw({"wait": 2})) == undisturbed.take(raw({"wait": 2}))


def test_a_mat_of_ones_own_is_named_by_the_set_up_line():
    mats = folders(os.environ).mats
    mats.mkdir(parents=True)
    (mats / "mine.toml").write_text('name = "mine"\n[grid]\ncolumns = 3\nrows = 2\n', encoding="utf-8")
    for named in ("mine", str(mats / "mine.toml")):
        first = table("en").take(raw({"setup": {"mat": named}}))[0]
        assert first["setup"]["mat"] == {"columns": 3, "rows": 2, "pads": [], "draw_pads": [], "blind": [], "line": [], "tap_places": []}


def test_everything_that_is_the_matter_with_a_mat_file_is_said_at_once(tmp_path):
    (tmp_path / "mat.toml").write_text('name = "x"\nturn = 7\n[grid]\ncolumns = 3\nrows = 200\n', encoding="utf-8")
    (row,) = table("en").take(raw({"setup": {"mat": str(tmp_path / "mat.toml"), "order": "width"}}))
    told = [row["error"]["what"], *(one["what"] for one in row["error"]["also"])]
    assert told == [f"{tmp_path}/mat.toml line 2: 'turn' is 7", f"{tmp_path}/mat.toml line 5: 'rows' is 200"]


def test_a_mat_without_readers_tells_how_time_goes_on():
    driven = table("en")
    taken(driven, {"setup": {"mat": "none"}})
    rows = driven.take(b'{"pass": {}, "at": 2.5}')
    assert rows == [{"done": {"line": 2, "entry": 0}}]
    assert "2.5 already" in driven.take(b'{"pass": {}, "at": 2}')[0]["error"]["what"]


BIG_BEN = {"card": "big-ben", "name": "Big Ben (Elizabeth Tower)", "back": {"place": "London, United Kingdom"}}


def test_a_card_that_does_not_count_yet_is_told_as_loose():
    driven, views = begun(columns=8, rows=8, blind=[]), []
    laid = {"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "E4", "card": "big-ben"}
    for row in (*laid, {"view": True}, {"wait": 2}, {"view": True}):
        views += [answer["view"] for answer in driven.take(raw(row)) if "view" in answer]
    assert [view.get("loose") for view in views] == [[{**BIG_BEN, "slot": "E4"}], None]
