"""The story of a match: what was announced, act by act, and nothing else."""

import json
from dataclasses import replace
from decimal import Decimal
from functools import cache

import pytest

from companion.cli.history_pages import show_match
from companion.core.decks.card import LANGUAGES
from companion.core.decks.hidden import Hidden
from companion.core.games.registry import GAMES
from companion.core.referee.placement import PlaceName
from companion.record.story import story_of
from tests.cli.history.kept import PARIS, kept_of, page, simulated
from tests.core.referee.tables import Hands, numbered
from tests.record.telling import ANNA, BORIS, Told, card, plays, said, setup_of, shown, turn, won

played = cache(simulated)
EVERY_GAME = pytest.mark.parametrize("game", [game.id for game in GAMES])


def story(told, language="en", **more):
    return page(show_match, kept_of(told.entries, None), language, zone=PARIS, **more)


STORY = """\
Match 1: Comparity
Thursday, 12 March 2026, 20:14
Players: Anna, Boris

  0:00        Anna, your turn.
  0:01    1   Anna plays “big-ben” on the table. 6 cards are left.
              Boris, your turn.
  0:02    2 x Boris plays “eiffel-tower” on the table. 6 cards are left.
  0:03        The last act is taken back.
              Boris holds 7 cards again.
  0:04    2   Boris wins.

Won by Boris.
Cards in hand: Anna 6, Boris 7

x was taken back later, or counts as another act
"""


def placed(seat, id):
    one = plays(seat, id)
    return replace(one, args={**one.args, "place": PlaceName(None, has_mat=False)})


def told():
    told = Told(None, turn(ANNA)).act(placed(ANNA, "big-ben"), turn(BORIS)).act(placed(BORIS, "eiffel-tower"))
    told.undo(said("table-holds-again", "notice", seat=BORIS, count=7))
    return told.act(said("comparity-wins", "win", seat=BORIS))


def test_a_match_is_told_act_by_act_and_what_was_taken_back_is_marked():
    assert story(told()).replace("\N{NO-BREAK SPACE}", " ") == STORY


def test_a_match_that_is_not_over_says_how_it_stands():
    ends = story(Told(None, turn(ANNA))).splitlines()[-2:]
    assert ends == ["Unfinished.", "Anna’s turn."]


def test_whoever_takes_over_a_seat_is_called_by_the_new_name_from_there_on():
    replaced = said("comparity-replaced", "notice", seat=ANNA, name="Vera")
    text = story(Told(None, turn(ANNA)).act(replaced).act(turn(ANNA)))
    assert "Anna, your turn." in text
    assert "Vera, your turn." in text
    assert "Players: Vera, Boris" in text


def test_an_act_that_counts_as_anothers_is_marked():
    told = Told().act(plays(ANNA)).entry(plays(BORIS), acts=1).act()
    assert [(scene.act, scene.is_taken_back) for scene in story_of(told.entries)] == [(1, True), (1, False)]


def test_a_shared_victory_and_a_final_count_are_told():
    totals = [said("skyscrapers-total", seat=seat, points=7) for seat in (ANNA, BORIS)]
    setup = setup_of("skyscrapers", deck="skyscrapers")
    win = said("skyscrapers-share", "win", seats=(ANNA, BORIS), count=2, points=7)
    text = story(Told(setup).act(*totals, win)).replace("\N{NO-BREAK SPACE}", " ")
    assert text.endswith("\nWon together by Anna, Boris.\nFinal count: Anna 7, Boris 7\n")


def test_undo_at_the_table_marks_the_act_that_it_took_back():
    hands = Hands(numbered(1, 2, 3, 4))
    hands.play("D4", "n1")
    hands.play("E4", "n2")
    hands.undo()
    hands.lift("E4")
    hands.play("E4", "n3")
    marked = [(scene.act, scene.is_taken_back) for scene in story_of(hands.referee.journal.entries()) if scene.act]
    assert marked == [(1, False), (2, True), (2, False)]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_match_can_be_told_at_eighty_columns(game, language):
    text = page(show_match, played(game), language)
    assert max(map(len, text.splitlines())) <= 80


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("as_json", [False, True])
def test_a_match_whose_deck_is_gone_is_told_by_ids(game, language, as_json):
    kept = replace(played(game), deck=None)
    ids = set(played(game).listed.summary.revealed)
    text = page(show_match, kept, language, as_json=as_json)
    assert all(id in text.replace("\n              ", " ") for id in ids)


def test_what_has_no_line_any_more_is_told_by_its_key():
    assert "comparity-of-old" in story(Told().act(said("comparity-of-old", card=card("a"), number=shown("a", 7))))


@EVERY_GAME
def test_half_a_match_is_told_as_well(game):
    whole = played(game)
    entries = whole.entries[: len(whole.entries) // 2]
    assert page(show_match, kept_of(entries, whole.deck), "fr").count("\n") > len(GAMES)


@pytest.mark.parametrize("as_json", [False, True])
def test_until_a_match_of_towers_is_over_its_story_names_no_floor_as_it_may_be_covered_by_now(as_json):
    whole = played("skyscrapers")
    half = kept_of(whole.entries[: len(whole.entries) // 2], whole.deck)
    floors = [one for one in whole.deck.cards.values() if one.traits["kind"] == "floor"]
    names = {text for one in floors for text in (one.id, one.names["en"])}
    told = [page(show_match, kept, "en", as_json=as_json).replace("\n              ", " ") for kept in (half, whole)]
    assert [any(name in text for name in names) for text in told] == [False, True]


@EVERY_GAME
def test_every_announcement_is_in_the_story_for_programs(game):
    kept = played(game)
    head, *rows = [json.loads(line) for line in page(show_match, kept, "en", as_json=True).splitlines()]
    assert head["match"] == 1
    assert [one["id"] for row in rows for one in row["said"]] == [one.id for entry in kept.entries for one in entry.said]


@EVERY_GAME
@pytest.mark.parametrize("as_json", [False, True])
def test_numbers_that_were_never_shown_change_nothing(game, as_json):
    kept = played(game)
    shown_cards = set(kept.listed.summary.revealed)
    changed = {
        id: one if id in shown_cards else replace(one, numbers=Hidden({by: Decimal(424242) for by in one.numbers.opened()}))
        for id, one in kept.deck.cards.items()
    }
    other = replace(kept, deck=replace(kept.deck, cards=changed))
    assert any(id not in shown_cards for id in changed)
    assert page(show_match, kept, "en", as_json=as_json) == page(show_match, other, "en", as_json=as_json)


def test_the_pages_name_no_tag_and_no_event():
    text = page(show_match, played("comparity"), "en", as_json=True)
    assert not any(word in text for word in ("uid", "card:", "Elapsed", "tapped"))


def test_a_match_that_was_won_names_the_winner():
    assert "Won by Anna." in story(won(ANNA))
