"""Each sentence of blind play can be said in each language, and no two of them sound alike."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.games.game import OfCard, OfSeat, Player, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.words.lines import Lines
from tests.core.games.comparity.at_table.sitting import shipped as deck_of
from tests.words.book import shipped

PARTS = {"blind-cells", "blind-metres", "blind-points"}  # of other lines
ANNA = Player(SeatId("anna"), "Anna")
CARD, OTHER = OfCard("eiffel-tower"), OfCard("big-ben")
PLACE = PlaceName(Slot("C3"))
ARGS = {
    "card": CARD,
    "other": OTHER,
    "cards": (CARD, OTHER),
    "place": PLACE,
    "places": (PLACE, PlaceName(None, "right-of", CARD.card)),
    "number": Shown(CARD.card, "height", Decimal(330)),
    "seat": OfSeat(ANNA.seat),
    "seats": (OfSeat(ANNA.seat),),
    "rows": (1, 2),
    "name": "Carl",
    "former": "Boris",
    "side": "left",
    "way": "up",
    "across": 2,
    "along": 3,
    **dict.fromkeys(("height", "points", "withstands"), 5),
}
COUNTS = (0, 1, 2, 5)
NOT_SAID = re.compile(r"[{}$]|\d|None")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_is_sayable_and_no_other_sounds_like_it(language):
    lines = Lines(language, "comparity", deck_of("landmarks"), {ANNA.seat: ANNA.name})
    keys = {said.id for said in shipped().said if said.file == "blind.ftl"} - PARTS
    said = [(key, lines.spoken(Announcement(key, "", "plain", {**ARGS, "count": count}))) for key in keys for count in COUNTS]
    assert [text for _, text in said if NOT_SAID.search(text)] == []
    assert len({text for _, text in said}) == len(set(said))
