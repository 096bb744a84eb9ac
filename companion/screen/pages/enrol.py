"""Stickers are assigned to cards: the card that is asked for, large; what to do, what happened last, and what else can be done.

Rules of this file: a card is always drawn by its back alone, also while it lies face up on the mat (H2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from companion.core.decks.card import Side
from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change, GoBack, Type
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.letters import Align
from companion.screen.pages import parts, search
from companion.screen.pages.cards import named_in, progress
from companion.screen.pages.problems import draw_only_problem
from companion.screen.pages.search import Search
from companion.screen.things import EmblemPicture, Plate, Rect, Sign
from companion.screen.words import Words
from companion.words.problems import WordedProblem

Order = Literal["listed", "free"]
LONGEST, SHORT = 80, 20  # letters: the longest code that can be typed or scanned, and the longest that is shown large
PROGRESS, TOLD, BETWEEN = 1.2, 15.0, 2.0  # hundredths: the bar below the heading, the last step, from part to part
NAME, NAME_LEAST, NAME_LINES = 12.0, 4.0, 4
UNDER, UPPERMOST = 7.0, 6.5  # hundredths, of the texts below the name and above it
LACKING, FAULT = 8.0, 20.0  # the name of a card without a sticker; the last step, where something is to be done about it
ROW, ROWS = 13.0, 4  # of buttons: the height where there is room, and how many


@dataclass(frozen=True, slots=True)
class OnBack:
    """The back of a card; `which` tells cards with the same back apart."""

    name: str
    emblem: str
    place: str = ""
    note: str = ""
    which: str = ""


@dataclass(frozen=True, slots=True)
class LastStep:
    """What happened last; `is_done` where it was what was asked for, `is_calm` where nothing has to be done about it."""

    text: str
    is_done: bool = False
    is_calm: bool = False


@dataclass(frozen=True, slots=True)
class Enrol:
    """The page; `status` says what to do now, and asks a question where there are `choices`, each an id and its words."""

    deck: str
    status: str
    count: int
    most: int
    card: OnBack | None = None  # the card that is asked for, or that the question is about
    side: Side | None = None  # the side that is to lie up
    told: LastStep | None = None
    choices: tuple[tuple[str, str], ...] = ()
    order: Order = "listed"
    has_sides: bool = False
    box: int = 1
    most_boxes: int = 1  # the greatest number that can be turned to
    is_over: bool = False  # nothing is asked for any more
    can_skip: bool = True
    can_undo: bool = True
    can_ask_again: bool = False  # about the cards that were skipped
    matter: WordedProblem | None = None  # why the last step could not be kept
    typed: str = ""
    named: str = ""  # the card whose code is typed
    search: Search | None = None  # a card is looked for by its name
    lacking: tuple[str, ...] = ()  # at the end of the list, the cards without a sticker

    @property
    def is_whole(self) -> bool:
        """Whether each card has its sticker, so that nothing is left to look for."""
        return self.is_over and self.count == self.most


def typed_text(before: str, letter: str) -> str:
    """The text after one more letter from a scanner or a keyboard; an empty letter takes the last one away."""
    if not letter:
        return before[:-1]
    return (before + letter)[:LONGEST] if letter.isprintable() else before


def sought(asked: Search, act: Act) -> Search:
    """The search after a touch; it takes longer words than names, such as codes."""
    if isinstance(act, Type):
        return replace(asked, typed=typed_text(asked.typed, act.letter).lstrip(), at=0)
    return search.changed_search(asked, act)


def draw_enrol(draft: Draft, words: Words, enrol: Enrol) -> None:
    if enrol.search is not None:
        search.draw_search(draft, words, enrol.search)
        return
    rest = _headed(draft, words, enrol)
    if enrol.matter is not None:
        draw_only_problem(draft, rest, enrol.matter)
        return
    if draft.is_upright:
        beside, rest = rest.cut_bottom(_rows_height(draft))
        rest = rest.cut_bottom(draft.px(BETWEEN))[1]
    else:
        rest, beside = parts.halves(draft, rest, 61, 3)
    if not enrol.choices or enrol.typed or enrol.told is not None:
        is_fault = enrol.told is not None and not (enrol.told.is_done or enrol.told.is_calm) and not enrol.typed
        told, rest = rest.cut_bottom(draft.px(FAULT if is_fault else TOLD))
        rest = rest.cut_bottom(draft.px(BETWEEN))[1]
        if enrol.typed:
            _typing(draft, words, told, enrol)
        elif enrol.told is not None:
            _told(draft, told, enrol.told)
        else:
            draft.text(told, words.say("enrol-ways"), 3.8, lines=4, colour=look.QUIET, role="quiet", least=look.LEAST)
    _shown(draft, words, rest, enrol)
    _draw_rows(draft, words, beside, enrol)


def _headed(draft: Draft, words: Words, enrol: Enrol) -> Rect:
    """The deck and how much of it is done, at the top; the answer is the room below."""
    buttons = _buttons(words, enrol)
    rest = page(draft, "", Status(enrol.status, buttons=buttons))
    head, rest = rest.cut_top(draft.px(look.TOUCH))
    left, head = head.cut_left(draft.px(look.TOUCH + 2.5))
    side = draft.px(look.TOUCH)
    draft.button(Rect(left.x, left.y, side, side), "", GoBack(), sign="back")
    name, counted = parts.halves(draft, head, 64 if draft.is_upright else 56, 2)
    draft.text(name, enrol.deck, look.TITLE, least=look.BODY, face=named_in(draft, enrol.deck, name.w), role="title", lines=2)
    key = "enrol-label-counted-both" if enrol.has_sides else "enrol-label-counted"
    draft.text(counted, words.say(key, count=enrol.count, of=enrol.most), look.BODY, lines=2, align="right")
    rest = rest.cut_top(draft.px(1.6))[1]
    bar, rest = rest.cut_top(draft.px(PROGRESS))
    progress(draft, bar, enrol.count, enrol.most)
    return rest.cut_top(draft.px(BETWEEN))[1]


def _buttons(words: Words, enrol: Enrol) -> tuple[Button, ...]:
    if enrol.matter:
        return (Button(words.say("enrol-label-try"), Change("try", ""), is_main=True),)
    return (Button(words.say("enrol-label-done"), GoBack(), is_main=True),) if enrol.is_over else ()


# The card, shown large.


def _shown(draft: Draft, words: Words, area: Rect, enrol: Enrol) -> None:
    if enrol.card is None:
        if enrol.lacking:
            _lacking(draft, area, enrol.lacking)
        else:
            _unknown(draft, area, is_whole=enrol.is_whole)
        return
    draft.plate(area, look.PAPER, edge=look.PAPER_SHADE, thick=0.2, radius=2)
    inner = area.inset(draft.px(3), draft.px(2))
    if enrol.side is not None:
        above, inner = inner.cut_top(draft.px(UPPERMOST))
        label = words.say(f"enrol-label-up-{enrol.side}")
        draft.text(above, label, 4.2, face="bold", colour=look.QUIET_INK, ground=look.PAPER, align="right")
    _back(draft, inner, enrol.card)


def _unknown(draft: Draft, area: Rect, *, is_whole: bool) -> None:
    """Draws a sign for any card in the place of a card, or a tick where none is left."""
    draft.plate(area, None, edge=look.FREE, thick=0.4, radius=2)
    side = min(area.h * 6 // 10, area.w // 3, draft.px(30))
    place = area.middle(side, side)
    if is_whole:
        draft.add(Sign(place, "tick", look.FITS, look.NOTICE))
    else:
        draft.add(Plate(place.inset(-draft.px(2)), look.PAPER, radius=draft.px(1.6)), EmblemPicture(place, "unknown"))


def _lacking(draft: Draft, area: Rect, names: tuple[str, ...]) -> None:
    """The cards without a sticker by name, as many as there is room for."""
    draft.plate(area, look.MAT, radius=2)
    inner, tall = area.inset(draft.px(3), draft.px(2)), draft.px(LACKING)
    most = max(inner.h // tall, 1)
    shown = names if len(names) <= most else (*names[: most - 1], f"+{len(names) - most + 1}")
    for number, name in enumerate(shown):
        row = Rect(inner.x, inner.y + number * tall, inner.w, tall)
        draft.text(row, name, look.BODY, least=look.LEAST, lines=2, face=named_in(draft, name, row.w), ground=look.MAT)


def _back(draft: Draft, area: Rect, card: OnBack) -> None:
    """The emblem and the words, side by side where there is room for that, else one below the other."""
    is_wide = area.w * 10 > area.h * 13
    side = min(area.h * 9 // 10, area.w * 36 // 100) if is_wide else min(area.h * 42 // 100, area.w * 7 // 10)
    if is_wide:
        place, words = area.cut_square(side, draft.px(3))
        draft.add(EmblemPicture(place, card.emblem))
    else:
        top, rest = area.cut_top(side)
        draft.add(EmblemPicture(top.middle(side, side), card.emblem))
        words = rest.cut_top(draft.px(2))[1]
    _words_of(draft, words, card, is_wide=is_wide)


def _words_of(draft: Draft, area: Rect, card: OnBack, *, is_wide: bool) -> None:
    """The name and the texts under it, together in the middle of the room."""
    under = [text for text in (card.place, card.note, card.which) if text]
    tall = min(draft.px(UNDER), area.h * 45 // 100 // len(under)) if under else 0
    align: Align = "left" if is_wide else "centre"
    face, room = named_in(draft, card.name, area.w), (area.w, area.h - tall * len(under))
    sizes = max(draft.letters_px(NAME), draft.px(NAME_LEAST)), draft.px(NAME_LEAST)
    found = draft.setter.fitted(card.name, face, room, *sizes, NAME_LINES)
    of_name = min(draft.setter.letters.height(face, found.size) * len(found.lines), room[1])
    block = area.middle(area.w, of_name + tall * len(under))
    above, below = block.cut_top(of_name)
    draft.text(
        above, card.name, NAME, least=NAME_LEAST, lines=NAME_LINES, face=face, colour=look.INK, ground=look.PAPER, role="name", align=align
    )
    for row, text in zip(below.rows(max(len(under), 1)), under, strict=False):
        draft.text(row, text, 5, lines=2, colour=look.QUIET_INK, ground=look.PAPER, align=align)


# The last step, and the text that is being typed.


def _told(draft: Draft, area: Rect, told: LastStep) -> None:
    draft.add(Plate(area, look.MAT, radius=draft.px(1.2)))
    inner = area.inset(draft.px(2), draft.px(0.4))
    side = draft.px(5)
    left, words = inner.cut_left(side)
    if told.is_done:
        draft.add(Sign(left.middle(side, side), "tick", look.FITS, look.NOTICE))
    elif not told.is_calm:
        draft.add(Sign(left.middle(side, side), "notice", look.NOTICE, look.NOTICE))
    words = words.cut_left(draft.px(2))[1]
    draft.text(words, parts.breakable(draft, told.text, words.w, look.LEAST / draft.scale), look.BODY, lines=4, ground=look.MAT)


def _typing(draft: Draft, words: Words, area: Rect, enrol: Enrol) -> None:
    """The text so far, or the card of which it is the whole code; Enter, or the button, ends it."""
    text = enrol.named or enrol.typed
    field, end = area.cut_left(area.w - draft.px(17))
    draft.plate(field, look.MAT, edge=look.FREE, thick=0.3)
    inner = field.inset(draft.px(2), draft.px(1))
    size = look.BODY if enrol.named or len(text) <= SHORT else look.LEAST / draft.scale
    shown = text if enrol.named else parts.breakable(draft, text.replace(" ", "\u00a0"), inner.w, size)
    draft.text(inner, shown, size, least=min(size, look.LEAST), lines=4, ground=look.MAT)
    button = end.cut_left(draft.px(BETWEEN))[1]
    draft.button(button, words.say("enrol-label-enter"), Change("enter", ""), is_main=True)


# The buttons.


def _rows_height(draft: Draft) -> int:
    return draft.px(look.TOUCH) * ROWS + draft.px(BETWEEN) * (ROWS - 1)


def _draw_rows(draft: Draft, words: Words, area: Rect, enrol: Enrol) -> None:
    tall = min(draft.px(ROW) * ROWS + draft.px(BETWEEN) * (ROWS - 1), area.h)
    rows = area.cut_top(tall)[0].rows(ROWS, draft.px(BETWEEN))
    if enrol.choices:
        _choices(draft, rows, enrol.choices)
        return
    if enrol.is_whole:
        _steps(draft, words, rows[0], enrol)
        _box(draft, words, rows[1], enrol)
    else:
        is_main = enrol.card is None and not enrol.is_over
        draft.button(rows[0], words.say("enrol-label-search"), Change("search", ""), sign="search", is_main=is_main)
        _steps(draft, words, rows[1], enrol)
        _ways(draft, words, rows[2], enrol)
        _box(draft, words, rows[3], enrol)


def _choices(draft: Draft, rows: Sequence[Rect], choices: tuple[tuple[str, str], ...]) -> None:
    """The answers to a question. It comes unexpectedly, so the answer that changes nothing stands where the usual buttons are touched.

    It can be touched there as far as the first of the others, and looks like them.
    """
    *others, (harmless, label) = choices
    first, second = rows[0], rows[1]
    draft.touch(Rect(first.x, first.y, first.w, second.bottom - first.y), Change("answer", harmless), said=label)
    shown = second._replace(y=second.bottom - first.h)
    draft.plate(shown, look.RAISED)
    inner = shown.inset(draft.px(1.6), draft.px(0.4))
    draft.text(inner, label, look.BODY, lines=2, ground=look.RAISED, align="centre", role="label")
    for rect, (id, text) in zip(rows[2:], others, strict=False):
        draft.button(rect, text, Change("answer", id))


def _steps(draft: Draft, words: Words, rect: Rect, enrol: Enrol) -> None:
    """The buttons for steps that are possible now."""
    steps: list[tuple[str, str]] = []
    if enrol.can_skip:
        steps.append(("skip", words.say("enrol-label-skip")))
    if enrol.can_ask_again:
        steps.append(("again", words.say("enrol-label-again")))
    if enrol.can_undo:
        steps.append(("undo", words.say("enrol-label-undo")))
    for place, (id, label) in zip(rect.columns(max(len(steps), 1), draft.px(BETWEEN)), steps, strict=False):
        draft.button(place, label, Change(id, ""), size=4)


def _ways(draft: Draft, words: Words, rect: Rect, enrol: Enrol) -> None:
    """Two switches: cards in any order, and stickers on both sides."""
    order, sides = rect.columns(2, draft.px(BETWEEN))
    is_free = enrol.order == "free"
    _switch(draft, order, words.say("enrol-label-free"), Change("order", "listed" if is_free else "free"), is_on=is_free)
    both = Change("sides", "one" if enrol.has_sides else "two")
    _switch(draft, sides, words.say("enrol-label-two"), both, is_on=enrol.has_sides)


def _switch(draft: Draft, rect: Rect, label: str, act: Act, *, is_on: bool) -> None:
    ground = parts.choosable(draft, rect, is_on=is_on)
    side = draft.px(4)
    left, words = rect.inset(draft.px(1.2), draft.px(0.5)).cut_left(side)
    box = left.middle(side, side)
    draft.plate(box, look.GROUND, edge=look.FREE, thick=0.3, radius=0.8)
    if is_on:
        draft.add(Sign(box.inset(draft.px(0.6)), "tick", look.FITS))
    words = words.cut_left(draft.px(1))[1]
    face = parts.face_for(draft, label, words.w, "sans")
    draft.text(words, label, 4, lines=2, face=face, ground=ground, role="label")
    draft.touch(rect, act, is_on=is_on)


def _box(draft: Draft, words: Words, rect: Rect, enrol: Enrol) -> None:
    less = Change("box", str(enrol.box - 1)) if enrol.box > 1 else None
    more = Change("box", str(enrol.box + 1)) if enrol.box < enrol.most_boxes else None
    parts.stepped_number(draft, rect, words.say("enrol-label-box", which=enrol.box), less, more)
