"""`facedown soak` plays many matches; its figures tell what was seen, and its exit code whether all was well."""

import json
import re
from collections import Counter

import pytest

from companion.app import soak as soaks
from companion.cards.decks import files
from companion.core.games import registry
from companion.core.games.comparity import rules
from companion.core.mat import judging
from companion.core.mat.shape import Shape
from companion.events import TagLifted
from companion.simulator import soaking
from companion.simulator.company import people_of
from companion.simulator.sitting import Sitting
from companion.simulator.soaking import NAMES, SoakCounts, SoakTerms, one_match, set_up_match
from tests.cli.running import facedown
from tests.simulator.quiet import shipped

GAMES = [game.id for game in registry.GAMES]
KINDS = tuple(people_of("comparity").blunders)
SMALL = ("--house", "hand=3,pile=6", "--matches", "8", "--jobs", "1")
FIGURES = [
    "game",
    "matches",
    "noise",
    "clumsy",
    "seed",
    "acts",
    "entries",
    "table_hours",
    "passes",
    "sightings",
    "noise_by_kind",
    "blunders_by_kind",
    "violations_by_key",
    "came",
    "tried_again",
    "reveals_by_noise",
    "reveals_unasked",
    "plays_by_noise",
    "heard_badly",
    "not_well",
    "stopped",
    "differences",
    "exceptions",
    "listed",
    "seconds",
    "sightings_per_second",
    "cores",
]
OF_THIS_MACHINE = {"seconds", "sightings_per_second", "cores"}


@pytest.fixture
def soak(monkeypatch):
    """What it answers, and its figures."""

    def run(*words):
        ran = facedown(monkeypatch, "soak", *words, "--json")
        assert ran.err == ""
        return ran.code, json.loads(ran.out)

    return run


@pytest.fixture
def plant(monkeypatch):
    """Instead of playing: this is what each match showed, or the one of that number."""

    def planted(number=None, **seen):
        well = {"matches": 1, "noise": Counter(soaks.NOISES), "blunders": Counter(KINDS)}

        def match(terms, which, *_):
            return SoakCounts(**{**well, **(seen if number in (None, which) else {})})

        monkeypatch.setattr(soaks, "one_match", match)

    return planted


def decks():
    return shipped("landmarks"), shipped("movies")


def all_decks():
    return tuple(map(shipped, files.shipped()))


# Figures


@pytest.mark.exam
def test_a_small_clean_run_has_every_figure_and_is_well(soak):
    code, figures = soak(*SMALL, "--clumsy", "0.3")
    assert code == 0
    assert list(figures) == FIGURES
    well = {"matches": 8, "game": "comparity", "noise": 0.05, "clumsy": 0.3, "seed": 1, "not_well": [], "listed": []}
    assert {key: figures[key] for key in well} == well
    assert (figures["stopped"], figures["differences"], figures["exceptions"]) == (0, 0, 0)
    assert figures["acts"] > 50
    assert figures["entries"] > figures["acts"]
    assert figures["sightings"] > figures["passes"] > 1000
    assert set(figures["noise_by_kind"]) <= set(soaks.NOISES)
    assert set(figures["blunders_by_kind"]) <= set(KINDS)
    assert figures["noise_by_kind"]["missed singly"] > 10
    assert figures["noise_by_kind"]["silent hub"] > 0
    assert sum(figures["blunders_by_kind"].values()) > 10
    assert all("-wrong-" in key or "-left-on-" in key for key in figures["violations_by_key"])
    assert sum(figures["violations_by_key"].values()) > 5


@pytest.mark.exam
@pytest.mark.parametrize("game", [game for game in GAMES if game != "comparity"])
def test_each_game_is_soaked_alike(soak, game):
    code, figures = soak("--game", game, "--matches", "4", "--jobs", "1", "--clumsy", "0.3")
    assert (code, list(figures)) == (0, FIGURES)
    assert (figures["game"], figures["matches"], figures["differences"], figures["exceptions"]) == (game, 4, 0, 0)
    assert sum(figures["blunders_by_kind"].values()) > 0
    assert set(figures["blunders_by_kind"]) <= set(people_of(game).blunders)
    assert any(way.endswith(" by hand") for way in figures["came"])


@pytest.mark.exam
def test_without_noise_every_act_of_cardline_comes_at_the_first_try(soak):
    code, figures = soak("--game", "cardline", "--matches", "21", "--jobs", "1", "--noise", "0")
    assert (code, figures["tried_again"], figures["not_well"]) == (0, {}, [])


def test_figures_are_sums_over_the_matches():
    terms = SoakTerms("comparity", 0.05, 0.3, 5, Shape(), {"hand": 3, "pile": 6})
    played = [one_match(terms, number, decks()) for number in range(4)]
    seen = SoakCounts()
    for one in played:
        seen.add(one)
    assert seen.matches == 4
    assert seen.seconds == pytest.approx(sum(one.seconds for one in played))
    for name in ("acts", "entries", "reveals_by_noise", "plays_by_noise"):
        assert getattr(seen, name) == sum(getattr(one, name) for one in played)
    for name in ("noise", "blunders", "said", "came", "tried_again"):
        assert getattr(seen, name) == sum((getattr(one, name) for one in played), Counter())


def test_what_went_wrong_is_gathered_in_the_order_of_the_matches():
    seen = SoakCounts()
    seen.add(SoakCounts(1, 2, 3, 4.0, reveals_by_noise=5, plays_by_noise=6, stopped=["a"], differences=["b"], exceptions=["c"]))
    seen.add(SoakCounts(10, 20, 30, 40.0, reveals_by_noise=50, plays_by_noise=60, stopped=["d"], differences=["e"], exceptions=["f"]))
    both = {"stopped": ["a", "d"], "differences": ["b", "e"], "exceptions": ["c", "f"]}
    assert seen == SoakCounts(11, 22, 33, 44.0, reveals_by_noise=55, plays_by_noise=66, **both)


def test_the_seed_is_of_the_people_and_of_the_radio_too(monkeypatch):
    alike = set_up_match(SoakTerms("comparity", 0.0, 0.0, 1, Shape(), {"hand": 3, "pile": 6}), 0, decks())
    monkeypatch.setattr(soaking, "set_up_match", lambda *_: alike)
    played = [
        one_match(SoakTerms("comparity", 0.05, 0.0, seed, Shape()), number, decks()) for seed, number in ((1, 0), (1, 0), (2, 0), (1, 1))
    ]
    assert played[0] == played[1]
    assert len({(one.seconds, one.noise["missed singly"]) for one in played}) == 3


@pytest.mark.exam
def test_the_same_seed_gives_the_same_figures_however_many_are_played_at_a_time(soak):
    ways = (("--jobs", "1"), ("--jobs", "2"), ("--jobs", "1", "--seed", "2"))
    one, two, other = (soak(*SMALL[:4], "--clumsy", "0.3", *way) for way in ways)
    assert plain(one) == plain(two) != plain(other)


def plain(ran):
    code, figures = ran
    return code, {key: value for key, value in figures.items() if key not in OF_THIS_MACHINE}


def test_without_json_the_figures_stand_in_lines(monkeypatch, plant):
    said = Counter({"comparity-wrong-peek": 5, "comparity-plays": 7})
    plant(acts=1234, said=said, differences=["match 3: hands: the book has 1, the screen 2"])
    ran = facedown(monkeypatch, "soak", "--matches", "2", "--jobs", "1")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert re.sub(" +", " ", lines[0]) == "game comparity"
    assert "acts                              2,468" in lines
    assert "    comparity-wrong-peek                         10" in lines
    assert lines[lines.index("listed: ") + 1] == "    match 3: hands: the book has 1, the screen 2"
    assert "not well: none" in lines


# Exit codes


def test_a_planted_difference_is_found_and_told(soak, monkeypatch):
    monkeypatch.setattr(rules, "DISTRUST", 1)
    code, figures = soak(*SMALL, "--noise", "0", "--clumsy", "0")
    assert code == 1
    assert figures["differences"] > 2
    assert len(figures["listed"]) == figures["differences"]
    assert all(re.match(r"match \d+: hands: the book has ", one) for one in figures["listed"])


def test_a_planted_exception_ends_one_match_and_is_told_with_its_place(soak, monkeypatch):
    play = Sitting.play

    def failing(sitting):
        if len(sitting._setup.players) == 3:
            raise KeyError("nowhere")
        return play(sitting)

    monkeypatch.setattr(Sitting, "play", failing)
    code, figures = soak(*SMALL)
    assert (code, figures["exceptions"], figures["matches"]) == (1, 2, 8)
    assert figures["acts"] > 0
    assert all(re.fullmatch(r"match [23]: KeyError 'nowhere' at test_soak\.py line \d+", one) for one in figures["listed"])


def test_one_difference_is_too_many(soak, plant):
    plant(number=17, differences=["match 17: pile"])
    code, figures = soak("--matches", "400", "--jobs", "1")
    assert (code, figures["differences"], figures["listed"]) == (1, 1, ["match 17: pile"])


def test_one_exception_is_too_many(soak, plant):
    plant(number=0, exceptions=["match 0: KeyError"])
    code, figures = soak("--matches", "400", "--jobs", "1")
    assert (code, figures["exceptions"], figures["listed"]) == (1, 1, ["match 0: KeyError"])


@pytest.mark.parametrize(("matches", "code"), [("50", 0), ("49", 1)])
def test_two_in_a_hundred_matches_may_stop_and_no_more(soak, plant, matches, code):
    plant(number=7, stopped=["match 7: no end"])
    assert soak("--matches", matches, "--jobs", "1")[0] == code


SAID = Counter((*people_of("comparity").said, *soaks.SAID_OF_SILENCES))


@pytest.mark.parametrize(("kind", "told"), [(soaks.NOISES[3], "noise: garbled"), (KINDS[2], "blunder: peek")])
def test_a_kind_that_never_came_up_was_not_examined(soak, plant, monkeypatch, kind, told):
    monkeypatch.setattr(soaks, "ENOUGH", 3)
    noises, blunders = Counter(soaks.NOISES), Counter(KINDS)
    del noises[kind], blunders[kind]
    plant(noise=noises, blunders=blunders, said=SAID)
    code, figures = soak("--matches", "3", "--jobs", "1")
    assert (code, figures["not_well"]) == (1, [told])
    assert soak("--matches", "2", "--jobs", "1")[0] == 0
    enabled = ("--clumsy", "0") if told.startswith("blunder") else ("--noise", "0")
    assert soak("--matches", "3", "--jobs", "1", *enabled)[0] == 0
    assert soak("--matches", "3", "--jobs", "1", "--mat", "one-pad")[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_a_game_is_asked_for(soak, plant, monkeypatch, game):
    monkeypatch.setattr(soaks, "ENOUGH", 1)
    plant(noise=Counter(), blunders=Counter())
    _, figures = soak("--game", game, "--matches", "1", "--jobs", "1")
    people = people_of(game)
    kinds = [*(f"noise: {kind}" for kind in soaks.NOISES), *(f"blunder: {kind}" for kind in people.blunders)]
    assert figures["not_well"] == [*kinds, *(f"said: {key}" for key in (*people.said, *soaks.SAID_OF_SILENCES))]


TROUBLES = (
    ({"acts": 10, "reveals_by_noise": 4}, "too many reveals by noise: 4"),
    ({"acts": 10, "plays_by_noise": 4}, "too many plays by noise: 4"),
    ({"acts": 10, "said": Counter({"table-heard-badly": 4})}, "too many places heard badly: 4"),
    ({"tried_again": Counter({"swap by hand": 5})}, "never came: swap by hand"),
)


@pytest.mark.parametrize(("seen", "told"), TROUBLES)
def test_noise_excuses_only_so_much(soak, plant, seen, told):
    plant(number=0, **seen)
    code, figures = soak("--matches", "1", "--jobs", "1")
    assert (code, figures["not_well"]) == (1, [told])


@pytest.mark.parametrize("name", ["reveals_by_noise", "plays_by_noise"])
@pytest.mark.parametrize(("acts", "most"), [(100, 3), (20_000, 20)])
def test_noise_excuses_three_or_one_in_a_thousand_acts(soak, plant, name, acts, most):
    for count, told in ((most, []), (most + 1, [f"too many {name.replace('_', ' ')}: {most + 1}"])):
        plant(acts=acts, **{name: count})
        code, figures = soak("--matches", "1", "--jobs", "1")
        assert (code, figures["not_well"]) == (len(told), told)


def test_four_tries_may_fail_and_one_that_came_is_enough():
    terms = SoakTerms("comparity", 0.05, 0.0, 1)
    for tries, came, told in ((4, 0, []), (5, 1, []), (5, 0, ["never came: draw by hand"])):
        seen = SoakCounts(tried_again=Counter({"draw by hand": tries}), came=Counter({"draw by hand": came}))
        assert soaks._troubles(terms, seen) == told


def test_where_nothing_is_misheard_every_act_comes_at_once(soak, plant):
    plant(number=0, came=Counter({"swap by hand": 50}), tried_again=Counter({"swap by hand": 1}))
    assert soak("--matches", "1", "--jobs", "1")[0] == 0
    code, figures = soak("--matches", "1", "--jobs", "1", "--noise", "0")
    assert (code, figures["not_well"]) == (1, ["tried again without noise: swap by hand"])


def test_no_more_than_twenty_are_listed_differences_first(soak, plant):
    plant(stopped=["stopped"], differences=["differs"], exceptions=["fails"])
    _, figures = soak("--matches", "8", "--jobs", "1")
    assert figures["listed"] == ["differs"] * 8 + ["fails"] * 8 + ["stopped"] * 4
    assert (figures["stopped"], figures["differences"], figures["exceptions"]) == (8, 8, 8)


# Set-ups


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_is_played_by_every_number_of_players_and_they_sit_at_every_mat(game):
    terms, rotation = SoakTerms(game, 0.0, 0.0, 1), people_of(game).rotation
    sat = [set_up_match(terms, number, all_decks()) for number in range(soaking.tables_of(game) * len(rotation.mats))]
    assert {(deck.id, len(setup.players), setup.shape) for setup, deck in sat} == {
        (deck, players, shape) for deck in rotation.decks for players in rotation.players for shape in rotation.mats
    }
    assert all(setup.deck == deck.id and [one.name for one in setup.players] == list(NAMES[: len(setup.players)]) for setup, deck in sat)
    assert {len(setup.players) for setup, _ in sat[: soaking.tables_of(game)]} == set(rotation.players)


def test_set_ups_differ_in_everything_that_may_differ():
    terms = SoakTerms("comparity", 0.0, 0.0, 1, Shape(4, 3), {"hand": 3})
    played = [set_up_match(terms, number, decks())[0] for number in range(60)]
    assert {(setup.deck, setup.characteristic) for setup in played} == {
        ("landmarks", "height"),
        ("landmarks", "year"),
        ("movies", "year"),
        ("movies", "box_office"),
    }
    assert {setup.first for setup in played} == {f"seat-{number}" for number in range(1, 6)}
    assert {len(setup.set_aside) for setup in played} == {0, 12}
    assert {key for setup in played for key in setup.house} == {"hand", "trio_bonus", "confirm", "pace", "memory", "timer", "turn_seconds"}
    assert all(setup.house["hand"] == 3 and setup.shape == Shape(4, 3) for setup in played)


def test_what_is_asked_for_holds_in_all_matches():
    terms = SoakTerms("comparity", 0.0, 0.0, 1, Shape(), {"confirm": "pace", "pace": 2, "trio_bonus": "may", "memory": "off"})
    for number in range(20):
        house = set_up_match(terms, number, decks())[0].house
        assert house == {**house, **terms.house}


# Wrong use

WRONG_USE = (
    (("--game", "chess"), "--game: there is no game 'chess'; choose one of: comparity"),
    (("--mat", "9x9"), "mat '9x9': there is no mat of that name and no such file; "),
    (("--house", "peace=1"), "--house: comparity has no house rule 'peace'; choose among: hand, pile, "),
    (("--house", "pace=99"), "--house: 'pace' cannot be 99; give a number from 0.2 to 10"),
    (("--house", "pace"), "--house: 'pace' is no rule; write name=value, such as pace=1"),
    (("--house", "pile=70"), "deck landmarks: 5 players need 105 cards (5 x 7 and 70), the deck has 100; it serves 4 players"),
    (("--noise", "0.21"), "--noise: '0.21' is no such share; give 0 to 0.2, such as 0.02"),
    (("--noise", "-0.1"), "--noise: "),
    (("--noise", "much"), "--noise: 'much' is no such share; give 0 to 0.2, such as 0.02"),
    (("--clumsy", "1.1"), "--clumsy: '1.1' is no such share; give 0 to 1, such as 0.02"),
    (("--matches", "0"), "--matches: '0' is no such number; give a whole number from 1 to 1,000,000"),
    (("--jobs", "0"), "--jobs: '0' is no such number; give a whole number from 1 to 64"),
    (("--jobs", "65"), "--jobs: '65' is no such number; give a whole number from 1 to 64"),
    (("--seed", "x"), "--seed: 'x' is no such number; give a whole number from 0 to 1,000,000,000,000,000,000"),
    (("--players", "Anna,Boris"), "soak: there is no argument '--players'; "),
)


@pytest.mark.parametrize(("words", "said"), WRONG_USE, ids=[" ".join(words) for words, _ in WRONG_USE])
def test_wrong_use_is_one_line_and_no_match_is_played(monkeypatch, words, said):
    monkeypatch.setattr(soaks, "one_match", None)
    ran = facedown(monkeypatch, "soak", "--jobs", "1", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1


@pytest.mark.exam
@pytest.mark.parametrize("noise", ["0", "0.05"])
def test_where_a_lift_is_the_word_nothing_is_shown_that_nobody_asked_for(soak, noise):
    code, figures = soak(*SMALL[2:], "--house", "hand=3,pile=6,check=lift", "--noise", noise, "--clumsy", "0.1")
    assert (code, figures["matches"], figures["listed"]) == (0, 8, [])
    assert (figures["reveals_unasked"], figures["came"]["check by hand"] > 10) == (0, True)


def test_a_card_that_is_shown_unasked_fails_the_soak(monkeypatch, soak):
    """With the way in which a mat of readers was believed before: what it hears no more was lifted."""
    monkeypatch.setattr(judging, "TagLifted", lambda slot, uid, at, **_: TagLifted(slot, uid, at))
    code, figures = soak(*SMALL[2:], "--house", "hand=3,pile=6,check=lift", "--noise", "0.05", "--clumsy", "0")
    assert (code, figures["reveals_unasked"] > 0) == (1, True)
    assert f"unasked reveals: {figures['reveals_unasked']}" in figures["not_well"]


@pytest.mark.exam
@pytest.mark.parametrize("mat", ["3x3", "one-pad", "none"])
def test_it_is_played_on_every_mat(soak, mat):
    code, figures = soak(*SMALL, "--mat", mat, "--clumsy", "0.3")
    assert (code, figures["listed"]) == (0, [])
    assert figures["blunders_by_kind"]["wrong button"] > 0
