"""People play Skyscrapers to the end on every mat, and their book and their ears find the referee out."""

from contextlib import ExitStack
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

from companion.cards.decks import files
from companion.core.decks.register import Register
from companion.core.games.skyscrapers import building, draft, expectation, hands, prizes, quaking, turns, view
from companion.core.games.skyscrapers.people import people as port
from companion.core.games.skyscrapers.people.people import PATIENCE, PEOPLE
from companion.core.mat.shape import Shape
from companion.core.referee.step import Step
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Differs, Manners, MatchOutcome, Sitting
from companion.simulator.soaking import Listening
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.simulator.quiet_sites import (
    DRAWS,
    NOTHING,
    ONE_PAD,
    TEN,
    THREE,
    built,
    due,
    printed,
    roofed,
    setup_of,
    sites,
    study,
    toilet,
    turn,
)

MATS = {
    "ten": TEN,
    "three": THREE,
    "draws": DRAWS,
    "one pad": ONE_PAD,
    "no mat": NOTHING,
    "one draw pad": Shape(0, 0, (), ("draw",), tap_places=sites(4)),
}
HOUSES = ({}, {"collapse": "equals"}, {"threshold": "reach"}, {"collapse": "equals", "threshold": "reach"})


def seated(*, players=2, house=None, shape=TEN, seed=1, noise=0.0, **manners):
    setup = setup_of(printed(), players, house, shape, first=seed % players)
    referee = Listening(setup, printed(), Register().naming([printed(), files.find("landmarks")]))
    table = SimulatedTable(referee, radio_under(shape, Noise.of(noise), seed))
    return Sitting(setup, printed(), table, seed, Manners(**manners), referee.heard)


@pytest.mark.exam
@pytest.mark.parametrize("noise", [0.0, 0.05])
@pytest.mark.parametrize("mat", MATS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_match_ends_with_winners_and_no_difference(mat, noise, players):
    place = list(MATS).index(mat)
    people = seated(
        players=players,
        house=HOUSES[(place + players) % len(HOUSES)],
        shape=MATS[mat],
        seed=7 * place + players,
        noise=noise,
        clumsy=0.15 if noise else 0.0,
        silence=noise,
    )
    outcome = people.play()
    assert (outcome.difference, outcome.stopped) == ("", "")
    assert outcome.winners == people.table.look().view.winners != ()
    assert 6 * players < outcome.acts < 300
    assert noise or not (outcome.blunders or outcome.tried_again)


@pytest.mark.exam
@pytest.mark.parametrize(("patience", "ends"), [(PATIENCE[0], {"sites"}), (PATIENCE[-1], {"sites", "hands"})])
def test_who_roofs_at_once_ends_with_the_sites_and_who_waits_may_end_with_the_deck(monkeypatch, patience, ends):
    monkeypatch.setattr(port, "PATIENCE", (patience,))
    matches = [seated(players=4, seed=seed) for seed in range(4)]
    assert all(people.play().winners for people in matches)
    assert {people._book.table.ended_by for people in matches} == ends


# The other book notices: faults of the referee, planted


def in_all(name, new, *modules):
    return tuple((module, name, new) for module in modules)


def saying(change, real=Step.tell):
    """What is ruled is shown, and something else is said of it."""

    def tell(step, ruling, before):
        real(step, replace(ruling, facts=tuple(change(ruling.facts))), before)

    return ((Step, "tell", tell),)


def without(*keys):
    return saying(lambda facts: [fact for fact in facts if fact.key not in keys])


def twice(key):
    return saying(lambda facts: [fact for one in facts for fact in ([one, one] if one.key == key else [one])])


def off_by(key, arg):
    return saying(lambda facts: [replace(one, args={**one.args, arg: one.args[arg] + 10}) if one.key == key else one for one in facts])


def one_place_short(real=expectation._places):
    return lambda position, difference: real(position, difference)[1:]


def too_little_covered(real=view._structure):
    def structure(position, one, held):
        shown = real(position, one, held)
        return replace(shown, covered=shown.covered[:-1])

    return structure


def no_toilet(real=prizes.completed):
    return lambda *told: replace(real(*told), has_toilet=True)


def the_other_way(real=hands.pass_hands):
    return lambda position, *, is_left: real(position, is_left=not is_left)


def one_more_card(real=hands.looked_at):
    return lambda match: min(real(match) + 1, match.deck)


FAULTS = {
    "all falls one quake early": (
        ((quaking, "falls", lambda one, terms: len(one.quakes) >= quaking.strength(one, terms)),),
        "structures: ",
    ),
    "nothing ever falls": (((quaking, "falls", lambda *_: False),), "structures: "),
    "thresholds are forgotten": (((prizes, "_misses_threshold", lambda *_: False),), "structures: "),
    "no building is faulty for want of a toilet": (in_all("completed", no_toilet(), building, prizes), "structures: "),
    "nothing is drawn": (((turns, "draw_up", lambda *_: None),), "hands: "),
    "no foundation is due": (((draft.RulingDraft, "open_foundation_due", lambda _: False),), "stock: "),
    "the turn stays": (((turns, "left_of", lambda _, seat: seat),), "seat: "),
    "hands go the other way": (((hands, "pass_hands", the_other_way()),), "nothing was said of hands-"),
    "a Study takes one too many": (((hands, "looked_at", one_more_card()),), "hands: "),
    "a place is not offered": (((expectation, "_places", one_place_short()),), "acts: the book has ["),
    "a covered card is forgotten": (((view, "_structure", too_little_covered()),), "structures: "),
    "nothing is said of a floor": (without("builds"), "nothing was said of builds"),
    "nothing is said of a roof": (without("roofs"), "nothing was said of roofs"),
    "another height is announced": (off_by("roofs", "height"), "nothing was said of roofs"),
    "nothing is said of a prize": (without("gets-world-record"), "nothing was said of gets-world-record"),
    "a prize is told twice": (twice("gets-world-record"), "said and not so: gets-world-record"),
    "nothing is said of a draw": (without("draws"), "nothing was said of draws"),
    "nothing is said of a fault": (without("faulty-under-least"), "nothing was said of faulty-under-least"),
    "nobody is called upon": (without("turn"), "nothing was said of turn"),
    "the points are counted aloud otherwise": (off_by("total", "points"), "nothing was said of total"),
    "nobody says who has won": (without("wins"), "nothing was said of wins"),
}
MATCHES = [{"players": players, "seed": seed} for seed in range(5) for players in (2, 4)]


def found_out(faults):
    """What the first of some matches that notices it says."""
    with ExitStack() as planted:
        for module, name, fault in faults:
            planted.enter_context(patch.object(module, name, fault))
        for match in MATCHES:
            outcome = seated(**match).play()
            if outcome.difference or outcome.stopped:
                return outcome
    return MatchOutcome()


@pytest.mark.exam
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_referee_is_found(fault):
    faults, told = FAULTS[fault]
    outcome = found_out(faults)
    assert told in outcome.difference
    assert outcome.winners == ()


@pytest.mark.exam
def test_without_a_fault_the_same_matches_end_well():
    assert found_out(()) == MatchOutcome()


# What the people answer for the rest of the simulator


def test_what_is_offered_where_a_reader_is_silent_is_what_the_book_allows():
    for scene in (turn, built, roofed, due, toilet, study):
        quiet = scene()
        quiet.table.radio.silence(0, quiet.table.at + 60)
        quiet.table.wait(2.0)
        assert quiet.table.look().frozen
        quiet.compare_offers()


def test_an_act_that_nobody_meant_is_a_difference_however_much_was_misheard():
    quiet = turn()
    quiet.table.radio.tally["missed singly"] += 1
    quiet.carry_out(Choice(("quake", 0), "earthquake-1"), on_screen=False)
    with pytest.raises(Differs, match="seat: the book has seat-1, the screen seat-2"):
        quiet.settle(quiet.book)


def test_a_card_may_be_taken_for_another_act_only_at_tap_places_and_only_where_something_was_misheard():
    book = built().book
    assert PEOPLE.taken_for(book, Choice(("build", 0), "law-firm")) == [("build", 1)]
    assert PEOPLE.taken_for(book, Choice(("done",))) == []
    places = due().book.free_places
    assert PEOPLE.taken_for(due().book, Choice(("open", places[0]))) == [("open", place) for place in places[1:]]
    quiet = turn()
    choice = Choice(("build", 1), "newsroom")
    quiet.carry_out(Choice(("build", 0), "newsroom"), on_screen=False)
    with pytest.raises(Differs, match="structures: "):
        quiet.comes(choice, quiet.book.after(choice.act, choice.card))


def test_moves_of_the_game_are_filled_with_cards_that_may_be_in_a_hand():
    quiet = turn().act("build", 0, card="newsroom")
    game, position = quiet.referee.state.match.game, quiet.referee.state.position
    view_, deck = quiet.table.look().view, quiet.referee.state.match.deck
    for move in game.moves(position):
        filled = PEOPLE.filled(deck, view_, move, Random(1))
        assert getattr(filled, "card", "") is not None
        assert not hasattr(game.rule(position, filled), "reason"), filled
