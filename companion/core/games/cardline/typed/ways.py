"""Cardline at the terminal, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import Deck
from companion.core.games.cardline.people.book import sizes
from companion.core.games.cardline.people.hands import Hands
from companion.core.games.cardline.typed.dealt import Dealt
from companion.core.games.cardline.typed.deeds import Deeds
from companion.core.games.cardline.typed.hints import Hints
from companion.core.games.game import Setup
from companion.simulator.fingers import PATIENCE
from companion.simulator.table import SimulatedTable
from companion.terminal.play.commands import ALONE, EVERYWHERE, Takes
from companion.terminal.play.dealt import Cards

TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((2, 0), (1, 1)),
    "back": ALONE,
    "push": ((0, 2),),
    "swap": ((0, 2),),
    "tap": ((1, 0), (0, 1)),
}


class CardlineTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Dealt:
        """The whole deck is in the match (L1)."""
        pack = chance.sample(sorted(deck.cards), len(deck.cards))
        hands = {player.seat: [pack.pop() for _ in range(size)] for player, size in zip(setup.players, sizes(setup), strict=True)}
        return Dealt(Cards(hands, pack), chance)

    def deeds(self, table: SimulatedTable, hands: Hands, dealt: Dealt, chance: Random) -> Deeds:
        return Deeds(table, hands, dealt, chance)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> Hints:
        return Hints(table, words)

    def open(self, table: SimulatedTable, hands: Hands, dealt: Dealt) -> None:
        """The pile's top card begins the line, in the middle of the mat's first row or by the pad (L1)."""
        shape = table.referee.standing.match.shape
        heard = [slot for slot in shape.row if slot not in table.look().frozen]
        rows = [(shape.column_and_row(slot) or (0, 0))[1] for slot in heard]
        first = heard[: rows.count(rows[0])] if heard else []
        if first:
            table.lay(hands.uid(dealt.pile[0]), first[len(first) // 2])
        else:
            hands.show(dealt.pile[0])
        hands.wait_for(lambda now: bool(now.view.places), PATIENCE + table.referee.standing.match.pace)


TYPED = CardlineTyped()
