"""The ground "sites": cards are shown at tap places and go on towers that nobody reads, so nothing can lie otherwise (S20)."""

from __future__ import annotations

from companion.core.games.game import Difference
from companion.core.referee.difference import Compared, has_pad, is_blind
from companion.core.referee.match_state import Standing
from companion.core.referee.placement import Sites


def compare_sites(standing: Standing, sites: Sites) -> Compared:
    silent = frozenset((number, 0) for number, slot in enumerate(sites.shape.tap_places) if is_blind(standing, slot))
    return Compared(Difference(at=standing.at, blind=silent, has_pad=has_pad(standing)), (), {}, sites)
