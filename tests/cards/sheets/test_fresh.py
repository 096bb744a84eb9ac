"""A deck is made of a spreadsheet as people have it; what is not understood is refused by row and column."""

from __future__ import annotations

import os

import pytest

from companion.cards.decks.files import load, shipped
from companion.cards.sheets.grid import FileForm
from companion.cards.sheets.importing import ImportOrder, bring
from companion.errors import Unusable
from tests.cards.sheets.sheets import imported, numbers_of, refused, words
from tests.words.english import in_english

RIVERS = "Name;Length (km);Year\nNile;6650;1871\nAmur;2824,5;1916\nЛуара;1 006;-52\n"
IDS = {"nile": ("6650", "1871"), "amur": ("2824.5", "1916"), "luara": ("1006", "-52")}
ENGLISH = {"en": "length", "ru": "длина", "fr": "longueur"}


def facts(deck):
    return {id: tuple(map(str, numbers.values())) for id, numbers in numbers_of(deck).items()}


@pytest.mark.parametrize(
    "text",
    [
        RIVERS,
        "Name,Length (km),Year\nNile,6650,1871\nAmur,2824.5,1916\nЛуара,1 006,-52\n",
        'Name,"Length, km",Year\nNile,"6,650.0",1871\nAmur,"2,824.5",1916\nЛуара,"1 006",-52\n',
        "Name\tLength (km)\tYear\nNile\t6650\t1871\nAmur\t2824,5\t1916\nЛуара\t1'006\t-52\n",
        "Название;Длина, км;Год\nNile;6 650;1871\nAmur;2 824,5;1916\nЛуара;1006 км;-52\n",
        "Nom;Longueur (en km);Année\nNile;6\u202f650;1871\nAmur;2\u202f824,5;1916\nЛуара;1006;-52\n",
        "Name;Length (km);Year\nNile;6650 km;1871\nAmur;2824,5 km;1916\nЛуара;1006 км;-52\n",
        "sep=;\n" + RIVERS,
        "Rivers of the world;;\n;;\n" + RIVERS,
        ";;;\n;Name;Length (km);;Year;\n;Nile;6650;;1871;\n;;;;;\n;Amur;2824,5;;1916;\n;Луара;1006;;-52;\n",
        "№;Name;Length (km);Year\n1;Nile;6650;1871\n2;Amur;2824,5;1916\n3;Луара;1006;-52\n",
        "ID;Name;Length (km);Year\n1;Nile;6650;1871\n2;Amur;2824,5;1916\n3;Луара;1006;-52\n",
        "id;Name;Length (km);Year\nnile;The Nile;6650;1871\namur;Amur;2824,5;1916\nluara;Луара;1006;-52\n",
        RIVERS.replace("\n", "\r\n"),
        RIVERS.replace("\n", "\r"),
    ],
    ids=[
        *("semicolons", "commas", "quoted", "tabs", "russian", "french", "units in cells", "sep=", "title", "blank rows and columns"),
        *("counted", "counted ids", "own ids", "windows", "macintosh"),
    ],
)
def test_whatever_a_program_writes_becomes_the_same_deck(tmp_path, text):
    deck = imported(tmp_path, text).deck
    assert facts(deck) == IDS
    length, year = deck.characteristics
    assert (length.id, length.names, length.units["ru"], length.format, length.more["en"]) == (
        "length",
        ENGLISH,
        "км",
        "thousands",
        "longer",
    )
    assert (year.id, year.format, year.units["en"], year.more["fr"]) == ("year", "year", "", "plus récent")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251", "koi8-r", "mac-cyrillic"])
def test_russian_comes_in_every_encoding_that_is_told(tmp_path, encoding):
    text = "Название;Место;Вес, кг\nСиний кит;Океан;150000\nБелый медведь;Арктика;450,5\n"
    deck = imported(tmp_path, text, encoding=encoding, said=FileForm(encoding=None if encoding.startswith("utf") else encoding)).deck
    assert {id: (card.names["ru"], card.places["ru"]) for id, card in deck.cards.items()} == {
        "siniy-kit": ("Синий кит", "Океан"),
        "belyy-medved": ("Белый медведь", "Арктика"),
    }


def test_a_code_page_is_asked_for_and_never_guessed(tmp_path):
    text = "Nom;Lieu;Hauteur (m)\nTour Eiffel;Paris;330\nÉglise Saint-Étienne;Caen;80,5\n"
    fix = "save it again as .xlsx or 'CSV UTF-8', or name its encoding, such as --encoding cp1251"
    assert refused(tmp_path, text, encoding="cp1252") == [("line 3", "byte 44 of the file is not text in utf-8", fix)]
    deck = imported(tmp_path, text, encoding="cp1252", said=FileForm(encoding="cp1252")).deck
    assert [card.names["fr"] for card in deck.cards.values()] == ["Église Saint-Étienne", "Tour Eiffel"]


def test_what_separates_cells_is_asked_for_where_the_file_does_not_tell(tmp_path):
    text = "Name\tHeight, m\nA; or B\t1 200\n"
    said = FileForm(separator="tab")
    assert [what for _, what, _ in refused(tmp_path, "Name\nA,B;C\nD;E,F,G\nH\n")] == ["what separates its cells is not clear"]
    assert numbers_of(imported(tmp_path, text, said=said).deck) == {"a-or-b": {"height": 1200}}


def test_the_files_can_be_gone_on_with(tmp_path):
    done = imported(tmp_path, "Rivers of the world\n" + RIVERS, file="my rivers.csv")
    assert (done.deck.id, done.deck.names["fr"], done.deck.credits) == (
        "my-rivers",
        "Rivers of the world",
        ("deck-csv-thanks my rivers.csv",),
    )
    assert (done.folder / "cards.csv").read_text(encoding="utf-8") == (
        "id,name_en,length,year\namur,Amur,2824.5,1916\nluara,Луара,1006,-52\nnile,Nile,6650,1871\n"
    )
    outline = (done.folder / "deck.toml").read_text(encoding="utf-8")
    assert outline.startswith("# deck-csv-toml-begins my rivers.csv facedown deck check my-rivers\n")
    assert [line for line in outline.splitlines() if line.startswith("names")] == [
        'names = { en = "length", ru = "длина", fr = "longueur" }',
        'names = { en = "year", ru = "год", fr = "année" }',
    ]
    assert load(done.folder).contents == done.deck.contents


@pytest.mark.parametrize(
    ("title", "names"),
    [("Реки мира", 'ru = "Реки мира"'), ("Fleuves", 'fr = "Fleuves"')],
)
def test_the_name_of_a_deck_is_in_the_language_of_the_file(tmp_path, title, names):
    done = imported(tmp_path, f"{title}\nNom;Longueur (km)\nNil;6650\n")
    assert f"[names]\n{names}\n" in (done.folder / "deck.toml").read_text(encoding="utf-8")


def test_where_no_heading_is_known_semicolons_part_cells_rather_than_commas(tmp_path):
    done = imported(tmp_path, "Critter;Fluffiness, pts\nCat;7,5\nDog;5,5\n")
    assert facts(done.deck) == {"cat": ("7.5",), "dog": ("5.5",)}
    assert done.deck.characteristics[0].units["en"] == "pts"


def test_id_and_name_may_be_given(tmp_path):
    done = imported(tmp_path, "A title\n" + RIVERS, id="flows", name="Flüsse")
    assert (done.deck.id, done.deck.names["en"], done.folder.name, done.title) == ("flows", "Flüsse", "flows", "A title")


def test_other_columns_of_decks_are_taken_as_they_are(tmp_path):
    text = (
        "Name (en);Название;Short name;Place;Country note;Note;Length (km);length_marks;Copies;Source\n"
        "Nile;Нил;The|Nile;Egypt;;long;6650;approximate;2;An atlas\nAmur;Амур;;Asia;;;2824;;;\n"
    )
    deck = imported(tmp_path, text).deck
    assert list(deck.cards) == ["amur", "nile-1", "nile-2"]
    nile = deck.cards["nile-1"]
    assert (nile.names["ru"], nile.names["fr"], nile.short_names["en"]) == ("Нил", "Nile", "The\nNile")
    assert (nile.places["en"], nile.notes["en"], nile.marks) == ("Egypt", "long", {"length": ("approximate",)})


def test_names_may_stand_under_any_heading_if_each_card_has_its_own(tmp_path):
    done = imported(tmp_path, "Animal;Habitat;Top speed, km/h\nCheetah;Savanna;110\nHare;Meadow;70\n".replace("Habitat", "Place"))
    assert (list(done.deck.cards), done.names_from) == (["cheetah", "hare"], "Animal")
    assert done.deck.characteristics[0].names == {"en": "top speed", "ru": "скорость", "fr": "vitesse"}
    countries = imported(tmp_path, "Country;Area (km²)\nFrance;551500\nChad;1284000\n", id="countries-of-mine")
    assert (list(countries.deck.cards), countries.names_from) == (["chad", "france"], "Country")


def test_what_nobody_measures_keeps_its_own_name_and_unit(tmp_path):
    one, other = imported(tmp_path, "Name;Fluffiness (pt/cm);GPA\nCat;7,5;3\nDog;5;4\n").deck.characteristics
    assert (one.id, one.names["ru"], one.units["ru"], one.more["ru"]) == ("fluffiness", "fluffiness", "pt/cm", "больше")
    assert (other.id, other.names["en"]) == ("gpa", "GPA")


def test_two_columns_of_one_measure_get_ids_of_their_own(tmp_path):
    done = imported(tmp_path, "Name;Height (m);Height (ft);Height\nA;1;3,3;5\nB;2;6,6;7\n")
    assert [(one.id, one.names["en"]) for one in done.deck.characteristics] == [
        ("height", "height"),
        ("height_ft", "height (ft)"),
        ("height_2", "height"),
    ]


@pytest.mark.parametrize(
    ("heading", "format"),
    [("Year", "year"), ("Год постройки", "year"), ("Year of birth", "year"), ("Visitors per year", "thousands"), ("Founded", "year")],
)
def test_a_year_is_told_by_its_heading(tmp_path, heading, format):
    assert imported(tmp_path, f"Name;{heading}\nA;1889\nB;1900\n").deck.characteristics[0].format == format


@pytest.mark.parametrize(("heading", "cells"), [("Price ($)", ("5", "1200")), ("Price, $", ("$5", "$1,200.50"))])
def test_money_is_told_by_its_sign(tmp_path, heading, cells):
    one = imported(tmp_path, f'Name,"{heading}"\nA,"{cells[0]}"\nB,"{cells[1]}"\n').deck.characteristics[0]
    assert (one.id, one.format, one.units["en"]) == ("price", "money", "$")


def test_ids_tell_nothing_of_the_order_in_the_file(tmp_path):
    rows = ["Springfield;Illinois;5", "Springfield;Ohio;7", "東京;;9", "京都;;8"]
    text = "Name;Place;Population\n"
    one = imported(tmp_path, text + "\n".join(rows), id="one").deck
    other = imported(tmp_path, text + "\n".join(reversed(rows)), id="other").deck
    assert numbers_of(one) == numbers_of(other)
    assert (tmp_path / "decks" / "one" / "cards.csv").read_text() == (tmp_path / "decks" / "other" / "cards.csv").read_text()


NOT_CLEAR = "write over it what it is: Name, Place, Note, Short name, Source or Copies; or remove it"


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (
            "Name;Colour;Height\nA;red;5\nC;blue;6\nB;12;7\n",
            [("row 1, column Colour", "what the column 'Colour' is for is not clear, and it has no numbers", NOT_CLEAR)],
        ),
        ("Name;Place\nA;x\n", [("row 1", "no column has numbers", "add one such as Height (m): by that the cards are ordered")]),
        (
            "City;Colour;Height\nA;;5\nA;;6\n",
            [("row 1", "no column has the names of the cards", "write Name over one")],
        ),
        (
            "Name;Height\nA;5\nA;6\n",
            [
                (
                    "row 3, column Name",
                    "'A' is already the name of row 2",
                    "tell them apart in a column Place or Note, or count them in a column Copies",
                )
            ],
        ),
        (
            "Name;Height\nA;5\nB;tall\nC;\n",
            [
                ("row 3, column Height", "'tall' is not a number", "write a number such as 324 or 96.3, without its unit"),
                ("row 4, column Height", "the cell is empty", "write a number such as 324 or 96.3"),
            ],
        ),
        (
            "Name;Height\nA;5\nB;6\nTotal height;11\nSource: an atlas\n",
            [("row 5, column Height", "the cell is empty", "write a number such as 324 or 96.3")],
        ),
        (
            "Size;of it\nName;Height\nA;5\n",
            [("row 1", "it stands above row 2, which has the headings", "remove the row, or move it below the headings")],
        ),
        (
            "Name;Height\nA;5;7\n",
            [
                (
                    "row 2, column 3",
                    "'7' lies in a column without a name",
                    "put text that has separators in it in quotation marks, or name the column",
                )
            ],
        ),
        (
            "Name;Height;Height\nA;5;6\n",
            [("row 1, column Height", "the column 'Height' stands there twice", "remove or rename one of them")],
        ),
        (
            "Name;Title;Height\nA;B;5\n",
            [
                (
                    "row 1, column Title",
                    "the columns 'Name' and 'Title' are both name_en",
                    "say in which language each is, such as Name (ru), or remove one",
                )
            ],
        ),
        (
            "Name;width_marks;Height\nA;approximate;5\n",
            [("row 1, column width_marks", "there is no column 'width' that these marks belong to", "use one of: height")],
        ),
        (
            "id;Name;Height\nEiffel Tower;A;5\n",
            [
                (
                    "row 2, column id",
                    "'Eiffel Tower' is not an id",
                    "use lower case letters a-z, digits and hyphens, such as eiffel-tower",
                )
            ],
        ),
        (
            "Name;Height\n05.12.2026;5\n2-Jan;6\n",
            [
                ("row 2, column Name", "'05.12.2026' looks like a date", "format the column as text and type the cell again"),
                (
                    "row 3, column Name",
                    "'2-Jan' is a date that the spreadsheet made of what was typed",
                    "format the column as text and type the cell again",
                ),
            ],
        ),
        ("Name;Height\n", [("", "there are no cards in it", "write one card to a row under the names of the columns")]),
        (
            "1;2\n3;4\n",
            [("", "there is no table in it", "write headings such as Name and Height (m) in one row, and below it a card to a row")],
        ),
        (
            "Name;Height\nA;5\nB;6\n;\nTotal:;11\nAverage;5,5\n",
            [
                (f"row {row}", f"{word!r} stands below all cards, as sums do", "remove the row; if it is a card, move it up")
                for row, word in ((5, "Total:"), (6, "Average"))
            ],
        ),
        (
            "Name;Height (m)\nA;~300\nB;ca. 1150\nC;12\nD;about 5\n",
            [
                (f"row {row}, column Height (m)", f"{cell!r} is not a number", "write a number such as 324 or 96.3, without its unit")
                for row, cell in ((2, "~300"), (3, "ca. 1150"), (5, "about 5"))
            ],
        ),
        (
            f"Name{''.join(f';No{column}' for column in range(13))}\nA{';5' * 13}\nB{';6' * 13}\n",
            [("row 1", "it has 13 columns of numbers", "remove some: the cards of a deck can be ordered by 12 at the most")],
        ),
        (
            'Name;Height\n"A;5\n',
            [("row 2", "the row cannot be split into cells (unexpected end of data)", "look for a quotation mark that is not closed")],
        ),
    ],
    ids=[
        *("unclear", "no numbers", "no names", "alike", "no number", "footer", "two headings", "slipped", "twice", "both"),
        *("marks", "id", "dates", "no cards", "no table", "totals", "about", "too many", "quotation mark"),
    ],
)
def test_what_is_not_understood_is_refused_by_row_and_column(tmp_path, text, problems):
    found = refused(tmp_path, text)
    assert [one for one in found if one in problems] == problems
    assert not (tmp_path / "decks").exists()


def test_all_problems_come_at_once(tmp_path):
    found = refused(tmp_path, "Name;Colour;Height;Year\nA;12-May;tall;12,5\nA;blue;2-Jan;1900\n2-Jan;red;5;1900\n")
    assert [place for place, _, _ in found] == [
        *("row 1, column Colour", "row 2, column Height", "row 2, column Year", "row 3, column Height", "row 3, column Name"),
        "row 4, column Name",
    ]


def test_a_card_may_be_called_as_sums_are(tmp_path):
    assert set(numbers_of(imported(tmp_path, "Name;Height\nTotal;5\nB;6\n").deck)) == {"b", "total"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes that lie in folders")
def test_a_pipe_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "rivers.csv")
    with pytest.raises(Unusable) as fault:
        bring(ImportOrder(tmp_path / "rivers.csv"), tmp_path / "decks", words)
    assert [one.what for one in in_english(fault.value.problems)] == ["it is no file"]


def test_nothing_that_is_there_is_replaced_unless_that_is_asked_for(tmp_path):
    imported(tmp_path, RIVERS)
    again = "choose another with --as, add --again to replace it, or take only its values: --into rivers"
    assert refused(tmp_path, RIVERS.replace("6650", "7000")) == [("deck 'rivers'", "a deck of that name is there already", again)]
    assert facts(imported(tmp_path, RIVERS.replace("6650", "7000"), again=True).deck)["nile"] == ("7000", "1871")
    instead = "choose another with --as, add --again if that is meant, or take only its values: --into movies"
    assert refused(tmp_path, RIVERS, id="movies") == [
        ("deck 'movies'", "a shipped deck is called so, and yours would take its place", instead)
    ]
    assert imported(tmp_path, RIVERS, id="movies", again=True).is_instead


@pytest.mark.parametrize("id", shipped())
def test_of_a_deck_that_is_there_its_columns_are_known(tmp_path, id):
    cards = (shipped()[id] / "cards.csv").read_text(encoding="utf-8")
    found = refused(tmp_path, cards) if id != "movies" else [("", "its columns are those of the deck movies", "")]
    assert found[0][1] == f"its columns are those of the deck {id}"


def test_of_the_columns_of_a_deck_other_cards_are_made(tmp_path):
    text = "Name;Kind;Hauteur;Год постройки;Place\nMy house;building;7,5;1975;Here\nMy shed;building;2;2001;There\n"
    done = imported(tmp_path, text, like="landmarks", id="mine", name="Mine")
    assert {id: card.traits["kind"] for id, card in done.deck.cards.items()} == {"my-house": "building", "my-shed": "building"}
    assert [(one.id, one.marks) for one in done.deck.characteristics] == [("height", ()), ("year", ("approximate",))]
    assert (done.deck.names["ru"], done.deck.credits) == ("Mine", ("deck-csv-thanks rivers.csv",))


def test_a_column_that_the_deck_needs_is_missed_and_a_unit_that_it_has_not_is_refused(tmp_path):
    text = "Name;Height (ft);Year\nMy house;24;1975\n"
    assert refused(tmp_path, text, like="landmarks", id="mine") == [
        ("row 1, column Height (ft)", "the unit 'ft' is not that of the deck", "write the numbers in m"),
    ]
    assert refused(tmp_path, text.replace("ft", "m"), like="landmarks", id="mine") == [
        ("row 1, column kind", "the column is missing", "add a column named kind"),
    ]
    strange = text.replace("Height (ft)", "Fluffiness")
    assert refused(tmp_path, strange, like="landmarks", id="mine")[0][1] == "there is no column 'Fluffiness' in this deck"


@pytest.mark.parametrize(
    "text",
    [
        "Name;Height\nA;1" + " " * 100_000 + "x5\nB;5\n",
        "Name;Height\nA;" + "1" * 100_000 + "x\nB;5\n",
        "Name;Height" + "(" * 50_000 + " " * 50_000 + "x\nA;5\n",
        "Name;" + "1 " * 60_000 + "x\nA;5\n",
    ],
    ids=["blanks", "digits", "heading", "figures"],
)
def test_a_cell_without_end_is_refused_at_once_and_shown_in_part(tmp_path, text):
    """Patterns that look into all of it would search for hours."""
    [(place, what, fix)] = refused(tmp_path, text)
    assert max(map(len, (place, what, fix))) < 120


def test_nothing_from_a_file_upsets_a_terminal(tmp_path):
    done = imported(tmp_path, "A title\x1b[2J\x07;;\n№;Name;Height\n1;A;5\n2;B;6\n", name="Mine")
    assert (done.title, done.left_out) == ("A title\\x1b[2J\\x07", ("№",))
    (place, what, _), *_ = refused(tmp_path, id="other", text="Name;Colour\x1b[31m;Height\nA;red;5\nB;blue;6\nC;#REF!;7\n")
    assert (place, what) == (
        "row 1, column Colour\\x1b[31m",
        "what the column 'Colour\\x1b[31m' is for is not clear, and it has no numbers",
    )


@pytest.mark.parametrize("name", ["Cath?drale", "Stra??e", "?cole militaire", "Pont d'I?na"])
def test_a_question_mark_in_a_word_is_a_letter_that_was_lost(tmp_path, name):
    what, fix = f"{name!r} has lost its letters when it was saved", "type it again and save as 'CSV UTF-8'"
    assert refused(tmp_path, f"Name;Height (m)\n{name};5\nTower;6\n") == [("row 2, column Name", what, fix)]
    assert ("row 2, column Name", what, fix) in refused(tmp_path, f"id;Name;Area\nseine;{name};5\nwolga;Wolga;6\n", like="countries")


def test_a_question_mark_behind_a_word_is_one(tmp_path):
    done = imported(tmp_path, "Name;Year;Note\nQue sera ?;1956;https://a.b/c?d=1\nQuo vadis?;1951;what?!\n")
    assert [card.names["en"] for card in done.deck.cards.values()] == ["Que sera ?", "Quo vadis?"]


def test_two_columns_of_places_are_asked_about(tmp_path):
    what, fix = "the columns 'City' and 'Country' are both place_en", "put both into one column, or remove one of them"
    text = "Name;City;Country;Height\nBig;Paris;France;5\nSmall;a;b;6\n"
    assert refused(tmp_path, text) == [("row 1, column Country", what, fix)]


def test_texts_that_nobody_can_place_are_left_out_and_that_is_said(tmp_path):
    done = imported(tmp_path, "Название;Столица;Автор;Код;Высота\nБольшая;Катманду;Caf?;X1;5\nМалая;;12 стульев;X2;6\n")
    assert (done.unplaced, list(done.deck.cards)) == (("Столица", "Автор", "Код"), ["bolshaya", "malaya"])


@pytest.mark.parametrize("cell", ["12", "12 m", "12-May", "#REF!", "12/05", "1.79E+308"])
def test_a_column_that_may_have_been_one_of_numbers_is_not_left_out(tmp_path, cell):
    text = f"Name;Colour;Height\nA;much;5\nB;more;6\nC;{cell};7\n"
    what = "what the column 'Colour' is for is not clear, and it has no numbers"
    assert refused(tmp_path, text) == [("row 1, column Colour", what, NOT_CLEAR)]
