"""The demo is a match that a newcomer can follow in a plain terminal, in each language, from the deal to the win."""

from __future__ import annotations

import re
import shlex
import time

import pytest

from companion.app.loop import played
from companion.app.matches import find_deck, open_match
from companion.core.referee.table_view import view_of
from companion.protocol.setup import parse_setup
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, MatchOutcome, Sitting
from companion.simulator.table import SimulatedTable
from companion.system.clock import VirtualClock
from companion.system.paper import Paper
from companion.terminal.picture import area_lines
from companion.terminal.story import NextCommands, Story, demo
from hardware.readers.noise import Noise
from tests.cli.running import Stream, facedown
from tests.simulator.people.playing import play, seated

WINS = {"en": " has won match 7.", "ru": " побеждает в партии 7.", "fr": " gagne la partie 7."}
STOPS = {"en": "Match 7 stops here", "ru": "Партия 7 остановилась", "fr": "La partie 7 s’arrête ici"}


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "demo", "--headless", "--speed", "0", *words, **more)


DECKS = (("comparity", "landmarks"), ("comparity", "movies"), ("cardline", "countries"), ("skyscrapers", "skyscrapers"))


@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.exam) for one in ("ru", "fr"))])
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_a_match_is_shown_to_its_end_within_a_hundred_columns(run, language, game, deck):
    ran = run("--game", game, "--seed", "7", "--lang", language, "--deck", deck, "--headless")
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 100
    *_, told, after = ran.out.split("\n\n")
    assert told.endswith(WINS[language])
    assert re.findall(r"facedown\s+(\w+)", after) == ["demo", "demo", "play"]
    assert "\x1b" not in ran.out


FIVE = ("--players", "Anna,Boris,Vera,Gleb,Dina")
NARROW = (
    FIVE,
    ("--mat", "none"),
    ("--deck", "movies", "--order", "box_office"),
    *(("--game", game, *more) for game in ("cardline", "skyscrapers") for more in (FIVE, ("--mat", "none"))),
)


@pytest.mark.exam
@pytest.mark.parametrize("words", NARROW)
@pytest.mark.parametrize("columns", [60, 80])
def test_a_narrow_terminal_gets_no_line_that_is_longer(run, monkeypatch, words, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run("--seed", "3", "--lang", "ru", *words)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= columns


@pytest.mark.exam
def test_the_same_seed_shows_the_same_match_and_without_one_it_is_always_another(run):
    assert run("--seed", "7").out == run("--seed", "7").out
    assert run().out != run().out


MORE = ("--players", "Anna,Le Grand Boris", "--house", "pace=0.5,hand=3", "--set-aside", "big-ben", "--order", "year")
SHARES = ("--noise", "0.03", "--clumsy", "0.2", "--mat", "3x3")


@pytest.mark.exam
@pytest.mark.parametrize("words", [(), MORE, SHARES])
def test_the_last_lines_tell_how_to_see_the_match_again(run, words):
    ran = run("--lang", "ru", *words)
    again = shlex.split(re.search(r"facedown demo (--seed \d+ .*) Другая", " ".join(ran.out.split()))[1])
    assert run(*again).out == ran.out


def test_what_can_be_tried_next_is_asked_for_as_this_match_was(run):
    told = " ".join(run("--game", "cardline", "--deck", "movies", "--order", "year", "--lang", "fr").out.split())
    asked = "--game cardline --deck movies --order year --lang fr"
    assert f"facedown demo {asked} --players Anna,Boris,Vera" in told
    assert f"facedown play --text {asked}" in told


def sat(asked, seed, manners, clock=None):
    """Bots at a table, and the story of it that is to be told."""
    setup, deck = parse_setup(asked, find_deck)
    opened = open_match(setup, deck, "en")
    story = Story(opened, clock or VirtualClock(), Paper(Stream()))
    table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.01), seed), story)
    return Sitting(setup, deck, table, seed, manners), story


def ends(sitting, story, seed):
    """The whole demo; whether it came to its end."""
    played(sitting.table, demo(sitting, story, seed, NextCommands("again", "another", "own")), [story.advance])
    return bool(sitting.outcome.winners)


def shown(seed, players=("Anna", "Boris"), clumsy=0.04, **asked):
    clock = VirtualClock()
    sitting, story = sat({"players": players, **asked}, seed, Manners(clumsy), clock)
    has_ended = ends(sitting, story, seed)
    return has_ended, clock.now(), " ".join(story.paper._out.written().split()) + " "


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_seed_there_are_duets_checks_penalties_repairs_and_a_win_in_a_few_minutes(seed):
    has_ended, seconds, text = shown(seed)
    assert has_ended
    assert 60 < seconds < 300
    for said in ("Duet by", "says: check!", "Penalty: ", "should be the other way round", "put the open cards in order", "** "):
        assert said in text


@pytest.mark.exam
def test_what_goes_wrong_is_told_before_the_referee_takes_it_up_and_put_right_after():
    told = " ".join(shown(seed, clumsy=0.3)[2] for seed in range(6))
    before_and_after = (
        r"\w+ lays “([^”]+)” on (\w\d)\. !! Take “\1” back: \2 touches no card\.",
        r"\w+ lays “([^”]+)” on (\w\d)\. !! Take “\1” back: a card already lies on \2\.",
        r"\w+ lays something else on (\w\d)\. !! Take the card away from \1: nobody has told me what it is\.",
        r"\w+ lays “(Avatar)” on (\w\d)\. !! Take “\1” away from \2: it is of another deck\.",
        r"\w+ pushes all the cards over the mat\. Did you move the whole area\? OK: yes\.",
        r"\w+ shows “([^”]+)” to the pad\. \w+ presses Cancel\. All stays as it is\. Take “\1” off the pad\.",
        r"That was a second card in one turn, so it is taken back\. \w+ presses Undo\.",
    )
    assert [pattern for pattern in before_and_after if not re.search(pattern, told)] == []
    assert "Thank you. All lies as it should." in told


HARD = (
    *(("--clumsy", "0.5", "--noise", "0.05"), ("--mat", "3x3"), ("--mat", "one-pad"), ("--house", "check=lift")),
    *(("--game", "cardline", *more) for more in (("--clumsy", "0.3"), ("--mat", "3x3"), ("--house", "commit=turned"))),
    *(("--game", "skyscrapers", *more) for more in (("--clumsy", "0.3"), ("--mat", "one-pad"), ("--noise", "0.05"))),
)


@pytest.mark.exam
@pytest.mark.parametrize("words", HARD)
@pytest.mark.parametrize("players", ["Anna,Boris", "Anna,Boris,Vera,Gleb,Dina"])
def test_no_match_gets_stuck(run, words, players):
    ran = run("--seed", "5", "--players", players, *words)
    assert ran.code == 0
    assert re.search(r"\w+ (has|have) won match 5", ran.out)


def test_a_card_of_a_line_is_turned_before_it_is_judged_and_the_line_is_drawn_when_it_has_grown(run):
    told = run("--game", "cardline", "--seed", "3", "--noise", "0", "--clumsy", "0", "--lang", "en").out
    plays = re.findall(r"^  (?:ok|!!)  (\w+) plays “([^”]+)”,.*$", told, re.MULTILINE)
    turns = re.findall(r"^      (\w+) turns “([^”]+)” over\.$", told, re.MULTILINE)
    assert plays == turns
    assert len(plays) > 6
    fits, pictures = len(re.findall(r"^  ok  ", told, re.MULTILINE)), re.findall(r"^    Anna: \d cards?    .*$", told, re.MULTILINE)
    assert len(pictures) == fits + 1


def test_towers_are_counted_line_by_line_at_the_end(run):
    told = run("--game", "skyscrapers", "--seed", "4", "--lang", "en").out.replace("\u2212", "-")
    counted = " ".join(told.partition("Now everything is counted.")[2].split())
    worth = re.findall(r"(Anna|Boris), ([^.]*): (-?\d+) points?\.", counted)
    totals = {name: int(points) for name, what, points in worth if what == "in all"}
    assert totals == {
        name: sum(int(points) for one, what, points in worth if one == name and what != "in all") for name in ("Anna", "Boris")
    }
    assert len(worth) > 8


@pytest.mark.exam
def test_of_cards_that_were_only_held_or_looked_at_not_a_word_is_told():
    mat, cards = {"columns": 0, "rows": 0, "tap_places": ["one", "two", "three"], "draw_pads": ["draw"]}, find_deck("skyscrapers").cards
    secrets = 0
    for seed in range(4):
        sitting, story = sat({"game": "skyscrapers", "players": ["Anna", "Boris", "Vera"], "mat": mat}, seed, Manners(0.0))
        assert ends(sitting, story, seed)
        told, table = " ".join(story.paper._out.written().split()), sitting._book.table
        left = [cards[card] for card in (*table.deck, *(card for hand in table.hands for card in hand))]
        secret = {card.names["en"] for card in left if card.traits["kind"] in ("floor", "special") and not card.id[-1].isdigit()}
        secret -= set(re.findall(r"takes “([^”]+)” from the discards", told))
        assert [name for name in secret if f"“{name}”" in told] == []
        secrets += len(secret)
    assert secrets > 15


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_match_that_cannot_go_on_says_so_and_nothing_of_what_it_knows(run, monkeypatch, language):
    monkeypatch.setattr(Sitting, "play", lambda _: MatchOutcome(difference="opened: the book has 330, the screen 324"))
    ran = run("--seed", "7", "--lang", language)
    assert ran.code == 1
    assert STOPS[language] in ran.out
    assert f"facedown demo --seed 7 --lang {language}" in ran.out
    assert "33" not in ran.out


def test_without_waiting_nobody_waits(run, monkeypatch):
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("somebody waited"))
    assert run("--seed", "7").code == 0


def test_at_another_speed_the_waiting_is_shorter(monkeypatch):
    waited = []
    monkeypatch.setattr(time, "sleep", waited.append)
    assert facedown(monkeypatch, "demo", "--headless", "--seed", "7").code == 0
    usual, waited[:] = sum(waited), []
    assert facedown(monkeypatch, "demo", "--headless", "--seed", "7", "--speed", "4").code == 0
    assert sum(waited) == pytest.approx(usual / 4)


def test_a_terminal_gets_colours_and_the_same_words(run, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    plain, coloured = run("--seed", "7").out, run("--seed", "7", out=Stream(is_terminal=True)).out
    assert "\x1b[31m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colours_where_they_are_not_wanted(run, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    assert "\x1b" not in run("--seed", "7", out=Stream(is_terminal=True)).out


def test_a_terminal_without_drawing_characters_gets_plain_ones(run):
    ran = run("--seed", "7", out=Stream(encoding="ascii"))
    assert ran.code == 0
    assert "+-----------+" in ran.out
    assert "| . . . " in re.sub(r"\|\s+", "| ", ran.out)


def test_without_a_mat_the_area_is_drawn_all_the_same_with_no_names_of_cells(run):
    ran = run("--seed", "7", "--mat", "none")
    assert re.search(r"│[^│]* [\d.]+ m[^│]*│", ran.out)
    assert "· · ·" in ran.out
    assert not re.search(r"^ +[A-H]( +[A-H])*$", ran.out, re.MULTILINE)


def test_closed_cards_show_their_names_and_open_ones_their_numbers():
    setup, deck = parse_setup({}, find_deck)
    opened = open_match(setup, deck, "en")
    people = seated(setup, deck, 7)
    numbers = 0

    def looked(_event):
        nonlocal numbers
        table = view_of(opened.referee.step)
        picture = "\n".join(area_lines(table, deck, opened.lines, 100, is_plain=False))
        assert picture.count("· · ·") == sum(not one.is_open for one in table.view.places)
        assert picture.count(" m") == sum(one.is_open for one in table.view.places)
        numbers += picture.count(" m")

    assert play(opened.referee, people, looked)
    assert numbers


@pytest.mark.exam
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_clumsy_people_finish_every_match_and_keep_every_card(players, seed):
    setup, deck = parse_setup({"players": ["Anna", "Boris", "Vera", "Gleb", "Dina"][:players]}, find_deck)
    referee, people = open_match(setup, deck, "en").referee, seated(setup, deck, seed, clumsy=0.1)
    assert play(referee, people)
    view = view_of(referee.step).view
    people._take_up(view_of(referee.step))
    cards = [*people.pile, *(card for hand in people.hands.values() for card in hand), *(one.card for one in view.places)]
    assert sorted([*cards, *(card for card, _ in view.discarded)]) == sorted(people.pack)
    assert {one.seat: one.hand for one in view.seats} == {seat: len(hand) for seat, hand in people.hands.items()}
    assert len(people.pile) == view.pile
