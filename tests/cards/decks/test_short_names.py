"""Short names that a deck leaves out are made from the names, always the same ones and no two alike."""

from __future__ import annotations

from companion.cards.decks.short_names import completed, parse_short_name

MADE = {
    "Eiffel Tower": "Eiffel\nTower",
    "Big Ben (Elizabeth Tower)": "Big Ben",
    "The Lord of the Rings": "The Lord of\nthe Rings",
    "One Flew Over the Cuckoo's Nest": "One Flew\nOver the",
    "Neuschwanstein": "Neuschwans.",
    "Достопримечательность Санкт-Петербурга": "Достоприме.\nСанкт-Пете.",
    "Q1": "Q1",
    "(500) Days of Summer": "Days of\nSummer",
    "(1+1)": "(1+1)",
    "A|B": "A B",
}


def test_whole_words_are_kept_as_far_as_two_lines_reach():
    assert [(name, completed({}, {"it": name})) for name in MADE] == [(name, {"it": MADE[name]}) for name in MADE]


def test_equal_ones_are_numbered_in_the_order_of_their_ids_whatever_the_order_of_the_cards():
    names = {"c": "King Kong", "b": "KING KONG", "a": "King Kong", "d": "Neuschwanstein", "e": "Neuschwanstein", "f": "Kong"}
    expected = {"a": "King Kong", "b": "KING KONG 2", "c": "King Kong 3", "d": "Neuschwans.", "e": "Neuschwan 2", "f": "Kong"}
    assert completed({}, names) == completed({}, dict(reversed(names.items()))) == expected


def test_a_given_one_is_never_taken_from_its_card():
    assert completed({"z": "King\nKong"}, {"a": "King Kong", "z": "Kong, the King"}) == {"a": "King Kong 2", "z": "King\nKong"}


def test_many_alike_stay_within_their_lines():
    names = {f"card-{number:03}": "Extraordinarily Extraordinary" for number in range(300)}
    made = completed({}, names)
    assert len(set(made.values())) == 300
    assert max(len(line) for short_name in made.values() for line in short_name.split("\n")) == 11


def test_a_bar_or_a_line_break_parts_the_lines():
    cases = ["Empire|State", "Empire | State", "Empire\nState", " Empire|State "]
    assert [text for text in cases if parse_short_name(text) != "Empire\nState"] == []
