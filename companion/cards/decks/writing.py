"""Both files of a deck as text: `cards.csv` of rows, `deck.toml` of an outline, with comments for people who edit it."""

from __future__ import annotations

import csv
import io
import json
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence

from companion.cards.decks.outline import Outline
from companion.core.decks.card import LANGUAGES, Beside, Characteristic, DeckTerms, Texts

Comment = Callable[[str], str]  # the line of that name, in the language of the user
_WIDTH = 120


def csv_text(rows: Iterable[Sequence[str]], separator: str = ",", line_end: str = "\n") -> str:
    text = io.StringIO()
    csv.writer(text, delimiter=separator, lineterminator=line_end).writerows(rows)
    return text.getvalue()


def outline_text(outline: Outline, comment: Comment) -> str:
    """The text of an outline; parsed again it is the same outline. A text that is the same in all languages is written once."""
    parts = [
        _remark(comment("deck-csv-toml-begins")),
        f"id = {_quoted(outline.id)}",
        *([f"games = {_list(outline.games)}"] if outline.games else []),
        f"credits = {_list(outline.credits)}" if outline.credits else "credits = []",
        "",
        _remark(comment("deck-csv-toml-names")),
        "[names]",
        *(f"{language} = {_quoted(text)}" for language, text in outline.names.items()),
        "",
        _remark(comment("deck-csv-toml-characteristic")),
        "\n\n".join(_characteristic(one) for one in outline.characteristics),
        *_traits(outline.traits),
        *(line for game, terms in outline.terms.items() for line in _terms(game, terms)),
    ]
    return "\n".join(parts) + "\n"


def _remark(text: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False, break_long_words=False)


def _characteristic(one: Characteristic) -> str:
    lines = ["[[characteristic]]", f"id = {_quoted(one.id)}", f"format = {_quoted(one.format)}", f"names = {_texts(one.names)}"]
    if any(one.units.values()):
        lines.append(f"unit = {_texts(one.units)}")
    if one.beside is not None:
        lines.append(f"beside = {_beside(one.beside)}")
    lines.append(f"more = {_texts(one.more)}")
    if one.marks:
        lines.append(f"marks = {_list(one.marks)}")
    if one.empty is not None:
        lines.append(f"empty = {one.empty}")
    return "\n".join(lines)


def _beside(one: Beside) -> str:
    return f"{{ column = {_quoted(one.column)}, unit = {_texts(one.units)} }}"


def _traits(traits: Mapping[str, Sequence[str]]) -> list[str]:
    return ["", "[traits]", *(f"{name} = {_list(values)}" for name, values in traits.items())] if traits else []


def _terms(game: str, terms: DeckTerms) -> list[str]:
    numbers = [f"{name} = {list(value) if isinstance(value, tuple) else value}" for name, value in terms.numbers.items()]
    house = [f"{name} = {_quoted(value) if isinstance(value, str) else value}" for name, value in terms.house.items()]
    starts = [f"starts = {_texts(terms.starts)}"] if terms.starts else []
    return [
        *(["", f"[terms.{game}]", *numbers, *starts] if numbers or starts or not house else []),
        *(["", f"[terms.{game}.house]", *house] if house else []),
    ]


def _texts(texts: Texts) -> str:
    given = {language: texts[language] for language in LANGUAGES if language in texts}
    if len(given) == len(LANGUAGES) and len(set(given.values())) == 1:
        return _quoted(given[LANGUAGES[0]])
    return f"{{ {', '.join(f'{language} = {_quoted(text)}' for language, text in given.items())} }}"


def _list(values: Iterable[str]) -> str:
    """A list; a long one has a line for each text, as the length of a line of `deck.toml` is limited."""
    quoted = [*map(_quoted, values)]
    line = f"[{', '.join(quoted)}]"
    return line if len(line) <= _WIDTH else "\n".join(("[", *(f"    {one}," for one in quoted), "]"))


def _quoted(text: str) -> str:
    """TOML reads a text in quotation marks as JSON writes it."""
    return json.dumps(text, ensure_ascii=False)
