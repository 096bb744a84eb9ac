"""Set-ups and announcements as plain JSON values and back, so that a record holds what was said and needs no rules to be told again.

Rules of this file: an announcement is public before it comes here, so a number in it was shown at the table (H1); whatever is read back
raises KeyError, TypeError, ValueError or ArithmeticError where it is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from decimal import Decimal
from typing import Any, get_args

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.games.game import OfCard, OfSeat, Player, Series, Setup, Shown, StructureView, Tone
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from hardware.sighting import Fault, Garbled, Heard, Nothing, Tags

Row = dict[str, Any]
TONES: tuple[str, ...] = get_args(Tone)


def setup_to_json(setup: Setup) -> Row:
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


def said_to_json(said: Announcement) -> Row:
    """Without its id, which is the entry and the place in it."""
    return {"key": said.key, "rule": said.rule, "tone": said.tone, "args": {name: _plain(one) for name, one in said.args.items()}}


def said_from_json(row: Mapping[str, Any], id: str) -> Announcement:
    if row["tone"] not in TONES:
        raise ValueError(row["tone"])
    return Announcement(row["key"], row["rule"], row["tone"], {name: _said(one) for name, one in row["args"].items()}, id)


def heard_to_json(heard: Mapping[str, Heard]) -> dict[str, list[str] | str]:
    """A pass of the readers as the table protocol has it."""
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
            row = {one.name: getattr(value, one.name) for one in fields(PlaceName) if getattr(value, one.name) != one.default}
            return {"place": {"slot": value.slot, **row, **({"tower": _tower(tower)} if tower else {})}}
        case tuple():
            return [_plain(one) for one in value]
        case int() | str():
            return value


def _tower(tower: StructureView) -> Row:
    return {one.name: getattr(tower, one.name) for one in fields(StructureView)}


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
