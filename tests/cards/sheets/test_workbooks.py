"""Workbooks: cells keep their types on the way in and out, and a file that would fill the memory is refused before it is opened."""

from __future__ import annotations

import datetime as dt
import io
import sys
import zipfile
from decimal import Decimal

import pytest
from openpyxl import Workbook, load_workbook

from companion.cards.decks.files import find, load, shipped
from companion.cards.sheets import workbook
from companion.cards.sheets.exporting import deck_workbook
from companion.cards.sheets.grid import FileForm
from companion.cards.sheets.importing import ImportOrder, bring
from companion.errors import Unusable
from tests.cards.decks.folders import lay, sheet, with_cell
from tests.cards.sheets.sheets import PLAIN, imported, numbers_of, values_brought, words
from tests.words.english import in_english, refused_with

RIVERS = (("Name", "Length (km)", "Year"), ("Nile", 6650, 1871), ("Amur", 2824.5, 1916), ("Луара", 1006, -52))


def brought(tmp_path, rows, said=PLAIN, file="rivers.xlsx", **more):
    book = Workbook()
    for row in rows:
        book.active.append(row)
    return brought_book(tmp_path, book, said, file, **more)


def brought_book(tmp_path, book, said=PLAIN, file="rivers.xlsx", **more):
    book.save(tmp_path / file)
    return bring(ImportOrder(tmp_path / file, form=said, **more), tmp_path / "decks", words)


def refused(tmp_path, rows, **more):
    with pytest.raises(Unusable) as fault:
        brought(tmp_path, rows, **more)
    return [(one.where.replace(str(tmp_path / "rivers.xlsx"), "").strip(), one.what, one.fix) for one in in_english(fault.value.problems)]


def refused_bytes(tmp_path, content, name="rivers.xlsx"):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Unusable) as fault:
        bring(ImportOrder(tmp_path / name), tmp_path / "decks", words)
    return [(one.what, one.fix) for one in in_english(fault.value.problems)]


def test_numbers_of_a_workbook_are_taken_as_they_are(tmp_path):
    done = brought(tmp_path, (("Rivers of the world",), (), *RIVERS))
    assert numbers_of(done.deck) == {
        "amur": {"length": Decimal("2824.5"), "year": 1916},
        "luara": {"length": 1006, "year": -52},
        "nile": {"length": 6650, "year": 1871},
    }
    assert (done.deck.names["en"], [one.format for one in done.deck.characteristics]) == ("Rivers of the world", ["thousands", "year"])


def test_a_number_that_is_no_decimal_fraction_has_the_digits_that_the_spreadsheet_shows(tmp_path):
    done = brought(tmp_path, (("Name", "Weight"), ("A", 0.1 + 0.2), ("B", 1.268)))
    assert numbers_of(done.deck) == {"a": {"weight": Decimal("0.3")}, "b": {"weight": Decimal("1.268")}}


def test_a_text_in_a_column_of_numbers_is_asked_about_as_in_any_file(tmp_path):
    fix = "write 1268 or 1.268, or tell all of the file with --decimal comma or --decimal point"
    rows = (("Name", "Weight"), ("A", "1,268"), ("B", 5))
    assert refused(tmp_path, rows) == [("row 2, column Weight", "'1,268' may be 1268 or 1.268", fix)]
    assert numbers_of(brought(tmp_path, rows, FileForm(decimal="comma")).deck)["a"] == {"weight": Decimal("1.268")}


def test_what_is_neither_number_nor_text_is_refused_by_row_and_column(tmp_path):
    rows = (("Name", "Height", "Opened"), ("A", 5, dt.date(1889, 3, 31)), ("B", True, 1900), ("C", "#REF!", 1901), ("D", "=1+1", 1902))
    dated = "write a year as a plain number; format all else as text and type the cell again"
    cached = "open the file in a spreadsheet program and save it, or write the result itself"
    assert refused(tmp_path, rows) == [
        ("row 2, column Opened", "it is a date or a time", dated),
        ("row 3, column Height", "it is true or false", "write a number or a text"),
        ("row 4, column Height", "'#REF!' is a formula or its failure", "write the result itself"),
        ("row 5, column Height", "it is a formula whose result is not in the file", cached),
    ]


def test_a_name_that_is_a_number_or_a_date(tmp_path):
    done = brought(tmp_path, (("Name", "Year"), (1984, 1949), ("1917", 2019)))
    assert {card.names["en"] for card in done.deck.cards.values()} == {"1984", "1917"}
    assert [what for _, what, _ in refused(tmp_path, (("Name", "Year"), (dt.date(1984, 1, 2), 5), ("B", 6)), id="other")] == [
        "it is a date or a time"
    ]


def test_of_several_sheets_with_something_in_them_one_is_named(tmp_path):
    book = Workbook()
    for row in RIVERS:
        book.active.append(row)
    book.create_sheet("Empty")
    assert set(brought_book(tmp_path, book, file="one.xlsx").deck.cards) == {"nile", "amur", "luara"}
    more = book.create_sheet("More")
    for row in (("Name", "Length (km)"), ("Volga", 3530)):
        more.append(row)
    with pytest.raises(Unusable) as fault:
        brought_book(tmp_path, book)
    [problem] = in_english(fault.value.problems)
    assert (problem.what, problem.fix) == ("it has several sheets: 'Sheet', 'More'", "name one, such as --sheet 'Sheet'")
    assert set(brought_book(tmp_path, book, FileForm(sheet="More")).deck.cards) == {"volga"}
    with refused_with("there is no sheet 'Less' in it"):
        brought_book(tmp_path, book, FileForm(sheet="Less"), id="other")


def test_new_values_come_from_a_workbook(tmp_path):
    done = brought(tmp_path, (("Name", "Height (m)"), ("Taj Mahal", 75), ("Эйфелева башня", 330)), into="landmarks")
    assert values_brought(done) == (2, 2, 2, (), ())
    assert str(numbers_of(done.deck)["taj-mahal"]["height"]) == "75"


@pytest.mark.parametrize("id", shipped())
def test_a_deck_goes_out_as_a_workbook_and_comes_back_with_every_value(tmp_path, id):
    (tmp_path / "back.xlsx").write_bytes(deck_workbook(find(id)))
    unchanged = bring(ImportOrder(tmp_path / "back.xlsx", into=id), tmp_path / "decks", words)
    assert (unchanged.into.touched, unchanged.into.renamed) == (0, ())
    copied = bring(ImportOrder(tmp_path / "back.xlsx", id="copy", like=id), tmp_path / "decks", words)
    assert numbers_of(copied.deck) == numbers_of(find(id))


def test_numbers_are_written_as_numbers_and_all_else_as_text(tmp_path):
    rows = with_cell(2, "length", "123456789012345.678901")
    deck = load(lay(tmp_path / "rivers", sheet(columns=(*sheet_columns(), "source"), rows=tuple((*row, "=1+1") for row in rows))))
    book = load_workbook(io.BytesIO(deck_workbook(deck)))
    cells = {cell.value: book.active[f"{cell.column_letter}2"] for cell in book.active[1]}
    types = {name: cells[name].data_type for name in ("id", "length", "bridged", "source")}
    assert types == {"id": "s", "length": "s", "bridged": "n", "source": "s"}
    assert (cells["length"].value, cells["bridged"].value, cells["source"].value) == ("123456789012345.678901", 1871, "=1+1")


def sheet_columns():
    return tuple(sheet().split("\n", 1)[0].split(","))


SAVE = "open it in the spreadsheet program, save it as .xlsx without a password, and name that file"


def packed(parts):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return made.getvalue()


def test_files_of_other_kinds_are_named_with_the_way_out(tmp_path):
    ods = packed({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>"})
    way = "open it in LibreOffice, save it as .xlsx or as 'CSV UTF-8', and name that file"
    assert refused_bytes(tmp_path, ods) == [("this is an OpenDocument spreadsheet (.ods), which cannot be read here", way)]
    assert refused_bytes(tmp_path, b"\xd0\xcf\x11\xe0\xa1\xb1") == [
        ("this is a workbook of an old kind (.xls) or one with a password", SAVE)
    ]
    assert refused_bytes(tmp_path, packed({"a.txt": "x"})) == [("it is no workbook of the kind .xlsx", SAVE)]
    assert refused_bytes(tmp_path, b"PK\x03\x04rest") == [("it is damaged, or no workbook of the kind .xlsx (BadZipFile)", SAVE)]
    assert refused_bytes(tmp_path, packed({"xl/workbook.xml": "<a/>"}))[0][1] == SAVE


def test_a_file_that_unpacks_to_too_much_is_refused_before_it_is_opened(tmp_path, monkeypatch):
    def opened(*_, **__):
        raise AssertionError("it was opened")

    monkeypatch.setattr(workbook, "_opened", opened)
    bomb = packed({"xl/workbook.xml": "<a/>", "xl/sharedStrings.xml": b"\0" * 21_000_000})
    assert len(bomb) < 100_000
    assert refused_bytes(tmp_path, bomb) == [
        ("it unpacks to more than 20,000,000 bytes", "copy the table into a workbook of its own, and name that file")
    ]


def test_rows_without_end_are_refused_and_a_size_that_the_file_claims_is_not_believed(tmp_path):
    rows = (("Name", "Height"), *((f"Card {number}", number) for number in range(2_100)))
    assert [what for _, what, _ in refused(tmp_path, rows)] == ["it has more than 2000 cards"]
    plain = io.BytesIO()
    book = Workbook()
    for row in RIVERS:
        book.active.append(row)
    book.save(plain)
    parts = {one: zipfile.ZipFile(plain).read(one) for one in zipfile.ZipFile(plain).namelist()}
    name = "xl/worksheets/sheet1.xml"
    parts[name] = parts[name].replace(b'ref="A1:C4"', b'ref="A1:XFD1048576"')
    (tmp_path / "claims.xlsx").write_bytes(packed(parts))
    done = bring(ImportOrder(tmp_path / "claims.xlsx"), tmp_path / "decks", words)
    assert len(done.deck.cards) == 3


def test_a_damaged_workbook_is_one_clear_error(tmp_path):
    book = io.BytesIO(deck_workbook(find("landmarks")))
    parts = {one: zipfile.ZipFile(book).read(one) for one in zipfile.ZipFile(book).namelist()}
    for name in parts:
        spoilt = packed({**parts, name: parts[name][: len(parts[name]) // 2]})
        problems = []
        try:
            (tmp_path / "spoilt.xlsx").write_bytes(spoilt)
            bring(ImportOrder(tmp_path / "spoilt.xlsx", into="landmarks"), tmp_path / "decks", words)
        except Unusable as fault:
            problems = in_english(fault.problems)
        assert all(one.what and one.fix for one in problems)
        assert problems or name not in ("xl/workbook.xml", "xl/worksheets/sheet1.xml")


def test_without_the_library_a_workbook_is_one_clear_error_and_csv_is_read(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with refused_with("workbooks: the library openpyxl is not installed; install it with: pip install openpyxl"):
        deck_workbook(find("landmarks"))
    (tmp_path / "rivers.xlsx").write_bytes(packed({"xl/workbook.xml": "<a/>"}))
    with refused_with("the library openpyxl is not installed"):
        bring(ImportOrder(tmp_path / "rivers.xlsx"), tmp_path / "decks", words)
    assert len(imported(tmp_path, "Name;Length (km)\nNile;6650\n").deck.cards) == 1
