"""What a match has come to is folded from what was announced, and an act that is taken back takes its share with it."""

import json
from dataclasses import replace

import pytest

from companion.core.games.game import Setup
from companion.core.games.registry import GAMES
from companion.core.referee.match_state import UndoAsked
from companion.events import Pressed
from companion.record import summary
from companion.record.summary import after, begun, folded, summary_from_json, summary_to_json
from tests.core.referee.tables import people_play
from tests.record.telling import ANNA, BORIS, Told, card, plays, said, setup_of, shown, turn, won


def tally(told, seat=ANNA):
    return dict(told.summary.tallies.get(seat.seat, {}))


def violation(where="left"):
    return said(f"comparity-too-great-{where}", "violation", card=card("a"), number=shown("a"), other=card("b"), other_number=shown("b"))


def penalty(seat, count=3, hand=9):
    return said("comparity-penalty", "penalty", seat=seat, count=count, hand=hand)


def test_a_match_that_has_just_begun_has_names_and_nothing_else():
    now = begun(setup_of())
    assert now.names == {"seat-1": "Anna", "seat-2": "Boris"}
    assert (now.entries, now.at, now.acts, now.turn, now.winners, now.revealed, now.returned) == (0, 0.0, 0, None, (), (), False)


def test_the_last_entry_its_time_and_the_acts_that_stand_are_known():
    now = Told().act(plays(ANNA)).entry().act(plays(BORIS)).summary
    assert (now.entries, now.at, now.acts) == (3, 3.0, 2)


def test_who_was_called_upon_last_has_the_turn():
    told = Told(None, said("comparity-status-opening", "turn", seat=BORIS, hand=7))
    assert told.summary.turn == BORIS.seat
    assert told.act(plays(BORIS), turn(ANNA)).summary.turn == ANNA.seat
    assert told.act(said("comparity-turn-set", "notice", seat=BORIS)).summary.turn == BORIS.seat


def test_an_act_that_is_taken_back_counts_for_nothing():
    told = Told(None, turn(ANNA)).act(plays(ANNA), turn(BORIS))
    before = told.summary
    told.act(plays(BORIS, hand=1), said("comparity-wins", "win", seat=BORIS))
    assert told.summary.winners == (BORIS.seat,)
    told.undo()
    now = told.summary
    same = ("turn", "winners", "hands", "points", "tallies", "acts")
    assert [getattr(now, name) for name in same] == [getattr(before, name) for name in same]


def test_two_acts_taken_back_are_gone_both():
    told = Told().act(plays(ANNA)).act(plays(BORIS)).act(plays(ANNA)).undo().undo()
    assert (tally(told, ANNA), tally(told, BORIS)) == ({"plays": 1}, {})


def test_what_is_told_beside_a_taken_back_act_holds():
    told = Told().act(plays(ANNA, hand=6)).undo(said("table-holds-again", "notice", seat=ANNA, count=7))
    assert told.summary.hands == {ANNA.seat: 7}


def test_no_revelation_is_taken_back():
    told = Told().act(said("comparity-reveals", "revealed", seat=ANNA, card=card("a"), number=shown("a"))).undo()
    assert told.summary.revealed == ("a",)


def test_an_act_in_the_place_of_another_counts_once():
    told = Told().act(plays(ANNA)).act(plays(BORIS)).entry(plays(BORIS, "eiffel-tower"), acts=2)
    assert (tally(told, BORIS), told.summary.acts) == ({"plays": 1}, 2)
    assert tally(told.undo(), BORIS) == {}


def test_an_act_in_the_entry_that_took_the_last_one_back_counts():
    told = Told().act(plays(ANNA)).entry(said("table-undone-play", "notice"), plays(ANNA), plays(ANNA), acts=2)
    assert (tally(told), told.summary.acts) == ({"plays": 2}, 2)


def test_two_acts_of_one_entry_are_taken_back_together():
    told = Told().act(plays(ANNA)).entry(plays(BORIS), plays(ANNA), acts=3)
    assert tally(told.undo()) == {"plays": 1}
    assert tally(told.undo()) == {"plays": 1}
    assert tally(told.undo()) == {}


def test_an_act_that_was_somebody_elses_counts_for_them():
    check = (violation(), penalty(ANNA), said("comparity-repair", "turn", seat=BORIS))
    told = Told(None, turn(ANNA)).act(*check)
    assert tally(told, ANNA)["checks-right"] == 1
    told.entry(said("table-ask-act-of", "notice", seat=BORIS)).entry(*check, said("table-corrected", "notice"), acts=1)
    assert tally(told, ANNA) == {"penalty-cards": 3}
    assert tally(told, BORIS) == {"checks-right": 1, "violations": 1}


def test_a_correction_that_makes_an_act_is_nobody_elses():
    told = Told(None, turn(ANNA)).entry(said("table-ask-act-of", "notice", seat=BORIS)).entry(said("table-dropped"))
    assert told.act(violation(), said("table-corrected", "notice")).summary.tallies == {ANNA.seat: {"checks-right": 1, "violations": 1}}


def test_a_check_that_found_three_pairs_is_one_check():
    told = Told(None, turn(ANNA)).act(violation(), violation("below"), violation(), penalty(BORIS))
    assert tally(told) == {"checks-right": 1, "violations": 3}
    assert tally(told, BORIS) == {"penalty-cards": 3}


def test_cards_that_nobody_could_give_are_not_counted():
    empty = said("comparity-pile-empty", "notice", seat=ANNA, count=1)
    told = Told().act(penalty(ANNA, 3), empty, said("comparity-none-left", "notice", seat=ANNA, count=1))
    assert tally(told) == {"penalty-cards": 1}
    drew = said("comparity-draws", "penalty", seat=ANNA, count=1, hand=3)
    told = Told().act(penalty(BORIS, 3)).act(drew, said("comparity-none-left", "notice", seat=ANNA, count=0))
    assert (tally(told, BORIS), tally(told)) == ({"penalty-cards": 3}, {"duet-draws": 0})


def test_a_match_that_goes_on_after_all_has_no_winner():
    told = won(ANNA).act(said("comparity-hand-set", "notice", seat=ANNA, count=2), said("comparity-goes-on", "notice", seat=BORIS))
    assert (told.summary.winners, told.summary.turn, told.summary.hands) == ((), BORIS.seat, {ANNA.seat: 2})


def test_a_shared_victory_is_everybodys():
    assert won(ANNA, BORIS, game="cardline").summary.winners == (ANNA.seat, BORIS.seat)


def counted(faulty, total):
    prize = said("skyscrapers-counts-world-record", "prize", seat=ANNA, points=3)
    lines = [said("skyscrapers-counts-faulty", "penalty", seat=ANNA, points=-1)] * faulty
    return *lines, prize, said("skyscrapers-total", seat=ANNA, points=total), said("skyscrapers-wins", "win", seat=ANNA, points=total)


def test_a_final_count_that_is_made_again_counts_once():
    told = Told(setup_of("skyscrapers")).act(said("skyscrapers-builds", "placed", seat=ANNA, card=card("a"))).act(*counted(2, 1))
    assert (tally(told), told.summary.points) == ({"floors": 1, "faulty": 2, "prizes": 1}, {ANNA.seat: 1})
    told.act(*counted(1, 2))
    assert (tally(told), told.summary.points) == ({"floors": 1, "faulty": 1, "prizes": 1}, {ANNA.seat: 2})
    told.act(said("skyscrapers-goes-on", "notice", seat=BORIS))
    assert (tally(told), told.summary.points) == ({"floors": 1}, {})


def test_who_takes_over_a_seat_is_called_by_the_new_name():
    told = Told().act(said("comparity-replaced", "notice", seat=ANNA, name="Vera"))
    assert told.summary.names == {ANNA.seat: "Vera", BORIS.seat: "Boris"}
    assert told.undo().summary.names[ANNA.seat] == "Anna"


def test_that_all_cards_take_part_again_is_noted():
    assert Told(None, said("table-all-return", count=70)).entry().summary.returned
    assert not Told(None, said("table-leave-in-box", cards=(card("a"),), count=1)).summary.returned


def test_every_number_that_was_shown_reveals_its_card_in_order_and_once():
    told = Told().act(said("comparity-x", numbers=(shown("c"), (shown("a"),)), card=card("d"))).act(violation())
    assert told.summary.revealed == ("a", "b", "c")


def test_a_hand_is_known_only_as_long_as_it_was_said():
    told = Told(setup_of("skyscrapers"), said("skyscrapers-status-opening", "turn", seat=ANNA, hand=5))
    assert told.summary.hands == {ANNA.seat: 5, BORIS.seat: 5}
    told.act(said("skyscrapers-builds", "placed", seat=ANNA, card=card("a")))
    assert told.summary.hands == {BORIS.seat: 5}
    told.act(said("skyscrapers-takes", seat=ANNA, giver=BORIS, hand=3))
    assert told.summary.hands == {BORIS.seat: 3}
    told.act(said("skyscrapers-draws", seat=ANNA, count=1, hand=5))
    assert told.summary.hands == {ANNA.seat: 5, BORIS.seat: 3}
    assert told.act(said("skyscrapers-hands-left", seat=ANNA)).summary.hands == {}


def test_an_entry_at_which_the_program_failed_changes_nothing():
    told = Told().act(plays(ANNA))
    assert replace(folded([*told.entries, replace(Told().entry().entries[1], number=2, is_failed=True)]), entries=1, at=1.0) == told.summary


def test_a_game_that_is_not_known_any_more_has_no_tallies():
    assert Told(setup_of("whist")).act(said("whist-plays", "placed", seat=ANNA)).summary.tallies == {}


def test_what_nothing_was_said_of_stays_the_very_same_value():
    before = Told().act(plays(ANNA), said("comparity-reveals", number=shown("a"))).summary
    now = after(before, replace(Told().entry(turn(BORIS)).entries[1], number=2))
    names = ("names", "hands", "points", "tallies", "revealed")
    assert all(getattr(now, name) is getattr(before, name) for name in names)


def same(one, other):
    return replace(one, past=None) == replace(other, past=None)


def test_the_json_is_small_and_goes_on_where_it_was_left():
    told = Told().act(plays(ANNA)).act(violation(), penalty(BORIS), turn(BORIS))
    row = json.dumps(summary_to_json(told.summary), separators=(",", ":"))
    assert len(row) < 300
    read = summary_from_json(json.loads(row))
    assert same(read, told.summary)
    more = Told().act(plays(BORIS)).entries[1]
    assert same(after(read, replace(more, acts=3)), after(told.summary, replace(more, acts=3)))


def test_an_act_that_is_taken_back_after_the_json_was_read_is_at_least_one_act_less():
    told = Told().act(plays(ANNA)).act(plays(BORIS))
    undo = Told().act().act().undo().entries[-1]
    assert after(summary_from_json(summary_to_json(told.summary)), undo).acts == 1


def test_an_empty_summary_is_read_from_an_empty_row():
    assert summary_from_json({}) == summary.Summary()


SIMULATED = range(3)


@pytest.mark.parametrize("seed", SIMULATED)
def test_a_match_that_people_played_comes_to_what_the_table_shows(seed):
    played = people_play(seed)
    entries = iter(played.referee.journal.entries())
    now = folded([next(entries)])
    for entry, (_, _, state) in zip(entries, played.referee.steps, strict=True):
        now = after(now, entry)
        view = state.match.game.view(state.position)
        assert now.winners == view.winners
        assert now.winners or now.turn == view.turn
        assert {seat: count for seat, count in now.hands.items() if seat in {one.seat for one in view.seats}} == {
            one.seat: one.hand for one in view.seats
        }
    assert set(now.revealed) == played.referee.state.position.revealed


@pytest.mark.exam
@pytest.mark.parametrize("seed", SIMULATED)
def test_a_match_taken_back_act_by_act_comes_to_what_it_was_before_each(seed):
    referee = people_play(seed).referee
    stood, now = {}, summary.Summary()
    for entry in referee.journal.entries():
        now = after(begun(entry.event) if isinstance(entry.event, Setup) else now, entry)
        if entry.acts is not None:
            stood[entry.acts] = now
    at = referee.state.at
    for acts in range(now.acts - 1, 0, -1):
        while True:
            at += 1.0
            referee.enter(Pressed("undo" if not isinstance(referee.state.asked, UndoAsked) else "ok", at))
            if referee.journal.entries()[-1].acts == acts:
                break
        now = folded(referee.journal.entries())
        assert (now.tallies, now.winners, now.names) == (stood[acts].tallies, stood[acts].winners, stood[acts].names)
        assert now.revealed == stood[max(stood)].revealed


def test_every_game_says_what_it_counts():
    assert all(game.tallies for game in GAMES)
