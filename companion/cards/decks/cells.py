"""The contents of a single cell: numbers, names, ids; and the traces of spreadsheets that have spoilt a cell.

Rules of this file: a cell is read, or a `Text` says why it cannot be used and what to write instead; nothing is guessed. `1,268` in a file
separated by commas could be one thousand or one and a bit, so it is asked about, not decided.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from decimal import Decimal

from companion.errors import Text

LONGEST_ID, LONGEST_KEY, LONGEST_TEXT = 64, 60, 80
MOST_COPIES = 99

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


# Errors that show the contents of a cell of numbers, and those that say the same without it: people who want to play read errors too (H1).
_UNSEEN = {
    "deck-value-became-a-date": "deck-cell-became-a-date",
    "deck-value-kept-only-the-size": "deck-cell-kept-only-the-size",
    "deck-value-is-a-formula": "deck-cell-is-a-formula",
    "deck-number-is-not-clear": "deck-comma-is-not-clear",
    "deck-value-begins-with-apostrophe": "deck-cell-begins-with-apostrophe",
    "deck-value-looks-like-a-date": "deck-cell-looks-like-a-date",
    "deck-value-is-no-number": "deck-cell-is-no-number",
    "deck-value-of-too-many-digits": "deck-cell-of-too-many-digits",
    "deck-value-is-no-year": "deck-cell-is-no-year",
}
_SHOWING = ("text", "whole", "point", "rest")  # arguments that show the contents of the cell


def unseen(wrong: Text) -> Text:
    """The error without the contents of the cell."""
    if wrong.key not in _UNSEEN:
        return wrong
    return Text(_UNSEEN[wrong.key], **{name: value for name, value in wrong.arguments if name not in _SHOWING})


def damage(text: str) -> Text | None:
    """The change that a spreadsheet made to a cell by itself, known by its traces; None for a cell without any."""
    if _DATE.fullmatch(text):
        return Text("deck-value-became-a-date", text=text)
    if _SHORTENED.fullmatch(text):
        return Text("deck-value-kept-only-the-size", text=text)
    if _FORMULA.fullmatch(text):
        return Text("deck-value-is-a-formula", text=text)
    has_lost_all = text.count("?") >= 3 and not any(map(str.isalnum, text))
    if has_lost_all or has_lost_letters(text):
        return lost(text)
    return None


def has_lost_letters(text: str) -> bool:
    """Whether question marks stand in place of letters in the middle of words."""
    return "://" not in text and _LOST_LETTER.search(text) is not None


def lost(text: str) -> Text:
    return Text("deck-letters-are-lost", text=text)


def parse_number(text: str, *, comma_is_point: bool) -> Decimal | Text:
    """The exact number; decimal point or comma, with spaces or unmistakable commas between thousands."""
    if not text:
        return Text("deck-cell-is-empty")
    plain = text.translate(_SPACES)
    if _EITHER.fullmatch(plain) and not comma_is_point:
        whole, point = plain.replace(",", ""), plain.replace(",", ".")
        return Text("deck-number-is-not-clear", text=text, whole=whole, point=point)
    if _SIMPLE.fullmatch(plain) or _SPACED.fullmatch(plain):
        return _counted(text, plain.replace(" ", "").replace(",", "."))
    if _COMMAS.fullmatch(plain):
        return _counted(text, plain.replace(",", ""))
    return damage(text) or _no_number(text)


def _no_number(text: str) -> Text:
    if text.startswith("'"):
        return Text("deck-value-begins-with-apostrophe", text=text, rest=text[1:40])
    if _FIGURE_DATE.fullmatch(text):
        return Text("deck-value-looks-like-a-date", text=text)
    return Text("deck-value-is-no-number", text=text)


def _counted(text: str, plain: str) -> Decimal | Text:
    whole, _, decimals = plain.lstrip("+-").partition(".")
    decimals = decimals.rstrip("0")
    if len(whole.lstrip("0")) > _MOST_DIGITS or len(decimals) > _MOST_DECIMALS:
        return Text("deck-value-of-too-many-digits", text=text, most_digits=_MOST_DIGITS, most_decimals=_MOST_DECIMALS)
    sign = "-" if plain.startswith("-") and (whole.strip("0") or decimals) else ""
    return Decimal(f"{sign}{whole.lstrip('0') or '0'}{'.' if decimals else ''}{decimals}")


def parse_year(text: str, *, comma_is_point: bool) -> Decimal | Text:
    read = parse_number(text, comma_is_point=comma_is_point)
    if isinstance(read, Text) or (read % 1 == 0 and read != 0 and abs(read) < 100_000):
        return read
    return no_year(text)


def no_year(text: str) -> Text:
    return Text("deck-value-is-no-year", text=text)


def parse_copies(text: str) -> int | Text:
    if not text:
        return 1
    if _COPIES.fullmatch(text):
        return int(text)
    return Text("deck-not-a-number-of-copies", text=text, most_copies=MOST_COPIES)


def is_key(text: str) -> bool:
    """Whether it can name a column, a trait, a number of a game or a house rule."""
    return len(text) <= LONGEST_KEY and _KEY.fullmatch(text) is not None


def parse_slug(text: str) -> str | Text:
    """An id: it stands in commands, tags and files, so it keeps to what can be typed anywhere."""
    if not text:
        return Text("deck-id-is-missing")
    spoilt = damage(text)
    if spoilt is not None:
        return spoilt
    if len(text) > LONGEST_ID:
        return Text("deck-id-too-long", text=text, longest_id=LONGEST_ID)
    if _SLUG.fullmatch(text):
        return text
    return Text("deck-is-no-id", text=text, example=slug(text) or "eiffel-tower")


def slug(text: str, joint: str = "-") -> str:
    """An id made of a text; empty for one without a letter or digit that has a spelling in a-z and 0-9."""
    letters = "".join(_LETTERS.get(sign, sign) for sign in unicodedata.normalize("NFC", text.lower()))
    plain = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode().lower()
    return joint.join(re.findall(r"[a-z0-9]+", plain))


def parse_words(text: str, longest: int) -> str | Text:
    """A text that people see, such as a name; a line break in the cell counts as a space."""
    words = text.replace("\n", " ")
    spoilt = damage(words)
    if spoilt is not None:
        return spoilt
    strange = next((sign for sign in words.translate(_SPACES) if not sign.isprintable()), None)
    if strange is not None:
        return Text("deck-invisible-character", text=text, sign=f"{ord(strange):04X}")
    if len(words) > longest:
        return Text("deck-value-too-long", text=text, count=len(words), longest=longest)
    return words


def parse_text(text: str) -> str | Text:
    """A name, a place or a note of a card."""
    return parse_words(text, LONGEST_TEXT)
