"""The first page while it lies open: it is looked after, as cards come and go on the mat, and hubs with them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from companion.screen.draft import Draft
from companion.screen.pages import home
from companion.screen.pages.home import Home
from companion.screen.words import Words

EVERY = 0.5  # seconds between two looks


class AtHome:
    """Fills the first page anew once the `signs` have changed; `look` costs more than they do."""

    def __init__(self, look: Callable[[], Home], signs: Callable[[], Hashable]) -> None:
        self._look, self._signs = look, signs
        self._seen = signs()
        self._waited = 0.0
        self.page = look()

    def went_on(self, seconds: float) -> bool:
        self._waited += seconds
        if self._waited < EVERY:
            return False
        self._waited = 0.0
        before, self._seen = self._seen, self._signs()
        if before == self._seen:
            return False
        self.page = self._look()
        return True


def draw_at_home(draft: Draft, words: Words, at_home: AtHome) -> None:
    home.draw_home(draft, words, at_home.page)
