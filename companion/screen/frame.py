"""What every page has: a heading where there is one, the status sentence along the bottom, and the buttons at its right end."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, GoBack
from companion.screen.draft import Draft
from companion.screen.things import Colour, Face, Plate, Rect, Sign, SignKind

NOTE, LESSON, LAMP = 4.6, 3.8, 4.4
BAR = 12.5  # hundredths: as tall as a button that a finger finds, and some room
# The band of a live table: its height, and the share of the line above its sentence, which is higher for a verdict. An upright screen is
# narrow and high, so lines may break there.
BAND, UPRIGHT_BAND, UPPER, OF_VERDICT = 17.2, 26.0, 0.36, 0.48
UPRIGHT_SHARE = 0.15  # of the height, which the band takes there at most
BESIDE_TIP, BESIDE_NOTE = 3.6, look.BODY  # the least size of the sentence under a tip, under what happened last
BAND_INSET = 0.9
CORNER = 0.42  # of a seat's sign: the sign over its corner


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
    lesson: str = ""  # stands in place of the note
    sign: tuple[SignKind, Colour] | None = None  # of what lies wrong: at the corner of the seat's, or alone where no seat is known
    is_under_verdict: bool = False  # the upper line is taken


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
    if status.note is not None:
        note, inner = inner.cut_top(draft.px(NOTE))
        _note(draft, status.note, note, is_urgent=status.is_urgent)
    inner = _seat(draft, status, inner)
    draft.text(inner, status.text, look.STATUS, lines=7, face="bold", ground=look.MAT, role="status")
    return rest


def _seat(draft: Draft, status: Status, inner: Rect) -> Rect:
    """The sign of the seat that is asked, or of what lies wrong; the answer is the room beside it."""
    if status.seat is None and status.sign is None:
        return inner
    side = min(draft.px(look.TOUCH * 0.8), inner.h)
    sign, rest = inner.cut_square(side, draft.px(2))
    if status.seat is None and status.sign is not None:
        draft.add(Sign(sign, *status.sign, look.INK))
    elif status.seat is not None:
        draft.seat_sign(sign, *status.seat)
        _in_corner(draft, status.sign, sign)
    return rest


def _in_corner(draft: Draft, sign: tuple[SignKind, Colour] | None, badge: Rect) -> None:
    """A small sign over the lower right corner of a seat's."""
    if sign is not None:
        side, rim = round(badge.w * CORNER), draft.px(0.3)
        there = Rect(badge.right - side * 3 // 4, badge.bottom - side * 3 // 4, side, side)
        draft.add(Plate(there.inset(-rim), look.MAT, radius=side // 2 + rim), Sign(there, *sign, look.INK))


def status_band(draft: Draft, status: Status, area: Rect) -> Rect:
    """The band under a live table, always of the same height, so that no card moves for a text; the answer is the room above it."""
    return draft.part(_status_band, status, area)


def upper_line(draft: Draft, area: Rect) -> Rect:
    """Of the band under a live table, the line above its sentence."""
    band = _band(draft, area)
    return band.inset(0, draft.px(BAND_INSET)).cut_top(round(band.h * UPPER))[0]


def verdict_line(draft: Draft, area: Rect) -> Rect:
    """The same for a verdict, whose letters are larger than those of the sentence."""
    band = _band(draft, area)
    return band.inset(0, draft.px(BAND_INSET)).cut_top(round(band.h * OF_VERDICT))[0]


def _band(draft: Draft, area: Rect) -> Rect:
    usual, most = draft.px(BAND), draft.px(UPRIGHT_BAND)
    return area.cut_bottom(min(most, max(usual, round(area.h * UPRIGHT_SHARE))) if draft.is_upright else usual)[0]


def _status_band(draft: Draft, status: Status, area: Rect) -> Rect:
    """The sentence has the whole band, or its lower line where it can be read well there and anything stands above it."""
    bar, across = _band(draft, area), draft.px(2.5)
    draft.add(Plate(bar, look.MAT))
    if not status.text:
        return area.cut_bottom(bar.h)[1]
    whole = bar.inset(across, draft.px(BAND_INSET))
    upper = (verdict_line if status.is_under_verdict else upper_line)(draft, area).inset(across, 0)
    lower = Rect(whole.x, upper.bottom, whole.w, whole.bottom - upper.bottom)
    tip = status.lesson or status.note or ""
    if status.is_under_verdict:
        inner = lower
    elif tip and _may_stand(draft, status, lower):
        inner = lower
        if status.lesson:
            _explain(draft, tip, upper)
        else:
            _note(draft, tip, upper, is_urgent=status.is_urgent)
    else:
        inner = whole
    text = tip if status.is_urgent and inner is whole else status.text  # for a few seconds
    _sentence(draft, text, _seat(draft, status, inner))
    return area.cut_bottom(bar.h)[1]


def _may_stand(draft: Draft, status: Status, lower: Rect) -> bool:
    """Whether anything may stand above the sentence, which is large enough in its own line."""
    least = draft.px(look.LEAST if status.is_urgent else BESIDE_TIP if status.lesson else BESIDE_NOTE)
    room = lower.cut_left(min(draft.px(look.TOUCH * 0.8), lower.h) + draft.px(2))[1]
    return not draft.setter.fitted(status.text, "bold", (room.w, room.h), max(least, draft.letters_px(look.STATUS)), least, 9).is_cut


def _sentence(draft: Draft, text: str, room: Rect) -> None:
    """A long one, such as that of the deal, has narrow letters, which are higher in the same room and so can be read from further away."""
    body = draft.px(look.BODY)
    is_long = draft.setter.fitted(text, "bold", (room.w, room.h), body, body, 9).is_cut
    draft.text(room, text, look.STATUS, lines=9, face="narrow" if is_long else "bold", ground=look.MAT, role="status")


def _note(draft: Draft, text: str, room: Rect, *, is_urgent: bool) -> None:
    """What happened last, legible across a room; nothing but its beginning where it is long."""
    if is_urgent:
        sign, room = room.cut_square(min(draft.px(NOTE * 0.9), room.h), draft.px(1))
        draft.add(Sign(sign, "notice", look.NOTICE))
    _tip(draft, text, look.BODY, room)


def _explain(draft: Draft, text: str, room: Rect) -> None:
    """A lesson with its sign."""
    sign, room = room.cut_square(draft.px(LAMP), draft.px(1))
    draft.add(Sign(sign, "lesson", look.EXPECTED))
    _tip(draft, text, LESSON, room)


def _tip(draft: Draft, text: str, size: float, room: Rect) -> None:
    """In narrow letters where it is long, and shortened where it is longer still: the whole is spoken, and stands in the story."""
    lines = max(1, room.h // draft.height_of(look.LEAST))
    ways: list[tuple[str, Face]] = [(text, "sans"), (text, "condensed"), (told_in(draft, text, room, lines), "condensed")]
    shown, face = next((way for way in ways if way[0] and not _is_cut(draft, *way, room, lines)), ("", "sans"))
    draft.text(room, shown, size, least=look.LEAST, lines=lines, face=face, ground=look.MAT, role="body")


def _is_cut(draft: Draft, text: str, face: Face, room: Rect, lines: int) -> bool:
    least = draft.px(look.LEAST)
    return draft.setter.fitted(text, face, (room.w, room.h), least, least, lines).is_cut


def told_in(draft: Draft, text: str, room: Rect, lines: int = 1) -> str:
    """The longest beginning of a text that fits into so many lines: all of it, its first sentences, the part before a colon, or nothing."""
    wide = room.w * lines
    fits = (one for one in beginnings(text) if draft.setter.letters.width(one, "sans", draft.px(look.LEAST)) <= wide)
    return next(fits, "")


def beginnings(text: str) -> list[str]:
    """The beginnings of a text, longest first; none ends within quotation marks or brackets."""
    ends = [(at + 1, "") for at in range(len(text)) if text.startswith(". ", at)]
    ends += [(at, ".") for at in range(len(text)) if text.startswith(": ", at)]
    found = [text[:at].rstrip() + stop for at, stop in sorted(ends, reverse=True)]
    return [text, *(one for one in found if _is_closed(one))]


def _is_closed(text: str) -> bool:
    """The mark “ opens in some languages, and closes what „ opens in others."""
    pairs = (("„”", "“"), ("«", "»"), ("(", ")"))
    return all(sum(map(text.count, some)) == sum(map(text.count, others)) for some, others in pairs)


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
    """The height of the bar. The usual one holds two lines of a long sentence; the sentence of a deal needs more."""
    usual, note = draft.px(BAR), 0 if status.note is None else draft.px(NOTE - 1.2)
    taken = sum(rect.w + draft.px(2) for rect, _ in _buttons(draft, status.buttons, area)) + draft.px(16)
    room = max(area.w - taken, draft.px(20))
    for tall in (usual, round(usual * 1.5), usual * 2, usual * 3):
        least = draft.px(look.BODY if tall < usual * 2 else look.LEAST)
        found = draft.setter.fitted(status.text, "bold", (room, tall - draft.px(3)), draft.px(look.STATUS), least, 7)
        if not found.is_cut:
            return tall + note
    return usual * 3 + note
