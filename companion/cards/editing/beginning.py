"""A new deck: a folder with a commented deck.toml and a cards.csv with headings and no cards, or a copy of another deck.

Rules of this file: no existing folder is written over.
"""

from __future__ import annotations

import json
import os
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from companion.cards.decks.cells import is_key, slug
from companion.cards.decks.files import MARK, OUTLINE, folder_of, shipped
from companion.cards.decks.outline import FIXED_COLUMNS, parse_outline
from companion.cards.editing.card_file import DeckTexts, texts_of
from companion.cards.editing.deck_folder import begin_folder, keep_deck, own_folder
from companion.cards.editing.telling import DeckPage
from companion.core.decks.card import LANGUAGES, DeckId
from companion.core.frozen import dataclass
from companion.errors import DONE, Argument, Problem, Text, Unusable, unusable
from companion.system.reading import Findings

USUAL_ORDER = "value"
WIDE = 100  # of a comment
MONEY = "$"
# The argument that a part of the text was made of, to name in problems with that part.
ARGUMENTS = ((("characteristic", "unit"), "--unit"), (("characteristic",), "--order"), (("names",), "--name"))


@dataclass(frozen=True, slots=True)
class NewDeckOrder:
    """The arguments of the command; None for those that were not given."""

    id: str
    name: str | None = None
    order: str | None = None
    unit: str | None = None
    format: str | None = None
    like: str | None = None


def begin_deck(asked: NewDeckOrder, own: Path, language: str, out: TextIO) -> int:
    folder = own_folder(own, asked.id)
    _refuse(asked, folder)
    telling = DeckPage(language, out)
    if asked.like is not None:
        source = texts_of(folder_of(asked.like, own))
        deck = keep_deck(folder, _outline_like(source, asked, language), source.cards.again(source.cards.text))
        telling.write("decks-copied", id=asked.id, source=asked.like, count=len(deck.cards))
    else:
        outline = "\n".join(_outline(asked, telling))
        _check(outline, folder / OUTLINE)
        begin_folder(folder, outline, _headings(asked, language))
        telling.write("decks-begun", id=asked.id)
    telling.exact("decks-folder", str(folder), indent=2)
    telling.exact("decks-next-file", f"facedown deck edit {asked.id}", indent=2)
    telling.exact("decks-next-check", f"facedown deck check {asked.id}", indent=2)
    return DONE


def _refuse(asked: NewDeckOrder, folder: Path) -> None:
    if os.path.lexists(folder):
        raise unusable(str(folder), "editing-deck-is-there-already", deck=asked.id)
    if DeckId(asked.id) in shipped() and asked.like != asked.id:
        raise unusable(Text("place-deck-quoted", deck=asked.id), "editing-name-of-a-shipped-deck", deck=asked.id)
    given = {"--order": asked.order, "--unit": asked.unit, "--format": asked.format}
    problems = [Problem(name, "editing-like-and-order") for name, value in given.items() if asked.like is not None and value is not None]
    if problems:
        raise Unusable(problems)


def _outline(asked: NewDeckOrder, telling: DeckPage) -> Iterator[str]:
    """The lines of `deck.toml`, with a comment on everything that the README of companion/cards/decks describes."""
    name, order = asked.name or asked.id.replace("-", " ").capitalize(), asked.order or telling.words("decks-toml-value")
    format = asked.format or "plain"
    unit = asked.unit if asked.unit is not None else MONEY if format == "money" else ""
    others = [language for language in LANGUAGES if language != telling.language]
    more = telling.words("decks-toml-later") if format == "year" else telling.words("decks-toml-greater")
    yield from _comment(telling, "decks-toml-head", command=f"facedown deck check {asked.id}")
    yield ""
    yield from _comment(telling, "decks-toml-id")
    yield f'id = "{asked.id}"'
    yield from _comment(telling, "decks-toml-credits")
    yield '# credits = ["..."]'
    yield ""
    yield from _comment(telling, "decks-toml-names")
    yield "[names]"
    yield f"{telling.language} = {_text(name)}"
    yield from (f'# {language} = "..."' for language in others)
    yield ""
    yield from _comment(telling, "decks-toml-order")
    yield "[[characteristic]]"
    yield f'id = "{_column(asked)}"'
    yield from _comment(telling, "decks-toml-format")
    yield f'format = "{format}"'
    yield f"names = {{ {telling.language} = {_text(order)} }}"
    yield from _comment(telling, "decks-toml-unit")
    yield f"unit = {{ {telling.language} = {_text(unit)} }}" if unit else f'# unit = {{ {telling.language} = "..." }}'
    yield from _comment(telling, "decks-toml-more")
    yield f"more = {{ {telling.language} = {_text(more)} }}"
    yield from _comment(telling, "decks-toml-marks")
    yield '# marks = ["approximate"]'
    yield ""


def _comment(telling: DeckPage, key: str, **args: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(telling.words(key, **args), WIDE, break_on_hyphens=False, break_long_words=False)]


def _text(text: str) -> str:
    """A text in quotation marks: TOML reads what JSON writes."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _column(asked: NewDeckOrder) -> str:
    """The id of the characteristic: made of `--order` where that can name a column."""
    id = slug(asked.order or "", "_")
    return id if is_key(id) and id not in FIXED_COLUMNS and not id.endswith("_marks") else USUAL_ORDER


def _check(outline: str, file: Path) -> None:
    """Reports problems of the text at the arguments that they come from; of each argument the first, as the others follow from it."""
    found = Findings(file)
    parse_outline(outline, found)
    told: dict[str | Text, Problem] = {}
    for one in found.problems:
        argument = _argument(one.where)
        told.setdefault(argument, one.at(argument))
    if told:
        raise Unusable(list(told.values()))


def _argument(where: str | Text) -> str | Text:
    place = where.value("place") if isinstance(where, Text) else None
    keys = _keys(place)
    return next((argument for begin, argument in ARGUMENTS if keys[: len(begin)] == begin), where)


def _keys(place: Argument | None) -> tuple[str, ...]:
    """The keys in `deck.toml` that lead to a place, such as "characteristic", "unit"."""
    match place:
        case str():
            return (place,)
        case Text(key="place-characteristic"):
            return ("characteristic",)
        case Text(key="place-within" | "place-language-of"):
            return (*_keys(place.value("place")), *_keys(place.value("name")))
    return ()


def _headings(asked: NewDeckOrder, language: str) -> str:
    """The line of headings as spreadsheets of the language expect it: where decimals begin with a comma, semicolons separate cells."""
    languages = (language, *(one for one in LANGUAGES if one != language))
    columns = ("id", *(f"name_{one}" for one in languages), f"place_{language}", f"note_{language}", _column(asked), "source")
    return MARK + ("," if language == "en" else ";").join(columns) + "\n"


def _outline_like(source: DeckTexts, asked: NewDeckOrder, language: str) -> str:
    """The text of another deck with the new id, and with the new name in that language."""
    text = re.sub(r"(?m)^(\s*id\s*=\s*)(\"[^\"\n]*\"|'[^'\n]*')", lambda found: f'{found[1]}"{asked.id}"', source.outline.text, count=1)
    if asked.name is not None:
        text = _renamed(text, asked.name, language)
    _check_copy(text, asked, source.folder / OUTLINE)
    return source.outline.again(text)


def _renamed(text: str, name: str, language: str) -> str:
    """The text with another name in that language; a deck that has one name for all languages gets another one for all."""
    table = re.search(r"(?m)^\s*\[names\][^\n]*\n", text)
    if table is None:
        return re.sub(r"(?m)^names\s*=[^\n]*", lambda _: f"names = {_text(name)}", text, count=1)
    end = re.compile(r"(?m)^\s*\[").search(text, table.end())
    names = text[table.end() : end.start() if end else len(text)]
    line = f"{language} = {_text(name)}"
    there = re.compile(rf"(?m)^\s*{language}\s*=[^\n]*")
    renamed = there.sub(lambda _: line, names, count=1) if there.search(names) else f"{line}\n{names}"
    return text[: table.end()] + renamed + text[table.end() + len(names) :]


def _check_copy(text: str, asked: NewDeckOrder, file: Path) -> None:
    """Refuses a copy in which id or name were not replaced, as TOML can be written in ways that the replacement does not find."""
    found = Findings(file)
    outline = parse_outline(text, found)
    is_named = asked.name is None or (outline is not None and asked.name.strip() in outline.names.values())
    if outline is None or outline.id != asked.id or not is_named:
        raise unusable("--like", "editing-model-cannot-be-followed", deck=str(asked.like))
