"""Numbers as each language writes and says them: in full, in the deck's unit (H4).

Rules of this file: numbers are written and said exactly, so that the greater of two can always be told. The words and signs themselves
stand in `habits.toml`. Spoken text has words alone, made by `numerals`, as voices choose gender and case of digits by themselves.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import digit

from babel import Locale
from babel.numbers import format_decimal

from companion.core.decks.card import Card, Characteristic
from companion.core.frozen import dataclass
from companion.words.numerals import cardinal, year
from companion.words.numerals_reading import Gender

ENGLISH = "en"
FORMATS = ("plain", "thousands", "year", "money")
MARKS = ("approximate", "us-only")
# The kinds of numbers that CLDR tells apart in a language, in the order in which habits.toml has the forms of a unit.
FORMS = {"en": ("one", "other"), "ru": ("one", "few", "many", "other"), "fr": ("one", "other", "many")}
# Units, as decks call them in English, that are at home outside the United States and Britain.
METRIC = frozenset({"mm", "cm", "m", "km", "m²", "ha", "km²", "g", "kg", "t", "l", "°C", "km/h"})
_KEPT = "\u00a0"  # no line is broken there
_DIGITS = re.compile(r" ?([0-9₀-₉]+) ?")


@dataclass(frozen=True, slots=True)
class Unit:
    """The words of a unit: its forms, and of how many of them one is made."""

    forms: tuple[str, ...]
    gender: Gender = "masculine"
    times: int = 1


@dataclass(frozen=True, slots=True)
class Habits:
    """How one language writes and says numbers: templates, signs and words."""

    decimal: str
    before_christ: str
    about: str
    about_year: str
    about_before_christ: str
    measure: str
    money: str
    marks: dict[str, str]
    spoken: dict[str, str]
    sayings: dict[str, str]
    units: Mapping[str, Unit]


@cache
def habits(language: str) -> Habits:
    content: dict[str, Any] = tomllib.loads(Path(__file__).with_name("habits.toml").read_text(encoding="utf-8"))
    table = content[language]
    return Habits(**{**table, "units": {written: Unit(**words) for written, words in table["units"].items()}})


@dataclass(frozen=True, slots=True)
class Told:
    """A number as a table reads it, and what it is measured by."""

    number: Decimal
    of: Characteristic
    beside: Decimal | None = None  # the same in the other unit, in brackets


def told(number: Decimal, of: Characteristic, beside: Decimal | None, language: str, *, has_printed: bool) -> Told:
    """Outside English the metric unit alone, where the deck has one, unless the table asks for the printed unit.

    What is compared stays the number in the deck's unit (H4).
    """
    if has_printed or beside is None or not is_metric_alone(of, language):
        return Told(number, of, beside)
    assert of.beside is not None
    return Told(beside, replace(of, units=of.beside.units, beside=None))


def is_metric_alone(of: Characteristic, language: str) -> bool:
    """Whether the unit beside the deck's own is the metric one, in a language that measures by it."""
    return language != ENGLISH and of.beside is not None and of.beside.units[ENGLISH] in METRIC and of.units[ENGLISH] not in METRIC


def shown(number: Decimal, characteristic: Characteristic, marks: Sequence[str], language: str, *, beside: Decimal | None = None) -> str:
    """The number as it is read: `about 280 BC`, `$10,462,500 (US only)`, and with the second number `100 mi² (259 km²)`.

    Without `marks` and `beside` the number alone.
    """
    its = habits(language)
    text = _year(number, its.before_christ) if characteristic.format == "year" else _measured(number, characteristic, language)
    about_year = its.about_before_christ if number < 0 else its.about_year
    text = _about(text, characteristic, marks, its.about, about_year)
    others = (*_second(beside, characteristic, language), *_others(marks, language))
    return f"{text} ({', '.join(others)})" if others else text


def spoken(number: Decimal, characteristic: Characteristic, marks: Sequence[str], language: str) -> str:
    """The number as it is said: just as exact, in words, its unit in the form that the number asks for. One unit is enough for the ear."""
    its = habits(language)
    if characteristic.format == "year":
        text = its.spoken["before_christ" if number < 0 else "year"].format(year(number, language))
    else:
        text = _counted(number, characteristic.units[language], language)
    text = _about(text, characteristic, marks, its.spoken["about"], its.spoken["about_year"])
    return ", ".join((text, *_others(marks, language)))


def named(name: str, language: str) -> str:
    """The name of a characteristic or deck as it is said: its numbers in words, and what voices would read wrongly."""
    for written, said in habits(language).sayings.items():
        name = name.replace(written, said)
    return _DIGITS.sub(lambda found: f" {cardinal(int(''.join(str(digit(sign)) for sign in found[1])), language)} ", name).strip()


def mark_words(marks: Sequence[str], language: str) -> tuple[str, ...]:
    """The marks alone: they are public as soon as the card lies on the mat (H2)."""
    return tuple(habits(language).marks[mark] for mark in marks)


def marks_of(card: Card) -> tuple[str, ...]:
    """All that it is marked with: they belong to the card and not to a number, so its back bears them (H2)."""
    return tuple(dict.fromkeys(mark for its in card.marks.values() for mark in its))


@dataclass(frozen=True, slots=True)
class CardBack:
    """What the back of a card bears beyond its name (H2); each may be empty."""

    place: str = ""  # where it is
    note: str = ""  # which one is meant
    marks: tuple[str, ...] = ()  # ids
    words: tuple[str, ...] = ()  # all of it, as it is read


def back_of(card: Card, language: str) -> CardBack:
    place, note = (texts.get(language, "").replace("\n", " ") for texts in (card.places, card.notes))
    marks = marks_of(card)
    return CardBack(place, note, marks, tuple(filter(None, (place, note, *mark_words(marks, language)))))


def _others(marks: Sequence[str], language: str) -> tuple[str, ...]:
    return mark_words([mark for mark in marks if mark != "approximate"], language)


def _about(text: str, characteristic: Characteristic, marks: Sequence[str], about: str, about_year: str) -> str:
    if "approximate" not in marks:
        return text
    return (about_year if characteristic.format == "year" else about).format(text)


def _year(number: Decimal, before_christ: str) -> str:
    written = digits(number, "en")  # a year has no decimals, and its thousands are not parted
    return before_christ.format(written) if number < 0 else written


def _measured(number: Decimal, characteristic: Characteristic, language: str) -> str:
    template = habits(language).money if characteristic.format == "money" else habits(language).measure
    return _with_unit(number, characteristic, characteristic.units[language], template, language)


def _second(number: Decimal | None, characteristic: Characteristic, language: str) -> tuple[str, ...]:
    """The other unit stands behind its number, beside a sum of money too."""
    if number is None or characteristic.beside is None:
        return ()
    return (_with_unit(number, characteristic, characteristic.beside.units[language], habits(language).measure, language),)


def _with_unit(number: Decimal, characteristic: Characteristic, unit: str, template: str, language: str) -> str:
    written = digits(number, language, is_parted=characteristic.format in ("thousands", "money"))
    return _sign(number) + (template.format(number=written, unit=unit) if unit else written)


def _sign(number: Decimal) -> str:
    return "−" if number < 0 else ""


def digits(number: Decimal | float, language: str, *, is_parted: bool = False) -> str:
    """The size of a number with all of its decimals, its thousands parted on demand, as the language writes it."""
    size = abs(Decimal(str(number)))
    return format_decimal(size, locale=language, decimal_quantization=False, group_separator=is_parted)


def _counted(number: Decimal, written: str, language: str) -> str:
    """A unit that has no words here is said as it is written."""
    unit = habits(language).units.get(written.replace(_KEPT, " "))
    if unit is None:
        return f"{cardinal(number, language)} {written}".rstrip()
    number *= unit.times
    return f"{cardinal(number, language, unit.gender)} {unit.forms[_form(number, language)]}"


def _form(number: Decimal, language: str) -> int:
    """The place of the form among those that habits.toml has of a unit: 1 миля, 2 мили, 5 миль, 96,3 квадратной мили."""
    size = abs(number)
    plain = size.quantize(Decimal(1)) if size == size.to_integral_value() else size.normalize()
    return FORMS[language].index(Locale(language).plural_form(plain))
