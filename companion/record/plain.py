"""Events, set-ups and announcements as plain JSON values and back.

Rules of this file: a record holds what was announced, so that it can be told again without asking any rules. An announcement is public
before it comes here, so a number in it was shown at the table (H1); an event holds identities and times only. Reading raises KeyError,
TypeError, ValueError or ArithmeticError for a value of another form. JSON may hold anything, so `fits` compares what was read with the
annotations of our own dataclasses, down to the last part; each annotation is understood once, as a list of matches asks thousands of times.
"""

from __future__ import annotations

import json
import math
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from functools import cache
from operator import attrgetter
from typing import Any, ForwardRef, Literal, NewType, Union, get_args, get_origin, get_type_hints

from companion import events
from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.games.game import OfCard, OfSeat, Player, Series, Setup, Shown, StructureView, Tone
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.events import Corrected, Correction, Event, SeatId, Slot
from hardware.sighting import Fault, Garbled, Heard, Nothing, Tags

JsonRow = dict[str, Any]
TONES: tuple[str, ...] = get_args(Tone)
EVENTS: Mapping[str, type[Any]] = {
    "placed": events.TagPlaced,
    "lifted": events.TagLifted,
    "tapped": events.TagTapped,
    "pressed": events.Pressed,
    "chosen": events.Chosen,
    "corrected": events.Corrected,
    "sorted": events.Sorted,
    "frozen": events.SlotsFrozen,
    "back": events.SlotsBack,
    "badly": events.ReadsBadly,
    "well": events.ReadsWell,
    "unreadable": events.Unreadable,
    "elapsed": events.Elapsed,
    "resumed": events.Resumed,
    "journal": events.JournalNews,
}
CORRECTIONS: Mapping[str, type[Any]] = {
    "hand": events.SetHand,
    "turn": events.SetTurn,
    "act-of": events.ActOf,
    "card-is": events.CardIs,
    "drawn": events.AlreadyDrawn,
    "accept": events.AcceptTable,
    "leave": events.Leave,
    "replace": events.Replace,
}
KINDS = {kind: name for name, kind in EVENTS.items()}
FIELDS = {kind: fields(kind) for kind in (*EVENTS.values(), *CORRECTIONS.values(), PlaceName, StructureView)}  # asked for at every entry
ADDED = ("by_silence",)  # fields that earlier versions do not know: written only where they differ from their default
Check = Callable[[Any], bool]
NAMED = {"Said": Said}  # annotations that contain themselves


COMPACT = json.JSONEncoder(separators=(",", ":"))


def compact(value: object) -> str:
    return COMPACT.encode(value)


def event_to_json(event: Event) -> JsonRow:
    row: JsonRow = {"event": KINDS[type(event)]}
    for one in FIELDS[type(event)]:
        value = getattr(event, one.name)
        if one.name in ADDED and value == one.default:
            continue
        is_correction = isinstance(event, Corrected) and one.name == "correction"
        row[one.name] = {part.name: getattr(value, part.name) for part in FIELDS[type(value)]} if is_correction else value
    return row


def event_from_json(row: Mapping[str, Any]) -> Event:
    kind = EVENTS[row["event"]]
    values: JsonRow = {name: _tuples(value) for name, value in row.items() if name != "event"}
    if kind is Corrected:
        values["correction"] = correction_from_json(row["correction"])
    event: Event = kind(**values)
    return event


def _tuples(value: Any) -> Any:
    """JSON has no tuples, and events have no lists."""
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def correction_from_json(row: Any) -> Correction:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items() if name != "kind"}
    correction: Correction = CORRECTIONS[row["kind"]](**values)
    return correction


def setup_to_json(setup: Setup) -> JsonRow:
    shape = {one.name: getattr(setup.shape, one.name) for one in fields(Shape)}
    return {
        "game": setup.game,
        "deck": setup.deck,
        "order": setup.characteristic,
        "players": [[player.seat, player.name] for player in setup.players],
        "first": setup.first,
        "house": dict(setup.house),
        "set_aside": list(setup.set_aside),
        "mat": {**shape, "blind": sorted(setup.shape.blind)},
        **({"series": {"best_of": setup.series.best_of, "wins": list(setup.series.wins)}} if setup.series else {}),
    }


def setup_from_json(row: Mapping[str, Any]) -> Setup:
    mat = row["mat"]
    names = {one.name: mat[one.name] for one in fields(Shape)}
    tuples = {name: tuple(value) for name, value in names.items() if isinstance(value, list)}
    series = row.get("series")
    return Setup(
        game=str(row["game"]),
        deck=DeckId(row["deck"]),
        characteristic=CharacteristicId(row["order"]),
        players=tuple(Player(SeatId(seat), name) for seat, name in row["players"]),
        first=SeatId(row["first"]),
        house=dict(row["house"]),
        set_aside=tuple(CardId(card) for card in row["set_aside"]),
        shape=Shape(**{**names, **tuples, "blind": frozenset(mat["blind"])}),
        series=Series(int(series["best_of"]), tuple(int(one) for one in series["wins"])) if series else None,
    )


def said_to_json(said: Announcement) -> JsonRow:
    """An announcement as JSON, without its id, which is the number of its entry and its place there."""
    return {"key": said.key, "rule": said.rule, "tone": said.tone, "args": {name: _plain(one) for name, one in said.args.items()}}


def said_from_json(row: Mapping[str, Any], id: str) -> Announcement:
    if row["tone"] not in TONES:
        raise ValueError(row["tone"])
    return Announcement(row["key"], row["rule"], row["tone"], {name: _said(one) for name, one in row["args"].items()}, id)


def heard_to_json(heard: Mapping[str, Heard]) -> dict[str, list[str] | str]:
    """A pass of the readers in the form of the table protocol."""
    return {slot: _heard(one) for slot, one in heard.items()}


def _heard(heard: Heard) -> list[str] | str:
    match heard:
        case Tags(uids):
            return list(uids)
        case Nothing():
            return []
        case Garbled():
            return "garbled"
        case Fault():
            return "fault"


def _plain(value: Said) -> Any:
    match value:
        case OfCard(card):
            return {"card": card}
        case OfSeat(seat):
            return {"seat": seat}
        case Shown(card, characteristic, number, beside):
            return {"shown": [card, characteristic, str(number), None if beside is None else str(beside)]}
        case PlaceName():
            tower = value.tower
            row = {one.name: getattr(value, one.name) for one in FIELDS[PlaceName] if getattr(value, one.name) != one.default}
            return {"place": {"slot": value.slot, **row, **({"tower": _tower(tower)} if tower else {})}}
        case tuple():
            return [_plain(one) for one in value]
        case int() | str():
            return value


def _tower(tower: StructureView) -> JsonRow:
    return {one.name: getattr(tower, one.name) for one in FIELDS[StructureView]}


def _said(value: Any) -> Said:
    if isinstance(value, list):
        return tuple(_said(one) for one in value)
    if isinstance(value, (int, str)):
        return value
    ((kind, told),) = value.items()
    match kind:
        case "card":
            return OfCard(CardId(told))
        case "seat":
            return OfSeat(SeatId(told))
        case "shown":
            card, characteristic, number, beside = told
            return Shown(CardId(card), CharacteristicId(characteristic), Decimal(number), None if beside is None else Decimal(beside))
        case "place":
            tower = _tower_said(told["tower"]) if "tower" in told else None
            slot = Slot(told["slot"]) if told["slot"] is not None else None
            return PlaceName(**{**told, "slot": slot, "tower": tower})
        case _:
            raise ValueError(kind)


def _tower_said(row: Mapping[str, Any]) -> StructureView:
    covered = tuple((height, points) for height, points in row["covered"])
    more = {"covered": covered, "place": tuple(row["place"]), "top_bears": tuple(row["top_bears"]), "marks": tuple(row["marks"])}
    return StructureView(**{**row, **more})


def fits(value: object, kind: Any) -> bool:
    """Whether a value has the type of an annotation; numbers are finite, and True is not one of them."""
    return _check(kind)(value)


@cache
def _check(kind: Any) -> Check:
    if isinstance(kind, NewType):
        return _check(kind.__supertype__)
    if isinstance(kind, (str, ForwardRef)):
        named = NAMED[kind if isinstance(kind, str) else kind.__forward_arg__]
        return lambda value: _check(named)(value)  # noqa: PLW0108 - the annotation contains itself, so it is looked up late
    if isinstance(kind, type) and is_dataclass(kind):
        return _of_fields(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        checks = tuple(_check(one) for one in args)
        return lambda value: any(check(value) for check in checks)
    if origin is Literal:
        return lambda value: value in args
    if origin is tuple:
        return _of_tuple(args)
    if origin in (frozenset, Mapping):
        return _of_many(origin, tuple(_check(one) for one in args))
    if kind is float:
        return lambda value: type(value) in (float, int) and math.isfinite(value)
    if kind is Decimal:
        return lambda value: type(value) is Decimal and value.is_finite()
    return lambda value: type(value) is kind


def _of_fields(kind: type[Any]) -> Check:
    """The fields are looked up when the first value comes: one of them may be of the same class."""
    checks: list[tuple[Check, Check]] = []

    def check(value: Any) -> bool:
        if not checks:
            checks.extend((attrgetter(name), _check(one)) for name, one in get_type_hints(kind).items())
        return type(value) is kind and all(one(of(value)) for of, one in checks)

    return check


def _of_tuple(kinds: tuple[Any, ...]) -> Check:
    if kinds[-1] is Ellipsis:
        each = _check(kinds[0])
        return lambda value: type(value) is tuple and all(map(each, value))
    checks = tuple(_check(one) for one in kinds)
    return lambda value: (
        type(value) is tuple and len(value) == len(checks) and all(check(one) for check, one in zip(checks, value, strict=True))
    )


def _of_many(origin: type[Any], checks: tuple[Check, ...]) -> Check:
    if origin is frozenset:
        return lambda value: type(value) is frozenset and all(map(checks[0], value))
    return lambda value: isinstance(value, Mapping) and all(checks[0](name) and checks[1](one) for name, one in value.items())
