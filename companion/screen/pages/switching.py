"""Switching the machine off: the page asks once, and then says when the plug may be pulled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change, GoBack
from companion.screen.draft import Draft
from companion.screen.facade import NIGHT, Band, Palette, front
from companion.screen.frame import Button, Status, page
from companion.screen.things import Rect, Sign
from companion.screen.words import Words

OFF = Change("power", "off")
DARK = replace(NIGHT, lights={}, unknown=NIGHT.covered)  # all windows once the machine goes off
MOON = look.colour("#E8E2CF")
HOUSES = (("shops", 0.34), ("residential", 0.62), ("offices", 0.48), ("hotels", 0.8), ("residential", 0.4), ("offices", 0.58))


@dataclass(frozen=True, slots=True)
class Switching:
    """The page; `switch_off` raises `Unusable` where the machine cannot be switched off."""

    switch_off: Callable[[], None] = field(repr=False, compare=False)
    is_going: bool = False


def changed_switching(page: Switching, act: Act) -> Switching:
    if act != OFF or page.is_going:
        return page
    page.switch_off()
    return replace(page, is_going=True)


def draw_switching(draft: Draft, words: Words, switching: Switching) -> None:
    if switching.is_going:
        rest = page(draft, words.say("appliance-title-goes-off"), Status(words.say("appliance-goes-off-plug")))
    else:
        stay = Button(words.say("appliance-label-stay"), GoBack())
        off = Button(words.say("appliance-label-switch-off"), OFF, is_main=True)
        status = Status(words.say("appliance-switch-off-kept"), buttons=(stay, off))
        rest = page(draft, words.say("appliance-title-switch-off"), status)
    _night(draft, rest, DARK if switching.is_going else NIGHT)


def _night(draft: Draft, room: Rect, palette: Palette) -> None:
    """A few houses under the moon."""
    draft.plate(room, look.MAT, radius=1.6)
    sky = room.inset(draft.px(5), draft.px(4))
    side = min(draft.px(11), sky.h // 3)
    draft.add(Sign(Rect(sky.right - side, sky.y, side, side), "crescent", MOON))
    ground = Rect(sky.x, sky.y, sky.w, room.bottom - sky.y)
    for number, (house, (use, share)) in enumerate(zip(ground.columns(len(HOUSES), draft.px(3)), HOUSES, strict=True)):
        tall = round(min(ground.h, house.w * 4) * share)
        floors = max(2, tall // draft.px(6))
        whole = house.cut_bottom(tall)[0]
        draft.add(front(draft, f"night:{number}", whole, [Band(one, use, is_open=True) for one in whole.rows(floors)][::-1], palette))
