"""What a heading says: whether the column is one that every deck has, in which language, or what is measured there, and in which unit."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.cards.sheets.words import NO_UNIT, Unit, any_unit, folded, kind_of, language_of, unit_of
from companion.core.decks.card import LANGUAGES

LONGEST_UNIT = 16  # as in deck.toml
_LONGEST_HEADING = 200  # that is looked into
TEXTS = ("name", "short", "place", "note")
Kind = Literal["name", "short", "place", "note", "copies", "source", "id", "code", "row", "marks", "other"]

_CANONICAL = re.compile(rf"({'|'.join(TEXTS)}) ({'|'.join(LANGUAGES)})")
_MARKS = re.compile(r"(.+?)[_ ]marks", re.IGNORECASE)
_ASIDE = re.compile(r"(.+?)\s*[(\[]\s*(.*?)\s*[)\]]")
_MEASURED_IN = re.compile(r"(.+)\s(?:in|в|en)\s(.+)", re.IGNORECASE)
_IN = re.compile(r"^(?:in|в|на|en)\s+|\s(?:in|на|en)$", re.IGNORECASE)  # beside what is set apart: `Hauteur (en m)`, `Nom en anglais`
_SIGN = re.compile(r"(.*?)\s*([$€£₽¥])\s*(.*)")


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading, taken apart."""

    written: str = field(repr=False)
    kind: Kind
    words: str = field(repr=False)  # without unit, language or what else was set apart
    languages: tuple[str, ...] = ()  # in which it may be written
    unit: Unit = NO_UNIT
    is_sure: bool = False  # it says which language its texts are in

    def over(self, cells: Iterable[str]) -> Heading:
        """Over Russian texts it is Russian, where it does not say otherwise."""
        filled = [cell for cell in cells if cell]
        is_russian = self.kind in TEXTS and not self.is_sure and sum(map(is_cyrillic, filled)) * 2 > len(filled)
        return replace(self, languages=("ru",)) if is_russian else self


def parse_heading(written: str) -> Heading:
    text = " ".join(written.split())
    if len(text) > _LONGEST_HEADING:
        return Heading(text, "other", text)
    canonical = _CANONICAL.fullmatch(folded(text))
    if canonical is not None:
        return Heading(text, canonical[1], canonical[1], (canonical[2],), is_sure=True)  # type: ignore[arg-type] # TEXTS are kinds
    marks = _MARKS.fullmatch(text)
    if marks is not None:
        return Heading(text, "marks", marks[1])
    words, aside = _parted(text)
    known = kind_of(text) or kind_of(words)
    if known is not None:
        language = language_of(_IN.sub("", aside))
        languages = known[1] if language is None else (language,)
        return Heading(text, known[0], words, languages, is_sure=language is not None)  # type: ignore[arg-type] # words.toml has kinds
    return _with_language(text) or _measured(text, words, _IN.sub("", aside))


def _parted(text: str) -> tuple[str, str]:
    """`Height (m)`, `Высота, м`, `Hauteur en mètres`, `Price $`."""
    if found := _ASIDE.fullmatch(text):
        return found[1], found[2]
    words, _, aside = text.rpartition(",")
    if words and aside.strip() and len(aside.strip()) <= LONGEST_UNIT:
        return words.strip(), aside.strip()
    found = _MEASURED_IN.fullmatch(text)
    if found is not None and unit_of(found[2]) is not None:
        return found[1], found[2]
    found = _SIGN.fullmatch(text)
    if found is not None and (found[1] or found[3]) and not (found[1] and found[3]):
        return found[1] or found[3], found[2]
    words, _, aside = text.rpartition(" ")
    return (words, aside) if words and unit_of(aside) is not None and len(aside) > 1 else (text, "")


def _with_language(text: str) -> Heading | None:
    """`Name EN`, `English name`, `Nom français`, `Nom en anglais`."""
    for word, rest in ((text.rpartition(" ")[2], text.rpartition(" ")[0]), (text.partition(" ")[0], text.partition(" ")[2])):
        words = _IN.sub("", rest)
        known, language = kind_of(words), language_of(word)
        if known is not None and language is not None and known[0] in TEXTS:
            return Heading(text, known[0], words, (language,), is_sure=True)  # type: ignore[arg-type] # a kind that is a text
    return None


def _measured(text: str, words: str, aside: str) -> Heading:
    """What stands apart is a unit if it is one, or could be; else it belongs to the words."""
    languages = ("ru",) if is_cyrillic(text) else ("en", "fr")
    unit = next((part for part in (aside, *re.split("[,;]", aside)) if unit_of(part.strip()) is not None), aside).strip()
    if unit and (unit_of(unit) is not None or len(unit) <= LONGEST_UNIT):
        return Heading(text, "other", words, languages, any_unit(unit))
    return Heading(text, "other", text, languages)


def is_cyrillic(text: str) -> bool:
    return re.search("[а-яё]", text, re.IGNORECASE) is not None
