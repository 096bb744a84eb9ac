"""Evenings at which matches are begun, put aside and taken up again, as lines of one stream."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from tests.protocol.recorded import recorded

ASIDE = {"put-aside": True}
CHANGES = 40  # things that are decided at such an evening
Line = Mapping[str, Any]


def evening(chance: Random, begun: int = 0) -> list[Line]:
    """None of the matches that were `begun` before is at play."""
    lines: list[Line] = []
    games = {number: iter(recorded(number % 2)[1:]) for number in range(1, begun + 1)}
    at_play = None
    for _ in range(CHANGES):
        if at_play is None:
            if games and chance.random() < 0.7:
                at_play = chance.choice(sorted(games))
                lines.append({"resume": at_play})
            else:
                at_play = len(games) + 1
                first, *acts = recorded(at_play % 2)
                games[at_play] = iter(acts)
                lines.append(first)
            continue
        for _ in range(chance.randrange(4)):
            act = next(games[at_play], {"press": "ok"})
            lines.append({name: value for name, value in act.items() if name != "at"})
        lines.append(chance.choice([{"wait": 4.0}, {"press": "undo"}, {"press": "pause"}, {"view": True}, ASIDE, ASIDE]))
        if lines[-1] is ASIDE:
            at_play = None
    return lines


def said_of(rows: Iterable[Mapping[str, Any]], begun: int = 0) -> dict[int, list[str]]:
    """The ids that were announced, match by match."""
    said: dict[int, list[str]] = {}
    number = begun
    for row in rows:
        if "protocol" in row:
            begun += 1
            number = begun
        elif "resumed" in row:
            number = row["resumed"]["match"]
        elif "announce" in row:
            said.setdefault(number, []).append(row["announce"]["id"])
    return said
