"""Entries: what entered a match, numbered, as values and as plain JSON."""

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
    Leave,
    Pressed,
    Replace,
    SetHand,
    SetTurn,
    SlotsBack,
    SlotsFrozen,
    TagLifted,
    TagPlaced,
    TagTapped,
)
from companion.games.game import Setup
from companion.referee.entries import Entry

EVENTS: Mapping[str, type[Any]] = {
    "placed": TagPlaced,
    "lifted": TagLifted,
    "tapped": TagTapped,
    "pressed": Pressed,
    "chosen": Chosen,
    "corrected": Corrected,
    "frozen": SlotsFrozen,
    "back": SlotsBack,
    "elapsed": Elapsed,
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


class MemoryJournal:
    """Entries in memory: written as soon as they are appended."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def append(self, event: Event | Setup) -> Entry:
        entry = Entry(len(self._entries), event)
        self._entries.append(entry)
        return entry

    def written(self) -> int:
        return len(self._entries) - 1

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)


def to_json(event: Event) -> dict[str, Any]:
    """An event as plain JSON; it holds identities and times, never a card's number."""
    row: dict[str, Any] = {"event": KINDS[type(event)]}
    for one in fields(event):
        value = getattr(event, one.name)
        row[one.name] = _correction_to_json(value) if isinstance(event, Corrected) and one.name == "correction" else value
    return row


def from_json(row: Mapping[str, Any]) -> Event:
    """The event again; raises KeyError, TypeError or ValueError for a row that is none."""
    kind = EVENTS[row["event"]]
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items() if name != "event"}
    if kind is Corrected:
        values["correction"] = correction_from_json(row["correction"])
    event: Event = kind(**values)
    return event


def _correction_to_json(correction: Correction) -> dict[str, Any]:
    return {one.name: getattr(correction, one.name) for one in fields(correction)}


def correction_from_json(row: Any) -> Correction:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items() if name != "kind"}
    correction: Correction = CORRECTIONS[row["kind"]](**values)
    return correction
