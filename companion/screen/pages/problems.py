"""A problem as its reader needs it: what is wrong, large; what to do; and, small and last, the file it is about."""

from __future__ import annotations

import re

from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.pages import parts
from companion.screen.things import Colour, Face, Plate, Rect, Role, Sign
from companion.words.problems import WordedProblem

WHAT, FIX, WHERE = 5.4, 4.5, 3.2  # hundredths
INDENT, SIGN, INSET = 8.0, 5.4, 1.1  # the column of the sign, the sign, the room around a problem
ALONE, ALONE_SIGN = (1.4, 1.2, 1.0, 0.8), 22.0  # how much larger the only problem of a page may stand, and its sign
PLAIN = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*,? ")  # a word, and not the last one
STYLES: tuple[tuple[float, Face, Colour, Role], ...] = (
    (WHAT, "bold", look.TEXT, "body"), (FIX, "sans", look.TEXT, "body"), (WHERE, "sans", look.QUIET, "quiet"),
)  # fmt: skip


def problem_height(draft: Draft, problem: WordedProblem, wide: int) -> int:
    return sum(_heights(draft, problem, wide - draft.px(INDENT) - 2 * draft.px(INSET), 1.0)) + 2 * draft.px(INSET)


def draw_problem(draft: Draft, rect: Rect, problem: WordedProblem) -> None:
    """One of several, in a row of its own."""
    draft.add(Plate(rect, look.MAT, radius=draft.px(1.2)))
    sign, room = rect.inset(draft.px(INSET)).cut_left(draft.px(INDENT))
    side = draft.px(SIGN)
    draft.add(Sign(Rect(sign.x, sign.y, side, side), "notice", look.NOTICE))
    _draw_texts(draft, room, problem, 1.0)


def draw_only_problem(draft: Draft, rect: Rect, problem: WordedProblem) -> None:
    """The one thing that a page has to say: on a surface of its own, large, and in the middle."""
    draft.add(Plate(rect, look.MAT, radius=draft.px(1.2)))
    inner = rect.inset(draft.px(4), draft.px(3))
    side = min(draft.px(ALONE_SIGN), inner.w // 5)
    room = inner.cut_left(side + draft.px(4))[1]
    talls = {grown: sum(_heights(draft, problem, room.w, grown)) for grown in ALONE}
    grown = next((one for one in ALONE if talls[one] <= room.h), ALONE[-1])
    draft.add(Sign(inner.cut_left(side)[0].middle(side, side), "notice", look.NOTICE))
    _draw_texts(draft, room.middle(room.w, min(room.h, talls[grown])), problem, grown)


def _draw_texts(draft: Draft, room: Rect, problem: WordedProblem, grown: float) -> None:
    heights = _heights(draft, problem, room.w, grown)
    for text, (size, face, colour, role), tall in zip(_texts(problem), STYLES, heights, strict=True):
        line, room = room.cut_top(tall)
        fitting = parts.breakable(draft, text, line.w, size * grown)
        draft.text(
            line, fitting, size * grown, least=look.LEAST, lines=12, face=face, colour=colour, ground=look.MAT, role=role, upright="top"
        )


def _heights(draft: Draft, problem: WordedProblem, wide: int, grown: float) -> list[int]:
    sized = [(text, size * grown, face) for text, (size, face, *_) in zip(_texts(problem), STYLES, strict=True)]
    return [draft.text_height(parts.breakable(draft, text, wide, size), wide, size, face=face) if text else 0 for text, size, face in sized]


def _texts(problem: WordedProblem) -> tuple[str, str, str]:
    return f"{_begun(problem.what)}.", f"{_begun(problem.fix)}." if problem.fix else "", problem.where


def _begun(text: str) -> str:
    """The text with a capital letter, unless it begins with a name or a value."""
    return f"{text[:1].upper()}{text[1:]}" if PLAIN.match(text) else text
