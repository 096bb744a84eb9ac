"""A table driven by settled acts through the protocol: what was said, and what may be seen."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.app.matches import TAGS
from companion.cards.decks import files
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.card import Deck
from companion.core.decks.derived import joined
from companion.core.referee.referee import Referee
from companion.protocol.setup import parse_setup
from companion.protocol.table import LineTable, Opened
from companion.record.memory import MemoryJournal
from companion.words.lines import Lines

EXAMPLES = Path(__file__).resolve().parents[4] / "cards" / "decks" / "examples"
SPOKEN_FOR = ("comparity-",)  # keys of the game are called by what follows


@cache  # hundreds of tests read them
def shipped(name: str) -> Deck:
    return files.find(name)


@cache
def with_examples(name: str) -> Deck:
    """The shipped deck with the cards that the rulebook's examples mention."""
    return joined(shipped(name), files.load(EXAMPLES / f"{name}_examples"))


def opened(asked: Mapping[str, Any], find: Callable[[str], Deck]) -> Opened:
    """A match put together as `companion.app.matches` does it, but for the log, and for decks that are read once."""
    setup, deck = parse_setup(asked, find)
    others = [shipped(str(id)) for id in files.shipped() if id != deck.id]
    register = read_register(folders(os.environ).state / TAGS).naming([deck, *others])
    names = {player.seat: player.name for player in setup.players}
    lines = Lines(str(asked.get("lang", "en")), setup.game, deck, names, others, house=setup.house)
    journal = MemoryJournal()
    return Opened(Referee(setup, deck, register, journal), lines, journal)


class Sitting:
    """Players at a table. Each act gives back the keys of what was said, in order; `texts` are the sentences."""

    def __init__(self, *players: str, find: Callable[[str], Deck] = shipped, **asked: Any) -> None:
        self._table = LineTable(lambda setup: opened(setup, find))
        self.announced: list[dict[str, Any]] = []  # by the latest act
        self.whole: list[dict[str, Any]] = []  # every announcement so far
        self.at_setup = self.take(setup={"players": list(players or ("Anna", "Boris")), **asked})

    def take(self, **line: Any) -> list[str]:
        rows = self._table.take(json.dumps(line).encode())
        errors = [row["error"] for row in rows if "error" in row]
        assert not errors, errors
        self.announced = [row["announce"] for row in rows if "announce" in row]
        keys = [_short(one["key"]) for one in self.announced]
        self.whole += self.announced
        return keys

    def refused(self, **line: Any) -> str:
        """What is the matter with a line that cannot be taken."""
        (row,) = self._table.take(json.dumps(line).encode())
        return str(row["error"]["what"])

    @property
    def story(self) -> list[str]:
        """Every key so far."""
        return [_short(one["key"]) for one in self.whole]

    @property
    def texts(self) -> list[str]:
        return [one["text"] for one in self.announced]

    @property
    def rulings(self) -> list[str]:
        return [one["rule"] for one in self.announced]

    def place(self, slot: str, card: str, side: str | None = None) -> list[str]:
        return self.take(place=slot, card=card, **({"side": side} if side else {}))

    def place_tag(self, slot: str, uid: str) -> list[str]:
        return self.take(place=slot, uid=uid)

    def lift(self, slot: str, card: str | None = None) -> list[str]:
        return self.take(lift=slot, **({"card": card} if card else {}))

    def tap(self, pad: str, card: str) -> list[str]:
        return self.take(tap=pad, card=card)

    def press(self, button: str) -> list[str]:
        return self.take(press=button)

    def choose(self, option: str) -> list[str]:
        return self.take(choose=option)

    def wait(self, seconds: float) -> list[str]:
        return self.take(wait=seconds)

    def correct(self, **correction: Any) -> list[str]:
        return self.take(correct={key.replace("_", "-"): value for key, value in correction.items()})

    def freeze(self, *slots: str) -> list[str]:
        return self.take(freeze=list(slots))

    def back(self, *slots: str) -> list[str]:
        return self.take(back=list(slots))

    def play(self, slot: str, card: str) -> list[str]:
        """A card laid and left until it is firm."""
        return self.place(slot, card) + self.wait(1.5)

    def ok(self) -> list[str]:
        """*Ok*, once the question has stood long enough."""
        return self.wait(0.7) + self.press("ok")

    def corrected(self, **correction: Any) -> list[str]:
        """A correction, confirmed."""
        return self.correct(**correction) + self.ok()

    def laid(self, *, open: tuple[str, ...] = (), **cards: str) -> list[str]:  # noqa: A002
        """The table as it lies now: these cards on these cells, accepted (E5)."""
        for slot, card in cards.items():
            self.place(slot, card)
        return self.corrected(accept={"open": list(open)})

    def undone(self) -> list[str]:
        """*Undo*, confirmed as often as it is asked."""
        said = self.press("undo")
        while "undo" in str(self.question):
            said += self.ok()
        return said

    @property
    def view(self) -> dict[str, Any]:
        (row, _) = self._table.take(b'{"view": true}')
        return row["view"]

    @property
    def expected(self) -> dict[str, Any]:
        return self.view["expected"]

    @property
    def question(self) -> str | None:
        """What *ok* answers now."""
        asked = self.expected["question"]
        return _short(asked["key"]) if asked else None

    @property
    def options(self) -> list[str]:
        return [one["id"] for one in self.expected["options"]]

    @property
    def stage(self) -> str:
        return str(self.view["stage"])

    @property
    def turn(self) -> str:
        """The name of the player who is asked."""
        view = self.view
        return next((str(one["name"]) for one in view["seats"] if one["seat"] == view["turn"]), "")

    @property
    def hands(self) -> dict[str, int]:
        return {one["name"]: one["hand"] for one in self.view["seats"]}

    @property
    def cards(self) -> dict[str, str]:
        """Where each card of the area lies; a star for a closed one."""
        return {one["slot"] or str(one["place"]): one["card"] + ("" if one["open"] else "*") for one in self.view["cards"]}

    @property
    def to_mend(self) -> list[str]:
        """What is to be put right, as sentences."""
        return [one["text"] for one in self.view["instructions"]]

    def why(self, announcement: str) -> str:
        """The ruling behind an announcement, in words."""
        (row, _) = self._table.take(json.dumps({"why": announcement}).encode())
        return str(row["why"]["text"])


def _short(key: str) -> str:
    for prefix in SPOKEN_FOR:
        key = key.removeprefix(prefix)
    return key
