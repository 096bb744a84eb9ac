"""People play Cardline to the end on every mat, and keep a book of their own that finds the referee out."""

from contextlib import ExitStack
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

from companion.core.games.cardline import expectation, rounds, rules
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.people.people import PEOPLE
from companion.core.games.cardline.position import Stock
from companion.core.mat.shape import Shape
from companion.core.referee.step import Step
from companion.simulator.people import Choice
from companion.simulator.sitting import Differs, MatchOutcome
from tests.core.games.instead import instead
from tests.simulator.quiet_line import seated, three

MATS = {
    "a line of 32": Shape(16, 2),
    "3 x 3": Shape(3, 3),
    "blind cells and a draw pad": Shape(draw_pads=("draw",), blind=frozenset({"C5", "E3"})),
    "places in no grid": Shape(0, 0, line=("one", "two", "three", "four", "five", "six")),
    "one pad": Shape(0, 0),
    "no mat": Shape(0, 0, ()),
}
HOUSES = ({}, {"commit": "turned"}, {"commit": "pace"}, {"hand": 2}, {"hand_2": 6})


def ended(**more):
    """What became of a match, and the table at which it was played."""
    people = seated(**more)
    return people.play(), people.table


@pytest.mark.exam
@pytest.mark.parametrize("noise", [0.0, 0.05])
@pytest.mark.parametrize("mat", MATS)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_match_ends_with_winners_and_no_difference(mat, noise, players):
    place = list(MATS).index(mat) + players
    clumsy = 0.15 if noise else 0.0
    house, deck = HOUSES[place % len(HOUSES)], ("countries", "landmarks", "movies")[place % 3]
    outcome, table = ended(deck=deck, players=players, house=house, shape=MATS[mat], seed=place, noise=noise, clumsy=clumsy, silence=noise)
    assert (outcome.difference, outcome.stopped) == ("", "")
    assert set(outcome.winners) <= {f"seat-{number}" for number in range(1, players + 1)}
    assert outcome.winners == table.look().view.winners != ()
    assert noise or not outcome.tried_again
    assert clumsy or not outcome.blunders


@pytest.mark.exam
@pytest.mark.parametrize("cards", [13, 14, 16])
def test_with_hardly_a_card_to_draw_a_match_ends_as_well(cards):
    for seed in range(4):
        outcome, _ = ended(players=3, cards=cards, shape=Shape(3, 3), seed=seed)
        assert (outcome.difference, outcome.stopped) == ("", "")
        assert outcome.winners


# The other book notices: faults of the referee, planted


def strictly(real=rules.in_order):
    """An equal neighbour is called a wrong one."""

    def in_order(left, one, right):
        beside = [neighbour.number for neighbour in (left, right) if neighbour is not None]
        return real(left, one, right) and one.number not in beside

    return in_order


def second_first(real=rounds.next_round):
    return lambda position, judged=None: replace(real(position, judged), stage=rounds.Turn(position.still_in[-1]))


def no_play_off(real=rounds.end_of_round):
    def end_of_round(position, facts):
        without = [seat for seat in position.still_in if not position.hands[seat]]
        return real(replace(position, hands={**position.hands, without[0]: 1}) if len(without) > 1 else position, facts)

    return end_of_round


def shown_one_more(real=CARDLINE.view):
    def told(position):
        one = real(position)
        places = [replace(place, numbers={by: number + 1 for by, number in place.numbers.items()}) for place in one.places]
        return replace(one, places=tuple(places))

    return told


def box_forgotten(real=CARDLINE.view):
    return lambda position: replace(real(position), stock={"box": 0})


def last_gap_forgotten(real=expectation.expectation):
    def expected(position, difference):
        one = real(position, difference)
        return replace(one, places=one.places[:-1])

    return expected


def silent_of(*keys, real=Step.tell):
    """What is ruled is shown, and these facts are not said."""

    def tell(step, ruling, before):
        real(step, replace(ruling, facts=tuple(fact for fact in ruling.facts if fact.key not in keys)), before)

    return tell


def another_number_said(real=rules._verdict):
    """The right neighbour's number is said for the left one's."""

    def verdict(seat, gap, around, *, is_right):
        fact = real(seat, gap, around, is_right=is_right)
        return replace(fact, args={**fact.args, "left-number": fact.args["right-number"]}) if fact.key.endswith("between") else fact

    return verdict


FAULTS = {
    "equal does not fit": ((rules, "in_order", strictly()), "line: "),
    "nothing is drawn for a card that failed": ((rules, "drawn", lambda now, _: (Stock(now.pile, now.box, now.unseen), ())), "pile: "),
    "a round begins with the second player": ((rounds, "next_round", second_first()), "seat: "),
    "a play-off is not noticed": ((rounds, "end_of_round", no_play_off()), "winners: "),
    "a number is shown differently": ((CARDLINE, "view", shown_one_more()), "opened: "),
    "the box is shown empty": ((CARDLINE, "view", box_forgotten()), "box: "),
    "a gap is not offered": ((CARDLINE, "expectation", last_gap_forgotten()), "acts: the book has [\"('play', "),
    "nothing is said of a play": ((Step, "tell", silent_of("fits-between", "misfits-between")), "nothing was said of ('play', "),
    "another number is said": ((rules, "_verdict", another_number_said()), "nothing was said of ('play', "),
    "nothing is said of a draw": ((Step, "tell", silent_of("draws")), "('draws', "),
    "nobody is called upon": ((Step, "tell", silent_of("turn")), "('turn', "),
    "a last card is not mentioned": ((Step, "tell", silent_of("one-card")), "('one-card', "),
    "nobody says who has won": ((Step, "tell", silent_of("wins")), "('wins', "),
    "a new pile is not mentioned": ((Step, "tell", silent_of("reshuffled")), "('reshuffled', "),
}
FEW = {"players": 4, "house": {"hand": 2}, "cards": 16}
MATCHES = [{**FEW, "deck": deck, "seed": seed} for seed in range(8) for deck in ("movies", "landmarks")]


def found_out(*fault):
    """What the first of some matches that notices it says."""
    with ExitStack() as planted:
        if fault:
            where, name, wrong = fault
            if where is CARDLINE:
                instead(planted.enter_context(pytest.MonkeyPatch.context()), CARDLINE.id, **{name: wrong})
            else:
                planted.enter_context(patch.object(where, name, wrong))
        for match in MATCHES:
            outcome, _ = ended(**match)
            if outcome.difference or outcome.stopped:
                return outcome
    return MatchOutcome()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_referee_is_found(fault):
    planted, told = FAULTS[fault]
    assert told in found_out(*planted).difference


@pytest.mark.exam
def test_without_a_fault_the_same_matches_end_well():
    assert found_out() == MatchOutcome()


# What the book makes of noise


def misheard(quiet):
    """Some noise was there, so that the referee may have been misled."""
    quiet.table.radio.tally["straddled"] += 1
    return quiet


def elsewhere(house=None):
    """30 was meant to be laid before the line, and lies behind it; the line is 40, 50, 60."""
    quiet = three(house={"commit": "pace", **(house or {})})
    quiet.table.lay(quiet.uid("c30"), "G1")
    quiet.table.wait(3.0)
    return quiet, Choice(("play", 0), "c30"), quiet.book.after(("play", 0), "c30")


def test_a_play_in_another_gap_is_a_difference_where_nothing_was_misheard():
    quiet, choice, ahead = elsewhere()
    with pytest.raises(Differs, match=r"line: the book has .*'c30', 'c40'.*failed: the book has .*, the screen "):
        quiet.comes(choice, ahead)


def test_a_play_in_another_gap_that_comes_to_the_same_is_only_counted():
    quiet = misheard(three(house={"commit": "pace"}))
    choice = Choice(("play", 2), "c90")
    ahead, heard = quiet.book.after(choice.act, "c90"), len(quiet.referee.heard)
    quiet.table.lay(quiet.uid("c90"), "C1")
    quiet.table.wait(3.0)
    assert quiet.comes(choice, ahead)
    quiet.go_on(choice, ahead, heard)
    assert (quiet.outcome.plays_by_noise, quiet.book) == (1, ahead)


def test_the_same_without_noise_is_a_difference():
    quiet = three(house={"commit": "pace"})
    choice = Choice(("play", 2), "c90")
    ahead, heard = quiet.book.after(choice.act, "c90"), len(quiet.referee.heard)
    quiet.table.lay(quiet.uid("c90"), "C1")
    quiet.table.wait(3.0)
    assert quiet.comes(choice, ahead)
    with pytest.raises(Differs, match=r"nothing was said of .*misfits-between"):
        quiet.go_on(choice, ahead, heard)


# Set up


def test_sometimes_people_bring_so_few_cards_that_nobody_can_draw():
    people = seated(players=3)
    deck = people.table.referee.state.match.deck
    brought = [len(PEOPLE.brought(people._setup, deck, Random(seed)).cards) for seed in range(200)]
    assert set(brought) == {110, 13, 14, 16}
    assert brought.count(110) > 150
