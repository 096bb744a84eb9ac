"""A deck exported for a spreadsheet program, and the output of import and export: names and counts, never a number of a card (H1)."""

from __future__ import annotations

import os
import shlex
from decimal import Decimal
from pathlib import Path
from typing import TextIO

from companion.cards.decks.cells import parse_number
from companion.cards.decks.csv_reading import CardRow, CardTable, parse_table
from companion.cards.decks.files import CARDS, MARK, OUTLINE, load, shipped
from companion.cards.decks.outline import parse_outline
from companion.cards.decks.writing import csv_text
from companion.cards.editing.telling import DeckPage
from companion.cards.editing.ties import ties_of
from companion.cards.sheets.importing import Imported, ImportOrder, bring
from companion.cards.sheets.new_values import Merged
from companion.cards.sheets.workbook import workbook_of
from companion.core.decks.card import Characteristic, Deck
from companion.core.referee.announcements import Said
from companion.errors import DONE, reason, unusable
from companion.system.reading import Findings
from companion.system.safe_files import make_folder, replace
from companion.words.formats import shown

_WORKBOOK = ".xlsx"
_OTHERS = (".ods", ".xls", ".xlsm", ".xlsb", ".numbers")  # no program opens a CSV file that is called so
_YEAR, _SAMPLE = Decimal(1889), Decimal("12345.6")  # examples that are no numbers of cards: they show how a number is written
_MOST_TOLD = 20
_ROWS_END = "\r\n"


def export_deck(folder: Path, own: Path, path: Path, language: str, out: TextIO, *, force: bool) -> int:
    deck, kind = load(folder), path.suffix.lower()
    if kind in _OTHERS:
        raise unusable(str(path), "sheet-kind-not-written-here", kind=kind)
    if os.path.lexists(path) and not force:
        raise unusable(str(path), "sheet-file-is-there-already")
    _write(path, deck_workbook(deck) if kind == _WORKBOOK else (MARK + deck_csv(deck, language)).encode())
    page = DeckPage(language, out, deck)
    page.write("deck-csv-written", "turn", name=deck.names[language], id=deck.id, count=len(deck.cards), file=path.name)
    _say(page, "deck-csv-numbers-inside")
    back = ("facedown", "deck", "import", str(path), "--into", _called(deck, folder, own))
    _say(page, "deck-csv-back", tone="soft", command=shlex.join(back))
    return DONE


def deck_csv(deck: Deck, language: str) -> str:
    """The cards as CSV: between commas in English; elsewhere programs write 3,14, and cells are separated by semicolons."""
    is_english = language == "en"
    table, numbers = _table(deck)
    rows = [[_written(cell, is_english=is_english) for cell in _cells(row, table, numbers)] for row in table.rows]
    return csv_text([table.columns, *rows], "," if is_english else ";", _ROWS_END)


def deck_workbook(deck: Deck) -> bytes:
    """The cards as a workbook, in which numbers are cells with numbers."""
    table, numbers = _table(deck)
    return workbook_of([list(table.columns), *(_cells(row, table, numbers) for row in table.rows)], deck.id[:31])


def _table(deck: Deck) -> tuple[CardTable, set[str]]:
    """The card file of a deck, and the columns with numbers."""
    assert deck.texts is not None, "a deck that was loaded has them"
    outline_text, cards = deck.texts.opened()
    outline = parse_outline(outline_text, Findings(Path(OUTLINE)))
    assert outline is not None, "the deck was loaded"
    table = parse_table(cards, outline.columns(), Findings(Path(CARDS)))
    assert table is not None, "the deck was loaded"
    return table, {*outline.units_of_columns(), "copies"}


def _cells(row: CardRow, table: CardTable, numbers: set[str]) -> list[str | Decimal]:
    def cell(name: str) -> str | Decimal:
        read = parse_number(row.cells[name], comma_is_point=table.comma_is_point) if name in numbers else None
        return read if isinstance(read, Decimal) else row.cells[name]

    return [cell(name) for name in table.columns]


def _written(cell: str | Decimal, *, is_english: bool) -> str:
    return str(cell) if isinstance(cell, str) or is_english else str(cell).replace(".", ",")


def _write(path: Path, content: bytes) -> None:
    try:
        make_folder(path.absolute().parent)
        replace(path, content)
    except OSError as fault:
        raise unusable(str(path), "file-unwritable", reason=reason(fault)) from fault


def import_sheet(order: ImportOrder, own: Path, language: str, out: TextIO) -> int:
    done = bring(order, own, DeckPage(language, out).words)
    _tell(done, DeckPage(language, out, done.deck), order.file, own)
    return DONE


def _say(page: DeckPage, key: str, indent: int = 2, tone: str = "", **args: Said) -> None:
    page.plain(page.words(key, **args), tone, indent)


def _tell(done: Imported, page: DeckPage, file: Path, own: Path) -> None:
    deck = done.deck
    if done.into is not None:
        _tell_values(done.into, deck, page, file)
    else:
        page.write("deck-csv-made", "turn", name=deck.names[page.language], id=deck.id, count=len(deck.cards), file=file.name)
    if done.title:
        page.followed("deck-csv-title", done.title, indent=2)
    if done.into is None and len(set(deck.names.values())) == 1:
        _say(page, "deck-csv-one-name", name=deck.names[page.language])
    if done.names_from:
        _say(page, "deck-csv-names-from", column=done.names_from)
    for key, columns in (("deck-csv-left-out", done.left_out), ("deck-csv-unplaced", done.unplaced)):
        for column in columns:
            _say(page, key, column=column)
    for one in deck.characteristics:
        _tell_order(one, deck, page)
    if done.outline:
        _say(page, f"deck-csv-toml-{done.outline}")
    if done.is_instead and (done.into is None or done.into.touched):
        _say(page, "deck-csv-instead", id=deck.id)
        _say(page, "deck-csv-way-back", command=shlex.join(("facedown", "deck", "remove", done.folder.name)))
    if done.into is None or done.into.touched:
        page.followed("deck-csv-lies", str(done.folder), indent=2)
    if done.aside is not None:
        page.followed("deck-csv-aside", str(done.aside), indent=2)
    _say(page, "deck-csv-next", tone="soft", command=shlex.join(("facedown", "deck", "check", _called(deck, done.folder, own))))


def _tell_values(into: Merged, deck: Deck, page: DeckPage, file: Path) -> None:
    page.write("deck-csv-into", "turn", name=deck.names[page.language], id=deck.id, count=into.found, file=file.name)
    if into.touched:
        _say(page, "deck-csv-values", count=into.values)
        _say(page, "deck-csv-touched", count=into.touched, of=len(deck.cards))
    else:
        _say(page, "deck-csv-nothing-new")
    for text, card in into.parted[:_MOST_TOLD]:
        _say(page, "deck-csv-part", text=text, card=deck.cards[card].names[page.language])
    if len(into.parted) > _MOST_TOLD:
        _say(page, "deck-csv-more-parts", count=len(into.parted) - _MOST_TOLD)
    for old, new in into.renamed[:_MOST_TOLD]:
        _say(page, "deck-csv-renamed", old=old, new=new)
    if len(into.renamed) > _MOST_TOLD:
        _say(page, "deck-csv-more-renamed", count=len(into.renamed) - _MOST_TOLD)


def _tell_order(one: Characteristic, deck: Deck, page: DeckPage) -> None:
    sample = shown(_YEAR if one.format == "year" else _SAMPLE, one, (), page.language)
    _say(page, "deck-csv-order", order=one.names[page.language], sample=sample)
    _say(page, "deck-csv-ties", indent=4, count=sum(map(len, ties_of(deck, one.id))))


def _called(deck: Deck, folder: Path, own: Path) -> str:
    """The name by which commands find the deck: its id, or the path of a folder that has another name."""
    return deck.id if folder in (own / deck.id, shipped().get(deck.id)) else str(folder)
