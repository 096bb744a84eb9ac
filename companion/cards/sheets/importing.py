"""A CSV file becomes a deck of one's own, or new values in a copy of a deck.

Rules of this file: everything that is wrong with a file is said at once, with the rows and columns of that file, and until then nothing is
written. What is written is kept as a whole (`keeping`).
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from companion.cards.decks import files
from companion.cards.decks.cells import LONGEST_ID
from companion.cards.decks.files import CARDS, OUTLINE, folder_of, load, of_texts
from companion.cards.decks.outline import Outline, parse_outline
from companion.cards.editing.keeping import keep, own_folder, set_aside
from companion.cards.editing.texts import MARK, texts_of
from companion.cards.sheets.again import going_on, written_before
from companion.cards.sheets.fresh import fresh
from companion.cards.sheets.grid import Grid, read_grid, shown
from companion.cards.sheets.headings import is_cyrillic
from companion.cards.sheets.laid import Comment, Rows, outline_text
from companion.cards.sheets.matched import Matched, expected, matched
from companion.cards.sheets.merging import merged
from companion.cards.sheets.numbers import SAID, Signs
from companion.cards.sheets.slugs import card_ids, slug
from companion.core.decks.card import LANGUAGES, CardId, Deck, DeckId
from companion.errors import Problem, Unusable, unusable
from companion.system.reading import Findings, quoted

LONGEST_DECK_NAME = 60
_OF_ROW = re.compile(r" (?:row|line) (\d{1,9})(?!\d)")
_AT_ROW = re.compile(rf"{re.escape(CARDS)} row (\d+), column (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants of a file."""

    file: Path
    id: str | None = None
    name: str | None = None
    into: str | None = None
    like: str | None = None
    again: bool = False
    decimal: Literal["comma", "point"] | None = None


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of it."""

    deck: Deck
    folder: Path
    title: str = ""  # above the headings, where it became nothing else
    names_from: str = ""
    left_out: tuple[str, ...] = ()
    is_instead: bool = False  # of a shipped deck
    outline: Literal["", "kept", "anew"] = ""  # deck.toml, where one that could be used was there
    aside: Path | None = None  # what was there before
    into: Into | None = None
    unplaced: tuple[str, ...] = ()  # headings of texts of which nobody knows what they are for


@dataclass(frozen=True, slots=True)
class Into:
    """Of a file whose values went into a deck that was there."""

    found: int
    values: int
    touched: int
    renamed: tuple[tuple[str, str], ...]
    parted: tuple[tuple[str, CardId], ...] = ()


Words = Callable[..., str]  # a line by its name, with what is inserted


def bring(asked: Asked, own: Path, words: Words) -> Brought:
    """`own`: the folder of the user's decks. `Unusable` where nothing was done."""
    _check(asked)
    found = Findings(asked.file)
    said = SAID[asked.decimal] if asked.decimal else None
    brought = _into(asked, own, said, found) if asked.into is not None else _deck(asked, own, said, words, found)
    if found.problems or brought is None:
        raise Unusable(sorted(found.problems, key=lambda one: _row(one, asked.file)))
    return brought


def _row(problem: Problem, file: Path) -> int:
    """Whoever mends a file goes down its rows; what is said of all of it comes first."""
    read = _OF_ROW.match(str(problem.where).removeprefix(str(file)))
    return int(read[1]) if read and str(problem.where).startswith(str(file)) else 0


def _check(asked: Asked) -> None:
    if asked.into is None:
        return
    given = {"--as": asked.id is not None, "--name": asked.name is not None, "--again": asked.again, "--like": asked.like is not None}
    problems = [
        Problem(name, "with --into the values go into a deck that is there", "leave one of them out")
        for name, is_given in given.items()
        if is_given
    ]
    if problems:
        raise Unusable(problems)


def _deck(asked: Asked, own: Path, said: Signs | None, words: Words, found: Findings) -> Brought | None:
    id, like = _id(asked), folder_of(asked.like, own) if asked.like is not None else None
    folder = own_folder(own, id)
    _refuse(asked, id, folder)
    if like is not None:
        return _like(asked, id, folder, like, said, words, found)
    grid = read_grid(asked.file, found)
    if grid is None:
        return None
    name, title = _name(asked, grid, found)
    made = fresh(grid, DeckId(id), name, words("deck-csv-thanks", file=asked.file.name), said, found)
    if found.problems or made.unplaced or made.is_joined:
        _hint(grid, own, found)
    if found.problems:
        return None
    outline, became = _outline(made.outline, folder, _comment(words, asked.file.name, id), is_named=asked.name is not None)
    deck, aside = _kept(folder, outline, made.rows, found)
    is_instead = DeckId(id) in files.shipped()
    if deck is None:
        return None
    return Brought(deck, folder, title, made.names_from, made.left_out, is_instead, became, aside, unplaced=made.unplaced)


def _outline(made: Outline, folder: Path, comment: Comment, *, is_named: bool) -> tuple[str, Literal["", "kept", "anew"]]:
    """Of a deck that was there it stays as it is written, where it says of the new columns all that there is to say."""
    before = written_before(folder)
    if before is None or before[1].id != made.id:
        return outline_text(made, comment), ""
    text, outline = before
    now = going_on(outline, made, is_named=is_named)
    return (text.again(text.text), "kept") if now == outline else (outline_text(now, comment), "anew")


def _id(asked: Asked) -> str:
    if asked.id is not None:
        return asked.id
    made = slug(asked.file.stem)[:LONGEST_ID].rstrip("-")
    if not made:
        fix = "give the deck one with --as, such as --as rivers"
        raise unusable(str(asked.file), "its name has no letters that an id could be made of", fix)
    return made


def _refuse(asked: Asked, id: str, folder: Path) -> None:
    if asked.again:
        return
    if os.path.lexists(folder):
        fix = f"choose another with --as, add --again to replace it, or take only its values: --into {id}"
        raise unusable(f"deck {quoted(id)}", "a deck of that name is there already", fix)
    if DeckId(id) in files.shipped():
        fix = f"choose another with --as, add --again if that is meant, or take only its values: --into {id}"
        raise unusable(f"deck {quoted(id)}", "a shipped deck is called so, and yours would take its place", fix)


def _name(asked: Asked, grid: Grid, found: Findings) -> tuple[str, str]:
    """The deck's, and a title that did not become it: what stands above the headings is the name, unless another one is given."""
    one = grid.titles[0] if len(grid.titles) == 1 and len(grid.titles[0]) <= LONGEST_DECK_NAME else ""
    if asked.name is None:
        stem = " ".join(re.split(r"[\s_-]+", asked.file.stem)).strip()
        name = one or stem[:1].upper() + stem[1:]
    else:
        name = asked.name.strip()
    if not 0 < len(name) <= LONGEST_DECK_NAME:
        found.problems.append(Problem("--name", "it is no name for a deck", f"give one of 1 to {LONGEST_DECK_NAME} characters"))
    return name, _told(title for title in grid.titles if title != name)


def _told(titles: Iterable[str]) -> str:
    return "; ".join(map(shown, titles))


def _kept(folder: Path, outline: str, rows: Rows, found: Findings) -> tuple[Deck | None, Path | None]:
    """The deck, and where what it takes the place of lies from now on."""
    rows.check(outline.removeprefix(MARK), found)
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
    """Of columns that are those of a deck, it is said first."""
    headings = {column.heading.written.lower() for column in grid.columns}
    for name, folder in {**files.shipped(), **_folders(own)}.items():
        outline = _outline_of(folder)
        if outline is not None and headings <= set(outline.columns()):
            fix = f"add --like {name} for a deck of your own with these columns, or --into {name} for new values of that deck"
            found.problems.insert(0, Problem(str(found.file), f"its columns are those of the deck {name}", fix))
            return


def _folders(own: Path) -> dict[DeckId, Path]:
    return {id: folder for id, folder in files.named(own).items() if folder.parent == own}


def _outline_of(folder: Path) -> Outline | None:
    try:
        return parse_outline(texts_of(folder).outline.text, Findings(folder / OUTLINE))
    except Unusable:
        return None


def _like(asked: Asked, id: str, folder: Path, like: Path, said: Signs | None, words: Words, found: Findings) -> Brought | None:
    """A deck of the same columns; under the same id it is the same deck with other cards, so its deck.toml stays as it is written."""
    before = load(like)
    text = texts_of(like).outline
    outline = parse_outline(text.text, Findings(like / OUTLINE))
    assert outline is not None, "the deck was loaded"
    grid = read_grid(asked.file, found, expected(outline))
    if grid is None:
        return None
    new = matched(grid, outline, said, found)
    rows = _rows(grid, new, outline, found)
    written, title = text.again(text.text), _told(grid.titles)
    if id != before.id or asked.name is not None:
        name, title = _name(asked, grid, found)
        names = {"ru" if is_cyrillic(name) else LANGUAGES[0]: name}
        other = replace(outline, id=DeckId(id), names=names, credits=(words("deck-csv-thanks", file=asked.file.name),))
        written = outline_text(other, _comment(words, asked.file.name, id))
    deck, aside = (None, None) if found.problems else _kept(folder, written, rows, found)
    return None if deck is None else Brought(deck, folder, title, "", new.left_out, DeckId(id) in files.shipped(), "", aside)


def _rows(grid: Grid, new: Matched, outline: Outline, found: Findings) -> Rows:
    """With ids where the file has none; what the deck wants of a column is said by whoever reads it."""
    columns: dict[str, object] = {**({} if "id" in new.columns else {"id": None}), **new.columns}
    cells = [dict(row) for row in new.cells]
    names = [name for language in LANGUAGES if (name := f"name_{language}") in new.columns]
    if "id" not in new.columns and names:
        told = [names[0], *(one for stem in ("place_", "note_") for one in [*filter(lambda name: name.startswith(stem), new.columns)][:1])]
        for row, id in zip(cells, card_ids([tuple(row[name] for name in told) for row in cells]), strict=True):
            row["id"] = id
    if "code" in columns:
        what = f"codes are made by themselves, so the column {quoted(new.columns['code'].heading.written)} has no place"
        found.add(what, "remove it, or write Note over it", grid.place(new.columns["code"]))
    rows = Rows(columns, cells, grid.lines, grid.header_row)  # type: ignore[arg-type] # None stands for the ids that were made
    return rows.in_order() if all("id" in row for row in cells) else rows


def _into(asked: Asked, own: Path, said: Signs | None, found: Findings) -> Brought | None:
    assert asked.into is not None
    source = folder_of(asked.into, own)
    deck, texts = load(source), texts_of(source)
    outline = parse_outline(texts.outline.text, Findings(source / OUTLINE))
    assert outline is not None, "the deck was loaded"
    grid = read_grid(asked.file, found, expected(outline))
    if grid is None:
        return None
    new = matched(grid, outline, said, found)
    result = merged(grid, new, deck, outline, texts.cards.text, asked.file.name, found)
    if result is None:
        return None
    is_shipped = source in files.shipped().values()
    folder = own_folder(own, deck.id) if is_shipped else source
    _check_values(folder, texts.outline.text, result.cards, result.places, found)
    if found.problems:
        return None
    kept = keep(folder, texts.outline.again(texts.outline.text), texts.cards.again(result.cards)) if result.touched else deck
    into = Into(result.found, result.values, result.touched, result.renamed, result.parted)
    return Brought(kept, folder if result.touched else source, _told(grid.titles), "", new.left_out, is_shipped, into=into)


def _check_values(folder: Path, outline: str, cards: str, places: Mapping[tuple[int, str], str], found: Findings) -> None:
    """What a new text makes wrong is said of the place that it came from."""
    try:
        of_texts(outline, cards)
    except Unusable as fault:
        for one in fault.problems:
            where = _AT_ROW.fullmatch(str(one.where))
            place = places.get((int(where[1]), where[2])) if where else None
            if place is not None:
                found.add(one.what, one.fix, place)
            else:  # another cell than the new one is where they are found to be the same
                found.problems.append(one.at(str(folder / str(one.where))))


def ties(deck: Deck, order: str) -> int:
    """How many cards share their number with another one."""
    counted = Counter(card.numbers.opened()[order] for card in deck.cards.values())  # type: ignore[index] # by the id of a characteristic
    return sum(count for count in counted.values() if count > 1)
