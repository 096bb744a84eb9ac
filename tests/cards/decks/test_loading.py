"""A deck folder is read whatever the spreadsheet made of it, or refused with everything that is wrong."""

from __future__ import annotations

import dataclasses
import re
from decimal import Decimal
from pathlib import Path

import pytest

from companion.cards.decks import files
from companion.cards.decks.files import NAME_PAGE, load
from companion.core.decks.card import Card, Characteristic
from companion.core.decks.hidden import Hidden
from companion.words.problems import WordedProblem
from companion.words.texts import text_in
from tests.cards.decks.folders import COLUMNS, OUTLINE, ROWS, in_cards, in_outline, lay, problems_of, sheet, with_cell

RIVERS = sheet()


def everything_of(deck):
    return dataclasses.replace(deck, contents="")


@pytest.fixture
def rivers(tmp_path):
    return load(lay(tmp_path / "plain"))


def test_a_deck_holds_what_its_two_files_say(rivers):
    length, bridged = rivers.characteristics
    assert length == Characteristic(
        id="length",
        names={"en": "length", "ru": "длина", "fr": "longueur"},
        units={"en": "km", "ru": "км", "fr": "km"},
        format="thousands",
        more={"en": "longer", "ru": "длиннее", "fr": "plus long"},
        marks=("approximate",),
    )
    assert bridged.units == {"en": "", "ru": "", "fr": ""}
    assert rivers.cards["nile"] == Card(
        id="nile",
        deck="rivers",
        names={"en": "Nile", "ru": "Нил", "fr": "Nil"},
        short_names={"en": "The\nNile", "ru": "Нил", "fr": "Nil"},
        places={"en": "Égypte", "ru": "Égypte", "fr": "Égypte"},
        notes={"en": "", "ru": "", "fr": ""},
        marks={"length": ("approximate",), "bridged": ()},
        numbers=Hidden({"length": Decimal(6650), "bridged": Decimal(1871)}),
    )
    assert (rivers.id, rivers.names["fr"], rivers.credits) == ("rivers", "Fleuves", ("A school atlas.",))


def test_cards_stand_in_the_order_of_their_ids_not_of_the_rows(rivers):
    assert list(rivers.cards) == ["danube", "nile", "tigris"]


CYRILLIC_ROWS = tuple((id, en, ru, fr, short, "", *rest) for id, en, ru, fr, short, _, *rest in ROWS)
CYRILLIC = sheet(rows=CYRILLIC_ROWS)

DIALECTS = {
    "UTF-8 with a byte order mark": (RIVERS, RIVERS.encode("utf-8-sig")),
    "UTF-16 as Excel's Unicode text": (RIVERS, sheet(separator="\t").encode("utf-16")),
    "UTF-16 the other way round": (RIVERS, b"\xfe\xff" + RIVERS.encode("utf-16-be")),
    "semicolons": (RIVERS, sheet(separator=";")),
    "tabs": (RIVERS, sheet(separator="\t")),
    "line ends of Windows": (RIVERS, RIVERS.replace("\n", "\r\n")),
    "line ends of old Macs": (RIVERS, RIVERS.replace("\n", "\r")),
    "no line end at the end": (RIVERS, RIVERS.rstrip("\n")),
    "letters with their accents apart": (RIVERS, RIVERS.replace("É", "E\u0301")),
    "decimal commas between semicolons": (RIVERS, sheet(rows=with_cell(3, "length", "2850,5"), separator=";")),
    "a quoted decimal comma between commas": (RIVERS, sheet(rows=with_cell(3, "length", "2850,5"))),
    "three decimals after a comma between semicolons": (
        sheet(rows=with_cell(3, "length", "2.125")),
        sheet(rows=with_cell(3, "length", "2,125"), separator=";"),
    ),
    "no-break spaces between thousands": (RIVERS, sheet(rows=with_cell(3, "length", "2\xa0850,5"))),
    "narrow no-break spaces between thousands": (RIVERS, sheet(rows=with_cell(3, "length", "2\u202f850.5"))),
    "spaces between thousands": (RIVERS, sheet(rows=with_cell(3, "length", "2 850.5"))),
    "commas between thousands before a point": (RIVERS, sheet(rows=with_cell(3, "length", "2,850.5"))),
    "commas between thousands and millions": (
        sheet(rows=with_cell(3, "length", "1268541")),
        sheet(rows=with_cell(3, "length", "1,268,541")),
    ),
    "zeros that say nothing": (RIVERS, sheet(rows=with_cell(3, "length", "02850.500000000"))),
    "a printed minus": (RIVERS, sheet(rows=with_cell(4, "bridged", "−690"))),
    "blank rows": (RIVERS, "\n,,,\n" + RIVERS.replace("\n", "\n,,,,,,,,,\n\n") + "   \n"),
    "blank columns": (RIVERS, RIVERS.replace("\n", ",,,\n")),
    "blanks around cells": (RIVERS, sheet(rows=tuple(tuple(f" {cell}\xa0 " for cell in row) for row in ROWS), columns=COLUMNS)),
    "every cell in quotation marks": (RIVERS, "".join(",".join(f'"{cell}"' for cell in row) + "\n" for row in (COLUMNS, *ROWS))),
    "columns in another order": (RIVERS, sheet(columns=COLUMNS[::-1], rows=tuple(row[::-1] for row in ROWS))),
    "names of columns in capitals": (RIVERS, sheet(columns=tuple(map(str.upper, COLUMNS)))),
    "rows in another order": (RIVERS, sheet(rows=ROWS[::-1])),
    "a line break in a short name": (RIVERS, sheet(rows=with_cell(2, "short_en", "The\nNile"))),
    "a column for sources": (RIVERS, sheet(columns=(*COLUMNS, "source"), rows=tuple((*row, "an atlas") for row in ROWS))),
}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_spreadsheets_dialect_makes_no_difference(dialect, tmp_path):
    plain, spoken = DIALECTS[dialect]
    deck = load(lay(tmp_path / "dialect", spoken))
    assert everything_of(deck) == everything_of(load(lay(tmp_path / "plain", plain)))


def test_the_outline_may_be_saved_in_any_encoding_too(rivers, tmp_path):
    for encoding in ("utf-8-sig", "utf-16"):
        assert load(lay(tmp_path / encoding, outline=OUTLINE.encode(encoding))) == rivers
    for line_end in ("\r\n", "\r"):
        assert load(lay(tmp_path / "line-ends", outline=OUTLINE.replace("\n", line_end))) == rivers


def test_contents_name_the_text_of_both_files_whatever_its_bytes(rivers, tmp_path):
    same = load(lay(tmp_path / "same", RIVERS.replace("\n", "\r\n").encode("utf-16"), OUTLINE.encode("utf-8-sig")))
    other_number = load(lay(tmp_path / "number", RIVERS.replace("6650", "6651")))
    other_name = load(lay(tmp_path / "name", outline=OUTLINE.replace("Rivers", "Streams")))
    assert same.contents == rivers.contents
    assert len({rivers.contents, other_number.contents, other_name.contents}) == 3


NUMBER = "write a number such as 324 or 96.3"
PLAIN = "format the column as a plain number and type all its digits"
TEXT = "format the column as text and type the cell again"
COMMA = "write it without the comma, or with a point in its place"
SLUG = "use lower case letters a-z, digits and hyphens, such as "
SHORT = "write one or two lines of at most 11 characters with a | between them, such as Empire|State; or leave the cell empty"

DAMAGE = (
    ("length", "1.79E+308", "it is a number of which the spreadsheet kept only the size", PLAIN),
    ("length", "2,19E+09", "it is a number of which the spreadsheet kept only the size", PLAIN),
    ("length", "1e999999999", "it is a number of which the spreadsheet kept only the size", PLAIN),
    ("length", "2-Jan", "it is a date that the spreadsheet made of what was typed", TEXT),
    ("length", "02.янв", "it is a date that the spreadsheet made of what was typed", TEXT),
    ("length", "janv-02", "it is a date that the spreadsheet made of what was typed", TEXT),
    ("length", "12/5", "it looks like a date", PLAIN),
    ("length", "#REF!", "it is a formula or its failure", "write the result itself"),
    ("length", "", "the cell is empty", NUMBER),
    ("length", "5,5x", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "6650 km", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "1 2", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "12,34,567", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "NaN", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "-Infinity", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "٣٢٤", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("length", "'6650", "it begins with an apostrophe", "remove the apostrophe"),
    ("length", "6,650", "its comma may part thousands or begin decimals", COMMA),
    ("length", "9" * 16, "it has too many digits", "at most 15 before and 6 after the point are kept exactly"),
    ("length", "0.1234567", "it has too many digits", "at most 15 before and 6 after the point are kept exactly"),
    ("bridged", "0", "it is not a year", "write a whole number such as 1889, or -280 for 280 BC; no year is 0"),
    ("bridged", "1889.5", "it is not a year", "write a whole number such as 1889, or -280 for 280 BC; no year is 0"),
    ("id", "", "the id is missing", "write one such as eiffel-tower"),
    ("id", "Blue Nile", "'Blue Nile' is not an id", f"{SLUG}blue-nile"),
    ("id", "Нил", "'Нил' is not an id", f"{SLUG}nil"),
    ("id", "2-jan", "'2-jan' is a date that the spreadsheet made of what was typed", TEXT),
    ("id", "n" * 65, f"'{'n' * 39}…' is too long for an id", "use at most 64 characters"),
    ("id", "danube", "'danube' is already the id of row 3", "give each card an id of its own, or remove one row"),
    ("name_en", "n" * 81, f"'{'n' * 39}…' has 81 characters", "use at most 80"),
    ("name_en", "2-Jan", "'2-Jan' is a date that the spreadsheet made of what was typed", TEXT),
    ("name_ru", "?????", "'?????' has lost its letters when it was saved", "type it again and save as 'CSV UTF-8'"),
    ("name_en", "Ti\u200bgris", "'Ti\\u200bgris' has an invisible character (U+200B) in it", "type it again without"),
    ("short_en", "Tigris|and|Co", "'Tigris|and|Co' is not one line or two", SHORT),
    ("short_en", "|Tigris", "'|Tigris' is not one line or two", SHORT),
    ("short_en", "Mesopotamian", "'Mesopotamian' has 12 characters", SHORT),
    ("short_en", "the|NILE", "'the|NILE' is already the short name of row 2", "change one of them"),
    ("length_marks", "aproximate", "there is no mark 'aproximate' in this column", "did you mean 'approximate'?"),
    ("length_marks", "us-only", "there is no mark 'us-only' in this column", "use one of: approximate"),
)


@pytest.mark.parametrize(("column", "value", "what", "fix"), DAMAGE)
def test_a_spoilt_cell_is_named_with_a_fix_and_with_its_value_where_that_is_no_number(column, value, what, fix, tmp_path):
    folder = lay(tmp_path / "rivers", sheet(rows=with_cell(4, column, value)))
    assert problems_of(folder) == [in_cards(folder, f"row 4, column {column}", what, fix)]


def test_a_card_needs_a_name_in_one_language_at_least(tmp_path):
    rows = (("nile", "", "", "", *ROWS[0][4:]), *ROWS[1:])
    folder = lay(tmp_path / "rivers", sheet(rows=rows))
    what, fix = "the card has no name", "write its name in at least one language"
    assert problems_of(folder) == [in_cards(folder, "row 2, column name_en", what, fix)]


def test_the_first_name_that_is_given_stands_in_for_the_others(tmp_path):
    rows = (("nile", "", "Нил", "", "", *ROWS[0][5:]), *ROWS[1:])
    nile = load(lay(tmp_path / "rivers", sheet(rows=rows))).cards["nile"]
    assert (nile.names, nile.short_names) == (dict.fromkeys(("en", "ru", "fr"), "Нил"),) * 2


def test_missing_and_unknown_columns_are_named_with_what_was_probably_meant(tmp_path):
    columns = ("id", "name_eng", "name_ru", "name_fr", "short_en", "place_fr", "lenght", "length_marks", "bridged", "")
    folder = lay(tmp_path / "rivers", sheet(columns=columns, rows=tuple((*row, "") for row in ROWS)))
    assert problems_of(folder) == [
        in_cards(folder, "row 1, column name_eng", "there is no column 'name_eng' in this deck", "did you mean 'name_en'?"),
        in_cards(folder, "row 1, column lenght", "there is no column 'lenght' in this deck", "did you mean 'length'?"),
        in_cards(folder, "row 1, column length", "the column is missing", "add a column named length"),
    ]


def test_a_sheet_without_ids_and_names_says_so(tmp_path):
    folder = lay(tmp_path / "rivers", sheet(("length", "bridged"), (("1", "2"),)))
    assert problems_of(folder) == [
        in_cards(folder, "row 1, column id", "the column is missing", "add a column named id"),
        in_cards(folder, "row 1, column name_en", "the column is missing", "add a column named name_en, name_ru or name_fr"),
    ]


def test_a_column_that_stands_there_twice_and_a_row_that_slipped_are_found(tmp_path):
    cards = (
        sheet(columns=(*COLUMNS, "bridged"), rows=tuple((*row, "1") for row in ROWS)) + "volga,Volga,Волга,Volga,,,3530,,1900,1,oops,oops\n"
    )
    folder = lay(tmp_path / "rivers", cards)
    fix = "put text that has separators in it in quotation marks, or name the column"
    assert problems_of(folder) == [
        in_cards(folder, "row 1, column bridged", "the column 'bridged' stands there twice", "remove or rename one of them"),
        in_cards(folder, "row 5, column 11", "a cell lies in a column without a name", fix),
    ]


def test_rows_are_counted_as_the_spreadsheet_counts_them(tmp_path):
    rows = (*with_cell(2, "place_fr", "Égypte\nSoudan")[:1], ("", "", "", "", "", "", "", "", ""), *with_cell(4, "length", "x")[1:])
    folder = lay(tmp_path / "rivers", "\n" + sheet(rows=rows))
    what = "the cell is not a number"
    assert problems_of(folder) == [in_cards(folder, "row 6, column length", what, f"{NUMBER}, without its unit")]


def test_everything_that_is_wrong_in_both_files_comes_at_once(tmp_path):
    rows = (("nile", "Nile", "Нил", "Nil", "", "", "x", "", ""), ("nile", "", "", "", "", "", "1", "", "1"))
    folder = lay(tmp_path / "rivers", sheet(rows=rows), OUTLINE.replace("thousands", "thousend").replace('"A school atlas."', "7"))
    assert problems_of(folder) == [
        in_outline(folder, "characteristic 1, format", "there is no format 'thousend'", "did you mean 'thousands'?"),
        in_outline(
            folder, "credits", "this is a whole number (7), not what belongs here", 'write a text in quotation marks, such as "height"'
        ),
        in_cards(folder, "row 2, column length", "the cell is not a number", f"{NUMBER}, without its unit"),
        in_cards(folder, "row 2, column bridged", "the cell is empty", NUMBER),
        in_cards(folder, "row 3, column name_en", "the card has no name", "write its name in at least one language"),
        in_cards(folder, "row 3, column id", "'nile' is already the id of row 2", "give each card an id of its own, or remove one row"),
    ]


def test_cards_are_checked_even_when_the_outline_cannot_be_read(tmp_path):
    folder = lay(tmp_path / "rivers", sheet(rows=with_cell(3, "id", "The Danube")), "id = rivers")
    assert [problem.where for problem in problems_of(folder)] == [f"{folder / 'deck.toml'}", f"{folder / 'cards.csv'} row 3, column id"]


MISSPELT = (
    ('id = "rivers"', 'id = "The Rivers"', "id", "'The Rivers' is not an id", f"{SLUG}the-rivers"),
    (
        'id = "rivers"',
        "id = 7",
        "id",
        "this is a whole number (7), not what belongs here",
        'write a text in quotation marks, such as "height"',
    ),
    ('id = "rivers"', "", "id", "it is missing", 'write a text in quotation marks, such as "height"'),
    ("credits =", "credit =", "", "'credit' is not known here", "did you mean 'credits'?"),
    ('ru = "Реки"', "ru = 1979-05-27", "names.ru", "this is a date or a time, not what belongs here", None),
    ('ru = "Реки"', 'de = "Flüsse"', "names", "'de' is not known here", "use one of: en, fr, ru"),
    ('format = "year"', "format = true", "characteristic 2, format", "this is true or false (True), not what belongs here", None),
    ('"bridged"', '"name_en"', "characteristic 2, id", "'name_en' cannot be the id of a characteristic", None),
    ('["approximate"]', '["roughly"]', "characteristic 1, marks", "there is no mark 'roughly'", "use one of: approximate, us-only"),
    (
        '["approximate"]',
        '"approximate"',
        "characteristic 1, marks",
        "this is a text, not what belongs here",
        'write marks = ["...", "..."]',
    ),
)


@pytest.mark.parametrize(("right", "wrong", "place", "what", "fix"), MISSPELT)
def test_a_mistake_in_the_outline_is_named_with_its_place(right, wrong, place, what, fix, tmp_path):
    folder = lay(tmp_path / "rivers", outline=OUTLINE.replace(right, wrong, 1))
    first = problems_of(folder)[0]
    assert first == in_outline(folder, place, what, fix or first.fix)


def test_a_deck_needs_a_characteristic_and_two_cannot_share_an_id(tmp_path):
    none = lay(tmp_path / "none", sheet(("id", "name_en"), (("nile", "Nile"),)), 'id = "rivers"\nnames = "Rivers"')
    twin = lay(tmp_path / "twin", sheet(), OUTLINE.replace('"bridged"', '"length"'))
    assert problems_of(none) == [in_outline(none, "characteristic", "it is missing", "begin each with a line [[characteristic]]")]
    assert problems_of(twin)[0] == in_outline(twin, "characteristic", "'length' is the id of two characteristics", "give each its own")


def test_the_first_language_that_is_given_stands_in_for_the_others(tmp_path):
    russian = OUTLINE.replace('en = "Rivers"', "").replace('fr = "Fleuves"', "")
    assert load(lay(tmp_path / "rivers", outline=russian)).names == dict.fromkeys(("en", "ru", "fr"), "Реки")


def test_one_text_serves_all_languages(tmp_path):
    short = OUTLINE.replace('unit = { en = "km", ru = "км", fr = "km" }', 'unit = "km"')
    assert load(lay(tmp_path / "rivers", outline=short)).characteristics[0].units == {"en": "km", "ru": "km", "fr": "km"}


AGAIN = "save it again as 'CSV UTF-8'"
EMPTY = "the first row names the columns, each further row is a card"
FILES = (
    (b"", "", "there is nothing in it", EMPTY),
    (b"\n  \n,,\n", "", "there is nothing in it", EMPTY),
    ("id,name_en,length,bridged\n", "", "there are no cards in it", "write one card to a row under the names of the columns"),
    (b"id\nni\0le\n", "line 2", "there is a NUL character, which no text has", AGAIN),
    (RIVERS.encode("utf-16-le"), "line 1", "there is a NUL character, which no text has", AGAIN),
    (RIVERS.encode().replace(b"\xd0\x9d", b"\xd0"), "line 2", "byte 84 of the file is not text in utf-8", text_in(NAME_PAGE, "en")),
    (b"\xff\xfe\x00\xd8", "", "byte 3 of the file is not text in utf-16", AGAIN),
    (b"x" * 5_000_001, "", "it is larger than 5,000,000 bytes", "a deck's files hold text only; remove what does not belong there"),
    ("a," * 200 + "z\n", "row 1", "it has 201 columns", "a deck has 100 at the most"),
    (sheet(rows=ROWS * 667), "", "it has more than 2000 cards", "make it two decks"),
)


@pytest.mark.parametrize(("content", "place", "what", "fix"), FILES, ids=[what for _, _, what, _ in FILES])
def test_a_file_that_is_no_sheet_of_cards_is_refused(content, place, what, fix, tmp_path):
    folder = lay(tmp_path / "rivers", content)
    assert problems_of(folder) == [in_cards(folder, place, what, fix)]


@pytest.mark.parametrize("page", ["cp1251", "koi8-r", "mac-cyrillic"])
def test_a_code_page_that_deck_toml_names_is_that_of_both_files(page, tmp_path):
    """The line may stand anywhere above the first table, as it is found before the text can be read."""
    outline = f"# page\nencoding = '{page}'\n" + OUTLINE.replace('fr = "Fleuves"', "")
    folder = lay(tmp_path / "rivers", sheet(rows=CYRILLIC_ROWS, separator=";").encode(page), outline.encode(page))
    assert everything_of(load(folder)) == everything_of(load(lay(tmp_path / "plain", CYRILLIC, outline)))
    (folder / "cards.csv").write_text(sheet(rows=CYRILLIC_ROWS), encoding="utf-8")  # saved anew: UTF-8 is what it is
    assert load(folder).cards["nile"].names["ru"] == "Нил"


def test_a_code_page_is_not_guessed_and_the_line_that_names_it_is_told(tmp_path):
    folder = lay(tmp_path / "rivers", CYRILLIC.encode("cp1251"))
    assert problems_of(folder) == [in_cards(folder, "line 2", "byte 84 of the file is not text in utf-8", text_in(NAME_PAGE, "en"))]
    strange = lay(tmp_path / "strange", outline=f'encoding = "cp12"\n{OUTLINE}')
    assert problems_of(strange)[0].what == "there is no encoding 'cp12'"


def test_a_quotation_mark_that_is_not_closed_is_found_in_its_row(tmp_path):
    folder = lay(tmp_path / "rivers", RIVERS.replace('"Roumanie, Bulgarie"', '"Roumanie, Bulgarie'))
    assert [(problem.where, problem.fix) for problem in problems_of(folder)] == [
        (f"{folder / 'cards.csv'} row 3", "look for a quotation mark that is not closed")
    ]


def test_absent_files_folders_and_paths_that_are_none_are_refused(tmp_path):
    empty = tmp_path / "empty"
    (empty / "cards.csv").mkdir(parents=True)
    make = "make one named deck.toml; the README of companion/cards/decks shows how"
    assert problems_of(empty) == [
        in_outline(empty, "", "there is no such file", make),
        in_cards(empty, "", "this is a folder, not a file", "put a file named cards.csv in its place"),
    ]
    for nowhere in (tmp_path / "nowhere", tmp_path / "a\0b", tmp_path / ("n" * 5000)):
        name = "name a folder with deck.toml and cards.csv in it"
        assert problems_of(nowhere) == [WordedProblem(str(nowhere), "there is no such folder", name)]


def test_an_outline_that_would_wear_out_the_reader_is_refused(tmp_path):
    why = "a deck's files hold text only; remove what does not belong there"
    long, dotted = lay(tmp_path / "long", outline="#\n" * 32_001), lay(tmp_path / "dotted", outline="\n" + "a." * 20_000 + "b = 1")
    assert problems_of(long) == [in_outline(long, "", "it is larger than 64,000 bytes", why)]
    assert problems_of(dotted) == [in_outline(dotted, "line 2", "it has 40005 characters", "write at most 1000 to a line")]
    for outline in ("id = " + "[\n" * 20_000, f"id = {'9' * 900}", f"id = 0x{'f' * 900}", "id = 1e999999", "id = nan"):
        folder = lay(tmp_path / "rivers", outline=outline)
        assert problems_of(folder)[0].where.startswith(str(folder / "deck.toml"))


def test_the_example_in_the_readme_is_a_deck(tmp_path):
    readme = (Path(files.__file__).parent / "README.md").read_text(encoding="utf-8")
    outline = readme.split("```toml\n")[1].split("```")[0]
    table = [re.split(r"(?<!\\)\|", line)[2:-1] for line in readme.splitlines() if re.match(r"\|( +| *\d+ )\|", line)]
    cards = "\n".join(";".join(cell.replace("\\|", "|") for cell in row) for row in table)
    rivers = load(lay(tmp_path / "rivers", cards, outline))
    assert (rivers.id, len(rivers.cards)) == ("rivers", 10)
    assert rivers.cards["mississippi"].short_names["en"] == "Missis-\nsippi"
    assert rivers.cards["rhine"].numbers.opened() == {"length": Decimal("1232.7")}
    assert rivers.cards["nile"].marks == {"length": ("approximate",)}
