"""The list of all decks: whose each is, how many cards it has, by what they are ordered, for which games; or what keeps it from use."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from companion.cards.editing.serving import served
from companion.cards.editing.shelf import Shelved, shelved
from companion.cards.editing.telling import Telling
from companion.core.decks.card import Deck
from companion.errors import DONE, FOUND_WRONG


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
    games = [game.game for game in served(one.deck) if game.is_any]
    return {**where, "names": dict(one.deck.names), "cards": len(one.deck.cards), "orders": orders, "games": games}


def _tell(found: tuple[Shelved, ...], own: Path, language: str, out: TextIO) -> None:
    telling = Telling(language, out)
    for one in found:
        if one.deck is None:
            telling.write("decks-unusable", id=one.name, whose=one.whose, count=len(one.problems))
            telling.exact("decks-to-check", f"facedown deck check {one.name}", indent=2)
        else:
            _tell_deck(telling, one, one.deck)
    telling.plain()
    telling.exact("decks-own-folder", str(own))


def _tell_deck(telling: Telling, one: Shelved, deck: Deck) -> None:
    name = deck.names[telling.language]
    telling.write("decks-listed", "turn", id=one.name, name=name, whose=one.whose, count=len(deck.cards))
    telling.followed("decks-ordered-by", ", ".join(map(telling.order, deck.characteristics)), indent=2)
    games = [telling.game(game.game) for game in served(deck) if game.is_any]
    if games:
        telling.followed("decks-for-games", ", ".join(games), indent=2)
    else:
        telling.write("decks-for-no-game", indent=2)
