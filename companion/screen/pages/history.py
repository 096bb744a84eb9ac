"""Past matches by the days on which they were played; a touch opens the story of one."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect
from companion.screen.words import Words

DAY, MATCH = 7.0, 11.0  # hundredths, of a day's heading and a match's row


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A past match; `result` is how it ended, `is_won` whether it has a winner."""

    number: int
    time: str
    game: str
    players: tuple[str, ...]
    result: str
    is_won: bool = True


@dataclass(frozen=True, slots=True)
class Day:
    called: str
    matches: tuple[PastMatch, ...]


@dataclass(frozen=True, slots=True)
class History:
    days: tuple[Day, ...]
    at: int = 0


def draw_history(draft: Draft, words: Words, history: History) -> None:
    number = sum(len(day.matches) for day in history.days)
    if not number:
        status = Status(words.say("page-history-none"), buttons=(parts.begin_button(words),))
        parts.nothing(draft, page(draft, words.say("page-label-history"), status), words.say("page-history-nothing"), "way-history")
        return
    rest = page(draft, words.say("page-label-history"), Status(words.say("page-history-count", count=number)))
    rows: list[tuple[str, PastMatch]] = [(day.called if not at else "", one) for day in history.days for at, one in enumerate(day.matches)]
    tall = MATCH + (6 if draft.is_upright else 0)
    talls = [draft.px(tall + (DAY if day else 0)) for day, _ in rows]
    for at, rect in parts.list_rows(draft, rest, lambda _: talls, history.at, gap=1):
        day, match = rows[at]
        head, below = rect.cut_bottom(draft.px(tall))[::-1]
        draft.text(head, day, 4, colour=look.QUIET, role="quiet", face="bold")
        _match(draft, below, match)


def _match(draft: Draft, rect: Rect, match: PastMatch) -> None:
    inner = parts.list_row(draft, rect, OpenPage("story", str(match.number)))
    if draft.is_upright:
        inner, below = inner.rows(2)
        _result(draft, below, match)
    else:
        inner, result = parts.halves(draft, inner, 62, 2)
        _result(draft, result, match)
    time, inner = inner.cut_left(draft.px(14))
    draft.text(time, match.time, 3.8, colour=look.QUIET, ground=look.RAISED, role="quiet")
    game, players = parts.halves(draft, inner, 34, 2)
    draft.text(game, match.game, 4.2, face="bold", ground=look.RAISED, lines=2)
    draft.text(players, ", ".join(match.players), 3.6, ground=look.RAISED, lines=2, face="condensed" if draft.is_upright else "sans")


def _result(draft: Draft, rect: Rect, match: PastMatch) -> None:
    if not match.is_won:
        draft.text(rect, match.result, 3.8, colour=look.QUIET, ground=look.RAISED, lines=2)
        return
    rect = parts.prized(draft, rect, 4, 1.2)
    face = parts.face_for(draft, match.result, rect.w, "bold")
    draft.text(rect, match.result, 3.8, face=face, ground=look.RAISED, lines=2)
