"""What is kept of a simulated table at the screen besides the match itself: how it was made, and what only a player knew.

Rules of this file: who holds which cards follows from these lines and the entries of the match, so a match that was interrupted goes
on with the same hands.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from companion.core.decks.card import CardId
from companion.events import SeatId


@dataclass(frozen=True, slots=True)
class TableTerms:
    seed: int
    noise: float
    vague: float
    bots: tuple[SeatId, ...]


def terms_line(terms: TableTerms) -> str:
    return json.dumps({"screen": asdict(terms)})


def meant_line(entry: int, card: CardId) -> str:
    """Which card somebody kept or took, where nobody else knows (S5, S11)."""
    return json.dumps({"entry": entry, "meant": card})


def parse_table(lines: Sequence[str]) -> tuple[TableTerms, Mapping[int, CardId]] | None:
    """None where the match was played otherwise, or another version has kept it otherwise."""
    try:
        head, *rest = map(json.loads, lines)
        of = head["screen"]
        terms = TableTerms(int(of["seed"]), float(of["noise"]), float(of["vague"]), tuple(SeatId(seat) for seat in of["bots"]))
        return terms, {int(one["entry"]): CardId(one["meant"]) for one in rest}
    except (ValueError, TypeError, KeyError):
        return None
