"""The calibration of a mat, and its file: the best gain of each antenna, and which other antennas hear a tag that lies there.

Rules of this file: the file names slots as they are wired, so that it is valid after the mat was turned; elsewhere players' names are used.
A calibration belongs to the readers that it was made with, and is refused as a whole where these serve other slots.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import field
from errno import EISDIR
from pathlib import Path

from companion.core.frozen import dataclass
from companion.errors import Argument, Problem, Text, Unusable, reason, unusable
from companion.events import Slot
from companion.mats.files import ENDING as TOML
from companion.mats.files import is_regular, is_shipped
from companion.mats.plan import GAINS, MatTurn, Plan
from companion.system.reading import meant
from companion.system.refusals import library_reason
from companion.system.safe_files import keep, make_private_folder
from companion.system.section import value_text

VERSION = 1
ENDING, FOLDER = ".calibration.json", "calibrations"
LONGEST_FILE = 1_000_000  # bytes; 200 slots that all hear each other need less
LONGEST_NAME, LONGEST_TIME = 100, 40
MOST_TOLD = 20  # problems that are reported of one file
KEYS, KEYS_OF_SLOT = ("version", "mat", "made", "readers", "slots"), ("gain", "rate", "conflicts")


@dataclass(frozen=True, slots=True)
class Calibration:
    """A slot without a gain was not heard at any; one without a rate was passed over."""

    gains: Mapping[Slot, int] = field(default_factory=dict)  # decibels, as in a mat's file
    conflicts: Mapping[Slot, frozenset[Slot]] = field(default_factory=dict)  # in both directions: one of two slots heard the other's tag
    rates: Mapping[Slot, float] = field(default_factory=dict)  # the share of polls that heard the tag, at that gain
    made: str = ""  # the time of the calibration, in ISO 8601


def place_of(file: Path, state: Path) -> Path:
    """The calibration file: beside the file of the mat, for a shipped mat in the state folder."""
    name = file.name.removesuffix(TOML)
    return state / FOLDER / f"{name}.json" if is_shipped(file) else file.with_name(name + ENDING)


def conflicting(heard_by: Mapping[Slot, frozenset[Slot]]) -> dict[Slot, frozenset[Slot]]:
    """The same conflicts in both directions."""
    both: dict[Slot, set[Slot]] = {}
    for slot, others in heard_by.items():
        for other in others - {slot}:
            both.setdefault(slot, set()).add(other)
            both.setdefault(other, set()).add(slot)
    return {slot: frozenset(others) for slot, others in both.items()}


def read(path: Path, plan: Plan) -> Calibration | None:
    """The calibration in a file; None where there is no file. Raises `Unusable`."""
    try:
        if not is_regular(path):
            raise unusable(str(path), "calibration-no-regular-file")
        with path.open("rb") as file:
            raw = file.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise unusable(str(path), "file-unreadable-or-no-file", reason=reason(fault)) from fault
    if len(raw) > LONGEST_FILE:
        raise unusable(str(path), "calibration-too-large", longest=LONGEST_FILE)
    try:
        return parse_calibration(raw.decode("utf-8-sig"), str(path), plan)
    except UnicodeDecodeError:
        raise unusable(str(path), "calibration-not-utf8") from None


def parse_calibration(text: str, where: str, plan: Plan) -> Calibration:
    try:
        content = json.loads(text)
    except json.JSONDecodeError as fault:
        raise unusable(
            Text("place-line-of", file=where, line=fault.lineno), "calibration-not-json", reason=library_reason(ValueError(fault.msg))
        ) from None
    except (ValueError, RecursionError):  # a number with thousands of digits, or deeply nested lists
        raise unusable(where, "calibration-json-too-deep") from None
    reading = _CalibrationReading(where, plan)
    calibration = reading.calibration(content)
    if reading.problems:
        raise Unusable(reading.problems)
    return calibration


def calibration_text(calibration: Calibration, plan: Plan) -> str:
    """The text of the file, with a line for each slot."""
    wired = _Wired(plan)
    slots = {wired.name(slot): _row(calibration, slot, wired) for slot in served_slots(plan) if slot in calibration.rates}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in slots.items())
    head = {"version": VERSION, "mat": plan.name, "made": calibration.made, "readers": wired.readers}
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    return "{" + ",\n".join((*rows, f'"slots": {{\n{lines}\n}}')) + "}\n"


def make_room(path: Path) -> None:
    """Makes the folder, and raises `Unusable` where no file can be written there; to calibrate takes a quarter of an hour."""
    beside = _beside(path)
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        make_private_folder(path.parent)
        beside.touch()
        beside.unlink()
    except OSError as fault:
        raise _unwritable(path, fault) from fault


def write_calibration(path: Path, calibration: Calibration, plan: Plan) -> None:
    try:
        keep(path, calibration_text(calibration, plan).encode())
    except OSError as fault:
        raise _unwritable(path, fault) from fault


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")


def _unwritable(path: Path, fault: OSError) -> Unusable:
    return unusable(str(path), "file-unwritable", reason=reason(fault))


def served_slots(plan: Plan) -> tuple[Slot, ...]:
    """The slots that have an antenna, in the order of the readers; all slots of a mat without readers."""
    return tuple(dict.fromkeys(slot for reader in plan.readers for slot in reader.slots)) if plan.readers else plan.shape.slots


def _row(calibration: Calibration, slot: Slot, wired: _Wired) -> dict[str, object]:
    others = sorted(map(wired.name, calibration.conflicts.get(slot, frozenset())))
    row = {"gain": calibration.gains.get(slot), "rate": round(calibration.rates[slot], 3), "conflicts": others}
    return {key: value for key, value in row.items() if value is not None}


def _shown(value: object) -> Text:
    return Text("value-none") if value is None else value_text(value)


def _is(key: str, value: object) -> Text:
    return Text("value-is", key=key, value=_shown(value))


class _Wired:
    """Translates the names of slots between the wiring and the players' view."""

    __slots__ = ("_back", "readers", "seen")

    def __init__(self, plan: Plan) -> None:
        self._back = MatTurn((360 - plan.turn) % 360, plan.shape)
        self.seen = {self.name(slot): slot for slot in served_slots(plan)}
        of_each = [reader.slots for reader in plan.readers] or [served_slots(plan)]
        # The line of a mat without readers may be a snake, which is laid anew when the mat is turned, so its order is not kept.
        self.readers = [[self.name(slot) for slot in slots] for slots in of_each] if plan.readers else [sorted(self.seen)]

    def name(self, slot: Slot) -> str:
        return self._back.slot(slot)


class _CalibrationReading:
    """Reads the JSON of a calibration, and reports all its faults at once."""

    __slots__ = ("_where", "_wired", "problems")

    def __init__(self, where: str, plan: Plan) -> None:
        self._where, self._wired = where, _Wired(plan)
        self.problems: list[Problem] = []

    def calibration(self, content: object) -> Calibration:
        if not isinstance(content, dict) or "version" not in content:
            self._report("calibration-not-one")
            return Calibration()
        if content["version"] != VERSION or isinstance(content["version"], bool):
            is_newer = isinstance(content["version"], int) and content["version"] > VERSION
            older = Text("calibration-of-no-version", version=_shown(content["version"]))
            self._report(Text("calibration-newer") if is_newer else older)
            return Calibration()
        self._known(content, KEYS, Text("calibration-whole"))
        mat, made = self._text(content, "mat", LONGEST_NAME), self._text(content, "made", LONGEST_TIME)
        if content.get("readers") != self._wired.readers:
            self._report("calibration-of-other-readers", mat=mat)
            return Calibration()
        slots = content.get("slots")
        if not isinstance(slots, dict):
            self._report("calibration-value", lack=_is("slots", slots))
            return Calibration()
        return self._of_slots(slots, made)

    def _of_slots(self, slots: dict[str, object], made: str) -> Calibration:
        gains: dict[Slot, int] = {}
        rates: dict[Slot, float] = {}
        conflicts: dict[Slot, frozenset[Slot]] = {}
        for name, row in slots.items():
            slot = self._slot(name, "")
            if not isinstance(row, dict):
                self._report("calibration-row", name, value=_shown(row))
            elif slot is not None:
                self._known(row, KEYS_OF_SLOT, Text("calibration-slot"), name)
                gain, rate = self._gain(row, name), self._rate(row, name)
                gains |= {} if gain is None else {slot: gain}
                rates |= {} if rate is None else {slot: rate}
                conflicts[slot] = self._conflicts(row, name)
        return Calibration(gains, conflicting(conflicts), rates, made)

    def _slot(self, name: object, place: str) -> Slot | None:
        found = self._wired.seen.get(name) if isinstance(name, str) else None
        if found is None:
            self._report("calibration-no-such-slot", place, slot=_shown(name))
        return found

    def _gain(self, row: dict[str, object], name: str) -> int | None:
        gain = row.get("gain")
        if "gain" not in row or (isinstance(gain, int) and gain in GAINS):
            return gain if isinstance(gain, int) else None
        self._report("calibration-no-gain", name, lack=_is("gain", gain), gains=tuple(map(str, GAINS)))
        return None

    def _rate(self, row: dict[str, object], name: str) -> float | None:
        rate = row.get("rate")
        if isinstance(rate, (int, float)) and not isinstance(rate, bool) and 0 <= rate <= 1:
            return float(rate)
        self._report("calibration-no-rate", name, lack=_is("rate", rate))
        return None

    def _conflicts(self, row: dict[str, object], name: str) -> frozenset[Slot]:
        others = row.get("conflicts", [])
        if not isinstance(others, list):
            self._report("calibration-no-conflicts", name, lack=_is("conflicts", others))
            return frozenset()
        return frozenset(slot for other in others if (slot := self._slot(other, name)) is not None)

    def _text(self, content: dict[str, object], key: str, longest: int) -> str:
        value = content.get(key)
        if isinstance(value, str) and len(value) <= longest and value.isprintable():
            return value
        self._report("calibration-value", lack=_is(key, value))
        return ""

    def _known(self, table: dict[str, object], keys: tuple[str, ...], part: Text, place: str = "") -> None:
        for key in table:
            if key not in keys:
                self._report("value-unknown-key", place, key=key, table=part, instead=meant(key, keys))

    def _report(self, what: str | Text, place: str = "", **arguments: Argument) -> None:
        where = Text("place-within-quoted", place=self._where, name=place) if place else self._where
        self.problems += [Problem(where, what, **arguments)] if len(self.problems) < MOST_TOLD else []
