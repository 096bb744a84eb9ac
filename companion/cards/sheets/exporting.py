"""A deck's cards as a CSV file for the spreadsheet program of a language: the same table, with the separators and numbers of that."""

from __future__ import annotations

import os
from contextlib import suppress
from decimal import Decimal
from pathlib import Path

from companion.cards.decks.cells import parse_number
from companion.cards.decks.csv_reading import Row, Table, parse_table
from companion.cards.decks.files import CARDS, OUTLINE
from companion.cards.decks.outline import Outline, parse_outline
from companion.cards.sheets.laid import csv_text
from companion.core.decks.card import Deck
from companion.errors import unusable
from companion.system.reading import Findings
from companion.system.safe_files import cleared, make_folder, sync_folder, written

MARK = "\ufeff"  # by it Excel knows UTF-8
_ROWS_END = "\r\n"


def export(deck: Deck, path: Path, language: str, *, force: bool) -> None:
    if os.path.lexists(path) and not force:
        raise unusable(str(path), "there is something of that name already", "name another file, or add --force to write over it")
    _write(path, MARK + spreadsheet(deck, language))


def spreadsheet(deck: Deck, language: str) -> str:
    """English programs part cells with commas; the others write 3,14 and part them with semicolons."""
    assert deck.texts is not None, "a deck that was loaded has them"
    outline_text, cards = deck.texts.opened()
    outline = parse_outline(outline_text, Findings(Path(OUTLINE)))
    assert outline is not None, "the deck was loaded"
    table = parse_table(cards, outline.columns(), Findings(Path(CARDS)))
    assert table is not None, "the deck was loaded"
    is_english = language == "en"
    rows = [table.columns, *(_cells(row, table, _numbers(outline), is_english=is_english) for row in table.rows)]
    return csv_text(rows, "," if is_english else ";", _ROWS_END)


def _numbers(outline: Outline) -> set[str]:
    return {name for one in outline.characteristics for name in (one.id, *([one.beside.column] if one.beside else []))}


def _cells(row: Row, table: Table, numbers: set[str], *, is_english: bool) -> list[str]:
    """A number is written anew; what else a cell may hold stays as it is."""
    cells = dict(row.cells)
    for name in numbers:
        read = parse_number(cells.get(name, ""), comma_is_point=table.comma_is_point)
        if isinstance(read, Decimal):
            cells[name] = str(read) if is_english else str(read).replace(".", ",")
    return [cells[name] for name in table.columns]


def _write(path: Path, text: str) -> None:
    """By way of a second file, safely on the disk before it takes its place."""
    beside = path.with_name(f".{path.name}.new")
    try:
        make_folder(path.absolute().parent)
        cleared([beside])
        with written(beside) as file:
            file.write(text.encode())
        beside.replace(path)
        sync_folder(path.absolute().parent)
    except OSError as fault:
        with suppress(OSError):
            cleared([beside])
        fix = "check that there is room and that you may write there"
        raise unusable(str(path), f"it cannot be written ({fault.strerror})", fix) from fault
