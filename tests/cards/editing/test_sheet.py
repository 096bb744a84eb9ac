"""A cell or a row of a card file is changed, and every other character stays what it was."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.decks.files import CARDS, load, of_texts, shipped
from companion.cards.editing.card_file import row_places, sheet_of, texts_of
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.cards.decks.folders import COLUMNS, OUTLINE, lay, sheet
from tests.words.english import in_english

KNOWN = COLUMNS
TEXT = """\
\n
id;name_en;;length;bridged
nile;"Nile; the";;6650;1871

danube ;  Danube;;  "2850,5" ;105
tigris;"Tig""ris";;1900
"""
PLAIN = TEXT.replace('"2850,5" ', '"2850,5"')


def test_a_cell_is_changed_in_its_row_and_nowhere_else():
    read = sheet_of(PLAIN, KNOWN)
    assert (read.separator, read.table.header_row, [row.number for row in read.table.rows]) == (";", 3, [4, 6, 7])
    assert read.with_cells({6: {"length": "2851"}}) == PLAIN.replace('  "2850,5"', '"2851"')
    assert read.with_cells({4: {"length": "6695", "bridged": "1900"}}) == PLAIN.replace("6650;1871", "6695;1900")
    assert read.with_cells({7: {"bridged": "-690"}}) == PLAIN.replace(";1900\n", ";1900;-690\n")
    assert read.with_cells({7: {"name_en": 'The "Tigris"'}}) == PLAIN.replace('"Tig""ris"', '"The ""Tigris"""')
    assert read.with_cells({4: {"name_en": "Nile"}}) == PLAIN.replace('"Nile; the"', '"Nile"')


def test_a_cell_that_needs_quotation_marks_gets_them():
    read = sheet_of(PLAIN, KNOWN)
    for text in ("a;b", 'a"b', "a\nb"):
        changed = sheet_of(read.with_cells({4: {"name_en": text}}), KNOWN)
        assert changed.row("nile").cells["name_en"] == text
        assert changed.row("tigris").cells == read.row("tigris").cells


def test_a_column_that_is_not_there_yet_is_added_behind_the_others():
    read = sheet_of(PLAIN, KNOWN)
    changed = read.with_cells({7: {"note_en": "x", "length": "5"}})
    assert changed == PLAIN.replace("length;bridged\n", "length;bridged;note_en\n").replace(";1900\n", ";5;;x\n")
    assert sheet_of(changed, KNOWN).row("tigris").cells["note_en"] == "x"


def test_a_row_is_added_behind_the_last_and_removed_with_its_line_end():
    read = sheet_of(PLAIN, KNOWN)
    assert read.with_row({"id": "volga", "length": "3530"}) == f"{PLAIN}volga;;;3530\n"
    assert read.with_row({"id": "volga", "note_en": "x"}) == f"{PLAIN}volga;;;;;x\n".replace("bridged\n", "bridged;note_en\n")
    assert read.without_row(4) == PLAIN.replace('nile;"Nile; the";;6650;1871\n', "")
    assert sheet_of(PLAIN.rstrip("\n"), KNOWN).without_row(7) == PLAIN[: PLAIN.index("tigris")]


def test_a_file_with_nothing_but_headings_gets_its_first_row():
    for text in ("id,name_en,length", "id,name_en,length\n", "id,name_en,length\n\n"):
        end = text.removeprefix("id,name_en,length")
        assert sheet_of(text, KNOWN).with_row({"id": "nile", "length": "1"}) == f"id,name_en,length\nnile,,1{end}"
    assert sheet_of("id,length\n", KNOWN).with_row({"id": "nile", "note_en": "x"}) == "id,length,note_en\nnile,,x\n"


def test_a_number_is_written_as_the_others_are():
    spoken = sheet_of(PLAIN, KNOWN)
    written = {text: spoken.as_written_here("length", text) for text in ("1.5", "1,5", "-0.25", "1 000.5", "12")}
    assert written == {"1.5": "1,5", "1,5": "1,5", "-0.25": "-0,25", "1 000.5": "1 000.5", "12": "12"}
    assert sheet_of(PLAIN.replace("2850,5", "2850.5"), KNOWN).as_written_here("length", "1.5") == "1.5"
    assert sheet_of("id,length\nnile,6650\n", KNOWN).as_written_here("length", "1.5") == "1.5"


def test_a_file_that_cannot_be_split_is_refused_with_its_row():
    with pytest.raises(Unusable) as refused:
        sheet_of('id,name_en\nnile,"Nile\n', KNOWN)
    assert [(one.where, one.fix) for one in in_english(refused.value.problems)] == [
        ("cards.csv row 2", "look for a quotation mark that is not closed")
    ]


@pytest.mark.parametrize("name", shipped())
def test_every_cell_of_a_shipped_deck_can_be_written_anew_and_nothing_changes(name):
    texts = texts_of(shipped()[name])
    read = texts.sheet()
    text = texts.cards.text
    for row in read.table.rows:
        text = sheet_of(text, read.table.columns).with_cells({row.number: row.cells}) if row.number % 25 == 2 else text
    assert list(csv.reader(io.StringIO(text))) == list(csv.reader(io.StringIO(texts.cards.text)))
    assert of_texts(texts.outline.text, text).cards == load(shipped()[name]).cards


CELLS = st.text('ab ,;\t"\n|é', max_size=5)


@settings(max_examples=150)
@given(st.lists(st.lists(CELLS, min_size=1, max_size=4), min_size=1, max_size=4), st.sampled_from(",;\t"), st.booleans())
def test_rows_and_cells_are_found_where_the_csv_module_finds_them(rows, separator, has_end):
    written = io.StringIO()
    csv.writer(written, delimiter=separator, lineterminator="\n").writerows(rows)
    text = written.getvalue() if has_end else written.getvalue().rstrip("\n")
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t", strict=True)
    expected = [[cell.strip() for cell in row] or [""] for row in reader]
    found = row_places(text, separator)
    assert [[cell.text for cell in row.cells] for row in found] == expected
    assert "\n".join(text[row.begin : row.end] for row in found) == text.removesuffix("\n")


@settings(max_examples=80)
@given(CELLS.map(str.strip), st.sampled_from(("name_en", "note_en", "length")), st.sampled_from((4, 6, 7)), st.sampled_from(",;"))
def test_whatever_is_written_into_a_cell_is_read_back_and_the_rest_stays(text, column, number, separator):
    read = sheet_of(PLAIN if separator == ";" else sheet_of_commas(), KNOWN)
    again = sheet_of(read.with_cells({number: {column: text}}), (*KNOWN, "note_en"))
    for row, other in zip(read.table.rows, again.table.rows, strict=True):
        expected = {**row.cells, column: text} if row.number == number else {column: "", **row.cells}
        assert {name: cell for name, cell in other.cells.items() if name in expected} == expected


def sheet_of_commas():
    return PLAIN.replace("2850,5", "2850.5").replace("; the", "").replace(";", ",")


def test_texts_are_written_again_as_the_file_was(tmp_path):
    folder = lay(tmp_path / "rivers")
    plain, changed = sheet(), sheet().replace("6650", "6695")
    for raw, again in (
        (plain.encode(), changed.encode()),
        (plain.encode("utf-8-sig"), changed.encode("utf-8-sig")),
        (plain.replace("\n", "\r\n").encode(), changed.replace("\n", "\r\n").encode()),
        (plain.replace("\n", "\r\n").encode("utf-16"), changed.replace("\n", "\r\n").encode("utf-8-sig")),
        (plain.replace("\n", "\r").encode(), changed.encode()),
    ):
        (folder / CARDS).write_bytes(raw)
        texts = texts_of(folder)
        assert texts.cards.again(texts.cards.text.replace("6650", "6695")).encode() == again


def test_what_was_in_an_old_encoding_gets_the_mark_by_which_spreadsheets_know_the_new_one(tmp_path):
    folder = lay(tmp_path / "rivers", sheet().encode("cp1251", errors="ignore"), f'encoding = "cp1251"\n{OUTLINE}')
    texts = texts_of(folder)
    assert texts.cards.is_marked
    assert texts.cards.again(texts.cards.text).startswith("\ufeff")


def test_both_files_that_cannot_be_read_are_said(tmp_path):
    folder = lay(tmp_path / "rivers", b"\xef\xbb\xbf\xff", OUTLINE.encode())
    (folder / "deck.toml").unlink()
    with pytest.raises(Unusable) as refused:
        texts_of(folder)
    fix = "make one named deck.toml; the README of companion/cards/decks shows how"
    assert in_english(refused.value.problems)[0] == WordedProblem(str(folder / "deck.toml"), "there is no such file", fix)
    assert [one.where for one in in_english(refused.value.problems)] == [str(folder / "deck.toml"), f"{folder / 'cards.csv'} line 1"]
