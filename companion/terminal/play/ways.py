"""What playing at a terminal needs of a game; whatever is the same in every game is no part of it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.simulator.table import SimulatedTable
from companion.terminal.play.actions import Deeds
from companion.terminal.play.commands import Takes
from companion.terminal.play.hints import Hints


class Ways(Protocol):
    takes: Takes  # the commands that there are, and what goes with each

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Any: ...
    def deeds(self, table: SimulatedTable, hands: Any, dealt: Any, chance: Random) -> Deeds: ...
    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> Hints: ...

    def open(self, table: SimulatedTable, hands: Any, dealt: Any) -> None:
        """What comes before the first turn: a card of a pile is laid; whether it counts is seen afterwards."""
        ...
