"""The state of the mat and of the record of matches: a map, and a sentence for each trouble."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import mat_map, parts
from companion.screen.pages.mat_map import State
from companion.screen.things import Rect, Sign
from companion.screen.words import Words

SIZE, SEVERAL = 4.6, 3  # hundredths, of a sentence's letters; matters beyond which there is no room for the count


@dataclass(frozen=True, slots=True)
class Health:
    """The page; `states` holds the places that do not merely work, `matter` sentences such as "The mat is silent at C3 and C4."

    `kept` is the folder in which matches are kept, which is not shown, or the sentence that they are not.
    """

    shape: Shape
    states: Mapping[Slot, State] = field(default_factory=dict)
    matter: tuple[str, ...] = ()
    kept: str = ""
    is_kept: bool = True
    at: int = 0


def draw_health(draft: Draft, words: Words, health: Health) -> None:
    is_well = not health.matter and health.is_kept
    status = words.say("page-health-well") if is_well else _worst(words, health)
    buttons = (Button(words.say("page-label-try"), OpenPage("mat-check")),) if health.shape.polled else ()
    rest = page(draft, words.say("page-label-health"), Status(status, buttons=buttons))
    is_wide = mat_map.is_wide(health.shape)
    if draft.is_upright or is_wide:
        above, below = rest.cut_top(rest.h * (50 if draft.is_upright else 55) // 100)
        below = below.cut_top(draft.px(3))[1]
    else:
        above, below = parts.halves(draft, rest, 54)
    mat_map.draw_map(draft, above, health.shape, health.states)
    if is_well:
        parts.all_well(draft, below, words.say("page-label-all-works"))
    elif is_wide and not draft.is_upright:
        left, right = parts.halves(draft, below, 34)
        _counted(draft, words, left, health)
        _sentences(draft, words, _legend(draft, words, right, health, 3), health)
    else:
        below = below if len(_matters(health)) > SEVERAL else _counted(draft, words, below, health).cut_top(draft.px(2))[1]
        _sentences(draft, words, _legend(draft, words, below, health, 3 if draft.is_upright else 2), health)


def _counted(draft: Draft, words: Words, area: Rect, health: Health) -> Rect:
    places = health.shape.polled
    works = sum(1 for slot in places if health.states.get(slot) not in ("silent", "weak"))
    return mat_map.counted(draft, words, area, (works, len(places)), "page-label-health-works")


def _legend(draft: Draft, words: Words, area: Rect, health: Health, across: int) -> Rect:
    states = mat_map.present(health.shape, health.states)
    legend, below = area.cut_top(mat_map.legend_height(draft, len(states), across))
    mat_map.legend(draft, words, legend, states, across)
    return below.cut_top(draft.px(3))[1]


def _matters(health: Health) -> tuple[str, ...]:
    """What needs a look, the worst first."""
    return health.matter if health.is_kept else (health.kept, *health.matter)


def _worst(words: Words, health: Health) -> str:
    worst, *others = _matters(health)
    return f"{worst} {words.say('page-health-more', count=len(others))}" if others else worst


def _sentences(draft: Draft, words: Words, area: Rect, health: Health) -> None:
    """What the status sentence does not say."""
    rows = [(text, False) for text in _matters(health)[1:]]
    if health.is_kept and health.kept:
        rows.append((words.say("page-health-kept"), True))
    indent = draft.px(6)

    def fitting(text: str, wide: int) -> str:
        return parts.breakable(draft, text, wide - indent, SIZE)

    def talls(wide: int) -> list[int]:
        return [draft.text_height(fitting(text, wide), wide - indent, SIZE) for text, _ in rows]

    for number, rect in parts.list_rows(draft, area, talls, health.at):
        text, is_good = rows[number]
        sign, room = rect.cut_left(indent)
        line = Rect(sign.x, sign.y, draft.px(4), draft.setter.letters.height("sans", draft.px(SIZE)))
        kind, colour = ("tick", look.FITS) if is_good else ("notice", look.NOTICE)
        draft.add(Sign(line.middle(draft.px(3.6), draft.px(3.6)), kind, colour, look.NOTICE))  # type: ignore[arg-type]
        draft.text(room, fitting(text, rect.w), SIZE, lines=12)
