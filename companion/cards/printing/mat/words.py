"""The words of a plan, in one language."""

from __future__ import annotations

from companion.core.decks.card import DeckId
from companion.core.referee.announcements import Said
from companion.words.dates import gone
from companion.words.formats import habits
from companion.words.lines import Lines


class PlanWords:
    """Millimetres are written as the language writes numbers."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._decimal = habits(language).decimal
        self._lines = Lines(language, "", gone(DeckId(""), language), {}, only=("mat-plan",))

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def length(self, millimetres: float) -> str:
        return f"{round(millimetres, 1):.10g}".replace(".", self._decimal)
