"""Which card a hand, a pile or the box holds changes nothing that is let out; nor does which one a pad for draws has heard (H2)."""

from __future__ import annotations

from random import Random

import pytest

from companion.words.lines import Lines
from tests.hiding.exam import Kind
from tests.hiding.examining import compared, ended, recorded
from tests.hiding.games import EXAMS
from tests.hiding.permuting import DRAWN, exchanged, lines_of, unnamed

MATCHES = 20


def names(stop, other):
    return tuple(other.deck.cards[card].names for card in unnamed(stop))


def two_and_two(stop, random):
    """All cards that never touch the mat at once: what tells one card tells."""
    away = unnamed(stop)
    random.shuffle(away)
    return stop.with_deck(exchanged(stop.one.deck, zip(away[::2], away[1::2], strict=False)))


AWAY = Kind("identities", two_and_two, names, frozenset({"rulings, of strangers", "tray"}))


def ends(game):
    """Matches in which no list of the cards that could be named is offered (C19), as they stood at their end."""
    for number in range(MATCHES):
        one = recorded(game, number)
        if one.plan.shape.action_pads and (end := ended(one)).has_pad:
            yield end


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_two_cards_that_never_touch_the_mat_are_as_good_as_each_other(game, capsys):
    leaks, matches, count = [], 0, 0
    for end in ends(game):
        matches, count = matches + 1, count + len(unnamed(end)) // 2
        leaks += compared(end, two_and_two(end, Random(end.one.plan.seed)), AWAY)
    with capsys.disabled():
        print(f"\nnon-interference, {game}: {count} pairs of cards exchanged that touched no mat, in {matches} matches: {len(leaks)} leaks")
    assert leaks == []
    assert count >= 100


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_what_a_pad_for_draws_has_heard_is_told_nowhere(game, capsys):
    leaks, count = [], 0
    for end in ends(game):
        other = DRAWN.other(end, Random(end.one.plan.seed))
        if end.drawn and lines_of(end, other) != end.as_it_was.lines:
            count += len(end.drawn)
            leaks += compared(end, other, DRAWN)
    with capsys.disabled():
        print(f"\nnon-interference, {game}: {count} cards drawn over a pad that were others instead: {len(leaks)} leaks")
    assert leaks == []
    assert count >= 5


def lying(end):
    view = end.state.match.game.view(end.state.position)
    return [one.card for one in view.places] + [one.top for one in view.structures]


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_two_cards_that_lie_on_the_mat_are_told_apart(game):
    end, (first, second, *_) = next((end, cards) for end in ends(game) if len(cards := lying(end)) > 1)
    leaks = compared(end, end.with_deck(exchanged(end.one.deck, [(first, second)])), AWAY)
    assert {leak.output for leak in leaks} >= {"answers", "view, en", "view, ru", "view, fr"}


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_one_card_that_is_told_of_though_nobody_laid_it_is_found(game, monkeypatch):
    one = next(ends(game)).one
    told, *_, other = unnamed(ended(one))
    usual = Lines.text
    monkeypatch.setattr(Lines, "text", lambda self, said: f"{usual(self, said)} {self.card(told)}")
    end = ended(one)
    leaks = compared(end, end.with_deck(exchanged(one.deck, [(told, other)])), AWAY)
    assert "answers" in {leak.output for leak in leaks}
