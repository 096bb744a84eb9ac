"""One line of input becomes one value, or one clear complaint; nothing that is typed can do more."""

from __future__ import annotations

import difflib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.events import (
    BUTTONS,
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Correction,
    Leave,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
)

LONGEST_LINE = 65536
LONGEST_TEXT = 200
LONGEST_WAIT = 86400.0
LATEST = 1e9


class Complaint(Exception):
    """A line that cannot be taken: what is the matter, and how to mend it."""

    def __init__(self, what: str, fix: str) -> None:
        super().__init__(f"{what}; {fix}")
        self.what, self.fix = what, fix


@dataclass(frozen=True, slots=True)
class Physical:
    """A card placed, lifted or tapped; `uid` where the tag itself is named."""

    act: str  # "place", "lift", "tap"
    slot: Slot
    card: str | None
    uid: str | None
    side: str | None


@dataclass(frozen=True, slots=True)
class Press:
    button: str


@dataclass(frozen=True, slots=True)
class Choose:
    option: str


@dataclass(frozen=True, slots=True)
class Correct:
    correction: Correction


@dataclass(frozen=True, slots=True)
class Freeze:
    slots: tuple[Slot, ...]
    is_back: bool


@dataclass(frozen=True, slots=True)
class Wait:
    seconds: float


@dataclass(frozen=True, slots=True)
class Question:
    about: str  # "view", "expectations", "moves"


@dataclass(frozen=True, slots=True)
class Why:
    id: str


@dataclass(frozen=True, slots=True)
class SetUp:
    asked: Mapping[str, Any]


Input = Physical | Press | Choose | Correct | Freeze | Wait | Question | Why | SetUp


@dataclass(frozen=True, slots=True)
class Told:
    """A line, and the time that it bears."""

    input: Input
    at: float | None


def parse_line(raw: bytes) -> Told:
    row = _object(raw)
    at = _number(row, "at", 0.0, LATEST) if "at" in row else None
    kinds = [key for key in row if key in KINDS]
    if not kinds:
        unknown = next((key for key in row if key != "at"), "")
        raise Complaint(f"there is no message '{clipped(unknown)}'" if unknown else "the line says nothing", near(unknown, KINDS))
    if len(kinds) > 1:
        raise Complaint(f"one line cannot be {' and '.join(kinds)}", "write one message per line")
    kind = kinds[0]
    allowed = {kind, "at", *(("card", "uid", "side") if kind in ("place", "lift", "tap") else ())}
    for key in row:
        if key not in allowed:
            raise Complaint(f"'{kind}' has no '{clipped(key)}'", near(key, allowed))
    return Told(KINDS[kind](row, kind), at)


def _object(raw: bytes) -> dict[str, Any]:
    if len(raw) > LONGEST_LINE:
        raise Complaint(f"the line has {len(raw)} bytes", f"write at most {LONGEST_LINE}")
    try:
        row = json.loads(raw.decode("utf-8"), object_pairs_hook=_once_each)
    except UnicodeDecodeError as error:
        raise Complaint(f"byte {error.start + 1} is not UTF-8", "write the line in UTF-8") from None
    except json.JSONDecodeError as error:
        raise Complaint(f"this is not JSON: {error.msg} at column {error.colno}", 'write one object such as {"press": "ok"}') from None
    except (RecursionError, ValueError):
        raise Complaint("this is not JSON that can be read", 'write one object such as {"press": "ok"}') from None
    if not isinstance(row, dict):
        raise Complaint("this is no JSON object", 'write one object such as {"press": "ok"}')
    return row


def _once_each(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) < len(pairs):
        twice = next(key for key, _ in pairs if sum(key == other for other, _ in pairs) > 1)
        raise Complaint(f"'{clipped(twice)}' stands there twice", "write each key once")
    return row


def clipped(text: object) -> str:
    """What was typed, short and on one line."""
    plain = "".join(char if char.isprintable() else "?" for char in str(text))
    return plain if len(plain) <= 60 else plain[:57] + "..."


def near(word: str, known: Mapping[str, Any] | set[str] | Sequence[str]) -> str:
    """The fix for a word that is not known: the nearest one, or all there are."""
    words = sorted(known)
    close = difflib.get_close_matches(str(word)[:60], words, n=1)
    return f"did you mean '{close[0]}'?" if close else f"use one of: {', '.join(words)}"


def _number(row: Mapping[str, Any], key: str, least: float, most: float) -> float:
    value = row[key]
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Complaint(f"'{key}' is {clipped(json.dumps(value))}, no number", f"give seconds, such as {{\"{key}\": 2.5}}")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not least <= number <= most:
        raise Complaint(f"'{key}' is {clipped(value)}", f"give a number from {least:g} to {most:g}")
    return number


def _text(value: Any, key: str, example: str) -> str:
    if not isinstance(value, str) or not value or len(value) > LONGEST_TEXT:
        raise Complaint(f"'{key}' is {clipped(json.dumps(value))}", f"give a text such as \"{example}\"")
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        raise Complaint(f"'{key}' holds half a character", "write it in full") from None
    return value


def _physical(row: Mapping[str, Any], kind: str) -> Input:
    slot = _text(row[kind], kind, "C3")
    card = _text(row["card"], "card", "eiffel-tower") if "card" in row else None
    uid = _text(row["uid"], "uid", "04a1b2c3d4e5f6") if "uid" in row else None
    side = row.get("side")
    if card and uid:
        raise Complaint("both 'card' and 'uid' are given", "name the card or its tag")
    if not card and not uid and kind != "lift":
        raise Complaint(f"which card is it that you {kind}?", f"add \"card\", such as {{\"{kind}\": \"{clipped(slot)}\", \"card\": \"big-ben\"}}")
    if side not in (None, "back", "face") or (side and not card):
        raise Complaint(f"'side' is {clipped(json.dumps(side))}", 'with a card, give "back" or "face", or leave it out')
    return Physical(kind, Slot(slot), card, uid, side)


def _press(row: Mapping[str, Any], kind: str) -> Input:
    button = _text(row[kind], kind, "ok")
    number = button.removeprefix("seat-")
    if button not in BUTTONS and not (button != number and number.isascii() and number.isdigit() and len(number) < 3):
        raise Complaint(f"there is no button '{clipped(button)}'", near(button, [*BUTTONS, "seat-1", "seat-2"]))
    return Press(button)


def _choose(row: Mapping[str, Any], kind: str) -> Input:
    return Choose(_text(row[kind], kind, "check:C3"))


def _slots(row: Mapping[str, Any], kind: str) -> Input:
    slots = row[kind]
    if not isinstance(slots, list) or not slots or len(slots) > 10000:
        raise Complaint(f"'{kind}' is {clipped(json.dumps(slots))}", f"give a list of slots, such as {{\"{kind}\": [\"C3\"]}}")
    return Freeze(tuple(Slot(_text(one, kind, "C3")) for one in slots), is_back=kind == "back")


def _wait(row: Mapping[str, Any], kind: str) -> Input:
    return Wait(_number(row, kind, 0.0, LONGEST_WAIT))


def _question(row: Mapping[str, Any], kind: str) -> Input:
    if row[kind] is not True:
        raise Complaint(f"'{kind}' is {clipped(json.dumps(row[kind]))}", f"write {{\"{kind}\": true}}")
    return Question(kind)


def _why(row: Mapping[str, Any], kind: str) -> Input:
    return Why(_text(row[kind], kind, "41.2"))


def _setup(row: Mapping[str, Any], kind: str) -> Input:
    if not isinstance(row[kind], dict):
        raise Complaint("'setup' is no object", 'write {"setup": {"players": ["Anna", "Boris"]}}')
    return SetUp(row[kind])


def _correct(row: Mapping[str, Any], kind: str) -> Input:
    asked = row[kind]
    if not isinstance(asked, dict) or len(asked) != 1:
        raise Complaint("'correct' takes one correction", 'write one, such as {"correct": {"hand": {"seat": "seat-1", "count": 3}}}')
    (name, value), *_ = asked.items()
    if name not in CORRECTIONS:
        raise Complaint(f"there is no correction '{clipped(name)}'", near(name, CORRECTIONS))
    return Correct(CORRECTIONS[name](value))


def _hand(value: Any) -> Correction:
    fields = _fields("hand", value, ("seat", "count"))
    count = fields["count"]
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 1000:
        raise Complaint(f"'count' is {clipped(json.dumps(count))}", "give the number of cards in the hand")
    return SetHand(_seat(fields["seat"]), count)


def _card_is(value: Any) -> Correction:
    fields = _fields("card-is", value, ("card", "really"))
    return CardIs(_text(fields["card"], "card", "big-ben"), _text(fields["really"], "really", "tower-bridge"))


def _replace(value: Any) -> Correction:
    fields = _fields("replace", value, ("seat", "name"))
    name = _text(fields["name"], "name", "Vera").strip()
    if not name.isprintable() or not name or len(name) > 20:
        raise Complaint("'name' is no name", "give up to 20 printable characters")
    return Replace(_seat(fields["seat"]), name)


def _accept(value: Any) -> Correction:
    if value is True:
        return AcceptTable()
    opened = _fields("accept", value, ("open",))["open"]
    if not isinstance(opened, list) or len(opened) > 1000:
        raise Complaint("'open' is no list", 'list the cards that lie open, such as {"accept": {"open": ["big-ben"]}}')
    return AcceptTable(tuple(_text(one, "open", "big-ben") for one in opened))


def _drawn(value: Any) -> Correction:
    if value is not True:
        raise Complaint("'drawn' takes true", 'write {"correct": {"drawn": true}}')
    return AlreadyDrawn()


def _fields(name: str, value: Any, wanted: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != set(wanted):
        raise Complaint(f"'{name}' takes {' and '.join(wanted)}", f"write an object with just {', '.join(wanted)}")
    return value


def _seat(value: Any) -> SeatId:
    return SeatId(_text(value, "seat", "seat-1"))


KINDS: Mapping[str, Callable[[Mapping[str, Any], str], Input]] = {
    "setup": _setup,
    "place": _physical,
    "lift": _physical,
    "tap": _physical,
    "freeze": _slots,
    "back": _slots,
    "press": _press,
    "choose": _choose,
    "correct": _correct,
    "wait": _wait,
    "view": _question,
    "expectations": _question,
    "moves": _question,
    "why": _why,
}
CORRECTIONS: Mapping[str, Callable[[Any], Correction]] = {
    "hand": _hand,
    "turn": lambda value: SetTurn(_seat(value)),
    "act-of": lambda value: ActOf(_seat(value)),
    "card-is": _card_is,
    "drawn": _drawn,
    "accept": _accept,
    "leave": lambda value: Leave(_seat(value)),
    "replace": _replace,
}
