"""The complaint about a line that cannot be taken, and checks of the values in its fields."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping

from companion.errors import Text
from companion.system.reading import nearest, quoted

LONGEST_TEXT, LONGEST_NAME = 200, 20
SEAT = re.compile(r"seat-[1-9][0-9]?")


class Complaint(Exception):
    """A line that cannot be taken: what is the matter, and how to mend it."""

    def __init__(self, what: str, fix: str) -> None:
        super().__init__(f"{what}; {fix}")
        self.what, self.fix = what, fix


def shown(value: object) -> str:
    """A value as it was typed: short, on one line, and with nothing in it that could upset a terminal."""
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, (list, tuple)):
        return "a list"
    if isinstance(value, str):
        return quoted(value)
    return _written(value)


def value_of(value: object) -> Text:
    """The same for a problem: a value as a line of the protocol or the command line has it."""
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
        raise Complaint(f"'{key}' is {shown(value)}", f'give a text such as "{example}"')
    if len(value) > LONGEST_TEXT:
        raise Complaint(f"'{key}' has {len(value)} characters", f"write at most {LONGEST_TEXT}")
    if not value.isprintable():
        raise Complaint(f"'{key}' is {quoted(value)}, which cannot be printed", "write letters, digits and signs only")
    return value


def number(value: object, key: str, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Complaint(f"'{key}' is {shown(value)}, no number", f'give seconds, such as {{"{key}": 2.5}}')
    try:
        seconds = float(value)
    except OverflowError:
        seconds = math.inf
    if not least <= seconds <= most:
        raise Complaint(f"'{key}' is {shown(value)}", f"give a number from {least:g} to {most:,.0f}")
    return seconds


def fields(name: str, value: object, wanted: tuple[str, ...]) -> Mapping[str, object]:
    """The fields of an object that has these and no others."""
    takes = f"'{name}' takes {' and '.join(wanted)}"
    if not isinstance(value, dict):
        raise Complaint(f"{takes}, not {shown(value)}", f"write an object with just {', '.join(wanted)}")
    missing = [key for key in wanted if key not in value]
    if missing:
        raise Complaint(f"{takes}; {' and '.join(missing)} is missing", f"write an object with just {', '.join(wanted)}")
    known(value, wanted, f"'{name}'")
    return value


def known(given: Iterable[str], wanted: Iterable[str], what: str) -> None:
    """Complain of the first key that is not known."""
    among = list(wanted)
    for key in given:
        if key not in among:
            raise Complaint(f"{what} has no {quoted(key)}", nearest(key, among))


def lack_of_name(name: str) -> Text | None:
    """What a player's name has to be, if this is not one; None if it is."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        return Text("protocol-name-of-length", longest=LONGEST_NAME)
    if "," in name or SEAT.fullmatch(name.strip().casefold()):
        return Text("protocol-name-of-no-seat")
    return None
