"""Undo gives the former position, view and expectation back, but for what was shown since (E3).

`FACEDOWN_UNDO=500 python -m pytest tests/core/referee/test_undo.py -s` is the command for the figure.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from companion.core.games.comparity.moves import EndShift, Play
from companion.core.games.comparity.position import Duet, Opening, Over, Repairing, Turn
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import MatchState, UndoAsked
from companion.core.referee.table_view import table_view
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Correction,
    Leave,
    Pressed,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
    TagPlaced,
)
from tests.core.referee.tables import Hands, Played, after, depth, mended, numbered, passed, people_play, undone

MATCHES = int(os.environ.get("FACEDOWN_UNDO", "20"))
ENOUGH = 20  # from so many matches on, every kind has to have come up
KINDS = {"Play", "Draw", "Reveal", "Verdict", "Swap", "Discard", "Shift", "past a revelation", "past a win", "by the pad"}
CLUMSY = (0.0, 0.1)


@cache
def match(seed: int) -> Played:
    return people_play(seed, CLUMSY[seed % 2])


def acts(played: Played) -> Iterator[tuple[MatchState, MatchState, int]]:
    """How things stood before and after each entry that became an act, and how many acts it became."""
    for before, _, now in played.referee.steps:
        made = depth(now.past) - depth(before.past)
        if made > 0:
            yield before, now, made


def former(before: MatchState, now: MatchState) -> Any:
    """What undo has to give: the position before, with what was shown since open; worked out here, field by field."""
    was, shown = before.position, now.position.revealed
    area = {cell: replace(one, is_open=one.is_open or one.card in shown) for cell, one in was.area.items()}
    return replace(was, area=area, revealed=was.revealed | shown, pending=None)


def clean(undone: MatchState, before: MatchState) -> MatchState:
    """How things would stand had the act never been made and the table always been as it is."""
    return replace(before, position=undone.position, mat=undone.mat, at=undone.at, must_lift=frozenset(), asked=None, offers_undo=False)


def kinds(before: MatchState, now: MatchState) -> Iterator[str]:
    assert now.past is not None
    for move in now.past.moves:
        yield type(move).__name__.removeprefix("End")
        if isinstance(move, Play) and move.cell not in now.placement.slots:
            yield "by the pad"
    if now.position.revealed - before.position.revealed:
        yield "past a revelation"
    if isinstance(now.position.stage, Over):
        yield "past a win"


def examine(before: MatchState, now: MatchState, made: int) -> None:
    game, back = now.match.game, now
    for _ in range(made):
        back = undone(back)
    wanted = former(before, now)
    assert back.position == wanted == game.reopened(before.position, now.position)
    assert (back.placement, back.past, back.overrides, back.asked) == (before.placement, before.past, before.overrides, None)
    assert game.view(back.position) == game.view(wanted)
    waited = passed(back, (10.0,))
    assert waited.position == back.position, "what still lies there was ruled again"
    assert waited.past == before.past
    right = mended(waited)
    assert compare(right).difference.is_empty
    assert right.position == back.position, "putting the table right was taken for an act"
    assert table_view(right) == table_view(clean(right, before))


@pytest.mark.exam
def test_undo_after_each_act_of_peoples_matches_gives_back_how_things_stood() -> None:
    counts: Counter[str] = Counter()
    began = time.perf_counter()
    for seed in range(MATCHES):
        played = match(seed) if seed < 20 else people_play(seed, CLUMSY[seed % 2])
        counts["matches"] += 1
        counts["matches won"] += played.was_won
        for number, (before, now, made) in enumerate(acts(played)):
            counts["acts"] += made
            counts.update(kinds(before, now))
            try:
                examine(before, now, made)
            except AssertionError as fault:
                raise AssertionError(f"match {seed}, act {number}: {now.past and now.past.moves}") from fault
    print(f"\n{MATCHES} matches in {time.perf_counter() - began:.1f} s")
    for kind, count in sorted(counts.items()):
        print(f"{count:>9}  {kind}")
    if MATCHES >= ENOUGH:
        assert counts.keys() >= KINDS, f"never came up: {sorted(KINDS - counts.keys())}"


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_match_can_be_taken_back_act_by_act(seed: int) -> None:
    played = match(seed)
    stood: dict[int, MatchState] = {}
    for before, _, now in played.referee.steps:
        if depth(now.past) > depth(before.past):
            stood[depth(before.past)] = before
    now = back = played.referee.state
    for _ in range(depth(now.past)):
        back = undone(back)
        if depth(back.past) in stood:
            assert back.position == former(stood[depth(back.past)], now)
            assert back.placement == stood[depth(back.past)].placement
    assert isinstance(back.position.stage, Opening)
    assert back.placement.offset is None
    assert undone(back).position == back.position


@pytest.mark.parametrize("seed", range(4))
def test_a_card_taken_back_may_be_laid_again_once_it_was_lifted(seed: int) -> None:
    count = 0
    for before, now, made in acts(match(seed)):
        slot = next((slot for slot in now.mat.lying if slot not in lying_at_home(before, slot)), None)
        if made > 1 or slot is None or not isinstance(before.position.stage, Turn) or not now.past or not now.past.placed:
            continue
        count += 1
        again = undone(now)
        tags = again.mat.lying[slot]
        again = mended(again)
        assert again.must_lift == frozenset()
        again = after(again, *(TagPlaced(slot, tag.uid, again.at) for tag in tags))
        again = passed(again, (1.5, 1.5))
        assert again.position == replace(now.position, due=again.position.due)
    assert count


def lying_at_home(before: MatchState, slot: Any) -> set[Any]:
    layout = before.match.game.layout(before.position)
    return {slot} if before.placement.places.get(slot) in layout else set()


# By hand.


@pytest.fixture
def hands() -> Hands:
    """A 5 on D4 and a 6 on E4, both closed; seat-2 is asked."""
    table = Hands(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9))
    table.play("D4", "n5")
    table.play("E4", "n6")
    return table


def test_undo_asks_once_and_says_what_is_taken_back(hands: Hands) -> None:
    assert hands.press("undo") == ["table-ask-undo-play"]
    assert hands.press("ok") == ["table-undone-play", "table-holds-again", "comparity-status-must-play"]
    assert hands.position.stage == Turn(SeatId("seat-1"))


def test_a_question_to_undo_is_dropped_by_cancel(hands: Hands) -> None:
    before = hands.position
    assert hands.press("undo") + hands.press("cancel") == ["table-ask-undo-play", "table-dropped"]
    assert hands.position == before


def test_an_ok_too_soon_after_the_question_does_not_confirm_it(hands: Hands) -> None:
    before = hands.state
    at = before.at + 1
    hurried = after(before, Pressed("undo", at), Pressed("ok", at + 0.5))
    assert (hurried.position, hurried.asked) == (before.position, UndoAsked())


def test_before_any_act_there_is_nothing_to_take_back() -> None:
    assert Hands(numbered(1)).press("undo") == ["table-refused-nothing-to-undo"]


def test_a_card_that_still_lies_there_is_not_played_again_until_it_was_lifted(hands: Hands) -> None:
    hands.undo()
    assert hands.settle() == ["comparity-wrong-taken-back"]
    assert hands.settle() == []
    assert (list(hands.position.area), hands.instructions()) == ([(0, 0)], ["comparity-wrong-taken-back"])
    assert hands.lift("E4") + hands.settle() == ["table-cleared"]
    assert hands.play("E4", "n6") == ["comparity-plays", "comparity-turn"]


def test_going_back_past_a_revelation_asks_once_more_and_the_card_stays_open(hands: Hands) -> None:
    hands.check("D4")
    assert hands.position.stage.cell == (0, 0)
    assert hands.press("undo") == ["table-ask-undo"]
    assert hands.press("ok") == ["table-ask-undo-shown"]
    assert hands.press("ok") == ["table-undone", "comparity-status-turn"]
    assert hands.position.stage == Turn(SeatId("seat-2"))
    assert {cell: one.is_open for cell, one in hands.position.area.items()} == {(0, 0): True, (1, 0): False}
    assert "check:D4" not in hands.offers()


def test_a_check_that_was_taken_back_leaves_no_word_behind(hands: Hands) -> None:
    """Else the word would be kept, and refused, at every look at the table."""
    hands.check("D4")
    hands.undo()
    assert hands.position.pending is None
    assert hands.settle() + hands.lift("E4") + hands.settle() == []


def test_two_acts_are_taken_back_one_after_the_other(hands: Hands) -> None:
    first = hands.position
    hands.play("D5", "n7")
    second = hands.position
    hands.play("D6", "n8")
    undone = ["table-undone-play", "table-holds-again", "comparity-status-turn"]
    assert hands.undo() == ["table-ask-undo-play", *undone]
    assert hands.position == second
    assert hands.undo() == ["table-ask-undo-play", "comparity-wrong-taken-back", *undone]
    assert hands.position == first
    assert hands.settle() == ["comparity-wrong-taken-back"]
    assert hands.lift("D6") + hands.lift("D5") == ["table-cleared"]
    assert hands.play("D5", "n9") == ["comparity-plays", "comparity-turn"]


def test_the_opening_card_can_be_taken_back_and_laid_elsewhere() -> None:
    hands = Hands(numbered(1, 2))
    hands.play("D4", "n1")
    assert hands.undo() == ["table-ask-undo-play", "table-undone-play", "table-pile-again", "comparity-status-opening"]
    assert (hands.position.stage, hands.state.placement.offset) == (Opening(SeatId("seat-1")), None)
    assert hands.settle() == ["comparity-wrong-taken-back"]
    hands.lift("D4")
    assert hands.play("A1", "n1") == ["comparity-opens", "comparity-turn"]
    assert hands.state.placement.offset == (0, 0)


def test_a_match_goes_on_when_its_winning_play_is_taken_back() -> None:
    hands = Hands(numbered(1, 2, 3), house={"hand": 1})
    hands.play("D4", "n1")
    before = hands.position
    assert hands.play("E4", "n2")[-1] == "comparity-wins"
    assert isinstance(hands.position.stage, Over)
    hands.undo()
    assert hands.position == before
    assert hands.settle() == ["comparity-wrong-taken-back"]
    hands.lift("E4")
    assert hands.play("D5", "n3")[-1] == "comparity-wins"


def moved_right(hands: Hands) -> None:
    """Both cards lifted and laid one cell further right, the right one first."""
    for slot, there, card in (("E4", "F4", "n6"), ("D4", "E4", "n5")):
        hands.lift(slot)
        hands.lay(there, card)


@pytest.mark.parametrize("is_announced", [True, False])
def test_a_shift_is_taken_back_and_not_made_again_at_once(hands: Hands, is_announced: bool) -> None:
    before = hands.position
    if is_announced:
        hands.choose("shift:right")
    moved_right(hands)
    if not is_announced:
        hands.press("ok")
        hands.press("ok")
    hands.settle()
    assert (hands.state.placement.offset, hands.position.pending) == ((4, 3), None)
    assert hands.state.past is not None
    assert hands.state.past.moves[-1] == EndShift()
    hands.undo()
    hands.settle()
    assert (hands.position, hands.state.placement.offset) == (before, (3, 3))
    for slot, there, card in (("E4", "D4", "n5"), ("F4", "E4", "n6")):
        hands.lift(slot)
        hands.lay(there, card)
    hands.settle()
    assert (hands.position, hands.state.placement.offset, hands.instructions()) == (before, (3, 3), [])


def swapped() -> Hands:
    """A 5 left of a 4, both open, has been swapped."""
    hands = Hands(numbered(1, 4, 5, 6))
    hands.play("D4", "n5")
    hands.play("E4", "n4")
    hands.check("D4")
    hands.check("E4")
    assert isinstance(hands.position.stage, Repairing)
    assert "comparity-swapped" in hands.swap("D4", "E4")
    return hands


def test_a_swap_that_was_taken_back_has_to_be_undone_on_the_table_too() -> None:
    hands = swapped()
    hands.undo()
    assert hands.settle() == ["comparity-wrong-belongs-elsewhere", "comparity-wrong-belongs-elsewhere"]
    assert [one.card for one in hands.position.area.values()] == ["n5", "n4"]
    hands.swap("D4", "E4")
    assert (hands.instructions(), hands.offers()) == ([], ["swap:D4-E4"])
    assert "comparity-swapped" in hands.swap("D4", "E4")


def test_a_discard_that_was_taken_back_is_asked_back_before_anything_is_discarded() -> None:
    hands = swapped()  # now 4 and 5
    hands.play("F4", "n1")
    hands.check("F4")
    before = hands.position
    assert hands.offers() == ["discard:E4", "discard:F4"]
    hands.lift("F4")
    assert "comparity-discarded" in hands.press("ok")
    assert hands.undo() == ["table-ask-undo", "table-undone", "comparity-status-repair-discard"]
    assert (hands.position, hands.state.question) == (before, "")
    assert hands.instructions() == ["comparity-wrong-put-back"]
    hands.lay("F4", "n1")
    hands.settle()
    assert (hands.position, hands.instructions(), hands.offers()) == (before, [], ["discard:E4", "discard:F4"])
    hands.lift("E4")
    assert "comparity-split" in hands.press("ok")


def test_where_the_table_lies_as_before_undo_needs_no_second_word() -> None:
    hands = swapped()
    before = hands.state.past
    assert before is not None
    said = hands.swap("D4", "E4") + hands.settle()
    assert "table-offers-undo" in said
    assert hands.press("undo") == ["table-undone", "table-cleared", "comparity-status-repair-swap"]
    assert (hands.position, hands.instructions()) == (before.before, [])


def drawn_duet() -> Hands:
    """A Duet waits for seat-2: 5 and 6 in a row, 7 above, 8 in the corner."""
    hands = Hands(numbered(5, 6, 7, 8), 3)
    for slot, card in (("D4", "n5"), ("E4", "n6"), ("D5", "n7"), ("E5", "n8")):
        hands.play(slot, card)
    assert isinstance(hands.position.stage, Duet)
    return hands


CORRECTIONS: tuple[Correction, ...] = (
    SetHand(SeatId("seat-1"), 9),
    SetTurn(SeatId("seat-3")),
    CardIs("n8", "z01"),
    AlreadyDrawn(),
    Leave(SeatId("seat-1")),
    Leave(SeatId("seat-2")),
    Replace(SeatId("seat-3"), "Zoe"),
)


@pytest.mark.parametrize("correction", CORRECTIONS, ids=lambda one: f"{one.kind}-{getattr(one, 'seat', '')}")
def test_a_correction_can_be_taken_back_like_an_act(correction: Correction) -> None:
    hands = drawn_duet()
    before = hands.state
    hands.correct(correction)
    assert hands.position != before.position
    hands.undo()
    hands.settle()
    assert (hands.position, hands.state.overrides, hands.instructions()) == (before.position, {}, [])
    assert (hands.state.placement, hands.state.past) == (before.placement, before.past)


def test_an_accepted_table_can_be_taken_back_and_then_differs_again() -> None:
    hands = drawn_duet()
    before = hands.state
    hands.lay("F4", "z02")
    hands.lift("D5")
    hands.correct(AcceptTable())
    assert (len(hands.position.area), hands.instructions()) == (4, [])
    hands.undo()
    assert (hands.position, hands.state.past) == (before.position, before.past)
    assert hands.instructions() == ["comparity-wrong-taken-back", "comparity-wrong-put-back"]


def test_an_accepted_opening_gives_the_mat_back_its_choice_of_cells() -> None:
    hands = Hands(numbered(1, 2, 3))
    hands.lay("B2", "n1")
    hands.lay("C2", "n2")
    hands.correct(AcceptTable())
    assert (len(hands.position.area), hands.state.placement.offset) == (2, (1, 1))
    hands.undo()
    assert (hands.position.area, hands.state.placement.offset) == ({}, None)


def test_an_act_given_to_another_seat_is_taken_back_with_its_correction() -> None:
    hands = Hands(numbered(5, 6, 7), 3)
    hands.play("D4", "n5")
    before = hands.state
    hands.play("E4", "n6")
    hands.correct(ActOf(SeatId("seat-2")))
    assert hands.position.hands == {"seat-1": 3, "seat-2": 2, "seat-3": 3}
    hands.undo()
    assert (hands.position, hands.state.past, hands.state.placement) == (before.position, before.past, before.placement)
