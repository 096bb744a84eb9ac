"""Announcements when readers fall silent or are back, and when one hears badly or cannot read; of many slots a few are named."""

from __future__ import annotations

from companion.core.mat.mat import Mat
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import of_table
from companion.core.referee.difference import has_pad
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import PlaceName
from companion.core.referee.step import Step
from companion.core.referee.violations import instructions
from companion.events import ReadsBadly, Slot, Unreadable

NAMED = 4  # slots that are named one by one
MOST_ROWS = 6


def tell(step: Step, before: Mat) -> None:
    """Say which slots have just fallen silent, or that all are back."""
    polled = step.state.match.shape.polled
    silent, was_silent = ([slot for slot in polled if slot in mat.frozen] for mat in (step.state.mat, before))
    fresh = [slot for slot in silent if slot not in was_silent]
    if fresh:
        _tell_frozen(step, fresh)
    elif was_silent and not silent:
        step.say(of_table("slots-back", "C19"))


def tell_badly(step: Step, event: ReadsBadly, before: Mat) -> None:
    """Say once that a card is heard badly, until it is heard well or is moved; not of a card that is asked to go elsewhere anyway."""
    if event.slot in before.weak or event.slot not in heard_badly(step.state):
        return
    if all(one.origin != event.slot for one in instructions(step)):
        step.say(of_table("heard-badly", "C19", place=PlaceName(event.slot)))


def tell_unreadable(step: Step, event: Unreadable) -> None:
    """Say that something lies there which cannot be read; nothing is held up by it, as a card that is believed there stays believed."""
    shape = step.state.match.shape
    if shape.is_pad(event.slot):
        step.say(of_table("unreadable-pad", "C19"))
    elif event.slot in shape.polled:
        step.say(of_table("unreadable", "C19", place=PlaceName(event.slot)))


def heard_badly(state: MatchState) -> tuple[Slot, ...]:
    """The slots on which a card should be moved a little; none once the match is over, or on sites, where lying cards do not count."""
    match = state.match
    if not state.mat.weak or match.game.ground == "sites" or match.view(state.position).winners:
        return ()
    return tuple(slot for slot in match.shape.polled if slot in state.mat.weak - state.mat.frozen)


def _tell_frozen(step: Step, fresh: list[Slot]) -> None:
    shape, frozen = step.state.match.shape, step.state.mat.frozen
    pad = "works" if has_pad(step.state) else "silent"  # whether cards for silent places can be shown to a pad (C19)
    places = [slot for slot in fresh if not shape.is_pad(slot)]
    if not places:
        is_for_draws = not any(slot in shape.action_pads for slot in fresh)
        step.say(of_table("draw-pad-frozen", "C25") if is_for_draws else of_table("pad-frozen", "C19", pad=pad))
    elif all(slot in frozen for slot in shape.polled if not shape.is_pad(slot)):
        step.say(of_table("mat-frozen", "C19", pad=pad))
    elif rows := whole_rows(shape, places):
        step.say(of_table("rows-frozen", "C19", rows=rows, count=len(rows), pad=pad))
    else:
        first = places if len(places) <= NAMED + 1 else places[:NAMED]  # "and 1 more" would be no shorter
        named = tuple(PlaceName(slot) for slot in first)
        step.say(of_table("slots-frozen", "C19", places=named, count=len(places) - len(first), pad=pad))


def whole_rows(shape: Shape, slots: list[Slot]) -> tuple[int, ...]:
    """The rows that these slots are, as they are numbered; none where they are not whole rows, or too many to list."""
    cells = [shape.column_and_row(slot) for slot in slots]
    rows = sorted({cell[1] for cell in cells if cell})
    in_rows = [slot for slot in shape.polled if (cell := shape.column_and_row(slot)) and cell[1] in rows]
    if shape.columns < 2 or len(rows) > MOST_ROWS or set(in_rows) != set(slots):
        return ()
    return tuple(row + 1 for row in rows)
