"""What every page has: a heading where there is one, the status sentence along the bottom, and the buttons at its right end."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, GoBack
from companion.screen.draft import Draft
from companion.screen.things import Plate, Rect, Sign, SignKind

NOTE = 4.6
LESSON, LAMP, MOST_LESSON_LINES = 3.4, 4.4, 6
BAR = 12.5  # hundredths: as tall as a button that a finger finds, and some room


@dataclass(frozen=True, slots=True)
class Button:
    """A sign, or words, or both."""

    label: str
    act: Act
    sign: SignKind | None = None
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class Status:
    """The sentence that says whose turn it is and what to do; `seat` is the number of the seat that is asked, and its name."""

    text: str
    seat: tuple[int, str] | None = None
    buttons: tuple[Button, ...] = ()
    note: str | None = None  # the last event, above the sentence; None: no room is kept for it
    is_urgent: bool = False  # the note says why something does not work
    lesson: str = ""  # stands in place of the note, in as many lines as it takes


def page(draft: Draft, title: str, status: Status, *, has_back: bool = True) -> Rect:
    """A page with its heading and status sentence; the answer is the room that is left between them."""
    rest = status_bar(draft, status, draft.area)
    rest = rest.inset(draft.px(4), draft.px(2.5))
    if not title:
        return rest
    head, rest = rest.cut_top(draft.px(look.TOUCH))
    if has_back:
        side = draft.px(look.TOUCH)
        left, head = head.cut_left(side + draft.px(2.5))
        draft.button(Rect(left.x, left.y, side, side), "", GoBack(), sign="back")
    draft.text(head, title, look.TITLE, least=look.BODY, face="bold", role="title", lines=2)
    return rest.cut_top(draft.px(2.5))[1]


def status_bar(draft: Draft, status: Status, area: Rect) -> Rect:
    """The bar along the bottom, as tall as its sentence needs; the answer is the room above it."""
    return draft.part(_status_bar, status, area)


def _status_bar(draft: Draft, status: Status, area: Rect) -> Rect:
    tall = _height(draft, status, area)
    bar, rest = area.cut_bottom(tall)
    draft.add(Plate(bar, look.MAT))
    inner = bar.inset(draft.px(2.5), draft.px(1.5))
    for rect, button in _buttons(draft, status.buttons, inner):
        draft.button(rect, button.label, button.act, is_main=button.is_main, sign=button.sign, lines=1)
        inner = Rect(inner.x, inner.y, min(inner.w, rect.x - draft.px(2.5) - inner.x), inner.h)
    if status.lesson:
        inner = _explain(draft, status.lesson, inner)
    elif status.note is not None:
        inner = _note(draft, status.note, inner, is_urgent=status.is_urgent)
    if status.seat is not None:
        side = min(draft.px(look.TOUCH * 0.8), inner.h)
        sign, inner = inner.cut_square(side, draft.px(2))
        draft.seat_sign(sign, *status.seat)
    draft.text(inner, status.text, look.STATUS, lines=7, face="bold", ground=look.MAT, role="status")
    return rest


def _note(draft: Draft, text: str, inner: Rect, *, is_urgent: bool) -> Rect:
    """The note above the status sentence; the answer is the room that is left below."""
    note, rest = inner.cut_top(draft.px(NOTE))
    if is_urgent:
        side = note.h * 9 // 10
        sign, note = note.cut_left(side + draft.px(1))
        draft.add(Sign(Rect(sign.x, sign.y, side, side), "notice", look.NOTICE))
    text = told_in(draft, text, note) or (text if is_urgent else "")
    draft.text(note, text, 3.6, least=3.0, colour=look.TEXT if is_urgent else look.QUIET, ground=look.MAT, role="quiet")
    return rest


def _explain(draft: Draft, text: str, inner: Rect) -> Rect:
    """A lesson with its sign above the status sentence; the answer is the room that is left below."""
    above, rest = inner.cut_top(_lesson_height(draft, text, inner.w))
    sign, words = above.cut_left(draft.px(LAMP + 1))
    draft.add(Sign(sign.at_left(draft.px(LAMP)), "lesson", look.EXPECTED))
    draft.text(words, text, LESSON, least=look.LEAST, lines=MOST_LESSON_LINES, ground=look.MAT, role="body")
    return rest


def _lesson_height(draft: Draft, text: str, wide: int) -> int:
    """The height of a lesson, in as few lines as it can be read in."""
    most, least = max(draft.letters_px(LESSON), draft.px(look.LEAST)), draft.px(look.LEAST)
    room = (wide - draft.px(LAMP + 1), draft.area.h)
    for lines in range(1, MOST_LESSON_LINES + 1):
        found = draft.setter.fitted(text, "sans", room, most, least, lines)
        if not found.is_cut:
            break
    return max(draft.setter.letters.height("sans", found.size) * len(found.lines), draft.px(NOTE))


def told_in(draft: Draft, text: str, room: Rect) -> str:
    """The longest beginning of a text that fits on one line: all of it, its first sentences, the part before a colon, or nothing."""
    fits = (one for one in _beginnings(text) if draft.setter.letters.width(one, "sans", draft.px(look.LEAST)) <= room.w)
    return next(fits, "")


def _beginnings(text: str) -> list[str]:
    """The beginnings of a text, longest first; none ends within quotation marks or brackets."""
    ends = [(at + 1, "") for at in range(len(text)) if text.startswith(". ", at)]
    ends += [(at, ".") for at in range(len(text)) if text.startswith(": ", at)]
    found = [text[:at].rstrip() + stop for at, stop in sorted(ends, reverse=True)]
    return [text, *(one for one in found if all(one.count(left) == one.count(right) for left, right in ("“”", "«»", "„“", "()")))]


def _buttons(draft: Draft, buttons: Sequence[Button], bar: Rect) -> list[tuple[Rect, Button]]:
    """Where the buttons stand, from the right; each is as wide as its words and its sign."""
    placed, right, side = [], bar.right, draft.px(look.TOUCH)
    for button in reversed(buttons):
        wide = side
        if button.label:
            letters = draft.setter.letters.width(button.label, "bold", draft.px(look.BODY))
            wide = letters + draft.px(4) + (draft.px(6.5) if button.sign else 0)
        placed.append((Rect(right - wide, bar.centre[1] - side // 2, wide, side), button))
        right -= wide + draft.px(1.5)
    return placed


def _height(draft: Draft, status: Status, area: Rect) -> int:
    """The height of the bar. The usual one holds two lines of a long sentence; the sentence of a deal needs more, and so may a lesson."""
    usual, note = draft.px(BAR), 0 if status.note is None else draft.px(NOTE - 1.2)
    taken = sum(rect.w + draft.px(2) for rect, _ in _buttons(draft, status.buttons, area)) + draft.px(16)
    room = max(area.w - taken, draft.px(20))
    for tall in (usual, round(usual * 1.5), usual * 2, usual * 3):
        least = draft.px(look.BODY if tall < usual * 2 else look.LEAST)
        lesson = _lesson_height(draft, status.lesson, room + draft.px(11)) - note if status.lesson else 0
        found = draft.setter.fitted(status.text, "bold", (room, tall - draft.px(3) - lesson), draft.px(look.STATUS), least, 7)
        if not found.is_cut:
            return tall + note
    return usual * 3 + note
