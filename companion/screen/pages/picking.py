"""The avatar of a player is chosen: all of them in the colour of the seat, and the initial that stands for a player without one."""

from __future__ import annotations

from companion.screen import look
from companion.screen.acts import Change
from companion.screen.avatars import AVATARS, avatar_of
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect, Sign
from companion.screen.words import Words

LYING, UPRIGHT = 7, 3  # tiles side by side
NONE = ""


def draw_picking(draft: Draft, words: Words, name: str, seat: int) -> None:
    """One touch chooses, and leads back to the players."""
    rest = page(draft, name, Status(words.say("page-setup-avatar", name=name)))
    across, gap = UPRIGHT if draft.is_upright else LYING, draft.px(parts.GAP)
    choices = (NONE, *AVATARS)
    down = -(-len(choices) // across)
    tall = (rest.h - gap * (down - 1)) // down
    for number, avatar in enumerate(choices):
        _choice(draft, words, rest.tile(number, across, tall, gap, gap), avatar, name, seat)


def _choice(draft: Draft, words: Words, place: Rect, avatar: str, name: str, seat: int) -> None:
    is_on = avatar == avatar_of(draft.avatars, name)
    colour, shape = look.SEATS[seat % len(look.SEATS)]
    parts.choosable(draft, place, is_on=is_on)
    side = min(place.w, place.h) - draft.px(2)
    middle = place.middle(side, side)
    if avatar:
        draft.avatar(middle, avatar, colour)
    else:
        draft.add(Sign(middle.inset(side // 8), shape, colour, look.INK, name[:1].upper()))
    draft.touch(place, Change("avatar", avatar), is_on=is_on, said=words.say(f"page-avatar-{avatar or 'none'}"))
