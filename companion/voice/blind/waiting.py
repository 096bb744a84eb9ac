"""What is waited for, as it is known to whoever sees nothing: the status sentence, the question, whose turn it is, and the free places."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.core.decks.card import CardId
from companion.core.games.game import Ground, OfSeat, Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import SeatId, Slot
from companion.voice.blind.part import Part, line, tells_of_act
from companion.voice.blind.spots import Spot, spot_of, spots_of

# Announcements that tell what is waited for as well as the status sentence does.
TELL = {"comparity-duet": "comparity-status-duet", "comparity-trio": "comparity-status-trio"}
# The same in fewer words, for somebody who was just called by name.
SHORT = {
    "comparity-status-turn": "blind-now-turn",
    "comparity-status-must-play": "blind-now-must-play",
    "cardline-status-turn": "blind-now-lay",
    "skyscrapers-status-turn": "blind-now-play",
    "skyscrapers-status-last-turn": "blind-now-last-turn",
}
CALLS = tuple(f"{game}-{key}" for game in ("comparity", "cardline", "skyscrapers") for key in ("turn", "last-turn", "goes-on", "turn-set"))
# Of these the sentence does not tell who is asked.
NAMELESS = tuple(f"comparity-status-{key}" for key in ("opening-anew", "on-pad", "shifting"))
# Whether a card is waited for, as the sentences tell it; others leave it as it was.
LAYS = frozenset(
    {
        *(f"comparity-status-{key}" for key in ("turn", "must-play", "bonus", "bonus-must", "reconnect")),
        *(f"cardline-status-{key}" for key in ("opening", "opening-uneven", "opening-anew", "turn", "laid")),
        *(f"skyscrapers-status-{key}" for key in ("opening", "opening-more", "foundation")),
    }
)
KEEPS_QUESTION = ("comparity-status-lifted",)  # what OK means stays as it was while a card is in somebody's hand
LEAVES_OPEN = tuple(f"{game}-status-{key}" for game in ("comparity", "skyscrapers") for key in ("lifted", "on-pad"))
OVER = {
    "comparity-wins": "comparity-status-over",
    **{f"{game}-{key}": f"{game}-status-over" for game in ("cardline", "skyscrapers") for key in ("wins", "share")},
}
# After these the table does not lie as before the last act any more.
NO_UNDO = ("table-undone", "table-undone-play", "table-cleared", "blind-laid-back", "blind-mended", "blind-nothing-to-mend")
Free = Spot | Slot
PLACED = ("comparity-opens", "comparity-plays", "comparity-plays-bonus", "comparity-reconnects", "skyscrapers-opens")


@dataclass(frozen=True, slots=True)
class Waited:
    status: Announcement | None = None
    question: Announcement | None = None
    seat: SeatId | None = None
    may_lay: bool = False
    free: Mapping[Free, PlaceName] | None = None  # None: not told yet; in a line every gap is free
    called: SeatId | None = None  # who was called by name just now
    taken: Mapping[CardId, Spot] = field(default_factory=dict)
    offers_undo: bool = False


class Waiting(Part[Waited]):
    nothing = Waited()

    def __init__(self, setup: Setup, ground: Ground) -> None:
        self._shape, self._ground = setup.shape, ground

    def seen(self, table: TableView) -> Waited:
        expected, view = table.expected, table.view
        seat = None if view.winners else expected.seat or view.turn
        taken = spots_of(table, self._shape) if self._ground == "area" else {}
        free = self._free(table, taken)
        may_lay = bool(expected.places) if self._ground == "row" else bool(free)
        return Waited(_same(expected.status), _same(expected.question), seat, may_lay, free, None, taken, table.offers_undo)

    def _free(self, table: TableView, taken: Mapping[CardId, Spot]) -> Mapping[Free, PlaceName]:
        """Where a card may be laid and none lies yet; towers are built on by whoever likes."""
        standing = {slot for one, slot in zip(table.view.structures, table.tap_places, strict=True) if one.owner is None}
        keys = {name: self._key(name, taken) for name in table.expected.places}
        return {key: name for name, key in keys.items() if key is not None and key not in standing}

    def _key(self, name: PlaceName, taken: Mapping[CardId, Spot]) -> Free | None:
        match self._ground:
            case "area":
                return spot_of(name, taken, self._shape)
            case "sites":
                return name.slot
            case "row":
                return None

    def heard(self, known: Waited, said: Announcement) -> Waited:
        seat = said.args.get("seat")
        if said.key == "table-offers-undo" or said.key in NO_UNDO or tells_of_act(said):
            known = replace(known, offers_undo=said.key == "table-offers-undo")
        if said.key == "comparity-shifted" or said.key.startswith("blind-all-"):
            known = replace(known, free=None)  # everything lies elsewhere now
        if said.key in CALLS and isinstance(seat, OfSeat):
            known = replace(known, called=seat.seat)
        if "-status-" in said.key:
            return self._waits(known, said)
        if "-ask-" in said.key:
            known = self._waits(known, said) if said.key.startswith("table-ask-") else known
            return replace(known, question=_same(said))
        if said.key in PLACED and known.free is not None and isinstance(place := said.args["place"], PlaceName):
            key = self._key(place, known.taken)
            return replace(known, free={there: name for there, name in known.free.items() if there != key})
        return known

    def news(self, known: Waited, seen: Waited) -> Iterator[Announcement]:
        if not _is_as(known.status, seen.status):
            yield from self._status(known, seen)
            known = self._waits(known, seen.status) if seen.status else known
            known = replace(known, question=seen.question) if _is_as(seen.status, seen.question) else known
        if not _is_as(known.question, seen.question):
            yield seen.question or line("blind-no-question")
        if seen.seat is not None and known.seat != seen.seat:
            yield line("blind-asked", seat=OfSeat(seen.seat))
        places = tuple(_places(known.free, seen.free or {}, set(seen.taken.values()))) if seen.may_lay else ()
        if known.may_lay != seen.may_lay and not places:
            yield line("blind-may-lay" if seen.may_lay else "blind-may-not-lay")
        yield from places
        if known.offers_undo != seen.offers_undo:
            yield line("blind-undo" if seen.offers_undo else "blind-no-undo")

    def after(self, known: Waited, seen: Waited) -> Waited:
        """What was told of places where nobody lays anything stays known for the next turn."""
        free = seen.free if seen.may_lay else known.free
        taken = set(seen.taken.values())
        return replace(seen, free={spot: name for spot, name in free.items() if spot not in taken} if free is not None else None)

    def is_said(self, known: Waited, table: TableView) -> bool:
        """Whether the status sentence will be said."""
        return not _is_as(known.status, table.expected.status)

    def _status(self, known: Waited, seen: Waited) -> Iterator[Announcement]:
        status = seen.status
        if status is None:
            return
        short = SHORT.get(status.key, "") if known.called is not None and known.called == seen.seat else ""
        yield status if not short or status.args.get("deck") == 0 else line(short)

    def _waits(self, known: Waited, status: Announcement) -> Waited:
        """What follows from the sentence that tells what is waited for."""
        seat = status.args.get("seat")
        is_named = status.key not in NAMELESS and not status.key.startswith("table-")
        who = seat.seat if is_named and isinstance(seat, OfSeat) else known.seat
        may_lay = known.may_lay if status.key in LEAVES_OPEN else status.key in LAYS
        question = known.question if status.key in KEEPS_QUESTION else None
        return replace(known, status=_same(status), question=question, seat=who, may_lay=may_lay)


def _places(known: Mapping[Free, PlaceName] | None, seen: Mapping[Free, PlaceName], taken: Collection[Free]) -> Iterator[Announcement]:
    """Those that are free now, or what has changed of them where that is shorter."""
    more = [name for key, name in seen.items() if known is None or key not in known]
    fewer = [name for key, name in (known or {}).items() if key not in seen and key not in taken]
    has_name = all(name.slot is not None for name in fewer)  # a card beside which it was may have gone
    if known is None or len(more) + len(fewer) >= len(seen) or not has_name:
        if more or fewer:
            yield line("blind-free", places=tuple(seen.values()))
        return
    if more:
        yield line("blind-free-too", places=tuple(more))
    if fewer:
        yield line("blind-not-free", places=tuple(fewer))


def implied(said: Announcement) -> tuple[Announcement, ...]:
    """The status sentence that needs not be said after it."""
    key = (TELL | OVER).get(said.key)
    return (replace(said, key=key),) if key is not None else ()


def _same(said: Announcement | None) -> Announcement | None:
    return None if said is None else replace(said, id="")


def _is_as(one: Announcement | None, other: Announcement | None) -> bool:
    """Whether the same was said; what it rests on is not."""
    if one is None or other is None:
        return one is other
    return one.key == other.key and _told(one) == _told(other)


def _told(one: Announcement) -> Mapping[str, object]:
    """In a duet it is enough to know who is asked, and at the end who has won."""
    if one.key in OVER.values():
        seats = one.args.get("seats", one.args.get("seat"))
        return {"seats": seats if isinstance(seats, tuple) else (seats,)}
    return {"seat": one.args.get("seat")} if one.key in TELL.values() else one.args
