"""Who holds which cards: hands and pile follow the counts that the referee shows, and never what it knows besides.

Nobody keeps a book here, as people may do anything: a card leaves a hand when it counts, comes back when the act is taken back, and
what is drawn or given is whatever makes the hands as large as they are said to be.
"""

from __future__ import annotations

from random import Random

from companion.decks.card import CardId, Deck
from companion.events import SeatId
from companion.games.game import Setup, View
from companion.simulator.comparity.book import packed, sizes


class Dealt:
    def __init__(self, setup: Setup, deck: Deck, chance: Random) -> None:
        hand, _ = sizes(setup)
        seats = [player.seat for player in setup.players]
        pack = packed(setup, deck, chance)
        self.hands = {seat: pack[number * hand : (number + 1) * hand] for number, seat in enumerate(seats)}
        self.pile = pack[hand * len(seats) :]  # the top card first
        self._chance = chance
        self._held_by: dict[CardId, SeatId | None] = {}  # who held a card that is out; None: the pile
        self._drawn: list[CardId] = []  # from the pile into hands, the last one last; where a card stands in a hand tells nothing of it

    def follow(self, view: View) -> None:
        """Hold as many cards as are counted."""
        out = {one.card for one in view.places} | {card for card, _ in view.discarded}
        self._take_back(out, {one.seat: one.hand for one in view.seats})
        self._let_out(out)
        self._even_out(view)

    def _let_out(self, out: set[CardId]) -> None:
        for seat, hand in self.hands.items():
            self._held_by |= dict.fromkeys((card for card in hand if card in out), seat)
            self.hands[seat] = [card for card in hand if card not in out]
        self._held_by |= dict.fromkeys((card for card in self.pile if card in out), None)
        self.pile = [card for card in self.pile if card not in out]

    def _take_back(self, out: set[CardId], counts: dict[SeatId, int]) -> None:
        """What is out no longer goes to whoever held it."""
        for card in [card for card in self._held_by if card not in out]:
            seat = self._held_by.pop(card)
            if seat in counts:
                self.hands[seat].append(card)
            else:
                self.pile.insert(0, card)

    def _even_out(self, view: View) -> None:
        """A draw that is taken back goes on the pile again, the last card first; what is given is chosen by chance (C14)."""
        counts = {one.seat: one.hand for one in view.seats}
        is_taken_back = view.pile > len(self.pile)
        spare: list[CardId] = []
        for seat, hand in self.hands.items():
            while len(hand) > counts.get(seat, 0):
                spare.append(hand.pop(self._drawn_last(hand) if is_taken_back else self._chance.randrange(len(hand))))
        spare.sort(key=self._drawn_when, reverse=is_taken_back)
        for seat, hand in self.hands.items():
            while len(hand) < counts.get(seat, 0) and (spare or self.pile):
                hand.append(spare.pop() if spare else self._draw())
        self.pile = [*reversed(spare), *self.pile]

    def _draw(self) -> CardId:
        card = self.pile.pop(0)
        self._drawn = [*(one for one in self._drawn if one != card), card]
        return card

    def _drawn_last(self, hand: list[CardId]) -> int:
        """Where in the hand the card is that was drawn last; what was dealt was drawn before all others."""
        return max(range(len(hand)), key=lambda number: (self._drawn_when(hand[number]), number))

    def _drawn_when(self, card: CardId) -> int:
        return self._drawn.index(card) if card in self._drawn else -1
