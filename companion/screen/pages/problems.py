"""A problem as its reader needs it: what is wrong, large; how to mend it; and, small and last, the file it is about."""

from __future__ import annotations

import re

from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.pages import parts
from companion.screen.things import Colour, Face, Rect, Role, Sign
from companion.words.problems import WordedProblem

WHAT, FIX, WHERE = 5.4, 4.5, 3.2  # hundredths
INDENT, SIGN, BELOW = 8.0, 5.4, 2.6  # the column of the sign, the sign, the room below a problem
ALONE = 1.4
PLAIN = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*,? ")  # a word, and not the last one
STYLES: tuple[tuple[float, Face, Colour, Role], ...] = (
    (WHAT, "bold", look.TEXT, "body"), (FIX, "sans", look.TEXT, "body"), (WHERE, "sans", look.QUIET, "quiet"),
)  # fmt: skip


def grown_for(number: int) -> float:
    """How much larger a problem stands where it is the only one."""
    return ALONE if number == 1 else 1.0


def problem_height(draft: Draft, problem: WordedProblem, wide: int, grown: float = 1.0) -> int:
    return sum(_heights(draft, problem, wide - draft.px(INDENT * grown), grown)) + draft.px(BELOW)


def draw_problem(draft: Draft, rect: Rect, problem: WordedProblem, ground: Colour = look.GROUND, grown: float = 1.0) -> None:
    sign, room = rect.cut_left(draft.px(INDENT * grown))
    heights = _heights(draft, problem, room.w, grown)
    side = draft.px(SIGN * grown)
    draft.add(Sign(Rect(sign.x, sign.y, side, side), "notice", look.NOTICE))
    for text, (size, face, colour, role), tall in zip(_texts(problem), STYLES, heights, strict=True):
        line, room = room.cut_top(tall)
        fitting = parts.breakable(draft, text, line.w, size * grown)
        draft.text(
            line, fitting, size * grown, least=look.LEAST, lines=12, face=face, colour=colour, ground=ground, role=role, upright="top"
        )


def _heights(draft: Draft, problem: WordedProblem, wide: int, grown: float) -> list[int]:
    sized = [(text, size * grown, face) for text, (size, face, *_) in zip(_texts(problem), STYLES, strict=True)]
    return [draft.text_height(parts.breakable(draft, text, wide, size), wide, size, face=face) if text else 0 for text, size, face in sized]


def _texts(problem: WordedProblem) -> tuple[str, str, str]:
    return f"{_begun(problem.what)}.", f"{_begun(problem.fix)}." if problem.fix else "", problem.where


def _begun(text: str) -> str:
    """The text with a capital letter, unless it begins with a name or a value."""
    return f"{text[:1].upper()}{text[1:]}" if PLAIN.match(text) else text
