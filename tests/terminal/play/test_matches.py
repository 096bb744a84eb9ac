"""Whole matches at the terminal: they end, lose no card, never stop halfway, and show nothing that is hidden from all players."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from companion.app import terminal as simulated
from companion.core.decks.derived import with_numbers
from companion.simulator.company import Company
from companion.terminal.play.text import TypedMatch
from companion.terminal.play.wish import Wish
from tests.cli.running import Stream
from tests.terminal.play.sessions import followed, session

WINS = {"en": r"\w+ has won match 7\.", "ru": r"\w+ побеждает в партии 7\.", "fr": r"\w+ gagne la partie 7\."}
GAMES = ("comparity", "cardline", "skyscrapers")
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina"]


@pytest.fixture(autouse=True)
def _no_card_is_lost(monkeypatch):
    """At every look: as many cards in hands and piles as the referee counts, and each card in one place; what lies open is in no hand."""
    looked = TypedMatch._looked

    def counted(play):
        table = looked(play)
        view, cards = table.view, play._dealt._cards
        held = [*cards.pile, *(card for hand in cards.hands.values() for card in hand), *cards.box, *cards.foundations]
        lying = {*(one.card for one in view.places), *(card for one in view.structures for card in (one.foundation, one.top))}
        discarded = {card for card, _ in view.discarded}
        assert {seat: len(hand) for seat, hand in cards.hands.items()} == {one.seat: one.hand for one in view.seats}
        assert len(cards.pile) == view.pile
        assert len(set(held)) == len(held)
        out = lying if view.game == "cardline" else lying | discarded
        assert not [card for card in out & set(held) if not card[-1].isdigit()]  # of copies nobody can say which it is
        if view.game == "cardline":  # what failed lies in the box, and other cards too that nobody saw
            assert discarded <= set(cards.box)
            assert len(cards.box) == view.stock["box"]
            assert len(held) + len(lying) == len(play._table.referee.state.match.deck.cards)
        if view.game == "skyscrapers":
            assert len(cards.foundations) == view.stock["foundations"]
        return table

    monkeypatch.setattr(TypedMatch, "_looked", counted)


@pytest.mark.exam
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_who_types_what_is_proposed_plays_to_the_end(game, language):
    played = followed(language, game=game)
    assert played.code == 0
    assert re.search(WINS[language], played.text)
    again = f"facedown play --text --no-journal --seed 7 --noise 0.01 --lang {language} --game {game}"
    assert again in " ".join(played.text.split())


NO_CELLS = {"columns": 0, "rows": 0}
MATS = (
    *(("comparity", mat) for mat in ({}, {"columns": 3, "rows": 3}, NO_CELLS, {**NO_CELLS, "pads": []}, {"blind": ["E5", "D4"]})),
    *(("cardline", mat) for mat in ({"columns": 3, "rows": 3}, {"columns": 2, "rows": 1}, NO_CELLS, {**NO_CELLS, "pads": []})),
    ("cardline", {**NO_CELLS, "line": [f"place-{number}" for number in range(1, 13)], "draw_pads": ["draw"]}),
    *(("skyscrapers", {**NO_CELLS, "tap_places": taps}) for taps in ([], ["left", "middle", "right"])),
    ("skyscrapers", {**NO_CELLS, "pads": []}),
    *((game, {"columns": 3, "rows": 3, "blind": ["A1", "B2", "pad"]}) for game in GAMES),
)


@pytest.mark.exam
@pytest.mark.parametrize(("game", "mat"), MATS, ids=str)
def test_it_can_be_played_on_every_mat(game, mat):
    played = followed(game=game, mat=mat)
    assert re.search(WINS["en"], played.text)
    assert "does not come on" not in played.text


@pytest.mark.exam
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_bots_open_a_foundation_also_where_no_place_is_free(seed):
    played = followed(game="skyscrapers", seed=seed, players=NAMES[:3], mat=NO_CELLS)
    assert re.search(r"\w+ has won match", played.text)
    assert "does not come on" not in played.text


@pytest.mark.exam
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("bots", [None, "", "Anna"])
@pytest.mark.parametrize("game", ["comparity", "skyscrapers"])
def test_people_and_bots_sit_in_any_order(game, players, bots):
    assert re.search(WINS["en"], followed(game=game, bots=bots, players=NAMES[:players]).text)


@pytest.mark.exam
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("bots", ["Boris", "Anna"])
def test_people_and_bots_sit_in_any_order_at_a_line(players, bots):
    assert re.search(WINS["en"], followed(game="cardline", bots=bots, players=NAMES[:players]).text)


@pytest.mark.parametrize("seed", range(4))
def test_with_few_cards_the_box_is_shuffled_players_go_out_and_the_victory_may_be_shared(monkeypatch, seed):
    deck = simulated.find_deck("countries")
    few = replace(deck, cards={card: deck.cards[card] for card in sorted(deck.cards)[:15]})
    monkeypatch.setattr(simulated, "find_deck", lambda _: few)
    played = followed(game="cardline", seed=seed, players=NAMES[:4], house={"hand": 3}, bots="Anna,Boris,Vera", vague=0.5)
    assert re.search(r"ha(s|ve) won match", played.text)
    assert "of the box: they are the new pile" in played.text or "The one card of the box is the new pile." in played.text


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end_and_nobody_is_asked(game):
    played = session(game=game, bots="Anna,Boris", noise=0.01)
    assert played.code == 0
    assert "> " not in played.text.replace("=> ", "")
    assert re.search(WINS["en"], played.text)


ALWAYS = (
    *("lift @", "tap #", "ok", "cancel", "undo", "pause", "#", "wait", "why", "hand", "table", "mend", "help", ""),
    *("lay", "foo", "lay 1 pad", "\x1b[31m", "лай", "move @ @", "lay # @"),
)
IDEAS = {
    "comparity": (*ALWAYS, "back", "swap @ @", "check @", "check", "tap @", "check Z9", "move E5 @", "lay 1 E5"),
    "cardline": (*ALWAYS, "lay # #", "lay # #", "back", "swap @ @", "push @ @", "tap @", "push I1 @", "move I1 @", "lay 1 I1"),
    "skyscrapers": (*ALWAYS, "tap # #", "tap # #", "tap # @", "open", "open @", "open #", "undo"),
}


@pytest.mark.exam
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_typed_the_match_goes_on_and_no_line_is_too_long(game, seed):
    bots = None if seed % 2 else ""
    played = followed(
        game=game, seed=seed, chance=Random(f"{seed} ideas"), ideas=IDEAS[game], most=60, bots=bots, players=NAMES[: 2 + seed % 3]
    )
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


def test_before_a_card_is_turned_nothing_hangs_on_its_number(monkeypatch):
    """People lay cards in gaps, push, stray and put right, and turn none: with other numbers beside the line it is the same."""
    lines = (
        "lay 1 2",
        "lay 2 1",
        "mend",
        "push I1 C1",
        "tap 3",
        "cancel",
        "lay 1 I1",
        "mend",
        "lay 2 1",
        "lay 2 2",
        "lift I1",
        "mend",
        "cancel",
    )
    usual, turned = session(*lines, game="cardline", bots="").text, session("lay 1 2", "ok", game="cardline", bots="").text
    deck = simulated.find_deck("countries")
    first = next(card for card in deck.cards.values() if card.names["en"] == "Slovenia").id
    ids = sorted(deck.cards.keys() - {first})
    numbers = {card: deck.cards[source].numbers.opened() for card, source in zip(ids, reversed(ids), strict=True)}
    other = with_numbers(deck, {**numbers, first: deck.cards[first].numbers.opened()})
    monkeypatch.setattr(simulated, "find_deck", lambda _: other)
    assert session(*lines, game="cardline", bots="").text == usual
    assert session("lay 1 2", "ok", game="cardline", bots="").text != turned


TAPS = [f"site-{number}" for number in range(1, 11)]


@pytest.mark.exam
@pytest.mark.parametrize("taps", [TAPS, []], ids=["tap places", "a pad"])
def test_of_what_others_hold_draw_take_or_look_at_in_secret_not_a_word_is_told(monkeypatch, taps):
    """Of cards that came neither before Anna's eyes nor on the table no name is read anywhere."""
    seen, looked = set(), TypedMatch._looked

    def noted(play):
        table = looked(play)
        view = table.view
        seen.update(play._dealt.held("seat-1", view), (card for card, _ in view.discarded))
        seen.update(card for one in view.structures for card in (one.foundation, one.top))
        return table

    monkeypatch.setattr(TypedMatch, "_looked", noted)
    cards, secrets = simulated.find_deck("skyscrapers").cards, 0
    named = {card.id: card.names["en"] for card in cards.values() if card.traits["kind"] in ("floor", "special", "roof")}
    for seed in range(5):
        seen.clear()
        mat = {**NO_CELLS, "tap_places": taps, "draw_pads": ["draw"]}
        text = followed(game="skyscrapers", seed=seed, players=NAMES[:3], mat=mat).text
        secret = set(named.values()) - {cards[card].names["en"] for card in seen}
        assert [name for name in secret if re.search(rf"[“ ]{name}[”\n]", text)] == []
        secrets += len(secret)
    assert secrets > 40


@pytest.mark.exam
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_terminal_gets_no_line_that_is_longer(monkeypatch, game, language, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    assert max(map(len, followed(language, game=game, players=NAMES).text.split("\n"))) <= columns


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
    simulated.play(Wish({"lang": "ru"}, seed=7), 0, None, Stream("положить 3 E4\n".encode()), out)
    assert "+-----------+" in out.written()
