"""The final count, line by line (S19), and what may be shown once it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.games.game import AtPlace, Fact, Refused, Ruling
from companion.core.games.skyscrapers.draft import RulingDraft, of_seat
from companion.core.games.skyscrapers.position import Over, Position, Structure, Terms
from companion.core.games.skyscrapers.prizes import Prizes, prizes
from companion.events import SeatId

CountLine = tuple[SeatId, int, Fact]  # whose, how many points, and what for


def lines(match: Position | RulingDraft) -> tuple[CountLine, ...]:
    """The lines of the count, player by player: each building in the order of the roofs, the prizes that it holds, then the toilets."""
    held = prizes(match.structures, match.terms)
    buildings = sorted(((one.building, one) for one in match.structures if one.building), key=lambda one: one[0].roofed)
    told: list[CountLine] = []
    for seat in match.seats:
        for building, structure in buildings:
            if building.owner == seat:
                told += _of_building(seat, structure, held, match.terms)
        told += _of_toilets(seat, match.builders.toilets.get(seat, 0), match.terms)
    return tuple(told)


def _of_building(seat: SeatId, structure: Structure, held: Prizes, terms: Terms) -> Iterator[CountLine]:
    number, worth, of, at = structure.number, terms.worth, of_seat(seat), AtPlace(structure.place)
    if number in held.faulty:
        count = worth.faulty_or_smelly
        yield seat, count, Fact("counts-faulty", "S17", "penalty", {"seat": of, "place": at, "points": count})
    else:
        count = points(structure, terms)
        yield seat, count, Fact("counts-cards", "S19", "plain", {"seat": of, "place": at, "points": count})
    if number == held.mini:
        count = worth.mini_skyscraper
        yield seat, count, Fact("counts-mini-skyscraper", "S18", "prize", {"seat": of, "place": at, "points": count})
    if number == held.order:
        count = worth.order_and_unity
        yield seat, count, Fact("counts-order-and-unity", "S18", "prize", {"seat": of, "place": at, "points": count})
    if number == held.record:
        count = worth.world_record
        yield seat, count, Fact("counts-world-record", "S18", "prize", {"seat": of, "place": at, "points": count})


def _of_toilets(seat: SeatId, count: int, terms: Terms) -> Iterator[CountLine]:
    """Toilets count even after their structures have fallen (S5)."""
    if count:
        total = terms.worth.toilet_specialist + (count - 1) * terms.worth.further_toilet
        yield seat, total, Fact("counts-toilets", "S5", "prize", {"seat": of_seat(seat), "count": count, "points": total})


def points(structure: Structure, terms: Terms) -> int:
    book = terms.book.opened()
    return sum(book[card].points for card in (structure.foundation, *structure.cards.opened()))


def finish(draft: RulingDraft) -> None:
    """Ends the match: a Study that lies open goes to the discards, and the points are counted aloud."""
    draft.discard(*reversed(draft.studies))
    draft.studies = ()
    totals = dict.fromkeys(draft.seats, 0)
    for seat, count, told in lines(draft):
        draft.say(told)
        totals[seat] += count
    for seat, total in totals.items():
        draft.say(Fact("total", "S19", "plain", {"seat": of_seat(seat), "points": total}))
    best = max(totals.values())
    winners = tuple(seat for seat, total in totals.items() if total == best)
    draft.stage = Over(winners)
    if len(winners) == 1:
        draft.say(Fact("wins", "S19", "win", {"seat": of_seat(winners[0]), "points": best}))
    else:
        draft.say(Fact("share", "S19", "win", {"seats": tuple(of_seat(seat) for seat in winners), "count": len(winners), "points": best}))


def may_show_all(position: Position) -> bool:
    """Whether floors lie unseen under others in a match that is over; a foundation is public wherever it lies."""
    stage = position.stage
    return isinstance(stage, Over) and not stage.are_floors_shown and any(one.floors > 1 for one in position.structures)


def show_all(position: Position) -> Ruling | Refused:
    """The covered floors of all structures are shown; hands and deck stay unknown, as nothing has heard them (S15, H3)."""
    stage = position.stage
    if not isinstance(stage, Over):
        return Refused("not-over", "H3")
    if not may_show_all(position):
        return Refused("all-open", "H3")
    return Ruling(replace(position, stage=replace(stage, are_floors_shown=True)), (Fact("shown-all", "H3", "revealed"),))
