"""Matches of bots one after the other, for as long as nobody wants anything else: at fairs, and while the service is measured."""

from __future__ import annotations

from companion.pages.evening import Evening
from companion.pages.watching import Moment
from companion.screen.acts import Want

END_STAYS = 15.0  # seconds for which the end of a match can be looked at, at the usual pace
LEFT_ALONE = 90.0  # seconds after which a page on which nobody does anything makes room for a match


class Endless:
    """A watcher that begins the next match; its evening is told to it when there is one."""

    def __init__(self, speed: float) -> None:
        """With a speed of 0 nobody waits."""
        self._stays = END_STAYS / speed if speed else 0.0
        self._since: float | None = None
        self._is_over = False
        self.evening: Evening | None = None

    def watch(self, moment: Moment) -> None:
        is_over = moment.table is not None and moment.table.is_over
        if self._since is None or moment.is_stirred or moment.is_playing or is_over != self._is_over:
            self._since, self._is_over = moment.now, is_over
        waits = self._stays if is_over and moment.page == "end" else LEFT_ALONE
        if self.evening is not None and self._is_of_bots() and not moment.is_playing and moment.now - self._since >= waits:
            self._since = None
            self.evening.act(Want("again"))

    def _is_of_bots(self) -> bool:
        """Whoever sits at the table is not interrupted; of the first page nobody is disturbed."""
        assert self.evening is not None
        running = self.evening.running
        return running is None or (running.seats is not None and not running.seats.people)
