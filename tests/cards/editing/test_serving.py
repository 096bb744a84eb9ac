"""A deck serves the games that its cards suffice for; with fewer cards it serves them by house rules that a set-up takes."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find, load, of_texts, shipped
from companion.cards.editing.serving import Served, games_served, lacking_for_games
from companion.core.games.registry import GAMES
from companion.protocol.setup import parse_setup
from companion.words.problems import WordedProblem
from tests.cards.decks.folders import OUTLINE, lay, sheet, towers
from tests.words.english import in_english

COLUMNS = ("id", "name_en", "length", "bridged")


def deck_of(count, outline=OUTLINE):
    return of_texts(outline, sheet(COLUMNS, [(f"river-{number}", f"River {number}", str(number), "1900") for number in range(count)]))


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_deck_serves_its_games_whole(name):
    games = ["skyscrapers"] if name == "skyscrapers" else ["comparity", "cardline"]
    counts = {game.id: tuple(range(game.least_players, game.most_players + 1)) for game in GAMES}
    assert games_served(find(name)) == tuple(Served(game, counts[game], {}) for game in games)
    assert lacking_for_games(find(name)) == ()


@pytest.mark.parametrize(
    ("count", "comparity", "cardline"),
    [
        (63, Served("comparity", (2, 3, 4), {5: {"hand": 5, "pile": 34}}), Served("cardline", tuple(range(2, 9)), {})),
        (
            30,
            Served("comparity", (2,), {3: {"hand": 5, "pile": 15}, 4: {"hand": 3, "pile": 17}, 5: {"hand": 2, "pile": 16}}),
            Served("cardline", (2, 3, 4, 5, 6, 7), {8: {"hand": 3}}),
        ),
        (3, Served("comparity", (), {2: {"hand": 1, "pile": 1}}), Served("cardline", (), {2: {"hand": 1}})),
        (2, Served("comparity", (), {}), Served("cardline", (), {})),
    ],
    ids=["63", "30", "3", "2"],
)
def test_smaller_decks_are_served_with_as_much_as_they_have(count, comparity, cardline):
    assert games_served(deck_of(count)) == (comparity, cardline)


@pytest.mark.parametrize("count", [3, 7, 30, 63])
def test_a_match_is_set_up_by_the_rules_that_are_told(count):
    deck = deck_of(count)
    for one in games_served(deck):
        game = next(game for game in GAMES if game.id == one.game)
        for players, house in {**{players: {} for players in one.as_usual}, **one.with_house}.items():
            asked = {"game": one.game, "deck": "rivers", "players": [f"P{number}" for number in range(players)], "house": house}
            setup, _ = parse_setup(asked, lambda _: deck)
            game.start(setup, deck)


def test_a_deck_without_cards_enough_is_told_once():
    fix = "add more: facedown deck edit rivers --add CARD"
    assert in_english(lacking_for_games(deck_of(2))) == (WordedProblem("deck rivers", "it has 2 cards, too few for any game", fix),)


def test_house_rules_of_the_deck_itself_are_counted_with():
    own = deck_of(30, OUTLINE + "\n[terms.comparity.house]\nhand = 5\npile = 10\n")
    assert games_served(own)[0] == Served("comparity", (2, 3, 4), {5: {"hand": 4, "pile": 9}})


def test_terms_that_no_game_knows_are_told():
    strange = deck_of(100, OUTLINE + "\n[terms.comparty.house]\nhand = 5\n")
    assert in_english(lacking_for_games(strange)) == (
        WordedProblem("deck rivers", "there is no referee for the game 'comparty' here", "did you mean 'comparity'?"),
    )
    wrong = deck_of(100, OUTLINE + "\n[terms.comparity.house]\nhnd = 5\n")
    (problem,) = in_english(lacking_for_games(wrong))
    assert (problem.where, problem.what) == ("deck rivers, terms.comparity.house", "comparity has no house rule 'hnd'")


def test_a_deck_that_is_made_for_a_game_is_told_all_that_the_game_lacks(tmp_path):
    deck = load(lay(tmp_path / "towers", *towers()))
    problems = in_english(lacking_for_games(deck))
    assert ("deck towers, characteristics", "there is no withstands") in [(one.where, one.what) for one in problems]
    assert len(problems) > 3
