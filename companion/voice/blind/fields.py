"""A table's view as plain fields, so that two views can be compared field by field.

Rules of this file: everything comes from the `TableView`, in the order of its places and seats, never in the order of a value (H1). A field
that holds nothing (no card lifted, no toilet) is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Ground, OfCard, Setup, StructureView
from companion.core.games.port import Heard
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import RELATIONS, PlaceName
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot

# Column and row of the mat, also beyond its edges; on a mat without cells, counted from the first card.
Spot = tuple[int, int]
# The kind of a field ("hand", "place") -> the seat, card, slot or tower that it belongs to -> its value. What belongs to the whole table
# stands under "".
Fields = dict[str, dict[Any, Any]]
MARKS = ("duet", "trio", "draws", "out")  # of a seat
COUNTS = ("toilets", "threshold")  # of a seat
PILE = "pile"


@dataclass(frozen=True, slots=True)
class Tower:
    """A site or a building; `floors`: height and points, from the foundation up."""

    foundation: CardId
    slot: Slot | None  # of a site
    withstands: int
    floors: tuple[tuple[int, int], ...]
    top: CardId
    owner: SeatId | None = None
    height: int | None = None
    turns: int = 0
    quakes: int = 0
    insurances: int = 0
    marks: frozenset[str] = frozenset()


def fields_of(table: TableView, setup: Setup, ground: Ground, heard: Heard) -> Fields:
    view, shape = table.view, setup.shape
    spots = spots_of(table, shape)
    loose = {one.card: one.slot for one in table.loose}
    off = _off(spots, loose, shape) if ground == "area" else None
    discarded = Counter(card for card, _ in view.discarded)
    fields: Fields = {
        "place": spots if ground == "area" else {},
        "line": {"": tuple(one.card for one in view.places)} if ground == "row" else {},
        "number": {one.card: number for one in view.places if (number := one.numbers.get(setup.characteristic)) is not None},
        "beside": {one.card: True for one, slot in zip(view.places, table.slots, strict=True) if slot is None and shape.row},
        "away": dict.fromkeys(table.away, True),
        "loose": {} if off else loose,
        "off": {"": off} if off else {},
        "shift": {"": shift} if (shift := _shift(table, spots, shape, heard)) is not None else {},
        "discarded": dict(discarded),
        "tower": _towers(table),
        "winner": dict.fromkeys(view.winners, True),
        "stock": {PILE: view.pile, **view.stock},
        "frozen": dict.fromkeys(table.frozen, True),
        "weak": dict.fromkeys(table.weak, True),
    }
    for mark in ("violated", "checked"):
        fields[mark] = {one.card: True for one in view.places if mark in one.marks}
    return {**fields, **_people(table), **_instructions(table, heard), **_expected(table, spots, shape, ground)}


def _people(table: TableView) -> Fields:
    view = table.view
    fields: Fields = {
        "seat": {one.seat: True for one in view.seats},
        "name": {one.seat: one.name for one in view.seats},
        "hand": {one.seat: one.hand for one in view.seats},
        "count": {
            "": tuple(Announcement(f"{view.game}-{one.key}", "", "plain", args) for one, args in zip(view.count, table.count, strict=True))
        },
    }
    for count in COUNTS:
        fields[count] = {one.seat: one.counts[count] for one in view.seats if one.counts.get(count)}
    for kind in MARKS:
        marks = ((one.seat, mark.partition("-")) for one in view.seats for mark in one.marks)
        fields[kind] = {seat: int(count) if count else True for seat, (name, _, count) in marks if name == kind}
    return fields


def _instructions(table: TableView, heard: Heard) -> Fields:
    asked_for = [one.card for one in table.instructions if "away" in told_by(one.announcement, heard)]
    return {
        "instruction": {
            "": tuple(without_id(one.announcement) for one in table.instructions if not _is_of_shift(table, one.announcement, heard))
        },
        "asked for": dict.fromkeys(filter(None, asked_for), True),
    }


def _is_of_shift(table: TableView, said: Announcement, heard: Heard) -> bool:
    """While a whole area moves, one sentence tells which way, instead of an instruction for each card."""
    return table.view.pending == "shifting" and "shift" in told_by(said, heard)


def told_by(said: Announcement, heard: Heard) -> Mapping[str, str]:
    return heard.told_by(said.key.partition("-")[2])


def _expected(table: TableView, spots: Mapping[CardId, Spot], shape: Shape, ground: Ground) -> Fields:
    expected, view = table.expected, table.view
    seat = None if view.winners else expected.seat or view.turn
    # A tower may be built on at any time, so only places without one count as free; in a line every gap is free.
    standing = {slot for one, slot in zip(view.structures, table.tap_places, strict=True) if one.owner is None}
    names = expected.places if ground != "row" else ()
    keys = {spot_named(name, spots, shape) if ground == "area" else name.slot: name for name in names}
    free = {key: name for key, name in keys.items() if key is not None and key not in standing}
    lays = bool(expected.places) if ground == "row" else bool(free)
    return {
        "status": {"": without_id(expected.status)},
        "question": {"": without_id(expected.question)} if expected.question else {},
        "asked": {"": seat} if seat else {},
        "lays": {"": True} if lays else {},
        "free": free,
        "undo": {"": True} if table.offers_undo else {},
    }


def without_id(said: Announcement) -> Announcement:
    """The announcement without the number of its entry, which differs each time."""
    return replace(said, id="")


def card_of(said: Announcement) -> CardId | None:
    card = said.args.get("card")
    return card.card if isinstance(card, OfCard) else None


# Spots


def spots_of(table: TableView, shape: Shape) -> dict[CardId, Spot]:
    """Where each card of an area lies, in columns and rows of the mat as far as one of them lies there."""
    lying = list(zip(table.view.places, table.slots, strict=True))
    cells = ((one.place, cell) for one, slot in lying if slot and (cell := shape.column_and_row(slot)) is not None)
    right, up = next((step(place, cell) for place, cell in cells), (0, 0))
    return {one.card: (one.place[0] + right, one.place[1] + up) for one, _ in lying}


def step(start: Spot, end: Spot) -> Spot:
    return end[0] - start[0], end[1] - start[1]


def spot_named(name: PlaceName, cards: Mapping[CardId, Spot], shape: Shape) -> Spot | None:
    """The spot that a name means to a listener who knows where these cards lie; None where it tells too little."""
    if name.slot is not None:
        spot = shape.column_and_row(name.slot)
    elif name.card is not None and name.relation:
        spot = cards.get(name.card)
    else:
        return None if cards or name.has_mat else (0, 0)
    return step(dict(RELATIONS)[name.relation], spot) if spot is not None and name.relation else spot


def name_at(spot: Spot, cards: Mapping[CardId, Spot], shape: Shape) -> PlaceName | None:
    """The name of a spot for a listener who knows where these cards lie; None where nothing beside it has a name."""
    slot = shape.cell_at(*spot)
    if slot is not None:
        return PlaceName(slot)
    if not cards and not shape.columns:
        return PlaceName(None, has_mat=False)
    there = {where: card for card, where in cards.items()}
    for relation, (right, up) in RELATIONS:
        near = (spot[0] + right, spot[1] + up)
        cell = shape.cell_at(*near)
        if cell is not None or near in there:
            return PlaceName(cell, relation, None if cell else there[near])
    return None


def _off(spots: Mapping[CardId, Spot], loose: Mapping[CardId, Slot], shape: Shape) -> Spot | None:
    """The step by which all cards lie off their cells, where it is the same one for all."""
    cells = {card: shape.column_and_row(slot) for card, slot in loose.items()}
    steps = {step(spots[card], cell) for card, cell in cells.items() if card in spots and cell is not None}
    return steps.pop() if len(spots) > 1 and cells.keys() == spots.keys() and len(steps) == 1 else None


def _shift(table: TableView, spots: Mapping[CardId, Spot], shape: Shape, heard: Heard) -> Spot | None:
    """The step by which all cards are to go, as the instructions ask it of each card."""
    told = (one for one in table.instructions if _is_of_shift(table, one.announcement, heard) and one.card in spots)
    goals = ((spots[one.card], spot_named(one.target, spots, shape)) for one in told if one.card and one.target)
    return next((step(spot, goal) for spot, goal in goals if goal is not None), None)


# Towers


def _towers(table: TableView) -> dict[int, Tower]:
    both = sorted(zip(table.view.structures, table.tap_places, strict=True), key=lambda both: both[0].number)
    return {one.number: _tower(one, slot) for one, slot in both}


def _tower(one: StructureView, slot: Slot | None) -> Tower:
    whose = (one.owner, one.height, one.turns, one.quakes, one.insurances)
    floors = (*one.covered, one.top_bears)
    return Tower(one.foundation, slot if one.owner is None else None, one.withstands, floors, one.top, *whose, frozenset(one.marks))


def ordered_as(of: Collection[CardId], which: Collection[CardId]) -> list[CardId]:
    """Those of `which` in the order of `of`; what is not in it comes last."""
    return [*(card for card in of if card in which), *sorted(card for card in which if card not in of)]
