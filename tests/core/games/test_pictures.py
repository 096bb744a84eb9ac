"""The pictures that explain each game: there are three, each with its sentence, and they keep the rules that they explain."""

from __future__ import annotations

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.games.pictured import EXAMPLES, AreaPicture, CheckPicture, Cost, CostsPicture, RowPicture
from companion.core.games.registry import GAMES
from companion.screen.words import Words

PICTURES = [pytest.param(picture, id=f"{game.id}-{at}") for game in GAMES for at, picture in enumerate(game.pictures, start=1)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_explained_by_three_pictures_with_a_sentence_each(game, language):
    words = Words(language)
    assert [words.has(f"agreeing-picture-{game.id}-{number}") for number in range(1, 5)] == [True, True, True, False]
    assert len(game.pictures) == 3


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_shows_what_it_says_is_right_or_wrong(picture):
    match picture:
        case AreaPicture(cards, newest):
            lying = dict(cards)
            beside = [(lying[x, y], lying[to]) for x, y in lying for to in ((x + 1, y), (x, y + 1)) if to in lying]
            assert [pair for pair in beside if pair[0].metres > pair[1].metres] == []
            assert newest in lying
        case CheckPicture():
            assert picture.is_out
        case CostsPicture(costs):
            assert [(one.check.is_out, one.seat, one.count) for one in costs] == [(True, 1, 3), (False, 0, 2)]
        case RowPicture(cards, gap, _):
            assert list(cards) == sorted(cards, key=lambda one: one.metres)
            assert 0 <= gap <= len(cards)


def test_a_line_is_explained_by_a_card_that_fits_and_by_one_that_does_not():
    rows = [picture for game in GAMES for picture in game.pictures if isinstance(picture, RowPicture)]
    assert [(one.is_open, one.is_right) for one in rows] == [(False, True), (True, True), (True, False)]


def test_a_check_is_out_of_order_where_the_greater_card_lies_at_the_left():
    small, great = EXAMPLES[0], EXAMPLES[1]
    checks = [CheckPicture(left, right) for left in (small, great) for right in (small, great)]
    assert [Cost(one, 0, 1).check.is_out for one in checks] == [False, False, True, False]
