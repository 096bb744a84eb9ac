"""What is wrong, in the language of its reader.

Rules of this file: problems without a key are written in English where they arise. Here a text is found again by its template in
`<language>/problems.toml`, or in one of the files beside it that are for one part of the program (`problems-deck.toml`), and what was
inserted into it is looked up in the same way. What no template fits stays English: nothing is ever lost. For English no file is read.
"""

from __future__ import annotations

import itertools
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path

from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.errors import Problem, Text, of_hardware, text_of
from companion.words.texts import fix_in, text_in, words_of

FOLDER = Path(__file__).parent
FILE_NAMES = "problems*.toml"
ENGLISH = "en"
PARTS = ("where", "what", "fix")  # of a problem
SECTIONS = (*PARTS, "inside")
INSERTED = ("inside", *PARTS)
TELLING = 10  # letters of its own, from which on a template is that of a text, whatever would be inserted
GAP = re.compile(r"\{(\d*)(?:\|([^{}]*))?\}")  # {}, {2}, {1|card|cards}
# A whole quoted value before anything else, so that what players wrote does not pass for our words.
QUOTED = r"'(?:[^'\\]|\\.)*'" + r'|"(?:[^"\\]|\\.)*"'
THOUSANDS = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+")


@dataclass(frozen=True)
class Template:
    """One English text with gaps, and what is said for it."""

    written: str
    said: str

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(GAP.split(self.written)[::3])

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(f"({QUOTED}|.*?)".join(map(re.escape, self._words)), re.DOTALL)

    @property
    def rank(self) -> tuple[int, int]:
        """The most specific comes first: the one with most words of its own."""
        return -sum(map(len, self._words)), len(self._words)

    def pieces(self, text: str) -> tuple[str, ...] | None:
        """What was inserted; None where the text is no such one."""
        if not all(word in text for word in self._words):
            return None
        found = self._pattern.fullmatch(text)
        return None if found is None else found.groups()


@dataclass(frozen=True, slots=True)
class Found:
    """What is said for a text, and what is inserted there."""

    said: str
    pieces: tuple[str, ...] = ()


class Catalogue:
    """All that is said of problems in one language."""

    def __init__(self, content: Mapping[str, Mapping[str, str]]) -> None:
        self.form = content["form"]
        self._sections = {name: dict(content.get(name, {})) for name in SECTIONS}
        made = {name: [Template(*one) for one in section.items() if GAP.search(one[0])] for name, section in self._sections.items()}
        self._templates = {name: sorted(templates, key=lambda one: one.rank) for name, templates in made.items()}

    def section(self, name: str) -> Mapping[str, str]:
        return self._sections[name]

    def found(self, text: str, *sections: str) -> Found | None:
        """What is said for it, and what is to be inserted there; None for a text that is unknown."""
        for section in sections:
            if (said := self._sections[section].get(text)) is not None:
                return Found(said)
        unsound = None
        for section in sections:
            for template in self._templates[section]:
                pieces = template.pieces(text)
                if pieces is not None and self._is_sound(pieces):
                    return Found(template.said, pieces)
                if pieces is not None and (section == "where" or -template.rank[0] >= TELLING):
                    unsound = unsound or Found(template.said, pieces)
        return unsound

    def _is_sound(self, pieces: Sequence[str]) -> bool:
        """Whether nothing but names and what is known itself would be inserted; else a text may have been cut in the wrong places."""
        return all(map(self._is_piece, pieces))

    def _is_piece(self, piece: str) -> bool:
        if " " not in piece.replace(", ", "") or "/" in piece or is_quoted(piece):
            return True
        found = self.found(piece, *INSERTED)
        return found is not None and self._is_sound(found.pieces)

    def told(self, text: str, *sections: str) -> str | None:
        found = self.found(text, *sections)
        return None if found is None else self._filled(found)

    def _filled(self, found: Found) -> str:
        places = itertools.count()

        def inserted(gap: re.Match[str]) -> str:
            piece = found.pieces[int(gap[1]) - 1 if gap[1] else next(places)]
            return self._inserted(piece) if gap[2] is None else counted(piece, gap[2].split("|"))

        return GAP.sub(inserted, found.said) if found.pieces else found.said

    def _inserted(self, piece: str) -> str:
        if is_quoted(piece):
            return self.form["quotes"].format(piece[1:-1])
        if THOUSANDS.fullmatch(piece):
            return piece.replace(",", self.form["thousands"])
        # A word alone is a name: `pad` and `games` are keys, whatever they mean besides.
        return (self.told(piece, *INSERTED) if " " in piece else None) or piece


def is_quoted(piece: str) -> bool:
    """A value as somebody wrote it."""
    return re.fullmatch(QUOTED, piece, re.DOTALL) is not None


def counted(number: str, forms: Sequence[str]) -> str:
    """Two forms: of up to one, and of more; three: of one, of few, of many, as Slavic languages count."""
    digits = re.sub(r"\D", "", number) or "0"
    whole = int(digits[-3:])
    if len(forms) == 2:
        return forms[int(int(digits) > 1)]
    is_teen = 10 < whole % 100 < 20
    return forms[2 if is_teen or not 0 < whole % 10 < 5 else int(whole % 10 > 1)]


@cache
def catalogue(language: str) -> Catalogue:
    """Of one language, read once."""
    return Catalogue(content(language))


def content(language: str) -> dict[str, dict[str, str]]:
    """What stands in all of its files; no text stands in two of them."""
    sections: dict[str, dict[str, str]] = {}
    for path in sorted((FOLDER / language).glob(FILE_NAMES)):
        for name, texts in tomllib.loads(path.read_text(encoding="utf-8")).items():
            section = sections.setdefault(name, {})
            twice = section.keys() & texts.keys()
            assert not twice, f"{path}: told already: {sorted(twice)}"
            section |= texts
    return sections


def told(problem: Problem, language: str) -> str:
    """Where, what and how to mend it, in one line."""
    one = problem_in(problem, language)
    if language != ENGLISH and isinstance(problem.what, str):
        return visible_line(catalogue(language).form["problem"].format(one.where, one.what, one.fix))
    key = "place-problem" if one.fix else "place-problem-in-short"
    return visible_line(text_in(Text(key, where=str(one.where), what=str(one.what), fix=one.fix), language))


def problem_in(problem: Problem, language: str) -> Problem:
    """The same with its parts in that language, for those who set them out themselves."""
    where, what = problem.where, problem.what
    if language == ENGLISH and isinstance(where, str) and isinstance(what, str):
        return problem
    if isinstance(what, Text):
        return Problem(words_of(where, language), text_in(what, language), fix_in(what, language))
    if language == ENGLISH:
        return Problem(words_of(where, language), what, problem.fix)
    book = catalogue(language)
    place = text_in(where, language) if isinstance(where, Text) else book.told(where, "where", "inside") or where
    told_of = ((part, book.told(part, section, "inside")) for part, section in ((what, "what"), (problem.fix, "fix")))
    return Problem(place, *(found or part for part, found in told_of))


def line_told(line: str, language: str) -> str:
    """A line of another program of ours: whose it is, and then what it tells in JSON; any other line stays as it is."""
    whose, _, rest = line.partition(": ")
    with suppress(ValueError, KeyError, TypeError):
        said = json.loads(rest)
        text = told(of_hardware(said), language) if "where" in said else text_in(text_of(said), language)
        return visible_line(text_in(Text("reader-says", reader=whose, text=text), language))
    return line
