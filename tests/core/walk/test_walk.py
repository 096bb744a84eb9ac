"""One card's walk, from a protocol line to a sentence."""

import json

from companion.app.lines import table


def answers(*lines):
    driven = table("en")
    return [row for line in lines for row in driven.take(json.dumps(line).encode())]


def test_a_placed_card_becomes_a_sentence_once_it_is_firm():
    rows = answers({"setup": {"players": ["Anna", "Boris"]}}, {"place": "D4", "card": "big-ben"}, {"wait": 1.4}, {"wait": 0.2})
    assert [row.get("done", {}).get("entry") for row in rows if "done" in row] == [0, 1, 1, 2]
    assert [row["announce"]["text"] for row in rows if "announce" in row] == [
        "Landmarks, by height: it grows to the right and upwards.",
        "Deal 7 each and a pile of 15, all face down. Then lay the pile’s top card. Anna starts.",
        "“Big Ben (Elizabeth Tower)” opens the area on D4.",
        "Anna, your turn.",
    ]
