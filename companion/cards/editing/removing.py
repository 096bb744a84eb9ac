"""A deck of one's own is taken away: moved aside, never deleted, so that a shipped one counts again or the name is free.

Rules of this file: a deck that cannot be used can be removed as well. Tags are not touched; which of them are left is said.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TextIO

from companion.cards.decks.files import load, shipped
from companion.cards.editing.changing import tagged_of
from companion.cards.editing.keeping import take_away
from companion.cards.editing.shelf import own_folders
from companion.cards.editing.telling import Telling
from companion.cards.editing.texts import texts_of
from companion.core.decks.card import DeckId
from companion.core.decks.register import Register, read
from companion.errors import DONE, Unusable, unusable
from companion.system.reading import nearest, quoted

_LISTED = "`facedown deck list` shows which decks are yours"


def remove_deck(name: str, own: Path, tags: Path, language: str, out: TextIO) -> int:
    folder = _named(name, own)
    id, register = _id(folder), read(tags)
    aside = take_away(folder)
    telling = Telling(language, out)
    telling.write("decks-taken-away", "turn", id=name)
    telling.exact("decks-aside", str(aside), indent=2)
    if DeckId(name) in shipped():
        telling.write("decks-counts-again", indent=2, id=name)
    _tell_tags(id, register, telling)
    return DONE


def _named(name: str, own: Path) -> Path:
    folders = own_folders(own)
    if name in folders:
        return folders[name]
    if DeckId(name) in shipped():
        raise unusable(f"deck {quoted(name)}", "it is a shipped one, and there is none of your own in its place", _LISTED)
    close = nearest(name, folders)
    raise unusable(f"deck {quoted(name)}", "you have no deck of that name", close if close.startswith("did you mean") else _LISTED)


def _id(folder: Path) -> DeckId:
    """By which tags know it; of a deck that nobody can read it is the folder's name."""
    with suppress(Unusable):
        outline = texts_of(folder).read_outline()
        if outline is not None:
            return outline.id
    return DeckId(folder.name)


def _tell_tags(id: DeckId, register: Register, telling: Telling) -> None:
    """Of a shipped deck they go on to count, but for cards that only one's own had."""
    cards = tagged_of(id, register)
    if cards:
        telling.write("decks-tags-stay", indent=2, count=len(cards))
    gone = sorted(cards - load(shipped()[id]).cards.keys()) if id in shipped() else []
    if gone:
        telling.followed("decks-tags-left", ", ".join(gone), indent=2)
        telling.exact("decks-tags-forget", f"facedown tags forget {gone[0]} --deck {id}", indent=2)
