"""What the composition root knows of decks besides the one that is played with."""

from __future__ import annotations

import os

import pytest

from companion.app.matches import TAGS, desk, find_deck, find_mat, other_decks, register_for
from companion.cards.tags.register_file import write_register
from companion.config.config import folders
from companion.core.decks.card import CardId
from companion.core.decks.register import Register, Tagged
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from tests.cards.decks.folders import OUTLINE, lay


@pytest.fixture
def own(tmp_path, monkeypatch):
    """The folder of the user's own decks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = tmp_path / "facedown" / "decks"
    folder.mkdir(parents=True)
    return folder


def test_a_card_of_an_own_deck_is_known_in_a_match_with_another_one(own):
    lay(own / "rivers")
    deck = find_deck("landmarks")
    others = other_decks(deck)
    assert [one.id for one in others] == ["countries", "movies", "skyscrapers", "rivers"]
    assert register_for(deck, others).identify("card:rivers/nile").deck == "rivers"


def test_an_own_deck_that_cannot_be_used_is_no_other_deck(own):
    (own / "spoilt").mkdir()
    (own / "spoilt" / "deck.toml").write_text("names = 7", encoding="utf-8")
    assert [one.id for one in other_decks(find_deck("movies"))] == ["countries", "landmarks", "skyscrapers"]


def test_a_corrected_copy_of_the_deck_that_is_played_with_is_no_other_deck(own):
    lay(own / "movies", outline=OUTLINE.replace('"rivers"', '"movies"'))
    assert "movies" not in [one.id for one in other_decks(find_deck("movies"))]


def test_a_tag_that_is_learned_meanwhile_holds_from_the_next_match_on(own):
    at, tagged = desk(MemoryStore()), Tagged(find_deck("landmarks").id, CardId("big-ben"))
    setup, deck = parse_setup({}, find_deck, find_mat)
    first = at.begin(setup, deck, "en").referee.state.match
    write_register(folders(os.environ).state / TAGS, Register().enrolled("04a1b2c3d4e580", tagged))
    second = at.begin(setup, deck, "en").referee.state.match
    assert [match.register.identify("04a1b2c3d4e580") for match in (first, second)] == [None, tagged]
