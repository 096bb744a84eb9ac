"""The tables by which games say what their announcements tell: each key is a line of its game, and each amount can be read."""

from __future__ import annotations

import re

import pytest

from companion.core.games.port import tells
from companion.core.games.registry import GAMES
from tests.words.book import shipped

AMOUNT = re.compile(r"|[+-]?([a-z]+|\d+)|[+-][a-z-]+")  # an argument or a number, or a prize that is won or lost


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_key_is_a_line_of_the_game(game):
    lines = {said.id for said in shipped().said}
    heard = game.heard
    keys = {
        *heard.tells,
        *heard.lays,
        *heard.keeps,
        *heard.keeps_question,
        *heard.nameless,
        *heard.short,
        *heard.implies,
        *heard.implies.values(),
    }
    assert {key for key in keys if f"{game.id}-{key}" not in lines} == set()
    assert {line for line in heard.short.values() if line not in lines} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_amount_is_a_number_an_argument_or_a_prize(game):
    amounts = {amount for fields in game.heard.tells.values() for amount in fields.values()}
    assert {amount for amount in amounts if not AMOUNT.fullmatch(amount)} == set()


def test_a_field_that_no_table_has_is_refused():
    with pytest.raises(ValueError, match="no announcement tells 'colour'"):
        tells(colour="plays")
