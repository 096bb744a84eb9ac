"""The words of parts, pins and drawings, in one language."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal

from companion.core.decks.card import DeckId
from companion.core.referee.announcements import Said
from companion.mats.wiring.circuit import Carries, Wire
from companion.mats.wiring.pinouts import FIVE, SUPPLY
from companion.words.dates import gone
from companion.words.formats import habits
from companion.words.lines import Lines

MINUS = "–"


class WiringWords:
    """Names of signals are the same in all languages; quantities are written as in the language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.decimal = habits(language).decimal
        self._lines = Lines(language, "", gone(DeckId(""), language), {}, only=("wires", "ordering"))

    def say(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def ohms(self, ohms: int) -> str:
        return self.say("wires-kiloohms", count=str(ohms // 1000)) if ohms >= 1000 else self.say("wires-ohms", count=str(ohms))

    def milliamperes(self, current: float) -> str:
        """A current, rounded up."""
        return self.say("wires-milliamperes", count=f"{math.ceil(current)}")

    def decimals(self, sum_: Decimal) -> str:
        """A sum of money with its cents."""
        return f"{sum_:.2f}".replace(".", self.decimal)

    def volts(self, name: str) -> str:
        """3.3 V or 5 V; other names stay."""
        for supply in (SUPPLY, FIVE):
            if name.startswith(supply):
                figure = supply.removesuffix(" V").replace(".", self.decimal)
                return self.say("wires-volts", count=figure) + name.removeprefix(supply)
        return name

    def wire(self, wire: Wire) -> str:
        return self.volts(wire.name) if wire.carries in (Carries.SUPPLY, Carries.FIVE) else wire.name

    def span(self, names: Sequence[str]) -> str:
        """Names that follow on one another, as first to last."""
        if len(names) < 2:
            return "".join(names)
        return self.say("wires-span" if len(names) > 2 else "wires-pair", first=names[0], last=names[-1])

    def circuit(self, name: str, bus: int | None) -> str:
        """A hub bears the name that the mat file gives it."""
        return name if bus is None else self.say("wires-bus", bus=str(bus))

    def source(self, wire: Wire) -> str:
        """The first pin of a wire; the name of a chip's output contains the name of the chip already."""
        pin = wire.pins[0]
        if wire.name.startswith(f"{pin.part} "):
            return self.say("wires-source-chip", name=wire.name, pin=pin.number)
        return self.say("wires-source", name=wire.name, part=pin.part, pin=pin.number)
