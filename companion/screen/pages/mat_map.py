"""The mat as it lies on the table, with the state of each place as a sign and a word, never as a colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Put
from companion.screen.draft import Draft
from companion.screen.things import Plate, Rect, Sign
from companion.screen.words import Words

# "heard": tried, and it has answered. "weak": its card is heard badly. "silent": it does not answer now. "blind": it has no reader.
# "seen" and "fresh": the pile to which its card belongs after a match (C17).
State = Literal["works", "card", "seen", "fresh", "weak", "two-cards", "unknown", "heard", "silent", "blind"]
ORDER: tuple[State, ...] = ("works", "card", "seen", "fresh", "heard", "weak", "two-cards", "unknown", "silent", "blind")
NAMES = 4.6  # hundredths, for the names of columns and rows
LINE_ACROSS = 16  # places of a line in one row
LEGEND, SAMPLE = 7.9, 6.7  # hundredths, of a row and of the place in it: large enough for every sign of the map


def draw_map(draft: Draft, area: Rect, shape: Shape, states: Mapping[Slot, State], *, are_tried: bool = False) -> None:
    """The map, with A1 at the lower left; pads at the right, places outside the grid below. Places that `are_tried` can be touched."""
    pads = (*shape.pads, *shape.draw_pads)
    others = [slot for slot in shape.slots if shape.column_and_row(slot) is None and slot not in pads]
    if not (shape.columns and shape.rows):
        _strips(draft, area, others, pads, states, most=draft.px(20), are_tried=are_tried)
        return
    if others:
        tall = draft.px(13) * len(_broken(others, LINE_ACROSS))
        below, area = area.cut_bottom(min(tall, area.h // 2))
        _strips(draft, below, others, (), states, most=draft.px(10), are_tried=are_tried)
    _grid(draft, area, shape, pads, states, are_tried=are_tried)


def is_wide(shape: Shape) -> bool:
    """Whether the mat needs the whole width of a page: a long line, or places in a row."""
    return shape.columns > 2 * shape.rows or not shape.rows


def _grid(draft: Draft, area: Rect, shape: Shape, pads: Sequence[Slot], states: Mapping[Slot, State], *, are_tried: bool) -> None:
    names, beside = draft.px(NAMES), (1.6 if pads else 0)
    side = min((area.w - names) / (shape.columns + beside), (area.h - names) / shape.rows, draft.px(22))
    wide = round(side * (shape.columns + beside)) + names
    tall = round(side * shape.rows) + names
    whole = area.middle(wide, tall)
    cells = Rect(whole.x + names, whole.y, round(side * shape.columns), tall - names)
    draft.plate(cells.inset(-draft.px(0.6)), look.MAT, radius=1)
    every = max(1, round(draft.px(3.6) / side + 0.49))  # where cells are small, only some have names
    for column, place in enumerate(cells.columns(shape.columns)):
        if column % every == 0:
            _name(draft, Rect(place.x, cells.bottom + draft.px(0.6), place.w, names - draft.px(0.6)), chr(65 + column))
        for row, cell in enumerate(reversed(place.rows(shape.rows))):
            slot = shape.cell_at(column, row)
            if slot is not None:
                _slot(draft, cell, slot, states, are_tried=are_tried)
            if column == 0 and row % every == 0:
                _name(draft, Rect(whole.x, cell.y, names - draft.px(1), cell.h), str(row + 1))
    for number, pad in enumerate(pads):
        left = cells.right + round(side * 0.6)
        place = Rect(left, cells.bottom - round(side * (number + 1)), round(side), round(side))
        _slot(draft, place, pad, states, are_tried=are_tried)


def _name(draft: Draft, rect: Rect, text: str) -> None:
    draft.text(rect, text, 3.2, colour=look.QUIET, align="centre", role="label")


def _broken(slots: Sequence[Slot], across: int) -> list[Sequence[Slot]]:
    return [slots[at : at + across] for at in range(0, len(slots), across)]


def _strips(
    draft: Draft, area: Rect, slots: Sequence[Slot], pads: Sequence[Slot], states: Mapping[Slot, State], most: int, *, are_tried: bool
) -> None:
    """Places in rows, each with its number under it, and pads apart from them after the last place."""
    line = LINE_ACROSS if not draft.is_upright else LINE_ACROSS // 2
    rows = [*_broken(slots, line)]
    across = max([len(row) for row in rows] + [1]) + (1.6 * len(pads) if len(rows) < 2 else 0)
    if pads and len(rows) != 1:
        rows.append(pads)
    if not rows:
        return
    names = draft.px(5)
    side = min(int(area.w / across), area.h // len(rows) - names, most)
    whole = area.middle(round(side * across), (side + names) * len(rows))
    for number, row in enumerate(rows):
        top = whole.y + number * (side + names)
        for column, slot in enumerate(row):
            _numbered(draft, Rect(whole.x + column * side, top, side, side), slot, states, are_tried=are_tried)
    if pads and len(rows) == 1 and slots:
        for number, pad in enumerate(pads):
            left = whole.right - round(side * (1 + 1.6 * (len(pads) - 1 - number)))
            _slot(draft, Rect(left, whole.y, side, side), pad, states, are_tried=are_tried)


def _numbered(draft: Draft, cell: Rect, slot: Slot, states: Mapping[Slot, State], *, are_tried: bool) -> None:
    _slot(draft, cell, slot, states, are_tried=are_tried)
    _name(draft, Rect(cell.x, cell.bottom, cell.w, draft.px(5)), slot.rpartition("-")[2] if "-" in slot else "")


def _slot(draft: Draft, cell: Rect, slot: Slot, states: Mapping[Slot, State], *, are_tried: bool) -> None:
    state = states.get(slot, "works")
    _place(draft, cell, state)
    if are_tried and state != "blind":
        draft.spot(cell, slot)
        draft.touch(cell.inset(1), Put(slot))  # so that neighbours do not overlap


def _place(draft: Draft, cell: Rect, state: State) -> None:
    inner = cell.inset(max(1, round(min(cell.w, cell.h) * 0.07)))
    radius = inner.w // 8
    if state == "silent":
        draft.add(Plate(inner, look.SLOT, look.NOTICE, max(2, draft.px(0.4)), radius))
    elif state == "blind":
        draft.add(Plate(inner, None, look.SLOT, 2, radius))
    else:
        draft.add(Plate(inner, look.GROUND, look.FREE, 2, radius))
    draw_state(draft, inner, state)


def draw_state(draft: Draft, rect: Rect, state: State) -> None:
    """The sign of a place in that state."""
    side = round(min(rect.w, rect.h) * 0.62)
    middle = rect.middle(side, side)
    card = rect.middle(round(side * 0.86), round(side * 1.16))
    paper = Plate(card, look.PAPER, radius=max(2, side // 8))
    match state:
        case "works":
            dot = max(4, side // 4)
            draft.add(Sign(rect.middle(dot, dot), "circle", look.FREE))
        case "heard":
            draft.add(Sign(middle, "tick", look.FITS))
        case "card":
            draft.add(paper)
        case "seen" | "weak":
            draft.add(paper, Sign(card.middle(side * 7 // 10, side * 7 // 10), "tick" if state == "seen" else "weak", look.INK))
        case "fresh":
            draft.add(Plate(card, look.SLOT, look.PAPER, max(2, side // 12), max(2, side // 8)))
        case "two-cards":
            off = max(2, side // 6)
            draft.add(Plate(card.moved(-off, -off // 2), look.PAPER_SHADE, radius=max(2, side // 8)))
            draft.add(Plate(card.moved(off, off // 2), look.PAPER, look.INK, 2, radius=max(2, side // 8)))
        case "unknown":
            draft.add(paper)
            most = card.h / draft.u * 0.8
            if most >= look.LEAST and card.h >= draft.height_of(look.LEAST * 1.05):
                draft.text(card, "?", most, least=look.LEAST, face="bold", colour=look.INK, ground=look.PAPER, align="centre", role="label")
            else:
                draft.add(Sign(card.middle(card.h, card.h), "square", look.PAPER, look.INK, "?"))
        case "silent":
            draft.add(Sign(middle, "notice", look.NOTICE, look.NOTICE))
        case "blind":
            draft.add(Sign(rect.middle(side * 3 // 4, side * 3 // 4), "close", look.FREE))


def legend(
    draft: Draft, words: Words, area: Rect, states: Sequence[State], across: int, own: Mapping[State, str] = MappingProxyType({})
) -> None:
    """The signs of these states with their words; `own` has the words of a page for some of them."""
    tall, side = draft.px(LEGEND), draft.px(SAMPLE)
    for number, state in enumerate(states):
        sign, text = area.tile(number, across, tall, draft.px(2)).cut_left(draft.px(LEGEND + 0.6))
        _place(draft, Rect(sign.x, sign.y + (tall - side) // 2, side, side), state)
        key = own.get(state, f"page-label-place-{state}")
        said = words.say(key)
        draft.text(text, f"{said[:1].upper()}{said[1:]}", 3.6, role="label", lines=2)


def counted(draft: Draft, words: Words, area: Rect, of_all: tuple[int, int], caption: str) -> Rect:
    """How many of the places, large, above what they are; the answer is the room below."""
    number, area = area.cut_top(draft.px(13))
    text = words.say("page-label-of-all", count=of_all[0], most=of_all[1])
    draft.text(number, text, 11, least=7, face="bold", upright="middle", role="value")
    below, area = area.cut_top(draft.px(6))
    draft.text(below, words.say(caption), 4, colour=look.QUIET, role="quiet", lines=2)
    return area


def legend_height(draft: Draft, number: int, across: int) -> int:
    return draft.px(LEGEND) * -(-number // across)


def present(shape: Shape, states: Mapping[Slot, State]) -> list[State]:
    """The states that places of this mat are in, in a fixed order."""
    found = {states.get(slot, "works") for slot in shape.slots}
    return [state for state in ORDER if state in found]
