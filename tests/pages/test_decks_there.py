"""Decks that are made, changed and removed at another terminal while a screen is on: it shows and deals them as they are."""

from __future__ import annotations

import os
import shutil
from decimal import Decimal

import pytest

from companion.cards.decks.files import shipped
from companion.config.config import folders
from companion.pages.agreeing import DecksThere
from companion.screen.acts import GoBack, OpenPage, Want
from tests.cards.decks.folders import lay
from tests.cli.running import facedown
from tests.pages.driven import after, run, texts

NAMES = ["countries", "landmarks", "movies", "skyscrapers"]


@pytest.fixture
def own():
    return folders(os.environ).decks


def height(decks, card="eiffel-tower"):
    return decks.find("landmarks").cards[card].numbers.opened()["height"]


def with_height(own, number):
    """One's own copy, as an editor writes it: in its place, and of the same length."""
    if not own.exists():
        shutil.copytree(shipped()["landmarks"], own / "landmarks")
    file = own / "landmarks" / "cards.csv"
    file.write_text(file.read_text(encoding="utf-8").replace(",324,", f",{number},"), encoding="utf-8")
    os.utime(file, ns=(number, number))


def test_a_deck_is_known_as_it_lies_there_now(own):
    there = DecksThere(own)
    assert list(there.now().found) == NAMES
    with_height(own, 325)
    assert height(there.now()) == Decimal(325)
    lay(own / "rivers")
    assert list(there.now().found) == sorted([*NAMES, "rivers"])
    (own / "rivers" / "cards.csv").write_text("id\n")
    assert (list(there.now().found), list(there.now().lacks)) == (NAMES, ["rivers"])
    shutil.rmtree(own)
    assert (list(there.now().found), height(there.now())) == (NAMES, Decimal(324))


def test_where_nothing_has_changed_nothing_is_read_again(own):
    own.mkdir(parents=True)
    lay(own / "rivers")
    there = DecksThere(own)
    decks = there.now()
    assert there.now() is decks
    os.utime(own / "rivers" / "deck.toml", ns=(1, 1))
    assert there.now() is not decks


def test_the_next_match_is_dealt_and_the_pages_are_shown_as_decks_are_edited_meanwhile(monkeypatch):
    dealt, shown = [], []

    def edited(*words):
        assert facedown(monkeypatch, "deck", *words).code == 0

    def script(evening):
        yield from after(evening, OpenPage("home"), OpenPage("cards"))
        shown.append("Mine" in texts(evening))
        edited("new", "mine", "--like", "landmarks", "--name", "Mine")
        edited("edit", "landmarks", "eiffel-tower", "height=7")
        yield from after(evening, GoBack(), OpenPage("cards"))
        shown.append("Mine" in texts(evening))
        yield from after(evening, GoBack(), OpenPage("set-up"), Want("begin"))
        dealt.append(evening.running.screen.match.deck.cards["eiffel-tower"].numbers.opened()["height"])

    run(script)
    assert (shown, dealt) == ([False, True], [Decimal(7)])
