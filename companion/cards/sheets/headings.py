"""The meaning of a heading: a column that every deck has, and its language; or a measure, and its unit.

Rules of this file: capitals, accents, full stops and dashes make no difference. A unit or a language stands in brackets or behind a comma:
`Height (m)`, `Высота, м`, `Name (ru)`. The words of three languages, measures and units are those of `words.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from companion.core.decks.card import LANGUAGES, Texts
from companion.core.frozen import dataclass
from companion.system.reading import folded

LONGEST_UNIT = 16  # as in deck.toml
_LONGEST_HEADING = 200  # that is looked into
TEXTS = ("name", "short", "place", "note")
Kind = Literal["name", "short", "place", "note", "copies", "source", "id", "code", "row", "marks", "other"]

_SPACES = re.compile(r"[\s_]+")
_CANONICAL = re.compile(rf"({'|'.join(TEXTS)}) ({'|'.join(LANGUAGES)})")
_MARKS = re.compile(r"(.+?)[_ ]marks", re.IGNORECASE)
_ASIDE = re.compile(r"(.+?)\s*[(\[]\s*(.*?)\s*[)\]]")
_IN = re.compile(r"^(?:in|в|на|en)\s+|\s(?:in|на|en)$", re.IGNORECASE)  # `Hauteur (en m)`, `Nom en anglais`


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure that cards are often ordered by."""

    id: str
    names: Texts
    more: Texts
    is_year: bool


@dataclass(frozen=True, slots=True)
class HeadingUnit:
    """A unit as it is written in each language."""

    names: Texts
    is_money: bool = False

    def is_same(self, others: Texts) -> bool:
        """Whether one language writes both alike; no-break spaces are spaces."""
        mine, theirs = ({_unit_key(name) for name in names.values()} for names in (self.names, others))
        return bool(mine & theirs)


NO_UNIT = HeadingUnit(dict.fromkeys(LANGUAGES, ""))


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading, taken apart."""

    written: str = field(repr=False)
    kind: Kind
    words: str = field(repr=False)  # without the unit, the language and other words that were set apart
    languages: tuple[str, ...] = ()  # that the heading may be written in
    unit: HeadingUnit = NO_UNIT
    is_sure: bool = False  # the heading itself names the language of its texts

    def over(self, cells: Iterable[str]) -> Heading:
        """The heading above these cells: above Russian texts it is Russian, unless it names another language."""
        filled = [cell for cell in cells if cell]
        is_russian = self.kind in TEXTS and not self.is_sure and sum(map(is_cyrillic, filled)) * 2 > len(filled)
        return replace(self, languages=("ru",)) if is_russian else self


def parse_heading(written: str) -> Heading:
    text = " ".join(written.split())
    if len(text) > _LONGEST_HEADING:
        return Heading(text, "other", text)
    canonical = _CANONICAL.fullmatch(heading_key(text))
    if canonical is not None:
        return Heading(text, canonical[1], canonical[1], (canonical[2],), is_sure=True)  # type: ignore[arg-type] # TEXTS are kinds
    marks = _MARKS.fullmatch(text)
    if marks is not None:
        return Heading(text, "marks", marks[1])
    words, aside = _parted(text)
    known = kind_of(text) or kind_of(words)
    if known is not None:
        language = _book().languages.get(heading_key(_IN.sub("", aside)))
        languages = known[1] if language is None else (language,)
        return Heading(text, known[0], words, languages, is_sure=language is not None)  # type: ignore[arg-type] # words.toml has kinds
    return _with_language(text) or _measured(text, words, _IN.sub("", aside))


def _parted(text: str) -> tuple[str, str]:
    """The words, and what stands in brackets or behind the last comma."""
    if found := _ASIDE.fullmatch(text):
        return found[1], found[2]
    words, _, aside = text.rpartition(",")
    return (words.strip(), aside.strip()) if words and 0 < len(aside.strip()) <= LONGEST_UNIT else (text, "")


def _with_language(text: str) -> Heading | None:
    """`Name EN`, `English name`, `Nom français`, `Nom en anglais`."""
    for word, rest in ((text.rpartition(" ")[2], text.rpartition(" ")[0]), (text.partition(" ")[0], text.partition(" ")[2])):
        words = _IN.sub("", rest)
        known, language = kind_of(words), _book().languages.get(heading_key(word))
        if known is not None and language is not None and known[0] in TEXTS:
            return Heading(text, known[0], words, (language,), is_sure=True)  # type: ignore[arg-type] # a kind that is a text
    return None


def _measured(text: str, words: str, aside: str) -> Heading:
    """A heading over numbers. Words in brackets or behind a comma are its unit if they are a known one or short enough for one."""
    languages = ("ru",) if is_cyrillic(text) else ("en", "fr")
    unit = next((part for part in (aside, *re.split("[,;]", aside)) if unit_of(part.strip()) is not None), aside).strip()
    if unit and (unit_of(unit) is not None or len(unit) <= LONGEST_UNIT):
        return Heading(text, "other", words, languages, any_unit(unit))
    return Heading(text, "other", text, languages)


def is_cyrillic(text: str) -> bool:
    return re.search("[а-яё]", text, re.IGNORECASE) is not None


def heading_key(text: str) -> str:
    """The form in which headings are compared."""
    return _SPACES.sub(" ", re.sub(r"[.:'\-–—]", " ", folded(text))).strip()


def kind_of(words: str) -> tuple[str, tuple[str, ...]] | None:
    """The kind of a column that every deck has, and the languages in which these words mean it."""
    return _book().kinds.get(heading_key(words))


def measure_of(words: str) -> Measure | None:
    return _book().measures.get(heading_key(words))


def unit_of(text: str) -> HeadingUnit | None:
    """A known unit, as it stands or else in small letters."""
    units = _book().units
    return units.get(_unit_key(text)) or units.get(_unit_key(text).casefold())


def any_unit(text: str) -> HeadingUnit:
    """The unit of that name; an unknown one is the same in every language."""
    return unit_of(text) or HeadingUnit(dict.fromkeys(LANGUAGES, text))


def is_unit_behind(text: str, units: Texts) -> bool:
    """Whether the text is one of these units. A single capital letter may mean millions, so it counts only where the unit is written so."""
    key = _unit_key(text)
    if len(key) == 1 and key not in _book().units:
        return key in map(_unit_key, units.values())
    return bool(key) and any_unit(text).is_same(units)


def is_total(text: str) -> bool:
    """Whether a row that begins so sums up those above."""
    return heading_key(text) in _book().totals


def more_of_anything() -> Texts:
    return _book().more


@dataclass(frozen=True, slots=True)
class _Book:
    """The contents of `words.toml`, by the words that are looked up."""

    kinds: Mapping[str, tuple[str, tuple[str, ...]]]
    languages: Mapping[str, str]
    measures: Mapping[str, Measure]
    units: Mapping[str, HeadingUnit]
    totals: frozenset[str]
    more: Texts


@cache
def _book() -> _Book:
    content: dict[str, Any] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))
    return _Book(
        kinds=_kinds(content["headings"]),
        languages={heading_key(word): language for language, words in content["languages"].items() for word in words},
        measures={heading_key(word): measure for entry in content["measure"] for measure in [_measure(entry)] for word in _called(entry)},
        units=_units(content),
        totals=frozenset(heading_key(word) for words in content["totals"].values() for word in words),
        more=content["more"],
    )


def _kinds(headings: Mapping[str, Mapping[str, list[str]]]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The kinds by their words; a word that two kinds share belongs to the first one."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for kind, by_language in headings.items():
        for language, words in by_language.items():
            for word in map(heading_key, words):
                known, languages = found.get(word, (kind, ()))
                if known == kind:
                    found[word] = (kind, (*languages, language))
    return found


def _measure(entry: Mapping[str, Any]) -> Measure:
    return Measure(entry["id"], entry["names"], entry["more"], entry.get("is_year", False))


def _called(entry: Mapping[str, Any]) -> tuple[str, ...]:
    return (entry["id"], *entry["names"].values(), *entry.get("also", ()))


def _units(content: Mapping[str, Any]) -> dict[str, HeadingUnit]:
    """The units as they are written, and in small letters where no other unit is written so."""
    found: dict[str, HeadingUnit] = {}
    for section in ("unit", "money"):
        for entry in content[section]:
            unit = HeadingUnit(entry["names"], is_money=section == "money")
            found |= {_unit_key(word): unit for word in (*entry["names"].values(), *entry.get("also", ()))}
    return {**{word.casefold(): unit for word, unit in found.items()}, **found}


def _unit_key(text: str) -> str:
    return _SPACES.sub(" ", text.replace("’", "'").replace(".", ". ")).strip().rstrip(".").replace(". ", " ")
