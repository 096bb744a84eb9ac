"""What clumsy hands see of a table of Skyscrapers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.hands import AGAIN, TowerHands
from companion.core.games.skyscrapers.people.skyline import free_taps, tap_place_of
from companion.core.referee.table_view import TableView
from companion.events import Slot, Uid
from companion.simulator.scene import NOTICED, Scene
from companion.simulator.table import SimulatedTable

PLAYING = ("turn", "last-turn")


class TowerScene(Scene):
    def __init__(self, table: SimulatedTable, hands: TowerHands, chance: Random, box: Sequence[CardId] = ()) -> None:
        super().__init__(table, hands, chance, box)
        self.hands = hands

    @property
    def view(self) -> TableView:
        return self.table.look()

    def is_stage(self, *stages: str) -> bool:
        return self.view.view.stage in stages

    def is_turn(self) -> bool:
        """A player is to play a card, and no foundation is waited for."""
        return self.is_stage(*PLAYING) and not self.is_due()

    def is_due(self) -> bool:
        return bool(self.view.view.stock.get("foundations_due"))

    # where cards can be shown

    def sites(self) -> list[tuple[int, Slot]]:
        """Structures at tap places that hear."""
        slots = [(one.number, tap_place_of(self.view, one.number)) for one in self.view.view.structures]
        return [(number, slot) for number, slot in slots if slot is not None and self.hands.heard(slot)]

    def free(self) -> list[Slot]:
        """Tap places that hear and where nothing stands; nor did the last building, whose insurance may be laid there."""
        return [slot for slot in free_taps(self.view, self.shape) if self.hands.heard(slot) and slot != self.hands.roofed_at]

    def taps(self) -> list[Slot]:
        return [slot for slot in self.shape.tap_places if self.hands.heard(slot)]

    def everywhere(self) -> list[Slot]:
        """Tap places and the pad."""
        return [*self.taps(), *self.hands.action_pads()]

    def pick(self, slots: Sequence[Slot]) -> Slot | None:
        return self.chance.choice(slots) if slots else None

    @staticmethod
    def own(book: TowerBook, *kinds: str) -> list[CardId]:
        """The cards of the hand, of these kinds if any is named."""
        own = [CardId(card) for card in book.table.hands[book.table.seat]]
        return [card for card in own if not kinds or book.faces[card].kind in kinds]

    def held(self, book: TowerBook, *kinds: str) -> CardId | None:
        """A card of the hand of one of these kinds."""
        found = self.own(book, *kinds)
        return self.chance.choice(found) if found else None

    # what hands do

    def show(self, card: CardId, slot: Slot | None) -> bool:
        """Something that counts for nothing is shown for a moment, and what was half done by it is dropped."""
        if slot is None:
            return False
        before, misheard = self.hands.settled(), self.hands.misheard()
        self.shown_for(self.hands.uid(card), slot, NOTICED)
        self.put_right()
        if self.hands.settled() != before and self.hands.misheard() > misheard:  # heard at the next place, where it is an act
            self.take_back()
        return True

    def shown_for(self, uid: Uid, slot: Slot, seconds: float) -> None:
        self.table.lay(uid, slot)
        self.table.wait(seconds)
        self.table.lift(uid)
        self.table.wait(AGAIN)

    def counts(self, uid: Uid) -> bool:
        """Whether the screen has it on a tower or among the discards."""
        view = self.view.view
        cards = [*(one.top for one in view.structures), *(one.foundation for one in view.structures), *(card for card, _ in view.discarded)]
        return any(self.hands.uid(card) == uid for card in cards)
