"""The time of the player who is asked is part of the state: it is replayed, taken up, and due when it changes anything (E9, E4)."""

from __future__ import annotations

import pytest

from companion.core.games.registry import GAMES
from companion.core.referee.referee import Referee, replayed
from companion.core.referee.table_view import table_view
from companion.events import Resumed
from companion.record.memory import MemoryJournal
from tests.core.referee.tables import Hands, numbered

READ = 6.0


def asked(timer: str = "strict", seconds: int = 30) -> Hands:
    """Two cards lie there; it is the second player's turn."""
    hands = Hands(numbered(1, 2, 3, 4, 5), house={"timer": timer, "turn_seconds": seconds})
    hands.play("D4", "n3")
    hands.play("E4", "n4")
    return hands


def entries_of(hands: Hands):
    return tuple(hands.referee._journal.entries())


def left(referee: Referee) -> float:
    time = table_view(referee.state).time
    assert time is not None
    return round(time.left_at(referee.state.at), 3)


def test_every_game_has_the_same_two_rules_and_a_move_for_a_time_that_is_up():
    rules = [{one.id: one for one in game.house} for game in GAMES]
    assert {(one["timer"], one["turn_seconds"]) for one in rules} == {(rules[0]["timer"], rules[0]["turn_seconds"])}
    assert (rules[0]["timer"].choices, rules[0]["timer"].default) == (("off", "gentle", "strict"), "off")
    assert [game.id for game in GAMES if game.time_up is None] == []


def test_what_the_entries_make_has_the_same_time():
    hands = asked()
    hands.referee.pass_time(hands.referee.state.at + 75)
    first, *rest = entries_of(hands)
    match = hands.state.match
    again = replayed(first.event, match.deck, match.register, tuple(one.event for one in rest))
    assert (again, again.timer) == (hands.state, hands.state.timer)
    assert [said.key for one in rest for said in one.said].count("comparity-time-up") == 2


def test_a_match_that_is_taken_up_has_as_much_time_left_as_at_its_last_entry_and_first_a_moment_to_hear_how_it_stands():
    hands = asked()
    at = hands.referee.state.at
    hands.referee.pass_time(at + 21)  # ten seconds before the end it was said; nothing is on record since then
    match = hands.state.match
    again = Referee(match.setup, match.deck, match.register, MemoryJournal(), entries_of(hands))
    assert left(again) == 10.0
    at = again.state.at
    again.enter(Resumed(at))
    again.said()
    assert again.due == at + READ + 10.0
    again.pass_time(at + READ + 9.9)
    assert [one.key for one in again.said()] == []
    again.pass_time(at + READ + 10.0)
    assert [one.key for one in again.said()] == ["comparity-time-up", "comparity-turn"]


def test_what_was_said_of_the_time_is_on_record_before_it_is_said_and_can_be_undone():
    hands = asked()
    hands.referee.pass_time(hands.referee.state.at + 30)
    late = entries_of(hands)[-1]
    assert [one.key for one in late.said] == ["comparity-time-up", "comparity-turn"]
    assert late.acts == 3  # the opening card, a play, and this
    seat = hands.state.match.view(hands.state.position).turn
    hands.undo()
    assert hands.state.match.view(hands.state.position).turn != seat


@pytest.mark.parametrize(("timer", "dues"), [("off", []), ("gentle", [20.0, 30.0]), ("strict", [20.0, 30.0])])
def test_time_is_due_twice_for_each_act_and_never_without_a_limit(timer, dues):
    hands = asked(timer)
    at, found = hands.state.at, []
    while (due := hands.referee.due) is not None and due <= at + 30.5:
        found.append(round(due - at, 3))
        hands.referee.pass_time(due)
    assert found == dues
