"""What stands in the way of a part of the hardware, as a key with plain arguments; the program above puts it into words."""

from __future__ import annotations

import errno
import json
from typing import TypeAlias

Plain: TypeAlias = "str | int | list[str] | dict[str, Plain]"


def note(key: str, **arguments: Plain) -> dict[str, Plain]:
    """A text that is not yet in words."""
    return {"key": key, **arguments}


def refused(fault: Exception) -> dict[str, Plain]:
    """Why the operating system or a library refused: its code, if it has one, and its own words."""
    number = getattr(fault, "errno", None)
    code = errno.errorcode.get(number, "") if isinstance(number, int) else ""
    return note("reason-refused", code=code, words=str(fault))


class Trouble(Exception):
    """Something cannot be used: where, what is the matter, and with the same key how to mend it. As a string it is a line of JSON."""

    def __init__(self, where: str | dict[str, Plain], key: str, **arguments: Plain) -> None:
        self.told: dict[str, Plain] = {"where": where, **note(key, **arguments)}
        super().__init__(json.dumps(self.told))
