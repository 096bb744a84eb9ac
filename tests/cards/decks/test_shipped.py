"""The decks that ship: whole, in three languages, and true where they were looked up by hand."""

from __future__ import annotations

import csv
import io
from decimal import Decimal
from pathlib import Path

import pytest

from companion.cards.decks import files
from companion.cards.decks.files import find, load, shipped
from companion.core.decks.card import LANGUAGES
from companion.core.decks.derived import joined

EXAMPLES = Path(__file__).with_name("examples")
DECKS = tuple(shipped())
FOLDERS = (*shipped().values(), *sorted(EXAMPLES.iterdir()))


def sheet_of(folder):
    with (folder / files.CARDS).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


SIZES = {"countries": 110, "landmarks": 100, "movies": 100, "skyscrapers": 128}


def test_these_decks_ship_each_in_the_folder_of_its_name():
    assert {id: (folder.name, load(folder).id) for id, folder in shipped().items()} == {id: (id, id) for id in SIZES}


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_has_all_its_cards_in_the_order_of_their_ids(name):
    cards = find(name).cards
    assert (len(cards), list(cards)) == (SIZES[name], sorted(cards))


def test_only_skyscrapers_has_a_game_of_its_own():
    assert {name: find(name).games for name in DECKS if find(name).games} == {"skyscrapers": ("skyscrapers",)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_rows_themselves_stand_in_the_order_of_their_ids(folder):
    ids = [row["id"] for row in sheet_of(folder)]
    assert ids == sorted(ids)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_text_is_left_to_be_made_up(folder):
    needed = [f"{stem}_{language}" for stem in ("name", "short") for language in LANGUAGES]
    together = [[f"{stem}_{language}" for language in LANGUAGES] for stem in ("place", "note")]
    for row in sheet_of(folder):
        assert all(row[column] for column in needed), row["id"]
        assert all(len({bool(row.get(column)) for column in columns}) == 1 for columns in together), row["id"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_an_apostrophe_is_the_one_of_the_sentences(folder, language):
    texts = [row.get(f"{stem}_{language}") or "" for row in sheet_of(folder) for stem in ("name", "short", "place", "note")]
    texts += [text[language] for one in load(folder).characteristics for text in (one.names, one.more, one.units)]
    assert [text for text in (*texts, load(folder).names[language]) if "'" in text] == []


@pytest.mark.parametrize("name", ["countries", "landmarks", "movies"])
def test_every_number_that_was_looked_up_says_where(name):
    assert [row["id"] for row in sheet_of(shipped()[name]) if not row["source"]] == []


@pytest.mark.parametrize("name", DECKS)
def test_every_characteristic_has_its_words_in_every_language(name):
    for characteristic in find(name).characteristics:
        for texts in (characteristic.names, characteristic.more):
            assert set(texts) == set(LANGUAGES)
            assert all(texts.values())
        assert characteristic.names["en"] != characteristic.names["ru"] != characteristic.names["fr"]


@pytest.mark.parametrize("name", DECKS)
def test_short_names_fit_and_differ_also_with_the_cards_of_the_examples(name):
    examples = EXAMPLES / f"{name}_examples"
    deck = joined(find(name), load(examples)) if examples.is_dir() else find(name)
    cards = {tuple(card.names.items()): card for card in deck.cards.values()}.values()  # one of all its copies
    for language in LANGUAGES:
        short_names = [card.short_names[language] for card in cards]
        assert len({short_name.casefold() for short_name in short_names}) == len(cards)
        assert [name for name in short_names if name.count("\n") > 1 or max(map(len, name.split("\n"))) > 11] == []


FACTS = {
    ("landmarks", "eiffel-tower"): {"height": "324", "year": "1889"},
    ("landmarks", "parthenon"): {"height": "13.7", "year": "-432"},
    ("landmarks", "great-pyramid-of-giza"): {"height": "138.8", "year": "-2560"},
    ("landmarks", "burj-khalifa"): {"height": "829.8", "year": "2010"},
    ("landmarks", "merlion"): {"height": "8.6", "year": "1972"},
    ("movies", "casablanca"): {"year": "1942", "box_office": "10462500"},
    ("movies", "titanic"): {"year": "1997", "box_office": "2186772302"},
    ("movies", "interstellar"): {"year": "2014", "box_office": "675120017"},
}


@pytest.mark.parametrize(("deck", "card"), FACTS)
def test_numbers_are_those_that_were_looked_up(deck, card):
    expected = {characteristic: Decimal(number) for characteristic, number in FACTS[deck, card].items()}
    assert find(deck).cards[card].numbers.opened() == expected


def test_only_uncertain_years_are_marked_and_only_domestic_box_offices():
    approximate = [card.id for card in find("landmarks").cards.values() if card.marks["year"]]
    domestic = [card for card in find("movies").cards.values() if card.marks == {"year": (), "box_office": ("us-only",)}]
    assert approximate == [
        "angkor-wat",
        "borobudur",
        "el-castillo-chichen-itza",
        "great-pyramid-of-giza",
        "great-sphinx-of-giza",
        "pont-du-gard",
        "tikal-temple-iv",
    ]
    assert (len(domestic), sum(any(card.marks.values()) for card in find("movies").cards.values())) == (23, 23)


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize(("language", "encoding"), [("ru", "cp1251"), ("fr", "cp1252")])
def test_a_shipped_deck_survives_the_encodings_of_old_windows(name, language, encoding, tmp_path):
    """Only one language of it, as neither encoding has the letters of both."""
    rows = sheet_of(shipped()[name])
    columns = [column for column in rows[0] if not column.endswith(tuple(f"_{other}" for other in LANGUAGES if other != language))]
    text = io.StringIO()
    table = csv.DictWriter(text, columns, delimiter=";", extrasaction="ignore")
    table.writeheader()
    table.writerows(rows)
    saved = text.getvalue().replace("\u202f", "\xa0")
    folders = {"utf-8": tmp_path / "utf-8", encoding: tmp_path / encoding}
    for spoken, folder in folders.items():
        folder.mkdir()
        (folder / files.OUTLINE).write_bytes(f'encoding = "{encoding}"\n'.encode() + (shipped()[name] / files.OUTLINE).read_bytes())
        (folder / files.CARDS).write_bytes(saved.encode(spoken))
    assert load(folders[encoding]) == load(folders["utf-8"])
