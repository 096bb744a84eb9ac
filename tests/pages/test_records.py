"""Pages of the past: this evening, what was put aside, stories, and what players have come to."""

from dataclasses import replace
from time import perf_counter

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.decks.register import Register
from companion.core.games.registry import GAMES
from companion.errors import Text, unusable
from companion.pages.records import Records
from companion.record.disk import DiskStore
from companion.record.store import Begun, Listed
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages import history, home, players, shelf, story
from companion.screen.pages.history import PastMatch
from companion.screen.pages.home import Played, UnderWay
from companion.screen.pages.players import InGame, OnePlayer, PlayerRow
from companion.screen.pages.shelf import Aside
from companion.screen.pages.story import Sentence
from companion.screen.words import Words
from tests.cli.history.kept import PARIS, kept_of, simulated
from tests.cli.history.test_pages import evening, total
from tests.record.telling import ANNA, BORIS, CHLOE, NAMES, Told, plays, said, setup_of, turn, won

BOT = "Boris\N{NO-BREAK SPACE}(computer)"
LATE = "2026-03-13T00:00:00+00:00"
DAMAGED = {language: Words(language).say("agreeing-record-damaged") for language in LANGUAGES}
BROKEN = unusable(Text("place-match", number=3), "record-entries-are-damaged", entry=4)


class Shelved:
    """A store that has these; what is asked for and is none, or is damaged, cannot be told."""

    def __init__(self, listed=(), kept=(), *, is_damaged=False):
        self.listed, self.is_damaged = listed, is_damaged
        self.all_kept = {one.listed.number: one for one in kept}

    def matches(self):
        if self.is_damaged:
            raise BROKEN
        return self.listed

    def kept(self, number):
        if number not in self.all_kept:
            raise BROKEN
        return self.all_kept[number]


def draws(seat):
    return said("comparity-draws", seat=seat, count=1)


def records(*listed, kept=(), language="en", is_damaged=False):
    return Records(Shelved(listed, kept, is_damaged=is_damaged), language, lambda _: (), zone=PARIS, now=lambda: LATE)


def plain(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_this_evening_is_told_from_its_last_match_to_its_first():
    shown = records(*evening()).home(5, strange=False)
    assert shown.tonight == (
        Played("Cardline", ("Anna", "Boris"), (), "0:30"),
        Played("Comparity", ("Anna", "Boris", "Chloé"), (), "22:00"),
        Played("Skyscrapers", ("Anna", BOT), (BOT,), "21:05"),
        Played("Comparity", ("Anna", "Boris"), ("Anna",), "20:14"),
    )
    assert (shown.on_mat, shown.strange, shown.under_way, shown.aside) == (5, "", None, 2)


def test_the_match_under_way_is_told_apart_from_the_others():
    under_way = Told(setup_of(names=NAMES), turn(BORIS)).listed(12, "2026-03-12T23:00:00+00:00")
    shown = records(*evening(), under_way).home(0, strange=False, under_way=under_way)
    assert shown.under_way == UnderWay(12, "Comparity", ("Anna", "Boris", "Chloé"), (1, "Boris"), "landmark-tower")
    assert "23:00" not in [one.time for one in shown.tonight]
    assert shown.aside == 3  # it stands on the shelf as well


def test_a_strange_card_is_spoken_of():
    assert records().home(1, strange=True).strange == Words("en").say("agreeing-strange")


def test_the_shelf_has_all_that_can_be_gone_on_with_and_the_last_one_first():
    left = Told(setup_of(), turn(ANNA)).listed(3, "2026-01-02T10:00:00+00:00", "2026-03-13T08:00:00+00:00", is_aside=True)
    assert records(left, *evening()).shelf().matches == (
        Aside(3, "Comparity", ("Anna", "Boris"), "13 March 2026, 9:00", (0, "Anna")),
        Aside(11, "Cardline", ("Anna", "Boris"), "13 March 2026, 0:30", None),
        Aside(10, "Comparity", ("Anna", "Boris", "Chloé"), "12 March 2026, 22:00", None),
    )


def test_on_the_shelf_no_clock_tells_which_was_played_last():
    times = ("2026-03-12T19:00:00+00:00", "2038-01-01T00:00:00+00:00", "2026-03-12T18:30:00+00:00")
    listed = [Told(setup_of()).listed(number, time) for number, time in enumerate(times, start=1)]
    counted = [replace(one, sitting=sitting) for one, sitting in zip(listed, (7, 5, 6), strict=True)]
    assert [one.number for one in records(*counted).shelf().matches] == [1, 3, 2]


def test_history_goes_back_day_by_day():
    friday, thursday = records(*evening()).history().days
    assert (friday.called, thursday.called) == ("Friday, 13 March 2026", "Thursday, 12 March 2026")
    assert friday.matches == (PastMatch(11, "0:30", "Cardline", ("Anna", "Boris"), "Unfinished.", is_won=False),)
    assert thursday.matches == (
        PastMatch(10, "22:00", "Comparity", ("Anna", "Boris", "Chloé"), "Saved, unfinished.", is_won=False),
        PastMatch(9, "21:05", "Skyscrapers", ("Anna", BOT), f"Won by {BOT}."),
        PastMatch(8, "20:14", "Comparity", ("Anna", "Boris"), "Won by Anna."),
    )


@pytest.mark.parametrize(
    ("language", "day", "time"), [("ru", "Четверг, 12 марта 2026 г.", "20:14"), ("fr", "Jeudi 12 mars 2026", "20 h 14")]
)
def test_days_and_times_are_in_the_habit_of_the_language(language, day, time):
    [only] = records(evening()[0], language=language).history().days
    assert (plain(only.called), plain(only.matches[0].time)) == (day, time)


def test_a_name_with_braces_is_a_name():
    [day] = records(won(ANNA, setup=setup_of(names=("{0} {x}", "}{"))).listed(1)).history().days
    assert day.matches[0].result == "Won by {0} {x}."


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_match_is_told_sentence_by_sentence_to_its_end(game):
    kept = simulated(game)
    shown = records(kept.listed, kept=(kept,)).story(1)
    assert plain(shown.about).startswith("Thursday, 12 March 2026, 20:14. ")
    assert shown.is_won
    assert shown.result.startswith("Won ")
    assert shown.sentences[-1].tone in ("win", "plain")
    assert sum(len(entry.said) for entry in kept.entries) >= len(shown.sentences) > 20


def test_what_was_taken_back_is_marked_and_a_seat_is_called_by_whoever_sits_there_then():
    told = Told(setup_of(names=NAMES)).act(draws(ANNA)).undo().act(draws(CHLOE))
    told.entry(said("comparity-replaced", seat=CHLOE, name="Zoé")).act(draws(CHLOE))
    kept = kept_of(told.entries, None, 4)
    sentences = records(kept.listed, kept=(kept,)).story(4).sentences
    assert [one.is_taken_back for one in sentences] == [True, False, False, False, False]
    names = [one.text.split()[0] for one in sentences]
    assert (names[0], names[2], names[-1]) == ("Anna", "Chloé", "Zoé")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_match_is_said_to_be_one(language):
    sentence = Words(language).say("agreeing-match-damaged")
    shown = records(*evening(), language=language).story(8)
    assert (shown.title, shown.about, shown.result, shown.is_won) == ("Comparity", "Anna, Boris", sentence, False)
    assert shown.sentences == (Sentence(Words(language).say("agreeing-match-untold"), "notice"),)
    assert records(is_damaged=True, language=language).story(3).title == Words(language).say("agreeing-label-match", match="3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_record_is_said_on_every_page_that_asks_for_it(language):
    broken = records(is_damaged=True, language=language)
    assert broken.home(0, strange=False).strange == DAMAGED[language]
    assert [one.game for one in broken.shelf().matches] == [DAMAGED[language]]
    assert [one.players for day in broken.history().days for one in day.matches] == [(DAMAGED[language],)]
    assert [one.name for one in broken.players().records] == [DAMAGED[language]]
    assert broken.player("Anna") == OnePlayer(PlayerRow("Anna", 0, 0))


def test_everybody_is_listed_with_what_they_have_come_to():
    shown = records(*evening()).players().records
    assert shown == (PlayerRow("Anna", 2, 1, 0, 2), PlayerRow("Boris", 1, 0, 0, 2), PlayerRow("Chloé", 0, 0, 0, 1), PlayerRow(BOT, 1, 1))


def test_a_player_is_found_by_the_name_in_the_list_a_bot_too():
    two = won(ANNA, more=(plays(ANNA), total(ANNA, -3)))
    shown = records(two.listed(1), *evening())
    anna = shown.player("Anna")
    assert anna.record == PlayerRow("Anna", 3, 2, 0, 2)
    assert [one.game for one in anna.games] == ["Cardline", "Comparity", "Skyscrapers"]
    assert shown.player("anna") == anna
    assert anna.games[1] == InGame("Comparity", 2, 2, (("cards played", 1),))
    assert shown.player(BOT).games == (InGame("Skyscrapers", 1, 1, (("points", 12),)),)
    assert shown.player("Nobody") == OnePlayer(PlayerRow("Nobody", 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_filled_in_is_cut_on_a_small_screen(language):
    kept = simulated("comparity")
    filled = records(*evening(), language=language, kept=(kept,))
    broken = records(is_damaged=True, language=language)
    pages = [(home.draw_home, one.home(3, strange=True)) for one in (filled, broken)]
    for one in (filled, broken):
        pages += [
            (shelf.draw_shelf, one.shelf()),
            (history.draw_history, one.history()),
            (story.draw_story, one.story(1)),
            (players.draw_players, one.players()),
        ]
    pages += [(players.draw_player, filled.player("Anna"))]
    for size in ((800, 480), (480, 800)):
        for draw, page in pages:
            setter = Typesetter(FontLetters())
            draw(Draft(size, setter), Words(language), page)
            assert setter.cut == frozenset()


def test_a_thousand_matches_are_listed_at_once():
    names = [f"{first}{last}" for first in ("Anna", "Boris", "Chloé", "Дмитрий") for last in range(25)]
    many = tuple(_one(number, names) for number in range(1, 1001))
    shown = records(*many)
    began = perf_counter()
    days = shown.history().days
    assert perf_counter() - began < 0.2 * 3  # on a machine that is busy otherwise
    assert sum(len(day.matches) for day in days) == 1000


def _one(number, names) -> Listed:
    pair = (names[number % 100], names[(number * 7 + 1) % 100])
    listed = won(ANNA, setup=setup_of(names=pair)).listed(number)
    day = f"20{10 + number // 336}-{number % 336 // 28 + 1:02}-{number % 28 + 1:02}T19:00:00+00:00"
    return replace(listed, began=day, touched=day)


def test_a_store_on_a_disk_fills_the_same_pages(tmp_path):
    store = DiskStore(tmp_path / "journal.sqlite", lambda: LATE)
    setup, kept = setup_of(), simulated("comparity")
    store.begin(Begun(setup, kept.deck, "en", LATE, "0"), Register())
    shown = Records(store, "en", lambda _: (), zone=PARIS, now=lambda: LATE)
    assert [one.number for one in shown.shelf().matches] == [1]
    assert shown.story(1).sentences == ()
    assert shown.story(2).is_won is False
    store.close()
