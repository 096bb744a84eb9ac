"""Spreadsheets as people write them, and what is made of them."""

from __future__ import annotations

import pytest

from companion.cards.sheets.grid import FileForm
from companion.cards.sheets.importing import ImportOrder, bring
from companion.errors import Unusable
from tests.words.english import in_english

PLAIN = FileForm()


def words(key, **args):
    """Lines of the deck.toml that is written, without a language."""
    return " ".join((key, *map(str, args.values())))


def numbers_of(deck):
    return {card.id: dict(card.numbers.opened()) for card in deck.cards.values()}


def imported(tmp_path, text, file="rivers.csv", encoding="utf-8", said=PLAIN, **more):
    """What becomes of a file with that text, among decks that are empty; `said`: what the user says of its form."""
    path = tmp_path / file
    path.write_bytes(text.encode(encoding))
    return bring(ImportOrder(path, form=said, **more), tmp_path / "decks", words)


def values_brought(done):
    """What the file had for a deck that was there."""
    into = done.into
    return into.found, into.values, into.touched, into.renamed, into.parted


def refused(tmp_path, text, **more):
    """Place, what and fix of all that is wrong with it; the place without the file."""
    with pytest.raises(Unusable) as fault:
        imported(tmp_path, text, **more)
    return [(one.where.replace(str(tmp_path / "rivers.csv"), "").strip(), one.what, one.fix) for one in in_english(fault.value.problems)]
