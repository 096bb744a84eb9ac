"""The list of matches, what was played tonight, and series."""

import json

import pytest

from companion.cards.decks import files
from companion.cli.history_pages import list_matches, show_series, show_tonight
from companion.core.decks.card import LANGUAGES
from companion.record.store import Listed
from companion.words.dates import HistoryWords, clock
from tests.cli.history.kept import PARIS, page
from tests.record.telling import ANNA, BORIS, NAMES, Told, in_series, plays, said, setup_of, won

NO_BREAK = "\N{NO-BREAK SPACE}"


def total(seat, points):
    return said("skyscrapers-total", seat=seat, points=points)


def evening():
    """Three matches on a day, and one a little after midnight."""
    skyscrapers = setup_of("skyscrapers", deck="skyscrapers")
    return (
        won(ANNA).listed(8, "2026-03-12T19:14:00+00:00"),
        won(BORIS, setup=skyscrapers, more=(total(ANNA, -1), total(BORIS, 12))).listed(9, "2026-03-12T20:05:00+00:00", bots=(BORIS.seat,)),
        Told(setup_of(names=NAMES)).act(plays(ANNA)).listed(10, "2026-03-12T21:00:00+00:00", is_aside=True),
        Told(setup_of("cardline", deck="my-rivers")).act().listed(11, "2026-03-12T23:30:00+00:00"),
    )


LISTS = {
    "en": """\
Thursday, 12 March 2026
   8  20:14  Comparity, Landmarks  0:01  * Anna, Boris
   9  21:05  Skyscrapers           0:01  Anna −1, * Boris (computer) 12
  10  22:00  Comparity, Landmarks  0:01  Anna, Boris, Chloé (saved)

Friday, 13 March 2026
  11   0:30  Cardline, my-rivers   0:01  Anna, Boris (unfinished)

* has won
""",
    "ru": """\
Четверг, 12 марта 2026 г.
   8  20:14  Comparity, Достопримечательности  0:01  * Anna, Boris
   9  21:05  Небоскрёбы                        0:01  Anna −1,
                                                     * Boris (компьютер) 12
  10  22:00  Comparity, Достопримечательности  0:01  Anna, Boris, Chloé
                                                     (отложена)

Пятница, 13 марта 2026 г.
  11   0:30  Cardline, my-rivers               0:01  Anna, Boris (не окончена)

* победа
""",
    "fr": """\
Jeudi 12 mars 2026
   8  20 h 14  Comparity, Monuments du monde  0:01  * Anna, Boris
   9  21 h 05  Gratte-ciel                    0:01  Anna −1, * Boris
                                                    (ordinateur) 12
  10  22 h 00  Comparity, Monuments du monde  0:01  Anna, Boris, Chloé
                                                    (mise de côté)

Vendredi 13 mars 2026
  11   0 h 30  Cardline, my-rivers            0:01  Anna, Boris (inachevée)

* a gagné
""",
}


def test_matches_are_listed_day_by_day_at_the_time_of_the_place():
    assert [(language, page(list_matches, evening(), language, zone=PARIS).replace(NO_BREAK, " ")) for language in LANGUAGES] == [
        (language, LISTS[language]) for language in LANGUAGES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("show", [list_matches, show_series, show_tonight])
def test_where_there_is_nothing_that_is_said(show, language):
    text = page(show, (), language)
    assert text.endswith(".\n")
    assert text.count("\n") == 1


def test_the_list_for_programs_is_one_object_a_line():
    rows = [json.loads(line) for line in page(list_matches, evening(), "en", as_json=True).splitlines()]
    assert [row["match"] for row in rows] == [8, 9, 10, 11]
    assert rows[1]["players"] == [
        {"seat": "seat-1", "name": "Anna", "bot": False, "won": False, "points": -1, "tallies": {}},
        {"seat": "seat-2", "name": "Boris", "bot": True, "won": True, "points": 12, "tallies": {}},
    ]
    assert [row["aside"] for row in rows] == [False, False, True, False]
    assert [row["over"] for row in rows] == [True, True, False, False]


def test_tonight_is_a_list_and_what_it_came_to():
    text = page(show_tonight, evening(), "en", now="2026-03-13T00:00:00+00:00", zone=PARIS).replace(NO_BREAK, " ")
    assert text.startswith(LISTS["en"])
    assert (
        text[len(LISTS["en"]) :]
        == """\

                    matches  won  not over
  Anna                    2    1         2
  Boris                   1    0         2
  Chloé                   0    0         1
  Boris (computer)        1    1         0
"""
    )


def test_tonight_for_programs_has_matches_and_players():
    rows = [json.loads(line) for line in page(show_tonight, evening(), "en", now="2026-03-13T00:00:00+00:00", as_json=True).splitlines()]
    assert [row.get("match") or row["player"] for row in rows] == [8, 9, 10, 11, "Anna", "Boris", "Chloé", "Boris"]


def played_series() -> tuple[Listed, ...]:
    names = NAMES[:2]
    first = [won(seat, setup=in_series(names, 3, wins)) for seat, wins in ((ANNA, (0, 0)), (BORIS, (1, 0)), (BORIS, (1, 1)))]
    return tuple(one.listed(number) for number, one in enumerate((*first, won(ANNA, setup=in_series(names, 5, (0, 0)))), start=4))


SERIES = {
    "en": """\
Comparity, best of 3
    Anna   1
  * Boris  2
  matches 4, 5, 6

Comparity, best of 5
    Anna   1
    Boris  0
  match 7
  3 wins are needed
""",
    "ru": """\
Comparity, серия из 3
    Anna   1
  * Boris  2
  партии 4, 5, 6

Comparity, серия из 5
    Anna   1
    Boris  0
  партия 7
  для победы нужны 3 партии
""",
    "fr": """\
Comparity, au meilleur des 3 parties
    Anna   1
  * Boris  2
  parties 4, 5, 6

Comparity, au meilleur des 5 parties
    Anna   1
    Boris  0
  partie 7
  il faut 3 victoires
""",
}


def test_every_series_is_shown_with_its_matches():
    assert [(language, page(show_series, played_series(), language)) for language in LANGUAGES] == [
        (language, SERIES[language]) for language in LANGUAGES
    ]


def test_series_for_programs():
    rows = [json.loads(line) for line in page(show_series, played_series(), "en", as_json=True).splitlines()]
    assert rows[0] == {"game": "comparity", "best_of": 3, "wins": {"Anna": 1, "Boris": 2}, "matches": [4, 5, 6], "won_by": ["Boris"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", files.shipped())
def test_a_shipped_deck_is_called_as_it_calls_itself(deck, language):
    assert HistoryWords(language).deck(deck) == files.find(deck).names[language]


def test_every_day_and_month_has_its_name():
    for language in LANGUAGES:
        days = {
            HistoryWords(language).day(HistoryWords(language, PARIS).local(f"2026-{month:02}-{month:02}T12:00:00+00:00"))
            for month in range(1, 13)
        }
        assert len(days) == 12


def test_a_french_month_begins_with_its_first():
    assert HistoryWords("fr").date(HistoryWords("fr", PARIS).local("2026-05-01T12:00:00+00:00")) == "1er mai 2026"


def test_times_are_minutes_and_seconds():
    cases = [(0.0, "0:00"), (59.9, "0:59"), (61, "1:01"), (3723, "62:03")]
    assert [(seconds, clock(seconds)) for seconds, shown in cases] == cases
