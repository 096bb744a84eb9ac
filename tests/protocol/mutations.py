"""Lines and words spoiled by chance."""

from __future__ import annotations

import json

NUMBERS = (None, True, False, 0, -1, 1, 7, 0.1, -0.0, 1e308, -1e9, 2**63, 10**400)
TEXTS = (
    *("", " ", "\x00", "\n", "\ud800", "\u202e", "\ufeff", "é" * 300, "Анна", "../..", "/", "face", "ok", "seat-0", "seat-99"),
    *("C3", "pad", "A0", "Z99", "AA1", "right-of-C3", "check:C3", "swap:A1-B1", "42.7", "-1.-1"),
    *("big-ben", "movies/avatar", "movies/", "card:landmarks/big-ben", "command:ok", "04a1b2c3", "88010203", "8x8", "none"),
)
THINGS = (
    *([], {}, [[]], {"": {}}, [None], ["C3"] * 50, list(range(40))),
    *({"open": ["big-ben"]}, {"seat": "Anna", "count": 10**30}, {"columns": 0, "rows": 0, "pads": []}),
    *({"line": ["A1", "x"], "tap_places": ["y"]}, {"D4": ["card:landmarks/big-ben"], "D5": "fault"}, {"Z9": []}),
    *({"D4": ["command:ok"] * 2}, ["04a1b2c3", "04a1b2c3"]),
)
VALUES = (*NUMBERS, *TEXTS, *THINGS)
KEYS = (
    *("setup", "place", "lift", "tap", "freeze", "back", "press", "choose", "correct", "wait", "view", "expectations", "moves", "why"),
    *("at", "card", "uid", "side", "seat", "count", "players", "mat", "house", "deck", "lang", "pass", "columns", "hand", "accept"),
    *("line", "tap_places", "D4", "pad", "weak", "well"),
    *("", "Place", "\u0000"),
)
SNIPPETS = (
    *(b'"', b"{", b"}", b"[", b"]", b",", b":", b"-", b"//", b"'", b"\\", b"\\u", b"\\ud800", b"\\u0000", b"null", b"NaN", b"Infinity"),
    *(b"1e999", b"9" * 5000, b"[" * 3000, b'{"a":' * 3000, b'"at": 0, ', b'"wait": 1, ', b'"press": "ok", ', b'"press": "ok"}{'),
    *(b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xff\xfe", b"\r", b"\t", b" "),
)


def spoiled(row, chance):
    """A line made of that object, with something wrong in it most of the time."""
    if chance.random() < 0.45:
        return spoiled_bytes(json.dumps(row, ensure_ascii=chance.random() < 0.2).encode(), chance)
    for _ in range(chance.choice((1, 1, 2, 3))):
        row = spoiled_value(row, chance)
    return json.dumps(row, ensure_ascii=True).encode()


def spoiled_value(value, chance):
    """Somewhere in it a key is renamed, dropped or added, or a value is another."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        key = chance.choice(sorted(value))
        match chance.randrange(6):
            case 0:
                return {chance.choice(KEYS) if one == key else one: other for one, other in value.items()}
            case 1:
                return {one: other for one, other in value.items() if one != key}
            case 2:
                return {**value, chance.choice(KEYS): chance.choice(VALUES)}
            case _:
                return {**value, key: spoiled_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.6:
        place = chance.randrange(len(value))
        return [*value[:place], spoiled_value(value[place], chance), *value[place + chance.randrange(2) :]]
    return chance.choice(VALUES)


def spoiled_bytes(line, chance):
    for _ in range(chance.choice((1, 1, 2, 4))):
        place, width = chance.randrange(len(line) + 1), chance.choice((0, 0, 1, 2, 9))
        match chance.randrange(5):
            case 0 | 1:
                line = line[:place] + chance.choice(SNIPPETS) + line[place + width :]
            case 2:
                line = line[:place]
            case 3:
                line = line[:place] + bytes([chance.randrange(256)]) + line[place + 1 :]
            case _:
                line = line[:place] + line[place + width :] + line[:width]
    return line


def spoiled_words(words, chance, snippets):
    """The words of a command line, some left out, doubled, swapped or others."""
    words = list(words)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = chance.randrange(len(words) + 1)
        match chance.randrange(5):
            case 0:
                words.insert(place, chance.choice(snippets))
            case 1:
                words = words[:place] + words[place + 1 :]
            case 2 if words:
                words[place - 1] = chance.choice(snippets)
            case 3 if words:
                chars = list(words[place - 1])
                chars.insert(chance.randrange(len(chars) + 1), chance.choice("-=,x9 \u0416\udcff%{"))
                words[place - 1] = "".join(chars)
            case _:
                words += words[place:]
    return words
