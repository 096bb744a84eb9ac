"""What is chosen on the screen is carried out by the hands at the simulated table, so that the referee need not ask for it.

Rules of this file: hands do what the referee asks for because of the choice, and nothing that was asked for before.
"""

from __future__ import annotations

from companion.core.referee.violations import Instruction
from companion.events import Slot, Uid
from companion.screen.match.choices import exchanged_by
from companion.simulator.mending import Mending
from companion.simulator.table import MOMENT, SimulatedTable

HEARD, PATIENCE = 1.2, 4.0  # seconds until the readers hear what was moved, and within which they do


class Following:
    def __init__(self, table: SimulatedTable) -> None:
        self.is_going_on = False
        self._table, self._mending = table, Mending(table)
        self._before: tuple[Instruction, ...] = ()

    def begin(self) -> None:
        """A choice is about to be made."""
        self._before, self.is_going_on = self._table.look().instructions, True

    def carry_out(self) -> None:
        """Moves what has to be moved because of it; time passes until that is heard."""
        asked = [one for one in self._table.look().instructions if one not in self._before]
        if asked:
            self._mending.follow(asked)
            self.settle()
        self.is_going_on = False

    def settle(self) -> None:
        self._table.wait(HEARD)
        for _ in range(round((PATIENCE - HEARD) / MOMENT)):
            if len(self._table.look().instructions) <= len(self._before):
                break
            self._table.wait(MOMENT)
        self.is_going_on = False

    def partners(self, slot: Slot) -> frozenset[Slot]:
        """The places whose cards may change places with the card on that slot."""
        pairs = [pair for offer in self._table.look().expected.offers for pair in exchanged_by(offer)]
        ways = [way for (_, one), (_, other) in pairs for way in ((one.slot, other.slot), (other.slot, one.slot))]
        return frozenset(there for here, there in ways if here == slot and there is not None)

    def exchange(self, held: Uid, origin: Slot, other: Uid, slot: Slot) -> None:
        """The held card goes where the other one lies, and that one where the held card lay."""
        self._table.lift(other)
        self._table.lay(held, slot)
        self._table.lay(other, origin)
