"""What hands and mouths do in Comparity besides: a check is said of a card that is lifted (C21)."""

from __future__ import annotations

from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot, Uid
from companion.simulator.fingers import READ
from companion.terminal.play.actions import Deeds as AnyDeeds
from companion.terminal.play.actions import nothing_on
from companion.terminal.play.commands import Command, Unclear


class Deeds(AnyDeeds):
    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("check", _, (slot,)):
                return self._check(slot)
            case Command("check"):
                self._table.press("check")
                return None
            case _:
                return super()._carry_out(command, seat, offers)

    def _check(self, slot: Slot) -> Unclear | None:
        """Lifted, *check* said, laid back; where the mat cannot see the card it is chosen on the screen (C19, C21).

        What may not be checked is not touched: *check* is only said, and the referee tells what is in the way.
        """
        uid = self.top_of(slot) or self.held_from(slot)
        offer = next((one for one in self._table.look().expected.offers if one.id == f"check:{slot}"), None)
        if uid is None and offer is None:
            return nothing_on(slot)
        if offer is None:
            self._table.press("check")
        elif uid is None or slot not in self._table.radio.slots or slot in self._table.look().frozen:
            self._table.choose(offer.id)
        else:
            self._say_check(uid, slot)
        return None

    def _say_check(self, uid: Uid, slot: Slot) -> None:
        self._table.lift(uid)
        self._fingers.wait_for(lambda now: now.expected.status.key.endswith("-status-lifted"), 2 * READ)
        self._table.press("check")
        self._table.wait(READ)
        which = [one for one in self._table.look().expected.offers if one.id == f"check:{slot}"]
        if self._table.look().view.pending == "which" and which:
            self._table.choose(which[0].id)
        self._table.lay(uid, slot)
