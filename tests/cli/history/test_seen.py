"""The list of cards that were seen, in a terminal: names, how many are fresh, and when all return (C17)."""

from __future__ import annotations

import json

import pytest

from companion.cards.decks.files import find
from companion.cli.history_pages import show_seen
from companion.core.decks.card import LANGUAGES
from companion.core.decks.derived import with_numbers
from companion.record.seen import seen_of
from tests.cli.history.kept import page
from tests.record.telling import ANNA, NAMES, Told, said, setup_of, shown

LANDMARKS = find("landmarks")
THREE = ("eiffel-tower", "big-ben", "colosseum")


def match(*cards, names=NAMES[:2], number=1):
    revealed = (said("comparity-reveals", "revealed", seat=ANNA, number=shown(card)) for card in cards)
    return Told(setup_of(names=names)).act(*revealed).listed(number)


def told(listed, language="en", deck=LANDMARKS, **how):
    return page(show_seen, [seen_of(listed, deck)], language, **how).replace("\N{NO-BREAK SPACE}", " ")


TOLD = {
    "en": """\
Landmarks (landmarks): 3 seen, 97 fresh
  “Big Ben (Elizabeth Tower)”, “Colosseum”, “Eiffel Tower”
  All of them return once fewer are fresh than a match takes: 2 players 29,
  3 players 41, 4 players 63, 5 players 75.
""",
    "ru": """\
Достопримечательности (landmarks): уже видели 3, новых 97
  «Биг-Бен (башня Елизаветы)», «Колизей», «Эйфелева башня»
  Все карты возвращаются, как только новых меньше, чем нужно на партию:
  на 2 игроков 29, на 3 игроков 41, на 4 игроков 63, на 5 игроков 75.
""",
    "fr": """\
Monuments du monde (landmarks) : 3 cartes déjà vues, 97 jamais vues
  « Big Ben (tour Élisabeth) », « Colisée », « Tour Eiffel »
  Toutes reviennent dès qu’il reste moins de cartes jamais vues qu’il n’en faut
  pour une partie : 29 à 2 joueurs, 41 à 3 joueurs, 63 à 4 joueurs,
  75 à 5 joueurs.
""",
}


def test_seen_cards_are_listed_by_name_and_it_is_said_when_all_return():
    assert [(language, told([match(*THREE)], language)) for language in LANGUAGES] == [(language, TOLD[language]) for language in LANGUAGES]


def test_where_too_few_are_fresh_for_some_that_is_said():
    listed = [match(*sorted(LANDMARKS.cards)[:30])]
    assert told(listed).endswith("All would return now for this number of players: 5.\n")
    assert "would return" not in told([match(*sorted(LANDMARKS.cards)[:25])])


def test_where_nothing_was_seen_there_is_no_list():
    assert told([]).startswith("Landmarks (landmarks): 0 seen, 100 fresh\n  All of them return once")


def test_no_deck_that_is_kept_count_of_is_said_in_each_language():
    assert [page(show_seen, [], language).strip() for language in LANGUAGES] == [
        "No deck was played with yet whose seen cards are kept apart.",
        "Ещё не играли ни одной колодой, в которой откладывают карты, которые уже видели.",
        "Aucun paquet dont on met de côté les cartes vues n’a encore servi.",
    ]


def test_programs_get_ids_and_counts():
    [row] = [json.loads(line) for line in told([match(*THREE)], as_json=True).splitlines()]
    needed = {"2": 29, "3": 41, "4": 63, "5": 75}
    assert row == {"deck": "landmarks", "seen": sorted(THREE), "fresh": 97, "needed": needed, "returns_for": []}


def test_a_deck_whose_seen_cards_nobody_keeps_apart_is_none():
    assert seen_of([match(*THREE)], find("skyscrapers")) is None


def permuted(deck):
    """Each card with the numbers of another one."""
    cards = sorted(deck.cards)
    return with_numbers(deck, {card: deck.cards[other].numbers.opened() for card, other in zip(cards, reversed(cards), strict=True)})


@pytest.mark.parametrize("as_json", [False, True])
def test_it_depends_on_no_number(as_json):
    other, listed = permuted(LANDMARKS), [match(*THREE)]
    assert other.cards["eiffel-tower"].numbers.opened() != LANDMARKS.cards["eiffel-tower"].numbers.opened()
    assert told(listed, as_json=as_json) == told(listed, deck=other, as_json=as_json)
