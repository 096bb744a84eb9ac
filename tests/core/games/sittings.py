"""Each registered game with a match to sit its exams on: one line here for every game in `companion.core.games.registry`.

The decks' numbers are unmistakable: wherever one of them turns up, it has leaked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from typing import Any

from companion.core.decks.card import CardId, Deck
from companion.core.games.cardline import position as cardline
from companion.core.games.comparity import position as comparity
from companion.core.games.comparity.moves import Play
from companion.core.games.game import HouseValue, Place, Setup, View
from companion.core.mat.shape import Shape
from tests.core.games.cardline import decks
from tests.core.games.comparity.decks import deck_of, setup_of
from tests.core.games.skyscrapers import sitting as skyscrapers


@dataclass(frozen=True, slots=True)
class Sitting:
    """How to sit one game's exams."""

    setup: Callable[[Random], tuple[Setup, Deck]]
    filled: Callable[[Any, Any, Random], Any]  # a move of `moves` with a card for what was left open in it, by its kind
    counted: Callable[[View], int]  # cards, which never become more or fewer
    laid_at: Callable[[Any], Place | None]  # where a move lays its card; None: at no place of the game's own
    opens_anywhere: Callable[[Any], bool]  # the first card may be laid on any cell, so no places are named for it
    stages: frozenset[str]  # that have to come up
    told: frozenset[str]  # facts that have to come up
    shows_cards: bool = True  # single cards lie there, and they and the discards are shown with their numbers
    shown: Callable[[tuple[Any, ...]], frozenset[CardId]] = lambda _: frozenset()  # cards whose numbers these moves make public


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


def _comparity_filled(position: comparity.Position, move: Any, chance: Random) -> Any:
    if not isinstance(move, Play) or move.card is not None:
        return move
    lying = {one.card for one in position.area.values()}
    free = sorted(position.terms.cards - lying - set(position.discarded) - position.terms.set_aside)
    return replace(move, card=CardId(chance.choice(free or sorted(position.terms.cards))))


def _cardline_setup(chance: Random) -> tuple[Setup, Deck]:
    players, hand = chance.randint(2, 8), chance.randint(1, 3)
    house: dict[str, HouseValue] = {"hand": hand, "commit": chance.choice(["ok", "turned", "pace"])}
    house |= {f"hand_{chance.randint(1, players)}": chance.randint(1, hand)}
    size = hand * players + chance.choice([1, 3, 20])  # of a small deck nothing is left to be drawn
    order = chance.sample(range(size), size)
    deck = deck_of({f"card-{number:02}": unmistakable(order[number] // 2) for number in range(size)})
    mat = chance.choice([Shape(), Shape(3, 3), Shape(0, 0), Shape(4, 1, pads=())])
    return decks.setup_of(deck, players, house, first=chance.randrange(players), shape=mat), deck


def _cardline_filled(position: cardline.Position, move: Any, chance: Random) -> Any:
    """Any card that is not in sight, from a hand or the pile."""
    if getattr(move, "card", "") is not None:
        return move
    free = position.terms.cards - set(position.line) - set(position.box)
    return replace(move, card=CardId(chance.choice(sorted(free or position.terms.cards))))


def _counted(view: View) -> int:
    """The opening card is counted with the pile until it lies (C1, L1); the box with what nobody has turned in it (L6)."""
    gone = view.stock.get("box", len(view.discarded))
    return sum(one.hand for one in view.seats) + view.pile + len(view.places) + gone


COMPARITY = Sitting(
    setup=_comparity_setup,
    filled=_comparity_filled,
    counted=_counted,
    laid_at=lambda move: move.cell,
    opens_anywhere=lambda position: isinstance(position.stage, comparity.Opening),
    stages=frozenset({"opening", "turn", "duet", "trio", "checking", "repairing", "reconnecting", "bonus", "over"}),
    told=frozenset({"duet", "trio", "in-order", "penalty", "swapped", "discarded", "split", "gives", "none-left", "shift", "wins"}),
)
CARDLINE = Sitting(
    setup=_cardline_setup,
    filled=_cardline_filled,
    counted=_counted,
    laid_at=lambda move: (move.gap, 1),
    opens_anywhere=lambda position: isinstance(position.stage, cardline.Opening),
    stages=frozenset({"opening", "turn", "over"}),
    told=frozenset({"fits-between", "misfits-between", "draws", "reshuffled", "takes-back", "play-off", "share", "line-is-long", "wins"}),
)
SKYSCRAPERS = Sitting(
    setup=skyscrapers.setup_for(unmistakable),
    filled=skyscrapers.filled,
    counted=skyscrapers.counted,
    laid_at=skyscrapers.laid_at,
    opens_anywhere=lambda _: False,  # before the first turn only foundations are laid, and just as later
    stages=frozenset({"opening", "turn", "last-turn", "roofed", "toilet", "study", "tornado", "over"}),
    told=frozenset(
        {
            *("opens", "builds", "toilet-specialist", "further-toilet", "takes", "takes-nothing", "roofs", "foundation-due", "insures"),
            *("gets-mini-skyscraper", "gets-world-record", "loses-world-record", "faulty-no-toilet", "faulty-under-least"),
            *("faulty-threshold", "quakes", "quake-cancelled", "insurance-cancels", "century", "loses-insurance", "turned"),
            *("site-collapses", "building-collapses", "studies", "keeps", "takes-all", "takes-discarded", "tornado", "hands-left"),
            *("hands-right", "discards", "passes", "draws", "deck-empty", "last-turns", "last-turn", "ends-hands", "ends-sites", "wins"),
        }
    ),
    shows_cards=False,
    shown=skyscrapers.shown,
)
SITTINGS = {"comparity": COMPARITY, "cardline": CARDLINE, "skyscrapers": SKYSCRAPERS}
