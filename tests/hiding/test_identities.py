"""Which card a hand or the box holds changes nothing that is let out."""

from __future__ import annotations

from random import Random

from companion.lines.lines import Lines
from tests.hiding.desk import Desk
from tests.hiding.exam import Stop, compared, recorded
from tests.hiding.outputs import NAMES_CARDS, shown_by
from tests.hiding.permuting import exchanged

MATCHES = 20


def ends():
    """Matches in which no list of the cards that could be named is offered (C19), as they stood at their end."""
    for number in range(MATCHES):
        one = recorded(number)
        if one.plan.shape.pads:
            desk = Desk(one.plan.asked, one.deck)
            for line in one.lines:
                desk.tell(line)
            yield one, Stop(len(one.lines), desk.referee.standing, {}, shown_by(desk))


def lying(end):
    return [place.card for place in end.standing.match.game.view(end.standing.position).places]


def test_two_cards_that_never_touch_the_mat_are_as_good_as_each_other(capsys):
    """All of them at once, two and two: what tells one card tells."""
    leaks, matches, count = [], 0, 0
    for one, end in ends():
        away = [card for card in sorted(one.deck.cards) if not one.mentions(card) and card not in one.plan.asked["set_aside"]]
        Random(one.plan.seed).shuffle(away)
        pairs = list(zip(away[::2], away[1::2], strict=False))
        matches, count = matches + 1, count + len(pairs)
        leaks += compared(one, end, exchanged(one.deck, pairs), "identities", without=NAMES_CARDS)
    with capsys.disabled():
        print(f"\nnon-interference: {count} pairs of cards exchanged that never touched the mat, in {matches} matches: {len(leaks)} leaks")
    assert leaks == []
    assert count >= 100


def test_two_cards_that_lie_on_the_mat_are_told_apart():
    one, end, (first, second, *_) = next((one, end, cards) for one, end in ends() if len(cards := lying(end)) > 1)
    leaks = compared(one, end, exchanged(one.deck, [(first, second)]), "on the mat", without=NAMES_CARDS)
    assert {leak.output for leak in leaks} >= {"answers", "view, en", "view, ru", "view, fr"}


def test_one_card_that_is_told_of_though_nobody_laid_it_is_found(monkeypatch):
    one, end = next(ends())
    told = next(card for card in sorted(one.deck.cards) if not one.mentions(card))
    other = next(card for card in sorted(one.deck.cards, reverse=True) if not one.mentions(card))
    usual = Lines.text
    monkeypatch.setattr(Lines, "text", lambda self, said: f"{usual(self, said)} {self.card(told)}")
    desk = Desk(one.plan.asked, one.deck)
    for line in one.lines:
        desk.tell(line)
    end = Stop(len(one.lines), desk.referee.standing, {}, shown_by(desk))
    leaks = compared(one, end, exchanged(one.deck, [(told, other)]), "told of", without=NAMES_CARDS)
    assert "answers" in {leak.output for leak in leaks}
