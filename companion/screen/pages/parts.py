"""Parts that several pages share: lists that are leafed through, rows, choices, and numbers that go up and down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from companion.screen import look
from companion.screen.acts import Act, Change, OpenPage, Page
from companion.screen.draft import Draft
from companion.screen.frame import Button
from companion.screen.things import Colour, EmblemPicture, Face, Plate, Rect, Sign, SignKind
from companion.screen.words import Words

SMALL = 3.5  # hundredths: letters up to this size do not grow bold, as their room is narrow
GAP = 1.4  # hundredths, between rows that belong together
EDGE = 1.2  # from the edge of a surface to its words
PICTURE, TICK = 34.0, 26.0  # of the picture of an empty page, and of the sign that all is well


def halves(draft: Draft, rect: Rect, left: float, gap: float = 4) -> tuple[Rect, Rect]:
    """Two rectangles side by side, the left one with so many hundredths of the width."""
    first, rest = rect.cut_left(round(rect.w * left / 100))
    return first, rest.cut_left(draft.px(gap))[1]


class HasLists(Protocol):
    """A page with a list; `at` is the number of the part that is shown."""

    @property
    def at(self) -> int: ...


P = TypeVar("P", bound=HasLists)


def leafed(page: P, act: Act) -> P:
    """What a touch makes of a page with a list and nothing else to be changed."""
    return replace(page, at=max(page.at + act.by, 0)) if isinstance(act, Page) else page  # type: ignore[type-var]


def paged(talls: Sequence[int], room: int, gap: int) -> tuple[range, ...]:
    """The rows of each page, by their heights; a row that is taller than the room has a page of its own."""
    pages: list[range] = []
    first, used = 0, 0
    for number, tall in enumerate(talls):
        if number > first and used + tall > room:
            pages.append(range(first, number))
            first, used = number, 0
        used += tall + gap
    return (*pages, range(first, len(talls)))


def _evened(talls: Sequence[int], room: int, gap: int) -> tuple[range, ...]:
    """As many pages as the room asks for, the longest of them as short as can be, so that no page has a last row alone."""
    number, low, high = len(paged(talls, room, gap)), 0, room
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if len(paged(talls, middle, gap)) <= number else (middle + 1, high)
    return paged(talls, low, gap)


def list_rows(
    draft: Draft, area: Rect, talls: Callable[[int], Sequence[int]], at: int, *, gap: float = GAP, is_even: bool = False
) -> list[tuple[int, Rect]]:
    """The numbers and rectangles of the rows on page `at`; where not all rows fit, buttons beside them lead to the other pages.

    `talls` answers the height of each row in a list of that width; even pages are as full as one another.
    """
    between = draft.px(gap)
    everything = paged(talls(area.w), area.h, between)
    if len(everything) == 1:
        return _stacked(area, talls(area.w), everything[0], between)
    rows, beside = area.cut_left(area.w - draft.px(look.TOUCH + 2))
    pages = (_evened if is_even else paged)(talls(rows.w), rows.h, between)
    leaf(draft, beside.cut_left(draft.px(2))[1], at, len(pages))
    return _stacked(rows, talls(rows.w), pages[max(0, min(at, len(pages) - 1))], between)


def page_of(draft: Draft, area: Rect, talls: Callable[[int], Sequence[int]], row: int, *, gap: float = GAP, is_even: bool = False) -> int:
    """The number of the page of `list_rows` that has this row."""
    between = draft.px(gap)
    pages = paged(talls(area.w), area.h, between)
    if len(pages) > 1:
        pages = (_evened if is_even else paged)(talls(area.w - draft.px(look.TOUCH + 2)), area.h, between)
    return next((number for number, rows in enumerate(pages) if row in rows), 0)


def _stacked(area: Rect, talls: Sequence[int], rows: range, gap: int) -> list[tuple[int, Rect]]:
    placed, top = [], area.y
    for number in rows:
        placed.append((number, Rect(area.x, top, area.w, talls[number])))
        top += talls[number] + gap
    return placed


def leaf(draft: Draft, rail: Rect, at: int, number: int) -> None:
    """Buttons at the ends of the rail, and the number of the page between them; `at` may lie beyond either end."""
    shown = max(0, min(at, number - 1))
    side = draft.px(look.TOUCH)
    up, rest = rail.cut_top(side)
    down, middle = rest.cut_bottom(side)
    sign_button(draft, up, "up", Page(shown - 1 - at) if shown > 0 else None)
    sign_button(draft, down, "down", Page(shown + 1 - at) if shown < number - 1 else None)
    if middle.h >= draft.px(5):
        draft.text(middle, f"{shown + 1}/{number}", 3.6, colour=look.QUIET, align="centre", role="quiet")


def sign_button(draft: Draft, rect: Rect, sign: SignKind, act: Act | None, colour: Colour = look.TEXT) -> None:
    """A button with a sign, which is faint and cannot be touched without an act; in a quieter colour it has an edge alone."""
    if act is not None and colour == look.TEXT:
        draft.button(rect, "", act, sign=sign)
        return
    draft.plate(rect, None, edge=look.SLOT, thick=0.3)
    side = draft.px(look.BODY)
    draft.add(Sign(rect.middle(side, side), sign, look.SLOT if act is None else colour))
    if act is not None:
        draft.touch(rect, act)


def narrowest(draft: Draft, label: str, face: Face) -> int:
    """The least width in which these words stand in two rows."""
    words, wide = label.split(), draft.setter.letters.width
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words) + 1)]
    return min((max(wide(row, face, draft.px(look.LEAST)) for row in way) for way in ways), default=0)


def face_for(draft: Draft, label: str, wide: int, face: Face) -> Face:
    """This face, or the condensed one where the words are too long for two rows."""
    return face if narrowest(draft, label, face) <= wide else "condensed"


def choosable(draft: Draft, rect: Rect, *, is_on: bool) -> Colour:
    """The surface of something that can be chosen, with an edge if it is chosen; the answer is its colour, on which words are to stand."""
    ground = look.SLOT if is_on else look.RAISED
    draft.plate(rect, ground, edge=look.EXPECTED if is_on else None, thick=0.4)
    return ground


def prized(draft: Draft, rect: Rect, side: float, gap: float) -> Rect:
    """A star at the left, for a match that was won; the room beside it."""
    star, rest = rect.cut_square(draft.px(side), draft.px(gap))
    draft.add(Sign(star, "prize", look.PRIZE))
    return rest


def choice_button(draft: Draft, rect: Rect, label: str, act: Act, *, is_on: bool, size: float = 3.8) -> None:
    """A choice; the one that holds is filled and has an edge."""
    ground = choosable(draft, rect, is_on=is_on)
    inner = rect.inset(draft.px(EDGE), draft.px(0.5))
    face = face_for(draft, label, inner.w, "bold" if is_on and size > SMALL else "sans")
    draft.text(inner, label, size, lines=2, face=face, ground=ground, align="centre", role="label", least=look.LEAST)
    draft.touch(rect, act, is_on=is_on)


def shares(draft: Draft, rect: Rect, labels: Sequence[str], gap: int, face: Face) -> list[Rect]:
    """Equal columns, or columns as wide as their words need where one of them does not fit."""
    equal = rect.columns(len(labels), gap)
    needed = [narrowest(draft, label, face) + draft.px(2 * EDGE + 0.6) for label in labels]
    if max(needed) <= min(one.w for one in equal):
        return equal
    spare = (rect.w - gap * (len(labels) - 1) - sum(needed)) // len(labels)
    placed, left = [], rect.x
    for one in needed:
        placed.append(Rect(left, rect.y, one + spare, rect.h))
        left += one + spare + gap
    return placed


def choices_of_few(draft: Draft, rect: Rect, field: str, choices: Sequence[tuple[str, str]], value: str, size: float = 3.8) -> None:
    """Up to four values side by side, or the chosen one of many between arrows."""
    if len(choices) > 4:
        _turned_through(draft, rect, field, choices, value, size)
        return
    places = shares(draft, rect, [label for _, label in choices], draft.px(GAP), "bold" if size > SMALL else "sans")
    for place, (one, label) in zip(places, choices, strict=True):
        choice_button(draft, place, label, Change(field, one), is_on=one == value, size=size)


def _turned_through(draft: Draft, rect: Rect, field: str, choices: Sequence[tuple[str, str]], value: str, size: float) -> None:
    values = [one for one, _ in choices]
    at = values.index(value) if value in values else 0
    left, rest = rect.cut_left(draft.px(look.TOUCH))
    right, middle = rest.cut_right(draft.px(look.TOUCH))
    sign_button(draft, left, "left", Change(field, values[at - 1]))
    sign_button(draft, right, "right", Change(field, values[(at + 1) % len(values)]))
    draft.text(middle.inset(draft.px(EDGE), 0), choices[at][1], size, lines=2, face="bold", align="centre", role="label")


def stepped_number(draft: Draft, rect: Rect, shown: str, less: Act | None, more: Act | None, *, is_quiet: bool = False) -> None:
    """A number between the buttons that change it; a quiet one changes nothing as things are."""
    side = draft.px(look.TOUCH)
    left, rest = rect.cut_left(side)
    right, middle = rest.cut_right(side)
    quiet = look.QUIET if is_quiet else look.TEXT
    sign_button(draft, left, "minus", less, quiet)
    sign_button(draft, right, "plus", more, quiet)
    face: Face = "sans" if is_quiet else "bold"
    draft.text(middle.inset(draft.px(EDGE), 0), shown, look.BODY, lines=2, face=face, colour=quiet, align="centre", role="label")


def caption(draft: Draft, rect: Rect, text: str) -> None:
    draft.text(rect, text, 3.4, colour=look.QUIET, role="quiet", lines=2)


def list_row(draft: Draft, rect: Rect, act: Act | None) -> Rect:
    """The surface of a row, which can be touched where there is an act; the answer is the room on it."""
    draft.add(Plate(rect, look.RAISED if act is not None else look.MAT, radius=draft.px(1.2)))
    inner = rect.inset(draft.px(2), draft.px(1))
    if act is None:
        return inner
    draft.touch(rect, act)
    inner, end = inner.cut_left(inner.w - draft.px(4))
    draft.add(Sign(end.middle(draft.px(3.4), draft.px(3.4)), "right", look.QUIET))
    return inner.cut_left(inner.w - draft.px(1))[0]


def nothing(draft: Draft, rect: Rect, text: str, emblem: str = "", ground: Colour = look.GROUND) -> None:
    """The sentence of a page that has nothing to show, under a picture of what will stand there."""
    room = rect.middle(round(rect.w * 0.8), rect.h)
    if emblem:
        side, below = min(draft.px(PICTURE), room.w // 2, rect.h * 6 // 10), draft.px(18)
        picture, room = room.middle(room.w, min(side + below, rect.h)).cut_top(side)
        paper_picture(draft, picture.middle(side, side), emblem, radius=2)
        room = room.cut_top(draft.px(2))[1]
    draft.text(room, text, look.STATUS, least=3.6, lines=4, colour=look.QUIET, ground=ground, align="centre", role="quiet")


def paper_picture(draft: Draft, rect: Rect, emblem: str, radius: float = 1.2) -> None:
    """A picture on paper, as it is printed on a card."""
    draft.plate(rect, look.PAPER, radius=radius)
    draft.add(EmblemPicture(rect.inset(rect.w // 10), emblem))


def begin_button(words: Words) -> Button:
    """The next thing to do where no match has been played, or none was saved."""
    return Button(words.say("page-label-new-match"), OpenPage("set-up"), is_main=True)


def all_well(draft: Draft, rect: Rect, text: str) -> None:
    """A large tick and its words: side by side where the room is low, else one below the other."""
    side = min(draft.px(TICK), rect.w // 3, rect.h)
    if rect.h >= side + draft.px(12):
        above, below = rect.middle(rect.w, side + draft.px(16)).cut_top(side)
        sign, words, align = above.middle(side, side), below.cut_top(draft.px(2))[1], "centre"
    else:
        sign, words = rect.cut_square(side, draft.px(4))
        align = "left"
    draft.add(Sign(sign, "fits", look.FITS, look.INK))
    draft.text(words, text, 9, least=look.BODY, lines=2, face="bold", align=align, role="label")  # type: ignore[arg-type]


def breakable(draft: Draft, text: str, wide: int, size: float) -> str:
    """The text with line breaks within words that are wider than a line, such as the path of a file."""
    px = max(draft.letters_px(size), draft.px(look.LEAST))
    return " ".join(_pieces(draft, word, wide, px) for word in text.split(" "))


def _pieces(draft: Draft, word: str, wide: int, px: int) -> str:
    rows = [""]
    for letter in word:
        if draft.setter.letters.width(rows[-1] + letter, "sans", px) > wide:
            cut = max(rows[-1].rfind(mark) for mark in "/\\-") + 1 or len(rows[-1])
            rows[-1:] = [rows[-1][:cut], rows[-1][cut:]]
        rows[-1] += letter
    return "\n".join(rows)
