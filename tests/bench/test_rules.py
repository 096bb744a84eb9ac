"""The bench of rules measures each game's rules, and how much more a move costs at the end of a match than at its tenth move."""

import pytest

from companion.cards.decks.files import find
from companion.core.games.game import Ruling
from companion.core.games.registry import GAMES
from companion.simulator.company import people_of
from tests.bench.__main__ import main
from tests.bench.rules import LAST, TENTH, missed, recorded_match
from tests.bench.running import measured

pytestmark = pytest.mark.exam  # a bench measures for seconds

FIGURES = [
    *("game", "moves_recorded", "rule_per_second", "chess_per_second", "ratio_to_chess"),
    *("rule_first_ten_us", "rule_last_ten_us", "rule_tenth_us", "rule_last_us", "growth_tenth_to_last"),
    *("rule_second_quarter_us", "rule_last_quarter_us", "growth_second_to_last_quarter"),
    *("moves_median_ms", "moves_p95_ms", "walk_events", "import_core_ms", "walk_per_second", "missed"),
]
COUNTED = ("moves_recorded", "rule_per_second", "walk_per_second", "walk_events", "rule_first_ten_us", "rule_last_ten_us")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_recorded_match_is_one_legal_move_after_another_from_the_first_to_the_last(game):
    deck = find(game.usual_deck)
    for seed, players in enumerate(people_of(game.id).rotation.players):
        steps = recorded_match(game, deck, seed, players)
        assert len(steps) >= TENTH[1] + LAST
        rulings = [game.rule(position, move) for position, move in steps]
        assert all(isinstance(ruling, Ruling) for ruling in rulings)
        assert [ruling.position for ruling in rulings[:-1]] == [position for position, _ in steps[1:]]
        assert not game.moves(rulings[-1].position) or len(steps) > 400


@pytest.mark.exam
def test_each_game_has_a_line_of_figures(capsys):
    code, found = measured(capsys, "rules", "--matches", "2")
    assert code == any(one["missed"] for one in found)  # of two matches each, too few to tell
    assert [one["game"] for one in found] == [game.id for game in GAMES]
    for one in found:
        assert list(one) == FIGURES
        assert all(one[name] > 0 for name in COUNTED)
        assert one["growth_tenth_to_last"] == pytest.approx(one["rule_last_us"] / one["rule_tenth_us"], rel=0.05)


@pytest.mark.parametrize(
    ("game", "ratio", "growth", "found"),
    [
        ("comparity", 0.75, 1.25, []),
        ("comparity", 0.74, 1.25, ["ratio_to_chess"]),
        ("cardline", 0.9, 1.26, ["growth_second_to_last_quarter"]),
        ("comparity", None, 1.0, []),
    ],
)
def test_a_figure_beyond_its_limit_is_missed(game, ratio, growth, found):
    assert missed({"game": game, "ratio_to_chess": ratio, "growth_second_to_last_quarter": growth}) == found


def test_there_is_no_such_game():
    with pytest.raises(SystemExit, match="there is no game 'chess'; choose one of: comparity, cardline, skyscrapers, all"):
        main(["rules", "--game", "chess"])
