"""Every act of Cardline has a text that comes back as the same act, and its page shows them all."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import companion.core.games.cardline
from companion.core.decks.card import CardId
from companion.core.games.cardline import notation
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.moves import Join, Move, Open, Play, TakenAway
from companion.core.games.game import Arrival, Away, Difference, Turned
from tests.core.games.documented import Page, samples

PAGE = Page(Path(companion.core.games.cardline.__file__).with_name("NOTATION.md"))
ACTS, PARTS = PAGE.tables["Cardline: how a match is written"], PAGE.tables["An accepted table"]
SPAIN, ITALY = CardId("spain"), CardId("italy")


@pytest.mark.parametrize("kind", get_args(Move), ids=lambda kind: kind.__name__)
def test_what_is_written_of_a_move_is_read_as_that_move(kind):
    moves = list(samples(kind))
    texts = [CARDLINE.notation.written(move) for move in moves]
    assert [CARDLINE.notation.parsed(text) for text in texts] == moves
    assert len(set(texts)) == len(set(moves))


def test_an_act_reads_like_the_game():
    assert [notation.written(move) for move in (Open(SPAIN), Play(SPAIN, 3), Play(None, 0), Join(SPAIN, 10), TakenAway())] == [
        *("open spain", "lay spain gap 3", "lay ? gap 0", "join spain gap 10", "taken away"),
    ]


def test_what_is_no_act_is_not_read():
    cases = [
        "",
        "lay spain",
        "lay spain 3",
        "lay spain gap -1",
        "lay spain gap 03",
        "lay spain gap 3 ",
        "Lay spain gap 3",
        "drop it",
        "take away",
    ]
    assert [text for text in cases if CARDLINE.notation.parsed(text) is not None] == []


def test_no_text_is_of_two_kinds():
    forms = notation.MOVES._forms.values()
    for text in (CARDLINE.notation.written(move) for kind in get_args(Move) for move in samples(kind)):
        assert sum(form.parsed(text) is not None for form in forms) == 1


def test_a_move_that_nobody_has_spelled_is_found():
    """What the test of all kinds would say of a move that was added and forgotten here."""
    with pytest.raises(KeyError):
        CARDLINE.notation.written("a move of another game")
    assert notation.MOVES.kinds == set(get_args(Move))


def test_every_kind_of_act_is_on_the_page_and_is_what_the_page_says():
    read = [CARDLINE.notation.parsed(text) for text in ACTS]
    assert {type(move) for move in read} == set(get_args(Move))
    assert [CARDLINE.notation.written(move) for move in read] == ACTS


def test_every_part_of_an_accepted_table_is_on_the_page():
    read = [notation.TABLE.parsed(part) for part in PARTS]
    assert {type(one) for one in read} == notation.TABLE.kinds
    assert [notation.TABLE.written(one) for one in read] == PARTS


def test_of_an_accepted_table_is_written_what_is_read_of_it_and_no_more():
    arrived = (
        Arrival(SPAIN, (2, 1), "face", 3.5, is_firm=False, must_go=True),
        Arrival(ITALY, (0, 0), None, 1.0, is_firm=True, must_go=False),
    )
    away = (
        Away(ITALY, (1, 0), is_open=True, may=True, since=2.0, was_there=False),
        Away(SPAIN, (4, 0), is_open=True, may=False, since=2.0, was_there=True),
    )
    turned = (Turned(SPAIN, (3, 0), is_open=True, since=4.0),)
    parts = CARDLINE.notation.written_table(Difference(9.0, arrived, away, turned=turned, blind=frozenset({(2, 0)}), room=5, has_pad=False))
    assert parts == ("laid spain gap 2", "laid italy card 0", "gone italy card 1 beside", "gone spain card 4 missed")
    again = CARDLINE.notation.parsed_table(parts)
    assert again is not None
    assert CARDLINE.notation.written_table(again) == parts
    assert (again.turned, again.blind, [one.may for one in again.away]) == ((), frozenset(), [True, False])
    assert CARDLINE.notation.parsed_table(()) == Difference(0.0)
    assert CARDLINE.notation.parsed_table(("gone spain card 4",)) is None
