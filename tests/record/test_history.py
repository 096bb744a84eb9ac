"""What many matches tell together."""

from dataclasses import replace

import pytest

from companion.core.decks.card import DeckId
from companion.core.games.game import Series
from companion.events import SeatId
from companion.record import statistics
from companion.record.statistics import PlayerCount, Sitter
from tests.record.telling import ANNA, BORIS, CHLOE, NAMES, Told, in_series, plays, said, setup_of, shown, won

LANDMARKS = DeckId("landmarks")


def only(listed, name=None):
    (record,) = statistics.records(listed, name)
    return record


def test_a_match_is_over_once_somebody_has_won():
    over, open_ = won(ANNA).listed(1), Told().act(plays(ANNA)).listed(2)
    assert statistics.finished((over, open_)) == (over,)


def test_matches_wins_and_shared_wins_are_counted():
    listed = (won(ANNA).listed(1), won(BORIS).listed(2), won(ANNA, BORIS, game="cardline").listed(3))
    anna, boris = statistics.records(listed)
    assert anna.whole == boris.whole == PlayerCount(matches=3, wins=2, shared=1)
    assert anna.by_game == {"cardline": PlayerCount(matches=1, wins=1, shared=1), "comparity": PlayerCount(matches=2, wins=1)}


def test_a_match_that_is_not_over_counts_as_unfinished_and_for_nothing_else():
    record = only((Told().act(plays(ANNA)).listed(),), "Anna")
    assert record.whole == PlayerCount(unfinished=1)


def test_tallies_and_points_are_added_up():
    points = said("skyscrapers-total", seat=ANNA, points=-2)
    built = said("skyscrapers-builds", "placed", seat=ANNA, card=ANNA)
    listed = [won(BORIS, game="skyscrapers", more=(points, built)).listed(number) for number in (1, 2)]
    listed.append(won(ANNA, more=(plays(ANNA), plays(BORIS))).listed(3))
    record = only(listed, "Anna")
    assert record.by_game["skyscrapers"] == PlayerCount(matches=2, counts=2, points=-4, tallies={"floors": 2})
    assert record.whole == PlayerCount(matches=3, wins=1, counts=2, points=-4, tallies={"plays": 1, "floors": 2})


def test_the_player_with_most_wins_comes_first_and_bots_come_last():
    bots = (BORIS.seat,)
    listed = [won(BORIS).listed(1, bots=bots), won(BORIS).listed(2, bots=bots), won(ANNA, setup=setup_of(names=NAMES)).listed(3)]
    assert [(one.name, one.is_bot) for one in statistics.records(listed)] == [
        ("Anna", False),
        ("Boris", False),
        ("Chloé", False),
        ("Boris", True),
    ]


def test_names_that_differ_in_capitals_only_are_one_player():
    listed = [won(ANNA, setup=setup_of(names=(name, "Boris"))).listed(number) for number, name in enumerate(("anna", "ANNA", "Anna"))]
    assert only(listed, "aNNa").whole.wins == 3
    assert only(listed, "anna").name == "Anna"


def test_a_person_and_a_bot_of_one_name_are_two():
    listed = (won(ANNA).listed(1, bots=(ANNA.seat,)), won(ANNA).listed(2))
    assert [(one.is_bot, one.whole.wins) for one in statistics.records(listed, "anna")] == [(False, 1), (True, 1)]


def test_nobody_of_that_name_has_no_record():
    assert statistics.records((won(ANNA).listed(),), "Ann") == ()


def test_a_seat_counts_for_whoever_sat_there_last():
    replaced = said("comparity-replaced", "notice", seat=ANNA, name="Vera")
    listed = Told().act(plays(ANNA)).act(replaced).act(said("comparity-wins", "win", seat=ANNA)).listed(bots=(ANNA.seat,))
    assert statistics.sitters(listed) == (Sitter(ANNA.seat, "Vera", is_bot=False), Sitter(BORIS.seat, "Boris", is_bot=False))
    assert [one.name for one in statistics.records((listed,))] == ["Vera", "Boris"]


def at(hour, day=12):
    return f"2026-03-{day:02}T{hour:02}:00:00+00:00"


def tonight(listed, now):
    return [one.number for one in statistics.tonight(listed, now)]


def test_tonight_began_after_the_last_long_pause():
    listed = [won(ANNA).listed(number, at(hour), at(hour)) for number, hour in enumerate((1, 6, 13, 19, 21), start=1)]
    assert tonight(listed, at(23)) == [3, 4, 5]


def test_a_pause_of_six_hours_is_not_yet_long():
    listed = [won(ANNA).listed(1, at(12)), won(ANNA).listed(2, at(18))]
    assert tonight(listed, at(18)) == [1, 2]


def test_a_match_that_was_gone_on_with_tonight_is_played_tonight():
    listed = [won(ANNA).listed(1, at(20, day=3), at(20)), won(ANNA).listed(2, at(20, day=5)), won(ANNA).listed(3, at(21))]
    assert tonight(listed, at(22)) == [1, 3]


@pytest.mark.parametrize("now", [at(6, day=13), at(3)])
def test_after_a_long_pause_and_before_the_first_match_there_is_nothing_tonight(now):
    assert tonight([won(ANNA).listed(1, at(20))], now) == []


@pytest.mark.parametrize("now", ["2026-03-12T20:17:05+00:00", at(19), at(17)])
def test_what_was_played_before_the_clock_went_back_is_of_this_evening(now):
    """Somebody pulled the plug at 21:30, and a machine without a clock of its own goes on with a time that it had saved."""
    times = ((9, 9), (18, 19), (19, 21), (21, 21))
    listed = [won(ANNA).listed(number, at(began), at(touched)) for number, (began, touched) in enumerate(times, start=1)]
    assert tonight(listed, now) == [2, 3, 4]


def test_what_a_wrong_clock_put_far_ahead_is_of_no_evening_until_then():
    listed = [won(ANNA).listed(1, at(19)), won(ANNA).listed(2, "2038-01-01T00:00:00+00:00"), won(ANNA).listed(3, at(20))]
    assert tonight(listed, at(21)) == [1, 3]


@pytest.mark.parametrize(("began", "touched"), [("2038-01-01T00:00:00+00:00", at(20)), (at(20), "2038-01-01T00:00:00+00:00")])
def test_a_match_in_which_a_clock_was_set_is_of_the_evening_of_its_right_time(began, touched):
    assert tonight([won(ANNA).listed(1, began, touched)], at(21)) == [1]
    assert tonight([won(ANNA).listed(1, began, touched)], at(21, day=13)) == []


def test_a_pause_is_long_from_now_as_well_whatever_seems_to_be_still_to_come():
    listed = [won(ANNA).listed(1, at(8)), won(ANNA).listed(2, at(16)), won(ANNA).listed(3, at(22))]
    assert tonight(listed, at(17)) == [2, 3]


def test_times_of_other_zones_are_compared_as_times():
    assert tonight([won(ANNA).listed(1, "2026-03-12T23:30:00+05:00")], "2026-03-12T18:31:00") == [1]


def reveals(*cards, returned=False, deck="landmarks", game="comparity"):
    opening = (said("table-all-return", count=90),) if returned else ()
    told = Told(setup_of(game, deck=deck), *opening)
    return told.act(*(said(f"{game}-reveals", "revealed", seat=ANNA, number=shown(card)) for card in cards))


def test_cards_that_were_revealed_with_a_deck_are_seen_in_any_game():
    listed = [reveals("c", "a").listed(1), reveals("b", game="cardline").listed(2), reveals("x", deck="movies").listed(3)]
    assert statistics.seen(listed, LANDMARKS) == ("a", "b", "c")
    assert statistics.seen(listed, DeckId("countries")) == ()


def test_since_all_cards_came_back_only_later_reveals_are_seen():
    listed = [reveals("a").listed(1), reveals("b", returned=True).listed(2), reveals("c").listed(3)]
    assert statistics.seen(listed, LANDMARKS) == ("b", "c")


def test_a_revelation_in_a_match_that_is_not_over_or_was_taken_back_is_seen():
    assert statistics.seen([reveals("a").undo().listed(1)], LANDMARKS) == ("a",)


def series(names, wins, *winners, best_of=3):
    return won(*winners, setup=in_series(names, best_of, wins))


AB, BA = ("Anna", "Boris"), ("boris", "Anna")


def test_a_series_that_nobody_has_begun_is_fresh():
    assert statistics.series_of((), "comparity", AB, 5) == Series(5, (0, 0))


def test_a_series_goes_on_with_its_wins_in_the_order_of_the_players():
    listed = [series(AB, (0, 0), ANNA).listed(1)]
    assert statistics.series_of(listed, "comparity", AB, 3) == Series(3, (1, 0))
    assert statistics.series_of(listed, "comparity", BA, 3) == Series(3, (0, 1))


def test_players_may_sit_otherwise_in_each_match_of_a_series():
    listed = [series(AB, (0, 0), ANNA).listed(1), series(BA, (0, 1), ANNA).listed(2)]  # Boris on the first seat
    assert statistics.series_of(listed, "comparity", AB, 3) == Series(3, (1, 1))


def test_another_game_length_or_company_is_another_series():
    listed = [series(AB, (0, 0), ANNA).listed(1)]
    assert statistics.series_of(listed, "cardline", AB, 3) == Series(3, (0, 0))
    assert statistics.series_of(listed, "comparity", AB, 5) == Series(5, (0, 0))
    assert statistics.series_of(listed, "comparity", NAMES, 3) == Series(3, (0, 0, 0))


def test_a_series_that_is_won_is_over_and_the_next_is_fresh():
    listed = [series(AB, (0, 0), ANNA).listed(1), series(AB, (1, 0), ANNA).listed(2)]
    assert statistics.series_of(listed, "comparity", AB, 3) == Series(3, (0, 0))
    (played,) = statistics.all_series(listed)
    assert (played.series.wins, played.matches, played.won_by) == ((2, 0), (1, 2), ("Anna",))
    listed.append(series(AB, (0, 0), BORIS).listed(3))
    assert [one.matches for one in statistics.all_series(listed)] == [(1, 2), (3,)]


def test_a_shared_win_counts_for_each_and_may_win_the_series_for_both():
    listed = [series(AB, (0, 0), ANNA, BORIS).listed(1)]
    assert statistics.series_of(listed, "comparity", AB, 3) == Series(3, (1, 1))
    listed.append(series(AB, (1, 1), ANNA, BORIS).listed(2))
    assert statistics.all_series(listed)[0].won_by == AB


def test_a_match_that_is_not_over_leaves_the_series_as_it_stood():
    listed = [series(AB, (0, 0), BORIS).listed(1), Told(in_series(AB, 3, (0, 1))).act(plays(ANNA)).listed(2, is_aside=True)]
    assert statistics.series_of(listed, "comparity", AB, 3) == Series(3, (0, 1))
    assert statistics.all_series(listed)[0].matches == (1, 2)


def test_matches_without_a_series_are_in_none():
    assert statistics.all_series([won(ANNA).listed(1)]) == ()


def test_where_three_play_a_series_may_take_more_matches_than_its_name_says():
    setup = in_series(NAMES, 3, (0, 0, 0))
    listed = [won(seat, setup=setup).listed(number) for number, seat in enumerate((ANNA, BORIS, CHLOE), start=1)]
    assert statistics.series_of(listed, "comparity", NAMES, 3) == Series(3, (1, 1, 1))
    listed.append(won(CHLOE, setup=replace(setup, first=SeatId("seat-2"))).listed(4))
    assert statistics.all_series(listed)[0].won_by == ("Chloé",)
