"""What a house rule makes otherwise is told otherwise: a line for it stands beside the usual one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES
from companion.core.games.game import OfSeat
from companion.core.games.registry import GAMES
from companion.events import SeatId
from companion.words.lines import BY_HOUSE, Lines
from tests.words.book import plain, shipped
from tests.words.checks import sentences

ANNA = SeatId("a")
BONUS = {
    "en": ("Anna, one more card is yours to play, for the Trio.", "Anna, play one more card, for the Trio."),
    "ru": ("Anna, за Трио вы можете выложить ещё одну карту.", "Anna, за Трио выложите ещё одну карту."),
    "fr": ("Anna, le Trio vous donne une carte de plus à jouer.", "Anna, jouez une carte de plus, pour le Trio."),
}
OF_THE_BONUS = ("comparity-bonus", "comparity-why-C6", "comparity-lesson-bonus", "comparity-lesson-trio")
ALLOWS = {
    "en": r"\bmay\b|one more card is yours|has one more card to play|is worth one more",
    "ru": r"\b(может|можете|можно)\b",
    "fr": r"\bdonne une carte de plus à jouer|a une carte de plus à jouer",
}


def bonus(language, **house):
    lines = Lines(language, "comparity", files.find("landmarks"), {ANNA: "Anna"}, house=house)
    return lines.format("comparity-bonus", {"seat": OfSeat(ANNA)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_after_a_trio_is_offered_and_asked_for_where_it_must_follow(language):
    assert (bonus(language, trio_bonus="may"), bonus(language, trio_bonus="must")) == BONUS[language]
    assert bonus(language) == BONUS[language][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_the_deck_holds_unless_the_table_chose_otherwise(language):
    deck = files.find("landmarks")
    terms = replace(files.find("skyscrapers").terms["skyscrapers"], house={"trio_bonus": "must"})
    deck = replace(deck, terms={"comparity": terms})
    said = [Lines(language, "comparity", deck, {ANNA: "Anna"}, house=house) for house in ({}, {"trio_bonus": "may"})]
    assert [lines.format("comparity-bonus", {"seat": OfSeat(ANNA)}) for lines in said] == list(reversed(BONUS[language]))


@pytest.mark.parametrize("key", OF_THE_BONUS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_orders_what_is_only_allowed_nor_allows_what_is_ordered(language, key):
    """C6; of two sentences the last one speaks of the card."""
    texts = [plain(shipped().of(language, key + by))[0] for by in ("", f"{BY_HOUSE}trio_bonus-must")]
    assert [bool(re.search(ALLOWS[language], sentences(text)[-1])) for text in texts] == [True, False]


def test_each_line_of_a_house_rule_stands_beside_the_usual_one_and_is_of_a_rule_that_its_game_has():
    ids = {said.id for said in shipped().said}
    possible = {
        f"{id}{BY_HOUSE}{rule.id}-{choice}"
        for game in GAMES
        for rule in game.house
        for choice in rule.choices
        if choice != rule.default
        for id in ids
        if id.startswith(f"{game.id}-")
    }
    by_house = {id for id in ids if BY_HOUSE in id}
    assert {f"{key}{BY_HOUSE}trio_bonus-must" for key in OF_THE_BONUS} <= by_house
    assert by_house - possible == set()
