"""What is said when readers fall silent, when all of them are back, and when one hears its card badly; of many slots a few are named."""

from __future__ import annotations

from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import of_table
from companion.core.referee.difference import has_pad
from companion.core.referee.match_state import Standing
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Turning
from companion.core.referee.violations import instructions
from companion.events import ReadsBadly, Slot

NAMED = 4  # slots that are named one by one
MOST_ROWS = 6


def tell(turning: Turning, before: Mat) -> None:
    """Say which slots have just fallen silent, or that all are back."""
    polled = turning.standing.match.shape.polled
    silent, was_silent = ([slot for slot in polled if slot in mat.frozen] for mat in (turning.standing.mat, before))
    fresh = [slot for slot in silent if slot not in was_silent]
    if fresh:
        _tell_frozen(turning, fresh)
    elif was_silent and not silent:
        turning.say(of_table("slots-back", "C19"))


def tell_badly(turning: Turning, event: ReadsBadly, before: Mat) -> None:
    """Once, until the card is heard well or lies otherwise; not of one that is asked to go elsewhere anyway."""
    if event.slot in before.weak or event.slot not in heard_badly(turning.standing):
        return
    if all(one.origin != event.slot for one in instructions(turning)):
        turning.say(of_table("heard-badly", "C19", place=PlaceName(event.slot)))


def heard_badly(standing: Standing) -> tuple[Slot, ...]:
    """Where a card should be moved a little; nowhere once all is over, or where the cards on the mat are not heard for anything."""
    match = standing.match
    if not standing.mat.weak or match.game.ground == "sites" or match.game.view(standing.position).winners:
        return ()
    return tuple(slot for slot in match.shape.polled if slot in standing.mat.weak - standing.mat.frozen)


def _tell_frozen(turning: Turning, fresh: list[Slot]) -> None:
    shape, frozen = turning.standing.match.shape, turning.standing.mat.frozen
    pad = "works" if has_pad(turning.standing) else "silent"  # where a card for such a place is shown, or not (C19)
    places = [slot for slot in fresh if not shape.is_pad(slot)]
    if not places:
        is_for_draws = not any(slot in shape.action_pads for slot in fresh)
        turning.say(of_table("draw-pad-frozen", "C25") if is_for_draws else of_table("pad-frozen", "C19", pad=pad))
    elif all(slot in frozen for slot in shape.polled if not shape.is_pad(slot)):
        turning.say(of_table("mat-frozen", "C19", pad=pad))
    elif rows := whole_rows(shape, places):
        turning.say(of_table("rows-frozen", "C19", rows=rows, count=len(rows), pad=pad))
    else:
        first = places if len(places) <= NAMED + 1 else places[:NAMED]  # "and 1 more" would be no shorter
        named = tuple(PlaceName(slot) for slot in first)
        turning.say(of_table("slots-frozen", "C19", places=named, count=len(places) - len(first), pad=pad))


def whole_rows(shape: Shape, slots: list[Slot]) -> tuple[int, ...]:
    """The rows that these slots are, as they are numbered; none where they are not whole rows, or too many to list."""
    cells = [shape.column_and_row(slot) for slot in slots]
    rows = sorted({cell[1] for cell in cells if cell})
    in_rows = [slot for slot in shape.polled if (cell := shape.column_and_row(slot)) and cell[1] in rows]
    if shape.columns < 2 or len(rows) > MOST_ROWS or set(in_rows) != set(slots):
        return ()
    return tuple(row + 1 for row in rows)
