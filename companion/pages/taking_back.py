"""How far *undo* goes at the screen, and how its question names what is taken back.

Rules of this file: the referee takes back one act each time. A person who sits among bots goes back to the own last act, with all that
followed, as bots would make theirs again at once; the screen repeats *undo* for that. A question names a card only while it is in
sight: what others have built on since is covered, and stays so (S15).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.core.referee.match_state import MatchState, PastAct, UndoAsked
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.words.lines import Lines

ASKED = ("table-ask-undo", "table-ask-undo-play")  # the first question, before cards are named that stay open (E3)
NO_ACT = ("table-", "-turn", "-wrong-", "-refused-", "-status-", "-ask-", "-lesson-")  # in keys that tell of no act


def own_last(state: MatchState, seat: SeatId) -> PastAct | None:
    """The last act in a turn of that player, where others have acted since."""
    past = state.past
    while past is not None and state.match.view(past.before).turn != seat:
        past = past.earlier
    return past if past is not state.past else None


def acts(state: MatchState) -> int:
    """How many acts stand."""
    return state.past.number if state.past is not None else 0


def told_of_act(said: Iterable[Announcement]) -> Announcement | None:
    """The announcement by which an act is known."""
    return next((one for one in said if not any(part in one.key for part in NO_ACT)), None)


def is_in_sight(table: TableView, card: CardId) -> bool:
    """Whether the card lies on the table and nothing covers it."""
    return any(one.card == card for one in table.view.places) or any(one.top == card for one in table.view.structures)


class Questions:
    """The questions of *undo* as the screen asks them; `lone` is the only person among bots."""

    def __init__(self, lines: Lines) -> None:
        self.lone: SeatId | None = None
        self._lines = lines
        self._told: dict[int, Announcement] = {}  # by the number of the act

    def heard(self, state: MatchState, said: Sequence[Announcement]) -> None:
        told, number = told_of_act(said), acts(state)
        self._told = {one: its for one, its in self._told.items() if one <= number}  # of acts that stand
        if told is not None and number:
            self._told[number] = told

    def asked_on(self, state: MatchState, table: TableView, said: tuple[Announcement, ...]) -> tuple[TableView, tuple[Announcement, ...]]:
        """The table and what was said, with the screen's own question."""
        question = table.expected.question
        asked = self._asked(state, table) if question is not None and question.key in ASKED else None
        if asked is None:
            return table, said
        expected = replace(table.expected, question=asked, status=asked)
        return replace(table, expected=expected), tuple(asked if one == question else one for one in said)

    def _asked(self, state: MatchState, table: TableView) -> Announcement | None:
        if state.past is None or not isinstance(state.asked, UndoAsked):
            return None
        back = own_last(state, self.lone) if self.lone is not None else None
        if back is not None and self.lone is not None:
            seat = OfSeat(self.lone)
            if back.placed is None or not is_in_sight(table, back.placed):
                return Announcement("screen-ask-back", "E3", "notice", {"seat": seat})
            return Announcement("screen-ask-back-play", "E3", "notice", {"seat": seat, "card": OfCard(back.placed)})
        told = self._told.get(acts(state)) if state.past.placed is None else None
        return Announcement("screen-ask-act", "E3", "notice", {"act": self._lines.moment(told)}) if told is not None else None
