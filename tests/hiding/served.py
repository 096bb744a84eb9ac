"""What the service tells of a desk: its line of status in every language, and its log."""

from __future__ import annotations

import logging

from companion.core.decks.card import LANGUAGES
from companion.core.referee.table_view import table_view
from companion.machine.service import running
from companion.pages.watching import Moment, TableWatched
from companion.screen.words import Words
from companion.system.logs import LOG
from companion.words.lines import Lines
from tests.hiding.desk import Desk, Log
from tests.hiding.exam import Outputs


def served(desk: Desk) -> Outputs:
    found = {f"status, {language}": running.status_of(_table(desk, language), Words(language)) for language in LANGUAGES}
    return found | {"service's log": _logged(_table(desk, LANGUAGES[0]))}


def _table(desk: Desk, language: str) -> TableWatched:
    state = desk.referee.state
    view, match = table_view(state), state.match
    lines = Lines(language, match.game.id, desk.deck, {one.seat: one.name for one in view.view.seats})
    return TableWatched(1, view, lines, is_taken_up=False, is_over=bool(view.view.winners), is_kept=not state.unkept)


def _logged(table: TableWatched) -> str:
    log, level = Log(), LOG.level
    LOG.addHandler(log)
    LOG.setLevel(logging.INFO)
    try:
        moment = Moment(0.0, "table", table.lines.language, is_shown=True, is_stirred=True, is_playing=True, table=table)
        running.Logbook("").watch(moment)
    finally:
        LOG.setLevel(level)
        LOG.removeHandler(log)
    return "\n".join(log.text)
