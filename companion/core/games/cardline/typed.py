"""Cardline as it is typed: the cards of each hand, how a card goes into a gap, and what is proposed.

May import the simulator and this game's people; loaded by `CARDLINE.typed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.cardline.people.book import sizes
from companion.core.games.cardline.people.hands import LineHands
from companion.core.games.game import OfCard, OfSeat, Setup, View
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId, Slot, Uid
from companion.simulator.actions import Actions, nothing_on
from companion.simulator.dealt import Cards, Dealt
from companion.simulator.fingers import PATIENCE
from companion.simulator.pushing import PUSH, line_of
from companion.simulator.table import SimulatedTable
from companion.simulator.typed import ALONE, EVERYWHERE, Command, Hints, Line, Takes, Unclear


class BoxedCards(Dealt):
    """Cards dealt of which the box may hold unknown ones: the hands of players who are out are put there unseen."""

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


class CardlineActions(Actions):
    def __init__(self, table: SimulatedTable, hands: LineHands, dealt: BoxedCards, chance: Random) -> None:
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
        """The card and every card that it meets on its way, the foremost first."""
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
            if moves and (goal - at) * step < 0:  # the push ends before this card
                break
            moves.append((uid, goal))
            goal += step
        return moves


USUAL_GAP = 2  # proposed where there is one: in a line of one card, after it


class CardlineHints(Hints):
    def places(self, table: TableView) -> Line | None:
        gaps = len(table.expected.places)
        is_asked = not table.instructions and table.expected.question is None
        return ("terminal-gaps", {"count": gaps}) if gaps and is_asked and self._has_row else None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        if table.expected.question is not None:
            lies = [slot for card in hand if (slot := self.lies(card)) is not None]
            return [f"{self.words['lift']} {slot}" for slot in lies[:1]]
        if table.instructions or not table.expected.places:
            return []
        gap = min(USUAL_GAP, len(table.expected.places))
        return [f"{self.words['lay']} 1 {gap}"] if self._has_row else [f"{self.words['tap']} 1"]

    @property
    def _has_row(self) -> bool:
        return any(self.is_heard(slot) for slot in self._table.referee.state.match.shape.row)


TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((2, 0), (1, 1)),
    "back": ALONE,
    "push": ((0, 2),),
    "swap": ((0, 2),),
    "tap": ((1, 0), (0, 1)),
}


class CardlineTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> BoxedCards:
        """The whole deck is in the match (L1)."""
        pack = chance.sample(sorted(deck.cards), len(deck.cards))
        hands = {player.seat: [pack.pop() for _ in range(size)] for player, size in zip(setup.players, sizes(setup), strict=True)}
        return BoxedCards(Cards(hands, pack), chance)

    def actions(self, table: SimulatedTable, hands: LineHands, dealt: BoxedCards, chance: Random) -> CardlineActions:
        return CardlineActions(table, hands, dealt, chance)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> CardlineHints:
        return CardlineHints(table, words)

    def open(self, table: SimulatedTable, hands: LineHands, dealt: BoxedCards) -> None:
        """The pile's top card begins the line, in the middle of the mat's first row or by the pad (L1)."""
        shape = table.referee.state.match.shape
        heard = [slot for slot in shape.row if slot not in table.look().frozen]
        rows = [(shape.column_and_row(slot) or (0, 0))[1] for slot in heard]
        first = heard[: rows.count(rows[0])] if heard else []
        if first:
            table.lay(hands.uid(dealt.pile[0]), first[len(first) // 2])
        else:
            hands.show(dealt.pile[0])
        hands.wait_for(lambda now: bool(now.view.places), PATIENCE + table.referee.state.match.pace)


TYPED = CardlineTyped()
