"""Events as plain JSON and back: what entered a match, and never a card's number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Chosen,
    Corrected,
    Correction,
    Elapsed,
    Event,
    JournalNews,
    Leave,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Replace,
    Resumed,
    SetHand,
    SetTurn,
    SlotsBack,
    SlotsFrozen,
    Sorted,
    TagLifted,
    TagPlaced,
    TagTapped,
)

EVENTS: Mapping[str, type[Any]] = {
    "placed": TagPlaced,
    "lifted": TagLifted,
    "tapped": TagTapped,
    "pressed": Pressed,
    "chosen": Chosen,
    "corrected": Corrected,
    "sorted": Sorted,
    "frozen": SlotsFrozen,
    "back": SlotsBack,
    "badly": ReadsBadly,
    "well": ReadsWell,
    "elapsed": Elapsed,
    "resumed": Resumed,
    "journal": JournalNews,
}
CORRECTIONS: Mapping[str, type[Any]] = {
    "hand": SetHand,
    "turn": SetTurn,
    "act-of": ActOf,
    "card-is": CardIs,
    "drawn": AlreadyDrawn,
    "accept": AcceptTable,
    "leave": Leave,
    "replace": Replace,
}
KINDS = {kind: name for name, kind in EVENTS.items()}
ADDED = ("by_silence",)  # fields that earlier versions do not know: written where they say something, and read as their default elsewhere


def to_json(event: Event) -> dict[str, Any]:
    """An event as plain JSON; it holds identities and times, never a card's number."""
    row: dict[str, Any] = {"event": KINDS[type(event)]}
    for one in fields(event):
        value = getattr(event, one.name)
        if one.name in ADDED and value == one.default:
            continue
        row[one.name] = _correction_to_json(value) if isinstance(event, Corrected) and one.name == "correction" else value
    return row


def from_json(row: Mapping[str, Any]) -> Event:
    """The event again; raises KeyError, TypeError or ValueError for a row that is none."""
    kind = EVENTS[row["event"]]
    values: dict[str, Any] = {name: _tuples(value) for name, value in row.items() if name != "event"}
    if kind is Corrected:
        values["correction"] = correction_from_json(row["correction"])
    event: Event = kind(**values)
    return event


def _tuples(value: Any) -> Any:
    """JSON has lists only."""
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def _correction_to_json(correction: Correction) -> dict[str, Any]:
    return {one.name: getattr(correction, one.name) for one in fields(correction)}


def correction_from_json(row: Any) -> Correction:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items() if name != "kind"}
    correction: Correction = CORRECTIONS[row["kind"]](**values)
    return correction
