"""A table whose readers only hear: what they hear no more may be lifted, or lie under a hand."""

from __future__ import annotations

from tests.core.games.comparity.at_table.sitting import Sitting


class Heard:
    """A row of three cells whose readers are asked twenty times a second."""

    def __init__(self, **house: str) -> None:
        self.table = Sitting(mat={"columns": 3, "rows": 1, "pads": ["pad"]}, house=house)
        self.at = 0.0

    def hear(self, seconds: float, **cards: str) -> list[str]:
        """What is said while each reader hears its card, and the others hear nothing."""
        said = []
        for _ in range(round(seconds / 0.05)):
            self.at = round(self.at + 0.05, 3)
            heard = {slot: [f"card:landmarks/{cards[slot]}"] if slot in cards else [] for slot in ("A1", "B1", "C1", "pad")}
            said += self.table.take(**{"pass": heard, "at": self.at})
        return said
