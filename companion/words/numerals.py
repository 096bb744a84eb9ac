"""Numbers in words, exact, in the gender and case that a sentence asks for.

Rules of this file: two numbers that differ never have the same words (H4). Without words for its length, a number is said digit by digit.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import lru_cache

from companion.words import numerals_russian
from companion.words.numerals_reading import Case, English, French, Gender, Russian, english, french, russian

REMEMBERED = 2048  # a match says the same few numbers again and again
MOST = 1000**7  # from here on there is no scale
MOST_PARTS = 6  # digits behind the point, as many as a deck may have
_TABLES: dict[str, Callable[[], English | French | Russian]] = {"en": english, "ru": russian, "fr": french}


@lru_cache(REMEMBERED)
def cardinal(number: int | Decimal, language: str, gender: Gender = "masculine", case: Case = "nominative") -> str:
    """The number as a count: 21 is "двадцать одну" as a feminine accusative; gender and case count where the language has them."""
    whole, parts = _split(number)
    if whole >= MOST or len(parts) > MOST_PARTS:
        text = _spelt(whole, parts, language)
    elif language == "ru":
        text = numerals_russian.decimal(whole, parts, case) if parts else numerals_russian.whole(whole, gender, case)
    elif language == "fr":
        text = _french(whole, gender) + _french_parts(parts)
    else:
        text = _english(whole) + _english_parts(parts)
    return f"{_TABLES[language]().minus} {text}" if number < 0 else text


@lru_cache(REMEMBERED)
def year(number: int | Decimal, language: str) -> str:
    """A year in words, without a sign: eighteen eighty-nine, тысяча восемьсот восемьдесят девятый, mille huit cent quatre-vingt-neuf."""
    whole, parts = _split(number)
    if parts or whole >= MOST:
        return cardinal(Decimal(number).copy_abs(), language)
    if language == "ru":
        return numerals_russian.ordinal(whole)
    return _french(whole, "masculine", is_rank=True) if language == "fr" else _english_year(whole)


def _split(number: int | Decimal) -> tuple[int, str]:
    """The whole number and the digits behind the point, without sign and without noughts at the end."""
    whole, _, parts = f"{Decimal(number).copy_abs():f}".partition(".")
    return int(whole), parts.rstrip("0")


def _spelt(whole: int, parts: str, language: str) -> str:
    point = [_TABLES[language]().point] if parts else []
    before, behind = ([cardinal(int(digit), language) for digit in digits] for digits in (str(whole), parts))
    return " ".join((*before, *point, *behind))


def _english(number: int) -> str:
    its = english()
    if number < 100:
        return _english_tens(number)
    if number < 1000:
        hundreds, rest = divmod(number, 100)
        return f"{its.small[hundreds]} {its.hundred}" + (f" {its.joint} {_english_tens(rest)}" if rest else "")
    size = (len(str(number)) - 1) // 3
    groups, rest = divmod(number, 1000**size)
    said = f"{_english(groups)} {its.scales[size - 1]}"
    if not rest:
        return said
    return f"{said} {its.joint} {_english(rest)}" if rest < 100 else f"{said} {_english(rest)}"


def _english_tens(number: int) -> str:
    its = english()
    if number < len(its.small):
        return its.small[number]
    tens, ones = divmod(number, 10)
    return f"{its.tens[tens]}-{its.small[ones]}" if ones else its.tens[tens]


def _english_parts(parts: str) -> str:
    its = english()
    return "".join(f" {word}" for word in (its.point, *(its.small[int(digit)] for digit in parts))) if parts else ""


def _english_year(number: int) -> str:
    """In pairs, where people say it so: 1066, 1900, 1905, 2015; but 800, 2000, 2003."""
    if not 1000 <= number < 10000 or number % 1000 < 10:
        return _english(number)
    its = english()
    first, second = divmod(number, 100)
    if not second:
        return f"{_english_tens(first)} {its.hundred}"
    return f"{_english_tens(first)} {f'{its.oh} ' if second < 10 else ''}{_english_tens(second)}"


def _french(number: int, gender: Gender = "masculine", *, is_rank: bool = False) -> str:
    """As a rank, such as that of a year, neither twenties nor hundreds take a plural: mille neuf cent quatre-vingt."""
    its = french()
    words: list[str] = []
    for size in range(len(its.scales) + 1, 1, -1):
        group, number = divmod(number, 1000**size)
        if group:
            words.append(f"{_french_hundreds(group, has_plural=True)} {its.scales[size - 2]}{'s' if group > 1 else ''}")
    thousands, rest = divmod(number, 1000)
    if thousands:
        words.append(its.thousand if thousands == 1 else f"{_french_hundreds(thousands, has_plural=False)} {its.thousand}")
    if rest or not words:
        words.append(_french_gendered(_french_hundreds(rest, has_plural=not is_rank), gender))
    return " ".join(words)


def _french_gendered(words: str, gender: Gender) -> str:
    """Vingt et une, quatre-vingt-une; onze has no feminine."""
    its = french()
    return words.removesuffix(its.small[1]) + its.feminine if gender == "feminine" and words.endswith(its.small[1]) else words


def _french_hundreds(number: int, *, has_plural: bool) -> str:
    its = french()
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _french_tens(rest, has_plural=has_plural)
    said = its.hundred if hundreds == 1 else f"{its.small[hundreds]} {its.hundred}"
    if not rest:
        return f"{said}s" if hundreds > 1 and has_plural else said
    return f"{said} {_french_tens(rest, has_plural=has_plural)}"


def _french_tens(number: int, *, has_plural: bool) -> str:
    """Soixante-dix to soixante-dix-neuf and quatre-vingt-dix to quatre-vingt-dix-neuf count on from the tens before."""
    its = french()
    if number < len(its.small):
        return its.small[number]
    tens, ones = divmod(number, 10)
    ones += 10 * (its.tens[tens] == its.tens[tens - 1])
    is_of_eighty = its.tens[tens] == its.tens[8]
    if not ones:
        return its.tens[tens] + ("s" if is_of_eighty and has_plural else "")
    joint = f" {its.joint} " if ones in (1, 11) and not is_of_eighty else "-"
    return its.tens[tens] + joint + its.small[ones]


def _french_parts(parts: str) -> str:
    """Noughts one by one, the rest as a number: virgule zéro vingt-cinq."""
    if not parts:
        return ""
    its = french()
    rest = parts.lstrip("0")
    noughts = [its.small[0]] * (len(parts) - len(rest))
    return " ".join(("", its.point, *noughts, _french(int(rest))))
