"""The position while a move is ruled, and the facts that are said of it: the only thing in the rules that changes.

A play has many effects (a quake, a collapse, prizes, drawing, the next turn); each writes here, and the whole becomes one
frozen position. What is half done and the draws shown so far end with every act (E8).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from companion.core.decks.card import CardId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import AtPlace, Fact, OfSeat, Place, Ruling
from companion.core.games.skyscrapers.position import DISCARDED, FALLEN, MISTAKEN, TAKEN_UP, Face, Over, Position, Structure, Study, Upsets
from companion.events import SeatId


@cache
def of_seat(seat: SeatId) -> OfSeat:
    """One object for each seat, as nearly every fact speaks of one."""
    return OfSeat(seat)


@cache
def at_place(place: Place) -> AtPlace:
    """One object for each place."""
    return AtPlace(place)


class RulingDraft:
    seat: SeatId  # whose turn it is when the move is made; there is none once the match is over

    def __init__(self, position: Position) -> None:
        if not isinstance(position.stage, Over):
            self.seat = position.stage.seat
        self.before = position
        self.terms = position.terms
        self.builders = position.builders
        self.hands = dict(position.hands)
        self.deck = position.deck
        self.foundations = position.foundations
        self.foundations_due = position.foundations_due
        self.stage = position.stage
        self.structures = position.structures
        self.discarded = position.discarded
        self.studies = position.studies
        self.to_come = position.to_come
        self.draws: tuple[tuple[SeatId, int], ...] = ()
        self.upsets = position.upsets
        self.facts: list[Fact] = []
        self.say = self.facts.append
        self._moved: dict[CardId, int] = {}

    @property
    def seats(self) -> tuple[SeatId, ...]:
        return self.builders.seats

    def ruling(self) -> Ruling:
        lie = self.before.whereabouts
        position = Position(
            self.terms,
            self.builders,
            self.hands,
            self.deck,
            self.foundations,
            self.foundations_due,
            Hidden({**lie.opened(), **self._moved}) if self._moved else lie,
            self.stage,
            self.structures,
            self.discarded,
            self.studies,
            self.to_come,
            self.draws,
            self.upsets,
        )
        return Ruling(position, tuple(self.facts))

    def face(self, card: CardId) -> Face:
        return self.terms.book.opened()[card]

    def upset(self, **changed: Any) -> None:
        self.upsets = replace(self.upsets, **changed)

    def moved(self, card: CardId, where: int) -> None:
        """Notes that the card lies there from now on."""
        self._moved[card] = where

    def taken_up(self, card: CardId) -> None:
        """Notes that the card is in a hand again; it still counts as turned up (E10)."""
        self._moved[card] = TAKEN_UP

    def mistook(self, card: CardId) -> None:
        """Notes that another card lies there; this one has not turned up (E3)."""
        self._moved[card] = MISTAKEN

    def pay(self) -> None:
        """Takes the card that is played from the hand, or by a Study from the deck (S11)."""
        if isinstance(self.stage, Study):
            self.leave_deck(1)
        else:
            self.hands[self.seat] -= 1

    def leave_deck(self, count: int) -> None:
        self.deck -= count
        if count and not self.deck:
            self.say(Fact("deck-empty", "S12", "notice"))

    def discard(self, *cards: CardId) -> None:
        self.discarded += cards
        for card in cards:
            self._moved[card] = DISCARDED

    def put(self, structure: Structure) -> None:
        """Puts the changed structure in the place of the one with its number."""
        number = structure.number
        self.structures = tuple([structure if one.number == number else one for one in self.structures])

    def raze(self, structure: Structure) -> None:
        """Discards all cards of the structure but its foundation, which leaves the match (S10)."""
        self.structures = tuple(one for one in self.structures if one.number != structure.number)
        self._moved[structure.foundation] = FALLEN
        self.discard(*structure.cards.opened(), *structure.quakes, *structure.insurances)

    def open_foundation_due(self) -> bool:
        """Makes one more foundation due, if the pile has one; False where it has none."""
        if self.foundations <= self.foundations_due:
            upsets = self.upsets
            self.upsets = Upsets(upsets.more, upsets.foundations_missed + 1, upsets.unseen_discards, upsets.untold)
            return False
        self.foundations_due += 1
        return True

    @property
    def has_site(self) -> bool:
        return any(one.building is None for one in self.structures)

    def note_one_card(self, seat: SeatId) -> None:
        """Says that one card is left in this hand, if that is so (E8)."""
        if self.hands[seat] == 1:
            self.say(Fact("one-card", "E8", "notice", {"seat": of_seat(seat)}))
