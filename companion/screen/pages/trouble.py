"""The pages after a fault of the program, and while the table cannot be opened.

Rules of this file: they say what happened, what is kept, what to do, and where to look for more; they show nothing of the table.
"""

from __future__ import annotations

from typing import Literal

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.pages.problems import draw_only_problem, draw_problem, problem_height
from companion.screen.things import Plate, Rect, Sign
from companion.screen.words import Words
from companion.words.problems import WordedProblem

Part = Literal["mat", "screen", "voice", "record", "referee"]
Kept = Literal["kept", "memory", "idle"]  # on record; remembered by the program only; no match was under way
Next = Literal["match", "home", "later"]
GO_ON, TRY_AGAIN = Want("go-on"), Want("try-again")
HEAD, SIZE, WHERE, SIGN, PICTURE = 8.0, 5.2, 3.6, 20.0, 12.0  # hundredths


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
    what, first, *others = panic_texts(words, panic)
    go_on = Button(words.say("appliance-label-go-on", goes=panic.goes), GO_ON, is_main=True)
    rest = page(draft, words.say("appliance-title-panic"), Status(what, buttons=(go_on,)), has_back=False)
    code, rest = rest.cut_bottom(draft.px(6))
    draft.text(code, words.say("appliance-panic-code", code=panic.code), WHERE, colour=look.QUIET, role="quiet", lines=2)
    above, below = rest.cut_top(rest.h * 46 // 100)
    side = min(draft.px(SIGN), above.h)
    sign, text = above.cut_left(side + draft.px(4))
    draft.add(Sign(sign.middle(side, side), "notice", look.NOTICE))
    draft.text(text, first, HEAD, least=look.BODY, lines=5, face="bold")
    pictures = ("way-mat" if panic.kept == "memory" else "way-saved", "way-history")
    for row, emblem, told in zip(below.rows(2, draft.px(parts.GAP)), pictures, others, strict=True):
        _told(draft, row, emblem, told)


def _told(draft: Draft, row: Rect, emblem: str, text: str) -> None:
    """What is kept, or how it goes on, beside its picture."""
    draft.add(Plate(row, look.MAT, radius=draft.px(1.2)))
    inner = row.inset(draft.px(1.6))
    side = min(inner.h, draft.px(PICTURE))
    card, room = inner.cut_left(side)
    parts.paper_picture(draft, card.middle(side, side), emblem)
    draft.text(room.cut_left(draft.px(2.5))[1], text, SIZE, least=3.4, lines=6, ground=look.MAT)


def panic_texts(words: Words, panic: Panic) -> tuple[str, ...]:
    """The texts of the page, also for where no page can be drawn: what to do, and then what matters most of what happened."""
    happened, kept = words.say("appliance-panic-part", part=panic.part), words.say(f"appliance-panic-{panic.kept}")
    told = (kept, happened) if panic.kept == "memory" else (f"{happened} {words.say('appliance-panic-nobody')}", kept)
    goes = words.say("appliance-panic-twice" if panic.is_twice else f"appliance-panic-itself-{panic.goes}")
    return (words.say(f"appliance-status-{panic.goes}"), *told, goes)


def draw_trouble(draft: Draft, words: Words, trouble: Trouble) -> None:
    buttons = [Button(words.say("appliance-label-try-again"), TRY_AGAIN, is_main=True)]
    if trouble.has_switch:
        buttons.insert(0, Button(words.say("appliance-label-switch-off"), OpenPage("switch-off")))
    status = Status(words.say("appliance-status-trouble"), buttons=tuple(buttons))
    rest = page(draft, words.say("appliance-title-trouble"), status, has_back=False)
    if len(trouble.problems) == 1:
        draw_only_problem(draft, rest, trouble.problems[0])
        return

    def talls(wide: int) -> list[int]:
        return [problem_height(draft, one, wide) for one in trouble.problems]

    for number, rect in parts.list_rows(draft, rest, talls, trouble.at):
        draw_problem(draft, rect, trouble.problems[number])
