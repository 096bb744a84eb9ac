"""Who holds which cards of Skyscrapers, in secret: hands, deck and foundations go on by what the referee says (S1 to S13).

Rules of this file: a card that was shown is in nobody's hand; what goes from hand to hand or off the deck unseen is known here alone, and
where only its player knows which card it was, that was said before (`meant`), or chance decides. A card that was named instead of shown
may be any of its copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, View
from companion.core.games.skyscrapers.people.telling import stem
from companion.core.referee.announcements import Announcement
from companion.events import SeatId
from companion.terminal.play.dealt import Cards
from companion.terminal.play.dealt import Dealt as AnyDealt

MOST_TAKEN = 2  # cards that a toilet's player draws, to keep one of them (S5)
SHOWN = frozenset({
    *("builds", "roofs", "insures", "insurance-cancels", "quakes", "quake-cancelled", "century", "studies", "tornado", "discards"),
})  # fmt: skip


class Dealt(AnyDealt):
    """`look` is how many cards a Study looks at; unused cards lie in the box."""

    def __init__(self, cards: Cards, look: int, chance: Random) -> None:
        super().__init__(cards, chance)
        self._look = look
        self._is_study = False  # the next card that is played is one of those that are looked at (S11)
        self._copies: dict[str, list[CardId]] = {}  # by the name that they share
        for card in sorted(one for lying in self._everywhere() for one in lying):
            self._copies.setdefault(stem(card), []).append(card)

    @property
    def foundations(self) -> Sequence[CardId]:
        return self._cards.foundations

    def held(self, seat: SeatId, view: View) -> tuple[CardId, ...]:
        """While a Study stands, what is looked at lies behind the hand (S11)."""
        looks = view.stage == "study" and view.turn == seat
        return (*self._cards.hands[seat], *(self.looked_at() if looks else ()))

    def looked_at(self) -> tuple[CardId, ...]:
        return tuple(self._cards.pile[: self._look])

    def drawn_from(self, giver: SeatId) -> tuple[CardId, ...]:
        """Up to two cards of a hand, unseen (S5)."""
        hand = self._cards.hands[giver]
        return tuple(self._chance.sample(hand, min(MOST_TAKEN, len(hand))))

    def follow(self, view: View, said: Sequence[Announcement] = ()) -> None:
        super().follow(view, said)
        self._is_study = view.stage == "study"

    def _go_on(self, view: View, said: Sequence[Announcement]) -> None:
        for one in said:
            if one.key == "table-moved" and len(self._kept) > 1:  # the last act is made anew, at another site (S20)
                self._cards = deepcopy(self._kept[-2][1])
            self._take(one)

    def _take(self, said: Announcement) -> None:
        cards, args = self._cards, said.args
        match said.key.removeprefix("skyscrapers-"), args.get("seat"), args.get("card"):
            case "opens", _, OfCard(card):
                self._show(card, cards.foundations)
            case key, OfSeat(seat), OfCard(card) if key in SHOWN:
                places = (cards.hands[seat], cards.pile)
                self._show(card, *(places[::-1] if self._is_study else places), *self._everywhere())  # somebody else may have done it
                self._is_study = key == "studies"
            case "takes-discarded", OfSeat(seat), OfCard(card):
                held = {one for lying in self._everywhere() for one in lying}
                free = [one for one in self._copies[stem(card)] if one not in held]
                cards.hands[seat].append(card if card in free or not free else free[0])
            case "takes", OfSeat(seat), _:
                self._give(args["giver"], seat)
            case "keeps", OfSeat(seat), _:
                self._keep(seat)
            case "takes-all", OfSeat(seat), _:
                looked_at = list(self.looked_at())
                cards.pile = [*cards.hands[seat], *cards.pile[len(looked_at) :]]
                cards.hands[seat] = looked_at
            case ("hands-left" | "hands-right") as side, _, _:
                self._blow(1 if side == "hands-left" else -1)
            case (("draws" | "draws-first"), OfSeat(seat), _):
                count = args["count"]
                cards.hands[seat] += [self._draw() for _ in range(count if isinstance(count, int) else 0) if cards.pile]

    def _show(self, card: CardId, *places: list[CardId]) -> None:
        """Out of the first place that has it or a copy of it; what was taken for that copy is still there."""
        found = next(((lying, one) for lying in places for one in (card, *lying) if one in lying and stem(one) == stem(card)), None)
        if found is not None:
            lying, shown = found
            lying.remove(shown)
            for cards in self._everywhere():
                cards[:] = [shown if one == card else one for one in cards]

    def _everywhere(self) -> tuple[list[CardId], ...]:
        cards = self._cards
        return (*cards.hands.values(), cards.pile, cards.box, cards.foundations)

    def _give(self, giver: object, taker: SeatId) -> None:
        if not isinstance(giver, OfSeat) or not self._cards.hands[giver.seat]:
            return
        hand = self._cards.hands[giver.seat]
        card = self.meant if self.meant in hand else self._chance.choice(hand)
        hand.remove(card)
        self._cards.hands[taker].append(card)

    def _keep(self, seat: SeatId) -> None:
        looked_at = self.looked_at()
        if looked_at:
            card = self.meant if self.meant in looked_at else looked_at[0]
            self._cards.pile.remove(card)
            self._cards.hands[seat].append(card)

    def _blow(self, step: int) -> None:
        """Each hand to the neighbour; once the deck is empty, whoever holds no card is passed over (S13)."""
        hands = self._cards.hands
        ring = [seat for seat in hands if self._cards.pile or hands[seat]]
        blown = [hands[seat] for seat in ring]
        for number, hand in enumerate(blown):
            hands[ring[(number + step) % len(ring)]] = hand
