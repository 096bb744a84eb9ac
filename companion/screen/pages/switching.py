"""Switching the machine off: the page asks once, and then says when the plug may be pulled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.words import Words

OFF = Change("power", "off")


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
    said = ("appliance-title-switch-off", "appliance-switch-off-kept", "appliance-status-switch-off")
    if switching.is_going:
        said = ("appliance-title-goes-off", "appliance-goes-off-plug", "appliance-status-goes-off")
    title, text, status = map(words.say, said)
    buttons = () if switching.is_going else (Button(words.say("appliance-label-switch-off"), OFF, is_main=True),)
    rest = page(draft, title, Status(status, buttons=buttons))
    draft.text(rest.cut_top(draft.px(2))[1], text, look.STATUS, least=look.BODY, lines=6, upright="top")
