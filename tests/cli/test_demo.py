"""The demo is a match that a newcomer can follow in a plain terminal, in each language, from the deal to the win."""

from __future__ import annotations

import re
import shlex
import time

import pytest

from companion.app import find_deck, open_match
from companion.clock import VirtualClock
from companion.demo.picture import area_lines
from companion.demo.story import demo
from companion.referee.table_view import view_of
from companion.setting_up import parse_setup
from companion.simulator.playing import play, seated
from tests.cli.running import Stream, facedown

WINS = {"en": " has won match 7.", "ru": " побеждает в партии 7.", "fr": " gagne la partie 7."}


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "demo", "--speed", "0", *words, **more)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("deck", ["landmarks", "movies"])
def test_a_match_is_shown_to_its_end_within_a_hundred_columns(run, language, deck):
    ran = run("--seed", "7", "--lang", language, "--deck", deck, "--headless")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[-5].endswith(WINS[language])
    assert [re.search(r"facedown (\w+)", line)[1] for line in lines[-3:]] == ["demo", "demo", "referee"]
    assert "\x1b" not in ran.out


def test_the_same_seed_shows_the_same_match_and_without_one_it_is_always_another(run):
    assert run("--seed", "7").out == run("--seed", "7").out
    assert run().out != run().out


MORE = ("--players", "Anna,Le Grand Boris", "--house", "pace=0.5,hand=3", "--set-aside", "big-ben", "--order", "year")


@pytest.mark.parametrize("words", [(), MORE])
def test_the_last_lines_tell_how_to_see_the_match_again(run, words):
    ran = run("--lang", "ru", *words)
    again = shlex.split(re.search(r"facedown demo (--seed \d+ .*--lang ru)", " ".join(ran.out.split()))[1])
    assert run(*again).out == ran.out


def shown(seed, players=("Anna", "Boris")):
    setup, deck = parse_setup({"players": players}, find_deck)
    clock, out = VirtualClock(), Stream()
    demo(open_match(setup, deck, "en"), seated(setup, deck, seed), seed, "again", clock, out)
    return clock.now(), out.written()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_seed_there_are_duets_checks_penalties_repairs_and_a_win_in_a_few_minutes(seed):
    seconds, text = shown(seed)
    assert 60 < seconds < 300
    for said in ("Duet by", "says: check!", "Penalty: ", "should be the other way round", "put the open cards in order", "** "):
        assert said in " ".join(text.split()) + " "


def test_without_waiting_nobody_waits(run, monkeypatch):
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("somebody waited"))
    assert run("--seed", "7").code == 0


def test_at_another_speed_the_waiting_is_shorter(monkeypatch):
    waited = []
    monkeypatch.setattr(time, "sleep", waited.append)
    assert facedown(monkeypatch, "demo", "--seed", "7").code == 0
    usual, waited[:] = sum(waited), []
    assert facedown(monkeypatch, "demo", "--seed", "7", "--speed", "4").code == 0
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


def test_closed_cards_show_their_names_and_open_ones_their_numbers():
    setup, deck = parse_setup({}, find_deck)
    opened = open_match(setup, deck, "en")
    people = seated(setup, deck, 7)
    numbers = 0

    def looked(_event):
        nonlocal numbers
        table = view_of(opened.referee.turning)
        picture = "\n".join(area_lines(table, deck, opened.lines, 100, is_plain=False))
        assert picture.count("· · ·") == sum(not one.is_open for one, slot in zip(table.view.places, table.slots, strict=True) if slot)
        assert picture.count(" m") == sum(one.is_open for one, slot in zip(table.view.places, table.slots, strict=True) if slot)
        numbers += picture.count(" m")

    assert play(opened.referee, people, looked)
    assert numbers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_clumsy_people_finish_every_match_and_keep_every_card(players, seed):
    setup, deck = parse_setup({"players": ["Anna", "Boris", "Vera", "Gleb", "Dina"][:players]}, find_deck)
    referee, people = open_match(setup, deck, "en").referee, seated(setup, deck, seed, clumsy=0.1)
    assert play(referee, people)
    view = view_of(referee.turning).view
    people._take_up(view_of(referee.turning))
    cards = [*people.pile, *(card for hand in people.hands.values() for card in hand), *(one.card for one in view.places)]
    assert sorted([*cards, *(card for card, _ in view.discarded)]) == sorted(people.pack)
    assert {one.seat: one.hand for one in view.seats} == {seat: len(hand) for seat, hand in people.hands.items()}
    assert len(people.pile) == view.pile
