"""The exam listens as well as it looks: an act that is not told of, and a number that is shown too early, end the match."""

import pytest

from companion.core.games.comparity import view
from companion.core.mat.shape import Shape
from companion.core.referee.step import Step
from companion.simulator.soaking import SoakTerms, one_match
from tests.simulator.quiet import shipped

TERMS = SoakTerms("comparity", 0.0, 0.0, 1, Shape(), {"hand": 5, "pile": 9})


def differences():
    decks = shipped("landmarks"), shipped("movies")
    return [told for number in range(3) for told in one_match(TERMS, number, decks).differences]


@pytest.mark.parametrize("key", ["comparity-plays", "comparity-reveals", "comparity-draws", "comparity-in-order", "comparity-wins"])
def test_an_act_of_which_nothing_is_said_is_a_difference(monkeypatch, key):
    say = Step.say
    monkeypatch.setattr(Step, "say", lambda self, said: None if said.key == key else say(self, said))
    found = differences()
    assert found
    assert all("nothing was said of " in told for told in found)


def test_a_referee_that_says_and_shows_what_it_should_differs_in_nothing():
    assert differences() == []


def test_a_number_of_a_closed_card_on_the_screen_is_a_difference(monkeypatch):
    shown = view._place

    def leaking(position, cell, violated):
        one = shown(position, cell, violated)
        return type(one)(one.place, one.card, one.is_open, position.terms.book.opened()[one.card], one.marks)

    monkeypatch.setattr(view, "_place", leaking)
    assert all("opened: the book has []" in told for told in differences())
    assert len(differences()) == 3
