"""A bot of Skyscrapers goes by what everybody sees, by its own hand, and by what was seen before it was covered."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from companion.core.decks.hidden import Hidden
from companion.core.games.skyscrapers.people.appraisal import Appraisal, TowerMemory
from companion.core.games.skyscrapers.people.bot import TowerBot
from companion.core.referee.step import Step
from companion.simulator.people import Choice
from companion.simulator.sitting import Sitting
from tests.core.games.skyscrapers.people import test_sitting as sittings
from tests.simulator.quiet_sites import BORIS, TEN, QuietSites, built, due, roofed, study, study_late, toilet, turn

KINDS = {
    "open",
    "build",
    "roof",
    "insure",
    "done",
    "quake",
    "century",
    "study",
    "keep",
    "all",
    "discard-pile",
    "nothing",
    "tornado",
    "blow",
    "take",
}
KINDS |= {"nobody"}


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
        before, remembered = self._chance.getstate(), deepcopy(vars(self._bots["seat-1"]._memory))
        choice = super()._choice()
        after, book, step = self._chance.getstate(), self._book, self.table.referee.step
        self._chance.setstate(before)
        vars(self._bots["seat-1"]._memory).update(remembered)
        self._book, self.table.referee.step = elsewhere(book), with_other_cards_covered(step)
        self.worlds += self._book.table.hands != book.table.hands
        assert super()._choice() == choice
        assert self._chance.getstate() == after
        self._book, self.table.referee.step = book, step
        return choice


def elsewhere(book):
    """The same book, but for what others hold and what lies in the deck where nobody looks at it."""
    mixed, table = Random(repr(book.hand)), deepcopy(book.table)
    looked_at = table.looked_at() if table.waiting == "study" else []
    unknown = [card for seat, hand in enumerate(table.hands) if seat != table.seat for card in hand] + table.deck[len(looked_at) :]
    mixed.shuffle(unknown)
    for seat, hand in enumerate(table.hands):
        if seat != table.seat:
            table.hands[seat] = [unknown.pop() for _ in hand]
    table.deck = looked_at + unknown
    return replace(book, table=table)


def with_other_cards_covered(step):
    """How the referee's match stands, had other cards of the same height and points been covered."""
    position = step.state.position
    structures = tuple(
        replace(one, cards=Hidden((*reversed(one.cards.opened()[:-1]), *one.cards.opened()[-1:]))) for one in position.structures
    )
    return Step(replace(step.state, position=replace(position, structures=structures)))


def played(kind=Watching, **more):
    def people(*told):
        return kind(*told)

    original, sittings.Sitting = sittings.Sitting, people
    try:
        sitting = sittings.seated(**more)
    finally:
        sittings.Sitting = original
    sitting.play()
    return sitting


@pytest.mark.exam
def test_what_nobody_at_the_table_can_know_changes_no_choice():
    for players in (2, 4, 6):
        sitting = played(Prying, players=players, seed=players)
        assert sitting.outcome.winners
        assert sitting.worlds > 10


def test_a_bot_is_shown_the_table_the_hand_of_who_is_asked_and_what_a_study_lets_it_look_at(monkeypatch):
    shown = []
    choose = TowerBot.choose

    def watched(self, *told):
        shown.append(told)
        return choose(self, *told)

    monkeypatch.setattr(TowerBot, "choose", watched)
    sitting = played(players=3, seed=4)
    assert shown == [(table, tuple(hand(book))) for _, book, table in sitting.chosen]


def hand(book):
    table = book.table
    return [*table.hands[table.seat], *(table.looked_at() if table.waiting == "study" else [])]


@pytest.mark.exam
def test_every_choice_is_an_act_that_the_book_allows_with_a_card_of_ones_own():
    kinds = set()
    for seed in range(8):
        sitting = played(players=2 + seed % 5, seed=seed)
        kinds |= {choice.act[0] for choice, _, _ in sitting.chosen}
        for choice, book, _ in sitting.chosen:
            assert book.allows(choice.act, choice.card)
            assert choice.card is None or choice.card in hand(book) or choice.act == ("discard-pile",)
    assert kinds >= KINDS


def test_the_same_seed_is_the_same_match():
    chosen = [[choice for choice, _, _ in played(players=3, seed=seed).chosen] for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1] != chosen[2]


@pytest.mark.exam
def test_nobody_fetches_a_study_from_the_discards_so_matches_end():
    fetched = []
    for seed in range(8):
        sitting = played(players=2 + seed % 3, seed=seed)
        assert sitting.outcome.acts < 300
        fetched += [book._card(choice.act, choice.card) for choice, book, _ in sitting.chosen if choice.act == ("discard-pile",)]
    assert fetched
    assert not [card for card in fetched if card.startswith("study")]


# What one of them does in a position made for it


def choices(quiet, seeds=40, patience=1.0):
    """What a bot may do here, whatever its chance is."""
    bot = quiet.bots[quiet.book.seat]
    found = set()
    for seed in range(seeds):
        one = TowerBot(bot._terms, TEN, TowerMemory(bot._memory.faces), Random(seed), patience)
        one._memory.__dict__.update(deepcopy(vars(quiet.memory)) if hasattr(quiet, "memory") else {})
        found.add(one.choose(quiet.table.look(), quiet.book.hand))
    return found


def acts(quiet, **more):
    return {choice.act for choice in choices(quiet, **more)}


def remembering(quiet, *acts_):
    """The same table, watched from the beginning on."""
    quiet.memory = TowerMemory(quiet.bots["seat-1"]._memory.faces)
    quiet.memory.look(quiet.table.look())
    for kind, *of, card in acts_:
        quiet.act(kind, *of, card=card)
        quiet.memory.look(quiet.table.look())
    return quiet


GOOD = "mechanical-floor toilet-1 spire flat-roof-1 earthquake-1"


def worth_roofing():
    """60 and 10 m with a toilet, and Anna holds a spire of 60 m."""
    quiet = turn(hands=f"{GOOD} / {BORIS}", pile="museum sky-garden hostel canteen kiosk")
    return remembering(quiet, ("build", 0, "mechanical-floor"), ("build", 1, "lofts"), ("build", 0, "toilet-1"), ("nobody", None))


def test_a_roof_is_laid_where_it_makes_a_good_building_and_not_where_that_is_not_worth_it():
    quiet = worth_roofing().act("build", 1, card="duplexes")
    assert choices(quiet) == {Choice(("roof", 0), "spire")}
    assert ("roof", 0) not in acts(quiet, patience=12.0)


def test_a_toilet_that_is_covered_is_remembered():
    quiet = remembering(worth_roofing(), ("build", 0, "duplexes"))
    structure = quiet.table.look().view.structures[0]
    assert quiet.memory.has_toilet(structure)
    assert (quiet.memory.height(structure), quiet.memory.colours(structure)) == (100, {"residential"})
    assert not TowerMemory(quiet.memory.faces).has_toilet(structure)


def test_what_was_taken_back_is_forgotten():
    quiet = remembering(turn(), ("build", 0, "newsroom"))
    quiet.hands.undo()
    quiet.memory.look(quiet.table.look())
    assert quiet.memory.cards(quiet.table.look().view.structures[0]) == []
    assert quiet.memory.opened == 2


def test_a_foundation_that_is_due_is_opened_at_a_free_tap_place_or_now_and_then_beside_them():
    opened = acts(due(), seeds=200)
    assert opened == {("open", (2, 1)), *(("open", (tap, 0)) for tap in (0, *range(2, 10)))}


def test_a_building_that_is_worth_something_is_mostly_insured_and_another_is_not():
    quiet = roofed()
    assert acts(quiet) == {("insure", 0), ("done",)}  # it holds the World Record
    one = quiet.table.look().view.structures[0]
    bot = quiet.bots["seat-1"]
    look = Appraisal({0: one}, bot._memory, bot._terms, "seat-1", 60, ("insurance-2",), 1.0)
    assert one.marks == ("world-record", "faulty-or-smelly")
    assert look.insurance(one) == 3 - 1
    assert look.insurance(replace(one, marks=("faulty-or-smelly",))) < 0
    assert look.insurance(replace(one, owner="seat-2")) < 0


def test_a_card_is_taken_from_who_holds_most_or_from_nobody():
    assert acts(toilet()) == {("take", 1), ("take", 2), ("nobody",)}
    two = built().act("build", 0, card="toilet-1")
    assert acts(two) == {("take", 1), ("nobody",)}


def test_a_study_is_used_in_every_way():
    assert {act[0] for act in acts(study(), seeds=80)} >= {"keep", "all", "build"}
    assert acts(study_late()) == {("nothing",)}


def test_where_nothing_can_be_played_a_card_is_discarded():
    only_roofs = "flat-roof-1 flat-roof-2 flat-roof-3 spire glass-dome-1 / lofts duplexes study-1 tornado-1 newsroom"
    quiet = turn(hands=only_roofs, pile="museum hostel")
    assert {choice.act for choice in choices(quiet)} == {("discard",)}


@pytest.mark.parametrize("vague", [0.0, 1.0])
def test_everybody_reads_what_is_printed_on_the_cards_so_nobody_is_vague(vague):
    quiet = QuietSites()
    bots = quiet._people.bots(quiet._setup, quiet.referee.state.match.deck, Random(1), vague)
    assert {bot._memory for bot in bots.values()} == {bots["seat-1"]._memory}
    assert bots["seat-1"].choose(quiet.table.look(), quiet.book.hand) in choices(quiet, seeds=200)
