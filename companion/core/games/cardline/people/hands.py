"""How a card is laid in the line and turned: by hand where there is room for it, on the pad or on the screen where there is none.

Rules of this file: hands do what people do and hope; whether it became the play that was meant is seen afterwards, on the screen. People
see the mat itself: where a card of the line truly lies they need not ask the referee.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import LineBook
from companion.core.games.cardline.people.spoken import drawn_cards
from companion.core.games.game import OfCard, View
from companion.core.referee.table_view import TableView
from companion.simulator.fingers import ON_SCREEN, PATIENCE, REACH, READ, Fingers
from companion.simulator.people import Act, Choice
from companion.simulator.pushing import Pushing, gap_of, gap_of_offer
from companion.simulator.table import SimulatedTable

LOOSE = 6.0  # seconds that people wait for a card that they have laid, at the least
TRIES = 10  # as long as noise makes the first card loose anew (C20)
TURNING = (1.1, 1.9)  # seconds in which a card is turned over; the mat notices later that it is off than that it is back (L9)
ELSEWHERE = 0.08  # how often a card is laid in another gap first
PONDERED = (0.2, 0.6)  # as a share of the time in which a card is loose: when they think better of it (C20)
BY_OK = 0.3  # how often OK tells that a card is turned where turning it would do
BY_PAD = 0.05  # how often a card is played on the pad though there is room for it
AT_ONCE = 0.9  # how often people do of themselves what they would be asked for
ON_DRAW_PAD = 0.5  # how often a drawn card is shown to the draw pad, where there is one
SHOWN = 1.5  # seconds that it is held there at the most
OKS = 5  # how often OK is said until people look what is the matter


class LineHands(Fingers):
    of_a_turn = ("-ask-turned",)

    def __init__(self, table: SimulatedTable, chance: Random) -> None:
        super().__init__(table, chance)
        self.line = Pushing(table, self._shape)
        self.forgets = False  # what people do of themselves after the next play (`begun.left_about`)
        self._commit = str(table.referee.state.match.setup.house.get("commit", "ok"))
        self._loose = max(LOOSE, table.referee.state.match.pace + PATIENCE)

    def open(self, book: LineBook) -> None:
        """The pile's top card begins the line, somewhere on the mat or by the pad (L1)."""
        card = CardId(book.table.line[0])
        slots = self._shape.row
        if slots:
            self._table.lay(self.uid(card), self._chance.choice(slots))
        else:
            self.show(card)
        for _ in range(TRIES):
            self.wait_for(lambda table: bool(table.view.places), self._loose)

    def carry_out(self, act: Act, card: CardId | None, *, on_screen: bool = False) -> None:
        """Make the act with the hands, once; the table may have taken it otherwise."""
        assert card is not None
        gap, view = act[1], self._table.look().view
        if any(card == one for one in (*(place.card for place in view.places), *(gone for gone, _ in view.discarded))):
            return  # it counted while the table was put right
        if on_screen or self._chance.random() < BY_PAD or not self._lay(card, gap):
            self._play_by_pad(card, gap)
        else:
            self.turn(card, gap)

    # by hand

    def _lay(self, card: CardId, gap: int) -> bool:
        """Into the gap, for which cards are pushed if they must be; whether there is room for it."""
        uid = self.uid(card)
        if self.line.gap_at(self._table.slot_of(uid)) == gap:
            return True
        self._take_up(card)
        slot = self.line.room_for(gap, self._chance)
        if slot is None:
            return False
        self._lay_elsewhere(card, gap)
        self._table.lay(uid, slot)
        return True

    def _take_up(self, card: CardId) -> None:
        if self._table.slot_of(self.uid(card)) is not None:
            self._table.lift(self.uid(card))

    def _lay_elsewhere(self, card: CardId, gap: int) -> None:
        """Before a card is turned it may go to another gap (L9)."""
        others = [slot for slot in self.line.free() if self.line.gap_at(slot) != gap]
        if others and self._chance.random() < ELSEWHERE:
            self._table.lay(self.uid(card), self._chance.choice(others))
            self._table.wait(self._chance.uniform(*PONDERED) * self._table.referee.state.match.pace)
            self._table.lift(self.uid(card))
            self._table.wait(REACH)

    def turn(self, card: CardId, gap: int) -> None:
        """The card that lies there is turned, and that is told (L9)."""
        is_ruled = self._changes()
        if self._commit == "pace":
            self.wait_for(is_ruled, self._loose)
            return
        self.wait_for(lambda table: self._is_asked_of(table, card, gap) or is_ruled(table))
        if self._commit == "turned" and self._chance.random() >= BY_OK:
            self._turn_over(card)
            self.wait_for(is_ruled, SHOWN)
        for _ in range(OKS):
            if is_ruled(self._table.look()):
                return
            self.wait_for(lambda table: self._is_asked_of(table, card, gap) or is_ruled(table), SHOWN)
            self._say_ok(card, gap)

    def _turn_over(self, card: CardId) -> None:
        slot = self._table.slot_of(self.uid(card))
        if slot is None:
            return
        self._table.lift(self.uid(card))
        self._table.wait(self._chance.uniform(*TURNING))
        self._table.lay(self.uid(card), slot)

    def _say_ok(self, card: CardId, gap: int) -> None:
        """People look at what is asked before they say so."""
        self._table.wait(READ)
        table = self._table.look()
        if self._is_asked_of(table, card, gap):
            self.press(table.expected.seat or "ok" if self._chance.random() < ON_SCREEN else "ok")
            self._table.wait(REACH)

    def _is_asked_of(self, table: TableView, card: CardId, gap: int) -> bool:
        question = table.expected.question
        if question is None or not self.is_asked(table, "-ask-turned"):
            return False
        return question.args["card"] == OfCard(card) and gap_of(table, question.args["place"]) == gap

    def _changes(self) -> Callable[[TableView], bool]:
        """Whether the match has gone on since."""
        before = _stands(self._table.look().view)
        return lambda table: _stands(table.view) != before

    # on the pad, and on the screen

    def _play_by_pad(self, card: CardId, gap: int) -> None:
        """Shown to the pad, or named where there is none; its gap is chosen on the screen (C19)."""
        self._take_up(card)
        is_ruled = self._changes()
        self.show(card)
        self.choose_offer(lambda table, offer: gap_of_offer(table, offer) == gap)
        self.wait_for(is_ruled)

    # what people do of themselves

    def follow_up(self, before: LineBook, choice: Choice, after: LineBook) -> None:
        """The card that failed is taken away, one played by the pad is laid, drawn ones are shown, an end goes beside the mat."""
        card, forgets = choice.card, self.forgets
        self.forgets = False
        if card is not None and not forgets and self._chance.random() < AT_ONCE:
            self._table.wait(REACH)
            self._put_where_it_goes(card)
        for drawn in drawn_cards(before, after) if self.draw_pads() and self._chance.random() < ON_DRAW_PAD else ():
            self._show_drawn(drawn)
        if not forgets and self._chance.random() < AT_ONCE and not after.is_over:
            self._lay_beside()

    def _put_where_it_goes(self, card: CardId) -> None:
        table = self._table.look()
        places = {one.card: slot for one, slot in zip(table.view.places, table.slots, strict=True)}
        lies = self._table.slot_of(self.uid(card))
        slot = places.get(card)
        if card not in places and lies is not None:
            self._table.lift(self.uid(card))
        elif slot is not None and lies is None and not self._table.lying_on(slot):
            self._table.lay(self.uid(card), slot)
        self._table.wait(REACH)

    def _lay_beside(self) -> None:
        """Before the line outgrows the slots either end may go beside the mat (L8)."""
        lying = self.line.lying()
        asked = [one for one in self._table.look().instructions if one.announcement.key.endswith("-lay-beside")]
        if asked and len(lying) > 1:
            self._table.lift(self.uid(self._chance.choice((lying[0], lying[-1])).card))
            self._table.wait(REACH)

    def _show_drawn(self, card: CardId) -> None:
        marks = [one.marks for one in self._table.look().view.seats]
        self._table.lay(self.uid(card), self.draw_pads()[0])
        self.wait_for(lambda table: [one.marks for one in table.view.seats] != marks, SHOWN)
        self._table.lift(self.uid(card))
        self._table.wait(REACH)

    # when noise had it otherwise

    def make_anew(self, choice: Choice) -> None:
        """It was ruled on in a gap where it does not lie: taken back, taken up and played once more (E3)."""
        assert choice.card is not None
        self.undo()
        self._take_up(choice.card)
        self._table.wait(PATIENCE)
        self.carry_out(choice.act, choice.card)

    def answer_strange(self) -> bool:
        return False


def _stands(view: View) -> object:
    return view.stage, view.turn, view.pile, view.stock, [one.hand for one in view.seats], [one.card for one in view.places]
