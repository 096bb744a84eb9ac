"""The cards in hands and piles: they follow the counts that the referee shows, and never its hidden knowledge.

Rules of this file: no book is kept here, as people may do anything. A card leaves a hand when it counts; so many cards are drawn or given
that each hand is as large as the referee says. When an act is taken back, each card goes back to where it was before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.game import View
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import Offer
from companion.events import SeatId
from companion.simulator.people import Act


@dataclass
class Cards:
    hands: dict[SeatId, list[CardId]]
    pile: list[CardId]  # the top card first
    box: list[CardId] = field(default_factory=list)  # what is in no hand and no pile, and may come back
    foundations: list[CardId] = field(default_factory=list)  # a pile of their own, the top card first
    held_by: dict[CardId, SeatId | None] = field(default_factory=dict)  # the seat that held a card that is on the table; None: the pile
    drawn: list[CardId] = field(default_factory=list)  # from the pile into hands, the last one last, wherever it stands in a hand


class Dealt:
    def __init__(self, cards: Cards, chance: Random) -> None:
        self.meant: CardId | None = None  # which card is kept or taken next, where only the one who does it knows
        self._cards, self._chance = cards, chance
        self._kept: list[tuple[object, Cards]] = []  # who held what when the table looked so

    @property
    def worths(self) -> Mapping[CardId, tuple[int, int]]:
        """Height and points, where they are printed on the cards for the player who holds them."""
        return {}

    def to_pick(self, offer: Offer, chance: Random) -> tuple[CardId, ...]:
        """Cards of which the player has to name one before this choice is made; none in most games."""
        return ()

    @property
    def hands(self) -> Mapping[SeatId, Sequence[CardId]]:
        return self._cards.hands

    @property
    def pile(self) -> Sequence[CardId]:
        return self._cards.pile

    def held(self, seat: SeatId, view: View) -> tuple[CardId, ...]:
        """The cards that a player sees: the hand, and what may be looked at besides."""
        return tuple(self._cards.hands[seat])

    def taken_up(self, act: Act, card: CardId | None) -> CardId | None:
        """The card that hands need for a bot's act: the one that it chose, or the top one of a pile."""
        if act == ("draw",):
            return self._cards.pile[0] if self._cards.pile else None
        return self._cards.foundations[0] if act[0] == "open" and self._cards.foundations else card

    def follow(self, view: View, said: Sequence[Announcement] = ()) -> None:
        """Hold as many cards as are counted, after what the referee has said since the last call."""
        if not (any(one.key.startswith("table-undone") for one in said) and self._take_back(view)):
            self._go_on(view, said)
        self._even_out(view)
        self.meant = None
        if not self._kept or self._kept[-1][0] != _lies(view):
            self._kept.append((_lies(view), deepcopy(self._cards)))

    def _take_back(self, view: View) -> bool:
        """Whether the table has looked like this before; then each card goes back to where it was."""
        number = next((number for number in range(len(self._kept) - 1, -1, -1) if self._kept[number][0] == _lies(view)), None)
        if number is None:
            return False
        self._cards = deepcopy(self._kept[number][1])
        del self._kept[number + 1 :]
        return True

    def _go_on(self, view: View, said: Sequence[Announcement]) -> None:
        out = {one.card for one in view.places} | {card for card, _ in view.discarded}
        self._let_in(out, {one.seat: one.hand for one in view.seats})
        self._let_out(out)

    def _let_in(self, out: set[CardId], counts: Mapping[SeatId, int]) -> None:
        """A card that has left the table again goes back to the hand that held it."""
        cards = self._cards
        for card in [card for card in cards.held_by if card not in out]:
            seat = cards.held_by.pop(card)
            if seat is not None and seat in counts:
                cards.hands[seat].append(card)
            else:
                cards.pile.insert(0, card)

    def _let_out(self, out: set[CardId]) -> None:
        cards = self._cards
        for seat, hand in cards.hands.items():
            cards.held_by |= dict.fromkeys((card for card in hand if card in out), seat)
            cards.hands[seat] = [card for card in hand if card not in out]
        cards.held_by |= dict.fromkeys((card for card in cards.pile if card in out), None)
        cards.pile = [card for card in cards.pile if card not in out]

    def _even_out(self, view: View) -> None:
        """A draw that is taken back goes on the pile again, the last card first; what is given is chosen by chance (C14)."""
        cards, counts = self._cards, {one.seat: one.hand for one in view.seats}
        is_taken_back = view.pile > len(cards.pile)
        spare: list[CardId] = []
        for seat, hand in cards.hands.items():
            while len(hand) > counts.get(seat, 0):
                spare.append(hand.pop(self._drawn_last(hand) if is_taken_back else self._chance.randrange(len(hand))))
        spare.sort(key=self._drawn_when, reverse=is_taken_back)
        for seat, hand in cards.hands.items():
            while len(hand) < counts.get(seat, 0) and (spare or cards.pile or cards.box):
                hand.append(spare.pop() if spare else self._draw())
        cards.pile = [*reversed(spare), *cards.pile]
        while len(cards.pile) < view.pile and cards.box:
            cards.pile.append(self._out_of_the_box())
        while len(cards.pile) > view.pile:
            cards.box.append(cards.pile.pop())

    def _draw(self) -> CardId:
        card = self._cards.pile.pop(0) if self._cards.pile else self._out_of_the_box()
        self._cards.drawn = [*(one for one in self._cards.drawn if one != card), card]
        return card

    def _out_of_the_box(self) -> CardId:
        """Which card it is cannot be known, so chance decides; there are always as many as are counted."""
        return self._cards.box.pop(self._chance.randrange(len(self._cards.box)))

    def _drawn_last(self, hand: list[CardId]) -> int:
        """Where in the hand the card is that was drawn last; what was dealt was drawn before all others."""
        return max(range(len(hand)), key=lambda number: (self._drawn_when(hand[number]), number))

    def _drawn_when(self, card: CardId) -> int:
        return self._cards.drawn.index(card) if card in self._cards.drawn else -1


def _lies(view: View) -> object:
    """What lies where, and how many each holds; a card that was shown stays open when its act is taken back (E3)."""
    hands, places = tuple(one.hand for one in view.seats), tuple((one.place, one.card) for one in view.places)
    discarded = tuple(card for card, _ in view.discarded)
    return view.stage, view.turn, hands, view.pile, places, discarded, view.structures, dict(view.stock)
