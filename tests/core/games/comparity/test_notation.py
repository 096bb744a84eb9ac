"""Every act of Comparity has a text that comes back as the same act, and its page shows them all."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import companion.core.games.comparity
from companion.core.decks.card import CardId
from companion.core.games.comparity import notation
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import DoubleSwap, Draw, LetIn, Move, Play, Reveal, Shift
from companion.core.games.game import Arrival, Away, Difference, Turned
from tests.core.games.documented import Page, samples

PAGE = Page(Path(companion.core.games.comparity.__file__).with_name("NOTATION.md"))
ACTS, PARTS = PAGE.tables["Comparity: how a match is written"], PAGE.tables["An accepted table"]
NO_ACTS = (
    *("", "lay", "lay big-ben", "lay big-ben 1,0 ", " draw", "Draw", "draw 1,0", "lay big-ben 1, 0", "lay big-ben 01,0"),
    *("lay Big-Ben 1,0", "lay big--ben 1,0", "lay big-ben 1,٣", "lay big-ben -0,0"),
    *("check 1,0\n", "swap 0,0", "ask which", "lay ?? 1,0", "check 1234567,0"),
)
BIG_BEN, LOUVRE = CardId("big-ben"), CardId("louvre")


@pytest.mark.parametrize("kind", get_args(Move), ids=lambda kind: kind.__name__)
def test_what_is_written_of_a_move_is_read_as_that_move(kind):
    moves = list(samples(kind))
    texts = [COMPARITY.notation.written(move) for move in moves]
    assert [COMPARITY.notation.parsed(text) for text in texts] == moves
    assert len(set(texts)) == len(set(moves))


def test_an_act_reads_like_the_game():
    assert notation.written(Play(CardId("eiffel-tower"), (1, 0))) == "lay eiffel-tower 1,0"
    assert notation.written(Play(None, (-1, 2))) == "lay ? -1,2"
    assert notation.written(Reveal((0, -3))) == "check 0,-3"
    assert notation.written(DoubleSwap(((0, 0), (1, 0)), ((2, 0), (2, 1)))) == "double-swap 0,0 1,0 2,0 2,1"
    assert [notation.parsed(text) for text in ("draw", "let in x", "shift 0,-1")] == [Draw(), LetIn(CardId("x")), Shift((0, -1))]


def test_what_is_no_act_is_not_read():
    assert [text for text in NO_ACTS if COMPARITY.notation.parsed(text) is not None] == []


def test_no_text_is_of_two_kinds():
    forms = notation.MOVES._forms.values()
    for text in (COMPARITY.notation.written(move) for kind in get_args(Move) for move in samples(kind)):
        assert sum(form.parsed(text) is not None for form in forms) == 1


def test_a_move_that_nobody_has_spelled_is_found():
    """What the test of all kinds would say of a move that was added and forgotten here."""
    with pytest.raises(KeyError):
        COMPARITY.notation.written("a move of another game")
    assert notation.MOVES.kinds == set(get_args(Move))


def test_every_kind_of_act_is_on_the_page_and_is_what_the_page_says():
    read = [COMPARITY.notation.parsed(text) for text in ACTS]
    assert {type(move) for move in read} == set(get_args(Move))
    assert [COMPARITY.notation.written(move) for move in read] == ACTS


def test_every_part_of_an_accepted_table_is_on_the_page():
    read = [notation.TABLE.parsed(part) for part in PARTS]
    assert {type(one) for one in read} == notation.TABLE.kinds
    assert [notation.TABLE.written(one) for one in read] == PARTS


def test_of_an_accepted_table_is_written_what_is_read_of_it_and_no_more():
    arrived = (
        Arrival(BIG_BEN, (1, 0), "face", 3.5, is_firm=False, must_go=True),
        Arrival(LOUVRE, (2, 0), "back", 1.0, is_firm=True, must_go=False),
    )
    away = (Away(LOUVRE, (0, 0), is_open=True, may=True, since=2.0, was_there=False),)
    turned = (Turned(LOUVRE, (-1, 0), is_open=False, since=4.0), Turned(BIG_BEN, (-2, 0), is_open=True, since=4.0))
    seen = Difference(9.0, arrived, away, turned=turned, blind=frozenset({(0, 1), (3, 0)}), room=5, has_pad=False)
    parts = COMPARITY.notation.written_table(seen)
    assert parts == (
        *("laid big-ben 1,0 open", "laid louvre 2,0 closed", "gone louvre 0,0"),
        *("turned louvre -1,0 open", "turned big-ben -2,0 closed", "unheard 3,0", "unheard 0,1"),
    )
    again = COMPARITY.notation.parsed_table(parts)
    assert again is not None
    assert COMPARITY.notation.written_table(again) == parts
    assert (again.at, again.blind, again.is_empty, again.arrived[0].side, again.arrived[1].side) == (
        0.0,
        {(0, 1), (3, 0)},
        False,
        "face",
        None,
    )
    assert COMPARITY.notation.parsed_table(()) == Difference(0.0)
    assert COMPARITY.notation.parsed_table(("laid big-ben 1,0 open", "lay big-ben 1,0")) is None
