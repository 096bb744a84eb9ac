"""A bot goes by what everybody sees, by its own hand and by its hunches; how good those are is a setting."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from companion.core.decks.card import CharacteristicId
from companion.core.decks.hidden import Hidden
from companion.core.games.comparity.oracle import Table
from companion.core.games.comparity.people.area import lying, neighbours
from companion.core.games.comparity.people.book import AreaBook
from companion.core.games.comparity.people.bot import AreaBot
from companion.core.mat.shape import Shape
from companion.core.referee.step import Step
from companion.simulator.hunches import hunches
from companion.simulator.people import Choice
from companion.simulator.sitting import Sitting
from tests.core.games.comparity.decks import deck_of
from tests.simulator.quiet import Quiet, bonus, discarding, repairing, seated, turn

SHORT = {"hand": 4, "pile": 12}
KINDS = {"play", "check", "draw", "neighbour", "verdict", "swap", "discard"}
EVERY_TENTH = deck_of({f"c{number}": number for number in range(10, 101, 10)})


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
        before = self._chance.getstate()
        choice = super()._choice()
        after, book, step = self._chance.getstate(), self._book, self.table.referee.step
        self._chance.setstate(before)
        self._book, self.table.referee.step = elsewhere(book), with_other_numbers(step)
        self.worlds += self._book.table.hands != book.table.hands
        assert super()._choice() == choice
        assert self._chance.getstate() == after
        self._book, self.table.referee.step = book, step
        return choice


def elsewhere(book):
    """The same book, but for what others hold, what lies in the pile, and every number that was never shown."""
    mixed, table = Random(repr(book.hand)), deepcopy(book.table)
    unknown = [card for seat, hand in enumerate(table.hands) if seat != table.seat for card in hand] + table.pile
    mixed.shuffle(unknown)
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            table.hands[seat] = [unknown.pop() for _ in hand]
    table.pile = unknown
    closed = sorted(set(table._values) - table.open - set(table.discarded))
    numbers = [table._values[card] for card in closed]
    mixed.shuffle(numbers)
    table._values |= dict(zip(closed, numbers, strict=True))
    return AreaBook(table, book.seats, {**book.numbers, **{card: table._values[card] for card in closed}})


def with_other_numbers(step):
    """How the referee's match stands, had all the numbers that were never shown gone to other cards."""
    position = step.state.position
    numbers = position.terms.book.opened()
    closed = sorted(numbers.keys() - position.revealed)
    taken = {**numbers, **{card: numbers[other] for card, other in zip(closed, reversed(closed), strict=True)}}
    return Step(replace(step.state, position=replace(position, terms=replace(position.terms, book=Hidden(taken)))))


def bot(vague=0.0, *, deck=EVERY_TENTH, seed=1):
    chance = Random(seed)
    return AreaBot(hunches(deck, CharacteristicId("size"), chance, vague), Shape(), chance)


def bot_of(quiet, vague=0.0, *, seed=1):
    return bot(vague, deck=quiet.referee.state.match.deck, seed=seed)


def test_what_nobody_at_the_table_can_know_changes_no_choice():
    for seed, players in enumerate((2, 3, 5)):
        sitting = seated(Prying, players=players, house=SHORT, seed=seed)
        assert sitting.play().winners
        assert sitting.worlds > 10


def test_a_bot_is_shown_the_table_and_the_hand_of_who_is_asked(monkeypatch):
    shown = []
    choose = AreaBot.choose

    def watched(self, *told):
        shown.append(told)
        return choose(self, *told)

    monkeypatch.setattr(AreaBot, "choose", watched)
    sitting = seated(Watching, players=3, house=SHORT, seed=4)
    sitting.play()
    assert shown == [(table, tuple(book.table.hands[book.table.seat])) for _, book, table in sitting.chosen]


def test_a_bot_knows_its_hunches_and_the_mat_and_nothing_else():
    ideas, chance, shape = {"a": 2.0, "b": 1.0}, Random(1), Shape()
    assert vars(AreaBot(ideas, shape, chance)) == {"_ideas": ideas, "_shape": shape, "_chance": chance, "_scale": [1.0, 2.0]}


def test_every_choice_is_an_act_that_the_book_allows_with_a_card_of_ones_own():
    kinds = set()
    for seed in range(6):
        sitting = seated(Watching, players=2 + seed % 4, house={"hand": 5, "pile": 14}, seed=seed, vague=(0.05, 0.5)[seed % 2])
        sitting.play()
        kinds |= {choice.act[0] for choice, _, _ in sitting.chosen}
        for choice, book, _ in sitting.chosen:
            assert choice.act in book.table.legal()
            assert (choice.act[0] == "play") == (choice.card is not None)
            assert choice.card is None or choice.card in book.hand
    assert kinds >= KINDS


def test_who_knows_every_number_checks_nothing_that_lies_in_order():
    checks = 0
    for seed in range(6):
        sitting = seated(Watching, players=3, house=SHORT, seed=seed, seats_vague=(0.0, 0.6, 0.6))
        sitting.play()
        for choice, book, _ in sitting.chosen:
            if book.table.seat == 0 and choice.act[0] == "check":
                checks += 1
                assert is_out_of_order(book, choice.act[1])
    assert checks > 5


def is_out_of_order(book, cell):
    area, numbers = book.table.area, book.numbers
    beside = [(numbers[area[near]], step) for near, step in neighbours(cell) if near in area]
    return any(step * (numbers[area[cell]] - other) > 0 for other, step in beside)


@pytest.mark.exam
def test_how_well_people_guess_is_a_setting():
    found = {vague: verdicts(vague) for vague in (0.0, 1.0)}
    shares = {vague: found["penalty"] / (found["penalty"] + found["distrust"]) for vague, found in found.items()}
    assert found[0.0]["penalty"] > 5
    assert shares[0.0] > shares[1.0] + 0.2


def verdicts(vague):
    """How many checks by the first of two players found a violation, and how many found none; the second guesses middling."""
    draws = []
    for seed in range(16):
        sitting = seated(house=SHORT, seed=seed, seats_vague=(vague, 0.3))
        sitting.play()
        draws += [(seat, why) for seat, why, _, _ in sitting._book.table.draws]
    return {"penalty": draws.count((1, "penalty")), "distrust": draws.count((0, "distrust"))}


def test_hunches_are_exact_where_nobody_is_vague_and_still_numbers_of_the_deck_where_all_are():
    numbers = {card: float(number[CharacteristicId("size")]) for card, number in opened(EVERY_TENTH).items()}
    ideas = {vague: hunches(EVERY_TENTH, CharacteristicId("size"), Random(3), vague) for vague in (0.0, 0.1, 1.0)}
    off = {vague: sum(abs(idea[card] - numbers[card]) for card in numbers) for vague, idea in ideas.items()}
    assert ideas[0.0] == numbers
    assert 0 < off[0.1] < off[1.0]
    assert all(set(idea.values()) <= set(numbers.values()) and idea.keys() == numbers.keys() for idea in ideas.values())


def test_nobody_takes_the_greatest_card_for_a_small_one_by_going_beyond_the_end():
    ideas = [hunches(EVERY_TENTH, CharacteristicId("size"), Random(seed), 0.1) for seed in range(100)]
    assert min(idea["c100"] for idea in ideas) >= 60
    assert max(idea["c10"] for idea in ideas) <= 50


def opened(deck):
    return {card.id: card.numbers.opened() for card in deck.cards.values()}


def test_a_card_is_laid_where_it_fits_best():
    """40, 50 and 60 lie in a row: of the first player's hand only 10 fits left of them, and 90 right of them."""
    assert cells_for("c10") == {(-2, 0), (-1, -1), (0, -1), (1, -1)}
    assert cells_for("c90") == {(2, 0), (-1, 1), (0, 1), (1, 1)}


def cells_for(card):
    quiet = turn()
    return {bot_of(quiet, seed=seed).choose(quiet.table.look(), (card,)).act[1] for seed in range(20)}


def test_a_number_that_was_shown_counts_more_than_a_hunch():
    """60 lies open left of 50, which is closed: who takes 60 for 10 sees that the two are out of order all the same."""
    quiet = Quiet().act("play", (-1, 0), card="c60").act("check", (-1, 0))
    table = quiet.table.look()
    ideas = hunches(quiet.referee.state.match.deck, CharacteristicId("size"), Random(1), 0.0)
    mistaken = AreaBot({**ideas, "c60": 10.0}, Shape(), Random(1))
    assert lying(table)[-1, 0].is_open
    assert mistaken._doubt(table, (0, 0)) > 0
    assert mistaken.choose(table, ()) == Choice(("neighbour", (0, 0)))


def test_a_duet_is_worth_a_little_against_a_good_fit():
    """The cell between 60 and 70 touches two: 90 fits there, 59 does not."""
    quiet = Quiet().act("play", (1, 0), card="c60").act("play", (0, 1), card="c70")
    assert {bot_of(quiet, seed=seed).choose(quiet.table.look(), ("c90",)).act[1] for seed in range(20)} == {(1, 1)}
    assert (1, 1) not in {bot_of(quiet, seed=seed).choose(quiet.table.look(), ("c59",)).act[1] for seed in range(20)}


def test_a_further_card_is_sometimes_not_wanted_where_it_need_not_be_played():
    for house, share in (({}, 0.2), ({"trio_bonus": "must"}, 0.0)):
        quiet = bonus(house=house)
        table, hand = quiet.table.look(), quiet.book.hand
        declined = [bot_of(quiet, seed=seed).choose(table, hand).act == ("decline",) for seed in range(200)]
        assert sum(declined) / 200 == pytest.approx(share, abs=0.1 if share else 0)


def test_a_repair_is_one_of_those_that_are_offered():
    quiet = repairing()
    assert repairs_of(quiet) == {("swap", (-1, 0), (0, 0))}
    assert repairs_of(discarding()) == {("discard", (1, 0)), ("discard", (2, 0))}


def repairs_of(quiet):
    return {bot_of(quiet, seed=seed).choose(quiet.table.look(), ()).act for seed in range(20)}


def test_the_same_seed_is_the_same_match():
    chosen = [[choice for choice, _, _ in played(seed).chosen] for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1] != chosen[2]


def played(seed):
    sitting = seated(Watching, players=3, house=SHORT, seed=seed)
    sitting.play()
    return sitting


def test_the_book_that_was_made_up_is_another_one():
    """Else the exam above would show nothing."""
    table = Table([["a", "b"], ["c", "d"]], ["e", "f", "g"], {name: place for place, name in enumerate("abcdefg")}, 0)
    book = AreaBook(table, ("seat-1", "seat-2"), dict(table._values))
    other = elsewhere(book)
    assert other.table.hands[0] == ["a", "b"]
    assert other.table.hands[1] + other.table.pile != ["c", "d", "f", "g"]
    assert other.numbers != book.numbers
    assert other.public() == book.public()
