"""Workbooks (.xlsx) through openpyxl: the cells of one sheet with their types, and a table written as a sheet.

Rules of this file: a file is measured before it is opened, and read row by row, so that none can fill the memory. Of a formula the result
counts that the spreadsheet program has kept in the file. openpyxl is loaded when a workbook is met, as no other command needs it.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from zipfile import ZipFile

from companion.cards.decks.csv_reading import MOST_COLUMNS, MOST_ROWS
from companion.cards.sheets.values import Value, of_workbook
from companion.errors import Text, unusable
from companion.system.reading import Findings

if TYPE_CHECKING:
    from openpyxl import Workbook

ZIP, OLD = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
OTHER_WORKBOOKS = (OLD,)
_MOST_BYTES, _MOST_UNPACKED, _MOST_PARTS = 10_000_000, 20_000_000, 500  # a deck of two thousand cards unpacks to three million
_MOST_READ = MOST_ROWS + 50  # rows with something in them: more than a deck, its headings and titles can have
_LEFT_OUT = 2 * MOST_COLUMNS  # columns from which on nothing is looked at
_NO_RESULT = Text("sheet-formula-without-result")


def workbook_rows(path: Path, sheet: str | None, found: Findings) -> list[tuple[int, list[Value]]] | None:
    """The rows that are not blank, each with its number, of the sheet of that name or of the only one that is filled."""
    _load_library()
    try:
        if not _is_sound(path, found):
            return None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what openpyxl does not keep: nothing is written back
            return _rows(path, sheet, found)
    except Exception as fault:  # noqa: BLE001 - what openpyxl meets in a broken file it raises as it comes
        found.report("sheet-workbook-is-damaged", name=type(fault).__name__)
        return None


def _load_library() -> None:
    try:
        import openpyxl  # noqa: F401 - loaded only where a workbook is read or written
    except ImportError as missing:
        raise unusable(Text("place-workbooks"), "sheet-library-is-missing", name=str(missing.name)) from missing


def _is_sound(path: Path, found: Findings) -> bool:
    """Whether it is an .xlsx file of a size that can be read."""
    with path.open("rb") as file:
        if file.read(4) == OLD:
            found.report("sheet-workbook-of-old-kind")
            return False
    with ZipFile(path) as archive:
        parts = archive.infolist()
        names = {part.filename for part in parts}
        unpacked = sum(part.file_size for part in parts if not part.filename.startswith("xl/media/"))
    if "content.xml" in names and "xl/workbook.xml" not in names:
        found.report("sheet-opendocument-workbook")
    elif "xl/workbook.xml" not in names:
        found.report("sheet-is-no-workbook")
    elif path.stat().st_size > _MOST_BYTES or unpacked > _MOST_UNPACKED or len(parts) > _MOST_PARTS:
        found.report("sheet-workbook-too-large", most_unpacked=_MOST_UNPACKED)
    else:
        return True
    return False


def _rows(path: Path, wanted: str | None, found: Findings) -> list[tuple[int, list[Value]]] | None:
    results = _opened(path, with_results=True)
    formulas = _opened(path, with_results=False)
    try:
        name = _sheet_of(results, wanted, found)
        if name is None:
            return None
        rows = []
        for number, (row, written) in enumerate(zip(_cells(results[name]), _cells(formulas[name]), strict=False), 1):
            values = [_value(one, other) for one, other in zip(row, written, strict=False)]
            while values and values[-1] == "":
                values.pop()
            if values:
                rows.append((number, values))
            if len(rows) > _MOST_READ:
                found.report("deck-too-many-cards", most_rows=MOST_ROWS)
                return None
        return rows
    finally:
        results.close()
        formulas.close()


def _opened(path: Path, *, with_results: bool) -> Workbook:
    from openpyxl import load_workbook

    return load_workbook(path, read_only=True, data_only=with_results, keep_links=False)


def _sheet_of(book: Workbook, wanted: str | None, found: Findings) -> str | None:
    """The name of the sheet to be read: the wanted one, else the only one with something in it."""
    names = [sheet.title for sheet in book.worksheets]
    if wanted is not None:
        if wanted in names:
            return wanted
        found.report("sheet-no-such-sheet", wanted=wanted, names=_listed(names))
        return None
    filled = [sheet.title for sheet in book.worksheets if any(cell.value is not None for row in _cells(sheet) for cell in row)]
    if len(filled) > 1:
        found.report("sheet-several-sheets", names=_listed(filled), first=filled[0])
        return None
    if not names:
        found.report("sheet-workbook-without-sheets")
    return next(iter((*filled, *names)), None)


def _listed(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[:10])


def _cells(sheet: Any) -> Iterator[tuple[Any, ...]]:
    """The cells row by row. The size of the sheet that the file states may be wrong, so it is not used."""
    sheet.reset_dimensions()
    return cast("Iterator[tuple[Any, ...]]", sheet.iter_rows(max_col=_LEFT_OUT))


def _value(cell: Any, written: Any) -> Value:
    if cell.value is None and written.data_type == "f":
        return _NO_RESULT
    if cell.data_type == "e":
        return Text("deck-value-is-a-formula", text=str(cell.value))
    return of_workbook(cell.value)


def workbook_of(rows: Sequence[Sequence[str | Decimal]], title: str) -> bytes:
    """A workbook with one sheet; the first row stays in sight."""
    _load_library()
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

    book = Workbook(write_only=True)
    sheet = book.create_sheet(title)
    sheet.freeze_panes = "A2"

    def cell(value: str | Decimal) -> Any:
        if isinstance(value, Decimal) and Decimal(repr(float(value))) == value:
            return WriteOnlyCell(sheet, value=int(value) if value == value.to_integral_value() else float(value))
        made = WriteOnlyCell(sheet, value=ILLEGAL_CHARACTERS_RE.sub(" ", f"{value:f}" if isinstance(value, Decimal) else value) or None)
        if made.value is not None:
            made.data_type = "s"  # also where it begins with an equals sign
        return made

    for row in rows:
        sheet.append([cell(value) for value in row])
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()
