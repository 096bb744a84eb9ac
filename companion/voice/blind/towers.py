"""The sites and buildings of Skyscrapers as they are known to whoever sees nothing: each from its foundation up.

Rules of this file: of a covered card its height and points, and never which card it is (S15). A site is called by its place; a building by
its owner and which of that owner's it is, in the order in which they were begun, as they stand on the screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, Setup, StructureView
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.voice.blind.part import Part, line, pair

BUILT = ("skyscrapers-builds", "skyscrapers-roofs")
FELL = ("skyscrapers-site-collapses", "skyscrapers-building-collapses")
PLAYED = ("skyscrapers-century", "skyscrapers-tornado", "skyscrapers-discards")
PRIZES = {
    "mini-skyscraper": "blind-mini-skyscraper",
    "order-and-unity": "blind-order-and-unity",
    "world-record": "blind-world-record",
    "faulty-or-smelly": "blind-faulty-or-smelly",
}
DOUBT = frozenset({"doubt"})  # which of them it holds nobody can tell
FAULTS = tuple(f"skyscrapers-faulty-{why}" for why in ("no-toilet", "under-least", "threshold"))


@dataclass(frozen=True, slots=True)
class Tower:
    foundation: CardId
    slot: Slot | None
    withstands: int
    floors: tuple[tuple[int, int] | None, ...]  # from the foundation up; None: not told yet
    top: CardId
    owner: SeatId | None = None
    height: int | None = None
    turns: int = 0
    quakes: int = 0
    insurances: int = 0
    marks: frozenset[str] = frozenset()


Standing = Mapping[int, Tower]  # by their numbers, in the order in which they were begun


@dataclass(frozen=True, slots=True)
class City:
    towers: Standing = field(default_factory=dict)
    discarded: tuple[CardId, ...] = ()


class Towers(Part[City]):
    nothing = City()

    def __init__(self, _: Setup) -> None:
        """What lies where is the same on every mat."""

    def seen(self, table: TableView) -> City:
        both = zip(table.view.structures, table.tap_places, strict=True)
        towers = {one.number: _tower(one, slot) for one, slot in sorted(both, key=lambda both: both[0].number)}
        return City(towers, tuple(card for card, _ in table.view.discarded))

    def heard(self, known: City, said: Announcement) -> City:
        card, place = said.args.get("card"), said.args.get("place")
        if said.key in PLAYED and isinstance(card, OfCard):
            return replace(known, discarded=(*known.discarded, card.card))
        if said.key == "skyscrapers-opens" and isinstance(card, OfCard) and isinstance(place, PlaceName):
            return _opened(known, card.card, place, said)
        number = _number_of(known.towers, place) if isinstance(place, PlaceName) else None
        if number is None:
            return _doubted(known, place) if isinstance(place, PlaceName) else known
        tower = known.towers[number]
        if said.key in FELL:
            return replace(known, towers={one: its for one, its in known.towers.items() if one != number})
        if said.key in BUILT and isinstance(card, OfCard):
            tower = replace(tower, floors=(*tower.floors, None), top=card.card)
        return replace(known, towers={**known.towers, number: _told(tower, said)})

    def news(self, known: City, seen: City) -> Iterator[Announcement]:
        yield from _retold(known.towers, seen.towers)[0]
        yield from _discards(known.discarded, seen.discarded)

    def after(self, known: City, seen: City) -> City:
        return replace(seen, towers=_retold(known.towers, seen.towers)[1])


def _retold(known: Standing, seen: Standing) -> tuple[list[Announcement], Standing]:
    """What is to be said, and what stands then in the order in which it was told: what fell, what is otherwise, what is new."""
    said, known = _numbered(known, seen)
    now = dict(known)
    for number, tower in seen.items():
        if number in now:
            said += _grown(now, number, tower)
    changed = [number for number, tower in seen.items() if now.get(number) != tower]
    for number in known:
        if number not in seen or (number in changed and _called(known[number]) != _called(seen[number])):
            said.append(_gone(now, number))
            del now[number]
    for number in changed:
        now = _inserted(now, number, seen[number])
        said += _whole(now, number)
    for owner in dict.fromkeys(tower.owner for tower in seen.values() if tower.owner is not None):
        told, now = _in_order(now, [number for number, tower in seen.items() if tower.owner == owner])
        said += told
    return said, now


def _numbered(known: Standing, seen: Standing) -> tuple[list[Announcement], dict[int, Tower]]:
    """At a place of the mat it was not told which number one has; what stands there no longer, or was moved there, is gone first."""
    numbers: dict[Slot | None, int] = {tower.slot: number for number, tower in seen.items() if tower.slot is not None}
    at_place = {number: numbers.get(tower.slot) for number, tower in known.items() if tower.slot is not None}
    taken = set(at_place.values())
    said, left = [], dict(known)
    for number in known:
        if at_place[number] is None if number in at_place else number in taken:
            said.append(_gone(left, number))
            del left[number]
    return said, {numbers.get(tower.slot, number): tower for number, tower in left.items()}


def _grown(now: dict[int, Tower], number: int, seen: Tower) -> Iterator[Announcement]:
    """A card that was just built: what it bears; of a roof also on which tower it lies, where no place of the mat told that."""
    known = now[number]
    if known.owner is None and known.slot is None and seen.owner is not None and known.floors == seen.floors[:-1]:
        roofed = replace(known, owner=seen.owner, height=seen.height, top=seen.top, floors=seen.floors)
        if replace(roofed, marks=seen.marks) == seen and not known.marks:
            now[number] = seen
            yield line("blind-roofed", count=number + 1)
            yield _bears("blind-bears", seen)
            yield from _marked(seen)
    elif known.floors[-1] is None and replace(known, floors=(*known.floors[:-1], seen.floors[-1])) == seen:
        now[number] = seen
        yield _bears("blind-bears", seen)


def _called(tower: Tower) -> tuple[SeatId | None, Slot | None]:
    return tower.owner, tower.slot


def _inserted(now: Standing, number: int, tower: Tower) -> dict[int, Tower]:
    """In its place, if it was there; a building before those of its owner that were begun later, anything else last."""
    if number in now or tower.owner is None:
        return {**now, number: tower}
    later = next((one for one, its in now.items() if its.owner == tower.owner and one > number), None)
    before = list(now) if later is None else list(now)[: list(now).index(later)]
    return {**{one: now[one] for one in before}, number: tower, **{one: its for one, its in now.items() if one not in before}}


def _in_order(now: Standing, wanted: Sequence[int]) -> tuple[list[Announcement], dict[int, Tower]]:
    """An owner's buildings, told anew where they are not known in the order in which they were begun."""
    found = dict(now)
    said: list[Announcement] = []
    there = [number for number in now if number in wanted]
    if there != list(wanted):
        for number in there:
            said.append(_gone(found, number))
            del found[number]
        for number in wanted:
            found[number] = now[number]
            said += _whole(found, number)
    return said, found


def _tower(one: StructureView, slot: Slot | None) -> Tower:
    floors = (*one.covered, one.top_bears)
    marks, slot = frozenset(one.marks), slot if one.owner is None else None
    whose = (one.owner, one.height, one.turns, one.quakes, one.insurances)
    return Tower(one.foundation, slot, one.withstands, floors, one.top, *whose, marks)


def _number_of(towers: Standing, place: PlaceName) -> int | None:
    """Which one is meant; None where what it is called is true of several."""
    if place.slot is not None:
        return next((number for number, one in towers.items() if one.slot == place.slot), None)
    meant = place.tower
    if meant is None or meant.number not in towers:
        return None
    if meant.owner is None:
        return meant.number
    alike = _called_alike(towers, place)
    return meant.number if alike == [meant.number] and towers[meant.number].top == meant.top else None


def _doubted(known: City, place: PlaceName) -> City:
    """What was said of one of several that are called alike is told of each of them anew."""
    alike = _called_alike(known.towers, place)
    return replace(known, towers={**known.towers, **{number: replace(known.towers[number], marks=DOUBT) for number in alike}})


def _called_alike(towers: Standing, place: PlaceName) -> list[int]:
    """Buildings that are as tall; where another one was as tall when it was said, the owner was told as well, or the building's number."""
    meant = place.tower
    if meant is None or meant.owner is None:
        return []
    if place.number:
        return [number for number, one in towers.items() if one.owner == meant.owner][place.number - 1 : place.number]
    owners = (meant.owner,) if place.is_twin else tuple(one.owner for one in towers.values() if one.owner is not None)
    return [number for number, one in towers.items() if one.owner in owners and one.height == meant.height]


def _opened(known: City, card: CardId, place: PlaceName, said: Announcement) -> City:
    """At a place of the mat; which number one has that stands at none is not told by that."""
    withstands, number = said.args["withstands"], max(known.towers, default=-1) + 1
    if place.slot is None or not isinstance(withstands, int):
        return known
    return replace(known, towers={**known.towers, number: Tower(card, place.slot, withstands, ((0, 0),), card)})


def _told(tower: Tower, said: Announcement) -> Tower:
    """With what was said of it."""
    key, seat = said.key.removeprefix("skyscrapers-"), said.args.get("seat")
    counted = {name: said.args[name] for name in ("quakes", "insurances", "turns", "height") if isinstance(said.args.get(name), int)}
    if key == "roofs" and isinstance(seat, OfSeat):
        tower = replace(tower, owner=seat.seat, slot=None)
    if key.startswith("gets-"):
        tower = replace(tower, marks=tower.marks | {key.removeprefix("gets-")})
    if key.startswith("loses-") and key != "loses-insurance":
        tower = replace(tower, marks=tower.marks - {key.removeprefix("loses-")})
    if said.key in FAULTS:
        tower = replace(tower, marks=tower.marks | {"faulty-or-smelly"})
    if key == "excused":
        tower = replace(tower, marks=tower.marks - {"faulty-or-smelly"})
    return replace(tower, **counted) if key in COUNTING else tower  # type: ignore[arg-type]


COUNTING = ("quakes", "quake-cancelled", "insures", "insurance-cancels", "loses-insurance", "turned", "roofs", "height-is")


def _gone(towers: Standing, number: int) -> Announcement:
    tower = towers[number]
    if tower.owner is not None:
        return line("blind-building-gone", seat=OfSeat(tower.owner), count=_which(towers, number))
    if tower.slot is not None:
        return line("blind-site-gone", place=PlaceName(tower.slot))
    return line("blind-aside-gone", card=OfCard(tower.foundation), count=number + 1)


def _which(towers: Standing, number: int) -> int:
    """Of its owner's buildings, counted from one."""
    return [one for one, its in towers.items() if its.owner == towers[number].owner].index(number) + 1


def _whole(towers: Standing, number: int) -> Iterator[Announcement]:
    """A tower from its foundation up, and what else is seen of it."""
    tower = towers[number]
    about: dict[str, Said] = {"card": OfCard(tower.foundation), "withstands": tower.withstands}
    if tower.owner is not None:
        yield line("blind-building", seat=OfSeat(tower.owner), count=_which(towers, number), height=tower.height or 0, **about)
    elif tower.slot is not None:
        yield line("blind-site", place=PlaceName(tower.slot), **about)
    else:
        yield line("blind-aside", count=number + 1, **about)
    first, *floors = tower.floors
    if first != (0, 0):
        yield _floor("blind-foundation-bears", first)
    yield from (_floor("blind-floor", floor) for floor in floors[:-1])
    if floors:
        yield _bears("blind-top", tower)
    for key, count in (("blind-quakes", tower.quakes), ("blind-insurances", tower.insurances), ("blind-turned", tower.turns)):
        if count:
            yield line(key, count=count)
    yield from _marked(tower)


def _marked(tower: Tower) -> Iterator[Announcement]:
    return (line(key) for mark, key in PRIZES.items() if mark in tower.marks)


def _floor(key: str, floor: tuple[int, int] | None) -> Announcement:
    height, points = floor or (0, 0)
    return line(key, height=height, points=points)


def _bears(key: str, tower: Tower) -> Announcement:
    height, points = tower.floors[-1] or (0, 0)
    return line(key, card=OfCard(tower.top), height=height, points=points)


def _discards(known: Sequence[CardId], seen: Sequence[CardId]) -> Iterator[Announcement]:
    """By their names, of which several may have the same."""
    more, fewer = Counter(seen) - Counter(known), Counter(known) - Counter(seen)
    yield from pair("blind-discards", "blind-not-in-discards", sorted((*more.elements(), *fewer.elements())), more)
