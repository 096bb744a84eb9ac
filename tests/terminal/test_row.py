"""A line of cards in characters, letter by letter."""

from __future__ import annotations

import pytest

from companion.app.matches import find_deck
from companion.terminal.row import row_lines
from tests.terminal.looks import line, lines

COUNTRIES = (("samoa", "H1"), ("croatia", "I1"), ("poland", "J1"), ("bolivia", None))


def drawn(table, width=100, *, deck="countries", language="en", is_plain=False, with_gaps=False):
    return row_lines(table, find_deck(deck), lines("cardline", deck, language), width, is_plain=is_plain, with_gaps=with_gaps)


def test_before_the_first_card_nothing_is_drawn():
    assert drawn(line("countries")) == []


def test_a_card_shows_its_name_its_number_and_in_its_border_its_place_on_the_mat():
    assert drawn(line("countries", *COUNTRIES)) == [
        "   ┌───────────┬───────────┬───────────┬───────────┐",
        "   │   Samoa   │  Croatia  │  Poland   │  Bolivia  │",
        "   │ 1,097 mi² │21,850 mi² │120,726 mi²│424,164 mi²│",
        "   └─── H1 ────┴─── I1 ────┴─── J1 ────┴───────────┘",
    ]


def test_the_gaps_are_numbered_from_one_on_where_somebody_names_them():
    assert drawn(line("countries", *COUNTRIES), with_gaps=True)[-1] == "   1           2           3           4           5"


def test_a_name_of_two_lines_makes_room_for_all():
    assert drawn(line("landmarks", ("merlion", "A1"), ("tower-bridge", "B1")), deck="landmarks") == [
        "   ┌───────────┬───────────┐",
        "   │  Merlion  │   Tower   │",
        "   │           │  Bridge   │",
        "   │   8.6 m   │   65 m    │",
        "   └─── A1 ────┴─── B1 ────┘",
    ]


def test_in_a_narrow_terminal_the_line_goes_on_below_and_so_do_its_gaps():
    assert drawn(line("countries", *COUNTRIES), 40, is_plain=True, with_gaps=True) == [
        "   +-----------+-----------+-----------+",
        "   |   Samoa   |  Croatia  |  Poland   |",
        "   | 1,097 mi² |21,850 mi² |120,726 mi²|",
        "   +--- H1 ----+--- I1 ----+--- J1 ----+",
        "   1           2           3           4",
        "   +-----------+",
        "   |  Bolivia  |",
        "   |424,164 mi²|",
        "   +-----------+",
        "   4           5",
    ]


def test_no_number_is_cut_rather_there_is_a_card_less_in_a_row():
    table = line("countries", ("samoa", "place-1"), ("argentina", "place-2"), ("united-states", "P16"))
    assert drawn(table, 45) == [
        "   ┌─────────────┬─────────────┐",
        "   │    Samoa    │  Argentina  │",
        "   │             │             │",
        "   │  1,097 mi²  │1,073,518 mi²│",
        "   └── place-1 ──┴── place-2 ──┘",
        "   ┌─────────────┐",
        "   │   United    │",
        "   │   States    │",
        "   │3,795,967 mi²│",
        "   └──── P16 ────┘",
    ]


def test_gaps_with_two_digits_stand_below_their_borders():
    cards = sorted(find_deck("countries").cards)[:11]
    table = line("countries", *((card, None) for card in cards))
    first, second = (row for row in drawn(table, with_gaps=True) if not row.strip("0123456789 "))
    assert first == "   1             2             3             4             5             6             7"
    assert second == "   7             8             9            10            11            12"


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("width", [30, 60, 80, 100])
@pytest.mark.parametrize("deck", ["countries", "landmarks", "movies"])
def test_no_row_is_wider_than_the_terminal(deck, width, language):
    table = line(deck, *((card, f"place-{at}") for at, card in enumerate(sorted(find_deck(deck).cards))))
    assert max(map(len, drawn(table, width, deck=deck, language=language, with_gaps=True))) <= width
