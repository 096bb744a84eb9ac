"""Where the mat hears a card badly is let out, and of the card nothing, however often and at whatever moment it is told."""

from __future__ import annotations

import json
from random import Random

import pytest

from companion.core.referee import reader_faults, table_view
from companion.core.referee.difference import card_of
from companion.events import Slot
from tests.hiding.desk import Desk
from tests.hiding.exam import Recorded
from tests.hiding.examining import compared, ended, recorded
from tests.hiding.games import EXAMS

OF_NUMBERS = ("comparity", "cardline")  # in which cards on the mat are heard at all
MATCHES, EVERY = 2, 4


def heard_badly(one: Recorded) -> Recorded:
    """The first half of that match; every few lines one more card is heard badly, or another one well again; at last each is."""
    desk, lines, step = Desk(one.plan.asked, one.deck), [], one.steps[len(one.steps) // 2]
    for number, line in enumerate(one.lines[:step]):
        lines.append(line)
        desk.tell(line)
        lone = _lone(desk) if number % EVERY == 0 else []
        if lone:
            slot = lone[number // EVERY % len(lone)]
            is_weak = slot in desk.referee.state.mat.weak
            lines.append(json.dumps({"well" if is_weak else "weak": slot}).encode())
            desk.tell(lines[-1])
    lines += [json.dumps({"weak": slot}).encode() for slot in _lone(desk)]
    end = len(lines)
    return Recorded(one.plan, one.deck, tuple(lines), {end: one.public[step]}, {end: one.held[step]}, is_over=False)


def _lone(desk: Desk) -> list[Slot]:
    mat, shape = desk.referee.state.mat, desk.referee.state.match.shape
    return [slot for slot in shape.polled if len(mat.lying.get(slot, ())) == 1 and slot not in mat.frozen and not shape.is_tapped(slot)]


def leaks(game):
    """And how often the two tables differed in something that the referee knows, and how often the sentence was said."""
    found, counted, said = [], 0, 0
    for number in range(MATCHES):
        end = ended(heard_badly(recorded(game, number)))
        said += end.outputs["answers"].count("table-heard-badly")
        kind = EXAMS[game].kinds[number]
        other = kind.other(end, Random(number))
        counted += kind.truths(end, other) != kind.truths(end, end.as_it_was)
        found += compared(end, other, kind)
    return found, counted, said


@pytest.mark.exam
@pytest.mark.parametrize("game", OF_NUMBERS)
def test_of_a_card_that_is_heard_badly_nothing_is_let_out_but_where_it_lies(game):
    found, counted, said = leaks(game)
    assert found == []
    assert (counted > 0, said > 10) == (True, True)


@pytest.mark.exam
def test_a_hint_that_is_given_for_odd_numbers_only_is_found(monkeypatch):
    usual = reader_faults.heard_badly

    def of_odd_ones(state):
        return tuple(slot for slot in usual(state) if _is_odd(state, slot))

    for module in (reader_faults, table_view):
        monkeypatch.setattr(module, "heard_badly", of_odd_ones)
    found, _, _ = leaks("comparity")
    assert {"answers", "table"} <= {leak.output for leak in found}


def _is_odd(state, slot):
    card = card_of(state, state.match.register.identify(state.mat.lying[slot][0].uid))
    return card is not None and any(value % 2 for value in state.match.deck.cards[card].numbers.opened().values())
