"""The words that numbers are made of, read from `numerals.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

from companion.core.frozen import dataclass

Gender = Literal["masculine", "feminine", "neuter"]
Case = Literal["nominative", "accusative", "distributive", "genitive"]  # distributive is what follows the Russian "по"
ByGender = dict[Gender, str]
ByCase = dict[Case, str]


@dataclass(frozen=True, slots=True)
class English:
    minus: str
    point: str
    joint: str
    oh: str
    hundred: str
    small: tuple[str, ...]
    tens: tuple[str, ...]
    scales: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class French:
    minus: str
    point: str
    joint: str
    hundred: str
    thousand: str
    feminine: str
    small: tuple[str, ...]
    tens: tuple[str, ...]
    scales: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Russian words below a thousand, in one case."""

    two: ByGender
    small: tuple[str, ...]
    tens: tuple[str, ...]
    hundreds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scale:
    """A Russian thousand, million ...: a noun that is counted itself."""

    gender: Gender
    one: ByCase
    few: str
    many: str


@dataclass(frozen=True, slots=True)
class Parts:
    whole: str
    stems: tuple[str, ...]
    one: ByCase
    many: str


@dataclass(frozen=True, slots=True)
class Ordinals:
    small: tuple[str, ...]
    tens: tuple[str, ...]
    hundreds: tuple[str, ...]
    scales: tuple[str, ...]
    joined_one: str
    joined_ninety: str
    joined_hundred: str


@dataclass(frozen=True, slots=True)
class Russian:
    minus: str
    point: str
    joint: str
    one: dict[Case, ByGender]
    plain: Counted
    genitive: Counted
    scales: tuple[Scale, ...]
    parts: Parts
    ordinals: Ordinals


@cache
def english() -> English:
    return English(**_table("en"))


@cache
def french() -> French:
    return French(**_table("fr"))


@cache
def russian() -> Russian:
    table = _table("ru")
    plain, genitive = Counted(**table.pop("plain")), Counted(**table.pop("genitive"))
    scales = tuple(Scale(**scale) for scale in table.pop("scales"))
    parts, ordinals = Parts(**table.pop("parts")), Ordinals(**table.pop("ordinals"))
    return Russian(**table, plain=plain, genitive=genitive, scales=scales, parts=parts, ordinals=ordinals)


def _table(language: str) -> dict[str, Any]:
    content = tomllib.loads(Path(__file__).with_name("numerals.toml").read_text(encoding="utf-8"))
    table: dict[str, Any] = content[language]
    table["joint"] = table.pop("and")
    return table
