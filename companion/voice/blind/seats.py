"""Who sits there, as it is known to whoever sees nothing: hands, what is pending for whom, piles, and the count at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.core.games.game import OfSeat, Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.voice.blind.part import ACTS, Part, line, tells_of_act

Counts = Mapping[tuple[SeatId, str], int]

PILE = "pile"
KEYS = {
    PILE: "blind-pile",
    "box": "blind-box",
    "foundations": "blind-foundations",
    "foundations_due": "blind-foundations-due",
    "open_studies": "blind-open-studies",
    "unseen_discards": "blind-unseen-discards",
}
RARE = ("foundations_due", "open_studies", "unseen_discards")  # of which nothing is said while there are none
OF_SEATS = {"toilets": "blind-toilets", "threshold": "blind-threshold"}
MARKS = {"duet": "blind-duet", "trio": "blind-trio", "draws": "blind-draws", "out": "blind-out"}
HELD = ("comparity-plays", "comparity-plays-bonus", "comparity-reconnects")  # they tell how many cards are left
SET = ("comparity-hand-set", "cardline-hand-set", "skyscrapers-hand-set", "table-holds-again")
DRAWS = ("comparity-draws", "comparity-distrust", "comparity-penalty", "cardline-draws", "skyscrapers-draws", "skyscrapers-draws-first")
PAYS = (
    *(f"cardline-{key}" for key in ACTS["cardline"]),
    *(f"skyscrapers-{key}" for key in ("builds", "roofs", "quakes", "quake-cancelled", "insures", "insurance-cancels")),
    *(f"skyscrapers-{key}" for key in ("century", "studies", "tornado", "discards")),
)
STOCKED = (
    *("comparity-opens", "cardline-opens", "skyscrapers-opens", "skyscrapers-foundation-due"),
    *("skyscrapers-stays", "skyscrapers-stays-foundation"),
)
LEFT = {"comparity-left": PILE, "cardline-left": "box", "skyscrapers-left": "unseen_discards"}
# A sentence of these tells nothing of a Duet that waits.
ASIDE = tuple(f"comparity-status-{key}" for key in ("lifted", "word", "which", "on-pad", "shifting"))
COUNTED = "skyscrapers-counts-"


@dataclass(frozen=True, slots=True)
class Seated:
    seats: tuple[SeatId, ...] = ()
    names: Mapping[SeatId, str] = field(default_factory=dict)
    hands: Mapping[SeatId, int] = field(default_factory=dict)
    marks: Mapping[SeatId, frozenset[str]] = field(default_factory=dict)
    counts: Counts = field(default_factory=dict)
    stock: Mapping[str, int] = field(default_factory=dict)
    count: tuple[Announcement, ...] = ()  # line by line
    winners: tuple[SeatId, ...] = ()


class Seats(Part[Seated]):
    nothing = Seated()

    def __init__(self, setup: Setup) -> None:
        self._game = setup.game

    def seen(self, table: TableView) -> Seated:
        view = table.view
        lines = zip(view.count, table.count, strict=True)
        return Seated(
            tuple(one.seat for one in view.seats),
            {one.seat: one.name for one in view.seats},
            {one.seat: one.hand for one in view.seats},
            {one.seat: frozenset(one.marks) for one in view.seats},
            {(one.seat, name): one.counts.get(name, 0) for one in view.seats for name in OF_SEATS},
            {PILE: view.pile, **view.stock},
            tuple(Announcement(f"{view.game}-{counted.key}", "", "plain", args) for counted, args in lines),
            view.winners,
        )

    def heard(self, known: Seated, said: Announcement) -> Seated:
        if tells_of_act(said):
            known = _without_marks(known, "draws-")
        if said.key.startswith(COUNTED):
            return replace(known, count=(*known.count, replace(said, id="", rule="", tone="plain")))
        if said.key in ("table-undone", "table-undone-play"):
            return replace(known, count=())
        if "-status-" in said.key and not said.key.startswith("table-"):
            return _after_status(known, said)
        if said.key in STOCKED:
            return replace(known, stock=_stocked(known.stock, said))
        seat, count = said.args.get("seat"), said.args.get("count", 1)
        if said.key == "table-pile-again" and isinstance(count, int):
            return replace(known, stock={**known.stock, PILE: count})
        if not isinstance(seat, OfSeat) or seat.seat not in known.hands:
            return known
        return self._of_seat(known, said, seat.seat, count if isinstance(count, int) else 1)

    def _of_seat(self, known: Seated, said: Announcement, seat: SeatId, count: int) -> Seated:
        hand, to, giver = said.args.get("hand"), said.args.get("to"), said.args.get("giver")
        if said.key in HELD and isinstance(hand, int):
            return replace(known, hands={**known.hands, seat: hand})
        if said.key in SET:
            return replace(known, hands={**known.hands, seat: count})
        if said.key in DRAWS:
            drawn = _drawn(known, seat, count)
            return replace(drawn, stock=_more(drawn.stock, "box", 1)) if said.key == "cardline-draws" else drawn
        if said.key == "comparity-gives" and isinstance(to, OfSeat):
            return _marked(_held(_held(known, seat, -count), to.seat, count), to.seat, count)
        if said.key == "skyscrapers-takes" and isinstance(giver, OfSeat):
            return _held(_held(known, seat, 1), giver.seat, -1)
        if said.key in PAYS:
            known = _held(known, seat, -1)
        if said.key == "skyscrapers-goes-into-box-drawn":
            return _marked(known, seat, 1)
        if said.key in LEFT:
            stock = _more(known.stock, LEFT[said.key], count)
            return replace(known, seats=tuple(one for one in known.seats if one != seat), stock=stock)
        if said.key in ("comparity-duet", "comparity-trio"):
            return _with_mark(known, seat, said.key.partition("-")[2])
        if said.key in ("skyscrapers-toilet-specialist", "skyscrapers-further-toilet"):
            return replace(known, counts={**known.counts, (seat, "toilets"): count})
        if said.key == "skyscrapers-roofs" and isinstance(height := said.args["height"], int):
            return _grown(known, seat, height)
        return known

    def news(self, known: Seated, seen: Seated) -> Iterator[Announcement]:
        for seat, name in seen.names.items():
            if seat in known.names and known.names[seat] != name:
                yield line("blind-sits-for", name=name, former=known.names[seat])
        if known.seats != seen.seats:
            yield line("blind-seats", seats=tuple(map(OfSeat, seen.seats)))
        for seat in seen.seats:
            yield from self._news_of(known, seen, seat)
        for name, key in KEYS.items():
            count = seen.stock.get(name, 0)
            if name in {PILE, *seen.stock, *known.stock} and known.stock.get(name, 0 if name in RARE else None) != count:
                yield line(key, count=count)
        if set(known.winners) != set(seen.winners):
            yield line("blind-won", seats=tuple(map(OfSeat, seen.winners)))
        if known.count != seen.count:
            yield line("blind-count", count=len(seen.count))
            yield from seen.count

    def _news_of(self, known: Seated, seen: Seated, seat: SeatId) -> Iterator[Announcement]:
        who, hand = OfSeat(seat), seen.hands[seat]
        if known.hands.get(seat) != hand:
            yield line("blind-holds", seat=who, count=hand)
        yield from _marks(known.marks.get(seat, frozenset()), seen.marks[seat], who)
        for name, key in OF_SEATS.items():
            count = seen.counts[seat, name]
            if known.counts.get((seat, name), 0) != count:
                yield line(key, seat=who, count=count) if name == "toilets" else line(key, seat=who, height=count)


def _marks(known: frozenset[str], seen: frozenset[str], who: OfSeat) -> Iterator[Announcement]:
    if known - seen:
        yield line("blind-nothing-pending", seat=who)
        known = frozenset()
    for mark in sorted(seen - known):
        kind, _, count = mark.partition("-")
        yield line(MARKS[kind], seat=who, count=int(count)) if count else line(MARKS[kind], seat=who)


def _after_status(known: Seated, said: Announcement) -> Seated:
    """Who has won, and who has to settle a Duet; any other sentence tells that none waits."""
    seats = said.args.get("seats", (said.args.get("seat"),)) if said.key.endswith("-status-over") else ()
    winners = tuple(one.seat for one in seats if isinstance(one, OfSeat)) if isinstance(seats, tuple) else ()
    known = replace(known, winners=winners)
    if said.key in ASIDE or not said.key.startswith("comparity-"):
        return known
    seat, mark = said.args.get("seat"), said.key.removeprefix("comparity-status-")
    known = _without_marks(known, "duet", "trio")
    return _with_mark(known, seat.seat, mark) if mark in ("duet", "trio") and isinstance(seat, OfSeat) else known


def _drawn(known: Seated, seat: SeatId, count: int) -> Seated:
    """From the pile as long as it lasts; who gives more is said."""
    there = known.stock.get(PILE, 0)
    got = min(count, there)
    after = replace(_held(known, seat, got), stock={**known.stock, PILE: there - got})
    return _marked(after, seat, got)


def _held(known: Seated, seat: SeatId, more: int) -> Seated:
    return replace(known, hands={**known.hands, seat: known.hands.get(seat, 0) + more})


def _grown(known: Seated, seat: SeatId, height: int) -> Seated:
    """The tallest building so far counts."""
    tallest = max(height, known.counts.get((seat, "threshold"), 0))
    return replace(known, counts={**known.counts, (seat, "threshold"): tallest})


def _stocked(stock: Mapping[str, int], said: Announcement) -> Mapping[str, int]:
    count = said.args.get("count")
    if said.key == "skyscrapers-opens":
        return _more(_more(stock, "foundations", -1), "foundations_due", -1)
    if said.key == "skyscrapers-stays" and isinstance(deck := said.args["deck"], int):
        return {**stock, PILE: deck}
    if said.key == "skyscrapers-stays-foundation" and isinstance(due := said.args["due"], int):
        return {**_more(stock, "foundations", 1), "foundations_due": due}
    if said.key == "skyscrapers-foundation-due" and isinstance(count, int):
        return {**stock, "foundations_due": count}
    return _more(stock, PILE, -1)


def _more(stock: Mapping[str, int], name: str, count: int) -> Mapping[str, int]:
    return {**stock, name: stock.get(name, 0) + count}


def _marked(known: Seated, seat: SeatId, count: int) -> Seated:
    """So many more cards that were drawn now."""
    marks = known.marks.get(seat, frozenset())
    before = next((mark for mark in marks if mark.startswith("draws-")), "draws-0")
    drawn = int(before.removeprefix("draws-")) + count
    return replace(known, marks={**known.marks, seat: (marks - {before}) | ({f"draws-{drawn}"} if drawn else set())})


def _with_mark(known: Seated, seat: SeatId, mark: str) -> Seated:
    return replace(known, marks={**known.marks, seat: known.marks.get(seat, frozenset()) | {mark}})


def _without_marks(known: Seated, *kinds: str) -> Seated:
    marks = {seat: frozenset(mark for mark in its if not mark.startswith(kinds)) for seat, its in known.marks.items()}
    return replace(known, marks=marks)
