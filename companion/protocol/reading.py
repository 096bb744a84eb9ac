"""One line of input becomes one value, or one complaint; no input can cause anything else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from companion.errors import Text
from companion.events import BUTTONS, Slot
from companion.protocol.complaints import SEAT, Complaint, joined, known, number, text, value_of
from companion.protocol.corrections import parse_correction
from companion.protocol.inputs import (
    Choose,
    Correct,
    Freeze,
    Hears,
    Input,
    ListMatches,
    Physical,
    Polled,
    Press,
    PutAside,
    Question,
    SetUp,
    TakeUp,
    TimedInput,
    Wait,
    Why,
)
from companion.system.keyboard import LONGEST_LINE
from companion.system.reading import meant
from hardware.sighting import FAULT, GARBLED, NOTHING, Heard, Tags

LONGEST_WAIT = 86400.0  # a day
LATEST = 1e9
MOST_SLOTS, MOST_TAGS = 3000, 20
MOST_MATCHES = 10**9
EXAMPLE = '{"press": "ok"}'
UID = re.compile(r"[0-9a-f]{2}([ :-]?[0-9a-f]{2})*")
UID_SIZES = (4, 7, 10)  # bytes
RESERVED = re.compile(r"card:[a-z0-9-]+/[a-z0-9-]+(?:#back|#face)?|command:[a-z0-9-]+")  # decks.register


def parse_line(raw: bytes) -> TimedInput | None:
    """The input of a line; None for an empty line."""
    row = _object(raw)
    if row is None:
        return None
    at = number(row["at"], "at", 0.0, LATEST) if "at" in row else None
    kinds = [key for key in row if key in KINDS]
    if not kinds:
        unknown = next((key for key in row if key not in MORE), None)
        if unknown is None:
            raise Complaint("protocol-nothing-to-do", example=EXAMPLE)
        raise Complaint("protocol-no-such-message", name=unknown, instead=meant(unknown, KINDS))
    if len(kinds) > 1:
        raise Complaint("protocol-several-messages", names=joined(kinds))
    kind = kinds[0]
    known(row, (kind, "at", *(OF_CARDS if KINDS[kind] is _physical else ())), kind)
    return TimedInput(KINDS[kind](row, kind), at)


def _object(raw: bytes) -> dict[str, object] | None:
    if len(raw) > LONGEST_LINE:
        raise Complaint("protocol-line-too-long", longest=LONGEST_LINE)
    try:
        line = raw.decode("utf-8-sig")  # a BOM is what some editors begin a file with
        if not line.strip():
            return None
        row = json.loads(line, object_pairs_hook=_once_each, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Complaint("protocol-line-not-utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at").removesuffix(" starting").lower()
        raise Complaint("protocol-line-not-json", words=what, column=error.colno, example=EXAMPLE) from None
    except RecursionError:
        raise Complaint("protocol-line-too-deep", example=EXAMPLE) from None
    except ValueError:  # an integer of thousands of digits
        raise Complaint("protocol-too-many-digits") from None
    if not isinstance(row, dict):
        raise Complaint("protocol-line-no-object", value=value_of(row), example=EXAMPLE)
    return row


def _once_each(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    row: dict[str, object] = {}
    for key, value in pairs:
        if key in row:
            raise Complaint("protocol-key-twice", key=key)
        row[key] = value
    return row


def _no_number(constant: str) -> NoReturn:
    raise Complaint("protocol-no-number-in-json", constant=constant)


def _physical(row: Mapping[str, object], kind: str) -> Input:
    slot = Slot(text(row[kind], kind, "C3"))
    card = text(row["card"], "card", "eiffel-tower") if "card" in row else None
    uid = _uid(text(row["uid"], "uid", "04a1b2c3d4e5f6")) if "uid" in row else None
    side = row.get("side")
    if card and uid:
        raise Complaint("protocol-card-and-uid")
    if not card and not uid and kind != "lift":
        example = json.dumps({kind: "pad" if kind == "tap" else "C3", "card": "big-ben"})
        raise Complaint("protocol-names-no-card", key=kind, example=example)
    if side not in (None, "back", "face") or ("side" in row and (side is None or not card)):
        raise Complaint("protocol-no-side", value=value_of(side))
    return Physical(kind, slot, card, uid, "back" if side == "back" else "face" if side == "face" else None)


def _uid(written: str) -> str:
    """The whole uid in lower case hex, however its bytes were separated."""
    plain = _plain_uid(written)
    if plain is None:
        raise Complaint("protocol-no-uid", uid=written)
    return plain


def _plain_uid(written: str) -> str | None:
    lowered = written.lower()
    plain = re.sub(r"[ :-]", "", lowered)
    return plain if UID.fullmatch(lowered) and len(plain) // 2 in UID_SIZES else None


def _press(row: Mapping[str, object], kind: str) -> Input:
    button = text(row[kind], kind, "ok")
    if button not in BUTTONS and not SEAT.fullmatch(button):
        raise Complaint("protocol-no-such-button", button=button, instead=meant(button, [*BUTTONS, "seat-1"]))
    return Press(button)


def _choose(row: Mapping[str, object], kind: str) -> Input:
    return Choose(text(row[kind], kind, "check:C3"))


def _correct(row: Mapping[str, object], kind: str) -> Input:
    return Correct(parse_correction(row[kind]))


def _slots(row: Mapping[str, object], kind: str) -> Input:
    slots = row[kind]
    if not isinstance(slots, list) or not 0 < len(slots) <= MOST_SLOTS:
        raise Complaint("protocol-no-list-of-slots", key=kind, value=value_of(slots), example=json.dumps({kind: ["C3"]}))
    return Freeze(tuple(Slot(text(one, kind, "C3")) for one in slots), is_back=kind == "back")


def _hears(row: Mapping[str, object], kind: str) -> Input:
    return Hears(Slot(text(row[kind], kind, "C3")), is_well=kind == "well")


def _pass(row: Mapping[str, object], kind: str) -> Input:
    slots = row[kind]
    if not isinstance(slots, dict) or len(slots) > MOST_SLOTS:  # an empty pass of a mat without readers lets time pass
        value = Text("protocol-so-many-slots", count=len(slots)) if isinstance(slots, dict) else value_of(slots)
        raise Complaint("protocol-no-pass", key=kind, value=value, example='{"pass": {"C3": ["04a1b2c3d4e5f6"], "C4": []}}')
    return Polled(heard_of(slots))


def heard_of(slots: Mapping[str, object]) -> dict[Slot, Heard]:
    return {Slot(text(slot, "pass", "C3")): _heard(slot, heard) for slot, heard in slots.items()}


def _heard(slot: str, heard: object) -> Heard:
    if heard == "garbled":
        return GARBLED
    if heard == "fault":
        return FAULT
    if not isinstance(heard, list) or len(heard) > MOST_TAGS:
        value = Text("protocol-so-many-tags", count=len(heard)) if isinstance(heard, list) else value_of(heard)
        raise Complaint("protocol-slot-heard-no-list", slot=slot, value=value, most=MOST_TAGS)
    uids = [_any_uid(text(uid, slot, "04a1b2c3d4e5f6"), slot) for uid in heard]
    if len(set(uids)) < len(uids):
        twice = next(uid for uid in uids if uids.count(uid) > 1)
        raise Complaint("protocol-slot-heard-twice", slot=slot, uid=twice)
    return Tags(tuple(sorted(uids))) if uids else NOTHING


def _any_uid(written: str, slot: str) -> str:
    """A tag's uid, or the reserved one of a card or a command."""
    if RESERVED.fullmatch(written):
        return written
    plain = _plain_uid(written)
    if plain is None:
        raise Complaint("protocol-slot-heard-no-tag", slot=slot, uid=written)
    return plain


def _wait(row: Mapping[str, object], kind: str) -> Input:
    return Wait(number(row[kind], kind, 0.0, LONGEST_WAIT))


def _question(row: Mapping[str, object], kind: str) -> Input:
    if row[kind] is not True:
        raise Complaint("protocol-write-it-so", key=kind, value=value_of(row[kind]), example=json.dumps({kind: True}))
    return Question(kind)


def _why(row: Mapping[str, object], kind: str) -> Input:
    return Why(text(row[kind], kind, "41.2"))


def _setup(row: Mapping[str, object], kind: str) -> Input:
    asked = row[kind]
    if not isinstance(asked, dict):
        raise Complaint("protocol-write-it-so", key=kind, value=value_of(asked), example='{"setup": {"players": ["Anna", "Boris"]}}')
    return SetUp(asked)


def _take_up(row: Mapping[str, object], kind: str) -> Input:
    match = row[kind]
    if isinstance(match, bool) or not isinstance(match, int) or not 0 < match <= MOST_MATCHES:
        raise Complaint("protocol-no-number-of-match", key=kind, value=value_of(match), example='{"resume": 3}')
    return TakeUp(match)


def _about_matches(row: Mapping[str, object], kind: str) -> Input:
    if row[kind] is not True:
        raise Complaint("protocol-write-it-so", key=kind, value=value_of(row[kind]), example=json.dumps({kind: True}))
    return PutAside() if kind == "put-aside" else ListMatches()


OF_CARDS = ("card", "uid", "side")
MORE = ("at", *OF_CARDS)
KINDS: Mapping[str, Callable[[Mapping[str, object], str], Input]] = {
    "setup": _setup,
    "place": _physical,
    "lift": _physical,
    "tap": _physical,
    "pass": _pass,
    "freeze": _slots,
    "back": _slots,
    "weak": _hears,
    "well": _hears,
    "press": _press,
    "choose": _choose,
    "correct": _correct,
    "wait": _wait,
    "view": _question,
    "expectations": _question,
    "moves": _question,
    "why": _why,
    "matches": _about_matches,
    "put-aside": _about_matches,
    "resume": _take_up,
}
