"""A card that means a button presses it on any pad, and does nothing anywhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cards.decks.files import find
from companion.core.decks.register import Register
from companion.core.mat.shape import Shape
from companion.core.referee.referee import Referee, as_pressed, replayed
from companion.core.referee.table_view import table_view
from companion.events import BUTTONS, Pressed, TagPlaced, TagTapped
from companion.record.memory import MemoryJournal
from companion.record.plain import event_to_json
from tests.core.games.comparity.decks import setup_of

PADS = Shape(8, 8, ("pad",), ("draw",), tap_places=("site-1",))
CARD = "04c0ffee"


@pytest.fixture(scope="module")
def deck():
    return find("landmarks")


@pytest.fixture
def seated(deck):
    """A referee of two players that knows a card for `button`."""

    def sit(button="pause", players=2):
        register = Register().naming([deck]).commanding(CARD, button)
        referee = Referee(replace(setup_of(deck, players, {}), shape=PADS), deck, register, MemoryJournal())
        referee.said()
        return referee

    return sit


def said(referee):
    return [one.key for one in referee.said()]


def journal_of(referee):
    return [entry.event for entry in referee._journal.entries()[1:]]


@pytest.mark.parametrize("button", [*BUTTONS, "seat-2", "seat-9"])
@pytest.mark.parametrize("uid", [CARD, "04:C0:FF:EE", None], ids=["enrolled", "written otherwise", "reserved"])
def test_a_command_card_that_is_shown_is_its_button_pressed(button, uid):
    register = Register().commanding(CARD, button)
    assert as_pressed(register, TagTapped("pad", uid or f"command:{button}", 3.0)) == Pressed(button, 3.0)


@pytest.mark.parametrize(
    "event",
    [
        TagTapped("pad", "04ffffff", 3.0),
        TagTapped("pad", "card:landmarks/big-ben", 3.0),
        TagPlaced("C3", CARD, 3.0),
        TagPlaced("pad", CARD, 3.0),
        Pressed("ok", 3.0),
    ],
)
def test_everything_else_is_what_it_is(event, deck):
    assert as_pressed(Register().naming([deck]).commanding(CARD, "pause"), event) is event


@pytest.mark.parametrize("pad", ["pad", "draw", "site-1"])
def test_any_pad_and_any_tap_place_will_do(pad, seated):
    referee = seated()
    referee.enter(TagTapped(pad, CARD, 1.0))
    assert said(referee) == ["table-paused"]


def test_the_journal_has_the_press_and_not_the_tag(seated):
    referee = seated()
    referee.enter(TagTapped("pad", CARD, 1.0))
    assert journal_of(referee) == [Pressed("pause", 1.0)]
    assert event_to_json(journal_of(referee)[0]) == {"event": "pressed", "button": "pause", "at": 1.0}


def test_a_replay_needs_no_card_of_that_meaning(seated, deck):
    referee = seated()
    referee.enter(TagTapped("pad", CARD, 1.0))
    again = replayed(referee.state.match.setup, deck, Register().naming([deck]), tuple(journal_of(referee)))
    assert again.is_paused
    assert again.mat == referee.state.mat


def test_what_was_due_before_a_command_card_is_settled_first(seated):
    referee = seated()
    referee.enter(TagPlaced("D4", "card:landmarks/big-ben", 1.0))
    referee.enter(TagTapped("pad", CARD, 3.0))
    assert said(referee) == ["comparity-opens", "comparity-turn", "table-paused"]


def test_a_seat_card_is_that_seat_s_own_ok(seated):
    referee = seated("seat-2")
    referee.enter(Pressed("undo", 1.0))
    referee.enter(TagTapped("pad", CARD, 3.0))
    assert said(referee) == ["table-refused-nothing-to-undo", "comparity-refused-nothing-asked"]


@pytest.mark.parametrize(("players", "refused"), [(2, True), (3, False)])
def test_a_seat_card_of_a_seat_that_nobody_has_is_refused_softly(players, refused, seated):
    referee = seated("seat-3", players)
    before = referee.state
    referee.enter(TagTapped("pad", CARD, 1.0))
    announced = referee.said()
    expected = ("table-refused-nobody-there", "C27", "soft") if refused else ("comparity-refused-nothing-asked", "C27", "soft")
    assert [(one.key, one.rule, one.tone) for one in announced] == [expected]
    assert replace(referee.state, at=0.0) == replace(before, at=0.0)


def test_a_command_card_on_a_cell_is_to_be_taken_away_and_then_works_on_the_pad(seated):
    referee = seated()
    referee.enter(TagPlaced("D4", "card:landmarks/big-ben", 1.0))
    referee.enter(TagPlaced("C3", CARD, 5.0))
    referee.pass_time(6.5)
    assert said(referee) == ["comparity-opens", "comparity-turn", "table-wrong-command-card"]
    assert referee.state.is_blocked
    (todo,) = table_view(referee.state).instructions
    assert (todo.card, todo.origin, todo.target, todo.announcement.rule) == (None, "C3", None, "C24")
