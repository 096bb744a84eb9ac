"""All floors are shown once a match is over and its players ask for it, and not before (S15, H3)."""

from __future__ import annotations

import pytest

from companion.core.games.game import Refused
from companion.core.games.skyscrapers.moves import ShowAll
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from tests.core.games.skyscrapers.at_table.sitting import STAGES, over


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "over"])
def test_before_the_end_it_is_neither_offered_nor_allowed(stage):
    table = STAGES[stage]()
    assert "show-all" not in table.options
    assert SKYSCRAPERS.rule(table.state.position, ShowAll()) == Refused("not-over", "H3")


def test_covered_floors_are_told_once_it_is_chosen():
    table = over()
    before = table.view
    assert "floors" not in before
    assert table.choose("show-all") == ["shown-all"]
    assert (table.stage, table.options) == ("over", [])
    after = table.view
    assert after.pop("floors") == {"0": ["hotel-50", "hotel-40", "roof-1"], "1": ["shop-50", "shop-40", "roof-2"]}
    same = [key for key in before if key not in ("expected", "announced")]
    assert {key: after[key] for key in same} == {key: before[key] for key in same}
    assert table.choose("show-all") == ["table-refused-not-offered"]
