"""A summary of a match, folded from its entries: whose turn it is, who won, what is counted of each player, which cards were shown.

Rules of this file: only announcements are counted (H1, H3), never a position. Taking back an act undoes everything that it changed in the
summary, except that a card was shown (E3). The JSON leaves out the acts that could still be taken back; `folded` finds them again from all
entries.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat, Setup, Shown, Tally
from companion.core.games.registry import find
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.entries import Entry
from companion.core.referee.series import winners_of
from companion.events import SeatId

Counts = Mapping[str, int]
CALLS = ("turn-set", "goes-on")  # facts that name the next player in the tone of a notice
ACTS = ("placed", "fits", "plain")  # tones of facts by which cards leave a hand or come into it
UNDOES = ("table-undone", "table-undone-play")
MOVES_ALL_HANDS = ("hands-left", "hands-right")


@dataclass(frozen=True, slots=True)
class Summary:
    entries: int = 0  # the number of the last one
    at: float = 0.0
    acts: int = 0  # that stand
    turn: SeatId | None = None  # whose turn was announced last
    winners: tuple[SeatId, ...] = ()
    names: Mapping[SeatId, str] = field(default_factory=dict)  # who sits at each seat now
    hands: Mapping[SeatId, int] = field(default_factory=dict)  # as announced, where nothing can have changed them since
    points: Mapping[SeatId, int] = field(default_factory=dict)  # where points were counted
    tallies: Mapping[SeatId, Counts] = field(default_factory=dict)  # as the game has them
    revealed: tuple[CardId, ...] = ()  # cards whose number became public, in order
    returned: bool = False  # all cards took part again (C17)
    game: str = ""
    claim: SeatId | None = None  # the seat in the last question whose act the last one was (E3)
    past: Summary | None = field(default=None, repr=False, compare=False)  # as it was before the last act


# All fields after the number and the time of the last entry.
UNCHANGED = attrgetter(*(one.name for one in fields(Summary) if one.name not in ("entries", "at")))


def begun(setup: Setup) -> Summary:
    return Summary(names={player.seat: player.name for player in setup.players}, game=setup.game)


def folded(entries: Iterable[Entry]) -> Summary:
    """The summary of all entries of a match, in which its acts can be taken back one by one."""
    summary = Summary()
    for entry in entries:
        summary = after(begun(entry.event) if isinstance(entry.event, Setup) else summary, entry)
    return summary


def after(summary: Summary, entry: Entry) -> Summary:
    at = 0.0 if isinstance(entry.event, Setup) else entry.event.at
    if entry.acts is None and not entry.said:
        return Summary(entry.number, at, *UNCHANGED(summary))  # most entries; `replace` would take four times as long
    now, acts, past, turn = summary, summary.acts, summary.past, summary.turn
    if entry.acts is not None:
        acts = entry.acts
        now, past = _standing(summary, acts, entry)
        turn = summary.claim if _is_claimed(summary, entry) else now.turn
    heard = _HeardOfEntry(now, turn)
    revealed, returned, claim = summary.revealed, summary.returned, summary.claim
    for one in entry.said:
        for card in _shown(one.args.values()):
            revealed = _with(revealed, card)
        returned = returned or one.key == "table-all-return"
        claim = _seat(one.args, "seat") if one.key == "table-ask-act-of" else claim
        heard.hear(one)
    told = (heard.turn, heard.winners, heard.names, heard.hands, heard.points, heard.tallies)
    return Summary(entry.number, at, acts, *told, revealed, returned, now.game, claim, past)


def still_standing(acts: int, entry: Entry) -> int:
    """How many of the acts that stood before an entry still stand after it; the others are taken back, or ruled again as other acts."""
    if entry.acts is None:
        return acts
    is_undone = entry.acts <= acts or any(one.key in UNDOES for one in entry.said)
    return acts - max(acts - entry.acts, 1) if is_undone and acts else acts


def _standing(summary: Summary, acts: int, entry: Entry) -> tuple[Summary, Summary | None]:
    """The summary that an entry goes on from, and the summary before each act that stands after it."""
    now = summary
    for _ in range(summary.acts - still_standing(summary.acts, entry)):
        now = now.past or replace(now, acts=now.acts - 1)
    past = now.past
    for already in range(now.acts, acts):  # two acts of one entry are taken back to the same
        past = now if already == now.acts else replace(now, acts=already, past=past)
    return now, past


def _is_claimed(summary: Summary, entry: Entry) -> bool:
    """Whether the last act now counts as the act of another player (E3)."""
    return summary.claim is not None and entry.acts == summary.acts and any(one.key == "table-corrected" for one in entry.said)


class _HeardOfEntry:
    """What the announcements of one entry change; a value that they do not mention stays the same object."""

    def __init__(self, summary: Summary, turn: SeatId | None) -> None:
        self.turn = turn
        self.winners, self.names, self.hands = summary.winners, summary.names, summary.hands
        self.points, self.tallies = summary.points, summary.tallies
        self._prefix = f"{summary.game}-"
        self._tallies = tallies_of(summary.game)
        self._together: set[str] = set()
        self._finals_are_dropped = False
        self._amount, self._amount_of = 0, ""

    def hear(self, said: Announcement) -> None:
        seat = _seat(said.args, "seat")
        fact = said.key.removeprefix(self._prefix)
        if fact != said.key:
            self._hear_fact(fact, seat, said)
        elif said.key == "table-holds-again":
            self._hold(seat, _number(said.args, "count"))
        if said.tone == "win":
            self.winners = winners_of(said)
        elif said.tone == "turn" or (fact in CALLS and fact != said.key):
            self.winners = ()
            self.turn = seat or self.turn

    def _hear_fact(self, fact: str, seat: SeatId | None, said: Announcement) -> None:
        if fact in self._tallies:
            self._count(fact, seat or self.turn, said.args)
        self._hear_hand(fact, seat, said)
        if fact == "total" and seat:
            self.points = {**self.points, seat: _number(said.args, "points")}
        elif fact == "replaced" and seat and isinstance(name := said.args.get("name"), str):
            self.names = {**self.names, seat: name}
        elif fact == "goes-on":
            self.points = {}
            self._drop_finals()

    def _count(self, fact: str, seat: SeatId | None, args: Mapping[str, Said]) -> None:
        for tally in self._tallies[fact]:
            if seat is None or (tally.is_together and tally.id in self._together):
                continue
            if tally.is_final and not self._finals_are_dropped:
                self._drop_finals()
            self._together.add(tally.id)
            more = _number(args, tally.amount) if tally.amount else 1
            if fact == tally.fewer:
                if self._amount_of != tally.id:  # it corrects only the announcement right before it
                    continue
                more -= self._amount
            elif tally.amount:
                self._amount, self._amount_of = more, tally.id
            counts = self.tallies.get(seat, {})
            self.tallies = {**self.tallies, seat: {**counts, tally.id: counts.get(tally.id, 0) + more}}

    def _drop_finals(self) -> None:
        self._finals_are_dropped = True
        finals = {tally.id for tallies in self._tallies.values() for tally in tallies if tally.is_final}
        if any(id in finals for counts in self.tallies.values() for id in counts):
            self.tallies = {seat: {id: count for id, count in counts.items() if id not in finals} for seat, counts in self.tallies.items()}

    def _hear_hand(self, fact: str, seat: SeatId | None, said: Announcement) -> None:
        args = said.args
        if fact == "status-opening":
            self.hands = dict.fromkeys(self.names, _number(args, "hand"))
        elif fact == "hand-set":
            self._hold(seat, _number(args, "count"))
        elif fact in ("one-card", "no-card"):
            self._hold(seat, int(fact == "one-card"))
        elif fact in MOVES_ALL_HANDS:
            self.hands = {}
        elif "giver" in args:  # the number is that of the giver's hand
            self._hold(_seat(args, "giver"), _number(args, "hand"))
            self._hold(seat, None)
        elif "hand" in args and said.tone != "turn":
            self._hold(seat, _number(args, "hand"))
        elif fact == "left" or (said.tone in ACTS and len(args) > 1):
            self._hold(seat, None)

    def _hold(self, seat: SeatId | None, count: int | None) -> None:
        if seat is None or self.hands.get(seat) == count:
            return
        hands = {**self.hands, seat: count}
        self.hands = {one: held for one, held in hands.items() if held is not None}


@cache
def tallies_of(game: str) -> Mapping[str, tuple[Tally, ...]]:
    """The tallies that each fact of a game adds to; none where the game is not known any more."""
    known = find(game)
    found: dict[str, tuple[Tally, ...]] = {}
    for tally in known.tallies if known else ():
        for fact in (*tally.facts, *((tally.fewer,) if tally.fewer else ())):
            found[fact] = (*found.get(fact, ()), tally)
    return found


def _shown(values: Iterable[Said]) -> Iterator[CardId]:
    for value in values:
        if isinstance(value, Shown):
            yield value.card
        elif isinstance(value, tuple):
            yield from _shown(value)


def _with(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    at = bisect_left(cards, card)
    return cards if at < len(cards) and cards[at] == card else (*cards[:at], card, *cards[at:])


def _seat(args: Mapping[str, Said], name: str) -> SeatId | None:
    value = args.get(name)
    return value.seat if isinstance(value, OfSeat) else None


def _number(args: Mapping[str, Said], name: str) -> int:
    value = args.get(name)
    return value if isinstance(value, int) else 0


def summary_to_json(summary: Summary) -> dict[str, Any]:
    """The summary as JSON without its empty values."""
    row: dict[str, Any] = {
        "game": summary.game,
        "entries": summary.entries,
        "at": summary.at,
        "acts": summary.acts,
        "turn": summary.turn,
        "winners": list(summary.winners),
        "names": dict(summary.names),
        "hands": dict(summary.hands),
        "points": dict(summary.points),
        "tallies": {seat: dict(counts) for seat, counts in summary.tallies.items()},
        "revealed": list(summary.revealed),
        "returned": summary.returned,
        "claim": summary.claim,
    }
    return {name: value for name, value in row.items() if value}


def summary_from_json(row: Mapping[str, Any]) -> Summary:
    """The summary again; raises TypeError or ValueError where the row has another form. Its values are not checked here."""
    names = {**row, "winners": tuple(row.get("winners", ())), "revealed": tuple(row.get("revealed", ()))}
    return Summary(**names)
