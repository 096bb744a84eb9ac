"""What the table may know of a Skyscrapers match, field by field (H1, S15)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import CountView, SeatView, StructureView, View
from companion.core.games.skyscrapers.counting import lines
from companion.core.games.skyscrapers.position import (
    LastTurn,
    OnPad,
    Opening,
    Over,
    Overdue,
    Pending,
    Position,
    Roofed,
    Searching,
    Sorting,
    Stage,
    Structure,
    Study,
    Surplus,
    Toilet,
    Tornado,
    Turn,
)
from companion.core.games.skyscrapers.prizes import Prizes, prizes
from companion.events import SeatId

STAGES: dict[type[Stage], str] = {
    Opening: "opening",
    Turn: "turn",
    LastTurn: "last-turn",
    Roofed: "roofed",
    Toilet: "toilet",
    Study: "study",
    Tornado: "tornado",
    Overdue: "overdue",
    Over: "over",
}
PENDING: dict[type[Pending], str] = {OnPad: "on-pad", Searching: "discards", Surplus: "too-many", Sorting: "sorting"}


def view(position: Position) -> View:
    stage, terms = position.stage, position.terms
    held = prizes(position.structures, terms)
    return View(
        game="skyscrapers",
        deck=terms.deck,
        characteristic=terms.characteristic,
        stage=STAGES[type(stage)],
        turn=None if isinstance(stage, Over) else stage.seat,
        seats=tuple(_seat(position, seat) for seat in position.seats),
        pile=position.deck,
        places=(),
        discarded=tuple((card, {}) for card in position.discarded),
        winners=stage.winners if isinstance(stage, Over) else (),
        pending=PENDING[type(position.pending)] if position.pending else "",
        structures=tuple(_structure(position, one, held) for one in position.structures),
        stock=_stock(position),
        count=tuple(CountView(seat, told.key, points, told.args) for seat, points, told in lines(position))
        if isinstance(stage, Over)
        else (),
        floors=_floors(position),
    )


def _seat(position: Position, seat: SeatId) -> SeatView:
    marks = tuple(f"draws-{count}" for one, count in position.draws if one == seat)  # shown until the next act (E8)
    counts = {"toilets": position.builders.toilets[seat], "threshold": position.threshold(seat)}
    return SeatView(seat, position.builders.names[seat], position.hands[seat], marks, counts)


def _stock(position: Position) -> dict[str, int]:
    """The count of the pile of foundations; further counts only while they are not zero."""
    more = {
        "foundations_due": position.foundations_due,
        "open_studies": len(position.studies),
        "unseen_discards": position.upsets.unseen_discards,
    }
    return {"foundations": position.foundations, **{name: count for name, count in more.items() if count}}


def _floors(position: Position) -> dict[int, tuple[CardId, ...]]:
    """What lies on each foundation, from below, once the players have asked to see it (S15, H3)."""
    stage = position.stage
    is_shown = isinstance(stage, Over) and stage.are_floors_shown
    return {one.number: one.cards.opened() for one in position.structures} if is_shown else {}


def _structure(position: Position, structure: Structure, held: Prizes) -> StructureView:
    """A structure as the table may see it: of a covered card its height and points, and never which card it is (S15)."""
    building, face = structure.building, position.face(structure.top)
    return StructureView(
        place=structure.place,
        number=structure.number,
        owner=building.owner if building else None,
        foundation=structure.foundation,
        withstands=structure.withstands,
        turns=structure.turns,
        quakes=len(structure.quakes),
        insurances=len(structure.insurances),
        covered=structure.covered,
        top=structure.top,
        top_bears=(face.height, face.points),
        height=building.height if building else None,
        marks=_marks(structure.number, held),
    )


def _marks(number: int, held: Prizes) -> tuple[str, ...]:
    found = {
        "mini-skyscraper": number == held.mini,
        "order-and-unity": number == held.order,
        "world-record": number == held.record,
        "faulty-or-smelly": number in held.faulty,
    }
    return tuple(mark for mark, is_held in found.items() if is_held)
