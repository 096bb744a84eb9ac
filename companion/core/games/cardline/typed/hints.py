"""What is proposed in Cardline: the gaps by their numbers, and a card for one of them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.referee.table_view import TableView
from companion.terminal.play.hints import Hints as AnyHints
from companion.terminal.play.hints import Line

USUAL_GAP = 2  # proposed where there is one: in a line of one card, after it


class Hints(AnyHints):
    def places(self, table: TableView) -> Line | None:
        gaps = len(table.expected.places)
        is_asked = not table.instructions and table.expected.question is None
        return ("terminal-gaps", {"count": gaps}) if gaps and is_asked and self._has_row else None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        if table.expected.question is not None:
            lies = [slot for card in hand if (slot := self.lies(card)) is not None]
            return [f"{self.words['lift']} {slot}" for slot in lies[:1]]
        if table.instructions or not table.expected.places:
            return []
        gap = min(USUAL_GAP, len(table.expected.places))
        return [f"{self.words['lay']} 1 {gap}"] if self._has_row else [f"{self.words['tap']} 1"]

    @property
    def _has_row(self) -> bool:
        return any(self.is_heard(slot) for slot in self._table.referee.standing.match.shape.row)
