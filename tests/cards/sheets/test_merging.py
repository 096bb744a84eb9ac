"""The printed values of one's own cards go into a copy of a deck: only what the file has, and every cell of it or nothing."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find, load
from companion.cards.editing.deck_folder import keep_deck
from companion.cards.sheets.grid import FileForm
from companion.cards.sheets.importing import ImportOrder, bring
from companion.core.decks.codes import codes_of
from tests.cards.decks.folders import OUTLINE, lay, sheet, towers
from tests.cards.sheets.sheets import imported, numbers_of, refused, values_brought, words
from tests.words.english import in_english, refused_with


@pytest.fixture
def rivers(tmp_path):
    """An own deck of three rivers, in the folder of decks."""
    (tmp_path / "decks").mkdir()
    return lay(tmp_path / "decks" / "rivers")


def lengths(deck):
    return {id: str(numbers["length"]) for id, numbers in numbers_of(deck).items()}


BEFORE = {"danube": "2850.5", "nile": "6650", "tigris": "1900"}


@pytest.mark.parametrize(
    "text",
    [
        "id;length\nnile;6695\n",
        "Name;Length (km)\nThe nile;6695\n".replace("The nile", "NILE"),
        "Название;Длина, км\nНил;6 695\n",
        "Nom;Longueur (km)\nNil;6695 km\n",
        "Code;Length\n{code};6695\n",
        "Name;Length\n{code};6695\n",
        "River;Length;Name\n;6695;Nile\n".replace("River;", "№;").replace("\n;", "\n1;"),
        "My rivers;\nName;Length\nNile;6695\nDanube;\n",
    ],
    ids=["id", "english name", "russian", "french", "code", "code for a name", "counted", "title and an empty cell"],
)
def test_a_card_is_found_by_whatever_names_it(tmp_path, rivers, text):
    code = codes_of(load(rivers))["nile"].lower()
    done = imported(tmp_path, text.format(code=code), file="mine.csv", into="rivers")
    assert lengths(done.deck) == BEFORE | {"nile": "6695"}
    assert (done.into.values, done.into.touched, done.into.renamed, done.folder) == (1, 1, (), rivers)
    assert done.deck.cards["nile"].marks == {"length": ("approximate",), "bridged": ()}


def test_only_what_is_new_is_written_and_the_source_of_a_number_with_it(tmp_path, rivers):
    keep_deck(rivers, OUTLINE, "id;name_en;length;;bridged;source\n\nnile;Nile;6650,5;;1871;Atlas\ndanube;Danube;2850,5;;105;\n")
    imported(
        tmp_path,
        "Name,Length,Place (fr),Year\nNile,6650.5,Égypte,\nDanube,2851,,\n".replace(",Year", ",Bridged"),
        file="mine.csv",
        into="rivers",
    )
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == (
        "id;name_en;length;;bridged;source;place_fr\n\nnile;Nile;6650,5;;1871;Atlas;Égypte\ndanube;Danube;2851;;105;length: mine.csv\n"
    )
    imported(tmp_path, "Name,Length\nNile,6700.25\nDanube,2851\n", file="mine.csv", into="rivers")
    assert "nile;Nile;6700,25;;1871;length: mine.csv (before: Atlas);Égypte" in (rivers / "cards.csv").read_text(encoding="utf-8")


def test_the_mark_and_the_line_ends_of_a_file_stay(tmp_path, rivers):
    (rivers / "cards.csv").write_bytes(b"\xef\xbb\xbf" + sheet().replace("\n", "\r\n").encode())
    imported(tmp_path, "Name,Length\nNile,6695\n", file="mine.csv", into="rivers")
    raw = (rivers / "cards.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbfid,name_en")
    assert raw.count(b"\r\n") == raw.count(b"\n") == 4


def test_of_a_shipped_deck_a_copy_of_ones_own_takes_the_new_values(tmp_path):
    shipped = find("landmarks")
    done = imported(tmp_path, "Name;Height (m)\nTaj Mahal;75\nЭйфелева башня;330 м\n", into="landmarks")
    assert (done.folder, done.is_instead, values_brought(done)) == (tmp_path / "decks" / "landmarks", True, (2, 2, 2, (), ()))
    changed = {id for id in shipped.cards if numbers_of(shipped)[id] != numbers_of(done.deck)[id]}
    assert changed == {"taj-mahal", "eiffel-tower"}
    assert find("landmarks", tmp_path / "decks").contents == done.deck.contents != shipped.contents
    assert (done.folder / "deck.toml").read_bytes() == (tmp_path / "decks" / "landmarks" / "deck.toml").read_bytes()


def test_a_deck_that_lies_elsewhere_stays_there(tmp_path):
    folder = lay(tmp_path / "elsewhere")
    done = imported(tmp_path, "Name;Length\nNile;6695\n", file="mine.csv", into=str(folder))
    assert (done.folder, lengths(load(folder))["nile"], (tmp_path / "decks").exists()) == (folder, "6695", False)


def test_whoever_knows_what_commas_mean_can_say_so(tmp_path, rivers):
    text = 'Name,Length\nNile,"6,695"\n'
    assert [what for _, what, _ in refused(tmp_path, text, into="rivers")] == ["'6,695' may be 6695 or 6.695"]
    assert lengths(imported(tmp_path, text, file="mine.csv", into="rivers", said=FileForm(decimal="comma")).deck)["nile"] == "6.695"
    assert lengths(imported(tmp_path, text, file="mine.csv", into="rivers", said=FileForm(decimal="point")).deck)["nile"] == "6695"


def test_of_many_names_that_are_no_cards_the_first_are_compared(tmp_path):
    """Each is compared with those of all cards."""
    fixes = [fix for _, _, fix in refused(tmp_path, "Name;Height\n" + "Taj Mahall;5\n" * 51, into="landmarks")]
    assert fixes == ["did you mean 'Taj Mahal'?"] * 50 + ["`facedown deck show landmarks` lists its cards"]


def test_names_and_texts_may_be_new_and_are_listed(tmp_path, rivers):
    done = imported(tmp_path, "id;Name;Nom;Note\nnile;Nile River;Nil;the long one\ntigris;tigris;Tigre;\n", file="mine.csv", into="rivers")
    assert values_brought(done) == (2, 0, 2, (("Nile", "Nile River"), ("Tigris", "tigris")), ())
    assert (done.deck.cards["nile"].names["en"], done.deck.cards["nile"].notes["ru"]) == ("Nile River", "the long one")
    by_name = imported(tmp_path, "Name;Название\nnile river;Великий Нил\n", file="mine.csv", into="rivers")
    assert by_name.into.renamed == (("Нил", "Великий Нил"),)
    assert by_name.deck.cards["nile"].names["en"] == "Nile River"


def test_a_heading_says_less_of_the_language_than_what_stands_below_it(tmp_path, rivers):
    done = imported(tmp_path, "id;Name;Length\nnile;Нил;6695\ntigris;Тигр;1900\n", file="mine.csv", into="rivers")
    assert values_brought(done) == (2, 1, 1, (), ())
    surely = imported(tmp_path, "id;Name (en);Length\nnile;Нил;6695\n", file="mine.csv", into="rivers")
    assert values_brought(surely) == (1, 0, 1, (("Nile", "Нил"),), ())


def test_what_is_the_same_already_writes_nothing(tmp_path, rivers):
    before = (rivers / "cards.csv").stat().st_mtime_ns
    text = "Name;Length;Bridged;Length Marks;Place (fr)\nNile;6650;1871;APPROXIMATE;\nDanube;2 850,50;105;;Roumanie, Bulgarie\n"
    done = imported(tmp_path, text, file="mine.csv", into="rivers")
    assert values_brought(done) == (2, 0, 0, (), ())
    towers_folder = lay(tmp_path / "towers", *towers())
    assert imported(tmp_path, "Name;Kind\nSpire;toilet_roof\nStudy;FLOOR\n", file="mine.csv", into=str(towers_folder)).into.touched == 0
    assert (rivers / "cards.csv").stat().st_mtime_ns == before


def test_cards_that_are_alike_share_a_row(tmp_path):
    (tmp_path / "decks").mkdir()
    lay(tmp_path / "decks" / "towers", *towers())
    for text in ("id;points\nspire-2;7\n", "Name;points\nSpire;7\n"):
        done = imported(tmp_path, text, file="mine.csv", into="towers")
        assert {str(done.deck.cards[f"spire-{copy}"].numbers.opened()["points"]) for copy in (1, 2, 3)} == {"7"}


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (
            "Name;Length\nNile;6695\nRhine;1232\nDanubee;5\n",
            [
                ("row 3, column Name", "there is no card 'Rhine' in the deck rivers", "`facedown deck show rivers` lists its cards"),
                ("row 4, column Name", "there is no card 'Danubee' in the deck rivers", "did you mean 'Danube'?"),
            ],
        ),
        (
            "Name;Length\nNile;long\n;5\n",
            [
                ("row 2, column Length", "'long' is not a number", "write a number such as 324 or 96.3, without its unit"),
                ("row 3", "nothing says which card is meant", "write its name or its id, or remove the row"),
            ],
        ),
        ("Name;Length\nNile;5\nНил;6\n", [("row 3", "it is the same card as row 2: nile", "keep one of the two rows")]),
        (
            "id;Name;Length\nnile;Danube;5\n",
            [("row 2, column Name", "'Danube' is another card than 'nile': danube", "look whether the rows have slipped")],
        ),
        ("Name;Length (mi)\nNile;5\n", [("row 1, column Length (mi)", "the unit 'mi' is not that of the deck", "write the numbers in km")]),
        (
            "Name;Length;Longueur\nNile;5;6\n",
            [("row 1, column Longueur", "the columns 'Length' and 'Longueur' are both length", "remove one of them")],
        ),
        ("Name;Colour\nNile;blue\n", [("row 1, column Colour", "there is no column 'Colour' in this deck", None)]),
        (
            "Name;Lenght (km)\nNile;5\n",
            [("row 1, column Lenght (km)", "there is no column 'Lenght (km)' in this deck", "did you mean 'length'?")],
        ),
        (
            "Length;Bridged\n5;6\n",
            [("row 1", "no column says which card is meant", "add one of their names, such as Name, or of their ids")],
        ),
        (
            "Name;№\nNile;1\nDanube;2\n",
            [
                ("row 1", "there is nothing new in it: no column but the one that says which card is meant", "add one such as Height (m)"),
            ],
        ),
        (
            "Name;Short name\nNile;danube\n",
            [("cards.csv row 3, column short_en", "'Danube' is already the short name of row 2", "change one of them")],
        ),
        ("Name;Note\nNile;" + "x" * 81 + "\n", [("row 2, column Note", "'" + "x" * 39 + "…' has 81 characters", "use at most 80")]),
        (
            "Name;Length Marks\nNile;roughly\n",
            [("row 2, column Length Marks", "there is no mark 'roughly' in this column", "use one of: approximate")],
        ),
    ],
    ids=[
        "unknown",
        "no number",
        "same card",
        "slipped",
        "unit",
        "both",
        "column",
        "misspelt",
        "no names",
        "nothing new",
        "short name",
        "too long",
        "mark",
    ],
)
def test_what_fits_no_card_is_refused_by_its_row_and_nothing_is_written(tmp_path, rivers, text, problems):
    (rivers / "cards.csv").write_text(sheet().replace("Danube,Дунай,Danube,,", "Danube,Дунай,Danube,Danube,"), encoding="utf-8")
    before = (rivers / "cards.csv").read_bytes()
    found = [(place.replace(f"{rivers}/", ""), what, fix) for place, what, fix in refused(tmp_path, text, into="rivers")]
    assert [(place, what, fix if told else None) for (place, what, fix), (_, _, told) in zip(found, problems, strict=True)] == problems
    assert (rivers / "cards.csv").read_bytes() == before


def test_two_cards_of_one_name_are_told_apart_by_place_or_asked_about(tmp_path, rivers):
    (rivers / "cards.csv").write_text(
        sheet(rows=(("don-ru", "Don", "Дон", "", "", "Russie", "1870", "", "5"), ("don-uk", "Don", "", "", "", "Écosse", "131", "", "6")))
    )
    several = "several cards are called 'Don'"
    assert refused(tmp_path, "Name;Length\nDon;132\n", into="rivers") == [
        ("row 2, column Name", several, "add a column id and name one of them: don-ru, don-uk")
    ]
    done = imported(tmp_path, "Name;Place (fr);Length\nDon;Écosse;132\n", file="mine.csv", into="rivers")
    assert lengths(done.deck) == {"don-ru": "1870", "don-uk": "132"}


def test_two_numbers_that_stand_side_by_side_come_together(tmp_path):
    one = "add area_km2 as well: the two stand side by side, and only one of them would be new"
    assert refused(tmp_path, "Name;Area (sq mi)\nFrance;5\n", into="countries") == [
        ("row 1, column Area (sq mi)", "there is a column area and none for area_km2", one)
    ]
    done = imported(tmp_path, "Name;Площадь, км²;Area (sq mi)\nFrance;551 500;212 935\n", into="countries")
    assert {name: str(number) for name, number in numbers_of(done.deck)["france"].items() if name.startswith("area")} == {
        "area": "212935",
        "area_km2": "551500",
    }


def test_words_for_a_new_deck_have_no_place_beside_into(tmp_path):
    given = ImportOrder(tmp_path / "none.csv", id="x", name="y", into="landmarks", again=True)
    with refused_with("with --into the values go into a deck that is there") as fault:
        bring(given, tmp_path, words)
    assert [one.where for one in in_english(fault.value.problems)] == ["--as", "--name", "--again"]


def test_a_text_that_an_old_encoding_has_spoilt_is_refused(tmp_path):
    what, fix = "'Cath?drale de Cologne' has lost its letters when it was saved", "type it again and save as 'CSV UTF-8'"
    text = "id;Nom\ncologne-cathedral;Cath?drale de Cologne\n"
    assert refused(tmp_path, text, into="landmarks") == [("row 2, column Nom", what, fix)]
    assert not (tmp_path / "decks").exists()


def test_blanks_of_another_kind_are_nothing_new_and_a_question_mark_may_be_one(tmp_path):
    name = find("landmarks").cards["the-motherland-calls"].names["fr"]
    for written in (name, name.replace("\u202f", " "), name.replace("\u202f", "\xa0")):
        done = imported(tmp_path, f"id;Nom;Height\nthe-motherland-calls;{written};\n", into="landmarks")
        assert values_brought(done) == (1, 0, 0, (), ())
    asked = imported(tmp_path, "id;Nom\nthe-motherland-calls;La Mère-Patrie ?\n", into="landmarks")
    assert asked.into.renamed == ((name, "La Mère-Patrie ?"),)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Gherkin", "the-gherkin"),
        ("BIG BEN", "big-ben"),
        ("Эйфелева", "eiffel-tower"),
        ("Родина мать зовет", "the-motherland-calls"),
        ("détroit d'Akashi", "akashi-kaikyo-bridge"),
    ],
)
def test_words_that_one_card_alone_has_in_its_name_are_that_card_and_it_is_said(tmp_path, text, card):
    done = imported(tmp_path, f"Name;Height\n{text};77\n", into="landmarks")
    assert (values_brought(done), numbers_of(done.deck)[card]["height"]) == ((1, 1, 1, (), ((text, card),)), 77)


def test_less_than_words_of_one_card_is_asked_about(tmp_path):
    text = "Name;Height\nBurj;1\nGherk;2\nTower;3\nBe;4\n;5\nEifel Tower;6\n"
    known = "`facedown deck show landmarks` lists its cards"
    assert [(place.split(",")[0], fix) for place, _, fix in refused(tmp_path, text, into="landmarks")] == [
        ("row 2", "did you mean one of these: 'Burj Al Arab', 'Burj Khalifa'?"),
        ("row 3", "did you mean 'The Gherkin (30 St Mary Axe)'?"),
        ("row 4", "did you mean one of these: 'Abraj Al-Bait (Royal Clock Tower)', 'Azadi Tower', 'Berlin TV Tower'?"),
        ("row 5", known),
        ("row 6", "write its name or its id, or remove the row"),
        ("row 7", "did you mean 'Eiffel Tower'?"),
    ]


def test_a_part_of_a_name_beside_the_name_itself_is_one_card_twice(tmp_path):
    text = "Name;Height\nBig Ben (Elizabeth Tower);96\nBig Ben;97\n"
    assert refused(tmp_path, text, into="landmarks") == [("row 3", "it is the same card as row 2: big-ben", "keep one of the two rows")]
