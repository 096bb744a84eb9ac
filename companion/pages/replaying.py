"""The tables of a match that is over, one after the other, for its story.

Rules of this file: a table is what everyone saw then, so nothing comes out that was hidden (H3). During a match none of its past tables is
shown, as what a later card covers is hidden again (S15).
"""

from __future__ import annotations

from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.referee.conduct import conducted
from companion.core.referee.opening import opened
from companion.core.referee.referee import acts_after
from companion.core.referee.step import Step
from companion.core.referee.table_view import looked_at
from companion.errors import Unusable
from companion.record.store import Kept, register_of
from companion.record.story import StoryLines
from companion.screen.sight import Sight


class PastTables:
    """The match is gone through once, when its first table is asked for."""

    def __init__(self, kept: Kept, deck: Deck, lines: StoryLines, register: Register) -> None:
        self._kept, self._deck, self._lines, self._register = kept, deck, lines, register
        self._steps: dict[int, Step] | None = None

    def sight(self, entry: int) -> Sight | None:
        if self._steps is None:
            self._steps = self._gone_through()
        step = self._steps.get(entry)
        if step is None:
            return None
        match = step.state.match
        return Sight(looked_at(step), self._deck, match.shape, match.game.ground, self._lines)

    def _gone_through(self) -> dict[int, Step]:
        """The steps up to the first entry that would be ruled otherwise now."""
        try:
            state, _ = opened(self._kept.listed.setup, self._deck, register_of(self._kept, self._register))
        except Unusable:
            return {}
        steps = {0: Step(state)}
        last = steps[0]
        for entry in self._kept.entries[1:]:
            if not entry.is_failed and not isinstance(entry.event, Setup):
                before = last.state
                last = conducted(before, entry.event)
                if acts_after(before, last.state) != entry.acts:
                    break
            steps[entry.number] = last
        return steps
