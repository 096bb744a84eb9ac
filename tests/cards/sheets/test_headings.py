"""What people write over their columns is understood in three languages."""

from __future__ import annotations

import pytest

from companion.cards.decks.cells import slug
from companion.cards.sheets.deck_rows import card_ids
from companion.cards.sheets.headings import NO_UNIT, measure_of, parse_heading


@pytest.mark.parametrize(
    ("written", "kind", "languages"),
    [
        ("Name", "name", ("en",)),
        ("  NAME ", "name", ("en",)),
        ("Название", "name", ("ru",)),
        ("Nom", "name", ("fr",)),
        ("name_ru", "name", ("ru",)),
        ("Name (Russian)", "name", ("ru",)),
        ("Название (англ.)", "name", ("en",)),
        ("Nom EN", "name", ("en",)),
        ("Nom en anglais", "name", ("en",)),
        ("Désignation", "name", ("fr",)),
        ("Localisation", "place", ("fr",)),
        ("Observations", "note", ("fr",)),
        ("Qté", "copies", ("fr",)),
        ("English name", "name", ("en",)),
        ("Английское название", "name", ("en",)),
        ("Название на русском", "name", ("ru",)),
        ("Название (на английском)", "name", ("en",)),
        ("Short name", "short", ("en",)),
        ("Страна", "place", ("ru",)),
        ("Note", "note", ("en", "fr")),
        ("Кол-во", "copies", ("ru",)),
        ("Источник", "source", ("ru",)),
        ("ID", "id", ("en",)),
        ("Code", "code", ("en", "fr")),
        ("№ п/п", "row", ("ru",)),
        ("N°", "row", ("fr",)),
        ("#", "row", ("en",)),
        ("year_marks", "marks", ()),
    ],
)
def test_columns_that_every_deck_has_are_known_by_their_headings(written, kind, languages):
    heading = parse_heading(written)
    assert (heading.kind, heading.languages) == (kind, languages)


@pytest.mark.parametrize(
    ("written", "words", "unit"),
    [
        ("Height (m)", "Height", ("m", "м", "m")),
        ("Высота, м", "Высота", ("m", "м", "m")),
        ("Hauteur (en m)", "Hauteur", ("m", "м", "m")),
        ("Puissance (chevaux)", "Puissance", ("hp", "л. с.", "ch")),
        ("Recettes (millions de $)", "Recettes", ("M$", "млн $", "M$")),
        ("Вес (в килограммах)", "Вес", ("kg", "кг", "kg")),
        ("Скорость, км/час", "Скорость", ("km/h", "км/ч", "km/h")),
        ("Длина [км]", "Длина", ("km", "км", "km")),
        ("Площадь (кв. км)", "Площадь", ("km²", "км²", "km²")),
        ("Hauteur (en mètres)", "Hauteur", ("m", "м", "m")),
        ("Price ($)", "Price", ("$", "$", "$")),
        ("Box office ($M)", "Box office", ("M$", "млн $", "M$")),
        ("Цена, руб.", "Цена", ("₽", "₽", "₽")),
        ("Length (km, main stem)", "Length", ("km", "км", "km")),
        ("Hardness (Mohs)", "Hardness", ("Mohs", "Mohs", "Mohs")),
        ("Year", "Year", ("", "", "")),
        ("Speed km/h", "Speed km/h", ("", "", "")),
        ("Hardness t", "Hardness t", ("", "", "")),
        ("Lunch (how long it takes to eat it all)", "Lunch (how long it takes to eat it all)", ("", "", "")),
    ],
)
def test_a_unit_is_taken_from_the_heading_however_it_stands_there(written, words, unit):
    heading = parse_heading(written)
    assert (heading.kind, heading.words, tuple(heading.unit.names.values())) == ("other", words, unit)


def test_what_is_often_measured_is_known_in_every_language():
    assert [measure_of(words).id for words in ("Height", "высота", "Hauteur", "Год постройки", "GDP", "Вес", "Envergure")] == [
        *("height", "height", "height", "year", "gdp", "weight", "width")
    ]
    assert [measure_of(words).id for words in ("Hauteur max.", "Durée de vie", "Vitesse max", "Date de construction")] == [
        *("height", "lifespan", "speed", "year")
    ]
    assert measure_of("Fluffiness") is None


def test_a_unit_is_the_same_however_its_spaces_are_kept_together():
    square_miles = parse_heading("Area (sq mi)").unit
    assert square_miles.is_same({"en": "mi²", "ru": "кв.\u00a0миль", "fr": "mi²"})
    assert not square_miles.is_same({"en": "km²", "ru": "км²", "fr": "km²"})
    assert not NO_UNIT.is_same({"en": "m", "ru": "м", "fr": "m"})


def test_ids_are_made_of_letters_that_can_be_typed():
    cases = [
        ("Éiffel", "eiffel"),
        ("Эйфелева башня", "eyfeleva-bashnya"),
        ("Щёлково", "shchelkovo"),
        ("Ødegård", "odegard"),
        ("L’Arc de Triomphe", "larc-de-triomphe"),
        ("Œuvre & Straße", "oeuvre-and-strasse"),
        ("東京", ""),
    ]
    assert [(name, slug(name)) for name, id in cases] == cases


def test_ids_tell_cards_apart_by_what_stands_on_them_in_whatever_order_they_come():
    cards = [("Springfield", "Illinois"), ("Springfield", "Ohio"), ("Café", ""), ("Cafe", ""), ("東京", ""), ("x" * 80, ""), ("x" * 81, "")]
    ids = card_ids(cards)
    assert ids[:2] == ["springfield-illinois", "springfield-ohio"]
    assert len(set(ids)) == len(ids)
    assert all(0 < len(id) <= 64 for id in ids)
    assert card_ids(cards[::-1]) == ids[::-1]
