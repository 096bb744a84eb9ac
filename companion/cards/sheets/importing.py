"""A spreadsheet becomes a deck of one's own, or new values in a copy of a deck.

Rules of this file: everything that is wrong with a file is reported at once, with the rows and columns of that file, and then nothing is
written. The deck is written as a whole (`editing.deck_folder`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Literal

from companion.cards.decks import files
from companion.cards.decks.cells import LONGEST_ID, slug
from companion.cards.decks.csv_reading import row_number
from companion.cards.decks.files import CARDS, MARK, OUTLINE, FileText, folder_of, load, of_texts
from companion.cards.decks.outline import Outline, parse_outline
from companion.cards.decks.writing import Comment, outline_text
from companion.cards.editing.card_file import texts_of
from companion.cards.editing.deck_folder import keep_deck, own_folder, set_aside
from companion.cards.sheets.deck_rows import DeckRows, with_ids
from companion.cards.sheets.grid import FileForm, Grid, read_grid, shown_heading
from companion.cards.sheets.headings import HeadingUnit, is_cyrillic
from companion.cards.sheets.new_deck import new_deck
from companion.cards.sheets.new_values import Merged, deck_columns, known_headings, merged
from companion.core.decks.card import LANGUAGES, Characteristic, Deck, DeckId
from companion.core.frozen import dataclass
from companion.errors import Argument, Problem, Text, Unusable, unusable
from companion.system.reading import Findings

LONGEST_DECK_NAME = 60


@dataclass(frozen=True, slots=True)
class ImportOrder:
    """A file to be imported, and how."""

    file: Path
    id: str | None = None
    name: str | None = None
    into: str | None = None
    like: str | None = None
    again: bool = False
    form: FileForm = field(default_factory=FileForm)


@dataclass(frozen=True, slots=True)
class Imported:
    """The deck that an import made or changed, and what the user is told about it."""

    deck: Deck
    folder: Path
    title: str = ""  # the cells above the headings, unless they became the name of the deck
    names_from: str = ""
    left_out: tuple[str, ...] = ()
    is_instead: bool = False  # of a shipped deck
    outline: Literal["", "kept", "anew"] = ""  # whether a usable deck.toml that was there was kept or written anew
    aside: Path | None = None  # the copy of the deck that was there before
    into: Merged | None = None
    unplaced: tuple[str, ...] = ()  # headings of columns of texts that no column of a deck is for


Words = Callable[..., str]  # from a key and its arguments to a line in the language of the user


def bring(order: ImportOrder, own: Path, words: Words) -> Imported:
    """Imports a file into `own`, the folder of the user's decks; `Unusable`, and nothing is written, where anything is wrong."""
    _check(order)
    found = Findings(order.file)
    brought = _into(order, own, found) if order.into is not None else _deck(order, own, words, found)
    if found.problems or brought is None:
        raise Unusable(sorted(found.problems, key=lambda one: _row(one, order.file)))
    return brought


def _row(problem: Problem, file: Path) -> int:
    """The row of a problem, by which problems are sorted; problems of the whole file come first."""
    where = problem.where
    return row_number(where) if isinstance(where, Text) and where.value("file") == str(file) else 0


def _check(order: ImportOrder) -> None:
    if order.into is None:
        return
    given = {"--as": order.id is not None, "--name": order.name is not None, "--again": order.again, "--like": order.like is not None}
    problems = [Problem(name, "sheet-into-and-another") for name, is_given in given.items() if is_given]
    if problems:
        raise Unusable(problems)


def _deck(order: ImportOrder, own: Path, words: Words, found: Findings) -> Imported | None:
    id, like = _id(order), folder_of(order.like, own) if order.like is not None else None
    folder = own_folder(own, id)
    _refuse(order, id, folder)
    if like is not None:
        return _like(order, id, folder, like, words, found)
    grid = read_grid(order.file, order.form, found)
    if grid is None:
        return None
    name, title = _name(order, grid, found)
    made = new_deck(grid, DeckId(id), name, words("deck-csv-thanks", file=order.file.name), found)
    if found.problems or made.unplaced:
        _hint(grid, own, found)
    if found.problems:
        return None
    outline, became = _outline(made.outline, folder, _comment(words, order.file.name, id), is_named=order.name is not None)
    deck, aside = _kept(folder, outline, made.rows, found)
    is_instead = DeckId(id) in files.shipped()
    if deck is None:
        return None
    return Imported(deck, folder, title, made.names_from, made.left_out, is_instead, became, aside, unplaced=made.unplaced)


def _outline(made: Outline, folder: Path, comment: Comment, *, is_named: bool) -> tuple[str, Literal["", "kept", "anew"]]:
    """The text of `deck.toml`. The one of a deck that was there stays as it is written where it describes all of the new columns."""
    before = _written_before(folder)
    if before is None or before[1].id != made.id:
        return outline_text(made, comment), ""
    text, outline = before
    now = _going_on(outline, made, is_named=is_named)
    return (text.again(text.text), "kept") if now == outline else (outline_text(now, comment), "anew")


def _written_before(folder: Path) -> tuple[FileText, Outline] | None:
    """The deck.toml in that folder; None where there is none that can be used."""
    found = Findings(folder)
    try:
        texts = texts_of(folder)
    except Unusable:
        return None
    outline = parse_outline(texts.outline.text, found)
    return None if outline is None or found.problems else (texts.outline, outline)


def _going_on(before: Outline, made: Outline, *, is_named: bool) -> Outline:
    """The outline of before with the columns of the spreadsheet; its names stay unless the deck `is_named` anew, by `--name`."""
    return replace(
        before,
        names=made.names if is_named else before.names,
        characteristics=_characteristics(before.characteristics, made.characteristics),
        traits={},
        credits=tuple(dict.fromkeys((*before.credits, *made.credits))),
    )


def _characteristics(before: Sequence[Characteristic], made: Sequence[Characteristic]) -> tuple[Characteristic, ...]:
    """In the order of before, as people play by the first one; a second number beside another one stays there.

    The names, the words and the format of before stay, unless the unit is another one now.
    """
    left = {one.id: one for one in made}
    found: list[Characteristic] = []
    for one in before:
        now = left.pop(one.id, None)
        if now is None or not _is_alike(one, now):
            found += [now] if now else []
            continue
        beside = left.pop(one.beside.column, None) if one.beside else None
        marks = tuple(dict.fromkeys((*one.marks, *now.marks)))
        found.append(replace(one, marks=marks, beside=one.beside if beside else None))
    return (*found, *left.values())


def _is_alike(before: Characteristic, now: Characteristic) -> bool:
    is_unit = not any(now.units.values()) or HeadingUnit(now.units).is_same(before.units)
    return is_unit and (before.format == "year") == (now.format == "year")


def _id(order: ImportOrder) -> str:
    if order.id is not None:
        return order.id
    made = slug(order.file.stem)[:LONGEST_ID].rstrip("-")
    if not made:
        raise unusable(str(order.file), "sheet-name-without-letters")
    return made


def _refuse(order: ImportOrder, id: str, folder: Path) -> None:
    if order.again:
        return
    if os.path.lexists(folder):
        raise unusable(Text("place-deck-quoted", deck=id), "sheet-deck-is-there-already", deck=id)
    if DeckId(id) in files.shipped():
        raise unusable(Text("place-deck-quoted", deck=id), "sheet-name-of-a-shipped-deck", deck=id)


def _name(order: ImportOrder, grid: Grid, found: Findings) -> tuple[str, str]:
    """The name of the deck (`--name`, else the title above the headings, else the name of the file), and titles that are not the name."""
    one = grid.titles[0] if len(grid.titles) == 1 and len(grid.titles[0]) <= LONGEST_DECK_NAME else ""
    if order.name is None:
        stem = " ".join(re.split(r"[\s_-]+", order.file.stem)).strip()
        name = one or stem[:1].upper() + stem[1:]
    else:
        name = order.name.strip()
    if not 0 < len(name) <= LONGEST_DECK_NAME:
        found.problems.append(Problem("--name", "sheet-not-a-name-of-a-deck", longest_deck_name=LONGEST_DECK_NAME))
    return name, _shown(title for title in grid.titles if title != name)


def _shown(titles: Iterable[str]) -> str:
    return "; ".join(map(shown_heading, titles))


def _kept(folder: Path, outline: str, rows: DeckRows, found: Findings) -> tuple[Deck | None, Path | None]:
    """The new deck, and the copy of the one that it replaces."""
    _check_texts(folder, outline.removeprefix(MARK), rows.text(), rows.place, found)
    if found.problems:
        return None, None
    aside = set_aside(folder) if folder.exists() and not _stands_so(folder, outline, rows.text()) else None
    return keep_deck(folder, outline, rows.text()), aside


def _stands_so(folder: Path, outline: str, cards: str) -> bool:
    """Whether the folder holds these texts already; then the copy of the deck before is not replaced by a copy of the same deck."""
    paths = ((folder / OUTLINE, outline), (folder / CARDS, cards))
    return all(path.is_file() and path.read_bytes() == text.encode() for path, text in paths)


def _comment(words: Words, file: str, id: str) -> Comment:
    return lambda key: words(key, file=file, command=f"facedown deck check {id}")


def _hint(grid: Grid, own: Path, found: Findings) -> None:
    """Reports first that the columns are those of a deck, where they are."""
    headings = {column.heading.written.lower() for column in grid.columns}
    for name, folder in files.named_decks(own).items():
        try:
            outline = parse_outline(texts_of(folder).outline.text, Findings(folder / OUTLINE))
        except Unusable:
            continue
        if outline is not None and headings <= set(outline.columns()):
            found.problems.insert(0, Problem(str(found.file), "sheet-columns-of-a-deck", deck=name))
            return


def _like(order: ImportOrder, id: str, folder: Path, like: Path, words: Words, found: Findings) -> Imported | None:
    """A deck with the columns of another one; under the same id it is that deck with other cards, and its deck.toml stays as it is."""
    before, text = load(like), texts_of(like).outline
    outline = _outline_of(text)
    grid = read_grid(order.file, order.form, found, known_headings(outline))
    if grid is None:
        return None
    new = deck_columns(grid, outline, found)
    known = [*outline.columns(), *new.columns]
    rows = with_ids(grid, {name: new.columns[name] for name in sorted(new.columns, key=known.index)}, new.cells, found)
    written, title = text.again(text.text), _shown(grid.titles)
    if id != before.id or order.name is not None:
        name, title = _name(order, grid, found)
        names = {"ru" if is_cyrillic(name) else LANGUAGES[0]: name}
        other = replace(outline, id=DeckId(id), names=names, credits=(words("deck-csv-thanks", file=order.file.name),))
        written = outline_text(other, _comment(words, order.file.name, id))
    deck, aside = (None, None) if found.problems else _kept(folder, written, rows, found)
    return None if deck is None else Imported(deck, folder, title, "", new.left_out, DeckId(id) in files.shipped(), "", aside)


def _outline_of(text: FileText) -> Outline:
    outline = parse_outline(text.text, Findings(Path(OUTLINE)))
    assert outline is not None, "the deck was loaded"
    return outline


def _into(order: ImportOrder, own: Path, found: Findings) -> Imported | None:
    assert order.into is not None
    source = folder_of(order.into, own)
    deck, texts = load(source), texts_of(source)
    outline = _outline_of(texts.outline)
    grid = read_grid(order.file, order.form, found, known_headings(outline))
    if grid is None:
        return None
    new = deck_columns(grid, outline, found)
    result = merged(grid, new, deck, outline, texts.sheet(), order.file.name, found)
    if result is None:
        return None
    is_shipped = source in files.shipped().values()
    folder = own_folder(own, deck.id) if is_shipped else source
    _check_texts(folder, texts.outline.text, result.cards, lambda row, name: result.places.get((row, name or "")), found)
    if found.problems:
        return None
    kept = keep_deck(folder, texts.outline.again(texts.outline.text), texts.cards.again(result.cards)) if result.touched else deck
    return Imported(kept, folder if result.touched else source, _shown(grid.titles), "", new.left_out, is_shipped, into=result)


Origin = Callable[[int, str | None], Text | None]  # where the cell of a row and column of cards.csv came from


def _check_texts(folder: Path, outline: str, cards: str, origin: Origin, found: Findings) -> None:
    """Reports what keeps the texts from being a deck: at the place in the spreadsheet that it came from, else in the deck's own file."""
    try:
        of_texts(outline, cards)
    except Unusable as fault:
        for one in fault.problems:
            place = _origin_of(one.where, origin)
            found.problems.append(one.at(_in_folder(folder, one.where) if place is None else _in_file(str(found.file), place)))


def _origin_of(where: str | Text, origin: Origin) -> Text | None:
    """The place in the spreadsheet of a problem with a row or a cell of cards.csv."""
    if isinstance(where, str) or where.value("file") != CARDS:
        return None
    place = where.value("place")
    row, column = (place.value("row"), place.value("column")) if isinstance(place, Text) else (None, None)
    return origin(row, None if column is None else str(column)) if isinstance(row, int) else None


def _in_folder(folder: Path, where: str | Text) -> str | Text:
    """A place in a file of that folder."""
    if isinstance(where, str):
        return str(folder / where)
    return _in_file(str(folder / str(where.value("file"))), where.value("place") or "")


def _in_file(file: str, place: Argument) -> Text:
    return Text("place-in", file=file, place=place)
