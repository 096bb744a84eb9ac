"""The live table: its ground, the panel beside it, the last announcement, and the status sentence along the bottom."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, TableView
from companion.screen import grid, line, look, towers
from companion.screen.acts import Act, OpenPage, Press
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, status_bar
from companion.screen.grid import draw_grid
from companion.screen.line import draw_line
from companion.screen.match.repair import draw_repair
from companion.screen.match.verdict import draw_verdict
from companion.screen.panel import draw_buttons, draw_panel
from companion.screen.sight import Sight
from companion.screen.stage import is_staged
from companion.screen.things import Plate, Rect, SignKind
from companion.screen.towers import draw_towers
from companion.words.lines import Lines

SeatSign = tuple[int, str]  # the number of a seat, and its name
StatusButtons = tuple[str, ...]
BUTTONS: Mapping[str, tuple[Act, SignKind | None, bool]] = {  # in their order; the last value: whether it is the main one
    "go-on": (Press("pause"), None, True),
    "menu": (OpenPage("menu"), "more", False),
    "end": (OpenPage("end"), None, True),
    "undo": (Press("undo"), "undo", False),
    "cancel": (Press("cancel"), None, False),
    "ok": (Press("ok"), None, True),
}
PANEL = 0.3  # of the width
UPRIGHT_MAT, LEAST_MAT = 0.55, 0.4  # of the height, where the screen stands upright
PANEL_TALL, SEAT_TALL = 48.0, 6.2  # hundredths: what has to find room beside it, and more for each player


def draw_table(draft: Draft, sight: Sight) -> None:
    draft.about(sight.deck, sight.lines)
    rest = status_bar(draft, draft.part(_status, *_of_status(sight)), draft.area)
    ground, panel = _rooms(draft, sight, rest)
    draft.add(Plate(ground, look.MAT))
    inside = ground.inset(draft.px(1.5), draft.px(1.2))
    if is_repaired(sight):
        buttons, side = panel.inset(draft.px(2.2), draft.px(2)).cut_bottom(draft.px(look.TOUCH))
        draw_buttons(draft, sight.lines, buttons)
        side = side.cut_bottom(draft.px(2))[1].inset(draft.px(0.8), draft.px(1))
        draw_repair(draft, sight, inside, side, draw_ground, lambda name: _spot(draft, sight, inside, name))
    else:
        draw_ground(draft, sight, inside)
        draw_panel(draft, sight, panel.inset(draft.px(2.2), draft.px(2)))
    if sight.told.verdict is not None and not is_staged(sight):
        draw_verdict(draft, sight.lines, sight.told.verdict, rest, _spot_of_card(draft, sight, inside))


def draw_ground(draft: Draft, sight: Sight, room: Rect) -> None:
    match sight.ground:
        case "area":
            draw_grid(draft, sight, room)
        case "row":
            draw_line(draft, sight, room)
        case "sites":
            draw_towers(draft, sight, room)


def status_of(sight: Sight) -> Status:
    """The status sentence or the open question, with the buttons that answer it."""
    return _status(None, *_of_status(sight))


def _of_status(sight: Sight) -> tuple[Lines, Expected, SeatSign | None, Announcement | None, Announcement | None, StatusButtons]:
    """Everything that the status bar is made of."""
    told, table = sight.told, sight.table
    note = (told.caption or told.note) if told.verdict is None else None
    return sight.lines, table.expected, seat_of(sight), note, told.lesson, _buttons_of(table)


def _status(_: object, lines: Lines, expected: Expected, seat: SeatSign | None, note: Announcement | None, lesson: Announcement | None,
            buttons: StatusButtons) -> Status:  # fmt: skip
    text = lines.text(expected.status)
    if expected.question is not None:
        text = _asked(lines, text, expected.question)
    told = lines.text(note) if note is not None else ""
    is_urgent = bool(told) and note is not None and note.tone == "soft"
    explained = lines.text(lesson) if lesson is not None else ""
    return Status(text, seat, _answers(lines, buttons), told, is_urgent=is_urgent, lesson=explained)


def seat_of(sight: Sight) -> SeatSign | None:
    return sight.seat_sign(sight.table.expected.seat or sight.table.view.turn)


def _asked(lines: Lines, status: str, question: Announcement) -> str:
    """The status sentence with the meaning of *ok*, unless it says that already; any other question stands alone."""
    if question.key.startswith("table-ask-"):
        return lines.text(question)
    says_ok = "OK" in status or "ОК" in status
    return status if says_ok else f"{status} {lines.text(question)}"


def _buttons_of(table: TableView) -> StatusButtons:
    if table.is_paused:
        return ("go-on", "menu")
    if table.view.winners:
        return ("end",)
    is_asked = table.expected.question is not None
    shown = {"undo": table.offers_undo, "cancel": is_asked or bool(table.view.pending), "ok": is_asked}
    return tuple(name for name, is_shown in shown.items() if is_shown)


def _answers(lines: Lines, buttons: StatusButtons) -> tuple[Button, ...]:
    return tuple(
        Button("" if sign else lines.format(f"screen-button-{name}", {}), act, sign, is_main=is_main)
        for name, (act, sign, is_main) in BUTTONS.items()
        if name in buttons
    )


def is_repaired(sight: Sight) -> bool:
    """Whether cards have to be put right; not while the whole area is being moved."""
    return bool(sight.table.instructions) and sight.table.view.pending != "shifting"


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


def _spot_of_card(draft: Draft, sight: Sight, room: Rect) -> Rect | None:
    """Where the place of the verdict is shown, so that the verdict does not cover it."""
    said = sight.told.verdict
    place = said.args.get("place") if said is not None else None
    return _spot(draft, sight, room, place) if isinstance(place, PlaceName) else None
