"""A spreadsheet takes the place of a deck that is there: what somebody wrote into its deck.toml goes on to count where it still fits.

Rules of this file: the columns are those of the spreadsheet. Of what cards are ordered by, the names, the words and the format of before
stay, unless the unit is another one now; so do the deck's names, its games, its house rules, and whom it thanks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from companion.cards.decks.outline import Outline, parse_outline
from companion.cards.editing.texts import FileText, texts_of
from companion.cards.sheets.words import Unit
from companion.core.decks.card import Characteristic
from companion.errors import Unusable
from companion.system.reading import Findings


def written_before(folder: Path) -> tuple[FileText, Outline] | None:
    """None where there is no deck.toml, or one that cannot be used."""
    found = Findings(folder)
    try:
        text = texts_of(folder).outline
    except Unusable:
        return None
    outline = parse_outline(text.text, found)
    return None if outline is None or found.problems else (text, outline)


def going_on(before: Outline, made: Outline, *, is_named: bool) -> Outline:
    """`made`: what the spreadsheet says; `is_named`: a name was given for this time."""
    return replace(
        before,
        names=made.names if is_named else before.names,
        characteristics=_characteristics(before.characteristics, made.characteristics),
        traits={},
        credits=tuple(dict.fromkeys((*before.credits, *made.credits))),
    )


def _characteristics(before: Sequence[Characteristic], made: Sequence[Characteristic]) -> tuple[Characteristic, ...]:
    """In the order of before, as the first one is what people play by; a second number beside another one stays there."""
    left = {one.id: one for one in made}
    found: list[Characteristic] = []
    for one in before:
        now = left.pop(one.id, None)
        if now is None or not _is_alike(one, now):
            found += [now] if now else []
            continue
        beside = left.pop(one.beside.column, None) if one.beside else None
        marks = tuple(dict.fromkeys((*one.marks, *now.marks)))
        found.append(replace(one, marks=marks, beside=one.beside if beside else None))
    return (*found, *left.values())


def _is_alike(before: Characteristic, now: Characteristic) -> bool:
    is_unit = not any(now.units.values()) or Unit(now.units).is_same(before.units)
    return is_unit and (before.format == "year") == (now.format == "year")
