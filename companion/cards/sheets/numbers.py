"""Numbers as people write them into spreadsheets: with units, signs of money, thousands of any kind, a decimal point or comma.

Rules of this file: a cell is read or it is `Wrong`, with the fix. What one cell leaves open (`1,268`) the others of its column may settle,
and then those of the file; where they do not, it is asked about, never decided. `decks.cells` has the last word on what a number is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import partial, reduce
from operator import or_

from companion.cards.decks.cells import AS_TEXT, Wrong, damage, has_lost_letters, parse_number, parse_year
from companion.cards.sheets.words import NO_UNIT, Unit, any_unit, era_of, is_another_in_capitals, unit_of
from companion.core.decks.card import Texts
from companion.system.reading import quoted

LONGEST_UNIT = 16
_LONGEST_CELL = 60  # with a number in it; for a cell of a megabyte the patterns would search for hours
_PARTS = r"'’ \xa0\u2007-\u200a\u202f"  # thousands: no line break and no tab among them, behind which another number begins
_CELL = re.compile(rf"(?P<sign>[+\-−]?)\s*(?P<before>[^\d\s+\-−.,']*)\s*(?P<number>[+\-−]?\d(?:[\d.,{_PARTS}]*\d)?)\s*(?P<behind>\D*)")
_SPACES = re.compile(rf"(?<=\d)[{_PARTS}](?=\d)")
_EITHER = re.compile(r"[+-]?[1-9][0-9]{0,2},[0-9]{3}")
_POINTED = re.compile(r"[+-]?[1-9][0-9]{0,2}\.[0-9]{3}")
_DECIMAL_COMMA = re.compile(r"[+-]?(?:[0-9]{1,3}(?: [0-9]{3})+|[0-9]+),[0-9]+")
_DECIMAL_POINT = re.compile(r"[+-]?(?:[0-9]{1,3}(?: [0-9]{3})+|[0-9]+)\.[0-9]+")
_COMMAS = re.compile(r"[+-]?(?:[0-9]{1,3}(?:,[0-9]{3}){2,}(?:\.[0-9]+)?|[0-9]{1,3},[0-9]{3}\.[0-9]+)")
_POINTS = re.compile(r"[+-]?(?:[0-9]{1,3}(?:\.[0-9]{3}){2,}(?:,[0-9]+)?|[0-9]{1,3}\.[0-9]{3},[0-9]+)")
_WHOLE_DATE = re.compile(r"\d{1,2}([/.])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}")
_ZEROS = re.compile(r"[+-]?0\d+")
_THOUSANDS = 1000  # from which on they are parted when shown


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell taken apart: which number, of what."""

    text: str = field(repr=False)
    number: str = field(default="", repr=False)  # without what parts thousands, but for commas and points
    unit: str = ""  # as it stands there
    era: int = 0  # -1: before Christ

    @property
    def is_number(self) -> bool:
        return bool(self.number)


@dataclass(frozen=True, slots=True)
class Signs:
    """What commas and points in numbers have been seen to mean."""

    decimal_comma: bool = False  # 12,5
    decimal_point: bool = False  # 12.5
    thousands_comma: bool = False  # 1,268,541
    thousands_point: bool = False  # 1.268.541

    def __or__(self, other: Signs) -> Signs:
        return Signs(*(getattr(self, name) or getattr(other, name) for name in self.__slots__))

    @property
    def comma(self) -> bool:
        return self.decimal_comma or self.thousands_point

    @property
    def point(self) -> bool:
        return self.decimal_point or self.thousands_comma


SEEN_NOTHING = Signs()
# What --decimal says.
SAID = {"comma": Signs(decimal_comma=True, thousands_point=True), "point": Signs(decimal_point=True, thousands_comma=True)}


@dataclass(frozen=True, slots=True)
class Numbers:
    """A column of numbers as it was read: one answer for each cell."""

    cells: tuple[Decimal | Wrong, ...] = field(repr=False)
    unit: Unit
    format: str


def taken_apart(text: str) -> Cell:
    """A date is no number with a unit, and neither is a number of which only the size is left."""
    found = _CELL.fullmatch(text) if len(text) <= _LONGEST_CELL else None
    if found is None or damage(text) is not None or (found["sign"] and found["number"][0] in "+-−"):
        return Cell(text)
    before, behind = found["before"], found["behind"].strip()
    if before and (behind or not _is_money(before)):
        return Cell(text)
    sign = found["sign"].replace("+", "").replace("−", "-")
    number = _SPACES.sub(" ", sign + found["number"].replace("−", "-"))
    era = era_of(behind) if behind else None
    if behind and era is None and not _could_be_unit(behind):
        return Cell(text)
    return Cell(text, number, before or behind, era or 0)


def without_unit(text: str, units: Texts) -> str:
    """A number with that unit, behind it or before it, is the number; all else stays."""
    cell = taken_apart(text)
    is_another = cell.era != 0 or _in_capitals(cell) is not None
    if not cell.unit or is_another or not Unit(units).is_same(any_unit(cell.unit).names):
        return text
    return text.strip().removeprefix(cell.unit).removesuffix(cell.unit).strip()


def spoilt_name(text: str) -> Wrong | None:
    """No card is called by a whole date: a spreadsheet makes 12/05/26 of 12/5. The rest of what they do to texts `decks.cells` finds."""
    return Wrong(f"{quoted(text)} looks like a date", AS_TEXT) if _WHOLE_DATE.fullmatch(text) else None


def _is_money(text: str) -> bool:
    unit = unit_of(text)
    return unit is not None and unit.is_money


def _could_be_unit(text: str) -> bool:
    return unit_of(text) is not None or (len(text) <= LONGEST_UNIT and all(sign.isalpha() or sign in " .²³°/%" for sign in text))


def is_of_numbers(cells: Iterable[str]) -> bool:
    """Whether most of what stands there are numbers, or were before a spreadsheet spoilt them; `12 Angry Men` is none."""
    filled = [taken_apart(cell) for cell in cells if cell]
    units = Counter(cell.unit for cell in filled if cell.is_number)
    numbers = [cell for cell in filled if cell.is_number and (not cell.unit or cell.era or unit_of(cell.unit) or units[cell.unit] > 1)]
    spoilt = sum(not cell.is_number and _is_spoilt(cell.text) for cell in filled)
    return bool(numbers) and (len(numbers) + spoilt) * 2 >= len(filled)


def could_be_numbers(cells: Iterable[str]) -> bool:
    """Whether a cell of a column that is none of numbers looks as if it should be one: nobody would want that to be left out."""
    filled = [taken_apart(cell) for cell in cells if cell]
    numbers = (cell.is_number and (not cell.unit or unit_of(cell.unit) is not None) for cell in filled)
    return any(numbers) or any(_is_spoilt(cell.text) or _is_figures(cell.text) for cell in filled)


def _is_spoilt(text: str) -> bool:
    return damage(text) is not None and not has_lost_letters(text)


def _is_figures(text: str) -> bool:
    return any(map(str.isdigit, text)) and not any(map(str.isalpha, text))


def is_counting(cells: Sequence[str]) -> bool:
    """1, 2, 3 ... down the rows."""
    return bool(cells) and [cell.rstrip(".") for cell in cells] == [str(number) for number in range(1, len(cells) + 1)]


def signs_of(cells: Iterable[str]) -> Signs:
    """What the cells of a column show, those that leave nothing open."""
    numbers = [cell.number for cell in map(taken_apart, cells) if cell.is_number]

    def is_seen(pattern: re.Pattern[str], doubt: re.Pattern[str] | None = None) -> bool:
        return any(pattern.fullmatch(one) and not (doubt and doubt.fullmatch(one)) for one in numbers)

    return Signs(is_seen(_DECIMAL_COMMA, _EITHER), is_seen(_DECIMAL_POINT, _POINTED), is_seen(_COMMAS), is_seen(_POINTS))


def signs_of_each(columns: Sequence[Sequence[str]]) -> list[Signs]:
    """What each column shows; where it shows nothing, what all of them do."""
    each = [signs_of(cells) for cells in columns]
    of_all = reduce(or_, each, SEEN_NOTHING)
    return [of_all if one == SEEN_NOTHING else one for one in each]


def read_numbers(
    cells: Sequence[str], heading: Unit, signs: Signs, *, is_year: bool, comma_is_point: bool, empty: Decimal | None = None
) -> Numbers:
    """`comma_is_point`: where nothing was seen; `empty`: what an empty cell counts as."""
    meant = _Meant(signs, comma_is_point=comma_is_point)
    apart = [taken_apart(cell) for cell in cells]
    unit = _unit(heading, [cell.unit for cell in apart if cell.text and not cell.era])
    parse = _as_year if is_year else partial(_in_unit, unit=unit)
    read = tuple(parse(cell, meant=meant) if cell.text or empty is None else empty for cell in apart)
    return Numbers(read, NO_UNIT if is_year else unit, "year" if is_year else _format(unit, read))


def _unit(heading: Unit, written: Sequence[str]) -> Unit:
    """That of the heading, else the one behind the numbers; one that nobody knows counts if it stands behind all of them."""
    if heading != NO_UNIT:
        return heading
    known = [unit for one in written if one and (unit := unit_of(one)) is not None]
    if known:
        return known[0]
    return any_unit(written[0]) if len(written) > 1 and len(set(written)) == 1 and written[0] else NO_UNIT


def _format(unit: Unit, read: Iterable[Decimal | Wrong]) -> str:
    if unit.is_money:
        return "money"
    return "thousands" if any(isinstance(one, Decimal) and abs(one) >= _THOUSANDS for one in read) else "plain"


@dataclass(frozen=True, slots=True)
class _Meant:
    """How a number of this column is read."""

    signs: Signs
    comma_is_point: bool

    def read(self, cell: Cell) -> Decimal | Wrong:
        number = cell.number
        if not number:
            return parse_number(cell.text, comma_is_point=self.comma_is_point)
        if _ZEROS.fullmatch(number):
            what = f"{quoted(cell.text)} begins with a zero, as codes do and numbers do not"
            return Wrong(what, f"write {int(number)} if it is a number")
        if _EITHER.fullmatch(number):
            return self._with_comma(cell)
        if _POINTED.fullmatch(number) and (self.signs.comma or not self.signs.point):
            return self._with_point(cell)
        if _POINTS.fullmatch(number) and not self.signs.point:
            return parse_number(number.replace(".", ""), comma_is_point=True)
        return parse_number(number, comma_is_point=self.comma_is_point)

    def _with_comma(self, cell: Cell) -> Decimal | Wrong:
        """`1,268`: by what was seen, else by what parts the cells; where the one says this and the other that, nobody knows.

        So it is where semicolons part the cells and points were seen: a file of one language that was opened in another one. And
        `6,400` alone says nothing between semicolons either, for a decimal is seldom written with a zero at its end.
        """
        signs, plain = self.signs, cell.number.replace(",", "")
        is_of_semicolons = self.comma_is_point and not signs.thousands_comma and not plain.endswith("0")
        is_comma, is_point = signs.comma or is_of_semicolons, signs.point
        if is_comma == is_point:
            return _open(cell, plain, cell.number.replace(",", "."))
        return parse_number(plain if is_point else cell.number, comma_is_point=True)

    def _with_point(self, cell: Cell) -> Decimal | Wrong:
        """`1.268`: where no other cell tells, it may be one thousand or one and a bit, whatever parts the cells."""
        plain = cell.number.replace(".", "")
        if self.signs.thousands_point and not self.signs.point:
            return parse_number(plain, comma_is_point=True)
        return _open(cell, plain, quoted(cell.number.replace(".", ",")))  # or a language parts its thousands


def _open(cell: Cell, whole: str, point: str) -> Wrong:
    fix = f"write {whole} or {point}, or tell all of the file with --decimal comma or --decimal point"
    return Wrong(f"{quoted(cell.text)} may be {whole} or {point}", fix)


def _in_capitals(cell: Cell) -> Wrong | None:
    if cell.era or not cell.is_number or not is_another_in_capitals(cell.unit):
        return None
    what = f"{quoted(cell.text)} has a capital letter behind it, which may be a unit or millions or thousands"
    return Wrong(what, "write all its digits, and the unit in small letters")


def _in_unit(cell: Cell, meant: _Meant, unit: Unit) -> Decimal | Wrong:
    written, loud = cell.unit, _in_capitals(cell)
    if loud is not None:
        return loud
    if cell.is_number and written and not any_unit(written).is_same(unit.names):
        if cell.era or unit == NO_UNIT:
            return parse_number(cell.text, comma_is_point=meant.comma_is_point)
        what = f"{quoted(cell.text)} has another unit than the column, whose unit is {quoted(unit.names['en'])}"
        return Wrong(what, "write the number in the unit of the column")
    return meant.read(cell)


def _as_year(cell: Cell, meant: _Meant) -> Decimal | Wrong:
    if cell.is_number and not cell.era and cell.unit:
        return parse_year(cell.text, comma_is_point=meant.comma_is_point)
    read = meant.read(cell)
    if isinstance(read, Wrong):
        return read
    if cell.era and read < 0:
        return Wrong(f"{quoted(cell.text)} says twice whether it is before Christ", "write -280 or 280 BC")
    return parse_year(str(read * (cell.era or 1)), comma_is_point=False)
