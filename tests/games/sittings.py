"""Each registered game with a match to sit its exams on: one line here for every game in `companion.games.registry`.

The decks' numbers are unmistakable: wherever one of them turns up, it has leaked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from typing import Any

from companion.decks.card import CardId, Deck
from companion.games.comparity.moves import Play
from companion.games.comparity.position import Opening, Position
from companion.games.game import HouseValue, Place, Setup, View
from tests.games.comparity.decks import deck_of, setup_of


@dataclass(frozen=True, slots=True)
class Sitting:
    """How to sit one game's exams."""

    setup: Callable[[Random], tuple[Setup, Deck]]
    filled: Callable[[Any, Any, Random], Any]  # a move of `moves` with an own card where it was left open
    counted: Callable[[View], int]  # cards, which never become more or fewer
    laid_at: Callable[[Any], Place]  # where a move lays its card
    opens_anywhere: Callable[[Any], bool]  # the first card may be laid on any cell, so no places are named for it
    stages: frozenset[str]  # that have to come up


def unmistakable(number: int) -> Decimal:
    return Decimal(f"77{number:03}1881")


def _comparity_setup(chance: Random) -> tuple[Setup, Deck]:
    players = chance.randint(2, 5)
    house: dict[str, HouseValue] = {"hand": chance.randint(2, 6), "pile": chance.randint(3, 12)}
    house |= {"trio_bonus": chance.choice(["may", "must"]), "memory": chance.choice(["remind", "strict", "off"])}
    order = chance.sample(range(60), 60)
    deck = deck_of({f"card-{number:02}": unmistakable(order[number] // 2) for number in range(60)})  # each number twice, for ties
    aside = [f"card-{number:02}" for number in range(0, 60, 7)]
    return setup_of(deck, players, house, set_aside=aside), deck


def _comparity_filled(position: Position, move: Any, chance: Random) -> Any:
    if not isinstance(move, Play) or move.card is not None:
        return move
    lying = {one.card for one in position.area.values()}
    free = sorted(position.terms.cards - lying - set(position.discarded) - position.terms.set_aside)
    return replace(move, card=CardId(chance.choice(free)))


def _comparity_counted(view: View) -> int:
    """The opening card is counted with the pile until it lies (C1)."""
    return sum(one.hand for one in view.seats) + view.pile + len(view.places) + len(view.discarded)


COMPARITY = Sitting(
    setup=_comparity_setup,
    filled=_comparity_filled,
    counted=_comparity_counted,
    laid_at=lambda move: move.cell,
    opens_anywhere=lambda position: isinstance(position.stage, Opening),
    stages=frozenset({"opening", "turn", "duet", "trio", "checking", "repairing", "reconnecting", "bonus", "over"}),
)
SITTINGS = {"comparity": COMPARITY}
