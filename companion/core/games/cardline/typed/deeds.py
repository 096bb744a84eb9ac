"""What hands do in Cardline besides: they lay a card into a gap, and push cards along the line (L2, L7)."""

from __future__ import annotations

from random import Random

from companion.core.games.cardline.people.hands import Hands
from companion.core.games.cardline.people.line import line_of
from companion.core.games.cardline.people.pushing import PUSH
from companion.core.games.cardline.typed.dealt import Dealt
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot, Uid
from companion.simulator.table import SimulatedTable
from companion.terminal.play.actions import Deeds as AnyDeeds
from companion.terminal.play.actions import nothing_on
from companion.terminal.play.commands import Command, Unclear


class Deeds(AnyDeeds):
    def __init__(self, table: SimulatedTable, hands: Hands, dealt: Dealt, chance: Random) -> None:
        super().__init__(table, hands, dealt)
        self._line, self._chance = hands.line, chance

    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("lay", int(number), (), int(gap)):
                return self._lay_between(seat, number, gap)
            case Command("push", _, (origin, target)):
                return self._push(origin, target)
            case _:
                return super()._carry_out(command, seat, offers)

    def _lay_between(self, seat: SeatId, number: int, gap: int) -> Unclear | None:
        """Gaps are numbered from 1 on; cards are pushed apart where they have to be."""
        card, gaps = self.in_hand(seat, number), self._gaps()
        if isinstance(card, Unclear):
            return card
        if not 0 < gap <= gaps:
            return Unclear("terminal-no-such-gap", {"count": gaps})
        uid = self._fingers.uid(card)
        before = self._table.slot_of(uid)
        if before is not None:
            self._table.lift(uid)
        slot = self._line.room_for(gap - 1, self._chance) or before
        if slot is None:
            return Unclear("terminal-no-room", {"gap": gap, "card": number})
        self._table.lay(uid, slot)
        return None

    def _gaps(self) -> int:
        line = line_of(self._table.look())
        return len(line) + 1 if line else 0

    def _push(self, origin: Slot, target: Slot) -> Unclear | None:
        """The card and whatever it meets on its way, the foremost first."""
        row = self._shape.row
        if origin not in row or target not in row:
            return Unclear("terminal-not-in-the-line", {"cell": origin if origin not in row else target})
        if self.top_of(origin) is None:
            return nothing_on(origin)
        moves = self._pushed(row.index(origin), row.index(target))
        if any(not 0 <= at < len(row) for _, at in moves):
            return Unclear("terminal-end-of-the-line")
        for uid, at in reversed(moves):
            self._table.lay(uid, row[at])
            self._table.wait(PUSH)
        return None

    def _pushed(self, origin: int, target: int) -> list[tuple[Uid, int]]:
        """Which cards are pushed, and where each comes to lie."""
        row, step = self._shape.row, 1 if target >= origin else -1
        ahead = range(origin, len(row)) if step > 0 else range(origin, -1, -1)
        lying = [(at, uid) for at in ahead if (uid := self.top_of(row[at])) is not None]
        moves: list[tuple[Uid, int]] = []
        goal = target
        for at, uid in lying:
            if moves and (goal - at) * step < 0:  # it is not reached any more
                break
            moves.append((uid, goal))
            goal += step
        return moves
