"""Sites and buildings in characters: what can be seen of a tower at the table, from its foundation up (S15)."""

from __future__ import annotations

import textwrap

from companion.core.games.game import OfCard, OfSeat, StructureView
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.words.lines import Lines

MARGIN, INDENT = 4, 8
BETWEEN, BETWEEN_PLAIN = " · ", " - "
MARKS = {
    "mini-skyscraper": "terminal-tower-mini-skyscraper",
    "order-and-unity": "terminal-tower-order-and-unity",
    "world-record": "terminal-tower-world-record",
    "faulty-or-smelly": "terminal-tower-faulty-or-smelly",
}
Told = tuple[str, dict[str, Said]]


def towers(table: TableView, lines: Lines, width: int, *, is_plain: bool) -> list[tuple[StructureView, list[str]]]:
    """Sites first, in the order of their tap places, then all buildings in the order of their opening; one line each, if possible."""
    found = list(zip(table.view.structures, table.tap_places, strict=True))
    seats = [one.seat for one in table.view.seats]
    owners = {one.number: seats.index(one.owner) + 1 if one.owner in seats else len(seats) + 1 for one, _ in found if one.owner}
    found.sort(key=lambda one: (owners.get(one[0].number, 0), one[1] is None, one[0].place, one[0].number))
    between = BETWEEN_PLAIN if is_plain else BETWEEN
    return [(one, _wrapped([lines.format(*told) for told in _told(one, slot)], between, width)) for one, slot in found]


def _told(one: StructureView, slot: Slot | None) -> list[Told]:
    heights = [str(height) for height, _ in (*one.covered, one.top_bears) if height]
    points = [str(worth) for _, worth in (*one.covered, one.top_bears) if worth]
    told = [_head(one, slot)]
    told += [("terminal-tower-heights", {"heights": " + ".join(heights)})] if heights and one.height is None else []
    told += [("terminal-tower-points", {"points": " + ".join(points)})] if points else []
    told += [("terminal-tower-top", {"card": OfCard(one.top)})] if one.covered or (slot is None and one.owner is None) else []
    told.append(("terminal-tower-foundation", {"count": one.withstands}))
    told += [("terminal-tower-turns", {"count": one.turns})] if one.turns else []
    told += [("terminal-tower-quakes", {"count": one.quakes})] if one.quakes else []
    told += [("terminal-tower-insurances", {"count": one.insurances})] if one.insurances else []
    return told + [(MARKS[mark], {}) for mark in one.marks]


def _head(one: StructureView, slot: Slot | None) -> Told:
    if one.owner is not None:
        return "terminal-tower-building", {"seat": OfSeat(one.owner), "metres": one.height or 0}
    return ("terminal-tower-site", {"place": PlaceName(slot)}) if slot else ("terminal-tower-site-aside", {"count": one.number + 1})


def _wrapped(parts: list[str], between: str, width: int) -> list[str]:
    """Break a line between its parts, and inside a part only where it is longer than a line."""
    drawn = [" " * MARGIN + parts[0]]
    for part in parts[1:]:
        if len(drawn[-1]) + len(between) + len(part) <= width:
            drawn[-1] += between + part
        else:
            drawn += [" " * INDENT + line for line in textwrap.wrap(part, width - INDENT, break_on_hyphens=False)]
    return drawn
