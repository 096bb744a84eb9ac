"""How hands play Cardline: into a gap where there is room, else cards are pushed, else by the pad; and what people do of themselves."""

import pytest

from companion.core.games.cardline.people import hands as hands_
from companion.core.games.cardline.people.book import public_of
from companion.events import TagPlaced
from companion.simulator.people import Choice
from tests.simulator.quiet_line import DRAWS, NOTHING, ONE_PAD, QuietLine, failed, long, three, twins


@pytest.fixture(autouse=True)
def straight(monkeypatch):
    """Nobody lays a card elsewhere first, or on the pad where there is room, and all is tidied up."""
    monkeypatch.setattr(hands_, "ELSEWHERE", 0.0)
    monkeypatch.setattr(hands_, "BY_PAD", 0.0)
    monkeypatch.setattr(hands_, "AT_ONCE", 1.0)


def laid(quiet, gap, card, *, on_screen=False):
    """What hands did to play that card there, but for what they said."""
    quiet.begin()
    quiet.carry_out(Choice(("play", gap), card), on_screen=on_screen)
    return [deed for deed in quiet.deeds() if not deed.startswith("presses")]


# Where there is room


@pytest.mark.parametrize(("gap", "card", "slots"), [(0, "c30", {"A1", "B1", "C1"}), (3, "c90", {"G1", "H1", "I1"})])
def test_at_an_end_a_card_is_laid_near_the_line_and_no_other_is_touched(gap, card, slots):
    done = [laid(three(seed=seed), gap, card) for seed in range(12)]
    assert {tuple(deeds) for deeds in done} == {(f"lays {card} {slot}",) for slot in slots}


def test_between_two_cards_it_is_laid_where_a_place_is_free():
    quiet = three().lay_out("D1 F1 G1")
    assert laid(quiet, 1, "c30") == ["lays c30 E1"]
    assert quiet.said() == ["cardline-misfits-between", "cardline-draws", "cardline-turn"]


def test_equal_neighbours_that_have_changed_places_are_two_cards_like_any():
    quiet = twins()
    for card, slot in (("c50", "E1"), ("c50b", "D1")):
        quiet.table.lift(quiet.uid(card))
        quiet.table.lay(quiet.uid(card), slot)
    quiet.table.wait(2.0)
    assert laid(quiet, 2, "c90") == ["lays c90 F1"]


# Pushing


@pytest.mark.parametrize(
    ("lies", "gap", "pushed"),
    [
        ("C1 D1 E1", 1, ["lays c40 B1", "lays c30 C1"]),  # the nearer room is on the left
        ("C1 D1 E1", 2, ["lays c60 F1", "lays c30 E1"]),
        ("A1 B1 C1", 0, ["lays c60 D1", "lays c50 C1", "lays c40 B1", "lays c30 A1"]),  # no room before the first place
        ("H1 I1 J1", 3, ["lays c40 G1", "lays c50 H1", "lays c60 I1", "lays c30 J1"]),
        ("A1 B1 D1", 1, ["lays c50 C1", "lays c30 B1"]),
    ],
)
def test_where_there_is_no_room_cards_are_pushed_one_by_one_the_foremost_first(lies, gap, pushed):
    quiet = three().lay_out(lies)
    assert laid(quiet, gap, "c30") == pushed
    assert not [key for key in quiet.said() if "wrong" in key]


def test_nothing_is_pushed_over_a_foreign_tag_or_onto_a_silent_place():
    quiet = three().lay_out("C1 D1 E1")
    quiet.table.lay("04f00dfacade42", "B1")
    assert laid(quiet, 1, "c30")[:3] == ["lays c60 F1", "lays c50 E1", "lays c30 D1"]
    quiet = three().lay_out("C1 D1 E1")
    quiet.table.radio.silence(0, quiet.table.at + 60.0)  # A1 to H1
    quiet.table.wait(1.0)
    assert laid(quiet, 1, "c30")[:1] == ["lays c30 pad"]


def test_a_gap_beyond_the_cards_on_the_mat_is_chosen_on_the_screen():
    quiet = long().lay_out("- A1 B1 C1 C2 B2 A2 A3")
    assert laid(quiet, 0, "c80") == ["lays c80 pad", "lifts c80 pad", "chooses play:left-of-c10"]
    quiet = long().lay_out("A1 B1 C1 C2 B2 A2 A3 -")
    assert laid(quiet, 8, "c85") == ["lays c85 pad", "lifts c85 pad", "chooses play:right-of-c90"]


def test_beside_the_last_card_on_the_mat_a_card_lies_between_it_and_the_first_beside_the_mat():
    quiet = long().lay_out("A1 B1 C1 C2 B2 A2 A3 -")
    assert laid(quiet, 7, "c80") == ["lays c80 B3"]
    assert quiet.said() == ["cardline-fits-between", "cardline-one-card", "cardline-turn"]


# The pad, and the screen


def test_on_a_single_pad_the_card_is_shown_and_its_gap_chosen():
    assert laid(three(shape=ONE_PAD), 0, "c30") == ["lays c30 pad", "lifts c30 pad", "chooses play:left-of-c40"]


def test_where_there_is_no_reader_the_card_is_named():
    assert laid(three(shape=NOTHING), 2, "c30") == ["chooses card:c30", "chooses play:between-c50-c60"]


def test_a_card_that_is_tried_once_more_on_the_screen_is_taken_up_first():
    quiet = three()
    quiet.table.lay(quiet.uid("c30"), "A1")
    quiet.table.wait(1.0)
    deeds = laid(quiet, 0, "c30", on_screen=True)
    assert deeds == ["lifts c30 A1", "lays c30 pad", "lifts c30 pad", "chooses play:left-of-c40"]


# Telling that it is turned


def test_ok_is_said_by_a_button_by_that_of_the_seat_or_by_a_command_card():
    ways = set()
    for seed in range(30):
        quiet = three(seed=seed)
        quiet.carry_out(Choice(("play", 0), "c30"), on_screen=False)
        ways.add(tuple(deed.word or deed.slot for deed in quiet.seen.deeds[1:]))
        assert quiet.table.look().view.turn == "seat-2"
    assert ways == {("ok",), ("seat-1",), ("pad", "pad")}


def test_ok_is_said_only_when_the_gap_is_asked_about_that_was_meant():
    quiet = three()
    quiet.table.lay(quiet.uid("c30"), "A1")
    quiet.hands.turn("c30", 2)
    assert [deed for deed in quiet.deeds() if deed.startswith("presses")] == []
    assert quiet.table.look().expected.question.key == "cardline-ask-turned"


def test_where_turning_is_the_word_the_card_is_taken_up_and_laid_back():
    ways = set()
    for seed in range(12):
        quiet = three(house={"commit": "turned"}, seed=seed)
        ways.add(tuple(deed.split()[0] for deed in laid(quiet, 0, "c30") if "pad" not in deed))
        assert quiet.said() == ["cardline-fits-first", "cardline-turn"]
    assert ways == {("lays", "lifts", "lays"), ("lays",)}


def test_where_lying_there_is_enough_nothing_is_said():
    quiet = three(house={"commit": "pace"})
    quiet.begin()
    quiet.carry_out(Choice(("play", 0), "c30"), on_screen=False)
    assert [deed.split()[0] for deed in quiet.deeds()] == ["lays"]
    assert quiet.said() == ["cardline-fits-first", "cardline-turn"]


def test_before_a_card_is_turned_it_may_go_to_another_gap(monkeypatch):
    monkeypatch.setattr(hands_, "ELSEWHERE", 1.0)
    for commit in ("ok", "turned", "pace"):
        quiet = three(house={"commit": commit})
        deeds = laid(quiet, 0, "c30")
        assert [deed.split()[0] for deed in deeds[:3]] == ["lays", "lifts", "lays"]
        assert quiet.said() == ["cardline-fits-first", "cardline-turn"]


def test_a_card_that_counted_meanwhile_is_not_played_again():
    quiet = three()
    quiet.carry_out(Choice(("play", 0), "c30"), on_screen=False)
    assert laid(quiet, 0, "c30") == []
    quiet = failed()
    assert laid(quiet, 0, "c10") == []


# What people do of themselves


def test_a_card_that_failed_is_taken_away_at_once_or_when_it_is_asked_for(monkeypatch):
    quiet = three().act(0, "c90")
    assert "c90" not in quiet.lies()
    monkeypatch.setattr(hands_, "AT_ONCE", 0.0)
    quiet = three()
    before = len(quiet.referee.heard)
    quiet.act(0, "c90")
    assert "c90" not in quiet.lies()
    assert "cardline-wrong-to-the-box" in [one.key for one in quiet.referee.heard[before:]]


def test_a_card_that_was_played_on_the_pad_is_laid_in_the_line():
    quiet = three().lay_out("D1 F1 H1").act(0, "c30", on_screen=True)
    assert quiet.lies() == {"c30": "C1", "c40": "D1", "c50": "F1", "c60": "H1"}


def test_a_drawn_card_is_shown_to_the_pad_for_draws():
    shown = set()
    for seed in range(12):
        quiet = three(shape=DRAWS, seed=seed)
        before, ahead = quiet.book, quiet.book.after(("play", 0), "c90")
        quiet.carry_out(Choice(("play", 0), "c90"), on_screen=False)
        quiet.begin()
        quiet.hands.follow_up(before, Choice(("play", 0), "c90"), ahead)
        shown |= {deed for deed in quiet.deeds() if deed.endswith("draw")}
    assert shown == {"lays c51 draw", "lifts c51 draw"}


def test_when_the_row_is_full_an_end_goes_beside_the_mat():
    gone = set()
    for seed in range(8):
        quiet = long(seed=seed).act(7, "c80")
        (beside,) = set(quiet.book.table.line) - set(quiet.lies())
        gone.add(beside)
        assert not quiet.table.look().instructions
    assert gone == {"c10", "c90"}


# When noise had it otherwise


def test_a_play_that_was_ruled_on_in_another_gap_is_taken_back_and_made_once_more():
    quiet = three(house={"commit": "pace"})
    choice = Choice(("play", 0), "c30")
    quiet.table.lay(quiet.uid("c30"), "G1")
    quiet.table.wait(3.0)
    assert "cardline-misfits-last" in quiet.said()
    quiet.table.radio.tally["straddled"] += 1
    ahead = quiet.book.after(choice.act, choice.card)
    assert quiet.comes(choice, ahead)
    assert quiet.outcome.plays_by_noise == 1
    assert public_of(quiet.table.look().view) == ahead.public()


def test_the_first_card_begins_the_line_wherever_there_are_places():
    for shape in (DRAWS, ONE_PAD, NOTHING):
        assert public_of(QuietLine(shape=shape).table.look().view).line == ("c50",)
    starts = {next(iter(QuietLine(seed=seed).lies().values())) for seed in range(20)}
    assert len(starts) > 5


def test_hands_do_nothing_that_the_referee_hears_but_laying_lifting_pressing_and_choosing():
    quiet = three()
    quiet.act(0, "c30")
    kinds = {type(entry.event) for entry in quiet.referee._journal.entries()}
    assert TagPlaced in kinds
    assert {kind.__name__ for kind in kinds} <= {"Setup", "TagPlaced", "TagLifted", "TagTapped", "Pressed", "Chosen", "Elapsed"}
