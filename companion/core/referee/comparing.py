"""The table against what must lie on it, on each of the three grounds: an area, a row, or sites."""

from __future__ import annotations

from companion.core.games.game import Difference
from companion.core.mat.shape import Shape
from companion.core.referee.area import compare_area, placement_now
from companion.core.referee.difference import Compared, has_pad, is_blind
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Ground, Placement, Row, Sites
from companion.core.referee.row import compare_row

GROUNDS: dict[str, type[Placement | Row | Sites]] = {"area": Placement, "row": Row, "sites": Sites}


def ground_of(ground: str, shape: Shape) -> Ground:
    """The ground of a game as it is before the first card lies."""
    return GROUNDS[ground](shape)


def ground_now(state: MatchState) -> Ground:
    """Where the game's places lie now."""
    match state.placement:
        case Placement() as area:
            return placement_now(state, area)
        case Row():
            return compare(state).ground
        case Sites() as sites:
            return sites


def compare(state: MatchState) -> Compared:
    """How the mat differs from what must lie on it now; what earlier comparisons of this match found is taken over where it still holds."""
    match state.placement:
        case Placement() as area:
            return compare_area(state, state.match.layout(state.position), placement_now(state, area))
        case Row():
            return compare_row(state, state.match.layout(state.position))
        case Sites() as sites:
            return compare_sites(state, sites)


def compare_sites(state: MatchState, sites: Sites) -> Compared:
    """Cards are shown at tap places and go on towers that no reader hears, so nothing can lie otherwise (S20)."""
    silent = frozenset((number, 0) for number, slot in enumerate(sites.shape.tap_places) if is_blind(state, slot))
    return Compared(Difference(at=state.at, blind=silent, has_pad=has_pad(state)), (), {}, sites)
