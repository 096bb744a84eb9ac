"""The live table: its ground, the panel beside it, the last announcement, and the status sentence along the bottom."""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected
from companion.core.referee.violations import Instruction
from companion.screen import grid, line, look, towers
from companion.screen.buttons import has_own_label
from companion.screen.draft import Draft
from companion.screen.frame import Status, status_band, verdict_line
from companion.screen.grid import draw_grid
from companion.screen.line import draw_line
from companion.screen.match.because import compared, standing_of
from companion.screen.match.parts import sentence_of
from companion.screen.match.repair import draw_repair, draw_rest, sign_of
from companion.screen.match.verdict import draw_verdict, draw_win
from companion.screen.panel import draw_panel, draw_seats
from companion.screen.seats import draw_time_bar, time_up
from companion.screen.sight import Sight, Told
from companion.screen.stage import is_staged, said_of_pairs
from companion.screen.things import Plate, Rect
from companion.screen.towers import draw_towers
from companion.words.lines import Lines

SeatSign = tuple[int, str]  # the number of a seat, and its name
PANEL = 0.3  # of the width
OVER = Announcement("screen-match-over", "", "plain", {})  # in small letters, as the sentence says who has won
TIME_BAR = 0.9  # hundredths: the height of the bar that grows shorter, in the upper edge of the status band
UPRIGHT_MAT, LEAST_MAT = 0.55, 0.44  # of the height, where the screen stands upright
PANEL_TALL, SEAT_TALL = 48.0, 6.2  # hundredths: what has to find room beside it, and more for each player


def draw_table(draft: Draft, sight: Sight) -> None:
    draft.about(sight.deck, sight.lines)
    is_over = has_ended(sight)
    status = Status("") if is_over else draft.part(_status, *_of_status(sight))
    rest = status_band(draft, replace(status, note=time_up(sight) or status.note), draft.area)
    ground, panel = _rooms(draft, sight, rest)
    draft.add(Plate(ground, look.MAT))
    inside, beside = ground.inset(draft.px(1.5), draft.px(1.2)), panel.inset(draft.px(2.2), draft.px(2))
    if is_repaired(sight):
        draw_repair(draft, sight, inside, draw_ground, lambda name: _spot(draft, sight, inside, name))
        draw_rest(draft, sight, draw_seats(draft, sight, beside))
    else:
        draw_ground(draft, sight, inside)
        draw_panel(draft, sight, beside)
    if sight.leaving:
        lying = zip(sight.table.view.places, sight.table.slots, strict=True)
        draft.pale({f"card:{one.card}" for one, slot in lying if slot in sight.leaving})
    draw_time_bar(draft, sight, Rect(rest.x, rest.bottom, rest.w, draft.px(TIME_BAR)))
    if is_over:
        _draw_won(draft, sight, Rect(rest.x, rest.bottom, rest.w, draft.area.bottom - rest.bottom))
    elif sight.told.verdict is not None and not is_staged(sight):
        is_framed = _draw_prized(draft, sight, inside, sight.told.verdict)
        reason = _reason(sight, sight.told.verdict)
        draw_verdict(draft, sight.lines, sight.told.verdict, verdict_line(draft, draft.area), reason, is_short=is_framed)


def has_ended(sight: Sight) -> bool:
    """Whether the band says who has won, and nothing else is asked or told."""
    is_told = sight.told.verdict is None or is_won(sight.told)
    return bool(sight.table.view.winners) and is_told and sight.table.expected.question is None and not is_repaired(sight)


def _draw_won(draft: Draft, sight: Sight, band: Rect) -> None:
    view, said = sight.table.view, sight.told.verdict
    text = sight.lines.text(said) if said is not None else sight.lines.short(sight.table.expected.status)
    signs = [(number, one.name) for number, one in enumerate(view.seats) if one.seat in view.winners]
    draw_win(draft, text, standing_of(sight), signs, band, has_why=said is not None)


def _draw_prized(draft: Draft, sight: Sight, inside: Rect, said: Announcement) -> bool:
    """An outline around the building that a prize goes to; whether it is in sight."""
    place = said.args.get("place")
    rect = _spot(draft, sight, inside, place) if said.tone == "prize" and isinstance(place, PlaceName) else None
    if rect is not None:
        with draft.over_all():
            draft.add(Plate(rect.inset(-draft.px(0.9)), None, look.PRIZE, draft.px(0.7), draft.px(1.2)))
    return rect is not None


def _reason(sight: Sight, said: Announcement) -> str:
    """Of a penalty, the numbers that it follows from; empty where they are not told."""
    pairs = compared(sight, said) if said.tone == "penalty" else ()
    return " ".join(said_of_pairs(sight, pairs)) if any(one.is_out for one in pairs) else ""


def is_won(told: Told) -> bool:
    """Whether the verdict tells who has won, so that the status sentence would say it again."""
    return told.verdict is not None and told.verdict.tone == "win"


def draw_ground(draft: Draft, sight: Sight, room: Rect) -> None:
    match sight.ground:
        case "area":
            draw_grid(draft, sight, room)
        case "row":
            draw_line(draft, sight, room)
        case "sites":
            draw_towers(draft, sight, room)


def status_of(sight: Sight) -> Status:
    """The status sentence or the open question."""
    return _status(None, *_of_status(sight))


def _of_status(sight: Sight) -> tuple[Lines, Expected, SeatSign | None, Told, Instruction | None]:
    """Everything that the status band is made of; with what has to be put right stands nothing but the verdict that it follows from."""
    told, table = sight.told, sight.table
    if not is_repaired(sight):
        loose, expected = _loose(sight), table.expected
        is_stated = loose is not None and expected.question is None  # the usual sentence would ask for a card that lies there already
        note = told.caption or (None if is_stated else loose) or (OVER if table.view.winners else told.note)
        told = Told() if is_staged(sight) else Told(told.verdict, note, told.lesson)  # the stage tells all
        stated = replace(expected, status=loose, offers=()) if loose is not None and is_stated else expected
        return sight.lines, stated, seat_of(sight), told, None
    first = table.instructions[0]
    ordered = sight.seat_sign(first.seat) if first.seat is not None else None
    return sight.lines, table.expected, ordered, Told(told.verdict, judged=_cause(told, first)), first


def _loose(sight: Sight) -> Announcement | None:
    """That the card which was laid last does not count yet, and who may still move it (C20)."""
    card = next((one.card for one in sight.table.loose if one.card is not None), None) if sight.ground == "area" else None
    seat = sight.table.expected.seat or sight.table.view.turn
    if card is None or seat is None:
        return None
    return Announcement("screen-loose", "C20", "plain", {"card": OfCard(card), "seat": OfSeat(seat)})


def _cause(told: Told, first: Instruction) -> Announcement | None:
    """The last verdict, where the card of an instruction is the one that it was about and it says something else."""
    said = told.judged
    about = said.args.get("card") if said is not None and said.key != first.announcement.key else None
    return said if isinstance(about, OfCard) and about.card == first.card else None


def _status(_: object, lines: Lines, expected: Expected, seat: SeatSign | None, told: Told, first: Instruction | None) -> Status:
    if first is not None:
        text, sign = lines.order(first.announcement, first.seat, is_short=True), sign_of(first.announcement)
        cause = lines.named(told.judged) if told.judged is not None else None
        return Status(text, seat, note=cause if cause != text else None, sign=sign, is_under_verdict=told.verdict is not None)
    if is_won(told):
        return Status("")
    text = _sentence(lines, expected)
    if told.verdict is not None:
        return Status(text, seat, is_under_verdict=True)
    note, lesson = told.caption, told.lesson
    is_urgent = note is not None and note.tone == "soft"
    said, explained = (lines.short(one) if one is not None else "" for one in (note, lesson))
    return Status(text, seat, note=said, is_urgent=is_urgent, lesson=explained)


def seat_of(sight: Sight) -> SeatSign | None:
    """The seat that the sentence speaks of: the one that is asked, in the end the one that has won."""
    view = sight.table.view
    winner = view.winners[0] if len(view.winners) == 1 else None
    return sight.seat_sign(winner or sight.table.expected.seat or view.turn)


def _sentence(lines: Lines, expected: Expected) -> str:
    """The status sentence; a question in its place, unless the large button is an act of its own and says what it does."""
    asked = expected.question
    return sentence_of(lines, expected) if asked is None or has_own_label(lines, asked) else lines.question(asked)


def is_repaired(sight: Sight) -> bool:
    """Whether cards have to be put right; not while the whole area is being moved, or a question of the referee's own is open (C27)."""
    expected = sight.table.expected
    is_asked = expected.question is not None and expected.question == expected.status
    return bool(sight.table.instructions) and sight.table.view.pending != "shifting" and not is_asked


def _rooms(draft: Draft, sight: Sight, rest: Rect) -> tuple[Rect, Rect]:
    if draft.is_upright:
        beside = draft.px(PANEL_TALL + SEAT_TALL * len(sight.table.view.seats))
        return rest.cut_top(min(round(draft.area.h * UPRIGHT_MAT), max(rest.h - beside, round(rest.h * LEAST_MAT))))
    panel, ground = rest.cut_right(round(rest.w * PANEL))
    return ground, panel


def _spot(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    match sight.ground:
        case "area":
            return grid.spot_of(draft, sight, room, name)
        case "row":
            return line.spot_of(draft, sight, room, name)
        case "sites":
            return towers.spot_of(draft, sight, room, name)
