"""Every kind of bad line has its own error, with the place and the fix; and it changes nothing."""

from __future__ import annotations

import io
import json

import pytest

from companion.app.lines import referee, table
from companion.mats.files import shipped
from companion.protocol.loop import answered
from companion.system.keyboard import LONGEST_LINE, read_lines
from tests.protocol.recorded import raw

ALREADY = (
    {"setup": {"mat": {"columns": 8, "rows": 8, "blind": ["A1"]}}},
    {"place": "D4", "card": "tower-bridge"},
    {"wait": 2},
    {"place": "C4", "card": "eiffel-tower", "at": 3},
    {"wait": 2},
    {"place": "B4", "card": "big-ben"},  # still loose
)
NEXT = len(ALREADY) + 1

BAD = (
    # No JSON object.
    (b"press ok", "this is not JSON (expecting value at column 1)", 'write one object such as {"press": "ok"}'),
    (b"{'press': 'ok'}", "this is not JSON (expecting property name enclosed in double quotes at column 2)", "write one object"),
    (b'{"press": "ok', "this is not JSON (unterminated string at column 11)", "write one object"),
    (b'{"press": "ok"}{"press": "ok"}', "this is not JSON (extra data at column 16)", "write one object"),
    (b'{"press": "o\x00k"}', "this is not JSON (invalid control character at column 13)", "write one object"),
    (b"\x00", "this is not JSON (expecting value at column 1)", "write one object"),
    (b'["press", "ok"]', "the line is a list, no object", "write one object"),
    (b'"ok"', "the line is 'ok', no object", "write one object"),
    (b"null", "the line is null, no object", "write one object"),
    (b'{"press": "\xff"}', "byte 12 is not UTF-8", "write the line in UTF-8"),
    ('{"press": "ok"}'.encode("utf-16"), "byte 1 is not UTF-8", "write the line in UTF-8"),
    (b"[" * 60000, "this is nested too deeply", "write one object"),
    (b'{"a":' * 12000, "this is nested too deeply", "write one object"),
    (b'{"wait": ' + b"9" * 5000 + b"}", "a number has too many digits", "write shorter numbers"),
    (b'{"wait": NaN}', "NaN is no number in JSON", "write a number such as 2.5"),
    (b'{"wait": -Infinity}', "-Infinity is no number in JSON", "write a number such as 2.5"),
    (b'{"press": "' + b"o" * LONGEST_LINE + b'"}', "the line is longer than 65536 bytes", "write shorter lines, one message in each"),
    # No message.
    (b"{}", "the line says nothing to be done", "write one object"),
    (b'{"at": 9}', "the line says nothing to be done", "write one object"),
    (b'{"pres": "ok"}', "there is no message 'pres'", "did you mean 'press'?"),
    (b'{"say": "ok"}', "there is no message 'say'", "use one of: back, choose, correct, expectations, freeze, lift, matches, moves, "),
    (b'{"\\ud800": 1}', "there is no message '\\ud800'", "use one of: "),
    (b'{"press": "ok", "wait": 2}', "one line cannot be press and wait", "write one message per line"),
    (b'{"press": "ok", "press": "cancel"}', "'press' stands there twice", "write each key once"),
    (b'{"correct": {"hand": {"seat": "Anna", "count": 1, "count": 2}}}', "'count' stands there twice", "write each key once"),
    (b'{"press": "ok", "card": "big-ben"}', "'press' has no 'card'", "use one of: at, press"),
    (b'{"place": "C3", "crad": "big-ben"}', "'place' has no 'crad'", "did you mean 'card'?"),
    # Time.
    (b'{"wait": 1, "at": 2}', "'at' is 2, and it is 5 already", "time goes on only; give a later time or none"),
    (b'{"wait": -1}', "'wait' is -1", "give a number from 0 to 86,400"),
    (b'{"wait": 1e999}', "'wait' is Infinity", "give a number from 0 to 86,400"),
    (b'{"wait": 1' + b"0" * 400 + b"}", "'wait' is 1" + "0" * 38 + "…", "give a number from 0 to 86,400"),
    (b'{"wait": true}', "'wait' is true, no number", 'give seconds, such as {"wait": 2.5}'),
    (b'{"wait": "2"}', "'wait' is '2', no number", 'give seconds, such as {"wait": 2.5}'),
    (b'{"press": "ok", "at": 1e10}', "'at' is 10000000000.0", "give a number from 0 to 1,000,000,000"),
    (b'{"press": "ok", "at": null}', "'at' is null, no number", 'give seconds, such as {"at": 2.5}'),
    # Cards and slots.
    (b'{"place": "C9", "card": "big-ben"}', "there is no slot 'C9'", "cells are A1 to H8; pads are pad"),
    (b'{"place": "c3", "card": "cn-tower"}', "there is no slot 'c3'", "did you mean 'C3'?"),
    (b'{"place": 3, "card": "cn-tower"}', "'place' is 3", 'give a text such as "C3"'),
    (b'{"place": "", "card": "cn-tower"}', "'place' is ''", 'give a text such as "C3"'),
    (b'{"place": "pad", "card": "cn-tower"}', "'pad' is a pad", "cards are tapped on pads, and placed on cells"),
    (b'{"tap": "C3", "card": "cn-tower"}', "'C3' is a cell", "cards are tapped on pads, and placed on cells"),
    (b'{"place": "A1", "card": "cn-tower"}', "there is no reader at A1", "tap the card on a pad and choose its cell, or choose it by name"),
    (b'{"place": "C3"}', "'place' names no card", 'add "card", such as {"place": "C3", "card": "big-ben"}'),
    (b'{"tap": "pad"}', "'tap' names no card", 'add "card", such as {"tap": "pad", "card": "big-ben"}'),
    (b'{"place": "C3", "card": "bigben"}', "deck landmarks has no card 'bigben'", "did you mean 'big-ben'?"),
    (b'{"place": "C3", "card": "\\u0000"}', "'card' is '\\x00', which cannot be printed", "write letters, digits and signs only"),
    (b'{"place": "C3", "card": "\\ud83d"}', "'card' is '\\ud83d', which cannot be printed", "write letters, digits and signs only"),
    (b'{"place": "C3", "card": "' + b"x" * 300 + b'"}', "'card' has 300 characters", "write at most 200"),
    (b'{"place": "C3", "card": "films/avatar"}', "there is no card 'films/avatar'", 'name a card of this deck such as "big-ben", or'),
    (b'{"place": "C3", "card": "cn-tower", "uid": "04a1b2c3"}', "both 'card' and 'uid' are given", "name the card or its tag"),
    (b'{"place": "C3", "uid": "04a1b2"}', "'uid' is '04a1b2'", 'give 4, 7 or 10 bytes in hex, such as "04a1b2c3d4e5f6"'),
    (b'{"place": "C3", "card": "cn-tower", "side": "up"}', "'side' is 'up'", 'with a card, give "back" or "face", or leave it out'),
    (b'{"place": "C3", "uid": "04a1b2c3", "side": "back"}', "'side' is 'back'", 'with a card, give "back" or "face", or leave it out'),
    (b'{"place": "C3", "card": "big-ben"}', "that card lies on B4", 'lift it first: {"lift": "B4"}'),
    (b'{"lift": "C3"}', "no card lies on C3", 'place one first: {"place": "C3", "card": "big-ben"}'),
    (b'{"lift": "C4", "card": "cn-tower"}', "that card does not lie on C4", 'name no card where only one lies: {"lift": "C3"}'),
    (b'{"freeze": "C4"}', "'freeze' is 'C4'", 'give a list of slots, such as {"freeze": ["C3"]}'),
    (b'{"freeze": []}', "'freeze' is a list", 'give a list of slots, such as {"freeze": ["C3"]}'),
    (b'{"weak": ["C4"]}', "'weak' is a list", 'give a text such as "C3"'),
    (b'{"weak": "E5"}', "no card lies on E5", "a card by itself is heard badly or well"),
    (b'{"well": "C9"}', "there is no slot 'C9'", "cells are A1 to H8; pads are pad"),
    (b'{"weak": "pad"}', "'pad' is a pad", "cards are tapped on pads, and placed on cells"),
    (b'{"back": ["C4", "C9"]}', "there is no slot 'C9'", "cells are A1 to H8; pads are pad"),
    # People.
    (b'{"press": "okay"}', "there is no button 'okay'", "did you mean 'ok'?"),
    (b'{"press": "seat-0"}', "there is no button 'seat-0'", "did you mean 'seat-1'?"),
    (b'{"press": "seat-3"}', "nobody sits at seat-3", "seats are seat-1, seat-2"),
    (b'{"choose": ["check:C4"]}', "'choose' is a list", 'give a text such as "check:C3"'),
    (b'{"correct": {}}', "'correct' takes one correction", 'write one, such as {"correct": {"hand": {"seat": "seat-1", "count": 3}}}'),
    (b'{"correct": {"hnad": {}}}', "there is no correction 'hnad'", "did you mean 'hand'?"),
    (b'{"correct": {"hand": {"seat": "Anna"}}}', "'hand' takes seat and count; count is missing", "write an object with just seat, count"),
    (b'{"correct": {"hand": 3}}', "'hand' takes seat and count, not 3", "write an object with just seat, count"),
    (b'{"correct": {"hand": {"seat": "Anna", "count": 2.5}}}', "'count' is 2.5", "give the number of cards in the hand"),
    (b'{"correct": {"hand": {"seat": "Vera", "count": 2}}}', "nobody is called 'Vera'", "name one of: seat-1, seat-2, Anna, Boris"),
    (b'{"correct": {"turn": 1}}', "'turn' is 1", 'give a text such as "seat-1"'),
    (b'{"correct": {"drawn": 1}}', "'drawn' is 1", 'write {"correct": {"drawn": true}}'),
    (b'{"correct": {"accept": {"open": ["bigben"]}}}', "deck landmarks has no card 'bigben'", "did you mean 'big-ben'?"),
    (b'{"correct": {"card-is": {"card": "big-ben", "really": "ben"}}}', "deck landmarks has no card 'ben'", ""),
    (b'{"correct": {"replace": {"seat": "Anna", "name": "boris"}}}', "'boris' sits at seat-2", "give each player a name of their own"),
    (b'{"correct": {"replace": {"seat": "Anna", "name": "seat-2"}}}', "'name' is 'seat-2', which is no name", "a name has no comma and "),
    # Questions.
    (b'{"view": 1}', "'view' is 1", 'write {"view": true}'),
    (b'{"why": "9.9"}', "nothing was announced as '9.9'", 'give the id of an announcement, such as "41.2"'),
    (b'{"setup": {}}', "a match is set up already", 'put it aside first: {"put-aside": true}'),
)


def begun():
    driven = table("en")
    for row in ALREADY:
        assert "done" in driven.take(raw(row))[-1]
    return driven


def looked_at(driven):
    """Everything that can be asked for, and the entry."""
    return [driven.take(raw({question: True}))[0] for question in ("view", "expectations", "moves")], driven._match.referee.entry


@pytest.mark.exam
@pytest.mark.parametrize(("line", "what", "fix"), BAD, ids=[what[:60] for _, what, _ in BAD])
def test_a_bad_line_is_one_error_and_changes_nothing(line, what, fix):
    driven, undisturbed = begun(), begun()
    state = driven._match.referee.state
    (row,) = driven.take(line)
    assert row == {"error": {"line": NEXT, "what": what, "fix": row["error"]["fix"]}}
    assert row["error"]["fix"].startswith(fix)
    assert driven._match.referee.state is state
    assert looked_at(driven) == looked_at(undisturbed)
    later = raw({"wait": 2})  # the loose card becomes firm all the same
    assert [row for row in driven.take(later) if "announce" in row] == [row for row in undisturbed.take(later) if "announce" in row] != []


def test_before_the_set_up_every_message_asks_for_it():
    (row,) = table("en").take(b'{"view": true}')
    assert row == {"error": {"line": 1, "what": "no match is set up yet", "fix": 'begin with {"setup": {"players": ["Anna", "Boris"]}}'}}


BAD_SETUPS = (
    ({"game": "chess"}, "set-up, game: there is no game 'chess'"),
    ({"game": 3}, "set-up, game: 3 is no name"),
    ({"deck": "landmark"}, "deck 'landmark': there is no deck of that name and no such folder"),
    ({"deck": "\x00"}, "deck '\\x00': there is no deck of that name and no such folder"),
    ({"deck": "\ud800"}, "deck '\\ud800': there is no deck of that name and no such folder"),
    ({"order": "width"}, "set-up, order: deck landmarks has no 'width'"),
    ({"players": "Anna"}, "set-up, players: comparity is for 2 to 5 players, not 1"),
    ({"players": ["Anna", "anna"]}, "set-up, players: two players have one name"),
    ({"players": ["Anna", 3]}, "set-up, players: a list is no list of names"),
    ({"players": ["Anna", "\n"]}, "set-up, players: '\\n' is no name"),
    ({"players": ["Anna", "seat-1"]}, "set-up, players: 'seat-1' is no name"),
    ({"first": "Vera"}, "set-up, first: nobody is called 'Vera'"),
    ({"house": {"peace": 1}}, "set-up, house: comparity has no house rule 'peace'"),
    ({"house": {"pace": True}}, "set-up, house: 'pace' cannot be true"),
    ({"house": {"hand": 10**30}}, "set-up, house: 'hand' cannot be 1000000000000000000000000000000"),
    ({"house": {"hand": 7.5}}, "set-up, house: 'hand' cannot be 7.5"),
    ({"house": {"hand": float("1e300")}}, "set-up, house: 'hand' cannot be 1e+300"),
    ({"house": ["pace"]}, "set-up, house: a list is no set of house rules"),
    ({"house": {"pile": 100}}, "deck landmarks: 2 players need 114 cards (2 x 7 and 100), the deck has 100"),
    ({"set_aside": ["bigben"]}, "set-up, set_aside: deck landmarks has no card 'bigben'"),
    ({"set_aside": "big-ben"}, "set-up, set_aside: 'big-ben' is no list of names"),
    ({"mat": {"colums": 8}}, "set-up, mat: a mat has no 'colums'"),
    ({"mat": {"columns": 27}}, "set-up, mat, columns: 27 is no number of columns"),
    ({"mat": {"rows": -1}}, "set-up, mat, rows: -1 is no number of rows"),
    ({"mat": {"pads": ["C3"]}}, "set-up, mat, pads: 'C3' cannot be a pad's name"),
    ({"mat": {"pads": ["pad"], "draw_pads": ["pad"]}}, "set-up, mat, pads: 'pad' cannot be a pad's name"),
    ({"mat": {"pads": ["p"] * 5000}}, "set-up, mat, pads: there are 5000 pads"),
    ({"mat": {"blind": ["J9"]}}, "set-up, mat, blind: there is no cell 'J9'"),
    ({"mat": 8}, "set-up, mat: 8 is no mat"),
    ({"mat": "8x9"}, "mat '8x9': there is no mat of that name and no such file"),
    ({"mat": ""}, "set-up, mat: '' is no name"),
    ({"mat": "x" * 5000}, f"set-up, mat: '{'x' * 39}…' is no name"),
    ({"mat": {"line": ["A1", "A1"]}}, "set-up, mat, line: a cell stands in the line twice"),
    ({"mat": {"line": ["A1", "pad"]}}, "set-up, mat, line: 'pad' cannot be a place's name"),
    ({"mat": {"line": ["end", "end"]}}, "set-up, mat, line: 'end' cannot be a place's name"),
    ({"mat": {"line": "A1"}}, "set-up, mat, line: 'A1' is no list of names"),
    ({"mat": {"line": [f"p{number}" for number in range(201)]}}, "set-up, mat, line: there are 201 places"),
    ({"mat": {"tap_places": ["C3"]}}, "set-up, mat, tap_places: 'C3' cannot be a tap place's name"),
    ({"mat": {"tap_places": ["x", "x"]}}, "set-up, mat, tap_places: 'x' cannot be a tap place's name"),
    ({"mat": {"tap_places": [f"p{number}" for number in range(21)]}}, "set-up, mat, tap_places: there are 21 tap places"),
    ({"lang": "de"}, "set-up, lang: 'de' is not spoken here"),
    ({"lang": ["en"]}, "set-up, lang: a list is not spoken here"),
    ({"colour": "red"}, "set-up: there is no 'colour'"),
    ([], "'setup' is a list"),
)


@pytest.mark.parametrize(("asked", "what"), BAD_SETUPS, ids=[what[:60] for _, what in BAD_SETUPS])
def test_a_bad_set_up_is_one_error_and_a_good_one_can_follow(asked, what):
    driven = table("en")
    (row,) = driven.take(raw({"setup": asked}))
    assert row == {"error": {"line": 1, "what": what, "fix": row["error"]["fix"]}}
    assert row["error"]["fix"]
    assert [next(iter(row)) for row in driven.take(raw({"setup": {}}))] == ["protocol", "announce", "announce", "done"]


def test_everything_that_is_the_matter_with_a_set_up_is_said_at_once():
    asked = {"deck": "nowhere", "players": ["", "Boris"], "mat": {"rows": "many"}, "first": "Zoe", "lang": "de"}
    (row,) = table("en").take(raw({"setup": asked}))
    error = row["error"]
    assert [error["what"].split(":")[0], *(one["what"].split(":")[0] for one in error["also"])] == [
        *("deck 'nowhere'", "set-up, players", "set-up, mat, rows", "set-up, lang", "set-up, first"),
    ]


def test_the_set_up_that_is_told_makes_the_same_match_again():
    mats = ({"columns": 5, "blind": ["A1"]}, {"blind": ["pad"], "line": ["A1", "end"], "tap_places": ["site-1"]}, *shipped(), "none")
    for mat in mats:
        asked = {"house": {"pace": 1}, "mat": mat, "set_aside": ["big-ben"], "lang": "ru"}
        rows = table("en").take(raw({"setup": asked}))
        assert rows[0]["protocol"] == 1
        assert table("en").take(raw({"setup": rows[0]["setup"]})) == rows


def test_a_name_that_was_taken_over_and_given_back_by_undo_is_the_old_one_again():
    driven = begun()
    said = []
    taken_over = {"correct": {"replace": {"seat": "Anna", "name": "Zoe"}}}
    for row in (taken_over, {"press": "ok"}, {"correct": {"hand": {"seat": "Zoe", "count": 5}}}):
        said += driven.take(raw({**row, "at": driven._at + 3}))
    assert any("Zoe" in row["announce"]["text"] for row in said if "announce" in row)
    for row in ({"press": "cancel"}, {"press": "undo"}, {"press": "undo"}, {"correct": {"hand": {"seat": "Anna", "count": 5}}}):
        said = driven.take(raw({**row, "at": driven._at + 3}))
    assert "Anna" in said[0]["announce"]["text"]


# Streams.


def told(content, asked=None):
    out = io.BytesIO()
    code = referee(io.BytesIO(content), out, "en", asked)
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


GOOD = b'{"setup": {}}\n{"place": "D4", "card": "big-ben"}\n{"wait": 2}\n'


def test_what_editors_do_to_a_file_does_no_harm():
    cases = [GOOD.rstrip(), GOOD.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + GOOD, GOOD.replace(b": ", b" :\t")]
    assert [(content, told(content)) for content in cases] == [(content, told(GOOD)) for content in cases]


def test_blank_lines_are_passed_over_and_counted():
    _, rows = told(b'\n  \n{"setup": {}}\n\t\n\xef\xbb\xbf\n{"press": "okay"}\n')
    assert rows[-2]["done"]["line"] == 3
    assert rows[-1]["error"]["line"] == 6


def test_without_input_nothing_is_said_and_all_is_well():
    assert told(b"") == (0, [])


def test_a_refused_line_makes_the_exit_code_1():
    assert told(GOOD)[0] == 0
    assert told(GOOD + b"x\n" + b'{"view": true}\n')[0] == 1


class Counted(io.BytesIO):
    """It notes how much was asked for at once."""

    most = 0

    def readline(self, size=-1):
        self.most = max(self.most, size if size >= 0 else len(self.getbuffer()))
        return super().readline(size)


def test_a_line_of_ten_megabytes_is_never_held_whole():
    source = Counted(b"x" * 10_000_000 + b'\n{"view": true}')
    first, second = read_lines(source)
    assert len(first) == source.most == LONGEST_LINE + 2
    assert second == b'{"view": true}'


@pytest.mark.parametrize("length", [LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, LONGEST_LINE + 2, LONGEST_LINE + 3])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_the_longest_line_is_the_longest_whatever_its_end(length, end):
    line = b'{"view": true' + b" " * (length - 14) + b"}" + end
    code, rows = told(b'{"setup": {}}\n' + line + (b'{"moves": true}' if end else b""))
    refused = [row["error"]["line"] for row in rows if "error" in row]
    assert refused == ([2] if length > LONGEST_LINE else [])
    assert code == bool(refused)
    assert ("moves" in rows[-2]) == bool(end)


def test_a_fault_of_the_programs_own_is_told_without_its_message_and_the_match_goes_on(monkeypatch, caplog):
    driven = begun()
    monkeypatch.setattr("companion.protocol.table.moves_view", lambda _: 1 / 0)
    (row,) = answered(driven, b'{"moves": true}')
    assert row["error"]["what"] == "a fault of the program's own (ZeroDivisionError)"
    assert "division by zero" not in caplog.text
    assert "_asked" in caplog.text
    assert "done" in answered(driven, b'{"view": true}')[-1]
