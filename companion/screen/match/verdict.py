"""The verdict beside the table, with its sign, its sentence and its ruling, and the page that says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.core.referee.announcements import Announcement
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Button, beginnings, page
from companion.screen.match.because import compared, draw_reasons
from companion.screen.match.parts import match_status
from companion.screen.sight import Sight, Told
from companion.screen.things import Colour, Face, Plate, Rect, Sign, SignKind
from companion.words.lines import SHORT, Lines

FILL = look.mixed(look.MAT, look.RAISED, 0.35)
RAISE, PAD, EDGE = 2.0, 1.0, 0.5  # hundredths: how far it stands out of the status band, its inset, its edge
STANDING = 4.6  # the height of the line that says how the players stand
CHIP = look.TOUCH * 0.8
MOST, LARGE = 9.0, 6.0  # the letters of its sentence: the largest, and those for which a shorter form is taken
ONE_LINE, SEVERAL = look.LEAST_SIZES["verdict"], look.LEAST  # where no form is so short
KINDS: dict[str, tuple[Colour, SignKind]] = {
    "violation": (look.VIOLATION, "violation"),
    "penalty": (look.VIOLATION, "violation"),
    "fits": (look.FITS, "fits"),
    "prize": (look.PRIZE, "prize"),
    "win": (look.PRIZE, "prize"),
}
NOTICE: tuple[Colour, SignKind] = (look.NOTICE, "notice")


def edge_of(said: Announcement) -> Colour:
    return KINDS.get(said.tone, NOTICE)[0]


def draw_verdict(draft: Draft, lines: Lines, said: Announcement, line: Rect, reason: str = "", *, is_short: bool = False) -> None:
    """The verdict on the upper line of the status band, so that it covers neither a card nor the sentence of the status.

    In short where an outline on the table tells the rest of it; a `reason` tells what follows from it as well.
    """
    draft.part(_verdict, lines, said, line, reason, is_short=is_short)


def draw_win(draft: Draft, text: str, standing: str, winners: Sequence[tuple[int, str]], band: Rect, *, has_why: bool) -> None:
    """Over the whole status band, in whose place it stands; `winners` are the numbers of seats, and their names."""
    draft.part(_win, text, standing, tuple(winners), band, has_why=has_why)


def _win(draft: Draft, text: str, standing: str, winners: Sequence[tuple[int, str]], band: Rect, *, has_why: bool) -> None:
    with draft.over_all():
        draft.add(Plate(band, look.PRIZE))
        inner = band.inset(draft.px(2.5), draft.px(1.4))
        star, inner = inner.cut_right(min(inner.h, draft.px(12)))
        draft.add(Sign(star.middle(star.w, star.w), "prize", look.INK, look.PRIZE))
        side = min(inner.h, draft.px(14), inner.w // 2 // max(len(winners), 1))
        for number, name in winners:
            sign, inner = inner.cut_left(side)
            draft.seat_sign(sign.middle(side, side), number, name)
            inner = inner.cut_left(draft.px(1.6))[1]
        if has_why:
            draft.touch(band, OpenPage("why", "verdict"))
        if standing:
            below, inner = inner.cut_bottom(draft.px(STANDING))
            draft.text(below, standing, look.BODY, least=look.LEAST, face="condensed", colour=look.INK, ground=look.PRIZE, role="body")
        draft.text(inner, text, look.VERDICT, least=ONE_LINE, lines=3, face="bold", colour=look.INK, ground=look.PRIZE, role="status")


def _verdict(draft: Draft, lines: Lines, said: Announcement, line: Rect, reason: str, *, is_short: bool) -> None:
    up, pad = draft.px(RAISE), draft.px(PAD)
    plate = Rect(line.x, line.y - up, line.w, line.h + up).inset(draft.px(0.8), 0)
    colour, kind = KINDS.get(said.tone, NOTICE)
    with draft.over_all():
        draft.plate(plate, FILL, edge=colour, thick=EDGE, radius=1.4)
        inner = plate.inset(pad + draft.px(EDGE), draft.px(EDGE))
        sign, words = inner.cut_square(inner.h - draft.px(0.6), draft.px(1.6))
        draft.add(Sign(sign, kind, colour, look.TEXT if kind == "violation" else look.INK))
        if said.rule:
            ruling = lines.format("match-label-ruling", {"rule": said.rule})
            wide = draft.setter.letters.width(ruling, "condensed", draft.letters_px(look.LEAST))
            chip, words = words.cut_right(max(draft.px(CHIP), wide))
            words = words.cut_right(pad)[1]
            touched = Rect(chip.x - pad, plate.y, plate.right - chip.x + pad, draft.px(look.TOUCH))
            _ruling(draft, ruling, chip, touched if lines.why(lines.game, said.rule) is not None else None)
        forms = () if is_short else (reason,) if reason else (lines.text(said), lines.named(said))
        _sentence(draft, (*forms, lines.short(said)), words)


def _sentence(draft: Draft, forms: tuple[str, ...], room: Rect) -> None:
    """The longest form that is large in one line, in narrow letters if need be; else the longest, or a beginning, that is less large."""
    most = max(1, room.h // draft.height_of(ONE_LINE, "bold"))
    faces: tuple[Face, ...] = ("bold", "narrow")
    short = forms[-1]
    ways = [(one, face, LARGE, 1) for one in dict.fromkeys(forms) for face in faces]
    ways += [(one, face, ONE_LINE, most) for one in dict.fromkeys((*forms, *beginnings(short))) for face in faces]
    shown, face, least, lines = next((way for way in ways if not _is_cut(draft, *way, room)), (short, faces[1], SEVERAL, 9))
    draft.text(room, shown, MOST, least=least, lines=lines, face=face, ground=FILL, role="verdict" if least >= ONE_LINE else "body")


def _is_cut(draft: Draft, text: str, face: Face, least: float, lines: int, room: Rect) -> bool:
    size = draft.px(least)
    return draft.setter.fitted(text, face, (room.w, room.h), size, size, lines).is_cut


def _ruling(draft: Draft, words: str, rect: Rect, touched: Rect | None) -> None:
    """The number of the ruling, small, called a rule as it looks like a cell; a touch on `touched` opens the page that says why."""
    if touched is not None:
        draft.touch(touched, OpenPage("why", "verdict"))
    draft.text(rect, words, look.LEAST, face="condensed", ground=FILL, colour=look.QUIET, role="quiet", align="right")


REASON, RULING = 6.2, 3.4
LEAST_REST = 21.0  # hundredths: what the rule behind a verdict needs


def draw_why(draft: Draft, sight: Sight) -> None:
    lines = sight.lines
    said, rule = asked_about(sight.told)
    behind = lines.why(lines.game, rule, forms=(SHORT,)) if rule else None
    rules = Button(lines.format("match-label-rules", {}), OpenPage("rules", rule if behind else ""))
    room = page(draft, lines.format("match-title-why", {}), replace(match_status(lines, sight.table), buttons=(rules,)))
    if said is not None:
        room = _said(draft, sight, said, room)
        room = draw_reasons(draft, sight, said, room, draft.px(LEAST_REST))
    number, room = room.cut_bottom(draft.px(5.6)) if behind else (None, room)
    text = behind or lines.format("match-nothing-behind", {})
    draft.text(room, text, REASON, least=look.LEAST, lines=20, upright="top")
    if number is not None:
        draft.text(number, lines.format("match-label-ruling", {"rule": rule}), RULING, colour=look.QUIET, role="quiet", upright="bottom")


def asked_about(told: Told) -> tuple[Announcement | None, str]:
    """The last announcement that can be asked about, and the ruling behind it."""
    said = told.verdict or told.caption or told.since
    return said, told.why or (said.rule if said else "")


def _said(draft: Draft, sight: Sight, said: Announcement, room: Rect) -> Rect:
    """The sentence with a bar in the verdict's colour, in short where its cards are shown; the answer is the room below."""
    text, indent = (sight.lines.short if compared(sight, said) else sight.lines.text)(said), draft.px(3)
    talls = {one: draft.text_height(text, room.w - indent, one, lines=100, face="bold") for one in (6.5, 5.5, 4.5, 3.6)}
    size = next((one for one, tall in talls.items() if tall <= room.h * 45 // 100), 3.6)
    tall = talls[size]
    draft.add(Plate(Rect(room.x, room.y, draft.px(0.8), tall), edge_of(said)))
    draft.text(Rect(room.x + indent, room.y, room.w - indent, tall), text, size, lines=20, face="bold", upright="top")
    return room.cut_top(tall + draft.px(4))[1]
