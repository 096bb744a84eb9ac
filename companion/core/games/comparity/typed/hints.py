"""What is proposed in Comparity: free cells, checks, swaps and cards to be discarded."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.terminal.play.hints import Hints as AnyHints
from companion.terminal.play.hints import Line, slots_of


class Hints(AnyHints):
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
