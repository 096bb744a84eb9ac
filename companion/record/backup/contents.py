"""How much of what there is in a backup, counted and in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from companion.cards.decks.files import OUTLINE
from companion.mats.files import ENDING
from companion.record.backup.places import DECKS, MATS, SETTINGS, TAGS


@dataclass(frozen=True, slots=True)
class Contents:
    matches: int = 0
    tags: int = 0
    decks: int = 0
    mats: int = 0
    settings: int = 0

    def __str__(self) -> str:
        counts = ((field.name, getattr(self, field.name)) for field in fields(self))
        return ", ".join(f"{count:,} {name if count != 1 else _ONE[name]}" for name, count in counts)


_ONE = {"matches": "match", "tags": "tag", "decks": "deck", "mats": "mat", "settings": "setting"}


def contents_of(names: Iterable[str], raws: Mapping[str, bytes], matches: int) -> Contents:
    """`raws` holds what stands in the settings and the tags."""
    names = tuple(names)
    tags = sum(1 for line in raws.get(TAGS, b"").splitlines() if line.strip())
    return Contents(matches, tags, len(decks_of(names)), len(mats_of(names)), _settings(raws.get(SETTINGS, b"")))


def decks_of(names: Iterable[str]) -> tuple[str, ...]:
    """As a player names them."""
    return tuple(parts[1] for parts in _parted(names) if len(parts) == 3 and parts[0] == DECKS and parts[2] == OUTLINE)


def mats_of(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        parts[1].removesuffix(ENDING) for parts in _parted(names) if len(parts) == 2 and parts[0] == MATS and parts[1].endswith(ENDING)
    )


def _parted(names: Iterable[str]) -> Iterable[list[str]]:
    return (name.split("/") for name in sorted(names))


def _settings(raw: bytes) -> int:
    try:
        return len(tomllib.loads(raw.decode("utf-8-sig")))
    except (ValueError, RecursionError):
        return 0
