"""The tests' fast people at tables of every kind: with cards whose side is seen, where a lift is a word, and with known cards coming up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.decks.card import CardId
from companion.core.referee.table_view import TableView
from companion.events import Chosen, Event, Pressed, SeatId, Slot, TagLifted, TagPlaced, TagTapped
from tests.hiding.desk import Desk
from tests.hiding.exam import Row
from tests.hiding.hands import Hands, card_of
from tests.simulator.people.people import People


class Unsteady(Hands):
    """What people do, as lines; the time is theirs."""

    def __init__(self, people: People, desk: Desk, *, are_faces_seen: bool, is_lift_the_word: bool) -> None:
        self.people = people
        super().__init__(desk, people.random, are_faces_seen=are_faces_seen)
        self.is_lift_the_word = is_lift_the_word  # `check = lift` (C21)
        self.lifted: CardId | None = None

    @property
    def at(self) -> float:
        return self.people.at

    @at.setter
    def at(self, at: float) -> None:
        self.people.at = at

    @property
    def lying(self) -> dict[Slot, CardId]:
        return self.people.lying

    def act(self, table: TableView) -> Iterator[Row]:
        if len({one.card for one in table.view.places}) < len(table.view.places):
            raise ValueError("a card lies in two places")  # nobody can lay it so
        self._seated({one.seat for one in table.view.seats})
        if self.are_faces_seen:
            yield from self._turned(table)
        self.checked = None
        for event in self.people.act(table):
            if (row := self._line(event, table)) is not None:
                yield row

    def unused(self) -> list[CardId]:
        """Cards that were left in the box."""
        return sorted(set(super().unused()) - self.people.pack)

    def _seated(self, seats: set[SeatId]) -> None:
        """Who left put the hand under the pile (E7), and takes up another if that is taken back."""
        hands = self.people.hands
        for seat in hands.keys() - seats:
            self.people.pile[:0] = hands.pop(seat)
        hands.update({seat: [] for seat in seats - hands.keys()})

    def _turned(self, table: TableView) -> Iterator[Row]:
        """What was shown on the screen is turned on the mat as well."""
        for one, slot in zip(table.view.places, table.slots, strict=True):
            if slot and one.is_open and self.lies(slot) == (f"card:{table.view.deck}/{one.card}#back",):
                yield self.later({"lift": slot}, 0.4)
                yield self.later({"place": slot, **self.tag(one.card, table)}, 0.4)

    def _line(self, event: Event, table: TableView) -> Mapping[str, Any] | None:
        match event:
            case TagPlaced():
                return {"place": event.slot, **self.tag(card_of(event.uid), table), "at": event.at}
            case TagLifted():
                self.lifted = card_of(event.uid)
                named = {} if len(self.lies(event.slot)) == 1 else {"card": self.lifted}
                return {"lift": event.slot, **named, "at": event.at}
            case TagTapped():
                return {"tap": event.slot, "card": card_of(event.uid), "at": event.at}
            case Pressed(button="check") if self.are_faces_seen or self.is_lift_the_word:
                self.checked = self.lifted  # turned instead, or just laid back
                return None
            case Pressed():
                return {"press": event.button, "at": event.at}
            case Chosen():
                return {"choose": event.option, "at": event.at}
            case _:
                raise TypeError(f"people do no such thing: {event}")
