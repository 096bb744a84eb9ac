"""A playthrough as text: acts in a light notation are played, and what the table heard and saw is written down.

A line is an act, or several with `;` between them that are one step of the story; a line that begins with `#` is told to
the reader. The acts: `lay CELL CARD` (until it is firm), `turn SLOT CARD` (laid, turned over, told by *ok*, and a moment more),
`place CELL CARD [back|face]`, `lift CELL [CARD]`, `tap PAD CARD`,
`press BUTTON`, `ok` (once it may answer), `choose OPTION`, `wait SECONDS`, `freeze CELL ...`, `back CELL ...`,
`correct JSON`, `corrected JSON` (and confirmed), `undo` (and confirmed), `setup JSON`. `lie` and indented rows of cards
under it, the topmost first, is a position laid and accepted (E5); a star marks a closed card, `-` an empty cell.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from companion.cards.decks import files
from companion.core.decks.card import Deck, DeckTerms
from tests.core.games.comparity.at_table.sitting import Sitting, shipped, with_examples

INDENT = "    "
CONFIRM = 0.7
MOMENT = 0.1
WIDEST = 110  # of a line of cards
BLOCKS = files.load(Path(__file__).with_name("skyscrapers-blocks"))
PILES = {"comparity": "gone", "cardline": "box", "skyscrapers": "discards"}


def played(acts: str) -> str:
    """The whole story of these acts."""
    told: list[str] = []
    playing = Playing()
    for step in steps(acts):
        told += ["", *step] if step[0].startswith("#") else playing.step(step)
    return "\n".join(told).lstrip("\n") + "\n"


def steps(acts: str) -> list[list[str]]:
    """Each step's lines: a remark, an act, or `lie` with its rows."""
    found: list[list[str]] = []
    for line in acts.splitlines():
        if line.startswith(" ") and found:
            found[-1].append(line.strip())
        elif line.strip():
            found.append([line.strip()])
    return found


class Playing:
    def __init__(self) -> None:
        self._sitting: Sitting | None = None
        self._area: list[str] = []
        self._seen: list[str] = []

    def step(self, lines: list[str]) -> list[str]:
        heard: list[dict[str, Any]] = []
        told = ["", *(f"> {line}" if line is lines[0] else f"{INDENT}  {line}" for line in lines)]
        for act in [" ".join(lines)] if lines[0] == "lie" else lines[0].split(";"):
            heard += self._heard(act.strip(), lines[1:])
        told += [f"{INDENT}{one['rule']:<4}{one['text']}" for one in heard] or [f"{INDENT}(nothing is said)"]
        return told + self._news()

    def _news(self) -> list[str]:
        """The view, where it changed."""
        view = self.sitting.view
        now, seen = LOOKS[view["game"]](view), drawn(view)
        news = (now if now != self._area else []) + (seen if seen != self._seen else [])
        self._area, self._seen = now, seen
        return ["", *(f"{INDENT}{INDENT}{line}".rstrip() for line in news)] if news else []

    @property
    def sitting(self) -> Sitting:
        assert self._sitting, "begin with `setup`"
        return self._sitting

    def _heard(self, act: str, rows: list[str]) -> list[dict[str, Any]]:
        word, _, rest = act.partition(" ")
        if word == "setup":
            asked = json.loads(rest)
            self._sitting = Sitting(*asked.pop("players"), find=found_deck, **asked)
            return self._sitting.announced
        return [one for line in lines_of(word, rest, rows, self.sitting) for one in self._taken(line)]

    def _taken(self, line: dict[str, Any]) -> list[dict[str, Any]]:
        self.sitting.take(**line)
        return self.sitting.announced


def found_deck(name: str) -> Deck:
    """A shipped deck or the blocks, the same `+examples`, with other terms, or of it only some cards.

    `countries of fiji,malta` are two cards; `blocks with hand=2,sites=1 of parking-*,hotel-*` is a small deck of towers.
    """
    name, _, some = name.partition(" of ")
    name, _, terms = name.partition(" with ")
    plain = name.removesuffix("+examples")
    deck = BLOCKS if name == "blocks" else shipped(name) if plain == name else with_examples(plain)
    if terms:
        deck = replace(deck, terms={id: told_anew(one, terms) for id, one in deck.terms.items()})
    kept = {id: card for id, card in deck.cards.items() if any(fnmatch(id, one) for one in some.split(","))}
    return replace(deck, cards=kept) if some else deck


def told_anew(terms: DeckTerms, written: str) -> DeckTerms:
    """The same terms with these numbers, for whatever number of players."""
    pairs = (one.split("=") for one in written.split(","))
    told = {key: int(number) for key, number in pairs}
    lists = {key: (number,) * 5 if isinstance(terms.numbers[key], tuple) else number for key, number in told.items()}
    return replace(terms, numbers={**terms.numbers, **lists})


def lines_of(word: str, rest: str, rows: list[str], sitting: Sitting) -> list[dict[str, Any]]:
    """An act of the notation as lines of the protocol."""
    parts = rest.split()
    confirmed: list[dict[str, Any]] = [{"wait": CONFIRM}, {"press": "ok"}]
    kinds: dict[str, Callable[[], list[dict[str, Any]]]] = {
        "lay": lambda: [{"place": parts[0], "card": parts[1]}, {"wait": 1.5}],
        "turn": lambda: [{"place": parts[0], "card": parts[1]}, *confirmed, {"wait": MOMENT}],
        "place": lambda: [dict(zip(("place", "card", "side"), parts, strict=False))],
        "lift": lambda: [dict(zip(("lift", "card"), parts, strict=False))],
        "tap": lambda: [{"tap": parts[0], "card": parts[1]}],
        "press": lambda: [{"press": rest}],
        "ok": lambda: confirmed,
        "choose": lambda: [{"choose": rest}],
        "wait": lambda: [{"wait": float(rest)}],
        "freeze": lambda: [{"freeze": parts}],
        "back": lambda: [{"back": parts}],
        "correct": lambda: [{"correct": json.loads(rest)}],
        "corrected": lambda: [{"correct": json.loads(rest)}, *confirmed],
        "undo": lambda: [{"press": "undo"}, *confirmed],
        "lie": lambda: [*position(rows), *confirmed],
    }
    return kinds[word]()


def position(rows: list[str]) -> list[dict[str, Any]]:
    """Rows such as `4  -  lincoln-cathedral  nabemba-tower*`, laid from the lowest up and accepted."""
    placed, opened = [], []
    for row in reversed(rows):
        number, *cards = row.split()
        for column, card in zip("ABCDEFGH", cards, strict=False):
            if card != "-":
                placed.append({"place": f"{column}{number}", "card": card.rstrip("*")})
                opened += [] if card.endswith("*") else [card]
    return [*placed, {"correct": {"accept": {"open": opened}}}]


def drawn(view: dict[str, Any]) -> list[str]:
    """The public view but for the area: the hands, what is to be mended, waited for and offered."""
    hands = ", ".join(" ".join([one["name"], str(one["hand"]), *(f"({mark})" for mark in marks_of(one))]) for one in view["seats"])
    expected = view["expected"]
    stock = {"pile": view["pile"], **view.get("stock", {})}
    lines = ["; ".join([hands, *(f"{name} {count}" for name, count in stock.items())])]
    if view["discarded"]:
        lines.append(f"{PILES[view['game']]}: " + ", ".join(one["card"] for one in view["discarded"]))
    lines += [f"count: {one['text']}" for one in view.get("count", ())]
    lines += [f"to mend: {one['text']}" for one in view["instructions"]]
    lines.append(f"[{view['stage']}{', ' + view['pending'] if view['pending'] else ''}] {expected['text']}")
    if expected["question"]:
        lines.append(f"[ok] {expected['question']['text']}")
    offers = [one["id"] for one in expected["options"] if not one["id"].startswith("shift:")]
    if offers:
        lines.append("[or] " + " ".join(offers if len(offers) < 12 else [*offers[:8], f"... {len(offers)} in all"]))
    return lines


def marks_of(seat: dict[str, Any]) -> list[str]:
    counts = (f"{name} {count}" for name, count in seat.get("counts", {}).items() if count)
    return [*seat["marks"], *counts]


def towers(view: dict[str, Any]) -> list[str]:
    """Each structure in a line: where it stands or whose it is, its foundation, its cards from below, the top one whole, and marks."""
    names = {one["seat"]: one["name"] for one in view["seats"]}
    return [tower(one, names) for one in view.get("structures", ())]


def tower(one: dict[str, Any], names: dict[str, str]) -> str:
    """Behind the foundation its number; of each card height and points."""
    where = names.get(one["owner"], "who left") if one["owner"] else one["slot"] or f"aside, no. {one['number'] + 1}"
    covered = [f"{card['height']}/{card['points']}" for card in one["covered"]]
    floors = " ".join([*covered, f"{one['top']} {one['bears']['height']}/{one['bears']['points']}"]) if covered else "bare"
    counts = [f"{name} {one[name]}" for name in ("turns", "quakes", "insurances") if one[name]]
    height = [f"{one['height']} m"] if one["owner"] else []
    return "; ".join([f"{where}: {one['foundation']} ({one['withstands']})", floors, *counts, *height, *one["marks"]])


def row(view: dict[str, Any]) -> list[str]:
    """A line of cards in their order, each with its number under the slot where it lies, broken where it is long."""
    columns = [(one["slot"] or "beside", shown(view, one)) for one in view["cards"]]
    rows: list[list[tuple[str, str]]] = [[]]
    for column in columns:
        if rows[-1] and sum(len(card) + 2 for _, card in (*rows[-1], column)) > WIDEST:
            rows.append([])
        rows[-1].append(column)
    told = ["  ".join(one[level].ljust(max(map(len, one))) for one in columns) for columns in rows for level in (0, 1) if columns]
    return [text.rstrip() for text in told]


def area(view: dict[str, Any]) -> list[str]:
    """The cards by column and row; a star for a closed one, its number for an open one, ! where a pair is out of order."""
    cells = {tuple(one["place"]): one for one in view["cards"]}
    if not cells:
        return []
    slots = {place: one["slot"] for place, one in cells.items()}
    xs = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    ys = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    seen = {place: slot for place, slot in slots.items() if slot}
    columns = named(xs, {x: ord(slot[0]) for (x, _), slot in seen.items()}, chr)
    rows = named(ys, {y: int(slot[1:]) for (_, y), slot in seen.items()}, str)
    table = [["", *columns], *([row, *(shown(view, cells.get((x, y))) for x in xs)] for row, y in zip(rows, ys, strict=True))]
    widths = [max(len(line[column]) for line in table) for column in range(len(columns) + 1)]
    return ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in table]


LOOKS: dict[str, Callable[[dict[str, Any]], list[str]]] = {"comparity": area, "cardline": row, "skyscrapers": towers}


def named(places: range, known: dict[int, int], name: Callable[[int], str]) -> list[str]:
    """Columns and rows as the mat calls them; those that lie beside it are marked so."""
    return [name(known[min(known)] + one - min(known)) if known and min(known) <= one <= max(known) else "beside" for one in places]


def shown(view: dict[str, Any], one: dict[str, Any] | None) -> str:
    if one is None:
        return "-"
    number = one["numbers"].get(view["characteristic"], "*")
    marks = ("!" if "violated" in one["marks"] else "") + ("?" if "checked" in one["marks"] else "")
    return f"{one['card']} {number}{marks}"
