"""One player's page, and everybody's table."""

import json

import pytest

from companion.cli.history_pages import show_player, show_players
from companion.core.decks.card import LANGUAGES
from companion.errors import Unusable
from tests.cli.history.kept import page, simulated
from tests.record.telling import ANNA, BORIS, NAMES, Told, plays, said, setup_of, won
from tests.words.english import english


def listed():
    total = said("skyscrapers-total", seat=ANNA, points=-1)
    return (
        won(ANNA, more=(plays(ANNA), plays(ANNA), plays(BORIS))).listed(1),
        won(ANNA, BORIS, game="cardline").listed(2, bots=(BORIS.seat,)),
        won(BORIS, setup=setup_of("skyscrapers", names=NAMES), more=(total,)).listed(3),
        Told().act(plays(ANNA)).listed(4),
    )


PLAYER = {
    "en": """\
Anna
  3 matches, 2 won, 1 of these shared, 1 not over

  Cardline: 1 match, 1 won, 1 of these shared

  Comparity: 1 match, 1 won, 1 not over
    cards played      2

  Skyscrapers: 1 match, none won
    points     −1
""",
    "ru": """\
Anna
  3 партии, 2 победы, из них 1 общая, не окончено: 1

  Cardline: 1 партия, 1 победа, из них 1 общая

  Comparity: 1 партия, 1 победа, не окончено: 1
    сыграно карт      2

  Небоскрёбы: 1 партия, побед нет
    очки     −1
""",
    "fr": """\
Anna
  3 parties, 2 gagnées, dont 1 partagée, 1 inachevée

  Cardline : 1 partie, 1 gagnée, dont 1 partagée

  Comparity : 1 partie, 1 gagnée, 1 inachevée
    cartes jouées      2

  Gratte-ciel : 1 partie, aucune gagnée
    points     −1
""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_is_shown_game_by_game(language):
    assert page(show_player, listed(), "ANNA", language).replace("\N{NO-BREAK SPACE}", " ") == PLAYER[language]


def test_a_person_and_a_bot_of_one_name_are_shown_apart():
    text = page(show_player, listed(), "boris", "en")
    assert text.startswith("Boris\n")
    assert "\n\nBoris\N{NO-BREAK SPACE}(computer)\n" in text


def test_nobody_of_that_name_is_refused_by_name():
    with pytest.raises(Unusable) as caught:
        page(show_player, listed(), "Ann", "en")
    assert "Ann" in english(caught.value.problems[0])


def test_a_player_for_programs():
    (row,) = [json.loads(line) for line in page(show_player, listed(), "anna", "en", as_json=True).splitlines()]
    assert (row["player"], row["matches"], row["wins"], row["shared"], row["unfinished"]) == ("Anna", 3, 2, 1, 1)
    assert row["games"]["comparity"]["tallies"] == {"plays": 2}


TABLE = """\
                    matches  won  of these shared  not over
  Anna                    3    2                1         1
  Boris                   2    1                0         1
  Chloé                   1    0                0         0
  Boris (computer)        1    1                1         0
"""


def test_everybody_stands_in_a_table():
    assert page(show_players, listed(), "en").replace("\N{NO-BREAK SPACE}", " ") == TABLE


def test_what_nobody_has_is_left_out_of_the_table():
    assert page(show_players, (won(ANNA).listed(),), "en").splitlines()[0] == "         matches  won"


def test_a_very_long_name_is_cut_in_the_table():
    long = "A" * 79
    assert max(map(len, page(show_players, (won(ANNA, setup=setup_of(names=(long, "Boris"))).listed(),), "en").splitlines())) <= 80


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["comparity", "cardline", "skyscrapers"])
def test_no_line_is_wider_than_the_terminal(game, language):
    one = (simulated(game).listed,)
    for text in (page(show_players, one, language), page(show_player, one, "Anna", language)):
        assert max(map(len, text.splitlines())) <= 80
