"""Every act of Skyscrapers has a text that comes back as the same act, and its page shows them all."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import companion.core.games.skyscrapers
from companion.core.decks.card import CardId
from companion.core.games.game import Difference
from companion.core.games.skyscrapers import notation
from companion.core.games.skyscrapers.moves import Build, Insure, Move, NoInsurance, PassHands, Take, TakeDiscarded, TakeNothing
from companion.core.games.skyscrapers.position import Sort
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.events import SeatId
from tests.core.games.documented import Page, samples

PAGE = Page(Path(companion.core.games.skyscrapers.__file__).with_name("NOTATION.md"))
ACTS = PAGE.tables["Skyscrapers: how a match is written"]
SPOTS = ((0, 0), (9, 0), (0, 1), (11, 1))
KINDS = get_args(Sort)
PLACES = {tuple[int, int]: SPOTS, tuple[int, int] | None: (None, *SPOTS), Sort: KINDS, Sort | None: (None, *KINDS)}
NO_ACTS = (
    *("", "build museum", "build museum site 0", "build museum site -1", "build museum site 01", "build museum tower", "build museum 1"),
    *("take", "take from", "take discarded museum", "hands up", "pass it", "build museum site 1 ", "Build museum site 1"),
)
MUSEUM = CardId("museum")


@pytest.mark.parametrize("kind", get_args(Move), ids=lambda kind: kind.__name__)
def test_what_is_written_of_a_move_is_read_as_that_move(kind):
    moves = list(samples(kind, PLACES))
    texts = [SKYSCRAPERS.notation.written(move) for move in moves]
    assert [SKYSCRAPERS.notation.parsed(text) for text in texts] == moves
    assert len(set(texts)) == len(set(moves))


def test_an_act_reads_like_the_game():
    acts = (Build(MUSEUM, (1, 0)), Build(None, (0, 0)), Insure(MUSEUM, (4, 1)), NoInsurance(), Take(SeatId("nothing")), TakeNothing())
    assert [notation.written(move) for move in acts] == [
        *("build museum site 2", "build ? site 1", "insure museum tower 5", "insure nothing", "take from nothing", "take nothing"),
    ]
    assert notation.written(TakeDiscarded(MUSEUM, is_named=True)) == "take discarded museum named"
    assert [notation.written(PassHands(is_left)) for is_left in (True, False)] == ["hands left", "hands right"]


def test_what_is_no_act_is_not_read():
    assert [text for text in NO_ACTS if SKYSCRAPERS.notation.parsed(text) is not None] == []


def test_no_text_is_of_two_kinds():
    forms = notation.MOVES._forms.values()
    for text in (SKYSCRAPERS.notation.written(move) for kind in get_args(Move) for move in samples(kind, PLACES)):
        assert sum(form.parsed(text) is not None for form in forms) == 1


def test_a_move_that_nobody_has_spelled_is_found():
    """What the test of all kinds would say of a move that was added and forgotten here."""
    with pytest.raises(KeyError):
        SKYSCRAPERS.notation.written("a move of another game")
    assert notation.MOVES.kinds == set(get_args(Move))


def test_every_kind_of_act_is_on_the_page_and_is_what_the_page_says():
    read = [SKYSCRAPERS.notation.parsed(text) for text in ACTS]
    assert {type(move) for move in read} == set(get_args(Move))
    assert [SKYSCRAPERS.notation.written(move) for move in read] == ACTS


def test_there_is_no_table_to_accept():
    assert SKYSCRAPERS.notation.written_table(Difference(0.0)) == ()
    assert SKYSCRAPERS.notation.parsed_table(()) is None
