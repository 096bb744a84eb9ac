"""Comparity at the terminal, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import Deck
from companion.core.games.comparity.people.book import packed, sizes
from companion.core.games.comparity.people.hands import Hands
from companion.core.games.comparity.typed.deeds import Deeds
from companion.core.games.comparity.typed.hints import Hints
from companion.core.games.game import Setup
from companion.simulator.table import SimulatedTable
from companion.terminal.play.commands import ALONE, EVERYWHERE, Takes
from companion.terminal.play.dealt import Cards, Dealt

TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((1, 1),),
    "check": ((0, 0), (0, 1)),
    "back": ALONE,
    "swap": ((0, 2),),
    "tap": ((1, 0), (0, 1)),
}


class ComparityTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Dealt:
        hand, _ = sizes(setup)
        seats = [player.seat for player in setup.players]
        pack = packed(setup, deck, chance)
        hands = {seat: pack[number * hand : (number + 1) * hand] for number, seat in enumerate(seats)}
        return Dealt(Cards(hands, pack[hand * len(seats) :], sorted(deck.cards.keys() - set(pack))), chance)

    def deeds(self, table: SimulatedTable, hands: Hands, dealt: Dealt, chance: Random) -> Deeds:
        return Deeds(table, hands, dealt)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> Hints:
        return Hints(table, words)

    def open(self, table: SimulatedTable, hands: Hands, dealt: Dealt) -> None:
        """The pile's top card opens the area, on the mat's middle or by the pad (C1)."""
        if not dealt.pile:  # players have said that they hold all of it
            return
        card, shape = dealt.pile[0], table.referee.standing.match.shape
        middle = shape.cell_at(shape.columns // 2, shape.rows // 2)
        if middle is not None and middle not in shape.blind and middle not in table.look().frozen:
            table.lay(hands.uid(card), middle)
        else:
            hands.show(card)
        hands.until_firm(card)


TYPED = ComparityTyped()
