"""The corrections that a line can ask for (E3, E5, E7), each with the fields that it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn
from companion.protocol.complaints import Complaint, fields, lack_of_name, text, value_of
from companion.system.reading import meant

MOST_CARDS = 1000


def parse_correction(asked: object) -> Correction:
    if not isinstance(asked, dict) or len(asked) != 1:
        raise Complaint("protocol-no-correction", example='{"correct": {"hand": {"seat": "seat-1", "count": 3}}}')
    ((name, value),) = asked.items()
    if name not in CORRECTIONS:
        raise Complaint("protocol-no-such-correction", name=name, instead=meant(name, CORRECTIONS))
    return CORRECTIONS[name](value)


def _hand(value: object) -> Correction:
    given = fields("hand", value, ("seat", "count"))
    count = given["count"]
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
        raise Complaint("protocol-no-count", value=value_of(count))
    return SetHand(_seat(given["seat"]), count)


def _card_is(value: object) -> Correction:
    given = fields("card-is", value, ("card", "really"))
    return CardIs(text(given["card"], "card", "big-ben"), text(given["really"], "really", "tower-bridge"))


def _replace(value: object) -> Correction:
    given = fields("replace", value, ("seat", "name"))
    name = text(given["name"], "name", "Vera").strip()
    lack = lack_of_name(name)
    if lack:
        raise Complaint("protocol-new-name-is-none", name=name, instead=lack)
    return Replace(_seat(given["seat"]), name)


def _accept(value: object) -> Correction:
    if value is True:
        return AcceptTable()
    opened = fields("accept", value, ("open",))["open"]
    if not isinstance(opened, list) or len(opened) > MOST_CARDS:
        raise Complaint("protocol-no-open-cards", value=value_of(opened), example='{"accept": {"open": ["big-ben"]}}')
    return AcceptTable(tuple(text(one, "open", "big-ben") for one in opened))


def _drawn(value: object) -> Correction:
    if value is not True:
        raise Complaint("protocol-write-it-so", key="drawn", value=value_of(value), example='{"correct": {"drawn": true}}')
    return AlreadyDrawn()


def _seat(value: object) -> SeatId:
    return SeatId(text(value, "seat", "seat-1"))


CORRECTIONS: Mapping[str, Callable[[object], Correction]] = {
    "hand": _hand,
    "turn": lambda value: SetTurn(SeatId(text(value, "turn", "seat-1"))),
    "act-of": lambda value: ActOf(SeatId(text(value, "act-of", "seat-1"))),
    "card-is": _card_is,
    "drawn": _drawn,
    "accept": _accept,
    "leave": lambda value: Leave(SeatId(text(value, "leave", "seat-1"))),
    "replace": _replace,
}
