"""What a match lets out to the log: a listener of its journal, with identities and times, never a number of a closed card (H1)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace

from companion.core.games.game import Setup
from companion.core.mat.shape import Shape
from companion.core.referee.entries import Entry
from companion.events import Event, TagLifted, TagPlaced, TagTapped, Uid
from companion.system.logs import MATCH, logged_to
from companion.system.outlet import complain
from companion.words.problems import ENGLISH
from companion.words.texts import text_in


def logged(path: str | None, language: Callable[[], str] = lambda: ENGLISH) -> AbstractContextManager[None]:
    """While this lasts, what enters and what is said is written to that file."""
    return logged_to(path, lambda note: complain(text_in(note, language())))


class MatchLog:
    """Heeds each entry of one match; of what a draw pad reads it tells no more than the players are told (H2)."""

    def __init__(self, shape: Shape) -> None:
        self._hidden = set(shape.draw_pads) - set(shape.action_pads)

    def __call__(self, entry: Entry) -> None:
        MATCH.info("entry %d: %s", entry.number, self._shown(entry.event))
        for said in entry.said:
            MATCH.info("said %s: %s (%s) %s", said.id, said.key, said.rule, dict(said.args))

    def _shown(self, event: Event | Setup) -> Event | Setup:
        if isinstance(event, (TagPlaced, TagLifted, TagTapped)) and event.slot in self._hidden:
            return replace(event, uid=Uid("a card"))
        return event
