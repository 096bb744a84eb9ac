"""Stores under test, and what tests keep in them: matches that people play, and entries of every kind."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from decimal import Decimal
from functools import cache
from typing import Any, get_args

from companion.cards.decks.files import find
from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.decks.register import Register
from companion.core.games.game import OfCard, OfSeat, Player, Series, Setup, Shown, StructureView
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.core.referee.placement import PlaceName
from companion.core.referee.referee import Referee, with_ids
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Chosen,
    Corrected,
    Correction,
    Elapsed,
    Event,
    JournalNews,
    Leave,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Replace,
    Resumed,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
    SlotsBack,
    SlotsFrozen,
    Sorted,
    TagLifted,
    TagPlaced,
    TagTapped,
    Uid,
    Unreadable,
)
from companion.record.disk import DiskStore
from companion.record.memory import MemoryStore
from companion.record.store import Begun
from tests.record.matches import people_play, register

NOW = "2026-11-18T20:00:00+00:00"
BEGAN = "2026-11-18T19:59:00+00:00"
ANNA, BORIS = SeatId("seat-1"), SeatId("seat-2")
BEN, SHARD = CardId("big-ben"), CardId("the-shard")
PLAYED = (("comparity", 1), ("cardline", 1), ("skyscrapers", 0), ("comparity", 2))  # games, and numbers of matches of them

SETUP = Setup(
    game="comparity",
    deck=DeckId("landmarks"),
    characteristic=CharacteristicId("height"),
    players=(Player(ANNA, "Zoé “Z”\ud800"), Player(BORIS, "Б|Ю")),
    first=BORIS,
    house={"pace": 1.5, "trio_bonus": "must", "hand": 7},
    set_aside=(BEN, CardId("colosseum")),
    shape=Shape(5, 4, (Slot("pad"),), (Slot("draw"),), frozenset({Slot("C3"), Slot("A1")}), (Slot("A1"), Slot("B1")), (Slot("tap-1"),)),
    series=Series(5, (2, 1)),
)
TOWER = StructureView((2, 0), 3, ANNA, CardId("base"), 4, 2, 1, 0, ((3, 1), (2, 5)), CardId("roof"), (1, 2), 9, ("mini-skyscraper",))
SITE = StructureView((0, 1), 1, None, CardId("base"), 0, 0, 0, 0, (), CardId("base"), (0, 0), None, ())
HEIGHT, YEAR = CharacteristicId("height"), CharacteristicId("year")

EVENTS: tuple[Event, ...] = (
    TagPlaced(Slot("C3"), Uid("card:landmarks/big-ben"), 1.25),
    TagPlaced(Slot("C4"), Uid("card:landmarks/the-shard#face"), 0.1 + 0.2),
    TagPlaced(Slot("C5"), Uid("04a1b2c3d4e5f6"), 1e9),  # of a tag that nobody knows
    TagLifted(Slot("C3"), Uid("card:landmarks/big-ben"), 2.0),
    TagTapped(Slot("été"), Uid("card:movies/avatar"), 2.0),
    Sorted("toilet", 2.5),
    Pressed("seat-2", 3),
    Chosen("swap:B2-C2", 3.5),
    SlotsFrozen((Slot("A1"), Slot("B1")), 4.0),
    SlotsBack((), 4.5),
    ReadsBadly(Slot("C4"), 4.6),
    ReadsWell(Slot("C4"), 0.1 + 0.2),
    Unreadable(Slot("pad"), 4.7),
    Elapsed(5.0),
    Resumed(5.0),
    Resumed(6.0, (("04a1b2c3d4e5f6", "landmarks", "big-ben", ""), ("04a1b2c3d4e5f7", "movies", "avatar", "face"))),
    JournalNews("back", 6.0),
    JournalNews("damaged", 6.0, "matches.damaged-2026-11-18"),
)
CORRECTIONS: tuple[Correction, ...] = (
    SetHand(ANNA, 3),
    SetTurn(BORIS),
    ActOf(ANNA),
    CardIs("big-ben", "the-shard"),
    AlreadyDrawn(),
    AcceptTable(),
    AcceptTable(("big-ben", "the-shard")),
    Leave(BORIS),
    Replace(ANNA, 'Ольга "O"\n\x00'),
)
ARGUMENTS: dict[str, Any] = {
    "card": OfCard(BEN),
    "seat": OfSeat(BORIS),
    "number": Shown(BEN, HEIGHT, Decimal("96.10")),
    "number-beside": Shown(SHARD, HEIGHT, Decimal("1E+3"), Decimal("-0.5")),
    "place": PlaceName(Slot("C3")),
    "nowhere": PlaceName(None),
    "beside-the-mat": PlaceName(None, "", BEN, has_mat=False),
    **{f"place-{relation}": PlaceName(Slot("C3"), relation) for relation in ("right-of", "above", "left-of", "below")},
    "beside-a-card": PlaceName(None, "above", BEN),
    "between": PlaceName(None, "between", BEN, other=SHARD),
    "tower": PlaceName(Slot("site-1"), "tower", tower=TOWER, is_twin=True),
    "site": PlaceName(None, "", None, tower=SITE),
    "several": (OfCard(BEN), OfCard(SHARD)),
    "nested": ((OfSeat(ANNA), (PlaceName(Slot("A1")), 3)), ()),
    "none": (),
    "count": 0,
    "more": -(10**12),
    "name": "Zoé “Z” | \u2028",
    "empty": "",
}


def begun(setup=SETUP, **more):
    deck = find(setup.deck)
    return replace(Begun(setup, deck, "ru", BEGAN, "0.1.0", (BORIS,)), **more)


def said(number, /, **args):
    return with_ids(number, [Announcement("comparity-plays", "C1", "placed", args)])


@cache
def entries_of_every_kind():
    """One of each event, correction and argument, a failed one, and ones that make, replace and take back acts."""
    events = [*EVENTS, *(Corrected(one, 7.0 + number) for number, one in enumerate(CORRECTIONS))]
    entries = [Entry(0, SETUP, said(0, **ARGUMENTS))]
    entries += [Entry(number, event) for number, event in enumerate(events, start=1)]
    last = len(entries)
    acts = [(last, 1), (last + 1, 2), (last + 2, 2), (last + 3, 0)]
    entries += [Entry(number, Elapsed(100.0), said(number, count=number), count) for number, count in acts]
    entries += [Entry(len(entries), Pressed("ok", 100.0), is_failed=True)]
    return tuple(entries)


def kinds(union):
    """The members of a union, but those that are unions of their own."""
    return {one for one in get_args(union) if isinstance(one, type)}


def kinds_in(value):
    """The types of everything in a frozen value."""
    yield type(value)
    if is_dataclass(value):
        for one in fields(value):
            yield from kinds_in(getattr(value, one.name))
    for one in value if isinstance(value, tuple) else value.values() if isinstance(value, dict) else ():
        yield from kinds_in(one)


def registered():
    return Register().naming([find("landmarks"), find("movies")])


def tags_of(entries, known):
    """What the tags are taken for that these entries met."""
    return {uid: known.identify(uid) for entry in entries if (uid := getattr(entry.event, "uid", None))}


def append(journal, entries):
    for entry in entries:
        journal.append(entry)


def play(store, match, language="fr", bots=()):
    """A match that was played, entered once more; its journal."""
    journal = store.begin(Begun(match.setup, match.deck, language, BEGAN, "0.1.0", bots), register())
    referee = Referee(match.setup, match.deck, register(), journal)
    for event in match.events:
        referee._enter(event)
    return journal


def played(number):
    game, which = PLAYED[number]
    return people_play(game, which)


def disk(path, **more):
    return DiskStore(path, lambda: NOW, **more)


class Memory:
    """A store in memory lasts as long as the program."""

    def __init__(self, folder):
        self.store = MemoryStore(NOW)

    def again(self):
        return self.store

    def close(self):
        self.store.close()


class Disk:
    """A store on disk, and whoever opens it next."""

    def __init__(self, folder):
        self.path = folder / "matches.facedown"
        self.store = disk(self.path)

    def again(self):
        self.store.close()
        self.store = disk(self.path)
        return self.store

    def close(self):
        self.store.close()
