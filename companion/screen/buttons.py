"""The buttons beside a live table: the act that is due is the large one, others are quieter, the pause and the one way back are small."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.games.registry import ground_of_game
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Press
from companion.screen.draft import Draft
from companion.screen.match.choices import seat_named
from companion.screen.sight import Sight
from companion.screen.stage import staged
from companion.screen.things import Rect, SignKind
from companion.words.lines import Lines

GAP, WORDS, LARGE = 1.2, 4.0, 5.4  # hundredths: between buttons; the letters of a quiet button and of the large one
TALL = 11.6  # the large button where it has a row of its own
SMALL = look.TOUCH * 0.9  # the width of a button with a sign
ACTS: Mapping[str, Act] = {
    "ok": Press("ok"), "check": Press("check"), "undo": Press("undo"), "cancel": Press("cancel"), "pause": Press("pause"),
    "go-on": Press("pause"), "menu": OpenPage("menu"), "end": OpenPage("end"),
}  # fmt: skip
SIGNS: Mapping[str, SignKind] = {"undo": "undo", "cancel": "close", "pause": "pause", "menu": "more"}
ASKED_CHECK = ("-lifted", "-asks-check")  # how the keys of sentences end that wait for the button *Check*


@dataclass(frozen=True, slots=True)
class ButtonsNow:
    """The names of what can be pressed now; `label` is the key of the words on the large button."""

    due: str = ""
    label: str = ""
    has_check: bool = False  # quiet, beside or below what is due
    small: tuple[str, ...] = ("pause", "undo")
    is_quiet: bool = False  # other buttons name what is asked for, and this one leaves it

    @property
    def has_two_rows(self) -> bool:
        return bool(self.due) and self.has_check


def buttons_now(sight: Sight) -> ButtonsNow:
    table = sight.table
    if table.is_paused:
        return ButtonsNow("go-on", "screen-button-go-on", small=("menu",))
    if table.view.winners:
        return ButtonsNow("end", "screen-button-end")
    is_area, asked = ground_of_game(table.view.game) == "area", table.expected.question
    can_check = is_area and not staged(sight) and any(one.kind == "check" for one in table.expected.offers)
    now = ButtonsNow(has_check=can_check, small=("pause", "cancel" if has_cancel(table) else "undo"))
    if asked is not None:
        names_seats = any(seat_named(one) is not None for one in table.expected.offers)
        return replace(now, due="ok", label=label_of_ok(sight.lines, asked), is_quiet=names_seats)
    if is_area and table.expected.status.key.endswith(ASKED_CHECK) and not table.instructions:
        return replace(now, due="check", label="screen-button-check", has_check=False)
    if table.offers_undo:
        return replace(now, due="undo", label="screen-button-undo", small=("pause",), has_check=False)
    return now


def has_cancel(table: TableView) -> bool:
    """Whether anything can be put off: what is pending, or a question of the referee's own. Then that is the one way back."""
    asked = table.expected.question
    return bool(table.view.pending) or (asked is not None and asked.key.startswith("table-ask-"))


def label_of_ok(lines: Lines, asked: Announcement) -> str:
    """The key of the words on the button that stands for *OK*: the act that it is, or yes."""
    return _own_label(lines, asked) if has_own_label(lines, asked) else "screen-button-yes"


def has_own_label(lines: Lines, asked: Announcement) -> bool:
    return lines.has(_own_label(lines, asked))


def _own_label(lines: Lines, asked: Announcement) -> str:
    return f"{lines.game}-label-{asked.key.rpartition('-ask-')[2]}"


def draw_buttons(draft: Draft, lines: Lines, now: ButtonsNow, room: Rect) -> Rect:
    """The buttons at the bottom of the room; the answer is the room above them."""
    return draft.part(_draw_buttons, lines, now, room)


def _draw_buttons(draft: Draft, lines: Lines, now: ButtonsNow, room: Rect) -> Rect:
    """The small ones stand always at the same place; what is due stands beside them, or above where a quiet one stands there."""
    row, room = room.cut_bottom(draft.px(look.TOUCH))
    gap, side = draft.px(GAP), draft.px(SMALL)
    for name in now.small:
        words = lines.format("screen-button-cancel", {}) if name == "cancel" else ""
        is_alone = bool(words) and not now.due and not now.has_check
        left, row = row.cut_left(row.w if is_alone else side)
        draft.button(left, words if is_alone else "", ACTS[name], sign=SIGNS[name], said=words, size=WORDS, lines=1)
        row = row.cut_left(gap)[1]
    if now.has_two_rows:
        above, room = room.cut_bottom(gap)[1].cut_bottom(draft.px(TALL))
        _large(draft, lines, now, above)
    if now.has_check:
        draft.button(row, lines.format("screen-button-check", {}), ACTS["check"], size=WORDS, lines=1)
    elif now.due:
        _large(draft, lines, now, row)
    return room.cut_bottom(draft.px(1.5))[1]


def _large(draft: Draft, lines: Lines, now: ButtonsNow, rect: Rect) -> None:
    sign: SignKind | None = "undo" if now.due == "undo" else None
    draft.button(rect, lines.format(now.label, {}), ACTS[now.due], is_main=not now.is_quiet, size=LARGE, lines=1, sign=sign)
