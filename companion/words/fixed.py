"""The lines that read the same whenever they are said, as nothing is inserted there: what a person can record once and for all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from fluent.runtime import FluentResource
from fluent.syntax import ast

from companion.core.decks.card import Deck, DeckId
from companion.core.games.registry import GAMES
from companion.words.lines import Lines, Unsaid, files_of

SAID = ("table", "why", *(game.id for game in GAMES), "blind")  # the other files are only read
PIECES = re.compile(r"([a-z]+-)?place-|quoted")  # parts of sentences, which nobody says alone
READ = re.compile(r"(history|agreeing|end|([a-z]+-)?terminal)-")  # lines of a game that stand on pages and at a terminal


def fixed_lines(language: str) -> dict[str, str]:
    """Each text as it is said, by the line that says it."""
    lines = Lines(language, "", Deck(DeckId(""), {}, (), {}, (), ""), {})
    found: dict[str, str] = {}
    for key in _keys(language):
        with suppress(Unsaid):  # something is inserted there
            found[key] = lines.format(key, {}, is_spoken=True)
    return found


def _keys(language: str) -> Iterator[str]:
    for name in SAID:
        read = FluentResource(files_of(language)[name].read_text(encoding="utf-8"))
        yield from (one.id.name for one in read.body if isinstance(one, ast.Message) and not _is_passed_over(one.id.name))


def _is_passed_over(key: str) -> bool:
    return bool(PIECES.match(key) or READ.match(key))
