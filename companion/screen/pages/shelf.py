"""Matches that were put aside; a touch goes on with one."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Want
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.letters import Align
from companion.screen.pages import parts
from companion.screen.things import Rect
from companion.screen.words import Words


@dataclass(frozen=True, slots=True)
class Aside:
    """A match that was put aside; `turn` is the number of the seat that is asked, and its name."""

    number: int
    game: str
    players: tuple[str, ...]
    when: str
    turn: tuple[int, str] | None


@dataclass(frozen=True, slots=True)
class Shelf:
    matches: tuple[Aside, ...]
    at: int = 0


def draw_shelf(draft: Draft, words: Words, shelf: Shelf) -> None:
    if not shelf.matches:
        status = Status(words.say("page-shelf-empty"), buttons=(parts.begin_button(words),))
        parts.nothing(draft, page(draft, words.say("page-label-shelf"), status), words.say("page-shelf-nothing"), "way-saved")
        return
    rest = page(draft, words.say("page-label-shelf"), Status(words.say("page-shelf-touch")))
    tall = draft.px(21 if draft.is_upright else 15)
    for number, rect in parts.list_rows(draft, rest, lambda _: [tall] * len(shelf.matches), shelf.at):
        _match(draft, words, rect, shelf.matches[number])


def _match(draft: Draft, words: Words, rect: Rect, match: Aside) -> None:
    inner = parts.list_row(draft, rect, Want("resume", str(match.number)))
    if match.turn is not None:
        sign, inner = inner.cut_square(draft.px(9), draft.px(2.5))
        draft.seat_sign(sign, *match.turn)
    if draft.is_upright:
        when, inner = inner.cut_bottom(draft.px(5))
    else:
        inner, when = parts.halves(draft, inner, 66, 2)
    head, below = inner.rows(2)
    title = words.say("page-shelf-turn", game=match.game, name=match.turn[1]) if match.turn else match.game
    draft.text(head, title, look.BODY, face="bold", ground=look.RAISED, lines=1)
    draft.text(below, ", ".join(match.players), 3.8, ground=look.RAISED, colour=look.TEXT, lines=2)
    align: Align = "left" if draft.is_upright else "right"
    draft.text(when, match.when, 3.6, colour=look.QUIET, ground=look.RAISED, align=align, lines=2, role="quiet")
