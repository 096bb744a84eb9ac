"""What a listener has to be told after the announcements, so that everything the screen shows of the table is said or was said.

Rules of this file: what an announcement told is not said again, and neither is what has not changed. Sentences come in an order fixed by
place and seat, never by a value (H1).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from companion.core.frozen import dataclass
from companion.core.games.game import Ground, OfCard, OfSeat, Setup
from companion.core.games.port import Game
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement, of_table
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.voice.blind.fields import COUNTS, PILE, Fields, card_of, fields_of
from companion.voice.blind.hearing import Listener, cells_of_rows, is_instruction, with_instruction
from companion.voice.blind.lying import area, line, row
from companion.voice.blind.standing import sites

GROUNDS: Mapping[Ground, Callable[[Listener, Fields], Iterator[Announcement]]] = {"area": area, "row": row, "sites": sites}
STOCK = {
    PILE: "blind-pile",
    "box": "blind-box",
    "foundations": "blind-foundations",
    "foundations_due": "blind-foundations-due",
    "open_studies": "blind-open-studies",
    "unseen_discards": "blind-unseen-discards",
}
RARE = ("foundations_due", "open_studies", "unseen_discards")  # nothing is said of these while there are none
MARKS = {"draws": "blind-draws", "duet": "blind-duet", "out": "blind-out", "trio": "blind-trio"}
NOTHING: Fields = {}  # known to a listener who has just sat down
Sentences = tuple[Announcement, ...]


@dataclass(frozen=True, slots=True)
class Owed:
    """The announcements and what has to be said after them; `known` is what the listener knows then."""

    said: Sentences
    known: Fields


def owed(known: Fields, said: Sequence[Announcement], table: TableView, setup: Setup, game: Game[Any, Any]) -> Owed:
    """`known` is as the call before left it, or `NOTHING`: then the whole table is said.

    Of the announcements, instructions are left out that were told in the same words before and are not followed yet.
    """
    seen = fields_of(table, setup, game.ground, game.heard)
    listener = Listener(defaultdict(dict, {kind: dict(its) for kind, its in known.items()}), seen, setup, game.heard)
    told = known.get("instruction", {}).get("", ())
    fresh = [one for one in said if not (is_instruction(one) and replace(one, id="") in told)]
    for one in said:
        listener.hear(one)
    news = (*_mend(listener, seen, table), *_silences(listener, seen), *_changed(listener, seen, game.ground))
    free = seen["free"] if seen["lays"] else listener.known["free"]
    taken = set(seen["place"].values())
    after = {
        **seen,
        "instruction": listener.known["instruction"],
        "thanks": {"": True} if table.owes_thanks else {},
        "tower": {number: seen["tower"][number] for number in listener.known["tower"]},
        "free": {key: name for key, name in free.items() if key not in taken},
    }
    return Owed((*fresh, *news), after)


def whole_table(table: TableView, setup: Setup, game: Game[Any, Any], *, is_kept: bool = True) -> Sentences:
    """All of the table as it stands, for a listener who comes to it now."""
    begins = of_table("begins", "E1", game=setup.game, deck=setup.deck, characteristic=setup.characteristic)
    unkept = () if is_kept else (of_table("not-kept", "E4"),)
    return (begins, *_series(setup), *owed(NOTHING, (), table, setup, game).said, *unkept)


def _series(setup: Setup) -> Iterator[Announcement]:
    if setup.series is None:
        return
    for player, won in zip(setup.players, setup.series.wins, strict=True):
        yield of_table("series-wins", "E1", "plain", seat=OfSeat(player.seat), count=won)
    yield of_table("series-goes-on", "E1", "notice", count=setup.series.needed)


def _changed(listener: Listener, seen: Fields, ground: Ground) -> Iterator[Announcement]:
    """The status sentence comes last, but it tells something of the cards and the players as well."""
    is_waiting = not _is_as(listener, listener.known["status"].get(""), seen["status"][""])
    called = listener.known["called"].get("")
    if is_waiting:
        listener.hear(seen["status"][""])
    yield from GROUNDS[ground](listener, seen)
    yield from _people(listener.known, seen)
    if is_waiting:
        status = seen["status"][""]
        short = listener.heard.short.get(status.key.partition("-")[2], "") if called and seen["asked"].get("") == called else ""
        yield status if not short or status.args.get("deck") == 0 else line(short)
    yield from _expected(listener, seen, is_told=is_waiting)


def _is_as(listener: Listener, one: Announcement | None, other: Announcement | None) -> bool:
    """Whether both say the same; of a status that another sentence stands for, the players are enough."""
    if one is None or other is None:
        return one is other
    if one.key.partition("-")[2] in listener.heard.implies.values():
        return one.key == other.key and _seats(one) == _seats(other)
    return one.key == other.key and one.args == other.args


def _seats(said: Announcement) -> object:
    seats = said.args.get("seats", said.args.get("seat"))
    return seats if isinstance(seats, tuple) else (seats,)


# Players and what is counted


def _people(known: Fields, seen: Fields) -> Iterator[Announcement]:
    for seat, name in seen["name"].items():
        if known["name"].get(seat, name) != name:
            yield line("blind-sits-for", name=name, former=known["name"][seat])
    if tuple(known["seat"]) != tuple(seen["seat"]):
        yield line("blind-seats", seats=tuple(map(OfSeat, seen["seat"])))
    for seat in seen["seat"]:
        yield from _player(known, seen, seat)
    for name, key in STOCK.items():
        count = seen["stock"].get(name, 0)
        if name in {*known["stock"], *seen["stock"]} and known["stock"].get(name, 0 if name in RARE else None) != count:
            yield line(key, count=count)
    if known["winner"].keys() != seen["winner"].keys():
        yield line("blind-won", seats=tuple(map(OfSeat, seen["winner"])))
    count = seen["count"][""]
    if known["count"].get("", ()) != count:
        yield line("blind-count", count=len(count))
        yield from count


def _player(known: Fields, seen: Fields, seat: SeatId) -> Iterator[Announcement]:
    who, hand = OfSeat(seat), seen["hand"][seat]
    if known["hand"].get(seat) != hand:
        yield line("blind-holds", seat=who, count=hand)
    before, after = ({kind: its for kind in MARKS if (its := fields[kind].get(seat))} for fields in (known, seen))
    if before.items() - after.items():
        yield line("blind-nothing-pending", seat=who)
        before = {}
    for kind, count in after.items():
        if before.get(kind) != count:
            yield line(MARKS[kind], seat=who) if count is True else line(MARKS[kind], seat=who, count=count)
    for kind in COUNTS:
        if known[kind].get(seat, 0) != (count := seen[kind].get(seat, 0)):
            yield line("blind-toilets", seat=who, count=count) if kind == "toilets" else line("blind-threshold", seat=who, height=count)


# What is to be put right, and what the mat does not hear


def _mend(listener: Listener, seen: Fields, table: TableView) -> Sentences:
    """What lies wrong again after all was right is told anew: all may have been told meanwhile, when it was not shown."""
    now = seen["instruction"][""]
    if table.owes_thanks:
        return ()
    was = listener.known["instruction"].get("", ())
    said, after = (_all_to_mend(now), now) if listener.known["thanks"] and now else _to_mend(was, now)
    for one in said:
        listener.hear(one)
    listener.known["instruction"][""] = after
    return said


def _all_to_mend(now: Sentences) -> Sentences:
    return (line("blind-to-mend", count=len(now)), *now)


def _to_mend(known: Sentences, seen: Sentences) -> tuple[Sentences, Sentences]:
    """What is to be said, and in which order all is known then: what is settled, what has come, and what is best done first.

    Of what comes after that it is enough to know that it waits; all is said anew where that would not be clear.
    """
    if not known or not seen:
        return ((line("blind-nothing-to-mend"),) if known else seen), seen
    cards = {card_of(one) for one in seen}
    settled = [one for one in known if one not in seen and (card_of(one) is None or card_of(one) not in cards)]
    fresh = [one for one in seen if one not in known]
    now, first = reduce(with_instruction, fresh, tuple(one for one in known if one not in settled)), card_of(seen[0])
    said = [*(line("blind-mended", card=OfCard(card)) for one in settled if (card := card_of(one)) is not None), *fresh]
    if now and now[0] != seen[0] and first is not None:
        said.append(line("blind-first", card=OfCard(first)))
        now = tuple(sorted(now, key=lambda one: card_of(one) != first))
    is_clear = all(card_of(one) is not None for one in settled)
    if is_clear and now[:1] == seen[:1] and len(now) == len(seen) and all(one in seen for one in now):
        return tuple(said), now
    return _all_to_mend(seen), seen


def _silences(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    shape, known, now = listener.setup.shape, listener.known["frozen"].keys(), seen["frozen"].keys()
    yield from _slots(now - known, shape, "blind-silent", "blind-silent-rows")
    yield from _slots(known - now, shape, "blind-heard", "blind-heard-rows")
    for key, pads in (("blind-silent-pads", shape.pads), ("blind-silent-draw-pads", shape.draw_pads)):
        if len(known & set(pads)) != (count := len(now & set(pads))):
            yield line(key, count=count)
    weak, heard = seen["weak"].keys() - listener.known["weak"].keys(), listener.known["weak"].keys() - seen["weak"].keys()
    for key, slots in (("blind-heard-badly", weak), ("blind-heard-well", heard)):
        if slots:
            yield line(key, places=_named(slots, shape))


def _slots(slots: Collection[Slot], shape: Shape, key: str, of_rows: str) -> Iterator[Announcement]:
    """Whole rows by their numbers, other places one by one."""
    if not slots:
        return
    each = {row: cells_of_rows(shape, (row,)) for row in range(1, shape.rows + 1)} if shape.columns > 1 else {}
    rows = tuple(row for row, its in each.items() if its and its <= set(slots))
    rest = [slot for slot in slots if not shape.is_pad(slot) and not any(slot in each[row] for row in rows)]
    if rest:
        yield line(key, places=_named(rest, shape))
    if rows:
        yield line(of_rows, rows=rows, count=len(rows))


def _named(slots: Collection[Slot], shape: Shape) -> tuple[PlaceName, ...]:
    return tuple(PlaceName(slot) for slot in shape.slots if slot in slots)


# What is waited for


def _expected(listener: Listener, seen: Fields, *, is_told: bool) -> Iterator[Announcement]:
    known, question, lays = listener.known, seen["question"].get(""), bool(seen["lays"])
    is_said = is_told and _is_as(listener, seen["status"][""], question)
    if not is_said and not _is_as(listener, known["question"].get(""), question):
        yield question or line("blind-no-question")
    if seen["asked"] and known["asked"] != seen["asked"]:
        yield line("blind-asked", seat=OfSeat(seen["asked"][""]))
    places = tuple(_free(known, seen)) if lays else ()
    if bool(known["lays"]) != lays and not places:
        yield line("blind-may-lay" if lays else "blind-may-not-lay")
    yield from places
    if bool(known["undo"]) != bool(seen["undo"]):
        yield line("blind-undo" if seen["undo"] else "blind-no-undo")


def _free(known: Fields, seen: Fields) -> Iterator[Announcement]:
    """Places where a card may be laid, or what has changed of them where that is shorter."""
    was, free, taken = known["free"], seen["free"], set(seen["place"].values())
    more = [name for key, name in free.items() if key not in was]
    fewer = [name for key, name in was.items() if key not in free and key not in taken]
    has_name = all(name.slot is not None for name in fewer)  # a card beside which it was may have gone
    if len(more) + len(fewer) >= len(free) or not has_name:
        if more or fewer:
            yield line("blind-free", places=tuple(free.values()))
        return
    if more:
        yield line("blind-free-too", places=tuple(more))
    if fewer:
        yield line("blind-not-free", places=tuple(fewer))
