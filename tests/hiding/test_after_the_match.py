"""A match that is over keeps what it hid (H3), and none ever says which numbers its deck holds."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache
from itertools import islice
from random import Random

import pytest

from companion.core.decks.derived import with_numbers
from tests.hiding.desk import Desk, shipped
from tests.hiding.games import EXAMS
from tests.hiding.outputs import shown_by
from tests.hiding.recording import record

BETWEEN_DIGITS = re.compile("(?<=[0-9])[.,\u00a0\u202f ](?=[0-9])")
PRESSES = (b'{"press": "undo"}', b'{"press": "cancel"}', b'{"press": "ok"}')
AFTERWARDS = (b'{"view": true}', b'{"expectations": true}', b'{"moves": true}', *PRESSES)
FEW = 2  # matches that are looked at in every run of the tests
OF_NUMBERS = ("comparity", "cardline")  # in which a card's numbers are shown once it is; in the third only cards that were laid have any


def unmistakable(name):
    """The deck with numbers that occur nowhere else, by chance or as a sum, and with a part where such numbers have one."""
    deck, chance = shipped(name), Random(name)
    parts = {one.id: Decimal("0.7") for one in deck.characteristics if one.format == "plain" and not deck.games}
    numbers = sorted(next(iter(deck.cards.values())).numbers.opened())
    return with_numbers(
        deck, {card: {of: chance.randrange(10**9, 10**10) + parts.get(of, Decimal(0)) for of in numbers} for card in deck.cards}
    )


@cache
def finished(game, matches=16):
    """Of so many matches those that a player has won, with all that they let out."""
    found = []
    for plan in islice(EXAMS[game].plans(2000), matches):
        one = record(EXAMS[game], plan, unmistakable(plan.deck))
        if one.is_over:
            desk = Desk(plan.asked, one.deck)
            for line in (*one.lines, *AFTERWARDS):
                desk.tell(line)
            found.append((one, shown_by(desk)))
    return found


def digits(number):
    return str(number).replace(".", "")


def told(one, outputs):
    """Cards of which some number stands in some output, however it is written there."""
    text = BETWEEN_DIGITS.sub("", "\n".join(outputs.values()))
    return {card.id for card in one.deck.cards.values() if any(digits(number) in text for number in card.numbers.opened().values())}


@pytest.mark.exam
@pytest.mark.parametrize("game", OF_NUMBERS)
def test_after_a_match_the_numbers_of_cards_that_were_never_shown_are_nowhere(game):
    assert len(finished(game)) >= 8
    for one, outputs in finished(game):
        assert told(one, outputs) == one.public[one.steps[-1]]


@pytest.mark.exam
def test_after_a_match_nothing_stands_anywhere_that_a_card_bears_which_was_never_laid():
    assert len(finished("skyscrapers")) >= 8
    for one, outputs in finished("skyscrapers"):
        bear_something = told(one, outputs)
        assert bear_something <= one.named()
        assert len(bear_something) >= 10


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_what_is_written_with_its_marks_and_thousands_is_found(game):
    (one, outputs), *_ = finished(game)
    card = min(one.deck.cards.keys() - told(one, outputs))
    for number in one.deck.cards[card].numbers.opened().values():
        for text in (f"{number}", f"{number:,}", f"{number:,}".replace(",", "\u202f").replace(".", ","), f"${number:,}"):
            assert card in told(one, {**outputs, "more": f"it says {text}."})


@pytest.mark.parametrize("matches", [FEW, pytest.param(16, marks=pytest.mark.exam)])
@pytest.mark.parametrize("game", EXAMS)
def test_no_output_of_a_match_tells_what_its_deck_contains(game, matches):
    """The digest of the files names the exact numbers: two decks that differ in them only could be told apart by it."""
    assert finished(game, matches)
    for one, outputs in finished(game, matches):
        assert len(one.deck.contents) == 64
        assert not any(one.deck.contents[:12] in text for text in outputs.values())
