"""Short codes: each card of a deck has one of its own, which says nothing of it but which it is."""

from __future__ import annotations

from decimal import Decimal

import pytest

from companion.cards.decks import files
from companion.core.decks import codes
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.codes import LENGTH, SIGNS, codes_of, named_by, scanned
from companion.core.decks.derived import with_numbers


@pytest.mark.parametrize("name", sorted(files.shipped()))
def test_each_card_of_a_deck_has_a_code_of_its_own(name):
    found = codes_of(files.find(name))
    assert len(set(found.values())) == len(found)
    assert all(len(code) == LENGTH and set(code) <= set(SIGNS) for code in found.values())


def test_a_code_stays_the_same_for_as_long_as_the_ids_do():
    found = codes_of(files.find("landmarks"))
    assert (found[CardId("eiffel-tower")], found[CardId("big-ben")]) == ("F62N", "2NVN")


def test_a_code_does_not_depend_on_any_number():
    deck = files.find("landmarks")
    other = with_numbers(deck, {card: {deck.characteristics[0].id: Decimal(number)} for number, card in enumerate(deck.cards)})
    assert codes_of(other) == codes_of(deck)


def test_the_order_by_code_is_not_the_order_of_the_ids():
    found = codes_of(files.find("landmarks"))
    assert sorted(found, key=found.__getitem__) != sorted(found)


def test_two_cards_whose_codes_would_be_alike_get_two(monkeypatch):
    monkeypatch.setattr(codes, "_code", lambda _, attempt: f"AAA{attempt}")
    one, other = CardId("big-ben"), CardId("big-ben-2")
    assert codes._codes(DeckId("clocks"), (other, one)) == {one: "AAA0", other: "AAA1"}


def test_a_card_is_named_by_its_code_in_either_case():
    deck = files.find("landmarks")
    code = codes_of(deck)[CardId("big-ben")]
    assert named_by(f" {code.lower()} ", deck) == named_by(code, deck) == "big-ben"


def test_a_card_is_named_by_its_square_code():
    deck = files.find("landmarks")
    assert named_by(scanned(deck.id, CardId("big-ben")), deck) == "big-ben"
    assert named_by("FACEDOWN:LANDMARKS/BIG-BEN", deck) == "big-ben"


def test_what_is_no_code_of_the_deck_names_no_card():
    cases = ["", "0000", "big-ben", "facedown:movies/aladdin", "facedown:landmarks/nowhere", "facedown:landmarks/"]
    assert [text for text in cases if named_by(text, files.find("landmarks")) is not None] == []


def test_a_square_code_tells_the_deck_as_well():
    assert scanned(DeckId("movies"), CardId("aladdin")) == "facedown:movies/aladdin"
