"""Cards that were revealed in earlier matches: left in the box, mentioned, or a violation (C17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from companion.core.decks.card import CardId
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import LetIn
from companion.core.games.game import Ruling
from companion.events import Pressed, Slot, TagLifted, TagPlaced, TagTapped, Uid
from tests.core.games.comparity.decks import deck_of, setup_of
from tests.core.referee.tables import Watched

ASIDE = ("c03", "c05")


def remembering(memory: str, cards: int = 31, aside: Sequence[str] = ASIDE) -> Watched:
    deck = deck_of({f"c{number:02}": number for number in range(cards)})
    return Watched(setup_of(deck, 2, {"memory": memory}, set_aside=aside), deck)


def laid(referee: Watched, slot: str, card: str, at: float) -> list[str]:
    heard = len(referee.heard)
    referee.enter(TagPlaced(Slot(slot), Uid(f"card:made-up/{card}"), at))
    referee.pass_time(at + 3.0)
    return [one.key for one in referee.heard[heard:]]


@pytest.mark.parametrize("memory", ["remind", "strict"])
def test_the_cards_to_leave_in_the_box_are_listed_by_name(memory: str) -> None:
    referee = remembering(memory)
    assert referee.state.position.terms.set_aside == frozenset(ASIDE)
    (said,) = [one for one in referee.heard if one.key == "table-leave-in-box"]
    assert ([card.card for card in said.args["cards"]], said.args["count"], said.rule) == (list(ASIDE), 2, "C17")


def test_when_too_few_cards_are_fresh_all_return() -> None:
    referee = remembering("strict", cards=30)  # 28 fresh ones, and 29 are needed
    assert referee.state.position.terms.set_aside == frozenset()
    said = {one.key for one in referee.heard}
    assert ("table-all-return" in said, "table-leave-in-box" in said) == (True, False)
    assert remembering("strict", cards=31).state.position.terms.set_aside == frozenset(ASIDE)  # 29 fresh ones suffice


def test_where_nobody_keeps_count_nothing_is_set_aside_or_said() -> None:
    referee = remembering("off")
    assert referee.state.position.terms.set_aside == frozenset()
    assert {"table-all-return", "table-leave-in-box"} & {one.key for one in referee.heard} == set()
    assert laid(referee, "D4", "c03", 1.0) == ["comparity-opens", "comparity-turn"]


def test_a_card_that_was_set_aside_is_mentioned_once_and_played_with_ok() -> None:
    referee = remembering("remind")
    laid(referee, "D4", "c00", 1.0)
    laid(referee, "E4", "c03", 10.0)
    assert list(referee.state.position.area) == [(0, 0)]
    assert referee.state.question.startswith("set-aside")
    referee.enter(Pressed("ok", 20.0))
    assert [one.card for one in referee.state.position.area.values()] == ["c00", "c03"]
    referee.enter(Pressed("undo", 21.0))
    referee.enter(Pressed("ok", 22.0))
    assert len(referee.state.position.area) == 1


def test_a_card_let_in_is_not_mentioned_again() -> None:
    referee = remembering("remind")
    laid(referee, "D4", "c00", 1.0)
    position = referee.state.position
    welcome = COMPARITY.rule(position, LetIn(CardId("c03")))
    assert isinstance(welcome, Ruling)
    referee.step = type(referee.step)(replace(referee.state, position=welcome.position))
    assert laid(referee, "E4", "c03", 10.0) == ["comparity-plays", "comparity-turn"]


def test_a_fresh_card_is_played_without_a_word_about_memory() -> None:
    referee = remembering("remind")
    assert laid(referee, "D4", "c00", 1.0) + laid(referee, "E4", "c01", 10.0) == ["comparity-opens", "comparity-turn", "comparity-plays",
        "comparity-turn"]  # fmt: skip


def test_under_strict_memory_a_card_that_was_set_aside_is_a_violation_until_it_is_lifted() -> None:
    referee = remembering("strict")
    laid(referee, "D4", "c00", 1.0)
    assert laid(referee, "E4", "c03", 10.0) == ["comparity-wrong-set-aside-strict"]
    heard = len(referee.heard)
    referee.enter(Pressed("ok", 20.0))
    assert list(referee.state.position.area) == [(0, 0)]
    referee.enter(TagLifted(Slot("E4"), Uid("card:made-up/c03"), 21.0))
    referee.pass_time(23.0)
    assert [one.key for one in referee.heard[heard:]] == ["comparity-refused-mend-first", "table-cleared"]


def test_an_opening_card_that_was_set_aside_is_let_in_by_the_pad_and_said() -> None:
    referee = remembering("remind")
    heard = len(referee.heard)
    referee.enter(TagTapped(Slot("pad"), Uid("card:made-up/c03"), 1.0))
    assert [one.key for one in referee.heard[heard:]][:2] == ["comparity-let-in", "comparity-opens"]
    assert referee.state.position.welcome == {"c03"}
