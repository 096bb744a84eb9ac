"""The match that is asked for at a terminal, and whether that is the one that was left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.errors import unusable
from companion.events import SeatId
from companion.system.reading import meant
from companion.terminal.play.script import ScriptTerms


@dataclass(frozen=True, slots=True)
class Wish:
    """A set-up as a line of the protocol has it, and the other terms of a simulated table; None leaves a term to the program.

    A match that was left goes on in its own language, unless another is asked for by name: `speaks`.
    """

    asked: Mapping[str, Any]
    speaks: str | None = None
    bots: str | None = None
    seed: int | None = None
    noise: float | None = None
    vague: float | None = None
    breaks: tuple[str, ...] = ()  # what is wrong with the readers of a simulated table, as it is typed

    @property
    def language(self) -> str:
        return str(self.asked["lang"])

    @property
    def is_open(self) -> bool:
        """Whether nothing was asked for, so that any match is meant."""
        return self.asked.keys() <= {"lang"} and (self.bots, self.seed, self.noise, self.vague) == (None, None, None, None)

    def is_of(self, asked: Setup, left: Setup, terms: ScriptTerms | None) -> bool:
        """Whether the match that was left is meant; `asked` is its own set-up. What it has from earlier matches is not compared."""
        if terms is None:
            return False
        if "set_aside" not in self.asked:
            asked = replace(asked, set_aside=left.set_aside)
        if asked.series and left.series and asked.series.best_of == left.series.best_of:
            asked = replace(asked, series=left.series)
        pairs = ((self.seed, terms.seed), (self.noise, terms.noise), (self.vague, terms.vague))
        return asked == left and set(self.seats_of_bots(asked)) == set(terms.bots) and all(one in (None, other) for one, other in pairs)

    def seats_of_bots(self, setup: Setup) -> tuple[SeatId, ...]:
        """The bots: all seats but the first by default; none where an empty list is given."""
        if self.bots is None:
            return tuple(player.seat for player in setup.players[1:])
        wanted = [name.strip() for name in self.bots.split(",") if name.strip()]
        seats = {player.name.casefold(): player.seat for player in setup.players}
        strange = next((name for name in wanted if name.casefold() not in seats), None)
        if strange is not None:
            raise unusable(
                "--bots", "terminal-no-such-player", name=strange, instead=meant(strange, [player.name for player in setup.players])
            )
        return tuple(dict.fromkeys(seats[name.casefold()] for name in wanted))
