"""A set-up on record says of which series its match is; one from before there were series reads as it did."""

import json

from companion.core.games.game import Series
from companion.record.plain import setup_from_json, setup_to_json
from tests.record.telling import in_series, setup_of


def test_a_series_comes_back_from_the_record():
    setup = in_series(("Anna", "Boris"), 5, (2, 1))
    read = setup_from_json(json.loads(json.dumps(setup_to_json(setup))))
    assert read == setup
    assert read.series == Series(5, (2, 1))


def test_a_match_of_no_series_has_no_word_of_one():
    row = setup_to_json(setup_of())
    assert "series" not in row
    assert setup_from_json(row).series is None
