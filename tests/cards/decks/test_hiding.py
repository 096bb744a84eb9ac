"""A number that is not public shows itself nowhere by accident."""

from __future__ import annotations

import copy
import dataclasses
import logging
import pickle
import pprint
import traceback
from decimal import Decimal

import pytest

from companion.cards.decks.files import find
from companion.core.decks.derived import with_numbers
from companion.core.decks.hidden import Hidden

SECRET = 829_800_117
SEALED = Hidden({"height": Decimal(SECRET)})


@pytest.fixture(scope="module")
def deck():
    return with_numbers(find("landmarks"), {"eiffel-tower": {"height": Decimal(SECRET), "year": Decimal(SECRET)}})


WAYS = (repr, str, ascii, "{}".format, "{!r:>5}".format, pprint.pformat, lambda held: repr([{1: held}]))


@pytest.mark.parametrize("way", WAYS)
def test_a_sealed_value_shows_nothing_however_it_is_written(way, deck):
    for holder in (SEALED, (SEALED,), deck.cards["eiffel-tower"], deck):
        written = way(holder)
        assert "hidden" in written
        assert str(SECRET) not in written


def test_no_width_and_no_taking_apart_tells_a_sealed_value(deck):
    assert [f"{SEALED:>40}", f"{SEALED:.2f}", f"{SEALED!s:<8}", str(dataclasses.asdict(deck.cards["eiffel-tower"])["numbers"])] == [
        "<hidden>"
    ] * 4


def test_what_a_deck_writes_of_itself_does_not_tell_its_numbers_apart(deck):
    """Its contents name the exact numbers, so they stay out as well."""
    assert repr(deck) == repr(find("landmarks"))


def fail(*values):
    raise TypeError(*values)


def test_a_traceback_with_all_its_variables_shows_nothing(deck):
    card = deck.cards["eiffel-tower"]
    with pytest.raises(TypeError) as raised:
        fail(card, SEALED, deck)
    written = "".join(traceback.TracebackException.from_exception(raised.value, capture_locals=True).format())
    assert "card = Card(id='eiffel-tower'" in written
    assert str(SECRET) not in written


def test_a_log_shows_nothing(deck, caplog):
    logging.getLogger("decks").error("%s %r", deck.cards["eiffel-tower"], SEALED)
    assert "<hidden>" in caplog.text
    assert str(SECRET) not in caplog.text


def test_a_sealed_value_is_not_pickled(deck):
    for holder in (SEALED, deck.cards["eiffel-tower"], deck):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError, match="a hidden value is neither pickled nor copied out"):
                pickle.dumps(holder, protocol)


def test_copies_stay_sealed_and_equal():
    assert copy.copy(SEALED) is SEALED
    assert copy.deepcopy([SEALED]) == [SEALED]
    assert Hidden(Decimal(1)) == Hidden(Decimal("1.0"))
    assert Hidden(Decimal(1)) != Hidden(Decimal(2))
    assert Hidden(Decimal(1)) != Decimal(1)


def test_sealed_values_have_no_order_and_one_hash():
    assert hash(Hidden(1)) == hash(Hidden(2))
    with pytest.raises(TypeError):
        sorted([Hidden(2), Hidden(1)])


def test_a_sealed_value_opens_on_purpose():
    assert SEALED.opened() == {"height": Decimal(SECRET)}
