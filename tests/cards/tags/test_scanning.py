"""What a scanner typed behind letters that stood there already."""

from __future__ import annotations

from companion.cards.decks.files import find
from companion.cards.tags.typed_uids import scan_in

UID = "04e1234567ab01"


def test_the_scan_at_the_end_is_what_was_meant():
    cases = [
        ("eifFACEDOWN:LANDMARKS/COLOSSEUM", "FACEDOWN:LANDMARKS/COLOSSEUM"),
        ("eiffacedown:movies/titanic", "facedown:movies/titanic"),
        (f"to{UID}", UID),
        (f"eif{UID}", UID),
        (f"café {UID.upper()}", UID),
        ("to04:e1:23:45:67:ab:01", UID),
        ("xc0ffee01", "c0ffee01"),
    ]
    assert [(text, scan_in(text, find("landmarks"))) for text, scan in cases] == cases


def test_what_holds_no_scan_is_left_as_it_is():
    cases = [UID, "04 e1 23 45", "08a1b2c3", "eiffel", "04e123", "xx12345678", "x584193258143", "facedown:", ""]
    assert [scan_in(text, find("landmarks")) for text in cases] == cases
