"""The value of one cell of a spreadsheet: a text, a number as the spreadsheet itself keeps it, or what is wrong with the cell.

Rules of this file: a number of a workbook is taken as it is. A text is read as a number by the rules of decks; it may have its unit beside
it. `1,268` and `1.268` are errors where neither the file nor the user says which sign begins decimals.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Literal

from companion.cards.decks.cells import damage, has_lost_letters, no_year, parse_number, parse_year
from companion.cards.sheets.headings import is_unit_behind, unit_of
from companion.core.decks.card import Texts
from companion.core.frozen import dataclass
from companion.errors import Text

Value = str | Decimal | Text
Sign = Literal["comma", "point"]
SIGNIFICANT = 15  # digits of a number that a spreadsheet keeps
_OPEN = re.compile(r"[+-]?[1-9][0-9]{0,2}[.,][0-9]{3}")
_POINTED = re.compile(r"[+-]?[0-9]{1,3}(?:(?:\.[0-9]{3}){2,}(?:,[0-9]+)?|(?:\.[0-9]{3})+,[0-9]+)")  # 1.268.541 and 1.268,5
_APOSTROPHES = re.compile(r"(?<=[0-9])['’\u2007](?=[0-9]{3})")  # between thousands
_FIGURES = re.compile(r"([+\-−]?[0-9][0-9.,'’ \xa0\u2007\u2009\u202f]*)(.*)")
_DATES = (dt.date, dt.time, dt.timedelta)


@dataclass(frozen=True, slots=True)
class NumberStyle:
    """How the texts of one file write decimals."""

    decimal: Sign | None  # None: the file does not tell
    is_said: bool = False  # the user named it; else it follows from the separator of the cells

    def read(self, value: Value, units: Texts) -> Decimal | Text:
        """The number in a cell; one of these units may stand before or behind it."""
        if isinstance(value, Text):
            return value
        if isinstance(value, Decimal):
            return parse_number(f"{value:f}", comma_is_point=False)
        text = _APOSTROPHES.sub("", without_unit(value, units)).replace("−", "-")
        if _OPEN.fullmatch(text):
            return self._open(text, value)
        return parse_number(text.replace(".", "") if _POINTED.fullmatch(text) else text, comma_is_point=True)

    def _open(self, text: str, written: str) -> Decimal | Text:
        sign = "," if "," in text else "."
        begins_decimals = sign == ("," if self.decimal == "comma" else ".")
        if self.decimal is None or not (self.is_said or begins_decimals):
            whole, point = text.replace(sign, ""), text if sign == "," else text.replace(".", ",")
            shown = Text("value-text", text=point) if sign == "." else text.replace(",", ".")
            return Text("sheet-number-is-not-clear", text=written, whole=whole, point=shown)
        return parse_number(text if begins_decimals else text.replace(sign, ""), comma_is_point=True)

    def read_year(self, value: Value) -> Decimal | Text:
        if isinstance(value, str) and any(map(str.isalpha, value)) and damage(value) is None:
            return no_year(value)  # 280 BC
        read = self.read(value, {})
        return read if isinstance(read, Text) else parse_year(f"{read:f}", comma_is_point=False)


def without_unit(text: str, units: Texts) -> str:
    """A number with one of these units before or behind it is the number; every other text stays as it is."""
    for unit in filter(None, units.values()):
        rest = text.removeprefix(unit).strip()
        if rest != text and _FIGURES.fullmatch(rest):
            return rest
    found = _FIGURES.fullmatch(text)
    return found[1].strip() if found is not None and is_unit_behind(found[2].strip(), units) else text


def of_workbook(content: object) -> Value:
    """The value of a cell of a workbook, by the type that openpyxl gives it."""
    match content:
        case None:
            return ""
        case bool():
            return Text("sheet-cell-is-true-or-false")
        case int():
            return Decimal(content)
        case float():
            return Decimal(f"{content:.{SIGNIFICANT}g}")
        case _ if isinstance(content, _DATES):
            return Text("sheet-cell-is-a-date-or-time")
        case _:
            return str(content).strip()


def text_of_cell(value: Value) -> str | Text:
    return f"{value:f}" if isinstance(value, Decimal) else value


def is_number(value: Value) -> bool:
    """Whether a value is a number, or a text of a number with its unit."""
    if not isinstance(value, str):
        return isinstance(value, Decimal)
    found = _FIGURES.fullmatch(value)
    return found is not None and (not found[2].strip() or unit_of(found[2]) is not None) and damage(value) is None


def is_spoilt_number(value: Value) -> bool:
    """Whether a value may have been a number before the spreadsheet changed it into something else."""
    if not isinstance(value, str):
        return isinstance(value, Text)
    is_figures = any(map(str.isdigit, value)) and not any(map(str.isalpha, value))
    return is_figures or (damage(value) is not None and not has_lost_letters(value))


def is_counting(values: Sequence[Value]) -> bool:
    """Whether the values count the rows: 1, 2, 3 ..."""
    texts = [text_of_cell(value) for value in values]
    return bool(texts) and texts == [f"{number}{'.' * str(text).endswith('.')}" for number, text in enumerate(texts, 1)]
