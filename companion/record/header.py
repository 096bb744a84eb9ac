"""How a set-up is written: a line for each thing that was agreed, of the mat only what is not as usual.

Rules of this file: names and words are plain where they can be, and in the quotes of JSON where they could be taken for something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.games.forms import ID
from companion.core.games.game import HouseValue, Player, Series, Setup
from companion.core.games.registry import find
from companion.core.mat.shape import MOST_COLUMNS, MOST_ROWS, Shape
from companion.errors import Problem
from companion.events import SeatId, Slot
from companion.system.reading import nearest, quoted

Numbered = tuple[int, str]  # a line and its number, from 1
SLOTS = {"pads": "pads", "draw-pads": "draw_pads", "blind": "blind", "line": "line", "tap-places": "tap_places"}
EXAMPLES = {
    "game": "comparity",
    "deck": "landmarks",
    "order": "height",
    "player": "seat-1 Anna",
    "first": "seat-1",
    "house": "pace 1.5",
    "set-aside": "big-ben eiffel-tower",
    "series": "3 1 0",
    "mat": "8 x 8",
    **dict.fromkeys(SLOTS, "C3 D3"),
}
NEEDED = ("game", "deck", "order", "player", "first")
SEVERAL = ("player", "house")
_WORD = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
_WHOLE, _FRACTION = re.compile(r"-?[0-9]{1,10}"), re.compile(r"-?[0-9]{1,9}\.[0-9]{1,17}(?:e-?[0-9]{1,2})?|-?[0-9]e-[0-9]{1,2}")
_COUNT = re.compile(r"[0-9]{1,3}")
_MAT = re.compile(r"([0-9]{1,2}) x ([0-9]{1,2})")
QUOTED = r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"'
PLAIN = r'[^\s":]+(?: +[^\s":]+)*'
NAME = f"{QUOTED}|{PLAIN}"
_PLAIN_WORD = r'[^\s":]+'
_ANY_WORD = f"{QUOTED}|{_PLAIN_WORD}"


def header_of(setup: Setup) -> list[str]:
    usual, shape = Shape(), setup.shape
    lines = [f"game {setup.game}", f"deck {setup.deck}", f"order {setup.characteristic}"]
    lines += [f"player {player.seat} {written_name(player.name)}" for player in setup.players]
    lines += [f"first {setup.first}"]
    lines += [f"house {id} {_written_house(value)}" for id, value in setup.house.items()]
    lines += [f"set-aside {' '.join(setup.set_aside)}"] if setup.set_aside else []
    if setup.series:
        lines.append(f"series {setup.series.best_of} {' '.join(map(str, setup.series.wins))}")
    lines += [f"mat {shape.columns} x {shape.rows}"] if (shape.columns, shape.rows) != (usual.columns, usual.rows) else []
    for key, name in SLOTS.items():
        slots = getattr(shape, name)
        if slots != getattr(usual, name):
            lines.append(f"{key} {written_words(sorted(slots) if isinstance(slots, frozenset) else slots)}".rstrip())
    return lines


def _written_house(value: HouseValue) -> str:
    if not isinstance(value, str):
        return repr(value)
    return value if _WORD.fullmatch(value) else json.dumps(value)


def parse_header(lines: Iterable[Numbered], problems: list[Problem]) -> Setup | None:
    """The set-up; None where it cannot be made, and then there are problems."""
    read, before = _HeaderRead(), len(problems)
    for number, line in lines:
        key, _, text = line.partition(" ")
        where = f"line {number}"
        if key not in EXAMPLES:
            problems.append(Problem(where, f"{quoted(key)} is no part of a set-up", nearest(key, EXAMPLES)))
        elif key in read.seen and key not in SEVERAL:
            problems.append(Problem(where, f"there is a line '{key}' before", "leave one of them"))
        elif not read.take(key, text.strip()):
            problems.append(Problem(where, f"{quoted(text)} cannot stand behind '{key}'", f"write such as: {key} {EXAMPLES[key]}"))
        read.seen[key] = number
    if {"first", "player"} <= read.seen.keys() and read.words["first"] not in read.players:
        what = f"nobody sits at {quoted(read.words['first'])}"
        problems.append(Problem(f"line {read.seen['first']}", what, f"use one of: {', '.join(read.players) or 'seat-1'}"))
    if read.series and len(read.series) != 1 + len(read.players):
        what = f"the series counts {len(read.series) - 1} players' wins, and there are {len(read.players)}"
        problems.append(Problem(f"line {read.seen['series']}", what, "write the matches of the series, then each player's wins"))
    missing = (key for key in NEEDED if key not in read.seen)
    problems += [Problem("the set-up", f"there is no line '{key}'", f"write one such as: {key} {EXAMPLES[key]}") for key in missing]
    return read.setup() if len(problems) == before else None


@dataclass
class _HeaderRead:
    """What the lines of a header say so far."""

    seen: dict[str, int] = field(default_factory=dict)  # the last line of each key
    words: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    house: dict[str, HouseValue] = field(default_factory=dict)
    set_aside: tuple[str, ...] = ()
    series: tuple[int, ...] = ()  # of how many matches, and the wins before this one
    shape: dict[str, Any] = field(default_factory=dict)

    def take(self, key: str, text: str) -> bool:
        """Whether this can stand behind that key."""
        if key in SLOTS:
            return self._slots(SLOTS[key], text)
        takers: dict[str, Callable[[str], bool]] = {
            "player": self._player,
            "house": self._house,
            "set-aside": self._set_aside,
            "series": self._series,
            "mat": self._mat,
        }
        return takers[key](text) if key in takers else self._word(key, text)

    def setup(self) -> Setup:
        return Setup(
            game=self.words["game"],
            deck=DeckId(self.words["deck"]),
            characteristic=CharacteristicId(self.words["order"]),
            players=tuple(Player(SeatId(seat), name) for seat, name in self.players.items()),
            first=SeatId(self.words["first"]),
            house=self.house,
            set_aside=tuple(map(CardId, self.set_aside)),
            shape=Shape(**self.shape),
            series=Series(self.series[0], self.series[1:]) if self.series else None,
        )

    def _word(self, key: str, text: str) -> bool:
        self.words[key] = text
        return find(text) is not None if key == "game" else _is_id(text)

    def _player(self, text: str) -> bool:
        seat, _, rest = text.partition(" ")
        name = parse_name(rest.strip())
        if name is None or seat in self.players or not _is_id(seat):
            return False
        self.players[seat] = name
        return True

    def _house(self, text: str) -> bool:
        id, _, rest = text.partition(" ")
        value = _parse_house(rest.strip())
        if value is None or id in self.house or not _is_id(id):
            return False
        self.house[id] = value
        return True

    def _set_aside(self, text: str) -> bool:
        self.set_aside = tuple(text.split())
        return bool(self.set_aside) and all(map(_is_id, self.set_aside))

    def _series(self, text: str) -> bool:
        words = text.split()
        if len(words) < 2 or not all(map(_COUNT.fullmatch, words)):
            return False
        self.series = tuple(map(int, words))
        return True

    def _mat(self, text: str) -> bool:
        found = _MAT.fullmatch(text)
        if found is None or int(found[1]) > MOST_COLUMNS or int(found[2]) > MOST_ROWS:
            return False
        self.shape.update(columns=int(found[1]), rows=int(found[2]))
        return True

    def _slots(self, name: str, text: str) -> bool:
        words = parse_words(text)
        slots = tuple(map(Slot, words or ()))
        self.shape[name] = frozenset(slots) if name == "blind" else slots
        return words is not None and len(set(slots)) == len(slots)


def _is_id(text: str) -> bool:
    return re.fullmatch(ID, text) is not None


def _parse_house(text: str) -> HouseValue | None:
    if _WHOLE.fullmatch(text):
        return int(text)
    if _FRACTION.fullmatch(text):
        return float(text)
    if _WORD.fullmatch(text):
        return text
    return parse_name(text) if text.startswith('"') else None


def written_name(name: str) -> str:
    return name if name.isprintable() and re.fullmatch(PLAIN, name) else _quoted(name)


def parse_name(text: str) -> str | None:
    if not re.fullmatch(NAME, text):
        return None
    return str(json.loads(text)) if text.startswith('"') else text


def written_words(words: Iterable[str]) -> str:
    return " ".join(word if word.isprintable() and re.fullmatch(_PLAIN_WORD, word) else _quoted(word) for word in words)


def parse_words(text: str) -> tuple[str, ...] | None:
    if not re.fullmatch(rf"(?:(?:{_ANY_WORD})(?: +(?:{_ANY_WORD}))*)?", text):
        return None
    return tuple(str(json.loads(word)) if word.startswith('"') else word for word in re.findall(_ANY_WORD, text))


def _quoted(word: str) -> str:
    return json.dumps(word, ensure_ascii=not word.isprintable())
