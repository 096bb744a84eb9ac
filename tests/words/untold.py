"""What is not said in another language yet: of a problem, of the source's own texts.

A name needs no translation. In a place (`where`) that is a command, or a word that is no plain lower-case word (`--seed`, `cards.csv`,
`UID|CARD`, `7`), or several such words; while the suite runs any one word, as whoever asks hands it in. What is inserted into a place is a
name; elsewhere it is one where it is a quoted value, a number, or has no two English words side by side.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from companion.cli.main import parsers
from companion.core.decks.card import LANGUAGES
from companion.errors import Problem
from companion.words.problems import INSERTED, PARTS, Catalogue, Found, catalogue, is_quoted
from tests.words.templates import templates

TOLD = ("ru", "fr")  # the languages of which the suite demands that everything is told
BESIDE = {  # what the syntax trees do not show: it goes through attributes, or comes out of `replace`
    "where": ("{} row {}", "{} row {}, column {}"),
    "what": (
        *("this is no ordinary file", "it is a link that leads back to a folder around it"),
        *("there are {} places", "tag {}: {}"),
        *("there is 1 line for {} slot{}", "there are {} lines for {} slot{}"),
        *(f"its {what} are not those of deck {{}}" for what in ("characteristics", "traits", "games")),
        "where a lift is the word, a card that the radio misses for a moment is a check that nobody meant",
    ),
    "fix": (
        "see that there is room and that you may write there",
        "restore it from a backup, or move it away and learn the tags again",
    ),
}
TWO_WORDS = re.compile(r"(?<![\w/.{-])[a-z]{2,} [a-z]{2,}(?![\w/.=-])")
OF_LIBRARIES = (  # what is inserted there comes from a library, in whatever words it has
    *("not TOML: ", "it is not TOML (", "it is not JSON (", "it is no JSON (", "the row cannot be split into cells ("),
    *("it cannot be imported (", "there are no pins to be had (", "there is none ("),
)
KEYS = re.compile(r"[a-z_]+(, [a-z_]+)*")  # "mat, line"
SET_APART = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|`[^`]*`|facedown [a-z -]+|\S*/.*")


def untold(problem: Problem, language: str) -> list[str]:
    parts = zip(PARTS, (problem.where, problem.what, problem.fix), strict=True)
    return [one for part, text in parts if isinstance(text, str) for one in _untold_part(part, text, language)]


@functools.cache
def _untold_part(part: str, text: str, language: str) -> tuple[str, ...]:
    book = catalogue(language)
    found = book.found(text, part, "inside")
    if found is None:
        return () if part == "where" and (" " not in text or _is_name(text)) else (f"{language} [{part}] {text!r}",)
    if part == "where" or text.startswith(OF_LIBRARIES):
        return ()
    return tuple(f"{language} [inside] {one!r} of {text!r}" for one in _untold_pieces(found, text, book))


def _untold_pieces(found: Found, text: str, book: Catalogue) -> Iterator[str]:
    for piece in found.pieces:
        if is_quoted(piece) or f"'{piece}'" in text or f'"{piece}"' in text:
            continue
        inner = book.found(piece, *INSERTED)
        if inner is not None:
            yield from _untold_pieces(inner, piece, book)
        elif TWO_WORDS.search(SET_APART.sub("''", piece)):
            yield piece


def _is_name(text: str) -> bool:
    return text in commands() or not any(re.fullmatch("[a-z]+,?", word) for word in text.split()) or "/" in text.partition(" ")[0]


@functools.cache
def commands() -> frozenset[str]:
    return frozenset(one.place for one in parsers()[0].all() if isinstance(one.place, str))


def said_by_problems() -> dict[str, dict[str, str]]:
    """Of each part the templates, and where each stands."""
    made, inside = templates()
    beside = {part: dict.fromkeys(texts, "") for part, texts in BESIDE.items()}
    return {part: {**beside[part], **made[part]} for part in PARTS} | {"inside": dict.fromkeys(sorted(inside), "")}


def missing(language: str) -> dict[str, dict[str, str]]:
    """Of each section the texts without a translation, and where each stands."""
    book, made = catalogue(language), said_by_problems()
    return {part: {text: place for text, place in texts.items() if not _is_known(text, part, book)} for part, texts in made.items()}


def _is_known(text: str, part: str, book: Catalogue) -> bool:
    """By an entry of its own; or by one into whose gaps nothing but quoted values or keys go."""
    own = ("inside", *PARTS) if part == "inside" else (part, "inside")
    found = None if "{}" in text else book.found(text, *own)
    if any(text in book.section(name) for name in own) or (part == "where" and _is_name(text)):
        return True
    return found is not None and all(is_quoted(one) or (part == "where" and KEYS.fullmatch(one)) for one in found.pieces)


def told_elsewhere(language: str) -> list[str]:
    """What other languages have for gaps, and this one may need or not: words of the system, or another case of a noun."""
    others = {text for other in LANGUAGES[1:] for text in catalogue(other).section("inside")}
    return sorted(others - catalogue(language).section("inside").keys())
