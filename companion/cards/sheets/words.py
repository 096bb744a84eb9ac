"""What words over columns and behind numbers mean, in three languages: `words.toml`, looked up."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.core.decks.card import LANGUAGES, Texts

_SPACES = re.compile(r"[\s_]+")


@dataclass(frozen=True, slots=True)
class Measure:
    """What cards are often ordered by."""

    id: str
    names: Texts
    more: Texts
    is_year: bool


@dataclass(frozen=True, slots=True)
class Unit:
    """As it is written in each language."""

    names: Texts
    is_money: bool = False

    def is_same(self, others: Texts) -> bool:
        """As it is written in some language; no-break spaces are spaces."""
        mine, theirs = ({_unit_key(name) for name in names.values()} for names in (self.names, others))
        return bool(mine & theirs)


NO_UNIT = Unit(dict.fromkeys(LANGUAGES, ""))


def folded(text: str) -> str:
    """Without what people leave out or add when they write the same: capitals, accents, full stops, dashes, underlines."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    letters = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return _SPACES.sub(" ", re.sub(r"[.:'\-–—]", " ", letters)).strip()


def kind_of(words: str) -> tuple[str, tuple[str, ...]] | None:
    """What such a column is in every deck, and the languages in which it is called so."""
    return _book().kinds.get(folded(words))


def width_of(words: str) -> int:
    """Of a place: a town is narrower than a country."""
    return _book().widths.get(folded(words), 0)


def language_of(word: str) -> str | None:
    return _book().languages.get(folded(word))


def measure_of(words: str) -> Measure | None:
    return _book().measures.get(folded(words))


def unit_of(text: str) -> Unit | None:
    """One that is known: as it stands, else whatever its capitals are."""
    units = _book().units
    return units.get(_unit_key(text)) or units.get(_unit_key(text).casefold())


def is_another_in_capitals(text: str) -> bool:
    """A letter that small is a unit and is none as it stands: 1.2M may be millions."""
    units, key = _book().units, _unit_key(text)
    return len(key) == 1 and key not in units and key.casefold() in units


def any_unit(text: str) -> Unit:
    """Also one that nobody knows: it is the same in every language."""
    return unit_of(text) or Unit(dict.fromkeys(LANGUAGES, text))


def era_of(text: str) -> int | None:
    """-1 before Christ, 1 after; None for what says neither."""
    return _book().eras.get(folded(text))


def is_total(text: str) -> bool:
    """Whether a row that begins so sums up those above."""
    return folded(text) in _book().totals


def more_of_anything() -> Texts:
    return _book().more


@dataclass(frozen=True, slots=True)
class _Book:
    kinds: Mapping[str, tuple[str, tuple[str, ...]]]
    widths: Mapping[str, int]
    languages: Mapping[str, str]
    measures: Mapping[str, Measure]
    units: Mapping[str, Unit]
    eras: Mapping[str, int]
    totals: frozenset[str]
    more: Texts


@cache
def _book() -> _Book:
    content: dict[str, Any] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))
    years = content["years"]
    return _Book(
        kinds=_kinds(content["headings"]),
        widths={folded(word): width for width, words in enumerate(content["wider"].values(), 1) for word in words},
        languages={folded(word): language for language, words in content["languages"].items() for word in words},
        measures={folded(word): measure for entry in content["measure"] for measure in [_measure(entry)] for word in _called(entry)},
        units=_units(content),
        eras={folded(word): sign for sign, words in ((-1, years["before_christ"]), (1, years["after"])) for word in words},
        totals=frozenset(folded(word) for words in content["totals"].values() for word in words),
        more=content["more"],
    )


def _kinds(headings: Mapping[str, Mapping[str, list[str]]]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """A word that two kinds share is the first one's."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for kind, by_language in headings.items():
        for language, words in by_language.items():
            for word in map(folded, words):
                known, languages = found.get(word, (kind, ()))
                if known == kind:
                    found[word] = (kind, (*languages, language))
    return found


def _measure(entry: Mapping[str, Any]) -> Measure:
    return Measure(entry["id"], entry["names"], entry["more"], entry.get("is_year", False))


def _called(entry: Mapping[str, Any]) -> tuple[str, ...]:
    return (entry["id"], *entry["names"].values(), *entry.get("also", ()))


def _units(content: Mapping[str, Any]) -> dict[str, Unit]:
    """As they are written, and with small letters, where no other unit is written so."""
    found: dict[str, Unit] = {}
    for section in ("unit", "money"):
        for entry in content[section]:
            unit = Unit(entry["names"], is_money=section == "money")
            found |= {_unit_key(word): unit for word in (*entry["names"].values(), *entry.get("also", ()))}
    return {**{word.casefold(): unit for word, unit in found.items()}, **found}


def _unit_key(text: str) -> str:
    return _SPACES.sub(" ", text.replace("’", "'").replace(".", ". ")).strip().rstrip(".").replace(". ", " ")
