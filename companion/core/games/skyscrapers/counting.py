"""The final count, line by line (S19)."""

from __future__ import annotations

from companion.core.games.game import AtPlace, CountView, Fact, OfSeat
from companion.core.games.skyscrapers.draft import Draft
from companion.core.games.skyscrapers.position import Over, Position, Structure, Terms
from companion.core.games.skyscrapers.prizes import Prizes, prizes
from companion.events import SeatId


def lines(match: Position | Draft) -> tuple[Fact, ...]:
    """Player by player: each building in the order of the roofs, the prizes that it holds, then the toilets."""
    held = prizes(match.structures, match.terms)
    buildings = sorted(((one.building, one) for one in match.structures if one.building), key=lambda one: one[0].roofed)
    told: list[Fact] = []
    for seat in match.seats:
        for building, structure in buildings:
            if building.owner == seat:
                told += _of_building(seat, structure, held, match.terms)
        told += _of_toilets(seat, match.company.toilets.get(seat, 0), match.terms)
    return tuple(told)


def _of_building(seat: SeatId, structure: Structure, held: Prizes, terms: Terms) -> list[Fact]:
    number, worth, of, at = structure.number, terms.worth, OfSeat(seat), AtPlace(structure.place)
    if number in held.faulty:
        told = [Fact("counts-faulty", "S17", "penalty", {"seat": of, "place": at, "points": worth.faulty_or_smelly})]
    else:
        told = [Fact("counts-cards", "S19", "plain", {"seat": of, "place": at, "points": points(structure, terms)})]
    if number == held.mini:
        told.append(Fact("counts-mini-skyscraper", "S18", "prize", {"seat": of, "place": at, "points": worth.mini_skyscraper}))
    if number == held.order:
        told.append(Fact("counts-order-and-unity", "S18", "prize", {"seat": of, "place": at, "points": worth.order_and_unity}))
    if number == held.record:
        told.append(Fact("counts-world-record", "S18", "prize", {"seat": of, "place": at, "points": worth.world_record}))
    return told


def _of_toilets(seat: SeatId, count: int, terms: Terms) -> list[Fact]:
    """They count whatever became of the structures (S5)."""
    if not count:
        return []
    total = terms.worth.toilet_specialist + (count - 1) * terms.worth.further_toilet
    return [Fact("counts-toilets", "S5", "prize", {"seat": OfSeat(seat), "count": count, "points": total})]


def points(structure: Structure, terms: Terms) -> int:
    book = terms.book.opened()
    return sum(book[card].points for card in (structure.foundation, *structure.cards.opened()))


def as_view(told: Fact) -> CountView:
    seat, worth = told.args["seat"], told.args["points"]
    assert isinstance(seat, OfSeat)
    assert isinstance(worth, int)
    return CountView(seat.seat, told.key, worth, told.args)


def finish(draft: Draft) -> None:
    """The match is over: a Study that lies open goes to the discards, and everything is counted aloud."""
    draft.discard(*reversed(draft.studies))
    draft.studies = ()
    totals = dict.fromkeys(draft.seats, 0)
    for told in lines(draft):
        draft.say(told)
        line = as_view(told)
        totals[line.seat] += line.points
    for seat, total in totals.items():
        draft.say(Fact("total", "S19", "plain", {"seat": OfSeat(seat), "points": total}))
    best = max(totals.values())
    winners = tuple(seat for seat, total in totals.items() if total == best)
    draft.stage = Over(winners)
    if len(winners) == 1:
        draft.say(Fact("wins", "S19", "win", {"seat": OfSeat(winners[0]), "points": best}))
    else:
        draft.say(Fact("share", "S19", "win", {"seats": tuple(OfSeat(seat) for seat in winners), "count": len(winners), "points": best}))
