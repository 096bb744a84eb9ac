"""The catalogue of parts: what each is called where it is bought, and what it costs (`hardware/catalogue.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, Literal

from companion.core.frozen import dataclass

FILE = Path(__file__).resolve().parents[3] / "hardware" / "catalogue.toml"  # the two packages lie side by side, installed or not
Source = Literal["looked up", "estimated"]


@dataclass(frozen=True, slots=True)
class Item:
    """One part of the catalogue; `most` is the load in mA up to which it does, 0 where it has no sizes."""

    kind: str
    maker: str
    number: str
    package: str
    price: Decimal  # euros, each
    source: Source
    alternatives: tuple[str, ...]
    footprint: str = ""
    most: int = 0


@dataclass(frozen=True, slots=True)
class Catalogue:
    date: str  # of the prices
    items: tuple[Item, ...]

    def item(self, kind: str, load: int = 0) -> Item:
        """The item of that kind; of those that come in sizes the smallest that bears the load, or the largest."""
        sizes = sorted((one for one in self.items if one.kind == kind), key=lambda one: one.most)
        return next((one for one in sizes if one.most >= load), sizes[-1])

    @property
    def footprints(self) -> Mapping[str, str]:
        return {one.kind: one.footprint for one in self.items if one.footprint}


@cache
def catalogue(file: Path = FILE) -> Catalogue:
    told = tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)
    return Catalogue(told["date"], tuple(map(_item, told["part"])))


def _item(told: Mapping[str, Any]) -> Item:
    return Item(**{**told, "price": Decimal(told["price"]), "alternatives": tuple(told["alternatives"])})
