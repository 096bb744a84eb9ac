"""The list of all decks: shipped ones, the user's own, and those that cannot be used; and the removal of an own one.

Rules of this file: a deck that is removed is moved aside, never deleted; a deck that cannot be used can be removed, too. Tags are not
touched; the user is told which are left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TextIO

from companion.cards.decks import files
from companion.cards.decks.files import load, shipped
from companion.cards.editing.card_file import texts_of
from companion.cards.editing.deck_folder import take_away
from companion.cards.editing.serving import games_served
from companion.cards.editing.telling import DeckPage
from companion.cards.tags.register_file import read_register
from companion.core.decks.card import Deck, DeckId
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.errors import DONE, FOUND_WRONG, Problem, Text, Unusable, reason, unusable
from companion.system.reading import meant

Whose = Literal["shipped", "own", "instead"]  # "instead": the user's own in place of a shipped one


@dataclass(frozen=True, slots=True)
class Shelved:
    """A folder among the decks; without a deck its problems say why."""

    name: str
    folder: Path
    whose: Whose
    deck: Deck | None = None
    problems: tuple[Problem, ...] = ()


def shelved(own: Path) -> tuple[Shelved, ...]:
    """All folders of decks, in the order of their names."""
    folders = {**{str(name): folder for name, folder in files.shipped().items()}, **own_folders(own)}
    return tuple(_shelved(name, folders[name], own) for name in sorted(folders))


def whose(folder: Path, own: Path) -> Whose:
    """Whose deck a folder holds; a folder that is not among the shipped decks is the user's own, wherever it lies."""
    if folder in files.shipped().values():
        return "shipped"
    return "instead" if folder.parent == own and DeckId(folder.name) in files.shipped() else "own"


def _shelved(name: str, folder: Path, own: Path) -> Shelved:
    try:
        return Shelved(name, folder, whose(folder, own), files.load(folder))
    except Unusable as fault:
        return Shelved(name, folder, whose(folder, own), problems=fault.problems)


def own_folders(own: Path) -> dict[str, Path]:
    """The folders of the user's decks by their names, also those with only one of the two files; hidden folders are no decks."""
    try:
        folders = [folder for folder in own.iterdir() if not folder.name.startswith(".")] if own.is_dir() else []
        return {folder.name: folder for folder in folders if any((folder / name).is_file() for name in (files.OUTLINE, files.CARDS))}
    except OSError as fault:
        raise unusable(str(own), "file-folder-unreadable", reason=reason(fault)) from fault


def list_decks(own: Path, language: str, out: TextIO, *, as_json: bool) -> int:
    found = shelved(own)
    if as_json:
        out.writelines(json.dumps(_row(one), ensure_ascii=False) + "\n" for one in found)
    else:
        _tell(found, own, language, out)
    return DONE if all(one.deck for one in found) else FOUND_WRONG


def _row(one: Shelved) -> Mapping[str, Any]:
    where = {"deck": one.name, "whose": one.whose, "folder": str(one.folder)}
    if one.deck is None:
        return {**where, "problems": len(one.problems)}
    orders = [order.id for order in one.deck.characteristics]
    games = [game.game for game in games_served(one.deck) if game.is_any]
    return {**where, "names": dict(one.deck.names), "cards": len(one.deck.cards), "orders": orders, "games": games}


def _tell(found: tuple[Shelved, ...], own: Path, language: str, out: TextIO) -> None:
    telling = DeckPage(language, out)
    for one in found:
        if one.deck is None:
            telling.write("decks-unusable", id=one.name, whose=one.whose, count=len(one.problems))
            telling.exact("decks-to-check", f"facedown deck check {one.name}", indent=2)
        else:
            _tell_deck(telling, one, one.deck)
    telling.plain()
    telling.exact("decks-own-folder", str(own))


def _tell_deck(telling: DeckPage, one: Shelved, deck: Deck) -> None:
    name = deck.names[telling.language]
    telling.write("decks-listed", "turn", id=one.name, name=name, whose=one.whose, count=len(deck.cards))
    telling.followed("decks-ordered-by", ", ".join(map(telling.order, deck.characteristics)), indent=2)
    games = [telling.game(game.game) for game in games_served(deck) if game.is_any]
    if games:
        telling.followed("decks-for-games", ", ".join(games), indent=2)
    else:
        telling.write("decks-for-no-game", indent=2)


_LISTED = Text("editing-list-your-decks")


def remove_deck(name: str, own: Path, tags: Path, language: str, out: TextIO) -> int:
    folder = _named(name, own)
    id, register = _id(folder), read_register(tags)
    aside = take_away(folder)
    telling = DeckPage(language, out)
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
        raise unusable(Text("place-deck-quoted", deck=name), "editing-deck-is-not-yours")
    raise unusable(Text("place-deck-quoted", deck=name), "editing-no-deck-of-yours", instead=meant(name, folders, _LISTED))


def _id(folder: Path) -> DeckId:
    """The id by which tags name the deck; of a deck that cannot be read it is the name of the folder."""
    with suppress(Unusable):
        outline = texts_of(folder).read_outline()
        if outline is not None:
            return outline.id
    return DeckId(folder.name)


def _tell_tags(id: DeckId, register: Register, telling: DeckPage) -> None:
    """Says which tags are left: those of a shipped deck stay valid, except for cards that only the removed deck had."""
    cards = register.tagged_cards(id)
    if cards:
        telling.write("decks-tags-stay", indent=2, count=len(cards))
    gone = sorted(cards - load(shipped()[id]).cards.keys()) if id in shipped() else []
    if gone:
        telling.followed("decks-tags-left", ", ".join(gone), indent=2)
        telling.exact("decks-tags-forget", f"facedown tags forget {gone[0]} --deck {id}", indent=2)
