"""Which building holds which prize, and which is faulty: worked out from the buildings that stand, never stored (S17, S18)."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.core.games.game import AtPlace, Fact
from companion.core.games.skyscrapers.draft import RulingDraft, of_seat
from companion.core.games.skyscrapers.position import Building, Structure, Terms


@dataclass(frozen=True, slots=True)
class Prizes:
    """The holders of the prizes, and the faulty buildings, by the numbers of the buildings."""

    mini: int | None
    order: int | None
    record: int | None
    faulty: frozenset[int]


def prizes(structures: tuple[Structure, ...], terms: Terms) -> Prizes:
    """Goes from the newest building to the oldest, so the first that can hold a prize holds it (S0, S18)."""
    standing = sorted([(-one.building.roofed, one.number, one.building) for one in structures if one.building])
    mini = order = record = None
    faulty, greatest = [], -1
    for _, number, building in standing:
        is_mini = mini is None and building.height == terms.mini_height and building.has_toilet
        if is_mini:
            mini = number
        if _is_faulty(building, terms, is_mini=is_mini):
            faulty.append(number)
        elif order is None and building.is_united and not is_mini:  # all others under the least height are faulty
            order = number
        if building.height >= greatest:  # none on a tie
            record, greatest = (number if building.height > greatest else None), building.height
    return Prizes(mini, order, record, frozenset(faulty))


def _misses_threshold(building: Building, terms: Terms) -> bool:
    return building.height < building.threshold if terms.may_reach else building.height <= building.threshold


def _is_faulty(building: Building, terms: Terms, *, is_mini: bool) -> bool:
    """Without a toilet, or too low; the one that holds Mini-Skyscraper is excused from its height only (S17)."""
    is_low = building.height < terms.least_height or _misses_threshold(building, terms)
    return not building.has_toilet or (is_low and not is_mini)


def completed(structure: Structure, terms: Terms, building: Building) -> Building:
    """The same building with its height, whether it has a toilet, and whether its coloured floors are of one category."""
    book = terms.book.opened()
    height, has_toilet, categories = book[structure.foundation].height, False, set()
    for face in map(book.__getitem__, structure.cards.opened()):
        height += face.height
        has_toilet = has_toilet or face.kind in {"toilet", "toilet_roof"}
        if face.kind == "floor":  # grey cards do not count
            categories.add(face.category)
    return Building(building.owner, building.roofed, height, building.threshold, has_toilet, len(categories) == 1)


def tell_changes(draft: RulingDraft) -> None:
    """Says which prizes and penalties have moved, as other buildings stand than before."""
    before, after = prizes(draft.before.structures, draft.terms), prizes(draft.structures, draft.terms)
    if before == after:
        return
    if before.mini != after.mini:
        _loses(draft, before.mini, "loses-mini-skyscraper")
        _gets(draft, after.mini, "gets-mini-skyscraper")
    if before.order != after.order:
        _loses(draft, before.order, "loses-order-and-unity")
        _gets(draft, after.order, "gets-order-and-unity")
    if before.record != after.record:
        _loses(draft, before.record, "loses-world-record")
        _gets(draft, after.record, "gets-world-record")
    lying = len(before.faulty & after.faulty)
    for one in draft.structures:
        if one.number in after.faulty - before.faulty:
            lying += 1
            _tell_faulty(draft, one)
            _tell_missing(draft, one, lying)
        elif one.number in before.faulty - after.faulty and one.building:
            draft.say(Fact("excused", "S17", "cleared", {"seat": of_seat(one.building.owner), "place": AtPlace(one.place)}))


def _loses(draft: RulingDraft, number: int | None, key: str) -> None:
    for one in draft.before.structures:
        if one.number == number and one.building:
            draft.say(Fact(key, "S18", "notice", {"seat": of_seat(one.building.owner), "place": AtPlace(one.place)}))


def _gets(draft: RulingDraft, number: int | None, key: str) -> None:
    for one in draft.structures:
        if one.number == number and one.building:
            draft.say(Fact(key, "S18", "prize", {"seat": of_seat(one.building.owner), "place": AtPlace(one.place)}))


def _tell_faulty(draft: RulingDraft, structure: Structure) -> None:
    """Says each reason for which the building is faulty (S17)."""
    building, terms = structure.building, draft.terms
    assert building is not None
    seat, place = of_seat(building.owner), AtPlace(structure.place)
    if not building.has_toilet:
        draft.say(Fact("faulty-no-toilet", "S17", "penalty", {"seat": seat, "place": place}))
    if building.height < terms.least_height:
        draft.say(Fact("faulty-under-least", "S17", "penalty", {"seat": seat, "place": place, "least": terms.least_height}))
    elif _misses_threshold(building, terms):
        draft.say(Fact("faulty-threshold", "S16", "penalty", {"seat": seat, "place": place, "threshold": building.threshold}))


def _tell_missing(draft: RulingDraft, structure: Structure, lying: int) -> None:
    """Says when more buildings are faulty than the deck has cards for (S17)."""
    cards = draft.terms.penalty_cards
    if cards and lying > cards:
        draft.say(Fact("faulty-without-card", "S17", "notice", {"place": AtPlace(structure.place), "count": cards}))
