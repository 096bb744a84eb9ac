"""A bot of Cardline goes by what everybody sees, by its own hand and by its hunches."""

from copy import deepcopy
from dataclasses import replace
from random import Random

from companion.core.decks.hidden import Hidden
from companion.core.games.cardline.people import people as bots
from companion.core.games.cardline.people.book import LineBook
from companion.core.games.cardline.people.people import LineBot
from companion.core.referee.step import Step
from companion.simulator.people import Choice
from companion.simulator.sitting import Sitting
from tests.simulator.quiet_line import number_of, seated, three

SHORT = {"hand": 2}


class Watching(Sitting):
    """Every choice is kept with the book and the screen that it was made before."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.chosen = []

    def _choice(self):
        choice = super()._choice()
        self.chosen.append((choice, self._book, self.table.look()))
        return choice


class Prying(Watching):
    """Each choice is made once more in a world where all that nobody at the table can know is otherwise."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.worlds = 0

    def _choice(self):
        before, memory = self._chance.getstate(), {seat: set(bot._tried) for seat, bot in self._bots.items()}
        choice = super()._choice()
        after, book, step = self._chance.getstate(), self._book, self.table.referee.step
        self._chance.setstate(before)
        for seat, bot in self._bots.items():
            bot._tried = memory[seat]
        self._book, self.table.referee.step = elsewhere(book), with_other_numbers(step)
        self.worlds += self._book.table.hands != book.table.hands
        assert super()._choice() == choice
        assert self._chance.getstate() == after
        self._book, self.table.referee.step = book, step
        return choice


def elsewhere(book):
    """The same book, but for what others hold, what lies in the pile, and every number that does not lie open."""
    mixed, table = Random(repr(book.hand)), deepcopy(book.table, {id(book.table._shuffled): book.table._shuffled})
    unknown = [card for seat, hand in enumerate(table.hands) if seat != table.seat for card in hand] + table.pile
    mixed.shuffle(unknown)
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            table.hands[seat] = [unknown.pop() for _ in hand]
    table.pile = unknown
    closed = sorted(set(table._values) - set(table.line) - book.failed)
    numbers = [table._values[card] for card in closed]
    mixed.shuffle(numbers)
    table._values |= dict(zip(closed, numbers, strict=True))
    return LineBook(table, book.seats, {**book.numbers, **{card: table._values[card] for card in closed}}, book.failed)


def with_other_numbers(step):
    """How the referee's match stands, had all the numbers that were never shown gone to other cards."""
    position = step.state.position
    numbers = position.terms.book.opened()
    closed = sorted(numbers.keys() - position.revealed)
    taken = {**numbers, **{card: numbers[other] for card, other in zip(closed, reversed(closed), strict=True)}}
    return Step(replace(step.state, position=replace(position, terms=replace(position.terms, book=Hidden(taken)))))


def exact(quiet, *, seed=1, **mistaken):
    """Who knows every number, but for these."""
    numbers = {card: float(number_of(card)) for card in quiet.referee.state.match.deck.cards}
    return LineBot({**numbers, **mistaken}, Random(seed))


def test_what_nobody_at_the_table_can_know_changes_no_choice():
    for seed, players in enumerate((2, 3, 5)):
        sitting = seated(Prying, players=players, house=SHORT, seed=seed)
        assert sitting.play().winners
        assert sitting.worlds > 3


def test_a_bot_is_shown_the_table_and_the_hand_of_who_is_asked(monkeypatch):
    shown = []
    choose = LineBot.choose

    def watched(self, *told):
        shown.append(told)
        return choose(self, *told)

    monkeypatch.setattr(LineBot, "choose", watched)
    sitting = seated(Watching, house=SHORT, seed=4)
    sitting.play()
    assert shown == [(table, tuple(book.table.hands[book.table.seat])) for _, book, table in sitting.chosen]


def test_every_choice_is_a_gap_that_there_is_and_a_card_of_ones_own():
    for seed in range(4):
        sitting = seated(Watching, players=2 + seed, house=SHORT, seed=seed, vague=(0.05, 0.5)[seed % 2])
        sitting.play()
        assert all(book.allows(choice.act, choice.card) for choice, book, _ in sitting.chosen)


def test_the_card_and_the_gap_are_chosen_that_leave_most_room_for_being_a_little_off(monkeypatch):
    """40, 50 and 60 lie in a row: 10 is far below them, 90 farther above; 51 would have to fit exactly."""
    monkeypatch.setattr(bots, "DARING", 0.0)
    table = three().table.look()
    assert exact(three()).choose(table, ("c10", "c51")) == Choice(("play", 0), "c10")
    assert exact(three()).choose(table, ("c90", "c51")) == Choice(("play", 3), "c90")
    assert exact(three()).choose(table, ("c51",)) == Choice(("play", 2), "c51")


def test_a_number_that_lies_open_counts_more_than_a_hunch(monkeypatch):
    monkeypatch.setattr(bots, "DARING", 0.0)
    table = three().table.look()
    assert exact(three(), c60=1.0).choose(table, ("c90",)) == Choice(("play", 3), "c90")
    assert exact(three(), c90=45.0).choose(table, ("c90",)).act == ("play", 1)


def test_sometimes_somebody_is_daring():
    quiet = three()
    gaps = [exact(quiet, seed=seed).choose(quiet.table.look(), ("c90",)).act[1] for seed in range(300)]
    assert set(gaps) == {0, 1, 2, 3}
    assert gaps.count(3) > 270


def test_a_card_that_came_back_is_not_laid_between_the_same_cards_again(monkeypatch):
    """Who takes 90 for 45 tries the gap of 45, then its neighbours, and at last where it fits."""
    monkeypatch.setattr(bots, "DARING", 0.0)
    bot, table = exact(three(), c90=45.0), three().table.look()
    tried = [bot.choose(table, ("c90",)).act[1] for _ in range(4)]
    assert tried[0] == 1
    assert sorted(tried) == [0, 1, 2, 3]


def test_the_same_seed_is_the_same_match():
    chosen = []
    for seed in (1, 1, 2):
        sitting = seated(Watching, house=SHORT, seed=seed)
        sitting.play()
        chosen.append([choice for choice, _, _ in sitting.chosen])
    assert chosen[0] == chosen[1] != chosen[2]
