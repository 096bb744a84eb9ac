"""Three rivers as a deck of one's own, for the commands of decks."""

from __future__ import annotations

import os

from companion.app.matches import TAGS
from companion.cards.tags.register_file import write_register
from companion.config.config import folders
from companion.core.decks.register import Register, Tagged
from tests.cards.decks.folders import ROWS, sheet

COLUMNS = ("id", "name_en", "name_ru", "name_fr", "short_en", "place_fr", "length", "length_marks", "bridged", "source")


def rivers_csv(*more):
    return sheet(COLUMNS, [(*row, f"atlas, page {page}" if page < 3 else "") for page, row in enumerate((*ROWS, *more), 1)])


ALIKE = sheet(
    (*COLUMNS, "copies"),
    [
        ("nile", "Nile", "Нил", "", "", "", "1", "", "5", "atlas", "3"),
        ("tigris", "Tigris", "", "", "", "", "2", "", "6", "", ""),
    ],
)


def tag(*cards, deck="rivers"):
    register = Register({f"04a1b2c3d4e5f{number}": Tagged(deck, card) for number, card in enumerate(cards)})
    write_register(folders(os.environ).state / TAGS, register)
