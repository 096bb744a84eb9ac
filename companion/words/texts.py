"""Texts of problems, and the help of commands, in the words of a language.

Rules of this file: a key names the file of its message (`companion.words.help.file_of`), and only that file is read.
Arguments that are texts themselves are put into words first. Telling a problem never fails: a text without a message is told by its key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from companion.errors import Argument, Problem, Text
from companion.words.help import FOLDER, file_of

LONGEST_QUOTED = 40  # characters
Value = FluentType | str


class Several(FluentType):
    """The values of a list, which stand in a text one after the other."""

    def __init__(self, values: tuple[Value, ...]) -> None:
        self.values = values

    def format(self, _locale: object) -> str:
        return ", ".join(map(str, self.values))


def text_in(text: Text, language: str) -> str:
    """The value of its message: what is wrong, or a part of that."""
    return _formatted(text, None, language)


def fix_in(text: Text, language: str) -> str:
    """The attribute `.fix` of its message: how to mend what is wrong."""
    return _formatted(text, "fix", language)


def words_of(part: str | Text, language: str) -> str:
    """The words of a text; a plain name stays as it is."""
    return part if isinstance(part, str) else text_in(part, language)


def _formatted(text: Text, attribute: str | None, language: str) -> str:
    book = _bundle(language, file_of(text.key))
    if not book.has_message(text.key):
        return str(text)
    message = book.get_message(text.key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    variables = {name: value for given in text.arguments for name, value in _variables(*given, language)}
    return str(book.format_pattern(pattern, variables)[0])


def _variables(name: str, value: Argument, language: str) -> Iterator[tuple[str, object]]:
    """A problem inside another has three variables, each with the words of one of its parts."""
    if isinstance(value, Problem):
        yield f"{name}-where", words_of(value.where, language)
        yield name, words_of(value.what, language)
        yield f"{name}-fix", fix_in(value.what, language)
    else:
        yield name, _variable(value, language)


def _variable(value: Argument, language: str) -> object:
    match value:
        case Text():
            return text_in(value, language)
        case tuple():
            return Several(tuple(str(_variable(one, language)) for one in value))
        case str():
            return value
        case Problem():
            return str(value)
    return fluent_number(value, useGrouping=False)  # thousands are parted where the message has NUMBER($count, useGrouping: 1)


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    quoted: Callable[..., Any] = partial(_quoted, language)
    made = FluentBundle([language], functions={"QUOTED": quoted}, use_isolating=False)
    path = FOLDER / language / file
    if path.is_file():
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def _quoted(language: str, value: Value, *, whole: object = 0) -> str:
    """`{ QUOTED($name) }`: a value in the quotation marks of the language, each value of a list; a long one is cut without `whole: 1`."""
    if isinstance(value, Several):
        return ", ".join(_quoted(language, one, whole=whole) for one in value.values)
    said = str(value)
    written = repr(said if whole or len(said) <= LONGEST_QUOTED else f"{said[: LONGEST_QUOTED - 1]}…")
    return text_in(Text("place-quoted", text=written[1:-1], written=written), language)
