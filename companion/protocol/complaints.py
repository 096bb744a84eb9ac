"""The complaint about a line that cannot be taken, and checks of the values in its fields.

Rules of this file: complaints are for programs and in English, also at a table that speaks another language (`writing.error`).
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence

from companion.errors import Argument, Problem, Text
from companion.system.reading import meant

LONGEST_TEXT, LONGEST_NAME = 200, 20
SEAT = re.compile(r"seat-[1-9][0-9]?")


class Complaint(Exception):
    """A line that cannot be taken: the key of what is wrong with it, and the arguments of that message."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.problem = Problem("", key, **arguments)
        super().__init__(str(self.problem.what))


def value_of(value: object) -> Text:
    """A value as a line of the protocol or the command line has it, in short."""
    if isinstance(value, Mapping):
        return Text("value-object")
    if isinstance(value, (list, tuple)):
        return Text("value-kind", kind="list")
    return Text("value-text", text=value) if isinstance(value, str) else Text("value-plain", text=_written(value))


def _written(value: object) -> str:
    written = json.dumps(value)
    return written if len(written) <= 40 else written[:39] + "…"


def text(value: object, key: str, example: str) -> str:
    if not isinstance(value, str) or not value:
        raise Complaint("protocol-no-text", key=key, value=value_of(value), example=example)
    if len(value) > LONGEST_TEXT:
        raise Complaint("protocol-text-too-long", key=key, count=len(value), longest=LONGEST_TEXT)
    if not value.isprintable():
        raise Complaint("protocol-text-unprintable", key=key, text=value)
    return value


def number(value: object, key: str, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Complaint("protocol-no-seconds", key=key, value=value_of(value), example=json.dumps({key: 2.5}))
    try:
        seconds = float(value)
    except OverflowError:
        seconds = math.inf
    if not least <= seconds <= most:
        raise Complaint("protocol-number-out-of-range", key=key, value=value_of(value), least=f"{least:g}", most=round(most))
    return seconds


def fields(name: str, value: object, wanted: tuple[str, ...]) -> Mapping[str, object]:
    """The fields of an object that has these and no others."""
    if not isinstance(value, dict):
        raise Complaint("protocol-no-fields", name=name, takes=joined(wanted), value=value_of(value), fields=wanted)
    missing = [key for key in wanted if key not in value]
    if missing:
        raise Complaint("protocol-fields-are-missing", name=name, takes=joined(wanted), missing=joined(missing), fields=wanted)
    known(value, wanted, name)
    return value


def joined(names: Sequence[str]) -> str | Text:
    """The names with "and" between them."""
    return names[0] if len(names) == 1 else Text("protocol-and", before=joined(names[:-1]), last=names[-1])


def known(given: Iterable[str], wanted: Iterable[str], name: str) -> None:
    """Refuses the first key that the message or object of that name does not have."""
    among = list(wanted)
    for key in given:
        if key not in among:
            raise Complaint("protocol-no-such-key", name=name, key=key, instead=meant(key, among))


def lack_of_name(name: str) -> Text | None:
    """What a name of a player has to be, where this is not one; None for a proper name."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        return Text("protocol-name-of-length", longest=LONGEST_NAME)
    if "," in name or SEAT.fullmatch(name.strip().casefold()):
        return Text("protocol-name-of-no-seat")
    return None
