"""A match of an earlier version is taken up where it is ruled alike, however little that version told of it."""

from __future__ import annotations

from dataclasses import replace

from companion.core.games.game import OfSeat
from companion.core.referee.entries import Entry
from companion.core.referee.referee import Referee
from companion.events import Resumed
from companion.record.memory import MemoryJournal
from tests.core.referee.tables import Hands, numbered
from tests.words.english import refused_with


def played() -> tuple[Hands, tuple[Entry, ...]]:
    hands = Hands(numbered(1, 2, 3, 4, 5))
    hands.play("D4", "n3")
    hands.play("E4", "n4")
    hands.undo()
    hands.lift("E4")
    hands.play("E4", "n5")
    return hands, tuple(hands.referee._journal.entries())


def taken_up(hands: Hands, entries: tuple[Entry, ...]) -> Referee:
    match = hands.state.match
    return Referee(match.setup, match.deck, match.register, MemoryJournal(), entries)


def told(entries: tuple[Entry, ...], key: str) -> Entry:
    return next(one for one in entries if any(said.key == key for said in one.said))


def with_entry(entries: tuple[Entry, ...], changed: Entry) -> tuple[Entry, ...]:
    return tuple(changed if one.number == changed.number else one for one in entries)


def test_a_match_in_which_nobody_was_called_after_an_undo_is_taken_up():
    hands, entries = played()
    undone = told(entries, "table-undone-play")
    silent = replace(undone, said=tuple(one for one in undone.said if "-status-" not in one.key))
    assert silent != undone
    again = taken_up(hands, with_entry(entries, silent))
    assert (again.state, again.entry) == (hands.state, entries[-1].number)


def test_a_match_that_was_ruled_otherwise_is_not_taken_up():
    hands, entries = played()
    plays = told(entries, "comparity-plays")
    others = replace(plays, said=tuple(replace(one, args={**one.args, "seat": OfSeat("seat-2")}) for one in plays.said))
    with refused_with("it was ruled otherwise than this version of the program would rule"):
        taken_up(hands, with_entry(entries, others))


def test_a_match_in_which_other_acts_stood_is_not_taken_up():
    hands, entries = played()
    with refused_with("it was ruled otherwise"):
        taken_up(hands, with_entry(entries, replace(told(entries, "comparity-plays"), acts=7)))


def test_a_card_that_is_in_a_hand_when_a_match_is_taken_up_is_not_checked_by_being_laid_back() -> None:
    """It is asked for by what is said then (E12)."""
    hands = Hands(numbered(1, 2, 3), house={"check": "lift"})
    hands.play("D4", "n1")
    hands.play("E4", "n2")
    hands.lift("D4")
    hands.referee.enter(Resumed(hands.referee.state.at))
    before = hands.position
    assert hands.lay("D4", "n1") + hands.settle() == []
    assert hands.position == before
