"""What has changed of sites and buildings, and was not told: each from its foundation up.

Rules of this file: of a covered card its height and points, and never which card it is (S15). A site is called by its place; a building by
its owner and which of that owner's it is, in the order in which they were begun, as they stand on the screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.voice.blind.fields import Fields, Tower
from companion.voice.blind.hearing import Listener
from companion.voice.blind.lying import discards, line

PRIZES = {
    "mini-skyscraper": "blind-mini-skyscraper",
    "order-and-unity": "blind-order-and-unity",
    "world-record": "blind-world-record",
    "faulty-or-smelly": "blind-faulty-or-smelly",
}
Towers = dict[int, Tower]  # by their numbers, in the order in which the listener counts them


def sites(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    """What fell, what changed, what is new; the towers known to the listener then stand in the order in which they were told."""
    known, towers = listener.known, seen["tower"]
    now: Towers = known["tower"]
    for number in [number for number in towers if number in now]:
        yield from _grown(now, number, towers[number])
    changed = [number for number, tower in towers.items() if now.get(number) != tower]
    for number, tower in list(now.items()):
        if number not in towers or (number in changed and (tower.owner, tower.slot) != (towers[number].owner, towers[number].slot)):
            yield _gone(now, number)
    for number in changed:
        now = _inserted(now, number, towers[number])
        yield from _whole(now, number)
    for owner in dict.fromkeys(tower.owner for tower in towers.values() if tower.owner is not None):
        yield from _in_order(now, [number for number, tower in towers.items() if tower.owner == owner])
    known["tower"] = now
    yield from discards(known, seen, ("blind-discards", "blind-not-in-discards"))


def _grown(now: Towers, number: int, seen: Tower) -> Iterator[Announcement]:
    """A card that was just built: what it bears; of a roof also on which tower it lies, where no place of the mat told that."""
    known = now[number]
    if known.floors != seen.floors[:-1]:
        return
    if known.owner is None and known.slot is None and seen.owner is not None:
        roofed = replace(known, owner=seen.owner, height=seen.height, top=seen.top, floors=seen.floors, marks=seen.marks)
        if roofed == seen and not known.marks:
            now[number] = seen
            yield line("blind-roofed", count=number + 1)
            yield _bears("blind-bears", seen)
            yield from _marked(seen)
    elif replace(known, floors=seen.floors) == seen:
        now[number] = seen
        yield _bears("blind-bears", seen)


def _inserted(now: Towers, number: int, tower: Tower) -> Towers:
    """In its place, if it was there; a building before those of its owner that were begun later, anything else last."""
    later = [one for one, its in now.items() if its.owner == tower.owner and one > number] if tower.owner is not None else []
    if number in now or not later:
        return {**now, number: tower}
    at = list(now).index(later[0])
    return dict([*list(now.items())[:at], (number, tower), *list(now.items())[at:]])


def _in_order(now: Towers, wanted: Sequence[int]) -> Iterator[Announcement]:
    """An owner's buildings, told anew where they are not known in the order in which they were begun."""
    there = [number for number in now if number in wanted]
    if there == list(wanted):
        return
    towers = {number: now[number] for number in wanted}
    yield from (_gone(now, number) for number in there)
    for number in wanted:
        now[number] = towers[number]
        yield from _whole(now, number)


def _gone(towers: Towers, number: int) -> Announcement:
    which, tower = _which(towers, number), towers.pop(number)
    if tower.owner is not None:
        return line("blind-building-gone", seat=OfSeat(tower.owner), count=which)
    if tower.slot is not None:
        return line("blind-site-gone", place=PlaceName(tower.slot))
    return line("blind-aside-gone", card=OfCard(tower.foundation), count=number + 1)


def _which(towers: Towers, number: int) -> int:
    """The number of a building among those of its owner, counted from one."""
    return [one for one, its in towers.items() if its.owner == towers[number].owner].index(number) + 1


def _whole(towers: Towers, number: int) -> Iterator[Announcement]:
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


def _floor(key: str, floor: tuple[int, int], **of: Said) -> Announcement:
    return line(key, **of, height=floor[0], points=floor[1])


def _bears(key: str, tower: Tower) -> Announcement:
    return _floor(key, tower.floors[-1], card=OfCard(tower.top))
