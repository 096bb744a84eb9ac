"""A spreadsheet becomes a deck of one's own, or new values in a copy of a deck.

Rules of this file: everything that is wrong with a file is said at once, with the rows and columns of that file, and until then nothing is
written. What is written is kept as a whole (`editing.deck_folder`).
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
from companion.cards.decks.csv_reading import row_of
from companion.cards.decks.files import CARDS, MARK, OUTLINE, FileText, folder_of, load, of_texts
from companion.cards.decks.outline import Outline, parse_outline
from companion.cards.decks.writing import Comment, outline_text
from companion.cards.editing.card_file import texts_of
from companion.cards.editing.deck_folder import keep, own_folder, set_aside
from companion.cards.sheets.grid import FileForm, Grid, read_grid, shown
from companion.cards.sheets.headings import Unit, is_cyrillic
from companion.cards.sheets.new_deck import DeckRows, card_ids, naming_texts, new_deck
from companion.cards.sheets.new_values import DeckColumns, Merged, deck_columns, expected, merged
from companion.core.decks.card import LANGUAGES, Characteristic, Deck, DeckId
from companion.core.frozen import dataclass
from companion.errors import Argument, Problem, Text, Unusable, unusable
from companion.system.reading import Findings

LONGEST_DECK_NAME = 60


@dataclass(frozen=True, slots=True)
class ImportOrder:
    """What is to become of a file."""

    file: Path
    id: str | None = None
    name: str | None = None
    into: str | None = None
    like: str | None = None
    again: bool = False
    form: FileForm = field(default_factory=FileForm)


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of it."""

    deck: Deck
    folder: Path
    title: str = ""  # above the headings, where it became nothing else
    names_from: str = ""
    left_out: tuple[str, ...] = ()
    is_instead: bool = False  # of a shipped deck
    outline: Literal["", "kept", "anew"] = ""  # deck.toml, where one that could be used was there
    aside: Path | None = None  # what was there before
    into: Merged | None = None
    unplaced: tuple[str, ...] = ()  # headings of texts of which it is not clear what they are for


Words = Callable[..., str]  # a line by its name, with what is inserted


def bring(order: ImportOrder, own: Path, words: Words) -> Imported:
    """`own`: the folder of the user's decks. `Unusable` where nothing was done."""
    _check(order)
    found = Findings(order.file)
    brought = _into(order, own, found) if order.into is not None else _deck(order, own, words, found)
    if found.problems or brought is None:
        raise Unusable(sorted(found.problems, key=lambda one: _row(one, order.file)))
    return brought


def _row(problem: Problem, file: Path) -> int:
    """A file is mended from its first row to its last; what is said of all of it comes first."""
    where = problem.where
    return row_of(where) if isinstance(where, Text) and where.value("file") == str(file) else 0


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
    """Of a deck that was there it stays as it is written, where it says of the new columns all that there is to say."""
    before = _written_before(folder)
    if before is None or before[1].id != made.id:
        return outline_text(made, comment), ""
    text, outline = before
    now = _going_on(outline, made, is_named=is_named)
    return (text.again(text.text), "kept") if now == outline else (outline_text(now, comment), "anew")


def _written_before(folder: Path) -> tuple[FileText, Outline] | None:
    """None where there is no deck.toml, or one that cannot be used."""
    found = Findings(folder)
    try:
        texts = texts_of(folder)
    except Unusable:
        return None
    outline = parse_outline(texts.outline.text, found)
    return None if outline is None or found.problems else (texts.outline, outline)


def _going_on(before: Outline, made: Outline, *, is_named: bool) -> Outline:
    """The columns are those of the spreadsheet; the names, games, house rules and thanks of before stay. `is_named`: by `--name`."""
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
    is_unit = not any(now.units.values()) or Unit(now.units).is_same(before.units)
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
    """The deck's, and a title that did not become it: what stands above the headings is the name, unless another one is given."""
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
    return "; ".join(map(shown, titles))


def _kept(folder: Path, outline: str, rows: DeckRows, found: Findings) -> tuple[Deck | None, Path | None]:
    """The deck, and where what it takes the place of lies from now on."""
    _check_texts(folder, outline.removeprefix(MARK), rows.text(), rows.place, found)
    if found.problems:
        return None, None
    aside = set_aside(folder) if folder.exists() and not _stands_so(folder, outline, rows.text()) else None
    return keep(folder, outline, rows.text()), aside


def _stands_so(folder: Path, outline: str, cards: str) -> bool:
    """What was set aside the time before is not given up for the same once more."""
    paths = ((folder / OUTLINE, outline), (folder / CARDS, cards))
    return all(path.is_file() and path.read_bytes() == text.encode() for path, text in paths)


def _comment(words: Words, file: str, id: str) -> Comment:
    return lambda key: words(key, file=file, command=f"facedown deck check {id}")


def _hint(grid: Grid, own: Path, found: Findings) -> None:
    """Where the columns are those of a deck, that is said first."""
    headings = {column.heading.written.lower() for column in grid.columns}
    for name, folder in files.named(own).items():
        try:
            outline = parse_outline(texts_of(folder).outline.text, Findings(folder / OUTLINE))
        except Unusable:
            continue
        if outline is not None and headings <= set(outline.columns()):
            found.problems.insert(0, Problem(str(found.file), "sheet-columns-of-a-deck", deck=name))
            return


def _like(order: ImportOrder, id: str, folder: Path, like: Path, words: Words, found: Findings) -> Imported | None:
    """A deck of the same columns; under the same id it is the same deck with other cards, so its deck.toml stays as it is written."""
    before, text = load(like), texts_of(like).outline
    outline = _outline_of(text)
    grid = read_grid(order.file, order.form, found, expected(outline))
    if grid is None:
        return None
    new = deck_columns(grid, outline, found)
    rows = _rows(grid, new)
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


def _rows(grid: Grid, new: DeckColumns) -> DeckRows:
    """With ids where the file has none; what the deck wants of a column is found when its text is read."""
    cells = [dict(row) for row in new.cells]
    is_named = any(name.startswith("name_") for name in new.columns)
    if "id" not in new.columns and is_named:
        languages = [f"{stem}_{language}" for stem in ("name", "place", "note") for language in LANGUAGES]
        for row, id in zip(cells, card_ids(naming_texts([name for name in languages if name in new.columns], cells)), strict=True):
            row["id"] = id
    return DeckRows({**({} if "id" in new.columns else {"id": None}), **new.columns}, cells, grid.lines, grid.header_row)


def _into(order: ImportOrder, own: Path, found: Findings) -> Imported | None:
    assert order.into is not None
    source = folder_of(order.into, own)
    deck, texts = load(source), texts_of(source)
    outline = _outline_of(texts.outline)
    grid = read_grid(order.file, order.form, found, expected(outline))
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
    kept = keep(folder, texts.outline.again(texts.outline.text), texts.cards.again(result.cards)) if result.touched else deck
    return Imported(kept, folder if result.touched else source, _shown(grid.titles), "", new.left_out, is_shipped, into=result)


Origin = Callable[[int, str | None], Text | None]  # where the cell of a row and column of cards.csv came from


def _check_texts(folder: Path, outline: str, cards: str, origin: Origin, found: Findings) -> None:
    """Everything that keeps the texts from being a deck is said of the place that it came from, else of the deck's own file."""
    try:
        of_texts(outline, cards)
    except Unusable as fault:
        for one in fault.problems:
            place = _origin_of(one.where, origin)
            found.problems.append(one.at(_in_folder(folder, one.where) if place is None else _in_file(str(found.file), place)))


def _origin_of(where: str | Text, origin: Origin) -> Text | None:
    """Where a row or a cell of cards.csv came from."""
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
