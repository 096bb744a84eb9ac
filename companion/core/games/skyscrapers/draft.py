"""The one thing that changes while a move is ruled: the position so far, and what was said of it so far.

A play has many effects (a quake, a collapse, prizes, drawing, the next turn); each writes here, and the whole becomes one
frozen position. What is half done and the draws shown so far end with every act (E8).
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import Fact, OfSeat, Ruling
from companion.core.games.skyscrapers.position import DISCARDED, FALLEN, IN_BOX, Face, Over, Position, Structure, Study
from companion.events import SeatId


class Draft:
    def __init__(self, position: Position) -> None:
        self.before = position
        self.terms = position.terms
        self.seats = position.seats
        self.names = position.names
        self.hands = position.hands
        self.deck = position.deck
        self.foundations = position.foundations
        self.foundations_due = position.foundations_due
        self.toilets = position.toilets
        self.completed = position.completed
        self.stage = position.stage
        self.structures = position.structures
        self.opened = position.opened
        self.roofed = position.roofed
        self.discarded = position.discarded
        self.unseen_discards = position.unseen_discards
        self.studies = position.studies
        self.has_taken = position.has_taken
        self.to_come = position.to_come
        self.draws: tuple[tuple[SeatId, int], ...] = ()
        self.more = position.more
        self.foundations_missed = position.foundations_missed
        self.untold = position.untold
        self.facts: list[Fact] = []
        self._moved: dict[CardId, int | None] = {}
        self._mistaken: frozenset[CardId] = frozenset()

    @property
    def seat(self) -> SeatId:
        """Whose turn it is."""
        assert not isinstance(self.stage, Over)
        return self.stage.seat

    def ruling(self) -> Ruling:
        position = Position(
            terms=self.terms,
            seats=self.seats,
            names=self.names,
            hands=self.hands,
            deck=self.deck,
            foundations=self.foundations,
            foundations_due=self.foundations_due,
            toilets=self.toilets,
            completed=self.completed,
            whereabouts=self._whereabouts(),
            stage=self.stage,
            structures=self.structures,
            opened=self.opened,
            roofed=self.roofed,
            discarded=self.discarded,
            unseen_discards=self.unseen_discards,
            studies=self.studies,
            has_taken=self.has_taken,
            to_come=self.to_come,
            draws=self.draws,
            turned_up=self._turned_up(),
            more=self.more,
            foundations_missed=self.foundations_missed,
            untold=self.untold,
        )
        return Ruling(position, tuple(self.facts))

    def _whereabouts(self) -> Hidden[Mapping[CardId, int]]:
        if not self._moved:
            return self.before.whereabouts
        lie = dict(self.before.whereabouts.opened())
        for card, where in self._moved.items():
            if where is None:
                lie.pop(card, None)
            else:
                lie[card] = where
        return Hidden(lie)

    def _turned_up(self) -> Hidden[frozenset[CardId]]:
        """Once a card has lain somewhere it is known to be in the match, also if somebody takes it up again (E10)."""
        lie = frozenset(card for card, where in self._moved.items() if where not in {None, IN_BOX})
        known = self.before.turned_up.opened() - self._mistaken
        return self.before.turned_up if lie <= known and not self._mistaken else Hidden(known | lie)

    def say(self, fact: Fact) -> None:
        self.facts.append(fact)

    def face(self, card: CardId) -> Face:
        return self.terms.book.opened()[card]

    def moved(self, card: CardId, where: int | None) -> None:
        """The card lies there from now on; None: in a hand, so nobody has said."""
        self._moved[card] = where

    def mistook(self, card: CardId) -> None:
        """It was taken for another one, and has not turned up at all (E3)."""
        self.moved(card, None)
        self._mistaken |= {card}

    def hold(self, seat: SeatId, count: int) -> None:
        self.hands = {**self.hands, seat: count}

    def pay(self) -> None:
        """The card that is played leaves the hand, or a Study's player takes it from the deck (S11)."""
        if isinstance(self.stage, Study):
            self.leave_deck(1)
        else:
            self.hold(self.seat, self.hands[self.seat] - 1)

    def leave_deck(self, count: int) -> None:
        self.deck -= count
        if count and not self.deck:
            self.say(Fact("deck-empty", "S12", "notice"))

    def discard(self, *cards: CardId) -> None:
        self.discarded += cards
        for card in cards:
            self._moved[card] = DISCARDED

    def put(self, structure: Structure) -> None:
        """The structure as it stands now."""
        self.structures = tuple(structure if one.number == structure.number else one for one in self.structures)

    def raze(self, structure: Structure) -> None:
        """All its cards are discarded, but for the foundation, which leaves the match (S10)."""
        self.structures = tuple(one for one in self.structures if one.number != structure.number)
        self._moved[structure.foundation] = FALLEN
        self.discard(*structure.cards.opened(), *structure.quakes, *structure.insurances)

    def open_foundation_due(self) -> bool:
        """Whether one more foundation is left, which is due now."""
        if self.foundations <= self.foundations_due:
            self.foundations_missed += 1
            return False
        self.foundations_due += 1
        return True

    @property
    def has_site(self) -> bool:
        return any(one.building is None for one in self.structures)

    def note_one_card(self, seat: SeatId) -> None:
        """Said when a count reaches one (E8)."""
        if self.hands[seat] == 1:
            self.say(Fact("one-card", "E8", "notice", {"seat": OfSeat(seat)}))
