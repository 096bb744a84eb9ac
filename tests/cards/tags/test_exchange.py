"""Tags leave for a file and come back: nothing is lost on the way, and what was ruined is named."""

from __future__ import annotations

import json
import os

import pytest

from companion.cards.decks.files import find, load
from companion.cards.tags.exchange import as_table, of_deck, taken
from companion.cards.tags.register_file import register_lines, write_lines
from companion.core.decks.register import Register, Tagged
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.cards.decks.folders import lay
from tests.words.english import in_english

NILE, DANUBE = Tagged("rivers", "nile"), Tagged("rivers", "danube")
BACK, FACE = Tagged("rivers", "tigris", "back"), Tagged("rivers", "tigris", "face")
GONE = Tagged("peaks", "etna")
ONE, TWO, THREE, FOUR = (f"0411223344556{number}" for number in range(1, 5))  # digits alone, as spreadsheets like them
TAGS = {ONE: NILE, TWO: DANUBE, THREE: BACK, FOUR: FACE, "04e12345": GONE}
REGISTER = Register(TAGS, commands={"04c0ffee": "ok", "04c0ffef": "seat-2"}, boxes={TWO: 2})

TABLE = """\
uid,deck,card,side,box,command
04:e1:23:45,peaks,etna,,,
04:11:22:33:44:55:62,rivers,danube,,2,
04:11:22:33:44:55:61,rivers,nile,,,
04:11:22:33:44:55:63,rivers,tigris,back,,
04:11:22:33:44:55:64,rivers,tigris,face,,
04:c0:ff:ee,,,,,ok
04:c0:ff:ef,,,,,seat-2
"""


@pytest.fixture
def decks(tmp_path):
    return [load(lay(tmp_path / "rivers")), find("landmarks")]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tags.csv"


def problems_of(file, text, decks, register=None):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unusable) as refused:
        taken(file, register or Register(), decks, replaces=False)
    return [replaced(problem, file) for problem in in_english(refused.value.problems)]


def replaced(problem, file):
    return WordedProblem(problem.where.replace(str(file), "FILE"), problem.what, problem.fix)


def test_a_table_has_uids_with_colons_and_rows_in_the_order_of_names():
    assert as_table(REGISTER).replace("\r\n", "\n") == TABLE


@pytest.mark.parametrize("form", [as_table, lambda register: "".join(register_lines(register))], ids=["table", "lines"])
def test_what_was_exported_is_imported_as_it_was(form, decks, file):
    write_lines(file, [form(REGISTER)])
    taking = taken(file, Register(), decks, replaces=False)
    assert (taking.register, taking.new, taking.known, taking.moved, taking.strange) == (REGISTER, 7, 0, 0, {"peaks": 1})
    again = taken(file, REGISTER, decks, replaces=False)
    assert (again.register, again.new, again.known, again.moved) == (REGISTER, 0, 7, 0)


DIALECTS = {
    "semicolons": TABLE.replace(",", ";"),
    "tabs": TABLE.replace(",", "\t"),
    "quoted": "\n".join(",".join(f'"{cell}"' for cell in line.split(",")) for line in TABLE.splitlines()),
    "other columns first": "\n".join(",".join(reversed(line.split(","))) for line in TABLE.splitlines()),
    "blank rows": "\n,,,,,\n" + TABLE.replace("\n", "\n\n"),
    "capitals": TABLE.replace("uid", "UID").replace("04:e1", "04:E1"),
}


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_tables_are_read_as_spreadsheets_save_them(dialect, encoding, decks, file):
    file.write_bytes(DIALECTS[dialect].replace("\n", "\r\n").encode(encoding))
    assert taken(file, Register(), decks, replaces=False).register == REGISTER


def test_only_the_tags_of_a_deck_are_written_or_taken_where_it_is_named(decks, file):
    rivers = Register({uid: one for uid, one in TAGS.items() if one.deck == "rivers"}, boxes={TWO: 2})
    assert of_deck(REGISTER, "rivers") == rivers
    write_lines(file, [TABLE])
    assert taken(file, Register(), decks, "rivers", replaces=False).register == rivers


SPOILT_FIX = "take the uid from where it came from, and write it with colons: 04:e1:23:45:67:ab:cd"
NOT_SO = "remove the one that is not so"


def test_everything_that_is_wrong_with_a_table_is_named_at_once_with_its_row(decks, file):
    rows = (
        "1.79E+308,rivers,nile,,",
        "4112233,rivers,nile,,",
        '"4,11223E+12",rivers,nile,,',
        "8804a1b2,rivers,nile,,",
        "08a1b2c3,rivers,nile,,",
        "04e12345,rivers,nil,,",
        "04e12346,rivers,nile,top,",
        "04e12347,rivers,nile,,0",
        "04e12348,rivers,nile,,two",
        "04e12349,rivers,,,",
        "04e1234a,rivers,nile,,",
        "04:e1:23:4a,rivers,danube,,",
        "04e1234b,rivers,nile,,",
        "04e1234b,rivers,nile,,3",
        "04e1234c,rivers,nile,,,more",
        "04e1234d,rivers,nile,,99999999999999",
        "04e1234e,rivers,atlantis,,",
    )
    assert problems_of(file, "\n".join(("uid,deck,card,side,box", *rows)), decks) == [
        WordedProblem("FILE row 2", "'1.79E+308' is what a spreadsheet makes of a uid", SPOILT_FIX),
        WordedProblem("FILE row 3", "'4112233' is what a spreadsheet makes of a uid", SPOILT_FIX),
        WordedProblem("FILE row 4", "'4,11223E+12' is what a spreadsheet makes of a uid", SPOILT_FIX),
        WordedProblem(
            "FILE row 5",
            "tag 8804a1b2: it is the beginning of a longer uid: 88 says that more bytes follow",
            "read the tag with a reader that asks for the rest, and write all 7 or 10 bytes",
        ),
        WordedProblem(
            "FILE row 6",
            "tag 08a1b2c3: the chip makes up a new uid each time",
            "use a sticker or a card made for it; phones and bank cards do this",
        ),
        WordedProblem("FILE row 7", "deck rivers has no card nil", "did you mean 'nile'?"),
        WordedProblem("FILE row 8", "there is no side 'top'", "use back or face, or leave it out"),
        WordedProblem("FILE row 9", "there is no box '0'", "boxes are numbered: write 2 for the second, 99 at the most"),
        WordedProblem("FILE row 10", "there is no box 'two'", "boxes are numbered: write 2 for the second, 99 at the most"),
        WordedProblem(
            "FILE row 11", "the row is neither a card with its deck nor a command", "fill in uid, deck and card, or uid and command"
        ),
        WordedProblem("FILE row 13", "tag 04e1234a: it already belongs to nile of deck rivers", NOT_SO),
        WordedProblem("FILE row 15", "tag 04e1234b: row 14 says something else of it", NOT_SO),
        WordedProblem("FILE row 16", "'more' lies in a column without a name", "name the column, or empty the cell"),
        WordedProblem("FILE row 17", "there is no box '99999999999999'", "boxes are numbered: write 2 for the second, 99 at the most"),
        WordedProblem("FILE row 18", "deck rivers has no card atlantis", "`facedown deck show rivers` lists its cards"),
    ]


def test_whatever_is_wrong_with_lines_is_named_too(decks, file):
    good = {"uid": "04e12345", "deck": "rivers", "card": "nile"}
    lines = (good, {**good, "uid": 4112233}, {**good, "uid": "1.79E+308"}, {**good, "colour": "red"})
    text = "\n".join((*map(json.dumps, lines), "[]", '{"uid": "04e1'))
    problems = problems_of(file, text, decks)
    assert [(problem.where, problem.what) for problem in problems] == [
        ("FILE line 2", "'4112233' is what a spreadsheet makes of a uid"),
        ("FILE line 3", "'1.79E+308' is what a spreadsheet makes of a uid"),
        ("FILE line 4", '\'{"uid": "04e12345", "deck": "rivers", "…\' is not a tag and its card'),
        ("FILE line 5", "'[]' is not a tag and its card"),
        ("FILE line 6", '\'{"uid": "04e1\' is not JSON'),
    ]


def test_columns_that_are_not_known_or_missing_are_named(decks, file):
    assert problems_of(file, "tag,deck,name\n1,2,3\n", decks) == [
        WordedProblem("FILE row 1", "the column 'name' is not known here", "use one of: box, card, command, deck, side, uid"),
        WordedProblem("FILE row 1", "the column 'tag' is not known here", "use one of: box, card, command, deck, side, uid"),
        WordedProblem("FILE row 1", "there is no column uid", "the first row names the columns: uid, deck, card, side, box, command"),
    ]


CONFLICTS = (
    (Register({ONE: DANUBE}), "it already belongs to danube of deck rivers"),
    (Register({ONE: NILE}, boxes={ONE: 2}), "it already belongs to nile of deck rivers, box 2"),
    (Register({ONE: Tagged("rivers", "nile", "face")}), "it already belongs to nile of deck rivers, box 1, with the face up"),
    (Register({ONE: Tagged("rivers", "nile", "back")}), "it already belongs to nile of deck rivers, box 1, with the back up"),
    (Register(commands={ONE: "ok"}), "it already is the command ok"),
)


@pytest.mark.parametrize(("register", "what"), CONFLICTS, ids=[what for _, what in CONFLICTS])
def test_where_file_and_register_disagree_nothing_is_taken_unless_the_file_is_said_to_be_right(register, what, decks, file):
    text = f"uid,deck,card\n{TWO},rivers,danube\n{ONE},rivers,nile\n"
    fix = "remove it here, or add --replace where the file is right"
    assert problems_of(file, text, decks, register) == [WordedProblem("FILE row 3", f"tag {ONE}: {what}", fix)]
    taking = taken(file, register, decks, replaces=True)
    assert (taking.register, taking.new, taking.known, taking.moved) == (Register({ONE: NILE, TWO: DANUBE}), 1, 0, 1)


def test_what_the_file_does_not_tell_of_stays(decks, file):
    file.write_text(f"uid,deck,card\n{TWO},rivers,danube\n", encoding="utf-8")
    before = Register({ONE: NILE}, commands={"04c0ffee": "ok"}, boxes={ONE: 2})
    assert taken(file, before, decks, replaces=True).register == before.enrolled(TWO, DANUBE)


@pytest.mark.parametrize("text", ["", "\n \n", "uid,deck,card\n"])
def test_a_file_with_no_tags_in_it_says_so(text, decks, file):
    (problem,) = problems_of(file, text, decks)
    assert problem.what == "there is nothing in it"


def test_a_file_that_is_not_there_says_so(decks, file):
    with pytest.raises(Unusable) as refused:
        taken(file, Register(), decks, replaces=False)
    assert in_english(refused.value.problems) == (
        WordedProblem(str(file), "there is no such file", "give one that `facedown tags export` has written"),
    )


def test_what_is_no_ordinary_file_is_not_taken_for_a_deck(decks, tmp_path):
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for name, what in (("folder", "this is a folder, not a file"), ("pipe", "this is no ordinary file")):
        with pytest.raises(Unusable) as refused:
            taken(tmp_path / name, Register(), decks, replaces=False)
        assert in_english(refused.value.problems) == (
            WordedProblem(str(tmp_path / name), what, "give one that `facedown tags export` has written"),
        )


def test_a_deck_that_is_a_slip_for_one_that_is_here_is_asked_about(decks, file):
    rows = "uid,deck,card\n04:e1:23:45,landmark,big-ben\n04:e1:23:46,landmark,atlantis\n04:e1:23:47,peaks,etna\n"
    fix = "did you mean 'landmarks'? If not, bring that deck here first"
    assert problems_of(file, rows, decks) == [WordedProblem("FILE row 2", "there is no deck 'landmark'", fix)]
    known = Register().enrolled("04e12349", Tagged("landmark", "big-ben"))
    assert taken(file, known, decks, replaces=False).new == 3  # whoever knows tags of it had it once


def test_a_key_that_stands_twice_in_a_line_is_refused(decks, file):
    line = '{"uid": "04e12345", "deck": "rivers", "card": "nile", "card": "tigris"}\n'
    assert problems_of(file, line, decks) == [WordedProblem("FILE line 1", "'card' stands there twice", "write each key once")]


def test_what_readers_give_for_a_read_that_failed_is_no_tag(decks, file):
    what = "'00:00:00:00' is no tag: readers give it for a read that failed"
    rows = "uid,deck,card\n00:00:00:00,rivers,nile\n"
    assert problems_of(file, rows, decks) == [WordedProblem("FILE row 2", what, "read the tag again, or remove it here")]
