"""What hands do in Skyscrapers besides: show a card at a site, open foundations, name the card that is kept (S5, S11, S20)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.hands import Hands
from companion.core.games.skyscrapers.typed.dealt import Dealt
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot
from companion.simulator.fingers import PATIENCE, REACH
from companion.simulator.table import SimulatedTable
from companion.terminal.play.actions import Deeds as AnyDeeds
from companion.terminal.play.actions import Picking
from companion.terminal.play.commands import Command, Unclear


class Deeds(AnyDeeds):
    def __init__(self, table: SimulatedTable, hands: Hands, dealt: Dealt) -> None:
        super().__init__(table, hands, dealt)
        self._cards = dealt

    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("tap", int(number), slots, other):
                slot = slots[0] if slots else self._tap_place(other)
                card = self.in_hand(seat, number)
                return card if isinstance(card, Unclear) else self._show(card, slot)
            case Command("open", other, slots):
                if not self._cards.foundations:
                    return Unclear("terminal-no-foundation")
                return self._show(self._cards.foundations[0], slots[0] if slots else self._tap_place(other))
            case Command("move", _, (origin, target)) if (top := self._top_at(origin)) is not None:
                return self._show(top, target)
            case _:
                return super()._carry_out(command, seat, offers)

    def _show(self, card: CardId, slot: Slot | Unclear | None) -> Unclear | None:
        """Laid until the referee has noticed, and taken up again: to the hand, or on the tower beside it (S20)."""
        if isinstance(slot, Unclear):
            return slot
        pads = self._fingers.action_pads()
        if slot is None and not pads:
            self._fingers.show(card)
            return None
        slot = slot or pads[0]
        entry, uid = self._table.referee.entry, self._fingers.uid(card)
        self._table.lay(uid, slot)
        self._fingers.wait_for(lambda _: self._table.referee.entry != entry, PATIENCE)
        self._table.wait(REACH)
        self._table.lift(uid)
        return None

    def _tap_place(self, number: int | None) -> Slot | Unclear | None:
        taps = self._shape.tap_places
        if number is None:
            return None
        return taps[number - 1] if 0 < number <= len(taps) else Unclear("terminal-no-such-place", {"count": len(taps)})

    def _top_at(self, slot: Slot) -> CardId | None:
        """What lies on the top of the tower there, if nothing lies on the place itself."""
        if self.top_of(slot) is not None:
            return None
        table = self._table.look()
        return next((one.top for one, at in zip(table.view.structures, table.tap_places, strict=True) if at == slot), None)

    def picking_for(self, offer: Offer, seat: SeatId) -> Picking | None:
        """Asked of nobody but the one who may see the cards; else chance picks."""
        if seat != self._table.look().view.turn:
            return None
        match offer.kind:
            case "keep":
                return Picking("terminal-pick-keep", offer, self._cards.looked_at(), is_binding=False)
            case "take":
                drawn = self._cards.drawn_from(SeatId(str(offer.args["word"])))
                if len(drawn) > 1:
                    return Picking("terminal-pick-take", offer, drawn, is_binding=True)
        return None
