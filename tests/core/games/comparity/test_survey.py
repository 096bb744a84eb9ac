"""What a position keeps of its area from ruling to ruling is what the whole area would say."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.core.decks.card import CardId
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import Move, Play
from companion.core.games.comparity.position import Position, Reconnecting, Survey, free_cells, split, split_around, surveyed
from companion.core.games.game import Ruling
from tests.core.games.comparity.decks import deck_of, setup_of

DECK = deck_of({f"n{number:02}": number % 23 for number in range(90)})


def told_by(survey: Survey) -> dict[str, Any]:
    joining = [cell for cell in free_cells(survey.area) if survey.joins(cell)]
    return {**{name: getattr(survey, name) for name in ("cells", "numbers", "violated", "pieces")}, "joining": joining}


def played(seed: int) -> list[Position]:
    """The positions of a random match, with two cards in each hand at the least so that it goes on."""
    chance = Random(seed)
    position: Position = COMPARITY.start(setup_of(DECK, 3, {"hand": 20, "pile": 20}), DECK)
    positions = [position]
    while (choices := COMPARITY.moves(position)) and len(positions) < 120:
        ruling = COMPARITY.rule(position, with_card(position, chance.choice(choices), chance))
        assert isinstance(ruling, Ruling)
        position = ruling.position
        positions.append(position)
    return positions


def with_card(position: Position, move: Move, chance: Random) -> Move:
    if not isinstance(move, Play):
        return move
    lying = {one.card for one in position.area.values()}
    return replace(move, card=chance.choice(sorted(frozenset(DECK.cards) - lying - set(position.discarded))))


@pytest.mark.parametrize("seed", range(12))
def test_the_survey_kept_from_ruling_to_ruling_is_that_of_the_area(seed):
    positions = played(seed)
    assert [told_by(one.survey) for one in positions] == [told_by(surveyed(one.area, one.terms)) for one in positions]


def test_these_matches_have_areas_that_are_split():
    assert sum(isinstance(one.stage, Reconnecting) for seed in range(12) for one in played(seed)) > 20


def test_an_area_that_was_changed_otherwise_is_surveyed_anew():
    before = next(one for one in played(0) if len(one.area) > 5)
    cell, *others = before.area
    after = replace(before, area={one: before.area[one] for one in others})
    assert told_by(after.survey) == told_by(surveyed(after.area, after.terms)) != told_by(before.survey)
    assert after.cell_of(before.area[cell].card) is None


def test_equal_positions_are_equal_whatever_is_kept_of_their_areas():
    one = played(1)[30]
    assert replace(one, surveyed=None) == one


def test_an_area_around_an_emptied_cell_is_split_as_the_whole_area_is():
    chance, counts = Random(1), {True: 0, False: 0}
    while min(counts.values()) < 60:
        area = {(x, y): CardId("") for x in range(4) for y in range(4) if chance.random() < 0.7}
        if split(area) or (1, 1) not in area:
            continue
        del area[1, 1]
        assert split_around(area, (1, 1)) == split(area)
        counts[bool(split(area))] += 1
