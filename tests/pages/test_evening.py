"""Whole evenings at one screen: pages, matches, what a key does, and that what was left goes on with the same hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.events import SeatId, SetHand, SetTurn
from companion.pages.settings import Agreed
from companion.record.memory import MemoryStore
from companion.screen.acts import Away, Change, Correct, GoBack, Inspect, Lift, OpenPage, Pick, Press, Put, Take, Type, Want
from tests.pages.driven import after, disk, run, scene, texts, until

TWO = {"game": "comparity", "players": ["Anna", "Boris"]}


def table(evening):
    return evening.running.screen.table


def hand(evening):
    return evening.running.seats.hands.reach.hand()


def is_mine(evening):
    return evening.running is not None and table(evening).view.stage == "turn" and table(evening).expected.seat == "seat-1"


def play_a_card(evening):
    """On the first place where one may lie."""
    before = len(hand(evening))
    card = hand(evening)[0]
    slot = next(place.slot for place in table(evening).expected.places if place.slot and not place.relation)
    yield from after(evening, Take(card), Put(slot))
    yield from until(evening, lambda evening: table(evening).view.seats[0].hand == before - 1)
    return card


def test_from_home_a_match_is_agreed_on_and_begins():
    def script(evening):
        yield None
        yield None
        assert "Facedown" in texts(evening)
        yield from after(evening, OpenPage("set-up"), Change("game", "cardline"), Want("begin"))
        yield from until(evening, lambda evening: evening.running is not None and table(evening).view.places)
        assert table(evening).view.game == "cardline"
        assert [one.name for one in table(evening).view.seats] == ["Anna", "Boris"]

    run(script)


def test_however_often_it_is_woken_the_screen_is_looked_after_again_within_a_step():
    """A mat of hubs wakes it a hundred times a second; once they are silent, nobody is to wait for all those steps."""

    def script(evening):
        asked = []
        evening.window.wait = lambda seconds: asked.append(seconds) or True  # woken at once: no time passes
        yield from [None] * 300
        assert 0 < max(asked) <= evening.step

    run(script)


def test_a_card_of_the_tray_is_played_and_the_bot_answers():
    def script(evening):
        yield from until(evening, is_mine)
        card = yield from play_a_card(evening)
        assert any(one.card == card for one in table(evening).view.places)
        seen = table(evening).view
        yield from until(evening, lambda evening: is_mine(evening) and table(evening).view != seen)

    run(script, asked=TWO)


def test_a_card_that_lies_wrong_is_said_until_it_is_taken_back_and_no_bot_touches_it():
    def script(evening):
        yield from until(evening, is_mine)
        card = hand(evening)[0]
        yield from after(evening, Take(card), Put("A1"))
        yield from until(evening, lambda evening: table(evening).instructions)
        for _ in range(300):
            yield None
        assert table(evening).instructions
        assert any("A1" in text for text in texts(evening))
        yield from after(evening, Lift("A1"), Away())
        yield from until(evening, lambda evening: not table(evening).instructions)
        assert card in hand(evening)

    run(script, asked=TWO)


def test_while_a_page_lies_over_the_match_its_time_stands_still():
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, OpenPage("menu"))
        at = evening.running.at
        for _ in range(50):
            yield None
        assert evening.running.at == at
        yield from after(evening, GoBack())
        for _ in range(50):
            yield None
        assert evening.running.at > at

    run(script, asked=TWO)


def test_another_language_holds_at_once_in_the_middle_of_a_match():
    def script(evening):
        yield from until(evening, is_mine)
        assert any("play a card" in text for text in texts(evening))
        yield from after(evening, OpenPage("settings"), Change("language", "ru"), GoBack())
        for _ in range(5):
            yield None
        assert any("карту" in text for text in texts(evening))

    run(script, asked=TWO)


def test_the_units_of_the_printed_cards_are_asked_for_on_the_page_of_settings_and_hold_at_once():
    def script(evening):
        yield from until(evening, lambda one: bool(one.running.screen.table.view.places))
        assert not evening.running.screen.lines.has_printed_units
        for is_printed, ruler in (("no", "площадь, км²: больше"), ("yes", "площадь, кв.\xa0миль: больше"), ("no", "площадь, км²: больше")):
            changes = (Change("language", "ru"), Change("has_printed_units", is_printed))
            yield from after(evening, OpenPage("settings"), *changes, GoBack())
            yield from until(evening, lambda one, ruler=ruler: ruler in texts(one))

    run(script, asked={"game": "cardline", "players": ["Anna", "Boris"]}, bots=("Anna", "Boris"))


def test_the_top_of_a_tower_that_was_touched_stays_large_until_the_tops_change():
    def tops(evening):
        return [one.top for one in table(evening).view.structures]

    def script(evening):
        yield from until(evening, lambda one: len(tops(one)) > 1)
        before = tops(evening)
        evening.act(Inspect(before[0]))
        assert evening.running.screen.inspected == before[0]
        yield from until(evening, lambda one: tops(one) != before)
        assert evening.running.screen.inspected is None

    run(script, asked={"game": "skyscrapers", "players": ["Anna", "Boris"]}, bots=("Anna", "Boris"))


OVER_A_MATCH = ("menu", "amend", "why", "rules", "choices", "health", "settings", "history", "players", "shelf", "story")


@pytest.mark.parametrize("page", OVER_A_MATCH)
def test_each_page_opens_over_a_match_and_closes_again(page):
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, OpenPage(page))
        assert [leaf.name for leaf in evening.pages.leaves] == [page]
        assert any(isinstance(target.act, GoBack) for target in scene(evening).targets)
        yield from after(evening, GoBack())
        assert not evening.pages.leaves

    run(script, asked=TWO)


def test_the_referee_is_put_right_and_asks_back():
    def script(evening):
        yield from until(evening, is_mine)
        yield from after(evening, OpenPage("amend"), Correct(SetHand("seat-2", 5)))
        yield from until(evening, lambda evening: table(evening).expected.question is not None)
        for _ in range(60):
            yield None
        yield from after(evening, Press("ok"))
        yield from until(evening, lambda evening: table(evening).view.seats[1].hand == 5)

    run(script, asked=TWO)


def test_a_match_that_was_left_goes_on_with_the_same_hands(tmp_path):
    left = {}

    def script(evening):
        yield from until(evening, is_mine)
        yield from play_a_card(evening)
        yield from until(evening, is_mine)
        left["hand"], left["view"] = hand(evening), table(evening).view
        yield OpenPage("home")
        yield None
        assert any("Continue" in text for text in texts(evening))

    def again(evening):
        yield from until(evening, lambda evening: evening.running is not None)
        assert (hand(evening), table(evening).view) == (left["hand"], left["view"])
        yield from until(evening, is_mine)
        yield from play_a_card(evening)

    with_journal = disk(tmp_path / "journal.sqlite")
    run(script, asked=TWO, store=with_journal)
    with_journal.close()
    with_journal = disk(tmp_path / "journal.sqlite")
    run(again, number=1, store=with_journal)
    with_journal.close()


def test_what_is_put_aside_is_found_on_the_shelf_again():
    store = MemoryStore()

    def script(evening):
        yield from until(evening, is_mine)
        yield Want("put-aside")
        yield None
        assert store.matches()[0].is_aside
        yield from after(evening, OpenPage("shelf"), Want("resume", "1"))
        yield from until(evening, is_mine)

    run(script, asked=TWO, store=store)


def test_after_a_match_that_was_taken_up_the_same_game_is_played_again():
    store = MemoryStore()

    def script(evening):
        yield from until(evening, is_mine)
        first = evening.remembered
        evening.remembered = replace(first, game="skyscrapers", set_ups={**first.set_ups, "skyscrapers": Agreed("skyscrapers")})
        yield Want("put-aside")
        yield from after(evening, OpenPage("shelf"), Want("resume", "1"))
        yield from until(evening, is_mine)
        yield from after(evening, Want("again"))
        yield from until(evening, is_mine)
        setup = evening.running.screen.match.setup
        assert (setup.game, [one.name for one in setup.players]) == ("comparity", ["Anna", "Boris"])
        assert evening.remembered.last.bots == ("Boris",)

    run(script, asked=TWO, store=store)


def test_without_a_mat_a_card_is_named_and_its_place_chosen():
    def script(evening):
        yield from until(evening, lambda evening: evening.running is not None and table(evening).expected.offers)
        yield from after(evening, OpenPage("search"), *(Type(letter) for letter in "big b"))
        found = [target.act for target in scene(evening).targets if isinstance(target.act, Pick)]
        assert found == [Pick("card:big-ben")]
        yield from after(evening, found[0])
        yield from until(evening, lambda evening: table(evening).view.places)
        assert table(evening).view.places[0].card == "big-ben"
        yield from after(evening, OpenPage("search"), *(Type(letter) for letter in "eiffel"))
        yield from after(evening, next(target.act for target in scene(evening).targets if isinstance(target.act, Pick)))
        yield from until(evening, lambda evening: table(evening).view.pending == "on-pad")
        places = [target.act for target in scene(evening).targets if isinstance(target.act, Pick) and target.act.option.startswith("play")]
        assert places
        yield from after(evening, places[0])
        yield from until(evening, lambda evening: len(table(evening).view.places) == 2)

    run(script, asked={**TWO, "mat": "none"})


def test_a_match_of_bots_goes_to_its_last_page_and_another_one_begins():
    def script(evening):
        yield from until(evening, lambda evening: evening.running.is_over, 50_000)
        yield None
        assert any("Play again" in text for text in texts(evening))
        yield Want("again")
        yield from until(evening, lambda evening: not evening.running.is_over and table(evening).view.places)

    asked = {"game": "cardline", "players": ["Anna", "Boris"], "house": {"hand": 2}}
    run(script, asked=asked, bots=("Anna", "Boris"), speed=0.0)


def test_a_bot_puts_its_own_misfit_away_though_people_have_moved_cards_meanwhile():
    def is_missed(evening):
        is_there = [one.seat for one in table(evening).instructions] == ["seat-2"]
        if is_there:
            evening.running.seats.hands.has_acted = True
        return is_there

    def script(evening):
        yield from until(evening, lambda evening: table(evening).view.stage != "opening")
        for _ in range(40):
            yield from until(evening, lambda evening: is_missed(evening) or table(evening).expected.seat == "seat-1")
            if table(evening).instructions:
                break
            evening.running.correct(SetTurn(SeatId("seat-2")))
            yield from [None] * 5
            evening.running.press("ok")
            yield None
        assert is_missed(evening)
        assert "Boris: put" in " ".join(texts(evening))
        yield from until(evening, lambda evening: table(evening).expected.seat == "seat-1" and not is_missed(evening), 2_000)

    run(script, asked={"game": "cardline", "players": ["Anna", "Boris"], "house": {"hand_2": 6}}, bots=("Boris",))


def test_what_cannot_be_done_is_said_and_changes_nothing():
    def script(evening):
        yield None
        yield from after(evening, OpenPage("shelf"), Want("resume", "99"))
        assert evening.running is None
        assert any("99" in text for text in texts(evening))

    run(script)


def test_buttons_beside_the_screen_go_from_place_to_place_on_a_page_and_are_buttons_of_the_table_else():
    def script(evening):
        yield from after(evening, OpenPage("settings"))
        first = evening._transitions.scene
        evening.pressed("check")
        yield from after(evening)
        yield None
        assert evening._focus.marked(first) != first
        evening.pressed("ok")
        yield None
        yield None
        assert [leaf.name for leaf in evening.pages.leaves] == ["home"]
        yield from after(evening, OpenPage("history"))
        evening.pressed("cancel")
        yield None
        if evening.pages.leaves[-1].name == "history":  # the first takes the mark away, the second goes back
            evening.pressed("cancel")
            yield None
        assert [leaf.name for leaf in evening.pages.leaves] == ["home"]
        yield from after(evening, OpenPage("set-up"), Want("begin"))
        yield from until(evening, is_mine)
        evening.pressed("pause")
        yield from until(evening, lambda evening: evening.running.screen.table.is_paused)

    run(script)
