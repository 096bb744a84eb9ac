"""All cards are shown once a match is over and its players ask for it, and not before (C17, H3)."""

from __future__ import annotations

from companion.core.decks.register import Register
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import ShowAll
from companion.core.games.game import Refused, Shown
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view
from companion.record.acts import played, recorded
from companion.record.memory import MemoryJournal
from companion.record.notation import parsed, text_of
from companion.record.summary import folded
from tests.core.referee.tables import Hands, numbered


def won() -> Hands:
    """Two of three cards lie closed, and seat-1 has won."""
    hands = Hands(numbered(3, 4, 5, 6), house={"hand": 1})
    hands.play("D4", "n5")
    hands.play("E4", "n6")
    assert table_view(hands.state).view.winners
    return hands


def test_it_is_offered_after_the_match_as_long_as_a_card_is_closed() -> None:
    hands = Hands(numbered(3, 4, 5, 6), house={"hand": 2})
    hands.play("D4", "n5")
    assert "show-all" not in hands.offers()
    assert COMPARITY.rule(hands.position, ShowAll()) == Refused("not-over", "H3")
    assert hands.choose("show-all") == ["table-refused-not-offered"]
    over = won()
    assert over.offers() == ["show-all"]
    assert over.choose("show-all") == ["comparity-shown-all"]
    assert over.offers() == []
    assert COMPARITY.rule(over.position, ShowAll()) == Refused("all-open", "H3")


def test_the_numbers_are_hidden_until_it_is_chosen_and_public_from_then_on() -> None:
    hands = won()
    before = table_view(hands.state).view
    hands.choose("show-all")
    after = table_view(hands.state).view
    assert [(one.card, one.is_open, bool(one.numbers)) for one in before.places] == [("n5", False, False), ("n6", False, False)]
    assert [(one.card, one.is_open, *one.numbers.values()) for one in after.places] == [("n5", True, 5), ("n6", True, 6)]
    assert (after.winners, after.seats) == (before.winners, before.seats)
    (said,) = [one for one in hands.referee.heard if one.key == "comparity-shown-all"]
    numbers = said.args["numbers"]
    assert isinstance(numbers, tuple)
    assert [(one.card, one.number) for one in numbers if isinstance(one, Shown)] == [("n5", 5), ("n6", 6)]


def test_cards_that_were_shown_count_as_seen_in_the_next_match() -> None:
    hands = won()
    assert folded(hands.referee.journal.entries()).revealed == ()
    hands.choose("show-all")
    assert folded(hands.referee.journal.entries()).revealed == ("n5", "n6")


def test_an_undo_takes_back_the_last_play_and_closes_nothing() -> None:
    hands = won()
    hands.choose("show-all")
    assert "comparity-wins" not in hands.undo()
    assert not table_view(hands.state).view.winners
    assert [one.is_open for one in table_view(hands.state).view.places] == [True]


def test_a_match_that_is_taken_up_again_still_shows_them() -> None:
    hands = won()
    hands.choose("show-all")
    entries = hands.referee.journal.entries()
    again = Referee(hands.state.match.setup, hands.deck, Register().naming([hands.deck]), MemoryJournal(), entries)
    assert table_view(again.state) == table_view(hands.state)


def test_it_is_written_in_the_text_of_a_match_and_read_again() -> None:
    hands = won()
    hands.choose("show-all")
    events = [one.event for one in hands.referee.journal.entries()[1:]]
    acts = recorded(hands.state.match.setup, hands.deck, Register().naming([hands.deck]), events)
    assert text_of(acts).splitlines()[-1].endswith(". all open")
    assert played(parsed(text_of(acts)), hands.deck) == hands.position
