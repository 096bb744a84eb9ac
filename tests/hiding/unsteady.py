"""The simulator's people at tables of every kind: with cards whose side is seen, where a lift is a word, and with known cards coming up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.decks.card import CardId
from companion.events import Chosen, Event, Pressed, SeatId, Slot, TagLifted, TagPlaced, TagTapped
from companion.referee.table_view import TableView
from tests.hiding.desk import Desk
from tests.people.people import People

Row = dict[str, Any]


@dataclass
class Unsteady:
    """What people do, as lines; `at` is theirs."""

    people: People
    desk: Desk
    are_faces_seen: bool  # a tag tells which side lies up (C22)
    is_lift_the_word: bool  # `check = lift` (C21)
    lifted: CardId | None = None
    checked: CardId | None = None

    @property
    def random(self) -> Random:
        return self.people.random

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

    def later(self, row: Row, seconds: float = 1.0) -> Row:
        self.people.at = round(self.people.at + seconds, 3)
        return {**row, "at": self.people.at}

    def lies(self, slot: Slot) -> tuple[str, ...]:
        return tuple(tag.uid for tag in self.desk.referee.standing.mat.lying.get(slot, ()))

    def tag(self, card: CardId, table: TableView) -> Row:
        """The card as its lines name it, with its side where that is seen."""
        is_up = card == self.checked or any(one.card == card and one.is_open for one in table.view.places)
        return {"card": card, **({"side": "face" if is_up else "back"} if self.are_faces_seen else {})}

    def unused(self) -> list[CardId]:
        """Cards that were left in the box."""
        view = self.desk.referee.standing.match.game.view(self.desk.referee.standing.position)
        seen = {one.card for one in view.places} | {card for card, _ in view.discarded} | set(self.people.lying.values())
        return sorted(self.desk.deck.cards.keys() - self.people.pack - seen)

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
                return {"place": event.slot, **self.tag(_card(event.uid), table), "at": event.at}
            case TagLifted():
                self.lifted = _card(event.uid)
                named = {} if len(self.lies(event.slot)) == 1 else {"card": self.lifted}
                return {"lift": event.slot, **named, "at": event.at}
            case TagTapped():
                return {"tap": event.slot, "card": _card(event.uid), "at": event.at}
            case Pressed(button="check") if self.are_faces_seen or self.is_lift_the_word:
                self.checked = self.lifted  # turned instead, or just laid back
                return None
            case Pressed():
                return {"press": event.button, "at": event.at}
            case Chosen():
                return {"choose": event.option, "at": event.at}
            case _:
                raise TypeError(f"people do no such thing: {event}")


def _card(uid: str) -> CardId:
    return CardId(uid.partition("/")[2].partition("#")[0])
