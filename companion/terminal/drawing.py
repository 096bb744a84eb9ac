"""The table in characters, and how much of it is drawn anew after a change.

Rules of this file: an area is drawn whole. For a match that is only watched, a line that was pushed along counts as unchanged, and only
towers that have changed are drawn, or all when one comes, goes or gets its roof. A player who is asked sees everything, and where it lies.
"""

from __future__ import annotations

from collections.abc import Hashable

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Ground, OfCard
from companion.core.referee.table_view import TableView
from companion.system.paper import Paper
from companion.terminal.picture import area_lines, counts
from companion.terminal.row import row_lines
from companion.terminal.towers import towers
from companion.words.lines import Lines

Pieces = dict[Hashable, tuple[object, list[str]]]  # by piece: a value that differs after a change, and the lines


class Drawing:
    def __init__(self, ground: Ground, deck: Deck, lines: Lines, paper: Paper) -> None:
        self.with_gaps = False  # whether the gaps of a line are numbered, so that they can be typed
        self._ground, self._deck, self._lines, self._paper = ground, deck, lines, paper
        self._drawn: Pieces = {}  # each piece as it was drawn last
        self._whole: Pieces = {}  # all pieces as they were last drawn together
        self._read: set[CardId] = set()  # cards whose backs were described

    def draw(self, table: TableView, *, whole: bool = False, again: bool = False) -> bool:
        """Draw the pieces that have changed since they were drawn last; returns whether there were any."""
        pieces, before = self._pieces(table), self._drawn
        is_new = pieces.keys() != before.keys()
        changed = [key for key in pieces if key not in before or pieces[key][0] != before[key][0]]
        if not pieces or not (again or is_new or changed or (whole and pieces != self._whole)):
            return False
        shown = list(pieces) if again or whole or is_new else changed
        self._drawn = pieces
        self._whole = pieces if len(shown) == len(pieces) else self._whole
        self._paper.draw([line for key in shown for line in pieces[key][1]], counts(table, self._lines))
        if backs := self._backs(table):
            self._paper.write("    " + "    ".join(map(self._paper.kept, backs)), indent=4)
            self._paper.write()
        return True

    def _backs(self, table: TableView) -> list[str]:
        """Describe the backs of newly arrived cards beyond their names, as a box has no room for that (H2)."""
        seen = [one.card for one in table.view.places] + [one.top for one in table.view.structures]
        new = [card for card in seen if card not in self._read]
        self._read.update(new)
        told = [(card, ", ".join(self._lines.back(card).words)) for card in new]
        return [self._lines.format("terminal-back", {"card": OfCard(card), "text": text}) for card, text in told if text]

    def _pieces(self, table: TableView) -> Pieces:
        match self._ground:
            case "area":
                drawn = area_lines(table, self._deck, self._lines, self._paper.width, is_plain=self._paper.is_plain)
                return {"area": (drawn, drawn)} if drawn else {}
            case "row":
                return self._of_row(table)
            case "sites":
                found = towers(table, self._lines, self._paper.width, is_plain=self._paper.is_plain)
                return {(one.number, one.owner): (drawn, drawn) for one, drawn in found}

    def _of_row(self, table: TableView) -> Pieces:
        """Hands are a piece without lines: where they change alone, in a play-off, they are told alone."""
        drawn = row_lines(table, self._deck, self._lines, self._paper.width, is_plain=self._paper.is_plain, with_gaps=self.with_gaps)
        cards = tuple(one.card for one in table.view.places)
        return {"line": (cards, drawn), "hands": (tuple(one.hand for one in table.view.seats), [])} if drawn else {}
