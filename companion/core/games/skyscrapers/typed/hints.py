"""What is proposed in Skyscrapers: a card where it may go, by what is printed on it and what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import StructureView
from companion.core.games.skyscrapers.people.dealing import Faces
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.simulator.table import SimulatedTable
from companion.terminal.play.hints import Hints as AnyHints
from companion.terminal.play.hints import Line

AT_SITES = ("floor", "special", "toilet", "roof", "toilet_roof")
ANYWHERE = ("insurance", "earthquake")
ON_PAD = ("study", "tornado", "century")
COLOURED = {
    "residential": "terminal-card-residential",
    "offices": "terminal-card-offices",
    "hotels": "terminal-card-hotels",
    "restaurants": "terminal-card-restaurants",
    "shops": "terminal-card-shops",
}
KINDS = {
    "special": "terminal-card-special",
    "toilet": "terminal-card-toilet",
    "roof": "terminal-card-roof",
    "toilet_roof": "terminal-card-toilet-roof",
}


class Hints(AnyHints):
    """`faces` are what is printed on the cards, which everybody knows."""

    def __init__(self, table: SimulatedTable, words: Mapping[str, str], faces: Faces, least_floors: int) -> None:
        super().__init__(table, words)
        self._faces, self._least_floors = faces, least_floors

    def card(self, card: CardId, name: str) -> Line | None:
        face = self._faces[card]
        key = COLOURED.get(face.category) or KINDS.get(face.kind)
        return (key, {"name": name, "metres": face.height, "points": face.points}) if key else None

    def places(self, table: TableView) -> Line | None:
        """Where a foundation may be opened."""
        free = self._free(table)
        return ("terminal-free", {"cells": " ".join(free)}) if free and self._is_due(table) else None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        if self._is_due(table) and table.view.stage != "study":
            return [" ".join((self.words["open"], *self._free(table)[:1]))]
        own = next((one.hand for one in table.view.seats if one.seat == table.view.turn), 0)
        numbered = list(enumerate(hand, start=1))
        if table.view.stage == "study":  # what is looked at lies behind the hand (S11)
            return ["1", *self._plays(table, numbered[own:])[:1]]
        if table.view.stage not in ("turn", "last-turn"):
            return ["1"] if table.expected.offers else []
        plays = self._plays(table, numbered)
        return [*plays[:1], *plays[-1:]] or [f"{self.words['tap']} 1"]

    def _plays(self, table: TableView, cards: Sequence[tuple[int, CardId]]) -> list[str]:
        return [play for number, card in cards if (play := self._play(table, number, card)) is not None]

    def _play(self, table: TableView, number: int, card: CardId) -> str | None:
        """This card where it may go; to the pad where that place has no name."""
        kind, tap = self._faces[card].kind, f"{self.words['tap']} {number}"
        if kind in ON_PAD:
            return tap
        found = [(one, slot) for one, slot in zip(table.view.structures, table.tap_places, strict=True) if self._may_go(kind, one)]
        named = [slot for _, slot in found if slot is not None and self.is_heard(slot)]
        return f"{tap} {named[0]}" if named else tap if found else None

    def _may_go(self, kind: str, one: StructureView) -> bool:
        has_floors = "roof" not in kind or len(one.covered) >= self._least_floors
        return kind in ANYWHERE or (kind in AT_SITES and one.owner is None and has_floors)

    @staticmethod
    def _is_due(table: TableView) -> bool:
        return bool(table.view.stock.get("foundations_due"))

    def _free(self, table: TableView) -> list[Slot]:
        taps = self._table.referee.standing.match.shape.tap_places
        return [slot for slot in taps if slot not in table.tap_places and self.is_heard(slot)]
