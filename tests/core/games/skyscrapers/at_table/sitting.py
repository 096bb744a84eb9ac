"""Towers of building blocks on a mat of ten tap places and a pad, unless a test asks for another one.

The number behind a block's name is its height; `parking` withstands one quake, `piles` two, `slab` none.
"""

from __future__ import annotations

from typing import Any

from companion.events import Slot
from tests.core.games.comparity.at_table.polling import Polling
from tests.core.games.comparity.at_table.sitting import Sitting
from tests.playthroughs.playing import found_deck, towers

PREFIX = "skyscrapers-"
TWO_PLACES = {"columns": 0, "rows": 0, "tap_places": ["site-1", "site-2"]}
PAD_ONLY = {"columns": 0, "rows": 0}
NO_PAD = {"columns": 0, "rows": 0, "pads": [], "tap_places": ["site-1", "site-2", "site-3"]}
NAMES_ONLY = "none"
DRAW_PAD = {"columns": 0, "rows": 0, "draw_pads": ["draw"], "tap_places": ["site-1", "site-2", "site-3"]}
CARDS_DEALT = "parking-*,toilet-1,study-1,roof-*,hotel-30,hotel-40,hotel-50,century"
# By players: a deck of which nothing is left after the deal.
ALL_DEALT = {
    2: f"blocks with hand=4,toilets=1,studies=1,roofs=2,tornadoes=0 of {CARDS_DEALT}",
    3: f"blocks with hand=3,toilets=1,studies=1,roofs=3,tornadoes=0 of {CARDS_DEALT}",
}


class Table(Sitting):
    """Keys of the game are called by what follows its name; cards are shown at tap places, or on the pad."""

    def __init__(self, *players: str, deck: str = "blocks", **asked: Any) -> None:
        super().__init__(*players, find=found_deck, **{"game": "skyscrapers", "deck": deck, **asked})

    def take(self, **line: Any) -> list[str]:
        return [key.removeprefix(PREFIX) for key in super().take(**line)]

    @property
    def story(self) -> list[str]:
        return [key.removeprefix(PREFIX) for key in super().story]

    @property
    def question(self) -> str | None:
        asked = super().question
        return asked.removeprefix(PREFIX) if asked else None

    @property
    def status(self) -> str:
        return str(self.expected["key"]).removeprefix(PREFIX + "status-")

    @property
    def towers(self) -> list[str]:
        """`site-1: parking-1 (1); 0/0 hotel-40 40/2; quakes 1`, each in a line."""
        return towers(self.view)

    @property
    def tops(self) -> dict[str, str]:
        """What is on top at each tap place where something stands."""
        return {one["slot"]: one["top"] for one in self.view["structures"] if one["slot"]}

    @property
    def places(self) -> list[str]:
        """Where a card may be laid now."""
        return list(self.expected["places"])

    @property
    def discards(self) -> list[str]:
        return [one["card"] for one in self.view["discarded"]]

    @property
    def pile(self) -> int:
        return int(self.view["pile"])

    @property
    def stock(self) -> dict[str, int]:
        return dict(self.view["stock"])

    @property
    def toilets(self) -> dict[str, int]:
        return {one["name"]: one["counts"]["toilets"] for one in self.view["seats"] if one["counts"]["toilets"]}

    @property
    def marks(self) -> dict[str, list[str]]:
        return {one["name"]: one["marks"] for one in self.view["seats"] if one["marks"]}

    @property
    def state(self) -> Any:
        return self.step.state

    @property
    def step(self) -> Any:
        return self._table._match.referee.step  # type: ignore[union-attr]

    def show(self, place: str, *cards: str) -> list[str]:
        """Each card at this tap place, and nobody's card taken for a toilet."""
        said: list[str] = []
        for card in cards:
            said += self.tap(place, card)
            if self.stage == "toilet":
                said += self.ok()
        return said

    def chosen(self, card: str, option: str) -> list[str]:
        """A card shown to the pad, and its structure chosen."""
        return self.tap("pad", card) + self.choose(option)


def opened(*players: str, **asked: Any) -> Table:
    """Parking at site 1, piles at site 2; it is the first player's turn."""
    table = Table(*players, **asked)
    table.tap("site-1", "parking-1")
    table.tap("site-2", "piles-1")
    return table


def built(*players: str, **asked: Any) -> Table:
    """A hotel of 50 m and an office of 40 m at site 1; with two players it is Anna's turn."""
    table = opened(*players, **asked)
    table.show("site-1", "hotel-50", "office-40")
    return table


def roofed(*players: str, **asked: Any) -> Table:
    """Anna's building of 100 m was at site 1; a foundation is due, and she may insure it."""
    table = built(*players, **asked)
    table.tap("site-1", "roof-1")
    return table


def toilet(*players: str, **asked: Any) -> Table:
    """Anna laid a toilet at site 1 and may take a card."""
    table = opened(*players, **asked)
    table.tap("site-1", "toilet-1")
    return table


def studying(*players: str, **asked: Any) -> Table:
    """An earthquake and an insurance are discarded; Anna's Study asks for its way."""
    table = opened(*players, **asked)
    table.show("site-1", "earthquake-1", "insurance-1")
    table.tap("pad", "study-1")
    return table


def searching(*players: str, **asked: Any) -> Table:
    """Anna goes through the discards."""
    table = studying(*players, **asked)
    table.choose("discards")
    return table


def blowing(*players: str, **asked: Any) -> Table:
    """Anna's Tornado asks for its side."""
    table = opened(*players, **asked)
    table.tap("pad", "tornado-1")
    return table


def on_the_pad(*players: str, **asked: Any) -> Table:
    """Anna showed a floor to the pad."""
    table = opened(*players, **asked)
    table.tap("pad", "hotel-40")
    return table


def due(*players: str, **asked: Any) -> Table:
    """Anna insured nothing, and before Boris plays a foundation is to be opened."""
    table = roofed(*players, **asked)
    table.ok()
    return table


def last_turns(*players: str, **asked: Any) -> Table:
    """All is dealt. Anna's hand turned out to be empty after her turn, so Boris has the last turn."""
    table = Table(*players, deck=ALL_DEALT[len(players) or 2], **asked)
    table.show("site-1", "parking-1")
    table.show("site-2", "parking-2")
    table.tap("site-1", "hotel-50")
    table.corrected(hand={"seat": "Anna", "count": 0})
    return table


def over(*players: str, **asked: Any) -> Table:
    """Both sites got their roofs, and no foundation was left."""
    table = Table(*players, deck="blocks with foundations=2", **asked)
    table.show("site-1", "parking-1")
    table.show("site-2", "piles-1")
    table.show("site-1", "hotel-50", "hotel-40", "roof-1")
    table.ok()
    table.show("site-2", "shop-50", "shop-40", "roof-2")
    return table


STAGES = {
    "opening": Table,
    "turn": built,
    "roofed": roofed,
    "toilet": toilet,
    "study": studying,
    "tornado": blowing,
    "last-turn": last_turns,
    "over": over,
}


class Passes(Polling):
    """The readers under the tap places and the pad, which all hear in each pass, and have done so for a while."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.listen(1.0)

    def show(self, place: str, card: str, seconds: float = 0.3) -> list[str]:
        """Laid there and kept there, and then taken away."""
        said = self.lay(place, card)
        said += self.listen(seconds)
        return said + self.clear(place)

    def lay(self, slot: str, *uids: str) -> list[str]:
        return super().lay(slot, *(f"card:blocks/{uid}" for uid in uids))

    def clear(self, place: str) -> list[str]:
        self.lying.pop(Slot(place), None)
        return self.listen(0.3)
