"""The pages after a fault of the program, and while the table cannot be opened.

Rules of this file: they say what happened, what is kept, what to do, and where to look for more; they show nothing of the table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect, Sign
from companion.screen.words import Words
from companion.words.problems import WordedProblem

Part = Literal["mat", "screen", "voice", "record", "referee"]
Kept = Literal["kept", "memory", "idle"]  # on record; remembered by the program only; no match was under way
Next = Literal["match", "home", "later"]
GO_ON, TRY_AGAIN = Want("go-on"), Want("try-again")
SIZE, WHERE = 4.2, 3.6
PLAIN = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*,? ")  # a word, and not the last one


@dataclass(frozen=True, slots=True)
class Panic:
    """A fault of the program; `code` leads to it in the log. With `is_twice` the match had it before, and does not go on by itself."""

    code: str
    part: Part = "referee"
    kept: Kept = "kept"
    goes: Next = "match"
    is_twice: bool = False


@dataclass(frozen=True, slots=True)
class Trouble:
    """Problems that have to be solved before the table can be opened."""

    problems: tuple[WordedProblem, ...]
    has_switch: bool = False  # the machine can be switched off here
    at: int = 0


def draw_panic(draft: Draft, words: Words, panic: Panic) -> None:
    what, happened, *others = panic_texts(words, panic)
    go_on = Button(words.say("appliance-label-go-on"), GO_ON, is_main=True)
    rest = page(draft, words.say("appliance-title-panic"), Status(what, buttons=(go_on,)), has_back=False)
    code, rest = rest.cut_bottom(draft.px(6))
    draft.text(code, words.say("appliance-panic-code", code=panic.code), WHERE, colour=look.QUIET, role="quiet", lines=2)
    sign, rest = rest.cut_left(draft.px(14))
    side = draft.px(11)
    draft.add(Sign(Rect(sign.x, sign.y + draft.px(1.5), side, side), "notice", look.NOTICE))
    above = rest.cut_top(round(rest.h * 0.4))[0]
    set_in = draft.text(above, happened, look.STATUS, least=look.BODY, lines=5, face="bold", upright="top")
    below = rest.cut_top(max(set_in.bottom - rest.y, side) + draft.px(3))[1]
    draft.text(below, "\n".join(others), look.BODY, lines=14, upright="top")


def panic_texts(words: Words, panic: Panic) -> tuple[str, ...]:
    """The texts of the page, also for where no page can be drawn: what to do, and then what happened."""
    happened = f"{words.say('appliance-panic-part', part=panic.part)} {words.say('appliance-panic-nobody')}"
    twice = (words.say("appliance-panic-twice"),) if panic.is_twice else ()
    others = (words.say(f"appliance-panic-{panic.kept}"), *twice, words.say(f"appliance-panic-itself-{panic.goes}"))
    return (words.say(f"appliance-status-{panic.goes}"), happened, *others)


def draw_trouble(draft: Draft, words: Words, trouble: Trouble) -> None:
    buttons = [Button(words.say("appliance-label-try-again"), TRY_AGAIN, is_main=True)]
    if trouble.has_switch:
        buttons.insert(0, Button(words.say("appliance-label-switch-off"), OpenPage("switch-off")))
    status = Status(words.say("appliance-status-trouble"), buttons=tuple(buttons))
    rest = page(draft, words.say("appliance-title-trouble"), status, has_back=False)
    indent = draft.px(6)

    def talls(wide: int) -> list[int]:
        return [sum(_heights(draft, one, wide - indent)) + draft.px(2) for one in trouble.problems]

    for number, rect in parts.list_rows(draft, rest, talls, trouble.at):
        _problem(draft, rect, trouble.problems[number], indent)


def _problem(draft: Draft, rect: Rect, problem: WordedProblem, indent: int) -> None:
    """A problem: its place, what is wrong, and how to mend it, one below the other."""
    sign, room = rect.cut_left(indent)
    first, *_ = heights = _heights(draft, problem, room.w)
    side = draft.px(3.8)
    draft.add(Sign(Rect(sign.x, sign.y, side, min(first, side)), "notice", look.NOTICE))
    for text, size, tall, is_where in zip(_texts(problem), (WHERE, SIZE, SIZE), heights, (True, False, False), strict=True):
        line, room = room.cut_top(tall)
        colour, role = (look.QUIET, "quiet") if is_where else (look.TEXT, "body")
        fitting = parts.breakable(draft, text, line.w, size)
        draft.text(line, fitting, size, lines=12, colour=colour, role=role, upright="top")  # type: ignore[arg-type]


def _heights(draft: Draft, problem: WordedProblem, wide: int) -> list[int]:
    sized = zip(_texts(problem), (WHERE, SIZE, SIZE), strict=True)
    return [draft.text_height(parts.breakable(draft, text, wide, size), wide, size) for text, size in sized]


def _texts(problem: WordedProblem) -> Sequence[str]:
    return problem.where, f"{_begun(problem.what)}.", f"{_begun(problem.fix)}."


def _begun(text: str) -> str:
    """The text with a capital letter, unless it begins with a name or a value."""
    return f"{text[:1].upper()}{text[1:]}" if PLAIN.match(text) else text
