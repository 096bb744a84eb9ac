"""Why the referee said so: the verdict, the two sentences behind it, and the ruling's number."""

from __future__ import annotations

from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.draft import Draft
from companion.screen.frame import page
from companion.screen.match.parts import height_of, paragraph, status_of
from companion.screen.match.verdict import edge_of
from companion.screen.sight import Sight, Told
from companion.screen.things import Plate, Rect

SIZE, SMALL = 5.6, 3.4


def draw(draft: Draft, sight: Sight) -> None:
    lines = sight.lines
    room = page(draft, lines.format("match-title-why", {}), status_of(lines, sight.table))
    said, rule = asked_about(sight.told)
    behind = lines.why(lines.game, rule) if rule else None
    if said is not None:
        room = _said(draft, sight, said, room)
    number, room = room.cut_bottom(draft.px(5)) if behind else (None, room)
    text = behind or lines.format("match-nothing-behind", {})
    paragraph(draft, room, text, SIZE, least=look.LEAST)
    if number is not None:
        draft.text(number, lines.format("match-label-ruling", {"rule": rule}), SMALL, colour=look.QUIET, role="quiet")


def asked_about(told: Told) -> tuple[Announcement | None, str]:
    """What was said last that somebody may ask about, and the ruling behind it."""
    said = told.verdict or told.caption or told.since
    return said, told.why or (said.rule if said else "")


def _said(draft: Draft, sight: Sight, said: Announcement, room: Rect) -> Rect:
    """The sentence, with a bar in the verdict's colour at its side."""
    text, indent = sight.lines.text(said), draft.px(3)
    size = next((one for one in (6.5, 5.5, 4.5) if height_of(draft, text, room.w - indent, one, "bold") <= room.h * 45 // 100), 3.6)
    tall = height_of(draft, text, room.w - indent, size, "bold")
    draft.add(Plate(Rect(room.x, room.y, draft.px(0.8), tall), edge_of(said)))
    paragraph(draft, Rect(room.x + indent, room.y, room.w - indent, tall), text, size, face="bold")
    return room.cut_top(tall + draft.px(4))[1]
