"""Russian numbers in words: each group of three agrees with its thousand or million, the last one with what is counted."""

from __future__ import annotations

from companion.words.numerals_reading import Case, Counted, Gender, russian

SCALES = 6  # a thousand and what lies above


def whole(number: int, gender: Gender, case: Case) -> str:
    """тысячу двести сорок одну; a thousand or a million alone is said without its one."""
    if not number:
        return _counted(case).small[0]
    words: list[str] = []
    for size in range(SCALES, 0, -1):
        group, number = divmod(number, 1000**size)
        if group:
            scale = russian().scales[size - 1]
            words += [] if group == 1 and not words else _hundreds(group, scale.gender, case)
            words.append(_noun(size, group, case))
    return " ".join(words + _hundreds(number, gender, case))


def decimal(number: int, parts: str, case: Case) -> str:
    """пятьдесят шесть целых и семь десятых; parts are the digits behind the point."""
    its = russian().parts
    return f"{_part(number, its.whole, case)} {russian().joint} {_part(int(parts), its.stems[len(parts) - 1], case)}"


def ordinal(number: int) -> str:
    """тысяча восемьсот восемьдесят девятый, двухтысячный: masculine, as it names a year."""
    its = russian().ordinals
    size = next((size for size in range(SCALES, 0, -1) if number and number % 1000**size == 0), 0)
    above, group = divmod(number // 1000**size, 1000)
    if size:
        last = ("" if group == 1 and not above else _joined(group)) + its.scales[size - 1]
    else:
        above, group, last = _last(number)
    before = above * 1000 ** (size + 1) + group * (size == 0)
    return f"{whole(before, 'masculine', 'nominative')} {last}" if before else last


def _last(number: int) -> tuple[int, int, str]:
    """What stands before the last word of a number, the thousands apart, and that word as an ordinal."""
    its = russian().ordinals
    above, rest = divmod(number, 1000)
    if rest % 100 == 0 and rest:
        return above, 0, its.hundreds[rest // 100]
    tens, ones = divmod(rest % 100, 10)
    if ones and tens > 1:
        return above, rest - ones, its.small[ones]
    word = its.tens[tens] if tens > 1 else its.small[rest % 100]
    return above, rest - rest % 100, word


def _joined(group: int) -> str:
    """двадцатиодно-, стодвадцати-: a count as the first part of one word."""
    its, genitive = russian().ordinals, russian().genitive
    hundreds, rest = divmod(group, 100)
    tens, ones = divmod(rest, 10) if rest > 19 else (0, rest)
    words = [its.joined_hundred if hundreds == 1 else genitive.hundreds[hundreds]]
    words.append(its.joined_ninety if tens == 9 else genitive.tens[tens])
    words.append("" if not ones else its.joined_one if ones == 1 else genitive.two["masculine"] if ones == 2 else genitive.small[ones])
    return "".join(words)


def _hundreds(number: int, gender: Gender, case: Case) -> list[str]:
    """The words of a number below a thousand; none for nought."""
    its = _counted(case)
    hundreds, rest = divmod(number, 100)
    tens, ones = divmod(rest, 10) if rest > 19 else (0, rest)
    last = "" if not ones else russian().one[case][gender] if ones == 1 else its.two[gender] if ones == 2 else its.small[ones]
    return [word for word in (its.hundreds[hundreds], its.tens[tens], last) if word]


def _counted(case: Case) -> Counted:
    return russian().genitive if case == "genitive" else russian().plain


def _noun(size: int, count: int, case: Case) -> str:
    scale = russian().scales[size - 1]
    if _is_one(count):
        return scale.one[case]
    return scale.few if case != "genitive" and count % 10 in (2, 3, 4) and count % 100 // 10 != 1 else scale.many


def _part(count: int, stem: str, case: Case) -> str:
    """одна целая, две целых, двадцать одна сотая"""
    its = russian().parts
    return f"{whole(count, 'feminine', case)} {stem}{its.one[case] if _is_one(count) else its.many}"


def _is_one(count: int) -> bool:
    return count % 10 == 1 and count % 100 != 11
