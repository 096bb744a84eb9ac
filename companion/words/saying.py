"""The functions that lines may call: what is read in digits is said in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from companion.words.numerals import cardinal
from companion.words.numerals_reading import Case, Gender

Value = FluentType | str
Function = Callable[..., Any]
BEFORE_ONE = re.compile(r"\b([Dd]|[Qq]u)e (?=une?\b)")


def written(value: Value, **_: str) -> Value:
    """As it is read, however it would be said."""
    return value


def functions(language: str, *, is_spoken: bool) -> dict[str, Function]:
    """`SAID($count, gender: "feminine", case: "accusative")`: 21 where it is read, «двадцать одну» where it is said.

    With `begins: "sentence"` its first letter is a capital one.
    """

    def said(value: Value, gender: Gender = "masculine", case: Case = "nominative", begins: str = "") -> Value:
        number = _number(value)
        if number is None:
            return value
        words = cardinal(number, language, gender, case)
        return words[0].upper() + words[1:] if begins else words

    return {"SAID": said if is_spoken else written}


def elided(text: str, language: str) -> str:
    """French says "d’une carte" where it writes "de 1 carte"."""
    return BEFORE_ONE.sub("\\1’", text) if language == "fr" else text


def _number(value: Value) -> int | Decimal | None:
    """The number of a slot comes as text; what is no number stays as it is."""
    if isinstance(value, FluentInt):
        return int(value)
    if isinstance(value, FluentFloat):
        return Decimal(repr(float(value)))
    return int(value) if isinstance(value, str) and value.isdecimal() else None
