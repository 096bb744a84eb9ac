"""A match that is over keeps what it hid (H3), and none ever says which numbers its deck holds."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache
from itertools import islice

from companion.decks.derived import with_numbers
from tests.hiding.desk import Desk, shipped
from tests.hiding.outputs import shown_by
from tests.hiding.plans import plans
from tests.hiding.recording import record

BETWEEN_DIGITS = re.compile("(?<=[0-9])[.,\u00a0\u202f ](?=[0-9])")
PRESSES = (b'{"press": "undo"}', b'{"press": "cancel"}', b'{"press": "ok"}')
AFTERWARDS = (b'{"view": true}', b'{"expectations": true}', b'{"moves": true}', *PRESSES)


def unmistakable(name):
    """The deck with numbers that occur nowhere else: 700001.7, 700038.7 ..., and as many whole ones."""
    deck = shipped(name)
    one, other = (characteristic.id for characteristic in deck.characteristics)
    part = Decimal("0.7") if name == "landmarks" else 0
    cards = by_their_ends(deck)
    return with_numbers(deck, {card: {one: 700001 + 37 * place + part, other: 80000003 + 4099 * place} for place, card in enumerate(cards)})


def by_their_ends(deck):
    return sorted(deck.cards, key=lambda card: card[::-1])


@cache
def finished():
    """Matches that somebody has won, with all that they let out."""
    found = []
    for plan in islice(plans(2000), 16):
        one = record(plan, unmistakable(plan.deck))
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


def test_after_a_match_the_numbers_of_cards_that_were_never_shown_are_nowhere():
    assert len(finished()) >= 8
    for one, outputs in finished():
        assert told(one, outputs) == one.public[one.steps[-1]]


def test_what_is_written_with_its_marks_and_thousands_is_found():
    (one, outputs), *_ = finished()
    card = min(one.hidden(one.steps[-1]))
    for number in one.deck.cards[card].numbers.opened().values():
        for text in (f"{number}", f"{number:,}", f"{number:,}".replace(",", "\u202f").replace(".", ","), f"${number:,}"):
            assert card in told(one, {**outputs, "more": f"it says {text}."})


def test_no_output_of_a_match_tells_what_its_deck_contains():
    """The digest of the files names the exact numbers: whoever has two decks to compare could tell them apart."""
    for one, outputs in finished():
        assert len(one.deck.contents) == 64
        assert not any(one.deck.contents[:12] in text for text in outputs.values())
