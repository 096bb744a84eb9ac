"""Columns beyond the plain ones: second numbers, numbers that may be missing, traits and copies."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest

from companion.cards.decks import files
from companion.cards.decks.files import load
from companion.core.decks.card import Beside, DeckTerms
from tests.cards.decks.folders import OUTLINE, TOWERS, in_cards, in_outline, lay, problems_of, towers

NUMBER = "write a number such as 324 or 96.3"
COPIES = "write 1 to 99, or leave the cell empty for a single card"
SLUG = "use at most 60 lower case letters a-z, digits and underscores, such as "


@pytest.fixture
def deck(tmp_path):
    return load(lay(tmp_path / "towers", *towers()))


def numbers_of(deck, card):
    return deck.cards[card].numbers.opened()


def test_a_number_may_stand_beside_in_another_unit(deck):
    height, points = deck.characteristics
    assert (height.beside, points.beside) == (Beside("height_ft", {"en": "ft", "ru": "фт", "fr": "ft"}), None)
    assert numbers_of(deck, "spire-1") == {"height": Decimal("30.48"), "height_ft": Decimal(100), "points": Decimal(2)}
    assert height.second(numbers_of(deck, "study")) == Decimal("32.8")


def test_an_empty_cell_counts_as_what_the_deck_says(deck, tmp_path):
    assert (deck.characteristics[0].empty, deck.characteristics[1].empty) == (Decimal(0), None)
    assert numbers_of(deck, "attic")["height"] == Decimal(0)
    for written, read in (("-12.5", Decimal("-12.5")), ("1.0", Decimal(1)), ("0x10", Decimal(16))):
        other = load(lay(tmp_path / "other", *towers(outline=TOWERS.replace("empty = 0", f"empty = {written}"))))
        assert numbers_of(other, "attic")["height"] == read


def test_a_card_bears_the_traits_of_its_deck_whatever_the_case_of_their_letters(deck):
    assert {id: card.traits for id, card in deck.cards.items() if not id.endswith(("-2", "-3"))} == {
        "attic": {"kind": "floor", "colour": ""},
        "spire-1": {"kind": "toilet_roof", "colour": "red"},
        "study": {"kind": "floor", "colour": "blue"},
    }


def test_a_deck_without_traits_has_cards_without(tmp_path):
    rivers = load(lay(tmp_path / "rivers"))
    assert [card.traits for card in rivers.cards.values()] == [{}, {}, {}]


def test_copies_are_cards_with_ids_of_their_own_and_all_else_in_common(deck, tmp_path):
    assert list(deck.cards) == ["attic", "spire-1", "spire-2", "spire-3", "study"]
    first, *others = (deck.cards[f"spire-{number}"] for number in (1, 2, 3))
    for other in others:
        assert [part for part in first.__slots__ if getattr(first, part) != getattr(other, part)] == ["id"]
    assert {card.short_names["ru"] for card in (first, *others)} == {"Spire"}
    many = load(lay(tmp_path / "many", *towers((2, "copies", "99"))))
    assert Counter(id.startswith("attic-") for id in many.cards) == {True: 99, False: 4}


CELLS = (
    ("height", "tall", "the cell is not a number", f"{NUMBER}, without its unit"),
    ("height_ft", "", "the cell is empty", NUMBER),
    ("height_ft", "6,650", "its comma may part thousands or begin decimals", "write it without the comma, or with a point in its place"),
    ("points", "", "the cell is empty", NUMBER),
    ("kind", "flor", "there is no kind 'flor' in this deck", "did you mean 'floor'?"),
    ("kind", "", "the cell is empty", "use one of: floor, toilet_roof"),
    ("colour", "green", "there is no colour 'green' in this deck", "use one of: blue, red"),
    ("copies", "0", "'0' is not a number of copies", COPIES),
    ("copies", "100", "'100' is not a number of copies", COPIES),
    ("copies", "1.5", "'1.5' is not a number of copies", COPIES),
    ("copies", "٣", "'٣' is not a number of copies", COPIES),
)


@pytest.mark.parametrize(("column", "value", "what", "fix"), CELLS)
def test_a_cell_of_these_columns_is_named_with_a_fix_and_with_its_value_where_that_is_no_number(column, value, what, fix, tmp_path):
    folder = lay(tmp_path / "towers", *towers((4, column, value)))
    assert problems_of(folder) == [in_cards(folder, f"row 4, column {column}", what, fix)]


@pytest.mark.parametrize("column", ["height_ft", "kind", "colour"])
def test_the_column_of_a_second_number_or_a_trait_has_to_be_there(column, tmp_path):
    cards, outline = towers()
    folder = lay(tmp_path / "towers", cards.replace(f",{column},", ",source,"), outline)
    missing = in_cards(folder, f"row 1, column {column}", "the column is missing", f"add a column named {column}")
    assert problems_of(folder) == [missing]


def test_the_column_of_copies_may_be_left_out(tmp_path):
    cards, outline = towers((3, "copies", ""))
    deck = load(lay(tmp_path / "towers", cards.replace(",copies", ",source"), outline))
    assert list(deck.cards) == ["attic", "spire", "study"]


def test_no_other_row_has_the_id_of_a_copy(tmp_path):
    folder = lay(tmp_path / "towers", *towers((2, "id", "spire-3"), (4, "id", "spire-4")))
    what = "'spire-3' is also the id of a copy that row 3 asks for"
    assert problems_of(folder) == [in_cards(folder, "row 2, column id", what, "give this row or that one another id")]


def test_the_id_of_a_copy_is_no_longer_than_others(tmp_path):
    longest = load(lay(tmp_path / "longest", *towers((3, "id", "s" * 61), (3, "copies", "99"))))
    assert max(map(len, longest.cards)) == 64
    folder = lay(tmp_path / "towers", *towers((3, "id", "s" * 62), (3, "copies", "10")))
    what = "with the numbers of its copies the id is too long"
    assert problems_of(folder) == [in_cards(folder, "row 3, column id", what, "use at most 61 characters")]


def test_two_rows_do_not_share_an_id_or_a_short_name_even_if_one_is_of_copies(tmp_path):
    folder = lay(tmp_path / "towers", *towers((4, "id", "spire"), (4, "short_en", "The|Spire")))
    assert problems_of(folder) == [
        in_cards(folder, "row 4, column id", "'spire' is already the id of row 3", "give each card an id of its own, or remove one row"),
        in_cards(folder, "row 4, column short_en", "'The|Spire' is already the short name of row 3", "change one of them"),
    ]


def test_copies_count_towards_the_size_of_a_deck(tmp_path):
    columns = "id,name_en,copies,length,bridged\n"
    whole, more = (columns + "".join(f"r{row},R{row},{copies},1,1\n" for row in range(25)) for copies in (80, 81))
    assert len(load(lay(tmp_path / "whole", whole, OUTLINE)).cards) == 2000
    folder = lay(tmp_path / "more", more, OUTLINE)
    assert problems_of(folder) == [in_cards(folder, "", "with all copies it has more than 2000 cards", "make it two decks")]


TABLE = 'begin with a line [traits], then such as kind = ["floor", "roof"]'
MISSPELT = (
    ("empty = 0", 'empty = "0"', "characteristic 1, empty", "this is a text, not what belongs here", "write a number, such as empty = 0"),
    ("empty = 0", "empty = true", "characteristic 1, empty", "this is true or false (True), not what belongs here", None),
    ("empty = 0", "empty = nan", "characteristic 1, empty", "an empty cell cannot count as nan", "write a number that a cell could hold"),
    ("empty = 0", "empty = 1e30", "characteristic 1, empty", "an empty cell cannot count as 1e+30", None),
    ("empty = 0", 'empty = 0\nformat = "year"', "characteristic 1, empty", "an empty cell cannot count as 0", None),
    ("[traits]", "[trait]", "", "'trait' is not known here", "did you mean 'traits'?"),
    ("colour =", "copies =", "traits", "'copies' cannot be the name of a trait", f"{SLUG}box_office"),
    ("colour =", '"the colour" =', "traits", "'the colour' cannot be the name of a trait", f"{SLUG}box_office"),
    ("colour =", f"{'c' * 61} =", "traits", f"'{'c' * 39}…' cannot be the name of a trait", f"{SLUG}box_office"),
    ('["floor", "toilet_roof"]', '"floor"', "traits, kind", "this is a text, not what belongs here", 'write kind = ["...", "..."]'),
    (
        '["floor", "toilet_roof"]',
        "[]",
        "traits, kind",
        "there is nothing in the list",
        'write what the column may hold, such as kind = ["floor", "roof"]',
    ),
    ('"toilet_roof"', '"toilet roof"', "traits, kind", "'toilet roof' cannot stand for itself in a cell", f"{SLUG}toilet_roof"),
    ('"toilet_roof"', "7", "traits, kind", "this is a whole number (7), not what belongs here", None),
    ("column =", "colum =", "characteristic 1, beside", "'colum' is not known here", "did you mean 'column'?"),
    ('column = "height_ft", ', "", "characteristic 1, beside, column", "it is missing", None),
    ('"height_ft"', '"name_en"', "characteristic 1, beside, column", "'name_en' cannot be the name of a column", f"{SLUG}box_office"),
    (', unit = { en = "ft", ru = "фт" }', "", "characteristic 1, beside, unit", "it is missing", None),
    (
        'beside = { column = "height_ft", unit = { en = "ft", ru = "фт" } }',
        'beside = "height_ft"',
        "characteristic 1, beside",
        "this is a text, not what belongs here",
        'write beside = { column = "area_km2", unit = "km²" }',
    ),
)


@pytest.mark.parametrize(("right", "wrong", "place", "what", "fix"), MISSPELT)
def test_a_mistake_about_these_columns_is_named_with_its_place(right, wrong, place, what, fix, tmp_path):
    folder = lay(tmp_path / "towers", *towers(outline=TOWERS.replace(right, wrong, 1)))
    first = problems_of(folder)[0]
    assert first == in_outline(folder, place, what, fix or first.fix)


@pytest.mark.parametrize("traits", ["traits = 7", 'traits = ["kind"]'])
def test_traits_that_are_no_table_are_refused_and_their_columns_with_them_not(traits, tmp_path):
    outline = (
        TOWERS.replace("[names]", f"{traits}\n[names]").split("[traits]")[0]
        + "[[characteristic]]"
        + TOWERS.split("[[characteristic]]", 1)[1]
    )
    folder = lay(tmp_path / "towers", *towers(outline=outline))
    assert [(problem.where, problem.fix) for problem in problems_of(folder)] == [(f"{folder / 'deck.toml'} traits", TABLE)]


@pytest.mark.parametrize(("right", "wrong"), [("colour =", '"the colour" ='), ('"height_ft"', '"height ft"')])
def test_a_column_that_could_not_be_told_is_not_called_unknown_as_well(right, wrong, tmp_path):
    folder = lay(tmp_path / "towers", *towers(outline=TOWERS.replace(right, wrong)))
    assert [problem.where.split()[0] for problem in problems_of(folder)] == [str(folder / "deck.toml")]


def test_a_value_that_cannot_be_one_does_not_let_a_cell_be_empty(tmp_path):
    folder = lay(tmp_path / "towers", *towers((4, "kind", ""), outline=TOWERS.replace('"toilet_roof"', '"toilet_roof", "a b"')))
    assert [problem.what for problem in problems_of(folder)] == ["'a b' cannot stand for itself in a cell", "the cell is empty"]


def test_the_number_beside_a_year_need_not_be_one(tmp_path):
    outline = TOWERS.replace('id = "height"', 'id = "height"\nformat = "year"').replace("empty = 0", "empty = 1900")
    deck = load(lay(tmp_path / "towers", *towers((3, "height", "1889"), (3, "height_ft", "1267.5"), outline=outline)))
    assert numbers_of(deck, "spire-1") == {"height": Decimal(1889), "height_ft": Decimal("1267.5"), "points": Decimal(2)}


@pytest.mark.parametrize(("right", "wrong", "twice"), [('"height_ft"', '"points"', "points"), ("colour =", "height_ft =", "height_ft")])
def test_two_columns_do_not_share_a_name(right, wrong, twice, tmp_path):
    folder = lay(tmp_path / "towers", *towers(outline=TOWERS.replace(right, wrong)))
    what = f"'{twice}' is the name of two columns"
    assert problems_of(folder)[0] == in_outline(folder, "characteristic, beside and traits", what, "give each its own")


def test_two_characteristics_with_one_id_are_found_once(tmp_path):
    folder = lay(tmp_path / "towers", *towers(outline=TOWERS.replace('id = "points"', 'id = "height"')))
    about_outline = [problem for problem in problems_of(folder) if "deck.toml" in problem.where]
    assert about_outline == [in_outline(folder, "characteristic", "'height' is the id of two characteristics", "give each its own")]


def test_more_traits_or_values_than_anybody_needs_are_refused(tmp_path):
    names = lay(tmp_path / "names", outline=OUTLINE + "[traits]\n" + "".join(f't{number} = ["a"]\n' for number in range(13)))
    values = lay(tmp_path / "values", outline=OUTLINE + "[traits]\nt = [" + ", ".join(f'"a{number}"' for number in range(41)) + "]")
    assert problems_of(names)[0] == in_outline(names, "traits", "there are 13 of them", "write 12 at the most")
    assert problems_of(values)[0] == in_outline(values, "traits, t", "there are 41 of them", "write 40 at the most")


def test_what_the_readme_says_more_can_be_loaded(tmp_path):
    readme = (Path(files.__file__).parent / "README.md").read_text(encoding="utf-8")
    more = readme.split("```toml\n")[2].split("```")[0]
    assert "# ... and the rest as above" in more
    outline = 'id = "lakes"\nnames = "Lakes"\n' + more.replace(
        "# ... and the rest as above", 'names = "area"\nmore = "larger"\nformat = "thousands"'
    )
    cards = "id,name_en,area,area_km2,kind,category,copies\nlakes,Lakes,15942,41290,roof,,\nponds,Ponds,,0,floor,shops,2\n"
    lakes = load(lay(tmp_path / "lakes", cards, outline))
    assert list(lakes.cards) == ["lakes", "ponds-1", "ponds-2"]
    assert numbers_of(lakes, "ponds-2") == {"area": 0, "area_km2": 0}
    terms = DeckTerms({"mini_skyscraper": 2, "foundations": (6, 7, 8, 9, 10)}, {"collapse": "exceeds"})
    assert (lakes.games, lakes.terms) == (("skyscrapers",), {"skyscrapers": terms})
