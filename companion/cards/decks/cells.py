"""What a single cell may hold: numbers, names, ids; and the marks that spreadsheets leave on cells that they have spoilt.

Rules of this file: a cell is read or it is `Wrong`, with the fix; nothing is guessed. `1,268` in a file separated by commas could be one
thousand or one and a bit, so it is asked about, not decided.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from companion.system.reading import quoted

LONGEST_ID, LONGEST_KEY, LONGEST_TEXT = 64, 60, 80
MOST_COPIES = 99
AS_TEXT = "format the column as text and type the cell again"
AS_NUMBER = "format the column as a plain number and type all its digits"

_MONTH = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec"
    r"|янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек"
    r"|janv|févr|mars|avr|mai|juin|juil|août|déc)\.?"
)
_DATE = re.compile(rf"\d{{1,2}}[-.]{_MONTH}(?:[-.]\d{{2,4}})?|{_MONTH}[-.]\d{{1,4}}", re.IGNORECASE)
_FIGURE_DATE = re.compile(r"\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{1,2}-\d{1,2}")
_SHORTENED = re.compile(r"[+-]?\d+(?:[.,]\d+)?E[+-]?\d+", re.IGNORECASE)
_FORMULA = re.compile(r"#[A-ZА-Я/0]{2,12}[!?]|#N/A|#Н/Д|#{3,}|=.+")

_LETTER = r"[^\W\d_]"
# `Cath?drale`, `?cole`; behind a word it is a question mark, and in an address it parts.
_LOST_LETTER = re.compile(rf"{_LETTER}\?+{_LETTER}|(?<!\S)\?+[a-z]")

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_KEY = re.compile(r"[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*")
_COPIES = re.compile(r"[1-9][0-9]?")
_SPACES = str.maketrans({"\xa0": " ", "\u202f": " ", "\u2009": " ", "−": "-"})
_SIMPLE = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")
_SPACED = re.compile(r"[+-]?[0-9]{1,3}(?: [0-9]{3})+(?:[.,][0-9]+)?")
_COMMAS = re.compile(r"[+-]?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?")
_EITHER = re.compile(r"[+-]?[1-9][0-9]{0,2},[0-9]{3}")
_CYRILLIC = ("абвгдеёзийклмнопрстуфыэіґў", "abvgdeeziyklmnoprstufyeigu")
_SEVERAL = {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "yu", "я": "ya", "ї": "i", "є": "ye"}
_LATIN = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "’": "", "'": "", "&": " and "}
_LETTERS: Mapping[str, str] = dict(zip(*_CYRILLIC, strict=True)) | _SEVERAL | _LATIN
_MOST_DIGITS, _MOST_DECIMALS = 15, 6  # as many as a spreadsheet keeps


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a cell cannot be used, and what to write instead; of a number also without it, for those who have not asked to see any (H1)."""

    what: str
    fix: str
    unseen: Wrong | None = None


def damage(text: str) -> Wrong | None:
    """What a spreadsheet did to a cell on its own, by the traces that it leaves."""
    if _DATE.fullmatch(text):
        unseen = Wrong("it is a date that the spreadsheet made of what was typed", AS_TEXT)
        return Wrong(f"{quoted(text)} is a date that the spreadsheet made of what was typed", AS_TEXT, unseen)
    if _SHORTENED.fullmatch(text):
        unseen = Wrong("it is a number of which the spreadsheet kept only the size", AS_NUMBER)
        return Wrong(f"{quoted(text)} is a number of which the spreadsheet kept only the size", AS_NUMBER, unseen)
    if _FORMULA.fullmatch(text):
        unseen = Wrong("it is a formula or its failure", "write the result itself")
        return Wrong(f"{quoted(text)} is a formula or its failure", "write the result itself", unseen)
    has_lost_all = text.count("?") >= 3 and not any(map(str.isalnum, text))
    if has_lost_all or has_lost_letters(text):
        return lost(text)
    return None


def has_lost_letters(text: str) -> bool:
    """In the middle of words, so that it is a text."""
    return "://" not in text and _LOST_LETTER.search(text) is not None


def lost(text: str) -> Wrong:
    return Wrong(f"{quoted(text)} has lost its letters when it was saved", "type it again and save as 'CSV UTF-8'")


def parse_number(text: str, *, comma_is_point: bool) -> Decimal | Wrong:
    """The exact number; decimal point or comma, with spaces or unmistakable commas between thousands."""
    if not text:
        return Wrong("the cell is empty", "write a number such as 324 or 96.3")
    plain = text.translate(_SPACES)
    if _EITHER.fullmatch(plain) and not comma_is_point:
        whole, point = plain.replace(",", ""), plain.replace(",", ".")
        unseen = Wrong("its comma may part thousands or begin decimals", "write it without the comma, or with a point in its place")
        return Wrong(f"{quoted(text)} may be {whole} or {point}", f"write {whole} or {point}", unseen)
    if _SIMPLE.fullmatch(plain) or _SPACED.fullmatch(plain):
        return _counted(text, plain.replace(" ", "").replace(",", "."))
    if _COMMAS.fullmatch(plain):
        return _counted(text, plain.replace(",", ""))
    return damage(text) or _no_number(text)


def _no_number(text: str) -> Wrong:
    if text.startswith("'"):
        unseen = Wrong("it begins with an apostrophe", "remove the apostrophe")
        return Wrong(f"{quoted(text)} begins with an apostrophe", f"remove it and leave {text[1:40]}", unseen)
    if _FIGURE_DATE.fullmatch(text):
        return Wrong(f"{quoted(text)} looks like a date", AS_NUMBER, Wrong("it looks like a date", AS_NUMBER))
    fix = "write a number such as 324 or 96.3, without its unit"
    return Wrong(f"{quoted(text)} is not a number", fix, Wrong("it is not a number", fix))


def _counted(text: str, plain: str) -> Decimal | Wrong:
    whole, _, decimals = plain.lstrip("+-").partition(".")
    decimals = decimals.rstrip("0")
    if len(whole.lstrip("0")) > _MOST_DIGITS or len(decimals) > _MOST_DECIMALS:
        fix = f"at most {_MOST_DIGITS} before and {_MOST_DECIMALS} after the point are kept exactly"
        return Wrong(f"{quoted(text)} has too many digits", fix, Wrong("it has too many digits", fix))
    sign = "-" if plain.startswith("-") and (whole.strip("0") or decimals) else ""
    return Decimal(f"{sign}{whole.lstrip('0') or '0'}{'.' if decimals else ''}{decimals}")


def parse_year(text: str, *, comma_is_point: bool) -> Decimal | Wrong:
    read = parse_number(text, comma_is_point=comma_is_point)
    if isinstance(read, Wrong) or (read % 1 == 0 and read != 0 and abs(read) < 100_000):
        return read
    return no_year(text)


def no_year(text: str) -> Wrong:
    fix = "write a whole number such as 1889, or -280 for 280 BC; no year is 0"
    return Wrong(f"{quoted(text)} is not a year", fix, Wrong("it is not a year", fix))


def parse_copies(text: str) -> int | Wrong:
    if not text:
        return 1
    if _COPIES.fullmatch(text):
        return int(text)
    return Wrong(f"{quoted(text)} is not a number of copies", f"write 1 to {MOST_COPIES}, or leave the cell empty for a single card")


def is_key(text: str) -> bool:
    """Whether it can name a column, a trait, a number of a game or a house rule."""
    return len(text) <= LONGEST_KEY and _KEY.fullmatch(text) is not None


def parse_slug(text: str) -> str | Wrong:
    """An id: it stands in commands, tags and files, so it keeps to what can be typed anywhere."""
    if not text:
        return Wrong("the id is missing", "write one such as eiffel-tower")
    spoilt = damage(text)
    if spoilt is not None:
        return spoilt
    if len(text) > LONGEST_ID:
        return Wrong(f"{quoted(text)} is too long for an id", f"use at most {LONGEST_ID} characters")
    if _SLUG.fullmatch(text):
        return text
    return Wrong(f"{quoted(text)} is not an id", f"use lower case letters a-z, digits and hyphens, such as {slug(text) or 'eiffel-tower'}")


def slug(text: str, joint: str = "-") -> str:
    """An id made of a text; empty for one without a letter or digit that has a spelling in a-z and 0-9."""
    letters = "".join(_LETTERS.get(sign, sign) for sign in unicodedata.normalize("NFC", text.lower()))
    plain = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode().lower()
    return joint.join(re.findall(r"[a-z0-9]+", plain))


def parse_words(text: str, longest: int) -> str | Wrong:
    """A name or another text that people see; a line break in the cell counts as a space."""
    words = text.replace("\n", " ")
    spoilt = damage(words)
    if spoilt is not None:
        return spoilt
    strange = next((sign for sign in words.translate(_SPACES) if not sign.isprintable()), None)
    if strange is not None:
        return Wrong(f"{quoted(text)} has an invisible character (U+{ord(strange):04X}) in it", "type it again without")
    if len(words) > longest:
        return Wrong(f"{quoted(text)} has {len(words)} characters", f"use at most {longest}")
    return words


def parse_text(text: str) -> str | Wrong:
    """A name, a place or a note of a card."""
    return parse_words(text, LONGEST_TEXT)
