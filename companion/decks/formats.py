"""Numbers as each language writes and says them: in full, in the deck's unit (H4).

Rules of this file: what is written is exact, so whoever reads two numbers sees which is the greater. The words and signs themselves stand
in `habits.toml`. What is spoken has nothing between thousands, as voices take the parts for numbers of their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from companion.decks.card import Characteristic

FORMATS = ("plain", "thousands", "year", "money")
MARKS = ("approximate", "us-only")
_MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Habits:
    """What one language does with numbers: templates, signs and words."""

    thousands: str
    decimal: str
    before_christ: str
    about: str
    about_year: str
    measure: str
    money: str
    marks: dict[str, str]
    spoken: dict[str, str]
    units: dict[str, list[str]]


@cache
def habits(language: str) -> Habits:
    content: dict[str, Any] = tomllib.loads(Path(__file__).with_name("habits.toml").read_text(encoding="utf-8"))
    return Habits(**content[language])


def shown(number: Decimal, characteristic: Characteristic, marks: Sequence[str], language: str, *, beside: Decimal | None = None) -> str:
    """The number as it is read: `about 280 BC`, `$10,462,500 (US only)`, and with the second number `100 mi² (259 km²)`.

    Without `marks` and `beside` the number alone.
    """
    its = habits(language)
    text = _year(number, its.before_christ) if characteristic.format == "year" else _measured(number, characteristic, language)
    text = _about(text, characteristic, marks, its.about, its.about_year)
    others = (*_second(beside, characteristic, language), *_others(marks, language))
    return f"{text} ({', '.join(others)})" if others else text


def spoken(number: Decimal, characteristic: Characteristic, marks: Sequence[str], language: str) -> str:
    """The number as it is said: just as exact, its unit a word in the form that the number asks for. One unit is enough for the ear."""
    its = habits(language)
    if characteristic.format == "year":
        text = _year(number, its.spoken["before_christ"])
    else:
        unit = _said(characteristic.units[language], number, language)
        text = f"{_sign(number)}{_digits(number, '', its.decimal)} {unit}".rstrip()
    text = _about(text, characteristic, marks, its.spoken["about"], its.spoken["about_year"])
    return ", ".join((text, *_others(marks, language)))


def mark_words(marks: Sequence[str], language: str) -> tuple[str, ...]:
    """The marks alone: they are public as soon as the card lies on the mat (H2)."""
    return tuple(habits(language).marks[mark] for mark in marks)


def _others(marks: Sequence[str], language: str) -> tuple[str, ...]:
    return mark_words([mark for mark in marks if mark != "approximate"], language)


def _about(text: str, characteristic: Characteristic, marks: Sequence[str], about: str, about_year: str) -> str:
    if "approximate" not in marks:
        return text
    return (about_year if characteristic.format == "year" else about).format(text)


def _year(number: Decimal, before_christ: str) -> str:
    return before_christ.format(_digits(number, "", ".")) if number < 0 else _digits(number, "", ".")


def _measured(number: Decimal, characteristic: Characteristic, language: str) -> str:
    template = habits(language).money if characteristic.format == "money" else habits(language).measure
    return _with_unit(number, characteristic, characteristic.units[language], template, language)


def _second(number: Decimal | None, characteristic: Characteristic, language: str) -> tuple[str, ...]:
    """The other unit stands behind its number, beside a sum of money too."""
    if number is None or characteristic.beside is None:
        return ()
    return (_with_unit(number, characteristic, characteristic.beside.units[language], habits(language).measure, language),)


def _with_unit(number: Decimal, characteristic: Characteristic, unit: str, template: str, language: str) -> str:
    its = habits(language)
    digits = _digits(number, its.thousands if characteristic.format in ("thousands", "money") else "", its.decimal)
    return _sign(number) + (template.format(number=digits, unit=unit) if unit else digits)


def _sign(number: Decimal) -> str:
    return "−" if number < 0 else ""


def _digits(number: Decimal, thousands: str, decimal: str) -> str:
    whole, _, rest = f"{abs(number):,f}".partition(".")
    rest = rest.rstrip("0")
    return whole.replace(",", thousands) + (decimal + rest if rest else "")


def _said(unit: str, number: Decimal, language: str) -> str:
    """A unit that has no words here is said as it is written."""
    forms = habits(language).units.get(unit)
    return unit if forms is None else forms[_FORMS[language](abs(number))]


def _english_form(number: Decimal) -> int:
    return 0 if number == 1 else 1


def _russian_form(number: Decimal) -> int:
    """1 миля; 2 мили; 5 and 11 миль; 96,3 квадратной мили."""
    if number % 1:
        return 3
    ones, tens = number % 10, number % 100 // 10
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


def _french_form(number: Decimal) -> int:
    """1,5 mètre; 2 mètres; un million de mètres."""
    if number < 2:
        return 0
    return 1 if number % _MILLION else 2


_FORMS = {"en": _english_form, "ru": _russian_form, "fr": _french_form}
