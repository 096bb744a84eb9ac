"""What the referee keeps from one event to the next is what it would work out anew."""

from companion.app.matches import find_deck, register_for
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view, view_of
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryJournal
from tests.simulator.people.playing import play, seated


def test_a_view_of_what_was_compared_on_the_way_is_the_view_made_anew():
    setup, deck = parse_setup({"players": ["Anna", "Boris", "Vera"]}, find_deck)
    referee = Referee(setup, deck, register_for(deck), MemoryJournal())
    events = []

    def compared(event):
        events.append(event)
        assert view_of(referee.step) == table_view(referee.state)

    assert play(referee, seated(setup, deck, seed=5, clumsy=0.2), compared)
    assert len(events) > 50
