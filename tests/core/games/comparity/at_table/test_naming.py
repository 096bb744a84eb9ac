"""What is said names what it speaks of: the Trio that is forfeited, the pair that a swap would break, the seat that is taken over."""

from __future__ import annotations

import pytest

from tests.core.games.comparity.at_table.scenes import discarding, pair, trio
from tests.core.games.comparity.at_table.sitting import Sitting

NAMES_ONLY = {"columns": 0, "rows": 0, "pads": []}


def test_a_check_that_finds_cards_out_of_order_says_that_the_trio_s_further_card_is_forfeited():
    table = trio(card="colosseum")
    table.choose("check:B5")
    said = table.choose("check:B4")
    assert said[-3:] == ["penalty", "bonus-forfeited", "repair"]
    assert table.texts[-2] == "Anna plays no further card for the Trio: open cards were out of order."
    assert table.rulings[-2] == "C6"


def test_a_refused_swap_names_the_open_cards_that_it_would_put_out_of_order():
    table = discarding()
    table.lift("C2")
    table.lift("D2")
    table.place("C2", "kalyan-minaret")
    table.place("D2", "nabemba-tower")
    assert table.wait(1.5) == ["wrong-swap-breaks", "wrong-swap-breaks"]
    broken = "after this swap “Nabemba Tower” and “Colossus of Rhodes” would be out of order."
    assert table.texts == [f"Lay “Kalyan Minaret” back on D2: {broken}", f"Lay “Nabemba Tower” back on C2: {broken}"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Zoe takes over Boris’s seat as it is."),
        ("ru", "Zoe занимает место игрока Boris, остальное не меняется."),
        ("fr", "Zoe remplace Boris et garde les mêmes cartes."),
    ],
)
def test_whoever_takes_over_is_said_to_take_over_whose_seat(lang, text):
    table = pair(lang=lang)
    table.corrected(replace={"seat": "Boris", "name": "Zoe"})
    assert table.texts[0] == text


def test_a_card_that_no_cell_hears_is_not_said_to_lie_on_the_table():
    table = Sitting(mat=NAMES_ONLY)
    table.choose("card:big-ben")
    assert table.texts[0] == "“Big Ben (Elizabeth Tower)” opens the area."
    table.choose("card:eiffel-tower")
    table.choose("play:right-of-big-ben")
    table.choose("check:big-ben")
    assert table.texts == ["“Big Ben (Elizabeth Tower)”: 96.3 m."]


def test_one_card_that_is_left_is_told_in_one_sentence():
    table = pair(house={"hand": 2, "pile": 4})
    assert table.announced[0]["text"] == "Anna plays “Eiffel Tower” on E4."
    assert table.announced[1]["text"] == "Anna has one card left."
