"""Who holds which cards of Cardline: what fails goes into the box, and the box becomes the pile when there is no other (L3 to L6)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, View
from companion.core.referee.announcements import Announcement
from companion.terminal.play.dealt import Dealt as AnyDealt


class Dealt(AnyDealt):
    """In the box lie known cards and others: nobody looks at what those who are out put there."""

    def _go_on(self, view: View, said: Sequence[Announcement]) -> None:
        for one in said:
            self._take(one)
        lying = {one.card for one in view.places}
        self._let_in(lying, {one.seat: one.hand for one in view.seats})
        self._let_out(lying)
        self._cards.box = [card for card in self._cards.box if card not in lying]

    def _take(self, said: Announcement) -> None:
        """One thing that happened, in the order in which it did."""
        cards, args = self._cards, said.args
        match said.key.removeprefix("cardline-"), args.get("seat"), args.get("card"):
            case "reshuffled", _, _:
                cards.pile += self._chance.sample(cards.box, len(cards.box))
                cards.box = []
            case "draws", OfSeat(seat), OfCard(card):
                cards.hands[seat].append(self._draw())
                self._put_in_box(card)
            case "play-off", _, _:
                seats = args["seats"]
                tied = {one.seat for one in seats if isinstance(one, OfSeat)} if isinstance(seats, tuple) else set()
                for seat in [one for one in cards.hands if one not in tied]:
                    cards.box += cards.hands[seat]
                    cards.hands[seat] = []

    def _put_in_box(self, card: CardId) -> None:
        for hand in self._cards.hands.values():
            if card in hand:
                hand.remove(card)
        self._cards.box.append(card)
