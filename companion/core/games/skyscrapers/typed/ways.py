"""Skyscrapers at the terminal, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.core.games.skyscrapers.people import dealing
from companion.core.games.skyscrapers.people.dealing import NEVER_HELD, faces, terms_of
from companion.core.games.skyscrapers.people.hands import Hands
from companion.core.games.skyscrapers.people.skyline import free_taps
from companion.core.games.skyscrapers.typed.dealt import Dealt
from companion.core.games.skyscrapers.typed.deeds import Deeds
from companion.core.games.skyscrapers.typed.hints import Hints
from companion.simulator.table import SimulatedTable
from companion.terminal.play.commands import EVERYWHERE, Takes
from companion.terminal.play.dealt import Cards

TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((1, 1),),
    "open": ((0, 1), (1, 0), (0, 0)),
    "tap": ((1, 1), (1, 0), (2, 0)),
}


class SkyscrapersTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Dealt:
        given = dealing.dealt(setup, deck, chance)
        hands = {player.seat: list(hand) for player, hand in zip(setup.players, given.hands, strict=True)}
        used = {*given.deck, *given.foundations, *(card for hand in given.hands for card in hand)}
        unused = [card for card in sorted(deck.cards) if card not in used and deck.cards[card].traits["kind"] not in NEVER_HELD]
        cards = Cards(hands, list(given.deck), box=unused, foundations=list(given.foundations))
        return Dealt(cards, terms_of(setup, deck).look, chance)

    def deeds(self, table: SimulatedTable, hands: Hands, dealt: Dealt, chance: Random) -> Deeds:
        return Deeds(table, hands, dealt)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> Hints:
        match = table.referee.standing.match
        return Hints(table, words, faces(match.deck), terms_of(match.setup, match.deck).least_floors)

    def open(self, table: SimulatedTable, hands: Hands, dealt: Dealt) -> None:
        """The next foundation is laid at the first place that is free, or shown to the pad (S1)."""
        view = table.look()
        free = [slot for slot in free_taps(view, table.referee.standing.match.shape) if hands.heard(slot)]
        place = (table.referee.standing.match.shape.tap_places.index(free[0]), 0) if free else (len(view.view.structures), 1)
        hands.carry_out(("open", place), dealt.foundations[0])


TYPED = SkyscrapersTyped()
