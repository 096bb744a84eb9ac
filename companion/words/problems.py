"""Problems in the language of their reader: as a line, or with their parts by themselves for pages that set them out."""

from __future__ import annotations

import json
from contextlib import suppress

from companion.core.frozen import dataclass
from companion.core.visible import visible_line
from companion.errors import Problem, Text, of_hardware, text_of
from companion.words.texts import fix_in, text_in, words_of

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class WordedProblem:
    """A problem in the words of one language."""

    where: str
    what: str
    fix: str


def told(problem: Problem, language: str) -> str:
    """Where, what and how to mend it, in one line."""
    return line_of(problem_in(problem, language), language)


def problem_in(problem: Problem, language: str) -> WordedProblem:
    return WordedProblem(words_of(problem.where, language), text_in(problem.what, language), fix_in(problem.what, language))


def line_of(problem: WordedProblem, language: str) -> str:
    """A problem in words of that language, set into one line as the language does."""
    key = "place-problem" if problem.fix else "place-problem-in-short"
    return visible_line(text_in(Text(key, where=problem.where, what=problem.what, fix=problem.fix), language))


def line_told(line: str, language: str) -> str:
    """A line of another program of ours, which tells its name and then a problem or a text in JSON; any other line stays as it is."""
    name, _, rest = line.partition(": ")
    with suppress(ValueError, KeyError):
        said = json.loads(rest)
        if isinstance(said, dict):
            text = told(of_hardware(said), language) if "where" in said else text_in(text_of(said), language)
            return visible_line(text_in(Text("reader-says", reader=name, text=text), language))
    return line
