"""A line of cards called by their numbers, on eight slots in a row unless a test asks for another mat."""

from __future__ import annotations

from typing import Any

from companion.core.decks.card import Deck
from companion.events import Slot
from tests.core.games.comparity.at_table.polling import Polling
from tests.core.games.comparity.at_table.sitting import Sitting
from tests.core.games.comparity.decks import deck_of

NUMBERS = {f"n{number:02}{twin}": number for number in range(1, 61) for twin in ("", "b")}  # `n20b` is worth as much as `n20`
DECK = deck_of(NUMBERS)
ROW = {"columns": 8, "rows": 1}
GRID = {"columns": 3, "rows": 3}
PAD_ONLY = {"columns": 0, "rows": 0, "pads": ["pad"]}
NAMES_ONLY = {"columns": 0, "rows": 0, "pads": []}
PREFIX = "cardline-"
MOMENT = 0.1  # what hands do next they do later than what was just ruled


class Table(Sitting):
    """Keys of the game are called by what follows its name."""

    def __init__(self, *players: str, deck: Any = DECK, **asked: Any) -> None:
        super().__init__(*players, find=lambda _: deck, **{"game": "cardline", "mat": ROW, **asked})

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
    def line(self) -> str:
        """The line's cards in their order, each with its slot; nothing behind one that lies beside the mat."""
        return " ".join(one["card"].removeprefix("n") + (f"@{one['slot']}" if one["slot"] else "") for one in self.view["cards"])

    @property
    def order(self) -> str:
        return " ".join(one["card"].removeprefix("n") for one in self.view["cards"])

    @property
    def marks(self) -> dict[str, list[str]]:
        return {one["name"]: one["marks"] for one in self.view["seats"] if one["marks"]}

    @property
    def box(self) -> list[str]:
        return [one["card"].removeprefix("n") for one in self.view["discarded"]]

    @property
    def moves_to_make(self) -> list[str]:
        """What goes where: `10: C1 > D1`."""
        return [f"{one['card'].removeprefix('n')}: {one['from'] or '-'} > {one['to'] or '-'}" for one in self.view["instructions"]]

    @property
    def state(self) -> Any:
        return self._table._match.referee.state  # type: ignore[union-attr]

    @property
    def pace(self) -> float:
        return float(self.state.match.pace)

    def lay(self, slot: str, number: int | str, side: str | None = None) -> list[str]:
        return self.place(slot, card(number), side)

    def told(self, slot: str, number: int | str) -> list[str]:
        """A card laid, turned over and told by *ok*, and a moment after that."""
        return self.lay(slot, number) + self.ok() + self.wait(MOMENT)

    def shown(self, number: int | str, gap: str) -> list[str]:
        """A card shown to the pad, and its gap chosen."""
        return self.tap("pad", card(number)) + self.wait(MOMENT) + self.choose(f"play:{gap}") + self.wait(MOMENT)

    def later(self, seconds: float = 3.0) -> list[str]:
        """Time goes by, and then the table is looked at, as a card that left an end lies beside the mat only after a while."""
        said = self.wait(seconds)
        self.press("check")
        return said

    def slide(self, origin: str, target: str) -> list[str]:
        """The card lifted from one slot and laid on another."""
        (tag,) = self.state.mat.lying[Slot(origin)]
        return self.lift(origin) + self.place(target, tag.uid.rpartition("/")[2])


def card(number: int | str) -> str:
    """7 is n07, "20b" its twin."""
    twin = "b" if str(number).endswith("b") else ""
    return f"n{int(str(number).rstrip('b')):02}{twin}"


def few(*numbers: int) -> Deck:
    """A deck of just these cards."""
    return deck_of({card(number): number for number in numbers})


def opened(*players: str, slot: str = "D1", **asked: Any) -> Table:
    """A 20 begins the line on D1; it is the first player's turn."""
    table = Table(*players, **asked)
    table.lay(slot, 20)
    table.wait(table.pace)
    table.wait(MOMENT)
    return table


def three(*players: str, **asked: Any) -> Table:
    """10, 20 and 30 on C1, D1 and E1, from a play of each; with two players it is Anna's turn, who holds three cards as Boris does."""
    table = opened(*players, **asked)
    _play(table, "E1", 30)
    _play(table, "C1", 10)
    return table


def _play(table: Table, slot: str, number: int | str) -> None:
    """In whatever way the house tells a play."""
    is_paced = table.state.match.setup.house.get("commit") == "pace"
    table.lay(slot, number) + table.wait(table.pace) + table.wait(MOMENT) if is_paced else table.told(slot, number)


def laid(*numbers: int | str, slots: str = "", **asked: Any) -> Table:
    """These cards in a row, from A1 on or on these slots, each played at the end by whoever was asked."""
    table = Table(**asked)
    places = slots.split() or [f"{letter}1" for letter in "ABCDEFGH"]
    table.lay(places[0], numbers[0])
    table.wait(table.pace)
    for slot, number in zip(places[1:], numbers[1:], strict=False):
        _play(table, slot, number)
    return table


class Passes(Polling):
    """The readers under a line: every slot is polled in each pass."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.lying |= {slot: [tag.uid for tag in tags] for slot, tags in table.state.mat.lying.items()}

    def lay(self, slot: str, *numbers: int | str) -> list[str]:
        """Laid there, and heard until it is settled."""
        self.lying[Slot(slot)] = [uid(number) for number in numbers]
        return self.listen(0.3)

    def lift(self, slot: str) -> list[str]:
        del self.lying[Slot(slot)]
        return self.listen(0.3)

    def hear(self, slot: str, *uids: str) -> None:
        self.lying[Slot(slot)] = list(uids)


def uid(number: int | str) -> str:
    return f"card:{DECK.id}/{card(number)}"
