"""People play to the end on every mat, and keep a book of their own that finds the referee out."""

import os
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from companion.core.games.comparity import layout, position, repair, rules, understanding, view
from companion.core.mat.shape import Shape
from companion.core.referee.step import Step
from companion.events import Uid
from companion.simulator import sitting as sittings
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Differs, MatchOutcome, Stopped
from hardware.readers.noise import Noise
from tests.simulator.entries import digest
from tests.simulator.quiet import Quiet, checking, discarding, duet, repairing, seated, shipped, trio, turn

CHECKOUT = Path(__file__).resolve().parents[2]
MATS = {
    "8 x 8": Shape(),
    "4 x 3": Shape(4, 3),
    "blind cells": Shape(7, 7, blind=frozenset({"D4", "E4", "C5", "A1"})),
    "a draw pad": Shape(pads=("pad",), draw_pads=("draws",)),
    "one pad": Shape(0, 0),
    "no mat": Shape(0, 0, ()),
}
SHORT = {"hand": 4, "pile": 10}
HOUSES = ({}, {"trio_bonus": "must"}, {"confirm": "ok"}, {"memory": "strict", "pace": 0.8}, {"pace": 10})


def ended(**more):
    """What became of a match, and the table at which it was played."""
    people = seated(**more)
    return people.play(), people.table


@pytest.mark.exam
@pytest.mark.parametrize("noise", [0.0, 0.05])
@pytest.mark.parametrize("mat", MATS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_ends_with_a_winner_and_no_difference(mat, noise, players):
    place = list(MATS).index(mat)
    house = SHORT | HOUSES[(place + players) % len(HOUSES)]
    deck = ("landmarks", "movies")[(place + players) % 2]
    clumsy = 0.15 if noise else 0.0
    outcome, table = ended(deck=deck, players=players, house=house, shape=MATS[mat], seed=place, noise=noise, clumsy=clumsy, silence=noise)
    assert (outcome.difference, outcome.stopped) == ("", "")
    assert set(outcome.winners) <= {f"seat-{number}" for number in range(1, players + 1)}
    assert outcome.winners == table.look().view.winners != ()
    assert outcome.acts > 3 * players
    assert clumsy or not outcome.blunders
    assert bool(table.radio.tally.keys() - {"passes", "sightings"}) is bool(noise and MATS[mat].slots)


def test_where_a_lift_is_the_word_people_play_as_well():
    for seed in range(3):
        outcome, _ = ended(house={**SHORT, "check": "lift"}, players=3, seed=seed)
        assert (outcome.difference, outcome.stopped) == ("", "")
        assert outcome.winners


# The same seed


@pytest.mark.exam
def test_the_same_seed_gives_the_same_entries_whatever_the_hash_seed():
    digests = [digest(seed) for seed in (1, 2)]
    assert len(set(digests)) == 2
    for hash_seed in ("0", "1"):
        assert printed(hash_seed) == digests


def printed(hash_seed):
    command = [sys.executable, "-m", "tests.simulator.entries", "1", "2"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=CHECKOUT, env=environment).stdout.split()


# The other book notices: faults of the referee, planted


def duets_unseen(real=rules._after_play):
    def after_play(position_, stage, cell):
        after, facts = real(position_, stage, cell)
        return (position.Turn(after.seat), ()) if isinstance(after, position.Duet) else (after, facts)

    return after_play


def shown_one_more(real=view._place):
    def place(*told):
        one = real(*told)
        return replace(one, numbers={by: number + 1 for by, number in one.numbers.items()})

    return place


def upper_cells_refused(real=rules._refusal):
    return lambda place, card, cell: ("touches-nothing", "C4") if cell[1] > 0 else real(place, card, cell)


def closed_numbers_shown(real=view._place):
    """The view tells the numbers of cards that lie closed (H1)."""

    def place(stands, cell, violated):
        card = stands.area[cell].card
        return replace(real(stands, cell, violated), numbers=stands.terms.book.opened()[card])

    return place


def silent_of(*keys, real=Step.tell):
    """What is ruled is shown, and these facts are not said."""

    def tell(step, ruling, before):
        real(step, replace(ruling, facts=tuple(fact for fact in ruling.facts if fact.key not in keys)), before)

    return ((Step, "tell", tell),)


def in_all(name, new, *modules):
    return tuple((module, name, new) for module in modules)


def first_only(real=repair.repairs):
    return lambda place: real(place)[:1]


def one_short(real=position.free_cells):
    return lambda area: real(area)[1:]


FAULTS = {
    "distrust draws one": (((rules, "DISTRUST", 1),), "hands: "),
    "a penalty draws two": (((rules, "PENALTY", 2),), "hands: "),
    "a Duet is not noticed": (((rules, "_after_play", duets_unseen()),), "stage: the book has duet, the screen turn"),
    "the wrong player draws the penalty": (((position.Position, "right_of", position.Position.left_of),), "hands: "),
    "a swap that is allowed is refused": (((repair, "_mends", lambda *_: False),), "acts: the book has [\"('swap', "),
    "a swap that is not allowed is offered": (((repair, "_mends", lambda *_: True),), "acts: the book has "),
    "only the first repair is offered": (in_all("repairs", first_only(), rules, understanding, layout), "acts: the book has [\"('"),
    "a value is shown differently": (((view, "_place", shown_one_more()),), "opened: "),
    "a cell is forgotten": (((rules, "free_cells", one_short()),), "acts: the book has [\"('play', "),
    "a verdict is offered too early": (((rules, "_has_open_neighbour", lambda *_: True),), "acts: the book has [], the screen [\"('ver"),
    "after a check the next is called too early": (
        ((rules, "after_check", lambda place, seat, *_, **__: position.Turn(place.left_of(seat))),),
        "seat: ",
    ),
    "the numbers of closed cards are shown": (((view, "_place", closed_numbers_shown()),), "opened: the book has []"),
    "nothing is said of a play": (silent_of("plays"), "nothing was said of ('play', "),
    "nothing is said of a check": (silent_of("reveals"), "nothing was said of ('check', "),
    "nothing is said of a draw": (silent_of("draws"), "nothing was said of ('draw',)"),
    "nothing is said of a verdict": (silent_of("in-order", "too-great-left", "too-great-below"), "nothing was said of "),
    "nothing is said of a swap": (silent_of("swapped"), "nothing was said of ('swap', "),
    "nobody says who has won": (silent_of("wins"), "nothing was said of who has won"),
    "cards above the first are refused": (((rules, "_refusal", upper_cells_refused()),), "play did not come in turn"),
}
MATCHES = [{"deck": "movies", "players": players, "house": SHORT, "seed": seed} for seed in range(6) for players in (3, 4)]


def found_out(faults):
    """What the first of some matches that notices it says."""
    with ExitStack() as planted:
        for module, name, fault in faults:
            planted.enter_context(patch.object(module, name, fault))
        for match in MATCHES:
            outcome, _ = ended(**match)
            if outcome.difference or outcome.stopped:
                return outcome
    return MatchOutcome()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_referee_is_found(fault):
    faults, told = FAULTS[fault]
    outcome = found_out(faults)
    assert told in (outcome.stopped if "did not come" in told else outcome.difference)
    assert outcome.winners == ()


@pytest.mark.exam
def test_without_a_fault_the_same_matches_end_well():
    assert found_out(()) == MatchOutcome()


# What the book makes of it


def test_a_trio_whose_bonus_is_forgotten_is_found():
    quiet = trio()
    forgotten = patch.object(rules, "Bonus", lambda _, then: position.Turn(then))
    with forgotten, pytest.raises(Differs, match="stage: the book has bonus, the screen turn"):
        quiet.act("draw")


def test_equal_values_that_are_called_a_violation_are_found():
    quiet = Quiet("d50 c30 c10 / c20 c40 c70").act("play", (1, 0), card="d50").act("check", (0, 0))
    wrong = patch.object(position, "violated_at", lambda numbers, *_: [((0, 0), (1, 0))] if len(numbers) > 1 else [])
    with wrong, pytest.raises(Differs, match="stage: the book has turn, the screen repairing"):
        quiet.act("neighbour", (1, 0))


def test_a_check_of_which_nobody_says_whether_it_was_right_is_found():
    quiet = checking()
    choice = Choice(("neighbour", (0, 0)))
    ahead, before = quiet.book.after(choice.act), len(quiet.referee.heard)
    ((owner, name, silent),) = silent_of("in-order", "too-great-left", "too-great-below")
    with patch.object(owner, name, silent):
        quiet.carry_out(choice, on_screen=False)
        assert quiet.comes(choice, ahead)
    with pytest.raises(Differs, match="nothing was said of right or wrong"):
        quiet.go_on(choice, ahead, before)


def split_in_two(real=position.Survey.without):
    return lambda survey, cell: replace(real(survey, cell), pieces=frozenset({frozenset({cell})}))


def test_an_area_that_is_taken_for_two_pieces_is_found():
    quiet = discarding()
    split = patch.object(position.Survey, "without", split_in_two())
    with split, pytest.raises(Differs, match="stage: the book has turn, the screen reconnecting"):
        quiet.act("discard", (2, 0))


def misheard(quiet):
    """Some noise was there, so that the referee may have been misled."""
    quiet.table.radio.tally["missed singly"] += 1
    return quiet


def test_a_check_that_nobody_meant_goes_into_the_book():
    quiet = misheard(turn())
    quiet.table.choose("check:E5")
    quiet.settle(quiet.book)
    assert quiet.outcome.reveals_by_noise == 1
    assert quiet.book.public().opened == {("c50", 50)}
    assert quiet.book.public().stage == "checking"


def test_a_check_that_nobody_meant_is_a_difference_where_nothing_was_misheard():
    quiet = turn()
    quiet.table.choose("check:E5")
    with pytest.raises(Differs, match="stage: the book has turn, the screen checking; opened: "):
        quiet.settle(quiet.book)
    assert quiet.outcome.reveals_by_noise == 0


def test_more_checks_than_noise_can_make_are_a_difference():
    quiet = misheard(turn())
    for slot in ("E5", "F5", "D5"):
        quiet.table.choose(f"check:{slot}")
    with pytest.raises(Differs, match="opened: "):
        quiet.settle(quiet.book)
    assert quiet.outcome.reveals_by_noise == 0


def test_an_act_after_a_check_that_nobody_meant_counts_as_well():
    quiet = misheard(duet())
    draw = Choice(("draw",))
    ahead = quiet.book.after(draw.act)
    quiet.table.choose("check:E5")
    quiet.table.choose("check:F5")
    quiet.table.wait(1.0)
    assert not quiet.comes(draw, ahead)
    assert quiet.outcome.reveals_by_noise == 2
    assert quiet.book.public().stage == "turn"


def test_what_was_meant_counts_after_checks_that_nobody_meant():
    quiet = misheard(duet())
    check = Choice(("check", (0, 1)))
    ahead = quiet.book.after(check.act)
    for slot in ("E5", "F5", "E6"):
        quiet.table.choose(f"check:{slot}")
    assert not quiet.comes(check, ahead)
    assert quiet.outcome.reveals_by_noise == 2
    assert {card for card, _ in quiet.book.public().opened} == {"c50", "c60", "c70"}


def test_an_act_that_nobody_meant_and_that_is_no_check_is_a_difference():
    quiet = duet()
    misheard(quiet).table.choose("draw")
    with pytest.raises(Differs, match="stage: the book has duet, the screen turn; hands: "):
        quiet.settle(quiet.book)


def test_a_card_heard_on_another_cell_is_laid_anew_and_comes_where_it_was_meant():
    quiet = misheard(turn())
    choice = Choice(("play", (2, 0)), "c90")
    ahead = quiet.book.after(*vars_of(choice))
    quiet.move("c90", quiet.slot((1, 1)))
    quiet.table.wait(3.0)
    assert quiet.comes(choice, ahead)
    assert quiet.outcome.plays_by_noise == 1
    assert quiet.lies() == quiet.should_lie() == {"c40": "D5", "c50": "E5", "c60": "F5", "c90": "G5"}


def vars_of(choice):
    return choice.act, choice.card


def test_a_card_heard_on_another_cell_is_a_difference_where_nothing_was_misheard():
    quiet = turn()
    choice = Choice(("play", (2, 0)), "c90")
    quiet.move("c90", quiet.slot((1, 1)))
    quiet.table.wait(3.0)
    with pytest.raises(Differs, match=r"area: the book has \[.*\(2, 0\), 'c90'.*, the screen .*\(1, 1\), 'c90'"):
        quiet.comes(choice, quiet.book.after(*vars_of(choice)))


def test_another_card_than_was_meant_is_a_difference():
    quiet = turn()
    choice = Choice(("play", (2, 0)), "c90")
    quiet.move("c30", quiet.slot((2, 0)))
    quiet.table.wait(3.0)
    with pytest.raises(Differs, match=r"area: the book has .*c90.*, the screen .*c30"):
        quiet.comes(choice, quiet.book.after(*vars_of(choice)))


def test_what_is_half_done_is_no_difference_in_what_is_offered():
    for begin in (turn, checking, repairing, discarding, duet, trio):
        quiet = begin()
        quiet.compare_offers()
        quiet.table.lay(Uid("04f00dfacade42"), "A1")
        quiet.table.wait(2.0)
        assert quiet.table.look().instructions
        quiet.compare_offers()
    quiet = turn()
    quiet.hands.choose(("shift",), (), word="up")
    assert quiet.table.look().view.pending == "shifting"
    quiet.compare_offers()


def test_a_match_without_an_end_is_stopped(monkeypatch):
    monkeypatch.setattr(sittings, "MOST_ACTS", 3)
    outcome = seated().play()
    assert (outcome.stopped, outcome.winners, outcome.acts) == ("the match has no end", (), 4)


def test_where_nothing_is_offered_any_more_the_match_is_stopped():
    quiet = turn()
    quiet.table.press("pause")
    with pytest.raises(Stopped, match="nothing is offered: table-status-paused, no question, no instruction"):
        quiet._choice()


def test_what_cannot_be_put_right_stops_the_match(monkeypatch):
    quiet = checking()
    quiet.move("c10", None)
    quiet.table.wait(1.0)
    monkeypatch.setattr(quiet.table, "lay", lambda *_: None)
    with pytest.raises(Stopped, match=r"it cannot be put right: .*comparity-wrong-peek"):
        quiet.settle(quiet.book)


def test_the_first_card_is_waited_for_however_often_noise_makes_it_loose_anew():
    for seed in range(12):
        people = seated(house={"pace": 10}, noise=0.15, seed=seed)
        people._open()
        assert people.table.look().view.stage == "turn"


def test_people_wait_as_long_as_a_card_is_loose():
    quiet = turn(house={"pace": 10})
    quiet.move("c90", "G5")
    quiet.hands.until_firm("c90")
    assert quiet.should_lie()["c90"] == "G5"


# The radio


def test_cells_hear_their_neighbours_and_a_pad_hears_none_of_them():
    radio = radio_under(Shape(3, 2, blind=frozenset({"B2"})), Noise(), 1)
    assert radio.slots == ("A1", "B1", "C1", "A2", "C2", "pad")
    assert {slot: set(beside) for slot, beside in radio._radio._neighbours.items()} == {
        "A1": {"B1", "A2"},
        "B1": {"A1", "C1", "A2", "C2"},
        "C1": {"B1", "C2"},
        "A2": {"A1", "B1"},
        "C2": {"B1", "C1"},
        "pad": set(),
    }


def test_on_the_smallest_mat_pads_hear_each_other_and_no_cell():
    radio = radio_under(Shape(2, 1, draw_pads=("draws",)), Noise(), 1)
    assert {slot: set(beside) for slot, beside in radio._radio._neighbours.items()} == {
        "A1": {"B1"},
        "B1": {"A1"},
        "pad": {"draws"},
        "draws": {"pad"},
    }


def test_eight_slots_fall_silent_together():
    hubs = radio_under(Shape(), Noise(), 1).hubs
    assert [len(hub) for hub in hubs] == [8] * 8 + [1]
    assert hubs[0] == ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1")


# The deal


def test_cards_seen_before_stay_in_the_box_while_there_are_enough_others():
    aside = sorted(shipped("landmarks").cards)[:30]
    few, many = (seated(players=5, house={"hand": hand, "pile": 10}) for hand in (12, 13))
    for people, is_spared in ((few, True), (many, False)):
        setup = replace(people._setup, set_aside=tuple(aside))
        for seed in range(5):
            book = people._people.dealt(setup, shipped("landmarks"), sittings.Random(seed))
            dealt = [*book.table.pile, *book.table.area.values(), *(card for hand in book.table.hands for card in hand)]
            assert len(set(dealt)) == len(dealt) == 5 * setup.house["hand"] + 10
            assert set(dealt).isdisjoint(aside) is is_spared


def test_the_deal_is_as_large_as_the_rules_say():
    for players, pile in ((2, 15), (3, 20), (4, 35), (5, 40)):
        table = seated(players=players)._book.table
        assert [len(hand) for hand in table.hands] == [7] * players
        assert len(table.pile) + len(table.area) == pile
        assert (table.seat, table.waiting, table.open) == (0, "turn", set())


def test_the_book_keeps_to_the_house_rule_of_the_trio():
    books = [seated(house={"trio_bonus": bonus})._book for bonus in ("may", "must")]
    assert [("decline",) in book.acts() for book in map(in_a_bonus, books)] == [True, False]


def in_a_bonus(book):
    book.table.waiting = "bonus"
    return book


def test_each_player_has_hunches_of_their_own():
    people = seated(players=3)
    ideas = [bot._ideas for bot in people._bots.values()]
    assert list(people._bots) == ["seat-1", "seat-2", "seat-3"]
    assert ideas[0] != ideas[1] != ideas[2] != ideas[0]


def test_on_a_blind_middle_the_first_card_is_shown_to_the_pad():
    quiet = Quiet(shape=Shape(3, 3, blind=frozenset({"B2"})))
    assert quiet.should_lie() == {"c50": "B2"}
    assert quiet.lies() == {}
    assert seated(shape=Shape(3, 3, blind=frozenset({"B2"})), house=SHORT).play().winners
