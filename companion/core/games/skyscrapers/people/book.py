"""The people's own book of a Skyscrapers match: the hands, what may be done, and what comes of it.

Rules of this file: the truth opens a foundation at once, people lay it at a place of their choice; so the book says where each structure
stands, and which of them are still to be laid. A question to which there is one answer for want of cards is not asked (S4, S5).
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import Place, Setup, StructureView
from companion.core.games.skyscrapers.oracle import OracleTable
from companion.core.games.skyscrapers.oracle_count import OracleTerms
from companion.core.games.skyscrapers.people import dealing
from companion.core.games.skyscrapers.people.dealing import NEVER_HELD, Faces, faces, terms_of
from companion.core.games.skyscrapers.people.telling import TowerPublic, TowerTelling, stem
from companion.events import SeatId
from companion.simulator.people import LATE, Act, Choice

AGAINST = ("build", "roof", "insure", "quake")  # acts that a card is laid for at a structure
SHOWN_LATER = ("century", "study", "tornado", "discard")  # nothing on the screen tells of them before a card is shown


class DrawingTable(OracleTable):
    """A table that remembers which seats drew which cards by the last act."""

    def __init__(self, *dealt: object, **more: object) -> None:
        self.drawn: list[tuple[int, tuple[CardId, ...]]] = []
        super().__init__(*dealt, **more)  # type: ignore[arg-type]

    def _draw(self) -> None:
        before = len(self.hands[self.seat])
        super()._draw()
        drawn = tuple(CardId(card) for card in self.hands[self.seat][before:])
        if drawn:
            self.drawn.append((self.seat, drawn))


@dataclass(frozen=True, slots=True)
class TowerBook:
    """The truth of one match, frozen: each act makes another book."""

    table: DrawingTable
    seats: tuple[SeatId, ...]
    faces: Faces
    terms: OracleTerms
    taps: int  # tap places of the mat
    places: tuple[Place, ...]  # of the structures that were laid, in their order
    luck: int = 0  # which card of a hand is the one that is taken unseen

    def after(self, act: Act, card: CardId | None = None) -> TowerBook:
        if act[0] == "open":
            return replace(self, places=(*self.places, act[1]))
        card = self._card(act, card)
        table = self.table.copied()
        assert isinstance(table, DrawingTable)
        table.drawn = []
        if act == LATE:
            table.let_the_time_run_out()
            return replace(self, table=table)
        _mix(table, self.luck)
        table.act(act, card)
        _answer_for_want_of_cards(table)
        return replace(self, table=table)

    def _card(self, act: Act, card: CardId | None) -> CardId | None:
        """Which card it is that is taken unseen, and which of equal cards lies among the discards."""
        if act[0] == "take" and card is None:
            hand = self.table.hands[act[1]]
            return CardId(hand[self.luck % len(hand)])
        if act[0] == "discard-pile" and card is not None and card not in self.table.discards:
            return CardId(next(one for one in self.table.discards if stem(one) == stem(card)))
        return card

    def allows(self, act: Act, card: CardId | None) -> bool:
        if act[0] == "open":
            return self.due > 0 and act[1] in self.free_places
        if act == LATE:
            return not self.due and self.table.waiting not in ("overdue", "over")
        cards = self.table.cards_for(act)
        return not self.awaits_foundation and act in self.table.legal() and (not cards or self._card(act, card) in cards)

    def left_in_box(self) -> list[CardId]:
        """Cards of the deck that are no part of this match."""
        table = self.table
        laid = [one.foundation for one in table.structures]
        used = {*table.deck, *table.foundations, *(card for hand in table.hands for card in hand), *laid}
        return sorted(card for card in self.faces if card not in used)

    # what is asked

    @property
    def seat(self) -> SeatId:
        return self.seats[self.table.seat]

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The hand of the player who is asked; while a Study stands, the cards that are looked at lie behind it."""
        looked_at = self.table.looked_at() if self.table.waiting == "study" else []
        return tuple(CardId(card) for card in (*self.table.hands[self.table.seat], *looked_at))

    @property
    def is_over(self) -> bool:
        return self.table.waiting == "over"

    @property
    def due(self) -> int:
        """Foundations that are opened and still to be laid (S20)."""
        return 0 if self.is_over else len(self.table.structures) - len(self.places)

    @property
    def awaits_foundation(self) -> bool:
        """Before a turn each is laid; right after a roof the insurance may come first (S4)."""
        return self.due > 0 and self.table.waiting != "roofed"

    @property
    def free_places(self) -> list[Place]:
        """Tap places where nothing stands, and beside them."""
        taken = {one.place for one in self.structures()}
        return [*(place for tap in range(self.taps) if (place := (tap, 0)) not in taken), (len(self.places), 1)]

    @property
    def next_foundation(self) -> CardId:
        """The one that is laid next, from the top of its pile."""
        return CardId(self.table.structures[len(self.places)].foundation)

    def taken_up(self, choice: Choice) -> CardId | None:
        if choice.act[0] == "open":
            return self.next_foundation
        return None if choice.act[0] == "take" else self._card(choice.act, choice.card)

    def acts(self) -> frozenset[Act]:
        """What may be done without regard to the hand, as far as it is told before a card is shown."""
        if self.is_over:
            return frozenset()
        opens = frozenset(("open", place) for place in self.free_places if self.due and not place[1])
        return opens if self.awaits_foundation else opens | {_told(act) for act in self._of_any_hand() if act[0] not in SHOWN_LATER}

    def _of_any_hand(self) -> set[Act]:
        """The acts of a player who holds one card, for every kind of card; while a Study stands, of a player who looks at it."""
        return {act for card in self._one_of_each() for act in self.of_card(card)}

    def of_card(self, card: CardId) -> list[Act]:
        """What could be done by a player who has just this card."""
        table = copy(self.table)  # but for these two lists the same one, as it is only asked
        if table.waiting == "study":
            table.deck = [card] if table.deck else []
        else:
            table.hands = [[card] if seat == table.seat else hand for seat, hand in enumerate(table.hands)]
        return table.legal()

    def _one_of_each(self) -> list[CardId]:
        lie = self.lying()
        return list({face.kind: card for card, face in self.faces.items() if face.kind not in NEVER_HELD and card not in lie}.values())

    def lying(self) -> frozenset[str]:
        """Cards that were laid openly, and are in no hand since."""
        table = self.table
        towers = [card for one in table.structures for card in (one.foundation, *one.cards, *one.quakes, *one.insurances)]
        return frozenset((*table.discards, *table.gone, *table.studies, *towers))

    # what is public

    @property
    def telling(self) -> TowerTelling:
        return TowerTelling(self.table, self.seats, self.faces, self.terms, self.places)

    def public(self) -> TowerPublic:
        return self.telling.public()

    def structures(self) -> list[StructureView]:
        return self.telling.structures()

    @property
    def public_foundations(self) -> int:
        """How many foundations the screen shows in their pile, those that are still to be laid among them."""
        return self.telling.foundations


def set_up(setup: Setup, deck: Deck, chance: Random) -> TowerBook:
    """The cards are dealt, and it is clear where the first sites will stand: at tap places, as far as there are any."""
    found, terms, dealt = faces(deck), terms_of(setup, deck), dealing.dealt(setup, deck, chance)
    seats, taps = tuple(player.seat for player in setup.players), len(setup.shape.tap_places)
    table = DrawingTable(dealt.hands, dealt.deck, dealt.foundations, found, seats.index(setup.first), terms)
    at_taps = chance.sample(range(taps), min(taps, terms.sites))
    places = tuple((at_taps[number], 0) if number < len(at_taps) else (number, 1) for number in range(terms.sites))
    return TowerBook(table, seats, found, terms, taps, places, chance.randrange(1000))


def _mix(table: DrawingTable, luck: int) -> None:
    """Of equal cards at a structure people lay any away, so the first is another one from time to time (S6, S9)."""
    for one in table.structures:
        if (luck + len(table.deck) + one.number) % 2:
            one.quakes.reverse()
            one.insurances.reverse()


def _answer_for_want_of_cards(table: DrawingTable) -> None:
    """Answers for a player whose hand is empty, and where all other hands are: nothing is insured, nothing taken."""
    if table.waiting == "roofed" and not table.hands[table.seat]:
        table.act(("done",))
    elif table.waiting == "toilet" and table.legal() == [("nobody",)]:
        table.act(("nobody",))


def _told(act: Act) -> Act:
    """Any card that is laid at a structure is offered as its place."""
    return ("at", act[1]) if act[0] in AGAINST else act
