"""A menu over the table: what can go wrong with a place of the mat, for those who want to see what the referee makes of it."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Fault
from companion.screen.draft import Draft
from companion.screen.sight import Sight
from companion.screen.things import Rect, SignKind

KINDS: tuple[tuple[str, SignKind | None], ...] = (("flaky", None), ("dead", None), ("two", None), ("strange", None), ("well", "tick"))
WIDE, EDGE, GAP = 62.0, 2.0, 0.9  # hundredths


def draw_faults(draft: Draft, sight: Sight, slot: Slot, at: tuple[int, int] | None, known: Collection[str]) -> None:
    """Beside the pointer, or in the middle; what is so already has a bright edge."""
    edge, gap, tall = draft.px(EDGE), draft.px(GAP), draft.px(look.TOUCH)
    size = (min(draft.px(WIDE), draft.area.w), 2 * edge + 6 * tall + 5 * gap)
    rect = _placed(draft.area, size, at)
    was_over, draft.is_over = draft.is_over, True
    draft.plate(rect, look.MAT, edge=look.FREE, thick=0.3, radius=1.6)
    head, *rows = rect.inset(edge).rows(6, gap)
    close, title = head.cut_right(tall)
    words = sight.lines.format("tray-faults", {"place": PlaceName(slot)})
    draft.text(title.inset(draft.px(0.6), 0), words, 4.0, least=3.0, lines=2, face="bold", ground=look.MAT, role="label")
    draft.button(close, "", Fault(slot, ""), sign="close", size=3.4)
    for row, (kind, sign) in zip(rows, KINDS, strict=True):
        label = sight.lines.format(f"tray-fault-{kind}", {})
        draft.button(row, label, Fault(slot, kind), is_on=kind in known, sign=sign, size=3.8, align="left")
    draft.is_over = was_over


def _placed(area: Rect, size: tuple[int, int], at: tuple[int, int] | None) -> Rect:
    wide, tall = size
    if at is None:
        return area.middle(wide, tall)
    x = at[0] if at[0] + wide <= area.right else at[0] - wide
    return Rect(min(max(x, area.x), area.right - wide), min(max(at[1], area.y), area.bottom - tall), wide, tall)
