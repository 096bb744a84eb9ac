"""S0, S4, S17, S19: how towers are called where no tap place names them, and what is said besides of them and of Studies."""

from __future__ import annotations

import pytest

from tests.core.games.skyscrapers.at_table.sitting import PAD_ONLY, Table, opened, studying

COUNTS = ("skyscrapers-counts-cards", "skyscrapers-counts-faulty")
WHY_COLLAPSE = {
    "exceeds": "When they are more than the tower withstands, it falls.",
    "equals": "When they are as many as the tower withstands, it falls.",
}


def without_breaks(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def on_pad(table: Table, tower: str, *cards: str) -> str:
    """Each is shown to the pad and laid on the tower; its top in the end."""
    for card in cards:
        table.chosen(card, f"play:tower-{tower}")
        if table.stage == "toilet":
            table.ok()
        tower = card
    return tower


def test_without_tap_places_a_roof_is_said_to_go_on_the_tower_as_it_stood_before():
    table = Table(mat=PAD_ONLY)
    for card in ("parking-1", "piles-1"):
        table.tap("pad", card)
    on_pad(table, "parking-1", "hotel-50", "office-40")
    table.tap("pad", "roof-1")
    table.choose("play:tower-office-40")
    roofs = table.announced[0]
    assert without_breaks(roofs["text"]).startswith("Anna lays the roof “Roof 10” on tower no. 1 on “Parking 1”: 100 m.")
    assert roofs["args"]["place"] == "tower-office-40"
    assert "the 100 m tower with “Roof 10” on top" in without_breaks(table.announced[1]["text"])  # what is said of the building after that


def counted(table: Table) -> list[str]:
    return [
        without_breaks(one["text"]) for one in table.whole if one["key"].removeprefix("skyscrapers-") in ("counts-cards", "counts-faulty")
    ]


def test_two_equal_buildings_of_one_player_are_told_apart_in_the_final_count():
    table = Table("Anna", "Boris", deck="blocks with foundations=2", mat=PAD_ONLY)
    for card in ("parking-1", "piles-1"):
        table.tap("pad", card)
    on_pad(table, "parking-1", "hotel-50", "office-40")
    on_pad(table, "piles-1", "hotel-40", "shop-50", "insurance-1")
    on_pad(table, "office-40", "roof-1")
    table.ok()
    table.tap("pad", "study-1")
    table.choose("keep")
    table.tap("pad", "roof-2")
    table.choose("play:tower-shop-50")
    assert table.stage == "over"
    assert counted(table) == [
        "Boris, the 100 m tower no. 1 with “Roof 10” on top (Boris), “Faulty or Smelly”: −1 point.",
        "Boris, the 100 m tower no. 2 with “Roof 10” on top (Boris), “Faulty or Smelly”: −1 point.",
    ]


@pytest.mark.parametrize("collapse", ["exceeds", "equals"])
def test_why_a_tower_falls_follows_the_house_rule_of_the_match(collapse):
    table = opened(house={"collapse": collapse})
    (quake,) = [one for one in table.tap("site-1", "earthquake-1") and table.announced if one["rule"] == "S6"]
    (row, _) = table._table.take(f'{{"why": "{quake["id"]}"}}'.encode())
    assert row["why"]["text"].endswith(WHY_COLLAPSE[collapse])


def test_what_a_study_leaves_goes_back_in_any_order():
    table = studying()
    assert "what is left goes back on top, in any order" in table.expected["text"]
    table.choose("keep")
    assert table.texts[0] == "Anna keeps one of the cards; any others go back on top of the pile, in any order."
    table = studying()
    table.choose("all")
    assert table.texts[0].endswith("goes on top of the pile, in any order.")


def test_a_faulty_building_for_which_no_card_is_left_is_said_to_be_one_without_it():
    """The blocks have two of these cards."""
    table = Table(deck="blocks with foundations=4")
    table.show("site-1", "parking-1")
    table.show("site-2", "piles-1")
    said = [building(table, number) for number in (1, 2, 3)]
    assert ["faulty-without-card" in one for one in said] == [False, False, True]
    (text,) = [one["text"] for one in table.whole if one["key"] == "skyscrapers-faulty-without-card"]
    assert without_breaks(text) == (
        "No “Faulty or Smelly” card is left for the 70 m tower with “Roof 10” on top: all 2 lie elsewhere. "
        "It counts as faulty all the same."
    )


def building(table: Table, number: int) -> list[str]:
    """Another one of 30, 50 or 70 m without a toilet, at the first place; what its roof says."""
    table.show("site-1", f"hotel-{number}0", f"shop-{number}0")
    said = table.tap("site-1", f"roof-{number}")
    table.ok()
    table.tap("site-1", f"parking-{number + 1}")
    return said
