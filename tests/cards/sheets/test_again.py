"""A spreadsheet that is imported again takes the place of its deck: what was written by hand goes on to count, and nothing is lost."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import load, named_decks
from companion.core.decks.card import CharacteristicId
from tests.cards.sheets.sheets import imported, numbers_of

RIVERS = "Name;Length (km)\nAmazon;6400\nNile;6650\n"
BY_HAND = """\
# My rivers.
id = "rivers"
credits = ["deck-csv-thanks rivers.csv", "And thanks to my aunt."]
names = { en = "Rivers", ru = "Реки" }
[terms.comparity.house]
hand = 2

[[characteristic]]
id = "length"
names = "how long"
unit = "km"
format = "plain"
more = "goes on and on"
"""


@pytest.fixture
def rivers(tmp_path):
    """As they were imported, then changed by hand."""
    folder = imported(tmp_path, RIVERS, file="rivers.csv").folder
    (folder / "deck.toml").write_text(BY_HAND, encoding="utf-8")
    return folder


def outline(folder):
    return (folder / "deck.toml").read_text(encoding="utf-8")


def again(tmp_path, text, **asked):
    return imported(tmp_path, text, file="rivers.csv", again=True, **asked)


def test_what_was_written_by_hand_stays_to_the_letter_where_it_fits(tmp_path, rivers):
    done = again(tmp_path, RIVERS + "Volga;3530\n")
    assert (done.outline, outline(rivers)) == ("kept", BY_HAND)
    assert numbers_of(done.deck) == {"amazon": {"length": 6400}, "nile": {"length": 6650}, "volga": {"length": 3530}}


def test_a_new_column_comes_to_it_and_all_else_goes_on_to_count(tmp_path, rivers):
    before = load(rivers)
    done = again(tmp_path, "Name;Year;Length (km)\nAmazon;1541;6400\n")
    length, year = done.deck.characteristics
    assert (done.outline, length) == ("anew", before.characteristics[0])
    assert (year.id, year.format) == ("year", "year")
    assert (done.deck.names, done.deck.terms) == (before.names, before.terms)
    assert done.deck.credits == before.credits
    assert done.deck == load(rivers)


def test_another_unit_counts_and_a_column_that_is_gone_does_not(tmp_path, rivers):
    feet = again(tmp_path, "Name;Length (mi)\nAmazon;4000\n").deck
    assert [(one.id, one.units["en"], one.more["en"]) for one in feet.characteristics] == [("length", "mi", "longer")]
    weights = again(tmp_path, "Name;Weight (t)\nAmazon;4000\n", name="Water").deck
    assert [one.id for one in weights.characteristics] == ["weight"]
    assert set(weights.names.values()) == {"Water"}


def test_a_second_number_and_marks_stay_beside_the_first(tmp_path, rivers):
    beside = BY_HAND.replace('unit = "km"', 'unit = "km"\nmarks = ["approximate"]\nbeside = { column = "length_mi", unit = "mi" }')
    (rivers / "deck.toml").write_text(beside, encoding="utf-8")
    (rivers / "cards.csv").write_text("id,name_en,length,length_mi\namazon,Amazon,6400,3977\n", encoding="utf-8")
    before = load(rivers).characteristics
    assert again(tmp_path, "Name;Length (km);Length (mi)\nAmazon;6400;3977\n").deck.characteristics == before
    alone = again(tmp_path, RIVERS).deck.characteristic(CharacteristicId("length"))
    assert (alone.beside, alone.marks) == (None, ("approximate",))


def test_what_was_there_is_set_aside_where_nobody_takes_it_for_a_deck(tmp_path, rivers):
    (rivers / "photo.txt").write_text("where we were")
    before = load(rivers)
    done = again(tmp_path, RIVERS.replace("6650", "6695"))
    assert load(done.aside).contents == before.contents
    assert (done.aside / "photo.txt").read_text() == (rivers / "photo.txt").read_text()
    assert list(named_decks(rivers.parent).values()).count(done.aside) == 0
    assert again(tmp_path, RIVERS.replace("6650", "6695")).aside is None
    assert load(done.aside).contents == before.contents
    assert [path.name for path in sorted(rivers.parent.iterdir())] == [".rivers.before", "rivers"]


@pytest.mark.parametrize("spoilt", ["", "id = ", BY_HAND.replace("[[char", "[[chair")])
def test_a_deck_that_cannot_be_used_is_replaced_and_set_aside(tmp_path, rivers, spoilt):
    (rivers / "deck.toml").write_text(spoilt, encoding="utf-8")
    done = again(tmp_path, RIVERS)
    assert (done.outline, outline(done.aside)) == ("", spoilt)
    assert load(rivers) == done.deck


def test_what_cannot_be_set_aside_is_not_replaced(tmp_path, rivers, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.cards.editing.deck_folder.sync_folders", full)
    with pytest.raises(Exception, match="No space left on device"):
        again(tmp_path, RIVERS.replace("6650", "6695"))
    assert outline(rivers) == BY_HAND
    assert [path.name for path in rivers.parent.iterdir()] == ["rivers"]
