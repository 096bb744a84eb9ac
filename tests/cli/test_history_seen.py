"""`facedown history seen`: of which decks it tells, and what it says of one that it cannot tell of."""

from __future__ import annotations

import json
import shutil

import pytest

from companion.cards.decks.files import folder_of
from tests.cli.running import facedown

NOT_SO = (
    "deck skyscrapers: no game that it is made for keeps seen cards apart; "
    "choose a deck of cards that lie with their backs up, such as landmarks"
)


def lines_of(*told):
    return "".join(json.dumps(row) + "\n" for row in told)


def checked(card, other):
    """A check of the first two cards by the second player: both are shown."""
    laid = ({"place": "D4", "card": card}, {"wait": 2}, {"place": "C4", "card": other}, {"wait": 2})
    return lines_of(*laid, {"lift": "C4"}, {"press": "check"}, {"place": "C4", "card": other}, {"choose": "check:D4"})


@pytest.fixture
def run(monkeypatch, tmp_path):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return lambda *words, content="": facedown(monkeypatch, *words, content=content)


@pytest.fixture
def journal(run, tmp_path):
    """With a match in which two landmarks were shown."""
    file = str(tmp_path / "journal.sqlite")
    assert run("referee", "--journal", file, "--players", "Anna,Boris", content=checked("eiffel-tower", "big-ben")).code == 0
    return file


def seen(ran):
    return [(row["deck"], row["seen"], row["fresh"]) for row in map(json.loads, ran.out.splitlines())]


def test_it_tells_of_every_deck_that_was_played_with_and_can_be_dealt_so(run, journal):
    sites = ("--game", "skyscrapers", "--mat", "skyscrapers")
    for words in (("--deck", "movies"), sites):
        assert run("referee", "--journal", journal, "--new", "--players", "Anna,Boris", *words, content="").code == 0
    assert seen(run("history", "seen", "--journal", journal, "--json")) == [
        ("landmarks", ["big-ben", "eiffel-tower"], 98),
        ("movies", [], 100),
    ]


def test_a_deck_that_was_asked_for_is_told_of_whether_it_was_played_with_or_not(run, journal):
    assert seen(run("history", "seen", "--journal", journal, "--deck", "countries", "--json")) == [("countries", [], 110)]


def test_without_a_record_there_is_nothing_to_tell(run, tmp_path):
    ran = run("history", "seen", "--journal", str(tmp_path / "none.sqlite"))
    assert (ran.code, ran.out) == (0, "No deck was played with yet whose seen cards are kept apart.\n")


@pytest.mark.parametrize(
    ("deck", "error"),
    [
        ("skyscrapers", NOT_SO),
        ("landmark", "deck 'landmark': there is no deck of that name and no such folder; did you mean 'landmarks'?"),
    ],
)
def test_a_deck_that_cannot_be_told_of_is_one_clear_error(run, journal, deck, error):
    ran = run("history", "seen", "--journal", journal, "--deck", deck)
    assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {error}\n")


def test_a_deck_of_ones_own_that_is_gone_is_told_of_as_it_was(run, journal, tmp_path):
    own = tmp_path / "data" / "facedown" / "decks" / "mine"
    shutil.copytree(folder_of("landmarks"), own)
    text = (own / "deck.toml").read_text(encoding="utf-8")
    (own / "deck.toml").write_text(text.replace('id = "landmarks"', 'id = "mine"', 1), encoding="utf-8")
    words = ("referee", "--journal", journal, "--new", "--players", "Anna,Boris", "--deck", "mine")
    assert run(*words, content=checked("parthenon", "colosseum")).code == 0
    shutil.rmtree(own)
    expected = ("mine", ["colosseum", "parthenon"], 98)
    assert seen(run("history", "seen", "--journal", journal, "--deck", "mine", "--json")) == [expected]
    assert expected in seen(run("history", "seen", "--journal", journal, "--json"))
