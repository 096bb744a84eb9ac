"""Whole matches at the terminal: they come to an end, lose no card, get stuck nowhere, and show nothing of what nobody knows."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion import simulated
from companion.decks.derived import with_numbers
from companion.play.company import Company
from companion.play.text import Play
from tests.cli.running import Stream
from tests.play.sessions import followed, session

WINS = {"en": r"\w+ has won match 7\.", "ru": r"\w+ побеждает в партии 7\.", "fr": r"\w+ gagne la partie 7\."}
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina"]


@pytest.fixture(autouse=True)
def _no_card_is_lost(monkeypatch):
    """At every look: as many cards in each hand and in the pile as the referee counts, and each card of the deal in one place."""
    looked = Play._looked

    def counted(play):
        table = looked(play)
        dealt, view = play._dealt, table.view
        hands = {one.seat: one.hand for one in view.seats}
        cards = [*dealt.pile, *(card for hand in dealt.hands.values() for card in hand), *(one.card for one in view.places)]
        assert {seat: len(hand) for seat, hand in dealt.hands.items()} == hands
        assert len(dealt.pile) == view.pile
        assert len({*cards, *(card for card, _ in view.discarded)}) == len(cards) + len(view.discarded)
        return table

    monkeypatch.setattr(Play, "_looked", counted)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_who_types_what_is_proposed_plays_to_the_end(language):
    played = followed(language)
    assert played.code == 0
    assert re.search(WINS[language], played.text)
    assert f"facedown play --text --seed 7 --noise 0.01 --lang {language}" in " ".join(played.text.split())


MATS = ({}, {"columns": 3, "rows": 3}, {"columns": 0, "rows": 0}, {"columns": 0, "rows": 0, "pads": []}, {"blind": ["E5", "D4"]})


@pytest.mark.parametrize("mat", MATS, ids=str)
def test_it_can_be_played_on_every_mat(mat):
    assert re.search(WINS["en"], followed(mat=mat).text)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("bots", [None, "", "Anna"])
def test_people_and_bots_sit_in_any_order(players, bots):
    assert re.search(WINS["en"], followed(bots=bots, players=NAMES[:players]).text)


def test_bots_alone_play_to_the_end_and_nobody_is_asked():
    played = session(bots="Anna,Boris", noise=0.01)
    assert played.code == 0
    assert "> " not in played.text.replace("=> ", "")
    assert re.search(WINS["en"], played.text)


IDEAS = (
    *("lay # @", "lift @", "back", "move @ @", "swap @ @", "check @", "check", "tap #", "tap @", "ok", "cancel", "undo", "pause", "#"),
    *(
        "wait",
        "why",
        "hand",
        "table",
        "mend",
        "help",
        "",
        "lay",
        "foo",
        "lay 1 pad",
        "\x1b[31m",
        "лай",
        "check Z9",
        "move E5 @",
        "lay 1 E5",
    ),
)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_the_match_goes_on_and_no_line_is_too_long(seed):
    played = followed(seed=seed, chance=Random(f"{seed} ideas"), ideas=IDEAS, most=60, players=NAMES[: 2 + seed % 3])
    assert played.code == 0
    assert max(map(len, played.text.split("\n"))) <= 100
    assert "\x1b" not in played.text
    assert "does not come on" not in played.text


def test_nothing_that_is_shown_hangs_on_the_number_of_a_closed_card(monkeypatch):
    """Two people play, stray and put right, and nobody checks: with other numbers it is the same, letter by letter."""
    lines = ("lay 1 A1", "mend", "lay 1 E4", "lay 2 F4", "tap 3", "1", "mend", "lift E4", "back", "lay 3 D5", "ok", "undo", "ok", "mend")
    usual, checked = session(*lines, bots="").text, session("lay 2 D5", "check E5", bots="").text
    deck = simulated.find_deck("landmarks")
    ids = sorted(deck.cards)
    other = with_numbers(deck, {card: deck.cards[source].numbers.opened() for card, source in zip(ids, reversed(ids), strict=True)})
    monkeypatch.setattr(simulated, "find_deck", lambda _: other)
    assert session(*lines, bots="").text == usual
    assert session("lay 2 D5", "check E5", bots="").text != checked  # the numbers are others indeed


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_narrow_terminal_gets_no_line_that_is_longer(monkeypatch, language, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    assert max(map(len, followed(language, players=NAMES).text.split("\n"))) <= columns


def test_a_bot_that_does_not_come_on_leaves_its_act_to_the_people(monkeypatch):
    monkeypatch.setattr(Company, "act", lambda *_: False)
    played = session("lay 3 E4", "lay 1 D4")
    assert "Boris does not come on. Please do it for Boris." in played.answer(0)
    assert "Boris holds: 1 " in played.answer(0)
    assert "Boris plays" in played.answer(1)


def test_bots_that_do_not_come_on_stop_the_match_in_words(monkeypatch):
    monkeypatch.setattr(Company, "act", lambda *_: False)
    played = session(bots="Anna,Boris")
    assert played.code == 1
    assert "Match 7 stops here" in played.text


def test_a_terminal_without_drawing_characters_gets_plain_ones():
    out = Stream(encoding="ascii")
    simulated.play({"lang": "ru"}, {"speed": 0, "noise": None, "vague": None}, None, 7, None, Stream("положить 3 E4\n".encode()), out)
    assert "+-----------+" in out.written()
