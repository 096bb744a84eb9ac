"""Matches as protocol lines: people play them by hand, clumsily, and what they do is written down."""

from __future__ import annotations

import json
from functools import cache

from companion.app.matches import find_deck, open_match
from companion.events import Chosen, Pressed, TagLifted, TagPlaced, TagTapped
from companion.protocol.setup import parse_setup
from tests.simulator.people.playing import play, seated

SETUPS = (
    {"players": ["Anna", "Boris"]},
    {"players": ["Anna", "Boris", "Vera"], "first": "Vera", "house": {"pace": 1, "trio_bonus": "must"}, "lang": "ru"},
    {"deck": "movies", "order": "box_office", "players": ["Anna", "Boris"], "house": {"check": "lift", "hand": 4}, "lang": "fr"},
    {"players": ["A", "B", "C", "D"], "mat": {"columns": 6, "rows": 5, "draw_pads": ["draw"]}, "set_aside": ["big-ben", "colosseum"]},
    {"order": "year", "players": ["Anna", "Boris"], "house": {"confirm": "ok", "memory": "strict"}, "mat": {"columns": 4, "rows": 4}},
)
ASIDES = (
    {"view": True},
    {"expectations": True},
    {"moves": True},
    {"why": "2.1"},
    {"wait": 2.5},
    {"freeze": ["D4", "E5"]},
    {"back": ["D4", "E5"]},
    {"weak": "D4"},
    {"well": "D4"},
    {"press": "undo"},
    {"press": "pause"},
    {"press": "seat-1"},
    {"place": "A1", "uid": "04a1b2c3d4e5f6"},
    {"place": "H8", "card": "movies/avatar"},
    {"tap": "pad", "card": "big-ben"},
    {"pass": {"D4": ["card:landmarks/big-ben"], "E5": [], "F5": "garbled", "pad": "fault"}},
    {"pass": {"pad": ["command:ok"], "C3": ["04a1b2c3d4e5f6", "04a1b2c3d4e5f7"]}},
    {"correct": {"hand": {"seat": "Anna", "count": 3}}},
    {"correct": {"turn": "seat-2"}},
    {"correct": {"act-of": "seat-1"}},
    {"correct": {"card-is": {"card": "big-ben", "really": "cn-tower"}}},
    {"correct": {"drawn": True}},
    {"correct": {"accept": True}},
    {"correct": {"accept": {"open": ["big-ben"]}}},
    {"correct": {"leave": "Boris"}},
    {"correct": {"replace": {"seat": "seat-1", "name": "Zoe"}}},
)


@cache
def recorded(number):
    """The set-up and what was done, one object per line."""
    asked = SETUPS[number % len(SETUPS)]
    setup, deck = parse_setup(asked, find_deck)
    lines = [{"setup": asked}]
    play(open_match(setup, deck, "en").referee, seated(setup, deck, number, clumsy=0.2), lambda event: lines.append(line_of(event)))
    return lines


def line_of(event):
    match event:
        case TagPlaced(slot, uid, at):
            return {"place": slot, "card": card_of(uid), "at": at}
        case TagLifted(slot, uid, at):
            return {"lift": slot, "card": card_of(uid), "at": at}
        case TagTapped(slot, uid, at):
            return {"tap": slot, "card": card_of(uid), "at": at}
        case Pressed(button, at):
            return {"press": button, "at": at}
        case Chosen(option, at):
            return {"choose": option, "at": at}


def card_of(uid):
    return uid.partition("/")[2]


def raw(row):
    return json.dumps(row).encode()
