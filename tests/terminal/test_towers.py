"""Sites and buildings in characters, letter by letter."""

from __future__ import annotations

import pytest

from companion.terminal.towers import towers
from tests.terminal.looks import lines, skyline, tower

SITE = tower(0, "lofts", (0, 0), (10, 0), (20, 1), tap=1, quakes=1)
BARE = tower(3, "foundation-parking-1", tap=0)
ASIDE = tower(2, "foundation-parking-1", turns=2, withstands=0)
ANNAS = tower(1, "spire", (0, 0), (30, 2), owner="seat-1", height=150, insurances=2, marks=("order-and-unity", "world-record"))
BORIS = tower(4, "flat-roof-1", (0, 0), (20, 0), owner="seat-2", height=20, marks=("faulty-or-smelly",))
ALL = skyline(BORIS, ANNAS, ASIDE, BARE, SITE)

WHOLE = {
    "en": [
        "    site 1 · foundation 1",
        "    site 2 · 10 + 20 + 30 m · points 1 + 2 · on top “Lofts” · foundation 1 · earthquakes: 1",
        "    tower no.~3 · on top “Foundation with Parking” · foundation 0 · turned: 2",
        "    Anna: 150 m · points 2 · on top “Spire” · foundation 1 · insured: 2 · Order and Unity",
        "        World Record",
        "    Boris: 20 m · on top “Flat Roof” · foundation 1 · Faulty or Smelly",
    ],
    "ru": [
        "    стройка 1 · фундамент 1",
        "    стройка 2 · 10 + 20 + 30 м · очки 1 + 2 · сверху «Лофты» · фундамент 1 · землетрясений: 1",
        "    башня №~3 · сверху «Фундамент с парковкой» · фундамент 0 · поворотов: 2",
        "    Anna: 150 м · очки 2 · сверху «Шпиль» · фундамент 1 · страховок: 2 · Порядок и единство",
        "        Мировой рекорд",
        "    Boris: 20 м · сверху «Плоская крыша» · фундамент 1 · Брак или вонь",
    ],
    "fr": [
        "    le chantier 1 · fondation 1",
        "    le chantier 2 · 10 + 20 + 30 m · points 1 + 2 · au sommet «~Lofts~» · fondation 1",
        "        séismes~: 1",
        "    tour nº~3 · au sommet «~Fondation avec parking~» · fondation 0 · quarts de tour~: 2",
        "    Anna~: 150 m · points 2 · au sommet «~Flèche~» · fondation 1 · assurances~: 2",
        "        Ordre et unité · Record du monde",
        "    Boris~: 20 m · au sommet «~Toit plat~» · fondation 1 · Défectueux ou malodorant",
    ],
}


def drawn(table, width, language="en", *, is_plain=False):
    found = towers(table, lines("skyscrapers", "skyscrapers", language), width, is_plain=is_plain)
    return [line.replace("\u00a0", "~").replace("\u202f", "~") for _, text in found for line in text]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_sites_stand_first_in_the_order_of_their_places_then_everybody_s_buildings(language):
    assert drawn(ALL, 95, language) == WHOLE[language]


def test_a_line_is_broken_between_its_parts_and_plain_terminals_get_plain_signs():
    assert drawn(skyline(SITE), 40, is_plain=True) == [
        "    site 2 - 10 + 20 + 30 m",
        "        points 1 + 2 - on top “Lofts”",
        "        foundation 1 - earthquakes: 1",
    ]


def test_a_part_that_is_longer_than_a_line_is_broken_as_well():
    high = tower(0, "lofts", (0, 0), *[(20, 1)] * 14, tap=0)
    rows = drawn(skyline(high), 60)
    assert rows[:3] == [
        "    site 1",
        "        20 + 20 + 20 + 20 + 20 + 20 + 20 + 20 + 20 + 20 + 20",
        "        + 20 + 20 + 20 + 30 m",
    ]
    assert max(map(len, rows)) <= 60


def test_which_card_is_covered_is_not_told():
    assert "Parking" not in " ".join(drawn(skyline(SITE), 100))
