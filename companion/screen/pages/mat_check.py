"""The check before a match: a card is put on each place, and every place that hears one gets a tick."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import GoBack
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import mat_map, parts
from companion.screen.pages.mat_map import State
from companion.screen.things import Rect
from companion.screen.words import Words


@dataclass(frozen=True, slots=True)
class MatCheck:
    """The page; `silent` places do not answer at all, `weak` ones hear their card badly; `matter` is a sentence about them."""

    shape: Shape
    heard: frozenset[Slot] = frozenset()
    silent: frozenset[Slot] = frozenset()
    matter: str = ""
    weak: frozenset[Slot] = frozenset()

    def state(self, slot: Slot) -> State:
        if slot in self.shape.blind:
            return "blind"
        if slot in self.silent:
            return "silent"
        if slot in self.weak:
            return "weak"
        return "heard" if slot in self.heard else "works"


def draw_mat_check(draft: Draft, words: Words, check: MatCheck) -> None:
    working = [slot for slot in check.shape.polled if slot not in check.silent]
    heard = sum(1 for slot in working if slot in check.heard)
    is_done = heard == len(working)
    label = words.say("page-label-go-on" if is_done else "page-label-skip")
    text = words.say("page-check-done") if is_done else words.say("page-check-lay")
    rest = page(draft, words.say("page-label-check"), Status(text, buttons=(Button(label, GoBack(), is_main=is_done),)))
    if draft.is_upright:
        above, below = rest.cut_top(round(rest.h * 0.6))
        below = below.cut_top(draft.px(3))[1]
    elif mat_map.is_wide(check.shape):
        above, below = rest.cut_top(draft.px(32))
    else:
        above, below = parts.halves(draft, rest, 60)
    states = {slot: check.state(slot) for slot in check.shape.slots}
    mat_map.draw_map(draft, above, check.shape, states, are_tried=True)
    if is_done and not check.silent and not check.matter:
        parts.all_well(draft, below, words.say("page-label-all-works"))
        return
    _told(draft, words, below, check, (heard, len(working)))


def _told(draft: Draft, words: Words, area: Rect, check: MatCheck, heard: tuple[int, int]) -> None:
    if mat_map.is_wide(check.shape) and not draft.is_upright:
        area, beside = area.columns(2, draft.px(4))
    else:
        beside = None
    area = mat_map.counted(draft, words, area, heard, "page-label-check-heard")
    area = beside or area.cut_top(draft.px(3))[1]
    states = mat_map.present(check.shape, {slot: check.state(slot) for slot in check.shape.slots})
    legend, area = area.cut_top(mat_map.legend_height(draft, len(states), 2))
    mat_map.legend(draft, words, legend, states, 2)
    draft.text(area.cut_top(draft.px(3))[1], check.matter, look.BODY, lines=8, upright="top")
