"""Comparity as it is typed: how its cards are dealt, how a check is said, and what is proposed.

May import the simulator and this game's people; loaded by `COMPARITY.typed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.comparity.people.book import packed, sizes
from companion.core.games.comparity.people.hands import AreaHands
from companion.core.games.game import Setup
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId, Slot, Uid
from companion.simulator.actions import Actions, nothing_on
from companion.simulator.dealt import Cards, Dealt
from companion.simulator.fingers import READ
from companion.simulator.table import SimulatedTable
from companion.simulator.typed import ALONE, EVERYWHERE, Command, Hints, Line, Takes, Unclear, slots_of


class ComparityActions(Actions):
    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("check", _, (slot,)):
                return self._check(slot)
            case Command("check"):
                self._table.press("check")
                return None
            case _:
                return super()._carry_out(command, seat, offers)

    def _check(self, slot: Slot) -> Unclear | None:
        """Lifted, *check* said, laid back; where the mat cannot see the card it is chosen on the screen (C19, C21).

        What may not be checked is not touched: *check* is only said, and the referee tells what is in the way.
        """
        uid = self.top_of(slot) or self.held_from(slot)
        offer = next((one for one in self._table.look().expected.offers if one.id == f"check:{slot}"), None)
        if uid is None and offer is None:
            return nothing_on(slot)
        if offer is None:
            self._table.press("check")
        elif uid is None or slot not in self._table.radio.slots or slot in self._table.look().frozen:
            self._table.choose(offer.id)
        else:
            self._say_check(uid, slot)
        return None

    def _say_check(self, uid: Uid, slot: Slot) -> None:
        self._table.lift(uid)
        self._fingers.wait_for(lambda now: now.expected.status.key.endswith("-status-lifted"), 2 * READ)
        self._table.press("check")
        self._table.wait(READ)
        which = [one for one in self._table.look().expected.offers if one.id == f"check:{slot}"]
        if self._table.look().view.pending == "which" and which:
            self._table.choose(which[0].id)
        self._table.lay(uid, slot)


class ComparityHints(Hints):
    def places(self, table: TableView) -> Line | None:
        free = self._free(table)
        return ("terminal-free", {"cells": " ".join(free)}) if free else None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        free, shows = [] if table.instructions else self._free(table), table.expected.places and not table.instructions
        words = [f"{self.words['lay']} 1 {free[0]}"] if free else [f"{self.words['tap']} 1"] if shows else []
        offers = {one.kind: one for one in reversed(table.expected.offers) if one.kind != "shift"}
        for kind, verb in (("check", "check"), ("swap", "swap"), ("discard", "lift")):
            slots = slots_of(offers[kind]) if kind in offers else []
            words += [" ".join((self.words[verb], *slots))] if slots else []
        return words or (["1"] if offers else [])

    def choice(self, offer: Offer) -> str | None:
        """A check as it would be typed, as there are many of them."""
        slots = slots_of(offer)
        return f"{self.words['check']} {slots[0]}" if offer.kind == "check" and slots else None

    def _free(self, table: TableView) -> list[Slot]:
        return [place.slot for place in table.expected.places if place.slot and not place.relation and self.is_heard(place.slot)]


TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((1, 1),),
    "check": ((0, 0), (0, 1)),
    "back": ALONE,
    "swap": ((0, 2),),
    "tap": ((1, 0), (0, 1)),
}


class ComparityTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> Dealt:
        hand, _ = sizes(setup)
        seats = [player.seat for player in setup.players]
        pack = packed(setup, deck, chance)
        hands = {seat: pack[number * hand : (number + 1) * hand] for number, seat in enumerate(seats)}
        return Dealt(Cards(hands, pack[hand * len(seats) :], sorted(deck.cards.keys() - set(pack))), chance)

    def actions(self, table: SimulatedTable, hands: AreaHands, dealt: Dealt, chance: Random) -> ComparityActions:
        return ComparityActions(table, hands, dealt)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> ComparityHints:
        return ComparityHints(table, words)

    def open(self, table: SimulatedTable, hands: AreaHands, dealt: Dealt) -> None:
        """The pile's top card opens the area, on the mat's middle or by the pad (C1)."""
        if not dealt.pile:  # players have said that they hold all of it
            return
        card, shape = dealt.pile[0], table.referee.state.match.shape
        middle = shape.cell_at(shape.columns // 2, shape.rows // 2)
        if middle is not None and middle not in shape.blind and middle not in table.look().frozen:
            table.lay(hands.uid(card), middle)
        else:
            hands.show(card)
        hands.until_firm(card)


TYPED = ComparityTyped()
