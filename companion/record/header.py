"""How a set-up is written: a line for each thing that was agreed, of the mat only what is not as usual.

Rules of this file: names and words are plain where they can be, and in the quotes of JSON where they could be taken for something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import fields

from companion.core.games.forms import ID
from companion.core.games.game import HouseValue, Setup
from companion.core.games.registry import USUAL, find
from companion.core.mat.shape import MOST_COLUMNS, MOST_ROWS, Shape
from companion.errors import Problem, Text
from companion.record.plain import JsonRow, setup_from_json
from companion.system.reading import meant

Numbered = tuple[int, str]  # a line and its number, from 1
SLOTS = {"pads": "pads", "draw-pads": "draw_pads", "blind": "blind", "line": "line", "tap-places": "tap_places"}
EXAMPLES = {
    "game": USUAL.id,
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
    read, last, before = _empty(), dict[str, Numbered](), len(problems)
    for number, line in lines:
        key, _, text = line.partition(" ")
        where = Text("place-line", line=number)
        if key not in EXAMPLES:
            problems.append(Problem(where, "record-not-a-part-of-a-setup", key=key, instead=meant(key, EXAMPLES)))
        elif key in last and key not in SEVERAL:
            problems.append(Problem(where, "record-line-twice", key=key))
        elif not _take(read, key, text.strip()):
            problems.append(Problem(where, "record-value-cannot-stand-there", text=text, key=key, example=EXAMPLES[key]))
        last[key] = number, text.strip()
    seats, series = [seat for seat, _ in read["players"]], read["series"]
    if {"first", "player"} <= last.keys() and (first := last["first"])[1] not in seats:
        names = tuple(seats) or ("seat-1",)
        problems.append(Problem(Text("place-line", line=first[0]), "record-no-such-seat", seat=first[1], names=names))
    if series and len(series["wins"]) != len(seats):
        problems.append(
            Problem(
                Text("place-line", line=last["series"][0]), "record-series-of-other-players", count=len(series["wins"]), players=len(seats)
            )
        )
    missing = (key for key in NEEDED if key not in last)
    problems += [Problem(Text("place-the-setup"), "record-line-is-missing", key=key, example=EXAMPLES[key]) for key in missing]
    return setup_from_json(read) if len(problems) == before else None


def _empty() -> JsonRow:
    mat = {one.name: getattr(Shape(), one.name) for one in fields(Shape)}
    return {"players": [], "house": {}, "set_aside": [], "mat": mat, "series": None}


def _take(read: JsonRow, key: str, text: str) -> bool:
    """Adds what a line says to the set-up, in its form as JSON; False where the text cannot stand behind the key."""
    words = text.split()
    match key:
        case "player":
            seat, _, rest = text.partition(" ")
            name = parse_name(rest.strip())
            is_right = name is not None and _is_id(seat) and seat not in (other for other, _ in read["players"])
            read["players"] += [(seat, name)] if is_right else []
        case "house":
            id, _, rest = text.partition(" ")
            value = _parse_house(rest.strip())
            is_right = value is not None and _is_id(id) and id not in read["house"]
            read["house"] |= {id: value} if is_right else {}
        case "set-aside":
            is_right, read["set_aside"] = bool(words) and all(map(_is_id, words)), words
        case "series":
            is_right = len(words) > 1 and all(map(_COUNT.fullmatch, words))
            read["series"] = {"best_of": int(words[0]), "wins": [*map(int, words[1:])]} if is_right else None
        case "mat":
            found = _MAT.fullmatch(text)
            columns, rows = (int(found[1]), int(found[2])) if found else (MOST_COLUMNS + 1, 0)
            is_right = columns <= MOST_COLUMNS and rows <= MOST_ROWS
            read["mat"] |= {"columns": columns, "rows": rows}
        case _ if key in SLOTS:
            slots = parse_words(text)
            is_right = slots is not None and len(set(slots)) == len(slots)
            read["mat"][SLOTS[key]] = slots
        case _:
            is_right, read[key] = find(text) is not None if key == "game" else _is_id(text), text
    return is_right


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
