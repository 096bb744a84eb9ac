"""The verdict that rises over the table, with its sign, its sentence and its ruling, and the page that says why."""

from __future__ import annotations

from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Button, page
from companion.screen.match.parts import match_status
from companion.screen.sight import Sight, Told
from companion.screen.things import Colour, Face, Plate, Rect, Sign, SignKind
from companion.words.lines import Lines

FILL = look.mixed(look.MAT, look.RAISED, 0.35)
LONG = 120  # letters: a sentence of more than these may be set smaller
LONG_LEAST = 4.5
MOST_LINES = 9
MOST_TALL, VERY_TALL = 60, 72  # hundredths of the room: the rest shows the table
PAD = 2.4
SIGN, MIDDLE_SIGN, SMALL_SIGN = 17.0, 13.0, 11.0
CHIP = look.TOUCH * 1.1
KINDS: dict[str, tuple[Colour, SignKind]] = {
    "violation": (look.VIOLATION, "violation"),
    "penalty": (look.VIOLATION, "violation"),
    "fits": (look.FITS, "fits"),
    "prize": (look.PRIZE, "prize"),
    "win": (look.PRIZE, "prize"),
}
NOTICE: tuple[Colour, SignKind] = (look.NOTICE, "notice")


@dataclass(frozen=True, slots=True)
class Setting:
    """How the sentence is set: its letters, the height of the plate, and the place of the ruling's number."""

    size: int
    face: Face
    tall: int
    sign: int
    is_at_end: bool  # the number stands behind the sentence, else under the sign


def edge_of(said: Announcement) -> Colour:
    return KINDS.get(said.tone, NOTICE)[0]


def draw_verdict(draft: Draft, lines: Lines, said: Announcement, room: Rect, avoid: Rect | None) -> None:
    """The verdict at the bottom of the room, or at its top where it would cover the place that it is about."""
    draft.part(_verdict, lines, said, room, avoid)


def _verdict(draft: Draft, lines: Lines, said: Announcement, room: Rect, avoid: Rect | None) -> None:
    room, text = room.inset(draft.px(2.5)), lines.text(said)
    setting = _setting(draft, text, room, has_rule=bool(said.rule))
    plate = room.cut_bottom(setting.tall)[0]
    if avoid is not None and plate.meets(avoid):
        plate = room.cut_top(setting.tall)[0]
    with draft.over_all():
        _put(draft, lines, said, text, plate, setting)


def _setting(draft: Draft, text: str, room: Rect, *, has_rule: bool) -> Setting:
    """The setting in three lines and large letters, else with the number under the sign, else in more lines; long sentences are smaller."""
    pad, high = draft.px(PAD), room.h * MOST_TALL // 100 - 2 * draft.px(PAD)
    large, middle, small = (min(draft.px(one), room.w // 6) for one in (SIGN, MIDDLE_SIGN, SMALL_SIGN))
    behind = draft.px(CHIP) + pad if has_rule else 0
    beside, below = room.w - large - behind - 3 * pad, room.w - max(middle, draft.px(CHIP)) - 3 * pad
    alone = room.w - max(small, draft.px(CHIP)) - 3 * pad
    for wide, most, least, lines, sign, is_at_end in (
        (beside, look.VERDICT, look.VERDICT_ASKED, 3, large, True),
        (below, look.VERDICT, look.VERDICT_ASKED, 3, middle, False),
        (beside, look.VERDICT_ASKED, look.VERDICT_LEAST, 4, large, True),
        (alone, look.VERDICT_ASKED, look.VERDICT_LEAST, MOST_LINES, small, False),
    ):
        size = max(draft.letters_px(most), draft.px(least))
        while size >= draft.px(least):
            taken = _lines(draft, text, (wide, high), size, lines)
            if taken is not None:
                return _set(draft, size, "bold", taken, sign, is_at_end=is_at_end or not has_rule)
            size -= 1
    least_px = draft.px(LONG_LEAST if len(text) > LONG else look.VERDICT_LEAST)
    high = room.h * VERY_TALL // 100 - 2 * pad
    last = draft.setter.fitted(text, "sans", (alone, high), max(draft.px(look.VERDICT_LEAST), least_px), least_px, MOST_LINES)
    return _set(draft, last.size, "sans", len(last.lines), small, is_at_end=not has_rule)


def _set(draft: Draft, size: int, face: Face, lines: int, sign: int, *, is_at_end: bool) -> Setting:
    left = sign if is_at_end else sign + draft.px(1.5 + look.TOUCH)
    tall = max(draft.setter.letters.height(face, size) * lines, left) + 2 * draft.px(PAD)
    return Setting(size, face, tall, sign, is_at_end)


def _lines(draft: Draft, text: str, room: tuple[int, int], size: int, most: int) -> int | None:
    """The number of lines of a text in that size; None where it needs more than `most`."""
    setter = draft.setter
    most = min(most, room[1] // setter.letters.height("bold", size))
    broken = setter.broken(text, "bold", size, room[0]) if setter.may_fit(text, "bold", size, room[0], most) else None
    return len(broken) if broken is not None and len(broken) <= most else None


def _put(draft: Draft, lines: Lines, said: Announcement, text: str, plate: Rect, setting: Setting) -> None:
    colour, kind = KINDS.get(said.tone, NOTICE)
    draft.plate(plate, FILL, edge=colour, thick=0.9, radius=2)
    pad, chip, touch = draft.px(PAD), draft.px(CHIP), draft.px(look.TOUCH)
    inner = plate.inset(pad)
    left, words = inner.cut_left(setting.sign if setting.is_at_end else max(setting.sign, chip))
    words = words.cut_left(pad)[1]
    number = None
    if said.rule and setting.is_at_end:
        right, words = words.cut_right(chip + pad)
        number = Rect(right.right - chip, inner.bottom - touch, chip, touch)
    elif said.rule:
        number, left = left.cut_bottom(touch)
        number = number.middle(chip, touch)
    there = left.middle(setting.sign, setting.sign)
    draft.add(Sign(there, kind, colour, look.TEXT if kind == "violation" else look.INK))
    size = setting.size / draft.u / draft.scale
    least = setting.size / draft.u
    draft.text(words, text, size, least=least, lines=MOST_LINES, face=setting.face, ground=FILL, role="verdict")
    if number is not None:
        _ruling(draft, lines, said.rule, number)


def _ruling(draft: Draft, lines: Lines, rule: str, rect: Rect) -> None:
    """The small number of the ruling; a touch on it opens the page that says why."""
    if lines.why(lines.game, rule) is not None:
        draft.plate(rect, None, edge=look.FREE, thick=0.25, radius=1.2)
        draft.touch(rect, OpenPage("why"))
    draft.text(rect, rule, 3.4, ground=FILL, colour=look.QUIET, role="quiet", align="centre")


REASON, RULING = 5.6, 3.4


def draw_why(draft: Draft, sight: Sight) -> None:
    lines = sight.lines
    said, rule = asked_about(sight.told)
    behind = lines.why(lines.game, rule) if rule else None
    rules = Button(lines.format("match-label-rules", {}), OpenPage("rules", rule if behind else ""))
    room = page(draft, lines.format("match-title-why", {}), replace(match_status(lines, sight.table), buttons=(rules,)))
    if said is not None:
        room = _said(draft, sight, said, room)
    number, room = room.cut_bottom(draft.px(5)) if behind else (None, room)
    text = behind or lines.format("match-nothing-behind", {})
    draft.text(room, text, REASON, least=look.LEAST, lines=20, upright="top")
    if number is not None:
        draft.text(number, lines.format("match-label-ruling", {"rule": rule}), RULING, colour=look.QUIET, role="quiet")


def asked_about(told: Told) -> tuple[Announcement | None, str]:
    """The last announcement that can be asked about, and the ruling behind it."""
    said = told.verdict or told.caption or told.since
    return said, told.why or (said.rule if said else "")


def _said(draft: Draft, sight: Sight, said: Announcement, room: Rect) -> Rect:
    """The sentence, with a bar in the verdict's colour at its side; the answer is the room below."""
    text, indent = sight.lines.text(said), draft.px(3)
    talls = {one: draft.text_height(text, room.w - indent, one, lines=100, face="bold") for one in (6.5, 5.5, 4.5, 3.6)}
    size = next((one for one, tall in talls.items() if tall <= room.h * 45 // 100), 3.6)
    tall = talls[size]
    draft.add(Plate(Rect(room.x, room.y, draft.px(0.8), tall), edge_of(said)))
    draft.text(Rect(room.x + indent, room.y, room.w - indent, tall), text, size, lines=20, face="bold", upright="top")
    return room.cut_top(tall + draft.px(4))[1]
